"""Set rules: how a power's sets of orders add up and what its silence means, for each way of reading.

These are the choices of DATC 4.D and 4.E that the game itself must know; `language.policy` has those of
reading a single order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from judge.game.settings import Reading
from judge.game.state import Game


class Joining(StrEnum):
    """What a later set of orders does to an earlier one."""

    COMBINED = "combined"
    LATEST = "latest"


class Twice(StrEnum):
    """What becomes of a unit with two different orders in one set."""

    LAST = "last"
    NEITHER = "neither"


class Surplus(StrEnum):
    """Which builds or removals of a set count where there are too many of them."""

    FIRST = "first"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class OrderSets:
    """The rules by which sets of orders add up; each field names the DATC issues it decides.

    A set is what one mail orders for a power. The defaults are what the classic judge did.
    """

    joining: Joining = Joining.COMBINED
    """DATC 4.D.1: sets combined unit by unit, or the latest one alone unless it is marked as an addition
    (seed 004 §3.10). DATC 4.D.2: a set always has its time of receipt, so none is without sequence."""
    twice: Twice = Twice.LAST
    """DATC 4.D.3: the last order for a unit counts, or neither does and the unit stands (as seed 004 §3.8
    takes for granted)."""
    surplus: Surplus = Surplus.LAST
    """DATC 4.D.4, DATC 4.D.5, DATC 4.D.6: too many builds, two builds in one province, too many removals:
    the last ones count, or the first."""
    silence_waives: bool = False
    """DATC 4.D.7: a build may be waived everywhere; here, whether one not ordered by the deadline is waived
    (seed 004 §3.3) or awaited."""
    implied: bool = False
    """DATC 4.E.3: whether a support or convoy of a unit of one's own orders that unit too (seed 004 §3.8)."""


_USUAL = OrderSets()
_ZINE = OrderSets(Joining.LATEST, Twice.NEITHER, Surplus.FIRST, silence_waives=True, implied=True)

ORDER_SETS: Mapping[Reading, OrderSets] = {
    Reading.LENIENT: _USUAL,
    Reading.JUDGE: _USUAL,
    Reading.ANY: _USUAL,
    Reading.GSTZ: _ZINE,
}


def order_sets(game: Game) -> OrderSets:
    """The game's rules for sets of orders."""
    return ORDER_SETS[game.settings.reading]
