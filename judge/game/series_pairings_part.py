"""Pairings: who plays in which game of a round, and which power.

Who has played least plays first, of equal ones who joined first; those for whom no game is full sit the round
out. Chance puts the rest together, then two change places as long as fewer meet again who have met before.
Within a game wishes go first, where the series takes them (SET WISHES); then nobody gets a power that he has
had as long as there is another. All chance is seeded: the same round is dealt the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from judge.game.phases.assignment import cheapest_matching, wish_weight
from judge.game.roles import Applicant, PersonId
from judge.rules.units import Power

Table = tuple[PersonId, ...]
"""Who plays in one game."""


@dataclass(frozen=True, slots=True)
class Played:
    """What the games of a series so far were: for each the power of everybody who began in it."""

    games: tuple[Mapping[PersonId, Power], ...] = ()

    def count(self, person: PersonId) -> int:
        """In how many games somebody has played."""
        return sum(person in game for game in self.games)

    def powers(self, person: PersonId) -> Counter[Power]:
        """How often somebody has had each power."""
        return Counter(game[person] for game in self.games if person in game)

    def meetings(self) -> Counter[frozenset[PersonId]]:
        """How often two have met."""
        return Counter(frozenset(pair) for game in self.games for pair in combinations(sorted(game), 2))


@dataclass(frozen=True, slots=True)
class Round:
    """A round as it is dealt: the people of each game, and who sits it out."""

    tables: tuple[Table, ...]
    out: tuple[PersonId, ...] = field(default=())


def deal(people: Sequence[PersonId], size: int, games: int, played: Played, seed: int) -> Round:
    """Deal so many games of `size` people each, first come first; the people are in the order they joined."""
    order = sorted(people, key=played.count)
    playing, out = order[: games * size], order[games * size :]
    chance = Random(seed)  # noqa: S311  # fairness needs a repeatable draw, not a secret one
    chance.shuffle(playing)
    tables = [playing[at : at + size] for at in range(0, len(playing), size)]
    _part_those_who_met(tables, played.meetings())
    return Round(tuple(map(tuple, tables)), tuple(out))


def _part_those_who_met(tables: list[list[PersonId]], met: Mapping[frozenset[PersonId], int]) -> None:
    """Let two change places, again and again, as long as fewer meet who have met before."""
    while (swap := _better_swap(tables, met)) is not None:
        (one, here), (other, there) = swap
        one[here], other[there] = other[there], one[here]


_Place = tuple[list[PersonId], int]


def _better_swap(
    tables: Sequence[list[PersonId]], met: Mapping[frozenset[PersonId], int]
) -> tuple[_Place, _Place] | None:
    """Two who change places so that fewer meet again; None if no two do."""

    def again(person: PersonId, table: Iterable[PersonId], but: PersonId) -> int:
        return sum(met.get(frozenset((person, one)), 0) for one in table if one not in (person, but))

    places = [(table, at) for table in tables for at in range(len(table))]
    for one, here in places:
        mine = one[here]
        meets = again(mine, one, mine)
        for other, there in places if meets else ():
            if other is one:
                continue
            theirs = other[there]
            now = meets + again(theirs, other, theirs)
            if again(mine, other, theirs) + again(theirs, one, mine) < now:
                return (one, here), (other, there)
    return None


def powers_of(
    powers: Sequence[Power], applicants: Sequence[Applicant], played: Played, seed: int, *, wishes: bool
) -> Mapping[Power, PersonId]:
    """Which power each gets: by wishes where they count, then one that he has not had, then by chance."""
    chance = Random(seed)  # noqa: S311
    novelty = len(powers) * _CHANCES
    wish = len(powers) * novelty * (1 + len(played.games))

    def cost(power: Power, one: Applicant) -> int:
        wanted = wish_weight(power, one, len(powers)) if wishes else 0
        had = played.powers(one.person)[power]
        return novelty * had - wish * wanted + chance.randrange(_CHANCES)

    chosen = cheapest_matching([[cost(power, one) for one in applicants] for power in powers])
    return {power: applicants[column].person for power, column in zip(powers, chosen, strict=True)}


_CHANCES = 1_000_000
