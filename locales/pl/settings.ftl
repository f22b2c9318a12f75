### HELP of settings: what each one decides. The key is its name in judge/game/settings/.

help-setting-variant = Mapa i początek oraz opcje planszy.
help-setting-rulebook = Wydanie zasad. Wszystkie pokazuje SET RULEBOOK.
help-setting-reading = Jak ściśle czytane są rozkazy. ILLEGAL można ustawić tylko przed początkiem.
help-setting-summer = Czy latem jednostki mają wiersz, który tylko mówi (Illegal Gunboat).
help-setting-proxies = Czy można użyczać jednostek: na jedną fazę czy też do odwołania.
help-setting-victory = Liczba centrów zaopatrzenia potrzebna do zwycięstwa. Jeśli nie ustawiono, liczba z planszy.
help-setting-last-year = Rok, po którym partia kończy się remisem wszystkich, którzy przetrwali.
help-setting-errors-stand = Czy ROLLBACK może cofnąć tylko ostatni sezon.
help-setting-wishes = Czy mocarstwa są przydzielane według SET PREFERENCE (PRFLIST), czy losowo (PRFRAND).
help-setting-powers = Liczba mocarstw w grze. W pozostałych panuje anarchia.
help-setting-powers-each = Liczba mocarstw, które ma każdy gracz, aby zwyciężyć razem: 2, 3 lub 4.
help-setting-moves = Zegar faz ruchów (HELP DEADLINES).
help-setting-retreats = Zegar faz odwrotów.
help-setting-builds = Zegar faz budów i usunięć.
help-setting-zone = Strefa czasowa zegarów partii i dat mistrza gry.
help-setting-missing = Co się dzieje, gdy po dodatkowym czasie brakuje rozkazów: NONMR czeka na zastępstwo, NMR rozstrzyga bez nich. Pozostałe opisuje HELP DEADLINES.
help-setting-bots = Jak dobrze grają boty, w partiach treningowych i po NMR BOT.
help-setting-reminder = Ile godzin przed terminem gracze bez rozkazów dostają przypomnienie: jedna liczba lub dwie.
help-setting-strict-grace = Czy dodatkowy czas kończy się co do godziny, nawet w święta i podczas nieobecności graczy.
help-setting-strict-wait = Czy WAIT wstrzymuje spóźnioną fazę do końca dodatkowego czasu.
help-setting-late-count = Czy LIST i powiadomienia o spóźnieniach pokazują, ile razy mocarstwo było spóźnione.
help-setting-late-orders = Czy spóźnione rozkazy się liczą, czy wymagają ACCEPT LATE.
help-setting-two-seasons = Czy odwroty i budowy wysyła się razem z ruchami: dwa terminy w roku.
help-setting-manual-process = Czy faza jest rozstrzygana tylko, gdy mistrz gry wyśle PROCESS.
help-setting-manual-start = Czy pełna partia zaczyna się tylko, gdy mistrz gry wyśle BEGIN.
help-setting-roll-call = Ile godzin mają wszyscy w pełnej partii na I AM HERE.
help-setting-max-absence = Ile dni w fazie gracz może być nieobecny bez zgody mistrza gry.
help-setting-holidays = Dni bez terminu. Dni bez roku liczą się każdego roku.
help-setting-gunboat = Czy tylko mistrz gry wie, kto gra którym mocarstwem.
help-setting-reveal = Czy koniec partii gunboat pokazuje, kto w niej grał.
help-setting-blind = Czy mocarstwa widzą całą planszę, czy jej część, i którą (HELP BLIND).
help-setting-sight = Co jeszcze pokazuje lub ukrywa partia na ślepo (słowa podaje HELP BLIND).
help-setting-press = Korespondencja między graczami: WHITE jest podpisana, GREY anonimowa. Z dwóch zwykła jest pierwsza.
help-setting-partial-press = Czy gracze mogą pisać tylko do niektórych mocarstw.
help-setting-fakes = Co wiadomość do części mocarstw może udawać co do odbiorców. Autor nigdy nie jest fałszywy.
help-setting-observer-press = Jakie wiadomości mogą wysyłać obserwatorzy, poza tymi do mistrza gry i do siebie nawzajem.
help-setting-watch-all-press = Czy obserwatorzy mogą dostawać kopie wszystkich wiadomości (SET ALL PRESS).
help-setting-late-press = Czy mogą pisać gracze, których rozkazy są spóźnione.
help-setting-grace-press = Czy wiadomości są przekazywane po terminie.
help-setting-minor-press = Czy wiadomości są przekazywane podczas odwrotów i budów.
help-setting-must-order = Czy gracze muszą wydać rozkazy wszystkim jednostkom, zanim mogą pisać.
help-setting-touch-press = Czy mocarstwa mogą pisać tylko do mocarstw z jednostkami obok ich jednostek.
help-setting-postal-press = Czy POSTAL PRESS czeka na wyniki. Inne wiadomości wychodzą od razu.
help-setting-blank-press = Czy wiadomość może być pusta.
help-setting-datelines = Czy nagłówków swojej stolicy i swojego rządu (PARIS:) może używać tylko samo mocarstwo.
help-setting-letters-shown = Czy po partii wszyscy mogą czytać wszystkie wiadomości między mocarstwami.
help-setting-diaries-shown = Czy po partii wszyscy mogą czytać dzienniki.
help-setting-dias = Czy remis obejmuje wszystkich, którzy przetrwali.
help-setting-concessions = Czy wszyscy gracze oprócz jednego mogą oddać mu zwycięstwo.
help-setting-vote-count = Co jest pokazywane po głosowaniu: sam wynik, liczby czy nazwy.
help-setting-vote-rule = Jak długo wniosek jest otwarty i co znaczy milczenie (HELP VOTES).
help-setting-vote-time = Ile godzin do policzenia wniosku, 0 oznacza brak limitu. Milczenie oznacza zgodę najwcześniej po 72 godzinach.
help-setting-moderated = Czy ustawienia zmienia tylko mistrz gry.
help-setting-evidence = Co dowodzi, od kogo jest e-mail: hasło, odpowiedź, potwierdzony adres.
help-setting-standbys = Czy lista rezerwowa dostaje pytania o spóźnione i wolne mocarstwa.
help-setting-comment = Wiersz tekstu, pokazywany na listach.
help-setting-boardman = Numer na liście numerów Boardman, na przykład 1987AB.
help-setting-miller = Numer na liście numerów Miller, dla wariantów.
help-setting-everything = Numer w czasopiśmie Everything.
help-setting-language = Język stron partii w sieci oraz e-maili do obserwatorów, którzy żadnego nie wybrali.
help-setting-visibility = Czy listy pokazują partię. PRIVATE: mogą ją znaleźć tylko zaproszeni.
help-setting-level = Poziom graczy, którzy mogą dołączyć, według ich własnej oceny (REGISTER, Level:).
help-setting-dedication = Rzetelność, jakiej gracz potrzebuje, aby dołączyć. Swoją zobaczysz poleceniem GET DEDICATION.
help-setting-on-time-ratio = Jaka część tur gracza musi być na czas, aby mógł dołączyć.
help-setting-resignation-ratio = Jaką część swoich mocarstw gracz może porzucić, a mimo to dołączyć.
help-setting-site = Czy gracze mogą mieć tę samą domenę, część adresu po @: ANY dowolnie, SAME tylko domena mistrza gry, DIFFERENT nigdy.
help-setting-approval = Czy gracze potrzebują zgody mistrza gry, aby dołączyć (SET APPROVED adres).
help-setting-master-swaps = Czy mistrz gry może przez SWAP zamienić graczy dwóch mocarstw bez pytania ich.
help-setting-resume = Czy gracze mogą przez RESUME wznowić wstrzymaną partię, której nie prowadzi mistrz gry.
help-setting-rated = Czy wynik trafia na listę opiekuna dla serwisów rankingowych.
help-setting-quiet = Czy tylko mistrz gry dowiaduje się, kto dołącza lub obserwuje.
help-setting-spectators = Czy gracze mogą pozwolić obserwatorowi widzieć, co dostaje ich mocarstwo.
help-setting-secret = Czy osoby spoza partii nie widzą przed jej końcem, kto gra.
help-setting-scoring = Jak tabela serii liczy punkty (HELP SERIES).
help-setting-best-games = Ile najlepszych partii każdego gracza liczy się w serii, 0 oznacza wszystkie.

## When a setting can change, and what an unset one is.

help-setting-before-start = Tylko przed początkiem.
help-setting-empty = puste

## What the value of a setting means, as LIST and HELP show it. The key is the setting's name, and $words are
## the value as it is typed. A setting without a message is shown as it is typed.

setting-value-proxies = { $value ->
    [no] nie
    [phase] tak: jednostek można użyczać na jedną fazę
   *[standing] tak: jednostek można użyczać na jedną fazę lub do odwołania
 }
setting-value-last-year = { $value ->
    [none] brak
   *[some] { $words }
 }
setting-value-errors-stand = { $value ->
    [yes] cofnąć można tylko ostatni sezon
   *[no] cofnąć można każdy sezon
 }
setting-value-wishes = { $value ->
    [yes] według życzeń, potem losowo
   *[no] tylko losowo
 }
setting-value-powers-each = { $value ->
    [one] nie: każdy gracz ma jedno mocarstwo
   *[other] tak: liczba mocarstw każdego gracza to { $value }
 }
setting-value-missing = { $value ->
    [wait] NONMR: po dodatkowym czasie partia czeka na zastępstwo
    [process] NMR: po dodatkowym czasie faza jest rozstrzygana bez brakujących rozkazów
    [bot] NMR BOT: po dodatkowym czasie rozkazy wydaje bot
    [first] NMR FIRST: tylko pierwszy sezon czeka na zastępstwo
    [twice] NMR TWICE: jednostki stoją; drugi taki sezon z rzędu to anarchia
   *[house] NMR HOUSE: FIRST i TWICE, a wczesny sezon zostaje przedłużony
 }
setting-value-reminder = { $value ->
    [none] bez przypomnień
   *[some] { $words } przed terminem
 }
setting-value-strict-grace = { $value ->
    [yes] ściśle: co do godziny
   *[no] nie podczas nieobecności i świąt
 }
setting-value-strict-wait = { $value ->
    [yes] ściśle: do końca dodatkowego czasu
   *[no] do terminu
 }
setting-value-late-count = { $value ->
    [yes] pokazywane
   *[no] niepokazywane
 }
setting-value-late-orders = { $value ->
    [yes] rozkazy liczą się, dopóki faza nie jest rozstrzygnięta
   *[no] rozkazy wymagają zgody mistrza gry
 }
setting-value-two-seasons = { $value ->
    [yes] dwa terminy w roku: wszystkie rozkazy razem z ruchami
   *[no] każda faza ma własny termin
 }
setting-value-manual-process = { $value ->
    [yes] tylko przez PROCESS mistrza gry
   *[no] automatycznie
 }
setting-value-manual-start = { $value ->
    [yes] tylko przez BEGIN mistrza gry
   *[no] gdy partia jest pełna
 }
setting-value-roll-call = { $value ->
    [none] brak
   *[some] { $words } na odpowiedź przed początkiem
 }
setting-value-holidays = { $value ->
    [none] brak
   *[some] { $words }
 }
setting-value-blind = { $value ->
    [no] nie
    [njudge] tak: mocarstwo widzi własne jednostki i centra (njudge)
    [bcentres] tak: mocarstwo widzi własne jednostki i wszystkie centra (njudge)
    [dpjudge] tak: mocarstwo widzi okolice swoich jednostek i centrów macierzystych (DPjudge)
   *[fog] tak: mocarstwo widzi okolice swoich jednostek i centrów (mgła wojny)
 }
setting-value-press = { $value ->
    [none] brak
    [white] white (podpisana)
    [grey] grey (anonimowa)
    [white-grey] white lub grey (podpisana, chyba że oznaczona GREY)
   *[grey-white] grey lub white (anonimowa, chyba że oznaczona WHITE)
 }
setting-value-fakes = { $value ->
    [none] brak
    [allowed] wiadomość do części może podawać innych odbiorców
    [default] wiadomość do części wygląda jak do wszystkich, chyba że NO FAKE
   *[always] wiadomość do części wygląda jak do wszystkich
 }
setting-value-observer-press = { $value ->
    [no] mogą pisać do mistrza gry i do siebie nawzajem
    [white] mogą pisać podpisane wiadomości do wszystkich
   *[any] mogą pisać do graczy
 }
setting-value-watch-all-press = { $value ->
    [yes] obserwatorzy mogą czytać wszystkie wiadomości (SET ALL PRESS)
   *[no] obserwatorzy czytają tylko własne wiadomości
 }
setting-value-late-press = { $value ->
    [yes] wiadomości są przekazywane
   *[no] spóźnieni gracze mogą pisać tylko do mistrza gry
 }
setting-value-grace-press = { $value ->
    [yes] wiadomości są przekazywane
   *[no] brak wiadomości od terminu do rozstrzygnięcia
 }
setting-value-minor-press = { $value ->
    [yes] wiadomości są przekazywane
   *[no] brak wiadomości podczas odwrotów i budów
 }
setting-value-must-order = { $value ->
    [yes] wiadomości tylko od graczy, których rozkazy już są
   *[no] nie
 }
setting-value-touch-press = { $value ->
    [yes] wiadomości tylko między sąsiadami
   *[no] nie
 }
setting-value-postal-press = { $value ->
    [yes] POSTAL PRESS przychodzi z wynikami
   *[no] nie
 }
setting-value-blank-press = { $value ->
    [yes] wiadomości mogą być puste
   *[no] nie
 }
setting-value-datelines = { $value ->
    [yes] stolice i rządy są prawdziwe
   *[no] dowolne
 }
setting-value-letters-shown = { $value ->
    [yes] na koniec pokazane wszystkim
   *[no] niepokazywane
 }
setting-value-diaries-shown = { $value ->
    [yes] na koniec pokazane wszystkim
   *[no] pozostają tajne
 }
setting-value-dias = { $value ->
    [yes] remis obejmuje wszystkich, którzy przetrwali
   *[no] remis może kogoś pominąć
 }
setting-value-concessions = { $value ->
    [yes] można oddać zwycięstwo jednemu mocarstwu
   *[no] nie
 }
setting-value-vote-count = { $value ->
    [secret] pokazane jest tylko, czy wniosek przyjęto
    [count] pokazana jest liczba głosów
   *[names] pokazany jest głos każdego
 }
setting-value-vote-rule = { $value ->
    [phase] liczenie w swojej fazie; milczenie to NO
   *[season] liczenie razem z ruchami; milczenie za drugim razem to YES
 }
setting-value-vote-time = { $value ->
    [none] brak
   *[some] { $words } na wniosek
 }
setting-value-evidence = { $value ->
    [reply] hasło lub odpowiedź na e-mail od sędziego
    [password] hasło
    [either] hasło, odpowiedź lub potwierdzony e-mail z zarejestrowanego adresu
   *[both] hasło w potwierdzonym e-mailu z zarejestrowanego adresu
 }
setting-value-language = { $value ->
    [none] język sędziego
   *[some] { $words }
 }
setting-value-visibility = { $value ->
    [public] publiczna: LIST pokazuje partię
    [unlisted] nie: listy nie pokazują partii
   *[private] prywatna: tylko dla jej uczestników i zaproszonych
 }
setting-value-site = { $value ->
    [any] dowolna domena
    [same] ta sama: tylko gracze z domeny mistrza gry
   *[different] różne: jeden gracz z każdej domeny
 }
setting-value-spectators = { $value ->
    [yes] gracze mogą im pokazać, co dostaje ich mocarstwo
   *[no] brak
 }
setting-value-scoring = { $value ->
    [draw-size] wielkość remisu
    [sum-of-squares] suma kwadratów
    [carnage] Carnage
    [c-diplo] C-Diplo
   *[bangkok] Bangkok
 }
setting-value-best-games = { $value ->
    [none] wszystkie partie
   *[some] { $words }
 }

## Other values.

setting-flag = { $value ->
    [yes] tak
   *[no] nie
 }
setting-unset = nie ustawiono
setting-of-variant = { $number } (z wariantu)
setting-days = od { $first } do { $last }
setting-day-of-year = { $day } { $year }

## Why a value cannot be set.

setting-needs-value = SET { $setting } wymaga wartości.
setting-needs-one-of = SET { $setting } wymaga jednej z tych wartości: { $values }.
setting-no-such-value = "{ $text }" nie jest jedną z wartości: { $values }.
setting-no-such-language = Nie ma języka "{ $text }".
setting-not-a-number = "{ $text }" nie jest liczbą od { $low } do { $high }.
setting-not-a-part = "{ $text }" nie jest liczbą od 0 do 1.
setting-not-a-length = "{ $text }" nie jest długością czasu. Podaj godziny, jak w 24 lub 0.5, albo dni, jak w 3d.
setting-too-many-lengths = { $most ->
    [one] Podaj jedną liczbę godzin, jak w 24.
   *[other] Podaj najwyżej tyle liczb godzin: { $most }, jak w 24 3.
 }
setting-length-too-long = "{ $text }" to za długo. Podaj najwyżej tyle godzin: { $most }.
setting-text-too-long = Tekst może mieć najwyżej { $most } znaków. Ma { $number }.
setting-not-listed = "{ $text }" nie jest numerem z listy. Podaj jedno słowo z cyfrą, jak w 1987AB.
setting-not-a-variant = "{ $text }" nie może być nazwą wariantu.
setting-usage = { LIST($lines, type: "or") }.
setting-not-asked = { $line } w osobnym wierszu, bez znaku zapytania.
no-such-setting = Nie ma ustawienia "{ $text }".
settings-listed = Wszystkie ustawienia pokazuje HELP SETTINGS.
settings-to-switch-off = Możesz wyłączyć: { $lines }.
set-no-what = SET NO nie mówi, co.
question-sets-nothing = Pytanie niczego nie ustawia.
rules-unknown = Nie ma reguł o nazwie "{ $name }".
rules-unnamed = SET RULES nie mówi, które.
rules-known = SET RULES i { LIST($names, type: "or") }. Możesz podać kilka.
powers-uneven = Mocarstw tej planszy nie da się podzielić równo na tylu graczy: { $players }.
    .hint = SET DUPLEX, TRIPLEX lub QUADRUPLEX dają każdemu graczowi dwa, trzy lub cztery. SET POWERS 5 pomija niektóre.
grace-of-clocks = Dodatkowy czas (grace) jest częścią każdego zegara.
grace-none = SET MOVES GRACE 0, a dla pozostałych faz SET RETREAT GRACE 0 i SET BUILDS GRACE 0.
comment-elsewhere = Skróć go. Dłuższy tekst możesz wysłać wszystkim przez BROADCAST.
clock-days-named = Dni zapisuje się w rzędzie od niedzieli do soboty: DAYS { $days }.
clock-part-alone = "{ $word }" nie ma wartości. Zmieniaj zegar parami, jak w NEXT 24 GRACE 48.
clock-no-such-part = Zegar nie ma części "{ $word }". Ma CLOCK, MIN, NEXT, GRACE, DELAY i DAYS.
clock-no-time-of-day = "{ $text }" nie jest porą dnia. Podaj 23:30 albo 1410 minut, albo -1 dla dowolnej.
clock-past-end-of-day = "{ $text }" wypada po końcu dnia.
clock-no-week = "{ $text }" nie jest tygodniem. Podaj siedem znaków, od niedzieli, jak w -MTWTF-.
