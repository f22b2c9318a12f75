"""Sentences about words to a human, behind "Ignored:" or "REFUSED:"."""

from __future__ import annotations

from judge.notices.remark_keys.human_words import ProseRemark as Key
from judge.render.text.remarks_sentence_part import Sentence

SENTENCES = {
    Key.PROSE: Sentence(
        "no order in it, and only I read it.",
        "PRESS TO M begins a letter to the game's master, a line ENDPRESS ends it; HELP shows what I"
        " understand.",
    ),
    Key.PROSE_PASSED_ON: Sentence("no order in it; the master reads it beside what you ask for."),
    Key.PROSE_WITH_NO: Sentence("no command in it; it goes with your no."),
    Key.PROSE_OF_MASTER: Sentence(
        "no command in it, and only I read it.",
        "HELP MASTERING lists what you can do; BROADCAST begins a letter to all players, a line ENDPRESS ends"
        " it.",
    ),
    Key.PROSE_OF_STRANGER: Sentence(
        "no order in it, and only I read it.", "HELP on a line of its own shows what I understand."
    ),
    Key.PROSE_UNSTART: Sentence(
        "no command in it; powers are dealt when the game starts, and no other time.",
        "UNSTART on a line of its own lets the game form again, while nothing is judged. Each player's SET"
        " PREFERENCE then says what he would like, and BEGIN deals anew.",
    ),
    Key.PROSE_SEATS: Sentence(
        "no command in it. In a single game a master gives nobody a power: the start deals them by the"
        " players' wishes.",
        "Each player mails SET PREFERENCE and powers, the best first (as in SET PREFERENCE France, Italy);"
        " ROUND in a series deals as you say (HELP SERIES).",
    ),
    Key.PROSE_NOT_OVER: Sentence(
        "no command in it, and the game is not over.",
        "CANCEL, in answer to the mail about a TERMINATE that waits for your word, drops it; once the game is"
        " over UNDO takes the end back for a week.",
    ),
    Key.PROSE_INVITED: Sentence(
        "no command in it, so anybody may join.",
        "SET PRIVATE on a line of its own; then INVITE and his address for each of those who may join.",
    ),
    Key.PROSE_HOLIDAYS: Sentence(
        "no command in it, so no deadline moves.",
        "SET HOLIDAYS and days to come (as in SET HOLIDAYS 24 Dec TO 2 Jan) keeps deadlines out of them;"
        " PAUSE stops the clock at once.",
    ),
    Key.PROSE_TO_SEVERAL: Sentence(
        "no order in it. The mail that you answer holds several, so nobody gets your words.",
        "PRESS TO M, your words and ENDPRESS, below SIGN ON, writes to the game master.",
    ),
    Key.PROSE_AGAIN: Sentence("no order in it"),
    Key.PROSE_FORGOTTEN: Sentence(
        "no order in it, and no password is ever mailed.",
        "FORGOT PASSWORD {game} mails you a way to a new one.",
    ),
    Key.PROSE_LEAVE: Sentence(
        "no order in it, so you have left nothing.",
        "SET MAIL DIGEST brings most mails once a day, SET MAIL RESULTS in one mail with the results (HELP"
        " MAIL)."
        " RESIGN on a line of its own, below SIGN ON power {game} password, leaves the game.",
    ),
    Key.PROSE_RESIGN: Sentence(
        "no order in it, so you have left nothing.",
        "RESIGN on a line of its own, below SIGN ON power {game} password, leaves the game. For less mail:"
        " SET MAIL DIGEST brings most once a day, SET MAIL RESULTS in one mail with the results (HELP MAIL).",
    ),
    Key.PROSE_FORGET_ME: Sentence(
        "no order in it. Whoever has no part in a game any more is forgotten {days} days after his last mail:"
        " name, address, letters. The keeper, {keeper}, does it at once.",
        "RESIGN in each of your games, by itself below SIGN ON; or write to the keeper.",
    ),
    Key.PROSE_FORGET_ME_KEEPER: Sentence(
        "no order in it. The keeper, {keeper}, can have your name, address and letters forgotten here.",
        "RESIGN in each of your games, by itself below SIGN ON; then write to the keeper.",
    ),
    Key.PROSE_ABSENCE: Sentence(
        "no order in it; the master can give more time.",
        "AWAY with your days behind it (as in AWAY 10 Jan TO 20 Jan) keeps deadlines out of them; EXTEND +24h"
        " asks the master for more time.",
    ),
    Key.PROSE_AWAY: Sentence(
        "no order in it; the master can give more time.",
        "AWAY {days} on a line of its own keeps deadlines out of those days.",
    ),
    Key.PROSE_BACK: Sentence(
        "no command in it, so your absence stays.", "SET NO ABSENCE on a line of its own takes it back."
    ),
    Key.PROSE_OVER: Sentence(
        "game {game} is over, so it changes nothing.", "LIST shows the games that are not over."
    ),
    Key.PROSE_OVER_ASK_MASTER: Sentence(
        "game {game} is over, so it changes nothing.",
        "PRESS TO M on a line of its own begins a letter to its master. He can take his own end back for a"
        " week, a win or a draw for a month.",
    ),
    Key.PROSE_WAIT: Sentence(
        "no order in it, so it changes nothing.",
        "SET WAIT on a line of its own, below SIGN ON; SET NOWAIT takes it back.",
    ),
    Key.PROSE_NOWAIT: Sentence(
        "no order in it, so it changes nothing.", "SET NOWAIT on a line of its own, below SIGN ON."
    ),
    Key.PROSE_CLEAR: Sentence(
        "this takes nothing back.",
        "CLEAR ALL on a line of its own, below SIGN ON, forgets all your orders; a new order for a unit takes"
        " the place of its old one.",
    ),
    Key.PROSE_MORE_TIME: Sentence(
        "no command in it, so the deadline stays.",
        "SET DEADLINE and a time (as in SET DEADLINE Sun 12:00), or how much later (as in SET DEADLINE +48h),"
        " moves the deadline of this phase.",
    ),
    Key.PROSE_CLOCKS: Sentence(
        "no command in it, so the clocks stay as they are.",
        "HELP DEADLINES shows how SET MOVES, SET RETREAT and SET BUILDS set the length and the days of all"
        " phases; SET DEADLINE and a time moves one deadline.",
    ),
    Key.PROSE_GRACE: Sentence(
        "no command in it, so grace stays as it is.",
        "SET GRACE and a time (as in SET GRACE Sun 12:00) moves the end of this phase's grace; HELP DEADLINES"
        " tells of that of all phases.",
    ),
    Key.PROSE_ROLLBACK: Sentence(
        "no command in it, so what is judged stands.",
        "ROLLBACK on a line of its own takes back the phase judged last, ROLLBACK TO and a phase (as in"
        " ROLLBACK TO F1902M) all from that one on.",
    ),
    Key.PROSE_BECOME: Sentence(
        "no command in it, so nothing is ordered.",
        "BECOME {power} on a line of its own, and below it the orders you send in that power's name.",
    ),
    Key.PROSE_SUBSTITUTE: Sentence(
        "no command in it.",
        "EJECT {power} on a line of its own frees the power; whoever is to play it then sends SIGN ON {power}"
        " {game} password. Until then BECOME {power} lets you order in its name.",
    ),
    Key.PROSE_PROXY: Sentence(
        "no order in it, so nothing is lent.",
        "The unit, PROXY and the power, each unit on a line of its own, lends it for this phase, as HELP"
        " ORDERS shows.",
    ),
    Key.PROSE_WHO_STANDS_BY: Sentence(
        "no command in it, and who stands by is told to nobody: I ask them when a power needs a player.",
        "MY GAMES on a line of its own shows for what you stand by; SIGN UP AS STANDBY puts you on the list.",
    ),
    Key.PROSE_NO_VOTE_STANDS: Sentence(
        "no command in it, and no vote of yours stands in {game}.", "HELP VOTES says more."
    ),
    Key.PROSE_ADDRESSES: Sentence(
        "no command in it.",
        "I AM ALSO and the other address lets you write from there too; MY ADDRESSES shows those you have.",
    ),
    Key.PROSE_CONCEDE: Sentence(
        "no order in it, and no vote.",
        "SET CONCEDE {power} on a line of its own votes so; HELP VOTES says more.",
    ),
    Key.PROSE_SURRENDER: Sentence(
        "no order in it, so nothing is given up.",
        "RESIGN on a line of its own leaves your power to somebody else; SET CONCEDE and a power's name votes"
        " that this power wins.",
    ),
    Key.PROSE_NO_CONCEDE: Sentence(
        "no command in it, so your vote stands.",
        "SET NO CONCEDE on a line of its own takes it back.",
    ),
    Key.PROSE_PAUSE: Sentence(
        "no command in it, so the clock runs on.",
        "PAUSE on a line of its own; RESUME lets the game go on, SET DEADLINE 20 Jan 21:00 sets the next"
        " deadline.",
    ),
    Key.PROSE_PROCESS: Sentence(
        "no command in it, so nothing is judged.",
        "PROCESS {phase} NOW on a line of its own judges at once, also without orders that are missing.",
    ),
    Key.PROSE_END: Sentence(
        "no command in it, so the game goes on. A draw is the players' own: each of them votes by SET DRAW.",
        "TERMINATE on a line of its own ends the game without a result.",
    ),
    Key.PROSE_FOR_MASTER: Sentence(
        "no order in it; only the game's master can do that.",
        "PRESS TO M begins a letter to the master, a line ENDPRESS ends it.",
    ),
    Key.PROSE_PASSWORD: Sentence(
        "no command in it, so your password stays.",
        "SET PASSWORD your-new-password on a line of its own, below SIGN ON.",
    ),
    Key.PROSE_ADDRESS: Sentence(
        "no command in it, so your address stays.",
        "SET ADDRESS {address} on a line of its own, below SIGN ON.",
    ),
    Key.PROSE_JOIN: Sentence(
        "no command in it.",
        "SIGN ON ?{game} password joins a game, or takes over a power that is free; LIST shows the games.",
    ),
    Key.PROSE_CONDITION: Sentence(
        "no order in it: in words I read no conditions.",
        "HELP ORDERS shows how IF, ELSE and ENDIF are written, each on a line of its own.",
    ),
    Key.PROSE_ZONE: Sentence(
        "no command in it, so your times stay as they are.",
        "SET ZONE and the nearest large city (as in SET ZONE Vienna) on a line of its own.",
    ),
    Key.PROSE_ZONE_NAMED: Sentence(
        "no command in it, so your times stay as they are.", "SET ZONE {zone} on a line of its own."
    ),
    Key.PROSE_PREFERENCE: Sentence(
        "no command in it, so no wish is noted.",
        "SET PREFERENCE and powers, the best first (as in SET PREFERENCE England, Italy), before the"
        " game starts.",
    ),
    Key.PROSE_FLAG: Sentence(
        "no order in it. [Error Flag] in a subject says that something of your mail was not done, and that"
        " you have to act: what is marked with ! says what, and what to send."
    ),
    Key.PROSE_ATTACHED: Sentence(
        "no order in it, and I read no attachments.",
        "Write your orders into the text of the mail, each on a line of its own.",
    ),
    Key.PROSE_ORDERS: Sentence("no order in it; what I have of you stands below"),
    Key.PROSE_ORDERS_OF_NOBODY: Sentence(
        "no order in it, and nothing shows who asks.",
        "SIGN ON power {game} password alone brings your orders; each mail of yours is answered with them.",
    ),
    Key.PROSE_DRAW: Sentence(
        "no order in it, and no vote.",
        "SET DRAW on a line of its own, below SIGN ON; SET NODRAW takes it back.",
    ),
    Key.PROSE_VOTE: Sentence("no order in it, and no vote.", "{line} on a line of its own votes so."),
    Key.PROSE_WHO_VOTED: Sentence(
        "no order in it. Nobody is told who proposed; of the votes all learn what the proposal's mail says.",
        "LIST {game} shows what is proposed.",
    ),
    Key.PROSE_DEADLINE: Sentence("no order in it.", "LIST {game} shows the deadline, and who plays."),
    Key.PROSE_MAP: Sentence("no order in it.", "GET MAP brings the names, LIST {game} the units."),
    Key.PROSE_GAMES: Sentence("no order in it.", "LIST shows the games, LIST {game} who plays one."),
    Key.PROSE_BRINGS: Sentence("no order in it.", "{line} on a line of its own brings that."),
    Key.PROSE_DOES: Sentence("no command in it.", "{line} on a line of its own does that."),
    Key.PROSE_SENT_LETTER: Sentence(
        "no command in it; a letter that waits leaves when its receipt says so, and then is gone.",
        "CANCEL on a line of its own, below SIGN ON or in answer to that receipt, stops one that waits.",
    ),
    Key.PROSE_NO_LETTER_WAITS: Sentence(
        "no letter of yours waits, so there is none to stop. One whose receipt says that it goes is gone; one"
        " that was refused went to nobody.",
        "PRESS TO and the same readers begins another letter.",
    ),
    Key.PROSE_AS_MASTER: Sentence(
        "no command in it, and nothing shows that you are the master.",
        "SIGN ON M {game} password, and on the next line {line}.",
    ),
    Key.PROSE_REGISTER_FIRST: Sentence(
        "no command in it, and I do not know you yet.",
        "The lines of REGISTER below, and under END {line} on a line of its own.",
    ),
    Key.PROSE_NOTHING_TO_LEAVE: Sentence(
        "you are in no game here and on no list, so no mail comes that you do not ask for."
    ),
    Key.PROSE_LEAVE_OBSERVERS: Sentence(
        "no command in it, so you watch on.", "SIGN ON O {game} password, and on the next line RESIGN."
    ),
    Key.PROSE_LESS_MAIL: Sentence(
        "no command in it.",
        "SET MAIL DIGEST on a line of its own: what needs no answer then comes once a day, in one mail; HELP"
        " MAIL names what else there is.",
    ),
    Key.PROSE_DEADLINE_BELOW: Sentence(
        "no order in it; the deadline stands below.", "LIST {game} shows the deadline, and who plays."
    ),
    Key.PROSE_TURN: Sentence("no order in it; what you have to do, and until when, stands below"),
    Key.PROSE_WHO_ORDERED: Sentence(
        "no order in it; players are not told whose orders are in.",
        "LIST {game} shows the deadline, and who plays.",
    ),
    Key.PROSE_RULES: Sentence(
        "no order in it.",
        "HELP RULES tells by which rules is judged here, HELP ORDERS how orders are written, WHY and a place"
        " why a unit did what it did.",
    ),
    Key.PROSE_EJECT: Sentence(
        "no command in it.",
        "EJECT {power} on a line of its own frees the power; whoever is to play it then sends SIGN ON {power}"
        " {game} password.",
    ),
    Key.PROSE_YES_WITH_MORE: Sentence(
        "this says more than the word, and may mean the opposite. So nothing is done: it still waits.",
        "Answer the mail that asks with YES alone, or with CANCEL.",
    ),
    Key.PROSE_LETTER: Sentence(
        "no order in it, and nothing of it was sent to anybody.",
        "PRESS TO {reader}, your words, ENDPRESS: each on a line of its own.",
    ),
    Key.PROSE_LETTER_OF_NOBODY: Sentence(
        "no order in it, and nothing of it was sent to anybody.",
        "SIGN ON {power} {game} password, PRESS TO {reader}, your words, ENDPRESS: each on a line of its"
        " own.",
    ),
    Key.PROSE_OFFER: Sentence(
        "no order in it, and a yes that nothing waits for.",
        'Answer the very mail that asks you; where one proposes a line ("Did you mean …?"), answer with that'
        " line itself. SIGN ON ?{game} password joins a game, or takes over a power that is free.",
    ),
    Key.PROSE_YES_TO_INVITATION: Sentence(
        "you are not in {game} yet: I need a password that you choose.",
        "SIGN ON ?{game} and your password, on a line of its own, joins it, or takes a power that is free.",
    ),
    Key.PROSE_BACK_FROM_NOTHING: Sentence(
        "no order in it. No absence of yours is noted, so there is none to end.",
        "AWAY 10 Jan TO 20 Jan sets one.",
    ),
    Key.PROSE_HELP: Sentence("no order in it.", "HELP on a line of its own."),
}
