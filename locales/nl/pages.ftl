### Lines and pages about games: who is in them, their state, votes, and the pages of LIST, SUMMARY and HISTORY.

## People of a game.

person-nobody = niemand
person-bot = een bot
unnamed-player = een speler
player-title = { $who ->
    [master] Spelleider
    [player] een speler
   *[observer] Toeschouwer
 }
player-since = vanaf { $phase }:
applicant-waits = { $who }, nummer { $number }, heeft toestemming van de spelleider nodig
address-fails-since = E-mail aan { $address } komt terug sinds { $since }.
absence-line = { $who }: { $since }
    .until = tot { $until }
    .unnamed = Een speler
orders-sent = { $sent ->
    [not-asked] Geen orders nodig
    [missing] Orders ontbreken
   *[sent] Orders zijn binnen
 }
    .late-waiting = te late orders hebben ACCEPT LATE { $power } nodig
    .late-refused = te late orders tellen niet, tenzij je ACCEPT LATE { $power } stuurt

## What a game needs, and its state.

game-needs-answers = { $players ->
    [one] I AM HERE van { $players } speler
   *[other] I AM HERE van { $players } spelers
 }
game-needs-approval = toestemming van de spelleider voor spelers
game-needs-begin = BEGIN van de spelleider
game-needs-start = de start
game-needs-players = { $players ->
    [one] nog { $players } speler
   *[other] nog { $players } spelers
 }
series-games = { $number ->
    [one] { $number } partij
   *[other] { $number } partijen
 } ({ LIST($games, type: "and") })
    .none = nog geen partij
series-state = { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
 }, { $games }
series-game = { $game }: { $powers }, { $centres ->
    [one] { $centres } aanvoergebied
   *[other] { $centres } aanvoergebieden
 }, { $points }{ $counts ->
    [yes] { "" }
   *[no] { " " }(telt niet)
 }
game-moderated = { $moderated ->
    [yes] Met spelleider
   *[no] Zonder aparte spelleider
 }
game-state-series = Serie: { $state }.
game-state-forming = Nog niet begonnen, nodig: { $needed }.
game-state-over = { $ending ->
    [victory] Gewonnen
    [draw] Gelijkspel
   *[terminated] Zonder uitslag geëindigd
 }{ $named ->
    [winners] : { $winners }
   *[nobody] { "" }
 }.
game-state-paused = Ligt stil.
game-state-openings = Vrij: { $powers }.
games-yours = Jij: { $parts }.
    .power = { $power }{ $state ->
        [abandoned] , tot iemand het overneemt
        [disorder] , stuurloos tot er orders komen
       *[played] { "" }
     }
    .role = { $role ->
        [master] spelleider
        [player] speler
        [awaited] speler, zodra de spelleider je toelaat
       *[observer] toeschouwer
     }
games-deadline = Deadline op: { $at }
games-resumes = Gaat verder: { $at }
games-away = Afwezig:
    .until = tot
boards-wanted = gezocht: { $games }

## Votes. Terms stand in sentences.

terms-ranking = de volgorde { $ranks }
terms-terminated = een einde zonder uitslag
terms-victory = winst voor { $power }
terms-draw = gelijkspel tussen { $powers }
terms-draw-of-all = gelijkspel tussen alle overgebleven landen
own-vote-draw = Je stemt in deze fase voor { $draw }. Niemand anders hoort dat. Met SET NODRAW trek je de stem in.
own-vote-concede = Je gunt in deze fase { $power } de winst, als alle anderen dat ook doen. Niemand anders hoort dat. Met SET NOCONCEDE trek je de stem in.
open-proposal = { $number }: { $terms }{ $counted ->
    [season] , geteld met de zetten van { $season }
   *[any] { "" }
 }{ $ends ->
    [yes] , tot { $until }
   *[no] { "" }
 }.{ $silence ->
    [agrees] { " " }Wie zwijgt, gaat akkoord, als er iemand YES zegt.
   *[says-nothing] { "" }
 }{ $voted ->
    [yes] { " " }Je stemt { $vote }.
   *[no] { "" }
 }{ $awaits ->
    [master] { " " }Het is door zwijgen aangenomen en heeft toestemming van de spelleider nodig.
   *[nobody] { "" }
 }
votes-counted = { $yes } YES, { $no } NO{ $voted ->
    [some] , { votes-missing }
   *[all] { "" }
 }.
votes-missing = { $silent ->
    [one] { $silent } speler
   *[other] { $silent } spelers
 } zonder stem

## The board, orders and units.

board-unowned = Van niemand
board-must-retreat = moet zich terugtrekken of wordt opgeheven
corrected-unit-of-nobody = { $unit } is van het bord gehaald.
corrected-unit-taken-off = { $unit } van { $power } is van het bord gehaald.
corrected-unit-put-on = { $unit } is voor { $power } op het bord gezet.
corrected-centre = { $centre } is van { $power }.
corrected-centre-of-nobody = { $centre } is van niemand.
adjustments-pending = { $what ->
    [builds] { $number ->
        [one] Nog { $number } eenheid te bouwen
       *[other] Nog { $number } eenheden te bouwen
     }
   *[removals] { $number ->
        [one] Nog { $number } eenheid te verwijderen
       *[other] Nog { $number } eenheden te verwijderen
     }
 }.
builds-seen = Bouwt { $number ->
    [one] { $number } eenheid
   *[other] { $number } eenheden
 }.
order-implied = volgt uit { $unit }
lent-until-revoked = tot intrekking
lent-all-units = alle eenheden
lent-to = { $units } aan { $power }.

## Tables of a game's record.

table-power = Land
table-player = Speler
table-year = Jaar
table-index = Index
table-statistics = { $what ->
    [centres] Meeste gebieden
    [moves] Zetten
    [late] Laat
    [missed] NMR
   *[press] Berichten
 }
unused-builds = { $number ->
    [one] 1 eenheid niet gebouwd
    [two] 2 eenheden niet gebouwd
   *[more] meer eenheden niet gebouwd
 }.
statistics-unsigned = Berichten zonder naam: { $number }.
statistics-held = Langst gehouden buitenlands gebied: { $centre }, door { $power }, { $since } tot { $until }.
statistics-held-one-year = Langst gehouden buitenlands gebied: { $centre }, door { $power }, { $year }.

## LIST of a game, and of all.

list-series = Serie '{ $game }': { $state }. De stand krijg je met TABLE { $game }.
list-join = Om mee te doen stuur je SIGN ON ?{ $game } en een wachtwoord naar keuze.
list-forming = De partij '{ $game }' is nog niet begonnen. Nodig: { $needed }.
list-roll-call = Ze begint zodra dat er is. Wie het niet op tijd zegt, is de plaats kwijt.
list-over = De partij '{ $game }' is afgelopen. { $ending }
list-paused = De partij '{ $game }' ligt stil bij zet #{ $number } ({ $phase }).
list-openings = Vrij voor { $who ->
    [approved] spelers met toestemming van de spelleider
   *[anyone] iedereen die geregistreerd is
 }: { $powers }. Om over te nemen stuur je SIGN ON land { $game } en een wachtwoord.
    .hidden = Vrij voor { $who ->
        [approved] spelers met toestemming van de spelleider
       *[anyone] iedereen die geregistreerd is
     }: { $powers }. Om over te nemen stuur je SIGN ON ?{ $game } en een wachtwoord.
list-usual-left-out = (de gewone instellingen zie je met LIST { $game })
list-style = Je orders zijn geschreven zoals SET STYLE { $style } zegt.
list-proposals = Voorgestelde eindes van de partij (stemmen doe je met VOTE YES of VOTE NO en het nummer):
list-web = De partij op het web: { $page }
list-draw-votes = Alleen jij ziet dit: { $number ->
    [one] { $number } land stemt
   *[other] { $number } landen stemmen
 } voor gelijkspel.
games-none-of-yours = Je zit hier in geen enkele partij. Met LIST zie je alle partijen; met SIGN ON ?naam wachtwoord doe je mee.
games-none-such = Zo'n partij is hier nu niet. Met LIST zie je alle partijen.
games-none = Er zijn hier nog geen partijen. Om er een te beginnen stuur je CREATE ?naam wachtwoord.
games-page = Pagina { $number } van { $pages }. De volgende krijg je met { $command }.
    .last = Pagina { $number } van { $pages }, de laatste.
games-standby-promised = { $promise } Om dat terug te nemen antwoord je met NO op de e-mail erover, of stuur je SIGN OFF AS STANDBY.
games-standby = Je bent reserve voor { $games }. Met SIGN OFF AS STANDBY beëindig je dat. Niemand hoort wie er nog meer op de lijst staan.
    .none = Je bent nergens reserve. Met SIGN UP AS STANDBY kom je op de reservelijst.
games-how = Voor meer over een partij stuur je LIST en de naam. Meedoen aan een partij die nog spelers zoekt: SIGN ON ?naam wachtwoord. Meekijken: OBSERVE naam wachtwoord.
games-press = Press: W wit (ondertekend), G grijs (anoniem), P ook aan een paar spelers, - niet toegestaan.
who-game = Deze mensen zitten in de partij '{ $game }':

## HELP without such a page.

help-no-page = Er is geen hulp over "{ $asked }".
    .similar = Er is geen hulp over "{ $asked }". Bedoelde je { LIST($topics, type: "or") }?
help-pages = Hulppagina's: { $topics }. De eerste krijg je met HELP.
help-example = Bijvoorbeeld:

## HISTORY: what happened in a game.

history-empty = Toen gebeurde er niets in.
history-goes-on = Er is meer. Voor de rest stuur je:
    .same-minute = Er is meer van dezelfde minuut. Om het te krijgen stuur je:
history-started = Deze spelers doen mee aan de partij:
history-joined = { $who } heeft zich aangemeld om een land te spelen in de partij '{ $game }'.
history-players = De partij '{ $game }' heeft nu { $number ->
    [one] { $number } speler
   *[other] { $number } spelers
 }.
history-observing = { $who } heeft zich aangemeld als toeschouwer van de partij '{ $game }'.
history-took-over = { $who } heeft { $power } overgenomen in de partij '{ $game }'.
history-returned = { $power } heeft zijn speler terug in de partij '{ $game }'.
history-removed = De { $by ->
    [keeper] beheerder van de judge
   *[master] spelleider
 } heeft { $who }{ $place ->
    [power] { " " }({ $power })
   *[none] { "" }
 } uit de partij '{ $game }' verwijderd.
history-left = { $who } is { $place ->
    [power] als { $power } uitgestapt uit
   *[none] uitgestapt uit
 } de partij '{ $game }'.
history-abandoned = { $powers } { $number ->
    [one] is
   *[other] zijn
 } in de partij '{ $game }' vrij voor iedereen.
history-disorder = { $powers } { $number ->
    [one] is
   *[other] zijn
 } stuurloos in de partij '{ $game }'.
history-settings = De instellingen van de partij '{ $game }' zijn gewijzigd:
history-setting = { $setting }: { $empty ->
    [yes] niets
   *[no] { $value }
 }
    .before = eerst: { $value }
history-deadline = De deadline van de partij '{ $game }' is nu { $deadline }, en het respijt eindigt op { $grace }.
history-spoke-for = { $who } stuurde als spelleider iets voor { $power } in de partij '{ $game }'.
history-master-acted = { $who } deed dit in de partij '{ $game }', als spelleider:
history-keeper-acted = De beheerder van de judge deed dit in de partij '{ $game }':
history-player-acted = { $who } deed dit in de partij '{ $game }', die geen aparte spelleider heeft:
history-master-joined = { $who } is vanaf nu spelleider van de partij '{ $game }'.
history-master-left = { $who } is geen spelleider meer van de partij '{ $game }'{ $why ->
    [keeper] : de beheerder van de judge heeft dit beslist
    [master] : de eerste spelleider heeft dit beslist
   *[own] { "" }
 }.
history-paused = De partij '{ $game }' ligt stil{ $ends ->
    [yes] { " " }tot { $until }
   *[no] { "" }
 }.
history-resumed = De partij '{ $game }' gaat verder.
history-master-silent = De partij '{ $game }' wacht sinds { $since } op de spelleider.
history-end-undone = De spelleider heeft het einde van de partij '{ $game }' teruggedraaid.
history-start-undone = De spelleider heeft de start van de partij '{ $game }' teruggedraaid.
history-adjusted = De spelleider heeft de partij '{ $game }' gecorrigeerd{ $moved ->
    [yes] { " " }en van { $before } naar { $phase } gebracht
   *[no] { "" }
 }:
history-adjust-undone = De spelleider heeft de laatste ADJUST van de partij '{ $game }' ongedaan gemaakt. De partij is bij { $phase }, zoals eerst.
history-rollback-undone = De spelleider heeft de ROLLBACK van de partij '{ $game }' ongedaan gemaakt. De partij is weer bij { $phase }. De uitslagen van { $phases } tellen toch.
    .over = De spelleider heeft de ROLLBACK van de partij '{ $game }' ongedaan gemaakt. Ze is weer afgelopen.
history-rolled-back = De spelleider heeft de partij '{ $game }' van { $left } teruggedraaid naar { $phase }{ $ended ->
    [yes] ; het einde telt niet
   *[no] { "" }
 }. De uitslagen van { $phases } tellen niet meer.
history-draw = De partij '{ $game }' is geëindigd in gelijkspel tussen { $powers }.
history-terminated = De partij '{ $game }' is zonder uitslag geëindigd.
history-declared = De spelleider heeft dit beslist: { $reason }
history-someone = Iemand

## PREDICT, WHY, SUMMARY, TABLE and the records of people.

prediction = ER IS NIETS VERWERKT: dit is { $phase } van '{ $game }' zoals die nu zou eindigen, { $orders ->
    [position] in de stelling die je uitprobeert, met jouw orders daarvoor
    [tried] met de orders die je uitprobeert in plaats van de ontvangen orders
   *[received] met de ontvangen orders
 }. Alleen jij ziet het.
    .silent = Helemaal geen orders: { $powers }.
    .partial = Een deel van de orders ontbreekt: { $powers }.
    .left-out = Weggelaten: regel { $line }, { $text }
    .no-order = Dit is geen order voor een eenheid in deze fase.
    .next = De volgende fase zou { $phase } zijn.
reasons-none = Er waren geen orders in { $phase }.
reasons-none-of-place = Geen order in { $phase } had met { $place } te maken.
series-table = De stand van { $part ->
    [round] ronde { $round } van de serie '{ $game }'
   *[series] de serie '{ $game }'
 }, volgens { $scoring }{ $games ->
    [best] { " " }(de beste { $best } van elke speler)
   *[all] { "" }
 }:
    .columns = punten speler
summary-index = De index is de som van de kwadraten van het aantal aanvoergebieden, gedeeld door het aantal landen. Hij geeft aan hoe ver de partij gevorderd is.
people-dedication = Betrouwbaarheid: { $dedication }, op tijd { $on_time } van { $turns }
player-record = Gegevens van { $address }
    .dedication = Betrouwbaarheid nu: { $number }
    .on-time = Beurten op tijd: { $number }
    .turns = Beurten in totaal: { $number }
    .started = Begonnen partijen: { $number }
    .taken-over = Overgenomen landen: { $number }
    .resigned = Keer uitgestapt: { $number }
    .on-time-ratio = Deel op tijd: { $ratio }
    .resigned-ratio = Deel opgegeven: { $ratio }
page-file = Bestand { $name }:
