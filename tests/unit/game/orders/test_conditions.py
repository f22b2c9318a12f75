"""Conditions against positions: each fact, and that their joining is that of logic."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from judge.game.journeys import Journey
from judge.game.orders.conditions import (
    AllOf,
    AnyOf,
    BuildsDue,
    Condition,
    HasMoved,
    Not,
    Owns,
    RemovalsDue,
    Stands,
    WasDislodged,
    holds,
    terms,
)
from judge.rules.units import Kind
from tests.rows import each_row
from tests.unit.game.seven_players import at, running, unit

FLEET, ARMY = Kind.FLEET, Kind.ARMY
WINTER = replace(
    at("F1901A", {"FRANCE": "A BUR, F SPA/SC", "RUSSIA": "F BLA"}, {"FRANCE": "BRE PAR SPA", "RUSSIA": ""}),
    journeys=(
        Journey(unit("FRANCE", "A PAR"), "BUR", "BUR"),
        Journey(unit("FRANCE", "F MAO"), "SPA/SC", "SPA/SC"),
        Journey(unit("RUSSIA", "F SEV"), "BLA", None, dislodged=True),
    ),
)
SO = [
    Stands("BUR"),
    Stands("BUR", "FRANCE", ARMY),
    Stands("SPA"),
    Stands("SPA/SC", None, FLEET),
    WasDislodged("SEV"),
    WasDislodged("SEV", "RUSSIA", FLEET),
    HasMoved("PAR", "BUR"),
    HasMoved("PAR", "BUR", "FRANCE", ARMY),
    HasMoved("MAO", "SPA"),
    HasMoved("MAO", "SPA/SC"),
    Owns("FRANCE", "SPA"),
    BuildsDue(1),
    RemovalsDue(0),
]
NOT_SO = [
    Stands("PAR"),
    Stands("BUR", "GERMANY"),
    Stands("BUR", "FRANCE", FLEET),
    Stands("SPA/NC"),
    WasDislodged("PAR"),
    WasDislodged("BLA"),
    HasMoved("BUR", "PAR"),
    HasMoved("MAO", "SPA/NC"),
    HasMoved("SEV", "BLA"),
    Owns("GERMANY", "SPA"),
    Owns("FRANCE", "MUN"),
    BuildsDue(0),
    BuildsDue(2),
    RemovalsDue(1),
]


@each_row("fact", SO)
def test_what_is_so(fact: Condition) -> None:
    assert holds(fact, WINTER, "FRANCE")
    assert not holds(Not(fact), WINTER, "FRANCE")


@each_row("fact", NOT_SO)
def test_what_is_not(fact: Condition) -> None:
    assert not holds(fact, WINTER, "FRANCE")
    assert holds(Not(fact), WINTER, "FRANCE")


def test_builds_and_removals_are_the_writers_own() -> None:
    assert holds(RemovalsDue(1), WINTER, "RUSSIA")
    assert holds(BuildsDue(0), WINTER, "RUSSIA")


def test_what_cannot_be_told_is_not_so() -> None:
    spring = running()
    for fact in (BuildsDue(0), RemovalsDue(0), WasDislodged("PAR"), HasMoved("PAR", "BUR"), Stands("XYZ")):
        assert not holds(fact, spring, "FRANCE")


def test_terms_are_counted() -> None:
    assert terms(AllOf((Stands("PAR"), Not(AnyOf((Stands("BUR"), Owns("FRANCE", "PAR"))))))) == 3


FACTS = st.sampled_from(SO + NOT_SO)
CONDITIONS = st.recursive(
    FACTS,
    lambda inner: st.one_of(
        st.builds(Not, inner),
        st.builds(AllOf, st.lists(inner, min_size=1, max_size=3).map(tuple)),
        st.builds(AnyOf, st.lists(inner, min_size=1, max_size=3).map(tuple)),
    ),
    max_leaves=20,
)


def naively(condition: Condition) -> str:
    """The condition as an expression of Python over what is so."""
    match condition:
        case Not():
            return f"(not {naively(condition.of)})"
        case AllOf():
            return f"({' and '.join(map(naively, condition.parts))})"
        case AnyOf():
            return f"({' or '.join(map(naively, condition.parts))})"
        case _:
            return str(condition in SO)


@settings(deadline=None)
@given(CONDITIONS)
def test_joining_is_that_of_logic(condition: Condition) -> None:
    assert holds(condition, WINTER, "FRANCE") is eval(naively(condition))
