"""Orders behind a label of own notes, or before an exclamation or a second thought, wait for a YES."""

from __future__ import annotations

import pytest

from tests.scenarios.alpha import ANNA, orders_in_force
from tests.scenarios.story import StoryJudge

SIGN_ON = "SIGN ON Austria alpha swordA\n"
JOTTED = [
    *("TODO: A VIE - GAL", "To-do: A VIE - GAL", "A faire : A VIE - GAL", "Da fare: A VIE - GAL"),
    *(
        "Te doen: A VIE - GAL",
        "A fazer: A VIE - GAL",
        "Huskeliste: A VIE - GAL",
        "Przypomnienie: A VIE - GAL",
    ),
    *("A VIE - GAL, oops", "A VIE - GAL, hmm", "A VIE - GAL hmm", "A VIE - GAL... tja", "A VIE - GAL, mah"),
    *("A VIE - GAL, bof", "A VIE - GAL; hoppsan", "A VIE - GAL, oj", "A VIE - GAL\nHmm."),
    *("A VIE - GAL\nLet's not.", "A VIE - GAL\nVergessen wir das.", "A VIE - GAL\nLaissons tomber."),
    *("A VIE - GAL\nDej\u00e9moslo.", "A VIE - GAL\nLasciamo perdere.", "A VIE - GAL\nSkip dat maar."),
    *(
        "A VIE - GAL\nOdpu\u015b\u0107my to.",
        "A VIE - GAL\nDeixa pra l\u00e1.",
        "A VIE - GAL\nVi skiter i det.",
    ),
    "A VIE - GAL\nLad os droppe det.",
    *("TODO A VIE - GAL", "TODO - A VIE - GAL", "FYI A VIE - GAL", "FYI: A VIE - GAL", "FYI\nA VIE - GAL"),
    *("Zur Info: A VIE - GAL", "Pour info : A VIE - GAL", "Per conoscenza - A VIE - GAL"),
]
MEANT = [
    "Hmm, A VIE - GAL",
    "Oops: A VIE - GAL",
    "Tja.\nA VIE - GAL",
    "Vienna to Galicia, please",
    "todo bien: A VIE - GAL",
]


@pytest.mark.parametrize("text", JOTTED)
def test_an_order_with_such_words_waits(game: StoryJudge, text: str) -> None:
    game.deliver(ANNA, "orders", f"{SIGN_ON}{text}\n")
    assert "[Error Flag]" in str(game.last(ANNA)["Subject"])
    assert orders_in_force(game) == []
    game.reply(ANNA, game.last(ANNA), "Yes")
    assert orders_in_force(game) == ["A VIE - GAL"]


@pytest.mark.parametrize("text", MEANT)
def test_an_order_with_other_words_counts(game: StoryJudge, text: str) -> None:
    game.deliver(ANNA, "orders", f"{SIGN_ON}{text}\n")
    assert orders_in_force(game) == ["A VIE - GAL"]
