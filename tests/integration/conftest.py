"""Fixtures of tests with a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.integration.browser import started_browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for a module: while it runs, no test of the same process can have an event loop of its own."""
    with started_browser() as started:
        yield started
