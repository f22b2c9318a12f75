"""Emails in their readers' languages: one game, two languages, and own words that come back in both."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from judge.game.state import Game
from tests.messages import says
from tests.pseudo_language import marked, pseudo_language
from tests.scenarios.echoes import speak
from tests.scenarios.story import StoryJudge, words

ANNA, FLEUR, GINA = "anna@aus.example", "fleur@fra.example", "gina@gm.example"
MARK = marked("e")
"""A letter that stands in each email of the language and in none in English."""


@pytest.fixture
def other(tmp_path: Path) -> Iterator[str]:
    """A language beside English, as long as the test lasts."""
    (tmp_path / "data").mkdir()
    with pseudo_language(tmp_path / "data") as code:
        yield code


def alpha(judge: StoryJudge) -> Game:
    """The game as it stands."""
    with judge.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return game


def language_of(judge: StoryJudge, address: str) -> str:
    """The language that the person has chosen."""
    with judge.services.store.begin() as work:
        person = work.people.by_address(address)
    assert person is not None
    return person.language


def told(judge: StoryJudge, address: str) -> str:
    """The last email to an address."""
    return words(judge.last(address))


def test_each_player_reads_their_own_language(opening: StoryJudge, other: str) -> None:
    speak(opening, ANNA, other)
    for letter, address in (("A", ANNA), ("F", FLEUR)):
        opening.deliver(address, "orders", f"SIGN ON {letter} alpha sword{letter}\nLIST\n")
    assert MARK in told(opening, ANNA)
    assert MARK not in told(opening, FLEUR)
    assert says(told(opening, FLEUR), "speaks-for-power", power="France")


def test_what_others_are_told_is_in_their_language(opening: StoryJudge, other: str) -> None:
    speak(opening, ANNA, other)
    opening.deliver(GINA, "more", "SIGN ON M alpha gmword\nSET DEADLINE 25 Jan 2026\n")
    assert MARK in told(opening, ANNA)
    assert MARK not in told(opening, FLEUR)


def test_an_email_in_a_language_that_comes_back_orders_nothing(opening: StoryJudge, other: str) -> None:
    speak(opening, ANNA, other)
    opening.deliver(ANNA, "orders", "SIGN ON A alpha swordA\nA VIE - GAL\nLIST\n")
    back = opening.last(ANNA)
    before = alpha(opening)
    opening.deliver(ANNA, f"Re: {back['Subject']}", words(back), answers=str(back["Message-ID"]))
    assert alpha(opening).orders == before.orders
    assert "AUSTRIA" in before.orders


def test_a_language_is_chosen_in_words_of_any(opening: StoryJudge) -> None:
    opening.deliver(ANNA, "language", "SIGN ON A alpha swordA\nSET LANGUAGE anglais\n")
    assert says(told(opening, ANNA), "language-set", name="English")
    opening.deliver(ANNA, "language", "SIGN ON A alpha swordA\nSET LANGUAGE dansk\n")
    assert language_of(opening, ANNA) == "da"


def test_a_language_in_an_entry_is_stored(story: StoryJudge) -> None:
    entry = "REGISTER\nName: Hanna Beck\nTimezone: Vienna\nSprache: {}\nEND\n"
    story.deliver("hanna@beck.example", "hi", entry.format("Englisch"))
    with story.services.store.begin() as work:
        person = work.people.by_address("hanna@beck.example")
    assert person is not None
    assert person.language == "en"
    story.deliver("ida@beck.example", "hi", entry.format("Klingon").replace("Hanna", "Ida"))
    assert says(told(story, "ida@beck.example"), "language-unknown", word="Klingon")


def test_an_observer_reads_the_language_of_the_game(opening: StoryJudge, other: str) -> None:
    opening.deliver("otto@obs.example", "hi", "REGISTER\nName: Otto Watcher\nEND\nOBSERVE alpha sesame\n")
    with opening.services.store.begin() as work:
        game = work.games.get("alpha")
        assert game is not None
        work.games.save(
            replace(game, settings=replace(game.settings, language=other)), (), opening.now, "test", None
        )
        work.commit()
    opening.deliver(GINA, "more", "SIGN ON M alpha gmword\nSET DEADLINE 26 Jan 2026\n")
    assert MARK in told(opening, "otto@obs.example")
    assert MARK not in told(opening, FLEUR)
