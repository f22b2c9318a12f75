"""Replies in others' names: who lacks a mail of ours that went to the address he names gains nothing."""

from __future__ import annotations

from datetime import timedelta
from random import Random

from lab.proofs.proof import Result
from lab.proofs.trial import game_of
from tests.scenarios.story import StoryJudge
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on

_EVE, _EDGAR = "eve@evil.example", "edgar@eng.example"
_VICTIMS = ("anna@aus.example", "fleur@fra.example", "gerd@ger.example", "irma@ita.example")
_LINES = (
    "A Vie - Gal\nA Bud - Ser",
    "A Par - Bur\nSET WAIT",
    "A Ber - Kie\nSET DRAW",
    "PRESS TO E\nI stab you.\nENDPRESS",
    "BROADCAST\nI resign.\nENDPRESS",
    "YES",
    "CLEAR ALL",
    "PHASE F1901M\nA Vie - Gal",
    "Agreed, I am with you.",
    "No, let us leave Germany alone.\n\nCheers",
    "CANCEL",
)
_UNTIL_LETTERS_LEAVE = timedelta(minutes=5)


def forged(size: int) -> Result:
    """Forge answers with guesses, slips of real identifiers, and identifiers of mails to other people.

    Among the mails that are answered is a letter, whose answer would go to its readers.
    """
    chance, here = Random(size), StoryJudge(services_on(TemporaryDatabase()))
    here.play("parts/a-letter")
    known = [str(mail["Message-ID"]) for mail in here.sent if mail["To"] == _EDGAR]
    real = [str(mail["Message-ID"]) for mail in here.sent if mail["To"] in _VICTIMS]
    root = str(here.last(_EDGAR, "Game Starting")["References"]).split()[0]
    before, failures = _play(here), list[str]()
    for number in range(size):
        here.now += timedelta(seconds=20)
        named = chance.choice((_guess(chance), _slip(chance, real), chance.choice(known), root))
        sender = chance.choice(_VICTIMS)
        if number % 4 == 3:
            sender, named = _EVE, chance.choice(real)
        here.deliver(sender, f"Re: {number}", f"{chance.choice(_LINES)}\n{number}\n", answers=named)
        strangers = {str(mail["To"]) for mail in here.unread} - {sender}
        failures += [f"{number}: {who} got mail from {named}" for who in strangers]
        if _play(here) != before:
            failures.append(f"{number}: {sender} moved the game with {named}")
            before = _play(here)
    here.now += _UNTIL_LETTERS_LEAVE
    here.tick(None)
    failures += [f"in the end {mail['To']} got {mail['Subject']}" for mail in here.unread]
    return Result(size, tuple(failures), "no order, vote or letter")


def _play(here: StoryJudge) -> tuple[object, ...]:
    """What mails could have changed: the game was to be judged within none of the proof's days."""
    game = game_of(here)
    return game.orders, game.ahead, game.number, tuple((seat.wait, seat.draw) for seat in game.seats)


def _guess(chance: Random) -> str:
    return f"<{chance.randbytes(20).hex()}@judge.example>"


def _slip(chance: Random, real: list[str]) -> str:
    """A real identifier with one digit changed, or in another case."""
    one = chance.choice(real)
    at = chance.randrange(1, 41)
    digit = chance.choice([char for char in "0123456789abcdef" if char != one[at]])
    return f"{one[:at]}{digit}{one[at + 1 :]}" if chance.random() < 0.8 else one.upper()
