### What is wrong with the line of a command or a block, what would be right, and what was assumed.

letter-not-sent = Wiadomość nie została wysłana.

## Words of commands

has-too-many-words = { $command } ma za dużo słów.
needs-more-words = { $command } wymaga więcej słów.
does-not-say-what = { $command } nie mówi, co.
sign-on-has-too-many-words = SIGN ON ma za dużo słów.
    .hint = { $usage }; połącz słowa w nazwie mocarstwa, United_Kingdom; rozkazy idą do wierszy poniżej
variant-left-out = "{ $word }" pominięto: partia ma własny wariant.
new-game-has-no-name = Nowa partia nie ma nazwy.
cancel-needs-token = CANCEL wymaga tokenu z e-maila do ciebie.
    .hint = Nowy rozkaz dla jednostki zastępuje stary. Aby usunąć wszystkie rozkazy, wyślij CLEAR ALL. Samo CANCEL wycofuje to, o co poproszono innych.
who-gets-which-power = Kto dostaje które mocarstwo?
swap-names-two-powers = SWAP wymienia dwa mocarstwa.
no-list-of-waiting = "{ $word }" nie jest listą oczekujących graczy.
no-number-of-games = "{ $word }" nie jest liczbą partii.
no-number = "{ $word }" nie jest liczbą.
names-no-one-power = "{ $word }" nie oznacza jednego mocarstwa.
names-no-one-unit = "{ $word }" nie oznacza jednej jednostki.

## A person's own settings

one-address-each = Sędzia wysyła e-maile na jeden adres każdej osoby.
    .hint = SET ADDRESS { $first }; z I AM ALSO { $second } możesz pisać też stamtąd.
no-mail-address = "{ $word }" nie jest adresem e-mail{ $why ->
        [several] : adres ma jeden znak @
        [long] : ma więcej znaków niż { $most }
       *[none] { "" }
    }.
no-such-language = "{ $word }" nie jest nazwą języka.
no-style-of-orders = "{ $word }" nie jest stylem rozkazów.
no-amount-of-mail = "{ $word }" nie jest ilością poczty.
no-form-of-map = "{ $word }" nie jest postacią mapy.
neither-on-nor-off = "{ $word }" to ani ON, ani OFF.
neither-short-nor-long = "{ $word }" to ani SHORT, ani LONG.
grace-of-this-phase = SET GRACE przesuwa koniec dodatkowego czasu tej fazy.
    .hint = Aby go nie było: { $commands }

## Votes

set-draw-names-powers = Po SET DRAW mogą stać tylko mocarstwa.
    .hint = Samo SET DRAW w osobnym wierszu to głos za remisem wszystkich, którzy przetrwali.
which-end-proposed = Nie wiadomo, o jaki koniec jest ten wniosek.
names-no-result = To nie jest wynik partii.
    .hint = { $usage }; TERMINATE kończy partię bez wyniku.
reason-is-missing = Brakuje uzasadnienia. Czytają je wszyscy w partii.
    .hint = DECLARE { $end } BECAUSE i twoje uzasadnienie, wszystko w jednym wierszu.
ranking-needs-ranks = Kolejność wymaga kilku miejsc.
which-end-is-meant = Nie wiadomo, o jaki koniec chodzi.
    .hint = { $command } WIN i mocarstwo albo { $command } DRAW i mocarstwa, które go dzielą.
only-one-power-wins = Zwycięża tylko jedno mocarstwo.
    .hint = { $command } DRAW i mocarstwa, które dzielą remis.
no-vote = "{ $word }" nie jest głosem.
    .hint = { $usage }; SET DRAW głosuje za remisem.

## ADJUST

lines-of-adjust = Wiersze to REMOVE A Vie, PLACE F Tri Austria, OWNER Ser Austria, PHASE F1902M, REASON i słowa.
adjust-not-closed = Blok nie ma END ADJUST, więc nic się nie zmieniło.
    .hint = Wyślij go ponownie z wierszem END ADJUST.
nothing-of-adjust = Nic z tego bloku nie zostało zrobione: pozycję koryguje się w całości, a jeden z wierszy jest błędny.
    .hint = Wyślij ponownie cały blok z poprawionym wierszem.
adjust-changes-nothing = Blok niczego nie zmienia.
adjust-without-reason = Blok nie ma uzasadnienia. Poznają je wszyscy w partii.
    .hint = REASON Źle odczytano rozkaz.
no-line-of-adjust = To nie jest wiersz ADJUST.
whose-fleet = Czyja to flota? Może ich tam być kilka.
whose-unit = Czyja to jednostka?
name-the-coast = Podaj wybrzeże: { LIST($coasts, type: "or") }.
cannot-stand-in = Taka jednostka nie może stać { NAME($place, form: "in") }.
word-is-no-supply-centre = "{ $word }" nie jest centrum zaopatrzenia.
owner-lines = OWNER Ser Austria albo OWNER Ser NONE
reason-too-long = Uzasadnienie ma najwyżej { $most } znaków.
    .hint = Więcej można powiedzieć przez BROADCAST.

## IF

if-not-closed = To IF nie ma ENDIF.
    .hint = Zamknij je wierszem ENDIF.
an-if-not-closed = Któreś IF nie ma ENDIF.
line-not-taken = Wiersz { $line } nie został przyjęty.
lines-not-taken = Wiersze { $first }-{ $last } nie zostały przyjęte.
nothing-of-if = Nic z tego IF nie zostało zachowane: { $lines ->
        [one] wiersz { $line } zawiera błąd
        [few] { $lines } wiersze zawierają błędy
        [many] { $lines } wierszy zawiera błędy
       *[other] { $lines } wiersza zawiera błędy
    }.
mail-whole-if = Wyślij ponownie całe IF, aż do ENDIF.
if-too-long = Wiersze tego IF: { $lines }; najwięcej może ich być { $most }.
    .hint = Podziel je.
ifs-too-deep = Więcej niż { $most } IF stoi jedno w drugim.
    .hint = Warunki łączy się przez AND i OR.
belongs-to-no-if = To { $word } nie należy do żadnego IF.
    .hint = Kolejność to IF, ELSE IF, ELSE, ENDIF.
if-without-orders = To IF nie ma rozkazów.
only-orders-in-if = IF może zawierać tylko rozkazy.
no-if-in-game = Ta partia nie przyjmuje IF.
    .hint = Wyślij same rozkazy.
if-is-about-phase-to-come = IF dotyczy fazy, która dopiero nadejdzie, a te rozkazy są na fazę { $phase }.
phase-above-if = PHASE { $phase } w wierszu nad nim albo inna faza, o którą chodzi.
phase-above-if-not-for-this-turn = Odwroty i budowy tej tury go nie wymagają.
if-on-its-own-line = { $line } w osobnym wierszu jest zapisywane na fazę { $phase }.

## Conditions

condition-too-long = Warunek pyta o { $terms } rzeczy; najwięcej może być { $most }.
condition-breaks-off = Warunek się urywa.
write-a-fact = Napisz { $forms }.
means-nothing-in-condition = Nie wiadomo, co "{ $word }" znaczy w warunku.
facts-are = Fakty to { $forms }; między nimi AND, OR, NOT.
asks-owner-or-unit = "{ $word }" może pytać, do kogo to należy albo czy jest tam jednostka.
    .hint = Napisz ponownie OWNS albo UNIT, gdy chodzi o jednostkę, która tam jest.
moved-asks-a-move = MOVED pyta o ruch.
    .hint = Na przykład: MOVED A CON - BUL.
owns-asks-a-centre = OWNS pyta o centrum.
    .hint = Na przykład: OWNS France BEL.
condition-asks-what-stands = Warunek pyta, gdzie są jednostki, a nie, jakie mają rozkazy.

## Letters with an IF

before-a-letter = Przed wiadomością napisz, kim jesteś.
letter-if-without-condition = Wiadomość ma IF bez warunku.
letter-if-forms = PRESS TO EF IF i jedno z: { $forms }
letter-if-not-closed = Jedno z IF wiadomości nie ma ENDIF.
    .hint = Zamknij każde IF wierszem ENDIF.
endif-without-if = To ENDIF nie ma IF.
    .hint = Umieść nad nim IF warunek THEN.
letters-if-not-closed = To IF nie ma ENDIF, więc nic z niego nie zostało wysłane ani zachowane.
only-letters-and-orders-in-if = IF może zawierać tylko wiadomości i rozkazy.
    .hint = Użyj zamiast tego PRESS TO albo BROADCAST; nic z bloku nie zostało wysłane.
letter-in-if-not-closed = Wiadomość w tym IF nie ma końca, więc nic z niego nie zostało wysłane.
    .hint = Każda wiadomość kończy się ENDPRESS, w tej samej gałęzi, w której się zaczyna.
nothing-of-letters-if = Nic z tego IF nie zostało wysłane ani zachowane: jeden z jego wierszy zawiera błąd.

## Dates, times and periods. What follows a command is an example of it.

date-read-as = Odczytano jako { $date }.
date-unread = "{ $text }" nie jest datą, którą sędzia może odczytać.
date-ambiguous = "{ $text }" nie wszędzie czyta się tak samo: { LIST($readings, type: "or") }?
date-too-far = Ta data jest zbyt odległa.
date-too-far-from-today = { $date } jest zbyt odległe od dzisiaj.
no-such-time = Nie ma godziny { $time }.
no-such-day = Nie ma dnia { $day } { TIME($month, style: "month") }.
    .in-year = Nie ma dnia { $day } { TIME($month, style: "month") } { $year }.
period-reversed = "{ $text }" kończy się, zanim się zacznie.
holidays-too-long = "{ $text }" trwa dłużej niż { $days } dni. Aby zatrzymać zegar, wyślij PAUSE.
write-as-in = Zapisz to tak: { LIST($examples, type: "or") }.
time-first-then-words = { $line }, a pozostałe słowa w wierszu poniżej.
if-you-mean-it = { $line }, jeśli o to chodzi.
time-past = { $time } już minęło.
    .hint = Podaj czas w przyszłości, na przykład { LIST($examples, type: "or") }.
time-far = { $time } jest za { $days } dni.
time-before-deadline = { $time } wypada przed obecnym terminem, { $deadline }.
    .hint = Aby liczyć od terminu, wyślij { $command } +24h. Jeśli chodzi o wcześniejszy czas, wyślij { $line }.
words-unclear = Nie wiadomo, co "{ $words }" dodaje do { $command }.
absence-empty = { $time } nie jest okresem.
absence-too-long = { $time } trwa dłużej niż { $days } dni.
    .hint = Aby zostawić mocarstwo komuś innemu, wyślij RESIGN. Aby zapytać mistrza gry, wyślij PRESS TO M.
absences-to-end = SET NO ABSENCE 25 Jan albo SET NO ABSENCE dla wszystkich.
day-past = { TIME($day, style: "day") } już minął, a następny jest w roku { $year }.
placeholder = { $word ->
    [address] adres
    [board] plansza
    [date] data
    [day] dzień
    [file] plik
    [game] partia
    [hours] godziny
    [list] lista
    [n] n
    [name] nazwa
    [number] numer
    [options] opcje
    [order] rozkaz
    [password] hasło
    [phase] faza
    [player] gracz
    [power] mocarstwo
    [powers] mocarstwa
    [reason] powód
    [season] pora-roku
    [series] seria
    [setting] ustawienie
    [text] tekst
    [time] czas
    [token] kod
    [topic] temat
    [unit] jednostka
    [value] wartość
    [variant] wariant
    [word] słowo
       *[year] rok
    }
usage-or = albo
no-such-month = Nie ma miesiąca { $number }.
letter-without-end = Wiadomość nie ma ENDPRESS, więc nie została wysłana, a jej wiersze nie zostały odczytane.
    .orders = { letter-without-end } To, co wygląda tam na rozkazy (wiersz { $lines }), nie zostało przyjęte.
    .hint = Wyślij ją ponownie z wierszem ENDPRESS pod spodem, a rozkazy pod tym wierszem.

## Words of the classic judge that this one lacks

classic-word-not-here = { $words } pochodzi z klasycznego sędziego; ten sędzia tego nie ma.
always-so-here = tutaj jest tak zawsze
classic-settings = Co można tu ustawić, pokazuje HELP SETTINGS.
classic-ask-keeper = Zapytaj opiekuna sędziego; kto nim jest, pokazuje VERSION.
classic-of-maps = Plansza ma własne zasady i opcje, jak w SET VARIANT colonial railway. Pokazuje je HELP VARIANTS.
classic-option = { $line } ustawia to jako opcję planszy. Jak działa, pokazuje GET RULES.{ $board }.
classic-who = Kto w niej gra, pokazuje WHO GAME { $game }.
classic-dedication = Twoją rzetelność pokazuje GET DEDICATION, a innych graczy INFO PLAYER i adres.
units-stay-what-they-are = Jednostki nie zmieniają tu rodzaju: stoją, ruszają się (-), wspierają (S) albo konwojują (C).
units-need-no-maintenance = Każda jednostka jest tu utrzymywana i nic się nie płaci.
removals-follow-rulebook = Usunięcia bez rozkazu zawsze przebiegają według zasad gry.
classic-draw = Głos za remisem wszystkich pozostałych oddaje SET DRAW.
classic-rulebook = Zasady wybiera SET RULEBOOK nazwa.
classic-variant = Planszę i pozycję początkową wybiera SET VARIANT nazwa.
classic-create = Partię zakłada CREATE ?partia hasło.
classic-centres = Centra pokazuje LIST.
no-machiavelli = W Machiavellego się tu nie gra.

## Time zones

zone-of-several = "{ $text }" może oznaczać { LIST($zones, type: "or") }.
no-such-zone = Nie ma strefy czasowej "{ $text }". Napisz ją tak jak Europe/Warsaw.
    .near = Nie ma strefy czasowej "{ $text }". Najbardziej podobne nazwy to { LIST($zones, type: "or") }.

## Powers and readers

say-which-game = Przed tym wierszem napisz, o którą partię chodzi.
name-the-power = Napisz nazwę mocarstwa.
the-powers-are = Mocarstwa to: { LIST($powers, type: "and") }.
power-or-powers = "{ $word }" może oznaczać jedno mocarstwo ({ $power }) albo kilka ({ LIST($powers, type: "and") }).
    .hint = Napisz pełną nazwę: PRESS TO { $power }.
power-or-letters = "{ $word }" może być skrótem nazwy ({ LIST($powers, type: "or") }) albo ciągiem liter ({ LIST($readers, type: "and") }).
names-apart = Napisz nazwy albo litery oddzielone spacjami.
sign-or-name = "{ $word }" oznacza tutaj: { $power }. Jest też skrótem nazwy: { $other }.
person-or-letters = "{ $word }" to imię osoby, ale może też być ciągiem liter.
reader-of-several = "{ $word }" może tu oznaczać więcej niż jedną osobę lub mocarstwo.
names-no-reader = "{ $word }" nikogo tu nie oznacza i nie jest zwykłym ciągiem liter.
letters-in-order = Podaj mocarstwa albo ich litery w zwykłej kolejności: PRESS TO { $letters }, PRESS TO M.
powers-too-long = Lista mocarstw może mieć najwyżej { $most } znaków.
power-twice = To mocarstwo jest na liście dwa razy: { $power }.

## Phases and pages

no-phase = "{ $text }" nie jest fazą.
results-below-sign-on = Ostatnie wyniki partii { $game } daje { $command } pod SIGN ON mocarstwo { $game } hasło, a wyniki jednej fazy { $command } S1901M.
about-game-of-sign-on = { $command } dotyczy partii z twojego SIGN ON.
    .hint = SIGN ON mocarstwo { $game } hasło, a pod spodem { $line }.
why-lacks-unit = WHY nie mówi, o którą jednostkę chodzi.
history-takes-no-phase = HISTORY nie przyjmuje fazy.
    .hint = Wyniki tej fazy daje RESEND { $phase }. HISTORY podaje się w dniach: HISTORY FROM 1 Jan TO 1 Feb.
history-words-before-from = HISTORY ma za dużo słów przed FROM.
no-number-of-lines = "{ $text }" nie jest liczbą wierszy od 1 do { $most }.
no-part-of-profile = "{ $word }" nie jest częścią profilu.

## Blocks and first words

nothing-to-announce = Nie ma nic do ogłoszenia.
announce-not-closed = Blok nie ma END ANNOUNCE.
block-in-lines = { $first }, twój tekst, { $last }: każde w osobnym wierszu.
diary-not-closed = Wpis nie ma ENDDIARY, więc niczego nie zapisano, a jego wiersze nie zostały odczytane.
    .hint = Wyślij go ponownie z wierszem ENDDIARY pod spodem. Co jest w twoim dzienniku, pokazuje DIARY LIST.
write-whole-word = Napisz całe słowo.
do-you-mean = Czy chodzi o { $command }?
help-lists-commands = Wszystkie polecenia pokazuje HELP.
begins-a-block = { $command } zaczyna blok wierszy. Pierwszy wiersz mówi tylko, dla kogo on jest.

## Messages

letter-for-whom = Nie wiadomo, dla kogo jest ta wiadomość.
    .hint = Do niektórych pisze się przez PRESS TO { $to }, do wszystkich przez BROADCAST.
broadcast-is-for-all = BROADCAST jest dla wszystkich.
fake-names-both = PRESS TO mocarstwo FAKE TO mocarstwo: najpierw kto ją dostaje, potem dla kogo ma się wydawać.
fake-to = PRESS TO { $to } FAKE TO mocarstwo; ostatnie mocarstwo to to, dla którego ma się wydawać.
signed-or-not = Czy wiadomość ma być podpisana (WHITE), czy nie (GREY)?
faked-or-not = Czy wiadomość ma pokazywać fałszywych adresatów, czy nie?
    .hint = Napisz FAKE albo NO FAKE.
letter-end-unclear = Nie wiadomo, gdzie kończy się ta wiadomość, więc nie została wysłana.
entry-end-unclear = Nie wiadomo, gdzie kończy się ten wpis, więc niczego nie zapisano.
