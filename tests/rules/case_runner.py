"""Runs a case: the texts of its orders through the adjudicator, the results as texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from judge.rules import adjustments, notation, retreats
from judge.rules.movement import adjudicate
from judge.rules.orders import Order, Retreat
from judge.rules.outcome import Outcome, Verdict
from judge.rules.rulebook import Rulebook
from judge.rules.units import Position, Power, Province, Unit, province_of
from tests.rules.cases import Case, Flight, Lines, Sets, board

REFUSED = Verdict.ILLEGAL.value
"""What a case's data calls an order that the policy of reading does not let through."""


@dataclass(frozen=True)
class PhaseResult:
    """How a phase ended, in the words of the cases; powers without units are left out."""

    verdicts: Mapping[str, tuple[str, ...]]
    after: Sets
    dislodged: frozenset[Flight] = frozenset()
    contested: frozenset[str] = frozenset()
    by_default: Sets = field(default_factory=dict)
    disbanded: frozenset[str] = frozenset()

    @property
    def lost(self) -> frozenset[str]:
        """The provinces of the dislodged."""
        return frozenset(
            unit.partition(" ")[2].partition("/")[0] for _power, unit, _by, _retreats in self.dislodged
        )


def position(units: Lines, centres: Lines) -> Position:
    """The board with these units, all of which must be able to stand there."""
    placed = [notation.read_unit(board(), power, text) for power, texts in units.items() for text in texts]
    assert all(placed), f"a unit of the case cannot stand where it is: {units}"
    owners = {centre: power for power, codes in centres.items() for centre in codes}
    return Position(tuple(unit for unit in placed if unit), owners)


def orders_of(lines: Lines, read: Mapping[str, str]) -> dict[Power, list[Order]]:
    """The orders in the words of the case, each as the policy of reading hands it on."""
    orders: dict[Power, list[Order]] = {}
    for power, texts in lines.items():
        handed = [text for text in (read.get(text, text) for text in texts) if text]
        found = [notation.read(board(), text) for text in handed]
        assert None not in found, f"the short form cannot be read: {handed}"
        orders[power] = [order for order in found if order is not None]
    return orders


def grouped(units: Sequence[Unit]) -> Sets:
    """Units in short form by power."""
    powers = {unit.power for unit in units}
    return {power: frozenset(str(unit) for unit in units if unit.power == power) for power in powers}


def first_phase(case: Case, rulebook: Rulebook | None = None) -> tuple[PhaseResult, Outcome]:
    """Judge the movement or adjustment phase of a case by its rulebook or another."""
    judge = adjustments.adjudicate if case.is_adjustment else adjudicate.adjudicate
    start = position(case.units, case.centres)
    outcome = judge(board(), start, orders_of(case.orders, case.read), rulebook or case.rulebook)
    return _phase_result(case.orders, case.read, outcome), outcome


def retreat_phase(case: Case, before: Outcome, rulebook: Rulebook | None = None) -> PhaseResult:
    """Judge the retreats that follow a movement case."""
    assert case.retreat is not None
    orders = orders_of(case.retreat.orders, {})
    outcome = retreats.adjudicate(board(), before.after, orders, rulebook or case.rulebook)
    ending = _phase_result(case.retreat.orders, {}, outcome)
    return replace(ending, disbanded=_disbanded(before, outcome))


def dislodged_from(outcome: Outcome) -> frozenset[Province]:
    """The provinces whose units were dislodged."""
    return frozenset(dislodged.unit.province for dislodged in outcome.after.dislodged)


def _disbanded(before: Outcome, outcome: Outcome) -> frozenset[str]:
    """The provinces whose dislodged units did not get away."""
    saved = {
        province_of(result.order.at)
        for result in outcome.results
        if isinstance(result.order, Retreat) and result.verdict is Verdict.OK
    }
    return dislodged_from(before) - saved


def _phase_result(lines: Lines, read: Mapping[str, str], outcome: Outcome) -> PhaseResult:
    after = outcome.after
    removed = [
        result
        for result in outcome.results
        if not result.given and notation.write(result.order).endswith(" D")
    ]
    return PhaseResult(
        verdicts={power: _verdicts(outcome, power, texts, read) for power, texts in lines.items()},
        after=grouped(after.units),
        dislodged=frozenset(
            (d.unit.power, str(d.unit), d.by, frozenset(d.retreats)) for d in after.dislodged
        ),
        contested=after.contested,
        by_default={
            power: frozenset(notation.write(r.order).removesuffix(" D") for r in removed if r.power == power)
            for power in {r.power for r in removed}
        },
    )


def _verdicts(
    outcome: Outcome, power: Power, texts: Sequence[str], read: Mapping[str, str]
) -> tuple[str, ...]:
    given = iter([result.verdict.value for result in outcome.of(power) if result.given])
    return tuple(next(given) if read.get(text, text) else REFUSED for text in texts)
