"""The site of whole games: what is on it, and above all what is not."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from judge.render.site.site_pages import SitePages
from judge.service.notices.addressee import JudgeInfo
from judge.site.build import write_site
from judge.site.folder import SiteFolder
from judge.store.database import Database
from tests.scenarios.story import StoryJudge

PAGES = SitePages(JudgeInfo("TEST", "Our Judge", "judge@judge.example", "keeper@judge.example", "0.1"))
ATOM = "{http://www.w3.org/2005/Atom}"
VOID = {"meta", "link", "img", "br"}


@pytest.fixture
def site(story: StoryJudge, tmp_path: Path) -> Callable[[], SiteFolder]:
    """Brings the site of a story up to date."""
    store = story.services.store
    assert isinstance(store, Database)
    return lambda: write_site(PAGES, store, tmp_path / "site")


class Links(HTMLParser):
    """The links of a page, and that its elements are closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag != "script"
        assert not [name for name, _ in attrs if name.startswith("on")]
        self.found += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag


def texts(folder: SiteFolder) -> dict[str, str]:
    files = [one for one in folder.path.rglob("*") if one.is_file() and not one.name.startswith(".")]
    return {str(one.relative_to(folder.path)): one.read_text(encoding="utf-8") for one in files}


@pytest.mark.parametrize(
    "name", ["year", "naval", "blind", "gunboat", "illegal", "duel", "colonial", "forming"]
)
def test_every_link_leads_to_a_file_and_a_second_build_changes_nothing(
    story: StoryJudge, site: Callable[[], SiteFolder], name: str
) -> None:
    story.play(name)
    folder = site()
    for file, text in texts(folder).items():
        if not file.endswith(".html"):
            continue
        for link in Links(text).found:
            target, _, _ = link.partition("#")
            if not link.startswith("mailto:judge@judge.example"):
                assert (folder.path / file).parent.joinpath(target).is_file(), f"{file}: {link}"
    addresses = set(re.findall(r"[\w.]+@[\w.]+\w", "".join(texts(folder).values())))
    assert addresses <= {"judge@judge.example", "keeper@judge.example", "anna@aus.example"}
    again = site()
    assert (again.written, again.deleted, again.unchanged) == (0, 0, folder.written)


def test_a_year_can_be_read_page_by_page(story: StoryJudge, site: Callable[[], SiteFolder]) -> None:
    story.play("year")
    pages = texts(site())
    assert '<a href="alpha/index.html">alpha</a></th><td>Standard</td>' in pages["index.html"]
    fall = pages["alpha/f1901m.html"]
    assert "Germany: Fleet Denmark -&gt; Sweden. (*bounce*)" in fall
    assert 'rel="next" href="f1901r.html"' in fall
    assert 'src="f1901m.svg"' in fall
    assert "Russia 4" in fall, "in words beside the picture"
    assert "Ownership of supply centers:" in pages["alpha/history.txt"]
    for name in ("centres.svg", "f1901m.svg", "feed.xml"):
        ET.fromstring(pages[f"alpha/{name}"])
    entries = ET.fromstring(pages["alpha/feed.xml"]).findall(f"{ATOM}entry")
    assert entries[0].findtext(f"{ATOM}id") == "tag:judge.example,2026:alpha/F1901B"


SECRETS = """SIGN ON Austria {game} swordA
A Vie - Gal
SET DRAW
PRESS TO G
Nobody else may read this.
ENDPRESS
"""


@pytest.mark.parametrize(("name", "game"), [("opening", "alpha"), ("parts/gunboat-start", "gun")])
def test_what_is_secret_changes_no_byte(
    story: StoryJudge, site: Callable[[], SiteFolder], name: str, game: str
) -> None:
    story.play(name)
    site()
    story.deliver("anna@aus.example", "secrets", SECRETS.format(game=game))
    said = " ".join(str(one.get_content()) for one in story.unread)
    assert "Order: Austria: Army Vienna -> Galicia" in said
    assert "Your letter goes to Germany" in said
    assert site().written == 0


def test_a_gunboat_game_names_nobody_but_its_master(
    story: StoryJudge, site: Callable[[], SiteFolder]
) -> None:
    story.play("parts/gunboat-start")
    for command in ("PRESS GREY TO FG\nRussia lies.", "BROADCAST\nHello all."):
        story.deliver("edgar@eng.example", "x", f"SIGN ON England gun swordE\n{command}\nENDPRESS\n")
    pages = texts(site())
    game = "".join(text for name, text in pages.items() if name.startswith("gun/"))
    assert "Master: Gina Master" in game
    people = ("Anna", "Edgar", "Fleur", "Gerd", "Irma", "Rolf", "Tara", "@aus", "@eng")
    assert not [name for name in people if name in game]
    assert "Hello all." in game
    assert "Russia lies." not in game


def test_a_blind_game_shows_no_board_before_its_end(
    story: StoryJudge, site: Callable[[], SiteFolder]
) -> None:
    story.play("asking-in-the-dark")
    dark = {name: text for name, text in texts(site()).items() if name.startswith("dark/")}
    assert set(dark) == {"dark/index.html", "dark/history.txt", "dark/feed.xml"}
    assert "its board is shown here when it is over" in dark["dark/index.html"]
    assert not re.search(r"\b(?:Army|Fleet)\b", "".join(dark.values()))
    story.deliver("gina@gm.example", "end", "SIGN ON M dark gmword9\nTERMINATE\n", "pass")
    pages = texts(site())
    assert "dark/s1901m.svg" in pages
    assert "Army Vienna -&gt; Galicia" in pages["dark/s1901m.html"]


def test_a_game_made_private_leaves_the_site(story: StoryJudge, site: Callable[[], SiteFolder]) -> None:
    story.play("opening")
    assert (site().path / "alpha" / "index.html").is_file()
    story.deliver("gina@gm.example", "hide", "SIGN ON M alpha gmword\nSET PRIVATE\n")
    folder = site()
    assert not (folder.path / "alpha").exists()
    assert "alpha" not in texts(folder)["index.html"]


def test_a_hostile_letter_is_text(story: StoryJudge, site: Callable[[], SiteFolder]) -> None:
    story.play("opening")
    evil = "<script>alert(1)</script> {{ 7*7 }} </pre><img src=x onerror=y>"
    story.deliver("anna@aus.example", "x", f"SIGN ON Austria alpha swordA\nBROADCAST\n{evil}\nENDPRESS\n")
    page = texts(site())["alpha/index.html"]
    assert "&lt;script&gt;alert(1)&lt;/script&gt; {{ 7*7 }}" in page
    assert Links(page)


def test_who_shows_no_name_has_none(story: StoryJudge, site: Callable[[], SiteFolder]) -> None:
    story.play("opening")
    assert "Anna Schmidt" in texts(site())["alpha/index.html"]
    story.deliver("anna@aus.example", "x", "SIGN ON Austria alpha swordA\nSET PROFILE NOTHING\n")
    pages = texts(site())
    assert "Anna Schmidt" not in "".join(text for name, text in pages.items() if name.startswith("alpha/"))
