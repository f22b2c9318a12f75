### Remarks about what the GM of a game commands.

# What is said of who is told of a change, with the blank before it; nothing where nobody else is in the game.
told = { $told ->
        [alone] { "" }
        [no] { " " }{ others-not-told }
       *[yes] { " " }Wszyscy w partii już o tym wiedzą.
    }
# Where the same email also does the reverse.
others-not-told = Inni się o tym nie dowiedzą, bo ten e-mail robi też coś odwrotnego.
round-opened = Zaczęła się runda { $number }: { $games }. Wszyscy gracze znają swoje mocarstwa.
round-opened-some-out = Zaczęła się runda { $number }: { $games }. Wszyscy gracze w niej znają swoje mocarstwa; { $out ->
        [one] { $out } gracz pauzuje
        [few] { $out } graczy pauzuje
        [many] { $out } graczy pauzuje
       *[other] { $out } gracza pauzuje
    }.
round-seat-unknown = "{ CUT($word, max: 60) }" nie jest ani mocarstwem na tej planszy, ani graczem serii.
    .hint = Napisz ROUND A anna@example.net, E 2 …; 2 to drugi gracz, którego pokazuje LIST.
round-seats-lack = Partia według twojego rozdania wymaga każdego mocarstwa raz i każdego gracza raz (w duplex dwa razy): { $powers }.
    .hint = Między dwiema takimi partiami umieść ;. Aby rozdać według życzeń i losowo, wyślij ROUND bez nazw.
round-goes-on = Po ostatnim przecinku lub ; czegoś brakuje, więc żadna partia nie została otwarta.
    .hint = Wyślij ponownie całe ROUND, bez przecinka i bez ; na końcu.
round-two-tables = { CUT($who, max: 60) } ma miejsce w dwóch partiach tej rundy.
    .hint = Graczy i ich numery pokazuje LIST.
round-tables-together = Jeden e-mail może otworzyć jedną rundę, więc żadna partia nie została otwarta. Wszystkie partie według twojego rozdania umieść w jednym ROUND.
    .hint = ROUND { $line }
round-one-a-mail = Jeden e-mail może otworzyć jedną rundę: zobacz wiersz z ROUND powyżej.
    .hint = Trzy partie w jednej rundzie otwiera ROUND 3. Partie według twojego rozdania umieść w jednym ROUND, z ; między nimi.
round-not-begun = Ostatnia runda serii { $game } się nie zaczęła: nie rozstrzygnięto jeszcze żadnej fazy w partiach { $games }.
    .hint = Wyślij ROUND po pierwszych wynikach tych partii. Aby otworzyć naraz kilka partii według twojego rozdania, umieść je w jednym ROUND, z ; między nimi.
round-top-lacks = Tabela serii { $game } ma za mało graczy, którzy nadal w niej są: potrzeba { $need }.
    .hint = Pokazuje ją TABLE { $game }. Aby rozdać wszystkim graczom, wyślij ROUND.
phase-judged = Rozstrzygnięto: { $phase }. { $told ->
        [no] { others-not-told }
        [alone] Wyniki są w osobnym e-mailu.
       *[yes] Wszyscy dostaną wyniki.
    }
phase-judged-above = Na życzenie z tego e-maila rozstrzygnięto już fazę { $phase }. Ten wiersz nie podaje fazy, więc nic więcej nie rozstrzygnięto.
    .hint = Aby rozstrzygnąć także następną fazę, wyślij { $command }.
adjusted = Wszystkie zmiany wprowadzone. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Wszyscy w partii już o tym wiedzą i znają twoje uzasadnienie.
    }
rolled-back = W partii trwa znów faza { $phase }, z rozkazami, które były.{ told } Aby wrócić do fazy { $left }, wyślij UNDO, zanim jakaś faza zostanie rozstrzygnięta.
rolled-back-anew = W partii trwa znów faza { $phase }. Ponieważ w niej grasz, wcześniejsze rozkazy się nie liczą. { $told ->
        [alone] Wyślij nowe; boty zrobią to samo.
       *[yes] Wszyscy dostają prośbę o nowe.
    } Do fazy { $phase } nie można cofnąć się ponownie. Aby wrócić do fazy { $left }, wyślij UNDO, zanim jakaś faza zostanie rozstrzygnięta.
rollback-undone = W partii trwa znów faza { $phase }.{ told }
adjust-undone = W partii trwa faza { $phase }, jak przed ostatnim ADJUST.{ told }
game-goes-on = Partia trwa dalej w fazie { $phase }, z rozkazami, które były.{ told } Aby zakończyć ją znów tak samo, wyślij UNDO, zanim jakaś faza zostanie rozstrzygnięta.
game-over-again = Partia znów się skończyła, z tym samym wynikiem.{ told }
held-back-by-line = Nie wykonano, bo wiersz { $line } powyżej został odrzucony, a może miał być wykonany najpierw.
    .hint = Jeśli nadal tego chcesz, wyślij to w osobnym e-mailu.
orders-missing = Brakuje rozkazów, a wyniki poszłyby do wszystkich. Zupełny brak: { $silent }; brak części: { $partial }.
    .hint = Aby rozstrzygnąć bez nich, wyślij PROCESS { $phase } NOW.
no-orders-from = Brakuje rozkazów, a wyniki poszłyby do wszystkich. Zupełny brak: { $silent }.
    .hint = Aby rozstrzygnąć bez nich, wyślij PROCESS { $phase } NOW.
not-all-orders-from = Brakuje rozkazów, a wyniki poszłyby do wszystkich. Brak części: { $partial }.
    .hint = Aby rozstrzygnąć bez nich, wyślij PROCESS { $phase } NOW.
held-back = Nie wykonano, bo wiersz { $line } powyżej został odrzucony, a może miał być wykonany najpierw.
    .hint = Jeśli nadal tego chcesz, wyślij { $command } w osobnym e-mailu.
deadline-moved = Przesunięto termin tej fazy.{ told }
grace-moved = Przesunięto koniec dodatkowego czasu tej fazy.{ told }
late-accepted = Spóźnione rozkazy teraz się liczą. Gracz już o tym wie.
late-declined = Spóźnione rozkazy się nie liczą. Gracz dowie się o tym razem ze wszystkim, co dopiszesz w tym e-mailu. Aby się jednak liczyły, wyślij { $command }, zanim faza zostanie rozstrzygnięta.
setting-same = Bez zmian: tak już jest ustawione.
announced = Wysłano do wszystkich w: { $games }.
settings-changed = Zmieniono: { $names }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Po tym e-mailu wszyscy dowiedzą się, co się zmieniło.
    }
clock-in-zone = { $at } jest w strefie czasowej partii, { $zone }. Aby zmienić strefę, wyślij na przykład SET GAME ZONE Europe/Warsaw.
setting-changed = Zmieniono.{ told }
variant-never-blind = { $variant } nie nadaje się do gry na ślepo: patrole i blokady zdradzałyby ukryte floty.
    .hint = Pomiń BLIND w CREATE.
last-year-past = { $variant } zaczyna się w roku { $first }, więc ostatni rok byłby przed pierwszym.
    .hint = Podaj po UNTIL późniejszy rok.
variant-changed = Partia { $game } toczy się teraz na planszy { $board }.{ told } Zacznie się, gdy { $missing ->
        [one] dołączy jeszcze { $missing } gracz.
        [few] dołączy jeszcze { $missing } graczy.
        [many] dołączy jeszcze { $missing } graczy.
       *[other] dołączy jeszcze { $missing } gracza.
    }
variant-changed-and-full = Partia { $game } toczy się teraz na planszy { $board }.{ told } Wszystkie miejsca są zajęte, więc partia zaczyna się teraz.
gunboat-stays = Ustawienia, które przyszły z Illegal Gunboat, zostają: gunboat i brak korespondencji. Aby je zmienić, wyślij SET NOT GUNBOAT i SET WHITE.
idle-no-press = Partia ma NO PRESS, co jest ważniejsze: gracze nie mogą wysyłać wiadomości, niezależnie od innych ustawień.
idle-nobody-seen = W tej partii na ślepo żadne mocarstwo nie widzi cudzych jednostek, więc z TOUCH PRESS gracze nie mogą do siebie pisać. Aby mogli, wyślij SET NO TOUCH PRESS (partia z FOG potrzebuje obu).
idle-touch-without-partial = NO PARTIAL dopuszcza tylko wiadomości do wszystkich, a TOUCH PRESS właśnie takich nie dopuszcza, więc gracze nie mogą do siebie pisać. Aby mogli, wyślij SET PARTIAL albo SET NO TOUCH PRESS.
idle-fakes-without-partial = NO PARTIAL dopuszcza tylko wiadomości do wszystkich, więc nie ma czego udawać. Aby to zmienić, wyślij SET PARTIAL.
idle-conditions-in-the-dark = Wiadomości z POSTAL PRESS czekają na wyniki także tutaj. Te z warunkiem (PRESS TO … IF …) są jednak odrzucane, bo ich nadejście zdradzałoby ukryte informacje.
clock-changed = Zmieniono.{ told } Termin tej fazy się nie zmienia. Aby go przesunąć, wyślij SET DEADLINE.
game-zone-changed = Zmieniono.{ told } Przyszłe terminy trzymają się godzin i dni strefy { $zone }. Każdy e-mail podaje je w UTC i w strefie odbiorcy.
rulebook-changed = Zmieniono.{ told } Z tymi zasadami wiąże się też własny sposób czytania rozkazów. Aby go użyć, wyślij SET ORDERS { $house }.
reading-changed = Zmieniono.{ told } Z tym sposobem czytania wiążą się też własne zasady. Aby ich użyć, wyślij SET RULEBOOK { $house }.
paused = Zegar jest zatrzymany.
paused-until = Zegar jest zatrzymany do { $until }. Potem rusza sam, z czasem, który pozostał.
end-taken-back = Partia trwa dalej. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Wszyscy w partii już o tym wiedzą i znają obecny termin.
    }
start-taken-back = Partia znów czeka na początek, z tymi samymi graczami.{ told } Aby ją znów zacząć i przydzielić mocarstwa od nowa, wyślij BEGIN.
resumed = Zegar znów biegnie, z czasem, który pozostał. Aby dać więcej czasu, wyślij SET DEADLINE.
resumed-later = Zegar znów biegnie. Czas, który pozostał, skończyłby się za wcześnie albo w dniu bez terminów, więc zegar partii ustawił późniejszy termin. Aby wybrać inny, wyślij SET DEADLINE.
ejected = Usunięto z partii.{ told }
admitted = Dopuszczono ponownie. Ta osoba już o tym wie i może wrócić, póki miejsce jest wolne.
terminated = Partia się skończyła.{ told } Aby to cofnąć (można przez tydzień), wyślij UNDO.
assigned = { $who } dostanie { NAME($power, form: "accusative") }, gdy partia się zacznie, i wtedy się o tym dowie. Aby to anulować, wyślij ASSIGN { $who } NONE.
assigned-nothing = { $who } nie ma przydzielonego mocarstwa: na początku dostanie jedno z pozostałych, według życzeń.
swap-asked = Pytanie poszło do obu graczy: { $first } i { $second }. Zamienią się miejscami, jeśli w tej fazie oboje odpowiedzą YES. Aby wycofać pytanie, wyślij CANCEL.
swap-agreed = Zapisano. Zamiana nastąpi, gdy zgodzi się drugi gracz.
swapped = Gracze zamienili się miejscami: { $first } i { $second }.{ told }
declared = Partia skończyła się tym wynikiem.{ told } Aby to cofnąć (można przez tydzień), wyślij ROLLBACK.
terminated-for-good = Partia się skończyła. Wszyscy już o tym wiedzą, a jej tajemnice są ujawnione, więc nie można tego cofnąć.
away-set = Zapisano twoją nieobecność.{ told } Terminy omijają ten czas.
away-set-and-moved = Zapisano twoją nieobecność.{ told } Termin przesuwa się za nią, na { $deadline }.
away-set-late = Zapisano twoją nieobecność.{ told } Przyszłe terminy omijają ten czas. Termin tej fazy jednak minął i brakuje rozkazów. Nieobecność nie przesuwa dodatkowego czasu, który kończy się { $grace }: wyślij rozkazy wcześniej.
away-set-stays = Zapisano twoją nieobecność.{ told } Termin tej fazy, { $deadline }, się nie zmienia, bo twoje rozkazy są kompletne. Przyszłe terminy omijają ten czas.
away-already = Bez zmian: twoja nieobecność { $time } jest już zapisana.
away-joined = Połączono z wcześniej zapisaną nieobecnością: nie ma cię { $time }. Aby powiedzieć, że od pewnego dnia już jesteś, wyślij SET NO ABSENCE i ten dzień.
away-too-often = Masz już trzy przyszłe nieobecności: { $first }; { $second }; { $third }.
    .hint = Aby odwołać wszystkie, wyślij SET NO ABSENCE. Aby skończyć jedną od pewnego dnia, wyślij SET NO ABSENCE 25 Jan.
time-away = od { $since } do { $until }
still-away = Nadal masz zapisaną nieobecność { $time }.
away-ended = Nieobecność odwołana: { $time }.{ told } Termin się nie zmienia.
away-ended-too = Odwołano też: { $time }.
away-of-whom = Jesteś mistrzem gry i nie prowadzisz mocarstwa.
    .hint = Dla mocarstwa wyślij AWAY 10 Jan TO 20 Jan FOR Turkey. Dla całej partii wyślij SET HOLIDAYS 24 Dec TO 2 Jan.
away-too-long = Nieobecności, które opóźniają tę samą fazę łącznie o więcej niż { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }, wymagają zgody mistrza gry. Pytanie już do niego poszło, a nieobecność będzie się liczyć, jeśli się zgodzi. Dowiesz się, jeśli odmówi albo nie odpowie do { $lapses }.
master-asked = Pytanie poszło do mistrza gry. Termin przesunie się tylko, jeśli się zgodzi. Dowiesz się, jeśli odmówi albo nie odpowie do { $lapses }.
master-asked-often = W ostatniej godzinie do mistrza gry poszło już kilka pytań.
    .hint = Aby napisać do mistrza gry, wyślij PRESS TO M, swój tekst, ENDPRESS, każde w osobnym wierszu.
extended-already = Ten czas już minął.
    .hint = Wyślij EXTEND +24h, co liczy się od terminu.
start-set = { $status ->
        [forming] Partia nie zacznie się przed { $at }.
       *[running] Ta faza nie zostanie rozstrzygnięta przed { $at }.
    }
game-begun = Partia zaczyna się teraz.{ told }
co-master-asked = { $who } dostaje pytanie, czy chce być razem z tobą mistrzem gry partii { $game }. Jeśli odpowie YES, zostanie nim i dowiedzą się o tym wszyscy.
successor-asked = { $who } dostaje pytanie, czy chce być zamiast ciebie mistrzem gry partii { $game }. Dopóki nie odpowie YES, mistrzem gry jesteś ty; potem dowiedzą się o tym wszyscy.
nobody-to-lead = Adres { $who } nie jest tu zarejestrowany, więc nikt nie dostał pytania.
    .hint = Poproś tę osobę, aby wysłała REGISTER, Name: i imię, END, każde w osobnym wierszu. Potem wyślij swój wiersz ponownie.
series-terminated = Seria się skończyła, a wszyscy w niej dostaną ostatnią tabelę.{ told } Trwające partie toczą się dalej. Aby to cofnąć (można przez tydzień), wyślij UNDO.
master-offered-often = Dziś było już zbyt wiele twoich pytań do innych.
    .hint = Wyślij to jutro.
mastership-lapsed = Partia { $game } nie potrzebuje już mistrza gry.
    .hint = Wszystkie partie pokazuje LIST.
leads-now = Jesteś teraz mistrzem gry partii { $game }.{ told } Co możesz zrobić, pokazuje HELP MASTERING.
leads-not = Nie będziesz mistrzem gry partii { $game }. Osoba, która pytała, nie dowie się o tym.
master-only = W imieniu innego mocarstwa może działać tylko mistrz gry.
    .hint = Aby poprosić mistrza gry, wyślij PRESS TO M, swój tekst, ENDPRESS, każde w osobnym wierszu.
not-for-power = Działasz tu w imieniu { NAME($power, form: "genitive") }, a to może zrobić tylko gracz tego mocarstwa (tak jak głosować). Możesz wysyłać jego rozkazy i wiadomości.
    .hint = Jeśli chodzi o ciebie, umieść w wierszu powyżej BECOME MASTER.
not-while-playing = Kto gra lub grał w partii { $game }, nie może działać w imieniu innego mocarstwa: jego rozkazy są do rozstrzygnięcia tajne. Nic pod tym wierszem nie zostało zrobione.
    .hint = Wyślij SIGN ON z własnym mocarstwem.
plays-here = Kto gra lub grał w partii { $game }, nie może korygować jej pozycji.
    .hint = Aby wrócić o fazę, wyślij ROLLBACK. Możesz też poprosić opiekuna sędziego, { $keeper }, aby przekazał partię komuś, kto nie gra.
no-addresses = Kto gra lub grał w partii { $game }, nie może się dowiedzieć, czy jest w niej jakiś adres.
    .hint = Podaj mocarstwo: EJECT Turkey usuwa jego gracza, ADMIT Turkey znów go dopuszcza.
eject-instead = Zrezygnować może tylko sam gracz. Możesz usunąć gracza z partii; dowiedzą się o tym wszyscy.
    .hint = Wyślij EJECT { $power }.
master-speaks-for-power = Wiersze poniżej liczą się tak, jakby wysłał je gracz ({ NAME($power) }), a on, jeśli jest, dowie się o tym. Aby to zakończyć, użyj BECOME MASTER.
master-speaks-for-himself = Działasz znów we własnym imieniu.
