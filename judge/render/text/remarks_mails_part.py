"""Sentences about a mail as a whole, and about what waits for a word."""

from __future__ import annotations

from judge.notices.remark_keys.mails import MailRemark as Key
from judge.render.text.remarks_sentence_part import Sentence


def _asked_apart(subject: str) -> Sentence:
    """What is said to a word that answers another mail than the question with this subject."""
    return Sentence(
        "{line} waits for your word, and the mail you answer is not the one that asks. Nothing is done yet.",
        f'Answer my mail "{subject}" with the one word CONFIRM, or with CANCEL to have it dropped.',
    )


SENTENCES = {
    # Behind "Nothing in your mail was done:"
    Key.TOO_MANY_LINES: Sentence(
        "it has {lines:,} lines or orders for me, or more. {most} lines, with two orders each, are the most I"
        " take in one mail."
    ),
    Key.MAIL_WAITS: Sentence("it waits for a word from the address of record of the player it speaks for."),
    Key.MAIL_WAITS_IF_RIGHT: Sentence(
        "many wrong passwords came for its seat of late, so I say of none whether it is right. If yours was, "
        "the mail waits for a word from the player's address of record, where a question is by now."
    ),
    Key.MAIL_WAITS_FOR_NAME: Sentence(
        "it has its YES, but you are not registered yet, so it waits on. Answer my question about your mail"
        " with REGISTER with YES, too: then this one is read as well, and nothing has to be sent again."
        " If you sent none, answer this mail with the lines below."
    ),
    Key.MAIL_NOT_ASKED: Sentence(
        "a password is too little for it, and its player was asked often enough this hour; so it has had no"
        " effect. His CONFIRM to one of those questions lets that one in. For this one, send it"
        " again in an hour."
    ),
    Key.MAIL_SET_ASIDE: Sentence(
        "handling it failed again and again, by a fault of mine. My keeper has been told."
        " You may send it again, in plain words."
    ),
    # Behind "Ignored:", where no point stands
    Key.LINE_WAITS_FOR_NAME: Sentence(
        "it waits until you are registered, and is read then; it need not be sent again"
    ),
    Key.SIGN_ON_REFUSED: Sentence(
        "the SIGN ON or BECOME above it was refused", "Put that line right, and send this below it again."
    ),
    Key.PHASE_UNKNOWN: Sentence("I do not know which phase it is for"),
    Key.HEADING_LEADS: Sentence("{heading}: the orders below are for {phase}"),
    Key.TEXT_UNREAD: Sentence(
        "your mail hides it or strikes it out, or it stands in a signature or in a second text below an"
        " attachment; to have it read, write it into the text of the mail"
    ),
    Key.ORDERS_HIDDEN: Sentence(
        "The email hides it or strikes it out, or it stands in a signature or in a second text below an"
        " attachment, so it was not read.",
        "To have it read, write it into the text of the email.",
    ),
    Key.ORDERS_LEFT_OUT: Sentence(
        "This line was not read: {why}.", "Send the order again on a line of its own, without that."
    ),
    Key.ORDERS_IN_TRIAL: Sentence(
        "It stands in a trial, in which nothing counts.",
        "To give these orders, send them again without the line that begins the trial.",
    ),
    Key.SUBJECT_UNREAD: Sentence(
        "What looks like orders there was not read.",
        "Write them into the text of the mail, below SIGN ON power game password.",
    ),
    Key.SUBJECT_IGNORED: Sentence(
        "I read no subjects.", "Write it into the text of the mail, each thing on a line of its own."
    ),
    Key.NOBODY_PROVEN: Sentence("Nothing in your mail shows yet that it is from you."),
    Key.PHASE_IS_PAST: Sentence("Your mail answers one about {then}, and the game is at {now} by now."),
    Key.PASSED_MEANWHILE: Sentence(
        "{at} passed before your email could be handled: it came at {came}.",
        "Nothing has changed. Send the command again with a later time.",
    ),
    Key.REPLY_TOO_LITTLE: Sentence(
        "An answer to a mail of mine is too little for this.",
        "Put SIGN ON {seat} {game} password above it, with your password. FORGOT PASSWORD {game} brings one.",
    ),
    Key.ANSWER_CONFIRMS: Sentence("nothing waits for your word; this answer is my receipt"),
    Key.ORDERS_OF_NOBODY: Sentence("Before orders, say who you are.", "SIGN ON power game password"),
    Key.SIGNED_OFF: Sentence("End of what is meant for me."),
    # What waits for a word
    Key.COMMAND_WAITS: Sentence(
        "It waits for your word, as others are told of it at once: answer the mail I send you with CONFIRM."
    ),
    Key.CONCESSION_WAITS: Sentence(
        "Nobody else has to concede, so it ends the game for good, and waits for your word: answer the mail "
        "I send you with CONFIRM."
    ),
    Key.END_WAITS: Sentence(
        "No other word is wanted for that end, or only the winner's, so it waits for your word: answer the "
        "mail I send you with CONFIRM."
    ),
    Key.TOKEN_OF_MASTER: Sentence(
        "That token is for the word of a master of {game}, and you are none. Nothing was done; the master is "
        "told.",
        "Ask the master: PRESS TO M, your words, ENDPRESS.",
    ),
    Key.SHARE_WAITS: Sentence(
        "It comes from no address of whoever has the seat, so it waits for his word: a mail to his address "
        "asks for CONFIRM."
    ),
    Key.RESIGNATION_WAITS: Sentence(
        "Think it over: with silence you stay. You leave if you answer the mail I send you with CONFIRM"
        " within a day."
    ),
    Key.RESIGNATION_DROPPED: Sentence("Your resignation is dropped: you stay."),
    Key.ASKED_OFTEN: Sentence(
        "You were asked for your word often enough for this hour.",
        "Answer one of the mails at your address of record.",
    ),
    Key.ASKED_FOR_YES_OFTEN: Sentence(
        "Nothing but your address shows that this is from you, and you were asked about that often enough"
        " today.",
        "Send the line again as an answer to this mail.",
    ),
    Key.WORD_AMONG_OURS: Sentence(
        "This stands among lines of my own mail, as if a program had sent them back, so it is not done.",
        "Write that one line in a new mail, or above all that you quote.",
    ),
    Key.WORD_UNCLEAR_FOR: Sentence(
        "Your mail says more than the word, and may mean the opposite. So nothing is done: {line} still"
        " waits.",
        "Answer the mail that asks with {word} alone, or with CANCEL.",
    ),
    Key.ONLY_ASKED: Sentence(
        "You asked: there is a question mark in it, so nothing was done.",
        "Send it without the question mark.",
    ),
    Key.WORD_UNCLEAR: Sentence(
        "Your mail says more than the word, and may mean the opposite. So nothing is done: what I asked about"
        " still waits.",
        "Answer the mail that asks with {word} alone, or with CANCEL.",
    ),
    Key.WORD_NOT_FIRST: Sentence(
        "Your word counts only as the first line of a mail, so that no program gives it by accident.",
        "Answer with that line alone, or put SIGN ON with your password above it.",
    ),
    Key.COMMAND_CONFIRMED: Sentence("{command}: {done}"),
    Key.COMMAND_CANCELLED: Sentence("{command} will not be done."),
    Key.REQUEST_REFUSED: Sentence(
        "{command} will not be done. Whoever asked for it is told so, with what else you write in this mail."
    ),
    Key.NOT_MASTER_ANY_MORE: Sentence("You are not the master of that game any more."),
    Key.PHASE_OPENED_SINCE: Sentence(
        "The game has gone on or back since you were asked, so this is not done.",
        "Send {command} again if you want it now.",
    ),
    Key.LEFT_ALREADY: Sentence("You do not play in that game any more."),
    Key.MAIL_CONFIRMED: Sentence("Thank you: that mail is read now, and answered by itself."),
    Key.YES_TAKEN: Sentence("Thank you. What waited for it is read now, and answered by itself."),
    Key.YES_TOO_LITTLE: Sentence(
        "What that mail asks about wants CONFIRM: a yes is not enough, and nothing is done yet.",
        "Answer that same mail, not this one, with the one word CONFIRM.",
    ),
    Key.NOTHING_WAITS_FOR_YES: Sentence("Nothing of yours waits for a YES."),
    Key.MAIL_CANCELLED: Sentence(
        "Good: that mail is thrown away, and I shall not write to you about it again."
    ),
    Key.ALL_CANCELLED: Sentence("What waited for your word will not be done."),
    Key.ALL_CANCELLED_AND_ADDRESS: Sentence(
        "What waited for your word will not be done: no new address counts, and your mail stays where it"
        " goes now."
    ),
    Key.DONE_ALREADY: Sentence("What I asked you about was done already, on {when}; once is enough."),
    Key.DROPPED_ALREADY: Sentence("What I asked you about was dropped already, on {when}, and not done."),
    Key.LETTER_LEFT_ALREADY: Sentence("Too late: your letter left on {when}, and does not come back."),
    Key.RAN_OUT: Sentence(
        "Too late: my question ran out on {when}, and nothing was done.",
        "Send it again if you still want it.",
    ),
    Key.ORDERS_CONFIRMED: Sentence("These orders for {power} count now."),
    Key.ORDERS_CANCELLED: Sentence("What you sent will not be done."),
    Key.ORDERS_LAPSED: Sentence("{phase} is over, and those orders have lapsed."),
    Key.ORDERS_UNUSABLE: Sentence("None of those orders could be taken."),
    Key.NOT_PLAYER_ANY_MORE: Sentence("You do not play {power} any more."),
    Key.NOTHING_WAITS: Sentence(
        "Nothing waits for your word in {game}; a letter that has left does not come back, and your orders"
        " stand.",
        "CLEAR ALL on a line of its own forgets your orders; a new order takes the place of an old one.",
    ),
    Key.COMMAND_ASKED_APART: _asked_apart("Your word is wanted"),
    Key.ADDRESS_ASKED_APART: _asked_apart("Do you move?"),
    Key.OTHER_ADDRESS_ASKED_APART: _asked_apart("Is this address yours too?"),
    Key.TOKEN_MISSING: Sentence(
        "A bare CONFIRM counts only in an answer to the mail that asked for it.",
        "Answer that mail with CONFIRM, or copy the whole line CONFIRM … where it has one.",
    ),
    Key.NOTHING_WAITS_FOR_TOKEN: Sentence(
        "Nothing waits for that token: it is used up, too old, or not one of mine.",
        "Send it again if you still want it.",
    ),
}
