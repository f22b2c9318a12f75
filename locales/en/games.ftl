### Remarks about games: created, signed on to, shown.

no-such-game = There is no game called "{ ONE_LINE($name, max: 24) }".
    .hint = To see all games, send LIST.
no-such-game-of-yours = There is no game called "{ ONE_LINE($name, max: 24) }". Yours: { LIST($games, type: "and") }.
    .hint = Send the line again with its name. To see your games and their deadlines, send MY GAMES.
game-name-malformed = "{ ONE_LINE($name, max: 24) }" is not a valid game name.
    .hint = Use at most 20 letters, digits, - and _.
game-name-is-password = That is one of your passwords, and everyone can read the name of a game.
    .hint = Choose another name.
game-exists = There is already a game called { $game }.
    .hint = Choose another name.
game-name-not-free = The name { $game } is not available.
    .hint = Choose another name. For a game against the judge's bots, send SIGN ON ?practice.
game-created = You are the GM of { $game } ({ $board }). It starts when { $missing ->
        [one] { $missing } player has
       *[other] { $missing } players have
    } joined. Players join with SIGN ON ?{ $game } password, each choosing their own password. Yours is the GM password: do not share it.
game-copied = You are the GM of { $game } ({ $board }). It begins in { $phase }, with the same position and settings. It starts when { $missing ->
        [one] { $missing } player has
       *[other] { $missing } players have
    } joined. Players join with SIGN ON ?{ $game } password.
deadlines-spread = Deadlines of movement phases are at { $time } { $zone }, so that games here are not all adjudicated together. To choose another time, send (for example) SET MOVES CLOCK 23:30.
series-created = You are the GM of { $game }, a series of games ({ $board }). Players join it with SIGN ON ?{ $game } password. To choose the settings of its games, use SET; to open them, ROUND.
no-series-of-that-name = { $game } is not a series.
    .hint = To see all games and series, send LIST.
no-such-round = Series { $game } has had { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
    .hint = For the table of all rounds, send TABLE { $game }.
no-series-named = The line does not say which series.
    .hint = Send TABLE and its name. To see all series, send LIST.
game-name-has-meaning = { $name } means something else to the judge, so it cannot be the name of a game.
    .hint = Add a word to it: { CUT($name, max: 15) }-game.
game-looks-alike = { $game } is too similar to { $other }, an existing game.
    .hint = Choose another name.
practice-opened = { $game } is open: you play { $power }, and the judge's bots play the rest. Begin each new email with SIGN ON { $power } { $game } and your password.
practice-opened-with-password = { $game } is open: you play { $power }, and the judge's bots play the rest. Begin each new email with SIGN ON { $power } { $game } { $password }
practice-still-open = Your practice game { $game } is still open, and you can have only one at a time.
    .hint = Continue it; or end it with SIGN ON { $power } { $game } password, and TERMINATE on the next line.
no-such-variant = There is no variant called "{ CUT($name, max: 40) }".
    .hint = Choose another name, such as { $variants }. For the full list, send GET variants.
no-such-option = There is no variant called "{ CUT($name, max: 40) }": "{ CUT($words, max: 30) }" in it is not known.
    .hint = Name only a board and its options; put settings on their own lines. Similar: { $variants }.
setting-no-board = "{ CUT($words, max: 40) }" is a setting, not a board or one of its options.
    .hint = Leave it out, and write on a line of its own: { LIST($lines, type: "and") }.
variant-unplayable = { $name } cannot be played yet: { $why }.
may-not-create = You are not allowed to create games here.
    .hint = Ask the judge keeper, { $keeper }.
judge-closed = This judge is not accepting new games or new registrations at present. Existing games continue.
    .hint = Ask the judge keeper, { $keeper }.
created-enough = One person can create at most { $most ->
        [one] { $most } game
       *[other] { $most } games
    } a day.
    .hint = Try again tomorrow, or ask the judge keeper, { $keeper }.
not-signed-on = This line does not say which game it is for.
    .hint = Put a SIGN ON line above it, such as SIGN ON Austria alpha password.
speaks-as-master = Signed on as the GM of { $game }.
speaks-as-player = Signed on as a player in { $game }.
speaks-as-player-wishing = Signed on as a player in { $game }. Powers are assigned when it starts, and SIGN ON does not ask for one. To say which you would like, send SET PREFERENCE { $power } and others after it.
password-of-last-yes = Another email in your name had asked for this place in { $game } with a different password. From now on the one in this email counts.
speaks-as-observer = Signed on as an observer in { $game }.
speaks-for-power = Signed on as { $power } in { $game }.
speaks-unproven = Nothing proves yet that you play { $power } in { $game }: your orders need your YES.
    .hint = Add your password: SIGN ON { $power } { $game } password.
read-for-game = This line is for { $power } in { $game }.
game-unproven = Nothing proves yet that you play { $power } in { $game }.
    .hint = Send this line again below SIGN ON { $power } { $game } password.
player-is-back = Welcome back: you are playing { $power } in { $game } again.
seat-needs-confirmation = The player of this power has to confirm it.
    .hint = Send the lines for it in a separate email.
seat-waits = This email has to be confirmed from the player's address of record.
see-below = See below.
shown-once = It is already shown below.
one-page-for-strangers = People who are not registered get at most one page in an email.
    .hint = Send REGISTER first, or ask for this in a separate email.
too-many-pages = One email can ask for at most { $most } pages.
    .hint = Ask for this in a separate email.
no-such-list-page = The list of games has no page { $number }; it has { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }.
    .hint = For the first page, send LIST.
files-listed = Files you can GET: { $files }.
no-such-file = There is no file called "{ CUT($name, max: 40) }".
    .hint = Choose a file that you can GET: { $files }.
no-single-phase = "{ $when }" is neither a board nor a single phase of a game.
    .hint = For a map of one phase, send MAP S1901M, MAP F1901M or MAP W1901, below SIGN ON power game password.
no-such-place = { $place } is not a province on this map.
    .hint = Name one unit or order, such as WHY A Gal. For the list of names, send GET MAP.
no-reasons-yet = In this game the reasons for results are hidden until it ends.
    .hint = To see again what you saw of the last phase, send RESEND.
phase-not-judged = { $phase } has not been adjudicated in { $game }.
    .hint = To see the phases that have been adjudicated, send HISTORY { $game }.
tried = See below. Nothing in it counts.
trial-ends = The trial ends above line { $line }. That line counts.
one-trial-an-email = One email can have one TRY. This one was not tried, and nothing in it counts.
    .hint = Send it in a separate email. To go on to the next phase, write NEXT inside a TRY.
trial-of-nothing = This names neither a game nor a board with that phase. Nothing in it counts.
    .hint = Write TRY and the name of a game, or TRY standard for a board. A phase, such as F1901M, needs a game.
trial-unseen = You cannot see the position of { $game }, so it cannot be tried. Nothing in it counts.
    .hint = Reply to an email about your power in { $game }. For an empty board, write TRY { $board } and EMPTY on the line below.
trial-of-whose-orders = TRY MINE uses your own orders for the current phase, and this email speaks for no power that has any. Nothing in it counts.
    .hint = Reply to an email about your power with the same lines, or leave out MINE.
trial-too-long = One TRY can have at most { $phases } phases and { $lines } lines.
own-orders-of-whom = MAP MINE shows your own orders in force, and this email speaks for no power.
    .hint = Reply to an email about your power with MAP MINE, or write SIGN ON power game password above it.
version-shown = { $judge } ({ $code }), version { $version }. The judge keeper is { $keeper }.
