### Remarks about orders, votes, lent units and messages.

orders-add = Rozkazy z tego e-maila dodano do wysłanych wcześniej.
orders-add-always = Tu nie jest to potrzebne: późniejszy e-mail zmienia tylko jednostki, które wymienia.
orders-cleared = Usunięto wszystkie twoje rozkazy, także te na późniejsze fazy.
orders-ahead-cleared = Usunięto twoje rozkazy na późniejsze fazy. Te na obecną fazę nadal się liczą.
    .hint = Aby usunąć także je, wyślij CLEAR ALL.
orders-of-phase-cleared = Usunięto twoje rozkazy na fazę { $phase }.
no-orders-to-give = Nie możesz tu wydawać rozkazów.
    .hint = Wyślij SIGN ON mocarstwo partia hasło nad swoimi rozkazami.
orders-are-for = Rozkazy poniżej dotyczą fazy { $phase }.

## After "Order:", as the order itself would stand

kept-for-phase = zapisano na fazę { $phase }; sprawdzenie nastąpi, gdy ta faza się zacznie.
block-kept-for-phase = zapisano, aż do końca bloku, na fazę { $phase }; sprawdzenie nastąpi, gdy ta faza się zacznie.
line-for-fleets = { $order } ({ $number ->
        [few] { $number } floty
       *[other] { $number } flot
    })
line-acts = opublikowane jako { $line }. To rozkaz.
line-speaks = opublikowane jako { $line }. To tylko słowa: jednostka stoi.

## After "Note:"

place-ordered-again = Nie liczy się: inny wiersz tego e-maila dotyczy tej samej prowincji i to on się liczy.
unit-ordered-twice = Nie liczy się: ten e-mail wydaje jednostce dwa rozkazy, więc żaden się nie liczy.
more-than-due = Nie liczy się: masz więcej takich rozkazów, niż ci przysługuje.
fleets-taken = Nie liczy się: z { $there } { $there ->
        [one] twojej floty
       *[other] twoich flot
    } { NAME($place, form: "in") } wiersze powyżej wydają już rozkazy { $taken }.
some-fleets-taken = Liczy się dla { $counted } z { $wanted } flot: z { $there } { $there ->
        [one] twojej floty
       *[other] twoich flot
    } { NAME($place, form: "in") } wiersze powyżej wydają już rozkazy { $taken }.
practice-held = Wszystkie twoje jednostki mają rozkazy, ale z powodu tego wiersza nic nie zostało rozstrzygnięte. Popraw go i wyślij ponownie; albo wyślij SET NOWAIT, aby rozstrzygnąć z rozkazami takimi, jakie są.
surplus-left = To więcej, niż ci przysługuje, więc liczy się najnowszy wiersz, a te już nie: { $forgotten }. Aby zrezygnować z czegoś innego, wyślij ponownie rozkazy, które chcesz zachować.
rest-stays = Te jednostki mają rozkazy i je zachowują: { $orders }. Aby i one stały, wyślij ALL UNITS HOLD w osobnym e-mailu.
no-rest = Wszystkie twoje jednostki mają rozkazy, więc innych nie ma.
set-replaced = Ten e-mail zastępuje twoje wcześniejsze rozkazy. Usunięto: { $forgotten }. Aby zachować wcześniejsze rozkazy, dodaj do e-maila ADD.
ahead-replaced = To zastępuje to, co zostało wysłane wcześniej; usunięto: { $forgotten }.
wish-kept = Zapisano na fazę { $phase }, bo jest pod PHASE. Będzie się liczyć, gdy ta faza się zacznie.
wish-without-phase = Jest pod wierszem PHASE, którego sędzia nie mógł odczytać.
    .hint = Umieść nad tym PHASE i fazę, której to dotyczy (na przykład PHASE { $phase }), albo wyślij to w osobnym e-mailu.
order-in-force = Twój drugi rozkaz nadal się liczy: { $order }.
wait-set = WAIT jest włączone dla tej fazy.
wait-off = WAIT jest wyłączone: ta faza może zostać rozstrzygnięta, gdy tylko będą wszystkie rozkazy.
draw-agreed = Głosujesz za remisem. Twój głos był ostatnim potrzebnym: partia się skończyła.
draw-voted = Głosujesz za remisem wszystkich, którzy przetrwali. Głos jest tajny i liczy się w tej fazie.
draw-of-some-voted = Głosujesz za takim remisem: { LIST($powers, type: "and") }. Głos jest tajny i liczy się w tej fazie.
conceded = Oddajesz zwycięstwo { NAME($power, form: "dative") }, jeśli zrobią to wszyscy inni. Głos jest tajny i liczy się w tej fazie.
conceded-as-last = Oddajesz zwycięstwo { NAME($power, form: "dative") }. Twój głos był ostatnim potrzebnym: partia się skończyła.
not-conceded = Nie oddajesz zwycięstwa żadnemu mocarstwu.
concession-dropped = Nie oddajesz zwycięstwa żadnemu mocarstwu. Prośba o twoje CONFIRM jest anulowana.
end-dropped = Nie głosujesz za takim zakończeniem. Prośba o twoje CONFIRM jest anulowana.
proposed = Twój wniosek ma numer { $number } i liczy się jako twoje YES. Pytanie dostaną wszyscy, a sędzia nikomu nie mówi, od kogo jest wniosek.
proposed-in-public = Twój wniosek ma numer { $number } i liczy się jako twoje YES. Pytanie dostaną wszyscy, a sędzia nie mówi, od kogo jest wniosek. Po policzeniu głosów wszyscy dowiedzą się jednak, kto jak głosował, a samotne YES zdradza wnioskodawcę. Aby cofnąć swoje YES, wyślij VOTE ABSTAIN { $number }; aby wycofać wniosek, CANCEL PROPOSAL { $number }.
proposed-by-master = Twój wniosek ma numer { $number }. Pytanie dostaną wszyscy gracze.
proposal-withdrawn = Wycofano wniosek { $number }. Gracze, do których poszło pytanie, już o tym wiedzą.
voted-yes = Twój głos w sprawie wniosku { $number }: YES. Nadal możesz to zmienić.
yes-is-vote = Twoja odpowiedź liczy się jako głos: YES na wniosek { $number }. Aby go zmienić, wyślij VOTE NO { $number } albo VOTE ABSTAIN { $number }.
voted-no = Twój głos w sprawie wniosku { $number }: NO. Nadal możesz to zmienić.
abstained = Wstrzymujesz się od głosu w sprawie wniosku { $number }. Nadal możesz to zmienić.
vote-ends-game = To był ostatni potrzebny głos: partia się skończyła.
proposal-refused = Twój głos odrzuca wniosek i partia trwa dalej.{ told }
proposal-left = Zapisano. Wniosek nie jest odrzucony.
draw-not-voted = Nie głosujesz za remisem.
draw-not-voted-but-proposed = Nie głosujesz za remisem przez SET DRAW, ale twoje YES na wniosek { $number } nadal się liczy. Aby je cofnąć, wyślij VOTE NO { $number }.
unit-lent = Od teraz twojej jednostce { NAME($place, form: "in") } rozkazuje mocarstwo { $power }, aż odwołasz PROXY.
all-units-lent = Od teraz wszystkim twoim jednostkom rozkazuje mocarstwo { $power }, aż odwołasz PROXY.
unit-taken-back = Znów rozkazujesz swojej jednostce { NAME($place, form: "in") }.
all-units-taken-back = Odwołano wszystkie twoje stałe PROXY. Znów rozkazujesz tym jednostkom.
too-much-press = Nie wysłano: w ciągu godziny jedna osoba może wysłać najwyżej { $letters } wiadomości albo { $copies } ich kopii.
    .hint = Wyślij ją ponownie później.
too-much-press-today = Nie wysłano: w ciągu dnia jedna osoba może wysłać w jednej partii najwyżej { $letters } wiadomości. Ten limit jest już wyczerpany.
    .hint = Wyślij ją jutro, razem ze wszystkim innym w jednej wiadomości.
told-all-often = Za każdym razem dowiadują się o tym inni w partii { $game }, a limit na godzinę jest wyczerpany.
    .hint = Wyślij to ponownie później.
press-sent = Twoja wiadomość jest wysyłana. Odbiorcy: { LIST($readers, type: "and") }.
press-sent-to-all = Twoja wiadomość jest wysyłana do wszystkich w partii.
grey-press-sent = Twoja anonimowa wiadomość jest wysyłana. Odbiorcy: { LIST($readers, type: "and") }.
grey-press-sent-to-all = Twoja anonimowa wiadomość jest wysyłana do wszystkich w partii.
press-sent-to-others = Twoja wiadomość jest wysyłana do wszystkich w partii; pominięci: { LIST($left_out, type: "and") }.
grey-press-sent-to-others = Twoja anonimowa wiadomość jest wysyłana do wszystkich w partii; pominięci: { LIST($left_out, type: "and") }.
press-shows-broadcast = Dla nich wygląda jak wiadomość do wszystkich.
press-shows-readers = Dla nich wygląda jak wiadomość do: { LIST($readers, type: "and") }.
press-shows-others = Dla nich wygląda jak wiadomość do wszystkich; pominięci: { LIST($left_out, type: "and") }.
press-posted = To wiadomość { $number } z oczekujących; zostanie wysłana z wynikami fazy { $phase }. Aby ją zatrzymać, wyślij RECALL { $number }.
press-posted-if = To wiadomość { $number } z oczekujących; zostanie wysłana z wynikami fazy { $phase }, jeśli wtedy będzie prawdą: { $condition }. Aby ją zatrzymać, wyślij RECALL { $number }.
press-late = Twoje rozkazy są spóźnione; wyślij je przed wiadomościami.
press-not-held = Twoja wiadomość { $number } w partii { $game } miała pójść, jeśli prawdą jest: { $condition }. Tak nie jest, więc wiadomość nie została wysłana.
press-recalled = Żadna twoja wiadomość nie czeka już na wyniki.
press-recalled-one = Wiadomość { $number } nie zostanie wysłana.
copies-on = Od teraz dostajesz kopię każdej wiadomości, którą wysyłasz w partii { $game }.
copies-off = Nie dostajesz kopii własnych wiadomości w partii { $game }.
all-press-on = Od teraz dostajesz kopie wiadomości, które inni wysyłają do siebie w partii { $game }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Wszyscy w partii się o tym dowiedzą.
    }
all-press-off = W partii { $game } dostajesz tylko wiadomości dla ciebie.
broadcasts-on = Dostajesz wiadomości do wszystkich w partii { $game }.
broadcasts-off = Nie dostajesz już wiadomości do wszystkich w partii { $game }. Aby znów je dostawać, wyślij SET BROADCAST.
diary-recorded = Wpis { $number } jest w twoim dzienniku. Nikt inny nie może go przeczytać.
diary-recorded-until = Wpis { $number } jest w twoim dzienniku. Do końca partii nikt inny nie może go przeczytać; potem może każdy.
diary-empty = Twój dziennik w partii { $game } jest pusty.
    .hint = Aby coś w nim zapisać, wyślij DIARY, swój tekst i ENDDIARY, każde w osobnym wierszu.
diary-listed = Twój dziennik w partii { $game } ma { $number ->
        [one] { $number } wpis
        [few] { $number } wpisy
        [many] { $number } wpisów
       *[other] { $number } wpisu
    }. Aby przeczytać któryś, wyślij DIARY READ i jego numer.
diary-shown = To twój dziennik w partii { $game }.
diary-deleted = Usunięto wpis { $number } z twojego dziennika.
press-unread = Bez kopii: { LIST($readers, type: "and") }. W tej chwili nikogo tam nie ma.
everybody = wszyscy w partii
everybody-but = wszyscy oprócz: { LIST($left_out, type: "and") }
minutes = { $number ->
        [one] { $number } minutę
        [few] { $number } minuty
        [many] { $number } minut
       *[other] { $number } minuty
    }
seconds = { $number ->
        [one] { $number } sekundę
        [few] { $number } sekundy
        [many] { $number } sekund
       *[other] { $number } sekundy
    }
press-leaves = Twoja wiadomość wyjdzie za { $wait }. Odbiorcy: { LIST($readers, type: "and") }. Aby ją zatrzymać, odpowiedz CANCEL.
grey-press-leaves = Twoja wiadomość wyjdzie za { $wait }, bez twojego podpisu. Odbiorcy: { LIST($readers, type: "and") }. Aby ją zatrzymać, odpowiedz CANCEL.
press-asks = { $why } Odbiorcy twojej wiadomości: { LIST($readers, type: "and") }. Aby ją wysłać, odpowiedz na ten e-mail YES. Aby wysłać ją do kogoś innego, odpowiedz jednym wierszem: PRESS TO i nazwy.
grey-press-asks = { $why } Odbiorcy twojej wiadomości, bez twojego podpisu: { LIST($readers, type: "and") }. Aby ją wysłać, odpowiedz na ten e-mail YES. Aby wysłać ją do kogoś innego, odpowiedz jednym wierszem: PRESS TO i nazwy.
press-to-everybody = Odpowiadasz na wiadomość do wszystkich.
press-to-observers = Odpowiadasz obserwatorowi, a twoją wiadomość przeczytaliby wszyscy obserwatorzy.
press-for-one = Z jej treści wynika, że nie jest dla wszystkich, którzy by ją przeczytali. Aby wysłać ją tylko do autora, użyj PRESS TO { $author }.
press-calls-others = Zwraca się do kogoś, kto by jej nie przeczytał. Aby ją tam wysłać, użyj PRESS TO { $to }.
press-forwarded = Przekazujesz dalej wiadomość, a odpowiedź poszłaby do jej autora.
press-calls-judge = Zwraca się do sędziego albo do mistrza gry, albo pyta o to, co może powiedzieć tylko sędzia. Aby napisać do mistrza gry, użyj PRESS TO M. Aby wydać rozkazy, napisz każdy w osobnym wierszu.
press-below-orders = Jest pod twoimi rozkazami, więc może jest przeznaczona dla sędziego.
press-about-reader = Mówi o jednym z adresatów, więc może jest przeznaczona dla sędziego lub kogoś innego.
press-not-to-be-sent = Mówi, że nie ma być wysłana.
press-meant-for-me = Jeden z jej wierszy wygląda na polecenie lub rozkaz; nie został wykonany.
press-holds-password = Jedno z jej słów to twoje hasło, więc ta wiadomość nie została wysłana do nikogo.
    .hint = Odpowiedz na tamtą wiadomość jeszcze raz bez tego słowa: odpowiedź nie potrzebuje hasła.
press-holds-page-token = Zawiera link lub token strony rozkazów, więc ta wiadomość nie została wysłana do nikogo.
    .hint = Wyślij wiadomość jeszcze raz bez tego.
press-may-hold-password = Może zawierać hasło: któreś słowo na nie wygląda albo wiersz wygląda jak SIGN ON.
press-beside-lines = Twój e-mail ma też rozkazy lub polecenia; nie należą do wiadomości.
press-beside-doubt = Twoja wiadomość nie została wysłana, bo rozkazy z tego samego e-maila wymagają twojego potwierdzenia.
    .hint = Odpowiedz na tamtą wiadomość jeszcze raz, tylko swoim tekstem.
press-among-ours = Żadna wiadomość nie została wysłana, bo zdania z e-maila, na który odpowiadasz, mieszają się z twoimi słowami.
    .hint = Odpowiedz jeszcze raz tylko swoim tekstem; albo użyj PRESS TO i nazw, swojego tekstu i ENDPRESS, każde w osobnym wierszu.
press-names-author = Zawiera twoje imię, którego inni nie znają.
press-so-soon = Przyszła tak szybko po e-mailu sędziego, że mógł ją napisać program.
press-again = Te same słowa przyszły już wcześniej, jak od programu.
press-tells-absence = Wygląda jak automatyczna odpowiedź kogoś nieobecnego.
press-nothing-left = Twoja odpowiedź zawiera chyba tylko powitanie i podpis, więc żadna wiadomość nie została wysłana.
    .hint = Wyślij PRESS TO i mocarstwo, swój tekst i ENDPRESS, każde w osobnym wierszu.
press-author-unknown = Wiadomość, na którą odpowiadasz, nie mówi, od kogo jest, więc twoja odpowiedź nie została wysłana.
    .hint = Aby dotrzeć do autora, wyślij BROADCAST, swój tekst i ENDPRESS, każde w osobnym wierszu.
press-author-without-power = Mocarstwa nie mają jeszcze graczy, więc wiadomość nie może iść tylko do jednego z nich. Twoja nie została wysłana.
    .hint = Wyślij BROADCAST, swój tekst i ENDPRESS, każde w osobnym wierszu.
press-of-other-start = Początek partii { $game } cofnięto już po wiadomości, na którą odpowiadasz, i jej mocarstwa mają teraz innych graczy. Twoja odpowiedź nie została więc wysłana.
    .hint = Gdy partia się zacznie, wyślij PRESS TO i nazwę mocarstwa, swój tekst i ENDPRESS, każde w osobnym wierszu.
press-author-gone = Autor tej wiadomości nie gra już jako { NAME($power) }; gra ktoś inny.
press-wants-password = W partii { $game } sama odpowiedź to za mało jako dowód, więc twoja wiadomość nie została wysłana.
    .hint = Wyślij SIGN ON, swoje mocarstwo, { $game } i swoje hasło; potem PRESS TO i nazwy, swój tekst i ENDPRESS, każde w osobnym wierszu.
press-cancelled = Twoja wiadomość nie zostanie wysłana.
press-game-over = Partia { $game } w międzyczasie się skończyła, więc twoja wiadomość nie została wysłana.
press-seat-left = Nie grasz już w partii { $game }, więc twoja wiadomość nie została wysłana.

## Why an order is impossible, as a clause; and what is doubtful about orders, after "Check:".

order-fault = { $fault ->
    [unknown_place] na tej planszy nie ma miejsca { NAME($place) }
    [no_unit] { NAME($place, form: "in") } nie ma jednostki
    [not_yours] jednostka { NAME($place, form: "in") } należy do innego mocarstwa
    [same_province] jednostka już tam stoi
    [impassable] żadna jednostka nie może wejść { NAME($other, form: "to") }
    [army_to_sea] { NAME($other) } to woda, a armia nie może tam stać
    [fleet_inland] flota nie może wpłynąć w głąb lądu, { NAME($other, form: "to") }
    [no_border] jednostka nie może przejść { NAME($place, form: "from") } { NAME($other, form: "to") }: nie ma takiej granicy
    [coast_needed] prowincja { NAME($other) } ma dwa wybrzeża w zasięgu, a rozkaz nie podaje żadnego
    [coast_out_of_reach] { NAME($place, form: "from") } nie da się dotrzeć { NAME($other, form: "to") }
    [no_route] żaden łańcuch flot na morzu nie łączy miejsc { NAME($place) } i { NAME($other) }
    [route_missing] rozkaz nie podaje drogi morskiej
    [fleet_carried] jednostka { NAME($place, form: "in") } to flota, a konwojować można tylko armie
    [helps_itself] jednostka nie może wspierać samej siebie
    [helped_absent] { NAME($place, form: "in") } nie ma jednostki
    [helped_cannot_go] jednostka { NAME($place, form: "in") } nie mogłaby dotrzeć { NAME($other, form: "to") }
    [support_out_of_reach] jednostka sama nie mogłaby ruszyć { NAME($other, form: "to") }
    [carrier_is_army] konwojować może tylko flota
    [carrier_in_port] flota konwojuje na morzu, a prowincja { NAME($place) } leży na wybrzeżu
    [carrier_off_route] miejsce { NAME($place) } nie leży na drodze żadnego takiego konwoju { NAME($other, form: "to") }
    [not_dislodged] { NAME($place, form: "in") } nie ma jednostki, która musi się wycofać
    [retreat_closed] jednostka nie może wycofać się { NAME($other, form: "to") }
    [no_build_due] więcej budów nie przysługuje
    [no_removal_due] więcej usunięć nie trzeba
    [not_a_centre] prowincja { NAME($place) } nie jest centrum zaopatrzenia
    [not_a_home_centre] prowincja { NAME($place) } nie jest centrum macierzystym tego mocarstwa
    [centre_not_owned] prowincja { NAME($place) } nie należy do tego mocarstwa
    [centre_occupied] { NAME($place, form: "in") } stoi jednostka
    [no_transformation] żadna jednostka nie może w tej fazie zmienić rodzaju
    [same_kind] jednostka { NAME($place, form: "in") } jest już tego rodzaju
    [transformed_at_sea] żadna jednostka nie może zmienić rodzaju na morzu
    [twice] prowincja { NAME($place) } ma już rozkaz
    [middle_not_sea] pierwszy z dwóch kroków musi prowadzić na morze
    [end_at_sea] dwa kroki muszą kończyć się na lądzie, a { NAME($other) } to morze
    [not_friendly] droga { NAME($place, form: "from") } { NAME($other, form: "to") } jest otwarta tylko dla właściciela { NAME($centre, form: "genitive") } i dla mocarstw, które on przepuszcza
    [step_needed] rozkaz nie mówi, który z dwóch kroków wspiera
    [first_step] jako drugi rozkaz może wspierać tylko ostatni krok
    [no_fleet_left] każda flota tego mocarstwa { NAME($place, form: "in") } ma inny rozkaz
    [lone_patrol] patrol wymaga co najmniej dwóch flot
    [not_at_sea] patrolować mogą tylko floty na morzu, a prowincja { NAME($place) } leży na wybrzeżu
    [no_strait] obszar { NAME($place) } nie jest połową cieśniny
    [own_power] wymienia własne mocarstwo
   *[no_grant] prowincja { NAME($place) } nikogo nie przepuszcza albo nie należy do tego mocarstwa
 }
order-check = { $doubt ->
    [helps_in_vain] { $order }, ale twój rozkaz to { $others }.
    [own_unit_stays] { $order }, ale stoi tam twoja własna jednostka ({ $others }), a mocarstwo nie może wyprzeć własnej jednostki.
    [against_own_unit] { $order }, ale stoi tam twoja własna jednostka ({ $others }): to wsparcie się nie liczy.
    [places_changed] { $order } oraz { $others }: dwie jednostki mogą zamienić się miejscami tylko konwojem.
    [same_goal] { $order } oraz { $others } mają ten sam cel: jeśli żadna nie jest silniejsza, obie zostają. Może o to ci chodzi.
    [retreats_meet] { $order } oraz { $others } mają ten sam cel, a obie jednostki zostałyby rozwiązane.
    [convoy_broken] { $order } wymaga konwoju na całej drodze, ale twoje rozkazy to { $others }.
    [convoy_by_others] { $order } wymaga konwoju, a twoje własne floty nie konwojują na całej drodze.
    [not_lent] { $order } liczy się tylko, jeśli mocarstwo { $owner } użyczy ci tej jednostki; na razie tak nie jest.
    [owner_orders] { $order } nie liczy się, dopóki mocarstwo { $owner } samo wydaje rozkaz tej jednostce.
    [lent_but_ordered] { $order } to twój własny rozkaz. W tej fazie liczy się on, a nie to, co mocarstwo { $owner } rozkaże użyczonej jednostce.
    [not_own_to_lend] { $order } nie ma skutku: tej jednostki może użyczyć tylko mocarstwo { $owner }.
    [impossible] { $order } nie może się udać: { $why }.
    [annihilated] { $order } unicestwia twoją flotę: dwa kroki muszą kończyć się w centrum zaopatrzenia.
    [annihilated_by_help] { $order } unicestwia twoją flotę, jak każdą flotę, która po kroku wspiera lub konwojuje.
    [two_steps_meet] { $order } oraz { $others } mają ten sam cel: jeśli żadna nie jest silniejsza, flota dwóch kroków zostaje unicestwiona.
    [two_steps_halted] { $order }, ale stoi tam twoja własna jednostka ({ $others }), a nieudane dwa kroki unicestwiają flotę.
    [needs_support] { $order } bez wsparcia nic nie znaczy, a żaden twój rozkaz tego nie wspiera.
   *[one_journey] { $order } oraz { $others }: w turze koleją może jechać tylko jedna armia, więc żadna by nie pojechała.
 }
order-only-speaks = { $order }, to tylko wiadomość.

## Orders ahead that were not used

ahead-not-asked = W tej fazie nie trzeba niczego takiego.
ahead-used-up = Wystarczyły wcześniejsze rozkazy.
ahead-no-order = Nie da się tego odczytać jako rozkazu na tę fazę.
