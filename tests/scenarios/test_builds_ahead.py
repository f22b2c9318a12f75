"""Builds sent ahead several times: the last ones are in force, and the reply says which are kept."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from judge.game.state import Game
from judge.rules import notation
from tests.messages import says
from tests.scenarios.alpha import GINA, database, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge

FLEUR = "fleur@fra.example"
GM = "SIGN ON M alpha gmword\n"
FALL = (
    "ADJUST\nREMOVE A Par\nPLACE A Bur France\nREMOVE F Bre\nPLACE F Mid France\nREMOVE A Mar\n"
    "PLACE A Spa France\nOWNER Spa France\nOWNER Bel France\nPHASE F1901M\nREASON a trial\nEND ADJUST\n"
)


@pytest.fixture(scope="module")
def fall() -> StoryJudge:
    """France may build twice in winter, in Paris, Brest and Marseilles."""
    judge = judge_in_memory()
    judge.deliver(GINA, "mend", GM + FALL)
    judge.says_yes = False
    return judge


def sent(fall: StoryJudge, *emails: str) -> StoryJudge:
    """The judge after these emails from France, each some minutes after the one before."""
    judge = twin(fall)
    for text in emails:
        judge.now += timedelta(minutes=5)
        judge.deliver(FLEUR, "orders", f"SIGN ON F alpha swordF\n{text}\n")
    return judge


def kept(judge: StoryJudge) -> list[str]:
    """What the last reply says is kept, in its order."""
    return re.findall(r"^  F1901B  (.*?)\s*$", said(judge, FLEUR), re.MULTILINE)


def built(judge: StoryJudge) -> list[str]:
    """What the fall's centres let France build, once the winter is adjudicated."""
    for phase in ("F1901M", "F1901B"):
        judge.deliver(GINA, "now", f"{GM}PROCESS {phase} NOW\n")
        judge.reply(GINA, judge.last(GINA, "Please confirm"), "CONFIRM")
    game = game_of(judge)
    assert str(game.phase) == "S1902M"
    homes = {"PAR", "MAR", "BRE"}
    return sorted(str(unit) for unit in game.position.of("FRANCE") if unit.province in homes)


def game_of(judge: StoryJudge) -> Game:
    with database(judge).begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return game


@pytest.mark.parametrize(
    ("emails", "wanted"),
    [
        (("Builds:\nA Par\nF Bre", "Builds:\nA Mar\nA Bre"), ["A BRE", "A MAR"]),
        (("Builds: A Par, F Bre", "Builds: A Mar"), ["A MAR", "A PAR"]),
        (("Build A Par", "Build F Bre"), ["A PAR", "F BRE"]),
        (("Builds: A Par, F Bre\nno, rather:\nBuilds: A Bre, A Par",), ["A BRE", "A PAR"]),
        (("Build F Mar\nBuild A Par\nBuild A Mar",), ["A MAR", "A PAR"]),
        (("Builds: A Mar, A Bre", "IF OWNS France Bel THEN BUILD F Mar"), ["A BRE", "F MAR"]),
        (("Builds: A Par", "Builds: A Mar, F Bre", "Builds: F Mar"), ["F BRE", "F MAR"]),
    ],
)
def test_the_last_builds_sent_ahead_are_in_force(
    fall: StoryJudge, emails: tuple[str, ...], wanted: list[str]
) -> None:
    assert built(sent(fall, *emails)) == wanted


def test_the_reply_names_the_builds_that_are_replaced(fall: StoryJudge) -> None:
    judge = sent(fall, "Builds:\nBUILD A Par\nBUILD F Bre", "Builds:\nBUILD A Bre\nBUILD F Mar")
    assert kept(judge) == ["BUILD A Bre", "BUILD F Mar", "BUILD A Par"]
    assert says(said(judge, FLEUR), "ahead-replaced", forgotten=("BUILD F Bre",))


def test_the_reply_names_a_replaced_build_below_the_line_that_replaces_it(fall: StoryJudge) -> None:
    judge = sent(fall, "Builds:\nBUILD F Bre\nBUILD A Mar", "Builds:\nBUILD A Bre\nBUILD A Par\nBUILD F Mar")
    text = " ".join(said(judge, FLEUR).split())
    at = [text.index(part) for part in ("3 BUILD A Bre", "4 BUILD A Par", "5 BUILD F Mar")]
    assert says(text[at[0] : at[1]], "ahead-replaced", forgotten=("BUILD F Bre",))
    assert not says(text[at[1] : at[2]], "ahead-replaced")
    assert says(text[at[2] :], "ahead-replaced", forgotten=("BUILD A Mar",))


def test_the_reply_says_in_which_order_builds_count(fall: StoryJudge) -> None:
    several, one = sent(fall, "Builds: A Par, F Bre"), sent(fall, "Builds: A Par")
    assert says(said(several, FLEUR), "orders-held.ahead-builds")
    assert not says(said(one, FLEUR), "orders-held.ahead-builds")
    assert not says(said(several, FLEUR), "ahead-replaced")


def test_no_builds_replaces_every_line_for_the_winter(fall: StoryJudge) -> None:
    judge = sent(fall, "Builds: A Par, F Bre", "No builds")
    assert kept(judge) == ["No builds"]


def test_moves_of_the_season_stay_as_they_are(fall: StoryJudge) -> None:
    judge = sent(fall, "A Bur - Bel\nF Mid - Por\nA Spa H\nBuilds: A Par", "Builds: F Bre")
    assert [notation.write(one) for one in game_of(judge).orders["FRANCE"]] == [
        "A BUR - BEL",
        "F MAO - POR",
        "A SPA H",
    ]


@pytest.mark.parametrize(
    ("order", "text", "later"),
    [
        ("A Par - Bur", "Build F Bre, A Par. Next spring Paris goes to Burgundy.", "S1902M"),
        ("A Par - Bur", "I take a fleet in Brest and an army in Paris. Spring: Paris to Burgundy!", "S1902M"),
        (
            "A Par - Bur",
            "Construyo un ejército en París y dejo la otra para más adelante.",
            "S1902M",
        ),
        ("A Par - Bur", "A Bur H\nF Mid H\nNext year Burgundy goes to Munich.", "S1902M"),
    ],
)
def test_what_is_for_later_is_told_a_phase_to_come(
    fall: StoryJudge, order: str, text: str, later: str
) -> None:
    judge = twin(fall)
    if not text.startswith("A Bur H"):
        judge.deliver(GINA, "now", f"{GM}PROCESS F1901M NOW\n")
        judge.reply(GINA, judge.last(GINA, "Please confirm"), "CONFIRM")
    told = said(sent(judge, text), FLEUR)
    assert says(told, "orders-for-later.hint", phase=later)
    assert not says(told, "order-in-force")
    kept = said(sent(judge, f"PHASE {later}\n{order}"), FLEUR)
    assert says(kept, "kept-for-phase", phase=later)


@pytest.mark.parametrize(
    "text",
    [
        "Wenn Irma baut, nehme ich die Flotte in Brest",
        "If Irma builds, I take the fleet in Brest",
        "Baut Irma, nehme ich die Flotte in Brest",
        "Se Irma costruisce, prendo la flotta a Brest",
        "Si Irma construye, quiero una flota en Brest",
        "Should Irma build, make it a fleet in Brest",
    ],
)
def test_a_condition_on_what_somebody_else_builds_proposes_no_build(fall: StoryJudge, text: str) -> None:
    judge = sent(fall, text)
    judge.reply(FLEUR, judge.last(FLEUR), "Yes")
    assert kept(judge) == []
