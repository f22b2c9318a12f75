"""The site in a real browser: nothing sideways, every picture there, no script needed, readable for all.

Light and dark, on a telephone and on a desk, opened from the disk as anybody may; the rules of accessibility
are axe-core's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Locator, Page

from judge.notices.notice import JudgeInfo
from judge.render.site.site_pages import SitePages
from judge.site.build import Site
from judge.store.database import Database
from tests.integration.browser import NEEDS_CHROMIUM, overlaps, screenshot, violations
from tests.scenarios.story import StoryJudge
from tests.services import services_on

ABOUT = ("index", "wanted", "write", "commands", "settings", "help/index", "help/orders", "help/joining")
PAGES = (*ABOUT, "alpha/index", "alpha/f1901m", "alpha/f1901b")
WIDTHS = (320, 360, 1000, 1600)
A4 = 794
"""Its width in pixels of CSS."""
SCHEMES_AND_WIDTHS = (("dark", 360), ("light", 1000), ("light", 360), ("dark", 1000))
LOOKS = {name: 2 for name in PAGES if name.startswith("help/")} | {"commands": 1, "settings": 1}
"""Of how many of them axe-core looks at long pages of one form, which take it seconds; of others at all."""
READ = [(*how, name) for name in PAGES for how in SCHEMES_AND_WIDTHS[: LOOKS.get(name, 4)]]

pytestmark = NEEDS_CHROMIUM


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
    Site(SitePages(info, order_boards=()), database, folder / "site").build(date(2026, 1, 5))
    database.close()
    return folder / "site"


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    context = browser.new_context(color_scheme=request.param)
    opened = context.new_page()
    yield opened
    context.close()


@pytest.mark.parametrize("page", ["light"], indirect=True)
@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_cut_off_or_missing(site: Path, page: Page, name: str) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(f"{(site / name).as_uri()}.html")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert overlaps(page) == []
        pictures = page.evaluate(
            "[...document.images].map(one => [one.getAttribute('src'), one.naturalWidth])"
        )
        assert [source for source, shown in pictures if not shown] == []
        assert bool(pictures) == name.startswith("alpha/")
    assert said == []


@pytest.mark.parametrize("page", ["light"], indirect=True)
def test_on_a_telephone_powers_and_signs_stand_below_the_map_and_the_board_fits(
    site: Path, page: Page
) -> None:
    legend, board = page.locator("img.narrow"), page.locator("table.board")
    for width, shown in ((360, True), (1000, False)):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto((site / "alpha/f1901m.html").as_uri())
        assert legend.is_visible() == shown
        assert board.evaluate("one => one.getBoundingClientRect().right") <= width
        assert "F Trieste*" in board.inner_text()
        if shown:
            broken = "[...document.querySelectorAll('.whole')].filter(one => one.getClientRects().length > 1)"
            assert page.evaluate(f"{broken}.length") == 0, "no arrow is broken behind its shaft"
            letters = 15 * legend.evaluate("one => one.clientWidth / one.naturalWidth")
            assert letters > 13


@pytest.mark.parametrize("page", ["light"], indirect=True)
def test_the_chart_can_be_read_on_a_telephone(site: Path, page: Page) -> None:
    chart = page.locator("picture img")
    for width in (360, 1000):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto((site / "alpha/index.html").as_uri())
        assert 12 * chart.evaluate("one => one.clientWidth / one.naturalWidth") > 11


@pytest.mark.parametrize("page", ["light"], indirect=True)
def test_a_phase_s_link_says_in_words_where_it_leads(site: Path, page: Page) -> None:
    page.goto((site / "alpha/f1901m.html").as_uri())
    links = page.get_by_role("navigation", name="Phases").get_by_role("link")
    assert links.first.inner_text().startswith("Spring")
    assert page.get_by_role("link", name="Fall retreats 1901").count() == 1


@pytest.mark.parametrize(("page", "width", "name"), READ, indirect=["page"])
def test_everybody_can_read_it(site: Path, page: Page, name: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{(site / name).as_uri()}.html")
    assert violations(page) == []


@pytest.mark.parametrize("name", ["index", "alpha/f1901m"])
def test_light_is_light_and_dark_is_dark(site: Path, page: Page, name: str) -> None:
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    for width in (360, 1000):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(f"{(site / name).as_uri()}.html")
        taken = screenshot(page, f"{name.replace('/', '-')}-{width}-{'dark' if dark else 'light'}")
        with Image.open(BytesIO(taken)) as picture:
            assert picture.width == width
            ground = picture.convert("L").getpixel((2, 2))
        assert isinstance(ground, int)
        assert (ground < 60) == dark


@pytest.mark.parametrize("page", ["dark"], indirect=True)
@pytest.mark.parametrize("name", ["alpha/f1901m", "alpha/index", "write"])
def test_on_paper_there_is_what_one_reads_and_no_more(site: Path, page: Page, name: str) -> None:
    page.emulate_media(media="print")
    page.set_viewport_size({"width": A4, "height": 1000})
    page.goto(f"{(site / name).as_uri()}.html")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('h1')).color") == "rgb(0, 0, 0)"
    assert [one.is_visible() for one in page.locator("header, nav, .turn, footer").all()].count(True) == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= A4
    cut = "[...document.querySelectorAll('pre, .scroll')].some(one => one.scrollWidth > one.clientWidth)"
    assert not page.evaluate(cut), "nobody can scroll on paper"
    assert overlaps(page) == []
    grounds = page.evaluate(
        "[...document.querySelectorAll('main :not(img)')].map(one => getComputedStyle(one).backgroundColor)"
    )
    assert set(grounds) <= {"rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"}, "not those of the dark"
    screenshot(page, f"{name.replace('/', '-')}-print")


def test_one_goes_through_a_game_by_links_with_the_map_in_view(site: Path, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{(site / 'index.html').as_uri()}")
    page.get_by_role("region", name="Table: Deadline").get_by_role("link", name="alpha").click()
    page.get_by_role("link", name="Spring 1901", exact=True).click()
    forward = page.get_by_role("link", name="Fall 1901, movement →")
    above = _top(forward)
    forward.click()
    assert _top(page.get_by_role("link", name="Fall 1901, retreats →")) == above, (
        "nothing jumps under the finger"
    )
    assert page.url.endswith("alpha/f1901m.html#map")
    assert page.title() == "alpha, Fall 1901, movement - Our Judge"
    page.locator("figure a").first.click()
    assert page.url.endswith("alpha/f1901m.svg"), "the map alone, to be enlarged"
    context.close()


def _top(element: Locator) -> float:
    """How far from the upper edge of the window an element is, once the page is shown from its map on."""
    element.page.goto(f"{element.page.url.partition('#')[0]}#map")
    box = element.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize(
    ("scripts", "shown"), [(True, r"2026.*(?:CET|GMT\+1)"), (False, r"2026 \d\d:\d\d UTC")]
)
def test_times_are_in_the_reader_s_zone_or_without_scripts_in_utc(
    site: Path, browser: Browser, scripts: bool, shown: str
) -> None:
    context = browser.new_context(java_script_enabled=scripts, timezone_id="Europe/Vienna", locale="en-GB")
    page = context.new_page()
    page.goto((site / "alpha/index.html").as_uri())
    assert re.search(shown, page.locator(".deadline time").inner_text())
    context.close()
