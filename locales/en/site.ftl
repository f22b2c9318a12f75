### The pages of the site. A message that a template says by `markup` may have HTML; its values are escaped.

## On every page.

site-navigation = Site
site-topics = Topics
site-footer = Send orders, press and questions by email to <a href="mailto:{ $judge }">{ $judge }</a>. To get started, send an email with the word <code>HELP</code>. For anything else, write to the judge keeper, { $keeper }.
site-wanted = Players wanted
site-write = How to play
site-help = Help
site-commands = Commands
site-settings = Settings
site-languages = Languages
site-paused = (paused)
site-none-now = None at the moment.

## The first page: the list of games.

site-about = Here people play Diplomacy by email. Players email their orders; the judge adjudicates them at the deadline and emails the results. <a href="write.html">How to play</a>
site-example-link = If you have never seen a game, <a href="example/index.html">look at an example</a>.
site-game = Game
site-board = Board
site-status = Status
site-deadline = Deadline
site-last-adjudicated = Last adjudicated
site-table = Table: { $title }
site-no-deadline = none
site-how-to-join = To join one of them, or to take over a power in another: <a href="wanted.html">players wanted</a>.
site-no-game-wants = No game needs players at the moment. To play against bots now, send <code>SIGN ON ?practice</code>. <a href="wanted.html">Standby players</a> are always wanted.
site-running = Running
site-no-game-running = No public game is running.
site-finished = Finished
site-feed-of-all = <a href="feed.xml">Feed</a> of the results of all games.

## How a game stands.

site-won = Won by { $winners }
site-draw = Draw between { $winners }
site-series-over = Finished series
site-no-result = Ended without a result
site-series-forming = Series: { $numbers }
site-players-needed = { $number ->
    [one] 1 more player needed
   *[other] { $number } more players needed
 }
site-about-to-begin = About to begin
site-hidden = hidden

## A game.

site-game-title = Game { $game }
site-series-title = Series { $game }
site-gms = GM: { $gms }.
site-of-series = A game of the series <a href="../{ $folder }/index.html">{ $series }</a>.
site-blind = This is a blind game. Its board is shown here when it is over.
site-gunboat = The players' names are hidden.
site-phases = Phases
site-phase-link = { $kind ->
    [movement] { $season }
    [retreat] { $season } retreats
   *[adjustment] { $season }
 }
site-map-after = Map after { $phase }. Its page has the orders as text.
site-after = After { $phase }
site-map-of-start = Map of the starting position.
site-legend = The powers and their centres, and the signs of the map.
site-players = Players
site-table-of-players = Table of players
site-power = Power
site-centres = Centres
site-units = Units
site-player = Player
site-player-wanted = free: a player is wanted
site-centres-by-year = Centres by year
site-chart = Chart of each power's centres by year. The table below has the same numbers.
site-table-of-centres = Table of centres
site-how-played = Settings
site-only-unusual = All other settings are as in every new game. <a href="{ $home }settings.html">Settings</a> explains each of them.
site-press-since = Broadcasts since the last results
site-unsigned = Anonymous
site-by-gm = the GM
site-by-observer = an observer
site-history = <a href="history.txt">The whole history as text</a>, in the form that Diplomacy programs read. <a href="feed.xml">Feed</a> of the results.
site-calendar = <a href="deadlines.ics">Deadline</a> for calendar programs.
site-results-title = { $game }: results

## A phase of a game.

site-phase-title = { $game }, { $phase }
site-large-map = Large map
site-no-orders = There were no orders to adjudicate.
site-dislodged = Dislodged
site-why = Why
site-supply-centres = Supply centres
site-owners = Owners of supply centres
site-press-before = Broadcasts before these results
site-the-board = The board
site-must-retreat = * must retreat or disband
site-adjudicated-at = Adjudicated { $at }. { $board }.

## A series.

site-series-about = { $status ->
    [over] A finished series of games on { $board }.
   *[other] A series of games on { $board }. People join it once and play in its games; its GM starts them round by round.
 }
site-series-table = Table, by { $scoring }
site-table-of-series = Table of the series
site-points = Points
site-games = Games
site-series-game = { $powers }, { $centres ->
    [one] 1 centre
   *[other] { $centres } centres
 }, { $points }
site-no-game-counts = No game of the series counts yet.
site-still-played = Still being played: { LIST($games, type: "and") }.
site-not-counted = Finished, but not in the table: { LIST($games, type: "and") }.
site-rounds = Rounds
site-round = Round { $number }
site-no-round = No round has begun.
site-series-settings = Settings of its games
site-series-unusual = All other settings are as in every new game. <a href="{ $home }settings.html">Settings</a> explains each of them. To see how points are counted: <a href="{ $home }help/series.html">HELP SERIES</a>.

## Players wanted.

site-wanted-about = To join a game, send the line below it to <a href="mailto:{ $judge }">{ $judge }</a>, with a password of your choice. If you are new, put the four lines of <a href="write.html">REGISTER</a> above it.
site-about-to-begin-title = Games about to begin
site-no-game-forming = None at the moment. To play against bots now, send <code>SIGN ON ?practice</code>. To start a game for others, send <code>CREATE ?name { $password }</code>.
site-free-title = Free powers in running games
site-free = { $board }, { $stands }. Free: { $powers }.
site-free-with-centres = { $board }, { $stands }. Free, with units and centres: { $powers }.
site-deadline-at = Deadline: { $at }.
site-standbys-title = Standby players wanted
site-standbys-about = Games die when players stop writing. If you are on the standby list, the judge emails you when a power is late or free, and a reply of <code>YES</code> takes it over. You are never obliged to, and <code>SIGN OFF AS STANDBY</code> takes you off the list.
site-standbys-for = This is for any game. To choose, add <code>FOR</code> and the name of a game, <code>GUNBOAT</code>, <code>BLIND</code> or the name of a board.
site-games-ask = { $number ->
    [one] 1 running game asks the list:
   *[other] { $number } running games ask the list:
 }
site-board-and-status = { $board }. { $stands }.

## How to play.

site-write-title = How to play by email
site-write-about = For new players: send everything by email to <a href="mailto:{ $judge }">{ $judge }</a>, from any program, as plain text. The judge processes each email and replies line by line. If it could not read a line, it says so and suggests what to send instead. It ignores subject lines, quoted text and signatures.
site-register = Register once
site-find-game = Find a game
site-find-game-how = These <a href="wanted.html">games need players</a>. A password of your choice makes the place yours:
site-or-practise = To practise, play against the judge's bots:
site-send-orders = Send orders
site-reply-with-orders = Reply to any email from the judge about the game. That shows who you are, and which power you play.
site-sign-on-first = Start a new email with your power, the game and your password:
site-change-orders = You can change your orders until the deadline: the last ones count. Short names, full names and small slips are understood.
site-send-press = Send press
site-send-press-how = In the same email or in a new one, write to some powers, by their letters, or to everyone.
site-wait = Wait for the results
site-wait-how = After the deadline, the judge emails you what happened and why, with a map and the next deadline. If you have to be away, say so in time:
site-write-more = To see everything that you can send: <a href="help/orders.html">orders</a>, <a href="commands.html">commands</a>, <a href="settings.html">settings</a>, and <a href="help/index.html">HELP</a> by topic. If you are stuck, send an email with the word <code>HELP</code>.

## HELP, commands and settings.

site-help-title = HELP { $topic }
site-help-start = HELP
site-overview = overview
site-by-email = By email: <code>HELP { $topic }</code>
site-lines = Lines { $number }
site-commands-about = For players and GMs: every command that you can send by email. Write each on its own line, in capitals or not. Replace words in small letters with your own. You can leave out what is in brackets; <code>|</code> is a choice. After SIGN ON, any other line is read as an order: see <a href="help/orders.html">orders</a>.
site-settings-title = Settings of a game
site-settings-about = For GMs: every setting that you can choose for a game. To change one, send <code>SET</code> and one of its lines. <code>LIST</code> and the game's name shows the current ones. <a href="help/deadlines.html">Deadlines</a> explains the clocks, <a href="help/mastering.html">mastering</a> how to run a game.
site-usual = In a new game: { $value }.

## Feeds.

site-feed-title = { $judge }: results of all games

## The example game, for people who have never seen one

site-example = Example
site-example-about = This is the beginning of a game, for people who have never seen one. Seven powers fight for the supply centres of Europe: a power can have as many units as it has centres, and 18 centres win the game.
site-example-start = Start with <a href="{ $page }.html">{ $phase }</a> and read on, phase by phase. Each page shows what everyone ordered, what happened and why.
site-example-phase = { $kind ->
    [movement] Everyone has sent orders for all their units, and no one saw anyone else's. A unit moves to a neighbouring province, holds, or supports another unit. The greater force gets the province. If the forces are equal, no one moves.
    [retreat] Units that were dislodged go to a neighbouring province that is free. Where there is none, or their player does not want one, they are disbanded.
   *[adjustment] After the fall, a centre belongs to the power whose unit is in it. Powers with more centres than units build units in their home centres. Powers with more units than centres remove some.
}
site-example-end = Here the example ends. To play, read <a href="../write.html">How to play</a>.
