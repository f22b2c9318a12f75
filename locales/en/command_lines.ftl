### What is wrong with the line of a command or a block, what would be right, and what was assumed.

letter-not-sent = The message was not sent.

## Words of commands

has-too-many-words = { $command } has too many words.
needs-more-words = { $command } needs more words.
does-not-say-what = { $command } does not say what.
sign-on-has-too-many-words = SIGN ON has too many words.
    .hint = { $usage }; join the words of a power's name, United_Kingdom; orders go on the lines below
variant-left-out = "{ $word }" was left out: this game already has its own variant.
new-game-has-no-name = The new game has no name.
cancel-needs-token = CANCEL needs a token that was emailed to you.
    .hint = A new order for a unit replaces its old one. To delete all orders, send CLEAR ALL. CANCEL alone withdraws what you asked others.
who-gets-which-power = Who gets which power?
swap-names-two-powers = SWAP needs the names of two powers.
no-list-of-waiting = "{ $word }" is not a list of waiting players.
no-number-of-games = "{ $word }" is not a number of games.
no-number = "{ $word }" is not a number.
names-no-one-power = "{ $word }" does not name a single power.
names-no-one-unit = "{ $word }" does not name a single unit.

## A person's own settings

one-address-each = The judge sends its emails to one address per person.
    .hint = SET ADDRESS { $first }; to write from the other as well, I AM ALSO { $second }.
no-mail-address = "{ $word }" is not an email address{ $why ->
        [several] : an address has one @
        [long] : it has more than { $most } characters
       *[none] { "" }
    }.
no-such-language = "{ $word }" is not the name of a language.
no-style-of-orders = "{ $word }" is not a style of orders.
no-amount-of-mail = "{ $word }" is not an amount of email.
no-form-of-map = "{ $word }" is not a form of map.
neither-on-nor-off = "{ $word }" is neither ON nor OFF.
neither-short-nor-long = "{ $word }" is neither SHORT nor LONG.
grace-of-this-phase = SET GRACE moves the end of this phase's grace period.
    .hint = For none: { $commands }

## Votes

set-draw-names-powers = Only powers can follow SET DRAW.
    .hint = SET DRAW on a line of its own is a draw of all survivors.
which-end-proposed = It is not clear which end is proposed.
names-no-result = That is not a result of the game.
    .hint = { $usage }; TERMINATE ends the game without a result.
reason-is-missing = The reason is missing. Everyone in the game reads it.
    .hint = DECLARE { $end } BECAUSE and your reason, all on one line.
ranking-needs-ranks = A ranking needs several ranks.
which-end-is-meant = It is not clear which end is meant.
    .hint = { $command } WIN and a power, or { $command } DRAW and the powers that share it.
only-one-power-wins = Only one power wins.
    .hint = { $command } DRAW and the powers that share it.
no-vote = "{ $word }" is not a vote.
    .hint = { $usage }; SET DRAW votes for a draw.

## ADJUST

lines-of-adjust = Lines are REMOVE A Vie, PLACE F Tri Austria, OWNER Ser Austria, PHASE F1902M, REASON words.
adjust-not-closed = The block has no END ADJUST, so nothing was changed.
    .hint = Send it again with a line END ADJUST.
nothing-of-adjust = Nothing in this block was done: a position is corrected as a whole, and one line of the block is wrong.
    .hint = Send the whole block again with that line corrected.
adjust-changes-nothing = The block changes nothing.
adjust-without-reason = The block has no reason. Everyone in the game is told the reason.
    .hint = REASON An order was misread.
no-line-of-adjust = This is not a line of ADJUST.
whose-fleet = Whose fleet is it? Several may be there.
whose-unit = Whose unit is it?
name-the-coast = Name the coast: { LIST($coasts, type: "or") }.
cannot-stand-in = No such unit can be in { NAME($place) }.
word-is-no-supply-centre = "{ $word }" is not a supply centre.
owner-lines = OWNER Ser Austria, or OWNER Ser NONE
reason-too-long = A reason has at most { $most } characters.
    .hint = To say more, use BROADCAST.

## IF

if-not-closed = This IF has no ENDIF.
    .hint = Close it with a line ENDIF.
an-if-not-closed = An IF has no ENDIF.
line-not-taken = Line { $line } was not accepted.
lines-not-taken = Lines { $first }-{ $last } were not accepted.
nothing-of-if = No part of this IF was saved: { $lines ->
        [one] line { $line } has
       *[other] { $lines } lines have
    } a mistake.
mail-whole-if = Send the whole IF again, down to ENDIF.
if-too-long = The IF has { $lines } lines; the limit is { $most }.
    .hint = Split it.
ifs-too-deep = There are more than { $most } IFs inside one another.
    .hint = AND and OR join conditions.
belongs-to-no-if = This { $word } does not belong to any IF.
    .hint = IF, ELSE IF, ELSE, ENDIF follow in this order.
if-without-orders = This IF has no orders.
only-orders-in-if = An IF can contain only orders.
no-if-in-game = This game does not accept IF.
    .hint = Send the orders themselves.
if-is-about-phase-to-come = An IF is for a later phase, and these orders are for { $phase }.
phase-above-if = Write PHASE { $phase }, or the phase that you mean, on a line above it.
phase-above-if-not-for-this-turn = Retreats and builds of this turn need no PHASE line.
if-on-its-own-line = { $line } on a line of its own is saved for { $phase }.

## Conditions

condition-too-long = The condition asks for { $terms } things; the limit is { $most }.
condition-breaks-off = The condition is incomplete.
write-a-fact = Write { $forms }.
means-nothing-in-condition = It is not clear what "{ $word }" means in the condition.
facts-are = Facts are { $forms }; between them AND, OR, NOT.
asks-owner-or-unit = "{ $word }" may ask who owns it, or whether a unit is there.
    .hint = Write OWNS again, or UNIT for the unit that is there.
moved-asks-a-move = MOVED asks about a move.
    .hint = For example: MOVED A CON - BUL.
owns-asks-a-centre = OWNS asks about a centre.
    .hint = For example: OWNS France BEL.
condition-asks-what-stands = A condition asks where units are, not what their orders are.

## Letters with an IF

before-a-letter = Before a message, say who you are.
letter-if-without-condition = The message has an IF without a condition.
letter-if-forms = PRESS TO EF IF with one of: { $forms }
letter-if-not-closed = An IF in the message has no ENDIF.
    .hint = Close each IF with a line ENDIF.
endif-without-if = This ENDIF has no IF.
    .hint = Put IF condition THEN above it.
letters-if-not-closed = This IF has no ENDIF, so nothing in it was sent or saved.
only-letters-and-orders-in-if = An IF can contain only messages and orders.
    .hint = PRESS TO or BROADCAST in its place; nothing of the block was sent.
letter-in-if-not-closed = A message in this IF has no end, so nothing in it was sent.
    .hint = End each message with ENDPRESS, in the branch in which it begins.
nothing-of-letters-if = No part of this IF was sent or saved: a line of it has a mistake.

## Dates, times and periods. What follows a command is an example of it.

date-read-as = Read as { $date }.
date-unread = "{ $text }" is not a date that the judge can read.
date-ambiguous = "{ $text }" does not mean the same everywhere: { LIST($readings, type: "or") }?
date-too-far = That date is too far away.
date-too-far-from-today = { $date } is too far from today.
no-such-time = { $time } is not a time of day.
no-such-day = There is no { $day } { TIME($month, style: "month") }.
    .in-year = There is no { $day } { TIME($month, style: "month") } { $year }.
period-reversed = "{ $text }" ends before it begins.
holidays-too-long = "{ $text }" is longer than { $days } days. To stop the clock, send PAUSE.
write-as-in = Write it as in { LIST($examples, type: "or") }.
time-first-then-words = { $line }, and your other words on a line below it.
if-you-mean-it = { $line }, if you mean that.
time-past = { $time } is in the past.
    .hint = Give a future time, as in { LIST($examples, type: "or") }.
time-far = { $time } is { $days } days from now.
time-before-deadline = { $time } is before the current deadline, { $deadline }.
    .hint = To count from the deadline, send { $command } +24h. If you mean the earlier time, send { $line }.
words-unclear = It is not clear what "{ $words }" adds to { $command }.
absence-empty = { $time } is not a period.
absence-too-long = { $time } is longer than { $days } days.
    .hint = To leave your power to someone else, send RESIGN. To ask the GM, send PRESS TO M.
absences-to-end = SET NO ABSENCE 25 Jan, or SET NO ABSENCE for all.
day-past = { TIME($day, style: "day") } is past, and the next is in { $year }.
placeholder = { $word ->
    [address] address
    [board] board
    [date] date
    [day] day
    [file] file
    [game] game
    [hours] hours
    [list] list
    [n] n
    [name] name
    [number] number
    [options] options
    [order] order
    [password] password
    [phase] phase
    [player] player
    [power] power
    [powers] powers
    [reason] reason
    [season] season
    [series] series
    [setting] setting
    [text] text
    [time] time
    [token] token
    [topic] topic
    [unit] unit
    [value] value
    [variant] variant
    [word] word
       *[year] year
    }
usage-or = or
no-such-month = There is no month { $number }.
letter-without-end = The message has no ENDPRESS, so it was not sent and its lines were not read.
    .orders = { letter-without-end } What looks like orders there (line { $lines }) was not accepted.
    .hint = Send it again with a line ENDPRESS below it, and any orders below that line.

## Words of the classic judge that this one lacks

classic-word-not-here = { $words } is from the classic judge. This judge does not have it.
always-so-here = this is always so here
classic-settings = To see what can be set here, send HELP SETTINGS.
classic-ask-keeper = Ask the judge keeper; to see who that is, send VERSION.
classic-of-maps = A board brings its own rules and options, as in SET VARIANT colonial railway. To see them, send HELP VARIANTS.
classic-option = { $line } sets this as an option of the board. To see what it does, send GET RULES.{ $board }.
classic-who = To see its players, send WHO GAME { $game }.
classic-dedication = For your own record, send GET DEDICATION. For another player's, send INFO PLAYER and an address.
units-stay-what-they-are = Units do not change their kind here: they hold, move (-), support (S) or convoy (C).
units-need-no-maintenance = Every unit is maintained here, and nothing is paid.
removals-follow-rulebook = Removals that no one orders always follow the rulebook.
classic-draw = To vote for a draw of all survivors, send SET DRAW.
classic-rulebook = To choose the rules, send SET RULEBOOK name.
classic-variant = To choose the board and its start, send SET VARIANT name.
classic-create = To create a game, send CREATE ?game password.
classic-centres = To see the centres, send LIST.
no-machiavelli = Machiavelli is not played here.

## Time zones

zone-of-several = "{ $text }" can be { LIST($zones, type: "or") }.
no-such-zone = There is no time zone "{ $text }". Write it like Europe/Vienna.
    .near = There is no time zone "{ $text }". The nearest names are { LIST($zones, type: "or") }.

## Powers and readers

say-which-game = Before this line, say which game you mean.
name-the-power = Write the name of the power.
the-powers-are = The powers are { LIST($powers, type: "and") }.
power-or-powers = "{ $word }" can be one power ({ $power }) or several ({ LIST($powers, type: "and") }).
    .hint = Write the whole name: PRESS TO { $power }.
power-or-letters = "{ $word }" can be a short name ({ LIST($powers, type: "or") }) or a list of letters ({ LIST($readers, type: "and") }).
names-apart = Write names, or letters with a space between them.
sign-or-name = "{ $word }" means { $power } here, but is also short for { $other }.
person-or-letters = "{ $word }" is a person's name, but can also be a list of letters.
reader-of-several = "{ $word }" can mean more than one person or power here.
names-no-reader = "{ $word }" does not name anyone here, and is not a plain list of letters.
letters-in-order = Name powers, or their letters in the usual order: PRESS TO { $letters }, PRESS TO M.
powers-too-long = A list of powers has at most { $most } characters.
power-twice = { $power } is in the list twice.

## Phases and pages

no-phase = "{ $text }" is not a phase.
results-below-sign-on = For the last results of { $game }, send { $command } below SIGN ON power { $game } password; for those of a phase, { $command } S1901M.
about-game-of-sign-on = { $command } is about the game to which you are signed on.
    .hint = SIGN ON power { $game } password, and { $line } below it.
why-lacks-unit = WHY does not say which unit it is about.
history-takes-no-phase = HISTORY does not take a phase.
    .hint = For the results of that phase, send RESEND { $phase }. HISTORY takes days: HISTORY FROM 1 Jan TO 1 Feb.
history-words-before-from = HISTORY has too many words before FROM.
no-number-of-lines = "{ $text }" is not a number of lines from 1 to { $most }.
no-part-of-profile = "{ $word }" is not part of a profile.

## Blocks and first words

nothing-to-announce = There is nothing to announce.
announce-not-closed = The block has no END ANNOUNCE.
block-in-lines = { $first }, your words, { $last }: each on a line of its own.
diary-not-closed = The entry has no ENDDIARY, so nothing was written and its lines were not read.
    .hint = Send it again with a line ENDDIARY below it. To see what your diary holds, send DIARY LIST.
write-whole-word = Write the whole word.
do-you-mean = Do you mean { $command }?
help-lists-commands = To see all commands, send HELP.
begins-a-block = { $command } begins a block of lines. Its first line says only who it is for.

## Messages

letter-for-whom = It is not clear who the message is for.
    .hint = To write to some, send PRESS TO { $to }. To write to everyone, send BROADCAST.
broadcast-is-for-all = A broadcast is for everyone.
fake-names-both = PRESS TO power FAKE TO power: first who gets it, then who it seems to be for.
fake-to = PRESS TO { $to } FAKE TO power, where the last power is who it seems to be for.
signed-or-not = Should the message be signed (WHITE) or not (GREY)?
faked-or-not = Should the message be faked or not?
    .hint = Write FAKE or NO FAKE.
letter-end-unclear = It is not clear where this message ends, so it was not sent.
entry-end-unclear = It is not clear where this entry ends, so nothing was written.
