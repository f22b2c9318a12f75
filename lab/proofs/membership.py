"""A gunboat game played twice, a player and somebody without a part in it in each other's places.

Meanwhile another player writes in the name of the first whatever might tell whether he is in it: nobody
else's mails may differ (docs: sender, "Joining a game asks the address first"). `python -m lab.proofs
--full --only "in the game"` is the whole run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import timedelta
from random import Random

from lab.proofs.anonymity import (
    GUESSES,
    NEWCOMER,
    OUTSIDER,
    POWERS,
    TOKEN,
    UNITS,
    YES,
    Pair,
    ScriptedMail,
    as_seat,
    beginning,
    deal_seats,
    end,
    middle,
    played_twice,
    result_of,
)
from lab.proofs.proof import Result

_MESSAGE_ID = re.compile(rb"^Message-ID: .*$", re.MULTILINE)
_DISOWNED = 0.1
_EVEN = 0.5


def membership(size: int, first: int = 0) -> Result:
    """Play `size` pairs of games, a player and an outsider swapped, with seeds from `first` on."""
    return result_of(size, [(seed, compare(seed)) for seed in range(first, first + size)])


def compare(seed: int) -> Pair:
    """Play the game of a seed with probes, and again with a player and an outsider swapped."""
    chance = Random(seed)
    seating = deal_seats(chance)
    other, one = chance.sample(POWERS[:-1], 2)
    return played_twice(seating, game(chance, one, other), other, OUTSIDER, _without_chance)


def _without_chance(raw: bytes) -> bytes:
    """A mail without its token, which in truth is chance, and the identifier that is made of it."""
    found = TOKEN.search(raw)
    return raw if found is None else _MESSAGE_ID.sub(b"", raw.replace(found[1], b"token"))


def game(chance: Random, one: str, other: str) -> tuple[ScriptedMail, ...]:
    """The game, while somebody else who plays in it writes in the name of whoever sits at `other` at first.

    `one`, who leaves, and the last to join are somebody else. An hour passes before that player writes again;
    he himself guesses at no password, since that locks his address, which shows.
    """
    third = chance.choice([power for power in POWERS if power not in (one, other)])
    before, after = [*beginning()], [*end(chance, one)]
    between = [mail for mail in middle(chance, one, other) if not (mail.seat == other and _guesses(mail))]
    forming = _forged(chance, other, third, _FORMING)
    running = [
        *(_guessed_by_strangers(chance, third, GUESSES + 6) if chance.random() < _EVEN else ()),
        *_forged(chance, other, third, _probes(third)),
        *_named_by_address(chance, third, other),
        *_guessed_by_strangers(chance, third, 1),
    ]
    vacant = _forged(chance, other, third, [*_FORMING, *_at_vacant_power(one, third)])
    hour = ScriptedMail("", (), timedelta(minutes=61))
    left = 1 + next(number for number, entry in enumerate(after) if entry.lines == YES)
    return (
        *(*before[:-2], *forming, hour, *before[-2:]),
        *(*between[: len(between) // 2], *running, hour, *between[len(between) // 2 :]),
        *(*after[:left], *vacant, hour, *after[left:]),
    )


def _guesses(entry: ScriptedMail) -> bool:
    return "guess" in entry.lines[0]


_FORMING = (
    ("SIGN ON ?gun probe", "SET PREFERENCE T"),
    ("OBSERVE gun probe",),
    ("REGISTER", "Name: Probe", "END", "SIGN ON ?gun probe", "LIST gun", "CREATE ?{n} probe"),
)


def _probes(third: str) -> list[tuple[str, ...]]:
    """Mails in another's name that might tell whether he plays: by answers, copies, silence, orders taken."""
    mine, orders = as_seat(third), UNITS[third]
    own = [f"SIGN ON gun probe{number}" for number in range(3)]
    every = [f"SIGN ON ?gun probe{number}" for number in range(4)]
    return [
        *_FORMING,
        ("SIGN ON O gun probe", "BROADCAST", "Hello.", "ENDPRESS"),
        (f"SIGN ON {third} gun guess", "SIGN ON M gun guess", "LIST"),
        ("SIGN ON gun guess", "PRESS TO AEFGIRTMO", "Hello.", "ENDPRESS", "SET WAIT"),
        ("LIST gun", "LIST FULL", "WHO", "WHOGAME gun", "WHOIS gun", "GET map", "HELP"),
        ("FORGOT PASSWORD gun", *mine, "SET WAIT", "RESIGN"),
        (*mine, *orders[:2], "OBSERVE gun probe", *orders[2:], "LIST"),
        ("SIGN ON ?gun probe", "SET WAIT", *mine, *orders[1:]),
        (*mine, *orders, "SIGN ON ?gun probe", "PRESS TO M", "Who is it?", "ENDPRESS", "CREATE ?{n} probe"),
        (*(f"SIGN ON gun {word}" for word in ("guess1", "guess2")), *mine, "BROADCAST", "x", "ENDPRESS"),
        (*(f"SIGN ON gun guess{number}" for number in range(24)), *mine, "CREATE ?{n} probe", orders[0]),
        (*(f"OBSERVE gun guess{number}" for number in range(8)), *mine, *orders),
        *((guess, *_shown(third, guess)) for guess in _at_others(third, "probe") * 3),
        *((*own, guess, *_shown(third, "own")) for guess in _at_others(third, "x")),
        *((*every, guess, *_shown(third, "any")) for guess in _at_others(third, "y")),
        (f"SIGN ON {third} gnu %{third}", "BROADCAST", "A slip.", "ENDPRESS"),
        (f"SIGN ON {third} %{third}", "BROADCAST", "No game.", "ENDPRESS", *_shown(third, "slip")),
        *((f"SIGN ON {power} gnu guess", *_shown(third, power)) for power in POWERS),
        ("SET ZONE Asia/Tokyo", *mine, "LIST", "LIST MINE", *_shown(third, "zone")),
        ("REGISTER", "Name: Sam Body", "END", "SIGN ON gun probe", *_shown(third, "entry")),
        ("SIGN UP AS STANDBY FOR gun", *_shown(third, "standby")),
        ("SIGN UP AS STANDBY", "SIGN OFF AS STANDBY FOR gun", *_shown(third, "standby again")),
        ("AWAY 10 Jan TO 20 Jan", "EXTEND +24h", *_shown(third, "away")),
        ("PROPOSE DRAW", "VOTE YES", "SET DRAW", "FORGET ME", *_shown(third, "votes")),
        ("DIARY", "Mine?", "ENDDIARY", "READ DIARY", "RECALL 1", "RESEND S1901M", *_shown(third, "diary")),
        ("SIGN ON ?practice", "RESIGN", "TERMINATE", "SET ADDRESS probe@else.example", *_shown(third, "own")),
        (f"SIGN ON {third} gun {third}", *mine, "SET PASSWORD probe.word", "SET ADDRESS @Newcomer", "RESIGN"),
    ]


def _shown(third: str, word: str) -> tuple[str, ...]:
    """Lines that everybody sees if they are done."""
    return (*as_seat(third), "BROADCAST", f"Done: {word}.", "ENDPRESS")


def _at_others(third: str, word: str) -> tuple[str, ...]:
    """A guess at each seat but that of the writer, whose own mail must not wait."""
    return tuple(f"SIGN ON {seat} gun {word}" for seat in (*POWERS, "M") if seat != third)


def _guessed_by_strangers(chance: Random, third: str, times: int) -> Iterator[ScriptedMail]:
    """Wrong passwords for each seat: after so many, mail from other addresses waits, as is seen."""
    for number in range(times):
        for guess in _at_others(third, f"stranger{number}"):
            lines = (guess, *_shown(third, guess))
            yield ScriptedMail(third, lines, timedelta(seconds=chance.randint(1, 20)), claims=f"@{NEWCOMER}")


def _named_by_address(chance: Random, third: str, other: str) -> Iterator[ScriptedMail]:
    """Commands about an address, by a player and by one who claims to be the master: he reads the answer."""
    for address in chance.sample((f"@{other}", f"@{OUTSIDER}"), 2):
        about = (f"EJECT {address}", f"ADMIT {address}", f"PRESS TO {address}", "Hello.", "ENDPRESS")
        yield ScriptedMail(third, (*as_seat(third), *about, f"SET ADDRESS {address}", f"LIST {address}"))
        yield ScriptedMail(third, ("SIGN ON M gun guess", *about, *_shown(third, "eject")))


def _at_vacant_power(one: str, third: str) -> list[tuple[str, ...]]:
    return [
        (f"SIGN ON {one} gun probe", *UNITS[one], "BROADCAST", "Hello.", "ENDPRESS"),
        (*as_seat(third), UNITS[third][0], f"SIGN ON {one} gun probe", *as_seat(third), "SET WAIT"),
    ]


def _forged(
    chance: Random, claimed: str, third: str, probes: Sequence[tuple[str, ...]]
) -> Iterator[ScriptedMail]:
    """Some of the probes in a random order; the domain claimed disowns one in ten."""
    for number, lines in enumerate(chance.sample(probes, chance.randint(1, len(probes)))):
        named = tuple(line.replace("{n}", f"{chance.choice('xyz')}{number}") for line in lines)
        wait = timedelta(seconds=chance.randint(1, 600))
        yield ScriptedMail(third, named, wait, chance.random() < _DISOWNED, f"@{claimed}")
