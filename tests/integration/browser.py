"""A real browser for tests of pages: what it sees that a reader would mind."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
NEEDS_CHROMIUM = pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium (Debian package chromium)")
_OVERLAPS = """
() => {
    const blocks = new Set(['block', 'flex', 'grid', 'table', 'list-item', 'flow-root']);
    const found = [];
    for (const parent of document.body.querySelectorAll('*')) {
        const boxes = [...parent.children]
            .filter(one => blocks.has(getComputedStyle(one).display))
            .map(one => [one, one.getBoundingClientRect()])
            .filter(([, box]) => box.width && box.height);
        for (let at = 0; at < boxes.length; at++)
            for (const [other, there] of boxes.slice(at + 1, at + 3)) {
                const [one, here] = boxes[at];
                const wide = Math.min(here.right, there.right) - Math.max(here.left, there.left);
                const high = Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top);
                if (wide > 1 && high > 1)
                    found.push(one.outerHTML.slice(0, 60) + ' / ' + other.outerHTML.slice(0, 60));
            }
    }
    return found;
}
"""


@contextmanager
def started_browser() -> Iterator[Browser]:
    """A browser that ends with the block."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield started
        started.close()


def overlaps(page: Page) -> list[str]:
    """The pairs of neighbours on a page of which one covers the other."""
    found = page.evaluate(_OVERLAPS)
    assert isinstance(found, list)
    return found


def violations(page: Page, **rules: bool) -> list[tuple[str, list[str]]]:
    """What axe-core finds that keeps somebody from reading the page; `rules` are turned on or off."""
    options = {
        "preload": False,
        "rules": {name.replace("_", "-"): {"enabled": on} for name, on in rules.items()},
    }
    found = Axe().run(page, options=options)
    return [(one["id"], [node["html"] for node in one["nodes"]]) for one in found.response["violations"]]


def screenshot(page: Page, name: str) -> bytes:
    """The whole page as a picture; kept in the folder that JUDGE_SCREENSHOTS names, for whoever looks."""
    folder = os.environ.get("JUDGE_SCREENSHOTS")
    return page.screenshot(path=Path(folder, f"{name}.png") if folder else None, full_page=True)
