"""The same refused line again, in answer to the refusal: a player is told each time that it is not in."""

from __future__ import annotations

import re

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, said
from tests.scenarios.story import StoryJudge, words

VAIN = 10
"""Answers a day to mail without effect."""


@pytest.mark.parametrize("line", ["F Tri - Adriattt", "A Vie - Gallll", "A Vie S A Mosk - Gal"])
def test_a_refused_order_is_refused_each_time(judge: StoryJudge, line: str) -> None:
    judge.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{line}\n")
    for turn in range(VAIN):
        assert "REJECTED" in said(judge, ANNA), turn
        mail = judge.last(ANNA)
        judge.deliver(ANNA, f"Re: {mail['Subject']}", f"{line}\n", answers=str(mail["Message-ID"]))


def test_a_robot_that_repeats_one_is_not_answered_for_ever(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nA Vie - Gallll\n")
    answered = 0
    for _ in range(3 * VAIN):
        mail = judge.last(ANNA)
        judge.deliver(ANNA, f"Re: {mail['Subject']}", "A Vie - Gallll\n", answers=str(mail["Message-ID"]))
        answered += bool(judge.unread)
    assert answered == VAIN


def _below_a_map(judge: StoryJudge, orders: str) -> str:
    """What is said to an answer that holds the text of another mail of the judge's, unmarked, and these."""
    judge.deliver(ANNA, "map", "SIGN ON Austria alpha swordA\nGET MAP milan\n")
    pasted = words(judge.last(ANNA))
    judge.deliver(ANNA, "list", "SIGN ON Austria alpha swordA\nLIST alpha\n")
    mail = judge.last(ANNA)
    for _ in range(3):
        judge.deliver(ANNA, f"Re: {mail['Subject']}", pasted, answers=str(mail["Message-ID"]))
    text = f"{pasted}\n{orders}\n"
    judge.deliver(ANNA, f"Re: {mail['Subject']}", text, answers=str(mail["Message-ID"]))
    return said(judge, ANNA)


@pytest.mark.parametrize(
    ("orders", "marked"),
    [
        ("A Vienna - Galicia", "A Vienna - Galicia"),
        ("A Vienna HOLD", "A Vienna HOLD"),
        ("A Vienna HOLD\nF Trieste HOLD", "A Vienna HOLD … F Trieste HOLD"),
    ],
)
def test_orders_below_a_pasted_mail_are_told_as_unread(judge: StoryJudge, orders: str, marked: str) -> None:
    """The judge's own form has `A Vienna HOLD` too; nobody else wrote it there."""
    told = _below_a_map(judge, orders)
    assert says(told, "reply-only-left-out")
    assert marked in [line[1:].lstrip("-0123456789 ") for line in told.splitlines() if line.startswith("!")]


def test_mails_with_other_orders_are_not_the_same(judge: StoryJudge) -> None:
    _below_a_map(judge, "A Vienna HOLD")
    mail = judge.last(ANNA)
    text = words(mail).replace("A Vienna HOLD", "A Vienna - Galicia")
    for order in ("A Vienna - Galicia", "A Vienna - Trieste", "F Trieste - Albania", "A Budapest - Serbia"):
        judge.deliver(ANNA, f"Re: {mail['Subject']}", f"{text}\n{order}\n", "pass")
        assert re.search("NOT COUNTED YET|Nothing was changed", said(judge, ANNA)), order
