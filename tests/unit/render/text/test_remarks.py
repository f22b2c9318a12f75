from __future__ import annotations

import pytest

from judge.game.refusals import Refusal, Refused
from judge.game.roles import Role
from judge.notices.remarks import (
    GameRefusal,
    GameRemark,
    MailRemark,
    MasterRemark,
    OrderRemark,
    SeatRemark,
    remark,
)
from judge.render.lines.replies import worded
from judge.render.text.remarks import Sentence, sentence
from judge.rules.phases import Phase
from judge.variants.load import load
from tests.unit.render.seven_players import running

POWERS = load("standard").powers


def test_a_refusal_says_what_would_be_right() -> None:
    said = sentence(remark(GameRemark.GAME_EXISTS, game="alpha"))
    assert said == Sentence("There is already a game called alpha.", "Choose another name.")


@pytest.mark.parametrize(
    ("missing", "words"), [(1, "1 more player has"), (3, "3 more players have"), (0, "0 more players have")]
)
def test_numbers_are_counted(missing: int, words: str) -> None:
    said = sentence(remark(SeatRemark.JOINED, game="alpha", missing=missing)).text
    assert said == f"You have joined alpha. It starts when {words} joined."


def test_large_numbers_are_parted() -> None:
    said = sentence(remark(MailRemark.TOO_MANY_LINES, lines=12345, most=500)).text
    assert said.startswith("your email has at least 12,345 lines")


def test_powers_and_phases_have_their_names() -> None:
    said = sentence(remark(GameRemark.SPEAKS_FOR_POWER, power=POWERS[0], game="alpha")).text
    assert said == "Signed on as Austria in alpha."
    said = sentence(remark(MasterRemark.PHASE_JUDGED, phase=Phase.parse("F1901A"))).text
    assert said == "F1901B has been adjudicated. The results are being sent to everyone."


@pytest.mark.parametrize(
    ("readers", "words"),
    [
        ((Role.MASTER,), "the GM"),
        ((POWERS[0], Role.OBSERVER), "Austria and the observers"),
        ((POWERS[0], POWERS[1], Role.MASTER), "Austria, England and the GM"),
    ],
)
def test_readers_are_listed(readers: tuple[Role, ...], words: str) -> None:
    said = sentence(remark(OrderRemark.PRESS_SENT, readers=readers)).text
    assert said == f"Your message is being sent to {words}."


def test_what_may_be_chosen_is_listed_without_a_joint() -> None:
    said = sentence(remark(GameRemark.NO_SUCH_VARIANT, name="moon", variants=("standard", "youngstown")))
    assert said.hint == (
        "Choose another name, such as standard, youngstown. For the full list, send GET variants."
    )


def test_what_somebody_typed_is_only_data_and_is_cut() -> None:
    said = sentence(remark(GameRemark.GAME_NAME_MALFORMED, name="{game.x}" + "y" * 100)).text
    assert said == f'"{{game.x}}{"y" * 15}…" is not a valid game name.'


def test_a_remark_may_stand_in_another() -> None:
    done = remark(MasterRemark.PHASE_JUDGED, phase=Phase.parse("S1901M"))
    said = sentence(remark(MailRemark.COMMAND_CONFIRMED, command="PROCESS S1901M", done=done)).text
    assert said == "PROCESS S1901M: S1901M has been adjudicated. The results are being sent to everyone."


def test_a_games_no_and_a_text_are_worded_too() -> None:
    no = worded(GameRefusal(Refused(Refusal.NOT_FREE, "AUSTRIA"), running()))
    assert no.text == "Austria has a player in alpha."
    assert worded("a signature") == Sentence("a signature")
