### Lines and pages about games: who is in them, their state, votes, and the pages of LIST, SUMMARY and HISTORY.

## People of a game.

person-nobody = nikt
person-bot = bot
unnamed-player = gracz
player-title = { $who ->
    [master] Mistrz gry
    [player] mocarstwo
   *[observer] Obserwator
 }
player-since = od fazy { $phase }:
applicant-waits = { $who }, numer { $number }, potrzebuje zgody mistrza gry
address-fails-since = E-maile na adres { $address } wracają od { $since }.
absence-line = { $who }: { $since }
    .until = do { $until }
    .unnamed = Ktoś z graczy
orders-sent = { $sent ->
    [not-asked] rozkazy niepotrzebne
    [missing] brak rozkazów
   *[sent] rozkazy są
 }
    .late-waiting = spóźnione rozkazy wymagają ACCEPT LATE { $power }
    .late-refused = spóźnione rozkazy nie liczą się bez ACCEPT LATE { $power }

## What a game needs, and its state.

game-needs-answers = I AM HERE od { $players ->
    [one] { $players } gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
 }
game-needs-approval = zgody mistrza gry na graczy
game-needs-begin = BEGIN mistrza gry
game-needs-start = początku
game-needs-players = { $players ->
    [one] jeszcze { $players } gracza
    [few] jeszcze { $players } graczy
    [many] jeszcze { $players } graczy
   *[other] jeszcze { $players } gracza
 }
series-games = { $number ->
    [one] { $number } partia
    [few] { $number } partie
    [many] { $number } partii
   *[other] { $number } partii
 } ({ LIST($games, type: "and") })
    .none = jeszcze bez partii
series-state = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
 }, { $games }
series-game = { $game }: { $powers }, { $centres ->
    [one] { $centres } centrum
    [few] { $centres } centra
    [many] { $centres } centrów
   *[other] { $centres } centrum
 }, { $points }{ $counts ->
    [yes] { "" }
   *[no] { " " }(nie liczy się)
 }
game-moderated = { $moderated ->
    [yes] Z mistrzem gry
   *[no] Bez osobnego mistrza gry
 }
game-state-series = Seria: { $state }.
game-state-forming = Jeszcze się nie zaczęła. Potrzeba: { $needed }.
game-state-over = { $ending ->
    [victory] Zwycięstwo
    [draw] Remis
   *[terminated] Koniec bez wyniku
 }{ $named ->
    [winners] : { $winners }
   *[nobody] { "" }
 }.
game-state-paused = Wstrzymana.
game-state-openings = Wolne: { $powers }.
games-yours = Twoje: { $parts }.
    .power = { $power }{ $state ->
        [abandoned] , aż ktoś przejmie
        [disorder] , anarchia, aż przyjdą rozkazy
       *[played] { "" }
     }
    .role = { $role ->
        [master] mistrz gry
        [player] gracz
        [awaited] gracz, gdy zgodzi się mistrz gry
       *[observer] obserwator
     }
games-deadline = Termin: { $at }
games-resumes = Ruszy dalej: { $at }
games-away = Nieobecność:
    .until = do
boards-wanted = szukają graczy: { $games }

## Votes. Terms stand in sentences.

terms-ranking = kolejność { $ranks }
terms-terminated = koniec bez wyniku
terms-victory = zwycięstwo { NAME($power, form: "genitive") }
terms-draw = remis mocarstw { $powers }
terms-draw-of-all = remis wszystkich, którzy przetrwali
own-vote-draw = Twój głos w tej fazie: { $draw }. Nikt inny się o tym nie dowie. Aby wycofać głos, wyślij SET NODRAW.
own-vote-concede = Oddajesz w tej fazie zwycięstwo { NAME($power, form: "dative") }, jeśli zrobią to wszyscy inni. Nikt inny się o tym nie dowie. Aby wycofać głos, wyślij SET NOCONCEDE.
open-proposal = { $number }: { $terms }{ $counted ->
    [season] , liczenie z ruchami sezonu { $season }
   *[any] { "" }
 }{ $ends ->
    [yes] , do { $until }
   *[no] { "" }
 }.{ $silence ->
    [agrees] { " " }Milczenie oznacza zgodę, jeśli ktokolwiek powie YES.
   *[says-nothing] { "" }
 }{ $voted ->
    [yes] { " " }Twój głos: { $vote }.
   *[no] { "" }
 }{ $awaits ->
    [master] { " " }Przyjęto go milczeniem i wymaga zgody mistrza gry.
   *[nobody] { "" }
 }
votes-counted = { $yes } YES, { $no } NO{ $voted ->
    [some] , { votes-missing }
   *[all] { "" }
 }.
votes-missing = { $silent ->
    [one] { $silent } gracz bez głosu
    [few] { $silent } graczy bez głosu
    [many] { $silent } graczy bez głosu
   *[other] { $silent } gracza bez głosu
 }

## The board, orders and units.

board-unowned = Niczyje
board-must-retreat = musi się wycofać albo zostać rozwiązana
corrected-unit-of-nobody = { $unit } znika z planszy.
corrected-unit-taken-off = { $unit } ({ NAME($power) }) znika z planszy.
corrected-unit-put-on = { $unit } ({ NAME($power) }) pojawia się na planszy.
corrected-centre = { $centre } należy do { NAME($power, form: "genitive") }.
corrected-centre-of-nobody = { $centre } nie należy do nikogo.
adjustments-pending = { $what ->
    [builds] { $number ->
        [one] { $number } budowa
        [few] { $number } budowy
        [many] { $number } budów
       *[other] { $number } budowy
     }
   *[removals] { $number ->
        [one] { $number } usunięcie
        [few] { $number } usunięcia
        [many] { $number } usunięć
       *[other] { $number } usunięcia
     }
 } do wykonania.
builds-seen = Buduje { $number ->
    [one] { $number } jednostkę
    [few] { $number } jednostki
    [many] { $number } jednostek
   *[other] { $number } jednostki
 }.
order-implied = wynika z { $unit }
lent-until-revoked = aż do odwołania
lent-all-units = wszystkie jednostki
lent-to = { $units } dla { NAME($power, form: "genitive") }.

## Tables of a game's record.

table-power = Mocarstwo
table-player = Gracz
table-year = Rok
table-index = Indeks
table-statistics = { $what ->
    [centres] Najwięcej centrów
    [moves] Ruchy
    [late] Późno
    [missed] NMR
   *[press] Wiadom.
 }
unused-builds = { $number ->
    [one] 1 niewykorzystana budowa
    [two] 2 niewykorzystane budowy
   *[more] więcej niewykorzystanych budów
 }.
statistics-unsigned = Niepodpisane wiadomości: { $number }.
statistics-held = Najdłużej w obcych rękach: { $centre }, mocarstwo { $power }, od { $since } do { $until }.
statistics-held-one-year = Najdłużej w obcych rękach: { $centre }, mocarstwo { $power }, { $year }.

## LIST of a game, and of all.

list-series = Seria '{ $game }': { $state }. Jej tabelę pokazuje TABLE { $game }.
list-join = Aby dołączyć, wyślij SIGN ON ?{ $game } i hasło do wyboru.
list-forming = Partia '{ $game }' jeszcze się nie zaczęła. Potrzeba: { $needed }.
list-roll-call = Zacznie się, gdy to zrobią. Kto nie zdąży, traci miejsce.
list-over = Partia '{ $game }' się skończyła. { $ending }
list-paused = Partia '{ $game }', tura nr { $number } ({ $phase }), jest wstrzymana.
list-openings = Wolne dla { $who ->
    [approved] graczy za zgodą mistrza gry
   *[anyone] każdego zarejestrowanego
 }: { $powers }. Aby przejąć, wyślij SIGN ON mocarstwo { $game } i hasło.
    .hidden = Wolne dla { $who ->
        [approved] graczy za zgodą mistrza gry
       *[anyone] każdego zarejestrowanego
     }: { $powers }. Aby przejąć, wyślij SIGN ON ?{ $game } i hasło.
list-usual-left-out = (ustawienia takie jak zwykle pokazuje LIST { $game })
list-style = Twoje rozkazy są zapisywane zgodnie z SET STYLE { $style }.
list-proposals = Wnioski o koniec partii (aby głosować, wyślij VOTE YES albo VOTE NO i numer):
list-web = Partia w sieci: { $page }
list-draw-votes = Tylko ty to widzisz: za remisem głosuje { $number ->
    [one] { $number } mocarstwo.
    [few] { $number } mocarstwa.
    [many] { $number } mocarstw.
   *[other] { $number } mocarstwa.
 }
games-none-of-yours = Nie ma cię tu w żadnej partii. Wszystkie partie pokazuje LIST; aby dołączyć, wyślij SIGN ON ?nazwa hasło.
games-none-such = Nie ma tu teraz takiej partii. Wszystkie partie pokazuje LIST.
games-none = Nie ma tu jeszcze partii. Aby utworzyć, wyślij CREATE ?nazwa hasło.
games-page = Strona { $number } z { $pages }. Następną pokazuje { $command }.
    .last = Strona { $number } z { $pages }, ostatnia.
games-standby-promised = { $promise } Aby to cofnąć, odpowiedz NO na e-mail o tym albo wyślij SIGN OFF AS STANDBY.
games-standby = Jesteś na liście rezerwowej: { $games }. Aby to zakończyć, wyślij SIGN OFF AS STANDBY. Nikt się nie dowie, kto jeszcze na niej jest.
    .none = Nie ma cię na liście rezerwowej żadnej partii. Aby na nią trafić, wyślij SIGN UP AS STANDBY.
games-how = Więcej o partii pokazuje LIST i jej nazwa. Aby dołączyć przed początkiem: SIGN ON ?nazwa hasło. Aby obserwować: OBSERVE nazwa hasło.
games-press = Korespondencja: W podpisana (white), G anonimowa (grey), P także tylko do niektórych graczy, - niedozwolona.
who-game = W partii '{ $game }' są:

## HELP without such a page.

help-no-page = Nie ma pomocy na temat "{ $asked }".
    .similar = Nie ma pomocy na temat "{ $asked }". Może chodzi o { LIST($topics, type: "or") }?
help-pages = Strony pomocy: { $topics }. Pierwszą pokazuje HELP.
help-example = Na przykład:

## HISTORY: what happened in a game.

history-empty = Nic się w niej wtedy nie działo.
history-goes-on = Jest tego więcej. Aby dostać resztę, wyślij:
    .same-minute = Z tej samej minuty jest więcej. Aby to dostać, wyślij:
history-started = W tej partii grają:
history-joined = { $who } zgłasza się do gry w partii '{ $game }'.
history-players = Partia '{ $game }' ma teraz { $number ->
    [one] { $number } gracza
    [few] { $number } graczy
    [many] { $number } graczy
   *[other] { $number } gracza
 }.
history-observing = { $who } obserwuje partię '{ $game }'.
history-took-over = { $who } przejmuje { NAME($power, form: "accusative") } w partii '{ $game }'.
history-returned = Mocarstwo { $power } ma w partii '{ $game }' znów swojego gracza.
history-removed = { $by ->
    [keeper] Opiekun sędziego
   *[master] Mistrz gry
 } usunął z partii '{ $game }' tę osobę: { $who }{ $place ->
    [power] { " " }({ $power })
   *[none] { "" }
 }.
history-left = { $who } { $place ->
    [power] ({ NAME($power) }) rezygnuje z partii
   *[none] opuszcza partię
 } '{ $game }'.
history-abandoned = W partii '{ $game }' { $number ->
    [one] wolne dla każdego jest mocarstwo
   *[other] wolne dla każdego są mocarstwa
 }: { $powers }.
history-disorder = W partii '{ $game }' panuje anarchia ({ $number ->
    [one] mocarstwo
   *[other] mocarstwa
 }: { $powers }).
history-settings = Ustawienia partii '{ $game }' się zmieniły:
history-setting = { $setting }: { $empty ->
    [yes] nic
   *[no] { $value }
 }
    .before = poprzednio: { $value }
history-deadline = Termin partii '{ $game }' to teraz { $deadline }, a dodatkowy czas kończy się { $grace }.
history-spoke-for = { $who } działa w partii '{ $game }' w imieniu { NAME($power, form: "genitive") }, jako mistrz gry.
history-master-acted = { $who } robi to w partii '{ $game }' jako mistrz gry:
history-keeper-acted = Opiekun sędziego zrobił to w partii '{ $game }':
history-player-acted = { $who } robi to w partii '{ $game }', której nie prowadzi osobny mistrz gry:
history-master-joined = { $who } jest od teraz mistrzem gry partii '{ $game }'.
history-master-left = { $who } nie jest już mistrzem gry partii '{ $game }'{ $why ->
    [keeper] : to decyzja opiekuna sędziego
    [master] : to decyzja pierwszego mistrza gry
   *[own] { "" }
 }.
history-paused = Partia '{ $game }' jest wstrzymana{ $ends ->
    [yes] { " " }do { $until }
   *[no] { "" }
 }.
history-resumed = Partia '{ $game }' rusza dalej.
history-master-silent = Partia '{ $game }' czeka na swojego mistrza gry od { $since }.
history-end-undone = Mistrz gry cofnął koniec partii '{ $game }'.
history-start-undone = Mistrz gry cofnął początek partii '{ $game }'.
history-adjusted = Mistrz gry skorygował partię '{ $game }'{ $moved ->
    [yes] { " " }i przeniósł ją z fazy { $before } do fazy { $phase }
   *[no] { "" }
 }:
history-adjust-undone = Mistrz gry odwołał ostatnie ADJUST w partii '{ $game }'. Trwa faza { $phase }, jak przedtem.
history-rollback-undone = Mistrz gry odwołał ROLLBACK w partii '{ $game }'. Trwa znów faza { $phase }. Wyniki ({ $phases }) jednak się liczą.
    .over = Mistrz gry odwołał ROLLBACK w partii '{ $game }'. Partia znów się skończyła.
history-rolled-back = Mistrz gry cofnął partię '{ $game }' z fazy { $left } do fazy { $phase }{ $ended ->
    [yes] ; jej koniec się nie liczy
   *[no] { "" }
 }. Wyniki ({ $phases }) już się nie liczą.
history-draw = Partia '{ $game }' skończyła się remisem: { $powers }.
history-terminated = Partia '{ $game }' skończyła się bez wyniku.
history-declared = Tak zdecydował mistrz gry: { $reason }
history-someone = Ktoś

## PREDICT, WHY, SUMMARY, TABLE and the records of people.

prediction = NICZEGO NIE ROZSTRZYGNIĘTO: tak skończyłaby się teraz faza { $phase } partii '{ $game }', { $orders ->
    [position] w pozycji, którą wypróbowujesz, z twoimi rozkazami do niej
    [tried] z rozkazami, które wypróbowujesz zamiast otrzymanych
   *[received] z rozkazami, które przyszły
 }. Widzisz to tylko ty.
    .silent = Zupełny brak rozkazów: { $powers }.
    .partial = Brak części rozkazów: { $powers }.
    .left-out = Pominięto wiersz { $line }, { $text }
    .no-order = To nie jest rozkaz dla jednostki w tej fazie.
    .next = Następną fazą byłaby { $phase }.
reasons-none = W fazie { $phase } nie było rozkazów.
reasons-none-of-place = W fazie { $phase } żaden rozkaz nie dotyczył tego miejsca: { $place }.
series-table = Tabela { $part ->
    [round] rundy { $round } serii '{ $game }'
   *[series] serii '{ $game }'
 }, punktacja { $scoring }{ $games ->
    [best] { " " }(liczba najlepszych partii każdego gracza: { $best })
   *[all] { "" }
 }:
    .columns = punkty gracz
summary-index = Indeks to suma kwadratów liczby centrów zaopatrzenia podzielona przez liczbę mocarstw. Pokazuje, jak daleko zaszła partia.
people-dedication = Rzetelność: { $dedication }, na czas { $on_time } z { $turns }
player-record = Historia adresu { $address }
    .dedication = Obecna rzetelność: { $number }
    .on-time = Tury na czas: { $number }
    .turns = Wszystkie tury: { $number }
    .started = Rozpoczęte partie: { $number }
    .taken-over = Przejęte mocarstwa: { $number }
    .resigned = Rezygnacje: { $number }
    .on-time-ratio = Udział tur na czas: { $ratio }
    .resigned-ratio = Udział porzuconych mocarstw: { $ratio }
page-file = Plik { $name }:
