### The pages of the site. A message that a template says by `markup` may have HTML; its values are escaped.

## On every page.

site-navigation = Website
site-topics = Themen
site-footer = Schick Befehle, Presse und Fragen per E-Mail an <a href="mailto:{ $judge }">{ $judge }</a>. Zum Anfangen schick eine E-Mail mit dem Wort <code>HELP</code>. Für alles andere schreib der Betreuung des Judge: { $keeper }.
site-wanted = Spieler gesucht
site-write = So spielt man
site-help = Hilfe
site-commands = Befehle
site-settings = Einstellungen
site-languages = Sprachen
site-paused = (Pause)
site-none-now = Zurzeit keine.

## The first page: the list of games.

site-about = Hier wird Diplomacy per E-Mail gespielt. Die Spieler schicken ihre Befehle; der Judge wertet sie zum Abgabetermin aus und schickt die Ergebnisse. <a href="write.html">So spielt man</a>
site-example-link = Du hast noch nie eine Partie gesehen? <a href="example/index.html">Hier ist ein Beispiel</a>.
site-game = Partie
site-board = Brett
site-status = Stand
site-deadline = Abgabetermin
site-last-adjudicated = Zuletzt ausgewertet
site-table = Tabelle: { $title }
site-no-deadline = keiner
site-how-to-join = Um bei einer davon mitzuspielen oder in einer anderen eine Macht zu übernehmen: <a href="wanted.html">Spieler gesucht</a>.
site-no-game-wants = Zurzeit sucht keine Partie Spieler. Um jetzt gegen Bots zu spielen, schick <code>SIGN ON ?practice</code>. <a href="wanted.html">Ersatzspieler</a> sind immer gesucht.
site-running = Im Gang
site-no-game-running = Zurzeit läuft keine öffentliche Partie.
site-finished = Beendet
site-feed-of-all = <a href="feed.xml">Feed</a> der Ergebnisse aller Partien.

## How a game stands.

site-won = Gewonnen: { $winners }
site-draw = Remis: { $winners }
site-series-over = Beendete Serie
site-no-result = Ohne Ergebnis beendet
site-series-forming = Serie: { $numbers }
site-players-needed = { $number ->
    [one] 1 Spieler fehlt noch
   *[other] { $number } Spieler fehlen noch
 }
site-about-to-begin = Steht vor dem Beginn
site-hidden = verborgen

## A game.

site-game-title = Partie { $game }
site-series-title = Serie { $game }
site-gms = Spielleitung: { $gms }.
site-of-series = Eine Partie der Serie <a href="../{ $folder }/index.html">{ $series }</a>.
site-blind = Das ist eine blinde Partie. Ihr Brett ist hier zu sehen, wenn sie zu Ende ist.
site-gunboat = Die Namen der Spieler sind verborgen.
site-phases = Phasen
site-phase-link = { $kind ->
    [movement] { $season }
    [retreat] { $season }, Rückzüge
   *[adjustment] { $season }
 }
site-map-after = Karte nach { $phase }. Auf ihrer Seite stehen die Befehle als Text.
site-after = Nach { $phase }
site-map-of-start = Karte zu Beginn.
site-legend = Die Mächte und ihre Zentren, und die Zeichen der Karte.
site-players = Spieler
site-table-of-players = Tabelle der Spieler
site-power = Macht
site-centres = Zentren
site-units = Einheiten
site-player = Spieler
site-player-wanted = frei: Spieler gesucht
site-centres-by-year = Zentren nach Jahren
site-chart = Schaubild der Zentren jeder Macht nach Jahren. Die Tabelle darunter hat dieselben Zahlen.
site-table-of-centres = Tabelle der Zentren
site-how-played = Einstellungen
site-only-unusual = Alle anderen Einstellungen sind wie in jeder neuen Partie. Jede erklären die <a href="{ $home }settings.html">Einstellungen</a>.
site-press-since = Nachrichten an alle seit den letzten Ergebnissen
site-unsigned = Anonym
site-by-gm = die Spielleitung
site-by-observer = jemand, der zuschaut
site-history = <a href="history.txt">Der ganze Verlauf als Text</a>, in der Form, die Diplomacy-Programme lesen. <a href="feed.xml">Feed</a> der Ergebnisse.
site-calendar = <a href="deadlines.ics">Abgabetermin</a> für Kalenderprogramme.
site-results-title = { $game }: Ergebnisse

## A phase of a game.

site-phase-title = { $game }, { $phase }
site-large-map = Große Karte
site-no-orders = Es gab keine Befehle auszuwerten.
site-dislodged = Vertrieben
site-why = Warum
site-supply-centres = Versorgungszentren
site-owners = Besitzer der Versorgungszentren
site-press-before = Nachrichten an alle vor diesen Ergebnissen
site-the-board = Das Brett
site-must-retreat = * muss sich zurückziehen oder wird aufgelöst
site-adjudicated-at = Ausgewertet { $at }. { $board }.

## A series.

site-series-about = { $status ->
    [over] Eine beendete Serie von Partien auf { $board }.
   *[other] Eine Serie von Partien auf { $board }. Man tritt ihr einmal bei und spielt in ihren Partien; die Spielleitung beginnt sie Runde für Runde.
 }
site-series-table = Tabelle, nach { $scoring }
site-table-of-series = Tabelle der Serie
site-points = Punkte
site-games = Partien
site-series-game = { $powers }, { $centres ->
    [one] 1 Zentrum
   *[other] { $centres } Zentren
 }, { $points }
site-no-game-counts = Noch zählt keine Partie der Serie.
site-still-played = Noch im Gang: { LIST($games, type: "and") }.
site-not-counted = Beendet, aber nicht in der Tabelle: { LIST($games, type: "and") }.
site-rounds = Runden
site-round = Runde { $number }
site-no-round = Noch hat keine Runde begonnen.
site-series-settings = Einstellungen ihrer Partien
site-series-unusual = Alle anderen Einstellungen sind wie in jeder neuen Partie. Jede erklären die <a href="{ $home }settings.html">Einstellungen</a>. Wie Punkte gezählt werden: <a href="{ $home }help/series.html">HELP SERIES</a>.

## Players wanted.

site-wanted-about = Um bei einer Partie mitzuspielen, schick die Zeile darunter an <a href="mailto:{ $judge }">{ $judge }</a>, mit einem Passwort deiner Wahl. Bist du neu, setz die vier Zeilen von <a href="write.html">REGISTER</a> darüber.
site-about-to-begin-title = Partien vor dem Beginn
site-no-game-forming = Zurzeit keine. Um jetzt gegen Bots zu spielen, schick <code>SIGN ON ?practice</code>. Um eine Partie für andere zu eröffnen, schick <code>CREATE ?name { $password }</code>.
site-free-title = Freie Mächte in laufenden Partien
site-free = { $board }, { $stands }. Frei: { $powers }.
site-free-with-centres = { $board }, { $stands }. Frei, mit Einheiten und Zentren: { $powers }.
site-deadline-at = Abgabetermin: { $at }.
site-standbys-title = Ersatzspieler gesucht
site-standbys-about = Partien sterben, wenn Spieler nicht mehr schreiben. Stehst du auf der Ersatzliste, schreibt dir der Judge, wenn eine Macht zu spät oder frei ist, und mit einem <code>YES</code> übernimmst du sie. Verpflichtet bist du nie, und <code>SIGN OFF AS STANDBY</code> nimmt dich von der Liste.
site-standbys-for = Das gilt für jede Partie. Zum Auswählen ergänze <code>FOR</code> und den Namen einer Partie, <code>GUNBOAT</code>, <code>BLIND</code> oder den Namen eines Bretts.
site-games-ask = { $number ->
    [one] 1 laufende Partie sucht Ersatz über die Liste:
   *[other] { $number } laufende Partien suchen Ersatz über die Liste:
 }
site-board-and-status = { $board }. { $stands }.

## How to play.

site-write-title = So spielt man per E-Mail
site-write-about = Für neue Spieler: Schick alles per E-Mail an <a href="mailto:{ $judge }">{ $judge }</a>, aus jedem Programm, als reinen Text. Der Judge verarbeitet jede E-Mail und antwortet Zeile für Zeile. Konnte er eine Zeile nicht lesen, sagt er es und schlägt vor, was du stattdessen schicken kannst. Betreffzeilen, Zitate und Signaturen liest er nicht.
site-register = Registriere dich einmal
site-find-game = Such dir eine Partie
site-find-game-how = Diese <a href="wanted.html">Partien suchen Spieler</a>. Ein Passwort deiner Wahl macht den Platz zu deinem:
site-or-practise = Zum Üben spiel gegen die Bots des Judge:
site-send-orders = Schick Befehle
site-reply-with-orders = Antworte auf irgendeine E-Mail des Judge zur Partie. Das zeigt, wer du bist und welche Macht du spielst.
site-sign-on-first = Eine neue E-Mail beginn mit deiner Macht, der Partie und deinem Passwort:
site-change-orders = Bis zum Abgabetermin kannst du deine Befehle ändern: Die letzten zählen. Kürzel, volle Namen und kleine Fehler werden verstanden.
site-send-press = Schick Presse
site-send-press-how = In derselben E-Mail oder einer neuen schreib einigen Mächten, mit ihren Buchstaben, oder allen.
site-wait = Warte auf die Ergebnisse
site-wait-how = Nach dem Abgabetermin schickt dir der Judge, was geschah und warum, mit einer Karte und dem nächsten Termin. Bist du einmal nicht da, sag es rechtzeitig:
site-write-more = Alles, was du schicken kannst: <a href="help/orders.html">Befehle für Einheiten</a>, <a href="commands.html">alle anderen Befehle</a>, <a href="settings.html">Einstellungen</a> und <a href="help/index.html">HELP</a> nach Themen. Wenn du nicht weiterweißt, schick eine E-Mail mit dem Wort <code>HELP</code>.

## HELP, commands and settings.

site-help-title = HELP { $topic }
site-help-start = HELP
site-overview = Übersicht
site-by-email = Per E-Mail: <code>HELP { $topic }</code>
site-lines = Zeilen { $number }
site-commands-about = Für Spieler und Spielleitungen: alle Befehle, die man per E-Mail schicken kann. Schreib jeden in eine eigene Zeile, groß oder klein. Wörter in Kleinbuchstaben ersetz durch deine eigenen. Was in Klammern steht, kannst du weglassen; <code>|</code> ist eine Wahl. Nach SIGN ON wird jede andere Zeile als Befehl für eine Einheit gelesen: siehe <a href="help/orders.html">Befehle</a>.
site-settings-title = Einstellungen einer Partie
site-settings-about = Für Spielleitungen: alle Einstellungen, die du für eine Partie wählen kannst. Um eine zu ändern, schick <code>SET</code> und eine ihrer Zeilen. <code>LIST</code> und der Name der Partie zeigt die jetzigen. <a href="help/deadlines.html">HELP DEADLINES</a> erklärt die Uhren, <a href="help/mastering.html">HELP MASTERING</a>, wie man eine Partie leitet.
site-usual = In einer neuen Partie: { $value }.

## Feeds.

site-feed-title = { $judge }: Ergebnisse aller Partien

## Die Beispielpartie für Leute, die noch keine gesehen haben

site-example = Beispiel
site-example-about = So beginnt eine Partie – für alle, die noch keine gesehen haben. Sieben Mächte kämpfen um die Versorgungszentren Europas: Eine Macht kann so viele Einheiten haben wie Zentren, und mit 18 Zentren ist die Partie gewonnen.
site-example-start = Fang mit <a href="{ $page }.html">{ $phase }</a> an und lies Phase für Phase weiter. Jede Seite zeigt, was alle befohlen haben, was geschah und warum.
site-example-phase = { $kind ->
    [movement] Alle haben für alle ihre Einheiten Befehle geschickt und die der anderen nicht gesehen. Eine Einheit zieht in eine Nachbarprovinz, hält oder unterstützt eine andere. Die größere Stärke bekommt die Provinz. Bei gleicher Stärke kommt niemand voran.
    [retreat] Vertriebene Einheiten ziehen sich in eine freie Nachbarprovinz zurück. Gibt es keine, oder will ihr Spieler keine, werden sie aufgelöst.
   *[adjustment] Nach dem Herbst gehört ein Zentrum der Macht, deren Einheit darin steht. Mächte mit mehr Zentren als Einheiten bauen in ihren Heimatzentren. Mächte mit mehr Einheiten als Zentren bauen welche ab.
}
site-example-end = Hier endet das Beispiel. Wie du mitspielst, steht unter <a href="../write.html">So spielt man</a>.
