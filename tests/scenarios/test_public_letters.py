"""Letters in HISTORY: what went to everybody, with the results or not; none to some, however they look."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.story import StoryJudge
from tests.scenarios.test_standby_promise import TARA, at, others_order

EDGAR = "edgar@eng.example"
WORDS = "The Times says that all is quiet."


def history(game: StoryJudge, reader: str, sign_on: str) -> str:
    game.deliver(reader, "what was", f"{sign_on}\nHISTORY alpha BROAD\n")
    return said(game, reader)


def written(game: StoryJudge, *settings: str, head: str) -> None:
    """England's letter, and the first phase judged."""
    lines = "\n".join(("SIGN ON malpha gmword", *settings))
    game.deliver(GINA, "rules", f"{lines}\n")
    game.deliver(EDGAR, "press", f"SIGN ON England alpha swordE\n{head}\n{WORDS}\nENDPRESS\n")
    others_order(game)
    game.deliver(TARA, "orders", "SIGN ON Turkey alpha swordT\nA Con H\nA Smy H\nF Ank H\n")
    at(game, game.now + timedelta(hours=1))
    assert "S1901M Results" in said(game, ANNA)


@pytest.mark.parametrize("head", ["BROADCAST", "POSTAL PRESS", "POSTAL PRESS TO ALL", "PRESS TO ALL"])
def test_what_went_to_everybody_stands_in_the_history(game: StoryJudge, head: str) -> None:
    written(game, "SET POSTAL PRESS", head=head)
    assert f"| {WORDS}" in history(game, TARA, "SIGN ON Turkey alpha swordT")


@pytest.mark.parametrize(
    "head", ["PRESS TO A", "POSTAL PRESS TO A", "PRESS TO ALL BUT T", "PRESS TO A FAKE BROADCAST"]
)
def test_what_went_to_some_does_not(game: StoryJudge, head: str) -> None:
    written(game, "SET POSTAL PRESS", "SET PARTIAL MAY BE FAKED", head=head)
    assert WORDS not in history(game, TARA, "SIGN ON Turkey alpha swordT")
    assert WORDS not in history(game, ANNA, "SIGN ON Austria alpha swordA")
