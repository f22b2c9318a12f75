"""Sentences for the keeper: what a note is about, and what happened."""

from __future__ import annotations

from judge.render.text.remarks.sentence import Sentence
from judge.service.notices.remarks import RemarkKey as Key

SENTENCES = {
    Key.MAIL_FAILED: Sentence("A mail could not be handled"),
    Key.MAIL_FAILED_DETAIL: Sentence("Mail {mail} failed {tries} times; see judge mails show {mail}."),
    Key.MAIL_DIED_DETAIL: Sentence(
        "The judge died {deaths} times while it handled mail {mail}; see judge mails show {mail}."
    ),
    Key.MASTER_UNREACHABLE: Sentence("Mail to the master of {game} comes back"),
    Key.DEADLINES_HELD: Sentence("Deadlines are held, the mailbox cannot be read"),
    Key.DEADLINES_HELD_DETAIL: Sentence(
        "Since {since:%Y-%m-%d %H:%M:%S} UTC these games wait: {games}. They go on by themselves as soon "
        "as the mailbox has been read. What is wrong: {why}. `judge doctor` says more."
    ),
    Key.GAME_PAUSED_ITSELF: Sentence("Game {game} has paused itself"),
    Key.GAME_PAUSED_ITSELF_DETAIL: Sentence(
        "Half of its powers have no player any more, or nobody has taken one over for two weeks. Its master"
        " has been told, and it mails nothing until he sends RESUME. `judge keeper end-game {game}` ends it."
    ),
    Key.OUTAGE: Sentence("The judge was not at work for a while"),
    Key.OUTAGE_MOVED: Sentence(
        "From {since:%Y-%m-%d %H:%M:%S} to {until:%Y-%m-%d %H:%M:%S} UTC the judge did not run, or the "
        "machine's clock was wrong. Deadlines moved in: {games}."
    ),
    Key.OUTAGE_WITHOUT_DEADLINE: Sentence(
        "From {since:%Y-%m-%d %H:%M:%S} to {until:%Y-%m-%d %H:%M:%S} UTC the judge did not run, or the "
        "machine's clock was wrong. No deadline fell in that time."
    ),
}
