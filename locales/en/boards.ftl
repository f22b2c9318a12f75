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
