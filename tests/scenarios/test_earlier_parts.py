"""Who knows more of a game than a new player takes no power of it by himself.

docs: gm, "Inside knowledge bars people from playing"
"""

from __future__ import annotations

import pytest

from judge.service.keeper_policy import ConfirmationPolicy
from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, GINA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

TARA, EDGAR = "tara@tur.example", "edgar@eng.example"
BOB = "bob@bur.example"
TARA_LEAVES = "SIGN ON Turkey {game} swordT\nRESIGN NOW\n"
EDGAR_LEAVES = "SIGN ON England {game} swordE\nRESIGN NOW\n"
LEADS = "You have taken over {power}"


@pytest.fixture(params=["alpha", "gun"])
def name(request: pytest.FixtureRequest) -> str:
    """A game with letters, and one in which nobody knows who plays."""
    return str(request.param)


@pytest.fixture
def here(name: str) -> StoryJudge:
    judge = in_memory("opening" if name == "alpha" else "parts/gunboat-start")
    judge.change_policy(confirmation=ConfirmationPolicy.NEVER, resignation=ConfirmationPolicy.NEVER)
    for who in (EVE, BOB):
        judge.deliver(who, "me", "REGISTER\nName: Somebody New\nEND\n")
    return judge


def words(story: StoryJudge, to: str) -> str:
    return " ".join(said(story, to).split())


def leave(here: StoryJudge, who: str, lines: str) -> None:
    here.deliver(who, "bye", lines, "pass")
    if "Please confirm" in said(here, who):
        here.reply(who, here.last(who, "Please confirm"), "CONFIRM\n", "pass")


def both_leave(here: StoryJudge, name: str) -> None:
    leave(here, TARA, TARA_LEAVES.format(game=name))
    leave(here, EDGAR, EDGAR_LEAVES.format(game=name))


def take(here: StoryJudge, name: str, power: str, who: str = TARA) -> str:
    here.deliver(who, "mine", f"SIGN ON {power} {name} another99\n", "pass")
    return words(here, who)


def test_who_left_a_power_takes_another_only_with_the_master_s_word(here: StoryJudge, name: str) -> None:
    both_leave(here, name)
    assert says(take(here, name, "England"), "waits-for-master-again")
    asked = words(here, GINA)
    assert says(asked, "email-master-asked.led", powers=("Turkey",))
    assert f"SET APPROVED {TARA}" in asked
    assert said(here, ANNA) == ""
    here.reply(GINA, here.last(GINA, "Your decision is needed"), "YES\n")
    assert says(words(here, TARA), "email-seat-changed.approved-running")
    assert LEADS.format(power="England") in take(here, name, "England")


def test_one_word_is_for_one_power(here: StoryJudge, name: str) -> None:
    both_leave(here, name)
    take(here, name, "England")
    here.reply(GINA, here.last(GINA, "Your decision is needed"), "YES\n")
    take(here, name, "England")
    leave(here, TARA, f"SIGN ON England {name} another99\nRESIGN NOW\n")
    assert says(take(here, name, "Turkey"), "waits-for-master-again")


def test_his_own_power_he_takes_back(here: StoryJudge, name: str) -> None:
    both_leave(here, name)
    assert LEADS.format(power="Turkey") in take(here, name, "Turkey")


def test_where_every_master_plays_nobody_lets_him_in(here: StoryJudge, name: str) -> None:
    here.deliver(GINA, "lead", f"SIGN ON M {name} gmword\nSET UNMODERATED\nPROMOTE Austria\n")
    here.reply(ANNA, here.last(ANNA, "Will you be the GM?"), "YES\n", "pass")
    assert says(words(here, ANNA), "leads-now", game=name)
    here.deliver(GINA, "bye", f"SIGN ON M {name} gmword\nRESIGN NOW\n")
    both_leave(here, name)
    assert says(take(here, name, "England"), "refused-had-part")
    assert "SET APPROVED" not in said(here, ANNA)


def reads(here: StoryJudge, name: str, who: str, *more: str) -> None:
    """Somebody watches with copies of all letters."""
    here.deliver(GINA, "open", f"SIGN ON M {name} gmword\nSET WATCH ALL PRESS\n")
    here.deliver(who, "watch", f"OBSERVE {name} watch99\n", "pass")
    here.deliver(who, "watch", "\n".join((f"SIGN ON O {name} watch99", "SET ALL PRESS", *more)), "pass")


@pytest.mark.parametrize("more", [(), ("SET NORMAL PRESS",), ("SET NORMAL PRESS", "RESIGN"), ("RESIGN",)])
def test_who_read_all_letters_takes_no_power_by_himself(
    here: StoryJudge, name: str, more: tuple[str, ...]
) -> None:
    leave(here, TARA, TARA_LEAVES.format(game=name))
    reads(here, name, EVE, *more)
    assert says(take(here, name, "Turkey", EVE), "waits-for-master-again")
    assert says(words(here, GINA), "email-master-asked.has-read")


def test_who_only_watched_takes_a_power(here: StoryJudge, name: str) -> None:
    leave(here, TARA, TARA_LEAVES.format(game=name))
    here.deliver(EVE, "watch", f"OBSERVE {name} watch99\n", "pass")
    assert LEADS.format(power="Turkey") in take(here, name, "Turkey", EVE)


def test_nor_does_he_come_back_to_his_own(here: StoryJudge, name: str) -> None:
    leave(here, TARA, TARA_LEAVES.format(game=name))
    reads(here, name, TARA)
    assert says(take(here, name, "Turkey"), "waits-for-master-again")


def test_a_partner_who_was_put_out_takes_no_other_power(here: StoryJudge, name: str) -> None:
    here.deliver(ANNA, "with", f"SIGN ON Austria {name} swordA\nPARTNER {BOB}\n", "pass")
    here.reply(BOB, here.last(BOB, "Reply YES"), "YES\n", "pass")
    here.deliver(ANNA, "without", f"SIGN ON Austria {name} swordA\nPARTNER -{BOB}\n", "pass")
    leave(here, TARA, TARA_LEAVES.format(game=name))
    assert says(take(here, name, "Turkey", BOB), "waits-for-master-again")
    assert says(words(here, GINA), "email-master-asked.led", powers=("Austria",))


def test_another_detail_of_his_mailbox_does_not_take_it_either(here: StoryJudge, name: str) -> None:
    both_leave(here, name)
    here.deliver("tara+2@tur.example", "me", "REGISTER\nName: Tara Two\nEND\n")
    assert says(take(here, name, "England", "tara+2@tur.example"), "refused-same-mailbox")


def test_who_was_asked_as_a_standby_and_then_read_is_not_let_in(here: StoryJudge, name: str) -> None:
    here.deliver(EVE, "ready", "SIGN UP AS STANDBY\n", "pass")
    leave(here, TARA, TARA_LEAVES.format(game=name))
    question = here.last(EVE, "Will you play")
    reads(here, name, EVE)
    here.reply(EVE, question, "YES\n", "pass")
    assert says(words(here, EVE), "waits-for-master-again")


def test_who_could_not_say_yes_is_not_asked_to_lead_a_power_too(here: StoryJudge, name: str) -> None:
    here.deliver(ANNA, "with", f"SIGN ON Austria {name} swordA\nPARTNER {EDGAR}\n", "pass")
    assert said(here, EDGAR) == ""
    told = words(here, ANNA)
    assert says(told, "partner-in-game", who=EDGAR, game=name) is (name != "gun")
    assert says(told, "partner-asked", who=EDGAR) is (name == "gun")


def test_a_partner_whom_only_the_master_lets_in_says_yes_again_then(here: StoryJudge, name: str) -> None:
    here.deliver(ANNA, "with", f"SIGN ON Austria {name} swordA\nPARTNER {BOB}\n", "pass")
    question = here.last(BOB, "Reply YES")
    reads(here, name, BOB)
    here.reply(BOB, question, "YES\n", "pass")
    assert says(words(here, BOB), "waits-for-master-again")
    here.reply(GINA, here.last(GINA, "Your decision is needed"), "YES\n")
    here.reply(BOB, question, "YES\n", "pass")
    assert says(words(here, BOB), "plays-too", power="Austria", game=name)


def test_nobody_is_called_new_whom_the_game_does_not_name(here: StoryJudge, name: str) -> None:
    leave(here, TARA, TARA_LEAVES.format(game=name))
    take(here, name, "Turkey")
    told = words(here, ANNA)
    assert says(told, "email-seat-changed.led-again", power="Turkey", game="gun") == (name == "gun")
    assert ("New Player" in told) == (name != "gun")
