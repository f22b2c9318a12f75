"""The order page in the language of its reader: that of the link, else the browser's."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from judge.notices.notice import JudgeInfo
from judge.render.order_page.link import link_fragment
from judge.render.site.site_pages import SitePages
from judge.render.text.messages import say
from judge.render.text.reader_language import in_language
from judge.rules.phases import Phase
from judge.variants.load import load
from tests.integration.browser import NEEDS_CHROMIUM, overlaps, violations
from tests.integration.order_pages import choose, orders

pytestmark = NEEDS_CHROMIUM
JUDGE = JudgeInfo("TEST", "Our Judge", "judge@judge.example", "keeper@judge.example", "0.1")
STANDARD = load("standard")
CODES = ("en", "de", "pl")
PHONE = ViewportSize(width=390, height=844)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages")
    for name, text in SitePages(JUDGE, order_boards=("standard",), codes=CODES).order_pages():
        (folder / "order").mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder / "order"


def link(pages: Path, power: str, language: str = "") -> str:
    here = link_fragment(STANDARD, STANDARD.position, Phase.parse("S1901M"), "alpha", power=power)
    return f"{(pages / 'standard.html').as_uri()}#{here}{f'&l={language}' if language else ''}"


def said(code: str, key: str) -> str:
    with in_language(code):
        return say(key)


def expect_language(page: Page, code: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", code)
    expect(page.locator("#send")).to_have_text(said(code, "order-page-send"))


@pytest.mark.parametrize(
    ("code", "locale", "in_link", "names"),
    [
        ("de", "en-US", "de", ("Österreich", "A Wien", "Galizien")),
        ("pl", "pl-PL", "", ("Austria", "A Wiedeń", "Galicja")),
    ],
)
def test_a_page_speaks_its_reader_s_language_and_writes_english_orders(
    pages: Path, browser: Browser, code: str, locale: str, in_link: str, names: tuple[str, str, str]
) -> None:
    power, slot, goal = names
    opened = browser.new_context(viewport=PHONE, locale=locale)
    page = opened.new_page()
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url.rpartition("/")[2].partition("#")[0]))
    page.goto(link(pages, "AUSTRIA", in_link))
    expect_language(page, code)
    assert asked == ["standard.html", f"{code}.js"]
    assert page.locator("#power option").all_inner_texts() == [power]
    choose(page, slot, goal)
    assert f"{slot} - {goal}" in page.locator("#list").inner_text()
    assert orders(page) == ["A Vienna - Galicia"]
    assert page.locator("#email").inner_text().startswith("SIGN ON Austria alpha\n")
    assert violations(page) == []
    assert overlaps(page) == []
    assert wrong == []
    page.goto(link(pages, "AUSTRIA", "en"))
    expect_language(page, "en")
    assert "A Vienna - Galicia" in page.locator("#list").inner_text()
    opened.close()


def test_a_language_without_a_file_leaves_the_page_as_it_is(pages: Path, browser: Browser) -> None:
    opened = browser.new_context(viewport=PHONE, locale="ja-JP")
    page = opened.new_page()
    page.goto(link(pages, "ITALY", "../x"))
    expect_language(page, "en")
    choose(page, "A Venice", "Trieste")
    assert orders(page) == ["A Venice - Trieste"]
    opened.close()
