"""The first mails of a newcomer: what REGISTER lets him say beside it, and what a question names of it."""

from __future__ import annotations

import re

import pytest

from tests.messages import says
from tests.scenarios.alpha import said
from tests.scenarios.story import StoryJudge

ZOE = "zoe@stand.example"
HELLO = "REGISTER\nName: Zoe Stand\nEND\n"


@pytest.fixture
def open_judge(opening: StoryJudge) -> StoryJudge:
    """A judge whose keeper lets people in without a YES."""
    opening.change_policy(opt_in=False)
    opening.says_yes = False
    return opening


def words(judge: StoryJudge, text: str) -> str:
    judge.deliver(ZOE, "hello", text)
    return " ".join(said(judge, ZOE).split())


def test_the_mail_that_registers_says_the_rest_of_the_entry(open_judge: StoryJudge) -> None:
    told = words(open_judge, f"{HELLO}SIGN UP AS STANDBY\nSET ZONE Europe/Oslo\n")
    assert "REJECTED" not in told
    assert says(told, "standby-listed", kind="any game")
    assert says(words(open_judge, "SET ZONE Europe/Rome\n"), "entry-wants-proof")


def test_but_a_part_in_a_gunboat_game_waits_for_its_yes(open_judge: StoryJudge) -> None:
    open_judge.deliver("gina@gm.example", "dark", "SIGN ON M alpha gmword\nCREATE ?dark otter.rake GUNBOAT\n")
    told = words(open_judge, f"{HELLO}SIGN ON ?dark kettle.nine\n")
    assert says(told, "email-opt-in-asked.yes", what="other")


def test_the_question_names_what_the_mail_says_of_its_sender(opening: StoryJudge) -> None:
    opening.says_yes = False
    asked = words(
        opening, f"{HELLO}SIGN UP AS STANDBY FOR alpha\nI AM ALSO z@y.example\nSET ZONE Rome\nLIST\n"
    )
    assert "REGISTER, SIGN UP AS STANDBY, I AM ALSO, SET ZONE If" in asked
    assert "z@y.example" not in asked


def test_what_it_names_has_an_end(opening: StoryJudge) -> None:
    opening.says_yes = False
    rest = "SIGN OFF AS STANDBY\nI AM NOT z@y.example\nSET ZONE Rome\nSET MAIL DIGEST\nSET PROFILE NAME\n"
    asked = words(opening, f"{HELLO}{rest}SIGN ON ?alpha kettle.nine\n")
    kinds = "REGISTER, SIGN OFF AS STANDBY, I AM NOT, SET ZONE, SET MAIL, SET PROFILE, more"
    assert says(asked, "email-opt-in-asked.asks", commands=kinds)
    assert f"{kinds} If" in asked


def test_the_word_for_a_practice_game_is_told_whoever_wrote(open_judge: StoryJudge) -> None:
    """Twice an hour a mail that nothing proves is answered without its own words; that one is the judge's."""
    words(open_judge, HELLO)
    words(open_judge, "LIST\n")
    told = words(open_judge, "SIGN ON ?practice\nMY GAMES\n")
    power, game, password = re.findall(r"SIGN ON (\S+) (practice-\S+) (\w+)", told)[-1]
    assert says(told, "practice-opened-with-password", game=game, power=power, password=password)


def test_a_stranger_is_told_of_the_bots(opening: StoryJudge) -> None:
    told = words(opening, "Can I practise against the computer?\n")
    assert says(told, "reply-newcomer")
    assert "SIGN ON ?practice password" in told
