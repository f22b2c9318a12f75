"""Short words of players' lives: what is most likely meant is done, or the very line is told."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

AS_ANNA, AS_GINA = "SIGN ON Austria alpha swordA\n", "SIGN ON M alpha gmword\n"
BOB = "bob@out.example"


def asked(story: StoryJudge, lines: str, who: str = ANNA) -> str:
    story.deliver(who, "short", lines, "pass")
    return " ".join(said(story, who).split())


@pytest.mark.parametrize("word", ["WHY", "why", "Why."])
def test_a_bare_why_is_about_one_s_own_units_in_the_last_phase_they_had_orders_in(word: str) -> None:
    here = in_memory("year")
    answer = asked(here, f"{AS_ANNA}{word}\n")
    assert "Adjustments for Winter of 1901 (alpha)" in answer
    assert "Austria: Army Bohemia was removed." in answer
    assert "England:" not in answer


def test_a_question_why_is_told_the_line() -> None:
    answer = asked(in_memory("year"), f"{AS_ANNA}Why?\n")
    assert says(answer, "prose-brings.hint", line="WHY")


def test_a_bare_why_of_the_master_s_is_about_all() -> None:
    answer = asked(in_memory("year"), f"{AS_GINA}WHY\n", GINA)
    assert "Austria: Army Bohemia was removed." in answer
    assert "England: Fleet London was built." in answer


def test_a_bare_why_before_anything_is_judged_says_so(game: StoryJudge) -> None:
    assert says(asked(game, f"{AS_ANNA}WHY\n"), "phase-not-judged", phase="S1901M", game="alpha")


@pytest.mark.parametrize("line", ["NO AWAY", "no absence", "Away off", "not away any more", "Vacation over!"])
def test_an_absence_is_taken_back(game: StoryJudge, line: str) -> None:
    asked(game, f"{AS_ANNA}AWAY 10 Jan TO 20 Jan\n")
    assert "Done:" in asked(game, f"{AS_ANNA}{line}\n")
    assert says(asked(game, f"{AS_ANNA}{line}\n"), "refused-not-away")


@pytest.mark.parametrize("line", ["I'm back", "I am back again", "Hi, I'm already back!"])
def test_who_is_back_is_told_the_line_that_ends_his_absence(game: StoryJudge, line: str) -> None:
    assert says(asked(game, f"{AS_ANNA}{line}\n"), "prose-back-from-nothing")
    asked(game, f"{AS_ANNA}AWAY 10 Jan TO 20 Jan\n")
    assert says(asked(game, f"{AS_ANNA}{line}\n"), "did-you-mean", line="SET NO ABSENCE")


@pytest.mark.parametrize("line", ["one week longer", "2 days longer, please", "a day longer!"])
def test_more_time_in_other_words_is_asked_for(game: StoryJudge, line: str) -> None:
    assert says(asked(game, f"{AS_ANNA}{line}\n"), "master-asked")


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("FAKE BROADCAST TO T", "PRESS TO T FAKE BROADCAST"),
        ("Fake broadcast to Turkey:", "PRESS TO Turkey FAKE BROADCAST"),
        ("FAKE PRESS TO T", "PRESS TO T FAKE TO power"),
    ],
)
def test_a_letter_that_begins_with_fake_is_told_its_first_line(
    game: StoryJudge, line: str, hint: str
) -> None:
    answer = asked(game, f"{AS_ANNA}{line}\nHello you\nENDBROADCAST\n")
    assert says(answer, "letter-not-sent")
    assert f"Try: {hint}" in answer
    assert "Hello you" not in "".join(m.get_content() for m in game.unread if m["To"] != ANNA)


@pytest.mark.parametrize("words", ["Yes", "Yes, I would love to play!", "YES please sign me on"])
def test_a_yes_to_an_invitation_is_told_the_line_that_joins(game: StoryJudge, words: str) -> None:
    asked(game, "REGISTER\nName: Bob Baker\nEND\n", BOB)
    asked(game, "CREATE ?beta gmword9 standard\nSIGN ON M beta gmword9\nINVITE bob@out.example\n", GINA)
    invitation = game.last(BOB, "Will you play")
    game.reply(BOB, invitation, words, "pass")
    answer = " ".join(said(game, BOB).split())
    assert says(answer, "prose-yes-to-invitation", game="beta")
    assert says(answer, "prose-yes-to-invitation.hint", game="beta")
    game.reply(BOB, invitation, "SIGN ON ?beta tulips7\n", "pass")
    game.reply(BOB, invitation, words, "pass")
    assert not says(said(game, BOB), "prose-yes-to-invitation", game="beta")
