### What emails that answer no line say: `email-` and the name of the template, its parts as attributes.

email-another-answered = Na pytanie wysłane do ciebie ktoś odpowiedział z innego adresu. Ta odpowiedź się nie liczy i nic się nie stało. Pytanie nadal czeka na twoją odpowiedź.
    .subject = Odpowiedź z innego adresu
    .advice = Jeśli pytanie poszło dalej za twoją zgodą, odpowiedz na nie z tego adresu albo nic nie rób. Jeśli nie, ktoś inny czyta twoją pocztę.
email-token-used = Z adresu { $sender } przyszedł e-mail z tokenem wysłanym do ciebie przez sędziego. Odpowiedziano nim { $answer ->
        [no] NO
       *[yes] YES
    }.
    .subject = Na pytanie do ciebie odpowiedziano z innego adresu
    .password-subject = Twoje hasło ustawiono z innego adresu
    .password = Z adresu { $sender } przyszedł e-mail z tokenem wysłanym do ciebie przez sędziego. Ustawiono nim twoje hasło w partii '{ $game }'.
    .line = { $answer ->
        [no] Z adresu { $sender } przyszedł e-mail z tokenem wysłanym do ciebie przez sędziego. Anulowano nim:
       *[yes] Z adresu { $sender } przyszedł e-mail z tokenem wysłanym do ciebie przez sędziego. Potwierdzono nim:
    }
    .counts = To się liczy: każdy, kto ma token, może działać za ciebie. Jeśli to nie ty ani nikt na twoją prośbę, ktoś inny czyta twoją pocztę albo e-mail od sędziego poszedł dalej.
    .another = Aby dostać token do kolejnego hasła, wyślij ten wiersz z tego adresu:
    .advice = { $whom ->
        [master] Powiadom od razu mistrza gry lub opiekuna sędziego: { $keeper }
       *[keeper] Powiadom od razu opiekuna sędziego: { $keeper }
    }
email-copy-of-record = { $what ->
        [orders] Z adresu { $sender } przyszły z właściwym hasłem rozkazy w partii '{ $game }' ({ NAME($power) }). Zostały przyjęte. Jeśli to nie ty ani nikt na twoją prośbę, wyślij teraz własne rozkazy (liczą się ostatnie) i zmień hasło poleceniem SET PASSWORD.
       *[email] W partii '{ $game }' przyszedł w imieniu { NAME($power, form: "genitive") } e-mail z adresu { $sender }, z właściwym hasłem. Został przyjęty. Jeśli to nie ty ani nikt na twoją prośbę, wyślij teraz własne rozkazy (liczą się ostatnie) i zmień hasło poleceniem SET PASSWORD.
    }
    .subject = { $what ->
        [orders] { $whose ->
            [yours] { NAME($power) }: rozkazy z innego twojego adresu
           *[another] { NAME($power) }: rozkazy z innego adresu
        }
       *[email] { $whose ->
            [yours] { NAME($power) }: e-mail z innego twojego adresu
           *[another] { NAME($power) }: e-mail z innego adresu
        }
    }
    .master-subject = { $power }: działa mistrz gry
    .partner-subject = { $power }: kopia od drugiego gracza
    .password-subject = Zmieniono twoje hasło
    .looked = { $named ->
        [yes] { $master }, jeden z mistrzów gry, działa w partii '{ $game }' jako { NAME($power) }: widzi dzięki temu rozkazy tego mocarstwa, ale niczego nie zmienia. Twoje własne rozkazy nadal się liczą.
       *[no] Mistrz gry działa w partii '{ $game }' jako { NAME($power) }: widzi dzięki temu rozkazy tego mocarstwa, ale niczego nie zmienia. Twoje własne rozkazy nadal się liczą.
    }
    .by-master = { $named ->
        [yes] { $master }, jeden z mistrzów gry, działa w partii '{ $game }' jako { NAME($power) }. Twoje własne rozkazy znów się liczą, gdy tylko je wyślesz (liczą się ostatnie).
       *[no] Mistrz gry działa w partii '{ $game }' jako { NAME($power) }. Twoje własne rozkazy znów się liczą, gdy tylko je wyślesz (liczą się ostatnie).
    }
    .partner = Drugi gracz waszego mocarstwa w partii '{ $game }' ({ NAME($power) }) wysyła w jego imieniu e-mail, z adresu { $sender }. Liczy się ostatni rozkaz każdego z was.
    .partner-from = W partii '{ $game }' przyszedł w imieniu { NAME($power, form: "genitive") } e-mail z adresu { $sender }, z hasłem drugiego gracza. Liczy się ostatni rozkaz.
    .password = E-mailem z adresu { $sender } z właściwym hasłem zmieniono twoje hasło w partii '{ $game }' ({ NAME($power) }). Stare już nie działa. Jeśli to nie ty ani nikt na twoją prośbę, wyślij ten wiersz z tego adresu i wybierz inne hasło tokenem, który dostaniesz:
    .then = Potem wyślij własne rozkazy (liczą się ostatnie).
    .also = W partii '{ $game }' przyszedł w imieniu { NAME($power, form: "genitive") } e-mail z adresu { $sender }. To jeden z twoich adresów, więc e-mail się liczy. Jeśli to nie ty, wyślij teraz własne rozkazy (liczą się ostatnie). Aby e-maile stamtąd nie liczyły się jako twoje, wyślij ten wiersz z tego adresu:
    .known-there = Twoje hasło liczy się z każdego adresu. Jeśli może być tam znane, wybierz inne tokenem, który dostaniesz po tym wierszu:
    .tell-master = Powiadom mistrza gry: PRESS TO M.
email-copy-for-spectator = Gracz, który w partii '{ $game }' prowadzi { NAME($power, form: "accusative") }, pozwala ci widzieć, co wysyła.
    .subject = Rozkazy { NAME($power, form: "genitive") }
email-copy-for-master = W partii '{ $game }' przyszedł w imieniu mistrza gry e-mail z adresu { $sender }, z twoim hasłem. Został przyjęty. Jeśli to nie ty ani nikt na twoją prośbę, wybierz teraz inne hasło:
    .subject = Ktoś działał jako mistrz gry z innego adresu
    .password-subject = Zmieniono twoje hasło mistrza gry
    .password = E-mailem z adresu { $sender } z twoim hasłem zmieniono twoje hasło mistrza gry w partii '{ $game }'. Stare już nie działa. Jeśli to nie ty ani nikt na twoją prośbę, wyślij ten wiersz z tego adresu i wybierz inne hasło tokenem, który dostaniesz:
email-password-shared = Ktoś z graczy partii '{ $game }' właśnie wybrał twoje hasło jako własne: zna je od kogoś albo odgadł. Może nie wiedzieć, że to hasło mistrza gry, ale kto użyje go jako hasła mistrza gry, może działać za ciebie. Zmień je teraz:
    .subject = Ktoś z graczy ma hasło mistrza gry
email-password-token = Ktoś, zapewne ty, prosi o nowe hasło w partii '{ $game }'. Aby je ustawić, wyślij ten wiersz na adres { $address }:
    .subject = Nowe hasło
    .none-yet = Jesteś teraz w partii '{ $game }' i nie masz tam jeszcze hasła. Odpowiedzi na e-maile sędziego go nie wymagają. Do każdego innego e-maila w tej partii ustaw hasło, wysyłając ten wiersz na adres { $address }:
    .token = W miejsce { $placeholder } wpisz hasło, które chcesz mieć. Token działa raz, do { $expires }.
    .several = Ustawia hasło do każdego twojego miejsca w tej partii.
    .not-you = Jeśli to nie twoja prośba, nic nie rób: twoje hasło zostaje bez zmian.
email-passwords-tried = { $seat ->
        [power] W tym miesiącu co najmniej { $number } e-maili zawierało złe hasła do partii '{ $game }' ({ NAME($power) }). Ostatni przyszedł z adresu { $sender }.
        [master] W tym miesiącu co najmniej { $number } e-maili zawierało złe hasła mistrza gry partii '{ $game }'. Ostatni przyszedł z adresu { $sender }.
       *[player] W tym miesiącu co najmniej { $number } e-maili zawierało złe hasła gracza partii '{ $game }'. Ostatni przyszedł z adresu { $sender }.
    }
    .subject = Złe hasła do twojego miejsca
    .unlocked = Nic nie jest zablokowane, w partii nic się nie zmieniło i nie musisz nic robić. Twój e-mail z właściwym hasłem nadal się liczy. Jeśli próby będą trwać, e-mail z właściwym hasłem może poczekać na twoje potwierdzenie, zwłaszcza z obcego adresu. Pytanie przyjdzie tutaj.
    .advice = Długie hasło, które nie jest zwykłym słowem, jest bezpieczne. Aby ustawić inne, wyślij SET PASSWORD. Jeśli hasła nie pamiętasz, wyślij FORGOT PASSWORD { $game }, a dostaniesz token do nowego.
email-notices-left-out = W twoim imieniu przyszło więcej e-maili, niż dostajesz o nich osobnych powiadomień. Limit to pięć na godzinę, w tym jedno na zmianę hasła:
    .subject = Więcej e-maili w twoim imieniu
    .of-master = Mistrz gry działał za ciebie w większej liczbie e-maili, niż dostajesz osobnych powiadomień. Limit to cztery na godzinę:
    .by-master = { $number ->
        [one] Partia '{ $game }', { NAME($power) }: { $number } e-mail od mistrza gry przyszedł i się liczy.
        [few] Partia '{ $game }', { NAME($power) }: { $number } e-maile od mistrza gry przyszły i się liczą.
        [many] Partia '{ $game }', { NAME($power) }: { $number } e-maili od mistrza gry przyszło i się liczy.
       *[other] Partia '{ $game }', { NAME($power) }: { $number } e-maila od mistrza gry przyszło i się liczy.
    }
    .as-master = { $number ->
        [one] Partia '{ $game }': { $number } e-mail z twoim hasłem przyszedł z innego adresu w imieniu mistrza gry i się liczy.
        [few] Partia '{ $game }': { $number } e-maile z twoim hasłem przyszły z innego adresu w imieniu mistrza gry i się liczą.
        [many] Partia '{ $game }': { $number } e-maili z twoim hasłem przyszło z innego adresu w imieniu mistrza gry i się liczy.
       *[other] Partia '{ $game }': { $number } e-maila z twoim hasłem przyszło z innego adresu w imieniu mistrza gry i się liczy.
    }
    .for-power = { $number ->
        [one] Partia '{ $game }', { NAME($power) }: { $number } e-mail przyszedł z innego adresu i się liczy.
        [few] Partia '{ $game }', { NAME($power) }: { $number } e-maile przyszły z innego adresu i się liczą.
        [many] Partia '{ $game }', { NAME($power) }: { $number } e-maili przyszło z innego adresu i się liczy.
       *[other] Partia '{ $game }', { NAME($power) }: { $number } e-maila przyszło z innego adresu i się liczy.
    }
    .held = { $number ->
        [one] Partia '{ $game }': { $number } e-mail z twoim hasłem nie miał skutku, bo wyczerpał się limit pytań do ciebie.
        [few] Partia '{ $game }': { $number } e-maile z twoim hasłem nie miały skutku, bo wyczerpał się limit pytań do ciebie.
        [many] Partia '{ $game }': { $number } e-maili z twoim hasłem nie miało skutku, bo wyczerpał się limit pytań do ciebie.
       *[other] Partia '{ $game }': { $number } e-maila z twoim hasłem nie miało skutku, bo wyczerpał się limit pytań do ciebie.
    }
    .ask = Aby zobaczyć, co się teraz liczy, wyślij SIGN ON ze swoim mocarstwem, a pod nim LIST. Twoje własne rozkazy znów się liczą, gdy tylko je wyślesz. Aby zapytać mistrza gry, użyj PRESS TO M.
    .password = { $which ->
        [others] Jeśli pozostałe nie są od ciebie ani na twoją prośbę, ktoś zna twoje hasło.
       *[all] Jeśli to nie ty ani nikt na twoją prośbę, ktoś zna twoje hasło.
    } Wyślij SIGN ON ze swoim hasłem, a pod nim LIST, aby zobaczyć, co się teraz liczy, i SET PASSWORD z innym hasłem.
email-told-together = { $whose ->
        [several] Kilka osób zrobiło w ciągu godziny tyle, że przyszłoby do ciebie o tym za dużo e-maili.
       *[one] Jedna osoba zrobiła w ciągu godziny tyle, że przyszłoby do ciebie o tym za dużo e-maili.
    } { $number ->
        [one] Ten e-mail czekał na inne.
        [few] Te { $number } e-maile przychodzą razem, najstarszy jest pierwszy.
        [many] Te { $number } e-maili przychodzi razem, najstarszy jest pierwszy.
       *[other] Te { $number } e-maila przychodzą razem, najstarszy jest pierwszy.
    }
    .subject = Zbiorczo, liczba e-maili: { $number }
    .left-out = { $number ->
        [one] { $number } wcześniejszy e-mail tego samego rodzaju jest pominięty: późniejsze są poniżej.
        [few] { $number } wcześniejsze e-maile tego samego rodzaju są pominięte: późniejsze są poniżej.
        [many] { $number } wcześniejszych e-maili tego samego rodzaju jest pominiętych: późniejsze są poniżej.
       *[other] { $number } wcześniejszego e-maila tego samego rodzaju jest pominięte: późniejsze są poniżej.
    }
    .deadline = Termin partii '{ $game }' to teraz { $deadline }.
    .closed = (To pytanie jest zamknięte: odpowiedzi na nie już się nie liczą.)
    .yes = Aby się zgodzić, { reply-with-yes } albo wyślij ten wiersz:
    .this-one = Aby zgodzić się na to, wyślij ten wiersz:
    .list = Aby zobaczyć obecny stan partii, wyślij LIST i jej nazwę.
    .press = Tekst w odpowiedzi na ten e-mail nie trafia do nikogo. Aby odpowiedzieć na wiadomość, wyślij PRESS TO i literę mocarstwa albo PRESS TO M do mistrza gry, potem swój tekst i ENDPRESS, a wszystko pod SIGN ON.
email-digest = Co zaszło w partii '{ $game }' od wczoraj:
    .subject = { $number ->
        [one] Zbiorczo: { $number } e-mail
        [few] Zbiorczo: { $number } e-maile
        [many] Zbiorczo: { $number } e-maili
       *[other] Zbiorczo: { $number } e-maila
    }
    .with-results = Co jeszcze zaszło w partii '{ $game }' od poprzednich wyników:
    .press = Aby odpowiedzieć na którąś wiadomość, wyślij PRESS TO mocarstwo, swój tekst i ENDPRESS, każde w osobnym wierszu.
    .advice = Zgodnie z twoim wyborem te e-maile przychodzą razem. Aby znów dostawać każdy od razu, wyślij SET MAIL ALL.
email-keeper-note = Dla opiekuna: { $what }
email-keeper-report = Wymaga twojej uwagi:
    .subject = Dla opiekuna: tydzień
    .nothing = Nic nie wymaga twojej uwagi.
    .week = Ostatnie siedem dni:
    .in = Przyszło:
    .out = Wysłano:
    .phases = Fazy:
    .judged = rozstrzygnięte: { $phases }; terminy minione mimo braku rozkazów: { $late }
    .games = Partie:
    .created = utworzone: { $created }, zakończone: { $ended }
    .people = Osoby:
    .registered = nowo zarejestrowane: { $people }
    .altogether = Razem:
    .banned = { $people }, w tym zablokowane: { $banned }
    .database = Baza danych:
    .size = { $megabytes } MB; wolne miejsce na dysku: { $free } MB
    .backup = Kopia:
    .again = Ten sam raport w każdej chwili: judge keeper report
    .stop = Aby wyłączyć ten e-mail: report = false pod [judge] w judge.toml
    .fate = { $fate ->
        [applied] wykonane
        [ignored] pominięte
        [refused] odrzucone
       *[quarantined] w kwarantannie
    }: { $number }
    .state = { $state ->
        [forming] w przygotowaniu
        [running] trwające
        [paused] wstrzymane
       *[finished] zakończone
    }: { $number }
    .no-games = brak
email-deadline-held = Sędzia nie może w tej chwili odczytać swojej skrzynki, a mogą w niej być rozkazy, które przyszły na czas. Do jej odczytania nic nie jest rozstrzygane. Potem partia sama ruszy dalej, a każdy rozkaz, który przyszedł przed terminem, się liczy. Opiekun sędziego już o tym wie: { $keeper }
    .subject = Termin wstrzymany
    .passed = Termin partii '{ $game }' minął:
    .advice = Nie musisz nic robić. Jeśli gracze zapytają: ich poczta czeka i jest bezpieczna.
email-start-moved = Partia '{ $game }' nie zacznie się przed { $start }, nawet jeśli wszystkie miejsca będą zajęte.
    .subject = Początek przesunięty na: { $start }
    .by = Partia '{ $game }' nie zacznie się przed { $start }, nawet jeśli wszystkie miejsca będą zajęte. Ustawia to { $who }.
    .phase = Obecna faza partii '{ $game }' nie zostanie rozstrzygnięta przed { $start }, nawet jeśli będą wszystkie rozkazy. Termin się nie zmienia.
    .phase-by = Obecna faza partii '{ $game }' nie zostanie rozstrzygnięta przed { $start }, nawet jeśli będą wszystkie rozkazy. Termin się nie zmienia. Ustawia to { $who }.
email-game-fails = Sędzia ma problem z partią '{ $game }' i nie może jej prowadzić dalej. Opiekun sędziego już o tym wie i ma to naprawić: { $keeper }
    .subject = Partia { $game } stanęła
    .advice = Poczta, która już przyszła, jest przechowana. Żadna faza tej partii nie jest tymczasem rozstrzygana. Nie musisz nic robić; powiedz o tym graczom, jeśli zapytają.
email-game-lost = Dane partii '{ $game }' są uszkodzone i sędzia nie może ich już odczytać. Opiekun sędziego usunął tę partię: kończy się tutaj, bez wyniku.
    .subject = Partia { $game } nie może trwać dalej
    .advice = E-maile, które masz, zostają u ciebie, a twoje inne partie trwają dalej. Nie musisz nic robić. Pytania kieruj do opiekuna sędziego:
email-late-orders-asked = Rozkazy { NAME($power, form: "genitive") } w partii '{ $game }' przyszły po terminie, a przed nim nie przyszły żadne. Są przechowane i liczą się tylko, jeśli je przyjmiesz.
    .subject = Spóźnione rozkazy: odpowiedz YES, aby je przyjąć
    .subject-of = Spóźnione rozkazy ({ NAME($power) }): odpowiedz YES, aby je przyjąć
    .secret = Rozkazy jednego mocarstwa w partii '{ $game }' przyszły po terminie, a przed nim nie przyszły żadne. Partia nie zdradza, które to mocarstwo. Rozkazy są przechowane i liczą się tylko, jeśli je przyjmiesz.
    .yes = Aby je przyjąć, { reply-with-yes } albo wyślij ten wiersz pod swoim SIGN ON:
    .below = Samych rozkazów tu nie widzisz.
    .together = To przyjmuje wszystkie oczekujące spóźnione rozkazy, bo ktoś z mistrzów tej partii gra w niej lub grał. Samych rozkazów tu nie widzisz.
    .no = Jeśli odpowiesz NO, gracz od razu dowie się, że się nie liczą, razem ze wszystkim, co dopiszesz. Jeśli nie odpowiesz, nie zostaną użyte, a gracz dowie się o tym, gdy faza zostanie rozstrzygnięta.
email-late-orders-told = Twoje rozkazy ({ NAME($power) }) na sezon { $season } przyszły po terminie. Mistrz gry partii '{ $game }' ich nie przyjął, więc nie zostały użyte:
    .subject = { $fate ->
        [no] Twoje spóźnione rozkazy się nie liczą
       *[yes] Twoje spóźnione rozkazy się liczą
    }
    .accepted = Mistrz gry partii '{ $game }' przyjął twoje rozkazy ({ NAME($power) }), które przyszły po terminie. Liczą się:
    .in-time = Termin partii '{ $game }' przesunął się na chwilę po twoich spóźnionych rozkazach ({ NAME($power) }). Są teraz na czas i się liczą:
    .declined = Mistrz gry partii '{ $game }' nie przyjmuje twoich rozkazów ({ NAME($power) }), które przyszły po terminie sezonu { $season }. Nie liczą się, chyba że zmieni się to przed rozstrzygnięciem fazy:
email-master-awaited = W partii '{ $game }' są wszystkie rozkazy. Faza zostanie rozstrzygnięta dopiero na twoje polecenie (MANUAL PROCESS). Aby rozstrzygnąć, wyślij:
    .subject = Czeka na twoje PROCESS
    .missing = W partii '{ $game }' skończył się dodatkowy czas, a nadal brakuje rozkazów: { $powers }. Faza zostanie rozstrzygnięta dopiero na twoje polecenie (MANUAL PROCESS). Aby rozstrzygnąć, wyślij:
    .advice = Aby sędzia robił to sam, wyślij SET NO MANUAL PROCESS.
email-adjusted = Mistrz gry skorygował partię '{ $game }'. Powód:
    .subject = Korekta
    .blind = Plansza poniżej pokazuje to, co możesz na niej widzieć.
    .phase = { $when ->
        [now] Trwa teraz faza { $phase }; poprzednio { $before }.
       *[then] Faza zmieniła się na { $phase }; poprzednio { $before }.
    }
    .orders-gone = Rozkazy, które dotąd przyszły, się nie liczą. Głosy i WAIT są skasowane.
    .orders-stay = Wszystkie rozkazy nadal się liczą, oprócz tych dla skorygowanych jednostek oraz budów i usunięć, które nie są już możliwe. Głosy i WAIT są skasowane. Przed terminem nic nie zostanie rozstrzygnięte, chyba że tak poleci mistrz gry.
    .fallen = Twoje rozkazy, które już się nie liczą:
    .judged-since = Faza została od tego czasu rozstrzygnięta. Jej wyniki są w osobnym e-mailu.
email-rolled-back = Mistrz gry cofnął partię '{ $game }' do fazy { $phase }, która jest znów otwarta.
    .subject = Cofnięto do: { $phase }
    .undone-subject = Cofnięcie odwołane, znów { $phase }
    .adjust-undone-subject = Korekta odwołana, { $phase }
    .undone = Mistrz gry odwołał ROLLBACK w partii '{ $game }'. Trwa w niej znów faza { $phase }.
    .adjust-undone = Mistrz gry odwołał korektę (ADJUST) w partii '{ $game }'. Trwa w niej faza { $phase }, jak przedtem.
    .ended = { $ending ->
        [victory] Partia skończyła się zwycięstwem ({ $powers }), ale trwa dalej: to zakończenie już się nie liczy.
        [draw] Partia skończyła się remisem ({ $powers }), ale trwa dalej: to zakończenie już się nie liczy.
       *[terminated] Partia skończyła się bez wyniku, ale trwa dalej: to zakończenie już się nie liczy.
    }{ $rated ->
        [yes] {" "}Dopóki znów się nie skończy, nie ma jej na żadnej liście wyników, a statystyki przyjdą z jej końcem.
       *[no] {""}
    } To, co gracze zrobili dotąd, zostaje w ich historii.
    .void = WYNIKI ({ $phases }) JUŻ SIĘ NIE LICZĄ: odłóż e-maile z nimi na bok. Zostają w zapisie partii; aby je zobaczyć, wyślij HISTORY { $game }.
    .again = Wyniki ({ $phases }) jednak się liczą, tak jak przyszły.
    .left = Rozkazy na fazę { $phase } się nie liczą.
    .changes = CO ZOSTAJE, CO SIĘ ZMIENIA
    .practice = Jednostki i centra są takie, jak na początku fazy { $phase }. Wyślij nowe rozkazy; boty zrobią to samo.
    .as-before = Jednostki, centra i rozkazy na fazę { $phase } są takie, jak przed { $command }.
    .anew = Jednostki i centra są takie, jak na początku fazy { $phase }. Rozkazy, z którymi była rozstrzygana, już się nie liczą, bo mistrz gry, który ją cofnął, też gra i je zna. Wszyscy muszą wysłać nowe rozkazy.
    .orders-count = Jednostki i centra są takie, jak na początku fazy { $phase }. Rozkazy, z którymi była rozstrzygana, znów się liczą, tak jak przyszły. Nikt nie musi ich wysyłać ponownie i każdy może je zmienić.
    .rest = Wiersze zapisane na późniejsze fazy zostają. WAIT i głosy za remisem lub oddaniem zwycięstwa są skasowane. Wnioski i głosy nad nimi zostają. Stałe PROXY są takie jak wtedy, chyba że od tego czasu się skończyły. Gracze, nieobecności, ustawienia i wiadomości są takie jak teraz.
    .judged-since = Faza { $phase } została od tego czasu znów rozstrzygnięta. Jej wyniki, które się liczą, przyjdą w następnym e-mailu.
    .to-adjust = Aby powtórzyć korektę, wyślij ADJUST.
    .to-go-back = Aby znów cofnąć partię, wyślij ROLLBACK.
    .to-undo = Aby wrócić do fazy { $phase }, wyślij UNDO. Można to zrobić, dopóki żadna faza nie zostanie rozstrzygnięta.
    .to-judge = Aby rozstrzygnąć przed terminem, wyślij PROCESS.
email-end-taken-back = Mistrz gry cofnął zakończenie partii '{ $game }'. Trwa ona dalej od tego samego miejsca.
    .subject = Partia trwa dalej
    .orders = Rozkazy, które przyszły wcześniej, nadal się liczą.
email-letter-dropped = Twoja wiadomość nie została wysłana
    .said = Jej treść:
email-member-moved = { $part ->
        [leads] { $who }, mistrz gry partii '{ $game }', ma nowy adres.
        [plays] { $who } ({ NAME($power) } w partii '{ $game }') ma nowy adres.
       *[member] { $who } z partii '{ $game }' ma nowy adres.
    }
    .subject = Nowy adres: { $part ->
        [leads] mistrz gry
        [plays] { $power }
       *[member] gracz
    }
    .before = stary:
    .now = nowy:
    .advice = Sędzia już wysyła tam pocztę. Użyj tego adresu, jeśli piszesz do tej osoby bezpośrednio.
email-swap-offered = Mistrz gry partii '{ $game }' proponuje zamianę miejsc: ty zagrasz jako { $other }, a tamten gracz jako { $power }.
    .subject = Zamiana: zagrasz jako { $power }? Odpowiedz YES
    .yes = Jeśli się zgadzasz, { reply-with-yes }. Zamiana nastąpi tylko, jeśli drugi gracz też się zgodzi, zanim ta faza zostanie rozstrzygnięta.
    .effect = Twoje hasło zostaje. Rozkazy obu mocarstw, które dotąd przyszły, przestają się liczyć. Jeśli się nie zgadzasz, odpowiedz NO albo nic nie rób.
email-players-swapped = Gracze zamienili się miejscami w partii '{ $game }': { $powers }.
    .subject = Gracze zamieniają się miejscami: { $letters }
    .yours = Grasz teraz w partii '{ $game }' jako { $power }. Gracze zamienili się miejscami: { $powers }. Twoje hasło zostaje bez zmian.
    .leads = { $power }: gra { $who }.
    .orders = Rozkazy i głosy, które dotąd przyszły dla tych mocarstw, już się nie liczą.
email-partnership-offered = { $player } ({ $address }) gra w partii '{ $game }' ({ $board }) jako { $power } i proponuje ci wspólną grę.
    .subject = Zagrasz też jako { $power }? Odpowiedz YES
    .unnamed = Gracz, który w partii '{ $game }' ({ $board }) prowadzi { NAME($power, form: "accusative") }, proponuje ci wspólną grę. Jeśli się zgodzisz, dowiesz się, kto to, więc zgódź się tylko, jeśli już to wiesz.
    .yes = Aby się zgodzić, { reply-with-yes }.
    .effect = Każde z was może potem wysyłać rozkazy i wiadomości oraz głosować jako { $power }. Liczy się ostatni rozkaz, a kopię wszystkiego, co jedno z was wysyła, dostaje drugie. Oboje dostajecie wyniki.
    .gunboat = Nikt w partii nie wie, kto gra którym mocarstwem: nie mów tego nikomu.
    .no = Aby w dowolnej chwili odejść, wyślij RESIGN. Jeśli nie chcesz grać, odpowiedz NO albo nic nie rób.
email-mastership-offered = { $master } proponuje ci funkcję mistrza gry w partii '{ $game }' ({ $board }), obok obecnych mistrzów gry.
    .subject = Chcesz być mistrzem gry? Odpowiedz YES
    .in-place = { $master } proponuje ci funkcję mistrza gry w partii '{ $game }' ({ $board }), zamiast siebie.
    .yes = Aby się zgodzić, { reply-with-yes }.
    .tasks = Mistrz gry dba, aby partia się toczyła: terminy, pytania graczy, gracze, którzy się nie odzywają. Co może mistrz gry, pokazuje HELP MASTERING. Jeśli nie chcesz, odpowiedz NO albo nic nie rób.
    .moderated = Mistrz gry dba, aby partia się toczyła: terminy, pytania graczy, gracze, którzy się nie odzywają. Mistrz gry widzi wszystkie rozkazy, więc nie można wtedy grać w tej partii. Co może mistrz gry, pokazuje HELP MASTERING. Jeśli nie chcesz, odpowiedz NO albo nic nie rób.
email-disorder = { $number ->
        [many] W partii '{ $game }' zapanowała anarchia, bo brakowało rozkazów: { $powers }.
       *[one] W partii '{ $game }' zapanowała anarchia, bo brakowało rozkazów: { $powers }.
    }
    .subject = Anarchia: { $letters }
    .bots = { $number ->
        [many] Od teraz rozkazy tych mocarstw wydaje jeden z botów sędziego, gdy tylko otworzy się faza. Nie wysyła wiadomości i nie ma głosu, a odchodzi, gdy tylko znów ktoś gra mocarstwem.
       *[one] Od teraz rozkazy tego mocarstwa wydaje jeden z botów sędziego, gdy tylko otworzy się faza. Nie wysyła wiadomości i nie ma głosu, a odchodzi, gdy tylko znów ktoś gra mocarstwem.
    }
    .unordered = Rozkazy, które przyszły, się liczą. Jednostki bez rozkazów stoją, wyparte bez rozkazów zostają rozwiązane, budowy przepadają, a o usunięciach decydują zasady. Partia trwa dalej bez czekania.
    .yours = To było twoje mocarstwo. Jest znów twoje, gdy tylko wyślesz dla niego rozkazy, chyba że przejmie je ktoś inny.
    .open = { $open ->
        [invited] Przejąć może każdy, kogo dopuszcza mistrz gry: wyślij SIGN ON mocarstwo { $game } i hasło na adres { $address }
       *[all] Przejąć może każdy, kto jest zarejestrowany u tego sędziego: wyślij SIGN ON mocarstwo { $game } i hasło na adres { $address }
    }
email-openings = { $number ->
        [many] W partii '{ $game }' są mocarstwa bez gracza: { $powers }.
       *[one] W partii '{ $game }' jest mocarstwo bez gracza: { $powers }.
    }
    .subject = Potrzebne zastępstwo
    .subject-of = Potrzebne zastępstwo: { $letters }
    .secret = { $number ->
        [one] W partii '{ $game }' jest { $number } mocarstwo bez gracza. Kto je przejmie, dowie się, które to.
        [few] W partii '{ $game }' są { $number } mocarstwa bez gracza. Kto któreś przejmie, dowie się, które to.
        [many] W partii '{ $game }' jest { $number } mocarstw bez gracza. Kto któreś przejmie, dowie się, które to.
       *[other] W partii '{ $game }' jest { $number } mocarstwa bez gracza. Kto któreś przejmie, dowie się, które to.
    }
    .still = Partia '{ $game }' nadal czeka, aż ktoś zagra jako: { $powers }.
    .tasks = Do zrobienia w tej fazie:
    .open = { $open ->
        [invited] Przejąć może każdy, kogo dopuszcza mistrz gry. Wyślij na adres { $address }
       *[all] Przejąć może każdy, kto jest zarejestrowany u tego sędziego. Wyślij na adres { $address }
    }
    .advice = z hasłem do wyboru. Jeśli znasz kogoś, kto chce grać, przekaż ten e-mail dalej. Jak się najpierw zarejestrować, pokazuje HELP JOINING.
    .yours = To było twoje mocarstwo. Jeśli chcesz je z powrotem, zacznij jak zwykle od SIGN ON i wyślij rozkazy, zanim przejmie je ktoś inny.
email-absence-notice = { $who } zgłasza nieobecność w partii '{ $game }':
    .subject = Nieobecność
    .back = { $who } odwołuje nieobecność w partii '{ $game }':
    .moved = { $what ->
        [grace] { $times ->
            [one] Dodatkowy czas kończy się teraz po tym okresie:
           *[other] Dodatkowy czas kończy się teraz po tych okresach:
        }
       *[deadline] { $times ->
            [one] Termin jest teraz po tym okresie:
           *[other] Termin jest teraz po tych okresach:
        }
    }
    .unmoved = Termin się nie zmienia.
    .past-phase = { $times ->
        [one] Termin tej fazy się nie zmienia. Żaden późniejszy termin nie wypadnie w tym okresie ({ $powers }).
       *[other] Termin tej fazy się nie zmienia. Żaden późniejszy termin nie wypadnie w tych okresach ({ $powers }).
    }
    .none = { $what ->
        [later] Żaden późniejszy termin
       *[all] Żaden termin
    } nie wypadnie w { $times ->
        [one] tym okresie
       *[other] tych okresach
    }{ $named ->
        [yes] { " " }({ $powers })
       *[no] { "" }
    }.
    .grace-as-before = Termin tej fazy minął, a jej dodatkowy czas kończy się tak, jak miał się skończyć.
    .undo-by-master = Aby odwołać nieobecność, wyślij BECOME { $power }, a pod spodem SET NO ABSENCE.
    .undo = Aby odwołać nieobecność, wyślij SET NO ABSENCE.
email-pause = { $by ->
        [player] { $who } wstrzymuje partię '{ $game }'. Do wznowienia nie ma terminu.
        [keeper] Opiekun sędziego wstrzymuje partię '{ $game }'. Do wznowienia nie ma terminu.
       *[master] Mistrz gry wstrzymuje partię '{ $game }'. Do wznowienia nie ma terminu.
    }
    .subject = { $what ->
        [paused] Partia wstrzymana
       *[resumed] Partia wznowiona
    }
    .reminder-subject = { $what ->
        [paused] Przypomnienie: partia wstrzymana
       *[resumed] Przypomnienie: partia wznowiona
    }
    .half-vacant = { $number ->
        [secret] Partia '{ $game }' jest wstrzymana automatycznie, bo co najmniej połowa jej mocarstw nie ma gracza.
        [many] Partia '{ $game }' jest wstrzymana automatycznie, bo co najmniej połowa jej mocarstw nie ma gracza: { $powers }.
       *[one] Partia '{ $game }' jest wstrzymana automatycznie, bo co najmniej połowa jej mocarstw nie ma gracza: { $powers }.
    }
    .long-vacant = { $named ->
        [yes] Partia '{ $game }' jest wstrzymana automatycznie, bo od dwóch tygodni nikt nie przejmuje mocarstw bez gracza: { $powers }.
       *[no] Partia '{ $game }' jest wstrzymana automatycznie, bo od dwóch tygodni nikt nie przejmuje wolnych mocarstw.
    }
    .vacant = Do wznowienia nie ma terminu, a sędzia nie wysyła o niej przypomnień ani próśb. Rozkazy i wiadomości są nadal przyjmowane. Aby przejąć mocarstwo albo odzyskać własne, wyślij jeden z tych wierszy:
    .to-resume = Gdy graczy będzie dość, albo aby grać dalej bez nich, wyślij:
    .or-end = Aby zakończyć partię, wyślij TERMINATE zamiast RESUME.
    .goes-on = { $by ->
        [players] Partia ruszy dalej, gdy mistrz gry lub któryś gracz wyśle RESUME.
       *[master] Partia ruszy dalej, gdy mistrz gry wyśle RESUME.
    }
    .still = Partia '{ $game }' jest wstrzymana od { $since }.
    .taken = Rozkazy i wiadomości są nadal przyjmowane.
    .until = Ruszy dalej sama, z czasem, który pozostał:
    .ask-master = Ruszy dalej, gdy zdecyduje o tym mistrz gry. Aby go o to poprosić, wyślij PRESS TO M.
    .gm-decides = Ruszy dalej, gdy zdecyduje o tym mistrz gry.
    .resumed = { $by ->
        [player] { $who } wznawia partię '{ $game }'.
        [keeper] Opiekun sędziego wznawia partię '{ $game }'.
       *[master] Partia '{ $game }' rusza dalej.
    }
email-master-silent = Partia '{ $game }' czeka od { $since }, aż jej mistrz gry rozstrzygnie fazę { $phase }.
    .subject = Czeka na mistrza gry
    .begin = Partia '{ $game }' ma wszystkich graczy i czeka od { $since }, aż jej mistrz gry wyśle BEGIN.
    .approve = Ktoś prosi o udział w partii '{ $game }' i czeka od { $since } na zgodę mistrza gry (SET APPROVAL).
    .late = W partii '{ $game }' rozkazy, które przyszły po terminie, czekają od { $since } na decyzję mistrza gry (SET NO LATE ORDERS).
    .paused = Partia '{ $game }' jest wstrzymana od { $since } bez daty wznowienia. Jej mistrz gry musi wysłać RESUME.
    .to-begin = Aby ją zacząć, wyślij BEGIN. Aby zaczęła się sama, wyślij SET AUTO START.
    .to-approve = Aby dopuścić oczekujących, wyślij SET APPROVED ALL; LIST podaje, kto czeka. Aby kogoś odrzucić, wyślij EJECT i jego adres.
    .to-accept = Aby się liczyły, wyślij ACCEPT LATE. Aby rozstrzygnąć bez nich, wyślij PROCESS.
    .to-judge = Aby rozstrzygnąć, wyślij PROCESS { $phase }. Aby sędzia robił to sam, wyślij SET NO MANUAL PROCESS.
    .hand-over = Jeśli nie masz czasu na tę partię, możesz poprosić kogoś, aby też był mistrzem gry (PROMOTE i adres) albo przejął ją po tobie (HAND OVER i adres).
    .shared = Partia nie ma osobnego mistrza gry: zegar może wznowić każdy gracz poleceniem RESUME.
    .keeper = Opiekun sędziego też o tym wie: { $keeper }. Ta wiadomość nie przyjdzie ponownie.
email-game-arrived = Partię '{ $game }' prowadzi teraz ten sędzia. Trwa od tego samego miejsca: pozycja, termin i gracze są bez zmian. Wysyłaj pocztę na adres { $address }, nie do poprzedniego sędziego. Rozkazy i wiadomości wysłane do poprzedniego sędziego nie zostały przeniesione: wyślij je ponownie.
    .subject = Teraz u tego sędziego
    .whole = Partię '{ $game }' prowadzi teraz ten sędzia. Trwa od tego samego miejsca: rozkazy, wiadomości i gracze są bez zmian. Wysyłaj pocztę na adres { $address }, nie do poprzedniego sędziego.
    .password = Twoje hasło nie zostało przeniesione. Aby ustawić nowe, wyślij do sędziego ten wiersz:
    .token = W miejsce { $placeholder } wpisz hasło, które chcesz mieć. Token działa raz, do { $expires }. Potem wyślij FORGOT PASSWORD { $game }, aby dostać kolejny.
email-game-moved = Opiekun sędziego przeniósł partię '{ $game }' do innego sędziego, u którego trwa dalej. Wysyłaj pocztę na ten adres, nie do tego sędziego:
    .subject = Teraz u innego sędziego
    .advice = Tamten sędzia napisze, jak tam grać i jak ustawić hasło: hasło stąd nie zostało przeniesione. Jeśli e-mail nie przyjdzie, zapytaj opiekuna tego sędziego: { $keeper }
email-game-ended = Partia '{ $game }' skończyła się bez wyniku.
    .subject = Partia zakończona
    .victory-subject = Zwycięstwo: { $letters }
    .draw-subject = Remis: { $letters }
    .victory = Partia '{ $game }' skończyła się zwycięstwem: { $winners }. Gratulacje!
    .declared-victory = Partia '{ $game }' skończyła się zwycięstwem: { $winners }.
    .conceded = Oddali je wszyscy pozostali obecni gracze.
    .draw = Partia '{ $game }' skończyła się remisem: { $winners }.
    .last-year-draw = Partia '{ $game }' skończyła się w swoim ostatnim roku, { $year }, remisem: { $winners }.
    .congratulations = Gratulacje dla wszystkich, którzy wytrwali do końca!
    .practice = Partia treningowa '{ $game }' skończyła się bez wyniku.
    .called-off = { $by ->
        [keeper] Opiekun sędziego odwołał partię '{ $game }', zanim się zaczęła.
       *[master] Mistrz gry odwołał partię '{ $game }', zanim się zaczęła.
    }
    .others = Inne partie, które szukają graczy, pokazuje LIST.
    .stopped = { $by ->
        [keeper] Opiekun sędziego zakończył partię '{ $game }' bez wyniku.
       *[master] Mistrz gry zakończył partię '{ $game }' bez wyniku.
    }
    .agreed = Partia '{ $game }' skończyła się bez wyniku: tak zagłosowali gracze.
    .declared = Tak zdecydował mistrz gry, z takim uzasadnieniem:
    .ranking = Gracze uzgodnili taką kolejność:
    .declared-ranking = Mistrz gry ustalił taką kolejność:
    .players = Gracze:
    .centres = Centra zaopatrzenia na początku i na koniec każdego roku:
    .statistics = Fazy ruchów z jednostkami do rozkazów (Ruchy), bez żadnych rozkazów (NMR) i fazy ze spóźnionymi rozkazami (Późno):
    .statistics-and-letters = Fazy ruchów z jednostkami do rozkazów (Ruchy), bez żadnych rozkazów (NMR), fazy ze spóźnionymi rozkazami (Późno) i podpisane wiadomości:
    .record = { $in_time ->
        [one] W twojej historii ta partia daje { $in_time } turę na czas i { $late } po terminie. Punkty rzetelności: { $points }. Całą historię pokazuje GET DEDICATION.
        [few] W twojej historii ta partia daje { $in_time } tury na czas i { $late } po terminie. Punkty rzetelności: { $points }. Całą historię pokazuje GET DEDICATION.
        [many] W twojej historii ta partia daje { $in_time } tur na czas i { $late } po terminie. Punkty rzetelności: { $points }. Całą historię pokazuje GET DEDICATION.
       *[other] W twojej historii ta partia daje { $in_time } tury na czas i { $late } po terminie. Punkty rzetelności: { $points }. Całą historię pokazuje GET DEDICATION.
    }
    .position = Pozycja końcowa:
    .diary = Z dziennika ({ NAME($power) }):
    .thanks = Dziękujemy za grę. Nadal możesz wysyłać wiadomości (PRESS, BROADCAST), aby omówić partię. Partie, które szukają graczy, pokazuje LIST.
    .thanks-in-silence = Dziękujemy za grę. Partie, które szukają graczy, pokazuje LIST.
    .thanks-for-practice = Dziękujemy za grę. Aby zacząć kolejną partię, wyślij SIGN ON ?practice.
    .thanks-removed = Dziękujemy za grę. Sędzia nie przechowuje już tej partii, więc wiadomości i polecenia w niej nie mają skutku. Partie, które szukają graczy, pokazuje LIST.
    .web = Cała partia w sieci: { $page }
email-sat-out = Zaczęła się runda { $number } serii '{ $game }': { $games }. Na jeszcze jedną partię brakuje graczy. Pierwszeństwo mają gracze, którzy dołączyli najwcześniej lub grali najmniej, więc w tej rundzie nie ma dla ciebie miejsca. W następnej pierwszeństwo masz ty.
    .subject = Runda { $number }: brak miejsca dla ciebie
email-standby-moved = Dodatkowy czas w partii '{ $game }' kończy się o innej porze niż podana. Jeśli nadal będzie wtedy brakowało rozkazów, przejmiesz mocarstwo ({ standby-power }). W każdym razie dostaniesz wiadomość.
    .subject = { $what ->
        [paused] { $named ->
            [yes] Zastępstwo ({ NAME($power) }): wstrzymane
           *[no] Zastępstwo: wstrzymane
        }
       *[moved] { $named ->
            [yes] Zastępstwo ({ NAME($power) }): inny czas
           *[no] Zastępstwo: inny czas
        }
    }
    .season = Reguły partii '{ $game }' się zmieniły. Jeśli rozkazów ({ standby-power }) zabraknie także w następnym sezonie, przejmiesz to mocarstwo i dostaniesz wiadomość.
    .paused = Partia '{ $game }' jest wstrzymana. Jej terminy są zawieszone, a z nimi twoja gotowość do przejęcia ({ standby-power }). Nowy czas poznasz, gdy partia ruszy dalej.
    .grace = Koniec dodatkowego czasu: { $until }
    .decline = Jeśli już nie możesz, odpowiedz NO, a pytanie dostanie ktoś inny.
email-series-table = Runda { $number } serii '{ $series }' się skończyła. Tabela, punktacja { $scoring }:
    .subject = Tabela po rundzie { $number }
    .last-subject = Tabela końcowa
    .last = Seria '{ $series }' się skończyła. Tabela końcowa, punktacja { $scoring }:
    .next = Bierzesz udział w następnej rundzie, jeśli taka będzie. Aby opuścić serię, wyślij RESIGN.
    .next-by-master = Aby otworzyć następną rundę, wyślij ROUND; partię najlepszych graczy, ROUND TOP; aby zakończyć serię, TERMINATE.
table-of-series = Żadna partia tej serii jeszcze się nie liczy.
    .going-on = Jeszcze trwają: { $games }.
    .not-counted = Skończone, ale poza tabelą: { $games }. Partia gunboat liczy się, gdy skończą się wszystkie partie jej rundy, o ile ujawnia wtedy graczy. Partia, która skończyła się przed rozstrzygnięciem pierwszej fazy, nigdy się nie liczy.
email-start-taken-back = Mistrz gry cofnął początek partii '{ $game }'. Partia znów czeka na początek, jakby się nie zaczęła. Wszyscy gracze nadal w niej są. Gdy się zacznie, mocarstwa zostaną przydzielone od nowa, a wysłane dotąd rozkazy się nie liczą.
    .subject = Początek cofnięty
    .missing = Partia zacznie się, gdy { $missing ->
        [one] dołączy jeszcze { $missing } gracz
        [few] dołączy jeszcze { $missing } graczy
        [many] dołączy jeszcze { $missing } graczy
       *[other] dołączy jeszcze { $missing } gracza
    }, albo bez nich, jeśli mistrz gry wyśle FORCE BEGIN.
    .full = Partia zacznie się, gdy zdecyduje o tym mistrz gry.
    .wishes = Życzenia graczy co do mocarstw nadal się liczą. Aby zmienić swoje, wyślij SET PREFERENCE. Aby opuścić partię, wyślij RESIGN.
    .no-wishes = Aby opuścić partię, wyślij RESIGN.
email-vote-awaits = Wniosek { $number } ({ $terms }) został przyjęty w partii '{ $game }', ale ponad połowa graczy, którzy wysłali rozkazy, nie głosowała. Możesz go więc odrzucić.
    .subject = Wniosek { $number } wymaga twojej decyzji
    .no = partia trwa dalej
    .yes = partia kończy się tak od razu
    .silence = Jeśli nie odpowiesz, partia skończy się w ten sposób, gdy zostaną rozstrzygnięte następne ruchy.
email-vote-closed = Wniosek { $number } ({ $terms }) przepadł. Partia '{ $game }' trwa dalej.
    .subject = Wniosek { $number } { $result ->
        [passed] przyjęty
        [withdrawn] wycofany
       *[failed] przepadł
    }
    .passed = Wniosek { $number } ({ $terms }) został przyjęty w partii '{ $game }'.
    .withdrawn = Wniosek { $number } ({ $terms }) został wycofany przez wnioskodawcę. Partia '{ $game }' trwa dalej.
    .refused = Mistrz gry odrzucił wniosek { $number } ({ $terms }), bo ponad połowa graczy nie głosowała. Partia '{ $game }' trwa dalej.
    .silence = Kto nie głosował, ten się zgadzał, ale potrzebne było co najmniej jedno YES i ani jednego NO.
    .all = Potrzebne było YES każdego gracza. Kto nie głosował, ten się nie zgadzał.

## Parts of several emails.

done-by = Działa { $who }, jeden z mistrzów gry:
reply-with-yes = odpowiedz na ten e-mail samym słowem YES
reply-with-line = odpowiedz na ten e-mail wierszem YES { $token }
your-words = twój tekst
game-on-the-web = Partia w sieci: { $page }
board = PLANSZA
    .seen = CO WIDZISZ
deadline-subject = Termin zmieniony na: { $deadline }
    .grace = Dodatkowy czas zmieniony na: { $grace }
absence-time = od
    .until = do
holdings = { $units ->
        [one] { $units } jednostka
        [few] { $units } jednostki
        [many] { $units } jednostek
       *[other] { $units } jednostki
    }, { $centres ->
        [one] { $centres } centrum zaopatrzenia
        [few] { $centres } centra zaopatrzenia
        [many] { $centres } centrów zaopatrzenia
       *[other] { $centres } centrum zaopatrzenia
    }
master-writes = Mistrz gry pisze:
write-to-master = Aby napisać do mistrza gry, wyślij PRESS TO M, swój tekst i ENDPRESS, każde w osobnym wierszu.
keep-master-password = Hasło mistrza gry jest tylko dla niego. Każdy gracz ma własne.
what-email-did = Co wykonano z tego e-maila:
resume-game = Aby wznowić zegar, wyślij RESUME. Aby ustawić dzień, w którym partia ruszy dalej, wyślij PAUSE UNTIL i dzień.

# The clock of a phase. `what` comes of orders that are missing when grace ends; `owes` some or has sent none; others
# are asked as `standbys`.

after-grace = { $what ->
        [replaced] można zastąpić { late-power }; partia czeka.
        [bots] boty sędziego wydają rozkazy za { late-power }{ but-standbys }.
        [disorder] faza zostaje rozstrzygnięta z rozkazami, które przyszły; w mocarstwie { late-power }, następuje anarchia{ but-standbys }.
        [retreats] faza zostaje rozstrzygnięta: wyparte jednostki bez rozkazów zostają rozwiązane.
        [adjustments] faza zostaje rozstrzygnięta: nierozkazane budowy przepadają, a o usunięciach decydują zasady.
       *[moves] faza zostaje rozstrzygnięta: jednostki bez rozkazów stoją, a gracz, który drugi sezon z rzędu nie wysyła żadnych, traci mocarstwo.
    }
due = Termin:
    .grace = Dod. czas:
    .past = to było { $left }
    .not-before = { $left }, nie wcześniej
    .sooner = { $left }; wcześniej, jeśli są wszystkie rozkazy (i nikt nie ma włączonego WAIT)
    .by-master = Faza zostanie rozstrzygnięta dopiero, gdy mistrz gry wyśle PROCESS.
    .late-by-master = Spóźnione rozkazy liczą się tylko, jeśli przyjmie je mistrz gry.
    .late-until-then = Spóźnione rozkazy liczą się jeszcze do tej chwili.
    .replaced = Gracza, od którego na koniec dodatkowego czasu nadal brakuje rozkazów, można zastąpić.
    .no-grace = Dodatkowego czasu nie ma. Po terminie { after-grace }
    .late-accepted = Spóźnione rozkazy liczą się tylko, jeśli przyjmie je mistrz gry. Gracz, od którego przyszły na czas jakiekolwiek rozkazy, nie jest spóźniony: jednostki bez rozkazu stoją.
    .then = Gdy dodatkowy czas się skończy, { after-grace }
    .late-then = Spóźnione rozkazy liczą się jeszcze do tej chwili. Gdy dodatkowy czas się skończy, { after-grace }
    .silent-disorder = W poprzednim sezonie nie przyszły od ciebie żadne rozkazy. Jeśli zabraknie ich także teraz, następuje anarchia ({ NAME($power) }) i mocarstwo może przejąć każdy.
    .silent-held-over = W poprzednim sezonie nie przyszły od ciebie żadne rozkazy. Jeśli zabraknie ich także teraz, mocarstwo ({ NAME($power) }) może przejąć każdy, a sezon zostaje w tym celu raz przedłużony.
due-practice = Ta faza zostanie rozstrzygnięta, gdy tylko twoje rozkazy będą kompletne, a wyniki przyjdą od razu. Jeśli { $deadline } jakichś zabraknie, partia się skończy.
    .waiting = Masz włączone WAIT, więc ta faza zostanie rozstrzygnięta { $deadline }, jeśli twoje rozkazy będą wtedy kompletne. Jeśli nie, partia się skończy.
game-paused = Partia jest wstrzymana. Terminu nie ma, dopóki { $by ->
        [players] mistrz gry lub gracz
       *[master] mistrz gry
    } nie wyśle RESUME.
    .until = Partia jest wstrzymana. Ruszy dalej sama, z czasem, który pozostał, albo wcześniej, jeśli { $by ->
        [players] mistrz gry lub gracz
       *[master] mistrz gry
    } wyśle RESUME:
resumed-when = gdy { $by ->
        [players] mistrz gry lub gracz
       *[master] mistrz gry
    } wyśle RESUME
    .until = sama { $until } albo gdy { $by ->
        [players] mistrz gry lub gracz
       *[master] mistrz gry
    } wyśle RESUME

## Orders in force, and what to send next.

orders-held = { $power }: rozkazy nie są potrzebne.
    .title = TWOJE ROZKAZY
    .ahead = Zapisane na późniejsze fazy (aby je usunąć, wyślij CLEAR):
    .ahead-builds = Budowy i usunięcia liczą się w tej kolejności, aż będzie ich tyle, ile trzeba.
    .late = Przyszły po terminie; czekają na decyzję mistrza gry:
    .late-declined = Przyszły po terminie; mistrz gry ich nie przyjął:
    .lent = Stałe PROXY (aż do odwołania):
change-orders = Nadal możesz je zmienić: wyślij tylko nowe.
    .replacing = Nadal możesz je zmienić: wyślij je wszystkie jeszcze raz albo ADD i tylko nowe.
unconfirmed = { $count ->
        [one] { $count } rozkaz przyszedł w twoim imieniu { $came } i czeka: JESZCZE SIĘ NIE LICZY. Jeśli jest od ciebie, odpowiedz YES na e-mail, który o niego pyta. Możesz też wysłać swoje rozkazy ponownie, w odpowiedzi na ten e-mail.
        [few] { $count } rozkazy przyszły w twoim imieniu { $came } i czekają: JESZCZE SIĘ NIE LICZĄ. Jeśli są od ciebie, odpowiedz YES na e-mail, który o nie pyta. Możesz też wysłać swoje rozkazy ponownie, w odpowiedzi na ten e-mail.
        [many] { $count } rozkazów przyszło w twoim imieniu { $came } i czeka: JESZCZE SIĘ NIE LICZĄ. Jeśli są od ciebie, odpowiedz YES na e-mail, który o nie pyta. Możesz też wysłać swoje rozkazy ponownie, w odpowiedzi na ten e-mail.
       *[other] { $count } rozkazu przyszło w twoim imieniu { $came } i czeka: JESZCZE SIĘ NIE LICZĄ. Jeśli są od ciebie, odpowiedz YES na e-mail, który o nie pyta. Możesz też wysłać swoje rozkazy ponownie, w odpowiedzi na ten e-mail.
    }
    .proposed = { $count ->
        [one] { $count } twój wiersz wymaga twojego YES i bez niego się nie liczy: { LIST($lines, type: "and") }. Odpowiedz YES na e-mail, który o niego pyta, albo wyślij go w odpowiedzi na ten.
        [few] { $count } twoje wiersze wymagają twojego YES i bez niego się nie liczą: { LIST($lines, type: "and") }. Odpowiedz YES na e-mail, który o nie pyta, albo wyślij je w odpowiedzi na ten.
        [many] { $count } twoich wierszy wymaga twojego YES i bez niego się nie liczy: { LIST($lines, type: "and") }. Odpowiedz YES na e-mail, który o nie pyta, albo wyślij je w odpowiedzi na ten.
       *[other] { $count } twojego wiersza wymaga twojego YES i bez niego się nie liczy: { LIST($lines, type: "and") }. Odpowiedz YES na e-mail, który o nie pyta, albo wyślij je w odpowiedzi na ten.
    }
next-step = Jak pisać rozkazy, pokazuje HELP ORDERS.
    .answer = Odpowiedz na ten e-mail swoimi rozkazami:
    .mail = Wyślij to na adres { $address }, z wpisanymi rozkazami i hasłem:
    .with-retreats = W tym samym e-mailu, pod nimi, podaj, dokąd pójdą twoje jednostki, jeśli zostaną wyparte. Przed następnymi ruchami nie będą potrzebne żadne inne rozkazy; jednostka bez rozkazu zostaje rozwiązana. Przykład:
    .with-builds = W tym samym e-mailu, pod nimi, podaj, dokąd pójdą twoje jednostki, jeśli zostaną wyparte, oraz co budujesz lub usuwasz. Przed następnymi ruchami nie będą potrzebne żadne inne rozkazy: jednostka bez rozkazu zostaje rozwiązana, a niepodane budowy przepadają. Przykład:
    .moves = Dokąd mogą się ruszyć twoje jednostki (armie na wybrzeżu mogą też płynąć konwojem):
    .choices = Twoje możliwości:
    .examples = Przykłady rozkazów (pełną listę pokazuje HELP ORDERS):
    .illegal = Przykłady wierszy, możliwych i nie (wyjaśnia je HELP ILLEGAL):
    .naval = Floty mają tu własne rozkazy, na przykład { $steps } i { $patrol }. Wyjaśnia je HELP NAVAL, a wszystkie inne HELP ORDERS.
    .naval-examples = Przykłady rozkazów (HELP ORDERS wyjaśnia te z każdej partii, HELP NAVAL te dla flot w tej):
    .naval-later = Gdy jednostki zaczną się ruszać, floty robią dwa kroki i mają własne rozkazy, na przykład { $steps } albo { $patrol }. Wyjaśnia je HELP NAVAL.
order-example = rusza się
    .support = wspiera ruch
    .support-hold = wspiera jednostkę, która stoi
    .convoy = konwojuje armię
    .hold = stoi
    .two-steps = dwa kroki, ostatni do centrum
    .step-and-convoy = krok, potem konwój
    .patrol = dwie floty patrolują
    .block = blokuje cieśninę
    .let-pass = właściciel centrum przepuszcza floty

## A phase: its deadline, its results.

own-power-eliminated = Nie masz już jednostek ani centrów zaopatrzenia: twoje mocarstwo jest wyeliminowane.
    .short = wyeliminowane
own-unit-dislodged = { $gone ->
    [yes] { $unit } została wyparta, nie miała dokąd się wycofać i została zniszczona.
   *[no] { $unit } została wyparta.
}
    .by = { $gone ->
        [yes] { $unit } została wyparta: wypiera ją { $attacker }. Nie miała dokąd się wycofać i została zniszczona.
       *[no] { $unit } została wyparta: wypiera ją { $attacker }.
    }
    .short = { $gone ->
        [yes] { $units ->
            [one] { $unit } zniszczona
           *[other] zniszczone jednostki: { $units }
        }
       *[no] { $units ->
            [one] { $unit } wyparta
           *[other] wyparte jednostki: { $units }
        }
    }
own-unit-removed = { $why ->
    [patrolled] { $unit } została usunięta przez patrol.
    [helped] { $unit } została unicestwiona, jak każda flota, która po kroku wspiera lub konwojuje.
   *[annihilated] { $unit } została unicestwiona: jej dwa kroki nie skończyły się w centrum zaopatrzenia.
}
    .short = { $units ->
        [one] { $unit } stracona
       *[other] stracone jednostki: { $units }
    }
own-centre-lost = Tracisz centrum: { $centre }.
    .to = Tracisz centrum { $centre } na rzecz { NAME($power, form: "genitive") }.
    .short = { $number ->
        [one] strata ({ $centre })
        [few] strata { $number } centrów
        [many] strata { $number } centrów
       *[other] strata { $number } centrów
    }
own-centre-gained = Zyskujesz centrum: { $centre }.
    .short = { $number ->
        [one] zysk ({ $centre })
        [few] zysk { $number } centrów
        [many] zysk { $number } centrów
       *[other] zysk { $number } centrów
    }
own-unit-moved = { $unit } ruszyła { NAME($place, form: "to") }.
own-unit-stayed = { $unit } nie dotarła { NAME($place, form: "to") }.
own-unit-retreated = { $unit } wycofała się { NAME($place, form: "to") }.
own-unit-held = { $given ->
    [no] { $unit } nie miała rozkazu i stała.
   *[yes] { $unit } stała.
}
own-unit-built = { $unit } została zbudowana.
own-unit-disbanded = { $unit } została rozwiązana.
own-order-failed = { $order }: rozkaz nieudany.
own-order-done = { $order }: wykonano.
owed-by = { $task ->
    [retreat] odwroty
    [build] budowy
    [remove] usunięcia
   *[orders] rozkazy
} do { $due }
email-page-deadline = Termin: { $deadline }
email-page-title = { $game }: { $phase }
email-results = Grasz jako { $power }.
    .subject = Wyniki
    .subject-with = Wyniki: { $what }
    .own = Twoje jednostki
    .yours-before = { $power } to twoje poprzednie mocarstwo. Jest znów twoje, gdy tylko wyślesz dla niego rozkazy, chyba że przejmie je ktoś inny.
    .unseen = Ta faza została rozstrzygnięta. Nic z niej nie było dla ciebie widoczne.
    .no-retreats = Żadna jednostka nie musiała się wycofać.
    .no-orders = Nie było rozkazów do rozstrzygnięcia.
    .summer = Powiedziano latem, bez skutku:
    .ahead = Zapisane dla ciebie: { $phase }
    .taken = Przyjęto:
    .dropped = ODRZUCONO:
    .unneeded = Nie użyto:
    .why = DLACZEGO
    .strengths = Liczby to siła: 1 za jednostkę i 1 za każde wsparcie.
    .by-master = Mistrz gry sam zarządził rozstrzygnięcie tej fazy.
    .next = CO TERAZ
    .over = Partia się skończyła. Jak się skończyła, mówi osobny e-mail.
    .later = Dostaniesz e-mail, gdy otworzy się następna faza.
    .web = Wyniki z mapą: { $page }
email-reminder = Twoje rozkazy ({ NAME($power) }) w partii '{ $game }' nie są kompletne, a termin jest blisko.
    .subject = Przypomnienie
    .nudge-subject = Pierwsze rozkazy
    .nudge = Partia '{ $game }' się zaczęła i minęła połowa czasu na pierwsze rozkazy, ale rozkazy { NAME($power, form: "genitive") } nie przyszły. Czy masz pierwszy e-mail?
    .nudge-waiting = Partia '{ $game }' się zaczęła i minęła połowa czasu na pierwsze rozkazy, ale żadne rozkazy { NAME($power, form: "genitive") } jeszcze się nie liczą.
email-late-notice = Termin minął, a partia '{ $game }' czeka na rozkazy: { $powers }.
    .subject = Brak rozkazów
    .subject-of = Brak rozkazów: { $letters }
    .secret = Termin minął, a partia '{ $game }' czeka na brakujące rozkazy.
    .times = { $power }: { $times ->
        [one] { $times } raz po terminie w tej partii
        [few] { $times } razy po terminie w tej partii
        [many] { $times } razy po terminie w tej partii
       *[other] { $times } razu po terminie w tej partii
    }
    .declined = Żadne rozkazy od ciebie nie przyszły na czas, a tych późniejszych mistrz gry nie przyjął.
    .kept = Żadne rozkazy od ciebie nie przyszły na czas. Rozkazy wysłane teraz są przechowywane, a mistrz gry dostaje pytanie, czy się liczą.
    .yours = { $waits ->
        [secret] Brakuje także twoich rozkazów. Rozkazy wysłane teraz jeszcze się liczą.
        [duel] Przeciwnik też jest spóźniony. Rozkazy wysłane teraz jeszcze się liczą.
        [opponent] Przeciwnik czeka na ciebie. Rozkazy wysłane teraz jeszcze się liczą.
        [all] Spóźniają się wszyscy gracze, także ty. Rozkazy wysłane teraz jeszcze się liczą.
       *[others] Pozostali gracze czekają na ciebie. Rozkazy wysłane teraz jeszcze się liczą.
    }
    .judged = Faza zostanie rozstrzygnięta, gdy { $comes ->
        [accepted] mistrz gry przyjmie spóźnione rozkazy
       *[missing] przyjdą brakujące rozkazy
    } albo gdy { $ends ->
        [replaced] ktoś przejmie mocarstwo i prześle rozkazy
       *[grace] skończy się dodatkowy czas
    }.
    .leads = Jesteś mistrzem gry. Możesz czekać albo zrobić jedną z tych rzeczy.
    .nothing = Nie musisz nic robić.
    .press = napisać do spóźnionych
    .grace = dać im jeszcze jeden dzień
    .process = rozstrzygnąć bez ich rozkazów
    .eject = zwolnić mocarstwo dla innego gracza
email-pending-orders = W partii '{ $game }' trwa teraz faza { $phase }, a są już na nią twoje rozkazy ({ NAME($power) }).
    .subject = Rozkazy zapisane wcześniej
    .conditions = Twoje rozkazy warunkowe:
    .taken = Przyjęto:
    .dropped = ODRZUCONO, bo nie są już możliwe:
    .unneeded = Nie użyto, bo warunek się nie spełnił:
email-deadline-changed = { $by ->
        [judge] Sędzia zmienił czasy tej fazy w partii '{ $game }'.
        [master] Mistrz gry zmienił czasy tej fazy w partii '{ $game }'.
       *[player] { $who } zmienia czasy tej fazy w partii '{ $game }'.
    }
    .held-over = Sezon w partii '{ $game }' jest przedłużony, aby ktoś mógł przejąć mocarstwo ({ $powers }). Wszystkie rozkazy, które dotąd przyszły, nadal się liczą.
    .held-over-unnamed = Sezon w partii '{ $game }' jest przedłużony, aby ktoś mógł przejąć mocarstwo bez gracza. Wszystkie rozkazy, które dotąd przyszły, nadal się liczą.
    .down = Sędzia nie działał od { $since } do { $until }. E-maile z tego czasu są teraz przetwarzane.
    .moved = Czasy tej fazy w partii '{ $game }' wypadły w tym okresie, więc sędzia je przesunął. Nikt nie jest przez to spóźniony.
    .lost = Faza jest otwarta jak przedtem, ale nie wszystko, co na nią wysłano, nadal się liczy. Aby zobaczyć swoje rozkazy, wyślij LIST { $game } pod SIGN ON i wyślij ponownie to, czego tam brakuje. Powtórz też WAIT oraz głosy za remisem lub oddaniem zwycięstwa.

## A game starts, its players, its settings.

email-game-starting = Grasz w Dyplomację, w partii '{ $game }', jako { $role }.
    .subject = Partia się zaczyna
    .watched = Zaczyna się partia Dyplomacji '{ $game }', a ty ją obserwujesz.
    .again = Mistrz gry cofnął pierwszy początek partii '{ $game }' i zaczął ją ponownie. Rozkazy, WAIT i głosy wysłane wcześniej się nie liczą: wyślij je jeszcze raz. { $powers ->
        [anew] Mocarstwa przydzielono od nowa.
       *[same] Wszyscy gracze mają te same mocarstwa co przedtem.
    }
    .series = Ta partia należy do serii '{ $series }'. Twoje hasło to hasło, z którym należysz do serii.
    .also = Grasz też jako: { $powers }. Każde mocarstwo dostaje osobne e-maile: na każdy odpowiadaj rozkazami jego mocarstwa.
    .players = W tej partii grają:
    .position = Pozycja początkowa, { $season }.
    .empty = Na planszy nie ma jeszcze jednostek ({ $season }): każde mocarstwo buduje swoje pierwsze jednostki.
    .now = CO TERAZ
    .against-bot = Wyślij swoje rozkazy. { $opponent } to jeden z botów sędziego, a jego rozkazy już są.
    .against-bots = Wyślij swoje rozkazy. Pozostałymi mocarstwami grają boty sędziego; ich rozkazy już są.
    .practice = Aby zakończyć partię w dowolnej chwili, wyślij RESIGN.
    .illegal = Korespondencji nie ma; porozumieć się możesz tylko rozkazami (HELP ILLEGAL). Wyślij rozkazy; możesz je dowolnie zmieniać, dopóki faza nie zostanie rozstrzygnięta.
    .silent = W tej partii nie ma korespondencji. Wyślij rozkazy; możesz je dowolnie zmieniać, dopóki faza nie zostanie rozstrzygnięta.
    .duel = Napisz do przeciwnika: PRESS TO { $opponent }, swój tekst i ENDPRESS, każde w osobnym wierszu (HELP TALKING). Potem wyślij rozkazy; możesz je dowolnie zmieniać, dopóki faza nie zostanie rozstrzygnięta.
    .talk = Napisz do innych graczy (jak, pokazuje HELP TALKING). Potem wyślij rozkazy; możesz je dowolnie zmieniać, dopóki faza nie zostanie rozstrzygnięta.
    .sooner = Faza zostanie rozstrzygnięta wcześniej, jeśli będą wszystkie rozkazy. Aby była otwarta do terminu, wyślij SET WAIT.
    .earliest = Faza zostanie rozstrzygnięta wcześniej, jeśli będą wszystkie rozkazy, ale nie przed { $earliest }. Aby była otwarta do terminu, wyślij SET WAIT.
    .list = Obecny stan partii pokazuje w każdej chwili LIST { $game }.
    .settings = Główne ustawienia partii '{ $game }' i wszystkie, które różnią się od zwykłych (wszystkie pokazuje LIST { $game }):
email-roll-call = Partia '{ $game }' ({ $board }) ma wszystkich graczy i zaraz się zacznie. Przed przydziałem mocarstw każdy gracz dostaje pytanie: jesteś jeszcze?
    .subject = Jesteś jeszcze? Odpowiedz YES
    .yes = Jeśli tak, { reply-with-yes } albo wyślij I AM HERE pod swoim SIGN ON.
    .until = Partia zacznie się, gdy tylko odpowiedzą wszyscy. Kto nie odpowie do { $until }, traci miejsce na rzecz kogoś innego.
email-invitation = { $master } zaprasza cię do partii '{ $game }' ({ $board }) u tego sędziego.
    .subject = Zagrasz?
    .forming = Aby dołączyć, odpowiedz tym wierszem i hasłem do wyboru:
    .running = Partia już się zaczęła. Jeśli jakieś mocarstwo jest wolne, możesz je przejąć tym wierszem i hasłem do wyboru:
    .advice = Planszę i ustawienia pokazuje LIST { $game }. Jeśli nie chcesz grać, zignoruj ten e-mail; więcej o tym nie przyjdzie.
email-player-joined = { $who } dołącza do { $to ->
        [series] serii
       *[game] partii
    } '{ $game }' jako gracz numer { $number }.
    .subject = Nowy gracz: nr { $number }
    .round = Aby otworzyć tyle partii, na ile starcza graczy, wyślij ROUND.
    .needed = Partia zacznie się, gdy { $needed ->
        [one] dołączy jeszcze { $needed } gracz.
        [few] dołączy jeszcze { $needed } graczy.
        [many] dołączy jeszcze { $needed } graczy.
       *[other] dołączy jeszcze { $needed } gracza.
    }
    .needed-and-approval = Partia zacznie się, gdy { $needed ->
        [one] dołączy jeszcze { $needed } gracz
        [few] dołączy jeszcze { $needed } graczy
        [many] dołączy jeszcze { $needed } graczy
       *[other] dołączy jeszcze { $needed } gracza
    }, a mistrz gry dopuści tych, którzy czekają na zgodę.
    .approval = Wszystkie miejsca są zajęte. Partia zacznie się, gdy mistrz gry dopuści tych, którzy czekają na zgodę.
    .roll-call = Wszystkie miejsca są zajęte. Przed początkiem partii każdy gracz dostaje pytanie, czy jest.
    .begin = Wszystkie miejsca są zajęte. Aby zacząć partię, wyślij BEGIN: zgodnie z twoim wyborem zaczyna się na polecenie (SET MANUAL START).
    .manual = Wszystkie miejsca są zajęte. Partia zacznie się, gdy zdecyduje o tym mistrz gry.
    .starts-at = Wszystkie miejsca są zajęte. Partia zaczyna się:
    .starts = Wszystkie miejsca są zajęte. Partia się zaczyna.
    .wishes = Dotychczasowe życzenia co do mocarstw, najlepsze jako pierwsze:
    .assigned = przydzielono: { $powers }
email-settings-changed = Zmieniono ustawienia partii '{ $game }':
    .subject = Zmiana ustawień
    .by = { $who } zmienia ustawienia partii '{ $game }':
    .was = poprzednio:
    .now = teraz:
    .empty = (puste)
    .board = Mocarstwa na tej planszy: { $powers }. Jej zasady pokazuje GET RULES.{ $board }, a prowincje GET MAP.{ $board }. Wszyscy nadal są w partii. Życzenia co do mocarstw, których ona nie ma, są usunięte. Aby wysłać inne, użyj SET PREFERENCE; aby opuścić partię, RESIGN.
    .needed = Brakuje jeszcze: { $needed }.
    .list = Wszystkie ustawienia pokazuje LIST { $game }.

# Somebody who may not be known to the reader, at the beginning of a sentence.

unnamed-person = Ktoś
    .listed = ktoś
    .of-power = Gracz { NAME($power, form: "genitive") }
    .of-game = Ktoś z tej partii
    .of-players = Ktoś z graczy
    .master = Mistrz gry
unnamed-address = nieujawnionego
late-power = { $owes ->
        [some] każdego gracza, od którego brakuje rozkazów
       *[none] każdego gracza, który nie wysłał żadnych rozkazów
    }
but-standbys = { $standbys ->
        [asked] , chyba że mocarstwo przejmie ktoś z listy rezerwowej: wtedy gra nim dalej i może najpierw wysłać rozkazy
       *[none] {""}
    }
email-seat-changed = { $who } ({ $address }) przejmuje { NAME($power, form: "accusative") } w partii '{ $game }' i gra od fazy { $phase }. Witamy!
    .subject = Nowy gracz: { $letter }
    .observing-subject = Nowy obserwator
    .new-player-subject = Nowy gracz ({ NAME($power) })
    .led-again-subject = Mocarstwo przejęte: { $letter }
    .new-master-subject = Nowy mistrz gry
    .master-left-subject = Mistrz gry odchodzi
    .partner-left-subject = Gracz odchodzi: { $letter }
    .spectator-you-subject = Widzisz, co dostaje mocarstwo { $power }
    .spectator-ended-you-subject = Nie widzisz już, co dostaje mocarstwo { $power }
    .spectator-subject = Ktoś widzi twoje e-maile: { $power }
    .spectator-ended-subject = Nikt już nie widzi twoich e-maili: { $power }
    .returned-subject = Powrót gracza: { $letter }
    .admitted-subject = Możesz wrócić
    .approved-subject = Masz zgodę mistrza gry
    .waits-again-subject = Znów potrzebujesz zgody mistrza gry
    .unanswered-you-subject = Twoje miejsce przepadło
    .unanswered-subject = Gracz nie odpowiada
    .ejected-subject = Usunięcie { $what ->
        [power] z partii: { $power }
        [player] gracza z partii
       *[observer] obserwatora z partii
    }
    .resigned-subject = Rezygnacja{ $what ->
        [power] : { $power }
        [player] { "" } gracza
       *[observer] { "" } obserwatora
    }
    .replaced = { $sent ->
        [some] Na koniec dodatkowego czasu w partii '{ $game }' brakowało części twoich rozkazów ({ NAME($power) }). Mocarstwem gra teraz ktoś z listy rezerwowej.
       *[none] Na koniec dodatkowego czasu w partii '{ $game }' nie było twoich rozkazów ({ NAME($power) }). Mocarstwem gra teraz ktoś z listy rezerwowej.
    }
    .succeeded = Twoje poprzednie mocarstwo w partii '{ $game }' ma nowego gracza ({ NAME($power) }).
    .thanks = Dziękujemy za rozegrane tury. Partie, które szukają graczy, pokazuje LIST. Aby dostać pytanie, gdy zwolni się mocarstwo, wyślij SIGN UP AS STANDBY.
    .led-again = Mocarstwo { $power } ma w partii '{ $game }' znów gracza, od fazy { $phase }.
    .new-master = Mistrzem gry partii '{ $game }' jest teraz { $who } ({ $address }). Partię przekazał opiekun sędziego.
    .co-master = { $by ->
        [keeper] Mistrzem gry partii '{ $game }' jest teraz także { $who }, decyzją opiekuna sędziego.
       *[master] Mistrzem gry partii '{ $game }' jest teraz także { $who }.
    }
    .all-masters = PRESS TO M trafia do wszystkich mistrzów gry; działać może każdy z nich.
    .successor-of-you = { $who } się zgadza i jest teraz mistrzem gry partii '{ $game }' zamiast ciebie. Nie ma cię już w tej partii. Aby ją obserwować, wyślij OBSERVE { $game } i hasło.
    .successor = Mistrzem gry partii '{ $game }' jest teraz { $who }. Przekazał ją poprzedni mistrz gry.
    .master-left = { $named ->
        [yes] { $who } nie jest już mistrzem gry partii '{ $game }'. Partia ma jeszcze innego mistrza gry.
       *[no] Jeden z mistrzów gry opuścił partię '{ $game }'. Partia ma jeszcze innego mistrza gry.
    }
    .master-out-by-keeper = Decyzją opiekuna sędziego nie jesteś już mistrzem gry partii '{ $game }'. Jeśli chcesz wiedzieć dlaczego, zapytaj: { $keeper }
    .master-out-by-first = Decyzją pierwszego mistrza gry nie jesteś już jednym z mistrzów partii '{ $game }'.
    .master-out = { $named ->
        [yes] { $who } nie jest już mistrzem gry partii '{ $game }'.
       *[no] Jeden z mistrzów gry partii '{ $game }' nie jest już mistrzem gry.
    } { $by ->
        [keeper] To decyzja opiekuna sędziego.
       *[master] To decyzja pierwszego mistrza gry.
    }
    .partner = { $named ->
        [yes] { $who } gra teraz w partii '{ $game }' jako { $power }, razem z dotychczasowym graczem.
       *[no] Zaproszona osoba gra teraz razem z tobą w partii '{ $game }' jako { $power }.
    }
    .partner-left-you = Nie grasz już w partii '{ $game }' jako { $power }: to decyzja gracza, który prowadzi to mocarstwo.
    .partner-too = { $named ->
        [yes] { $who } nie gra już w partii '{ $game }' jako drugi gracz ({ NAME($power) }).
       *[no] Ktoś inny też miał udział w partii '{ $game }' ({ NAME($power) }) i już go nie ma.
    }
    .partner-left = { $named ->
        [yes] { $who } nie gra już w partii '{ $game }' jako { $power }. Drugi gracz gra dalej.
       *[no] Jeden z graczy nie gra już w partii '{ $game }' jako { $power }. Drugi gra dalej.
    }
    .spectator-you = Gracz, który w partii '{ $game }' prowadzi { NAME($power, form: "accusative") }, pozwala ci widzieć e-maile tego mocarstwa: jego wyniki i wiadomości.
    .spectator-may = Nie możesz niczego za nie wysyłać. To, co widzisz, jest tylko dla ciebie. Jeśli już tego nie chcesz, wyślij RESIGN. Aby potem obserwować partię jak przedtem, wyślij OBSERVE { $game } i hasło.
    .spectator-ended-you = Nie widzisz już, co w partii '{ $game }' dostaje mocarstwo { $power }: to decyzja gracza. Obserwujesz partię jak przedtem.
    .spectator = { $who } może widzieć, co dostaje mocarstwo { $power } w partii '{ $game }', dopóki ją obserwuje: to decyzja gracza. Nie może niczego za nie wysyłać. Mistrz gry może tego zabronić poleceniem SET NO SPECTATORS.
    .spectator-not-watching = Teraz ta osoba nie obserwuje partii, więc niczego nie widzi.
    .spectator-ended = { $who } nie widzi już, co w partii '{ $game }' dostaje mocarstwo { $power }.
    .returned = { $who } wraca i znów gra w partii '{ $game }' jako { $power }.
    .observing = { $who } obserwuje teraz partię '{ $game }'.
    .stopped-observing = { $who } nie obserwuje już partii '{ $game }'.
    .admitted = Mistrz gry partii '{ $game }' pozwala ci wrócić. Jeśli miejsce jest jeszcze wolne, wyślij jeden z tych wierszy z hasłem do wyboru:
    .admitted-player = Mistrz gry partii '{ $game }' pozwala ci wrócić. Jeśli miejsce jest jeszcze wolne, wyślij ten wiersz z hasłem do wyboru:
    .approved = Mistrz gry partii '{ $game }' zgadza się na twój udział. Zagrasz, gdy tylko partia się zacznie.
    .approved-running = Mistrz gry partii '{ $game }' zgadza się na twój udział. Jeśli jakieś mocarstwo jest wolne, wyślij ten wiersz z hasłem do wyboru:
    .waits-again = Mistrz gry partii '{ $game }' wycofał zgodę na twój udział. { $place ->
        [kept] Zachowujesz miejsce, ale znów wymaga ono zgody mistrza gry.
       *[none] Aby w niej grać, znów potrzebujesz zgody mistrza gry.
    } Dostaniesz wiadomość, gdy zgoda przyjdzie.
    .unanswered-you = Przed początkiem partii '{ $game }' przyszło do ciebie pytanie, czy jesteś, ale zostało bez odpowiedzi. Twoje miejsce jest teraz wolne dla kogoś innego. Aby je znów zająć, póki jest wolne, wyślij SIGN ON ?{ $game } i hasło do wyboru.
    .unanswered = { $who } nie odpowiada na sprawdzenie obecności w partii '{ $game }' i traci miejsce.
    .missing = Partia może się zacząć, gdy { $missing ->
        [one] dołączy jeszcze { $missing } gracz.
        [few] dołączy jeszcze { $missing } graczy.
        [many] dołączy jeszcze { $missing } graczy.
       *[other] dołączy jeszcze { $missing } gracza.
    }
    .ejected-by-keeper = Opiekun sędziego usunął cię z partii '{ $game }'. Jeśli chcesz wiedzieć dlaczego, zapytaj: { $keeper }
    .ejected-you = Mistrz gry usunął cię z partii '{ $game }'. Jeśli chcesz wiedzieć dlaczego, zapytaj mistrza gry.
    .ejected-you-written = Mistrz gry usunął cię z partii '{ $game }'. Jeśli chcesz wiedzieć dlaczego, napisz bezpośrednio do mistrza gry; żadna twoja wiadomość nie trafia już do nikogo w partii:
    .ejected-back = Aby wrócić, potrzebujesz ADMIT od mistrza gry.
    .ejected = { $named ->
        [yes] { $by ->
            [keeper] Opiekun sędziego usunął kogoś z partii '{ $game }': { $who }.
           *[master] Mistrz gry usunął kogoś z partii '{ $game }': { $who }.
        }
       *[no] { $by ->
            [keeper] Opiekun sędziego usunął kogoś z partii '{ $game }'.
           *[master] Mistrz gry usunął kogoś z partii '{ $game }'.
        }
    }
    .resigned = { $who } rezygnuje z partii '{ $game }'.
    .free = { $open ->
        [invited] Wolne mocarstwo: { $power }. Może je przejąć każdy, kogo dopuszcza mistrz gry, przez SIGN ON { $place } { $game } i hasło.
       *[all] Wolne mocarstwo: { $power }. Może je przejąć każdy zarejestrowany, przez SIGN ON { $place } { $game } i hasło.
    }

## Votes and press.

email-vote-opened = W partii '{ $game }' zgłoszono wniosek { $number }: { $terms }.
    .subject = Wniosek { $number }
    .by-season = Głosy zostaną policzone, gdy będą rozstrzygane ruchy sezonu { $season }.
    .by-phase = Głosy zostaną policzone, gdy ta faza będzie rozstrzygana, albo wcześniej, jeśli wszyscy zagłosują YES.
    .until = Najpóźniej zostaną policzone { $until }.
    .repeated = To wniosek ponowny, więc kto teraz nie głosuje, ten się zgadza, jeśli ktokolwiek zagłosuje YES. Jedno NO wystarczy, aby przepadł.
    .silence-agrees = Mistrz gry postanowił, że kto nie głosuje, ten się zgadza, jeśli ktokolwiek zagłosuje YES. Jedno NO wystarczy, aby wniosek przepadł.
    .all = Potrzebne jest YES każdego gracza. Kto nie głosuje, ten się nie zgadza.
    .silent-from = Nikt nie zgadza się milczeniem przed { $since }, choćby faza była rozstrzygnięta wcześniej. Nieobecny gracz ma { $span } od powrotu.
    .told = { $told ->
        [names] Nikt się nie dowie, od kogo jest wniosek. Po policzeniu głosów wszyscy zobaczą, kto jak głosował, a YES wnioskodawcy jest wśród innych.
        [count] Sędzia nikomu nie mówi, od kogo jest wniosek. Po policzeniu głosów wszyscy zobaczą, ile było głosów za i przeciw, ale nie czyje.
       *[result] Sędzia nikomu nie mówi, od kogo jest wniosek. Wszyscy dowiedzą się tylko, czy został przyjęty, a nie, kto jak głosował.
    }
    .answer = Aby głosować, odpowiedz na ten e-mail jednym z tych wierszy:
    .mail = Aby głosować, wyślij to z jednym z dwóch ostatnich wierszy na adres { $address }:
    .change = Do tego czasu możesz zmienić swój głos.
email-press = Możesz odpowiedzieć na ten e-mail: najpierw zobaczysz swój tekst, a potem zostanie wysłany. Odbiorcy: { LIST($readers, type: "and") }. Aby samemu wybrać odbiorców, umieść w odpowiedzi to:
    .asked-first = Możesz odpowiedzieć na ten e-mail: dostaniesz pytanie, czy wysłać twój tekst. Odbiorcy: { LIST($readers, type: "and") }. Aby samemu wybrać odbiorców, bez pytania, umieść w odpowiedzi to:
    .mail = Aby odpowiedzieć, wyślij to na adres { $address }:
    .own = To kopia twojej własnej wiadomości. Aby takich kopii nie dostawać, wyślij SET NOCOPY.
    .spectator = Widzisz tę wiadomość, bo pozwala na to gracz, który prowadzi { NAME($power, form: "accusative") }.
    .watched = To kopia wiadomości, którą wymieniają inne osoby. Aby takich kopii nie dostawać, wyślij SET NORMAL PRESS.
    .silent = W tej partii nie ma korespondencji: nikt nie przeczyta odpowiedzi na to.
    .unassigned = Mocarstwa nie mają jeszcze graczy, więc żadna wiadomość nie idzie tylko do jednego z nich. BROADCAST trafia do wszystkich, którzy dołączyli.
    .unnamed = Autor jest anonimowy. Aby do niego dotrzeć, użyj BROADCAST.
email-postal-press = Wiadomości, które przyszły z wynikami fazy { $phase } w partii '{ $game }':
    .subject = Wiadomości
    .ended = Wiadomości, które czekały na wyniki w partii '{ $game }', zakończonej bez wyników:
    .yours = (twoja)
    .answer = Aby odpowiedzieć, napisz PRESS TO i mocarstwa, swój tekst i ENDPRESS, każde w osobnym wierszu. Możesz to umieścić w odpowiedzi na ten e-mail, także razem z rozkazami.
email-press-watched = { $who ->
        [master] Od teraz mistrz gry partii '{ $game }' dostaje kopie wiadomości między graczami. Wcześniejsze wiadomości pozostają prywatne.
       *[observer] Od teraz obserwator partii '{ $game }' dostaje kopie wiadomości między graczami. Wcześniejsze wiadomości pozostają prywatne.
    }
    .subject = { $who ->
        [master] Mistrz gry czyta wszystkie wiadomości
       *[observer] Obserwator czyta wszystkie wiadomości
    }
    .ended-subject = { $who ->
        [master] Wiadomości są znów prywatne
       *[observer] Obserwator nie czyta już wiadomości
    }
    .ended = { $who ->
        [master] Mistrz gry partii '{ $game }' nie dostaje już kopii wiadomości między graczami.
       *[observer] Obserwator partii '{ $game }' nie dostaje już kopii wiadomości między graczami.
    }
email-letters-shown = Partia '{ $game }' się skończyła i pokazuje swoje wiadomości (SET LETTERS SHOWN). Oto te między mocarstwami. Wiadomości do mistrza gry i obserwatorów nie są pokazane.
    .subject = Wiadomości z partii
    .left-out = Pierwsze wiadomości (liczba: { $number }) są pominięte, bo ten e-mail byłby za długi.
email-proxy-changed = Mocarstwo { $power } użycza ci jednostek w partii '{ $game }' { $span ->
        [lasting] aż do odwołania PROXY
       *[phase] na tę fazę
    }: { $units }.
    .subject = PROXY od { $letter }
    .ended-subject = PROXY od { $letter } skończone
    .advice = Wydawaj użyczonym jednostkom rozkazy jak własnym, w swoim e-mailu. Jeśli rozkaz jednej z nich wyda mocarstwo { $power }, liczy się on, a nie twój.
    .revoked = Mocarstwo { $power } odwołuje swoje PROXY w partii '{ $game }' i znów samo rozkazuje tym jednostkom: { $units }.
    .unreachable = E-maile do gracza wracają ({ NAME($power) }), więc jego PROXY w partii '{ $game }' się skończyło. Rozkazy tym jednostkom znów wydaje mocarstwo { $power }: { $units }.
    .ended = Mocarstwo { $power } lub twoje ma w partii '{ $game }' nowego gracza albo nie ma żadnego, więc PROXY się skończyło. Rozkazy tym jednostkom znów wydaje mocarstwo { $power }: { $units }.
email-standby-wanted = { $sent ->
        [some] W partii '{ $game }' brakuje części rozkazów ({ NAME($power) }).
        [none] W partii '{ $game }' brakuje rozkazów ({ NAME($power) }).
       *[left] W partii '{ $game }' jest mocarstwo bez gracza ({ NAME($power) }).
    }
    .subject = Zastąpisz gracza? Odpowiedz YES
    .subject-of = Zagrasz jako { $power }? Odpowiedz YES
    .missed = Mocarstwo { $power } nie ma rozkazów na sezon { $season } w partii '{ $game }'.
    .secret = { $cause ->
        [late] W partii '{ $game }' brakuje rozkazów jednego mocarstwa; którego, jest tajemnicą.
       *[left] W partii '{ $game }' jest mocarstwo bez gracza; które, jest tajemnicą.
    }
    .question = Jesteś na liście rezerwowej. Czy chcesz przejąć to mocarstwo?
    .yes = Aby się zgodzić, { reply-with-yes }. Mocarstwo dostanie ten, kto pierwszy odpowie YES.
    .next-season = Jeśli gracz nie wyśle rozkazów także w następnym sezonie, ten sezon zostanie przedłużony, a mocarstwo będzie twoje. W każdym razie dostaniesz wiadomość.
    .until-grace = Gracz może jeszcze wysłać rozkazy do końca dodatkowego czasu: { $grace }. Jeśli nadal będzie ich wtedy brakowało, mocarstwo będzie twoje. W każdym razie dostaniesz wiadomość.
    .at-once = Będzie twoje od razu, a odpowiedź pokaże ci jego pozycję.
    .board = Plansza: { $board }.
    .phase = { $asked ->
        [no] Obecna faza: { $phase }; mocarstwo { $power } nie ma w niej rozkazów do wysłania.
       *[yes] Obecna faza: { $phase }.
    }
    .phase-task = Obecna faza: { $phase }. { $task }
    .holdings = Mocarstwo { $power } ma { $units ->
        [one] { $units } jednostkę
        [few] { $units } jednostki
        [many] { $units } jednostek
       *[other] { $units } jednostki
    } i { $centres ->
        [one] { $centres } centrum zaopatrzenia.
        [few] { $centres } centra zaopatrzenia.
        [many] { $centres } centrów zaopatrzenia.
       *[other] { $centres } centrum zaopatrzenia.
    }
    .gunboat = To partia gunboat: kim jesteś, dowie się tylko jej mistrz gry.
    .no = Jeśli nie, odpowiedz NO albo nic nie rób. Aby opuścić listę rezerwową, wyślij SIGN OFF AS STANDBY w dowolnym e-mailu do sędziego.
standby-power = { $named ->
        [yes] { $power }
       *[no] to, o które było pytanie
    }
email-standby-told = { $cause ->
        [left] Gracz opuścił partię '{ $game }': przejmujesz jego mocarstwo ({ standby-power }).
       *[late] Na koniec dodatkowego czasu w partii '{ $game }' brakowało rozkazów: przejmujesz to mocarstwo ({ standby-power }).
    }
    .subject = Grasz jako { $power }
    .ended-subject = { $named ->
        [yes] { $by ->
            [another] { $power }: zastępuje ktoś inny
           *[nobody] { $power }: zastępstwo niepotrzebne
        }
       *[no] { $by ->
            [another] Mocarstwo przejmuje ktoś inny
           *[nobody] Zastępstwo niepotrzebne
        }
    }
    .thanks = Dziękujemy za zastępstwo.
    .orders = { $number ->
        [one] { $number } rozkaz poprzedniego gracza nadal się liczy; twój rozkaz dla tej samej jednostki go zastępuje.
        [few] { $number } rozkazy poprzedniego gracza nadal się liczą; twój rozkaz dla tej samej jednostki zastępuje tamten.
        [many] { $number } rozkazów poprzedniego gracza nadal się liczy; twój rozkaz dla tej samej jednostki zastępuje tamten.
       *[other] { $number } rozkazu poprzedniego gracza nadal się liczy; twój rozkaz dla tej samej jednostki zastępuje tamten.
    }
    .password = Odpowiadaj na e-maile sędziego swoimi rozkazami. Aby ustawić hasło do nowych e-maili, wyślij FORGOT PASSWORD { $game }.
    .elsewhere = { $named ->
        [yes] Mocarstwo w partii '{ $game }' przejmuje ktoś inny ({ NAME($power) }). Nikt nie może mieć w partii dwóch miejsc ani wrócić na takie, które odebrał mu mistrz gry.
       *[no] Mocarstwo w partii '{ $game }', o które było pytanie, przejmuje ktoś inny. Nikt nie może mieć w partii dwóch miejsc ani wrócić na takie, które odebrał mu mistrz gry.
    }
    .ended = { $cause ->
        [over] Partia '{ $game }' się skończyła, więc zastępstwo ({ standby-power }) nie jest już potrzebne.
        [judged] Faza w partii '{ $game }' się skończyła, a gracz zachowuje mocarstwo ({ standby-power }). Zastępstwo nie jest potrzebne.
        [kept] Według obecnych reguł partii '{ $game }' gracz zachowuje mocarstwo ({ standby-power }), gdy skończy się dodatkowy czas. Zastępstwo nie jest potrzebne.
       *[back] Gracz wrócił do partii '{ $game }' ({ standby-power }), więc zastępstwo nie jest potrzebne.
    }
    .stay = Dziękujemy za gotowość. Zostajesz na liście rezerwowej.

## Questions that ask for a word.

confirm-line = YES nie wystarczy. Z innego adresu wyślij ten wiersz:
    .cancel = Aby to anulować, odpowiedz zamiast tego CANCEL. Jeśli nic nie zrobisz, prośba wygaśnie { $expires }.
email-confirmation-asked = Z adresu { $sender } przyszło to polecenie, { $role ->
        [master] w imieniu mistrza gry partii '{ $game }':
        [power] w imieniu mocarstwa { $power } w partii '{ $game }':
       *[player] w imieniu gracza partii '{ $game }':
    }
    .subject = Prośba o potwierdzenie
    .resign = Opuszczenia partii nie da się cofnąć. Aby odejść, odpowiedz na ten e-mail samym słowem CONFIRM. Jeśli nic nie zrobisz, zostajesz.
    .concede = Nikt inny nie musi już oddawać zwycięstwa, więc to ostatecznie kończy partię. Potwierdź: odpowiedz na ten e-mail samym słowem CONFIRM.
    .end = Do takiego końca partii nie brakuje już żadnego głosu albo tylko głosu zwycięzcy, więc jest on ostateczny. Potwierdź: odpowiedz na ten e-mail samym słowem CONFIRM.
    .share = To pozwala komuś innemu działać za ciebie, a przyszło z adresu, który nie jest twój. Potwierdź: odpowiedz na ten e-mail samym słowem CONFIRM.
    .others = Inni dowiedzą się o tym od razu, więc potwierdź: odpowiedz na ten e-mail samym słowem CONFIRM.
    .password = Jeśli to polecenie nie jest od ciebie, odpowiedz CANCEL i zmień hasło. Wyślij ten wiersz pod SIGN ON:
email-address-asked = E-mail z adresu { $sender } z twoim hasłem w partii '{ $game }' zawiera tę prośbę:
    .subject = Potwierdź nowy adres
    .effect = Od tej chwili sędzia pisze na tamten adres, we wszystkich twoich partiach, a na ten już nie. Kto czyta tamtą pocztę, może dostać nowe hasła do twoich miejsc. Potwierdź: odpowiedz na ten e-mail samym słowem CONFIRM.
    .password = Jeśli to nie twoja prośba, odpowiedz CANCEL: ktoś zna to hasło. Aby wybrać inne, wyślij ten wiersz pod SIGN ON:
email-also-asked = Według e-maila z adresu { $sender } piszesz też z tego adresu:
    .subject = Czy ten adres też jest twój?
    .effect = Jeśli tak, odpowiedz na ten e-mail samym słowem CONFIRM (YES nie wystarczy). Wtedy na drugi adres pójdzie prośba o YES, a potem e-maile stamtąd będą się liczyć jako twoje: rozkazy, wiadomości, wszystko. Poczta od sędziego nadal przychodzi tylko tutaj, także kopia tego, co wykonano z e-maili stamtąd dla twojego mocarstwa.
    .cancel = Jeśli nie, nic nie rób albo odpowiedz CANCEL: wtedy nic się nie zmienia. Prośba wygasa { $expires }.
email-also-changed = E-maile z adresu { $address } liczą się teraz jako twoje. Odpowiedzi idą na adres, z którego przyszły; wszystko inne przychodzi tutaj.
    .subject = Zmiana twoich adresów
    .gone = E-maile z adresu { $address } nie liczą się już jako twoje. Z właściwym hasłem nadal liczą się dla swojego mocarstwa, jak z każdego adresu.
    .undo = Swoje adresy zobaczysz poleceniem MY ADDRESSES. Jeśli tego nie chcesz, odpowiedz na ten e-mail jednym wierszem I AM NOT { $address }
    .return = Swoje adresy zobaczysz poleceniem MY ADDRESSES. Jeśli tego nie chcesz, wyślij I AM ALSO { $address }
email-address-changed = Sędzia wysyła twoją pocztę na inny adres:
    .subject = Zmiana twojego adresu
    .before = stary:
    .now = nowy:
    .advice = Ta wiadomość idzie na oba adresy. Jeśli tej zmiany nie chcesz, napisz od razu do opiekuna sędziego: { $keeper }
email-address-fails = { $seat ->
        [power] E-maile do tego gracza kilka razy wróciły jako niedoręczalne: { $who } ({ $address }), { NAME($power) } w partii '{ $game }'.
       *[other] E-maile do tej osoby, gracza lub obserwatora w partii '{ $game }', kilka razy wróciły jako niedoręczalne: { $who } ({ $address }).
    }
    .subject = E-maile wracają: { $who }
    .advice = LIST { $game } oznacza ten adres, dopóki nie przyjdzie z niego e-mail. Możesz skontaktować się z graczem inaczej, przesunąć termin albo usunąć go poleceniem EJECT.
    .new = Jeśli stary adres już nie istnieje, ta osoba może wysłać REGISTER z nowego. Gdy usuniesz stary przez EJECT, może przejąć miejsce przez SIGN ON.
email-mail-held = E-mail w twoim imieniu został wstrzymany:
    .subject = Potwierdź e-mail wysłany w twoim imieniu
    .from = Od:
    .title = Temat:
    .disowned = Wygląda na sfałszowany: serwery pocztowe tego adresu mówią, że go nie wysłały, albo jego wiersz From nie wskazuje dokładnie jednej osoby. Nie miał żadnego skutku.
    .guessed = Zawiera twoje hasło do partii '{ $game }'. Ostatnio przyszło jednak wiele e-maili ze złymi hasłami i któryś mógł je odgadnąć. Dlatego ten e-mail jeszcze nie miał skutku.
    .unsigned = Jego SIGN ON do partii '{ $game }' nie zawiera hasła i nic innego nie dowodzi, że jest od ciebie. Prosi o więcej niż rozkazy, więc nic z tego jeszcze nie miało skutku. Z twoim hasłem w SIGN ON e-mail liczy się bez tego pytania.
    .page = Przyszedł z twojej strony rozkazów w partii '{ $game }', ale z adresu, który nie jest znany jako twój. Nie miał żadnego skutku. Jeśli ten adres jest twój, wyślij stąd raz I AM ALSO i ten adres. Wtedy e-maile z niego liczą się bez tego pytania.
    .other-games = Zawiera twoje hasło do partii '{ $game }', ale ANNOUNCE ALL pisze także w twoich innych partiach, a hasło jednej partii nie jest w nich dowodem. Nie miał żadnego skutku.
    .unproven = Zawiera twoje hasło do partii '{ $game }', ale jego serwer pocztowy nie potwierdza, że przyszedł z twojego głównego adresu, a ta partia też tego wymaga. Nie miał żadnego skutku.
    .asks = W twoim imieniu zawiera te prośby (… zastępuje własne słowa autora):
    .more = i jeszcze { $number }
    .yours = { $word ->
        [YES] Jeśli jest od ciebie, odpowiedz na ten e-mail samym słowem YES albo z innego adresu wyślij ten wiersz:
       *[CONFIRM] Jeśli jest od ciebie, odpowiedz na ten e-mail samym słowem CONFIRM (YES nie wystarczy) albo z innego adresu wyślij ten wiersz:
    }
    .not-yours = { $because ->
        [guessed] Zostanie wtedy przetworzony tak, jakby przyszedł w tej chwili. Jeśli nie jest od ciebie, nic nie rób albo odpowiedz zamiast tego CANCEL i zmień hasło poleceniem SET PASSWORD, bo ktoś je zna. Prośba wygasa { $expires }.
       *[other] Zostanie wtedy przetworzony tak, jakby przyszedł w tej chwili. Jeśli nie jest od ciebie, nic nie rób albo odpowiedz zamiast tego CANCEL. Prośba wygasa { $expires }.
    }
    .then-forgotten = Jeśli odpowiesz CONFIRM, złe hasła przestaną obciążać twoje miejsca, a twój następny e-mail będzie się liczył od razu. Tak samo działa odpowiedź na każdy inny e-mail od sędziego.
    .seldom-told = O kolejnych takich e-mailach dowiesz się najwyżej raz na godzinę.
email-opt-in-asked = Ktoś z tym adresem prosi o udział w partiach Dyplomacji przez e-mail. Sędzia nie pisze na żaden adres bez zgody jego właściciela.
    .subject = Odpowiedz YES
    .moves = Ktoś, kto gra w Dyplomację przez e-mail, chce dostawać pocztę na ten adres. Sędzia nie pisze na żaden adres bez zgody jego właściciela.
    .also = Ktoś, kto gra w Dyplomację przez e-mail, twierdzi, że ten adres też jest jego i że chce z niego pisać. Sędzia pyta, zanim w to uwierzy.
    .known = E-mail w twoim imieniu prosi o dołączenie do partii albo o jej obserwowanie. Twój adres może wpisać każdy, więc e-mail czeka na twoje potwierdzenie.
    .came = Przyszedł { $came }.
    .asks = Prosi o: { $commands }
    .others = Sprawdź godzinę: w ciągu doby przyszły w twoim imieniu inne e-maile i każdy ma własne pytanie. YES przepuszcza tylko ten, którego dotyczy pytanie.
    .not-among = Jeśli nie ma wśród nich twojego, odpowiedz na ten e-mail jego wierszami zamiast YES: wtedy liczą się one i nic innego.
    .yes = { $what ->
        [moves] Jeśli to ty, { reply-with-yes }. Twoja poczta będzie wtedy przychodzić tutaj.
        [also] Jeśli to ty, { reply-with-yes }. E-maile stąd będą się wtedy liczyć jako twoje, a odpowiedzi będą przychodzić tutaj.
       *[other] Jeśli tamten e-mail jest od ciebie, { reply-with-yes }. Twój e-mail zostanie wtedy przetworzony. Nie musisz go wysyłać ponownie.
    }
    .no = Jeśli nie, odpowiedz NO, a pytanie o tamten e-mail już się nie powtórzy; albo nic nie rób, a nic się nie stanie. Pytanie wygasa { $expires }.
    .line = Jeśli twój program pocztowy nie może odpowiedzieć na ten e-mail, wyślij zamiast tego ten wiersz:
email-master-asked = { $who } prosi w partii '{ $game }' o późniejszy termin:
    .subject = Potrzebna jest twoja decyzja
    .away = { $who } prosi w partii '{ $game }' o dłuższą nieobecność, niż partia dopuszcza bez twojej zgody:
    .part = { $part ->
        [power] Ktoś, kto miał miejsce w partii '{ $game }', chce w niej grać innym mocarstwem.
       *[other] Ktoś, kto miał miejsce w partii '{ $game }', chce w niej innego miejsca.
    }
    .led = Poprzednio: { LIST($powers, type: "and") }. Zna więc wiadomości tych mocarstw.
    .has-read = Obserwuje lub obserwował partię z kopiami wszystkich wiadomości (SET ALL PRESS).
    .only-master = Dlatego dopuścić może tylko mistrz gry, który nie gra. Robi to ten wiersz:
    .joins = Ktoś chce grać w partii '{ $game }', która wymaga twojej zgody (SET APPROVAL). Dopuszcza go ten wiersz:
    .since = To znaczy:
    .until = do:
    .deadline = Obecny termin: { $deadline }
    .words = Gracz pisze:
    .yes = Jeśli się zgadzasz, { reply-with-yes }. Z innego adresu wyślij ten wiersz:
    .silence = Jeśli nie, odpowiedz NO albo nic nie rób; nikt inny się o tym nie dowie. Prośba wygasa { $expires }.
    .line-at-any-time = Możesz też w każdej chwili wysłać ten wiersz pod SIGN ON.
    .line-or-eject = Możesz też w każdej chwili wysłać ten wiersz pod SIGN ON. Do początku partii możesz tę osobę usunąć przez EJECT i jej adres.
    .no = Jeśli nie, odpowiedz NO; to, co napiszesz pod spodem, trafi do gracza. Prośba wygasa { $expires }; potem gracz dowie się, że nie ma odpowiedzi.
email-request-answered = { $what ->
        [away] Twoja prośba do mistrza gry partii '{ $game }' o nieobecność:
       *[deadline] Twoja prośba do mistrza gry partii '{ $game }' o późniejszy termin:
    }
    .subject = Twoja prośba do mistrza gry
    .answer = { $answer ->
        [refused] Odpowiedź: nie.
        [later] Odpowiedzi nie było, ale termin jest już i tak równie późny.
        [lapsed] Odpowiedzi nie było, więc nic się nie zmienia.
       *[failed] Odpowiedź brzmiała YES, ale przyszła za późno, aby ją wykonać.
    }
    .away = Nieobecność nie jest zapisana: terminy mogą wypaść w tym czasie. AWAY na mniej dni nie wymaga zgody mistrza gry.
fence = :: Odpowiedz nad tym wierszem; wszystko poniżej jest pomijane. ::
