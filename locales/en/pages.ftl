### Lines and pages about games: who is in them, their state, votes, and the pages of LIST, SUMMARY and HISTORY.

## People of a game.

person-nobody = no one
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
    [agrees] { " " }Silence counts as YES, if anyone says YES.
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

## LIST of a game, and of all.

list-series = Series '{ $game }': { $state }. For its table, send TABLE { $game }.
list-join = To join, send SIGN ON ?{ $game } and a password of your choice.
list-forming = Game '{ $game }' needs { $needed }.
list-roll-call = It starts once they have. Players who do not say it in time lose their place.
list-over = Game '{ $game }' is over. { $ending }
list-paused = Game '{ $game }' order #{ $number } ({ $phase }) is paused.
list-openings = Free for { $who ->
    [approved] players with the GM's approval
   *[anyone] anyone registered
 }: { $powers }. To take one over, send SIGN ON power { $game } and a password.
    .hidden = Free for { $who ->
        [approved] players with the GM's approval
       *[anyone] anyone registered
     }: { $powers }. To take one over, send SIGN ON ?{ $game } and a password.
list-usual-left-out = (only settings that differ from the usual ones; for all settings, send LIST { $game })
list-style = Your orders are written as SET STYLE { $style } says.
list-proposals = Proposed ends of the game (to vote, send VOTE YES or VOTE NO and the number):
list-web = The game on the web: { $page }
list-draw-votes = Only you see this: { $number ->
    [one] { $number } power votes
   *[other] { $number } powers vote
 } for a draw.
games-none-of-yours = You are not in any game here. To see all games, send LIST; to join one, SIGN ON ?name password.
games-none-such = There is no such game here now. To see all games, send LIST.
games-none = There are no games here yet. To create one, send CREATE ?name password.
games-page = Page { $number } of { $pages }. For the next one, send { $command }.
    .last = Page { $number } of { $pages }, the last.
games-standby-promised = { $promise } To take that back, reply NO to the email about it, or send SIGN OFF AS STANDBY.
games-standby = You are on standby for { $games }. To end that, send SIGN OFF AS STANDBY. No one is told who else is on standby.
    .none = You are not on standby for any game. To be put on that list, send SIGN UP AS STANDBY.
games-how = For more about a game, send LIST and its name. To join a forming game: SIGN ON ?name password. To watch one: OBSERVE name password.
games-press = Press: W white (signed), G grey (anonymous), P partial (also to some players only), - not allowed.
who-game = The following people are in game '{ $game }':

## HELP without such a page.

help-no-page = There is no help on "{ $asked }".
    .similar = There is no help on "{ $asked }". Perhaps you meant { LIST($topics, type: "or") }.
help-pages = Help pages: { $topics }. To start with an overview, send HELP.
help-example = For example:

## HISTORY: what happened in a game.

history-empty = Nothing happened in it then.
history-goes-on = There is more. For the rest, send:
    .same-minute = There is more of the same minute. To get it, send:
history-started = The following players are in this game:
history-joined = { $who } has signed up to play a power in game '{ $game }'.
history-players = Game '{ $game }' now has { $number ->
    [one] { $number } player
   *[other] { $number } players
 }.
history-observing = { $who } has signed on as an observer in game '{ $game }'.
history-took-over = { $who } has taken over { $power } in game '{ $game }'.
history-returned = { $power } has its player back in game '{ $game }'.
history-removed = The { $by ->
    [keeper] judge keeper
   *[master] GM
 } has removed { $who }{ $place ->
    [power] { " " }({ $power })
   *[none] { "" }
 } from game '{ $game }'.
history-left = { $who } has { $place ->
    [power] resigned as { $power } in
   *[none] left
 } game '{ $game }'.
history-abandoned = { $powers } { $number ->
    [one] is
   *[other] are
 } free for anyone in game '{ $game }'.
history-disorder = { $powers } { $number ->
    [one] is
   *[other] are
 } in civil disorder in game '{ $game }'.
history-settings = The settings of game '{ $game }' have changed:
history-setting = { $setting }: { $empty ->
    [yes] nothing
   *[no] { $value }
 }
    .before = it was: { $value }
history-deadline = The deadline of game '{ $game }' is now { $deadline }, and the grace period ends { $grace }.
history-spoke-for = { $who } acted for { $power } in game '{ $game }', as its GM.
history-master-acted = { $who } did this in game '{ $game }', as its GM:
history-keeper-acted = The judge keeper did this in game '{ $game }':
history-player-acted = { $who } did this in game '{ $game }', which has no GM who moderates:
history-master-joined = { $who } is a GM of game '{ $game }' from now on.
history-master-left = { $who } is no longer a GM of game '{ $game }'{ $why ->
    [keeper] : the judge keeper has decided this
    [master] : its first GM has decided this
   *[own] { "" }
 }.
history-paused = Game '{ $game }' is paused{ $ends ->
    [yes] { " " }until { $until }
   *[no] { "" }
 }.
history-resumed = Game '{ $game }' has been resumed.
history-master-silent = Game '{ $game }' has been waiting for its GM since { $since }.
history-end-undone = The GM has undone the end of game '{ $game }'.
history-start-undone = The GM has undone the start of game '{ $game }'.
history-adjusted = The GM has corrected game '{ $game }'{ $moved ->
    [yes] { " " }and taken it from { $before } to { $phase }
   *[no] { "" }
 }:
history-adjust-undone = The GM has undone the last ADJUST of game '{ $game }'. It is at { $phase } as before.
history-rollback-undone = The GM has undone the ROLLBACK of game '{ $game }'. It is at { $phase } again. The results of { $phases } count after all.
    .over = The GM has undone the ROLLBACK of game '{ $game }'. It is over again.
history-rolled-back = The GM has taken game '{ $game }' from { $left } back to { $phase }{ $ended ->
    [yes] ; its end does not count
   *[no] { "" }
 }. The results of { $phases } no longer count.
history-draw = Game '{ $game }' has been declared a draw between { $powers }.
history-terminated = Game '{ $game }' was ended without a result.
history-declared = The GM has decided this: { $reason }
history-someone = Someone

## PREDICT, WHY, SUMMARY, TABLE and the records of people.

prediction = NOTHING IS ADJUDICATED: this is { $phase } of '{ $game }' as it would end now, { $orders ->
    [position] in the position that you try, with your orders for it
    [tried] with the orders that you try in place of those received
   *[received] with the orders received
 }. Only you see it.
    .silent = No orders at all: { $powers }.
    .partial = Some orders missing: { $powers }.
    .left-out = Left out: line { $line }, { $text }
    .no-order = It is not an order for a unit of this phase.
    .next = The next phase would be { $phase }.
reasons-none = There were no orders in { $phase }.
reasons-none-of-place = No order in { $phase } involved { $place }.
series-table = The table of { $part ->
    [round] round { $round } of the series '{ $game }'
   *[series] the series '{ $game }'
 }, by { $scoring }{ $games ->
    [best] { " " }(the best { $best } of each player)
   *[all] { "" }
 }:
    .columns = points player
summary-index = Index is the sum of squares of the number of supply centres divided by the number of powers. It is a measure of how far the game has progressed.
people-dedication = Dedication: { $dedication }, on time { $on_time } of { $turns }
player-record = Record of { $address }
    .dedication = Current dedication: { $number }
    .on-time = Turns on time: { $number }
    .turns = Turns in all: { $number }
    .started = Games started: { $number }
    .taken-over = Powers taken over: { $number }
    .resigned = Resignations: { $number }
    .on-time-ratio = On-time ratio: { $ratio }
    .resigned-ratio = CD ratio: { $ratio }
page-file = File { $name }:
