from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.integration.browser import NEEDS_CHROMIUM
from tests.integration.order_offers import SEED, compare
from tests.integration.order_pages import new_page, write_pages

BOARDS = ("standard", "1900", "loeb9", "imperial", "hundred", "naval", "karibik", "colonial96", "sengoku6")
"""One of each kind: the others are compared at night."""

pytestmark = NEEDS_CHROMIUM


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_pages(tmp_path_factory.mktemp("pages"), BOARDS)


@pytest.mark.parametrize("board", BOARDS)
def test_all_that_is_possible_is_offered_nothing_else_and_read_as_meant(
    pages: Path, browser: Browser, board: str
) -> None:
    with new_page(browser) as page:
        assert list(compare(page, pages, board, SEED)) == []
