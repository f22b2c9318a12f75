"""What tests of the daemon leave behind is put away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.unit.daemon.instances import OPENED


@pytest.fixture(autouse=True)
def databases_are_closed() -> Iterator[None]:
    """Python 3.13 warns of a connection to SQLite that nobody closes."""
    yield
    while OPENED:
        OPENED.pop().close()
