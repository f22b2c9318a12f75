"""A verdict names its cause: the order that bounced it, cut it, broke it or left it unmatched."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from judge.render.lines.explanation import explain
from judge.rules import notation
from judge.rules.movement import adjudicate
from judge.rules.orders import Convoy, Hold, Move, Order, Support
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.rulebook import DATC3, PRESETS
from judge.rules.units import Kind, Position, Province, Unit, province_of
from judge.variants.load import load
from tests.rows import each_row
from tests.rules.case_runner import dislodged_from
from tests.rules.cases import board
from tests.rules.random_boards import Battle, battles
from tests.sampling import examples

BATTLES = battles(board())


def results(fight: Battle, verdict: Verdict) -> tuple[Outcome, list[Result]]:
    outcome = adjudicate.adjudicate(board(), fight.position, fight.orders, DATC3)
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


STANDOFFS = {
    "the opponent who beat it": (
        {"ENGLAND": ["A NWY - STP", "F BAR S A NWY - STP", "F NTH - NWY"], "RUSSIA": ["A STP - NWY"]},
        {"A STP - NWY": "A NWY - STP"},
    ),
    "the equal rival for an empty province": (
        {"AUSTRIA": ["A VIE - TYR"], "ITALY": ["A VEN - TYR"]},
        {"A VIE - TYR": "A VEN - TYR", "A VEN - TYR": "A VIE - TYR"},
    ),
    "the strongest of several rivals": (
        {
            "AUSTRIA": ["A VIE - TYR"],
            "GERMANY": ["A BOH - TYR"],
            "ITALY": ["A VEN - TYR", "A PIE S A VEN - TYR"],
        },
        {"A VIE - TYR": "A VEN - TYR", "A BOH - TYR": "A VEN - TYR"},
    ),
    "the supported holder rather than a weaker rival": (
        {"AUSTRIA": ["A VIE - TYR"], "GERMANY": ["A MUN - TYR"], "ITALY": ["A TYR H", "A VEN S A TYR"]},
        {"A VIE - TYR": "A TYR H", "A MUN - TYR": "A TYR H"},
    ),
    "the supported rival rather than the weaker holder": (
        {
            "AUSTRIA": ["A VIE - TYR", "A TRI S A VIE - TYR"],
            "GERMANY": ["A MUN - TYR", "A BOH S A MUN - TYR"],
            "ITALY": ["A TYR H"],
        },
        {"A VIE - TYR": "A MUN - TYR", "A MUN - TYR": "A VIE - TYR"},
    ),
    "the equal opponent over one border": (
        {"AUSTRIA": ["A VIE - BOH"], "GERMANY": ["A BOH - VIE"]},
        {"A VIE - BOH": "A BOH - VIE", "A BOH - VIE": "A VIE - BOH"},
    ),
    "the unit that could not leave": (
        {"AUSTRIA": ["A VIE - BOH"], "GERMANY": ["A BOH - MUN"], "FRANCE": ["A MUN H"]},
        {"A VIE - BOH": "A BOH - MUN", "A BOH - MUN": "A MUN H"},
    ),
    "the own unit that stays": (
        {"GERMANY": ["F KIE - BER", "A MUN S F KIE - BER", "A BER H"]},
        {"F KIE - BER": "A BER H"},
    ),
    "the attack that cut the support": (
        {"AUSTRIA": ["A VIE - TYR"], "ITALY": ["A TYR S A VEN", "A VEN H"]},
        {"A VIE - TYR": "A TYR S A VEN", "A TYR S A VEN": "A VIE - TYR"},
    ),
    "the last sea, where the convoy broke": (
        {
            "FRANCE": ["A SPA - NAP", "F WES C A SPA - NAP", "F TYS C A SPA - NAP"],
            "ITALY": ["F ION - TYS", "F TUN S F ION - TYS"],
        },
        {"A SPA - NAP": "TYS", "F TYS C A SPA - NAP": "F ION - TYS"},
    ),
    "the first sea, where the convoy broke": (
        {
            "FRANCE": ["A SPA - NAP", "F WES C A SPA - NAP", "F TYS C A SPA - NAP"],
            "ITALY": ["F NAF - WES", "F TUN S F NAF - WES"],
        },
        {"A SPA - NAP": "WES", "F WES C A SPA - NAP": "F NAF - WES"},
    ),
    "the order that does not fit the support": (
        {"AUSTRIA": ["A VIE S A TYR"], "ITALY": ["A TYR - MUN"]},
        {"A VIE S A TYR": "A TYR - MUN"},
    ),
}


@each_row("name", STANDOFFS)
def test_the_cause_named_is(name: str) -> None:
    orders, causes = STANDOFFS[name]
    read = {power: [notation.read(board(), text) for text in texts] for power, texts in orders.items()}
    placed = [
        notation.read_unit(board(), power, " ".join(text.split()[:2]))
        for power, own in orders.items()
        for text in own
    ]
    fight = Battle(
        Position(tuple(unit for unit in placed if unit)),
        {power: [order for order in own if order] for power, own in read.items()},
    )

    outcome = adjudicate.adjudicate(board(), fight.position, fight.orders, DATC3)

    named = {notation.write(result.order): result.by for result in outcome.results if result.by is not None}
    assert named == causes


def test_a_unit_without_an_order_is_named_as_holding() -> None:
    units = (Unit("AUSTRIA", Kind.ARMY, "VIE"), Unit("GERMANY", Kind.ARMY, "BOH"))
    move = Move(Kind.ARMY, "VIE", "BOH")

    outcome = adjudicate.adjudicate(board(), Position(units), {"AUSTRIA": [move]}, DATC3)

    assert [(result.by, result.given) for result in outcome.results] == [("A BOH H", True), (None, False)]


@settings(max_examples=examples(400), deadline=None)
@given(BATTLES)
def test_a_bounce_names_who_stood_or_came_there(fight: Battle) -> None:
    for result in results(fight, Verdict.BOUNCE)[1]:
        assert isinstance(result.order, Move)
        target = province_of(result.order.to)
        cause = order_named(result)
        comes = isinstance(cause, Move) and province_of(cause.to) == target
        assert comes or place(cause) == target
        assert place(cause) != place(result.order)


@settings(max_examples=examples(400), deadline=None)
@given(BATTLES)
def test_a_cut_names_a_foreign_attack_on_the_supporter(fight: Battle) -> None:
    for result in results(fight, Verdict.CUT)[1]:
        cause = order_named(result)
        assert isinstance(cause, Move)
        assert province_of(cause.to) == place(result.order)
        assert power_at(fight, place(cause)) != result.power


@settings(max_examples=examples(400), deadline=None)
@given(BATTLES)
def test_a_broken_convoy_names_the_fleet_lost_and_the_fleet_its_attacker(fight: Battle) -> None:
    outcome, broken = results(fight, Verdict.DISRUPTED)
    lost = dislodged_from(outcome)
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


@settings(max_examples=examples(400), deadline=None)
@given(BATTLES)
def test_unmatched_help_names_what_the_other_unit_was_ordered(fight: Battle) -> None:
    for result in results(fight, Verdict.VOID)[1]:
        if isinstance(result.order, Support | Convoy):
            assert place(order_named(result)) == province_of(result.order.of)


@settings(max_examples=examples(400), deadline=None)
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


@settings(max_examples=examples(200), deadline=None)
@given(BATTLES, st.sampled_from(sorted(PRESETS)))
def test_every_result_can_be_told_in_one_line(fight: Battle, preset: str) -> None:
    outcome = adjudicate.adjudicate(board(), fight.position, fight.orders, PRESETS[preset])
    for result in outcome.results:
        line = explain(load("standard"), fight.position, outcome, result)
        unit = line.split(" ", 1)[1]
        assert unit.startswith(board().name(place(result.order)))
        assert "\n" not in line
        assert "None" not in line
