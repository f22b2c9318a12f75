"""The order pages on the site: linked where orders are given, and kept until the judge's version changes."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta
from html import unescape
from pathlib import Path
from shutil import rmtree

import pytest

from judge.render.site.site_pages import SitePages
from judge.site.build import Site
from judge.site.folder import SiteFolder
from tests.scenarios.alpha import database
from tests.scenarios.played import begin
from tests.scenarios.story import StoryJudge
from tests.services import JUDGE_INFO

LINK = re.compile(r'href="\.\./(order/[^"#]*)#([^"]*)"')
VERSION = JUDGE_INFO.version


def build(story: StoryJudge, place: Path, version: str = VERSION, days: int = 0) -> SiteFolder:
    pages = SitePages(replace(JUDGE_INFO, version=version), order_boards=("standard",), codes=("de",))
    site = Site(pages, database(story), place / "site")
    return site.build((story.now + timedelta(days=days)).date())


def links(folder: SiteFolder, page: str) -> list[tuple[str, str]]:
    text = (folder.path / page).read_text(encoding="utf-8")
    return [(file, unescape(fragment)) for file, fragment in LINK.findall(text)]


def test_a_game_and_its_last_phase_lead_to_the_page_of_its_board_with_the_position(
    story: StoryJudge, tmp_path: Path
) -> None:
    begin(story, "year")
    folder = build(story, tmp_path)
    [(file, fragment)] = links(folder, "alpha/index.html")
    assert file == "order/standard.html"
    assert fragment.startswith("game=alpha&phase=S1902M&deadline=2026-01-07T23:30Z&units=")
    assert "power=" not in fragment, "anybody may open it"
    assert links(folder, "alpha/f1901b.html") == [(file, fragment)]
    assert links(folder, "alpha/f1901m.html") == []


@pytest.mark.parametrize("name", ["blind", "forming", "colonial"])
def test_where_nobody_or_not_everybody_may_see_the_board_or_it_has_no_page_there_is_no_link(
    story: StoryJudge, tmp_path: Path, name: str
) -> None:
    begin(story, name)
    folder = build(story, tmp_path)
    games = [one.relative_to(folder.path).as_posix() for one in folder.path.glob("*/index.html")]
    shown = [game for game in games if not game.startswith("help/")]
    assert shown
    assert [links(folder, game) for game in shown] == [[] for _ in shown]


def test_the_pages_are_kept_until_the_judge_s_version_changes(story: StoryJudge, tmp_path: Path) -> None:
    begin(story, "opening")
    page = build(story, tmp_path).path / "order/standard.html"
    written = page.stat().st_mtime_ns
    page.write_text("kept", encoding="utf-8")
    build(story, tmp_path, days=1)
    assert page.read_text(encoding="utf-8") == "kept", "no day and no game changes it"
    build(story, tmp_path, version="another")
    assert len(page.read_text(encoding="utf-8")) > 50_000
    rmtree(page.parent)
    build(story, tmp_path, version="another")
    assert page.stat().st_mtime_ns > written, "what was deleted comes back"
