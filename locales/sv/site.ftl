### The pages of the site. A message that a template says by `markup` may have HTML; its values are escaped.

## On every page.

site-navigation = Webbplats
site-topics = Ämnen
site-footer = Skicka order, press och frågor med mejl till <a href="mailto:{ $judge }">{ $judge }</a>. För att komma igång, skicka ett mejl med ordet <code>HELP</code>. Om allt annat kan du skriva till administratören, { $keeper }.
site-wanted = Spelare sökes
site-write = Så spelar man
site-help = Hjälp
site-commands = Kommandon
site-settings = Inställningar
site-languages = Språk
site-paused = (pausat)
site-none-now = Inga för tillfället.

## The first page: the list of games.

site-about = Här spelar man Diplomacy per mejl. Spelarna mejlar sina order; domaren avgör dem vid deadlinen och mejlar resultatet. <a href="write.html">Så spelar man</a>
site-example-link = Har du aldrig sett ett parti? <a href="example/index.html">Här är ett exempel</a>.
site-game = Parti
site-board = Bräde
site-status = Läge
site-deadline = Deadline
site-last-adjudicated = Senast avgjort
site-table = Tabell: { $title }
site-no-deadline = ingen
site-how-to-join = För att gå med i ett av dem, eller ta över en makt i ett annat: <a href="wanted.html">spelare sökes</a>.
site-no-game-wants = Inget parti behöver spelare för tillfället. För att spela mot bottar nu, skicka <code>SIGN ON ?practice</code>. <a href="wanted.html">Reserver</a> behövs alltid.
site-running = Pågår
site-no-game-running = Inget offentligt parti pågår.
site-finished = Avslutade
site-feed-of-all = <a href="feed.xml">Flöde</a> med resultaten från alla partier.

## How a game stands.

site-won = Seger för { $winners }
site-draw = Remi mellan { $winners }
site-series-over = Avslutad serie
site-no-result = Slutade utan resultat
site-series-forming = Serie: { $numbers }
site-players-needed = { $number ->
    [one] 1 spelare till behövs
   *[other] { $number } spelare till behövs
 }
site-about-to-begin = Börjar snart
site-hidden = dolt

## A game.

site-game-title = Partiet { $game }
site-series-title = Serien { $game }
site-gms = Spelledare: { $gms }.
site-of-series = Ett parti i serien <a href="../{ $folder }/index.html">{ $series }</a>.
site-blind = Det här är ett blint parti. Brädet visas här när det är slut.
site-gunboat = Spelarnas namn är dolda.
site-phases = Faser
site-phase-link = { $kind ->
    [movement] { CAPITALIZED($season) }
    [retreat] { CAPITALIZED($season) }, reträtter
   *[adjustment] { CAPITALIZED($season) }
 }
site-map-after = { $phase }: karta efter fasen. På dess sida står orderna som text.
site-after = Efter: { $phase }
site-map-of-start = Karta över utgångsläget.
site-legend = Makterna och deras center, och kartans tecken.
site-players = Spelare
site-table-of-players = Tabell över spelare
site-power = Makt
site-centres = Center
site-units = Enheter
site-player = Spelare
site-player-wanted = ledigt: en spelare sökes
site-centres-by-year = Center år för år
site-chart = Diagram över varje makts center år för år. Tabellen nedan har samma siffror.
site-table-of-centres = Tabell över center
site-how-played = Inställningar
site-only-unusual = Alla andra inställningar är som i varje nytt parti. <a href="{ $home }settings.html">Inställningar</a> förklarar var och en av dem.
site-press-since = Meddelanden till alla sedan det senaste resultatet
site-unsigned = Anonymt
site-by-gm = spelledaren
site-by-observer = en åskådare
site-history = <a href="history.txt">Hela historien som text</a>, i det format som Diplomacy-program läser. <a href="feed.xml">Flöde</a> med resultaten.
site-calendar = <a href="deadlines.ics">Deadline</a> för kalenderprogram.
site-results-title = { $game }: resultat

## A phase of a game.

site-phase-title = { $game }, { $phase }
site-large-map = Stor karta
site-no-orders = Det fanns inga order att avgöra.
site-dislodged = Fördrivna
site-why = Varför
site-supply-centres = Försörjningscenter
site-owners = Försörjningscentrens ägare
site-press-before = Meddelanden till alla före detta resultat
site-the-board = Brädet
site-must-retreat = * måste retirera eller upplösas
site-adjudicated-at = Avgjort { $at }. { $board }.

## A series.

site-series-about = { $status ->
    [over] En avslutad serie partier på { $board }.
   *[other] En serie partier på { $board }. Man går med en gång och spelar i dess partier; spelledaren startar dem runda för runda.
 }
site-series-table = Tabell, enligt { $scoring }
site-table-of-series = Tabell för serien
site-points = Poäng
site-games = Partier
site-series-game = { $powers }, { $centres ->
    [one] 1 center
   *[other] { $centres } center
 }, { $points }
site-no-game-counts = Inget parti i serien räknas än.
site-still-played = Pågår fortfarande: { LIST($games, type: "and") }.
site-not-counted = Slut, men inte med i tabellen: { LIST($games, type: "and") }.
site-rounds = Rundor
site-round = Runda { $number }
site-no-round = Ingen runda har börjat.
site-series-settings = Partiernas inställningar
site-series-unusual = Alla andra inställningar är som i varje nytt parti. <a href="{ $home }settings.html">Inställningar</a> förklarar var och en av dem. Hur poäng räknas: <a href="{ $home }help/series.html">HELP SERIES</a>.

## Players wanted.

site-wanted-about = För att gå med i ett parti, skicka raden under det till <a href="mailto:{ $judge }">{ $judge }</a>, med ett lösenord som du väljer själv. Om du är ny, sätt de fyra raderna för <a href="write.html">REGISTER</a> ovanför den.
site-about-to-begin-title = Partier som snart börjar
site-no-game-forming = Inga för tillfället. För att spela mot bottar nu, skicka <code>SIGN ON ?practice</code>. För att starta ett parti för andra, skicka <code>CREATE ?namn { $password }</code>.
site-free-title = Lediga makter i pågående partier
site-free = { $board }, { $stands }. Lediga: { $powers }.
site-free-with-centres = { $board }, { $stands }. Lediga, med enheter och center: { $powers }.
site-deadline-at = Deadline: { $at }.
site-standbys-title = Reserver sökes
site-standbys-about = Partier dör när spelare slutar skriva. Om du står på reservlistan mejlar domaren dig när en makt är försenad eller ledig, och svaret <code>YES</code> tar över den. Du är aldrig tvungen, och <code>SIGN OFF AS STANDBY</code> tar bort dig från listan.
site-standbys-for = Det gäller alla partier. För att välja, lägg till <code>FOR</code> och ett partis namn, <code>GUNBOAT</code>, <code>BLIND</code> eller ett brädes namn.
site-games-ask = { $number ->
    [one] 1 pågående parti söker reserver på listan:
   *[other] { $number } pågående partier söker reserver på listan:
 }
site-board-and-status = { $board }. { $stands }.

## How to play.

site-write-title = Så spelar man per mejl
site-write-about = För nya spelare: skicka allt med mejl till <a href="mailto:{ $judge }">{ $judge }</a>, från vilket program som helst, som vanlig text. Domaren behandlar varje mejl och svarar rad för rad. Om den inte kunde läsa en rad säger den det och föreslår vad du kan skicka i stället. Den läser inte ämnesrader, citerad text eller signaturer.
site-register = Registrera dig en gång
site-find-game = Hitta ett parti
site-find-game-how = De här <a href="wanted.html">partierna behöver spelare</a>. Ett lösenord som du väljer själv gör platsen till din:
site-or-practise = För att öva, spela mot domarens bottar:
site-send-orders = Skicka order
site-reply-with-orders = Svara på vilket mejl som helst från domaren om partiet. Det visar vem du är, och vilken makt du spelar.
site-sign-on-first = Börja ett nytt mejl med din makt, partiet och ditt lösenord:
site-change-orders = Du kan ändra dina order fram till deadlinen: de sista räknas. Korta namn, fullständiga namn och små fel går att förstå.
site-send-press = Skicka press
site-send-press-how = I samma mejl eller ett nytt kan du skriva till några makter, med deras bokstäver, eller till alla.
site-wait = Vänta på resultatet
site-wait-how = Efter deadlinen mejlar domaren dig vad som hände och varför, med en karta och nästa deadline. Om du måste vara borta, säg det i tid:
site-write-more = Allt som du kan skicka: <a href="help/orders.html">order</a>, <a href="commands.html">kommandon</a>, <a href="settings.html">inställningar</a> och <a href="help/index.html">HELP</a> ämne för ämne. Om du kör fast, skicka ett mejl med ordet <code>HELP</code>.

## HELP, commands and settings.

site-help-title = HELP { $topic }
site-help-start = HELP
site-overview = översikt
site-by-email = Per mejl: <code>HELP { $topic }</code>
site-lines = Rader { $number }
site-commands-about = För spelare och spelledare: alla kommandon som du kan skicka med mejl. Skriv vart och ett på en egen rad, med stora eller små bokstäver. Byt ut ord i små bokstäver mot dina egna. Det som står inom hakparentes kan utelämnas; <code>|</code> är ett val. Efter SIGN ON läses varje annan rad som en order: se <a href="help/orders.html">order</a>.
site-settings-title = Ett partis inställningar
site-settings-about = För spelledare: alla inställningar som du kan välja för ett parti. Skicka <code>SET</code> och en av dess rader för att ändra en. <code>LIST</code> och partiets namn visar de nuvarande. <a href="help/deadlines.html">Deadliner</a> förklarar klockorna, <a href="help/mastering.html">att leda ett parti</a> hur man är spelledare.
site-usual = I ett nytt parti: { $value }.

## Feeds.

site-feed-title = { $judge }: resultat från alla partier

## Exempelpartiet, för den som aldrig har sett ett

site-example = Exempel
site-example-about = Så börjar ett parti, för den som aldrig har sett ett. Sju makter strider om Europas försörjningscenter: en makt får ha lika många enheter som center, och 18 center vinner partiet.
site-example-start = Börja med <a href="{ $page }.html">{ $phase }</a> och läs vidare fas för fas. Varje sida visar vad alla beordrade, vad som hände och varför.
site-example-phase = { $kind ->
    [movement] Alla har skickat order till alla sina enheter utan att se de andras. En enhet går till en angränsande provins, står kvar eller stöder en annan enhet. Den större styrkan får provinsen. Vid lika styrka kommer ingen fram.
    [retreat] Fördrivna enheter retirerar till en ledig angränsande provins. Finns det ingen, eller vill spelaren inte, upplöses de.
   *[adjustment] Efter hösten tillhör ett center den makt vars enhet står där. De som har fler center än enheter bygger i sina hemmacenter. De som har fler enheter än center tar bort enheter.
}
site-example-end = Här slutar exemplet. Vill du spela? Läs <a href="../write.html">Så spelar man</a>.
