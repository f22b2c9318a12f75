"""Province values: what it is worth to a power that a unit of its stands in a place.

Every supply centre has a worth of its own, and gives each place around it a share that shrinks with the steps
a unit of that kind needs to get there. So a unit that follows the values walks towards the centres that are
to be had, past those that are safe, and fleets do not sail to where only armies can go on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TypeAlias

from judge.rules.board import ARMY, FLEET, Board, Occupancy
from judge.rules.phases import PhaseKind
from judge.rules.rulebook import DATC3, Rulebook
from judge.rules.units import Kind, Position, Power, Province

SHARE = 0.4
"""What is left of a centre's worth with each step away from it."""
_FARTHEST = 8
_NEUTRAL, _FOREIGN, _STILL, _UNMOVED, _OWN, _THREATENED = 3.0, 2.4, 10.0, 50.0, 0.2, 1.6
"""The worth of a centre: no one's, another power's, that of one whose units stand still, or have never moved,
one's own, and what that gains by an enemy near.

One unit alone never dislodges another. So a power that has never moved draws units from two steps away, past
a neutral centre next to them.
"""

Values: TypeAlias = Mapping[Kind, Mapping[int, float]]
"""What each place is worth to a unit of that kind, by the places' numbers."""


Inclination: TypeAlias = Mapping[Province, float]
"""How much more or less a power wants each centre than it is worth; so it opens differently in each game."""
_MOST_WANTED = 2.0
_OPENING = 3
"""The phases in which that counts: the first moves, the next, and what is built after them."""


class _Worth(dict[int, float]):
    """What the places asked about are worth: a power asks for a few dozen of a large board's thousand."""

    def __init__(self, worth: Sequence[float], shares: Sequence[Sequence[tuple[int, float]]]) -> None:
        super().__init__()
        self._worth, self._shares = worth, shares

    def __missing__(self, place: int) -> float:
        found = self[place] = sum(self._worth[centre] * share for centre, share in self._shares[place])
        return found


@dataclass(frozen=True)
class Situation:
    """What a bot sees of a game: the current phase, and the board as it stands.

    `counts` is whether centres change hands once the phase and its retreats are over, `powers` are those of
    the variant, `still` those of them none of whose units moved in the last movement phase, `unmoved` those
    of these whose units all stand where the game began, and `number` is that of the phase in the game.
    """

    board: Board
    position: Position
    kind: PhaseKind
    powers: tuple[Power, ...]
    counts: bool = False
    rulebook: Rulebook = DATC3
    still: frozenset[Power] = frozenset()
    unmoved: frozenset[Power] = frozenset()
    number: int = 1


def inclination(situation: Situation, chance: Random) -> Inclination:
    """Return what a power wants in the opening, drawn by chance: another power's home centres all alike."""
    if situation.number > _OPENING:
        return {}
    wanted: dict[Power | Province, float] = {}
    found: dict[Province, float] = {}
    for centre in situation.board.centres:
        of = situation.board.provinces[centre].home or centre
        if of not in wanted:
            wanted[of] = chance.uniform(0.0, _MOST_WANTED)
        found[centre] = wanted[of]
    return found


def place_values(situation: Situation, power: Power, inclination: Inclination | None = None) -> Values:
    """Return what each place of the board is worth to the power."""
    worth = _centre_worth(situation, power, inclination or {})
    return {
        kind: _Worth(worth, _shares(situation.board, number))
        for kind, number in ((Kind.ARMY, ARMY), (Kind.FLEET, FLEET))
    }


def enemies_near(situation: Situation, power: Power) -> list[int]:
    """Return how many units of others could be in each province after their next step, or are there."""
    board, occupancy = situation.board, Occupancy(situation.board, situation.position)
    near = [0] * board.size
    for province in occupancy.provinces:
        if occupancy.owner[province] != power:
            near[province] += 1
            for goal in board.touch_numbers[occupancy.kind[province]][occupancy.place[province]]:
                near[goal] += 1
    return near


def _centre_worth(situation: Situation, power: Power, inclination: Inclination) -> list[float]:
    board, owner = situation.board, situation.position.centres
    near = enemies_near(situation, power)
    worth = [0.0] * board.size
    for centre in board.centres:
        number, held_by = board.index[centre], owner.get(centre)
        if held_by == power:
            worth[number] = _OWN + _THREATENED * min(near[number], 2)
        elif held_by in situation.still:
            worth[number] = _UNMOVED if held_by in situation.unmoved else _STILL
        else:
            worth[number] = inclination.get(centre, 1.0) * (_NEUTRAL if held_by is None else _FOREIGN)
    return worth


@lru_cache(maxsize=32)
def _shares(board: Board, kind: int) -> tuple[tuple[tuple[int, float], ...], ...]:
    """For each place the centres that a unit of that kind comes to from there, with their shares."""
    found: list[list[tuple[int, float]]] = [[] for _ in board.places]
    for centre in map(board.index.__getitem__, board.centres):
        for place, steps in _steps_to(board, kind, centre).items():
            found[place].append((centre, SHARE**steps))
    return tuple(map(tuple, found))


def _steps_to(board: Board, kind: int, centre: int) -> dict[int, int]:
    """Return how many steps each place is from that province, for a unit of that kind."""
    reach = board.reach_numbers[kind]
    edge = [place for place, province in enumerate(board.province_number) if province == centre]
    seen = dict.fromkeys(edge, 0)
    for steps in range(1, _FARTHEST):
        edge = sorted({near for place in edge for near in reach[place]} - seen.keys())
        seen.update(dict.fromkeys(edge, steps))
    return seen
