"""Mails with a map in a real browser: their page on a telephone and on a desk, light and dark.

Pictures of each are kept in the folder that JUDGE_SCREENSHOTS names, for whoever wants to look at them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from email.message import EmailMessage
from functools import partial
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

from judge.daemon.clock import stopped_at
from judge.daemon.pictures import draw_pictures, ready_picture
from judge.game.order_style import MapForm
from judge.mail.illustration import IllustratedTransport
from judge.notices.phases import Results
from judge.records import EmailText, OutgoingEmail, SendReport
from judge.render.composer import MailComposer
from judge.rules.phases import Phase
from judge.rules.units import Kind, Position, Unit
from judge.store.database import Database
from tests.integration.browser import NEEDS_CHROMIUM, overlaps, screenshot, violations
from tests.scenarios.story import CapturedTransport, StoryJudge
from tests.services import JUDGE_INFO, services_on
from tests.unit.render.samples import SAMPLES
from tests.unit.render.seven_players import JUDGE_INFO as SAMPLE_JUDGE
from tests.unit.render.seven_players import at, judged, running, with_orders

WIDTHS = (360, 720, 1000)
TELEPHONE: ViewportSize = {"width": 390, "height": 844}
OWN_PART, TO_DO = 150, 400
"""Pixels from the upper edge within which the reader's own part, and what to do, begin."""
FINGER = 44
"""Pixels that a finger needs."""
COLOUR = re.compile(r"(?<!&)#([0-9a-f]{6}|[0-9a-f]{3})\b")
INLAND = ("VIE", "BUD", "BOH", "GAL", "TYR", "MUN", "SIL", "WAR", "UKR", "MOS")
MANY = tuple(Unit("AUSTRIA", Kind.ARMY, place) for place in INLAND)
ORDERS_OF_MANY = "A VIE - TRI, A BUD - SER, A BOH H, A GAL - RUM, A TYR - VEN, A UKR - SEV, A MOS - STP"
FILED = Path(__file__).parents[1] / "unit" / "render" / "pages"

pytestmark = NEEDS_CHROMIUM


class ParcelTransport(CapturedTransport):
    """Keeps mails as they leave."""

    def __init__(self) -> None:
        super().__init__()
        self.parcels: list[OutgoingEmail] = []

    def send(self, parcel: OutgoingEmail) -> SendReport:
        self.parcels.append(parcel)
        return super().send(parcel)

    def close(self) -> None:
        """Nothing is open."""


@dataclass(frozen=True)
class Shown:
    """A mail, and its page as a program shows it: the picture beside it."""

    mail: EmailMessage
    page: Path


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Shown:
    folder = tmp_path_factory.mktemp("mail")
    database = Database(f"sqlite:///{folder / 'judge.db'}")
    database.upgrade()
    plain, illustrated = ParcelTransport(), ParcelTransport()
    story = StoryJudge(services_on(database, judge_info=replace(JUDGE_INFO, map=MapForm.PNG)), plain)
    story.play("year")
    results = next(one for one in plain.parcels if one.picture and b"F1901M" in one.raw)
    drawing = partial(draw_pictures, database.pictures, database.health, stopped_at(story.now))
    IllustratedTransport(illustrated, partial(ready_picture, database.pictures, drawing)).send(results)
    database.close()
    (mail,) = illustrated.mails
    return Shown(mail, _saved(mail, folder))


def _saved(mail: EmailMessage, folder: Path) -> Path:
    """The HTML part as a file, the picture it names beside it."""
    html = mail.get_body(("html",))
    (picture,) = (part for part in mail.walk() if part.get_content_type() == "image/png")
    assert html is not None
    (folder / "map.png").write_bytes(picture.get_content())
    text = html.get_content().replace(f"cid:{picture['Content-ID'].strip('<>')}", "map.png")
    assert "cid:" not in text
    (folder / "mail.html").write_text(text, encoding="utf-8")
    return folder / "mail.html"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_cut_off_and_everybody_can_read_it(shown: Shown, browser: Browser, scheme: str) -> None:
    dark = scheme == "dark"
    context = browser.new_context(color_scheme="dark" if dark else "light")
    page = context.new_page()
    page.goto(shown.page.as_uri())
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        picture_width = page.evaluate("document.images[0].clientWidth")
        for table in page.locator("pre").all():  # its lines stay lines, whatever the width
            lines = len((table.text_content() or "").splitlines())
            assert (
                table.evaluate(
                    "one => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))"
                )
                == lines
            )
        assert picture_width == min(600, width - 24), "as wide as there is room"
        assert overlaps(page) == []
        with Image.open(BytesIO(screenshot(page, f"mail-{width}-{scheme}"))) as taken:
            edge, ink = (
                taken.convert("L").getpixel((2, 2)),
                taken.convert("L").crop((16, 16, width - 16, 120)),
            )
        assert isinstance(edge, int)
        assert (edge < 60) == dark
        assert max(abs(edge - value) for value in ink.getextrema()) > 120, "words stand out from the ground"
        if width != WIDTHS[1]:
            assert violations(page) == []
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", sorted(file.stem for file in FILED.glob("*.html")))
def test_every_kind_of_email_can_be_read_on_a_telephone(name: str, scheme: str, browser: Browser) -> None:
    context = browser.new_context(color_scheme="dark" if scheme == "dark" else "light")
    page = context.new_page()
    page.set_viewport_size(TELEPHONE)
    page.goto((FILED / f"{name}.html").as_uri())
    screenshot(page, f"{name}-{scheme}")
    assert page.evaluate("document.documentElement.scrollWidth") <= TELEPHONE["width"]
    assert violations(page) == []
    assert _top(page, ".y") <= OWN_PART
    heights = page.evaluate("[...document.querySelectorAll('.b')].map(one => one.offsetHeight)")
    assert all(one >= FINGER for one in heights)
    context.close()


def _results() -> dict[str, EmailText]:
    """All kinds of results, with and without pages on the web, that ask their reader for something."""
    here = replace(SAMPLE_JUDGE, map=MapForm.PNG)
    infos = (here, replace(here, site="https://judge.example"))
    game = at(running(), Phase.parse("F1901M"), Position(MANY, {"VIE": "AUSTRIA", "PAR": "FRANCE"}), 2)
    many = replace(SAMPLES["results-spring"], notice=judged(with_orders(game, austria=ORDERS_OF_MANY))[1])
    samples = {name: one for name, one in SAMPLES.items() if isinstance(one.notice, Results)}
    return {
        f"{name}, {info.site}": mail
        for info in infos
        for name, one in {**samples, "many": many}.items()
        for mail in (MailComposer(info).compose(one.notice, one.to, one.now),)
        if 'class="y"' in mail.html and 'class="b"' in mail.html
    }


@pytest.fixture(scope="module")
def telephone(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport=TELEPHONE)
    yield page
    page.close()


RESULTS = _results()


@pytest.mark.parametrize("name", RESULTS)
def test_what_to_do_stands_on_the_first_screen_of_results(name: str, telephone: Page) -> None:
    telephone.set_content(RESULTS[name].html)
    assert _top(telephone, ".b") <= TO_DO
    assert _top(telephone, ".y") <= OWN_PART
    assert telephone.evaluate("document.documentElement.scrollWidth") <= TELEPHONE["width"]


@pytest.mark.parametrize("name", sorted(file.stem for file in FILED.glob("*.html")))
def test_an_inverted_page_can_be_read(name: str, telephone: Page) -> None:
    """Some programs invert light pages for a dark telephone; axe sees colours, not filters."""
    html = re.sub(r"<style>.*?</style>", "", (FILED / f"{name}.html").read_text("utf-8"), flags=re.DOTALL)
    telephone.set_content(COLOUR.sub(_inverted, html))
    screenshot(telephone, f"{name}-inverted")
    assert violations(telephone) == []


def _inverted(colour: re.Match[str]) -> str:
    digits = colour[1] if len(colour[1]) > len("fff") else "".join(one * 2 for one in colour[1])
    return f"#{0xFFFFFF - int(digits, 16):06x}"


@pytest.mark.parametrize("name", ["results-fall", "reminder"])
def test_a_page_without_its_style_block_can_be_read(name: str, browser: Browser) -> None:
    page = browser.new_page()
    html = (FILED / f"{name}.html").read_text(encoding="utf-8")
    page.set_content(re.sub("<style>.*?</style>", "", html, flags=re.DOTALL))
    page.set_viewport_size(TELEPHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= TELEPHONE["width"]
    assert violations(page) == []
    page.close()


def _top(page: Page, selector: str) -> float:
    """How far below the page's upper edge the first such element begins, in pixels."""
    found = page.evaluate("one => document.querySelector(one).getBoundingClientRect().top", selector)
    assert isinstance(found, int | float)
    return found


def test_the_picture_comes_once_below_what_to_do(shown: Shown, browser: Browser) -> None:
    page = browser.new_page(java_script_enabled=False)
    page.goto(shown.page.as_uri())
    assert page.locator("img").count() == 1
    assert "Russia" in str(page.locator("img").get_attribute("alt"))
    page.close()
