### What the judge keeper is told.

mail-failed = E-maila nie udało się przetworzyć
mail-failed-detail = Przetwarzanie e-maila { $mail } nie powiodło się tyle razy: { $tries }. Aby go zobaczyć: judge mails show { $mail }
mail-died-detail = Sędzia przerwał pracę tyle razy: { $deaths }, gdy przetwarzał e-mail { $mail }. Aby go zobaczyć: judge mails show { $mail }
master-unreachable = E-maile do mistrza gry partii { $game } wracają
deadlines-held = Terminy są wstrzymane, bo skrzynki nie można odczytać
deadlines-held-detail = Te partie czekają od { TIME($since, style: "date-and-second") } UTC: { $games }. Ruszą dalej same, gdy tylko skrzynka zostanie odczytana. Błąd: { $why }. Więcej pokazuje `judge doctor`.
faulty-mail = E-maila w skrzynce nie można odczytać
faulty-mail-detail = To e-mail { $number } (jego UID) od { $sender }, temat: { CUT($subject, max: 100) }. Sędzia próbuje od { TIME($since, style: "date-and-clock") } UTC: { $why }. Wszystkie inne e-maile czyta, a tego próbuje dalej. Dopóki nie zostanie odczytany, ale najpóźniej do { TIME($until, style: "date-and-clock") } UTC, terminy partii jego nadawcy są wstrzymane; jeśli nadawca nie jest znany, wszystkich partii. Poproś nadawcę o ponowne wysłanie i przenieś e-mail do innego folderu skrzynki. Terminy wtedy znów biegną.
faulty-mail-released = Terminy nie czekają już na e-mail, którego nie można odczytać
faulty-mail-released-detail = E-maila { $number } (jego UID) od { $sender }, temat: { CUT($subject, max: 100) }, nie można było odczytać przez dobę: { $why }. Partie trwają dalej bez niego. Sędzia nadal próbuje. Aby przestał, przenieś e-mail do innego folderu skrzynki.
status-faulty-mail = E-maila { $number } od { $sender } w skrzynce nie można odczytać od { TIME($since, style: "date-and-clock") } UTC: { $why }. Temat: { CUT($subject, max: 60) }. Poproś nadawcę o ponowne wysłanie i przenieś go do innego folderu
undrawn = Mapy nie udało się narysować
undrawn-detail = Sędzia nie potrafi narysować planszy { $board } ({ $why }; miejsce podaje log). E-maile wychodzą bez mapy; ich tekst jest kompletny. To błąd w programie: zgłoś go. Ta wiadomość nie przyjdzie ponownie.
game-fails = Partii { $game } nie można rozstrzygnąć
game-fails-detail = Sędzia nie potrafi doprowadzić partii { $game } do stanu obecnego ({ $why }; miejsce podaje log). Inne partie trwają dalej. Sędzia próbuje dalej, a potem zrobi to, co było do zrobienia. Uruchom judge db check. Jeśli nic nie znajdzie, to błąd w programie: zgłoś go. Partie, które nadal się nie udają, pokazuje `judge keeper games`.
game-paused-itself = Partia { $game } jest wstrzymana automatycznie
master-silent = Partia { $game } czeka na swojego mistrza gry
master-silent-detail = Czeka od { $since }, a jej gracze już o tym wiedzą. Aby dodać kogoś (albo siebie) jako drugiego mistrza gry: `judge keeper game { $game } promote ADRES`. Aby zastąpić mistrza gry: `judge keeper game { $game } hand-over ADRES`.
master-leaves = Mistrz gry partii { $game } chce ją opuścić
master-leaves-detail = Partia nie ma innego mistrza gry. Aby ją komuś przekazać: `judge keeper game { $game } hand-over ADRES`. Mistrz gry wie już, jak zrobić to e-mailem.
game-paused-itself-detail = Połowa jej mocarstw nie ma już gracza albo od dwóch tygodni nikt żadnego nie przejmuje. Mistrz gry już o tym wie. Partia nie wysyła e-maili, dopóki mistrz gry nie wyśle RESUME. Aby ją zakończyć: `judge keeper game { $game } end`.
outage = Sędzia przez pewien czas nie działał
outage-moved = Od { TIME($since, style: "date-and-second") } do { TIME($until, style: "date-and-second") } UTC sędzia nie działał albo zegar maszyny był błędny. Przesunięto terminy w: { $games }.
outage-without-deadline = Od { TIME($since, style: "date-and-second") } do { TIME($until, style: "date-and-second") } UTC sędzia nie działał albo zegar maszyny był błędny. Żaden termin nie wypadł w tym czasie.
sending-refused = Serwer pocztowy odrzuca e-maile sędziego
sending-refused-detail = Od { TIME($since, style: "date-and-second") } UTC serwer pocztowy odrzuca e-maile do jednego odbiorcy po drugim. Mówi: { $why }. Nic nie przepadło. Sędzia próbuje jednego e-maila na godzinę, a resztę wyśle, gdy któryś zostanie przyjęty. Jeśli dostawca ogranicza liczbę wysyłanych e-maili, ustaw `[outgoing] per_day` albo `per_hour` w judge.toml. Jeśli nie ufa sędziemu, uruchom `judge doctor`.
clock-back = Zegar maszyny jest cofnięty
clock-back-detail = Przeszedł z { TIME($since, style: "date-and-second") } na { TIME($until, style: "date-and-second") } UTC. Żaden termin nie został przesunięty. Terminy trzymają się tego zegara, więc jeśli wcześniejszy czas jest błędny, popraw zegar. Aby go sprawdzić: `timedatectl`
questions-wait = Pisze wiele nieznanych osób
questions-wait-detail = Pisze więcej nieznanych osób, niż sędzia obsługuje w ciągu godziny (odpowiada im lub pyta o zgodę na pocztę): najwyżej { $most } razem, { $domain } z jednej domeny. Pozostałe czekają; nic nie przepadnie. Jeśli adresy są zmyślone, uruchom `judge keeper person @DOMENA ban`. Jeśli to klub, podnieś [limits] newcomers w judge.toml. Ta wiadomość przychodzi raz dziennie.
status-questions-wait = { $mails ->
        [one] { $mails } nieznana osoba czeka
        [few] { $mails } nieznane osoby czekają
        [many] { $mails } nieznanych osób czeka
       *[other] { $mails } nieznanej osoby czeka
    } na odpowiedź albo na pytanie o zgodę na pocztę, bo limit na godzinę jest wyczerpany ([limits] newcomers).
status-clock-back = Zegar jest cofnięty: sędzia działał już o { TIME($since, style: "date-and-clock") } UTC. Zobacz log
judge-part = { $part ->
    [mailbox] skrzynka
    [sending] wysyłka
    [sending-limit] limit wysyłki
    [site] strona internetowa
    [ratings] lista wyników
    [pictures] obrazki
   *[work] praca
 }
status-idle = { $part }: brak aktywności od { TIME($since, style: "date-and-clock") } UTC. Sprawdź, czy sędzia działa: systemctl status judge
status-mailbox-idle = skrzynka: nieodczytana od { TIME($since, style: "date-and-clock") } UTC. Sprawdź, czy sędzia działa: systemctl status judge. Jeśli już żadnej nie czyta: judge keeper forget-mailbox
status-never-worked = Ani judge run, ani judge once nie używały jeszcze tej bazy danych. Uruchom jedno z nich.
status-trouble = { $part }: nie działa od { TIME($since, style: "date-and-clock") } UTC: { $why }. Więcej: judge doctor
status-game-fails = Partia { $game } nie jest rozstrzygana od { TIME($since, style: "date-and-clock") } UTC ({ $why }). Zobacz log i uruchom judge db check
status-held = Terminy są wstrzymane, najstarszy od { TIME($since, style: "date-and-clock") } UTC: { $games }
status-waiting = { $mails ->
        [one] { $mails } e-mail czeka
        [few] { $mails } e-maile czekają
        [many] { $mails } e-maili czeka
       *[other] { $mails } e-maila czeka
    } na przetworzenie, najstarszy od { TIME($since, style: "date-and-clock") } UTC. Aby je zobaczyć: judge mails list
status-unsent = { $mails ->
        [one] { $mails } e-mail czeka
        [few] { $mails } e-maile czekają
        [many] { $mails } e-maili czeka
       *[other] { $mails } e-maila czeka
    } na wysłanie, najstarszy od { TIME($since, style: "date-and-clock") } UTC. Przyczynę podaje: judge doctor
status-set-aside = { $mails ->
        [one] { $mails } e-mail jest
        [few] { $mails } e-maile są
        [many] { $mails } e-maili jest
       *[other] { $mails } e-maila jest
    } w kwarantannie. Ponów lub porzuć każdy: judge mails list
status-unsendable = { $mails ->
        [one] { $mails } e-mail do innych nie wyszedł: nie udał się albo jest wstrzymany po przywróceniu kopii
        [few] { $mails } e-maile do innych nie wyszły: nie udały się albo są wstrzymane po przywróceniu kopii
        [many] { $mails } e-maili do innych nie wyszło: nie udały się albo są wstrzymane po przywróceniu kopii
       *[other] { $mails } e-maila do innych nie wyszło: nie udały się albo są wstrzymane po przywróceniu kopii
    }. Aby je zobaczyć: judge mails list
status-disk = Wolne miejsce na dysku: tylko { $free } MB. Pełny dysk zatrzymuje sędziego
status-disk-full = Dysk jest pełny, więc nie można zapisać żadnego e-maila ani rozkazu
status-read-only = Dysk jest tylko do odczytu, więc nie można zapisać żadnego e-maila ani rozkazu. Przyczynę podaje log systemu
status-closed = Nowe partie i rejestracje są zamknięte od { TIME($since, style: "date-and-clock") } UTC. Aby je otworzyć: judge keeper open
status-no-backup = Nie ma jeszcze kopii zapasowej. Aby ją zrobić: judge db backup
status-old-backup = Ostatnia kopia zapasowa jest z { TIME($since, style: "date-and-clock") } UTC. Aby zrobić nową: judge db backup
