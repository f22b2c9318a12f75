"""A verdict names its cause: the order that bounced it, cut it, broke it or left it unmatched."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from judge.rules import movement, notation
from judge.rules.explanation import explain
from judge.rules.orders import Convoy, Hold, Move, Order, Support
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.rulebook import DATC3, PRESETS
from judge.rules.units import Province, province_of
from tests.rules.cases import board
from tests.rules.random_boards import Battle, battle

BATTLES = st.randoms(use_true_random=False).map(lambda chance: battle(board(), chance))


def results(fight: Battle, verdict: Verdict) -> tuple[Outcome, list[Result]]:
    outcome = movement.adjudicate(board(), fight.position, fight.orders, DATC3)
    return outcome, [result for result in outcome.results if result.verdict is verdict]


def order_named(result: Result) -> Order:
    assert result.by is not None
    order = notation.read(board(), result.by)
    assert order is not None
    return order


def place(order: Order) -> Province:
    assert isinstance(order, Hold | Move | Support | Convoy)
    return province_of(order.at)


def power_at(fight: Battle, province: Province) -> str:
    return next(unit.power for unit in fight.position.units if unit.province == province)


@settings(max_examples=400, deadline=None)
@given(BATTLES)
def test_a_bounce_names_who_stood_or_came_there(fight: Battle) -> None:
    for result in results(fight, Verdict.BOUNCE)[1]:
        assert isinstance(result.order, Move)
        target = province_of(result.order.to)
        cause = order_named(result)
        comes = isinstance(cause, Move) and province_of(cause.to) == target
        assert comes or place(cause) == target
        assert place(cause) != place(result.order)


@settings(max_examples=400, deadline=None)
@given(BATTLES)
def test_a_cut_names_a_foreign_attack_on_the_supporter(fight: Battle) -> None:
    for result in results(fight, Verdict.CUT)[1]:
        cause = order_named(result)
        assert isinstance(cause, Move)
        assert province_of(cause.to) == place(result.order)
        assert power_at(fight, place(cause)) != result.power


@settings(max_examples=400, deadline=None)
@given(BATTLES)
def test_a_broken_convoy_names_the_fleet_lost_and_the_fleet_its_attacker(fight: Battle) -> None:
    outcome, broken = results(fight, Verdict.DISRUPTED)
    lost = outcome.dislodged_from()
    stopped = {
        r.order.of for r in outcome.results if r.verdict is Verdict.PARADOX and isinstance(r.order, Convoy)
    }
    for result in broken:
        if isinstance(result.order, Move):
            assert result.by in lost or result.order.at in stopped
        else:
            cause = order_named(result)
            assert isinstance(cause, Move)
            assert province_of(cause.to) == place(result.order)
            assert place(result.order) in lost


@settings(max_examples=400, deadline=None)
@given(BATTLES)
def test_unmatched_help_names_what_the_other_unit_was_ordered(fight: Battle) -> None:
    for result in results(fight, Verdict.VOID)[1]:
        if isinstance(result.order, Support | Convoy):
            assert place(order_named(result)) == province_of(result.order.of)


@settings(max_examples=400, deadline=None)
@given(BATTLES)
def test_the_dislodged_name_where_their_attacker_came_from(fight: Battle) -> None:
    outcome, _ = results(fight, Verdict.OK)
    arrived = {
        province_of(result.order.to): place(result.order)
        for result in outcome.results
        if isinstance(result.order, Move) and result.verdict is Verdict.OK
    }
    for lost in outcome.after.dislodged:
        assert arrived[lost.unit.province] == lost.by


@settings(max_examples=200, deadline=None)
@given(BATTLES, st.sampled_from(sorted(PRESETS)))
def test_every_result_can_be_told_in_one_line(fight: Battle, preset: str) -> None:
    outcome = movement.adjudicate(board(), fight.position, fight.orders, PRESETS[preset])
    for result in outcome.results:
        line = explain(board(), fight.position, outcome, result)
        unit = line.split(" ", 1)[1]
        assert unit.startswith(board().name(place(result.order)))
        assert "\n" not in line
        assert "None" not in line
