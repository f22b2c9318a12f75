"""A map that cannot be drawn: the mail goes as text, the keeper is told once, the other pages are there."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from email.message import EmailMessage
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import NoReturn

import pytest
from click.testing import CliRunner

from judge.cli.main import main
from judge.daemon import pictures
from judge.daemon.clock import stopped_at
from judge.daemon.pictures import draw_pictures
from judge.game.order_style import MapForm
from judge.mail.illustration import IllustratedTransport
from judge.notices.notice import JudgeInfo, Notice
from judge.notices.publication import Publication
from judge.records import OutgoingEmail, Picture, ReadyPicture, SendReport
from judge.render import composer
from judge.render.composer import MailComposer
from judge.render.maps.rasterizer import Rasterizer
from judge.render.maps.view import MapView
from judge.render.pictures import MailPictures
from judge.render.site import site_pages
from judge.render.site.site_pages import SitePages
from judge.rules.units import Power
from judge.rules.variant import Variant
from judge.site.build import Site, SiteFault
from judge.store.database import Database
from judge.variants.geometry import Geometry
from tests.scenarios.site_words import site_words
from tests.scenarios.story import CapturedTransport, StoryJudge, words
from tests.services import JUDGE_INFO, services_on

KEEPER = "keeper@judge.example"
ANNA = "anna@aus.example"
TODAY = date(2026, 3, 1)
WITH_MAPS = replace(JUDGE_INFO, map=MapForm.PNG)


class BrokenPictures(MailPictures):
    """A drawer that fails on every board."""

    def of(
        self,
        notice: Notice,  # noqa: ARG002  # the drawer's
        form: MapForm,  # noqa: ARG002
        power: Power | None = None,  # noqa: ARG002
    ) -> Picture | None:
        raise KeyError("SWI")


def logged(caplog: pytest.LogCaptureFixture, where: ModuleType) -> list[object]:
    """The values of what a module has logged of faults."""
    return [one.args for one in caplog.records if one.name == where.__name__ and one.exc_info]


def broken_drawer(_variant: Variant, _geometry: Geometry, _view: MapView) -> NoReturn:
    raise KeyError("SWI")


class BrokenPages(SitePages):
    """Pages that fail for the games named."""

    broken: frozenset[str] = frozenset()

    def game_files(self, public: Publication) -> Mapping[str, str]:
        if public.game.name in self.broken:
            raise ZeroDivisionError
        return super().game_files(public)


def notes(story: StoryJudge) -> list[EmailMessage]:
    return [mail for mail in story.sent if mail["To"] == KEEPER and "map" in str(mail["Subject"]).lower()]


def test_every_mail_goes_as_text_and_the_keeper_is_told_once(
    story: StoryJudge, caplog: pytest.LogCaptureFixture
) -> None:
    services = services_on(story.services.store, judge_info=WITH_MAPS)
    story.services = replace(services, composer=MailComposer(WITH_MAPS, BrokenPictures()))
    story.play("year")
    subjects = [str(mail["Subject"]) for mail in story.sent if mail["To"] == ANNA]
    assert len([one for one in subjects if "Results" in one]) >= 3
    assert any("Start" in one for one in subjects), "the game has begun"
    story.deliver(ANNA, "map", "SIGN ON A alpha swordA\nGET MAP\n")
    assert "A and F" not in words(story.last(ANNA))
    assert "Vienna (Vie" in words(story.last(ANNA))
    parts = {part.get_content_maintype() for mail in story.sent for part in mail.walk()}
    assert parts == {"multipart", "text"}, "none has a picture"
    (note,) = notes(story)
    assert "board standard (KeyError;" in " ".join(words(note).split())
    assert logged(caplog, composer) == [("standard",)]


def test_a_board_that_is_asked_for_is_named_to_the_keeper(story: StoryJudge) -> None:
    services = services_on(story.services.store, judge_info=WITH_MAPS)
    story.services = replace(services, composer=MailComposer(WITH_MAPS, BrokenPictures()))
    story.play("opening")
    story.deliver(ANNA, "map", "SIGN ON A alpha swordA\nGET map.germany_russia\n")
    assert "Vienna (Vie" in words(story.last(ANNA))
    assert "the board germany_russia (KeyError;" in " ".join(words(notes(story)[-1]).split())


@pytest.mark.parametrize("command", [("/does/not/exist",), (sys.executable, "-c", "raise SystemExit(3)")])
def test_without_the_library_that_makes_pictures_mails_go_as_text(command: tuple[str, ...]) -> None:
    rasterizer = Rasterizer(64, command=command)
    assert list(rasterizer.draw(["<svg/>", "<svg/>"])) == [None, None]
    rasterizer.close()


def test_a_picture_that_breaks_its_mail_leaves_it_as_text(caplog: pytest.LogCaptureFixture) -> None:
    def without_bytes(key: str) -> ReadyPicture:
        return ReadyPicture(key, MapForm.PNG, None, "", "x")  # type: ignore[arg-type]  # nobody can encode it

    class Taken(CapturedTransport):
        raws: list[bytes]

        def send(self, parcel: OutgoingEmail) -> SendReport:
            self.raws = [parcel.raw]
            return super().send(parcel)

        def close(self) -> None:
            """Nothing is open."""

    taken = Taken()
    raw = b"To: anna@aus.example\r\nContent-Type: text/plain\r\n\r\nResults\r\n"
    transport = IllustratedTransport(taken, without_bytes)
    transport.send(OutgoingEmail("k", "anna@aus.example", "<1@judge>", raw, picture="k"))
    assert taken.raws == [raw]
    assert "a picture could not be put into a mail" in caplog.text


def test_the_keeper_s_status_says_that_no_png_could_be_made(story: StoryJudge) -> None:
    store = story.services.store
    story.services = services_on(store, judge_info=WITH_MAPS)
    story.play("opening")
    with store.begin() as work:
        work.pictures.keep(Picture(MapForm.PNG, "<svg", "", "broken"), story.now - timedelta(1))
        work.commit()
    draw = partial(draw_pictures, store.pictures, store.health, stopped_at(story.now))
    draw()
    assert store.health.troubles()["pictures"].why == pictures._FAULT
    with store.begin() as work:
        work.pictures.keep(Picture(MapForm.PNG, _SQUARE, "", "square"), story.now)
        work.commit()
    draw()
    assert "pictures" not in store.health.troubles()


_SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'


@pytest.fixture
def site(story: StoryJudge, tmp_path: Path) -> Callable[[], Site]:
    """The site of two games, made by pages that can be told to fail."""
    story.play("year")
    story.play("forming")
    store = story.services.store
    info = JudgeInfo("TEST", "Our Judge", "judge@judge.example", KEEPER, "0.1")
    return lambda: Site(BrokenPages(info, order_boards=(), codes=()), store, tmp_path / "site")


def test_a_page_whose_map_cannot_be_drawn_has_none(
    story: StoryJudge, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    story.play("year")
    store = story.services.store
    made = Site(SitePages(JUDGE_INFO, broken_drawer, order_boards=(), codes=()), store, tmp_path / "site")
    made.build(TODAY)
    page = (tmp_path / "site/alpha/f1901m.html").read_text(encoding="utf-8")
    assert "Germany: Fleet Denmark -> Sweden. (*bounce*)" in site_words(page)
    assert "<img" not in page
    assert made.faults == {}
    assert ("alpha", "f1901m") in logged(caplog, site_pages)


def test_a_fault_in_one_game_s_pages_keeps_no_other_s_back(
    site: Callable[[], Site], story: StoryJudge, caplog: pytest.LogCaptureFixture
) -> None:
    made, now = site(), story.now
    made.update(now)
    alpha = made.path / "alpha/f1901m.html"
    before = alpha.read_text(encoding="utf-8")
    story.deliver(ANNA, "talk", "SIGN ON Austria alpha swordA\nBROADCAST\nHere we go.\nENDPRESS\n")
    story.deliver("otto@gm.example", "new", "REGISTER\nName: Otto\nEND\nCREATE ?omega omegaword\n")
    story.now += timedelta(minutes=3)
    story.tick(None)  # the letter leaves
    made.pages.broken = frozenset({"alpha"})  # type: ignore[attr-defined]  # of the pages here
    later = now + timedelta(minutes=3)
    wanted = "the pages of alpha (ZeroDivisionError) could not be made, see the log"
    with pytest.raises(SiteFault, match=r"the pages of alpha \(ZeroDivisionError\) could not be made"):
        made.update(later)
    assert alpha.read_text(encoding="utf-8") == before
    index = (made.path / "index.html").read_text(encoding="utf-8")
    assert 'href="alpha/index.html"' in index
    assert 'href="omega/index.html"' in index
    (fault,) = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert fault.getMessage() == "the pages of game alpha could not be made"
    with pytest.raises(SiteFault, match="the pages of alpha"):  # not "works again" within the pause
        made.update(later + timedelta(seconds=1))
    with pytest.raises(SiteFault) as again:  # tried again, and not logged again
        made.update(later + timedelta(minutes=1))
    assert str(again.value) == wanted
    assert len([one for one in caplog.records if one.levelno >= logging.ERROR]) == 1
    made.pages.broken = frozenset()  # type: ignore[attr-defined]
    made.update(later + timedelta(minutes=2))
    assert "Here we go." in (made.path / "alpha/index.html").read_text(encoding="utf-8")


def test_a_game_that_became_private_is_gone_whatever_fails(
    site: Callable[[], Site], story: StoryJudge
) -> None:
    made = site()
    made.update(story.now)
    story.deliver("gina@gm.example", "hide", "SIGN ON M alpha gmword\nSET PRIVATE\n")
    made.pages.broken = frozenset({"alpha"})  # type: ignore[attr-defined]
    made.update(story.now + timedelta(minutes=3))
    assert not (made.path / "alpha").exists()


def test_what_fails_beside_the_games_is_told_once_until_it_works(
    site: Callable[[], Site], story: StoryJudge
) -> None:
    class NoPages(BrokenPages):
        def judge_files(self, rows: object) -> NoReturn:  # noqa: ARG002  # the pages'
            raise LookupError

    made = site()
    good, made.pages = made.pages, NoPages(JUDGE_INFO, order_boards=(), codes=())
    for seconds in (0, 1, 40):
        with pytest.raises(SiteFault, match=r"its pages could not be made \(LookupError\), see the log"):
            made.update(story.now + timedelta(seconds=seconds))
    made.pages = good
    made.update(story.now + timedelta(minutes=2))
    made.update(story.now + timedelta(minutes=2, seconds=1))


def test_judge_once_notes_that_the_site_works_again(tmp_path: Path) -> None:
    config = tmp_path / "judge.toml"
    CliRunner().invoke(main, ["init", str(tmp_path)])
    config.write_text(
        '[judge]\naddress = "judge@judge.example"\nkeeper = "keeper@judge.example"\n'
        '[outgoing]\ntransport = "maildir"\npath = "out"\n[site]\npath = "site"\nurl = "https://judge.example"\n',
        encoding="utf-8",
    )
    (tmp_path / "site").mkdir()
    (tmp_path / "site/thesis.txt").touch()
    words_ = ["once", "--config", str(config), "--now"]
    CliRunner().invoke(main, [*words_, "2026-01-05T10:00:00+00:00"])
    database = Database(f"sqlite:///{tmp_path / 'judge.db'}")
    assert "needs a folder of its own" in database.health.troubles()["site"].why
    status = CliRunner().invoke(main, ["keeper", "status", "--config", str(config)])
    assert "site: failing since 2026-01-05 10:00 UTC: " in status.output
    doctor = ["doctor", "--config", str(config)]
    said = CliRunner().invoke(main, doctor).output
    assert "WRONG  Site: " in said
    assert "Site, since" not in said, "what is still so is said once"
    (tmp_path / "site/thesis.txt").unlink()
    CliRunner().invoke(main, [*words_, "2026-01-05T10:10:00+00:00"])
    assert "site" not in database.health.troubles()
    database.health.note_trouble("site", "full", datetime(2026, 1, 5, 10, 15, tzinfo=UTC))
    assert "WRONG  Site, since 2026-01-05 10:15 UTC: full" in CliRunner().invoke(main, doctor).output
    text = config.read_text(encoding="utf-8")
    config.write_text(text.partition("[site]")[0], encoding="utf-8")
    CliRunner().invoke(main, [*words_, "2026-01-05T10:20:00+00:00"])
    assert "site" not in database.health.troubles(), "the judge has no site any more"
    database.close()
