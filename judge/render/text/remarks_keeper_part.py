"""Sentences for the keeper: what a note is about, and what happened."""

from __future__ import annotations

from judge.notices.remark_keys.keeper import KeeperRemark as Key
from judge.render.text.remarks_sentence_part import Sentence

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
    Key.FAULTY_MAIL: Sentence("An email in the mailbox cannot be read"),
    Key.FAULTY_MAIL_DETAIL: Sentence(
        "It is email {number} (its UID) of {sender}, subject: {subject:.100}. The judge has tried since"
        " {since:%Y-%m-%d %H:%M} UTC: {why}. The other emails are read. This one is tried again and again."
        " Until it is read, but not after {until:%Y-%m-%d %H:%M} UTC, the deadlines of the games that its"
        " sender plays are held; of all games, if its sender is not known. Ask its sender to send it again,"
        " and move it to another folder of the mailbox: then nothing waits for it any more."
    ),
    Key.FAULTY_MAIL_RELEASED: Sentence("Deadlines wait no longer for an email that cannot be read"),
    Key.FAULTY_MAIL_RELEASED_DETAIL: Sentence(
        "Email {number} (its UID) of {sender}, subject: {subject:.100}, could not be read for a day: {why}."
        " The games go on without it. If it is still there, move it to another folder, or it is tried again."
    ),
    Key.STATUS_FAULTY_MAIL: Sentence(
        "Email {number} of {sender} in the mailbox cannot be read since {since:%Y-%m-%d %H:%M} UTC: {why}."
        " Subject: {subject:.60}. Ask its sender to send it again, and move it to another folder"
    ),
    Key.UNDRAWN: Sentence("A map could not be drawn"),
    Key.UNDRAWN_DETAIL: Sentence(
        "The judge fails when it draws the board {board} ({why}; the log says where). Mails go without the"
        " map, their text is complete. It is a mistake of the program: report it. This comes once."
    ),
    Key.GAME_FAILS: Sentence("Game {game} cannot be judged"),
    Key.GAME_FAILS_DETAIL: Sentence(
        "The judge fails when it brings {game} up to date ({why}; the log says where). The other games go on."
        " It is tried again all the time, and what was due then happens. Run judge db check; if that finds"
        " nothing, it is a mistake of the program: report it. `judge keeper games` shows what still fails."
    ),
    Key.GAME_PAUSED_ITSELF: Sentence("Game {game} has paused itself"),
    Key.MASTER_SILENT: Sentence("Game {game} waits for its master"),
    Key.MASTER_SILENT_DETAIL: Sentence(
        "It has waited since {since}; its players are told. `judge keeper game {game} promote ADDRESS` makes"
        " somebody, or you, a master beside the silent one; `hand-over ADDRESS`, in the place of that one."
    ),
    Key.MASTER_LEAVES: Sentence("The master of game {game} wants to leave it"),
    Key.MASTER_LEAVES_DETAIL: Sentence(
        "There is no other master. `judge keeper game {game} hand-over ADDRESS` gives it to somebody; the"
        " master was told how to do that himself."
    ),
    Key.GAME_PAUSED_ITSELF_DETAIL: Sentence(
        "Half of its powers have no player any more, or nobody has taken one over for two weeks. Its master"
        " has been told, and it mails nothing until he sends RESUME. `judge keeper game {game} end` ends it."
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
    Key.CLOCK_BACK: Sentence("The machine's clock was set back"),
    Key.CLOCK_BACK_DETAIL: Sentence(
        "It went from {since:%Y-%m-%d %H:%M:%S} to {until:%Y-%m-%d %H:%M:%S} UTC. No deadline was moved. If"
        " the earlier time is wrong, set the clock right: deadlines pass by it. `timedatectl` shows it."
    ),
    Key.QUESTIONS_WAIT: Sentence("Many strangers write"),
    Key.QUESTIONS_WAIT_DETAIL: Sentence(
        "More strangers than an hour allows are to be answered, or asked whether they want email: {most} in"
        " all, {domain} of one domain. The others wait, none is dropped. If somebody makes addresses up,"
        " `judge keeper ban @DOMAIN` helps; if they are a club, raise [limits] newcomers in judge.toml."
        " This comes once a day."
    ),
    Key.STATUS_QUESTIONS_WAIT: Sentence(
        "{mails:stranger waits/strangers wait} for an answer, or for the question whether they want email, as"
        " many were written to this hour ([limits] newcomers)."
    ),
    Key.STATUS_CLOCK_BACK: Sentence(
        "The clock was set back: at {since:%Y-%m-%d %H:%M} UTC the judge was at work already. See the log"
    ),
    Key.STATUS_IDLE: Sentence(
        "{part}: nothing done since {since:%Y-%m-%d %H:%M} UTC. Does the judge run? systemctl status judge"
    ),
    Key.STATUS_MAILBOX_IDLE: Sentence(
        "mailbox: not emptied since {since:%Y-%m-%d %H:%M} UTC. Does the judge run? systemctl status judge."
        " If it reads none any more: judge keeper forget-mailbox"
    ),
    Key.STATUS_NEVER_WORKED: Sentence(
        "Neither judge run nor judge once has worked on this database yet: start one of them."
    ),
    Key.STATUS_TROUBLE: Sentence("{part}, since {since:%Y-%m-%d %H:%M} UTC: {why}. See judge doctor"),
    Key.STATUS_GAME_FAILS: Sentence(
        "{game} cannot be judged since {since:%Y-%m-%d %H:%M} UTC ({why}). See the log, and judge db check"
    ),
    Key.STATUS_HELD: Sentence("Deadlines are held, the oldest since {since:%Y-%m-%d %H:%M} UTC: {games}"),
    Key.STATUS_WAITING: Sentence(
        "{mails:mail waits/mails wait} to be handled, the oldest since {since:%Y-%m-%d %H:%M} UTC."
        " See judge mails list"
    ),
    Key.STATUS_UNSENT: Sentence(
        "{mails:mail waits/mails wait} to be sent, the oldest since {since:%Y-%m-%d %H:%M} UTC."
        " See judge doctor"
    ),
    Key.STATUS_SET_ASIDE: Sentence(
        "{mails:mail was/mails were} set aside. See judge mails list: retry or drop each"
    ),
    Key.STATUS_UNSENDABLE: Sentence(
        "{mails:mail/mails} to others could not be sent, or are held after a restore. See judge mails list"
    ),
    Key.STATUS_DISK: Sentence("{free} MB of the disk are free. A full disk stops the judge"),
    Key.STATUS_DISK_FULL: Sentence("The disk is full, so nothing can be stored, no mail and no order"),
    Key.STATUS_READ_ONLY: Sentence(
        "The disk can only be read, so nothing can be stored, no mail and no order. The system's log says why"
    ),
    Key.STATUS_CLOSED: Sentence(
        "No new games and people are taken since {since:%Y-%m-%d %H:%M} UTC: judge keeper open"
    ),
    Key.STATUS_NO_BACKUP: Sentence("There is no backup yet: judge db backup makes one"),
    Key.STATUS_OLD_BACKUP: Sentence("The last backup is of {since:%Y-%m-%d %H:%M} UTC: judge db backup"),
}
