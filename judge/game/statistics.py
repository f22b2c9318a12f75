"""Statistics: what a game that is over comes to, power by power, for the mail at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from judge.game.events_about_part import Event
from judge.game.events_master_part import PressSent
from judge.game.events_phases_part import WentLate
from judge.game.state import Game, Snapshot
from judge.rules.phases import PhaseKind
from judge.rules.units import Power


@dataclass(frozen=True, slots=True)
class PowerStatistics:
    """For how many turns a power had units to order, was late, and sent nothing (NMR).

    `letters` are those it signed; of an unsigned one nobody learns whose it was, also not by a number.
    """

    turns: int = 0
    late: int = 0
    missed: int = 0
    letters: int = 0


@dataclass(frozen=True, slots=True)
class Statistics:
    """Those of each power, and how many unsigned letters the players wrote."""

    powers: Mapping[Power, PowerStatistics] = field(default_factory=dict)
    unsigned: int = 0


NO_STATISTICS = Statistics()


def statistics(game: Game, judged: Iterable[Snapshot], events: Iterable[Event]) -> Statistics:
    """The statistics of a game, of the judged phases that count and all that happened."""
    late: Counter[Power] = Counter()
    signed: Counter[Power] = Counter()
    unsigned = 0
    for event in events:
        if isinstance(event, WentLate) and event.first:
            late.update(event.powers)
        elif isinstance(event, PressSent) and event.author.power is not None:
            signed[event.author.power] += not event.grey
            unsigned += event.grey
    turns, missed = _turns(judged)
    powers = {
        facts.code: PowerStatistics(
            turns[facts.code], late[facts.code], missed[facts.code], signed[facts.code]
        )
        for facts in game.variant.powers
    }
    return Statistics(powers, unsigned)


def _turns(judged: Iterable[Snapshot]) -> tuple[Counter[Power], Counter[Power]]:
    """For how many movement phases each power had units to order, and of how many nothing came (NMR)."""
    turns: Counter[Power] = Counter()
    missed: Counter[Power] = Counter()
    for one in judged:
        if one.phase.kind is not PhaseKind.MOVEMENT:
            continue
        for power in {result.power for result in one.outcome.results}:
            turns[power] += 1
            missed[power] += not any(result.given for result in one.outcome.of(power))
    return turns, missed
