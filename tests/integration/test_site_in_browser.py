"""The site in a real browser: nothing sideways, every picture there, no script needed, readable for all.

Light and dark, on a telephone and on a desk, opened from the disk as anybody may; the rules of accessibility
are axe-core's.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

from judge.render.site.site_pages import SitePages
from judge.service.notices.addressee import JudgeInfo
from judge.site.build import Site
from judge.store.database import Database
from tests.scenarios.story import StoryJudge
from tests.services import services_on

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ABOUT = ("index", "wanted", "write", "commands", "settings", "help/index", "help/orders", "help/joining")
PAGES = (*ABOUT, "alpha/index", "alpha/f1901m", "alpha/f1901b")
WIDTHS = (360, 1000, 1600)
Scheme = Literal["light", "dark"]

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium (Debian package chromium)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of a year, with a letter that has a very long word."""
    folder = tmp_path_factory.mktemp("site")
    database = Database(f"sqlite:///{folder / 'judge.db'}")
    database.upgrade()
    story = StoryJudge(services_on(database))
    story.play("year")
    letter = f"SIGN ON Austria alpha swordA\nBROADCAST\n{'long' * 200}\nENDPRESS\n"
    story.deliver("anna@aus.example", "letter", letter)
    story.deliver("tara@tur.example", "leaving", "SIGN ON Turkey alpha swordT\nRESIGN NOW\n", "pass")
    story.play("forming")
    info = JudgeInfo("TEST", "Our Judge", "judge@judge.example", "keeper@judge.example", "0.1")
    Site(SitePages(info), database, folder / "site").build(date(2026, 1, 5))
    database.close()
    return folder / "site"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    context = browser.new_context(color_scheme=request.param)
    opened = context.new_page()
    yield opened
    context.close()


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_cut_off_or_missing(site: Path, page: Page, name: str) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(f"{(site / name).as_uri()}.html")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        pictures = page.evaluate(
            "[...document.images].map(one => [one.getAttribute('src'), one.naturalWidth])"
        )
        assert [source for source, shown in pictures if not shown] == []
        assert bool(pictures) == name.startswith("alpha/")
    assert said == []


@pytest.mark.parametrize("name", PAGES)
def test_everybody_can_read_it(site: Path, page: Page, name: str) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{(site / name).as_uri()}.html")
    found = Axe().run(page, options={"preload": False})
    assert [
        (one["id"], [node["html"] for node in one["nodes"]]) for one in found.response["violations"]
    ] == []


def test_one_goes_through_a_game_by_links_with_the_map_in_view(site: Path, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{(site / 'index.html').as_uri()}")
    page.get_by_role("region", name="Table: Deadline").get_by_role("link", name="alpha").click()
    page.get_by_role("link", name="Sm", exact=True).click()
    page.get_by_role("link", name="Fall 1901, movement →").click()
    assert page.url.endswith("alpha/f1901m.html#map")
    assert page.title() == "alpha, Fall 1901, movement - Our Judge"
    context.close()
