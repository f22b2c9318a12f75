"""Who has a part in a game gets its picture with the answers, with SIGN ON and without it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.order_style import MapForm
from judge.notices.notice import Notice
from judge.records import Picture
from judge.render.composer import MailComposer
from judge.render.pictures import MailPictures
from judge.rules.units import Power
from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge, words
from tests.services import JUDGE_INFO, services_on

WITH_MAPS = replace(JUDGE_INFO, map=MapForm.PNG)
SITE = "https://judge.example"


class KeptPictures(MailPictures):
    """Remembers what went with the last mails."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[Picture] = []

    def of(self, notice: Notice, form: MapForm, power: Power | None = None) -> Picture | None:
        found = super().of(notice, form, power)
        self.made += [found] if found is not None else []
        return found


@pytest.fixture
def kept() -> KeptPictures:
    return KeptPictures()


def with_maps(story: StoryJudge, kept: KeptPictures) -> StoryJudge:
    services = services_on(story.services.store, judge_info=WITH_MAPS)
    story.services = replace(services, composer=MailComposer(WITH_MAPS, kept))
    return story


@pytest.fixture
def here(opening: StoryJudge, kept: KeptPictures) -> StoryJudge:
    """A running game on a judge that mails maps."""
    return with_maps(opening, kept)


@pytest.mark.parametrize(
    ("asked", "page"),
    [
        ("LIST alpha", f"{SITE}/alpha/index.html"),
        ("GET MAP alpha", f"{SITE}/alpha/index.html"),
        ("SIGN ON Austria alpha swordA\nGET MAP", f"{SITE}/alpha/index.html"),
        ("SIGN ON Austria alpha swordA\nMAP MINE", f"{SITE}/alpha/index.html"),
        ("GET MAP modern", ""),
        ("TRY alpha\nAustria: A Vie - Gal\nEND TRY", ""),
    ],
)
def test_the_picture_leads_to_the_large_map_where_the_web_has_it(
    opening: StoryJudge, asked: str, page: str
) -> None:
    services = services_on(opening.services.store)
    opening.services = replace(services, composer=MailComposer(replace(WITH_MAPS, site=SITE)))
    opening.deliver(ANNA, "board", f"{asked}\n", "pass")
    html = opening.last(ANNA).get_body(("html",))
    assert html is not None
    assert f"<!--map {page}-->" in html.get_content()


@pytest.mark.parametrize(
    "asked", ["LIST alpha", "GET MAP", "GET MAP alpha", "SIGN ON Austria alpha swordA\nLIST"]
)
def test_a_player_gets_the_board_of_his_game(here: StoryJudge, kept: KeptPictures, asked: str) -> None:
    here.deliver(ANNA, "board", f"{asked}\n", "pass")
    [picture] = kept.made
    assert picture.form is MapForm.PNG
    assert picture.name == "alpha-S1901M"


@pytest.mark.parametrize("asked", ["LIST alpha", "GET MAP alpha"])
def test_nobody_else_does_who_may_read_the_text(here: StoryJudge, kept: KeptPictures, asked: str) -> None:
    here.deliver(EVE, "me", "REGISTER\nName: Eve Evil\nEND\n", "pass")
    here.deliver(EVE, "board", f"{asked}\n", "pass")
    assert "alpha" in words(here.unread[0])
    assert kept.made == []


@pytest.mark.parametrize("asked", ["LIST alpha", "GET MAP"])
def test_an_address_that_nothing_proves_gets_the_text(
    here: StoryJudge, kept: KeptPictures, asked: str
) -> None:
    here.deliver(ANNA, "board", f"{asked}\n")
    assert here.unread
    assert kept.made == []


def test_the_player_s_choice_counts(here: StoryJudge, kept: KeptPictures) -> None:
    here.deliver(ANNA, "map", "SET MAP SVG\n", "pass")
    here.deliver(ANNA, "board", "LIST alpha\n", "pass")
    assert [one.form for one in kept.made] == [MapForm.SVG]
    here.deliver(ANNA, "map", "SET MAP NONE\nLIST alpha\n", "pass")
    assert len(kept.made) == 1


def test_of_a_blind_game_it_shows_what_everybody_sees(kept: KeptPictures) -> None:
    here = with_maps(in_memory("parts/blind-start"), kept)
    here.deliver(ANNA, "board", "LIST dark\n", "pass")
    here.deliver(ANNA, "board", "SIGN ON Austria dark swordA9\nLIST\n", "pass")
    public, own = kept.made
    assert public.svg.count("<use") < own.svg.count("<use")


@pytest.mark.parametrize("board", ["chaos", "colonial", "youngstown"])
def test_a_player_gets_a_board_that_he_plays_no_game_on(
    here: StoryJudge, kept: KeptPictures, board: str
) -> None:
    here.deliver(ANNA, "board", f"GET MAP {board}\n", "pass")
    assert [one.name for one in kept.made] == [f"map-{board}"]
    here.deliver(ANNA, "board", f"GET MAP {board}\n")
    here.deliver(EVE, "me", f"REGISTER\nName: Eve Evil\nEND\nGET MAP {board}\n", "pass")
    assert len(kept.made) == 1, "as it is long, for nobody else"


@pytest.fixture
def on_the_web(here: StoryJudge, kept: KeptPictures) -> StoryJudge:
    """The same with a site."""
    info = replace(WITH_MAPS, site="https://judge.example.org")
    services = services_on(here.services.store, judge_info=info)
    here.services = replace(services, composer=MailComposer(info, kept))
    return here


def test_whoever_wants_a_link_gets_it_with_the_board_too(on_the_web: StoryJudge, kept: KeptPictures) -> None:
    on_the_web.deliver(ANNA, "board", "SET MAP LINK\nLIST alpha\n", "pass")
    page = "https://judge.example.org/alpha/index.html"
    assert says(words(on_the_web.unread[0]), "game-on-the-web", page=page)
    assert kept.made == []


@pytest.mark.parametrize(
    ("form", "hint"),
    [
        ("JPG", "SET MAP PNG, SET MAP SVG, SET MAP NONE, SET MAP LINK"),
        ("LNIK", "Did you mean SET MAP LINK?"),
    ],
)
def test_a_form_that_is_none_gets_a_link_where_there_is_a_site(
    on_the_web: StoryJudge, form: str, hint: str
) -> None:
    on_the_web.deliver(ANNA, "map", f"SET MAP {form}\n", "pass")
    assert hint in words(on_the_web.unread[0])


def test_what_is_left_out_is_said_first(here: StoryJudge) -> None:
    for _ in range(4):
        here.deliver(ANNA, "board", "MAP alpha\n")
    said = words(here.unread[0])
    assert says(said, "reply-did-not-fit")
    assert says(said, "reply-left-out-pages", pages=("GET map.standard",))
