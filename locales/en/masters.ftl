### Remarks about what the GM of a game commands.

# What is said of who is told of a change, with the blank before it; nothing where nobody else is in the game.
told = { $told ->
        [alone] { "" }
        [no] { " " }{ others-not-told }
       *[yes] { " " }Everyone in the game has been told.
    }
# Where the same email also does the reverse.
others-not-told = Others are not told, because this email also does the reverse.
round-opened = Round { $number } has started: { $games }. All players have been sent their powers.
round-opened-some-out = Round { $number } has started: { $games }. All players in it have been sent their powers; { $out ->
        [one] { $out } player sits
       *[other] { $out } players sit
    } it out.
round-seat-unknown = "{ CUT($word, max: 60) }" is neither a power on this board nor a player in the series.
    .hint = Write ROUND A anna@example.net, E 2 …; 2 is the second player that LIST shows.
round-seats-lack = A game that you deal needs each power once, and each player once (in duplex, twice): { $powers }.
    .hint = Put a ; between two games that you deal. To deal by preferences and chance, send ROUND without names.
round-goes-on = Something is missing after the last comma or ;, so no game was opened.
    .hint = Send the whole ROUND again, without a comma or ; at its end.
round-two-tables = { CUT($who, max: 60) } is dealt into two games of the round.
    .hint = To see the players and their numbers, send LIST.
round-tables-together = One email can open one round, so no game was opened. All games that you deal go into one ROUND.
    .hint = ROUND { $line }
round-one-a-mail = One email can open one round: see the line with ROUND above.
    .hint = For three games in one round, send ROUND 3. Put games that you deal into one ROUND, with a ; between them.
round-not-begun = The last round of { $game } has not begun: no phase has been adjudicated yet in { $games }.
    .hint = Send ROUND after the first results of these games. To start several games that you deal together, put them into one ROUND, with a ; between them.
round-top-lacks = The table of { $game } has too few players who are still in the series: { $need } are needed.
    .hint = To see it, send TABLE { $game }. To deal from all players, send ROUND.
phase-judged = { $phase } has been adjudicated. { $told ->
        [no] { others-not-told }
        [alone] The results are in a separate email.
       *[yes] The results are being sent to everyone.
    }
phase-judged-above = This email has had { $phase } adjudicated already. This line names no phase, so nothing more was adjudicated.
    .hint = To adjudicate the next phase too, send { $command }.
adjusted = All changes made. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Everyone in the game has been told, with your reason.
    }
rolled-back = The game is back in { $phase }, with the orders that were in.{ told } To return to { $left }, send UNDO before a phase is adjudicated.
rolled-back-anew = The game is back in { $phase }. Because you play in it, the earlier orders do not count. { $told ->
        [alone] Send new ones; the bots will too.
       *[yes] Everyone has been asked for new ones.
    } You cannot go back to { $phase } again. To return to { $left }, send UNDO before a phase is adjudicated.
rollback-undone = The game is in { $phase } again.{ told }
adjust-undone = The game is in { $phase } as it was before the last ADJUST.{ told }
game-goes-on = The game continues in { $phase }, with the orders that were in.{ told } To end it again in the same way, send UNDO before a phase is adjudicated.
game-over-again = The game is over again, with the same end.{ told }
held-back-by-line = Not done, because line { $line } above it was rejected and you may have wanted that done first.
    .hint = If you still want it, send it in a separate email.
orders-missing = Orders are missing, and everyone would get the results: no orders from { $silent }, only some from { $partial }.
    .hint = To adjudicate without them, send PROCESS { $phase } NOW.
no-orders-from = Orders are missing, and everyone would get the results: no orders from { $silent }.
    .hint = To adjudicate without them, send PROCESS { $phase } NOW.
not-all-orders-from = Orders are missing, and everyone would get the results: only some from { $partial }.
    .hint = To adjudicate without them, send PROCESS { $phase } NOW.
held-back = Not done, because line { $line } above it was rejected and you may have wanted that done first.
    .hint = If you still want it, send { $command } in a separate email.
deadline-moved = The deadline for this phase has been moved.{ told }
grace-moved = The end of the grace period for this phase has been moved.{ told }
late-accepted = The late orders now count. The player has been told.
late-declined = The late orders do not count. The player has been told, with anything else you write in this email. To let them count after all, send { $command } before the phase is adjudicated.
setting-same = No change: it is already set that way.
announced = Your announcement is being sent to everyone in { $games }.
settings-changed = Changed: { $names }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Everyone will be told what this email has changed.
    }
clock-in-zone = { $at } is in the time zone of the game, { $zone }. To change the zone, send for example SET GAME ZONE Europe/Vienna.
setting-changed = Changed.{ told }
variant-never-blind = { $variant } cannot be played blind: patrols and blockades would give away hidden fleets.
    .hint = Leave BLIND out of CREATE.
last-year-past = { $variant } begins in { $first }, so its last year would be before its first.
    .hint = Give a later year after UNTIL.
variant-changed = { $game } is now played on { $board }.{ told } It starts when { $missing ->
        [one] { $missing } more player has
       *[other] { $missing } more players have
    } joined.
variant-changed-and-full = { $game } is now played on { $board }.{ told } All places are taken, so the game starts now.
gunboat-stays = The settings that came with Illegal Gunboat stay: gunboat and no press. To change them, send SET NOT GUNBOAT and SET WHITE.
idle-no-press = The game has NO PRESS, which overrides this: players cannot send messages, whatever else is set.
idle-nobody-seen = In this blind game no power sees another's units, so with TOUCH PRESS players cannot write to each other. To let them, send SET NO TOUCH PRESS (a game of FOG needs both).
idle-touch-without-partial = NO PARTIAL allows only messages to everyone, and TOUCH PRESS allows none of those, so players cannot write to each other. To let them, send SET PARTIAL or SET NO TOUCH PRESS.
idle-fakes-without-partial = NO PARTIAL allows only messages to everyone, so nothing can be faked. To change that, send SET PARTIAL.
idle-conditions-in-the-dark = Messages headed POSTAL PRESS wait for the results here as well. But one with a condition (PRESS TO … IF …) is rejected, because its arrival would give away hidden information.
clock-changed = Changed.{ told } The deadline for this phase does not change. To move it, send SET DEADLINE.
game-zone-changed = Changed.{ told } Future deadlines follow the hours and days of { $zone }. Each email shows them in UTC and in its reader's own zone.
rulebook-changed = Changed.{ told } That house also reads orders in its own way. To use that too, send SET ORDERS { $house }.
reading-changed = Changed.{ told } That house also has a rulebook. To use that too, send SET RULEBOOK { $house }.
paused = The clock is stopped.
paused-until = The clock is stopped until { $until }. It then continues automatically with the time that was left.
end-taken-back = The game continues. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Everyone in the game has been told, with the current deadline.
    }
start-taken-back = The game is forming again, with the same players.{ told } To start it again and assign new powers, send BEGIN.
resumed = The clock is running again, with the time that was left. For more time, send SET DEADLINE.
resumed-later = The clock is running again. The time that was left would end too soon, or on a day without deadlines, so the game's clock has set a later deadline. To choose another, send SET DEADLINE.
ejected = Removed from the game.{ told }
admitted = Readmitted. They have been told, and can return while the place is free.
terminated = The game is over.{ told } To undo this (possible for a week), send UNDO.
assigned = { $who } gets { $power } when the game starts, and is told then. To cancel that, send ASSIGN { $who } NONE.
assigned-nothing = { $who } is not assigned a power: at the start they get one of those left, by preferences.
swap-asked = The players of { $first } and { $second } have been asked. They change places if both reply YES in this phase. To withdraw the question, send CANCEL.
swap-agreed = Recorded. You change places when the other player agrees.
swapped = The players of { $first } and { $second } have changed places.{ told }
declared = The game is over with that result.{ told } To undo this (possible for a week), send ROLLBACK.
terminated-for-good = The game is over. Everyone has been told, and its secrets have been revealed, so this cannot be undone.
away-set = Your absence is recorded.{ told } Deadlines will avoid that time.
away-set-and-moved = Your absence is recorded.{ told } The deadline moves to { $deadline }, after it.
away-set-late = Your absence is recorded.{ told } Future deadlines will avoid that time. But the deadline for this phase has passed and orders are missing. An absence does not move the grace period, which ends on { $grace }: send your orders before then.
away-set-stays = Your absence is recorded.{ told } The deadline for this phase, { $deadline }, does not change, because your orders are complete. Future deadlines will avoid that time.
away-already = No change: your absence from { $time } is already recorded.
away-joined = Joined with an absence recorded before: you are away from { $time }. To say that you are back on a day, send SET NO ABSENCE and that day.
away-too-often = You already have three future absences: { $first }; { $second }; { $third }.
    .hint = To cancel them all, send SET NO ABSENCE. To end one from a certain day on, send SET NO ABSENCE 25 Jan.
time-away = { $since } to { $until }
still-away = You are still away from { $time }.
away-ended = Absence cancelled: { $time }.{ told } The deadline does not change.
away-ended-too = Also cancelled: { $time }.
away-of-whom = You are the GM and do not play a power.
    .hint = For a power, send AWAY 10 Jan TO 20 Jan FOR Turkey. For the whole game, send SET HOLIDAYS 24 Dec TO 2 Jan.
away-too-long = Absences that delay the same phase for more than { $days ->
        [one] { $days } day
       *[other] { $days } days
    } in total need the GM's approval. The GM has been asked, and your absence counts if the GM agrees. You will be told if the GM declines or has not answered by { $lapses }.
master-asked = The GM has been asked. The deadline moves only if the GM agrees. You will be told if the GM declines or has not answered by { $lapses }.
master-asked-often = The GM has been asked several times in the last hour.
    .hint = To write to the GM, send PRESS TO M, your text, ENDPRESS, each on its own line.
extended-already = That time has passed.
    .hint = Send EXTEND +24h, which counts from the deadline.
start-set = { $status ->
        [forming] The game will not start before { $at }.
       *[running] This phase will not be adjudicated before { $at }.
    }
game-begun = The game starts now.{ told }
co-master-asked = { $who } has been asked to be a GM of { $game } with you. If they reply YES, they become a GM and everyone is told.
successor-asked = { $who } has been asked to be the GM of { $game } in your place. You stay the GM until they reply YES; then everyone is told.
nobody-to-lead = { $who } is not registered here, so no one was asked.
    .hint = Ask them to send REGISTER, Name: and their name, END, each on its own line. Then send your line again.
series-terminated = The series is over, and everyone in it has been sent its last table.{ told } Games in progress continue. To undo this (possible for a week), send UNDO.
master-offered-often = You have asked people too often today.
    .hint = Send it again tomorrow.
mastership-lapsed = { $game } no longer needs a GM.
    .hint = To see all games, send LIST.
leads-now = You are now the GM of { $game }.{ told } To see what you can do, send HELP MASTERING.
leads-not = You will not be the GM of { $game }. The person who asked you is not told.
master-only = Only the GM can act for another power.
    .hint = To ask the GM, send PRESS TO M, your text, ENDPRESS, each on its own line.
not-for-power = You are acting for { $power } here, and only its player can do this (as with votes). You can send its orders and messages.
    .hint = If you mean yourself, put BECOME MASTER on a line above it.
not-while-playing = You play or have played in { $game }, so you cannot act for another power: its orders are secret until they are adjudicated. Nothing below this line was done.
    .hint = Send SIGN ON with your own power.
plays-here = You play or have played in { $game }, so you cannot correct its position.
    .hint = To go back a phase, send ROLLBACK. Or ask the judge keeper, { $keeper }, to hand the game to someone who does not play.
no-addresses = You play or have played in { $game }, so you cannot learn whether an address is in it.
    .hint = Name a power: EJECT Turkey removes its player, ADMIT Turkey readmits them.
eject-instead = Only the player can resign. You can remove the player from the game; everyone will be told.
    .hint = Send EJECT { $power }.
master-speaks-for-power = The lines below count as if { $power } had sent them, and its player (if any) is told. To end this, use BECOME MASTER.
master-speaks-for-himself = You are acting as yourself again.
