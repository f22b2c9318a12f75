### Lines and pages about games: who is in them, their state, votes, and the pages of LIST, SUMMARY and HISTORY.

## People of a game.

person-nobody = ingen
person-bot = en bot
unnamed-player = en spiller
player-title = { $who ->
    [master] Spilleder
    [player] en magt
   *[observer] Tilskuer
 }
player-since = fra { $phase }:
applicant-waits = { $who }, nummer { $number }, mangler spillederens godkendelse
address-fails-since = Mails til { $address } er kommet retur siden { $since }.
absence-line = { $who }: { $since }
    .until = til { $until }
    .unnamed = En spiller
orders-sent = { $sent ->
    [not-asked] Ingen ordrer kræves
    [missing] Ordrer mangler
   *[sent] Ordrer sendt
 }
    .late-waiting = forsinkede ordrer kræver ACCEPT LATE { $power }
    .late-refused = forsinkede ordrer tæller ikke, medmindre du sender ACCEPT LATE { $power }

## What a game needs, and its state.

game-needs-answers = at { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
 } siger I AM HERE
game-needs-approval = spillederens godkendelse af spillere
game-needs-begin = spillederens BEGIN
game-needs-start = at det begynder
game-needs-players = { $players ->
    [one] endnu { $players } spiller
   *[other] endnu { $players } spillere
 }
series-games = { $number ->
    [one] { $number } parti
   *[other] { $number } partier
 } ({ LIST($games, type: "and") })
    .none = intet parti endnu
series-state = { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
 }, { $games }
series-game = { $game }: { $powers }, { $centres ->
    [one] { $centres } center
   *[other] { $centres } centre
 }, { $points }{ $counts ->
    [yes] { "" }
   *[no] { " " }(tæller ikke)
 }
game-moderated = { $moderated ->
    [yes] Modereret
   *[no] Umodereret
 }
game-state-series = Serie: { $state }.
game-state-forming = Ikke begyndt: venter på { $needed }.
game-state-over = { $ending ->
    [victory] Vundet
    [draw] Remis
   *[terminated] Sluttet uden resultat
 }{ $named ->
    [winners] : { $winners }
   *[nobody] { "" }
 }.
game-state-paused = På pause.
game-state-openings = Ledige: { $powers }.
games-yours = Din plads: { $parts }.
    .power = { $power }{ $state ->
        [abandoned] , indtil en anden overtager
        [disorder] , uden ledelse, til der kommer ordrer
       *[played] { "" }
     }
    .role = { $role ->
        [master] spilleder
        [player] spiller
        [awaited] spiller, når spillederen har godkendt dig
       *[observer] tilskuer
     }
games-deadline = Deadline: { $at }
games-resumes = Fortsætter: { $at }
games-away = Væk:
    .until = til
boards-wanted = søges: { $games }

## Votes. Terms stand in sentences.

terms-ranking = rækkefølgen { $ranks }
terms-terminated = en slutning uden resultat
terms-victory = sejr til { $power }
terms-draw = remis mellem { $powers }
terms-draw-of-all = remis mellem alle overlevende
own-vote-draw = Du stemmer for { $draw } i denne fase. Ingen andre får det at vide. Send SET NODRAW for at tage stemmen tilbage.
own-vote-concede = Du overgiver partiet til { $power } i denne fase, hvis alle andre gør det. Ingen andre får det at vide. Send SET NOCONCEDE for at tage stemmen tilbage.
open-proposal = { $number }: { $terms }{ $counted ->
    [season] , tælles med trækkene { $season }
   *[any] { "" }
 }{ $ends ->
    [yes] , indtil { $until }
   *[no] { "" }
 }.{ $silence ->
    [agrees] { " " }Tavshed er enighed, hvis nogen siger YES.
   *[says-nothing] { "" }
 }{ $voted ->
    [yes] { " " }Du stemmer { $vote }.
   *[no] { "" }
 }{ $awaits ->
    [master] { " " }Det blev vedtaget ved tavshed og kræver spillederens godkendelse.
   *[nobody] { "" }
 }
votes-counted = { $yes } YES, { $no } NO{ $voted ->
    [some] , { votes-missing }
   *[all] { "" }
 }.
votes-missing = { $silent ->
    [one] { $silent } spiller
   *[other] { $silent } spillere
 } uden stemme

## The board, orders and units.

board-unowned = Uden ejer
board-must-retreat = skal trække sig tilbage eller opløses
corrected-unit-of-nobody = { $unit } fjernes fra brættet.
corrected-unit-taken-off = { $unit } ({ $power }) fjernes fra brættet.
corrected-unit-put-on = { $unit } sættes på brættet for { $power }.
corrected-centre = { $centre } tilhører { $power }.
corrected-centre-of-nobody = { $centre } tilhører ingen.
adjustments-pending = { $what ->
    [builds] { $number ->
        [one] { $number } bygning
       *[other] { $number } bygninger
     }
   *[removals] { $number ->
        [one] { $number } fjernelse
       *[other] { $number } fjernelser
     }
 } mangler.
builds-seen = Bygger { $number ->
    [one] { $number } enhed
   *[other] { $number } enheder
 }.
order-implied = følger af { $unit }
lent-until-revoked = indtil videre
lent-all-units = alle enheder
lent-to = { $units } til { $power }.

## Tables of a game's record.

table-power = Magt
table-player = Spiller
table-year = År
table-index = Indeks
table-statistics = { $what ->
    [centres] Flest centre
    [moves] Træk
    [late] Sent
    [missed] NMR
   *[press] Beskeder
 }
unused-builds = { $number ->
    [one] 1 ubrugt bygning
    [two] 2 ubrugte bygninger
   *[more] flere ubrugte bygninger
 }.
statistics-unsigned = Anonyme beskeder: { $number }.
statistics-held = Holdt længst væk hjemmefra: { $centre }, af { $power }, { $since } til { $until }.
statistics-held-one-year = Holdt længst væk hjemmefra: { $centre }, af { $power }, { $year }.

## LIST of a game, and of all.

list-series = Serien '{ $game }': { $state }. Send TABLE { $game } for dens tabel.
list-join = Send SIGN ON ?{ $game } og en adgangskode, du selv vælger, for at komme med.
list-forming = Partiet '{ $game }' venter på { $needed }.
list-roll-call = Det begynder, når det er sket. Spillere, der ikke siger det i tide, mister deres plads.
list-over = Partiet '{ $game }' er slut. { $ending }
list-paused = Partiet '{ $game }', ordre #{ $number } ({ $phase }), er på pause.
list-openings = Ledige for { $who ->
    [approved] spillere med spillederens godkendelse
   *[anyone] enhver, der er registreret
 }: { $powers }. Send SIGN ON magt { $game } og en adgangskode for at overtage en.
    .hidden = Ledige for { $who ->
        [approved] spillere med spillederens godkendelse
       *[anyone] enhver, der er registreret
     }: { $powers }. Send SIGN ON ?{ $game } og en adgangskode for at overtage en.
list-usual-left-out = (send LIST { $game } for også at se de indstillinger, der er som normalt)
list-style = Dine ordrer skrives, som SET STYLE { $style } siger.
list-proposals = Foreslåede slutninger på partiet (send VOTE YES eller VOTE NO og nummeret for at stemme):
list-web = Partiet på nettet: { $page }
list-draw-votes = Kun du ser dette: { $number ->
    [one] { $number } magt stemmer
   *[other] { $number } magter stemmer
 } for remis.
games-none-of-yours = Du er ikke med i noget parti her. Send LIST for at se alle partier og SIGN ON ?navn adgangskode for at komme med i et.
games-none-such = Der er intet sådant parti her nu. Send LIST for at se alle partier.
games-none = Der er ingen partier her endnu. Send CREATE ?navn adgangskode for at oprette et.
games-page = Side { $number } af { $pages }. Send { $command } for den næste.
    .last = Side { $number } af { $pages }, den sidste.
games-standby-promised = { $promise } For at trække det tilbage svarer du NO på mailen om det eller sender SIGN OFF AS STANDBY.
games-standby = Du er reserve for { $games }. Send SIGN OFF AS STANDBY for at afslutte det. Ingen får at vide, hvem der ellers er reserve.
    .none = Du er ikke reserve for noget parti. Send SIGN UP AS STANDBY for at komme på den liste.
games-how = Send LIST og et partis navn for mere om det. For at komme med i et, der ikke er begyndt: SIGN ON ?navn adgangskode. For at følge et: OBSERVE navn adgangskode.
games-press = Presse: W hvid (underskrevet), G grå (anonym), P også til kun nogle spillere, - ikke tilladt.
who-game = Disse personer er med i partiet '{ $game }':

## HELP without such a page.

help-no-page = Der er ingen hjælp om "{ $asked }".
    .similar = Der er ingen hjælp om "{ $asked }". Måske mente du { LIST($topics, type: "or") }.
help-pages = Hjælpesider: { $topics }. Send HELP for den første.
help-example = For eksempel:

## HISTORY: what happened in a game.

history-empty = Intet skete i det dengang.
history-goes-on = Der er mere. Send dette for resten:
    .same-minute = Der er mere fra samme minut. Send dette for at få det:
history-started = Disse spillere er med i partiet:
history-joined = { $who } har meldt sig for at spille en magt i partiet '{ $game }'.
history-players = Partiet '{ $game }' har nu { $number ->
    [one] { $number } spiller
   *[other] { $number } spillere
 }.
history-observing = { $who } er blevet tilskuer i partiet '{ $game }'.
history-took-over = { $who } har overtaget { $power } i partiet '{ $game }'.
history-returned = { $power } har fået sin spiller tilbage i partiet '{ $game }'.
history-removed = { $by ->
    [keeper] Administratoren
   *[master] Spillederen
 } har fjernet { $who }{ $place ->
    [power] { " " }({ $power })
   *[none] { "" }
 } fra partiet '{ $game }'.
history-left = { $who } har { $place ->
    [power] forladt { $power } i
   *[none] forladt
 } partiet '{ $game }'.
history-abandoned = { $powers } { $number ->
    [one] kan overtages
   *[other] kan overtages
 } af enhver i partiet '{ $game }'.
history-disorder = { $powers } { $number ->
    [one] er
   *[other] er
 } uden ledelse i partiet '{ $game }'.
history-settings = Indstillingerne for partiet '{ $game }' er ændret:
history-setting = { $setting }: { $empty ->
    [yes] intet
   *[no] { $value }
 }
    .before = det var: { $value }
history-deadline = Deadlinen i partiet '{ $game }' er nu { $deadline }, og den ekstra frist udløber { $grace }.
history-spoke-for = { $who } handlede for { $power } i partiet '{ $game }' som spilleder.
history-master-acted = { $who } gjorde dette i partiet '{ $game }' som spilleder:
history-keeper-acted = Administratoren gjorde dette i partiet '{ $game }':
history-player-acted = { $who } gjorde dette i partiet '{ $game }', som ingen spilleder modererer:
history-master-joined = { $who } er spilleder i partiet '{ $game }' fra nu af.
history-master-left = { $who } er ikke længere spilleder i partiet '{ $game }'{ $why ->
    [keeper] : det har administratoren bestemt
    [master] : det har den første spilleder bestemt
   *[own] { "" }
 }.
history-paused = Partiet '{ $game }' er på pause{ $ends ->
    [yes] { " " }indtil { $until }
   *[no] { "" }
 }.
history-resumed = Partiet '{ $game }' fortsætter.
history-master-silent = Partiet '{ $game }' har ventet på sin spilleder siden { $since }.
history-end-undone = Spillederen har fortrudt slutningen på partiet '{ $game }'.
history-start-undone = Spillederen har fortrudt starten på partiet '{ $game }'.
history-adjusted = Spillederen har rettet partiet '{ $game }'{ $moved ->
    [yes] { " " }og ført det fra { $before } til { $phase }
   *[no] { "" }
 }:
history-adjust-undone = Spillederen har fortrudt det sidste ADJUST i partiet '{ $game }'. Det er ved { $phase } som før.
history-rollback-undone = Spillederen har fortrudt ROLLBACK i partiet '{ $game }'. Det er ved { $phase } igen. Resultaterne for { $phases } gælder alligevel.
    .over = Spillederen har fortrudt ROLLBACK i partiet '{ $game }'. Det er slut igen.
history-rolled-back = Spillederen har ført partiet '{ $game }' fra { $left } tilbage til { $phase }{ $ended ->
    [yes] ; slutningen gælder ikke
   *[no] { "" }
 }. Resultaterne for { $phases } gælder ikke længere.
history-draw = Partiet '{ $game }' er erklæret remis mellem { $powers }.
history-terminated = Partiet '{ $game }' blev afsluttet uden resultat.
history-declared = Spillederen har afgjort dette: { $reason }
history-someone = Nogen

## PREDICT, WHY, SUMMARY, TABLE and the records of people.

prediction = INTET ER AFGJORT: dette er { $phase } i '{ $game }', som fasen ville ende nu, { $orders ->
    [position] i den stilling, du prøver, med dine ordrer for den
    [tried] med de ordrer, du prøver, i stedet for de modtagne
   *[received] med de ordrer, der er modtaget
 }. Kun du ser det.
    .silent = Slet ingen ordrer: { $powers }.
    .partial = Nogle ordrer mangler: { $powers }.
    .left-out = Udeladt: linje { $line }, { $text }
    .no-order = Det er ikke en ordre for en enhed i denne fase.
    .next = Den næste fase ville være { $phase }.
reasons-none = Der var ingen ordrer i { $phase }.
reasons-none-of-place = Ingen ordre i { $phase } angik { $place }.
series-table = Tabellen for { $part ->
    [round] runde { $round } i serien '{ $game }'
   *[series] serien '{ $game }'
 }, efter { $scoring }{ $games ->
    [best] { " " }(hver spillers { $best } bedste)
   *[all] { "" }
 }:
    .columns = point spiller
summary-index = Indeks er summen af kvadraterne af antallet af forsyningscentre divideret med antallet af magter. Det viser, hvor langt partiet er nået.
people-dedication = Pålidelighed: { $dedication }, i tide { $on_time } af { $turns }
player-record = Historik for { $address }
    .dedication = Nuværende pålidelighed: { $number }
    .on-time = Træk i tide: { $number }
    .turns = Træk i alt: { $number }
    .started = Påbegyndte partier: { $number }
    .taken-over = Overtagne magter: { $number }
    .resigned = Forladte magter: { $number }
    .on-time-ratio = Andel i tide: { $ratio }
    .resigned-ratio = Andel forladt: { $ratio }
page-file = Filen { $name }:
