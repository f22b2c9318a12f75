"""A yes that adds or changes an order accepts the rest, and open proposals are asked about again.

docs: sender, "A confirmation is the only word of its email"
"""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, told_anna
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge
from tests.scenarios.test_proposals import in_force
from tests.unit.language.positions import DATA

TABLE: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (DATA / "yes_in_part.toml").read_text(encoding="utf-8")
)
SIGN_ON = "SIGN ON Austria alpha swordA\n"
BOTH = ["A BUD - SER", "A VIE - GAL"]


@pytest.fixture(scope="module")
def asked() -> StoryJudge:
    """The game, with a question to Anna about two orders of hers."""
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", f"{SIGN_ON}Vienna goes to Galicia, Budapest to Serbia, hopscotch\n")
    return judge


@pytest.mark.sweep
@pytest.mark.parametrize("row", TABLE["answer"], ids=lambda row: row["text"])
def test_a_yes_with_more_comes_to_what_it_says(asked: StoryJudge, row: dict[str, Any]) -> None:
    judge = twin(asked)
    judge.reply(ANNA, judge.last(ANNA), row["text"])
    assert in_force(judge, "AUSTRIA") == row["orders"]
    if "then" in row:
        judge.reply(ANNA, judge.last(ANNA), "Yes")
        assert in_force(judge, "AUSTRIA") == row["then"]


@pytest.mark.parametrize("row", TABLE["held_out"], ids=lambda row: row["text"])
def test_what_was_held_out_comes_to_what_it_says(asked: StoryJudge, row: dict[str, Any]) -> None:
    judge = twin(asked) if row["under"] == "asked" else in_memory("opening")
    if row["under"] == "new":
        judge.deliver(ANNA, "orders", f"{SIGN_ON}{row['text']}\n")
    elif row["under"] == "ordered":
        judge.deliver(ANNA, "orders", f"{SIGN_ON}A Bud - Ser\nF Tri - Alb\nA Vie - Gal\n")
    before = in_force(judge, "AUSTRIA")
    if row["under"] != "new":
        judge.reply(ANNA, judge.last(ANNA), row["text"])
    assert set(in_force(judge, "AUSTRIA")) <= {*before, *row["orders"]}
    if in_force(judge, "AUSTRIA") != row["orders"]:
        judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert in_force(judge, "AUSTRIA") == row["orders"]


@pytest.mark.parametrize("row", TABLE["taken_back"], ids=lambda row: row["text"])
def test_what_is_taken_back_in_brackets_is_not_proposed(row: dict[str, Any]) -> None:
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", f"{SIGN_ON}{row['text']}\n")
    assert "A VIE - TYR" not in in_force(judge, "AUSTRIA")
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert "A VIE - TYR" not in in_force(judge, "AUSTRIA")


def test_a_later_question_lists_what_is_open_and_one_yes_accepts_all(asked: StoryJudge) -> None:
    judge = twin(asked)
    first = judge.last(ANNA)
    judge.deliver(ANNA, "more", f"{SIGN_ON}Trieste goes to Albania, hopscotch\n")
    assert "3 orders are not counted yet" in told_anna(judge)
    assert says(told_anna(judge), "proposed-earlier")
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert in_force(judge, "AUSTRIA") == [*BOTH, "F TRI - ALB"]
    judge.reply(ANNA, first, "Yes")
    assert says(told_anna(judge), "done-already")


def test_a_yes_to_the_older_email_accepts_what_that_one_lists(asked: StoryJudge) -> None:
    judge = twin(asked)
    first = judge.last(ANNA)
    judge.deliver(ANNA, "more", f"{SIGN_ON}Trieste goes to Albania, hopscotch\n")
    newest = judge.last(ANNA)
    judge.reply(ANNA, first, "Yes")
    assert in_force(judge, "AUSTRIA") == BOTH
    judge.reply(ANNA, newest, "Yes")
    assert in_force(judge, "AUSTRIA") == [*BOTH, "F TRI - ALB"]
    assert "[Error Flag]" not in told_anna(judge)


def test_a_no_to_the_newest_email_drops_all_that_it_lists(asked: StoryJudge) -> None:
    judge = twin(asked)
    first = judge.last(ANNA)
    judge.deliver(ANNA, "more", f"{SIGN_ON}Trieste goes to Albania, hopscotch\n")
    judge.reply(ANNA, judge.last(ANNA), "CANCEL")
    judge.reply(ANNA, first, "Yes")
    assert in_force(judge, "AUSTRIA") == []


def test_what_a_later_line_orders_is_not_asked_about_again(asked: StoryJudge) -> None:
    judge = twin(asked)
    judge.deliver(ANNA, "more", f"{SIGN_ON}A Vie - Boh\nTrieste goes to Albania, hopscotch\n")
    assert "2 orders are not counted yet" in told_anna(judge)
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert in_force(judge, "AUSTRIA") == ["A BUD - SER", "A VIE - BOH", "F TRI - ALB"]


def test_of_several_proposals_for_a_unit_the_newest_counts(asked: StoryJudge) -> None:
    judge = twin(asked)
    first = judge.last(ANNA)
    judge.deliver(ANNA, "more", f"{SIGN_ON}Vienna goes to Bohemia, hopscotch\n")
    judge.deliver(ANNA, "again", f"{SIGN_ON}Vienna goes to Galicia, hopscotch\n")
    judge.deliver(ANNA, "more", f"{SIGN_ON}Trieste goes to Albania, hopscotch\n")
    assert "3 orders are not counted yet" in told_anna(judge)
    other = twin(judge)
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert in_force(judge, "AUSTRIA") == [*BOTH, "F TRI - ALB"]
    other.reply(ANNA, first, "Yes")
    assert in_force(other, "AUSTRIA") == ["A BUD - SER"]
    assert says(told_anna(other), "proposal-replaced")


def test_a_resignation_shares_its_question_with_nothing(asked: StoryJudge) -> None:
    judge = twin(asked)
    judge.deliver(ANNA, "leave", f"{SIGN_ON}I'd like to drop out of this one\n")
    assert "1 line NOT COUNTED YET" in told_anna(judge)
    judge.deliver(ANNA, "more", f"{SIGN_ON}Trieste goes to Albania, hopscotch\n")
    assert "3 orders are not counted yet" in told_anna(judge)
    judge.deliver(ANNA, "both", f"{SIGN_ON}Trieste goes to Venice, hopscotch\nI'd like to drop out\n")
    assert not says(told_anna(judge), "did-you-mean", line="RESIGN")
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert in_force(judge, "AUSTRIA") == [*BOTH, "F TRI - VEN"]
    assert not any("Please confirm" in str(mail["Subject"]) for mail in judge.unread)


def test_what_nobody_proved_is_not_asked_about_again() -> None:
    judge = in_memory("opening")
    judge.deliver(ANNA, "alpha", "Vienna goes to Tyrolia, hopscotch\n")
    assert "NOT COUNTED YET" in told_anna(judge)
    judge.deliver(ANNA, "orders", f"{SIGN_ON}Budapest goes to Serbia, hopscotch\n")
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert in_force(judge, "AUSTRIA") == ["A BUD - SER"]


def test_a_no_is_told_what_it_cancels(asked: StoryJudge) -> None:
    judge = twin(asked)
    judge.reply(ANNA, judge.last(ANNA), "No, leave it.")
    assert says(told_anna(judge), "orders-cancelled", line="Army Vienna -> Galicia, Army Budapest -> Serbia")
