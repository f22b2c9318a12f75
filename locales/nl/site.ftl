### The pages of the site. A message that a template says by `markup` may have HTML; its values are escaped.

## On every page.

site-navigation = Menu
site-topics = Onderwerpen
site-footer = Stuur orders, press en vragen per e-mail naar <a href="mailto:{ $judge }">{ $judge }</a>. Begin met een e-mail met het woord <code>HELP</code>. Voor al het andere schrijf je naar de beheerder van de judge, { $keeper }.
site-wanted = Spelers gezocht
site-write = Hoe je speelt
site-help = Hulp
site-commands = Commando's
site-settings = Instellingen
site-languages = Talen
site-paused = (ligt stil)
site-none-now = Op dit moment geen.

## The first page: the list of games.

site-about = Hier spelen mensen Diplomacy per e-mail. Spelers mailen hun orders; de judge verwerkt ze bij de deadline en mailt de uitslag. <a href="write.html">Hoe je speelt</a>
site-example-link = Heb je nog nooit een partij gezien? <a href="example/index.html">Bekijk een voorbeeld</a>.
site-game = Partij
site-board = Bord
site-status = Status
site-deadline = Deadline
site-last-adjudicated = Laatst verwerkt
site-table = Tabel: { $title }
site-no-deadline = geen
site-how-to-join = Aan een ervan meedoen, of een land in een andere overnemen: <a href="wanted.html">spelers gezocht</a>.
site-no-game-wants = Op dit moment zoekt geen partij spelers. Om nu tegen bots te spelen stuur je <code>SIGN ON ?practice</code>. <a href="wanted.html">Reservespelers</a> zijn altijd welkom.
site-running = Lopend
site-no-game-running = Er loopt geen openbare partij.
site-finished = Afgelopen
site-feed-of-all = <a href="feed.xml">Feed</a> van de uitslagen van alle partijen.

## How a game stands.

site-won = Gewonnen door { $winners }
site-draw = Gelijkspel tussen { $winners }
site-series-over = Afgelopen serie
site-no-result = Zonder uitslag geëindigd
site-series-forming = Serie: { $numbers }
site-players-needed = { $number ->
    [one] nog 1 speler nodig
   *[other] nog { $number } spelers nodig
 }
site-about-to-begin = Begint bijna
site-hidden = verborgen

## A game.

site-game-title = Partij { $game }
site-series-title = Serie { $game }
site-gms = Spelleider: { $gms }.
site-of-series = Een partij van de serie <a href="../{ $folder }/index.html">{ $series }</a>.
site-blind = Dit is een blinde partij. Het bord staat hier als ze is afgelopen.
site-gunboat = De namen van de spelers zijn verborgen.
site-phases = Fasen
site-phase-link = { $kind ->
    [movement] { CAPITALIZED($season) }
    [retreat] { CAPITALIZED($season) }, terugtochten
   *[adjustment] { CAPITALIZED($season) }
 }
site-map-after = Kaart na { $phase }. De pagina ervan heeft de orders als tekst.
site-after = Na { $phase }
site-map-of-start = Kaart van de start.
site-legend = De landen en hun aanvoergebieden, en de tekens op de kaart.
site-players = Spelers
site-table-of-players = Tabel van spelers
site-power = Land
site-centres = Aanvoergebieden
site-units = Eenheden
site-player = Speler
site-player-wanted = vrij: speler gezocht
site-centres-by-year = Aanvoergebieden per jaar
site-chart = Grafiek van de aanvoergebieden van elk land per jaar. De tabel hieronder heeft dezelfde getallen.
site-table-of-centres = Tabel van aanvoergebieden
site-how-played = Instellingen
site-only-unusual = Alle andere instellingen zijn zoals in elke nieuwe partij. <a href="{ $home }settings.html">Instellingen</a> legt ze allemaal uit.
site-press-since = Berichten aan iedereen sinds de laatste uitslag
site-unsigned = Anoniem
site-by-gm = de spelleider
site-by-observer = een toeschouwer
site-history = <a href="history.txt">Het hele verloop als tekst</a>, in de vorm die Diplomacy-programma's lezen. <a href="feed.xml">Feed</a> van de uitslagen.
site-calendar = <a href="deadlines.ics">Deadline</a> voor agendaprogramma's.
site-results-title = { $game }: uitslagen

## A phase of a game.

site-phase-title = { $game } – { $phase }
site-large-map = Grote kaart
site-no-orders = Er waren geen orders om te verwerken.
site-dislodged = Verdreven
site-why = Waarom
site-supply-centres = Aanvoergebieden
site-owners = Eigenaars van aanvoergebieden
site-press-before = Berichten aan iedereen vóór deze uitslag
site-the-board = Het bord
site-must-retreat = * moet zich terugtrekken of wordt opgeheven
site-adjudicated-at = Verwerkt { $at }. { $board }.

## A series.

site-series-about = { $status ->
    [over] Een serie partijen op { $board } die is afgelopen.
   *[other] Een serie partijen op { $board }. Je meldt je er één keer voor aan en speelt in de partijen; de spelleider begint ze ronde na ronde.
 }
site-series-table = Stand, volgens { $scoring }
site-table-of-series = Stand van de serie
site-points = Punten
site-games = Partijen
site-series-game = { $powers }, { $centres ->
    [one] 1 aanvoergebied
   *[other] { $centres } aanvoergebieden
 }, { $points }
site-no-game-counts = Er telt nog geen partij van de serie.
site-still-played = Wordt nog gespeeld: { LIST($games, type: "and") }.
site-not-counted = Afgelopen, maar niet in de stand: { LIST($games, type: "and") }.
site-rounds = Rondes
site-round = Ronde { $number }
site-no-round = Er is nog geen ronde begonnen.
site-series-settings = Instellingen van de partijen
site-series-unusual = Alle andere instellingen zijn zoals in elke nieuwe partij. <a href="{ $home }settings.html">Instellingen</a> legt ze allemaal uit. Hoe punten geteld worden: <a href="{ $home }help/series.html">HELP SERIES</a>.

## Players wanted.

site-wanted-about = Om aan een partij mee te doen stuur je de regel eronder naar <a href="mailto:{ $judge }">{ $judge }</a>, met een wachtwoord naar keuze. Ben je nieuw? Zet er dan de vier regels van <a href="write.html">REGISTER</a> boven.
site-about-to-begin-title = Partijen die bijna beginnen
site-no-game-forming = Op dit moment geen. Om nu tegen bots te spelen stuur je <code>SIGN ON ?practice</code>. Om een partij voor anderen te beginnen stuur je <code>CREATE ?naam { $password }</code>.
site-free-title = Vrije landen in lopende partijen
site-free = { $board }, { $stands }. Vrij: { $powers }.
site-free-with-centres = { $board }, { $stands }. Vrij, met eenheden en aanvoergebieden: { $powers }.
site-deadline-at = Deadline op: { $at }.
site-standbys-title = Reservespelers gezocht
site-standbys-about = Partijen bloeden dood als spelers niets meer sturen. Sta je op de reservelijst, dan mailt de judge je als een land te laat of vrij is, en met <code>YES</code> neem je het over. Je bent tot niets verplicht, en met <code>SIGN OFF AS STANDBY</code> ga je van de lijst.
site-standbys-for = Dit geldt voor elke partij. Om te kiezen zet je er <code>FOR</code> achter met de naam van een partij, <code>GUNBOAT</code>, <code>BLIND</code> of de naam van een bord.
site-games-ask = { $number ->
    [one] 1 lopende partij doet een beroep op de lijst:
   *[other] { $number } lopende partijen doen een beroep op de lijst:
 }
site-board-and-status = { $board }. { $stands }.

## How to play.

site-write-title = Hoe je per e-mail speelt
site-write-about = Voor nieuwe spelers: stuur alles per e-mail naar <a href="mailto:{ $judge }">{ $judge }</a>, met welk programma ook, als gewone tekst. De judge verwerkt elke e-mail en antwoordt regel voor regel. Kan hij een regel niet lezen, dan zegt hij dat en stelt hij voor wat je wel kunt sturen. Onderwerpen, citaten en handtekeningen slaat hij over.
site-register = Registreer je één keer
site-find-game = Zoek een partij
site-find-game-how = Deze <a href="wanted.html">partijen zoeken spelers</a>. Met een wachtwoord naar keuze is de plaats van jou:
site-or-practise = Om te oefenen speel je tegen de bots van de judge:
site-send-orders = Stuur orders
site-reply-with-orders = Beantwoord een e-mail van de judge over de partij. Daaruit blijkt wie je bent en welk land je speelt.
site-sign-on-first = Begin een nieuwe e-mail met je land, de partij en je wachtwoord:
site-change-orders = Tot de deadline kun je je orders wijzigen: de laatste tellen. Korte namen, volledige namen en kleine fouten worden begrepen.
site-send-press = Stuur press
site-send-press-how = Schrijf in dezelfde of in een nieuwe e-mail aan een paar landen, met hun letters, of aan iedereen.
site-wait = Wacht op de uitslag
site-wait-how = Na de deadline mailt de judge je wat er gebeurde en waarom, met een kaart en de volgende deadline. Moet je weg? Zeg het dan op tijd:
site-write-more = Alles wat je kunt sturen: <a href="help/orders.html">orders</a>, <a href="commands.html">commando's</a>, <a href="settings.html">instellingen</a>, en <a href="help/index.html">HELP</a> per onderwerp. Kom je er niet uit, stuur dan een e-mail met het woord <code>HELP</code>.

## HELP, commands and settings.

site-help-title = HELP over { $topic }
site-help-start = HELP
site-overview = overzicht
site-by-email = Per e-mail: <code>HELP { $topic }</code>
site-lines = Regels { $number }
site-commands-about = Voor spelers en spelleiders: elk commando dat je per e-mail kunt sturen. Zet elk op een eigen regel, in hoofdletters of niet. Vervang woorden in kleine letters door je eigen woorden. Wat tussen haakjes staat, kun je weglaten; <code>|</code> is een keuze. Na SIGN ON wordt elke andere regel als order gelezen: zie <a href="help/orders.html">orders</a>.
site-settings-title = Instellingen van een partij
site-settings-about = Voor spelleiders: elke instelling die je voor een partij kunt kiezen. Om er een te wijzigen stuur je <code>SET</code> en een van de regels ervan. <code>LIST</code> en de naam van de partij toont de huidige. <a href="help/deadlines.html">Deadlines</a> legt de klokken uit, <a href="help/mastering.html">mastering</a> hoe je een partij leidt.
site-usual = In een nieuwe partij: { $value }.

## Feeds.

site-feed-title = { $judge }: uitslagen van alle partijen

## De voorbeeldpartij, voor wie er nog nooit een heeft gezien

site-example = Voorbeeld
site-example-about = Zo begint een partij, voor wie er nog nooit een heeft gezien. Zeven landen strijden om de aanvoergebieden van Europa: een land mag zoveel eenheden hebben als aanvoergebieden, en met 18 win je de partij.
site-example-start = Begin met <a href="{ $page }.html">{ $phase }</a> en lees fase voor fase verder. Elke pagina toont welke orders iedereen gaf, wat er gebeurde en waarom.
site-example-phase = { $kind ->
    [movement] Iedereen heeft orders gestuurd voor alle eigen eenheden, zonder die van de anderen te zien. Een eenheid gaat naar een aangrenzend gebied, blijft staan of steunt een andere eenheid. De grootste kracht krijgt het gebied. Bij gelijke kracht gaat niemand vooruit.
    [retreat] Verdreven eenheden trekken zich terug naar een vrij aangrenzend gebied. Is dat er niet, of wil hun speler dat niet, dan worden ze opgeheven.
   *[adjustment] Na het najaar is een aanvoergebied van het land dat er een eenheid heeft staan. Landen met meer aanvoergebieden dan eenheden bouwen in hun thuisgebieden. Landen met meer eenheden dan aanvoergebieden verwijderen er.
}
site-example-end = Hier eindigt het voorbeeld. Wil je spelen? Lees <a href="../write.html">Hoe je speelt</a>.
