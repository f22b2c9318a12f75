"""Retreats, builds and removals sent ahead in words: none becomes a move of the season at hand."""

from __future__ import annotations

import pytest

from judge.game.state import Game
from judge.rules import notation
from tests.scenarios.alpha import GINA, database
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge

FLEUR = "fleur@fra.example"
GM = "SIGN ON M alpha gmword\n"
FALL_OF_1902 = (
    "ADJUST\nREMOVE A Par\nPLACE A Bur France\nREMOVE F Kie\nREMOVE A Ber\nPLACE A Ruh Germany\n"
    "PHASE F1902M\nREASON a trial\nEND ADJUST\n"
)
MOVES = "A Bur H\nA Mar S A Bur\nF Bre H\n"
BELOW = "\nA Bur - Gas\nA Mar - Spa"


@pytest.fixture(scope="module")
def fall() -> StoryJudge:
    """France stands in Burgundy, Marseilles and Brest, and Germany may dislodge Burgundy."""
    judge = judge_in_memory()
    judge.deliver(GINA, "mend", GM + FALL_OF_1902)
    judge.says_yes = False
    return judge


def after(fall: StoryJudge, text: str) -> Game:
    judge = twin(fall)
    judge.deliver(FLEUR, "orders", f"SIGN ON F alpha swordF\n{text}\n")
    with database(judge).begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return game


def kept(game: Game) -> list[tuple[str, str]]:
    return [(str(one.phase), one.line) for one in game.ahead.get("FRANCE", ())]


def stands_as_ordered(game: Game) -> bool:
    ordered = sorted(map(notation.write, game.orders["FRANCE"]))
    return ordered == ["A BUR H", "A MAR S A BUR", "F BRE H"]


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("Retreats: A Bur-Gas, A Mar-Spa", "Retreats:"),
        ("Retreats: A Bur-Gas; A Mar-Spa", "Retreats:"),
        ("Retreat A Bur-Gas, A Mar-Spa", "Retreat"),
        ("Retreats: Bur-Gas, Mar-Spa", "Retreats:"),
    ],
)
def test_a_word_for_retreats_holds_to_the_end_of_its_line(fall: StoryJudge, line: str, word: str) -> None:
    game = after(fall, MOVES + line)
    first, second = line.removeprefix(word).replace(";", ",").split(",")
    assert kept(game) == [("F1902R", f"{word}{first}"), ("F1902R", f"{word}{second}")]
    assert stands_as_ordered(game)


def test_three_retreats_on_a_line(fall: StoryJudge) -> None:
    game = after(fall, f"{MOVES}Retreats: A Bur-Gas, A Mar-Spa, F Bre-Pic")
    assert [line for _, line in kept(game)] == [
        "Retreats: A Bur-Gas",
        "Retreats: A Mar-Spa",
        "Retreats: F Bre-Pic",
    ]
    assert stands_as_ordered(game)


@pytest.mark.parametrize(
    "line",
    [
        "Retreats: A Bur-Gas and A Mar-Spa",
        "Retreat orders: A Bur-Gas, A Mar-Spa",
        "Retreats: A Bur R Gas, A Mar R Spa",
        "Retreats: A Bur-Gas, A Mar S A Bur-Gas",
        "Summer: A Bur-Gas, A Mar-Spa",
        "Summer retreats: A Bur-Gas",
        "If forced to retreat:" + BELOW,
        "Summer 1902:" + BELOW,
        "Retreats: If A(Bur) is dislodged, A(Bur)-Gas",
        "Retreats: none",
        "No builds",
        "Builds: none",
        "Builds: IF MOVED A(Bur)-Bel THEN F(Bre), A(Par) ELSE A(Par)",
        "Builds: If A(Bur)-Bel succeeds then F(Bre) and A(Par), otherwise A(Par).",
        "Builds: If I get Belgium, F(Bre) & A(Par); if not, just A(Par).",
    ],
)
def test_what_is_not_understood_changes_no_order_of_now(fall: StoryJudge, line: str) -> None:
    assert stands_as_ordered(after(fall, f"{MOVES}{line}"))


@pytest.mark.parametrize(
    "heading",
    [
        "Retreats",
        "Retreats (if dislodged):",
        "Retreats if needed:",
        "Retreat phase:",
        "RETREATS -",
        "In case of dislodgement:",
        "If I am dislodged:",
        "Possible retreats:",
        "Conditional retreats:",
        "Autumn retreats:",
        "Fall 1902 retreats:",
        "Summer/retreats:",
        "Summer:",
        "Summer retreats:",
        "Retraites:",
        "Rückzüge:",
    ],
)
def test_orders_below_a_heading_for_retreats_are_kept_for_them(fall: StoryJudge, heading: str) -> None:
    game = after(fall, f"{MOVES}{heading}{BELOW}")
    assert kept(game) == [("F1902R", "A Bur - Gas"), ("F1902R", "A Mar - Spa")]
    assert stands_as_ordered(game)


@pytest.mark.parametrize(
    "heading",
    ["Winter:", "Winter 1902:", "Adjustments:", "Builds:", "Build phase:", "Builds if possible:"],
)
def test_orders_below_a_heading_for_builds_are_kept_for_them(fall: StoryJudge, heading: str) -> None:
    game = after(fall, f"{MOVES}{heading}\nA Par")
    assert kept(game) == [("F1902A", "A Par")]
    assert stands_as_ordered(game)


@pytest.mark.parametrize("line", ["Removals: A(Mar)", "Removes: A(Mar)", "Removal: A Mar"])
def test_a_removal_on_the_line_of_its_heading_is_kept(fall: StoryJudge, line: str) -> None:
    game = after(fall, MOVES + line)
    assert kept(game) == [("F1902A", line)]
    assert stands_as_ordered(game)


def test_several_removals_on_a_line(fall: StoryJudge) -> None:
    assert kept(after(fall, f"{MOVES}Removals: A Mar, F Bre")) == [
        ("F1902A", "Removals: A Mar"),
        ("F1902A", "Removals F Bre"),
    ]
