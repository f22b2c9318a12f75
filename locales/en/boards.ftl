### Boards: the list of them, and the provinces of one (LIST VARIANTS, GET map).

boards-all = { $number } boards can be played.
boards-for-players = { $number ->
    [one] 1 board
   *[other] { $number } boards
 } for { $players ->
    [one] 1 player
   *[other] { $players } players
 } can be played.
boards-none-for-players = There is no board for { $players ->
    [one] 1 player
   *[other] { $players } players
 }. To see all boards, send LIST VARIANTS.
boards-how = To start a game on one, send CREATE ?game password NAME. For its provinces and borders, send GET map.NAME; for its rules, GET rules.NAME.
boards-that-want-players = Games that need players are below their board: SIGN ON ?game password.
boards-for-two = To see only the boards for two players, send LIST VARIANTS 2.
boards-how-one = To start a game on it, send CREATE ?game password { $name }. For its provinces and borders, send GET map.{ $name }; for its rules, GET rules.{ $name }. To see all boards, send LIST VARIANTS.
boards-powers = { $number ->
    [one] 1 power
   *[other] { $number } powers
 }
boards-unplayable = No game can be played on { $board } yet: { $why }. To see the boards that can be played, send LIST VARIANTS.

## The provinces of a board.

map-title = The { $board } map: { $provinces } provinces, { $centres } supply centres.
map-how = For each province: its name, its short names, what it is, and where an army (A) or a fleet (F) can go from it.
map-no-picture = There is no picture of this board.
map-diagram = The picture of this board is a diagram. Each disc is a province. A brown line joins provinces between which armies can go, a blue line those between which fleets can go.
map-undrawn-borders = { $number ->
    [one] 1 border of this board is not on its picture.
   *[other] { $number } borders of this board are not on its picture.
 }
map-province = { $terrain ->
    [land] land
    [coast] coast
    [sea] sea
   *[impassable] closed
 }
map-centre = { map-province }, supply centre
map-home-centre = { map-province }, supply centre of { $power }

## A map in words, for readers who do not see its picture.

map-after = Map after { $phase }. { $centres } The orders are in the text.
map-of-position = Map of { $phase }. { $centres } The units are in the text.
map-of-board = Map of { $board } at the start. The borders are in the text.
map-before-results = Nothing has been adjudicated yet. { $map }
map-centres = Centres: { $counts }.
map-centres-hidden = Centres: not shown.
map-in-halves = { $map } The picture shows the left half of the map above the right half.
map-around-units = { $map } The picture shows what is around your units.
map-title-start = { $phase }: start

## The rules of a board (GET rules.NAME), each on a line of its own.

board-rules = { $board }: its own rules. All others are those of the standard game.
board-players = It takes { $number ->
    [one] { $number } player
   *[other] { $number } players
 }: { LIST($powers, type: "and") }.
board-map = For its provinces and borders, send GET MAP.{ $name }.
board-rules-missing = The board's source has rules that the judge does not have: { LIST($rules, type: "and") }.
board-notes = About the board:
board-certainty = How certain it is: tier { $tier }, { board-tier }.
board-tier = { $tier ->
    [A] every source that has the board agrees
    [B] some sources agree, others differ
    [C] the other sources differ
    [S] the borders are those of a checked board, and the start is from one source
   *[D] one source has the board
 }
board-options = Options, named after the board in CREATE, one or more:
board-option-chosen = chosen here.
board-coastal-convoys = A fleet on any coast can convoy as if at sea: armies board and land in all provinces next to it, including inland ones.
board-victory = A power wins with { $needed } of { board-centres }, if no other power has as many.
board-victory-together = Each player plays { $powers } powers. Together they win with { $needed } of { board-centres }, if no one else has as many.
board-centres = { $centres ->
    [one] { $centres } supply centre
   *[other] { $centres } supply centres
 }
board-victory-by-lead = A power also wins if it leads every other by { $centres } in { $year }, or by one less each year after.
board-capitals = A power must hold { $number } capitals, its own among them: { $capitals }.
board-victory-owns = The winner must also own { $centres }.
board-last-year = The game ends with the year { $year }.
board-builds = { $where ->
    [home] Units are built in a power's own home centres, if it owns them and they are vacant.
    [any] Units are built in any vacant centre that the power owns.
    [any_if_home] Units are built in any vacant centre that the power owns, while it owns a home centre.
   *[any_home] Units are built in any vacant home centre, of any power, that the power owns.
 }
board-start = It begins with { $what ->
    [builds] builds
   *[moves] moves
 }, in { $phase }.
board-first-units = Each centre gets a unit that its owner chooses. Without an order it gets that of the usual start.
board-years = { $number } years pass between two moves.
board-chosen-homes = The first build chooses the power's only home centre. The centres that it owns when { $year } is counted become home centres.
board-neutral = { $units ->
    [hold] Neutral units hold. They can be supported, and are destroyed when they are dislodged.
   *[rebuild] Neutral units hold in centres that no one owns, and come back until those are taken.
 }
board-neutral-places = They are in { $places }.
board-open-sites = A power that owns one of these can also build there: { $places }.
board-emergency = While { $power } owns only some of its home centres, it can keep one more unit. It can then also build in { $places }.
board-uncounted = { $centres } counts for no one while { $power } owns it.
board-no-retreats = Dislodged units are destroyed. There are no retreats.
board-transform = Armies can become fleets, and fleets armies, { $when ->
    [winter] in winter
   *[moves] instead of moving
 }, { $where ->
    [home] in a home centre that the power owns
    [one] in any centre that the power owns, while it owns a home centre
    [any] in any centre that the power owns
    [centre] in any supply centre
   *[anywhere] anywhere on land
 }: A CON TR F.
board-gate = Only fleets of the power that owns { $centre } pass between { $one } and { $other }.
board-portage = Armies can carry fleets from coast to coast, as fleets convoy armies: A MAR C F GAS - PIE.
board-railway = { $railway }: each turn one army of { $power } can go between any of { $stops }, if no foreign unit is between them: { $order }.
board-canal = { $canal }: a power with a unit in { $holder } lets others pass between { $one } and { $other }: { $order }.
board-border = { $unit } - { $places }: it { $rule ->
    [half_strength] counts half, cuts support only by dislodging, and yields in retreats
    [only_with_support] counts for nothing alone, only with its supports
   *[one_way] cannot go back
 }.
board-convoying-ports = A fleet convoys as if at sea in { LIST($places, type: "and") }.
board-closed-in-fall = No unit can enter { LIST($places, type: "and") } in fall, and units there get no orders then.
