### The pages of the site. A message that a template says by `markup` may have HTML; its values are escaped.

## On every page.

site-navigation = Websted
site-topics = Emner
site-footer = Send ordrer, presse og spørgsmål med mail til <a href="mailto:{ $judge }">{ $judge }</a>. Send en mail med ordet <code>HELP</code> for at komme i gang. Om alt andet skriver du til administratoren, { $keeper }.
site-wanted = Spillere søges
site-write = Sådan spiller man
site-help = Hjælp
site-commands = Kommandoer
site-settings = Indstillinger
site-languages = Sprog
site-paused = (på pause)
site-none-now = Ingen for tiden.

## The first page: the list of games.

site-about = Her spilles Diplomacy via mail. Spillerne sender deres ordrer; dommeren afgør dem ved deadlinen og sender resultaterne. <a href="write.html">Sådan spiller man</a>
site-example-link = Hvis du aldrig har set et parti, så <a href="example/index.html">se et eksempel</a>.
site-game = Parti
site-board = Bræt
site-status = Status
site-deadline = Deadline
site-last-adjudicated = Sidst afgjort
site-table = Tabel: { $title }
site-no-deadline = ingen
site-how-to-join = For at komme med i et af dem eller overtage en magt i et andet: <a href="wanted.html">spillere søges</a>.
site-no-game-wants = Intet parti mangler spillere for tiden. Send <code>SIGN ON ?practice</code> for at spille mod bots nu. <a href="wanted.html">Reserver</a> søges altid.
site-running = I gang
site-no-game-running = Intet offentligt parti er i gang.
site-finished = Afsluttede
site-feed-of-all = <a href="feed.xml">Feed</a> med resultaterne af alle partier.

## How a game stands.

site-won = Vundet af { $winners }
site-draw = Remis mellem { $winners }
site-series-over = Serie, der er slut
site-no-result = Sluttet uden resultat
site-series-forming = Serie: { $numbers }
site-players-needed = { $number ->
    [one] mangler 1 spiller
   *[other] mangler { $number } spillere
 }
site-about-to-begin = Begynder snart
site-hidden = skjult

## A game.

site-game-title = Parti { $game }
site-series-title = Serie { $game }
site-gms = Spilleder: { $gms }.
site-of-series = Et parti i serien <a href="../{ $folder }/index.html">{ $series }</a>.
site-blind = Dette er et blindt parti. Brættet vises her, når det er slut.
site-gunboat = Spillernes navne er skjult.
site-phases = Faser
site-phase-link = { $kind ->
    [movement] { $season }
    [retreat] tilbagetogene { $season }
   *[adjustment] { $season }
 }
site-map-after = Kortet efter { $phase }. Fasens side har ordrerne som tekst.
site-after = Efter { $phase }
site-map-of-start = Kort over starten.
site-legend = Magterne og deres centre samt kortets tegn.
site-players = Spillere
site-table-of-players = Tabel over spillere
site-power = Magt
site-centres = Centre
site-units = Enheder
site-player = Spiller
site-player-wanted = ledig: en spiller søges
site-centres-by-year = Centre år for år
site-chart = Diagram over hver magts centre år for år. Tabellen nedenfor har de samme tal.
site-table-of-centres = Tabel over centre
site-how-played = Indstillinger
site-only-unusual = Alle andre indstillinger er som i ethvert nyt parti. <a href="{ $home }settings.html">Indstillinger</a> forklarer hver af dem.
site-press-since = Beskeder til alle siden de sidste resultater
site-unsigned = Anonym
site-by-gm = spillederen
site-by-observer = en tilskuer
site-history = <a href="history.txt">Hele historikken som tekst</a>, i den form, som Diplomacy-programmer læser. <a href="feed.xml">Feed</a> med resultaterne.
site-calendar = <a href="deadlines.ics">Deadline</a> til kalenderprogrammer.
site-results-title = { $game }: resultater

## A phase of a game.

site-phase-title = { $game }: { $phase }
site-large-map = Stort kort
site-no-orders = Der var ingen ordrer at afgøre.
site-dislodged = Fordrevet
site-why = Hvorfor
site-supply-centres = Forsyningscentre
site-owners = Ejere af forsyningscentre
site-press-before = Beskeder til alle før disse resultater
site-the-board = Brættet
site-must-retreat = * skal trække sig tilbage eller opløses
site-adjudicated-at = Afgjort { $at }. { $board }.

## A series.

site-series-about = { $status ->
    [over] En serie af partier på { $board }, der er slut.
   *[other] En serie af partier på { $board }. Man kommer med i den én gang og spiller i dens partier; spillederen begynder dem runde for runde.
 }
site-series-table = Tabel, efter { $scoring }
site-table-of-series = Seriens tabel
site-points = Point
site-games = Partier
site-series-game = { $powers }, { $centres ->
    [one] 1 center
   *[other] { $centres } centre
 }, { $points }
site-no-game-counts = Intet parti i serien tæller endnu.
site-still-played = Spilles endnu: { LIST($games, type: "and") }.
site-not-counted = Slut, men ikke i tabellen: { LIST($games, type: "and") }.
site-rounds = Runder
site-round = Runde { $number }
site-no-round = Ingen runde er begyndt.
site-series-settings = Partiernes indstillinger
site-series-unusual = Alle andre indstillinger er som i ethvert nyt parti. <a href="{ $home }settings.html">Indstillinger</a> forklarer hver af dem. Sådan tælles point: <a href="{ $home }help/series.html">HELP SERIES</a>.

## Players wanted.

site-wanted-about = For at komme med i et parti sender du linjen under det til <a href="mailto:{ $judge }">{ $judge }</a> med en adgangskode, du selv vælger. Er du ny, så sæt de fire linjer med <a href="write.html">REGISTER</a> over den.
site-about-to-begin-title = Partier, der snart begynder
site-no-game-forming = Ingen for tiden. Send <code>SIGN ON ?practice</code> for at spille mod bots nu. Send <code>CREATE ?navn { $password }</code> for at begynde et parti for andre.
site-free-title = Ledige magter i partier, der er i gang
site-free = { $board }, { $stands }. Ledige: { $powers }.
site-free-with-centres = { $board }, { $stands }. Ledige, med enheder og centre: { $powers }.
site-deadline-at = Deadline: { $at }.
site-standbys-title = Reserver søges
site-standbys-about = Partier går i stå, når spillere holder op med at skrive. Står du på reservelisten, skriver dommeren til dig, når en magt er forsinket eller ledig, og svaret <code>YES</code> overtager den. Du er aldrig forpligtet til det, og <code>SIGN OFF AS STANDBY</code> fjerner dig fra listen.
site-standbys-for = Dette gælder alle partier. Tilføj <code>FOR</code> og et partis navn, <code>GUNBOAT</code>, <code>BLIND</code> eller et bræts navn for at vælge.
site-games-ask = { $number ->
    [one] 1 parti i gang søger reserver på listen:
   *[other] { $number } partier i gang søger reserver på listen:
 }
site-board-and-status = { $board } – { $stands }.

## How to play.

site-write-title = Sådan spiller man via mail
site-write-about = For nye spillere: send alt med mail til <a href="mailto:{ $judge }">{ $judge }</a>, fra et hvilket som helst program, som almindelig tekst. Dommeren behandler hver mail og svarer linje for linje. Kunne den ikke læse en linje, siger den det og foreslår, hvad du kan sende i stedet. Den springer emnelinjer, citeret tekst og underskrifter over.
site-register = Bliv registreret én gang
site-find-game = Find et parti
site-find-game-how = Disse <a href="wanted.html">partier mangler spillere</a>. En adgangskode, du selv vælger, gør pladsen til din:
site-or-practise = Spil mod dommerens bots for at øve dig:
site-send-orders = Send ordrer
site-reply-with-orders = Svar på en hvilken som helst af dommerens mails om partiet. Det viser, hvem du er, og hvilken magt du spiller.
site-sign-on-first = Begynd en ny mail med din magt, partiet og din adgangskode:
site-change-orders = Du kan ændre dine ordrer indtil deadlinen: de sidste tæller. Korte navne, fulde navne og små slåfejl bliver forstået.
site-send-press = Send presse
site-send-press-how = Skriv i samme mail eller i en ny til nogle magter, med deres bogstaver, eller til alle.
site-wait = Vent på resultaterne
site-wait-how = Efter deadlinen skriver dommeren til dig, hvad der skete og hvorfor, med et kort og den næste deadline. Skal du være væk, så sig det i tide:
site-write-more = For at se alt, hvad du kan sende: <a href="help/orders.html">ordrer</a>, <a href="commands.html">kommandoer</a>, <a href="settings.html">indstillinger</a> og <a href="help/index.html">HELP</a> efter emne. Går du i stå, så send en mail med ordet <code>HELP</code>.

## HELP, commands and settings.

site-help-title = HELP { $topic }
site-help-start = HELP
site-overview = oversigt
site-by-email = Via mail: <code>HELP { $topic }</code>
site-lines = Linje { $number }
site-commands-about = For spillere og spilledere: alle kommandoer, du kan sende med mail. Skriv hver på sin egen linje, med store bogstaver eller ej. Erstat ord med små bogstaver med dine egne. Det, der står i kantet parentes, kan du udelade; <code>|</code> er et valg. Efter SIGN ON læses enhver anden linje som en ordre: se <a href="help/orders.html">ordrer</a>.
site-settings-title = Indstillinger for et parti
site-settings-about = For spilledere: alle indstillinger, du kan vælge for et parti. Send <code>SET</code> og en af dens linjer for at ændre en. <code>LIST</code> og partiets navn viser de nuværende. <a href="help/deadlines.html">Deadlines</a> forklarer urene, <a href="help/mastering.html">mastering</a>, hvordan man leder et parti.
site-usual = I et nyt parti: { $value }.

## Feeds.

site-feed-title = { $judge }: resultater af alle partier

## The example game, for people who have never seen one

site-example = Eksempel
site-example-about = Dette er begyndelsen på et parti, for dem, der aldrig har set et. Syv magter kæmper om Europas forsyningscentre: en magt kan have lige så mange enheder, som den har centre, og 18 centre vinder partiet.
site-example-start = Begynd med <a href="{ $page }.html">{ $phase }</a>, og læs videre, fase for fase. Hver side viser, hvad alle gav af ordrer, hvad der skete og hvorfor.
site-example-phase = { $kind ->
    [movement] Alle har sendt ordrer for alle deres enheder, og ingen har set de andres. En enhed rykker til en naboprovins, holder stillingen eller støtter en anden enhed. Den største styrke får provinsen. Er styrkerne lige store, rykker ingen.
    [retreat] Enheder, der blev fordrevet, går til en naboprovins, der er fri. Hvor der ikke er nogen, eller hvor spilleren ikke vil, opløses de.
   *[adjustment] Efter efteråret tilhører et center den magt, hvis enhed står i det. Magter med flere centre end enheder bygger enheder i deres hjemmecentre. Magter med flere enheder end centre fjerner nogle.
}
site-example-end = Her slutter eksemplet. Læs <a href="../write.html">Sådan spiller man</a> for at spille.
