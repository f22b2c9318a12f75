### HELP of settings: what each one decides. The key is its name in judge/game/settings/.

help-setting-variant = The map and the start, and the options of the board.
help-setting-rulebook = The edition of the rules. To see them all, send SET RULEBOOK.
help-setting-reading = How strictly orders are read. ILLEGAL can be set before the start only.
help-setting-summer = Whether units can have a line in summer that is only a message (Illegal Gunboat).
help-setting-proxies = Whether units can be lent: for one phase, or also until revoked.
help-setting-victory = Number of supply centres needed to win. If not set, the board's number.
help-setting-last-year = Year after which the game ends as a draw of all survivors.
help-setting-errors-stand = Whether ROLLBACK can undo only the last season.
help-setting-wishes = Whether powers are assigned by SET PREFERENCE (PRFLIST) or by chance (PRFRAND).
help-setting-powers = Number of powers that are played. The others are in civil disorder.
help-setting-powers-each = Number of powers that each player has, to win together: 2, 3 or 4.
help-setting-moves = Clock of movement phases (HELP DEADLINES).
help-setting-retreats = Clock of retreat phases.
help-setting-builds = Clock of adjustment phases.
help-setting-zone = Time zone of the game's clocks and of the GM's dates.
help-setting-missing = What happens if orders are missing after the grace period: NONMR waits for a replacement, NMR adjudicates without them. For the others see HELP DEADLINES.
help-setting-bots = How well the bots play, in practice games and after NMR BOT.
help-setting-reminder = Hours before the deadline at which players without orders get a reminder: one number or two.
help-setting-strict-grace = Whether the grace period ends exactly on time, even on holidays and when players are away.
help-setting-strict-wait = Whether a WAIT holds up a late phase until the grace period ends.
help-setting-late-count = Whether LIST and late notices show how often each power was late.
help-setting-late-orders = Whether late orders count, or need ACCEPT LATE.
help-setting-two-seasons = Whether retreats and builds are sent with the moves: two deadlines a year.
help-setting-manual-process = Whether a phase is adjudicated only when the GM sends PROCESS.
help-setting-manual-start = Whether a full game starts only when the GM sends BEGIN.
help-setting-roll-call = Hours in which everyone in a full game must send I AM HERE.
help-setting-max-absence = Number of days in a phase that a player can be away without approval from the GM.
help-setting-holidays = Days without a deadline. Days without a year count every year.
help-setting-gunboat = Whether only the GM knows who plays which power.
help-setting-reveal = Whether the end of a gunboat game shows who played.
help-setting-blind = Whether powers see the whole board or a part of it, and which (HELP BLIND).
help-setting-sight = What else a blind game shows or hides (HELP BLIND has the words).
help-setting-press = Press between players: WHITE is signed, GREY is anonymous. If both are allowed, the first is the default.
help-setting-partial-press = Whether players can send press to some powers only.
help-setting-fakes = What press to some powers can pretend about its readers. Its author is never faked.
help-setting-observer-press = What press observers can send, other than to the GM and to each other.
help-setting-watch-all-press = Whether observers can get copies of all press (SET ALL PRESS).
help-setting-late-press = Whether players whose orders are late can send press.
help-setting-grace-press = Whether press is delivered after the deadline.
help-setting-minor-press = Whether press is delivered during retreats and adjustments.
help-setting-must-order = Whether players must order all their units before they can send press.
help-setting-touch-press = Whether powers can send press only to powers with units next to theirs.
help-setting-postal-press = Whether POSTAL PRESS waits for the results. Other press is sent immediately.
help-setting-blank-press = Whether a message can be empty.
help-setting-datelines = Whether only a power can use the datelines of its capital and its government (PARIS:).
help-setting-letters-shown = Whether everyone can read all press between powers after the game.
help-setting-diaries-shown = Whether everyone can read the diaries after the game.
help-setting-dias = Whether a draw includes all survivors.
help-setting-concessions = Whether all players but one can concede the game to that one.
help-setting-vote-count = What is shown of a vote once it is over: only the result, the numbers, or the names.
help-setting-vote-rule = How long a proposal is open, and what silence means (HELP VOTES).
help-setting-vote-time = Hours until a proposal is counted, 0 for no limit. Silence counts as YES after 72 hours at the earliest.
help-setting-moderated = Whether only the GM changes settings.
help-setting-evidence = What proves who sent an email: a password, a reply, a vouched-for address.
help-setting-standbys = Whether the standby list is asked about late and free powers.
help-setting-comment = A line of text shown in lists.
help-setting-boardman = Number in the list of Boardman numbers, such as 1987AB.
help-setting-miller = Number in the list of Miller numbers, for variants.
help-setting-everything = Number in the magazine Everything.
help-setting-language = Language of the game's web pages, and of email to observers who have not chosen one.
help-setting-visibility = Whether lists show the game. PRIVATE: only people who were invited can find it.
help-setting-level = The level of players who can join, by their own account (REGISTER, Level:).
help-setting-dedication = Dedication that a player needs to join. To see your own, send GET DEDICATION.
help-setting-on-time-ratio = Share of their turns for which a player must have been on time to join.
help-setting-resignation-ratio = Share of their powers that a player can have abandoned and still join.
help-setting-site = Whether players can share a site, the part of an address after the @: ANY, only at the GM's site (SAME), or never (DIFFERENT).
help-setting-approval = Whether players need the GM's approval to join (SET APPROVED address).
help-setting-master-swaps = Whether the GM can SWAP the players of two powers without asking them.
help-setting-resume = Whether players can RESUME a paused game that no GM moderates.
help-setting-rated = Whether the result goes into the keeper's list for rating sites.
help-setting-quiet = Whether only the GM is told who joins or watches.
help-setting-spectators = Whether players can let an observer see what their power gets.
help-setting-secret = Whether people outside the game cannot see who plays before it ends.
help-setting-scoring = How the table of a series counts points (HELP SERIES).
help-setting-best-games = Number of each player's best games that count in a series, 0 for all.

## When a setting can change, and what an unset one is.

help-setting-before-start = Before the start only.
help-setting-empty = empty

## What the value of a setting means, as LIST and HELP show it. The key is the setting's name, and $words are
## the value as it is typed. A setting without a message is shown as it is typed.

setting-value-proxies = { $value ->
    [no] no
    [phase] yes: units can be lent for a phase
   *[standing] yes: units can be lent for a phase, or until revoked
 }
setting-value-last-year = { $value ->
    [none] none
   *[some] { $words }
 }
setting-value-errors-stand = { $value ->
    [yes] only the last season can be undone
   *[no] every season can be undone
 }
setting-value-wishes = { $value ->
    [yes] by preferences, then by chance
   *[no] by chance only
 }
setting-value-powers-each = { $value ->
    [one] no: each player has one power
   *[other] yes: each player has { $value } powers
 }
setting-value-missing = { $value ->
    [wait] NONMR: after the grace period, wait for a replacement
    [process] NMR: after the grace period, adjudicate without missing orders
    [bot] NMR BOT: after the grace period, a bot orders instead
    [first] NMR FIRST: only the first season waits for a replacement
    [twice] NMR TWICE: units hold; a second season in a row is civil disorder
   *[house] NMR HOUSE: FIRST and TWICE, and an early season is held over
 }
setting-value-reminder = { $value ->
    [none] no reminders
   *[some] { $words } before the deadline
 }
setting-value-strict-grace = { $value ->
    [yes] strict: exactly on time
   *[no] not during absences and holidays
 }
setting-value-strict-wait = { $value ->
    [yes] strict: until the grace period ends
   *[no] until the deadline
 }
setting-value-late-count = { $value ->
    [yes] shown
   *[no] not shown
 }
setting-value-late-orders = { $value ->
    [yes] orders count until the phase is adjudicated
   *[no] orders need the GM's approval
 }
setting-value-two-seasons = { $value ->
    [yes] two deadlines a year: all orders come with the moves
   *[no] each phase has its own deadline
 }
setting-value-manual-process = { $value ->
    [yes] only by the GM's PROCESS
   *[no] automatically
 }
setting-value-manual-start = { $value ->
    [yes] only by the GM's BEGIN
   *[no] when the game is full
 }
setting-value-roll-call = { $value ->
    [none] none
   *[some] { $words } to answer before the start
 }
setting-value-holidays = { $value ->
    [none] none
   *[some] { $words }
 }
setting-value-blind = { $value ->
    [no] no
    [njudge] yes: a power sees its own units and centres (njudge)
    [bcentres] yes: a power sees its own units, and all centres (njudge)
    [dpjudge] yes: a power sees what is near its units and home centres (DPjudge)
   *[fog] yes: a power sees what is near its units and centres (fog of war)
 }
setting-value-press = { $value ->
    [none] none
    [white] white (signed)
    [grey] grey (anonymous)
    [white-grey] white or grey (signed, unless marked GREY)
   *[grey-white] grey or white (anonymous, unless marked WHITE)
 }
setting-value-fakes = { $value ->
    [none] none
    [allowed] press to some can name other readers
    [default] press to some looks like a broadcast, unless NO FAKE
   *[always] press to some looks like a broadcast
 }
setting-value-observer-press = { $value ->
    [no] can write to the GM and each other
    [white] can write signed press to everyone
   *[any] can write to the players
 }
setting-value-watch-all-press = { $value ->
    [yes] observers can read all press (SET ALL PRESS)
   *[no] observers read only their own press
 }
setting-value-late-press = { $value ->
    [yes] press is delivered
   *[no] late players can write only to the GM
 }
setting-value-grace-press = { $value ->
    [yes] press is delivered
   *[no] no press from the deadline until the adjudication
 }
setting-value-minor-press = { $value ->
    [yes] press is delivered
   *[no] no press during retreats and adjustments
 }
setting-value-must-order = { $value ->
    [yes] press only from players who have ordered
   *[no] no
 }
setting-value-touch-press = { $value ->
    [yes] press only between neighbours
   *[no] no
 }
setting-value-postal-press = { $value ->
    [yes] POSTAL PRESS comes with the results
   *[no] no
 }
setting-value-blank-press = { $value ->
    [yes] messages can be empty
   *[no] no
 }
setting-value-datelines = { $value ->
    [yes] capitals and governments are genuine
   *[no] free
 }
setting-value-letters-shown = { $value ->
    [yes] shown to everyone at the end
   *[no] not shown
 }
setting-value-diaries-shown = { $value ->
    [yes] shown to everyone at the end
   *[no] kept secret
 }
setting-value-dias = { $value ->
    [yes] a draw includes all survivors
   *[no] a draw can leave out survivors
 }
setting-value-concessions = { $value ->
    [yes] the game can be conceded to one power
   *[no] no
 }
setting-value-vote-count = { $value ->
    [secret] only whether a proposal passed is shown
    [count] the number of votes is shown
   *[names] everyone's vote is shown
 }
setting-value-vote-rule = { $value ->
    [phase] counted in their phase; silence counts as NO
   *[season] counted with the moves; silence counts as YES the second time
 }
setting-value-vote-time = { $value ->
    [none] none
   *[some] { $words } for a proposal
 }
setting-value-evidence = { $value ->
    [reply] password, or reply to an email from the judge
    [password] password
    [either] password, reply, or vouched-for email from the registered address
   *[both] password in a vouched-for email from the registered address
 }
setting-value-language = { $value ->
    [none] the language of the judge
   *[some] { $words }
 }
setting-value-visibility = { $value ->
    [public] public: LIST shows the game
    [unlisted] no: lists do not show the game
   *[private] private: only for people in it or invited
 }
setting-value-site = { $value ->
    [any] any site
    [same] same: only players at the GM's site
   *[different] different: one player from each site
 }
setting-value-spectators = { $value ->
    [yes] players can let them see what their power gets
   *[no] none
 }
setting-value-scoring = { $value ->
    [draw-size] draw size
    [sum-of-squares] sum of squares
    [carnage] Carnage
    [c-diplo] C-Diplo
   *[bangkok] Bangkok
 }
setting-value-best-games = { $value ->
    [none] all games
   *[some] { $words }
 }

## Other values.

setting-flag = { $value ->
    [yes] yes
   *[no] no
 }
setting-unset = not set
setting-of-variant = { $number } (the variant's number)
setting-days = { $first } to { $last }
setting-day-of-year = { $day } { $year }

## Why a value cannot be set.

setting-needs-value = SET { $setting } needs a value.
setting-needs-one-of = SET { $setting } needs one of these values: { $values }.
setting-no-such-value = "{ $text }" is not one of the values: { $values }.
setting-no-such-language = There is no language "{ $text }".
setting-not-a-number = "{ $text }" is not a number from { $low } to { $high }.
setting-not-a-part = "{ $text }" is not a number from 0 to 1.
setting-not-a-length = "{ $text }" is not a length of time. Give hours, as in 24 or 0.5, or days, as in 3d.
setting-too-many-lengths = { $most ->
    [one] Give one number of hours, as in 24.
   *[other] Give at most { $most } numbers of hours, as in 24 3.
 }
setting-length-too-long = "{ $text }" is too long. Give at most { $most } hours.
setting-text-too-long = The text can have at most { $most } characters. It has { $number }.
setting-not-listed = "{ $text }" is not a number from such a list. Give one word with a digit in it, as in 1987AB.
setting-not-a-variant = "{ $text }" cannot be the name of a variant.
setting-usage = { LIST($lines, type: "or") }.
setting-not-asked = { $line } on a line of its own, without a question mark.
no-such-setting = There is no setting "{ $text }".
settings-listed = For a list of all settings, send HELP SETTINGS.
settings-to-switch-off = You can switch off: { $lines }.
set-no-what = SET NO does not say what.
question-sets-nothing = A question does not change a setting.
rules-unknown = There are no rules called "{ $name }".
rules-unnamed = SET RULES does not say which.
rules-known = SET RULES and { LIST($names, type: "or") }. You can name several.
powers-uneven = The powers of the board cannot be shared equally by { $players } players.
    .hint = SET DUPLEX, TRIPLEX or QUADRUPLEX give each player two, three or four. SET POWERS 5 leaves some out.
grace-of-clocks = Grace is a part of each clock.
grace-none = SET MOVES GRACE 0, and SET RETREAT GRACE 0 and SET BUILDS GRACE 0 for the other phases.
comment-elsewhere = Shorten it. To send everyone a longer text, use BROADCAST.
clock-days-named = The days are written as a row from Sunday to Saturday: DAYS { $days }.
clock-part-alone = "{ $word }" has no value. Change a clock in pairs, as in NEXT 24 GRACE 48.
clock-no-such-part = A clock has no "{ $word }". It has CLOCK, MIN, NEXT, GRACE, DELAY and DAYS.
clock-no-time-of-day = "{ $text }" is not a time of day. Give 23:30, or 1410 minutes, or -1 for any.
clock-past-end-of-day = "{ $text }" is later than the end of the day.
clock-no-week = "{ $text }" is not a week. Give seven signs, from Sunday on, as in -MTWTF-.
