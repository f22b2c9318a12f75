"""Orders whose verb is also a command's word, and words about all units that are no order."""

from __future__ import annotations

import pytest

from tests.scenarios.alpha import ANNA
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge
from tests.scenarios.test_proposals import SIGN_ON, in_force

COUNT = {
    "Send Trieste to Albania.": ["F TRI - ALB"],
    "Send Trieste down to Albania. Budapest to Serbia.": ["A BUD - SER", "F TRI - ALB"],
    "Send the army in Vienna to Galicia": ["A VIE - GAL"],
    "Get Vienna over to Galicia, and Budapest down to Serbia": ["A BUD - SER", "A VIE - GAL"],
    "Help Vienna into Galicia with Budapest.": ["A BUD S A VIE - GAL"],
    "All units dig in.": ["A BUD H", "A VIE H", "F TRI H"],
    "Alle Einheiten verharren.": ["A BUD H", "A VIE H", "F TRI H"],
}
ASK = ("Withdraw Vienna to Tyrolia.", "List: Vienna to Galicia", "Try to get Vienna into Galicia")
STAY_COMMANDS = (
    "GET map.europe",
    "get map of Vienna",
    "HELP Vienna",
    "help me with Vienna",
    "LIST alpha",
    "GET rules",
)
NAME_UNITS = (
    "All my troops go berserk",
    "Alle meine Armeen rasten aus",
    "Toutes mes troupes roupillent",
    "Todas mis tropas bostezan",
    "Tutte le mie truppe sbadigliano",
    "Todas as minhas tropas bocejam",
    "Al mijn troepen geeuwen",
    "Wszystkie moje wojska ziewaja",
    "Alla mina trupper gäspar",
    "Alle mine tropper gaber",
)
"""Words about the writer's units in each language, with a verb that is no order."""


@pytest.fixture
def judge() -> StoryJudge:
    made = in_memory("opening")
    made.says_yes = False
    return made


def _subject(judge: StoryJudge, text: str) -> str:
    judge.deliver(ANNA, "orders", f"{SIGN_ON}{text}\n")
    return str(judge.last(ANNA)["Subject"])


@pytest.mark.parametrize("text", COUNT)
def test_an_order_counts_whose_verb_is_a_command(judge: StoryJudge, text: str) -> None:
    assert "Error Flag" not in _subject(judge, text)
    assert in_force(judge, "AUSTRIA") == COUNT[text]


@pytest.mark.parametrize("text", ASK)
def test_an_order_is_asked_about_if_words_are_left_over(judge: StoryJudge, text: str) -> None:
    assert "Error Flag" in _subject(judge, text)
    assert in_force(judge, "AUSTRIA") == []
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert len(in_force(judge, "AUSTRIA")) == 1


@pytest.mark.parametrize("text", STAY_COMMANDS)
def test_commands_order_nothing(judge: StoryJudge, text: str) -> None:
    _subject(judge, text)
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert in_force(judge, "AUSTRIA") == []


@pytest.mark.parametrize("text", NAME_UNITS)
def test_words_about_all_units_that_are_no_order_are_flagged(judge: StoryJudge, text: str) -> None:
    assert "Error Flag" in _subject(judge, text)
    assert in_force(judge, "AUSTRIA") == []


def test_a_wish_to_everyone_is_not_flagged(judge: StoryJudge) -> None:
    assert "Error Flag" not in _subject(judge, "Good luck, everyone!")
