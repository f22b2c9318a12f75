"""A token that sets a password is good until another one comes, a password is set, or its seat is left."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

SIGN_ON = "SIGN ON Austria alpha {}\n"


@pytest.fixture
def here() -> StoryJudge:
    return in_memory("opening")


def forgotten(here: StoryJudge) -> str:
    here.deliver(ANNA, "help", "FORGOT PASSWORD alpha\n", "pass")
    assert f"RESET PASSWORD {here.token}" in said(here, ANNA)
    return here.token


def works(here: StoryJudge, token: str) -> bool:
    here.deliver(ANNA, "new", f"RESET PASSWORD {token} tulip.word9\n", "pass")
    told = said(here, ANNA)
    return any(says(told, key, game="alpha") for key in ("password-reset", "password-reset-for-all"))


def test_the_last_token_works(here: StoryJudge) -> None:
    forgotten(here)
    assert works(here, forgotten(here))


def test_an_older_token_does_not(here: StoryJudge) -> None:
    old = forgotten(here)
    forgotten(here)
    assert not works(here, old)


def test_nor_one_from_before_a_password_was_set(here: StoryJudge) -> None:
    old = forgotten(here)
    here.deliver(ANNA, "new", SIGN_ON.format("swordA") + "SET PASSWORD lily.word9\n", "pass")
    assert not works(here, old)


def test_nor_that_of_a_seat_which_was_left_for_another(here: StoryJudge) -> None:
    old = forgotten(here)
    here.deliver(ANNA, "bye", SIGN_ON.format("swordA") + "RESIGN NOW\n", "pass")
    here.deliver(ANNA, "watch", "OBSERVE alpha watch.word9\n", "pass")
    assert not works(here, old)
