from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.cli.command import place_in


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with a judge that needs no server."""
    return place_in(tmp_path)
