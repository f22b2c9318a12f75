"""Notices beyond five an hour: of a master's seat as of a power's, and what the master did is no thief's."""

from __future__ import annotations

from datetime import timedelta

import pytest

from judge.service.security import ConfirmationPolicy
from tests.scenarios.alpha import GINA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

TARA, THIEF = "tara@tur.example", "thief@evil.example"
MASTER = "SIGN ON M alpha gmword\n"


@pytest.fixture
def alpha() -> StoryJudge:
    here = in_memory("opening")
    here.change_policy(confirmation=ConfirmationPolicy.NEVER)
    return here


def an_hour_later(here: StoryJudge, to: str) -> str:
    here.now += timedelta(hours=1, minutes=1)
    here.tick(None)
    return " ".join(said(here, to).split())


def test_a_master_whose_password_is_used_hears_of_its_change_at_once_and_of_the_rest_later(
    alpha: StoryJudge,
) -> None:
    for _ in range(7):
        alpha.deliver(THIEF, "look", f"{MASTER}PREDICT\n")
    assert said(alpha, GINA) == "", "five an hour, one of them kept"
    alpha.deliver(THIEF, "mine now", f"{MASTER}SET PASSWORD evesnewpw\n")
    changed = " ".join(said(alpha, GINA).split())
    assert "Your password as master was changed" in changed
    assert "FORGOT PASSWORD alpha" in changed
    alpha.deliver(THIEF, "on", "SIGN ON M alpha evesnewpw\nSET COMMENT Mine.\n")
    told = an_hour_later(alpha, GINA)
    assert "4 mails with your password spoke as its master from elsewhere" in told
    assert "somebody knows your password" in told


def test_what_the_master_did_is_told_as_his(alpha: StoryJudge) -> None:
    for _ in range(7):
        alpha.deliver(GINA, "for Turkey", f"{MASTER}BECOME Turkey\nA Con - Bul\n")
    assert said(alpha, TARA) == ""
    told = an_hour_later(alpha, TARA)
    assert "3 mails of the master's spoke for Turkey, and counted" in told
    assert "shows what counts now" in told
    assert "password" not in told
    assert "from elsewhere" not in told


def test_both_are_told_apart_in_one_mail(alpha: StoryJudge) -> None:
    for _ in range(3):
        alpha.deliver(GINA, "for Turkey", f"{MASTER}BECOME Turkey\nA Con - Bul\n")
        alpha.deliver(THIEF, "for Turkey", "SIGN ON Turkey alpha swordT\nA Con - Ank\n")
    told = an_hour_later(alpha, TARA)
    assert "1 mail of the master's spoke for Turkey, and counted" in told
    assert "1 mail spoke for Turkey from elsewhere, and counted" in told
    assert "If the others were not you" in told


def test_each_letter_that_the_master_wrote_for_a_player_is_copied_to_him(alpha: StoryJudge) -> None:
    for number in range(7):
        alpha.deliver(GINA, "for Turkey", f"{MASTER}BECOME Turkey\nPRESS TO A\nWord {number}.\nENDPRESS\n")
        assert f"Word {number}." in said(alpha, TARA)
