"""Pictures of mails: who gets one in which form, and that it shows what its reader sees."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from judge.game.commands.anyone import Resend
from judge.game.events import PhaseJudged
from judge.game.order_style import Amount, MailWish, MapForm
from judge.game.roles import Role
from judge.game.settings import Blind, Settings
from judge.game.state import Game
from judge.notices.game import GameStarting
from judge.notices.notice import Addressee
from judge.notices.phases import Reminder, Results
from judge.notices.replies import Page, PageKind, Reply
from judge.notices.restricted import people_in
from judge.records import Picture, Recorded
from judge.render.composer import MailComposer
from judge.render.maps.legend import SMALLEST
from judge.render.pictures import MailPictures
from judge.render.text.messages import say
from tests.unit.render.seven_players import GM, JUDGE_INFO, NOW, WATCHER, judged, reader, running, with_orders

AUSTRIA, TURKEY = reader("AUSTRIA"), reader("TURKEY")
PICTURES = MailPictures()


def chosen(to: Addressee, form: MapForm | None) -> Addressee:
    return replace(to, person=replace(to.person, wish=MailWish(map=form)))


def results(game: Game) -> Results:
    return judged(with_orders(game, austria="A VIE - GAL", england="F LON - NTH"))[1]


def dark(england: str) -> Results:
    """Results of a blind game in which Austria sees nothing of England."""
    game = replace(running(), settings=Settings(blind=Blind.DPJUDGE))
    return judged(with_orders(game, austria="A VIE - GAL", england=england))[1]


def seen(notice: Results, to: Addressee) -> Picture:
    picture = PICTURES.of(notice.seen_by(to), MapForm.PNG)
    assert picture is not None
    return picture


def test_results_and_the_start_of_a_game_have_a_picture() -> None:
    game = running()
    picture = PICTURES.of(results(game), MapForm.PNG)
    assert picture is not None
    assert picture.form is MapForm.PNG
    assert picture.name == "alpha-S1901M"
    assert picture.alternative == (
        "Map after Spring 1901, movement. Centres: Austria 3, England 3, France 3, Germany 3, Italy 3, "
        "Russia 4, Turkey 3. The orders are in the text."
    )
    start = PICTURES.of(GameStarting(game, people_in(game, {})), MapForm.PNG)
    assert start is not None
    assert start.alternative.startswith("Map of Spring 1901, movement.")
    assert PICTURES.of(Reminder(game, "AUSTRIA"), MapForm.PNG) is None


@pytest.mark.parametrize(
    ("usual", "wish", "expected"),
    [
        (MapForm.NONE, None, None),
        (MapForm.NONE, MapForm.PNG, MapForm.PNG),
        (MapForm.PNG, None, MapForm.PNG),
        (MapForm.PNG, MapForm.NONE, None),
        (MapForm.PNG, MapForm.SVG, MapForm.SVG),
    ],
)
def test_the_reader_s_choice_comes_before_the_judge_s(
    usual: MapForm, wish: MapForm | None, expected: MapForm | None
) -> None:
    composer = MailComposer(replace(JUDGE_INFO, map=usual))
    picture = composer.compose(results(running()), chosen(AUSTRIA, wish), NOW).picture
    assert (picture.form if picture else None) is expected


def test_all_readers_of_a_phase_get_the_same_picture() -> None:
    notice = results(running())
    assert len({seen(notice, to).key for to in (AUSTRIA, TURKEY, GM, WATCHER)}) == 1


@pytest.mark.parametrize(
    ("form", "power", "comes"),
    [(MapForm.PNG, None, False), (MapForm.PNG, "ENGLAND", True), (MapForm.SVG, None, True)],
)
def test_a_map_too_wide_to_be_read_in_an_email_comes_around_the_reader_s_units_or_as_a_drawing(
    form: MapForm, power: str | None, *, comes: bool
) -> None:
    page = Page(PageKind.FILE, "map.europa_renovatio", (), {}, Role.OBSERVER)
    found = PICTURES.of(Reply("", (), (page,), None, None, Role.OBSERVER), form, power)
    assert (found is not None) is comes


def test_of_a_map_too_wide_to_be_read_each_reader_gets_the_part_around_their_units() -> None:
    page = Page(PageKind.FILE, "map.europa_renovatio", (), {}, Role.OBSERVER)
    reply = Reply("", (), (page,), None, None, Role.OBSERVER)
    england, ottomans = (PICTURES.of(reply, MapForm.PNG, power) for power in ("ENGLAND", "OTTOMANS"))
    assert england is not None
    assert ottomans is not None
    start = say("map-of-board", board="Europa Renovatio")
    assert england.alternative == say("map-around-units", map=start)
    assert _windows(england) != _windows(ottomans)
    assert _windows(england) == ["2640 54 696 696"]


@pytest.mark.parametrize("board", ["standard", "modern", "colonial"])
def test_the_legend_of_a_picture_in_an_email_can_be_read_on_a_telephone(board: str) -> None:
    picture = asked(PageKind.FILE, Role.PLAYER, f"map.{board}")
    assert picture is not None
    width = re.search(r'viewBox="0 0 (\d+) ', picture.svg)
    enlarged = re.search(r'<g id="strip"><g transform="scale\(([\d.]+)\)">', picture.svg)
    assert width is not None
    assert enlarged is not None
    assert SMALLEST * float(enlarged[1]) * _TELEPHONE / int(width[1]) >= _READABLE


_TELEPHONE, _READABLE = 358, 9
"""How wide a telephone shows a picture, and how high letters are at least there, in pixels."""


def _windows(picture: Picture) -> list[str]:
    """The parts of the map that a picture shows: left and upper edge, width and height."""
    return re.findall(r'<svg class="window"[^>]* viewBox="([^"]+)"', picture.svg)


def asked(kind: PageKind, role: Role, topic: str = "", **more: Any) -> Picture | None:
    """The picture of the answer to a mail that asks for that page, and speaks for Austria if for anybody."""
    game, power = running(), "AUSTRIA" if role is Role.PLAYER else None
    page = Page(kind, topic, (game,), {game.name: {}}, role, power, **more)
    return PICTURES.of(Reply("", (), (page,), game, power, role), MapForm.PNG)


@pytest.mark.parametrize(("kind", "topic"), [(PageKind.GAME, "alpha"), (PageKind.FILE, "map.standard")])
def test_a_board_that_is_asked_for_comes_with_its_picture_for_who_has_a_part(
    kind: PageKind, topic: str
) -> None:
    picture = asked(kind, Role.PLAYER, topic)
    assert picture is not None
    assert picture.alternative.endswith("The units are in the text.")
    assert asked(kind, Role.REGISTERED, topic) is None
    assert asked(PageKind.FILE, Role.PLAYER, "rules.standard") is None
    assert asked(PageKind.HELP, Role.PLAYER, "map") is None


def test_another_board_that_is_asked_for_is_drawn_as_it_begins() -> None:
    picture = asked(PageKind.FILE, Role.PLAYER, "map modern")
    assert picture is not None
    assert ">Modern: start</text>" in picture.svg
    assert picture.alternative == say("map-in-halves", map=say("map-of-board", board="Modern"))
    assert _windows(picture) == ["0 0 636 1046", "564 0 636 1046"]
    assert picture.name == "map-modern"
    assert asked(PageKind.FILE, Role.REGISTERED, "map modern") is None
    assert asked(PageKind.FILE, Role.PLAYER, "map divided_states") is None  # too wide, and has no Austria


def test_results_that_are_sent_again_come_with_their_picture() -> None:
    notice = results(running())
    record = (Recorded(NOW, PhaseJudged(notice.snapshot)),)
    assert asked(PageKind.RESULTS, Role.PLAYER, record=record, asked=Resend()) == seen(notice, AUSTRIA)


def test_what_a_master_foresees_is_a_picture_that_says_so() -> None:
    notice = results(running())
    record = (Recorded(NOW, PhaseJudged(notice.snapshot)),)
    picture = asked(PageKind.PREDICTION, Role.MASTER, record=record)
    assert picture is not None
    assert "Spring 1901, movement: not judged yet</text>" in picture.svg
    assert picture.svg.count('class="m"') == seen(notice, GM).svg.count('class="m"') > 1
    assert picture.alternative.startswith(
        "Nothing has been adjudicated yet. Map after Spring 1901, movement."
    )
    assert picture.name == "alpha-S1901M-foreseen"


def test_a_wish_is_kept_as_text_and_older_text_is_read() -> None:
    for wish in (MailWish(), MailWish(map=MapForm.SVG), MailWish(late_notices=False, map=MapForm.NONE)):
        assert MailWish.parse(str(wish)) == wish
    assert MailWish.parse("digest no-late") == MailWish(late_notices=False, amount=Amount.DIGEST)


def test_a_picture_of_a_blind_game_shows_nothing_that_its_reader_does_not_see() -> None:
    one, other = dark("F LON - NTH, F EDI - NWG"), dark("F LON - ENG, A LVP - YOR")
    assert seen(one, AUSTRIA) == seen(other, AUSTRIA)
    assert seen(one, WATCHER) == seen(other, WATCHER)
    assert seen(one, reader("ENGLAND")) != seen(other, reader("ENGLAND"))
    assert seen(one, AUSTRIA) != seen(one, TURKEY)
