"""Letters in an IF, and words in a letter's IF: nothing leaves before it is decided, or with a mistake."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import GINA, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge

FLEUR, GERD, TARA = "fleur@fra.example", "gerd@ger.example", "tara@tur.example"
GM = "SIGN ON M alpha gmword\n"


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    return judge_in_memory()


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    judge = twin(played)
    judge.says_yes = False
    return judge


def sent(judge: StoryJudge, text: str) -> str:
    judge.deliver(FLEUR, "orders", f"SIGN ON France alpha swordF\n{text}\n")
    return " ".join(said(judge, FLEUR).split())


def judged(judge: StoryJudge) -> None:
    judge.deliver(GINA, "now", f"{GM}PROCESS NOW\n")
    judge.deliver(GINA, "yes", f"CONFIRM {judge.token}\n")


def flat(judge: StoryJudge, to: str) -> str:
    return " ".join(said(judge, to).split())


BOTH = """\
A Par - Bur
IF A Par - Bur succeeded THEN
BROADCAST
Burgundy is ours.

Germany is betrayed.
ENDPRESS
ELSE
PRESS TO G
Who stands in Burgundy?
ENDPRESS
ENDIF"""


def test_a_letter_leaves_with_the_branch_that_counts(judge: StoryJudge) -> None:
    assert "REJECTED" not in sent(judge, BOTH)
    assert not said(judge, GERD), "nothing leaves before the season is judged"
    assert not said(judge, TARA)
    judged(judge)
    for reader in (GERD, TARA):
        assert "Burgundy is ours." in flat(judge, reader)
        assert "Who stands in Burgundy?" not in flat(judge, reader)


def test_the_other_branch_is_the_opposite(judge: StoryJudge) -> None:
    assert "REJECTED" not in sent(judge, BOTH)
    judge.deliver(GERD, "orders", "SIGN ON Germany alpha swordG\nA Mun - Bur\n")
    judged(judge)
    assert "Who stands in Burgundy?" in flat(judge, GERD)
    assert "Who stands" not in flat(judge, TARA), "only its reader has it"
    assert "Burgundy is ours." not in flat(judge, TARA)


CHAIN = """\
A Par - Bur
IF A Par - Pic succeeded THEN
PRESS TO T
first
ENDPRESS
ELSE IF A Par - Bur succeeded THEN
PRESS TO T
second
ENDPRESS
IF unit in Mun THEN
PRESS TO T
inner
ENDPRESS
ENDIF
ELSE
PRESS TO T
third
ENDPRESS
ENDIF"""


def test_each_branch_excludes_those_before_and_one_may_stand_in_another(judge: StoryJudge) -> None:
    assert "REJECTED" not in sent(judge, CHAIN)
    judged(judge)
    text = flat(judge, TARA)
    assert "second" in text
    assert "inner" in text
    assert "first" not in text
    assert "third" not in text


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (("BROADCAST", "Zanzibar", "ENDPRESS"), "no ENDIF"),
        (("BROADCAST", "Zanzibar", "ENDIF"), "no ENDIF"),
        (
            ("PRESS TO Atlantis", "Zanzibar", "ENDPRESS", "PRESS TO G", "Zanzibar", "ENDPRESS", "ENDIF"),
            "No part of this IF was",
        ),
        (("PRESS TO G", "Zanzibar", "ENDPRESS", "A Nowhere - Bur", "ENDIF"), "No part of this IF was"),
        (("PRESS TO G IF the moon is blue", "Zanzibar", "ENDPRESS", "ENDIF"), "No part of this IF was"),
    ],
)
def test_a_mistake_in_the_block_sends_nothing(judge: StoryJudge, lines: tuple[str, ...], why: str) -> None:
    block = "\n".join(lines)
    found = sent(judge, f"A Par - Bur\nIF A Par - Bur succeeded THEN\n{block}")
    assert "REJECTED" in found
    assert why in found
    judged(judge)
    assert "Zanzibar" not in flat(judge, GERD)
    assert "Zanzibar" not in flat(judge, TARA)


def test_an_announcement_in_an_if_does_not_leave(judge: StoryJudge) -> None:
    judge.deliver(
        GINA, "news", f"{GM}IF A Par - Bur succeeded THEN\nANNOUNCE\nFrance wins\nEND ANNOUNCE\nENDIF\n"
    )
    assert says(flat(judge, GINA), "only-letters-and-orders-in-if")
    assert not said(judge, TARA)


CHOICE = """\
A Par - Bur
PRESS TO TG
We love France.
IF A Par - Bur succeeds THEN
Burgundy was taken.
ELSE
Zanzibar.
ENDIF
Your friend
ENDPRESS"""


def test_words_of_a_letter_that_do_not_count_are_left_out(judge: StoryJudge) -> None:
    assert "REJECTED" not in sent(judge, CHOICE)
    assert not said(judge, TARA), "it waits for the results"
    judged(judge)
    text = flat(judge, TARA)
    assert "We love France. | Burgundy was taken. | Your friend" in text
    assert "Zanzibar" not in text
    assert "ENDIF" not in text


def test_the_else_of_a_letter_counts_where_its_if_does_not(judge: StoryJudge) -> None:
    sent(judge, CHOICE)
    judge.deliver(GERD, "orders", "SIGN ON Germany alpha swordG\nA Mun - Bur\n")
    judged(judge)
    assert "We love France. | Zanzibar. | Your friend" in flat(judge, GERD)


def test_a_letter_of_which_nothing_is_left_stays(judge: StoryJudge) -> None:
    sent(judge, "A Par - Bur\nPRESS TO T\nIF A Par - Pic succeeds\nZanzibar\nENDIF\nENDPRESS")
    judged(judge)
    assert "New message" not in flat(judge, TARA)
    assert "France" not in " ".join(str(mail["Subject"]) for mail in judge.unread if mail["To"] == TARA)


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (("IF the moon is blue THEN", "Zanzibar", "ENDIF"), "REJECTED"),
        (("Zanzibar", "ENDIF"), "This ENDIF has no IF"),
        (("IF unit in Bur", "IF unit in Par", "Zanzibar", "ENDIF"), "has no ENDIF"),
    ],
)
def test_a_letter_whose_if_is_wrong_is_not_sent(judge: StoryJudge, lines: tuple[str, ...], why: str) -> None:
    found = sent(judge, "\n".join(("PRESS TO T", *lines, "ENDPRESS")))
    assert "REJECTED" in found
    assert why in found
    judged(judge)
    assert "Zanzibar" not in flat(judge, TARA)


@pytest.mark.parametrize(
    "text",
    [
        "PRESS TO G IF MOVED A Par - Bur\nThanks.\nELSE\nYou liar!\nENDPRESS",
        "PRESS TO G\nIF MOVED A Par - Bur\nThanks.\nELSE\nYou liar!\nENDPRESS",
        "BROADCAST\nif A Par - Bur succeeds then\nThanks.\nelse:\nYou liar!\nENDPRESS",
    ],
)
def test_a_letter_with_an_else_and_no_endif_is_not_sent(judge: StoryJudge, text: str) -> None:
    answer = sent(judge, text)
    assert says(answer, "letter-if-not-closed")
    assert not said(judge, GERD)


def test_an_else_alone_is_a_word_like_others(judge: StoryJudge) -> None:
    sent(judge, "PRESS TO G\nIf you help me, fine.\nElse\nwar.\nENDPRESS")
    assert "war." in said(judge, GERD)
