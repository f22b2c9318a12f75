from __future__ import annotations

from judge.game.commands import COMMANDS
from judge.game.commands.registry import COMMAND_ROWS


def test_every_command_with_a_row_has_its_place_in_the_order() -> None:
    assert set(COMMANDS) == set(COMMAND_ROWS)
