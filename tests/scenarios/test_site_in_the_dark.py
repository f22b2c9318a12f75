"""The site of two blind games that differ in what nobody may know yet: the same bytes until the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path

import pytest

from judge.render.site.site_pages import SitePages
from judge.rules.phases import Phase
from judge.service.publication import publicly
from judge.site.build import Site
from judge.store.database import Database
from tests.scenarios.alpha import database
from tests.scenarios.story import StoryJudge
from tests.servers import sqlite
from tests.services import JUDGE_INFO, services_on

AUSTRIA, GINA = "SIGN ON Austria dark swordA9\n", "gina@gm.example"
ONE = ("A Vie - Gal\nF Tri - Alb\nA Bud - Ser\n", "PRESS TO G\nGalicia is mine.\nENDPRESS\n", "SET DRAW A\n")
OTHER = ("A Vie - Tyr\nF Tri - Ven\nA Bud - Rum\n", "PRESS TO E\nI go west.\nENDPRESS\n", "SET NO DRAW\n")


@dataclass
class Dark:
    """A judge with a blind game, and its site."""

    story: StoryJudge
    site: Site

    def files(self) -> dict[str, bytes]:
        """Every file of the site as it is now that others may read."""
        self.site.build(self.story.now.date())
        root = self.site.path
        shown = [one for one in root.rglob("*") if one.is_file() and one.stat().st_mode & 0o077]
        return {str(one.relative_to(root)): one.read_bytes() for one in shown}


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Dark, Dark]]:
    """Two judges that know the same."""
    stores = [sqlite.fresh(tmp_path / f"{name}.db") for name in ("one", "other")]
    one, other = (_dark(store, tmp_path / f"site-{number}") for number, store in enumerate(stores))
    yield one, other
    for store in stores:
        store.close()


def _dark(store: Database, path: Path) -> Dark:
    story = StoryJudge(services_on(store))
    story.play("parts/blind-start")
    return Dark(story, Site(SitePages(JUDGE_INFO, order_boards=(), codes=()), store, path))


def test_orders_letters_and_results_of_a_blind_game_change_no_byte_until_it_is_over(
    two: tuple[Dark, Dark],
) -> None:
    one, other = two
    assert one.files() == other.files()
    for dark, secrets in ((one, ONE), (other, OTHER)):
        for words in secrets:
            dark.story.deliver("anna@aus.example", "secret", f"{AUSTRIA}{words}")
    assert one.files() == other.files()
    for dark in two:
        dark.story.deliver(GINA, "now", "SIGN ON M dark gmword9\nPROCESS S1901M NOW\n", "pass")
    judged = one.files()
    assert judged == other.files()
    assert b"<td>Fall 1901</td>" in judged["index.html"]
    assert not [name for name in judged if name.startswith(".")], "the judge's own notes are nobody's"
    for dark in two:
        dark.story.deliver(GINA, "end", "SIGN ON M dark gmword9\nTERMINATE\n", "pass")
    files = [dark.files() for dark in two]
    assert files[0]["dark/s1901m.svg"] != files[1]["dark/s1901m.svg"], "then everybody sees all"


@pytest.mark.parametrize("code", ["S1901R", "S1901M"])
def test_nobody_learns_from_the_site_that_a_blind_game_has_retreats(
    two: tuple[Dark, Dark], code: str
) -> None:
    """Neither their name nor their deadline, which is another than that of the moves."""
    story = two[0].story
    with database(story).begin() as work:
        game = work.games.get("dark")
        assert game is not None
        assert game.clock is not None
        record = work.games.record("dark")
    later = replace(game.clock, deadline=game.clock.deadline + timedelta(days=1))
    there = publicly(replace(game, phase=Phase.parse(code), clock=later), record, {})
    assert there == publicly(game, record, {})
    assert there is not None
    pages = SitePages(JUDGE_INFO, order_boards=(), codes=()).game_files(there)
    assert "deadlines.ics" not in pages
    assert "<b>Spring 1901</b>" in pages["index.html"]
    assert "<span>Deadline</span> hidden" in pages["index.html"]
