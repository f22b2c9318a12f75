"""Messages that say who wrote them, in a game that hides it: the writer is asked first.

docs: press, "Words above a quoted message answer it"
"""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge, words

SIGN_ON = "SIGN ON Austria gun swordA\n"


@pytest.fixture
def gun() -> StoryJudge:
    return in_memory("parts/gunboat-start")


def sent(story: StoryJudge, phrase: str) -> list[str]:
    """Who got a message with these words, but for Anna."""
    return [
        str(mail["To"])
        for mail in story.sent
        if phrase in words(mail) and ANNA not in (mail["To"], mail["From"])
    ]


NAMING = [
    "Best regards,\nAnna",
    "greetings from ANNA",
    "Write to anna@aus.example.",
    "On Mon, 5 Jan 2026 Anna <anna@aus.example> wrote:",
    "\uff21\uff2e\uff2e\uff21",
    "Von Annas iPhone gesendet",
    "Wys\u0142ane z telefonu Anny",
]
FIRST_LINES = ["PRESS TO E", "BROADCAST", "PRESS TO E, F", "PRESS TO M"]


@pytest.mark.parametrize("first", FIRST_LINES)
@pytest.mark.parametrize("naming", NAMING)
def test_a_message_with_its_author_s_name_waits_for_yes(gun: StoryJudge, first: str, naming: str) -> None:
    last = f"END{first.split(maxsplit=1)[0]}"
    gun.deliver(ANNA, "hi", f"{SIGN_ON}{first}\nFrance must fall.\n{naming}\n{last}\n")
    assert says(" ".join(said(gun, ANNA).split()), "press-names-author")
    assert sent(gun, "France must fall.") == []
    gun.reply(ANNA, gun.last(ANNA, "not been sent"), "YES\n")
    assert sent(gun, "France must fall.")


@pytest.mark.parametrize("text", ["Best regards,\nAustria", "Annapolis is far.", "Write to me as aus."])
def test_other_words_leave_at_once(gun: StoryJudge, text: str) -> None:
    gun.deliver(ANNA, "hi", f"{SIGN_ON}PRESS TO E\nFrance must fall.\n{text}\nENDPRESS\n")
    assert sent(gun, "France must fall.")


def test_everybody_knows_the_gm(gun: StoryJudge) -> None:
    gun.deliver(GINA, "hi", "SIGN ON Master gun gmword\nBROADCAST\nWelcome.\nGina\nENDBROADCAST\n")
    assert sent(gun, "Welcome.")


def test_where_all_are_named_a_message_leaves_at_once() -> None:
    alpha = in_memory("opening")
    alpha.deliver(ANNA, "hi", "SIGN ON Austria alpha swordA\nPRESS TO E\nFrance must fall.\nAnna\nENDPRESS\n")
    assert sent(alpha, "France must fall.")
