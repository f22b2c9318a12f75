### Lines and pages about games: who is in them, their state, votes, and the pages of LIST, SUMMARY and HISTORY.

## People of a game.

person-nobody = ingen
person-bot = en bot
unnamed-player = en spelare
player-title = { $who ->
    [master] Spelledare
    [player] en makt
   *[observer] Åskådare
 }
player-since = från och med { $phase }:
applicant-waits = { $who }, nummer { $number }, behöver spelledarens godkännande
address-fails-since = Mejl till { $address } har kommit tillbaka sedan { $since }.
absence-line = { $who }: { $since }
    .until = till { $until }
    .unnamed = En spelare
orders-sent = { $sent ->
    [not-asked] Inga order behövs
    [missing] Order saknas
   *[sent] Order har kommit
 }
    .late-waiting = försenade order behöver ACCEPT LATE { $power }
    .late-refused = försenade order räknas inte om du inte skickar ACCEPT LATE { $power }

## What a game needs, and its state.

game-needs-answers = I AM HERE från { $players ->
    [one] { $players } spelare
   *[other] { $players } spelare
 }
game-needs-approval = spelledarens godkännande av spelare
game-needs-begin = spelledarens BEGIN
game-needs-start = starten
game-needs-players = { $players ->
    [one] { $players } spelare till
   *[other] { $players } spelare till
 }
series-games = { $number ->
    [one] { $number } parti
   *[other] { $number } partier
 } ({ LIST($games, type: "and") })
    .none = inget parti än
series-state = { $players ->
    [one] { $players } spelare
   *[other] { $players } spelare
 }, { $games }
series-game = { $game }: { $powers }, { $centres ->
    [one] { $centres } center
   *[other] { $centres } center
 }, { $points }{ $counts ->
    [yes] { "" }
   *[no] { " " }(räknas inte)
 }
game-moderated = { $moderated ->
    [yes] Med fristående spelledare
   *[no] Utan fristående spelledare
 }
game-state-series = Serie: { $state }.
game-state-forming = Har inte börjat. Väntar på { $needed }.
game-state-over = { $ending ->
    [victory] Seger
    [draw] Remi
   *[terminated] Slutade utan resultat
 }{ $named ->
    [winners] : { $winners }
   *[nobody] { "" }
 }.
game-state-paused = Pausat.
game-state-openings = Lediga makter: { $powers }.
games-yours = Du är: { $parts }.
    .power = { $power }{ $state ->
        [abandoned] , tills någon tar över
        [disorder] , utan ledning tills order kommer
       *[played] { "" }
     }
    .role = { $role ->
        [master] spelledare
        [player] spelare
        [awaited] spelare, när spelledaren har godkänt dig
       *[observer] åskådare
     }
games-deadline = Deadline: { $at }
games-resumes = Fortsätter: { $at }
games-away = Borta:
    .until = till
boards-wanted = behöver spelare: { $games }

## Votes. Terms stand in sentences.

terms-ranking = rangordningen { $ranks }
terms-terminated = ett slut utan resultat
terms-victory = seger för { $power }
terms-draw = remi mellan { $powers }
terms-draw-of-all = remi mellan alla som är kvar
own-vote-draw = Du röstar i den här fasen för { $draw }. Ingen annan får veta det. Skicka SET NODRAW för att dra tillbaka rösten.
own-vote-concede = Du ger i den här fasen upp partiet till förmån för { $power }, om alla andra också gör det. Ingen annan får veta det. Skicka SET NOCONCEDE för att dra tillbaka rösten.
open-proposal = { $number }: { $terms }{ $counted ->
    [season] , räknas med dragen för { $season }
   *[any] { "" }
 }{ $ends ->
    [yes] , senast { $until }
   *[no] { "" }
 }.{ $silence ->
    [agrees] { " " }Tystnad räknas som samtycke, om någon säger YES.
   *[says-nothing] { "" }
 }{ $voted ->
    [yes] { " " }Du röstar { $vote }.
   *[no] { "" }
 }{ $awaits ->
    [master] { " " }Det gick igenom genom tystnad och behöver spelledarens godkännande.
   *[nobody] { "" }
 }
votes-counted = { $yes } YES, { $no } NO{ $voted ->
    [some] , { votes-missing }
   *[all] { "" }
 }.
votes-missing = { $silent ->
    [one] { $silent } spelare
   *[other] { $silent } spelare
 } utan röst

## The board, orders and units.

board-unowned = Utan ägare
board-must-retreat = måste retirera eller upplösas
corrected-unit-of-nobody = { $unit } tas bort från brädet.
corrected-unit-taken-off = { $unit } ({ $power }) tas bort från brädet.
corrected-unit-put-on = { $unit } ställs på brädet för { $power }.
corrected-centre = { $centre } tillhör { $power }.
corrected-centre-of-nobody = { $centre } tillhör ingen.
adjustments-pending = { $what ->
    [builds] { $number ->
        [one] { $number } bygge
       *[other] { $number } byggen
     }
   *[removals] { $number ->
        [one] { $number } borttagning
       *[other] { $number } borttagningar
     }
 } väntar.
builds-seen = Bygger { $number ->
    [one] { $number } enhet
   *[other] { $number } enheter
 }.
order-implied = följer av { $unit }
lent-until-revoked = tills vidare
lent-all-units = alla enheter
lent-to = { $units } till { $power }.

## Tables of a game's record.

table-power = Makt
table-player = Spelare
table-year = År
table-index = Index
table-statistics = { $what ->
    [centres] Flest center
    [moves] Drag
    [late] Sena
    [missed] NMR
   *[press] Press
 }
unused-builds = { $number ->
    [one] 1 outnyttjat bygge
    [two] 2 outnyttjade byggen
   *[more] fler outnyttjade byggen
 }.
statistics-unsigned = Anonyma meddelanden: { $number }.
statistics-held = Hölls längst tid utanför hemlandet: { $centre }, av { $power }, { $since } till { $until }.
statistics-held-one-year = Hölls längst tid utanför hemlandet: { $centre }, av { $power }, { $year }.

## LIST of a game, and of all.

list-series = Serien '{ $game }': { $state }. Skicka TABLE { $game } för dess tabell.
list-join = För att gå med, skicka SIGN ON ?{ $game } och ett lösenord som du väljer själv.
list-forming = Partiet '{ $game }' har inte börjat. Det väntar på { $needed }.
list-roll-call = Sedan börjar det. Spelare som inte skickar det i tid förlorar sin plats.
list-over = Partiet '{ $game }' är slut. { $ending }
list-paused = Partiet '{ $game }' är pausat, vid drag nr { $number } ({ $phase }).
list-openings = Lediga för { $who ->
    [approved] spelare med spelledarens godkännande
   *[anyone] alla registrerade
 }: { $powers }. För att ta över en av dem, skicka SIGN ON makt { $game } och ett lösenord.
    .hidden = Lediga för { $who ->
        [approved] spelare med spelledarens godkännande
       *[anyone] alla registrerade
     }: { $powers }. För att ta över en av dem, skicka SIGN ON ?{ $game } och ett lösenord.
list-usual-left-out = (skicka LIST { $game } för de inställningar som är som vanligt)
list-style = Dina order skrivs enligt SET STYLE { $style }.
list-proposals = Föreslagna slut på partiet (skicka VOTE YES eller VOTE NO och numret för att rösta):
list-web = Partiet på webben: { $page }
list-draw-votes = Bara du ser detta: { $number ->
    [one] { $number } makt röstar
   *[other] { $number } makter röstar
 } för remi.
games-none-of-yours = Du är inte med i något parti här. Skicka LIST för att se alla partier, och SIGN ON ?namn lösenord för att gå med i ett.
games-none-such = Det finns inget sådant parti här nu. Skicka LIST för att se alla partier.
games-none = Det finns inga partier här än. Skicka CREATE ?namn lösenord för att skapa ett.
games-page = Sida { $number } av { $pages }. Skicka { $command } för nästa.
    .last = Sida { $number } av { $pages }, den sista.
games-standby-promised = { $promise } För att ta tillbaka det, svara NO på mejlet om det, eller skicka SIGN OFF AS STANDBY.
games-standby = Du är reserv för { $games }. Skicka SIGN OFF AS STANDBY för att avsluta det. Ingen får veta vilka andra som är reserver.
    .none = Du är inte reserv för något parti. Skicka SIGN UP AS STANDBY för att komma med på den listan.
games-how = Skicka LIST och ett partis namn för att veta mer om det. Gå med i ett parti som inte har börjat: SIGN ON ?namn lösenord. Titta på ett: OBSERVE namn lösenord.
games-press = Press: W vit (undertecknad), G grå (anonym), P även till bara några makter, - inte tillåten.
who-game = De här personerna är med i partiet '{ $game }':

## HELP without such a page.

help-no-page = Det finns ingen hjälp om "{ $asked }".
    .similar = Det finns ingen hjälp om "{ $asked }". Kanske menade du { LIST($topics, type: "or") }.
help-pages = Hjälpsidor: { $topics }. Skicka HELP för den första.
help-example = Till exempel:

## HISTORY: what happened in a game.

history-empty = Ingenting hände i det då.
history-goes-on = Det finns mer. För resten, skicka:
    .same-minute = Det finns mer från samma minut. För att få det, skicka:
history-started = De här spelarna är med i partiet:
history-joined = { $who } har anmält sig som spelare i partiet '{ $game }'.
history-players = Partiet '{ $game }' har nu { $number ->
    [one] { $number } spelare
   *[other] { $number } spelare
 }.
history-observing = { $who } har anmält sig som åskådare i partiet '{ $game }'.
history-took-over = { $who } har tagit över { $power } i partiet '{ $game }'.
history-returned = { $power } har fått tillbaka sin spelare i partiet '{ $game }'.
history-removed = { $by ->
    [keeper] Administratören
   *[master] Spelledaren
 } har tagit bort { $who }{ $place ->
    [power] { " " }({ $power })
   *[none] { "" }
 } från partiet '{ $game }'.
history-left = { $who } har { $place ->
    [power] hoppat av som { $power } i
   *[none] lämnat
 } partiet '{ $game }'.
history-abandoned = { $powers } { $number ->
    [one] är ledigt
   *[other] är lediga
 } för vem som helst i partiet '{ $game }'.
history-disorder = { $powers } { $number ->
    [one] är
   *[other] är
 } utan ledning i partiet '{ $game }'.
history-settings = Inställningarna för partiet '{ $game }' har ändrats:
history-setting = { $setting }: { $empty ->
    [yes] inget
   *[no] { $value }
 }
    .before = tidigare: { $value }
history-deadline = Deadlinen i partiet '{ $game }' är nu { $deadline }, och respittiden slutar { $grace }.
history-spoke-for = { $who } agerade för { $power } i partiet '{ $game }', som spelledare.
history-master-acted = { $who } gjorde detta i partiet '{ $game }', som spelledare:
history-keeper-acted = Administratören gjorde detta i partiet '{ $game }':
history-player-acted = { $who } gjorde detta i partiet '{ $game }', som inte har någon fristående spelledare:
history-master-joined = { $who } är från och med nu spelledare i partiet '{ $game }'.
history-master-left = { $who } är inte längre spelledare i partiet '{ $game }'{ $why ->
    [keeper] : administratören har beslutat detta
    [master] : den första spelledaren har beslutat detta
   *[own] { "" }
 }.
history-paused = Partiet '{ $game }' är pausat{ $ends ->
    [yes] { " " }till { $until }
   *[no] { "" }
 }.
history-resumed = Partiet '{ $game }' fortsätter.
history-master-silent = Partiet '{ $game }' har väntat på sin spelledare sedan { $since }.
history-end-undone = Spelledaren har ångrat slutet på partiet '{ $game }'.
history-start-undone = Spelledaren har ångrat starten av partiet '{ $game }'.
history-adjusted = Spelledaren har rättat partiet '{ $game }'{ $moved ->
    [yes] { " " }och flyttat det från { $before } till { $phase }
   *[no] { "" }
 }:
history-adjust-undone = Spelledaren har ångrat det senaste ADJUST i partiet '{ $game }'. Det är i { $phase } som förut.
history-rollback-undone = Spelledaren har ångrat ROLLBACK i partiet '{ $game }'. Det är åter i { $phase }. Resultatet av { $phases } gäller ändå.
    .over = Spelledaren har ångrat ROLLBACK i partiet '{ $game }'. Det är åter slut.
history-rolled-back = Spelledaren har backat partiet '{ $game }' från { $left } till { $phase }{ $ended ->
    [yes] ; dess slut gäller inte
   *[no] { "" }
 }. Resultatet av { $phases } gäller inte längre.
history-draw = Partiet '{ $game }' har förklarats remi mellan { $powers }.
history-terminated = Partiet '{ $game }' avslutades utan resultat.
history-declared = Spelledaren har beslutat detta: { $reason }
history-someone = Någon

## PREDICT, WHY, SUMMARY, TABLE and the records of people.

prediction = INGENTING HAR AVGJORTS: så skulle { $phase } i '{ $game }' sluta nu, { $orders ->
    [position] i ställningen som du provkör, med dina order för den
    [tried] med orderna som du provkör i stället för dem som har kommit
   *[received] med de order som har kommit
 }. Bara du ser det.
    .silent = Inga order alls: { $powers }.
    .partial = Några order saknas: { $powers }.
    .left-out = Utelämnat: rad { $line }, { $text }
    .no-order = Det är inte en order för en enhet i den här fasen.
    .next = Nästa fas skulle vara { $phase }.
reasons-none = Det fanns inga order i { $phase }.
reasons-none-of-place = Ingen order i { $phase } rörde { $place }.
series-table = Tabellen för { $part ->
    [round] runda { $round } i serien '{ $game }'
   *[series] serien '{ $game }'
 }, enligt { $scoring }{ $games ->
    [best] { " " }(varje spelares bästa { $best })
   *[all] { "" }
 }:
    .columns = poäng spelare
summary-index = Index är summan av kvadraterna på antalet försörjningscenter, delad med antalet makter. Det är ett mått på hur långt partiet har kommit.
people-dedication = Pålitlighet: { $dedication }, i tid { $on_time } av { $turns }
player-record = Meriter för { $address }
    .dedication = Nuvarande pålitlighet: { $number }
    .on-time = Drag i tid: { $number }
    .turns = Drag totalt: { $number }
    .started = Påbörjade partier: { $number }
    .taken-over = Övertagna makter: { $number }
    .resigned = Avhopp: { $number }
    .on-time-ratio = Andel i tid: { $ratio }
    .resigned-ratio = Andel övergivna: { $ratio }
page-file = Filen { $name }:
