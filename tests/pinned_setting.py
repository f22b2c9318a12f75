"""A plugin of pytest that keeps one setting at its usual value, whatever is set: `-p tests.pinned_setting`.

A test of what the setting does in play fails then; `python -m tests.setting_effects` tries it for each.
"""

from __future__ import annotations

import os

from judge.game.settings import Settings

VARIABLE = "PINNED_SETTING"


def pytest_configure() -> None:
    """Make the field of that name one that takes no other value."""
    name = os.environ.get(VARIABLE, "")
    if name:
        usual = getattr(Settings(), name)
        setattr(Settings, name, property(lambda _: usual, lambda _, __: None))
