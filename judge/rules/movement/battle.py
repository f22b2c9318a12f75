"""A movement phase as integers: the units, what each was told to do, and the questions that decide it.

Units are named by the number of the province they stand in, n provinces in all. The questions are: does the
move of unit u succeed (u), is its support given (n + u), does a route carry it (2n + u).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from judge.rules.board import EMPTY, Board
from judge.rules.movement.resolution import NO, YES, Resolution
from judge.rules.occupancy import Occupancy
from judge.rules.orders import Order
from judge.rules.outcome import Verdict
from judge.rules.rulebook import Rulebook
from judge.rules.units import Position, Power

NOT_MOVING = EMPTY


class Battle(Resolution):
    """One movement phase with its orders, before anything is decided.

    goes[u]       the province the unit moves to, NOT_MOVING if it stays
    place_to[u]   the place it would stand at
    attackers[p]  the units moving to province p
    helpers[u]    the units whose support matches what u does
    help_at[u]    the province where the support of u takes effect
    opponent[u]   the unit met head to head, moving the other way over the same border
    carriers[u]   the fleets ordered to carry the convoyed army u
    walkers       the convoyed armies that walk instead if their convoy breaks
    stubborn      the units whose move is impossible
    serving       the fleets whose convoy order matches an army's move
    annulled      the armies whose convoy a paradox stopped
    given         the orders as given, by power
    acts[i]       the unit that order i is for, EMPTY if the order does not count; all powers counted through
    refused[i]    why order i does not count
    """

    __slots__ = (
        "acts",
        "annulled",
        "attackers",
        "carriers",
        "convoys",
        "given",
        "goes",
        "help_at",
        "helpers",
        "movers",
        "occupancy",
        "opponent",
        "ordered",
        "owner",
        "place_to",
        "refused",
        "rulebook",
        "sailors",
        "serving",
        "size",
        "stubborn",
        "supporters",
        "supports",
        "walkers",
    )

    def __init__(self, board: Board, position: Position, rulebook: Rulebook) -> None:
        size = board.size
        super().__init__(_unasked(size)[:])
        self.size = size
        self.rulebook = rulebook
        self.occupancy = Occupancy(board, position)
        self.owner = self.occupancy.owner
        self.goes = board.nowhere[:]
        self.place_to = board.nowhere[:]
        self.attackers: list[list[int] | None] = board.nobody[:]
        self.helpers: list[list[int] | None] = board.nobody[:]
        self.help_at = board.nowhere[:]
        self.opponent: dict[int, int] = {}
        self.carriers: dict[int, frozenset[int]] = {}
        self.annulled: set[int] = set()
        self.walkers: set[int] = set()
        self.stubborn: set[int] = set()
        self.serving: set[int] = set()
        self.ordered: list[Order | None] = board.nobody[:]
        self.given: Mapping[Power, Sequence[Order]] = {}
        self.acts: list[int] = []
        self.refused: dict[int, Verdict] = {}
        self.movers: list[int] = []
        self.supporters: list[int] = []
        self.supports: list[int] = []
        self.convoys: list[int] = []
        self.sailors: list[int] = []


@cache
def _unasked(size: int) -> list[int]:
    """The answers where no question is open: no unit moves, no support is cut, no route is broken."""
    return [NO] * size + [YES] * (2 * size)
