"""Sentences about what a game's master commands."""

from __future__ import annotations

from judge.notices.remark_keys.master import MasterRemark as Key
from judge.render.text.remarks_sentence_part import Sentence

SENTENCES = {
    Key.ROUND_OPENED: Sentence("Round {number} has begun: {games}. Everybody in it is mailed his power."),
    Key.ROUND_OPENED_SOME_OUT: Sentence(
        "Round {number} has begun: {games}. Everybody in it is mailed his power;"
        " {out:player sits/players sit} it out."
    ),
    Key.ROUND_SEAT_UNKNOWN: Sentence(
        "{word:.60} is no power of this board, or no player of the series.",
        "ROUND A anna@example.net, E 2 …: LIST names the players, 2 is the second of them.",
    ),
    Key.ROUND_SEATS_LACK: Sentence(
        "A game that you deal has each power once, and each player once (in duplex, twice): {powers}.",
        "ROUND without names deals by wishes and chance. Between two games that you deal stands a ;",
    ),
    Key.ROUND_GOES_ON: Sentence(
        "Something is missing after the last comma or ;, so no game is opened.",
        "Send the whole ROUND, without a sign at its end.",
    ),
    Key.ROUND_TWO_TABLES: Sentence(
        "{who:.60} is dealt into two games of the round.", "LIST names the players, with their numbers."
    ),
    Key.ROUND_TABLES_TOGETHER: Sentence(
        "An email opens one round, so no game is opened. All games that you deal go into one ROUND.",
        "ROUND {line}",
    ),
    Key.ROUND_ONE_A_MAIL: Sentence(
        "An email opens one round: see the line with ROUND above.",
        "ROUND 3 opens three games in one round, if there are players for them; games that you deal stand in"
        " one ROUND, with a ; between them.",
    ),
    Key.ROUND_NOT_BEGUN: Sentence(
        "The last round of {game} has not begun: no phase has been judged yet in {games}.",
        "Send ROUND after the first results of these games. Several that you deal begin together by one"
        " ROUND, with a ; between them.",
    ),
    Key.ROUND_TOP_LACKS: Sentence(
        "The table of {game} has too few who still are in the series: {need} are needed.",
        "TABLE {game} shows it; ROUND deals from all players.",
    ),
    Key.TAKEN_BACK_TOO: Sentence("; others are not told, as this email also does the reverse"),
    Key.PHASE_JUDGED: Sentence("{phase} is judged{told:; the results are on their way to everybody}."),
    Key.ADJUSTED: Sentence("Done as a whole{told:; everybody is told, with your reason}."),
    Key.ROLLED_BACK: Sentence(
        "The game is back at {phase}, with the orders that were in{told}. UNDO returns to"
        " {left}, as long as no phase is judged."
    ),
    Key.ROLLED_BACK_ANEW: Sentence(
        "The game is back at {phase}. As you play in it, the orders that were in do not count: everybody "
        "orders anew, and is told so. You go back to {phase} this once. UNDO returns to {left}, as long as no"
        " phase is judged."
    ),
    Key.ROLLBACK_UNDONE: Sentence("The game is at {phase} again{told}."),
    Key.ADJUST_UNDONE: Sentence("The game is at {phase} as it was before the last ADJUST{told}."),
    Key.GAME_GOES_ON: Sentence(
        "The game goes on, at {phase}, with the orders that were in{told}. UNDO ends it again"
        " as it had ended, as long as no phase is judged."
    ),
    Key.GAME_OVER_AGAIN: Sentence("The game is over again, as it was{told}."),
    Key.HELD_BACK_BY_LINE: Sentence(
        "Line {line} above it was refused, so it is not done: you may have meant that to come first.",
        "Send it in a mail of its own if you want it all the same.",
    ),
    Key.ORDERS_MISSING: Sentence(
        "Orders are missing, and everybody is told of the results: nothing came from {silent}, not all from"
        " {partial}.",
        "PROCESS {phase} NOW judges without them.",
    ),
    Key.NO_ORDERS_FROM: Sentence(
        "Orders are missing, and everybody is told of the results: nothing came from {silent}.",
        "PROCESS {phase} NOW judges without them.",
    ),
    Key.NOT_ALL_ORDERS_FROM: Sentence(
        "Orders are missing, and everybody is told of the results: not all came from {partial}.",
        "PROCESS {phase} NOW judges without them.",
    ),
    Key.HELD_BACK: Sentence(
        "Line {line} above it was refused, so it is not done: you may have meant that to come first.",
        "Send {command} in a mail of its own if you want it all the same.",
    ),
    Key.DEADLINE_MOVED: Sentence("The deadline of this phase is moved{told}."),
    Key.GRACE_MOVED: Sentence("The grace period of this phase is moved{told}."),
    Key.LATE_ACCEPTED: Sentence("The late orders count now; whoever sent them is told."),
    Key.LATE_DECLINED: Sentence(
        "The late orders do not count; whoever sent them is told so, with what else you write in this mail."
        " {command} still lets them count, until the phase is judged."
    ),
    Key.SETTING_SAME: Sentence("That is so already."),
    Key.ANNOUNCED: Sentence("It goes to everybody in {games}."),
    Key.SETTINGS_CHANGED: Sentence("Changed: {names}. Everybody is told what is different after this mail."),
    Key.CLOCK_IN_ZONE: Sentence(
        "{at} is in the time zone of the game, {zone}. To change the zone, send for example SET GAME ZONE"
        " Europe/Vienna."
    ),
    Key.SETTING_CHANGED: Sentence("Changed{told}."),
    Key.VARIANT_NEVER_BLIND: Sentence(
        "{variant} is not played blind: who is patrolled or blocked would tell of fleets unseen.",
        "Leave the word for blind out of CREATE.",
    ),
    Key.LAST_YEAR_PAST: Sentence(
        "{variant} begins in {first}, so its last year would be over before.",
        "Name a later one behind UNTIL.",
    ),
    Key.VARIANT_CHANGED: Sentence(
        "{game} is played on {board} now{told}. It starts when {missing:more player has/more"
        " players have} joined."
    ),
    Key.VARIANT_CHANGED_AND_FULL: Sentence(
        "{game} is played on {board} now{told}. Everybody is here: the game starts now."
    ),
    Key.GUNBOAT_STAYS: Sentence(
        "What came with Illegal Gunboat beside its orders stays: gunboat, and no press. SET NOT GUNBOAT and"
        " SET WHITE change it."
    ),
    Key.IDLE_NO_LETTERS: Sentence(
        "The game has NO PRESS, and that rules: players write no letters, whatever else is set for them."
    ),
    Key.IDLE_NOBODY_SEEN: Sentence(
        "In this blind game no power sees another's units, so with TOUCH PRESS no player can write to"
        " another. SET NO TOUCH PRESS lets them; in a game of FOG the two go together."
    ),
    Key.IDLE_TOUCH_WITHOUT_PARTIAL: Sentence(
        "With NO PARTIAL there are only letters to all, and with TOUCH PRESS none of those: no player can"
        " write to another. SET PARTIAL, or SET NO TOUCH PRESS, lets them."
    ),
    Key.IDLE_FAKES_WITHOUT_PARTIAL: Sentence(
        "With NO PARTIAL there are only letters to all, so nothing can be faked. SET PARTIAL changes that."
    ),
    Key.IDLE_CONDITIONS_IN_THE_DARK: Sentence(
        "Letters headed POSTAL PRESS wait for the results here as well. But one with a condition (PRESS TO …"
        " IF …) is refused, as that it comes would tell what nobody may see in a blind game."
    ),
    Key.CLOCK_CHANGED: Sentence("Changed{told}. The deadline of this phase stays: SET DEADLINE moves it."),
    Key.GAME_ZONE_CHANGED: Sentence(
        "Changed{told}. Deadlines to come fall on the hours and days of {zone}; each mail shows "
        "them in its reader's own zone beside UTC."
    ),
    Key.RULEBOOK_CHANGED: Sentence(
        "Changed{told}. That house also reads orders in its own way: SET ORDERS {house}."
    ),
    Key.READING_CHANGED: Sentence("Changed{told}. That house has a rulebook too: SET RULEBOOK {house}."),
    Key.PAUSED: Sentence("The clock stands still."),
    Key.PAUSED_UNTIL: Sentence(
        "The clock stands still until {until}, and goes on then by itself with the time that was left."
    ),
    Key.END_TAKEN_BACK: Sentence(
        "The end is taken back{told:; everybody is told, with the deadline there is now}."
    ),
    Key.START_TAKEN_BACK: Sentence(
        "The game forms again, with its players{told}. BEGIN starts it anew, and gives out the powers anew."
    ),
    Key.RESUMED: Sentence("The clock runs again, with the time that was left. SET DEADLINE gives more."),
    Key.RESUMED_LATER: Sentence(
        "The clock runs again. The time that was left ends too soon, or on a day without deadlines: the"
        " deadline is later, by the game's clock. SET DEADLINE sets another."
    ),
    Key.EJECTED: Sentence("Put out of the game{told}."),
    Key.ADMITTED: Sentence("Done; whoever it was is told, and may come back while the place is free."),
    Key.TERMINATED: Sentence("The game is over{told}. UNDO takes the end back, for a week."),
    Key.TERMINATED_FOR_GOOD: Sentence(
        "The game is over; everybody is told, also what it had kept secret: so there is no way back."
    ),
    Key.AWAY_SET: Sentence("Noted{told}. Deadlines keep off that time."),
    Key.AWAY_SET_AND_MOVED: Sentence("Noted{told}. The deadline moves behind it, to {deadline}."),
    Key.AWAY_SET_LATE: Sentence(
        "Noted{told}. Deadlines to come keep off that time. But the deadline of this phase is"
        " past, orders are missing, and no absence moves its grace: it ends on {grace}. Send them before."
    ),
    Key.AWAY_SET_STAYS: Sentence(
        "Noted{told}. The deadline of this phase, {deadline}, stays, as nothing is missing from"
        " you; those to come keep off that time."
    ),
    Key.AWAY_ALREADY: Sentence("That is noted already: you are away from {time}. Nothing is changed."),
    Key.AWAY_JOINED: Sentence(
        "Joined with what was noted before: you are away from {time}. SET NO ABSENCE and a"
        " day says that you are back on that day."
    ),
    Key.AWAY_TOO_OFTEN: Sentence(
        "You have three absences to come already: {first}; {second}; {third}.",
        "SET NO ABSENCE takes them back; SET NO ABSENCE 25 Jan that of the day, from the day on.",
    ),
    Key.TIME_AWAY: Sentence("{since} to {until}"),
    Key.STILL_AWAY: Sentence("You still are away from {time}."),
    Key.AWAY_ENDED: Sentence("Taken back: {time}{told}. The deadline stays where it is."),
    Key.AWAY_ENDED_TOO: Sentence("Taken back, too: {time}."),
    Key.AWAY_OF_WHOM: Sentence(
        "You lead the game and play no power of it.",
        "AWAY 10 Jan TO 20 Jan FOR Turkey is for a power; SET HOLIDAYS 24 Dec TO 2 Jan for the whole game.",
    ),
    Key.AWAY_TOO_LONG: Sentence(
        "The game takes absences of {days:day/days} at most without its master's word, those that hold up"
        " one phase together. The master is asked; it counts when the answer is YES. I write to you"
        " if it is no, or if none comes until {lapses}."
    ),
    Key.MASTER_ASKED: Sentence(
        "The master is asked. The deadline moves when the answer is YES; until then it stays. I write to"
        " you if it is no, or if none comes until {lapses}."
    ),
    Key.MASTER_ASKED_OFTEN: Sentence(
        "The master was asked several times in this hour.", "PRESS TO M, your words, ENDPRESS."
    ),
    Key.EXTENDED_ALREADY: Sentence("That is past by now.", "EXTEND +24h counts from the deadline."),
    Key.START_SET: Sentence("It will not be before {at}."),
    Key.GAME_BEGUN: Sentence("The game starts now{told}."),
    Key.CO_MASTER_ASKED: Sentence(
        "{who} is asked to lead {game} beside you, if known here, and does so from a YES on; everybody is"
        " told then."
    ),
    Key.SUCCESSOR_ASKED: Sentence(
        "{who} is asked to lead {game} in your place, if known here. You lead it until a YES comes; everybody"
        " is told then."
    ),
    Key.MASTER_OFFERED_OFTEN: Sentence("People were asked often today.", "Send it again tomorrow."),
    Key.MASTERSHIP_LAPSED: Sentence("Game {game} wants no master any more.", "LIST shows the games."),
    Key.LEADS_NOW: Sentence("You lead {game} now{told}. HELP MASTERING lists what you can do."),
    Key.LEADS_NOT: Sentence("You do not lead {game}; who asked you is not told."),
    Key.MASTER_ONLY: Sentence(
        "Only the master can speak for others.", "PRESS TO M, your words, ENDPRESS asks the master."
    ),
    Key.NOT_FOR_POWER: Sentence(
        "You speak for {power} here, and this is its player's own business, as votes are; not its orders or"
        " letters.",
        "BECOME MASTER on a line above it, if you mean yourself.",
    ),
    Key.NOT_WHILE_PLAYING: Sentence(
        "You play in {game} yourself, or have, so you speak for no other power: what its player ordered is"
        " nobody's to see until it is judged. Nothing below this line was done.",
        "SIGN ON with your own power.",
    ),
    Key.PLAYS_HERE: Sentence(
        "You play in {game} yourself, or have, so its position is not yours to mend.",
        "ROLLBACK takes a phase back; the keeper, {keeper}, can hand the game to somebody who does not play.",
    ),
    Key.NO_ADDRESSES: Sentence(
        "You play in {game} yourself, or have, and nobody may learn whether an address is in it.",
        "Name a power: EJECT Turkey puts its player out, ADMIT Turkey lets him come back.",
    ),
    Key.EJECT_INSTEAD: Sentence(
        "A player resigns himself. You can put him out of the game, which everybody is told.", "EJECT {power}"
    ),
    Key.MASTER_SPEAKS_FOR_POWER: Sentence(
        "The lines below this one count as {power}'s; its player, if it has one, is told of it. "
        "BECOME MASTER ends it."
    ),
    Key.MASTER_SPEAKS_FOR_HIMSELF: Sentence("You speak for yourself again."),
}
