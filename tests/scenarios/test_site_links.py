"""Mails that say where the web shows what they tell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from judge.render.site.site_pages import SitePages
from judge.site.build import Site
from tests.messages import says
from tests.scenarios.alpha import text_of
from tests.scenarios.story import StoryJudge
from tests.servers import sqlite
from tests.services import JUDGE_INFO, services_on


@pytest.fixture
def shown(tmp_path: Path) -> Iterator[tuple[StoryJudge, Site]]:
    """A judge whose pages the web shows, and its site."""
    database = sqlite.fresh(tmp_path / "judge.db")
    info = replace(JUDGE_INFO, site="https://games.example/d")
    yield (
        StoryJudge(services_on(database, judge_info=info)),
        Site(SitePages(info, order_boards=("standard",), codes=("de",)), database, tmp_path / "site"),
    )
    database.close()


def linked(story: StoryJudge) -> list[str]:
    """Where the mails say that something is on the web, from the site's folder."""
    return re.findall(
        r"https://games\.example/d/(\S+)", " ".join(str(one.get_content()) for one in story.sent)
    )


def test_mails_say_where_the_web_shows_what_they_tell(shown: tuple[StoryJudge, Site]) -> None:
    story, site = shown
    story.play("year")
    site.build(story.now.date())
    links = linked(story)
    assert {"alpha/index.html", "alpha/s1901m.html", "alpha/f1901m.html"} <= set(links)
    assert [one for one in links if not (site.path / one.partition("#")[0]).is_file()] == []


@pytest.mark.parametrize("name", ["asking-in-the-dark", "private"])
def test_mails_name_no_page_that_there_is_not(shown: tuple[StoryJudge, Site], name: str) -> None:
    story, _ = shown
    if name == "private":
        story.play("opening")
        story.sent.clear()
        story.deliver(
            "gina@gm.example", "x", "SIGN ON M alpha gmword\nSET PRIVATE\nPROCESS S1901M NOW\n", "pass"
        )
        assert "Results" in " ".join(str(one["Subject"]) for one in story.sent)
    else:
        story.play(name)
    assert [one for one in linked(story) if one.startswith(("alpha/", "dark/"))] == []


def test_a_link_in_the_place_of_the_map(shown: tuple[StoryJudge, Site]) -> None:
    story, _ = shown
    story.play("opening")
    story.deliver("anna@aus.example", "x", "SET MAP LINK\n", "pass")
    said = " ".join(text_of(story.unread[0]).split())
    assert says(said, "map-link")


def test_a_judge_without_pages_offers_no_link(story: StoryJudge) -> None:
    story.play("opening")
    story.deliver("anna@aus.example", "x", "SET MAP LINK\n", "pass")
    assert says(str(story.unread[0].get_content()), "no-site")
