"""The battle: a movement phase as integers, with its units, their orders, and the questions that decide it.

Units are named by the number of the province they stand in, n provinces in all. The questions are: does the
move of unit u succeed (u), is its support given (n + u), does a route carry it (2n + u).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from judge.rules.board import EMPTY, Board, Occupancy
from judge.rules.movement.resolution import NO, YES, Resolution
from judge.rules.orders import Order
from judge.rules.outcome import Verdict
from judge.rules.rulebook import Rulebook
from judge.rules.units import Position, Power

NOT_MOVING = EMPTY


class Battle(Resolution):
    """One movement phase with its orders, before anything is decided.

    given              the orders as given, by power
    acts[i]            the unit that order i is for, EMPTY if it does not count; numbered over all powers
    refused[i]         why order i does not count
    ordered[u]         the order that counts for the unit

    movers             the units that move
    unclear_moves      the units whose move no border alone decides: by sea, or impossible
    impossible_movers  the units whose move is impossible
    goes[u]            the province the unit moves to, NOT_MOVING if it stays
    place_to[u]        the place it would stand at
    attackers[p]       the units moving to province p
    opponent[u]        the unit met head to head, moving the other way over the same border

    supports           the units ordered to support
    supporters         those of them whose support matches what the unit helped does
    helpers[u]         the supporters of unit u
    help_at[u]         the province where the support of u takes effect

    convoys            the units ordered to convoy
    convoying          those of them whose order matches an army's move
    carriers[u]        the fleets ordered to carry the convoyed army u
    walkers            the convoyed armies that walk instead if their convoy breaks
    annulled           the armies whose convoy a paradox stopped
    blocked            the units whose move is not let through
    crossers           the strength, in halves, of units that move over a narrow border
    """

    __slots__ = (
        "acts",
        "annulled",
        "attackers",
        "blocked",
        "carriers",
        "convoying",
        "convoys",
        "crossers",
        "given",
        "goes",
        "help_at",
        "helpers",
        "impossible_movers",
        "movers",
        "occupancy",
        "opponent",
        "ordered",
        "owner",
        "place_to",
        "refused",
        "rulebook",
        "size",
        "supporters",
        "supports",
        "unclear_moves",
        "walkers",
    )

    def __init__(self, board: Board, position: Position, rulebook: Rulebook) -> None:
        size = board.size
        # Copies here and below, because each battle writes into its own.
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
        self.blocked: set[int] = set()
        self.crossers: dict[int, int] = {}
        self.walkers: set[int] = set()
        self.impossible_movers: set[int] = set()
        self.convoying: set[int] = set()
        self.ordered: list[Order | None] = board.nobody[:]
        self.given: Mapping[Power, Sequence[Order]] = {}
        self.acts: list[int] = []
        self.refused: dict[int, Verdict] = {}
        self.movers: list[int] = []
        self.supporters: list[int] = []
        self.supports: list[int] = []
        self.convoys: list[int] = []
        self.unclear_moves: list[int] = []


@cache
def _unasked(size: int) -> list[int]:
    """Return the answers where no question is open: no unit moves, no support is cut, no route is broken."""
    return [NO] * size + [YES] * (2 * size)
