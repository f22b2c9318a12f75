"""Sentences about seats: taken, left, wished for."""

from __future__ import annotations

from judge.render.text.remarks.sentence import Sentence
from judge.service.notices.remarks import RemarkKey as Key

SENTENCES = {
    Key.NO_SUCH_POWER: Sentence("{game} has no power called {word:.20}.", "Its powers are {powers}."),
    Key.SEAT_LEFT: Sentence(
        "You have left {power} in {game}.",
        "To take it again, mail this line without orders: SIGN ON {power} {game} and a password.",
    ),
    Key.NO_POWERS_YET: Sentence("{game} has not started, so nobody has a power yet."),
    Key.NO_POWERS_YET_BUT_JOIN: Sentence(
        "{game} has not started, so nobody has a power yet.",
        "SIGN ON ?{game} password, and on the line below SET PREFERENCE {power}, wishes for it.",
    ),
    Key.SEVERAL_POWERS_FREE: Sentence(
        "Several powers of {game} are free: {powers}.", "Say which: SIGN ON {first} {game} password."
    ),
    Key.GAME_FULL: Sentence("{game} is full.", "OBSERVE {game} password lets you watch."),
    Key.MASTER_HAS_SEAT: Sentence("You are the master of {game}.", "SIGN ON M {game} password."),
    Key.JOINED: Sentence(
        "You are in {game}. It starts when {missing:more player has/more players have} joined."
    ),
    Key.JOINED_AS_LAST: Sentence("You are in {game}, and everybody is here: the game starts now."),
    Key.JOINED_WITH_POWER: Sentence("You are in {game}: you lead {power}."),
    Key.TOOK_OVER: Sentence("You have taken over {game}: you lead {power}."),
    Key.WATCHES: Sentence("You watch {game} now: every result and every open letter comes to you."),
    Key.WATCHES_BLIND: Sentence(
        "You watch {game} now. It is blind: open letters come to you, and word when a phase is over; of units"
        " and results you see nothing until the end."
    ),
    Key.LEFT: Sentence("You have left."),
    Key.LEFT_GAME: Sentence("You have left {game}."),
    Key.STOPPED_WATCHING: Sentence("You have stopped watching {game}."),
    Key.WISHES_NOTED: Sentence("Your wishes are noted: {wishes}."),
    Key.NO_WISHES_NOTED: Sentence("You take whatever power comes."),
    Key.NOTED: Sentence("Noted."),
}
