"""The site of whole games: what is on it, and above all what is not."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from shutil import rmtree
from xml.etree import ElementTree as ET

import pytest
from icalendar import Calendar

from judge.game.commands import COMMANDS
from judge.notices.notice import JudgeInfo
from judge.render.help_pages import COMMAND_TOPICS, commands_on, settings_help
from judge.render.site.site_pages import SitePages
from judge.site.build import Site, SiteFault
from judge.site.folder import SiteFolder
from tests.messages import says
from tests.scenarios.played import begin
from tests.scenarios.site_words import site_words
from tests.scenarios.story import StoryJudge

INFO = JudgeInfo("TEST", "Our Judge", "judge@judge.example", "keeper@judge.example", "0.1")
PAGES = SitePages(INFO, order_boards=("standard",), codes=("de",))
IN_ALL_LANGUAGES = SitePages(INFO, order_boards=("standard",))
ATOM = "{http://www.w3.org/2005/Atom}"
VOID = {"meta", "link", "img", "br", "source"}


@pytest.fixture
def site(story: StoryJudge, tmp_path: Path) -> Callable[[], SiteFolder]:
    """Brings the site of a story up to date."""
    store = story.services.store
    return lambda: Site(PAGES, store, tmp_path / "site").build(story.now.date())


class Links(HTMLParser):
    """The links of a page, and that its elements are closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag != "script" or [name for name, _ in attrs] == ["src", "defer"]
        assert not [name for name, _ in attrs if name.startswith("on")]
        self.found += [value or "" for name, value in attrs if name in ("href", "src", "srcset")]
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag


def texts(folder: SiteFolder) -> dict[str, str]:
    files = [one for one in folder.path.rglob("*") if one.is_file() and not one.name.startswith(".")]
    return {str(one.relative_to(folder.path)): one.read_text(encoding="utf-8") for one in files}


@pytest.mark.parametrize(
    "name", ["year", "naval", "blind", "gunboat", "illegal", "duel", "colonial", "forming", "series-duplex"]
)
def test_every_link_leads_to_a_file_and_a_second_build_changes_nothing(
    story: StoryJudge, tmp_path: Path, name: str
) -> None:
    begin(story, name)
    pages = IN_ALL_LANGUAGES if name == "year" else PAGES
    site = partial(Site(pages, story.services.store, tmp_path / "site").build, story.now.date())
    folder = site()
    for file, text in texts(folder).items():
        if not file.endswith(".html") or file.startswith("order/"):  # whose script makes what it shows
            continue
        for link in Links(text).found:
            target, _, _ = link.partition("#")
            if not link.startswith("mailto:judge@judge.example"):
                found = (folder.path / file).parent.joinpath(target or Path(file).name)
                assert found.is_file(), f"{file}: {link}"
    # The pages of commands have examples.
    shown = {name: text for name, text in texts(folder).items() if not name.endswith("commands.html")}
    whole = "\n".join(shown.values()).replace("\n ", "")
    addresses = set(re.findall(r"[\w.]+@[\w.]+\w", re.sub(r"(?m)^UID:.*$", "", whole)))
    assert addresses <= {"judge@judge.example", "keeper@judge.example", "anna@aus.example"}
    again = site()
    assert (again.written, again.deleted, again.unchanged) == (0, 0, folder.written)


def test_a_year_can_be_read_page_by_page(story: StoryJudge, site: Callable[[], SiteFolder]) -> None:
    begin(story, "year")
    pages = texts(site())
    assert '<a href="alpha/index.html">alpha</a></th><td>Standard</td>' in pages["index.html"]
    fall = pages["alpha/f1901m.html"]
    assert "\nGermany: Fleet Denmark -> Sweden. (*bounce*)\n" in site_words(fall)
    assert "<li>Sweden: Germany&#39;s Fleet Denmark" in fall, "each reason whole, whatever the width"
    assert 'rel="next" href="f1901r.html"' in fall
    assert 'src="f1901m.svg"' in fall
    assert "Russia 4" in fall, "in words beside the picture"
    assert "Ownership of supply centers:" in pages["alpha/history.txt"]
    for name in ("centres.svg", "f1901m.svg", "feed.xml"):
        ET.fromstring(pages[f"alpha/{name}"])
    entries = ET.fromstring(pages["alpha/feed.xml"]).findall(f"{ATOM}entry")
    assert entries[0].findtext(f"{ATOM}id") == "tag:judge.example,2026:alpha/F1901B"


def test_a_feed_has_the_results_of_all_public_games(
    story: StoryJudge, site: Callable[[], SiteFolder]
) -> None:
    assert "feed.xml" not in texts(site())
    begin(story, "year", "parts/gunboat-start")
    pages = texts(site())
    assert (
        '<link rel="alternate" type="application/atom+xml" title="Our Judge" href="feed.xml">'
        in pages["index.html"]
    )
    feed, own = (ET.fromstring(pages[name]) for name in ("feed.xml", "alpha/feed.xml"))
    shown = [
        (one.findtext(f"{ATOM}id"), one.findtext(f"{ATOM}title")) for one in feed.findall(f"{ATOM}entry")
    ]
    assert shown[0] == ("tag:judge.example,2026:alpha/F1901B", "alpha: Winter 1901, adjustments")
    assert shown == [
        (one.findtext(f"{ATOM}id"), one.findtext(f"{ATOM}title")) for one in own.findall(f"{ATOM}entry")
    ]
    assert feed.findtext(f"{ATOM}id") == "tag:judge.example,2026:results"
    link = feed.find(f"{ATOM}entry/{ATOM}link")
    assert link is not None
    assert link.get("href") == "alpha/f1901b.html"
    own_link = own.find(f"{ATOM}entry/{ATOM}link")
    assert own_link is not None
    assert own_link.get("href") == "../alpha/f1901b.html"
    story.deliver("gina@gm.example", "hide", "SIGN ON M alpha gmword\nSET PRIVATE\n")
    assert "alpha" not in texts(site())["feed.xml"]


def test_who_looks_for_a_place_finds_the_one_line_to_send(
    story: StoryJudge, site: Callable[[], SiteFolder]
) -> None:
    begin(story, "year", "forming")
    wanted = texts(site())["wanted.html"]
    assert "SIGN ON ?my_game YOUR-PASSWORD" in wanted
    assert "SIGN UP AS STANDBY FOR alpha" in wanted
    assert "Turkey" not in wanted, "nobody is told who is late"
    story.deliver("tara@tur.example", "x", "SIGN ON Turkey alpha swordT\nRESIGN NOW\n", "pass")
    story.deliver("gina@gm.example", "x", "SIGN ON M alpha gmword\nSET NO STANDBY\n", "pass")
    pages = texts(site())
    assert says(pages["wanted.html"], "site-free-with-centres", powers="Turkey (4/4)")
    assert "SIGN ON Turkey alpha YOUR-PASSWORD" in pages["wanted.html"]
    assert "STANDBY FOR alpha" not in pages["wanted.html"]
    assert "Turkey (4/4)" in pages["index.html"]
    assert "<dt>standby</dt><dd>no</dd>" in pages["alpha/index.html"]


def test_every_command_and_setting_is_on_its_page(story: StoryJudge, site: Callable[[], SiteFolder]) -> None:
    pages = {name: unescape(text) for name, text in texts(site()).items() if name.endswith(".html")}
    commands = [row for topic in COMMAND_TOPICS for row in commands_on(topic)]
    assert len(commands) == len(COMMANDS)
    for entry in commands:
        assert "\n".join(entry.usage) in pages["commands.html"]
        assert entry.help in pages["commands.html"]
    for row in settings_help():
        assert f"<b>{row.keyword}</b>" in pages["settings.html"]
        assert row.help in pages["settings.html"]
    assert story.sent == []


SECRETS = """SIGN ON Austria {game} swordA
A Vie - Gal
SET DRAW
PRESS TO G
Nobody else may read this.
ENDPRESS
"""


def test_a_feed_has_the_deadline_of_now(story: StoryJudge, site: Callable[[], SiteFolder]) -> None:
    begin(story, "opening")
    feeds = [texts(site())["alpha/deadlines.ics"]]
    story.deliver("gina@gm.example", "x", "SIGN ON M alpha gmword\nSET DEADLINE +24h\n", "pass")
    feeds.append(texts(site())["alpha/deadlines.ics"])
    story.deliver("gina@gm.example", "x", "SIGN ON M alpha gmword\nTERMINATE\n", "pass")
    feeds.append(texts(site())["alpha/deadlines.ics"])
    calendars = [Calendar.from_ical(one) for one in feeds]
    events = [one.events[0] for one in calendars]
    assert {str(one["METHOD"]) for one in calendars} == {"PUBLISH"}
    assert {str(one["UID"]) for one in events} == {"alpha.S1901M.deadline@judge.example"}
    assert [one.start for one in events[:2]] == [
        datetime(2026, 1, 7, 23, 30, tzinfo=UTC),
        datetime(2026, 1, 8, 23, 30, tzinfo=UTC),
    ]
    assert [str(one["STATUS"]) for one in events] == ["CONFIRMED", "CONFIRMED", "CANCELLED"]
    numbers = [int(str(one["SEQUENCE"])) for one in events]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize(("name", "game"), [("opening", "alpha"), ("parts/gunboat-start", "gun")])
def test_what_is_secret_changes_no_byte(
    story: StoryJudge, site: Callable[[], SiteFolder], name: str, game: str
) -> None:
    begin(story, name)
    site()
    story.deliver("anna@aus.example", "secrets", SECRETS.format(game=game))
    said = " ".join(str(one.get_content()) for one in story.unread)
    assert "Austria: Army Vienna -> Galicia" in said
    assert says(said, "press-sent", readers="Germany")
    assert site().written == 0


def test_a_gunboat_game_names_nobody_but_its_master(
    story: StoryJudge, site: Callable[[], SiteFolder]
) -> None:
    begin(story, "parts/gunboat-start")
    for command in ("PRESS GREY TO FG\nRussia lies.", "BROADCAST\nHello all."):
        story.deliver("edgar@eng.example", "x", f"SIGN ON England gun swordE\n{command}\nENDPRESS\n")
    pages = texts(site())
    game = "".join(text for name, text in pages.items() if name.startswith("gun/"))
    assert says(game, "site-gms", gms="Gina Master")
    people = ("Anna", "Edgar", "Fleur", "Gerd", "Irma", "Rolf", "Tara", "@aus", "@eng")
    assert not [name for name in people if name in game]
    assert "Hello all." in game
    assert "Russia lies." not in game


def test_a_blind_game_shows_no_board_before_its_end(
    story: StoryJudge, site: Callable[[], SiteFolder]
) -> None:
    begin(story, "asking-in-the-dark")
    dark = {name: text for name, text in texts(site()).items() if name.startswith("dark/")}
    assert set(dark) == {"dark/index.html", "dark/history.txt", "dark/feed.xml"}
    assert says(dark["dark/index.html"], "site-blind")
    assert not re.search(r"\b(?:Army|Fleet)\b", "".join(dark.values()))
    story.deliver("gina@gm.example", "end", "SIGN ON M dark gmword9\nTERMINATE\n", "pass")
    pages = texts(site())
    assert "dark/s1901m.svg" in pages
    assert "Army Vienna -> Galicia" in site_words(pages["dark/s1901m.html"])


def test_a_game_made_private_leaves_the_site(story: StoryJudge, site: Callable[[], SiteFolder]) -> None:
    begin(story, "opening")
    assert (site().path / "alpha" / "index.html").is_file()
    story.deliver("gina@gm.example", "hide", "SIGN ON M alpha gmword\nSET PRIVATE\n")
    folder = site()
    assert not (folder.path / "alpha").exists()
    assert "alpha" not in texts(folder)["index.html"]


def test_a_hostile_letter_is_text(story: StoryJudge, site: Callable[[], SiteFolder]) -> None:
    begin(story, "opening")
    evil = "<script>alert(1)</script> {{ 7*7 }} </pre><img src=x onerror=y>"
    story.deliver("anna@aus.example", "x", f"SIGN ON Austria alpha swordA\nBROADCAST\n{evil}\nENDPRESS\n")
    page = texts(site())["alpha/index.html"]
    assert "&lt;script&gt;alert(1)&lt;/script&gt; {{ 7*7 }}" in page
    assert Links(page)


def test_who_shows_no_name_has_none(story: StoryJudge, site: Callable[[], SiteFolder]) -> None:
    begin(story, "opening")
    assert "Anna Schmidt" in texts(site())["alpha/index.html"]
    story.deliver("anna@aus.example", "x", "SIGN ON Austria alpha swordA\nSET PROFILE NOTHING\n")
    pages = texts(site())
    assert "Anna Schmidt" not in "".join(text for name, text in pages.items() if name.startswith("alpha/"))


@pytest.fixture
def kept(story: StoryJudge, tmp_path: Path) -> Site:
    """A site that the daemon keeps up to date."""
    store = story.services.store
    return Site(PAGES, store, tmp_path / "site")


def times(path: Path) -> dict[str, int]:
    found = {str(one.relative_to(path)): one.stat().st_mtime_ns for one in path.rglob("*.*")}
    return {name: at for name, at in found.items() if not name.startswith(".")}


def changed_by_update(kept: Site, now: datetime) -> set[str]:
    """The files that an update writes or deletes."""
    before = times(kept.path)
    kept.update(now)
    return {name for name, _ in before.items() ^ times(kept.path).items()}


def test_an_update_writes_the_games_that_changed(story: StoryJudge, kept: Site) -> None:
    begin(story, "opening", "parts/gunboat-start")
    now = story.now
    assert {"index.html", "alpha/start.svg", "gun/index.html"} < changed_by_update(kept, now)
    (kept.path / "gun" / "index.html").write_text("what an update does not make anew, it does not touch")
    story.deliver("anna@aus.example", "x", "SIGN ON Austria alpha swordA\nBROADCAST\nHello all.\nENDPRESS\n")
    assert changed_by_update(kept, now) == set(), "not twice within a moment"
    assert changed_by_update(kept, now + timedelta(minutes=1)) == {
        "alpha/index.html",
        "alpha/history.txt",
    }
    assert "Hello all." in (kept.path / "alpha" / "index.html").read_text(encoding="utf-8")
    assert changed_by_update(kept, now + timedelta(minutes=2)) == set()
    assert changed_by_update(kept, now + timedelta(days=1)) == {"gun/index.html"}, "all, once a day"


def test_an_update_shows_what_a_person_shows_now(story: StoryJudge, kept: Site) -> None:
    begin(story, "opening")
    kept.update(story.now)
    page = kept.path / "alpha" / "index.html"
    assert "Anna Schmidt" in page.read_text(encoding="utf-8")
    story.deliver("anna@aus.example", "x", "SET PROFILE NOTHING\n", "pass")
    kept.update(story.now + timedelta(minutes=1))
    assert "Anna Schmidt" not in page.read_text(encoding="utf-8")


def test_an_update_takes_away_a_game_made_private_and_brings_back_what_was_deleted(
    story: StoryJudge, kept: Site
) -> None:
    begin(story, "opening", "parts/gunboat-start")
    kept.update(story.now)
    rmtree(kept.path / "gun")
    story.deliver("gina@gm.example", "hide", "SIGN ON M alpha gmword\nSET PRIVATE\n")
    kept.update(story.now + timedelta(minutes=1))
    assert not (kept.path / "alpha").exists()
    assert (kept.path / "gun" / "index.html").is_file()


def test_the_note_names_no_game_that_is_not_shown(story: StoryJudge, kept: Site) -> None:
    begin(story, "opening")
    story.deliver(
        "gina@gm.example", "x", "CREATE ?hushhush gmword9\nSIGN ON M hushhush gmword9\nSET PRIVATE\n"
    )
    now = story.now
    kept.update(now)
    files = [one for one in kept.path.rglob("*") if one.is_file()]
    assert [one for one in files if "hushhush" in one.read_text(encoding="utf-8")] == []
    assert {one.name for one in files if one.stat().st_mode & 0o077 == 0} == {
        ".judge-site",
        ".judge-site-files",
    }
    assert changed_by_update(kept, now + timedelta(minutes=1)) == set()


def test_a_game_s_folder_that_is_a_link_keeps_no_other_game_back(
    story: StoryJudge, kept: Site, tmp_path: Path
) -> None:
    begin(story, "opening", "parts/gunboat-start")
    kept.update(story.now)
    elsewhere = tmp_path / "elsewhere"
    (kept.path / "gun").rename(elsewhere)
    (kept.path / "gun").symlink_to(elsewhere)
    (elsewhere / "index.html").write_text("mine", encoding="utf-8")
    rmtree(kept.path / "alpha")
    with pytest.raises(SiteFault, match="gun is a link to elsewhere"):
        kept.update(story.now + timedelta(days=1))
    assert (kept.path / "alpha/index.html").is_file()
    assert (elsewhere / "index.html").read_text(encoding="utf-8") == "mine"


def test_an_update_leaves_another_s_folder_alone(kept: Site, story: StoryJudge) -> None:
    kept.path.mkdir()
    (kept.path / "thesis.txt").write_text("mine")
    with pytest.raises(SiteFault):
        kept.update(story.now)
    assert [one.name for one in kept.path.iterdir()] == ["thesis.txt"]


def test_a_series_leads_to_its_games_and_they_to_it(story: StoryJudge, tmp_path: Path) -> None:
    """Its page is made again when one of its games ends, or goes on."""
    begin(story, "series-duplex")
    store = story.services.store
    here, table = Site(PAGES, store, tmp_path / "site"), tmp_path / "site/pairs/index.html"
    game = tmp_path / "site/pairs-1/index.html"
    here.update(story.now)
    page = " ".join(unescape(table.read_text()).split())
    assert '<td class="n">1</td><th scope="row">Edgar Stone</th><td class="n">57.65</td>' in page
    assert '<a href="../pairs-1/index.html">pairs-1</a>: USSR and PRC, 7 centres, 57.65' in page
    first_round = page.partition('<h3>Round 1</h3> <ul> <li><a href="../pairs-1/index.html">pairs-1</a>: ')[2]
    assert says(first_round.partition("</li>")[0], "site-draw")
    assert says(game.read_text(), "site-of-series", folder="pairs", series="pairs")
    story.deliver("gina@gm.example", "x", "SIGN ON M pairs-1 gmword9\nROLLBACK\n", "pass")
    here.update(story.now + timedelta(minutes=1))
    assert "Edgar Stone" not in table.read_text()
    assert says(table.read_text(), "site-still-played", games=("pairs-1",))
    story.deliver("gina@gm.example", "x", "SIGN ON M pairs gmword9\nSET PRIVATE\n", "pass")
    here.update(story.now + timedelta(minutes=2))
    assert not table.exists()
    assert not says(game.read_text(), "site-of-series")
    story.deliver("gina@gm.example", "x", "SIGN ON M pairs gmword9\nSET LIST\nTERMINATE\n", "pass")
    here.update(story.now + timedelta(minutes=3))
    assert says((tmp_path / "site/index.html").read_text(), "site-series-over")
    assert says(game.read_text(), "site-of-series")
