"""jDip reads our LIST, and our HISTORY up to its own first retreat."""

from __future__ import annotations

import pytest

from tests.scenarios.jdip import history, judge_game_variant, listed
from tests.scenarios.story import StoryJudge
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on

EDGAR = "edgar@eng.example"


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    story = StoryJudge(services_on(TemporaryDatabase()))
    story.play("year")
    return story


def text_of(story: StoryJudge) -> str:
    return str(story.last(EDGAR).get_content()).replace("\r\n", "\n")


def asked(story: StoryJudge, line: str) -> str:
    story.deliver(EDGAR, "a program asks", f"SIGN ON England alpha swordE\n{line}\n")
    return text_of(story)


def test_list_has_the_units_and_the_centres(played: StoryJudge) -> None:
    text = asked(played, "LIST")
    assert judge_game_variant(text) == ("TEST", "Alpha", "Standard")
    position = listed(text)
    with played.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    assert len(position.units) == len(game.position.units)
    assert {name: len(owned) for name, owned in position.centres.items()} == {
        facts.name: len(game.position.centres_of(facts.code)) for facts in game.variant.powers
    }


def test_list_without_sign_on_names_game_and_variant(played: StoryJudge) -> None:
    played.deliver(EDGAR, "a program asks", "LIST alpha\n")
    text = text_of(played)
    assert judge_game_variant(text) == ("TEST", "Alpha", "Standard")
    assert listed(text).units


def test_history_has_each_turn_with_its_orders(played: StoryJudge) -> None:
    text = asked(played, "HISTORY")
    assert judge_game_variant(text) == ("TEST", "Alpha", "Standard")
    start, spring, fall = history(text)
    assert [one.phase for one in (start, spring, fall)] == ["S1901M", "S1901M", "F1901M"]
    assert len(start.units) == 22
    assert ("Russia", "Fleet", "St Petersburg", "south") in start.units
    assert len(spring.orders) == len(fall.orders) == 22


def test_a_saved_mail_has_its_date_right_above_its_subject(played: StoryJudge) -> None:
    names = [name.lower() for name in played.last(EDGAR)]
    assert names.index("date") + 1 == names.index("subject")
