"""The site in disorder: its note keeps secrets, what is damaged is made anew, one page stops no other."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import timedelta
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest

from judge.notices.notice import JudgeInfo
from judge.render.site.site_pages import SitePages
from judge.site.build import Site, SiteFault
from tests.scenarios.alpha import database
from tests.scenarios.played import begin
from tests.scenarios.story import StoryJudge

PAGES = SitePages(
    JudgeInfo("TEST", "Our Judge", "judge@judge.example", "keeper@judge.example", "0.1"),
    order_boards=(),
    codes=("de",),
)


@pytest.fixture
def kept(story: StoryJudge, tmp_path: Path) -> Site:
    """A site that the daemon keeps up to date."""
    return Site(PAGES, database(story), tmp_path / "site")


def test_nobody_guesses_a_game_from_the_note(story: StoryJudge, kept: Site) -> None:
    begin(story, "opening")
    story.deliver(
        "gina@gm.example", "x", "CREATE ?hushhush gmword9\nSIGN ON M hushhush gmword9\nSET PRIVATE\n"
    )
    kept.update(story.now)
    note = (kept.path / ".judge-site").read_text(encoding="utf-8")
    store = kept.database
    with store.begin() as work:
        fingerprints = work.games.fingerprints()
    for known in ("hushhush", *fingerprints.values()):
        assert known not in note
        assert sha256(known.encode()).hexdigest() not in note


@pytest.mark.parametrize(
    "change",
    [
        lambda note: note.pop("seal"),
        lambda note: note.update(games={"alpha": 5}),
        lambda note: note["games"].pop("alpha"),
        lambda note: note["games"]["alpha"][1].update(name="x"),
        lambda note: note.update(seal=["\ud800"]),
        lambda note: note.pop("games"),
    ],
)
def test_a_note_that_was_changed_is_not_believed(
    story: StoryJudge, kept: Site, change: Callable[[dict[str, Any]], object]
) -> None:
    begin(story, "opening")
    kept.update(story.now)
    mark, list_of_games = kept.path / ".judge-site", kept.path / "index.html"
    whole = list_of_games.read_text(encoding="utf-8")
    note = json.loads(mark.read_text(encoding="utf-8"))
    change(note)
    mark.write_text(json.dumps(note), encoding="utf-8")
    list_of_games.write_text("old", encoding="utf-8")
    kept.update(story.now + timedelta(minutes=1))
    assert list_of_games.read_text(encoding="utf-8") == whole


@pytest.mark.parametrize("page", ["alpha/history.txt", "alpha/index.html", "commands.html", "alpha"])
def test_a_page_that_cannot_be_written_keeps_no_other_back(story: StoryJudge, kept: Site, page: str) -> None:
    begin(story, "opening", "parts/gunboat-start")
    kept.update(story.now)
    place = kept.path / page
    rmtree(place) if place.is_dir() else place.unlink()
    place.touch() if page == "alpha" else (place / "mine").mkdir(parents=True)
    for other in ("gun/index.html", "index.html", "settings.html"):
        (kept.path / other).unlink()
    with pytest.raises(SiteFault, match="could not be made"):
        kept.update(story.now + timedelta(days=1))
    for other in ("gun/index.html", "index.html", "settings.html"):
        assert (kept.path / other).is_file(), other
    rmtree(place) if place.is_dir() else place.unlink()
    kept.update(story.now + timedelta(days=1, minutes=1))
    assert (kept.path / "alpha/index.html").is_file()
    assert place.is_file() or page == "alpha"
