"""The site in every language: the judge's pages in folders, games in one language, and the ways between."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta
from html import unescape
from pathlib import Path
from xml.etree import ElementTree as ET

from judge.render.site.site_pages import SitePages
from judge.render.text.messages import say
from judge.render.text.reader_language import in_language
from judge.site.build import Site
from tests.scenarios.alpha import database
from tests.scenarios.played import begin
from tests.scenarios.story import StoryJudge
from tests.services import JUDGE_INFO

ALTERNATE = re.compile(r'<link rel="alternate" hreflang="(\w+)" href="([^"]*)">')
IN_FOOTER = re.compile(r'<a href="([^"]*)" lang="(\w+)" hreflang="(\w+)">([^<]*)</a>')
NAVIGATION = re.compile(r"<header>.*?</header>", re.DOTALL)
OWN_NAMES = {"en": "English", "de": "Deutsch", "pl": "Polski"}


def site(
    story: StoryJudge, place: Path, usual: str = "en", codes: tuple[str, ...] = ("en", "de", "pl")
) -> Site:
    info = replace(JUDGE_INFO, language=usual)
    return Site(SitePages(info, order_boards=(), codes=codes), database(story), place / "site")


def pages(made: Site) -> dict[str, str]:
    found = {one.relative_to(made.path).as_posix(): one for one in made.path.rglob("*.html")}
    return {name: one.read_text(encoding="utf-8") for name, one in sorted(found.items())}


def said(code: str, key: str) -> str:
    with in_language(code):
        return say(key)


def target(page: str, link: str) -> str:
    """The name of the page to which a link of a page leads."""
    parts = page.split("/")[:-1]
    for part in link.split("/"):
        parts = parts[:-1] if part == ".." else [*parts, part]
    return "/".join(parts)


def test_each_page_of_the_judge_is_there_in_each_language_and_leads_to_the_others(
    story: StoryJudge, tmp_path: Path
) -> None:
    begin(story, "year")
    made = site(story, tmp_path)
    made.build(story.now.date())
    found = pages(made)
    german = {name.removeprefix("de/") for name in found if name.startswith("de/")}
    usual = {name for name in found if not name.startswith(("de/", "pl/", "alpha/"))}
    assert {"index.html", "wanted.html", "help/orders.html", "example/s1901m.html"} <= german == usual
    for name in usual:
        places = {"en": name, "de": f"de/{name}", "pl": f"pl/{name}"}
        for code, place in places.items():
            text = found[place]
            assert f'<html lang="{code}">' in text
            others = {other: page for other, page in places.items() if other != code}
            assert {other: target(place, link) for other, link in ALTERNATE.findall(text)} == others
            assert {
                (target(place, link), of, goal, own) for link, of, goal, own in IN_FOOTER.findall(text)
            } == {(page, other, other, OWN_NAMES[other]) for other, page in others.items()}


def test_the_list_of_games_is_in_the_language_of_its_page(story: StoryJudge, tmp_path: Path) -> None:
    begin(story, "year", "forming")
    made = site(story, tmp_path, usual="de")
    made.build(story.now.date())
    found = {name: unescape(text) for name, text in pages(made).items()}
    with in_language("de"):
        needed = say("site-players-needed", number=7)
    assert needed in found["index.html"]
    assert needed in found["wanted.html"]
    assert "Frühjahr 1902" in found["index.html"]
    assert "Spring 1902" not in found["index.html"]
    assert "Spring 1902" in found["en/index.html"]
    assert '<a href="../alpha/index.html">alpha</a>' in found["en/index.html"]
    assert '<a href="alpha/index.html">alpha</a>' in found["index.html"]
    feeds = {code: ET.fromstring((made.path / code / "feed.xml").read_text()) for code in ("", "en", "pl")}
    titles = {
        code: [one.text or "" for one in feed.iter() if one.tag.endswith("title")]
        for code, feed in feeds.items()
    }
    assert any("Winter 1901" in one for one in titles["en"])
    assert len({tuple(one) for one in titles.values()}) == 3
    ids = [next(one.text for one in feed.iter() if one.tag.endswith("id")) for feed in feeds.values()]
    assert len(set(ids)) == 3
    links = [one.get("href") for one in feeds["en"].iter() if one.tag.endswith("link")]
    assert "../alpha/f1901b.html" in links


def test_a_game_is_in_its_own_language_and_leads_to_the_judge_s_pages_in_it(
    story: StoryJudge, tmp_path: Path
) -> None:
    begin(story, "year")
    story.deliver("gina@gm.example", "x", "SIGN ON M alpha gmword\nSET GAME LANGUAGE Deutsch\n", "pass")
    made = site(story, tmp_path)
    made.build(story.now.date())
    found = pages(made)
    games = {name: text for name, text in found.items() if name.startswith("alpha/")}
    assert len(games) > 3
    assert not [name for name in found if name.endswith("alpha/index.html") and name != "alpha/index.html"]
    for name, text in games.items():
        assert '<html lang="de">' in text
        navigation = NAVIGATION.findall(text)[0]
        links = {target(name, link) for link in re.findall(r'href="([^"]*)"', navigation)}
        assert {"de/index.html", "de/wanted.html", "de/help/index.html"} <= links
        assert said("de", "site-wanted") in unescape(navigation)
        assert ALTERNATE.findall(text) == [], "there is no such page in another language"
        assert {target(name, link) for link, *_ in IN_FOOTER.findall(text)} == {"index.html", "pl/index.html"}
    assert 'href="../de/settings.html"' in games["alpha/index.html"]


def test_a_site_of_one_language_has_no_folders_and_no_list_of_languages(
    story: StoryJudge, tmp_path: Path
) -> None:
    made = site(story, tmp_path, codes=())
    made.build(story.now.date())
    found = pages(made)
    assert {name.partition("/")[0] for name in found if "/" in name} == {"help", "example"}
    assert not [name for name, text in found.items() if "hreflang" in text]
    both = site(story, tmp_path, codes=("en", "de"))
    both.update(story.now)
    assert "de/example/index.html" in pages(both)
    made = site(story, tmp_path, codes=())
    made.update(story.now + timedelta(minutes=1))
    assert pages(made) == found
    assert not (made.path / "de").exists(), "a language that is no longer there leaves no folder"


def test_an_update_makes_no_example_anew(story: StoryJudge, tmp_path: Path) -> None:
    begin(story, "opening")
    made = site(story, tmp_path)
    made.update(story.now)
    example = made.path / "de/example/index.html"
    example.write_text("kept", encoding="utf-8")
    story.deliver("anna@aus.example", "x", "SIGN ON Austria alpha swordA\nBROADCAST\nHello.\nENDPRESS\n")
    made.update(story.now + timedelta(minutes=1))
    assert example.read_text(encoding="utf-8") == "kept", "no game changes it"
