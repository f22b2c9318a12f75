### The pages of the site. A message that a template says by `markup` may have HTML; its values are escaped.

## On every page.

site-navigation = Strona
site-topics = Tematy
site-footer = Rozkazy, wiadomości i pytania wysyłaj e-mailem na adres <a href="mailto:{ $judge }">{ $judge }</a>. Na początek wyślij e-mail ze słowem <code>HELP</code>. W każdej innej sprawie napisz do opiekuna sędziego, { $keeper }.
site-wanted = Potrzebni gracze
site-write = Jak grać
site-help = Pomoc
site-commands = Polecenia
site-settings = Ustawienia
site-languages = Języki
site-paused = (wstrzymana)
site-none-now = W tej chwili brak.

## The first page: the list of games.

site-about = Tutaj gra się w Dyplomację przez e-mail. Gracze wysyłają rozkazy; sędzia rozstrzyga je w terminie i wysyła wyniki. <a href="write.html">Jak grać</a>
site-example-link = Jak wygląda partia, pokazuje <a href="example/index.html">przykład</a>.
site-game = Partia
site-board = Plansza
site-status = Stan
site-deadline = Termin
site-last-adjudicated = Ostatnio rozstrzygnięto
site-table = Tabela: { $title }
site-no-deadline = brak
site-how-to-join = Aby dołączyć do jednej z nich albo przejąć mocarstwo w innej: <a href="wanted.html">potrzebni gracze</a>.
site-no-game-wants = W tej chwili żadna partia nie szuka graczy. Aby zagrać teraz z botami, wyślij <code>SIGN ON ?practice</code>. <a href="wanted.html">Gracze rezerwowi</a> są zawsze mile widziani.
site-running = Trwające
site-no-game-running = Nie trwa żadna publiczna partia.
site-finished = Zakończone
site-feed-of-all = <a href="feed.xml">Kanał</a> z wynikami wszystkich partii.

## How a game stands.

site-won = Zwycięstwo: { $winners }
site-draw = Remis: { $winners }
site-series-over = Zakończona seria
site-no-result = Zakończona bez wyniku
site-series-forming = Seria: { $numbers }
site-players-needed = { $number ->
    [one] brakuje 1 gracza
    [few] brakuje { $number } graczy
    [many] brakuje { $number } graczy
   *[other] brakuje { $number } gracza
 }
site-about-to-begin = Zaraz się zaczyna
site-hidden = ukryte

## A game.

site-game-title = Partia { $game }
site-series-title = Seria { $game }
site-gms = Mistrz gry: { $gms }.
site-of-series = Partia serii <a href="../{ $folder }/index.html">{ $series }</a>.
site-blind = To partia na ślepo. Jej plansza pojawi się tu, gdy partia się skończy.
site-gunboat = Imiona graczy są ukryte.
site-phases = Fazy
site-phase-link = { $kind ->
    [movement] { $season }
    [retreat] { $season }, odwroty
   *[adjustment] { $season }
 }
site-map-after = Mapa po fazie { $phase }. Jej strona podaje rozkazy jako tekst.
site-after = Po fazie { $phase }
site-map-of-start = Mapa początku.
site-legend = Mocarstwa i ich centra oraz znaki na mapie.
site-players = Gracze
site-table-of-players = Tabela graczy
site-power = Mocarstwo
site-centres = Centra
site-units = Jednostki
site-player = Gracz
site-player-wanted = wolne: potrzebny gracz
site-centres-by-year = Centra według lat
site-chart = Wykres centrów każdego mocarstwa według lat. Tabela poniżej ma te same liczby.
site-table-of-centres = Tabela centrów
site-how-played = Ustawienia
site-only-unusual = Wszystkie inne ustawienia są takie jak w każdej nowej partii. Wyjaśniają je <a href="{ $home }settings.html">Ustawienia</a>.
site-press-since = Wiadomości do wszystkich od ostatnich wyników
site-unsigned = Anonim
site-by-gm = mistrz gry
site-by-observer = obserwator
site-history = <a href="history.txt">Cała historia jako tekst</a>, w postaci, którą czytają programy do Dyplomacji. <a href="feed.xml">Kanał</a> z wynikami.
site-calendar = <a href="deadlines.ics">Termin</a> do programów z kalendarzem.
site-results-title = { $game }: wyniki

## A phase of a game.

site-phase-title = { $game }, { $phase }
site-large-map = Duża mapa
site-no-orders = Nie było rozkazów do rozstrzygnięcia.
site-dislodged = Wyparte
site-why = Dlaczego
site-supply-centres = Centra zaopatrzenia
site-owners = Właściciele centrów zaopatrzenia
site-press-before = Wiadomości do wszystkich przed tymi wynikami
site-the-board = Plansza
site-must-retreat = * musi się wycofać albo zostać rozwiązana
site-adjudicated-at = Rozstrzygnięto { $at }. { $board }.

## A series.

site-series-about = { $status ->
    [over] Zakończona seria partii na planszy { $board }.
   *[other] Seria partii na planszy { $board }. Dołącza się do niej raz i gra w jej partiach; jej mistrz gry zaczyna je runda po rundzie.
 }
site-series-table = Tabela, punktacja { $scoring }
site-table-of-series = Tabela serii
site-points = Punkty
site-games = Partie
site-series-game = { $powers }, { $centres ->
    [one] 1 centrum
    [few] { $centres } centra
    [many] { $centres } centrów
   *[other] { $centres } centrum
 }, { $points }
site-no-game-counts = Żadna partia tej serii jeszcze się nie liczy.
site-still-played = Jeszcze trwają: { LIST($games, type: "and") }.
site-not-counted = Skończone, ale poza tabelą: { LIST($games, type: "and") }.
site-rounds = Rundy
site-round = Runda { $number }
site-no-round = Żadna runda się nie zaczęła.
site-series-settings = Ustawienia jej partii
site-series-unusual = Wszystkie inne ustawienia są takie jak w każdej nowej partii. Wyjaśniają je <a href="{ $home }settings.html">Ustawienia</a>. Jak liczone są punkty: <a href="{ $home }help/series.html">HELP SERIES</a>.

## Players wanted.

site-wanted-about = Aby dołączyć do partii, wyślij wiersz spod jej nazwy na adres <a href="mailto:{ $judge }">{ $judge }</a>, z hasłem do wyboru. Jeśli to twój pierwszy raz, umieść nad nim cztery wiersze <a href="write.html">REGISTER</a>.
site-about-to-begin-title = Partie, które zaraz się zaczną
site-no-game-forming = W tej chwili brak. Aby zagrać teraz z botami, wyślij <code>SIGN ON ?practice</code>. Aby zacząć partię dla innych, wyślij <code>CREATE ?nazwa { $password }</code>.
site-free-title = Wolne mocarstwa w trwających partiach
site-free = { $board }, { $stands }. Wolne: { $powers }.
site-free-with-centres = { $board }, { $stands }. Wolne, z jednostkami i centrami: { $powers }.
site-deadline-at = Termin: { $at }.
site-standbys-title = Potrzebni gracze rezerwowi
site-standbys-about = Partie umierają, gdy gracze przestają pisać. Jeśli jesteś na liście rezerwowej, sędzia pisze do ciebie, gdy mocarstwo się spóźnia lub jest wolne, a odpowiedź <code>YES</code> je przejmuje. Do niczego cię to nie zobowiązuje, a <code>SIGN OFF AS STANDBY</code> usuwa cię z listy.
site-standbys-for = To dotyczy każdej partii. Aby wybrać, dodaj <code>FOR</code> i nazwę partii, <code>GUNBOAT</code>, <code>BLIND</code> albo nazwę planszy.
site-games-ask = { $number ->
    [one] Listę pyta 1 trwająca partia:
    [few] Listę pytają { $number } trwające partie:
    [many] Listę pyta { $number } trwających partii:
   *[other] Listę pyta { $number } trwającej partii:
 }
site-board-and-status = { $board }. { $stands }.

## How to play.

site-write-title = Jak grać przez e-mail
site-write-about = Dla nowych graczy: wszystko wysyłaj e-mailem na adres <a href="mailto:{ $judge }">{ $judge }</a>, z dowolnego programu, jako zwykły tekst. Sędzia przetwarza każdy e-mail i odpowiada wiersz po wierszu. Jeśli nie może odczytać wiersza, mówi to i proponuje, co wysłać zamiast niego. Pomija tematy, cytaty i podpisy.
site-register = Zarejestruj się raz
site-find-game = Znajdź partię
site-find-game-how = Te <a href="wanted.html">partie szukają graczy</a>. Hasło do wyboru zapewnia ci miejsce:
site-or-practise = Aby poćwiczyć, zagraj z botami sędziego:
site-send-orders = Wyślij rozkazy
site-reply-with-orders = Odpowiedz na dowolny e-mail od sędziego w tej partii. To pokazuje, kim jesteś i którym mocarstwem grasz.
site-sign-on-first = Nowy e-mail zacznij od mocarstwa, partii i hasła:
site-change-orders = Rozkazy możesz zmieniać do terminu: liczą się ostatnie. Skróty, pełne nazwy i drobne pomyłki są rozumiane.
site-send-press = Wyślij wiadomości
site-send-press-how = W tym samym lub nowym e-mailu napisz do niektórych mocarstw, podając ich litery, albo do wszystkich.
site-wait = Czekaj na wyniki
site-wait-how = Po terminie sędzia wysyła ci, co się stało i dlaczego, z mapą i następnym terminem. Jeśli cię nie będzie, powiedz to na czas:
site-write-more = Wszystko, co można wysłać: <a href="help/orders.html">rozkazy</a>, <a href="commands.html">polecenia</a>, <a href="settings.html">ustawienia</a> i <a href="help/index.html">HELP</a> według tematów. Jeśli nie wiesz, co dalej, wyślij e-mail ze słowem <code>HELP</code>.

## HELP, commands and settings.

site-help-title = HELP { $topic }
site-help-start = HELP
site-overview = przegląd
site-by-email = E-mailem: <code>HELP { $topic }</code>
site-lines = Wiersze { $number }
site-commands-about = Dla graczy i mistrzów gry: każde polecenie, które można wysłać e-mailem. Pisz każde w osobnym wierszu, wielkimi literami lub nie. Słowa w małych literach zastąp własnymi. To, co w nawiasach, można pominąć; <code>|</code> oznacza wybór. Po SIGN ON każdy inny wiersz jest czytany jako rozkaz: zobacz <a href="help/orders.html">rozkazy</a>.
site-settings-title = Ustawienia partii
site-settings-about = Dla mistrzów gry: każde ustawienie, które można wybrać dla partii. Aby któreś zmienić, wyślij <code>SET</code> i jeden z jego wierszy. Obecne pokazuje <code>LIST</code> i nazwa partii. Zegary wyjaśniają <a href="help/deadlines.html">terminy</a>, a prowadzenie partii <a href="help/mastering.html">mistrz gry</a>.
site-usual = W nowej partii: { $value }.

## Feeds.

site-feed-title = { $judge }: wyniki wszystkich partii

## Przykładowa partia dla tych, którzy jeszcze żadnej nie widzieli

site-example = Przykład
site-example-about = Tak zaczyna się partia: przykład dla tych, którzy jeszcze żadnej nie widzieli. Siedem mocarstw walczy o centra zaopatrzenia Europy. Mocarstwo może mieć tyle jednostek, ile ma centrów, a 18 centrów daje zwycięstwo.
site-example-start = Zacznij od strony <a href="{ $page }.html">{ $phase }</a> i czytaj faza po fazie. Każda strona pokazuje, co kto rozkazał, co się stało i dlaczego.
site-example-phase = { $kind ->
    [movement] Wszyscy wysłali rozkazy dla swoich jednostek, nie widząc cudzych. Jednostka rusza do sąsiedniej prowincji, stoi w miejscu albo wspiera inną jednostkę. Prowincję zajmuje większa siła. Przy równych siłach nikt się nie rusza.
    [retreat] Wyparte jednostki wycofują się do wolnej sąsiedniej prowincji. Gdy takiej nie ma albo gracz jej nie chce, zostają rozwiązane.
   *[adjustment] Po jesieni centrum należy do mocarstwa, którego jednostka w nim stoi. Kto ma więcej centrów niż jednostek, buduje w swoich centrach macierzystych. Kto ma więcej jednostek niż centrów, usuwa nadmiar.
}
site-example-end = Tu kończy się przykład. Aby zagrać, przeczytaj: <a href="../write.html">Jak grać</a>.
