"""Conditions: what is read, what is refused and where, and that whatever is written reads back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.game.message import Message, message
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
)
from judge.language.conditions.expression import MOST_TERMS, read
from judge.language.drafts import WordRead
from judge.language.names import names
from judge.language.orders.context import OrderContext
from judge.language.policy import LENIENT
from judge.language.problems import InvalidOrder, ProblemKind
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind
from tests.messages import worded
from tests.rows import each_row
from tests.unit.language.conditions.codes import written
from tests.unit.language.positions import STANDARD

FLEET, ARMY = Kind.FLEET, Kind.ARMY


def condition(text: str) -> Condition:
    position, known = STANDARD.position, names(STANDARD)
    return read(text, OrderContext(STANDARD, known, LENIENT, position, "FRANCE", PhaseKind.RETREAT))


FACTS: dict[str, Condition] = {
    "russian fleet black sea": Stands("BLA", "RUSSIA", FLEET),
    "the russian fleet in the black sea": Stands("BLA", "RUSSIA", FLEET),
    "a(mun)": Stands("MUN", None, ARMY),
    "english channel": Stands("ENG"),
    "english eng": Stands("ENG", "ENGLAND"),
    "my fleet bre": Stands("BRE", None, FLEET),
    "f spa(sc)": Stands("SPA/SC", None, FLEET),
    "bur empty": Not(Stands("BUR")),
    "bur is empty": Not(Stands("BUR")),
    "empty bur": Not(Stands("BUR")),
    "dislodged f bre": WasDislodged("BRE", None, FLEET),
    "f(bre) is dislodged": WasDislodged("BRE", None, FLEET),
    "dislodged german a mun": WasDislodged("MUN", "GERMANY", ARMY),
    "moved a con - bul": HasMoved("CON", "BUL", None, ARMY),
    "con-bul succeeded": HasMoved("CON", "BUL"),
    "owns france bel": Owns("FRANCE", "BEL"),
    "germany owns bel": Owns("GERMANY", "BEL"),
    "owns i bel": Owns("FRANCE", "BEL"),
    "i hold bel": Owns("FRANCE", "BEL"),
    "we have belgium": Owns("FRANCE", "BEL"),
    "owns bel": Owns("FRANCE", "BEL"),
    "builds 2": BuildsDue(2),
    "1 build": BuildsDue(1),
    "removals 0": RemovalsDue(0),
}


@each_row(("text", "wanted"), FACTS.items())
def test_facts(text: str, wanted: Condition) -> None:
    assert condition(text) == wanted


A, B, C = Stands("BUR"), Stands("MUN"), Stands("RUH")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("bur and mun", AllOf((A, B))),
        ("bur & mun & ruh", AllOf((A, B, C))),
        ("bur or mun | ruh", AnyOf((A, B, C))),
        ("not bur", Not(A)),
        ("! bur", Not(A)),
        ("not not bur", Not(Not(A))),
        ("bur or mun and ruh", AnyOf((A, AllOf((B, C))))),
        ("(bur or mun) and ruh", AllOf((AnyOf((A, B)), C))),
        ("not (bur or mun)", Not(AnyOf((A, B)))),
        ("not bur and mun", AllOf((Not(A), B))),
        ("((((bur))))", A),
    ],
)
def test_not_binds_closest_then_and_then_or(text: str, wanted: Condition) -> None:
    assert condition(text) == wanted


@each_row(
    ("text", "wrong", "read_at"),
    [
        ("", ProblemKind.INCOMPLETE_COMMAND, ("", 0)),
        ("bur and", ProblemKind.INCOMPLETE_COMMAND, ("", 7)),
        ("(bur", ProblemKind.INCOMPLETE_COMMAND, ("", 4)),
        ("bur and xyz", ProblemKind.UNKNOWN_PROVINCE, ("xyz", 8)),
        ("not f spa/wc", ProblemKind.BAD_COAST, ("/wc", 9)),
        ("a mun h", ProblemKind.UNKNOWN_ACTION, ("a mun h", 0)),
        ("mun and a mun - bur", ProblemKind.UNKNOWN_ACTION, ("a mun - bur", 8)),
        ("moved a mun", ProblemKind.UNKNOWN_ACTION, ("a mun", 6)),
        ("owns i bur", ProblemKind.NOT_SUPPLY_CENTRE, ("bur", 7)),
        ("owns i a bel", ProblemKind.UNKNOWN_ACTION, ("a bel", 7)),
        ("ruritania owns bel", ProblemKind.BAD_POWER, ("ruritania", 0)),
        ("bur) or mun", ProblemKind.UNKNOWN_ACTION, (")", 3)),
        ("builds many", ProblemKind.UNKNOWN_ACTION, ("many", 7)),
    ],
)
def test_mistakes_point_at_the_words(text: str, wrong: ProblemKind, read_at: tuple[str, int]) -> None:
    with pytest.raises(InvalidOrder) as found:
        condition(text)
    assert found.value.kind is wrong
    assert (found.value.word.text, found.value.word.at) == read_at
    assert "order" not in worded(found.value.message).split(",")[0]


@pytest.mark.parametrize(
    ("text", "words"),
    [("trieste is italian", "is italian"), ("f tri bounces", "bounces"), ("greece falls", "falls")],
)
def test_words_that_are_no_fact_are_not_told_what_an_order_lacks(text: str, words: str) -> None:
    with pytest.raises(InvalidOrder) as caught:
        condition(text)
    assert caught.value.message == message("means-nothing-in-condition", word=words)
    assert isinstance(caught.value.hint, Message)
    assert caught.value.hint.key == "facts-are"


def test_a_condition_has_a_greatest_size() -> None:
    assert condition(" or ".join(["bur"] * MOST_TERMS))
    with pytest.raises(InvalidOrder) as found:
        condition(" or ".join(["bur"] * (MOST_TERMS + 1)))
    assert found.value.kind is ProblemKind.TOO_LONG


PLACES = st.sampled_from(sorted(STANDARD.board.provinces))
CENTRES = st.sampled_from(sorted(c for c, facts in STANDARD.board.provinces.items() if facts.centre))
POWERS = st.sampled_from([facts.code for facts in STANDARD.powers])
UNITS = {"power": st.none() | POWERS, "kind": st.none() | st.sampled_from(Kind)}
FACT: st.SearchStrategy[Condition] = st.one_of(
    st.builds(Stands, PLACES, **UNITS),
    st.builds(WasDislodged, PLACES, **UNITS),
    st.builds(HasMoved, PLACES, PLACES, **UNITS),
    st.builds(Owns, POWERS, CENTRES),
    st.builds(BuildsDue, st.integers(0, 30)),
    st.builds(RemovalsDue, st.integers(0, 30)),
)


def _joined(inner: st.SearchStrategy[Condition]) -> st.SearchStrategy[Condition]:
    several = st.lists(inner, min_size=2, max_size=4).map(tuple)
    return st.one_of(st.builds(Not, inner), st.builds(AllOf, several), st.builds(AnyOf, several))


CONDITIONS = st.recursive(FACT, _joined, max_leaves=12)


@settings(deadline=None)
@given(CONDITIONS)
def test_what_is_written_reads_back(value: Condition) -> None:
    assert condition(written(value).lower()) == value


_SALAD = "not and or ( ) a f bur mun russian i owns dislodged moved - builds 2 empty xyz & ! spa/sc"
WORDS = _SALAD.split()


@settings(deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join) | st.text(max_size=60))
def test_no_text_raises_anything_but_a_mistake_within_it(text: str) -> None:
    word = WordRead("", 0)
    try:
        condition(text)
    except InvalidOrder as mistake:
        word = mistake.word
    assert 0 <= word.at <= len(text)
