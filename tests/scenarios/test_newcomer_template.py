"""A newcomer gets one template, which registers them and joins a game that forms, in one reply."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.played import in_memory

NINA = "nina@new.example"


@pytest.mark.parametrize(
    "text", ["Hi, can I play in your game?", "¿Puedo jugar?", "Is there a game called duel?"]
)
def test_the_template_filled_in_is_enough(text: str) -> None:
    judge = in_memory("opening")
    for name in ("delta", "duel"):
        judge.deliver("gina@gm.example", "new", f"SIGN ON M alpha gmword\nCREATE ?{name} otter.rake\n")
    judge.deliver(NINA, "hello", f"{text}\n")
    answer = judge.last(NINA)
    lines = [line.strip() for line in answer.get_content().splitlines() if line.startswith("    ")]
    game = "duel" if "duel" in text else "delta"
    assert lines == [
        "REGISTER",
        "Name: your name",
        "Timezone: Europe/London",
        "END",
        f"SIGN ON ?{game} password",
    ]
    filled = "\n".join(lines).replace("your name", "Nina Newcomer").replace("password", "kettle.nine")
    judge.reply(NINA, answer, filled)
    told = "\n".join(mail.get_content() for mail in judge.sent if mail["To"] == NINA)
    assert "Welcome, Nina Newcomer" in told
    assert says(told, "joined", game=game)


def test_without_a_game_that_forms_it_registers() -> None:
    judge = in_memory("opening")
    judge.deliver(NINA, "hello", "Hi, can I play?\n")
    assert "REGISTER" in judge.last(NINA).get_content()
    assert "    SIGN ON" not in judge.last(NINA).get_content()
