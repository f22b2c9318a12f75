"""Illegal Gunboat played twice, two of its people in each other's seats: nobody else's mails may differ.

The lines of each seat are the game's content, the same in both; whoever sits there writes them with a mail
program, in a zone and under a name of his own.
"""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

from lab.proofs.anonymity import POWERS, Pair, ScriptedMail, deal_seats, game, played_twice, result_of
from lab.proofs.proof import Result

_ORDER = re.compile(r"([AF]) (\w+)(?:\(\w+\))? - (\w+)")
_PLACES = ("Par", "Bur", "Lpl", "Stp", "Tri", "Bul", "Con", "Hol", "Mun", "Tyr")


def illegal_game(chance: Random, one: str, other: str) -> tuple[ScriptedMail, ...]:
    """The game of the proof of anonymity with lines for orders, some that only speak, and no letter."""
    return tuple(as_message(chance, entry) for entry in game(chance, one, other))


def as_message(chance: Random, entry: ScriptedMail) -> ScriptedMail:
    """Return the mail with lines of Illegal Gunboat for its orders."""
    return replace(entry, lines=tuple(_as_line(chance, line) for line in entry.lines))


def _as_line(chance: Random, line: str) -> str:
    found = _ORDER.fullmatch(line)
    if found is None:
        return line.replace("standard gunboat", "illegal_gunboat")
    unit = f"{found[1]}({found[2]})"
    if chance.random() < 0.4:
        return f"{unit}S A({chance.choice(_PLACES)})-{chance.choice(_PLACES)}"
    return f"{unit}-{found[3]}"


def compare(seed: int) -> Pair:
    """Play the game of a seed, and again with two of its players swapped."""
    chance = Random(seed)
    seating = deal_seats(chance)
    one, other = chance.sample(POWERS, 2)
    return played_twice(seating, illegal_game(chance, one, other), one, other)


def non_interference(size: int, first: int = 0) -> Result:
    """Play `size` pairs of games, with seeds from `first` on."""
    return result_of(size, [(seed, compare(seed)) for seed in range(first, first + size)])
