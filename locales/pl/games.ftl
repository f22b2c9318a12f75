### Remarks about games: created, signed on to, shown.

no-such-game = Nie ma partii o nazwie "{ ONE_LINE($name, max: 24) }".
    .hint = Wszystkie partie pokazuje LIST.
no-such-game-of-yours = Nie ma partii o nazwie "{ ONE_LINE($name, max: 24) }". Twoje: { LIST($games, type: "and") }.
    .hint = Wyślij ten wiersz ponownie z jej nazwą. Twoje partie i ich terminy pokazuje MY GAMES.
game-name-malformed = "{ ONE_LINE($name, max: 24) }" nie jest poprawną nazwą partii.
    .hint = Użyj najwyżej 20 liter, cyfr, - i _.
game-name-is-password = To jedno z twoich haseł, a nazwę partii czyta każdy.
    .hint = Wybierz inną nazwę.
game-exists = Partia o nazwie { $game } już istnieje.
    .hint = Wybierz inną nazwę.
game-name-not-free = Nazwa { $game } nie jest dostępna.
    .hint = Wybierz inną nazwę. Aby zagrać z botami sędziego, wyślij SIGN ON ?practice.
game-created = Jesteś mistrzem gry partii { $game } ({ $board }). Zacznie się, gdy { $missing ->
        [one] dołączy { $missing } gracz
        [few] dołączy { $missing } graczy
        [many] dołączy { $missing } graczy
       *[other] dołączy { $missing } gracza
    }. Gracze dołączają przez SIGN ON ?{ $game } hasło, każdy z własnym hasłem. Twoje to hasło mistrza gry: nie podawaj go nikomu.
game-copied = Jesteś mistrzem gry partii { $game } ({ $board }). Zaczyna się od fazy { $phase }, z tą samą pozycją i ustawieniami. Ruszy, gdy { $missing ->
        [one] dołączy { $missing } gracz
        [few] dołączy { $missing } graczy
        [many] dołączy { $missing } graczy
       *[other] dołączy { $missing } gracza
    }. Gracze dołączają przez SIGN ON ?{ $game } hasło.
deadlines-spread = Terminy faz ruchów są o { $time } { $zone }, aby nie wszystkie partie były tu rozstrzygane naraz. Aby wybrać inną godzinę, wyślij (na przykład) SET MOVES CLOCK 23:30.
series-created = Jesteś mistrzem gry serii { $game } ({ $board }). Gracze dołączają do niej przez SIGN ON ?{ $game } hasło. Aby wybrać ustawienia jej partii, użyj SET; aby je otworzyć, ROUND.
no-series-of-that-name = { $game } nie jest serią.
    .hint = Wszystkie partie i serie pokazuje LIST.
no-such-round = Seria { $game } ma dotąd { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }.
    .hint = Tabelę wszystkich rund pokazuje TABLE { $game }.
no-series-named = Wiersz nie mówi, która seria.
    .hint = Wyślij TABLE i jej nazwę. Wszystkie serie pokazuje LIST.
game-name-has-meaning = { $name } znaczy dla sędziego coś innego, więc nie może być nazwą partii.
    .hint = Dodaj do tego słowo: { CUT($name, max: 15) }-partia.
game-looks-alike = Nazwa { $game } jest zbyt podobna do nazwy istniejącej partii { $other }.
    .hint = Wybierz inną nazwę.
practice-opened = Partia { $game } jest otwarta: grasz jako { $power }, a pozostałymi grają boty sędziego. Zaczynaj każdy e-mail od SIGN ON { $power } { $game } i swojego hasła.
practice-opened-with-password = Partia { $game } jest otwarta: grasz jako { $power }, a pozostałymi grają boty sędziego. Zaczynaj każdy e-mail od SIGN ON { $power } { $game } { $password }
practice-still-open = Twoja partia treningowa { $game } jest jeszcze otwarta, a możesz mieć tylko jedną naraz.
    .hint = Graj ją dalej; albo zakończ ją przez SIGN ON { $power } { $game } hasło i TERMINATE w następnym wierszu.
no-such-variant = Nie ma wariantu o nazwie "{ CUT($name, max: 40) }".
    .hint = Wybierz jeden z tych, jeśli jest podobny: { $variants }. Pełną listę pokazuje GET variants.
no-such-option = Nie ma wariantu o nazwie "{ CUT($name, max: 40) }": słowo "{ CUT($words, max: 30) }" nie jest znane.
    .hint = Podaj tylko planszę i jej opcje; ustawienia umieść w osobnych wierszach. Podobne: { $variants }.
setting-no-board = "{ CUT($words, max: 40) }" to ustawienie, a nie plansza ani jej opcja.
    .hint = Pomiń to i napisz w osobnym wierszu: { LIST($lines, type: "and") }.
variant-unplayable = Na planszy { $name } nie można jeszcze grać: { $why }.
may-not-create = Nie możesz tu tworzyć partii.
    .hint = Zapytaj opiekuna sędziego, { $keeper }.
judge-closed = Ten sędzia nie przyjmuje teraz nowych partii ani rejestracji. Istniejące partie trwają dalej.
    .hint = Zapytaj opiekuna sędziego, { $keeper }.
created-enough = Jedna osoba może utworzyć dziennie najwyżej { $most ->
        [one] { $most } partię
        [few] { $most } partie
        [many] { $most } partii
       *[other] { $most } partii
    }.
    .hint = Spróbuj jutro albo zapytaj opiekuna sędziego, { $keeper }.
not-signed-on = Ten wiersz nie mówi, której partii dotyczy.
    .hint = Umieść nad nim wiersz SIGN ON, na przykład SIGN ON Austria alpha hasło.
speaks-as-master = Działasz jako mistrz gry partii { $game }.
speaks-as-player = Działasz jako gracz partii { $game }.
speaks-as-player-wishing = Działasz jako gracz partii { $game }. Mocarstwa są przydzielane, gdy się zacznie, a SIGN ON o żadne nie prosi. Aby powiedzieć, które chcesz, wyślij SET PREFERENCE { $power } i kolejne za nim.
password-of-last-yes = Inny e-mail w twoim imieniu prosił o to miejsce w partii { $game } z innym hasłem. Od teraz liczy się hasło z tego e-maila.
speaks-as-observer = Działasz jako obserwator partii { $game }.
speaks-for-power = Działasz jako { $power } w partii { $game }.
speaks-unproven = Nic jeszcze nie dowodzi, że grasz w partii { $game } jako { $power }: twoje rozkazy wymagają twojego YES.
    .hint = Dodaj hasło: SIGN ON { $power } { $game } hasło.
read-for-game = Ten wiersz dotyczy partii { $game } ({ NAME($power) }).
game-unproven = Nic jeszcze nie dowodzi, że grasz w partii { $game } jako { $power }.
    .hint = Wyślij ten wiersz ponownie pod SIGN ON { $power } { $game } hasło.
player-is-back = Witaj ponownie: znów grasz w partii { $game } jako { $power }.
seat-needs-confirmation = Gracz tego mocarstwa musi to potwierdzić.
    .hint = Wyślij wiersze dla niego w osobnym e-mailu.
seat-waits = Ten e-mail wymaga potwierdzenia z głównego adresu gracza.
see-below = Zobacz poniżej.
shown-once = Jest to już pokazane poniżej.
one-page-for-strangers = Kto nie jest zarejestrowany, dostaje w e-mailu jedną stronę.
    .hint = Wyślij najpierw REGISTER albo poproś o to w osobnym e-mailu.
too-many-pages = Jeden e-mail może prosić najwyżej o tyle stron: { $most }.
    .hint = Poproś o to w osobnym e-mailu.
no-such-list-page = Lista partii nie ma strony { $number }; ma { $pages ->
        [one] { $pages } stronę
        [few] { $pages } strony
        [many] { $pages } stron
       *[other] { $pages } strony
    }.
    .hint = Pierwszą stronę pokazuje LIST.
files-listed = Pliki, które dostaniesz przez GET: { $files }.
no-such-file = Nie ma pliku o nazwie "{ CUT($name, max: 40) }".
    .hint = Wybierz plik, który dostaniesz przez GET: { $files }.
no-single-phase = "{ $when }" nie jest ani planszą, ani jedną fazą partii.
    .hint = Mapę jednej fazy pokazuje MAP S1901M, MAP F1901M albo MAP W1901, pod SIGN ON mocarstwo partia hasło.
no-such-place = { $place } nie jest prowincją na tej mapie.
    .hint = Podaj jedną jednostkę lub rozkaz, na przykład WHY A Gal. Listę nazw pokazuje GET MAP.
no-reasons-yet = W tej partii przyczyny wyników są do jej końca ukryte.
    .hint = Co z ostatniej fazy było dla ciebie widoczne, pokazuje ponownie RESEND.
phase-not-judged = Faza { $phase } nie została rozstrzygnięta w partii { $game }.
    .hint = Rozstrzygnięte fazy pokazuje HISTORY { $game }.
tried = Zobacz poniżej. Nic z tego się nie liczy.
trial-ends = TRY kończy się przed wierszem { $line }, który już do niego nie należy i się liczy.
one-trial-an-email = Jeden e-mail może mieć jedno TRY. To nie zostało wypróbowane i nic z niego się nie liczy.
    .hint = Wyślij je w osobnym e-mailu. Aby przejść do następnej fazy, napisz NEXT wewnątrz TRY.
trial-of-nothing = To nie wskazuje ani partii, ani planszy z taką fazą. Nic z tego się nie liczy.
    .hint = Napisz TRY i nazwę partii albo TRY standard dla planszy. Faza, na przykład F1901M, wymaga partii.
trial-unseen = Nie widzisz pozycji partii { $game }, więc nie można jej wypróbować. Nic z tego się nie liczy.
    .hint = Odpowiedz na e-mail o swoim mocarstwie w partii { $game }. Dla pustej planszy napisz TRY { $board }, a wiersz niżej EMPTY.
trial-of-whose-orders = TRY MINE używa twoich własnych rozkazów na obecną fazę, a ten e-mail nie jest w imieniu mocarstwa, które je ma. Nic z tego się nie liczy.
    .hint = Odpowiedz tymi samymi wierszami na e-mail o swoim mocarstwie albo pomiń MINE.
trial-too-long = Jedno TRY może mieć najwyżej tyle faz: { $phases }, i tyle wierszy: { $lines }.
own-orders-of-whom = MAP MINE pokazuje twoje obowiązujące rozkazy, a ten e-mail nie jest w imieniu żadnego mocarstwa.
    .hint = Odpowiedz MAP MINE na e-mail o swoim mocarstwie albo napisz nad tym SIGN ON mocarstwo partia hasło.
version-shown = { $judge } ({ $code }), wersja { $version }. Opiekunem sędziego jest { $keeper }.
