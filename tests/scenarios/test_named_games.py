"""A game's name above, before or within a line: the line is for that game, as far as its sender is known."""

from __future__ import annotations

import re
import tomllib
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from judge.game.state import Game
from judge.rules import notation
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, told_anna
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

ROWS = tomllib.loads((Path(__file__).parents[1] / "data" / "named_games.toml").read_text(encoding="utf-8"))
ORDER = "A VIE - TRI"
SIGN_ON = "SIGN ON Austria beta sword.AB\n"


@pytest.fixture(scope="module")
def beside() -> StoryJudge:
    """Alpha with a second game of the same people beside it, in which Anna is Austria as well."""
    judge = in_memory("opening")
    judge.deliver(GINA, "new", "SIGN ON M alpha gmword\nCREATE ?beta gm.word2\n")
    for letter, (address, _) in judge.leaders.items():
        wishes = letter + "AEFGIRT".replace(letter, "")
        judge.deliver(address, "join", f"SIGN ON ?beta sword.{letter}B\nSET PREFERENCE {wishes}\n")
    return judge


def _game(judge: StoryJudge, name: str) -> Game:
    with judge.services.store.begin() as work:
        game = work.games.get(name)
    assert game is not None
    return game


def _orders(judge: StoryJudge) -> dict[str, list[str]]:
    """Austria's orders by game; games without are left out."""
    found = {name: _game(judge, name).orders.get("AUSTRIA", ()) for name in ("alpha", "beta")}
    return {name: sorted(map(notation.write, orders)) for name, orders in found.items() if orders}


def _of_beta(judge: StoryJudge) -> EmailMessage:
    return judge.last(ANNA, "TEST:beta - S1901M Game Starting")


@pytest.mark.sweep
@pytest.mark.parametrize("row", ROWS["over"], ids=lambda row: row["text"])
def test_a_game_over_orders_leads_them_or_holds_them(beside: StoryJudge, row: dict[str, Any]) -> None:
    judge = twin(beside)
    judge.reply(ANNA, _of_beta(judge), f"{row['text']}\n{ORDER}\n")
    assert _orders(judge) == ({} if row["comes_to"] == "held" else {row["comes_to"]: [ORDER]})
    assert ("[Error Flag]" in told_anna(judge)) is (row["comes_to"] == "held")


@pytest.mark.parametrize("row", ROWS["within"], ids=lambda row: row["text"])
def test_a_game_in_a_line_is_that_line_s(beside: StoryJudge, row: dict[str, Any]) -> None:
    judge = twin(beside)
    judge.reply(ANNA, _of_beta(judge), f"{row['text']}\n")
    assert _orders(judge) == ({row["comes_to"]: [ORDER]} if row["comes_to"] else {})


def test_each_name_leads_until_the_next(beside: StoryJudge) -> None:
    judge = twin(beside)
    text = "F Tri - Alb\n\nalpha:\nA Vie - Tri\nA Bud - Ser\n\nbeta:\nA Vie - Gal\n"
    judge.reply(ANNA, _of_beta(judge), text)
    assert _orders(judge) == {"alpha": ["A BUD - SER", ORDER], "beta": ["A VIE - GAL", "F TRI - ALB"]}


def test_a_line_that_only_names_a_game_within_leads_none_below(beside: StoryJudge) -> None:
    judge = twin(beside)
    judge.reply(ANNA, _of_beta(judge), "A Vie - Tri in alpha\nA Bud - Ser\n")
    assert _orders(judge) == {"alpha": [ORDER], "beta": ["A BUD - SER"]}
    assert says(told_anna(judge), "read-for-game", power="Austria", game="alpha")


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("SET WAIT alpha", "seats"),
        ("SET WAIT in game alpha", "seats"),
        ("alpha: SET WAIT", "seats"),
        ("AWAY 2026-01-06 TO 2026-01-12 in alpha", "seats"),
        ("AWAY alpha 2026-01-06 TO 2026-01-12", "seats"),
        ("SET DRAW alpha", "seats"),
        ("PROPOSE DRAW alpha", "proposals"),
        ("CLEAR alpha", "seats"),
        ("CLEAR ALL in alpha", "seats"),
    ],
)
def test_a_command_with_a_game_is_for_that_game(beside: StoryJudge, line: str, changes: str) -> None:
    judge = twin(beside)
    before = {name: _game(judge, name) for name in ("alpha", "beta")}
    judge.reply(ANNA, _of_beta(judge), f"{line}\n")
    after = {name: _game(judge, name) for name in ("alpha", "beta")}
    assert getattr(after["alpha"], changes) != getattr(before["alpha"], changes)
    assert after["beta"] == before["beta"]
    assert "[Error Flag]" not in told_anna(judge)


@pytest.mark.parametrize("line", ["EXTEND 2 days in alpha", "EXTEND alpha 2 days", "EXTEND 2 days alpha"])
def test_more_time_is_asked_for_in_the_game_named(beside: StoryJudge, line: str) -> None:
    judge = twin(beside)
    judge.reply(ANNA, _of_beta(judge), f"{line}\n")
    assert "alpha" in str(judge.last(GINA)["Subject"])
    assert "[Error Flag]" not in told_anna(judge)


@pytest.mark.parametrize(
    "line", ["Please extend the deadline in alpha by 2 days", "I vote yes in alpha", "WAIT alpha"]
)
def test_what_is_proposed_is_for_the_game_named(beside: StoryJudge, line: str) -> None:
    judge = twin(beside)
    before = _game(judge, "beta")
    judge.reply(ANNA, _of_beta(judge), f"{line}\n")
    assert says(told_anna(judge), "did-you-mean")
    judge.reply(ANNA, judge.last(ANNA), "YES")
    assert _game(judge, "beta") == before


def test_of_a_game_that_they_do_not_play_nothing_is_proposed(beside: StoryJudge) -> None:
    judge = twin(beside)
    judge.deliver(GINA, "new", "SIGN ON M alpha gmword\nCREATE ?gamma gm.word3\n")
    judge.reply(ANNA, _of_beta(judge), "Please extend the deadline in gamma by 2 days\n")
    assert not says(told_anna(judge), "did-you-mean")


@pytest.mark.parametrize("line", ["LIST alpha", "SUMMARY alpha"])
def test_a_command_that_takes_a_game_keeps_it(beside: StoryJudge, line: str) -> None:
    judge = twin(beside)
    judge.reply(ANNA, _of_beta(judge), f"{line}\nA Vie - Gal\n")
    assert _orders(judge) == {"beta": ["A VIE - GAL"]}


def test_without_proof_for_that_game_orders_wait_for_a_yes(beside: StoryJudge) -> None:
    judge = twin(beside)
    judge.deliver(ANNA, "orders", f"{SIGN_ON}A Vie - Gal\nalpha:\nA Vie - Tri\nbeta:\nA Bud - Ser\n")
    assert _orders(judge) == {"beta": ["A BUD - SER", "A VIE - GAL"]}
    assert says(told_anna(judge), "speaks-unproven", power="Austria", game="alpha")
    judge.reply(ANNA, judge.last(ANNA), "YES")
    assert _orders(judge)["alpha"] == [ORDER]


def test_without_proof_a_command_names_the_sign_on_that_is_missing(beside: StoryJudge) -> None:
    judge = twin(beside)
    judge.deliver(ANNA, "wait", f"{SIGN_ON}SET WAIT in alpha\n")
    assert says(told_anna(judge), "game-unproven", power="Austria", game="alpha")


def test_a_game_named_over_orders_is_enough_to_keep_them(beside: StoryJudge) -> None:
    judge = twin(beside)
    judge.deliver(ANNA, "orders", "alpha:\nA Vie - Tri\n\nbeta:\nA Vie - Gal\n")
    assert _orders(judge) == {}
    question = judge.last(ANNA)
    judge.reply(ANNA, question, "YES")
    judge.deliver(ANNA, "second", re.findall(r"CONFIRM \w{20,}", question.get_content())[1])
    assert _orders(judge) == {"alpha": [ORDER], "beta": ["A VIE - GAL"]}


def test_nobody_else_speaks_for_a_game_by_naming_it(beside: StoryJudge) -> None:
    judge = twin(beside)
    judge.reply("eve@evil.example", _of_beta(judge), "alpha:\nA Vie - Tri\n")
    assert _orders(judge) == {}


def test_a_subject_may_name_another_game_than_the_email_answered(beside: StoryJudge) -> None:
    judge = twin(beside)
    judge.deliver(ANNA, "orders for alpha", "A Vie - Tri\n", answers=str(_of_beta(judge)["Message-ID"]))
    assert _orders(judge) == {"alpha": [ORDER]}


def test_one_yes_accepts_the_proposals_of_both_games(beside: StoryJudge) -> None:
    judge = twin(beside)
    text = "alpha:\nVienna goes to Galicia, hopscotch\n\nbeta:\nVienna goes to Tyrolia, hopscotch\n"
    judge.reply(ANNA, _of_beta(judge), text)
    assert _orders(judge) == {}
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert _orders(judge) == {"alpha": ["A VIE - GAL"], "beta": ["A VIE - TYR"]}
    assert "[Error Flag]" not in told_anna(judge)


def test_a_typed_token_accepts_the_proposals_of_its_game_alone(beside: StoryJudge) -> None:
    judge = twin(beside)
    text = "alpha:\nVienna goes to Galicia, hopscotch\n\nbeta:\nVienna goes to Tyrolia, hopscotch\n"
    judge.reply(ANNA, _of_beta(judge), text)
    tokens = re.findall(r"CONFIRM \w+", judge.last(ANNA).get_content())
    judge.deliver(ANNA, "confirm", tokens[1])
    assert _orders(judge) == {"beta": ["A VIE - TYR"]}


@pytest.mark.parametrize("times", [3, 150, 1000])
def test_a_name_repeated_on_its_line_names_no_game(beside: StoryJudge, times: int) -> None:
    judge = twin(beside)
    judge.deliver(ANNA, "orders", f"{SIGN_ON}{ORDER}\n{'alpha ' * times}\n")
    assert _orders(judge) == {"beta": [ORDER]}
