from __future__ import annotations

import pytest

from judge.language.orders.faults import fault as fault_of
from judge.render.lines.explanation import explain
from judge.render.text.messages import said, say
from judge.render.text.names import with_local_names
from judge.render.text.reader_language import in_language
from judge.rules import adjustments, retreats
from judge.rules.adjudication import ADJUDICATORS
from judge.rules.capability import Fault, Reason
from judge.rules.movement import adjudicate
from judge.rules.notation import read, read_unit, write
from judge.rules.outcome import Outcome
from judge.rules.phases import PhaseKind
from judge.rules.rulebook import DATC3
from judge.rules.units import Dislodged, Position, Unit
from judge.variants.load import load

STANDARD = load("standard")
BOARD = STANDARD.board
Lines = dict[str, list[str]]


def _units(placed: Lines) -> tuple[Unit, ...]:
    found = [read_unit(BOARD, power, text) for power, texts in placed.items() for text in texts]
    return tuple(unit for unit in found if unit)


def _told(position: Position, outcome: Outcome) -> dict[str, str]:
    return {write(r.order): explain(STANDARD, position, outcome, r) for r in outcome.results}


def _movement(orders: Lines, idle: Lines | None = None) -> dict[str, str]:
    named: Lines = {power: [" ".join(text.split()[:2]) for text in texts] for power, texts in orders.items()}
    position = Position((*_units(named), *_units(idle or {})))
    read_orders = {p: [o for text in texts if (o := read(BOARD, text))] for p, texts in orders.items()}
    return _told(position, adjudicate.adjudicate(BOARD, position, read_orders))


def _told_on(name: str, orders: Lines) -> dict[str, str]:
    """The sentences of a phase on another board."""
    variant = load(name)
    board = variant.board
    given = {p: [o for text in texts if (o := read(board, text))] for p, texts in orders.items()}
    units = [read_unit(board, p, " ".join(text.split()[:2])) for p, texts in orders.items() for text in texts]
    position = Position(tuple(unit for unit in units if unit))
    outcome = ADJUDICATORS[PhaseKind.MOVEMENT](board, position, given, DATC3)
    return {write(r.order): explain(variant, position, outcome, r) for r in outcome.results}


def test_two_units_of_one_power_that_change_places_are_told_how_they_could() -> None:
    told = _movement({"FRANCE": ["A PAR - BUR", "A BUR - PAR"]})
    assert told["A PAR - BUR"] == (
        "A Paris - Burgundy bounced: its own A Burgundy - Paris goes the other way, and units can change"
        " places only by convoy"
    )


def test_a_bounce_names_both_sides_with_their_strengths() -> None:
    told = _movement({"AUSTRIA": ["A VIE - GAL"], "RUSSIA": ["A WAR - GAL"]})
    assert told["A VIE - GAL"] == "A Vienna - Galicia bounced: 1 against Russia's A Warsaw - Galicia with 1"


def test_powers_are_named_in_the_language_of_the_reader() -> None:
    position = Position(_units({"AUSTRIA": ["A VIE"], "RUSSIA": ["A WAR"]}))
    orders = {
        p: [o] for p, t in (("AUSTRIA", "A VIE - GAL"), ("RUSSIA", "A WAR - GAL")) if (o := read(BOARD, t))
    }
    outcome = adjudicate.adjudicate(BOARD, position, orders)
    with in_language("de"):
        told = [explain(with_local_names(STANDARD), position, outcome, one) for one in outcome.of("AUSTRIA")]
    assert told == ["A Wien - Galizien prallte ab: 1 gegen A Warschau - Galizien (Russland) mit 1"]


def test_a_dislodgement_names_the_helpers() -> None:
    told = _movement(
        {"ENGLAND": ["A NWY - STP", "F BAR S A NWY - STP", "F NTH - NWY"], "RUSSIA": ["A STP - NWY"]}
    )
    assert told == {
        "A NWY - STP": "A Norway - St Petersburg succeeded with 2 (with F Barents Sea)",
        "F BAR S A NWY - STP": "F Barents Sea S A Norway - St Petersburg was given",
        "F NTH - NWY": "F North Sea - Norway succeeded with 1",
        "A STP - NWY": (
            "A St Petersburg - Norway bounced: 1 against England's A Norway - St Petersburg with 2"
            " (with F Barents Sea); it was dislodged by England's A Norway - St Petersburg with 2"
            " (with F Barents Sea)"
        ),
    }


NARROW = [
    (
        "1900",
        {"BRITAIN": ["F EGY - MAO"], "FRANCE": ["F BRE - MAO"]},
        "F EGY - MAO",
        (
            "F Egypt - Mid-Atlantic Ocean bounced: 1/2 (half strength over this border) against"
            " France's F Brest - Mid-Atlantic Ocean with 1"
        ),
    ),
    (
        "loeb9",
        {"SPAIN": ["A COR - NAF"]},
        "A COR - NAF",
        "A Cordoba - North Africa bounced with 0 (this crossing counts for nothing without support)",
    ),
    (
        "loeb9",
        {"SPAIN": ["A COR - NAF", "F WES S A COR - NAF"]},
        "A COR - NAF",
        (
            "A Cordoba - North Africa succeeded with 1"
            " (with F Western Mediterranean; this crossing counts for nothing without support)"
        ),
    ),
]


@pytest.mark.parametrize(("name", "orders", "order", "sentence"), NARROW)
def test_a_narrow_border_tells_what_a_unit_counts_there(
    name: str, orders: Lines, order: str, sentence: str
) -> None:
    assert _told_on(name, orders)[order] == sentence


JOURNEYS = [
    (
        {"RUSSIA": ["A VLA - TSR - IRK", "A OMS - TSR - MOS"]},
        "A VLA - TSR - IRK",
        (
            "A Vladivostok - Trans-Siberian Railway - Irkutsk failed: only one army a turn can use the"
            " railway, and its own A Omsk - Trans-Siberian Railway - Moscow would too"
        ),
    ),
    (
        {"RUSSIA": ["A VLA - TSR - MOS"], "JAPAN": ["A KRA H"]},
        "A VLA - TSR - MOS",
        (
            "A Vladivostok - Trans-Siberian Railway - Moscow failed: a unit of Japan was on the line in"
            " Krasnoyarsk, and the army stopped in Irkutsk"
        ),
    ),
    (
        {"RUSSIA": ["A VLA - TSR - MOS"], "TURKEY": ["A ODE - MOS"]},
        "A VLA - TSR - MOS",
        (
            "A Vladivostok - Trans-Siberian Railway - Moscow failed: the way to Moscow was not free,"
            " and the army stopped in Perm"
        ),
    ),
]


@pytest.mark.parametrize(("orders", "order", "sentence"), JOURNEYS)
def test_a_journey_by_rail_tells_what_stopped_it(orders: Lines, order: str, sentence: str) -> None:
    assert _told_on("colonial+railway", orders)[order] == sentence


DROPPED_AT_SEA = [
    (
        {"ENGLAND": ["F LON - NTH C A PAR - NWY"], "FRANCE": ["A PAR H"]},
        "F LON - NTH C A PAR - NWY",
        (
            "F London - North Sea C A Paris - Norway was impossible: no convoy route to Norway needs"
            " the fleet in the North Sea; it was annihilated, like every fleet that supports or convoys"
            " after a step"
        ),
    ),
    (
        {"ENGLAND": ["A YOR - POR"]},
        "A YOR - POR",
        "A Yorkshire - Portugal was impossible: no chain of fleets at sea joins Yorkshire and Portugal",
    ),
    (
        {"ENGLAND": ["F NTH C A YOR - POR", "A YOR - POR"]},
        "F NTH C A YOR - POR",
        (
            "F North Sea C A Yorkshire - Portugal was impossible: no convoy route to Portugal needs"
            " the fleet in the North Sea"
        ),
    ),
    (
        {"FRANCE": ["F ENG - MAO - SPA/SC", "F NAF - WES S F ENG - MAO @1"]},
        "F NAF - WES S F ENG - MAO",
        (
            "F North Africa - Western Mediterranean S F English Channel - Mid-Atlantic Ocean was"
            " impossible: as a second order it can support only the last step; it was annihilated, like"
            " every fleet that supports or convoys after a step"
        ),
    ),
]


@pytest.mark.parametrize(("orders", "order", "sentence"), DROPPED_AT_SEA)
def test_an_impossible_order_at_sea_tells_what_is_wrong(orders: Lines, order: str, sentence: str) -> None:
    assert _told_on("naval", orders)[order] == sentence


def test_only_an_order_without_a_fleet_is_told_that_the_others_have_orders() -> None:
    variant = load("naval")
    board = variant.board
    position = Position(tuple(u for u in [read_unit(board, "ENGLAND", "F NTH")] * 2 if u))
    texts = ["F NTH - NWG", "2F NTH P GERMANY", "F NTH - HEL", "F NTH - SKA"]
    given = {"ENGLAND": [o for text in texts if (o := read(board, text))]}
    outcome = ADJUDICATORS[PhaseKind.MOVEMENT](board, position, given, DATC3)
    told = {write(r.order): explain(variant, position, outcome, r) for r in outcome.results}
    lacking = "every fleet of that power in the North Sea has another order"
    assert [lacking in told[text] for text in texts] == [False, True, False, True]


def test_a_unit_dislodged_by_a_fleet_of_two_steps_is_told_of_its_order() -> None:
    orders = {
        "ITALY": ["F TYS - ION - GRE", "F ADR - ION S F TYS - ION - GRE @2", "F ION - EAS"],
        "TURKEY": ["F GRE H"],
    }
    assert (
        "it was dislodged by Italy's F Tyrrhenian Sea - Ionian Sea - Greece with 2"
        in (_told_on("naval", orders)["F GRE H"])
    )


@pytest.mark.parametrize(("fleets", "removed"), [("", "it was removed"), ("2", "they were removed")])
def test_fleets_that_a_patrol_removes_are_several(fleets: str, removed: str) -> None:
    variant = load("naval")
    board = variant.board
    seas = {"ENGLAND": f"{fleets}F NTH {'P GERMANY' if fleets else 'H'}", "GERMANY": "2F NTH P ENGLAND"}
    units = [one for power in seas for one in [read_unit(board, power, "F NTH")] * 2 if one]
    given = {power: [order] for power, text in seas.items() if (order := read(board, text))}
    outcome = ADJUDICATORS[PhaseKind.MOVEMENT](board, Position(tuple(units)), given, DATC3)
    told = [
        explain(variant, Position(tuple(units)), outcome, one)
        for one in outcome.results
        if one.power == "ENGLAND"
    ]
    assert any(f"; {removed} by Germany's 2 F North Sea patrol for England" in one for one in told)


def test_help_of_the_victims_own_power_is_not_counted() -> None:
    told = _movement({"FRANCE": ["A BUR - MUN"], "GERMANY": ["A RUH S A BUR - MUN", "A MUN H"]})
    assert told["A BUR - MUN"] == "A Burgundy - Munich bounced: 1 against Germany's A Munich H with 1"


def test_an_own_unit_that_another_power_dislodges_is_not_what_a_move_bounced_off() -> None:
    attack = {"RUSSIA": ["A SER - BUL", "A RUM S A SER - BUL"]}
    told = _movement({"TURKEY": ["A CON - BUL", "A BUL H"], **attack})
    assert told["A CON - BUL"] == (
        "A Constantinople - Bulgaria bounced: 1 against Russia's A Serbia - Bulgaria with 2 (with A Rumania)"
    )


def test_fleets_that_may_change_places_along_two_coasts_are_not_told_that_they_may_not() -> None:
    attack = {"RUSSIA": ["A SER - BUL", "A RUM S A SER - BUL"]}
    told = _told_on("naval", {"TURKEY": ["F CON - BUL/EC", "F BUL/SC - CON"], **attack})
    assert told["F CON - BUL/EC"].startswith(
        "F Constantinople - Bulgaria (east coast) bounced: 1 against Russia's A Serbia - Bulgaria with 2"
    )
    assert told["F BUL/SC - CON"].startswith(
        "F Bulgaria (south coast) - Constantinople bounced: its own F Constantinople - Bulgaria (east coast)"
        " stayed, and a power cannot dislodge its own unit"
    )


def test_fleets_that_may_not_change_places_along_two_coasts_are_told_so() -> None:
    told = _movement({"TURKEY": ["F CON - BUL/EC", "F BUL/SC - CON"]})
    assert all(
        "goes the other way, and units can change places only by convoy" in one for one in told.values()
    )


def test_nobody_dislodges_his_own_unit() -> None:
    told = _movement({"FRANCE": ["A BUR - MUN", "A RUH S A BUR - MUN"]}, {"FRANCE": ["A MUN"]})
    assert told["A BUR - MUN"] == (
        "A Burgundy - Munich bounced: its own A Munich H stayed, and a power cannot dislodge its own unit"
    )


def test_a_cut_names_the_attack() -> None:
    told = _movement({"FRANCE": ["A BUR S A PAR - PIC", "A PAR - PIC"], "GERMANY": ["A MUN - BUR"]})
    attack = say("order-of-power", power="Germany", order="A Munich - Burgundy")
    cut = say("explained-cut", order="A Burgundy S A Paris - Picardy", other=attack)
    assert told["A BUR S A PAR - PIC"] == cut


CONVOY: Lines = {
    "ENGLAND": ["A LON - BEL", "F NTH C A LON - BEL"],
    "GERMANY": ["F HOL - NTH", "F HEL S F HOL - NTH"],
}


def test_a_broken_convoy_says_where_and_by_whom() -> None:
    told = _movement(CONVOY)
    assert told["A LON - BEL"] == (
        "A London - Belgium failed: its convoy broke where England's F North Sea was dislodged by"
        " Germany's F Holland - North Sea with 2 (with F Helgoland Bight)"
    )
    assert told["F NTH C A LON - BEL"] == (
        "F North Sea C A London - Belgium failed: the fleet was dislodged by"
        " Germany's F Holland - North Sea with 2 (with F Helgoland Bight)"
    )


def test_a_paradox_is_called_one() -> None:
    told = _movement(
        {
            "ENGLAND": ["F LON S F WAL - ENG", "F WAL - ENG"],
            "FRANCE": ["A BRE - LON", "F ENG C A BRE - LON"],
            "GERMANY": ["F NTH S F BEL - ENG", "F BEL - ENG"],
        }
    )
    assert "a paradox" in told["F ENG C A BRE - LON"]
    assert "such a paradox stops the convoy" in told["A BRE - LON"]


@pytest.mark.parametrize(
    ("orders", "idle", "text", "sentence"),
    [
        (
            {"GERMANY": ["A BER S A PRU", "A PRU - SIL"]},
            {},
            "A BER S A PRU",
            "A Berlin S A Prussia did not count: the order was A Prussia - Silesia",
        ),
        (
            {"GERMANY": ["A BER S A PRU - SIL"]},
            {"GERMANY": ["A PRU"]},
            "A BER S A PRU - SIL",
            "A Berlin S A Prussia - Silesia did not count: A Prussia had no order and held",
        ),
        (
            {"ENGLAND": ["A LON - BEL"]},
            {"ENGLAND": ["F NTH"]},
            "A LON - BEL",
            "A London - Belgium did not move: no unbroken chain of fleets was ordered to convoy it",
        ),
        (
            {"ITALY": ["F ROM - VEN"]},
            {},
            "F ROM - VEN",
            "F Rome - Venice was impossible: Rome has no border with Venice that the unit could cross",
        ),
        (
            {"FRANCE": ["F POR - SPA"]},
            {},
            "F POR - SPA",
            (
                "F Portugal - Spain was impossible:"
                " Spain has two coasts within reach, and the order names neither"
            ),
        ),
        (
            {"GERMANY": ["F LON - NTH"]},
            {"ENGLAND": ["F LON"]},
            "F LON - NTH",
            "F London - North Sea did not count: the unit in London belongs to England",
        ),
    ],
)
def test_why_an_order_did_not_count(orders: Lines, idle: Lines, text: str, sentence: str) -> None:
    named: Lines = {p: [" ".join(t.split()[:2]) for t in texts] for p, texts in orders.items()}
    foreign = {unit.province for unit in _units(idle)}
    own = tuple(unit for unit in _units(named) if unit.province not in foreign)
    position = Position((*own, *_units(idle)))
    read_orders = {p: [o for t in texts if (o := read(BOARD, t))] for p, texts in orders.items()}
    assert _told(position, adjudicate.adjudicate(BOARD, position, read_orders))[text] == sentence


def test_retreats_are_told() -> None:
    lost = tuple(
        Dislodged(unit, "SER", ("ALB", "TRI")) for unit in _units({"TURKEY": ["A GRE"], "AUSTRIA": ["A BUD"]})
    )
    position = Position((), dislodged=lost)
    orders = {
        p: [o] for p, t in (("TURKEY", "A GRE R ALB"), ("AUSTRIA", "A BUD R ALB")) if (o := read(BOARD, t))
    }
    told = _told(position, retreats.adjudicate(BOARD, position, orders))
    assert told["A GRE R ALB"] == (
        "A Greece R Albania failed: Austria's A Budapest R Albania went there too, and both were disbanded"
    )
    told = _told(position, retreats.adjudicate(BOARD, position, {}))
    assert told["A GRE D"] == "A Greece was disbanded, because it had no order to retreat"


def test_adjustments_are_told() -> None:
    position = Position(
        _units({"FRANCE": ["A PIC", "F NAO"]}), {"PAR": "FRANCE", "MOS": "RUSSIA", "WAR": "RUSSIA"}
    )
    orders = {
        "RUSSIA": [o for t in ("A MOS B", "A MOS B", "F WAR B", "WAIVE", "WAIVE") if (o := read(BOARD, t))]
    }
    outcome = adjustments.adjudicate(BOARD, position, orders)
    assert [explain(STANDARD, position, outcome, result) for result in outcome.results] == [
        "A Moscow was built",
        "A Moscow B was impossible: Moscow has been ordered already",
        "F Warsaw B was impossible: a fleet cannot go inland to Warsaw",
        "Russia did not use a build",
        "WAIVE was impossible: no more builds are due",
        "F North Atlantic Ocean was removed, because France did not order enough removals",
    ]


def test_an_order_of_another_phase_is_called_one() -> None:
    position = Position(_units({"FRANCE": ["A PIC"]}), {"PAR": "FRANCE"})
    orders = {"FRANCE": [o for t in ("A PIC - PAR", "A PIC H") if (o := read(BOARD, t))]}
    outcome = adjustments.adjudicate(BOARD, position, orders)
    assert [explain(STANDARD, position, outcome, result) for result in outcome.results] == [
        "A Picardy - Paris was impossible: it is not an order for this phase",
        "A Picardy H was impossible: it is not an order for this phase",
    ]


def test_every_fault_has_its_words() -> None:
    for fault in Fault:
        clause = said(fault_of(BOARD, Reason(fault, "LON", "NTH")))
        assert clause
        assert "{" not in clause
