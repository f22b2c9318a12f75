"""An IF when its phase opens: the orders that count, and what is told of the conditions."""

from __future__ import annotations

from dataclasses import replace

from judge.game.journeys import Journey
from judge.game.message import message
from judge.game.state import Game
from judge.language.conditions.evaluation import Evaluation, evaluate
from judge.language.statements import Context, Statement
from tests.messages import worded
from tests.rows import each_row
from tests.unit.game.seven_players import NOON, at, unit

GAME = replace(
    at(
        "F1901A",
        {"FRANCE": "A BUR, F SPA/SC", "RUSSIA": "F BLA"},
        {"FRANCE": "BRE PAR SPA", "GERMANY": "BEL"},
    ),
    journeys=(
        Journey(unit("FRANCE", "A PAR"), "BUR", "BUR"),
        Journey(unit("FRANCE", "F MAO"), "SPA/SC", "SPA/SC"),
        Journey(unit("ENGLAND", "F BRE"), None, dislodged=True),
    ),
)


def decided(text: str, game: Game = GAME) -> Evaluation:
    first, *body = text.split("\n")
    where = Context(
        NOON,
        variant=game.variant,
        power="FRANCE",
        phase=game.phase,
        position=game.position,
        journeys=game.journeys,
    )
    return evaluate(Statement(1, first, tuple(body), block=True), where, game, "FRANCE")


def reasons(found: Evaluation) -> tuple[str, ...]:
    return tuple(map(worded, found.why))


@each_row(
    ("condition", "why"),
    [
        ("A Bur", "yes, an army is in Burgundy"),
        ("Russian fleet Black Sea", "yes, a fleet (Russia) is in the Black Sea"),
        ("English Bur", "no, no unit (England) is in Burgundy"),
        ("Bur empty", "no, a unit is in Burgundy"),
        ("not Mun", "yes, no unit is in Munich"),
        ("DISLODGED English F Bre", "yes, the fleet (England) in Brest was dislodged"),
        ("DISLODGED A Par", "no, the army in Paris was not dislodged"),
        ("MOVED A Par - Bur", "yes, the army in Paris moved to Burgundy"),
        ("MOVED F Mao - Por", "no, the fleet in the Mid-Atlantic Ocean did not move to Portugal"),
        ("I own Bel", "no, France does not own Belgium"),
        ("OWNS Germany Bel", "yes, Germany owns Belgium"),
        ("BUILDS 1", "yes, the number of builds due is 1"),
        ("REMOVALS 2", "no, the number of removals due is not 2"),
        ("Bur and Spa", "yes, a unit is in Burgundy; a unit is in Spain"),
        ("Bur and Mun and Ruh", "no, no unit is in Munich"),
        ("Mun or Bur or Spa", "yes, a unit is in Burgundy"),
        ("Mun or Ruh", "no, no unit is in Munich; no unit is in Ruhr"),
        ("not (Mun or Ruh)", "yes, no unit is in Munich; no unit is in Ruhr"),
    ],
)
def test_what_decided_is_told_in_words(condition: str, why: str) -> None:
    assert reasons(decided(f"IF {condition} THEN Waive")) == (f"IF {condition}: {why}.",)


def test_the_first_branch_that_holds_counts() -> None:
    text = "IF Mun THEN Build A Par ELSE IF Bur THEN Build F Bre, Waive ELSE Build A Mar"
    found = decided(text)
    assert (found.orders, reasons(found)) == (
        ("Build F Bre, Waive",),
        ("IF Mun: no, no unit is in Munich.", "ELSE IF Bur: yes, a unit is in Burgundy."),
    )


def test_another_choice_for_a_retreat_is_no_else_of_the_if() -> None:
    text = "IF Mun THEN F Bre R MAO, else Gas ELSE A Par R Pic, else Gas, else disband"
    assert decided(text).orders == ("A Par R Pic, else Gas, else disband",)


def test_what_is_left_is_the_else() -> None:
    found = decided("IF Mun\nBuild A Par\nELSE\nBuild F Bre\nWaive\nENDIF")
    assert found.orders == ("Build F Bre", "Waive")
    assert reasons(found) == ("IF Mun: no, no unit is in Munich.", "ELSE.")


def test_nothing_counts_where_nothing_holds() -> None:
    assert decided("IF Mun THEN Build A Par").orders == ()


def test_ifs_within_are_asked_only_where_their_branch_counts() -> None:
    text = (
        "IF Bur\nIF Mun\nBuild A Par\nELSE\nBuild F Bre\nENDIF\nWaive\nELSE\nIF Spa THEN Build A Mar\nENDIF"
    )
    found = decided(text)
    assert (found.orders, reasons(found)) == (
        ("Build F Bre", "Waive"),
        ("IF Bur: yes, a unit is in Burgundy.", "IF Mun: no, no unit is in Munich.", "ELSE."),
    )


def test_what_reads_no_more_says_so_and_orders_nothing() -> None:
    assert decided("IF Xyz THEN Waive") == Evaluation((), (message("no-such-province", word="Xyz"),))
