### What is wrong with the line of an order, what would be right, and what was assumed.

# A message and another behind it.
paragraph = { $first } { $second }
# How a line is written.
usage = { $usage }
# A remark behind an order.
comment-not-read = "{ $comment }" nie zostało odczytane.
too-many-plain-words = Ten e-mail ma więcej zwykłych zdań i wierszy IF, niż sędzia czyta w jednym e-mailu. Od tego miejsca czytane są tylko rozkazy.
    .hint = Wyślij resztę w osobnym e-mailu albo zapisz ją tak, jak pokazuje HELP ORDERS.

## Messages to players

# A message below words such as "Draft".
letter-not-certain = Nie jest pewne, czy ta wiadomość ma być wysłana: jest pod słowami "{ $over }".
    .hint = Jeśli tak, wyślij ją jeszcze raz bez tego wiersza.

## Places

read-as-place = "{ $word }" odczytano jako: { NAME($place) }.
may-be-several-places = "{ $word }" może oznaczać: { LIST($places, type: "or", max: 6, article: "no") }.
write-in-full = Napisz pełną nazwę.
no-such-province = Żadna prowincja nie nazywa się "{ $word }".
did-you-mean-one-of = Czy chodzi o: { LIST($names, type: "or", max: 6, article: "no") }?
map-lists-names = Nazwy na tej mapie pokazuje GET MAP.
names-no-one-place = "{ $word }" nie oznacza jednego określonego miejsca.
    .hint = Nazwy pokazuje GET MAP.
no-such-coast = Prowincja { NAME($place) } nie ma wybrzeża o tej nazwie.
coasts-there-are = Do wyboru: { LIST($coasts, type: "or", max: 6) }.
leave-coast-out = Nie ma tam wybrzeży do wyboru: pomiń wybrzeże.
second-place = "{ $word }" po ukośniku to drugie miejsce, a rozkaz dotyczy jednego.
no-coasts-to-choose = Prowincja { NAME($place) } nie ma wybrzeży do wyboru.
no-coasts-in = { CAPITALIZED(NAME($place, form: "in")) } nie ma wybrzeży do wyboru.
army-needs-no-coast = Armia { NAME($place, form: "in") } nie potrzebuje wybrzeża.
coast-out-of-reach = Flota nie może dopłynąć do tego wybrzeża ({ NAME($place) }).
coasts-in-reach = Może dopłynąć do: { LIST($places, type: "or", max: 6, article: "no") }.
coast-read-as = Odczytano jako: { NAME($place) }.
which-coast = Które wybrzeże { NAME($place, form: "genitive") }?
    .hint = Napisz { LIST($orders, type: "or", max: 6) }. Wystarczy też odpowiedź: { LIST($coasts, type: "or") }.
on-which-coast = Na którym wybrzeżu? Do wyboru: { LIST($places, type: "or", max: 6, article: "no") }.

## Units

your-units = Twoje jednostki: { LIST($units, type: "and", max: 20) }.
your-units-listed = Twoje jednostki: { $units }.
no-unit-in = { CAPITALIZED(NAME($place, form: "in")) } nie ma żadnej jednostki.
you-have-no-unit-in = { CAPITALIZED(NAME($place, form: "in")) } nie masz jednostki.
you-have-no-unit-in-bare = { CAPITALIZED(NAME($place, form: "in")) } nie masz jednostki.
place-is-written = Czy chodzi o: { NAME($place) }? Pisze się: { $code }.
unit-of-other-kind = Jednostka { NAME($place, form: "in") } to { $kind ->
        [army] armia
       *[fleet] flota
    }, a nie { $written ->
        [army] armia
       *[fleet] flota
    }.
write-unit-or-no-kind = Napisz { $unit } albo pomiń rodzaj jednostki.
unit-is-of-kind = Jednostka { NAME($place, form: "in") } to { $kind ->
        [army] armia
       *[fleet] flota
    }.
unit-stands-in = { CAPITALIZED($kind) } stoi { NAME($place, form: "in") }.
unit-meant-is = Chodzi o jednostkę { $unit }.
unit-of-power = Jednostka { NAME($place, form: "in") } { $adjective ->
        [none] należy do { NAME($power, form: "genitive") }
       *[other] należy do { NAME($power, form: "genitive") }
    }.
unit-of-other-power = { CAPITALIZED($kind) } { NAME($place, form: "in") } { $adjective ->
        [none] należy do { NAME($power, form: "genitive") }
       *[other] należy do { NAME($power, form: "genitive") }
    }.
orders-name-no-owner = W tej partii rozkazy nie podają właściciela: pomiń nazwę mocarstwa.
check-where-it-stands = Gdzie stoi, pokazuje LIST.
no-unit-to-help = { CAPITALIZED(NAME($place, form: "in")) } nie ma jednostki, którą można by { $action ->
        [support] wspierać
       *[convoy] konwojować
    }.
names-no-unit = To nie wskazuje żadnej jednostki.

## Orders as they are written

no-order-no-command = To nie jest znany rozkaz ani polecenie.
order-looks-like = Rozkaz wygląda tak: A PAR - BUR; resztę pokazuje HELP.
help-shows-what = Co można napisać, pokazuje HELP.
no-known-order = "{ $word }" nie jest znanym rozkazem.
    .hint = Po jednostce napisz - i miejsce, albo H, S lub C.
not-a-word-of-orders = "{ $word }" nie jest słowem, które znają rozkazy tej partii.
    .hint = Użyj - H S C albo R D B W, gdy przyjdzie na nie pora.
stops-before-place = { $part ->
        [condition] Warunek urywa się, zanim wskaże miejsce.
       *[order] Rozkaz urywa się, zanim wskaże miejsce.
    }
    .hint = Dokąd?
place-before = Przed "{ $word }" brakuje miejsca.
adds-nothing-known = Nie wiadomo, co "{ $word }" dodaje do rozkazu.
    .hint = Zapisz każdy rozkaz w osobnym wierszu. Uwagę napisz po znaku #.
proxy-names-no-power = PROXY nie wskazuje mocarstwa.
order-says-no-action = Rozkaz nie mówi, co robi { $kind }.
    .hint = Aby została na miejscu: { $unit } H
order-before-breaks-off = "{ $order }" nie zostało przyjęte: rozkaz przed nim się urywa.
one-order-a-line = Zapisz każdy rozkaz w osobnym wierszu.
read-alone = Odczytano osobno: tekst przed tym rozkazem został odrzucony.

## Who speaks, and when

say-who-you-are = Przed rozkazami napisz, kim jesteś.
you-do-not-speak-for = Nie działasz w imieniu { NAME($power, form: "genitive") }.
become-power = Jeśli jesteś mistrzem gry, napisz BECOME { $power } w wierszu powyżej.
you-speak-for-no-power = Nie działasz tu w imieniu żadnego mocarstwa.
    .hint = SIGN ON mocarstwo partia hasło; mistrz gry może napisać BECOME mocarstwo.
game-is-over = Partia { $game } się skończyła: rozkazy nie są już potrzebne.
    .hint = Trwające partie pokazuje LIST.
game-not-running = Rozkazy nie są potrzebne: partia nie trwa.
nothing-to-order-in = Tego nie można rozkazać w fazie { $phase }.
phase-sends-ahead = PHASE { $phase } w wierszu powyżej wysyła to z wyprzedzeniem.
for-retreats-or-winter = Czy to dotyczy odwrotów, czy zimy?
    .hint = Umieść to pod wierszem Retreats: albo Builds:; zimą wystarczy też REMOVE.
no-order-of-movement = Rozkazu "{ $word }" nie można wydać w fazie ruchów.
    .hint = Jednostki teraz stoją, ruszają się (-), wspierają (S) lub konwojują (C).
no-order-of-adjustments = Rozkazu "{ $word }" nie można wydać zimą.
    .hint = Teraz jednostki się buduje (B), usuwa (R) albo rezygnuje z budowy (W).
no-builds-in-phase = W tej fazie niczego się nie buduje.
    .hint = Budowy następują po jesiennych odwrotach.
built-in-adjustments = Budowy rozkazuje się zimą, nie teraz.

## Moves

order-impossible = { CAPITALIZED($why) }.
cannot-get-to = { CAPITALIZED($kind) } { NAME($place, form: "in") } nie może dotrzeć { NAME($other, form: "to") }{ $how ->
        [foot] { " " }lądem
        [support] , aby udzielić tam wsparcia
       *[go] { "" }
    }.
can-get-to = W zasięgu: { LIST($places, type: "or", max: 6, article: "no") }.
no-chain-of-fleets = Nie może jej też przewieźć żaden łańcuch flot.
name-every-sea = Przy konwoju podaj każde morze po drodze: { $unit } - … - { NAME($place) }.
by-convoy = Konwojem.
by-rail = Koleją { $railway }: { $order }.
who-travels-by-rail = Koleją jeżdżą tylko armie { NAME($power, form: "genitive") }, między: { LIST($places, type: "and", max: 6, article: "no") }.
carried-by-armies = Przeniesiona przez armie.
only-by-leave = Tylko jeśli przepuści ją mocarstwo z jednostką { NAME($place, form: "in") }: { $leave }.
canal-obeys = Kanał ({ $canal }) słucha tylko mocarstwa, które ma jednostkę { NAME($place, form: "in") }.
canal-lets-through-or-holds = Kanał ({ $canal }) przepuszcza jednostki albo stoi.
    .hint = { $support } albo { $hold }.
fleet-moves-one-step = Flota rusza się o jeden krok.
fleet-moves-one-step-to = Flota rusza się o jeden krok: { $order }.
do-not-touch = { NAME($place) } i { NAME($other) } nie sąsiadują ze sobą.
transforms-in-winter = W tej partii jednostki zmieniają rodzaj zimą, razem z budowami.
transforms-instead-of-moving = W tej partii jednostki zmieniają rodzaj zamiast ruchu, a nie zimą.
never-reaches = { CAPITALIZED(NAME($place, form: "from")) } nic nigdy nie dotrze tak { NAME($other, form: "to") }.

## Supports and convoys

cannot-support-itself = { $unit } nie może wspierać samej siebie.
    .hint = Aby została na miejscu: { $unit } H; wsparcie wskazuje inną jednostkę.
army-cannot-convoy = Armia { NAME($place, form: "in") } nie może konwojować.
    .hint = Konwojują tylko floty na morzu.
army-carries-no-army = Armii { NAME($place, form: "in") } nie może przenieść inna armia.
    .hint = Armie przenoszą floty, od wybrzeża do wybrzeża.
fleet-cannot-be-convoyed = Floty { NAME($place, form: "in") } nie można konwojować.
only-armies-by-convoy = Konwojem podróżują tylko armie.
convoy-says-no-end = Rozkaz konwoju nie mówi, dokąd płynie armia.
    .hint = Dodaj cel: … C A { NAME($place) } - miejsce.
convoy-ends-at-sea = Konwój nie może kończyć się na morzu ({ NAME($place) }).
    .hint = Podaj nadbrzeżną prowincję, w której armia ląduje.
name-landing-last = Podaj na końcu nadbrzeżną prowincję, w której armia ląduje.
no-convoy-starts-inland = Prowincja { NAME($place) } leży w głębi lądu: nie zaczyna się tam żaden konwój.
no-convoy-ends-inland = Prowincja { NAME($place) } leży w głębi lądu: nie kończy się tam żaden konwój.
convoy-passes-no-land = { NAME($place) } to nie obszar morski: konwój tamtędy nie przepłynie.
    .hint = Między początkiem a końcem podaj tylko morza.
no-fleet-in = { CAPITALIZED(NAME($place, form: "in")) } nie ma floty.
fleets-at-sea = Floty na morzu: { LIST($places, type: "and", max: 6, article: "no") }.
no-fleet-at-sea = Żadna flota nie jest na morzu.

## Retreats

goes-before-others = Ma pierwszeństwo przed innymi twoimi jednostkami, które wycofują się w to samo miejsce.
priority-alone = Zapisz pierwszeństwo w wierszu odwrotu, który ma pierwszeństwo.
    .hint = Na przykład A VIE - BOH else TYR (priority).
was-not-dislodged = { CAPITALIZED($kind) } { NAME($place, form: "in") } nie jest wyparta i zostaje.
units-to-retreat = Do wycofania: { LIST($units, type: "and", max: 6) }.
no-unit-to-retreat = Żadna z twoich jednostek nie musi się wycofać.
not-open-to-it = { $number ->
        [one] Nie jest dla niej dostępne
       *[other] Nie są dla niej dostępne
    }: { LIST($places, type: "and", max: 6, article: "no") }.
open-to-it = Może się tam wycofać, więc dalsze możliwości nie są zachowane.
was-dislodged = { CAPITALIZED($kind) } { NAME($place, form: "in") } jest wyparta: wycofuje się albo zostaje rozwiązana.
cannot-retreat-to = { CAPITALIZED($kind) } nie może wycofać się { NAME($place, form: "to") }: ktoś tam stoi, toczyła się tam walka albo stamtąd przyszedł atak.
nothing-open-to-it = Nie ma dokąd się wycofać: { $unit } D.
can-retreat-to = Może zostać rozwiązana albo wycofać się do: { LIST($places, type: "or", max: 6, article: "no") }.
only-retreats-have-choices = Tylko odwrót może mieć kolejną możliwość.
alternatives-example = Na przykład: F BRE R MAO, else GAS, else disband.
send-the-one-that-counts = Wyślij ten, który ma się liczyć; jak pisać IF, ELSE i ENDIF, pokazuje HELP ORDERS.
nothing-after-else = Po ostatnim ELSE nic nie ma.
no-other-choice = "{ $word }" nie jest kolejną możliwością odwrotu.
no-condition-in-words = Warunki zapisane słowami nie są czytane, więc nic z tego nie zostało przyjęte.
    .hint = Jak pisać IF, ELSE i ENDIF, każde w osobnym wierszu, pokazuje HELP ORDERS.

## Adjustments

none-began-season-there = Żadna twoja jednostka tego rodzaju nie była na początku sezonu { NAME($place, form: "in") }, więc chodzi o tę, która stoi tam teraz.
is-off-the-board = Tej jednostki ({ $kind }), która na początku sezonu była { NAME($place, form: "in") }, nie ma już na planszy.
began-season-there = { CAPITALIZED($kind) }, która na początku sezonu była { NAME($place, form: "in") }, a teraz stoi { NAME($now, form: "in") }.
list-shows-units = Gdzie są twoje jednostki, pokazuje LIST.
list-shows-units-and-centres = Jednostki i centra pokazuje LIST.
remove-unit-of-today = Jeśli chodzi o tę, która stoi tam teraz: REMOVE { $unit } NOW.
remove-where-it-went = { CAPITALIZED($kind) }, która była tam na początku sezonu, stoi teraz { NAME($place, form: "in") }: REMOVE { $unit }.
no-build-due = Nie przysługuje ci budowa: { $due ->
        [remove] liczba jednostek do usunięcia to { $number }
       *[nothing] masz tyle jednostek, ile centrów
    }.
no-removal-due = Nie musisz usuwać jednostek: { $due ->
        [build] liczba jednostek do zbudowania to { $number }
       *[nothing] masz tyle jednostek, ile centrów
    }.
none-left-out-at-start = Przed pierwszymi ruchami nie można pominąć żadnej jednostki.
    .hint = Centrum bez rozkazu dostaje swoją jednostkę ze zwykłej partii.
you-do-not-own = Prowincja { NAME($place) } nie należy do ciebie.
unit-is-there = { CAPITALIZED(NAME($place, form: "in")) } stoi { $kind ->
        [army] armia
       *[fleet] flota
    }.
not-your-home-centre = Prowincja { NAME($place) } nie jest twoim centrum macierzystym.
no-supply-centre = Prowincja { NAME($place) } nie jest centrum zaopatrzenia.
no-centre-free = Żadne centrum, w którym możesz budować, nie jest wolne.
army-or-fleet = Armia czy flota?
write-one-of = Napisz { LIST($orders, type: "or", max: 6) }.
kind-read-as = Odczytano jako: { $kind ->
        [army] armia
       *[fleet] flota
    }.
no-fleet-built-inland = Prowincja { NAME($place) } leży w głębi lądu: nie można tam zbudować floty.
    .hint = Zbuduj armię.
never-builds-there = Prowincja { NAME($place) } nie jest twoim centrum macierzystym: nigdy nie możesz tam budować.
never-builds-fleet-there = Prowincja { NAME($place) } leży w głębi lądu: nigdy nie buduje się tam floty.

## Lent units

proxy-of-one-phase = PROXY wśród rozkazów dotyczy tylko tej fazy.
lent-to-own-power = Jednostki użycza się innemu mocarstwu, nie własnemu.
lent-to-a-power = Jednostki użycza się mocarstwu: po TO podaj jego nazwę.
how-long-proxy-lasts = Napisz, jak długo obowiązuje PROXY.
names-no-power = "{ $word }" nie oznacza żadnego mocarstwa.
may-be-several-powers = "{ $word }" może oznaczać kilka mocarstw.
two-letters-are-enough = Wystarczą dwie litery: { LIST($powers, type: "or", max: 6) }.
no-proxies-here = W tej partii nie ma PROXY.
    .hint = Wydaj jednostce rozkaz samodzielnie albo wesprzyj jednostkę tamtego mocarstwa.

## Naval Diplomacy

patrol-of-two = { $order } i mocarstwo, jeśli są tam dwie twoje floty.
block-in-a-strait = Flota może blokować tutaj: { LIST($places, type: "or", max: 6, article: "no") }.
blocks-only-strait = { CAPITALIZED(NAME($place, form: "from")) } można zablokować tylko tę cieśninę: { LIST($places, type: "and", max: 6, article: "no") }.
both-steps-of-supported = Jeśli flota wpływa tam i płynie dalej, podaj oba kroki, jak w { $order }.
one-step-leads-to = { CAPITALIZED(NAME($place, form: "from")) } jeden krok prowadzi do: { LIST($places, type: "or", max: 6, article: "no") }.
for-one-fleet-or-more = Rozkaz dotyczy co najmniej jednej floty.
fewer-fleets = { CAPITALIZED(NAME($place, form: "in")) } masz { $number ->
        [one] jedną flotę
        [few] { $number } floty
        [many] { $number } flot
       *[other] { $number } floty
    }, a nie { $wanted }.
two-steps-at-most = Flota robi najwyżej dwa kroki.
counts-only-if-passed = To liczy się tylko, jeśli przepuści cię właściciel prowincji { NAME($place) }: { $code } FRIENDLY TO { $power }.
help-follows-one-step = Wsparcie lub konwój następuje po jednym kroku, nie po dwóch.
support-of-last-step = Wsparcie dotyczy ostatniego kroku.
support-of-first-step = Wspieranie pierwszego kroku nie ma skutku.
your-own-power = To twoje własne mocarstwo.
    .hint = Podaj inne.
may-be-power = Możliwe: { LIST($powers, type: "or", max: 6) }.
patrol-names-one-power = Patrol wskazuje jedno mocarstwo.
block-names-one-power = Blokada wskazuje jedno mocarstwo.
passage-names-one-power = Przejście wskazuje jedno mocarstwo.
opens-no-passage = Prowincja { NAME($place) } nie otwiera żadnego przejścia.
    .hint = Centra, które je otwierają: { LIST($places, type: "and", max: 6, article: "no") }.
passage-of-another = Prowincja { NAME($place) } nie należy do ciebie: innych przepuszcza tylko właściciel.
passage-with-moves = Przejścia udziela się razem z ruchami.
    .hint = Wyślij to, gdy przyjdzie pora na ruchy.

## Illegal Gunboat

line-is-like = Wiersz wygląda tak: A(Par)-Bur, A(Par)S A(Mar)-Bur, F(Lon)C A(Wal)-Bel albo A(Par)H.
nothing-but-the-order = W wierszu może być tylko rozkaz.
unit-is-written = Jednostka to A lub F i jej prowincja w nawiasie.
hold-stands-alone = Po H nic nie może być.
written-in-full = "{ $word }" jest zapisane w całości, a słowami są tu tylko skróty prowincji.
line-says-no-goal = Wiersz nie mówi, dokąd.
holds-moves-supports-convoys = Wiersz nie mówi, co robi jednostka. Może stać (H), ruszyć się (-), wspierać (S) lub konwojować (C).
only-fleets-convoy = Konwojowanie można rozkazać tylko flocie.
only-armies-convoyed = Konwojować można tylko armię.
only-country-in-brackets = W tym nawiasie może być tylko kraj.
support-says-goal = Wsparcie mówi, dokąd, albo H.
convoy-says-goal = Konwój mówi, dokąd.
line-dropped = { CAPITALIZED(NAME($place, form: "in")) } nie masz jednostki. Wiersz odpada i nie jest publikowany.
no-press-under-any-form = W tej partii nie ma korespondencji, w żadnej postaci.
    .hint = Jak się porozumiewać, mówi HELP ILLEGAL.

## Why lines are ignored

ignored-too-far-down = poniżej wiersza { $line }
ignored-quote = cytowany tekst
ignored-copy = tekst z e-maila sędziego
ignored-wrapped = koniec cytowanego wiersza
ignored-forward = tekst cytowany lub przekazany dalej
ignored-memo = nagłówek notatki
ignored-below-heading = tekst pod nagłówkiem innego e-maila
ignored-below-fence = tekst pod wierszem, nad którym należy odpowiadać
ignored-signature = podpis
ignored-device = dodane przez program pocztowy
ignored-disclaimer = klauzula prawna
ignored-comment = komentarz
ignored-order-with-head = rozkaz w wierszu, który wprowadza cytat
ignored-after-sign-off = po SIGN OFF
ignored-greeting = powitanie
ignored-heading = nagłówek
ignored-nothing-ordered = pod tym nagłówkiem nie ma rozkazów
ignored-no-words = bez słów
ignored-trial = próba, w której nic się nie liczy
did-you-mean-orders = Czy chodzi o: { LIST($orders, type: "commas", max: 4) }?
order-not-certain = Tego rozkazu sędzia nie odczytuje z pewnością, więc nic z niego jeszcze się nie liczy.
order-on-own-line = Napisz każdy rozkaz w osobnym wierszu.
condition-asked = Warunek: { $condition }.
condition-decided = { $head }: { $so ->
    [yes] tak
       *[no] nie
    }, { $reasons }.
condition-both = { $first } i { $second }
condition-either = { $first } lub { $second }
condition-part = ({ $part })
condition-unit = { $kind ->
    [any] jednostka
       *[other] { $kind }
    }{ $whose ->
    [any] { "" }
       *[power] { " " }({ $power })
    }
    .one = { $kind ->
        [army] armia
        [fleet] flota
        [any] jednostka
       *[other] { $kind }
    }{ $whose ->
        [any] { "" }
       *[power] { " " }({ $power })
    }
condition-stands = { NAME($place, form: "in") } { $so ->
    [yes] stoi { $unit }
       *[no] nie stoi { $unit }
    }
condition-dislodged = { $unit } { NAME($place, form: "in") }: { $so ->
    [yes] wyparta
       *[no] nie wyparta
    }
condition-moved = { $unit } { NAME($place, form: "in") }: { $so ->
    [yes] ruch { NAME($to, form: "to") }
       *[no] bez ruchu { NAME($to, form: "to") }
    }
condition-owns = { $place }: { $so ->
    [yes] właścicielem jest { $power }
       *[no] właścicielem nie jest { $power }
    }
condition-due = { $what ->
    [builds] budowy do wykonania:
       *[removals] usunięcia do wykonania:
    } { $so ->
    [yes] { $amount }
       *[no] nie { $amount }
    }

## What is said of orders that a word governs, and of those that are only proposed.

orders-in-question = Pytanie nie jest rozkazem. Nie przyjęto: { LIST($orders, type: "commas", max: 4) }.
    .hint = Wyślij sam rozkaz, jeśli ma się liczyć. { refused-predicts-for-master.hint }
    .mark = Wyślij go bez znaku zapytania, jeśli ma się liczyć. { refused-predicts-for-master.hint }
orders-for-later = "{ $words }" dotyczy późniejszej fazy, więc nic z tego nie przyjęto.
    .hint = { wish-without-phase.hint }
orders-denied = To mówi, czego nie robić ({ LIST($orders, type: "commas", max: 4) }), i niczego nie zmienia.
    .hint = Nowy rozkaz dla jednostki zastępuje stary; CLEAR ALL odwołuje wszystkie.
orders-on-condition = Warunki słowne nie są czytane ("{ $words }"), więc nic z tego nie przyjęto.
    .hint = Bez warunku wyślij sam rozkaz: { LIST($orders, type: "commas", max: 4) }. Jak pisać IF, pokazuje HELP ORDERS.
orders-taken-back-beside = "{ $words }" odwołuje to, co stoi przedtem. Nie przyjęto: { LIST($orders, type: "commas", max: 4) }.
    .hint = Wyślij to, co się liczy, w osobnym wierszu.
orders-near-words = W wierszu przed nim lub po nim jest "{ $words }". Nie przyjęto: { LIST($orders, type: "commas", max: 4) }.
orders-beside-words = W wierszu jest też "{ $words }". Nie przyjęto: { LIST($orders, type: "commas", max: 4) }.
    .hint = Wyślij tylko ten rozkaz, o który chodzi, w osobnym wierszu.
orders-for-one-unit = To kilka rozkazów dla jednej jednostki ({ LIST($orders, type: "commas", max: 4) }), więc nic się jeszcze nie liczy.
orders-run-together = Kilka rozkazów zlewa się tu w jedno, więc nic się jeszcze nie liczy.
orders-of-one-action = Przed jedną czynnością stoi kilka jednostek ("{ $words }"), więc nic się jeszcze nie liczy.
orders-of-two-meanings = To może znaczyć dwie rzeczy, więc nic się jeszcze nie liczy: { LIST($orders, type: "commas", max: 4) }; albo { LIST($others, type: "commas", max: 4) }.
orders-in-part = Nie wszystko jest zrozumiałe ("{ $words }"), więc nic się jeszcze nie liczy.
orders-in-part-rejected = Nie wszystko jest zrozumiałe ("{ $words }"), więc nic nie zostało przyjęte.
words-not-read = Nie odczytano: "{ $words }".
read-as-move = Odczytano jako ruch.
no-letter-open = Nie ma tu otwartej wiadomości.
    .hint = Wiadomość zaczyna się od PRESS TO … albo BROADCAST.
no-if-open = Nie ma tu otwartego IF.
    .hint = HELP ORDERS pokazuje, jak łączyć IF, ELSE i ENDIF.
line-too-long = Znaki w wierszu: { $number }; najwięcej może ich być { $most }.
    .orders = Rozkazy w wierszu: { $number }; najwięcej może ich być { $most }.
    .hint = Pisz jeden rozkaz w wierszu.

## Headings over orders

heading-names-phase = Ten nagłówek mówi o: { $named }, a partia jest w fazie { $phase }.
    .hint = Aby zachować rozkazy pod nim na tę fazę, napisz zamiast niego PHASE { $next }.
heading-names-game = Ten nagłówek wymienia partię { $named }, a twoje SIGN ON dotyczy partii { $game }.
heading-names-power = Ten nagłówek wymienia inne mocarstwo ({ $named }), a ty działasz jako { $power }.
heading-names-player = Ten nagłówek wymienia inną osobę, { $named }; twoje zarejestrowane imię to { $player }.
heading-not-certain = Nie jest pewne, czy rozkazy pod { $words } są na teraz.
