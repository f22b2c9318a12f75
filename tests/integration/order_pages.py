"""Order pages in a browser: the page of a board on the disk, opened with a position, tapped and read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Browser, Page

from judge.notices.notice import JudgeInfo
from judge.render.order_page.link import link_fragment
from judge.render.site.site_pages import SitePages
from judge.rules.phases import Phase
from judge.rules.units import Kind, Position, Power, Unit
from judge.variants.load import load

JUDGE = JudgeInfo("TEST", "Our Judge", "judge@judge.example", "keeper@judge.example", "0.1")
TELEPHONE = {"width": 390, "height": 844}


def write_pages(folder: Path, boards: Sequence[str]) -> Path:
    """Write the order pages of these boards, and return their folder."""
    for name, text in SitePages(JUDGE, order_boards=boards).order_pages():
        file = folder / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder / "order"


@contextmanager
def new_page(browser: Browser, **context: Any) -> Iterator[Page]:
    """A page of a telephone, and at its end that nothing was wrong in it and nothing was loaded by it."""
    opened = browser.new_context(**{"viewport": TELEPHONE, **context})
    page = opened.new_page()
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda asked: wrong.append(asked.url) if ".html" not in asked.url else None)
    yield page
    opened.close()
    assert wrong == []


def position(units: Mapping[Power, str], **facts: Any) -> Position:
    """The position of units as they are listed, `A VIE, F TRI`."""
    found = [
        Unit(power, Kind(text[0]), text[2:])
        for power, listed in units.items()
        for text in filter(None, listed.split(", "))
    ]
    return Position(tuple(found), **facts)


def open_position(  # what a link says
    page: Page,
    folder: Path,
    here: Position,
    *,
    board: str = "standard",
    phase: str = "S1901M",
    power: Power = "",
    form: str = "",
) -> None:
    """Open the page of the board by a link with the position."""
    fragment = link_fragment(load(board), here, Phase.parse(phase), "alpha", power=power, form=form)
    open_fragment(page, folder, fragment, board)


def open_fragment(page: Page, folder: Path, fragment: str, board: str = "standard") -> None:
    """Open the page of the board by a link with this fragment."""
    page.goto("about:blank")
    page.goto(f"{(folder / board.partition('+')[0]).as_uri()}.html#{fragment}")


def choose(page: Page, slot: str, *choices: str) -> None:
    """Open the unit whose button begins so, if it is not open, and choose what the buttons say."""
    button = (
        page.locator("#list > li > button").filter(has_text=re.compile(rf"^{re.escape(slot)}(?!\w)")).first
    )
    if button.get_attribute("aria-expanded") != "true":
        button.click()
    for choice in choices:
        page.locator(".choices").get_by_role("button", name=choice, exact=True).first.click()


def choices(page: Page) -> list[str]:
    """What the buttons of the open unit say."""
    return page.locator(".choices button").all_inner_texts()


def orders(page: Page) -> list[str]:
    """The orders in the email, below its lines for the judge."""
    return email(page)[2:]


def email(page: Page) -> list[str]:
    """The lines of the email that the link opens."""
    link = page.locator("#send").get_attribute("href") or ""
    assert "+" not in link
    parts = urlsplit(link)
    assert (parts.scheme, parts.path) == ("mailto", JUDGE.address)
    body = parse_qs(parts.query, strict_parsing=True)["body"][0]
    assert body.replace("\r\n", "\n").rstrip("\n") == page.locator("#email").inner_text()
    return body.splitlines()
