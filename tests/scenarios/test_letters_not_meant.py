"""Messages below words that deny, doubt or delay them: they wait for a yes."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, said
from tests.scenarios.story import StoryJudge, yes_to

LETTER = "PRESS TO E\nShall we?\nENDPRESS\n"
NOT_MEANT = (
    "Draft:",
    "Not yet:",
    "Do not send this:",
    "Never send",
    "if you agree, then",
    "Perhaps I should",
    "What I might write later:",
    "Entwurf:",
    "Bitte nicht senden:",
    "Falls Italien zustimmt",
    "Brouillon :",
    "Ne pas envoyer :",
    "Borrador:",
    "Bozza:",
    "Concept:",
    "Rascunho:",
    "Szkic",
    "Noch nicht abschicken:",
    "Pas encore :",
    "Jeszcze nie:",
    "Utkast",
)
MEANT = (
    "Dear judge,",
    "Please send this to Edgar:",
    "Could you forward this:",
    "I would like to write to England:",
    "And a message:",
    "Edgar asked me for this:",
    "Sorry for the delay, I was not at home.",
    "No changes to my orders.\n",
    "If anything is wrong, tell me\n",
    "A Vie - Gal",
)


def sent(story: StoryJudge) -> list[str]:
    """Whom something was sent to beside the writer."""
    return [str(mail["To"]) for mail in story.unread if mail["To"] != ANNA]


@pytest.mark.parametrize("line", NOT_MEANT)
def test_below_these_words_it_stays(opening: StoryJudge, line: str) -> None:
    opening.deliver(ANNA, "o", f"SIGN ON Austria alpha swordA\n{line}\n{LETTER}")
    told = " ".join(said(opening, ANNA).split())
    assert sent(opening) == []
    assert "[Error Flag]" in told
    assert says(told, "letter-not-certain", over=line.strip(" :"))
    assert "Shall we?" in told
    opening.deliver_raw(yes_to(opening.last(ANNA)))
    assert sent(opening) == ["edgar@eng.example"]


@pytest.mark.parametrize("between", ["", "\n", "A Vie - Gal\n", "SET WAIT\n\n"])
@pytest.mark.parametrize("line", ["Draft:", "Everything below is invented."])
def test_below_these_words_it_waits_whatever_stands_between(
    opening: StoryJudge, line: str, between: str
) -> None:
    opening.deliver(ANNA, "o", f"SIGN ON Austria alpha swordA\n{line}\n{between}{LETTER}")
    assert sent(opening) == []
    opening.deliver_raw(yes_to(opening.last(ANNA)))
    assert sent(opening)[:1] == ["edgar@eng.example"]


def test_a_password_in_a_letter_that_waits_is_kept_nowhere(opening: StoryJudge) -> None:
    letter = LETTER.replace("Shall we?", "My password is swordA.")
    opening.deliver(ANNA, "o", f"SIGN ON Austria alpha swordA\nDraft:\n\n{letter}")
    assert "swordA" not in said(opening, ANNA)
    opening.deliver_raw(yes_to(opening.last(ANNA)))
    assert "swordA" not in said(opening, "edgar@eng.example")


def test_what_cannot_be_kept_is_refused(opening: StoryJudge) -> None:
    letter = LETTER.replace("PRESS TO E", "PRESS TO E POSTAL")
    opening.deliver(ANNA, "o", f"SIGN ON Austria alpha swordA\nDraft:\n{letter}")
    assert sent(opening) == []
    assert "[Error Flag]" in said(opening, ANNA)


@pytest.mark.parametrize("line", MEANT)
def test_below_others_it_is_sent(opening: StoryJudge, line: str) -> None:
    opening.deliver(ANNA, "o", f"SIGN ON Austria alpha swordA\n{line}\n{LETTER}")
    assert sent(opening) == ["edgar@eng.example"]
