"""Illegal Gunboat played twice: one of two silent powers loses its player, the other is only late.

Which one it is must not be told by any email to others, whatever they ask.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from random import Random

from lab.proofs.anonymity import (
    MASTER,
    NEWCOMER,
    OBSERVER,
    OUTSIDER,
    POWERS,
    UNITS,
    YES,
    Pair,
    ScriptedMail,
    as_seat,
    beginning,
    compared_runs,
    deal_seats,
    result_of,
)
from lab.proofs.illegal import as_message
from lab.proofs.proof import Result

_ASKS = (
    *("LIST gun", "LIST FULL", "LIST", "LIST ?", "WHO GAME gun", "WHO GAME FULL", "SUMMARY gun"),
    *("HISTORY gun", "STATUS gun", "MY GAMES", "RESEND"),
)
_WORDS = ("guess", "other.guess")
"""A password that no one may choose, and one that a newcomer may."""
_WAYS = ("RESIGN", "EJECT", "LATE")


def script(seed: int, leaver: str, silent: str) -> Iterator[ScriptedMail]:
    """Of two powers that send nothing, one loses its player, and someone else takes it over."""
    chance = Random(seed)
    asking = chance.choice([power for power in POWERS if power not in (leaver, silent)])
    for entry in beginning():
        yield as_message(chance, entry)
    yield ScriptedMail(MASTER, (*as_seat(MASTER), "SET NMR"))
    for power in POWERS:
        if power not in (leaver, silent):
            yield as_message(chance, ScriptedMail(power, (*as_seat(power), *UNITS[power])))
    yield from _leaves(_WAYS[seed % len(_WAYS)], leaver)
    yield from _asked(asking)
    for power, word in zip(sorted((leaver, silent)), chance.sample(_WORDS, 2), strict=True):
        yield ScriptedMail(OUTSIDER, (f"SIGN ON {power} gun {word}",))
    yield ScriptedMail("", (), timedelta(hours=23))
    yield from _asked(asking)
    yield ScriptedMail(NEWCOMER, (f"SIGN ON {leaver} gun %{NEWCOMER}",))
    yield ScriptedMail(NEWCOMER, YES)
    yield from _asked(asking)
    yield ScriptedMail("", (), timedelta(hours=50))
    yield from _asked(asking)


def _leaves(way: str, leaver: str) -> Iterator[ScriptedMail]:
    """The power loses its player, or (LATE) keeps a player who leaves after the deadline."""
    if way == "EJECT":
        yield ScriptedMail(MASTER, (*as_seat(MASTER), f"EJECT {leaver}"))
        return
    yield ScriptedMail("", (), timedelta(hours=26 if way == "LATE" else 0))
    yield ScriptedMail(leaver, (*as_seat(leaver), "RESIGN"))
    yield ScriptedMail(leaver, YES)


def _asked(asking: str) -> Iterator[ScriptedMail]:
    """A player, an observer and a stranger ask for all that tells of the game's people."""
    for seat in (asking, OBSERVER):
        yield ScriptedMail(seat, (*as_seat(seat), *_ASKS))
    yield ScriptedMail(OUTSIDER, (*_ASKS, "STANDBY gun"))


def compare(seed: int) -> Pair:
    """Play the game of a seed, and again with the two silent powers in each other's place."""
    chance = Random(seed)
    seating = deal_seats(chance)
    one, other = chance.sample(POWERS, 2)
    hidden = {seating[seat].address for seat in (one, other, MASTER, NEWCOMER)}
    scripts = [tuple(script(seed, *silent)) for silent in ((one, other), (other, one))]
    return compared_runs((seating, seating), scripts, seating, hidden)


def non_interference(size: int, first: int = 0) -> Result:
    """Play `size` pairs of games, with seeds from `first` on."""
    return result_of(size, [(seed, compare(seed)) for seed in range(first, first + size)])
