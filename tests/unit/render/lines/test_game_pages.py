from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.roles import Role
from judge.game.settings import PressMode
from judge.game.state import Game
from judge.notices.notice import Addressee
from judge.notices.replies import Page, PageKind, Reply
from tests.messages import says
from tests.rows import each_row
from tests.unit.render.games import LEFT_GAME, WON_GAME, seat_with
from tests.unit.render.seven_players import (
    GM,
    PEOPLE,
    SPRING,
    WATCHER,
    compose,
    forming,
    reader,
    running,
    with_orders,
)


def _page(game: Game, to: Addressee | None) -> str:
    role, power = (to.role, to.power) if to else (Role.ANYONE, None)
    page = Page(PageKind.GAME, game.name, (game,), {game.name: PEOPLE}, role, power)
    return compose(Reply("", (), (page,)), to).body


def _brief(*games: Game) -> list[str]:
    page = Page(PageKind.GAMES, "", games, {game.name: PEOPLE for game in games})
    return compose(Reply("", (), (page,)), None).body.splitlines()


SECRETS = (
    with_orders(running(), **SPRING),
    with_orders(running(), **{power: text for power, text in SPRING.items() if power != "france"}),
    seat_with(running(), "FRANCE", wait=True),
    seat_with(running(), "FRANCE", draw=True),
)


@each_row("to", [None, WATCHER, reader("AUSTRIA")])
@each_row("game", SECRETS)
def test_nobody_learns_of_others_orders_waits_and_votes(game: Game, to: Addressee | None) -> None:
    """The page reads the same as if nobody had done anything yet."""
    assert _page(game, to) == _page(running(), to)


@pytest.mark.parametrize("game", SECRETS)
def test_the_master_sees_them(game: Game) -> None:
    assert _page(game, GM) != _page(running(), GM)


def test_the_master_sees_orders_and_flags() -> None:
    game = seat_with(with_orders(running(), **SPRING), "FRANCE", wait=True, draw=True)
    page = _page(game, GM)
    assert "France:    Move Submitted, WAIT.\n" in page
    assert "France: Army Paris -> Burgundy.\n" in page
    assert "1 power votes for a draw." in page


def test_addresses_are_for_those_in_the_game() -> None:
    assert "anna@home.test" not in _page(running(), None)
    assert "anna@home.test" in _page(running(), reader("FRANCE"))


def test_the_page_begins_as_programs_expect() -> None:
    page = _page(running(), None)
    for line in (
        "Game 'alpha' order #001 (S1901M) has a deadline of Wed Jan 07 2026 23:30:00 +0000.",
        "The parameters for 'alpha' are as follows:",
        "The following players are signed up for game 'alpha':",
        "Status of the Movement phase for Spring of 1901.  (alpha.001)",
        "Austria: Army Budapest.",
        "Ownership of supply centers:",
    ):
        assert f"{line}\n" in page


def test_games_in_brief() -> None:
    commented = replace(forming(6), settings=replace(forming().settings, comment="Friends only"))
    lines = _brief(commented, LEFT_GAME, WON_GAME)
    start = lines.index("Name              Phase    Variant/Options")
    assert lines[start + 2 : start + 5] == [
        "alpha             S1901M   Standard, 71 hrs, Moderated (Gina Master), Press:W-P-.",
        "                    Friends only",
        "                     Forming: 1 more player needed.",
    ]
    assert "                     Openings: Russia (4/4), Turkey (3/3)." in lines
    assert "                     Won by France." in lines


@pytest.mark.parametrize(
    ("mode", "shown"),
    [(PressMode.NONE, "----"), (PressMode.GREY, "-GP-"), (PressMode.BOTH, "WGP-")],
)
def test_press_in_letters(mode: PressMode, shown: str) -> None:
    game = replace(forming(), settings=replace(forming().settings, press=mode))
    assert any(line.endswith(f"Press:{shown}.") for line in _brief(game))


def test_no_games_yet() -> None:
    assert says("\n".join(_brief()), "games-none")
