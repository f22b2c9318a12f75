"""What gives a seat away waits for the word of its player where it comes from no address of his.

docs: sender, "What cannot be undone needs CONFIRM"
"""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, GINA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

NINA = "nina@new.example"


@pytest.fixture(params=["alpha", "gun"])
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def here(name: str) -> StoryJudge:
    judge = in_memory("opening" if name == "alpha" else "parts/gunboat-start")
    for who in (EVE, NINA):
        judge.deliver(who, "me", "REGISTER\nName: Nina New\nEND\n", "pass")
    return judge


def words(story: StoryJudge, to: str) -> str:
    return " ".join(said(story, to).split())


def test_a_partner_asked_from_elsewhere_waits_for_the_player(here: StoryJudge, name: str) -> None:
    here.deliver(EVE, "mine", f"SIGN ON Austria {name} swordA\nPARTNER {EVE}\n", "pass")
    told = said(here, EVE)
    assert says(told, "share-waits")
    assert "Reply YES" not in told
    assert "Anna" not in told
    assert ANNA not in told
    here.reply(ANNA, here.last(ANNA, "Please confirm"), "CONFIRM\n", "pass")
    assert "Reply YES" in said(here, EVE)


def test_one_that_leads_is_not_put_out_from_elsewhere(here: StoryJudge, name: str) -> None:
    here.deliver(ANNA, "with", f"SIGN ON Austria {name} swordA\nPARTNER {NINA}\n", "pass")
    here.reply(NINA, here.last(NINA, "Reply YES"), "YES\n", "pass")
    here.deliver(EVE, "mine", f"SIGN ON Austria {name} swordA\nPARTNER -{NINA}\n", "pass")
    assert says(words(here, EVE), "share-waits")
    told = said(here, NINA)
    assert "no longer" not in told
    assert EVE in told
    assert f"{EVE} leads" not in told


def test_a_partner_who_has_left_is_not_said_to_lead_the_power(here: StoryJudge, name: str) -> None:
    here.deliver(ANNA, "with", f"SIGN ON Austria {name} swordA\nPARTNER {NINA}\n", "pass")
    here.reply(NINA, here.last(NINA, "Reply YES"), "YES\n", "pass")
    here.deliver(NINA, "mine", f"RESET PASSWORD {here.token} nina.word9\n", "pass")
    here.deliver(NINA, "bye", f"SIGN ON Austria {name} nina.word9\nA Vie - Gal\nRESIGN NOW\n", "pass")
    if "Please confirm" in said(here, NINA):
        here.reply(NINA, here.last(NINA, "Please confirm"), "CONFIRM\n", "pass")
    told = said(here, ANNA)
    assert says(told, "email-seat-changed.partner-left", power="Austria")
    assert "with you" not in told


def test_a_partner_reads_no_copy_of_what_he_wrote_with_the_player_s_password(
    here: StoryJudge, name: str
) -> None:
    here.deliver(ANNA, "with", f"SIGN ON Austria {name} swordA\nPARTNER {NINA}\n", "pass")
    here.reply(NINA, here.last(NINA, "Reply YES"), "YES\n", "pass")
    here.deliver(NINA, "ours", f"SIGN ON Austria {name} swordA\nA Vie - Gal\n", "pass")
    assert "a copy" not in said(here, NINA)
    assert says(said(here, ANNA), "email-copy-of-record.subject")


def test_a_password_set_from_elsewhere_sets_none(here: StoryJudge, name: str) -> None:
    here.deliver(EVE, "mine", f"SIGN ON Austria {name} swordA\nSET PASSWORD stolen.word9\n", "pass")
    told = words(here, EVE)
    assert says(told, "password-from-elsewhere")
    assert ANNA not in told
    assert f"RESET PASSWORD {here.token}" in said(here, ANNA)
    assert here.token not in told
    here.deliver(ANNA, "mine", f"SIGN ON Austria {name} swordA\nA Vie - Gal\n", "pass")
    assert "Army Vienna -> Galicia" in said(here, ANNA)
    here.deliver(ANNA, "new", f"RESET PASSWORD {here.token} chosen.word9\n", "pass")
    assert says(said(here, ANNA), "password-reset")


def test_so_does_the_master_s(here: StoryJudge, name: str) -> None:
    here.deliver(EVE, "mine", f"SIGN ON M {name} gmword\nPROMOTE {NINA}\n", "pass")
    here.deliver(EVE, "mine", f"SIGN ON M {name} gmword\nSET PASSWORD stolen.word9\n", "pass")
    assert not says(said(here, NINA), "email-mastership-offered.subject")
    assert says(words(here, EVE), "password-from-elsewhere")
    here.deliver(GINA, "mine", f"SIGN ON M {name} gmword\nLIST\n", "pass")
    assert not says(said(here, GINA), "password-wrong")
    here.reply(GINA, here.last(GINA, "Please confirm"), "CONFIRM\n", "pass")
    assert says(said(here, NINA), "email-mastership-offered.subject")


def test_another_address_of_his_is_as_good(here: StoryJudge, name: str) -> None:
    here.deliver(ANNA, "also", "I AM ALSO anna@work.example\n", "pass")
    here.reply(ANNA, here.last(ANNA, "Is this address yours"), "CONFIRM\n", "pass")
    here.reply("anna@work.example", here.last("anna@work.example"), "YES\n", "pass")
    here.deliver(
        "anna@work.example", "new", f"SIGN ON Austria {name} swordA\nSET PASSWORD chosen.word9\n", "pass"
    )
    assert not says(words(here, "anna@work.example"), "password-from-elsewhere")
