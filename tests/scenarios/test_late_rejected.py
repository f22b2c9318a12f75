"""REJECT LATE: a GM says no to late orders with a command, as with NO in reply to the question."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, orders_in_force, text_of
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

MASTER = "SIGN ON M alpha gmword\n"


@pytest.fixture
def late() -> StoryJudge:
    """The opening without its deadline kept: Anna's orders are late and need the GM's decision."""
    judge = in_memory("opening")
    judge.deliver(GINA, "late orders", f"{MASTER}SET NO LATE ORDERS\n")
    judge.now = datetime(2026, 1, 8, 12, tzinfo=UTC)
    judge.tick(None)
    judge.deliver(ANNA, "orders", "SIGN ON A alpha swordA\nA Vie - Gal\n")
    return judge


def answer(judge: StoryJudge, line: str, words: str = "") -> str:
    judge.deliver(GINA, "a word", f"{MASTER}{line}\n\n{words}\n")
    return " ".join(text_of(judge.last(GINA, "Re:")).split())


def test_a_line_that_is_late_for_several_units_is_rejected_once(late: StoryJudge) -> None:
    late.deliver(GINA, "late orders", f"{MASTER}ACCEPT LATE Austria\n")
    late.deliver(ANNA, "orders", "SIGN ON A alpha swordA\nHOLD ALL\n")
    assert orders_in_force(late, "AUSTRIA") == ["A VIE - GAL"]
    told = text_of(late.last(ANNA, "Re:"))
    assert told.count("REJECTED:") == 1, told


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("REJECT LATE Austria", " (Austria)"),
        ("DECLINE LATE", ""),
        ("Refuse late orders from Austria.", " (Austria)"),
        ("reject late A S1901M", " (Austria)"),
    ],
)
def test_the_player_is_told_once_with_the_gm_s_words(late: StoryJudge, line: str, named: str) -> None:
    answer(late, line, "Sorry, that was too late for me.")
    (told,) = (mail for mail in late.unread if mail["To"] == ANNA)
    assert says(str(told["Subject"]), "email-late-orders-told.subject", fate="no")
    assert "too late for me" in text_of(told)
    assert orders_in_force(late, "AUSTRIA") == []
    assert says(answer(late, line), "refused-nothing-late", about=named)
    assert not any(mail["To"] == ANNA for mail in late.unread)


def test_they_may_count_after_all_as_the_answer_says(late: StoryJudge) -> None:
    assert says(answer(late, "REJECT LATE Austria"), "late-declined", command="ACCEPT LATE Austria")
    answer(late, "ACCEPT LATE Austria")
    assert orders_in_force(late, "AUSTRIA") == ["A VIE - GAL"]


@pytest.mark.parametrize("line", ["REJECT LATE Turkey", "REJECT LATE 4.1.2026", "REJECT LATE Austria F1901M"])
def test_what_is_not_late_is_not_rejected(late: StoryJudge, line: str) -> None:
    assert "REJECTED" in answer(late, line)
    assert not any(mail["To"] == ANNA for mail in late.unread)


def test_no_command_is_guessed_that_removes_a_player(late: StoryJudge) -> None:
    assert "EJECT" not in answer(late, "REJECT Turkey").replace("REJECT", "")


def test_a_player_decides_nothing(late: StoryJudge) -> None:
    late.deliver(ANNA, "a word", "SIGN ON A alpha swordA\nREJECT LATE Austria\n")
    assert says(text_of(late.last(ANNA, "Re:")), "refused-not-master")
