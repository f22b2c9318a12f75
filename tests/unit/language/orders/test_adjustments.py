"""Which unit a removal names: seed 004 §3.4, and every other way of reading."""

from __future__ import annotations

import pytest

from judge.game.journeys import Journey
from judge.game.message import message
from judge.game.settings import Reading
from judge.language.problems import Problem, ProblemKind
from judge.language.statements import Answer, Context, UnderstoodOrder
from judge.rules.units import Kind, Unit
from tests.messages import says, worded
from tests.unit.language.positions import answer, context, shown


def went(start: str, now: str | None, power: str = "FRANCE") -> Journey:
    """The journey of a unit, `A PAR`, to a place."""
    return Journey(Unit(power, Kind(start[0]), start[2:]), now, dislodged=now is None)


def winter(units: list[str], *journeys: Journey, reading: Reading = Reading.GSTZ) -> Context:
    return context(
        {"FRANCE": units, "GERMANY": ["A MUN"]},
        phase="F1901A",
        reading=reading,
        sc={"FRANCE": ["BRE"]},
        journeys=journeys,
    )


def said(found: Answer) -> tuple[str, tuple[str, ...]]:
    assert isinstance(found, UnderstoodOrder)
    return shown(found), tuple(map(worded, found.assumed))


TWO_WENT = winter(["A BUR", "A PAR"], went("A PAR", "BUR"), went("A GAS", "PAR"))
NOW_IN_BURGUNDY = "The army that began the season in Paris, now in Burgundy."


@pytest.mark.parametrize(
    "text", ["Remove A(Par)", "Remove Par", "remove the army in Paris", "A Par removed", "Disband A Par"]
)
def test_the_zine_means_the_unit_that_began_the_season_there(text: str) -> None:
    assert said(answer(text, TWO_WENT)) == ("A BUR D", (NOW_IN_BURGUNDY,))


@pytest.mark.parametrize(
    "text",
    [
        "Remove the army that ends in Paris",
        "remove the army which is in Paris now",
        "Remove A Par now",
        "Remove A(Par) (now)",
        "remove army now in Paris",
        "remove the army ending up in Paris",
    ],
)
def test_clear_words_to_the_contrary_win(text: str) -> None:
    assert said(answer(text, TWO_WENT)) == ("A PAR D", ())


def test_where_none_began_it_is_the_one_there_now() -> None:
    where = winter(["A PAR", "F BRE"], went("A GAS", "PAR"), went("F BRE", "BRE"))
    told = "None of your units of that kind began the season in Paris, so the one there now is meant."
    assert said(answer("Remove A(Par)", where)) == ("A PAR D", (told,))


def test_nothing_is_said_of_a_unit_that_stayed() -> None:
    where = winter(["A PAR", "F BRE"], went("A PAR", "PAR"), went("F BRE", "BRE"))
    assert said(answer("Remove A(Par)", where)) == ("A PAR D", ())


def test_the_kind_counts() -> None:
    where = winter(["F GAS", "A BRE"], went("F BRE", "GAS"), went("A PIC", "BRE"))
    assert said(answer("Remove F(Bre)", where))[0] == "F GAS D"
    assert said(answer("Remove A(Bre)", where))[0] == "A BRE D"
    assert said(answer("Remove Bre", where))[0] == "F GAS D"


def test_a_unit_destroyed_meanwhile_is_no_target_even_if_another_ends_there() -> None:
    where = winter(["A PAR", "F BRE"], went("A PAR", None), went("A GAS", "PAR"))
    found = answer("Remove A(Par)", where)
    assert isinstance(found, Problem)
    assert found.kind is ProblemKind.NO_UNIT_AT_SOURCE
    assert says(worded(found.message), "is-off-the-board", place="Paris")
    assert found.hint == message("remove-unit-of-today", unit="A PAR")
    assert said(answer("REMOVE A PAR NOW", where))[0] == "A PAR D"


def test_elsewhere_a_unit_is_named_by_where_it_is_and_the_hint_says_where() -> None:
    where = winter(["A BUR", "F BRE"], went("A PAR", "BUR"), went("F BRE", "BRE"), reading=Reading.LENIENT)
    assert said(answer("Remove A Bur", where)) == ("A BUR D", ())
    found = answer("Remove A Par", where)
    assert isinstance(found, Problem)
    assert says(worded(found.message), "no-unit-in", place="Paris")
    assert says(worded(found.hint), "remove-where-it-went", place="Burgundy", unit="A BUR")


def test_elsewhere_the_one_there_now_is_taken_whoever_began_there() -> None:
    where = winter(["A BUR", "A PAR"], *TWO_WENT.journeys, reading=Reading.LENIENT)
    assert said(answer("Remove A Par", where)) == ("A PAR D", ())


def test_a_foreign_unit_is_nobodys_to_remove() -> None:
    where = winter(["A BUR", "A PAR"], went("A MUN", "MUN", "GERMANY"))
    found = answer("Remove A Mun", where)
    assert isinstance(found, Problem)
    assert found.kind is ProblemKind.NOT_OWNER
