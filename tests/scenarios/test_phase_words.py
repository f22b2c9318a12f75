"""A phase that is asked for, in the words in which people name one; and the forms of the map."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

AS_ANNA, AS_GINA = "SIGN ON Austria alpha swordA\n", "SIGN ON M alpha gmword\n"
SPRING = "Movement results for Spring of 1901"


@pytest.fixture(scope="module")
def after_a_year() -> StoryJudge:
    """A judge that only reads: what is asked changes nothing."""
    return in_memory("year")


def asked(story: StoryJudge, line: str, sign_on: str = AS_ANNA) -> str:
    story.deliver(ANNA, "which", f"{sign_on}{line}\n", "pass")
    return " ".join(said(story, ANNA).split())


@pytest.mark.parametrize("command", ["MAP", "GET MAP", "RESEND"])
@pytest.mark.parametrize(
    "phase",
    [
        "S1901M",
        "S1901",
        "s-1901",
        "spring 1901",
        "Spring of 1901",
        "S01",
        "alpha S1901M",
        "S1901M alpha",
        "spring 1901 of alpha",
        "S1901 in alpha",
        "alpha for spring 1901 movement",
        "S1901M, please",
        "spring 1901 again please",
    ],
)
def test_a_phase_of_the_game_that_is_spoken_in(after_a_year: StoryJudge, command: str, phase: str) -> None:
    assert SPRING in asked(after_a_year, f"{command} {phase}")


@pytest.mark.parametrize("line", ["MAP gamma S1901M", "RESEND S1901M gamma", "MAP spring 1901 of gamma"])
def test_a_phase_of_another_game_needs_that_one_s_sign_on(after_a_year: StoryJudge, line: str) -> None:
    answer = asked(after_a_year, line)
    assert says(answer, "about-game-of-sign-on", command=line.split(maxsplit=1)[0])
    assert says(answer, "about-game-of-sign-on.hint", game="gamma")


def test_a_phase_without_sign_on_needs_one(after_a_year: StoryJudge) -> None:
    assert says(asked(after_a_year, "MAP alpha S1901M", ""), "not-signed-on.hint")


@pytest.mark.parametrize("line", ["MAP 1901", "GET MAP 1901", "MAP spring"])
def test_what_names_several_phases_is_asked_about(after_a_year: StoryJudge, line: str) -> None:
    answer = asked(after_a_year, line)
    assert says(answer, "no-single-phase")
    assert says(answer, "no-single-phase.hint")


@pytest.mark.parametrize(
    "line", ["RESEND", "RESEND alpha", "RESEND last turn", "RESEND the last results, please"]
)
def test_the_last_phase_is_sent_again(after_a_year: StoryJudge, line: str) -> None:
    assert "Adjustment results for Winter of 1901" in asked(after_a_year, line)


@pytest.mark.parametrize("sign_on", [AS_ANNA, ""])
def test_another_game_s_results_need_its_sign_on(after_a_year: StoryJudge, sign_on: str) -> None:
    answer = asked(after_a_year, "RESEND gamma", sign_on)
    assert says(answer, "results-below-sign-on", command="RESEND", game="gamma")


@pytest.mark.parametrize("line", ["MAP OFF", "SET MAP OFF", "MAP NONE", "SET NO MAP", "map off."])
def test_the_map_is_switched_off(after_a_year: StoryJudge, line: str) -> None:
    assert says(asked(after_a_year, line), "map-none")


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("SET MAP PGN", "Did you mean SET MAP PNG?"),
        ("SET MAP svgs", "Did you mean SET MAP SVG?"),
        ("SET MAP gif", "SET MAP PNG, SET MAP SVG, SET MAP NONE"),
    ],
)
def test_a_form_that_is_none_gets_one_that_this_judge_has(
    after_a_year: StoryJudge, line: str, hint: str
) -> None:
    answer = asked(after_a_year, line)
    assert hint in answer
    assert "LINK" not in answer


def test_a_game_that_goes_on_says_how_its_master_gives_more_time(game: StoryJudge) -> None:
    game.deliver(GINA, "time", f"{AS_GINA}SET DEADLINE Jan 9 2026 18:47\nPAUSE\n", "pass")
    game.deliver(GINA, "go", f"{AS_GINA}RESUME\n", "pass")
    answer = " ".join(said(game, GINA).split())
    assert says(answer, "resumed")
    assert "Deadline: S1901M Fri Jan 09 2026 18:47" in answer
