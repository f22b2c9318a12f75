"""Orders that no winter has: the hint names the builds or removals that are due."""

from __future__ import annotations

import pytest

from judge.game.message import Message, message
from judge.game.settings import Reading
from judge.language.problems import Problem
from judge.language.statements import Context, UnderstoodOrder
from tests.unit.language.positions import answer, context

HOMES = {"FRANCE": ["PAR", "MAR", "BRE"]}
BUILDS = context({"FRANCE": ["A PAR"]}, phase="F1901A", sc=HOMES, reading=Reading.ILLEGAL)
ARMIES = context({"FRANCE": ["F MAR", "F BRE"]}, phase="F1901A", sc=HOMES)
FULL = context({"FRANCE": ["F MAR"]}, phase="F1901A", sc={"FRANCE": ["MAR", "SPA"]})
REMOVALS = context({"FRANCE": ["A PAR", "F MAO"]}, phase="F1901A", sc={"FRANCE": ["PAR"]})
NOTHING = context({"FRANCE": ["A PAR"]}, phase="F1901A", sc={"FRANCE": ["PAR"]})


def lines(hint: Message) -> tuple[str, ...]:
    """The lines that a hint says to write, also in its second sentence."""
    values = dict(hint.values)
    second = values.get("second")
    found = dict(second.values) if isinstance(second, Message) else values
    orders = found["orders"]
    assert isinstance(orders, tuple)
    return tuple(map(str, orders))


@pytest.mark.parametrize(
    ("text", "where", "wanted"),
    [
        ("A(Mar)H", BUILDS, ("BUILD A MAR",)),
        ("Mar H", BUILDS, ("BUILD A MAR", "BUILD F MAR")),
        ("F(Bre)-Eng", BUILDS, ("BUILD F BRE",)),
        ("A(Par)S A(Mar)H", BUILDS, ("BUILD A BRE", "BUILD A MAR")),
        ("BUILD A Par", BUILDS, ("BUILD A BRE", "BUILD A MAR")),
        ("BUILD F Bel", BUILDS, ("BUILD F BRE", "BUILD F MAR")),
        ("BUILD F Mar", ARMIES, ("BUILD A PAR",)),
        ("BUILD A Mar", ARMIES, ("BUILD A PAR",)),
        ("A Par H", REMOVALS, ("REMOVE A PAR",)),
        ("F MAO - Por", REMOVALS, ("REMOVE F MAO",)),
        ("A Bur H", REMOVALS, ("REMOVE A PAR", "REMOVE F MAO")),
    ],
)
def test_the_hint_names_the_lines_that_are_due(text: str, where: Context, wanted: tuple[str, ...]) -> None:
    found = answer(text, where)
    assert isinstance(found, Problem)
    assert isinstance(found.hint, Message)
    assert tuple(sorted(lines(found.hint))) == wanted
    assert all(isinstance(answer(line, where), UnderstoodOrder) for line in wanted)


@pytest.mark.parametrize("text", ["BUILD F Mar", "BUILD A Mar", "BUILD A Spa"])
def test_no_site_is_free_is_said_only_if_it_is_so(text: str) -> None:
    found = answer(text, FULL)
    assert isinstance(found, Problem)
    assert found.hint == message("no-centre-free")


def test_nothing_is_named_where_nothing_is_due() -> None:
    found = answer("A Par H", NOTHING)
    assert isinstance(found, Problem)
    assert found.hint == message("no-order-of-adjustments.hint")
