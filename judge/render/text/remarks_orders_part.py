"""Sentences about orders, votes, lent units and letters."""

from __future__ import annotations

from judge.notices.remark_keys.orders import OrderRemark as Key
from judge.render.text.remarks_sentence_part import Sentence

SENTENCES = {
    Key.ORDERS_ADD: Sentence("The orders of this mail add to what you sent before."),
    Key.ORDERS_ADD_ALWAYS: Sentence("They always do here: a later mail changes only the units it names."),
    Key.ORDERS_CLEARED: Sentence("Your orders, also those sent ahead, are forgotten."),
    Key.ORDERS_AHEAD_CLEARED: Sentence(
        "What you sent for later phases is forgotten; the orders of this one stand.",
        "CLEAR ALL forgets them, too.",
    ),
    Key.ORDERS_OF_PHASE_CLEARED: Sentence("Your orders for {phase} are forgotten."),
    Key.NO_ORDERS_TO_GIVE: Sentence("You have no orders to give here.", "SIGN ON power game password"),
    Key.ORDERS_ARE_FOR: Sentence("The orders below are for {phase}."),
    # Behind "Order:", as the order itself would stand
    Key.KEPT_FOR_PHASE: Sentence("kept for {phase}, and read again when that phase opens."),
    Key.BLOCK_KEPT_FOR_PHASE: Sentence(
        "kept, down to its end, for {phase}, and read again when that phase opens."
    ),
    Key.LINE_ACTS: Sentence("printed as {line}; it acts."),
    Key.LINE_SPEAKS: Sentence("printed as {line}; it only speaks, the unit holds."),
    # Behind "Note:"
    Key.PLACE_ORDERED_AGAIN: Sentence(
        "Not counted: another line of this mail is for the same place, and that one counts."
    ),
    Key.UNIT_ORDERED_TWICE: Sentence(
        "Not counted: this mail orders the unit twice, so neither order counts."
    ),
    Key.MORE_THAN_DUE: Sentence("Not counted: there are more such orders than are due."),
    Key.FLEETS_TAKEN: Sentence(
        "Not counted: of your {there:fleet/fleets} in {place} lines above this one order {taken}."
    ),
    Key.SOME_FLEETS_TAKEN: Sentence(
        "Counted for {counted} of {wanted} fleets: of your {there:fleet/fleets} in {place} lines above this"
        " one order {taken}."
    ),
    Key.PRACTICE_HELD: Sentence(
        "All your units have orders, but nothing is judged because of this line: send it as it shall be, or"
        " SET NOWAIT to have the phase judged as it stands."
    ),
    Key.SURPLUS_LEFT: Sentence(
        "This is more than is due, and the newest line counts; no longer counted: {forgotten}. If another"
        " shall go instead, send again what you want to keep."
    ),
    Key.REST_STAYS: Sentence(
        "These have an order, and keep it: {orders}. ALL UNITS HOLD in a mail of its own holds them, too."
    ),
    Key.NO_REST: Sentence("Every unit of yours has an order, so there is no rest."),
    Key.SET_REPLACED: Sentence(
        "This mail replaces what you sent before; forgotten: {forgotten}. "
        "With ADD in it a mail takes nothing away."
    ),
    Key.WISH_KEPT: Sentence("Kept for {phase}, as it stands below PHASE; it holds when that phase opens."),
    Key.WISH_WITHOUT_PHASE: Sentence(
        "It stands below a PHASE that I could not read.",
        "PHASE Fall 1901 Movement above it, or send it by itself.",
    ),
    Key.ORDER_IN_FORCE: Sentence("Your other order stands: {order}."),
    Key.WAIT_SET: Sentence("Wait is set: this phase will not be judged before its deadline."),
    Key.WAIT_OFF: Sentence("Wait is off: this phase may be judged as soon as all orders are in."),
    Key.DRAW_AGREED: Sentence("You vote for the draw, the last who had to: the game is over."),
    Key.DRAW_VOTED: Sentence(
        "You vote for a draw of all survivors. The vote is secret and holds for this phase."
    ),
    Key.DRAW_OF_SOME_VOTED: Sentence(
        "You vote for a draw of {powers:and}. The vote is secret and holds for this phase."
    ),
    Key.CONCEDED: Sentence(
        "You concede the game to {power}, if all others do. The vote is secret and holds for this phase."
    ),
    Key.CONCEDED_AS_LAST: Sentence(
        "You concede the game to {power}, and nobody else has to: the game is over."
    ),
    Key.NOT_CONCEDED: Sentence("You concede to nobody."),
    Key.CONCESSION_DROPPED: Sentence("You concede to nobody; what waited for your CONFIRM is dropped."),
    Key.END_DROPPED: Sentence("You do not vote for that end; what waited for your CONFIRM is dropped."),
    Key.PROPOSED: Sentence(
        "Your proposal is number {number}, and has your YES."
        " Everybody is asked, and nobody learns from me whose it is."
    ),
    Key.PROPOSED_IN_PUBLIC: Sentence(
        "Your proposal is number {number}, and has your YES. Everybody is asked. I do not say whose it is,"
        " but when it is counted all learn who voted how, and a lone YES is taken for the proposer's."
        " VOTE ABSTAIN {number} takes yours back, CANCEL PROPOSAL {number} the proposal."
    ),
    Key.PROPOSED_BY_MASTER: Sentence("Your proposal is number {number}; all players are asked."),
    Key.PROPOSAL_WITHDRAWN: Sentence("Proposal {number} is withdrawn; whoever was asked about it is told."),
    Key.VOTED_YES: Sentence("You vote YES on proposal {number}. You can still change it."),
    Key.YES_IS_VOTE: Sentence(
        "Your yes is your vote: you vote YES on proposal {number}. VOTE NO {number} or VOTE ABSTAIN {number}"
        " changes it."
    ),
    Key.VOTED_NO: Sentence("You vote NO on proposal {number}. You can still change it."),
    Key.ABSTAINED: Sentence(
        "You have no vote on proposal {number}, and have said so. You can still change it."
    ),
    Key.VOTE_ENDS_GAME: Sentence("That was the last vote it took: the game is over."),
    Key.PROPOSAL_REFUSED: Sentence("You refuse the proposal, and the game goes on{told}."),
    Key.PROPOSAL_LEFT: Sentence("Noted."),
    Key.DRAW_NOT_VOTED: Sentence("You do not vote for a draw."),
    Key.DRAW_NOT_VOTED_BUT_PROPOSED: Sentence(
        "You do not vote for a draw by SET DRAW; but your YES on proposal {number} stands. VOTE NO {number}"
        " takes it back."
    ),
    Key.UNIT_LENT: Sentence(
        "Your unit in {place}: {power} gives the orders from now on, until you revoke it."
    ),
    Key.ALL_UNITS_LENT: Sentence(
        "All your units: {power} gives the orders from now on, until you revoke it."
    ),
    Key.UNIT_TAKEN_BACK: Sentence("Your unit in {place} is yours to order again."),
    Key.ALL_UNITS_TAKEN_BACK: Sentence("Whatever you lent until revoked is yours to order again."),
    Key.TOO_MANY_LETTERS: Sentence(
        "Not sent: {letters} letters, or {copies} copies of them, are what a person sends in an hour.",
        "Send it again later.",
    ),
    Key.TOO_MANY_LETTERS_TODAY: Sentence(
        "Not sent: {letters} letters of one person in a game are enough for a day, and you wrote them.",
        "Send it again tomorrow, or all that is left to say in one letter then.",
    ),
    Key.TOLD_ALL_OFTEN: Sentence(
        "Others in {game} are told of this each time, and you have had them told enough for an hour.",
        "Send it again later.",
    ),
    Key.LETTER_SENT: Sentence("Your letter goes to {readers:and}."),
    Key.LETTER_SENT_TO_ALL: Sentence("Your letter goes to everybody in the game."),
    Key.GREY_LETTER_SENT: Sentence("Your unsigned letter goes to {readers:and}."),
    Key.GREY_LETTER_SENT_TO_ALL: Sentence("Your unsigned letter goes to everybody in the game."),
    Key.LETTER_SENT_TO_OTHERS: Sentence("Your letter goes to everybody in the game but {left_out:and}."),
    Key.GREY_LETTER_SENT_TO_OTHERS: Sentence(
        "Your unsigned letter goes to everybody in the game but {left_out:and}."
    ),
    Key.LETTER_SHOWS_BROADCAST: Sentence("They see it as a broadcast to everybody."),
    Key.LETTER_SHOWS_READERS: Sentence("They see it as a letter to {readers:and}."),
    Key.LETTER_SHOWS_OTHERS: Sentence("They see it as a letter to everybody but {left_out:and}."),
    Key.LETTER_POSTED: Sentence(
        "It waits as letter {number} and leaves with the results of {phase}; RECALL {number} takes it back."
    ),
    Key.LETTER_POSTED_IF: Sentence(
        "It waits as letter {number} and leaves with the results of {phase}, if this holds then: {condition}."
        " RECALL {number} takes it back."
    ),
    Key.LETTER_LATE: Sentence("You are late with your orders; they should come before letters."),
    Key.LETTER_NOT_HELD: Sentence(
        "Your letter {number} in {game} was to leave if this held: {condition}."
        " It does not, so it was not sent."
    ),
    Key.LETTERS_RECALLED: Sentence("None of your letters waits for the results any more."),
    Key.ONE_LETTER_RECALLED: Sentence("Letter {number} will not be sent."),
    Key.COPIES_ON: Sentence("From now on you get a copy of each letter you write in {game}."),
    Key.COPIES_OFF: Sentence("You get no copies of your own letters in {game}."),
    Key.ALL_PRESS_ON: Sentence(
        "From now on you get copies of the letters between others in {game}. Everybody in the game is told."
    ),
    Key.ALL_PRESS_OFF: Sentence("You get those letters in {game} that are for you."),
    Key.BROADCASTS_ON: Sentence("Broadcasts in {game} reach you."),
    Key.BROADCASTS_OFF: Sentence(
        "Broadcasts in {game} do not reach you any more; SET BROADCAST brings them back."
    ),
    Key.DIARY_RECORDED: Sentence("Entry {number} is in your diary. Nobody else reads it."),
    Key.DIARY_RECORDED_UNTIL: Sentence(
        "Entry {number} is in your diary. Nobody else reads it before the game is over; then everybody does."
    ),
    Key.DIARY_EMPTY: Sentence(
        "Your diary in {game} is empty.", "DIARY, your words, ENDDIARY: each on a line of its own."
    ),
    Key.DIARY_LISTED: Sentence(
        "Your diary in {game} has {number:entry/entries}. DIARY READ and a number shows one."
    ),
    Key.DIARY_SHOWN: Sentence("This is what your diary in {game} says."),
    Key.DIARY_DELETED: Sentence("Entry {number} is gone from your diary."),
    Key.LETTER_UNREAD: Sentence("Nobody is there for {readers:and} at the moment: no copy goes there."),
    Key.EVERYBODY: Sentence("everybody in the game"),
    Key.EVERYBODY_BUT: Sentence("all but {left_out:and}"),
    Key.MINUTES: Sentence("{number:minute/minutes}"),
    Key.SECONDS: Sentence("{number:second/seconds}"),
    Key.LETTER_LEAVES: Sentence(
        "Your letter goes to {readers:and} in {wait}. To stop it, answer this mail with CANCEL."
    ),
    Key.GREY_LETTER_LEAVES: Sentence(
        "Your letter goes to {readers:and} in {wait}, without your name. To stop it, answer this mail with"
        " CANCEL."
    ),
    Key.LETTER_ASKS: Sentence(
        "{why} If your letter shall go to {readers:and}, answer this mail with YES; to send it to others,"
        " answer with one line, PRESS TO and their names."
    ),
    Key.GREY_LETTER_ASKS: Sentence(
        "{why} If your letter shall go to {readers:and}, without your name, answer this mail with YES; to"
        " send it to others, answer with one line, PRESS TO and their names."
    ),
    Key.LETTER_TO_EVERYBODY: Sentence("You answer a letter to everybody."),
    Key.LETTER_TO_OBSERVERS: Sentence("You answer an observer, and all observers would read it."),
    Key.LETTER_FOR_ONE: Sentence(
        "It says that it is not for all who would read it: PRESS TO {author} sends it to who wrote to you."
    ),
    Key.LETTER_CALLS_OTHERS: Sentence(
        "It calls somebody who would not read it: PRESS TO {to} sends it there."
    ),
    Key.LETTER_FORWARDED: Sentence("You forward a letter, and an answer to it goes to who wrote it."),
    Key.LETTER_MEANT_FOR_ME: Sentence(
        "A line of it reads as if it were meant for me, and I have done nothing about it."
    ),
    Key.LETTER_HOLDS_PASSWORD: Sentence(
        "One of its words is a password of yours, so this message was not sent to anybody.",
        "Answer the message again, without that word: an answer needs no password.",
    ),
    Key.LETTER_MAY_HOLD_PASSWORD: Sentence(
        "It may hold a password: some of its words look like one, or a line like a SIGN ON."
    ),
    Key.LETTER_BESIDE_LINES: Sentence("Lines beside it are for me, and stay out of it."),
    Key.LETTER_BESIDE_DOUBT: Sentence(
        "Your words were not sent, as the orders beside them wait for a word of yours.",
        "Answer the letter once more, with your words alone.",
    ),
    Key.LETTER_AMONG_OURS: Sentence(
        "Sentences of the mail you answer stand among your words, so I cannot tell them apart, and no letter"
        " was sent.",
        "Answer it once more with your words alone, or PRESS TO and names, your words, ENDPRESS: each on a"
        " line of its own.",
    ),
    Key.LETTER_NAMES_AUTHOR: Sentence("A name of yours stands in it, which the others do not know."),
    Key.LETTER_SO_SOON: Sentence("It came so soon after my mail that a program may have written it."),
    Key.LETTER_AGAIN: Sentence("The same words came before, as from a program."),
    Key.LETTER_TELLS_ABSENCE: Sentence("It reads as if a program had answered for somebody who is away."),
    Key.LETTER_NOTHING_LEFT: Sentence(
        "Your answer seems to be a greeting and a signature and nothing else, so no letter was sent.",
        "PRESS TO and a power, your words, ENDPRESS: each on a line of its own.",
    ),
    Key.LETTER_AUTHOR_UNKNOWN: Sentence(
        "The letter you answer does not say who wrote it, so your answer was not sent.",
        "BROADCAST, your words, ENDPRESS: each on a line of its own. Whoever it is reads that.",
    ),
    Key.LETTER_AUTHOR_WITHOUT_POWER: Sentence(
        "Powers have no players yet, so no letter goes to one of them alone, and yours was not sent.",
        "BROADCAST, your words, ENDPRESS: each on a line of its own.",
    ),
    Key.LETTER_OF_OTHER_START: Sentence(
        "The start of {game} was taken back after the letter you answer, and its powers are others' now; so"
        " your answer was not sent.",
        "PRESS TO and a power's name, your words, ENDPRESS: each on a line of its own, once the game runs.",
    ),
    Key.LETTER_AUTHOR_GONE: Sentence("Who wrote that letter leads {power} no longer; somebody else does."),
    Key.LETTER_WANTS_PASSWORD: Sentence(
        "An answer alone is no proof in {game}, so your letter was not sent.",
        "SIGN ON with your power, {game} and your password, then PRESS TO and names, your words, ENDPRESS:"
        " each on a line of its own.",
    ),
    Key.LETTER_CANCELLED: Sentence("Your letter will not be sent."),
    Key.LETTER_GAME_OVER: Sentence("{game} has ended meanwhile, so your letter was not sent."),
    Key.LETTER_SEAT_LEFT: Sentence(
        "You have left your part in {game} meanwhile, so your letter was not sent."
    ),
}
