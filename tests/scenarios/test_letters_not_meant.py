"""Messages below words that deny, doubt or delay them: none is sent while these words stand over it."""

from __future__ import annotations

import pytest

from tests.scenarios.alpha import ANNA, said
from tests.scenarios.story import StoryJudge

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
    assert "It is not certain that this message is to be sent" in told
    opening.deliver(ANNA, "o", f"SIGN ON Austria alpha swordA\n{LETTER}")
    assert sent(opening) == ["edgar@eng.example"]


@pytest.mark.parametrize("line", MEANT)
def test_below_others_it_is_sent(opening: StoryJudge, line: str) -> None:
    opening.deliver(ANNA, "o", f"SIGN ON Austria alpha swordA\n{line}\n{LETTER}")
    assert sent(opening) == ["edgar@eng.example"]
