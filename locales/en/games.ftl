### Remarks about games: created, signed on to, shown.

no-such-game = There is no game called { ONE_LINE($name, max: 24) }.
    .hint = LIST alone names the games there are.
no-such-game-of-yours = There is no game called { ONE_LINE($name, max: 24) }. Yours: { LIST($games, type: "and") }.
    .hint = Write the line again with its name, or MY GAMES for your seats and deadlines.
game-name-malformed = { ONE_LINE($name, max: 24) } is no name for a game.
    .hint = Use up to 20 letters, digits, - and _.
game-name-is-password = That is a password of yours, and everybody reads the name of a game.
    .hint = Choose another name.
game-exists = There is a game called { $game } already.
    .hint = Choose another name.
game-name-not-free = The name { $game } cannot be had.
    .hint = Choose another name; SIGN ON ?practice opens a game against the judge's bots.
game-created = You are the master of { $game }, a game of { $board }. It starts when { $missing ->
        [one] { $missing } player has
       *[other] { $missing } players have
    } joined: SIGN ON ?{ $game } password, each with a word of his own; yours is the master's, so tell it nobody.
game-copied = You are the master of { $game }, a game of { $board }. It begins in { $phase } with that position, and with the same settings. It starts when { $missing ->
        [one] { $missing } player has
       *[other] { $missing } players have
    } joined: SIGN ON ?{ $game } password.
deadlines-spread = Deadlines of movement phases fall at { $time } { $zone }, so that not all games here are judged at once; SET MOVES CLOCK 23:30, say, sets another time.
series-created = You are the master of { $game }, a series of games of { $board }. People join it by SIGN ON ?{ $game } password; SET changes what its games will be, ROUND opens them.
no-series-of-that-name = { $game } is no series.
    .hint = LIST names the games and series there are.
no-such-round = Series { $game } has had { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
    .hint = TABLE { $game } shows the table of all.
no-series-named = Of which series?
    .hint = TABLE name: LIST names the series there are.
game-name-has-meaning = { $name } means something else to me, so no game is called so.
    .hint = Add a word to it, { CUT($name, max: 15) }-game.
game-looks-alike = { $game } is easily taken for { $other }, which there is already.
    .hint = Choose another name.
practice-opened = { $game } is open: you lead { $power }, bots of the judge's lead the rest. Begin each mail with SIGN ON { $power } { $game } and your password.
practice-opened-with-password = { $game } is open: you lead { $power }, bots of the judge's lead the rest. Begin each mail with SIGN ON { $power } { $game } { $password }
practice-still-open = You have { $game } open; one practice game at a time.
    .hint = Play on there, or end it: SIGN ON { $power } { $game } password, and TERMINATE on the next line.
no-such-variant = There is no variant "{ CUT($name, max: 40) }" here.
    .hint = GET variants lists all; near it: { $variants }.
no-such-option = There is no variant "{ CUT($name, max: 40) }" here: I do not know "{ CUT($words, max: 30) }" in it.
    .hint = Name a board and its options alone, and settings on lines of their own; near it: { $variants }.
setting-no-board = "{ CUT($words, max: 40) }" is no board and no option of one, but a setting.
    .hint = Leave it out, and write on a line of its own: { LIST($lines, type: "and") }.
variant-unplayable = No game can be played on { $name } yet: { $why }.
may-not-create = You may not create games here.
    .hint = Ask the keeper, { $keeper }.
judge-closed = This judge takes no new games or people at present; the games that there are go on.
    .hint = Ask the keeper, { $keeper }.
created-enough = { $most ->
        [one] { $most } game a day is
       *[other] { $most } games a day are
    } as many as one person may create.
    .hint = Try again tomorrow, or ask the keeper, { $keeper }.
not-signed-on = I do not know which game this is for.
    .hint = Put a line like SIGN ON Austria alpha password above it.
speaks-as-master = You speak as the master in { $game }.
speaks-as-player = You speak as a player in { $game }.
speaks-as-player-wishing = You speak as a player in { $game }. Powers are given out when it starts, and a SIGN ON asks for none: SET PREFERENCE { $power }, with others behind it, says which you would like.
password-of-last-yes = Another mail in your name had asked for this seat in { $game } with another password. Yours, in this mail, counts from now on.
speaks-as-observer = You speak as an observer in { $game }.
speaks-for-power = You speak for { $power } in { $game }.
speaks-unproven = Nothing shows yet that you speak for { $power } in { $game }: orders wait for your YES.
    .hint = SIGN ON { $power } { $game } password, with your password at the end, shows it.
player-is-back = Welcome back: you lead { $power } in { $game } again.
seat-needs-confirmation = This seat's own player has to confirm it.
    .hint = Send what is meant for it by itself.
seat-waits = This mail waits for a word from the player's address of record.
see-below = See below.
shown-once = It stands below once already.
one-page-for-strangers = Whom I do not know I send one page a mail.
    .hint = Send REGISTER first, or ask for this in another mail.
too-many-pages = { $most } pages in one mail are the most.
    .hint = Ask for this in another mail.
no-such-list-page = The list of games has no page { $number }.
    .hint = It has { $pages ->
            [one] { $pages } page
           *[other] { $pages } pages
        }; LIST brings the first.
files-listed = Files you can GET: { $files }.
no-such-file = There is no file called { CUT($name, max: 40) }.
    .hint = You can GET: { $files }.
no-single-phase = "{ $when }" is no board of mine, and no single phase of a game.
    .hint = MAP S1901M, MAP F1901M or MAP W1901, below SIGN ON power game password, brings the map of one.
no-such-place = I do not know which province { $place } is.
    .hint = Write one unit or order, WHY A Gal; GET MAP names all.
no-reasons-yet = Nobody is told why while this game goes on.
    .hint = RESEND brings what you saw of the last phase.
phase-not-judged = { $phase } has not been judged in { $game }.
    .hint = HISTORY { $game } shows the phases that have been.
version-shown = { $judge } ({ $code }), version { $version }; its keeper is { $keeper }.
