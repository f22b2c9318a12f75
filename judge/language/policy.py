"""Policies: how orders are read, with a choice for each question that DATC 4.B to 4.E leaves open.

The classic judge's choices are those of seed 002, the lenient ones are DATC's preferences.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from judge.game.orders.sets import ORDER_SETS, OrderSets
from judge.game.settings import Reading
from judge.language.drafts import Action
from judge.language.order_words import JUDGE_WORDS


class Choice(StrEnum):
    """What to do about something missing or wrong that leaves the order clear."""

    REFUSE = "refuse"
    SAY = "say"
    """Read the order and tell the writer how."""
    FIRST = "first"
    """Take the first one the map lists, and tell the writer."""


@dataclass(frozen=True, slots=True)
class Policy:
    """A policy; each field names the DATC issues it decides, if it decides any."""

    words: Mapping[Action, frozenset[str]] | None = None
    """DATC 4.E.2: an order is always read by itself; here, the only words an action may be written with
    (None: every synonym of the grammar)."""
    moves: frozenset[str] | None = None
    """The words between places, in the same way."""
    owners: bool = True
    """DATC 4.C.5, DATC 4.C.6: a unit's owner may be left out everywhere; here, whether it may be written (a
    wrong one is said and not heeded)."""
    route_needed: bool = False
    """DATC 4.A.6: whether an army's convoy must name its seas."""
    impossible: bool = False
    """DATC 4.B.3, DATC 4.E.1: whether impossible orders count as written, even to unreachable coasts."""
    coast_two: Choice = Choice.REFUSE
    """DATC 4.B.1, DATC 4.B.2, DATC 4.B.7: no coast written. The only possible one is always taken; of two it
    is asked which, or the map's first is taken, but never in a build."""
    coast_irrelevant: Choice = Choice.SAY
    """DATC 4.B.5, DATC 4.B.6: a coast the unit does not stand on is never heeded; one the province does not
    even have likewise, or refused."""
    wrong_type: Choice = Choice.SAY
    """DATC 4.C.1, DATC 4.C.2: the type may always be left out where a unit stands; army written for fleet or
    the reverse is said and not heeded, or refused."""
    ahead_in_one: bool = True
    """Whether retreats and builds sent with the moves are kept for their phase (seed 004 §3.1)."""
    priority: bool = False
    """Whether a retreat may go before its owner's others to the same place (seed 004 §3.2)."""
    by_start: bool = False
    """Whether a removal names its unit by its place at the season's start (seed 004 §3.4)."""
    build_type: Choice = Choice.SAY
    """DATC 4.C.3, DATC 4.C.4: no type in a build is an army inland, a fleet where a coast is written, else
    refused; or always refused. A fleet inland always is."""
    messages: bool = False
    """Whether a line of a movement phase has the one form `U(Prov)action` and is taken as written, possible
    or not (seed 000, 4 and 5)."""
    in_words: bool = True
    """Whether words around an order, including headings in free words, may keep it from counting."""
    sets: OrderSets = ORDER_SETS[Reading.LENIENT]
    """What the game does with the orders once they are read."""


LENIENT = Policy()
"""Every unambiguous order is accepted; the judge says what it filled in."""

JUDGE = Policy(
    words=JUDGE_WORDS,
    moves=JUDGE_WORDS[Action.MOVE],
    owners=False,
    route_needed=True,
    coast_two=Choice.FIRST,
    coast_irrelevant=Choice.REFUSE,
    wrong_type=Choice.REFUSE,
    build_type=Choice.REFUSE,
    ahead_in_one=False,
    in_words=False,
    sets=ORDER_SETS[Reading.JUDGE],
)
"""The classic judge of seed 002: what it rejects is rejected, what it accepts is accepted."""

ANY = replace(LENIENT, impossible=True, sets=ORDER_SETS[Reading.ANY])
"""Impossible orders are orders too (seed 000, Illegal Gunboat)."""

ILLEGAL = replace(LENIENT, messages=True, in_words=False, sets=ORDER_SETS[Reading.ILLEGAL])
"""Illegal Gunboat (seed 000): players can only speak by orders; retreats and builds are as usual."""

GSTZ = replace(LENIENT, priority=True, by_start=True, in_words=False, sets=ORDER_SETS[Reading.GSTZ])
"""The zine's house rules (seed 004 §3.6): any order that is unambiguous, however badly written."""

POLICIES: Mapping[Reading, Policy] = {
    Reading.LENIENT: LENIENT,
    Reading.JUDGE: JUDGE,
    Reading.ANY: ANY,
    Reading.ILLEGAL: ILLEGAL,
    Reading.GSTZ: GSTZ,
}
