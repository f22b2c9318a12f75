### Boards: the list of them, and the provinces of one (LIST VARIANTS, GET map).

boards-all = Liczba plansz do gry: { $number }.
boards-for-players = { $number ->
    [one] 1 plansza jest
    [few] { $number } plansze są
    [many] { $number } plansz jest
   *[other] { $number } planszy jest
 } dla { $players ->
    [one] 1 gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
 }.
boards-none-for-players = Nie ma planszy dla { $players ->
    [one] 1 gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
 }. Wszystkie plansze pokazuje LIST VARIANTS.
boards-how = Aby zacząć partię na którejś, wyślij CREATE ?partia hasło NAZWA. Jej prowincje i granice pokazuje GET map.NAZWA; jej zasady GET rules.NAZWA.
boards-that-want-players = Partie, które szukają graczy, są pod swoją planszą: SIGN ON ?partia hasło.
boards-for-two = Tylko plansze dla dwóch graczy pokazuje LIST VARIANTS 2.
boards-how-one = Aby zacząć na niej partię, wyślij CREATE ?partia hasło { $name }. Jej prowincje i granice pokazuje GET map.{ $name }; jej zasady GET rules.{ $name }. Wszystkie plansze pokazuje LIST VARIANTS.
boards-powers = { $number ->
    [one] 1 mocarstwo
    [few] { $number } mocarstwa
    [many] { $number } mocarstw
   *[other] { $number } mocarstwa
 }
boards-unplayable = Na planszy { $board } nie można jeszcze grać: { $why }. Plansze do gry pokazuje LIST VARIANTS.

## The provinces of a board.

map-title = Mapa { $board }. Prowincje: { $provinces }, centra zaopatrzenia: { $centres }.
map-how = Przy każdej prowincji: nazwa, skróty, czym jest i dokąd może z niej ruszyć armia (A) lub flota (F).
map-no-picture = Obrazu tej planszy nie ma.
map-diagram = Obraz tej planszy to schemat. Każde koło to prowincja. Brązowa linia łączy prowincje, między którymi chodzą armie, a niebieska te, między którymi pływają floty.
map-undrawn-borders = { $number ->
    [one] 1 granicy tej planszy nie ma na obrazie.
    [few] { $number } granic tej planszy nie ma na obrazie.
    [many] { $number } granic tej planszy nie ma na obrazie.
   *[other] { $number } granicy tej planszy nie ma na obrazie.
 }
map-province = { $terrain ->
    [land] ląd
    [coast] wybrzeże
    [sea] morze
   *[impassable] zamknięta
 }
map-centre = { map-province }, centrum zaopatrzenia
map-home-centre = { map-province }, centrum zaopatrzenia ({ NAME($power) })

## A map in words, for readers who do not see its picture.

map-after = Mapa po fazie { $phase }. { $centres } Rozkazy są w tekście.
map-of-position = Mapa fazy { $phase }. { $centres } Jednostki są w tekście.
map-of-board = Mapa { $board } na początku. Granice są w tekście.
map-before-results = Nic jeszcze nie zostało rozstrzygnięte. { $map }
map-centres = Centra: { $counts }.
map-centres-hidden = Centra: nie są pokazane.
map-in-halves = { $map } Obraz pokazuje lewą połowę mapy nad prawą.
map-around-units = { $map } Obraz pokazuje okolice twoich jednostek.
map-title-start = { $phase }: początek

## The rules of a board (GET rules.NAME), each on a line of its own.

board-rules = { $board }: własne zasady. Wszystkie inne są takie jak w zwykłej grze.
board-players = Liczba graczy: { $number ->
    [one] { $number }
   *[other] { $number }
 }. Mocarstwa: { LIST($powers, type: "and") }.
board-map = Prowincje i granice pokazuje GET MAP.{ $name }.
board-rules-missing = Źródło tej planszy ma zasady, których sędzia nie zna: { LIST($rules, type: "and") }.
board-notes = O planszy:
board-certainty = Pewność planszy: stopień { $tier }, { board-tier }.
board-tier = { $tier ->
    [A] zgadzają się wszystkie źródła, które podają tę planszę
    [B] niektóre źródła się zgadzają, inne się różnią
    [C] inne źródła się różnią
    [S] granice są z planszy sprawdzonej, a początek z jednego źródła
   *[D] planszę podaje tylko jedno źródło
 }
board-options = Opcje, podawane w CREATE po nazwie planszy, jedna lub kilka:
board-option-chosen = wybrana tutaj.
board-coastal-convoys = Flota na każdym wybrzeżu może konwojować jak na morzu: armie wsiadają i lądują we wszystkich sąsiednich prowincjach, także w głębi lądu.
board-victory = Do zwycięstwa potrzeba { $needed } z { board-centres }, o ile żadne inne mocarstwo nie ma ich tyle samo.
board-victory-together = Każdy gracz gra kilkoma mocarstwami ({ $powers }). Razem do zwycięstwa potrzeba im { $needed } z { board-centres }, o ile nikt inny nie ma ich tyle samo.
board-centres = { $centres ->
    [one] { $centres } centrum zaopatrzenia
    [few] { $centres } centrów zaopatrzenia
    [many] { $centres } centrów zaopatrzenia
   *[other] { $centres } centrum zaopatrzenia
 }
board-victory-by-lead = Mocarstwo zwycięża też, jeśli w roku { $year } wyprzedza każde inne o { $centres ->
        [one] { $centres } centrum
        [few] { $centres } centra
        [many] { $centres } centrów
       *[other] { $centres } centrum
    }, a w każdym następnym roku o jedno mniej.
board-capitals = Mocarstwo musi mieć tyle stolic: { $number }, w tym własną: { $capitals }.
board-victory-owns = Zwycięzca musi też posiadać: { $centres }.
board-last-year = Partia kończy się z rokiem { $year }.
board-builds = { $where ->
    [home] Jednostki buduje się we własnych centrach macierzystych, jeśli mocarstwo je posiada i są wolne.
    [any] Jednostki buduje się w każdym wolnym centrum, które mocarstwo posiada.
    [any_if_home] Jednostki buduje się w każdym wolnym centrum, które mocarstwo posiada, dopóki posiada też centrum macierzyste.
   *[any_home] Jednostki buduje się w każdym wolnym centrum macierzystym dowolnego mocarstwa, które mocarstwo posiada.
 }
board-start = Zaczyna się od { $what ->
    [builds] budów
   *[moves] ruchów
 }, faza { $phase }.
board-first-units = Każde centrum dostaje jednostkę, którą wybiera jego właściciel. Bez rozkazu dostaje jednostkę ze zwykłego początku.
board-years = Lata, które mijają między dwoma ruchami: { $number }.
board-chosen-homes = Pierwsza budowa wybiera jedyne centrum macierzyste mocarstwa. Centra, które ma przy liczeniu w roku { $year }, stają się macierzyste.
board-neutral = { $units ->
    [hold] Jednostki neutralne stoją. Można je wspierać, a wyparte zostają zniszczone.
   *[rebuild] Jednostki neutralne stoją w centrach niczyich i wracają, dopóki nikt tych centrów nie zajmie.
 }
board-neutral-places = Stoją tu: { $places }.
board-open-sites = Mocarstwo, które posiada jedno z tych miejsc, może tam też budować: { $places }.
board-emergency = Dopóki { $power } posiada tylko część swoich centrów macierzystych, może utrzymać jedną jednostkę więcej. Może wtedy też budować tutaj: { $places }.
board-uncounted = Nie liczy się nikomu, dopóki właścicielem jest { $power }: { $centres }.
board-no-retreats = Wyparte jednostki zostają zniszczone. Odwrotów nie ma.
board-transform = Armie mogą zmieniać się we floty, a floty w armie, { $when ->
    [winter] zimą
   *[moves] zamiast ruchu
 }, { $where ->
    [home] w centrum macierzystym, które mocarstwo posiada
    [one] w każdym centrum, które mocarstwo posiada, dopóki posiada też centrum macierzyste
    [any] w każdym centrum, które mocarstwo posiada
    [centre] w każdym centrum zaopatrzenia
   *[anywhere] wszędzie na lądzie
 }: A CON TR F.
board-gate = Między { NAME($one, form: "instrumental") } a { NAME($other, form: "instrumental") } przechodzą tylko floty mocarstwa, które posiada { NAME($centre, form: "accusative") }.
board-portage = Armie mogą przenosić floty od wybrzeża do wybrzeża, tak jak floty konwojują armie: A MAR C F GAS - PIE.
board-railway = { $railway }: w każdej turze jedna armia { NAME($power, form: "genitive") } może przejechać między dowolnymi z tych miejsc: { $stops }, jeśli nie ma między nimi obcej jednostki: { $order }.
board-canal = { $canal }: mocarstwo z jednostką { NAME($holder, form: "in") } przepuszcza innych między { NAME($one, form: "instrumental") } a { NAME($other, form: "instrumental") }: { $order }.
board-border = { $unit } - { $places }: { $rule ->
    [half_strength] liczy się za połowę, przerywa wsparcie tylko przez wyparcie i ustępuje w odwrotach
    [only_with_support] sam ruch nic nie znaczy, liczą się tylko jego wsparcia
   *[one_way] bez powrotu
 }.
board-convoying-ports = Flota konwojuje jak na morzu tutaj: { LIST($places, type: "and") }.
board-closed-in-fall = Jesienią żadna jednostka nie może tu wejść: { LIST($places, type: "and") }. Jednostki, które tam stoją, nie dostają wtedy rozkazów.
