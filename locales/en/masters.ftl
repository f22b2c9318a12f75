### Remarks about what a game's master commands.

# What is said of who is told of a change.
told = { $told ->
        [no] { others-not-told }
       *[yes] ; everybody is told
    }
# Where the same email also does the reverse.
others-not-told = ; others are not told, as this email also does the reverse
round-opened = Round { $number } has begun: { $games }. Everybody in it is mailed his power.
round-opened-some-out = Round { $number } has begun: { $games }. Everybody in it is mailed his power; { $out ->
        [one] { $out } player sits
       *[other] { $out } players sit
    } it out.
round-seat-unknown = { CUT($word, max: 60) } is no power of this board, or no player of the series.
    .hint = ROUND A anna@example.net, E 2 …: LIST names the players, 2 is the second of them.
round-seats-lack = A game that you deal has each power once, and each player once (in duplex, twice): { $powers }.
    .hint = ROUND without names deals by wishes and chance. Between two games that you deal stands a ;
round-goes-on = Something is missing after the last comma or ;, so no game is opened.
    .hint = Send the whole ROUND, without a sign at its end.
round-two-tables = { CUT($who, max: 60) } is dealt into two games of the round.
    .hint = LIST names the players, with their numbers.
round-tables-together = An email opens one round, so no game is opened. All games that you deal go into one ROUND.
    .hint = ROUND { $line }
round-one-a-mail = An email opens one round: see the line with ROUND above.
    .hint = ROUND 3 opens three games in one round, if there are players for them; games that you deal stand in one ROUND, with a ; between them.
round-not-begun = The last round of { $game } has not begun: no phase has been judged yet in { $games }.
    .hint = Send ROUND after the first results of these games. Several that you deal begin together by one ROUND, with a ; between them.
round-top-lacks = The table of { $game } has too few who still are in the series: { $need } are needed.
    .hint = TABLE { $game } shows it; ROUND deals from all players.
phase-judged = { $phase } is judged{ $told ->
        [no] { others-not-told }
       *[yes] ; the results are on their way to everybody
    }.
adjusted = Done as a whole{ $told ->
        [no] { others-not-told }
       *[yes] ; everybody is told, with your reason
    }.
rolled-back = The game is back at { $phase }, with the orders that were in{ told }. UNDO returns to { $left }, as long as no phase is judged.
rolled-back-anew = The game is back at { $phase }. As you play in it, the orders that were in do not count: everybody orders anew, and is told so. You go back to { $phase } this once. UNDO returns to { $left }, as long as no phase is judged.
rollback-undone = The game is at { $phase } again{ told }.
adjust-undone = The game is at { $phase } as it was before the last ADJUST{ told }.
game-goes-on = The game goes on, at { $phase }, with the orders that were in{ told }. UNDO ends it again as it had ended, as long as no phase is judged.
game-over-again = The game is over again, as it was{ told }.
held-back-by-line = Line { $line } above it was refused, so it is not done: you may have meant that to come first.
    .hint = Send it in a mail of its own if you want it all the same.
orders-missing = Orders are missing, and everybody is told of the results: nothing came from { $silent }, not all from { $partial }.
    .hint = PROCESS { $phase } NOW judges without them.
no-orders-from = Orders are missing, and everybody is told of the results: nothing came from { $silent }.
    .hint = PROCESS { $phase } NOW judges without them.
not-all-orders-from = Orders are missing, and everybody is told of the results: not all came from { $partial }.
    .hint = PROCESS { $phase } NOW judges without them.
held-back = Line { $line } above it was refused, so it is not done: you may have meant that to come first.
    .hint = Send { $command } in a mail of its own if you want it all the same.
deadline-moved = The deadline of this phase is moved{ told }.
grace-moved = The grace period of this phase is moved{ told }.
late-accepted = The late orders count now; whoever sent them is told.
late-declined = The late orders do not count; whoever sent them is told so, with what else you write in this mail. { $command } still lets them count, until the phase is judged.
setting-same = That is so already.
announced = It goes to everybody in { $games }.
settings-changed = Changed: { $names }. Everybody is told what is different after this mail.
clock-in-zone = { $at } is in the time zone of the game, { $zone }. To change the zone, send for example SET GAME ZONE Europe/Vienna.
setting-changed = Changed{ told }.
variant-never-blind = { $variant } is not played blind: who is patrolled or blocked would tell of fleets unseen.
    .hint = Leave the word for blind out of CREATE.
last-year-past = { $variant } begins in { $first }, so its last year would be over before.
    .hint = Name a later one behind UNTIL.
variant-changed = { $game } is played on { $board } now{ told }. It starts when { $missing ->
        [one] { $missing } more player has
       *[other] { $missing } more players have
    } joined.
variant-changed-and-full = { $game } is played on { $board } now{ told }. Everybody is here: the game starts now.
gunboat-stays = What came with Illegal Gunboat beside its orders stays: gunboat, and no press. SET NOT GUNBOAT and SET WHITE change it.
idle-no-letters = The game has NO PRESS, and that rules: players write no letters, whatever else is set for them.
idle-nobody-seen = In this blind game no power sees another's units, so with TOUCH PRESS no player can write to another. SET NO TOUCH PRESS lets them; in a game of FOG the two go together.
idle-touch-without-partial = With NO PARTIAL there are only letters to all, and with TOUCH PRESS none of those: no player can write to another. SET PARTIAL, or SET NO TOUCH PRESS, lets them.
idle-fakes-without-partial = With NO PARTIAL there are only letters to all, so nothing can be faked. SET PARTIAL changes that.
idle-conditions-in-the-dark = Letters headed POSTAL PRESS wait for the results here as well. But one with a condition (PRESS TO … IF …) is refused, as that it comes would tell what nobody may see in a blind game.
clock-changed = Changed{ told }. The deadline of this phase stays: SET DEADLINE moves it.
game-zone-changed = Changed{ told }. Deadlines to come fall on the hours and days of { $zone }; each mail shows them in its reader's own zone beside UTC.
rulebook-changed = Changed{ told }. That house also reads orders in its own way: SET ORDERS { $house }.
reading-changed = Changed{ told }. That house has a rulebook too: SET RULEBOOK { $house }.
paused = The clock stands still.
paused-until = The clock stands still until { $until }, and goes on then by itself with the time that was left.
end-taken-back = The end is taken back{ $told ->
        [no] { others-not-told }
       *[yes] ; everybody is told, with the deadline there is now
    }.
start-taken-back = The game forms again, with its players{ told }. BEGIN starts it anew, and gives out the powers anew.
resumed = The clock runs again, with the time that was left. SET DEADLINE gives more.
resumed-later = The clock runs again. The time that was left ends too soon, or on a day without deadlines: the deadline is later, by the game's clock. SET DEADLINE sets another.
ejected = Put out of the game{ told }.
admitted = Done; whoever it was is told, and may come back while the place is free.
terminated = The game is over{ told }. UNDO takes the end back, for a week.
assigned = { $who } gets { $power } when the game starts, and is told then. ASSIGN { $who } NONE takes it back.
assigned-nothing = Nothing is assigned to { $who }: the start gives out what is left by the wishes.
swap-asked = The players of { $first } and { $second } are asked. When both have said YES in this phase, they change places.
swap-agreed = Noted. You change places once the other player agrees.
swapped = The players of { $first } and { $second } have changed places{ told }.
declared = The game is over with that result{ told }. ROLLBACK takes it back, for a week.
terminated-for-good = The game is over; everybody is told, also what it had kept secret: so there is no way back.
away-set = Noted{ told }. Deadlines keep off that time.
away-set-and-moved = Noted{ told }. The deadline moves behind it, to { $deadline }.
away-set-late = Noted{ told }. Deadlines to come keep off that time. But the deadline of this phase is past, orders are missing, and no absence moves its grace: it ends on { $grace }. Send them before.
away-set-stays = Noted{ told }. The deadline of this phase, { $deadline }, stays, as nothing is missing from you; those to come keep off that time.
away-already = That is noted already: you are away from { $time }. Nothing is changed.
away-joined = Joined with what was noted before: you are away from { $time }. SET NO ABSENCE and a day says that you are back on that day.
away-too-often = You have three absences to come already: { $first }; { $second }; { $third }.
    .hint = SET NO ABSENCE takes them back; SET NO ABSENCE 25 Jan that of the day, from the day on.
time-away = { $since } to { $until }
still-away = You still are away from { $time }.
away-ended = Taken back: { $time }{ told }. The deadline stays where it is.
away-ended-too = Taken back, too: { $time }.
away-of-whom = You lead the game and play no power of it.
    .hint = AWAY 10 Jan TO 20 Jan FOR Turkey is for a power; SET HOLIDAYS 24 Dec TO 2 Jan for the whole game.
away-too-long = The game takes absences of { $days ->
        [one] { $days } day
       *[other] { $days } days
    } at most without its master's word, those that hold up one phase together. The master is asked; it counts when the answer is YES. I write to you if it is no, or if none comes until { $lapses }.
master-asked = The master is asked. The deadline moves when the answer is YES; until then it stays. I write to you if it is no, or if none comes until { $lapses }.
master-asked-often = The master was asked several times in this hour.
    .hint = PRESS TO M, your words, ENDPRESS.
extended-already = That is past by now.
    .hint = EXTEND +24h counts from the deadline.
start-set = It will not be before { $at }.
game-begun = The game starts now{ told }.
co-master-asked = { $who } is asked to lead { $game } beside you, and does so from a YES on; everybody is told then.
successor-asked = { $who } is asked to lead { $game } in your place. You lead it until a YES comes; everybody is told then.
nobody-to-lead = Nobody at { $who } is registered here, so nobody was asked.
    .hint = Have them mail REGISTER, Name: and their name, END, each on a line of its own; then send it again.
series-terminated = The series is over, and everybody in it gets its last table{ told }. Games that go on do go on. UNDO takes the end back, for a week.
master-offered-often = People were asked often today.
    .hint = Send it again tomorrow.
mastership-lapsed = Game { $game } wants no master any more.
    .hint = LIST shows the games.
leads-now = You lead { $game } now{ told }. HELP MASTERING lists what you can do.
leads-not = You do not lead { $game }; who asked you is not told.
master-only = Only the master can speak for others.
    .hint = PRESS TO M, your words, ENDPRESS asks the master.
not-for-power = You speak for { $power } here, and this is its player's own business, as votes are; not its orders or letters.
    .hint = BECOME MASTER on a line above it, if you mean yourself.
not-while-playing = You play in { $game } yourself, or have, so you speak for no other power: what its player ordered is nobody's to see until it is judged. Nothing below this line was done.
    .hint = SIGN ON with your own power.
plays-here = You play in { $game } yourself, or have, so its position is not yours to mend.
    .hint = ROLLBACK takes a phase back; the keeper, { $keeper }, can hand the game to somebody who does not play.
no-addresses = You play in { $game } yourself, or have, and nobody may learn whether an address is in it.
    .hint = Name a power: EJECT Turkey puts its player out, ADMIT Turkey lets him come back.
eject-instead = A player resigns himself. You can put him out of the game, which everybody is told.
    .hint = EJECT { $power }
master-speaks-for-power = The lines below this one count as { $power }'s; its player, if it has one, is told of it. BECOME MASTER ends it.
master-speaks-for-himself = You speak for yourself again.
