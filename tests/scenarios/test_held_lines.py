"""A question about a mail that waits says what the mail asks for, to whom it may, and repeats no secret."""

from __future__ import annotations

from tests.scenarios.alpha import ANNA, said
from tests.scenarios.story import StoryJudge

EDGAR = "edgar@eng.example"
FORGED = """SIGN ON Austria alpha swordA
A Vienna - Galicia
SET NOWAIT
SET PASSWORD cucumber7
SET ADDRESS crook@evil.example
PRESS TO England
Buy cheap watches at crook.example
ENDPRESS
buy cheap watches
SIGN ON England alpha swordE
F London - North Sea
"""


def test_a_question_names_what_the_mail_asks_of_its_reader_s_own_seat(game: StoryJudge) -> None:
    game.deliver(ANNA, "forged", FORGED, "fail")
    shown, others = (said(game, to).replace("\r\n", "\n") for to in (ANNA, EDGAR))
    found = [line.strip() for line in shown.splitlines() if line.startswith("    ")]
    assert found[2:-1] == [
        "SIGN ON Austria alpha",
        "Army Vienna -> Galicia",
        "SET NOWAIT",
        "SET PASSWORD",
        "SET ADDRESS …",
        "PRESS TO England",
    ]
    assert not any(word in shown for word in ("cucumber", "crook", "watches", "sword", "London"))
    assert "SIGN ON England alpha\n    Fleet London -> North Sea\n" in others
    assert "Vienna" not in others


def test_of_a_long_mail_a_question_names_the_beginning(game: StoryJudge) -> None:
    lines = "".join(f"SET DRAW A{'E' * (number % 2)}\n" for number in range(40))
    game.deliver(ANNA, "long", f"SIGN ON Austria alpha swordA\n{lines}", "fail")
    shown = said(game, ANNA)
    assert shown.count("SET DRAW") == 19
    assert "and 21 more" in shown
