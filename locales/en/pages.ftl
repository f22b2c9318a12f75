### Lines and pages about games: who is in them, their state, votes, and the pages of LIST, SUMMARY and HISTORY.

## People of a game.

person-nobody = nobody
person-bot = a bot
unnamed-player = a player
player-title = { $who ->
    [master] Master
    [player] a power
   *[observer] Observer
 }
player-since = from { $phase }:
applicant-waits = { $who }, number { $number }, needs the GM's approval
address-fails-since = Email to { $address } has been coming back since { $since }.
absence-line = { $who }: { $since }
    .until = to { $until }
    .unnamed = A player
orders-sent = { $sent ->
    [not-asked] No Move Required
    [missing] Move Required
   *[sent] Move Submitted
 }
    .late-waiting = late orders need ACCEPT LATE { $power }
    .late-refused = late orders do not count unless you send ACCEPT LATE { $power }

## What a game needs, and its state.

game-needs-answers = { $players ->
    [one] { $players } player
   *[other] { $players } players
 } to say I AM HERE
game-needs-approval = the GM's approval of players
game-needs-begin = the GM's BEGIN
game-needs-start = its start
game-needs-players = { $players ->
    [one] { $players } more player
   *[other] { $players } more players
 }
series-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
 } ({ LIST($games, type: "and") })
    .none = no game yet
series-state = { $players ->
    [one] { $players } player
   *[other] { $players } players
 }, { $games }
series-game = { $game }: { $powers }, { $centres ->
    [one] { $centres } centre
   *[other] { $centres } centres
 }, { $points }{ $counts ->
    [yes] { "" }
   *[no] { " " }(not counted)
 }
game-moderated = { $moderated ->
    [yes] Moderated
   *[no] Unmoderated
 }
game-state-series = Series: { $state }.
game-state-forming = Forming: { $needed } needed.
game-state-over = { $ending ->
    [victory] Won
    [draw] Drawn
   *[terminated] Ended without a result
 }{ $named ->
    [winners] { " " }by { $winners }
   *[nobody] { "" }
 }.
game-state-paused = Paused.
game-state-openings = Openings: { $powers }.
games-yours = Yours: { $parts }.
    .power = { $power }{ $state ->
        [abandoned] , until someone takes it over
        [disorder] , in civil disorder until orders come
       *[played] { "" }
     }
    .role = { $role ->
        [master] its GM
        [player] a player
        [awaited] a player, once its GM approves you
       *[observer] an observer
     }
games-deadline = Deadline: { $at }
games-resumes = Resumes: { $at }
games-away = Away:
    .until = to
boards-wanted = wanted: { $games }

## Votes. Terms stand in sentences.

terms-ranking = the ranking { $ranks }
terms-terminated = an end without a result
terms-victory = a victory of { $power }
terms-draw = a draw of { $powers }
terms-draw-of-all = a draw of all survivors
own-vote-draw = You vote for { $draw } in this phase. No one else is told. To withdraw the vote, send SET NODRAW.
own-vote-concede = You concede the game to { $power } in this phase, if all others do. No one else is told. To withdraw the vote, send SET NOCONCEDE.
open-proposal = { $number }: { $terms }{ $counted ->
    [season] , counted with the moves of { $season }
   *[any] { "" }
 }{ $ends ->
    [yes] , until { $until }
   *[no] { "" }
 }.{ $silence ->
    [agrees] { " " }Silence agrees, if anyone says YES.
   *[says-nothing] { "" }
 }{ $voted ->
    [yes] { " " }You vote { $vote }.
   *[no] { "" }
 }{ $awaits ->
    [master] { " " }It passed by silence and needs the GM's approval.
   *[nobody] { "" }
 }
votes-counted = { $yes } YES, { $no } NO{ $voted ->
    [some] , { votes-missing }
   *[all] { "" }
 }.
votes-missing = { $silent ->
    [one] { $silent } player
   *[other] { $silent } players
 } without a vote

## The board, orders and units.

board-unowned = Unowned
board-must-retreat = must retreat or disband
corrected-unit-of-nobody = { $unit } is taken off the board.
corrected-unit-taken-off = { $unit } of { $power } is taken off the board.
corrected-unit-put-on = { $unit } is put on the board for { $power }.
corrected-centre = { $centre } belongs to { $power }.
corrected-centre-of-nobody = { $centre } belongs to no one.
adjustments-pending = { $what ->
    [builds] { $number ->
        [one] { $number } build
       *[other] { $number } builds
     }
   *[removals] { $number ->
        [one] { $number } removal
       *[other] { $number } removals
     }
 } pending.
builds-seen = Builds { $number ->
    [one] { $number } unit
   *[other] { $number } units
 }.
order-implied = implied by { $unit }
lent-until-revoked = until revoked
lent-all-units = all its units
lent-to = { $units } to { $power }.

## Tables of a game's record.

table-power = Power
table-player = Player
table-year = Year
table-index = Index
table-statistics = { $what ->
    [centres] Most centres
    [moves] Moves
    [late] Late
    [missed] NMR
   *[press] Messages
 }
unused-builds = { $number ->
    [one] 1 unused build
    [two] 2 unused builds
   *[more] more unused builds
 }.
statistics-unsigned = Unsigned messages: { $number }.
statistics-held = Held longest away from home: { $centre }, by { $power }, { $since } to { $until }.
statistics-held-one-year = Held longest away from home: { $centre }, by { $power }, { $year }.

## LIST of a game.

list-draw-votes = Only you see this: { $number ->
    [one] { $number } power votes
   *[other] { $number } powers vote
 } for a draw.

## HISTORY: what happened in a game.

history-joined = { $who } has signed up to play a power in game '{ $game }'.
history-players = Game '{ $game }' now has { $number ->
    [one] { $number } player
   *[other] { $number } players
 }.
