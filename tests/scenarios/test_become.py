"""A master who speaks for a power has its orders and letters, not its player's password, diary or address."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import GINA, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge

TARA = "tara@tur.example"


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    return judge_in_memory()


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    return twin(played)


@pytest.mark.parametrize(
    "line",
    [
        "SET PASSWORD velvet.crane9",
        "SET ADDRESS gina@evil.example",
        "DIARY READ ALL",
        "DIARY DELETE 1",
        "DIARY RECORD\nI love Russia.\nENDDIARY",
        "I AM ALSO gina@evil.example",
        "SET MAIL RESULTS",
        "RESIGN",
        "RESIGN NOW",
    ],
)
def test_what_is_its_player_s_own_is_refused(judge: StoryJudge, line: str) -> None:
    judge.deliver(GINA, "for Turkey", f"SIGN ON M alpha gmword\nBECOME Turkey\n{line}\nA Smy - Arm\n")
    text = " ".join(said(judge, GINA).split())
    assert says(text, "eject-instead") or says(text, "not-for-power")
    assert "Army Smyrna -> Armenia" in text, "orders go on"
    judge.deliver(TARA, "mine", "SIGN ON Turkey alpha swordT\nLIST\n")
    assert not says(said(judge, TARA), "password-wrong"), "his password and his seat are his"
    assert says(said(judge, TARA), "speaks-for-power", power="Turkey")
    judge.deliver("gina@evil.example", "thief", "SIGN ON Turkey alpha velvet.crane9\nDIARY READ ALL\n")
    assert says(said(judge, "gina@evil.example"), "seat-not-yours")


def test_below_become_master_he_means_himself(judge: StoryJudge) -> None:
    lines = "SIGN ON M alpha gmword\nBECOME Turkey\nBECOME MASTER\nSET PASSWORD velvet.crane9\n"
    judge.deliver(GINA, "mine", lines)
    judge.deliver(GINA, "again", "SIGN ON M alpha velvet.crane9\nLIST\n")
    assert not says(said(judge, GINA), "password-wrong")
