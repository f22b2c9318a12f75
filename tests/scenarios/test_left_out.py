"""Notices beyond five an hour: of a master's seat as of a power's, and what the master did is no thief's."""

from __future__ import annotations

from datetime import timedelta

import pytest

from judge.service.keeper_policy import ConfirmationPolicy
from tests.messages import says, times
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
    alpha.change_policy(resignation=ConfirmationPolicy.NEVER)  # such a judge asks nobody
    for _ in range(7):
        alpha.deliver(THIEF, "look", f"{MASTER}PREDICT\n")
    assert said(alpha, GINA) == "", "five an hour, one of them kept"
    alpha.deliver(THIEF, "mine now", f"{MASTER}SET PASSWORD evesnewpw\n")
    changed = " ".join(said(alpha, GINA).split())
    assert says(changed, "email-copy-for-master.password-subject")
    assert "FORGOT PASSWORD alpha" in changed
    alpha.deliver(THIEF, "on", "SIGN ON M alpha evesnewpw\nSET COMMENT Mine.\n")
    told = an_hour_later(alpha, GINA)
    assert says(told, "email-notices-left-out.as-master", number=4)
    assert says(told, "email-notices-left-out.password", which="all")


def test_what_the_master_did_is_told_as_his(alpha: StoryJudge) -> None:
    for _ in range(7):
        alpha.deliver(GINA, "for Turkey", f"{MASTER}BECOME Turkey\nA Con - Bul\n")
    assert said(alpha, TARA) == ""
    told = an_hour_later(alpha, TARA)
    assert says(told, "email-notices-left-out.by-master", number=3, power="Turkey")
    assert says(told, "email-notices-left-out.ask")
    assert "password" not in told
    assert not says(told, "email-notices-left-out.for-power")


def test_of_several_masters_the_one_who_did_it_is_named(alpha: StoryJudge) -> None:
    olga = "olga@obs.example"
    alpha.deliver(olga, "hello", "REGISTER\nName: Olga Olsen\nEND\n")
    alpha.deliver(GINA, "beside", f"{MASTER}PROMOTE {olga}\n")
    alpha.reply(olga, alpha.last(olga, "Will you be the GM?"), "YES\n")
    alpha.reply(olga, alpha.last(olga, "password"), f"RESET PASSWORD {alpha.token} olgaword\n")
    alpha.deliver(olga, "mine", "SIGN ON M alpha olgaword\nBECOME Turkey\nA Con - Bul\n")
    told = said(alpha, TARA)
    assert says(told, "email-copy-of-record.by-master", named="yes", master="Olga Olsen", power="Turkey")
    alpha.deliver(olga, "list", "SIGN ON M alpha olgaword\nSET DENY MASTER nobody@x.example\n")
    alpha.now += timedelta(hours=1)
    alpha.deliver(olga, "pause", "SIGN ON M alpha olgaword\nPAUSE\n")
    alpha.deliver(TARA, "what", "SIGN ON Turkey alpha swordT\nHISTORY alpha\n")
    told = said(alpha, TARA)
    assert times(told, "history-master-acted", who="Olga Olsen") == 1
    assert times(told, "history-spoke-for", who="Olga Olsen", power="Turkey") == 1


def test_below_a_refused_line_a_game_that_forms_has_no_phase_to_name(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "new", "CREATE ?beta gmbeta9 France v Austria\n")
    alpha.deliver(GINA, "go", "SIGN ON M beta gmbeta9\nEJECT nobody@x.example\nPROCESS\n")
    assert "PROCESS None" not in said(alpha, GINA)
    assert says(said(alpha, GINA), "refused-not-running", game="beta")


def test_both_are_told_apart_in_one_mail(alpha: StoryJudge) -> None:
    for _ in range(3):
        alpha.deliver(GINA, "for Turkey", f"{MASTER}BECOME Turkey\nA Con - Bul\n")
        alpha.deliver(THIEF, "for Turkey", "SIGN ON Turkey alpha swordT\nA Con - Ank\n")
    told = an_hour_later(alpha, TARA)
    assert says(told, "email-notices-left-out.by-master", number=1, power="Turkey")
    assert says(told, "email-notices-left-out.for-power", number=1, power="Turkey")
    assert says(told, "email-notices-left-out.password", which="others")


def test_each_letter_that_the_master_wrote_for_a_player_is_copied_to_him(alpha: StoryJudge) -> None:
    for number in range(7):
        alpha.deliver(GINA, "for Turkey", f"{MASTER}BECOME Turkey\nPRESS TO A\nWord {number}.\nENDPRESS\n")
        assert f"Word {number}." in said(alpha, TARA)
