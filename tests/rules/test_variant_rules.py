"""Variant rules as positions, judged as records of `judge adjudicate` are."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from judge.cli.adjudication.records import Judged, adjudicate_record
from judge.game.phases.turn import following_phase
from judge.rules import adjustments, retreats
from judge.rules.legality import build_sites
from judge.rules.orders import Build, Order, Retreat
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Dislodged, Kind, Position, Unit
from judge.rules.variant import CALENDARS as CALENDARS_BY_NAME
from judge.rules.variant import NOTHING_MORE, Condition, winner
from judge.rules.variant_rules import NEUTRAL
from judge.variants.load import load
from tests.rows import each_row

CASES = tomllib.loads(
    (Path(__file__).parent.parent / "data" / "variants" / "variant_rules.toml").read_text(encoding="utf-8")
)["case"]


def _judged(case: dict[str, Any], options: object, phase: str = "") -> Judged:
    record: dict[str, Any] = {
        "variant": case["variant"],
        "phase": phase or case["phase"],
        "units": case["units"],
        "orders": {power: [text for text, _ in pairs] for power, pairs in case.get("orders", {}).items()},
        "set": options,
    }
    if "centres" in case:
        record["sc"] = case["centres"]
    return adjudicate_record(record, "datc3", "standard")


def _verdicts(judged: Judged) -> dict[str, list[str]]:
    return {
        power: [str(result.verdict) for result in judged.outcome.of(power) if result.given]
        for power in judged.texts
    }


@each_row("case", CASES)
def test_a_switch_decides_as_written(case: dict[str, Any]) -> None:
    judged = _judged(case, case.get("set", {}))
    orders = case.get("orders", {})
    assert _verdicts(judged) == {power: [verdict for _, verdict in pairs] for power, pairs in orders.items()}
    after = judged.outcome.after
    for power, units in case.get("after", {}).items():
        assert sorted(map(str, after.of(power))) == sorted(units)
    lost = [f"{one.unit.power} {one.unit} by {one.by}" for one in after.dislodged]
    assert lost == case.get("dislodged", [])
    if "contested" in case:
        assert sorted(after.contested) == case["contested"]
    board, position = judged.variant.board, judged.position
    assert {power: adjustments.due(board, position, power) for power in case.get("due", {})} == case.get(
        "due", {}
    )


OTHERWISE = [case for case in CASES if "otherwise" in case]


@pytest.mark.parametrize("case", OTHERWISE, ids=[case["id"] for case in OTHERWISE])
def test_without_the_switch_it_ends_otherwise(case: dict[str, Any]) -> None:
    other = case["otherwise"]
    verdicts = _verdicts(_judged(case, other["set"], other.get("phase", "")))
    assert {power: verdicts[power] for power in other["verdicts"]} == other["verdicts"]


@pytest.mark.parametrize(
    ("variant_rules", "said"),
    [
        ({"warp": True}, "there is no switch 'warp'"),
        ({"transform": "nowhere"}, "'nowhere' is no transformation: move:any, build:home, ... are"),
        ({"transform": "move:moon"}, "'move:moon' is no transformation"),
        ({"duality": ["XXX"]}, "there is no province XXX to convoy in"),
        ({"build": "sometimes"}, "'sometimes' is none of home, any"),
    ],
)
def test_a_switch_there_is_not_is_named(variant_rules: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        _judged(CASES[0], variant_rules)


def test_variant_rules_are_an_object() -> None:
    record = {"variant": "standard", "phase": "S1901M", "units": {}, "orders": {}, "set": []}
    with pytest.raises(ValueError, match="set must be an object"):
        adjudicate_record(record, "datc3", "standard")


def test_the_board_of_1898_begins_with_one_centre_for_each_unit() -> None:
    """ST.2: before the first move each power owns the centres its units stand in, and no other home."""
    start = load("shift_left").position
    assert start.units
    for unit in start.units:
        assert start.centres[unit.province] == unit.power
    assert len(start.centres) == len(start.units)


def test_a_game_that_begins_with_builds_goes_on_with_spring() -> None:
    """ST.3: waiving is as in any winter."""
    record = {"variant": "minorpower", "phase": "F1900A", "units": {}, "sc": {"DENMARK": ["DEN"]}}
    judged = adjudicate_record(record | {"orders": {"DENMARK": ["WAIVE"]}}, "datc3", "standard")
    assert _verdicts(judged) == {"DENMARK": ["ok"]}
    following = following_phase(judged.variant, judged.phase, judged.outcome.after)
    assert str(following.phase) == "S1901M"


def test_in_1897_what_is_owned_in_1899_becomes_home() -> None:
    """ST.4, and before it the choice of the first home."""
    variant = load("1897")
    assert (str(variant.start), variant.position.units, dict(variant.position.centres)) == ("F1897A", (), {})
    orders: dict[str, list[Order]] = {"ENGLAND": [Build(Kind.FLEET, "LON")], "RUSSIA": []}
    first = adjustments.adjudicate(variant.board, variant.position, orders).after
    assert [str(unit) for unit in first.units] == ["F LON"]
    assert (first.homes["ENGLAND"], first.centres["LON"]) == (("LON",), "ENGLAND")
    assert first.homes["RUSSIA"] == ("MOS",)  # who names none has the first
    assert adjustments.due(variant.board, first, "ENGLAND") == 0

    owned = dict.fromkeys(("EDI", "LON", "LVP", "NWY"), "ENGLAND")
    in_1898 = following_phase(variant, Phase.parse("F1898R"), replace(first, centres=owned))
    assert in_1898.position.homes["ENGLAND"] == ("LON",)
    in_1899 = following_phase(variant, Phase.parse("F1899R"), replace(first, centres=owned))
    assert in_1899.position.homes["ENGLAND"] == ("EDI", "LON", "LVP", "NWY")
    assert build_sites(variant.board, in_1899.position, "ENGLAND") == ("EDI", "LON", "LVP", "NWY")


CALENDARS = {
    "CA.1": ("hundred", ["S1425M", "S1425R", "F1430M", "F1430R", "F1430A", "S1435M", "S1435R", "F1440M"]),
    "CA.2": ("classical", ["S-273M", "S-273R", "F-273M", "F-273R", "F-273A", "S-272M"]),
    "no year 0": ("classical", ["F-001A", "S0001M"]),
}


@pytest.mark.parametrize("name", CALENDARS)
def test_a_calendar_goes_on_as_written(name: str) -> None:
    board, codes = CALENDARS[name]
    phases = [Phase.parse(code) for code in codes]
    assert [load(board).next_phase(phase) for phase in phases[:-1]] == phases[1:]


def test_a_decade_needs_no_season() -> None:
    calendar = load("hundred").calendar
    assert str(calendar.phase_in(1425, PhaseKind.MOVEMENT)) == "S1425M"
    assert str(calendar.phase_in(1430, PhaseKind.ADJUSTMENT)) == "F1430A"


def test_a_summer_comes_between_spring_and_fall_and_adjustments_every_second_year() -> None:
    summer, second = CALENDARS_BY_NAME["summer"], CALENDARS_BY_NAME["every_second_year"]
    assert str(summer.after(Phase.parse("S1901R"))) == "U1901M"
    assert str(summer.after(Phase.parse("U1901R"))) == "F1901M"
    assert not summer.counts_ownership(Phase.parse("U1901M"))
    assert str(second.after(Phase.parse("F1901R"))) == "S1902M"
    assert str(second.after(Phase.parse("F1902R"))) == "F1902A"
    assert not second.counts_ownership(Phase.parse("F1901M"))


def test_five_years_go_by_from_a_fall_to_the_next_spring() -> None:
    renovatio = load("europa_renovatio")
    calendar = renovatio.calendar
    assert str(calendar.after(renovatio.start)) == "S1450M"
    assert str(calendar.after(Phase.parse("S1450R"))) == "F1450M"
    assert str(calendar.after(Phase.parse("F1450R"))) == "F1450A"
    assert str(calendar.after(Phase.parse("F1450A"))) == "S1455M"


def _owned(**counts: int) -> dict[str, str]:
    return {f"{power} {number}": power for power, count in counts.items() for number in range(count)}


LEAD = load("twenty_twenty").condition
VICTORIES: dict[str, tuple[int, Condition, int, dict[str, str], dict[str, str], str | None]] = {
    "VI.1": (18, NOTHING_MORE, 1910, _owned(FRANCE=18, TURKEY=18), {}, None),
    "VI.2": (18, NOTHING_MORE, 1910, _owned(FRANCE=19, TURKEY=18), {}, "FRANCE"),
    "VI.4": (
        18,
        Condition(share=Fraction(4, 3)),
        1910,
        _owned(FRANCE=13, TURKEY=11),
        {"FRANCE": "p1", "TURKEY": "p1"},
        "p1",
    ),
    "VI.4 less": (
        18,
        Condition(share=Fraction(4, 3)),
        1910,
        _owned(FRANCE=12, TURKEY=11),
        {"FRANCE": "p1", "TURKEY": "p1"},
        None,
    ),
    "VI.5": (
        28,
        load("rootz").condition,
        1910,
        _owned(AUSTRIA1=15, ENGLAND2=13),
        {"AUSTRIA1": "p1", "ENGLAND2": "p1"},
        "p1",
    ),
    "VI.6": (50, LEAD, 2015, _owned(USA=26, CHINA=20, INDIA=19), {}, "USA"),
    "VI.6 one less": (50, LEAD, 2015, _owned(USA=25, CHINA=20, INDIA=19), {}, None),
    "VI.6 at last": (50, LEAD, 2030, _owned(USA=21, CHINA=20), {}, "USA"),
    "last year": (18, Condition(last_year=1907), 1907, _owned(FRANCE=9, TURKEY=8), {}, "FRANCE"),
    "last year, equal": (18, Condition(last_year=1907), 1907, _owned(FRANCE=9, TURKEY=9), {}, None),
}


@pytest.mark.parametrize("name", VICTORIES)
def test_victory_is_as_written(name: str) -> None:
    needed, condition, year, centres, players, won = VICTORIES[name]
    assert winner(needed, condition, year, centres, players) == won


def test_in_1066_capitals_must_be_held() -> None:
    """VI.3: its own capital and one more are needed."""
    variant = load("ten_sixty_six_v3")
    centres = dict.fromkeys(variant.board.centres[:11], "ENGLISH") | {"WIN": "ENGLISH", "OSL": "NORWEGIANS"}
    centres |= {"CAE": "NORMANS"}
    assert winner(variant.victory, variant.condition, 1070, centres) is None
    assert winner(variant.victory, variant.condition, 1070, centres | {"OSL": "ENGLISH"}) == "ENGLISH"


def test_a_neutral_army_comes_back_where_its_centre_was_not_taken() -> None:
    """NE.2: unowned and vacant at the adjustment."""
    variant = load("western_world_901")
    army = next(unit for unit in variant.position.units if unit.power == NEUTRAL)
    without = replace(
        variant.position, units=tuple(unit for unit in variant.position.units if unit is not army)
    )
    assert army in adjustments.adjudicate(variant.board, without, {}).after.units
    skipped = following_phase(variant, Phase.parse("F0901R"), without)
    assert army in skipped.position.units
    taken = replace(without, centres={**without.centres, army.province: "UMAYYAD_EMIRATE"})
    assert army not in adjustments.adjudicate(variant.board, taken, {}).after.units


def test_a_retreat_over_half_a_border_yields() -> None:
    board = load("1900").board
    lost = (
        Dislodged(Unit("FRANCE", Kind.FLEET, "MAO"), "IRI", ("EGY",)),
        Dislodged(Unit("TURKEY", Kind.ARMY, "PAL"), "DAM", ("EGY",)),
    )
    orders: dict[str, list[Order]] = {
        "FRANCE": [Retreat(Kind.FLEET, "MAO", "EGY")],
        "TURKEY": [Retreat(Kind.ARMY, "PAL", "EGY")],
    }
    outcome = retreats.adjudicate(board, Position((), dislodged=lost), orders)
    assert [str(result.verdict) for result in outcome.results] == ["bounce", "ok"]
    assert [f"{unit.power} {unit}" for unit in outcome.after.units] == ["TURKEY A EGY"]


GATE: dict[str, Any] = {
    "variant": "imperial",
    "phase": "S1861M",
    "units": {"RUSSIA": ["F BLA"], "TURKEY": ["F AEG"], "AUSTRIA": ["F GRE", "F ION"]},
    "orders": {"RUSSIA": ["F BLA - AEG"], "TURKEY": ["F AEG H"]},
}


@pytest.mark.parametrize(("owner", "verdict"), [("RUSSIA", "bounce"), ("TURKEY", "illegal")])
def test_only_the_owner_of_constantinople_sails_past_it_in_imperial(owner: str, verdict: str) -> None:
    judged = adjudicate_record({**GATE, "sc": {owner: ["CON"]}}, "datc3", "standard")
    assert _verdicts(judged)["RUSSIA"] == [verdict]


def test_nobody_else_supports_or_retreats_through_the_gate() -> None:
    orders = {
        "RUSSIA": ["F BLA S F AEG"],
        "TURKEY": ["F AEG H"],
        "AUSTRIA": ["F GRE - AEG", "F ION S F GRE - AEG"],
    }
    units = {**GATE["units"], "RUSSIA": []}
    judged = adjudicate_record({**GATE, "orders": orders, "sc": {"AUSTRIA": ["CON"]}}, "datc3", "standard")
    assert _verdicts(judged)["RUSSIA"] == ["illegal"]
    for owner, is_open in (("AUSTRIA", False), ("TURKEY", True)):
        record = {**GATE, "units": units, "orders": {"AUSTRIA": orders["AUSTRIA"]}, "sc": {owner: ["CON"]}}
        (lost,) = adjudicate_record(record, "datc3", "standard").outcome.after.dislodged
        assert (str(lost.unit), "BLA" in lost.retreats) == ("F AEG", is_open)


FAMILIES = (
    "BA 5, CH 2, ST 5, HK 1, EM 4, DU 4, CC 1, PO 1, HS 8, SE 3, OW 1, OB 3, RW 5, SZ 4, TR 5, NR 1, CA 2, "
    "VI 6, NE 2, BL 9, IG 10, IGG 23, IL 28"
)
"""How many positions the facts hold of each kind: 72 of variant rules and blind games, 61 of Illegal
Gunboat; the 75 of Naval Diplomacy are counted in test_naval."""


def test_every_position_of_the_facts_has_a_test_that_names_it() -> None:
    tests = Path(__file__).parents[1]
    files = [one for end in ("py", "toml", "story") for one in tests.rglob(f"*.{end}")]
    text = " ".join(one.read_text(encoding="utf-8") for one in files if one != Path(__file__))
    own = Path(__file__).read_text(encoding="utf-8").partition("\nFAMILIES = ")[0]
    named = set(re.findall(r"\b[A-Z]{2,3}\.\d+", text + own))
    families = [family.split() for family in FAMILIES.split(", ")]
    wanted = {f"{kind}.{number}" for kind, most in families for number in range(1, int(most) + 1)}
    assert len(wanted) == 133
    assert wanted - named == set()


def test_whoever_owns_one_of_havens_open_sites_builds_there() -> None:
    haven = load("haven").board
    owned = {"TEL": "ARCHERS", "LOX": "ARCHERS", "PRY": "ELVES", "SPI": "ELVES"}
    centre = next(
        c for c in haven.centres if not haven.provinces[c].home and c not in haven.variant_rules.open_sites
    )
    position = Position((), {**owned, centre: "ARCHERS"})
    assert build_sites(haven, position, "ARCHERS") == ("LOX", "TEL")
    assert build_sites(haven, position, "ELVES") == ("SPI",)
    assert len(haven.variant_rules.open_sites) == 9
    assert all(
        haven.provinces[c].centre and not haven.provinces[c].home for c in haven.variant_rules.open_sites
    )


def test_who_controls_america_must_own_congress_and_the_white_house() -> None:
    variant = load("who_controls_america")
    centres = dict.fromkeys([c for c in variant.board.centres if c not in ("CON", "TWH")][:14], "MILITARY")
    for owned, won in (
        ({}, None),
        ({"CON": "MILITARY"}, None),
        ({"CON": "MILITARY", "TWH": "MILITARY"}, "MILITARY"),
    ):
        assert winner(variant.victory, variant.condition, 2010, centres | owned) == won
