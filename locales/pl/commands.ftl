### HELP of commands: what each one does. The key is the name of its class in judge/game/commands/.

help-command-register = Zarejestruj się u sędziego: imię, strefa czasowa i, jeśli chcesz, język.
help-command-create = Utwórz partię; zostajesz jej mistrzem gry. FROM: zacznij od pozycji z partii, w której jesteś mistrzem gry.
help-command-sign-on = Dołącz do partii (?partia) albo podaj, w imieniu którego mocarstwa działasz; M to mistrz gry.
help-command-practice = Zacznij własną partię z botami sędziego.
help-command-observe = Obserwuj partię.
help-command-sign-off = Koniec poleceń: pod tym wierszem nic nie jest czytane.
help-command-help = Poproś o stronę HELP.
help-command-list = Pokaż wszystkie partie; jedną; te, które szukają graczy; te na jednej planszy; swoje własne.
help-command-get = Poproś o plik; samo GET pokazuje listę plików.
help-command-version = Pokaż wersję sędziego.
help-command-set-zone = Wybierz strefę czasową godzin w e-mailach do ciebie, obok UTC.
help-command-set-language = Wybierz język e-maili do ciebie. Pisać możesz w każdym języku, który sędzia czyta.
help-command-set-style = Wybierz, jak rozkazy są zapisywane w e-mailach do ciebie. Pisać możesz w każdym stylu.
help-command-set-profile = Wybierz, co pokazują o tobie WHO IS i INFO PLAYER. W partii obowiązują jej własne reguły.
help-command-standby = Zapisz się na listę rezerwową: sędzia pyta cię, gdy mocarstwo się spóźnia lub jest wolne, w każdej partii lub w jednej. YES je przejmuje.
help-command-set-mail = Otrzymuj e-maile od razu, raz dziennie albo z wynikami; z powiadomieniami o spóźnieniach lub bez; STOP: bez przypomnień.
help-command-forgot-password = Poproś o token na swój zarejestrowany adres.
help-command-reset-password = Ustaw nowe hasło tokenem, który przyszedł do ciebie.
help-command-set-map = Otrzymuj mapę z wynikami jako obraz, rysunek w załączniku, link albo wcale.
help-command-set-calendar = Otrzymuj terminy jako pliki do programu z kalendarzem.
help-command-set-subject = Usuń z tematów wyników to, co spotkało twoje jednostki.
help-command-confirm = Potwierdź prośbę sędziego tokenem, który od niego przyszedł.
help-command-yes = Odpowiedz "tak" na pytanie sędziego, w odpowiedzi na nie.
help-command-cancel = Odpowiedz "nie" na pytanie sędziego; bez tokenu anuluj wszystko, co czeka w obecnej partii.
help-command-other-address = Pisz także z innego adresu; najpierw pytanie idzie na oba adresy. I AM NOT go usuwa.
help-command-game-status = Pokaż swoje partie i ich terminy; z nazwą partii jej podsumowanie.
help-command-summary = Pokaż, kto kiedy grał, ustawienia i do kogo w każdym roku należało które centrum.
help-command-history = Zobacz jeszcze raz wszystkie wyniki i to, co zaszło; albo tylko wyniki, bez tych faz.
help-command-why = Dlaczego rozkaz się udał lub nie, w ostatniej lub innej fazie; samo: twoje rozkazy.
help-command-resend = Poproś jeszcze raz o ostatnie wyniki albo o wyniki innej fazy, z mapą.
help-command-map-own-orders = Poproś o mapę ze swoimi obowiązującymi rozkazami, zanim zostaną rozstrzygnięte.
help-command-try = Zobacz, co dałyby rozkazy dowolnego mocarstwa, z mapą. Nic z tego się nie liczy.
help-command-who-game = Pokaż, kto jest w partii; FULL: z profilami.
help-command-who-is = Znajdź osoby, których imiona tak się zaczynają, o ile je pokazują.
help-command-my-addresses = Pokaż adresy, z których możesz pisać, i dokąd idzie twoja poczta.
help-command-info-player = Rzetelność gracza, o ile ją pokazuje; swoją zobaczysz poleceniem GET DEDICATION.
help-command-process = Rozstrzygnij teraz. Bezpieczniej podać fazę; NOW pomija brakujące rozkazy.
help-command-predict = Zobacz, jak faza zostałaby rozstrzygnięta, także z innymi rozkazami lub wierszami ADJUST. Nic się nie zmienia.
help-command-rollback = Cofnij ostatnią fazę, ostatnie n faz albo wszystkie od tej; UNDO je przywraca.
help-command-undo = Odwołaj ROLLBACK lub ADJUST, dopóki nie zostanie rozstrzygnięta następna faza, albo (przez tydzień) koniec partii.
help-command-set-deadline = Przesuń termin tej fazy; jej dodatkowy czas przesuwa się razem z nim.
help-command-set-grace = Przesuń koniec dodatkowego czasu tej fazy.
help-command-set-start = Ustaw najwcześniejszy czas, w którym partia się zaczyna albo ta faza jest rozstrzygana.
help-command-begin = Zacznij teraz pełną partię. FORCE BEGIN zaczyna ją, gdy graczy ma ponad połowa mocarstw.
help-command-assign = Wybierz przed początkiem, kto dostanie mocarstwo: według adresu albo numeru w LIST.
help-command-unstart = Cofnij początek, dopóki pierwsza faza nie jest rozstrzygnięta.
help-command-set-setting = Zmień ustawienie partii; wszystkie pokazuje HELP SETTINGS.
help-command-set-access = Wybierz, kto może dołączyć albo być mistrzem gry. Gdy ktoś jest dopuszczony, nikt inny nie może dołączyć. Minus usuwa wpis.
help-command-approve = Dopuść gracza, który potrzebuje zgody (SET APPROVAL): według adresu albo numeru w LIST.
help-command-pause = Zatrzymaj zegar. Z dniem, najwyżej 60 dni naprzód, rusza wtedy sam.
help-command-resume = Wznów zegar z czasem, który pozostał; albo (przez tydzień) cofnij koniec partii.
help-command-eject = Usuń gracza lub obserwatora z partii.
help-command-admit = Pozwól wrócić osobie usuniętej.
help-command-promote = Poproś kogoś, aby był mistrzem gry razem z tobą; zostaje nim po odpowiedzi YES.
help-command-hand-over = Przekaż partię komuś innemu, kto po odpowiedzi YES jest mistrzem gry zamiast ciebie.
help-command-become = Działaj w imieniu mocarstwa w wierszach poniżej.
help-command-terminate = Zakończ partię bez wyniku.
help-command-declare = Zakończ partię z wynikiem i uzasadnieniem, które czytają wszyscy; cofa to ROLLBACK.
help-command-accept-late = ACCEPT: pozwól liczyć się spóźnionym rozkazom mocarstwa albo wszystkim oczekującym, tam gdzie potrzebna jest twoja zgoda. REJECT: nie liczą się; ich gracze są o tym informowani.
help-command-adjust = Skoryguj jednostki, centra lub fazę; wszyscy widzą twoje uzasadnienie.
help-command-set-rules = Wybierz wszystkie ustawienia jednego rodzaju partii. Jeśli podasz kilka, decydują późniejsze.
help-command-set-like = Skopiuj ustawienia innej partii; gdy ta już się zaczęła, tylko te, które można jeszcze zmienić.
help-command-announce = Powiedz coś wszystkim w partii; ALL: wszystkim we wszystkich partiach, w których jesteś mistrzem gry.
help-command-create-series = Utwórz serię. Dołącza się do niej jak do partii, a ROUND zaczyna jej partie.
help-command-open-round = Zacznij tyle partii, na ile starcza graczy, albo n; partię najlepszych; albo partie według twojego rozdania.
help-command-table = Pokaż tabelę serii albo jednej z jej rund (SET SCORING, SET BEST).
help-command-phase-ahead = Wydaj rozkazy poniżej na późniejszą fazę, do pięciu lat naprzód.
help-command-clear = Usuń rozkazy na późniejsze fazy; z ALL wszystkie rozkazy; albo te na jedną fazę.
help-command-add-orders = Dodaj rozkazy z tego e-maila do wcześniejszych, tam gdzie by je zastąpiły.
help-command-lend-standing = Użycz jednej lub wszystkich jednostek innemu mocarstwu, aż do odwołania.
help-command-revoke-proxy = Odbierz jednostkę użyczoną do odwołania albo wszystkie.
help-command-set-wait = WAIT: nie rozstrzygaj przed terminem, bo rozkazy mogą się jeszcze zmienić. NOWAIT to kończy.
help-command-set-preference = Wymień mocarstwa, które chcesz, najlepsze jako pierwsze; te w nawiasach są równe.
help-command-set-password = Zmień swoje hasło w tej partii.
help-command-set-address = Kieruj całą swoją pocztę na inny adres. Stary musi odpowiedzieć CONFIRM.
help-command-press = Wyślij wiadomość do niektórych mocarstw, do mistrza gry (M), do obserwatorów (O) albo do ALL BUT T. POSTAL PRESS czeka na wyniki.
help-command-broadcast = Wyślij wiadomość do wszystkich w partii.
help-command-recall = Cofnij swoje wiadomości, które czekają na wyniki, albo jedną z nich.
help-command-set-press-wish = Otrzymuj kopie własnych wiadomości albo cudzych; wiadomości do wszystkich lub nie.
help-command-record-diary = Zapisz wpis w dzienniku, którego przed końcem nikt inny nie może czytać.
help-command-read-diary = Pokaż listę wpisów w swoim dzienniku albo je przeczytaj.
help-command-delete-diary = Usuń wpis z dziennika na dobre.
help-command-say-here = Odpowiedz na sprawdzanie obecności w pełnej partii. To samo robi odpowiedź YES.
help-command-resign = Opuść partię. Musisz to w ciągu doby potwierdzić przez CONFIRM; inaczej zostajesz.
help-command-partner = Graj swoim mocarstwem razem z kimś: zaczyna to YES tej osoby, kończy minus.
help-command-permit-spectator = Pokaż obserwatorowi, co dostaje twoje mocarstwo; WITH ORDERS także to, co wysyłasz.
help-command-set-draw = Głosuj w tej fazie za remisem wszystkich, którzy przetrwali, albo niektórych (NO DIAS).
help-command-set-concede = Głosuj w tej fazie za oddaniem zwycięstwa mocarstwu; zwycięża, jeśli zgodzą się wszyscy inni.
help-command-swap = Zamień graczy dwóch mocarstw: mistrz gry proponuje, a obaj gracze się zgadzają.
help-command-propose = Złóż wniosek o koniec partii. Pytanie idzie do wszystkich; nikt się nie dowie, od kogo jest wniosek.
help-command-cast-vote = Głosuj nad wnioskiem. Jeśli jest kilka, podaj jego numer.
help-command-withdraw-proposal = Wycofaj własny wniosek. Wszyscy dowiedzą się, że jest wycofany.
help-command-set-absence = Powiedz, kiedy cię nie ma: w te dni nie wypadnie termin twoich rozkazów.
help-command-end-absence = Powiedz, że już jesteś, teraz lub od pewnego dnia. Obecny termin zostaje.
help-command-extend = Poproś mistrza gry o późniejszy termin; odpowiada jednym słowem.

## The topics under which they stand.

help-topic-joining = Dołączanie: twoja rejestracja i twoje miejsce w partii
help-topic-asking = Pytania: sprawdź coś, niczego nie zmieniając
help-topic-playing = Gra: wszystko oprócz samych rozkazów
help-topic-talking = Rozmowy: korespondencja między graczami
help-topic-votes = Głosowania: jak gracze kończą partię
help-topic-mastering = Mistrz gry: prowadzenie partii
help-topic-series = Serie: turnieje z kilku partii

## Who can send them.

help-role = { $role ->
    [anyone] każdy
    [registered] każdy zarejestrowany
    [observer] wszyscy w partii
    [player] gracze
    [master] mistrz gry
   *[keeper] opiekun sędziego
 }
help-for-role = Kto: { help-role }.
