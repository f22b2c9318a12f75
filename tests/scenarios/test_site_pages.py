"""What single pages of the site say: the kinds of games, whole links in feeds, results a power at a time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from judge.render.site.site_pages import SitePages
from judge.site.build import Site
from tests.scenarios.alpha import database
from tests.scenarios.played import begin
from tests.scenarios.site_words import site_words
from tests.scenarios.story import StoryJudge
from tests.services import JUDGE_INFO

LINK = "{http://www.w3.org/2005/Atom}link"


def pages(story: StoryJudge, place: Path, url: str = "") -> Path:
    """The folder of the story's site."""
    made = Site(
        SitePages(replace(JUDGE_INFO, site=url), order_boards=(), codes=("de",)),
        database(story),
        place / "site",
    )
    return made.build(story.now.date()).path


def links(feed: Path) -> list[str | None]:
    return [one.get("href") for one in ET.fromstring(feed.read_text(encoding="utf-8")).iter(LINK)]


def test_a_feed_leads_home_from_wherever_it_is_read(story: StoryJudge, tmp_path: Path) -> None:
    """RFC 4287 §4.2.7.1: a reader that keeps copies of feeds has nothing to complete a link with."""
    begin(story, "year")
    site = pages(story, tmp_path, "https://judge.example.org")
    for name, own in (("feed.xml", ""), ("alpha/feed.xml", "alpha/")):
        found = links(site / name)
        assert found[:2] == [f"https://judge.example.org/{own}{file}" for file in ("feed.xml", "index.html")]
        assert found[2] == "https://judge.example.org/alpha/f1901b.html"
    site = pages(story, tmp_path / "unknown")
    assert links(site / "feed.xml")[:3] == ["feed.xml", "index.html", "alpha/f1901b.html"]
    assert links(site / "alpha/feed.xml")[:3] == ["feed.xml", "index.html", "../alpha/f1901b.html"]


@pytest.mark.parametrize(
    ("options", "board"),
    [
        ("", "Standard"),
        (" GUNBOAT", "Standard, gunboat"),
        (" BLIND", "Standard, blind"),
        (" FOG", "Standard, fog"),
        (" GUNBOAT FOG", "Standard, gunboat, fog"),
        (" BUILD ANYWHERE BLANK BOARD", "Standard with blank board and build anywhere"),
    ],
)
def test_the_list_names_what_is_hidden_in_a_game(
    story: StoryJudge, tmp_path: Path, options: str, board: str
) -> None:
    story.deliver("gina@gm.example", "me", "REGISTER\nName: Gina\nEND\n")
    story.deliver("gina@gm.example", "x", f"CREATE ?dim gmword9 standard{options}\n", "pass")
    site = pages(story, tmp_path)
    assert f"<td>{board}</td>" in (site / "index.html").read_text(encoding="utf-8")
    assert f"<p>{board}. " in (site / "wanted.html").read_text(encoding="utf-8")
    assert f">{board}. " in (site / "dim/index.html").read_text(encoding="utf-8")


def test_the_results_stand_a_power_at_a_time(story: StoryJudge, tmp_path: Path) -> None:
    begin(story, "year")
    fall = site_words((pages(story, tmp_path) / "alpha/f1901m.html").read_text(encoding="utf-8"))
    listed = fall[fall.index("\nAustria: ") : fall.index("\nTurkey: ")]
    assert [block.partition(":")[0] for block in listed.strip().split("\n\n")] == [
        "Austria",
        "England",
        "France",
        "Germany",
        "Italy",
        "Russia",
    ]
