"""No email of Illegal Gunboat tells a player how to write a letter (seed 000, 3)."""

from __future__ import annotations

import re

import pytest

from tests.messages import says
from tests.scenarios.alpha import GINA
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge, words

ANNA, EDGAR = "anna@aus.example", "edgar@eng.example"
LETTER = re.compile(r"\b(?:PRESS|BROADCAST|ENDPRESS)\b")


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    judge = in_memory("opening")
    judge = twin(judge)
    judge.deliver(GINA, "new", "CREATE ?mute gmword9 illegal_gunboat\n")
    for power, (address, _) in judge.leaders.items():
        judge.deliver(address, "join", f"SIGN ON ?mute sword{power}9\nSET PREFERENCE {power}\n")
    return judge


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    return twin(played)


def told(judge: StoryJudge) -> list[tuple[str, str]]:
    """The lines of emails to players that tell of letters."""
    return [
        (str(mail["Subject"]), line)
        for mail in judge.unread
        if mail["To"] != GINA
        for line in words(mail).splitlines()
        if LETTER.search(line)
    ]


@pytest.mark.parametrize(
    "lines",
    [
        "A(Vie)-Gal\nDear France, let's ally!\nShall we attack Russia together?",
        "PROCESS\nEJECT France\nSET NMR\nBECOME France",
        "EXTEND 2 days\nAWAY 1 Feb TO 9 Feb",
        "VOTE YES\nPROPOSE DRAW\nSET DRAW",
        "Please tell the master that I am ill.\nI want to write to England.\nHow do I send a message?",
        "SWAP Austria England",
        "LIST\nHELP ILLEGAL",
    ],
)
def test_answers_do_not(judge: StoryJudge, lines: str) -> None:
    judge.deliver(ANNA, "mail", f"SIGN ON Austria mute swordA9\n{lines}\n")
    assert judge.unread
    assert told(judge) == []


def test_an_announcement_does_not(judge: StoryJudge) -> None:
    judge.deliver(GINA, "news", "SIGN ON M mute gmword9\nANNOUNCE\nThe zine is late.\nEND ANNOUNCE\n")
    mail = judge.last(EDGAR, "")
    assert "The zine is late." in words(mail)
    assert told(judge) == []
    judge.reply(EDGAR, mail, "Thank you for telling us!")
    assert told(judge) == []


def test_lines_are_printed_alike(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "mail", "SIGN ON Austria mute swordA9\na(VIE) - gal\nA(Bud)-Rumania\nF(Tri)-Alb\n")
    text = " ".join(words(judge.last(ANNA)).split())
    assert says(text, "line-acts", line="A(Vie)-Gal")
    assert "Try: A(Bud)-Rum" in text
    judge.deliver(GINA, "now", "SIGN ON M mute gmword9\nPROCESS NOW\n")
    judge.deliver(GINA, "yes", f"CONFIRM {judge.token}\n")
    results = words(judge.last(EDGAR, "Results"))
    assert "Austria: A(Vie)-Gal." in results
    assert "A(Bud)" not in results
    assert told(judge) == []


def test_the_reply_says_of_each_line_whether_it_acts(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "mail", "SIGN ON Austria mute swordA9\nA(Vie)-Mos\nA(Bud)-Ser\nF(Tri)-Alb\n")
    text = " ".join(words(judge.last(ANNA)).split())
    assert says(text, "line-speaks", line="A(Vie)-Mos")
    assert says(text, "line-acts", line="A(Bud)-Ser")


def test_a_line_that_another_one_replaces_is_not_said_to_be_printed(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "mail", "SIGN ON Austria mute swordA9\nA(Vie)-Mos\nA(Vie)-Gal\n")
    text = " ".join(words(judge.last(ANNA)).split())
    assert says(text, "place-ordered-again")
    assert says(text, "line-acts", line="A(Vie)-Gal")
    assert not says(text, "line-speaks", line="A(Vie)-Mos")


@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ("F(Tri)S F(Spa)(nc)-Gas", "F(Tri)S F(Spa)-Gas"),
        ("F(Tri)S F(Spa) (NC)-Gas", "F(Tri)S F(Spa)-Gas"),
        ("F(Tri)S F(Spa)/nc-Gas", "F(Tri)S F(Spa)-Gas"),
        ("F(Tri)S F(Spa)nc-Gas", "F(Tri)S F(Spa)-Gas"),
        ("F(Tri)S F(Spa(nc))-Gas", "F(Tri)S F(Spa)-Gas"),
        ("F(Tri)S (RUSSIA) F(Stp)(sc)H", "F(Tri)S (RUSSIA) F(Stp)H"),
        ("F(Tri)C (RUSSIA) A(Sev)-Con", "F(Tri)C (RUSSIA) A(Sev)-Con"),
        ("F(Tri)-Alb", "F(Tri)-Alb"),
        ("F(Tri)S A(Vie)-Tyr", "F(Tri)S A(Vie)-Tyr"),
        ("F(Tri) S A(Vie)-Tyr", "F(Tri)S A(Vie)-Tyr"),
        ("F(Tri) C A(Vie)-Tyr", "F(Tri)C A(Vie)-Tyr"),
    ],
)
def test_a_coast_is_read_in_and_behind_the_brackets(judge: StoryJudge, line: str, seen: str) -> None:
    judge.deliver(ANNA, "mail", f"SIGN ON Austria mute swordA9\n{line}\n")
    text = " ".join(words(judge.last(ANNA)).split())
    assert "REJECTED" not in text
    assert says(text, "line-speaks", line=seen) or says(text, "line-acts", line=seen)


def test_a_line_without_an_action_is_told_that_it_has_none(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "mail", "SIGN ON Austria mute swordA9\nA(Vie)\n")
    assert says(" ".join(words(judge.last(ANNA)).split()), "holds-moves-supports-convoys")


def test_an_observer_is_told_of_no_press(judge: StoryJudge) -> None:
    olga = "olga@obs.example"
    judge.deliver(
        olga, "hello", "REGISTER\nName: Olga\nEND\nOBSERVE mute pass1234word\nOBSERVE alpha other9word\n"
    )
    answer = words(judge.last(olga))
    assert says(answer, "watches-without-press", game="mute")
    assert says(answer, "watches", game="alpha")
