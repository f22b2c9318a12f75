"""A gunboat game whose master plays, twice: he and another player in each other's places.

He leaves his power, which as its master he cannot take from anybody (docs: gm, "A GM who plays decides no
more than a player"), and leads the game on: nobody
else may learn from any mail which power was his (docs: gm, "A GM who plays sees no more than a player").
`python -m lab.proofs --only "playing master"`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
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
    deal_seats,
    middle,
    played_twice,
    result_of,
)
from lab.proofs.proof import Result

_IDENTIFIERS = re.compile(rb"^(?:Message-ID|In-Reply-To|References):.*\n", re.MULTILINE)
_PRESS_TO = re.compile(r"(?:POSTAL )?PRESS (?:GREY |WHITE )?TO ([A-Z]+)\b")
_ASKS = ("WHO GAME gun", "SUMMARY gun", "HISTORY gun", "LIST gun", "STATUS gun")


def playing_master(size: int, first: int = 0) -> Result:
    """Play `size` pairs of games with seeds from `first` on, every other one with an EJECT in vain."""
    return result_of(size, [(seed, compare(seed)) for seed in range(first, first + size)])


def compare(seed: int) -> Pair:
    """The game of a seed whose master plays too, and again with him in another player's place."""
    chance = Random(seed)
    seating = deal_seats(chance)
    one, other, third = chance.sample(POWERS, 3)
    script = game(chance, one, other, third, put_out=seed % 2 == 1)
    return played_twice({**seating, one: seating[MASTER]}, script, one, other, _without_identifiers)


def _without_identifiers(raw: bytes) -> bytes:
    """A mail without the digests that name it, made of its reader's number, which goes by when he came."""
    return _IDENTIFIERS.sub(b"", raw)


def game(chance: Random, one: str, other: str, third: str, *, put_out: bool) -> tuple[ScriptedMail, ...]:
    """A spring; `one` leaves, everybody asks, his master looks, somebody else takes his power over."""
    first, yes, *joining = beginning()
    return (
        replace(first, lines=(*first.lines, "SET UNMODERATED")),
        yes,
        *joining,
        *(mail for mail in middle(chance, one, other) if not _is_to_himself(mail)),
        *_leaves(one, third, put_out=put_out),
        *_looks(other, third),
        ScriptedMail(NEWCOMER, (f"SIGN ON {one} gun %{NEWCOMER}", *UNITS[one])),
        ScriptedMail(NEWCOMER, YES),
        ScriptedMail("", (), timedelta(hours=50)),
        *_looks(other, third),
        ScriptedMail(MASTER, (*as_seat(MASTER), "BROADCAST", "It is over.", "ENDPRESS", "TERMINATE")),
        ScriptedMail(MASTER, YES),
        *_looks(other, third),
    )


def _is_to_himself(mail: ScriptedMail) -> bool:
    """Whether a letter is for its writer and the master alone: who is both is told that nobody reads it."""
    heads = (_PRESS_TO.match(line) for line in mail.lines)
    return any(head is not None and set(head[1]) <= {mail.seat[0], "M"} for head in heads)


def _leaves(one: str, third: str, *, put_out: bool) -> Iterator[ScriptedMail]:
    """`one` leaves his power, whom the master may not put out; somebody asks the master who it was."""
    if put_out:
        yield ScriptedMail(MASTER, (*as_seat(MASTER), f"EJECT {one}"))
    yield ScriptedMail(one, (*as_seat(one), "RESIGN NOW"))
    yield ScriptedMail(one, YES)
    yield ScriptedMail(third, (*as_seat(third), "PRESS TO M", "Who was that?", "ENDPRESS"))


def _looks(other: str, third: str) -> Iterator[ScriptedMail]:
    """What the master may ask and do, and what others ask about him."""
    yield ScriptedMail(MASTER, (*as_seat(MASTER), "PREDICT", f"BECOME {other}", "SET COMMENT Go on."))
    yield ScriptedMail(
        MASTER, (*as_seat(MASTER), "PRESS TO ALL", "I am here.", "ENDPRESS", "SET DEADLINE +1d")
    )
    for seat in (OBSERVER, third):
        yield ScriptedMail(seat, (*as_seat(seat), *_ASKS))
    yield ScriptedMail(OUTSIDER, _ASKS)
