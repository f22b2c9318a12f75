"""Names of people: anybody may take any, but none that makes a sentence of the judge's or is the judge's."""

from __future__ import annotations

import pytest

from tests.scenarios.alpha import said
from tests.scenarios.story import StoryJudge

EVE = "eve@stranger.example"
SENTENCE = "The deadline of game 'alpha' is now Sat 31 Jan 2026 23:30 UTC: hurry"


def registered(story: StoryJudge, name: str) -> str:
    story.says_yes = True
    story.deliver(EVE, "hello", f"REGISTER\nName: {name}\nEND\n")
    return " ".join(said(story, EVE).split())


@pytest.mark.parametrize("name", ["the test JUDGE", "test", "TEST"])
def test_nobody_registers_as_the_judge(judge: StoryJudge, name: str) -> None:
    assert "That is what I am called myself." in registered(judge, name)


@pytest.mark.parametrize(
    "name",
    [
        SENTENCE,
        "someone@somewhere",
        "Eve: results",
        "<b>Eve</b>",
        "Eve!",
        "Alpha is over and Austria has won it",
        "E" * 61,
        ":: Judge",
    ],
)
def test_a_name_that_is_a_sentence_or_an_address_is_refused(judge: StoryJudge, name: str) -> None:
    told = registered(judge, name)
    assert "That is too much for a name, or has signs in it that no name has" in told
    assert "Welcome" not in told


@pytest.mark.parametrize(
    "name",
    [
        "Eve O\u2019Brien-Smith, Jr.",
        "Jean-Luc d'\u00c1vila (Eve)",
        "\u041c\u0430\u0440\u0438\u044f \u0418\u0432\u0430\u043d\u043e\u0432\u0430",
        "\u0906\u0926\u093f\u0924\u094d\u092f",
        "Maria de la Luz Garcia y Lopez",
        "Eve 3rd",
    ],
)
def test_names_of_people_are_taken(judge: StoryJudge, name: str) -> None:
    assert f"Welcome, {name}" in registered(judge, name)


def test_the_name_beside_an_address_is_taken_as_far_as_it_is_one(judge: StoryJudge) -> None:
    judge.says_yes = True
    judge.deliver(f'"Eve: {SENTENCE}" <{EVE}>', "hello", "REGISTER\nTimezone: UTC\nEND\n")
    told = " ".join(said(judge, EVE).split())
    assert "Welcome, Eve The deadline of game 'alpha' is" in told
    assert "is now Sat" not in told


def test_who_watches_is_told_with_the_address(judge: StoryJudge) -> None:
    registered(judge, "Gina Master")
    judge.deliver(EVE, "watch", "OBSERVE alpha falcons\n")
    assert f"Gina Master ({EVE}) watches game 'alpha' from now on." in said(judge, "anna@aus.example")
