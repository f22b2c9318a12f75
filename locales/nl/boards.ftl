### Boards: the list of them, and the provinces of one (LIST VARIANTS, GET map).

boards-all = Er zijn { $number } borden om op te spelen.
boards-for-players = { $number ->
    [one] Er is 1 bord
   *[other] Er zijn { $number } borden
 } voor { $players ->
    [one] 1 speler
   *[other] { $players } spelers
 }.
boards-none-for-players = Er is geen bord voor { $players ->
    [one] 1 speler
   *[other] { $players } spelers
 }. Met LIST VARIANTS zie je alle borden.
boards-how = Om op een bord een partij te beginnen stuur je CREATE ?partij wachtwoord NAAM. De gebieden en grenzen krijg je met GET map.NAAM, de regels met GET rules.NAAM.
boards-that-want-players = Partijen die spelers zoeken, staan onder hun bord: SIGN ON ?partij wachtwoord.
boards-for-two = Met LIST VARIANTS 2 zie je alleen de borden voor twee spelers.
boards-how-one = Om op dit bord een partij te beginnen stuur je CREATE ?partij wachtwoord { $name }. De gebieden en grenzen krijg je met GET map.{ $name }, de regels met GET rules.{ $name }. Met LIST VARIANTS zie je alle borden.
boards-powers = { $number ->
    [one] 1 land
   *[other] { $number } landen
 }
boards-unplayable = Op { $board } kan nog geen partij gespeeld worden: { $why }. Met LIST VARIANTS zie je op welke borden dat wel kan.

## The provinces of a board.

map-title = De kaart { $board }: { $provinces } gebieden, { $centres } aanvoergebieden.
map-how = Van elk gebied: de naam, de korte namen, wat het is, en waar een leger (A) of een vloot (F) ervandaan heen kan.
map-no-picture = Van dit bord is er geen afbeelding.
map-diagram = De afbeelding van dit bord is een schema. Elke schijf is een gebied. Een bruine lijn verbindt gebieden waartussen legers kunnen bewegen, een blauwe lijn die voor vloten.
map-undrawn-borders = { $number ->
    [one] 1 grens van dit bord staat niet op de afbeelding.
   *[other] { $number } grenzen van dit bord staan niet op de afbeelding.
 }
map-province = { $terrain ->
    [land] land
    [coast] kust
    [sea] zee
   *[impassable] gesloten
 }
map-centre = { map-province }, aanvoergebied
map-home-centre = { map-province }, aanvoergebied van { $power }

## A map in words, for readers who do not see its picture.

map-after = Kaart na { $phase }. { $centres } De orders staan in de tekst.
map-of-position = Kaart van { $phase }. { $centres } De eenheden staan in de tekst.
map-of-board = Kaart van { $board } bij de start. De grenzen staan in de tekst.
map-before-results = Er is nog niets verwerkt. { $map }
map-centres = Aanvoergebieden: { $counts }.
map-centres-hidden = Aanvoergebieden: niet getoond.
map-in-halves = { $map } Het plaatje toont de linkerhelft van de kaart boven de rechterhelft.
map-around-units = { $map } Het plaatje toont wat er rond je eenheden is.
map-title-start = { CAPITALIZED($phase) }: start

## The rules of a board (GET rules.NAME), each on a line of its own.

board-rules = { $board }: de eigen regels. Alle andere zijn die van de standaardpartij.
board-players = Voor { $number ->
    [one] { $number } speler
   *[other] { $number } spelers
 }: { LIST($powers, type: "and") }.
board-map = De gebieden en grenzen krijg je met GET MAP.{ $name }.
board-rules-missing = De bron van het bord heeft regels die de judge niet kent: { LIST($rules, type: "and") }.
board-notes = Over het bord:
board-certainty = Hoe zeker het is: klasse { $tier }, { board-tier }.
board-tier = { $tier ->
    [A] alle bronnen die het bord hebben, zijn het eens
    [B] sommige bronnen zijn het eens, andere wijken af
    [C] de andere bronnen wijken af
    [S] de grenzen zijn die van een gecontroleerd bord, en de start komt uit één bron
   *[D] één bron heeft het bord
 }
board-options = Opties, achter het bord in CREATE, een of meer:
board-option-chosen = hier gekozen.
board-coastal-convoys = Een vloot aan elke kust kan konvooieren alsof ze op zee is: legers gaan in alle gebieden ernaast aan boord en aan land, ook in het binnenland.
board-victory = Je wint met { $needed } van { board-centres }, als geen ander land er evenveel heeft.
board-victory-together = Elke speler speelt { $powers } landen. Samen winnen ze met { $needed } van { board-centres }, als niemand anders er evenveel heeft.
board-centres = { $centres ->
    [one] { $centres } aanvoergebied
   *[other] { $centres } aanvoergebieden
 }
board-victory-by-lead = Een land wint ook met een voorsprong van { $centres } op elk ander land in { $year }, of één minder voor elk jaar daarna.
board-capitals = Een land moet { $number } hoofdsteden bezitten, waaronder de eigen: { $capitals }.
board-victory-owns = De winnaar moet ook { $centres } bezitten.
board-last-year = De partij eindigt met het jaar { $year }.
board-builds = { $where ->
    [home] Een land bouwt eenheden in zijn eigen thuisgebieden, als het die bezit en ze vrij zijn.
    [any] Een land bouwt eenheden in elk vrij aanvoergebied dat het bezit.
    [any_if_home] Een land bouwt eenheden in elk vrij aanvoergebied dat het bezit, zolang het een thuisgebied bezit.
   *[any_home] Een land bouwt eenheden in elk vrij thuisgebied dat het bezit, van welk land ook.
 }
board-start = Het begint met { $what ->
    [builds] bouwen
   *[moves] zetten
 }, in { $phase }.
board-first-units = Elk aanvoergebied krijgt een eenheid die de eigenaar kiest. Zonder order is dat die van de gewone start.
board-years = Tussen twee zetten verlopen { $number } jaar.
board-chosen-homes = De eerste bouw kiest het enige thuisgebied van het land. De aanvoergebieden die het bij de telling van { $year } bezit, worden thuisgebieden.
board-neutral = { $units ->
    [hold] Neutrale eenheden blijven staan. Ze kunnen steun krijgen, en worden opgeheven als ze verdreven worden.
   *[rebuild] Neutrale eenheden blijven staan in aanvoergebieden van niemand, en komen terug tot die veroverd zijn.
 }
board-neutral-places = Ze staan in { $places }.
board-open-sites = Een land dat een van deze bezit, kan daar ook bouwen: { $places }.
board-emergency = Zolang { $power } maar een deel van zijn thuisgebieden bezit, kan het één eenheid meer houden. Het kan dan ook bouwen in { $places }.
board-uncounted = { $centres } telt voor niemand zolang het van { $power } is.
board-no-retreats = Verdreven eenheden worden opgeheven. Er zijn geen terugtochten.
board-transform = Legers kunnen vloten worden, en vloten legers, { $when ->
    [winter] in de winter
   *[moves] in plaats van te bewegen
 }, { $where ->
    [home] in een thuisgebied dat het land bezit
    [one] in elk aanvoergebied dat het land bezit, zolang het een thuisgebied bezit
    [any] in elk aanvoergebied dat het land bezit
    [centre] in elk aanvoergebied
   *[anywhere] overal op land
 }: A CON TR F.
board-gate = Alleen vloten van het land dat { $centre } bezit, kunnen tussen { $one } en { $other } door.
board-portage = Legers kunnen vloten van kust naar kust dragen, zoals vloten legers konvooieren: A MAR C F GAS - PIE.
board-railway = { $railway }: elke beurt kan één leger van { $power } reizen tussen { $stops }, als er geen vreemde eenheid tussen staat: { $order }.
board-canal = { $canal }: een land met een eenheid in { $holder } laat anderen door tussen { $one } en { $other }: { $order }.
board-border = { $unit } - { $places }: dit { $rule ->
    [half_strength] telt half, verbreekt steun alleen door te verdrijven, en moet bij terugtochten wijken
    [only_with_support] telt op zichzelf niet, alleen met steun
   *[one_way] kan niet terug
 }.
board-convoying-ports = Een vloot konvooieert alsof ze op zee is in { LIST($places, type: "and") }.
board-closed-in-fall = In het najaar kan geen eenheid naar { LIST($places, type: "and") }, en eenheden daar krijgen dan geen orders.
