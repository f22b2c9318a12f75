"""The proof of `command_effort` in small: commands of which each line once asked about the whole email."""

from __future__ import annotations

import pytest

from lab.proofs import command_effort
from lab.proofs.command_effort import Trial

ANNA, GINA = "anna@aus.example", "gina@gm.example"


@pytest.mark.parametrize(
    ("sender", "playing", "text"),
    [
        (ANNA, "", "SET MAIL DIGEST\n"),
        (ANNA, "", "OBSERVE alpha sesame\n"),
        (ANNA, "", "SIGN ON Austria alpha\n"),
        (GINA, "SIGN ON M alpha gmword\n", "PROCESS S1901M\n"),
        (ANNA, "", f"CONFIRM {'1f' * 20}\n"),
    ],
)
def test_lines_of_a_command_cost_as_much_each_however_many_there_are(
    sender: str, playing: str, text: str
) -> None:
    trial = Trial("running", sender, playing, "", text)
    assert command_effort.failures_of(trial, 4, 30, 120) == []
