"""One mailbox plays once: what stands behind a plus in an address is the same mailbox.

docs: press, "A mailbox plays once"
"""

from __future__ import annotations

import pytest

from judge.game.dedication import Record
from judge.game.refusals import Refusal
from judge.service.keeper import acts
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.story import StoryJudge

DETAIL = "anna+dip@aus.example"
KNOWN = "REGISTER\nName: Anna Two\nEND\n"
MASTERS_DETAIL = "gina+dip@gm.example"
AS_MASTER = "SIGN ON M beta gmbeta\n"


@pytest.fixture
def beta(game: StoryJudge) -> StoryJudge:
    game.deliver(GINA, "new", "SIGN ON malpha gmword\nCREATE ?beta gmbeta\n")
    game.deliver(ANNA, "join", "SIGN ON Austria alpha swordA\nSIGN ON ?beta swordX\n")
    assert says(said(game, ANNA), "joined", game="beta")
    return game


def test_another_detail_of_an_address_joins_no_second_time(beta: StoryJudge) -> None:
    beta.deliver(DETAIL, "join", f"{KNOWN}SIGN ON ?beta swordZ\n")
    assert says(said(beta, DETAIL), "refused-same-mailbox")


def test_another_detail_does_not_watch_what_its_mailbox_plays(game: StoryJudge) -> None:
    game.deliver(DETAIL, "watch", f"{KNOWN}OBSERVE alpha swordZ\n")
    assert says(said(game, DETAIL), "refused-same-mailbox")


@pytest.mark.parametrize("line", ["", f"INVITE {MASTERS_DETAIL}\n", "SET UNMODERATED\n"])
def test_a_mailbox_that_leads_a_game_plays_in_it_as_itself_alone(beta: StoryJudge, line: str) -> None:
    beta.deliver(GINA, "let in", f"{AS_MASTER}{line}")
    beta.deliver(MASTERS_DETAIL, "join", f"{KNOWN}SIGN ON ?beta swordZ\n")
    assert says(said(beta, MASTERS_DETAIL), "refused-mailbox-leads")


def test_a_mailbox_that_leads_a_game_is_asked_for_no_power_of_it(game: StoryJudge) -> None:
    game.deliver(MASTERS_DETAIL, "me", KNOWN)
    game.deliver(ANNA, "with me", f"SIGN ON Austria alpha swordA\nPARTNER {MASTERS_DETAIL}\n")
    game.reply(MASTERS_DETAIL, game.last(MASTERS_DETAIL, "Will you play"), "YES")
    assert says(said(game, MASTERS_DETAIL), "refused-mailbox-leads")
    game.deliver(GINA, "out", "SIGN ON M alpha gmword\nEJECT Austria\n")
    if "wait" in said(game, GINA):
        game.deliver(GINA, "yes", f"CONFIRM {game.token}\n")
    game.deliver(MASTERS_DETAIL, "take", "SIGN ON Austria alpha swordZ9\n")
    assert says(said(game, MASTERS_DETAIL), "refused-mailbox-leads")


@pytest.mark.parametrize("command", ["PROMOTE", "HAND OVER"])
def test_a_mailbox_that_plays_leads_no_game_from_another_detail(game: StoryJudge, command: str) -> None:
    game.deliver(DETAIL, "me", KNOWN)
    game.deliver(GINA, "you", f"SIGN ON M alpha gmword\n{command} {DETAIL}\n")
    if "wait" in said(game, GINA):
        game.deliver(GINA, "yes", f"CONFIRM {game.token}\n")
    assert says(said(game, GINA), "refused-mailbox-plays")


def test_a_master_speaks_for_no_power_once_his_mailbox_has_come_to_play(game: StoryJudge) -> None:
    game.deliver(ANNA, "moved", f"SIGN ON Austria alpha swordA\nSET ADDRESS {MASTERS_DETAIL}\n")
    game.deliver(ANNA, "sure", f"CONFIRM {game.token}\n")
    game.reply(MASTERS_DETAIL, game.last(MASTERS_DETAIL), "YES")
    game.deliver(GINA, "for you", "SIGN ON M alpha gmword\nBECOME Russia\nA Mos - StP\n")
    assert says(said(game, GINA), "refused-mailbox-plays")
    assert "Moscow -> St" not in said(game, GINA)


@pytest.mark.parametrize("keeper", [True, False])
def test_a_yes_to_a_game_that_the_mailbox_has_come_to_play_makes_no_master(
    beta: StoryJudge, keeper: bool
) -> None:
    beta.deliver("zoe+dip@x.example", "me", "REGISTER\nName: Zoe Zinc\nEND\n")
    beta.deliver(GINA, "you", f"{AS_MASTER}PROMOTE zoe+dip@x.example\n")
    beta.deliver("zoe@x.example", "join", "REGISTER\nName: Zoe Zinc\nEND\nSIGN ON ?beta swordZ\n")
    if keeper:
        with beta.services.store.begin() as work:
            found, person = work.games.get("beta"), work.people.by_address("zoe+dip@x.example")
            assert found is not None
            assert person is not None
            for act in (acts.promote, acts.hand_over):
                why = act(beta.services, work, found, person, beta.now)
                assert why is not None
                assert why.refused.why is Refusal.MAILBOX_PLAYS
        return
    beta.reply("zoe+dip@x.example", beta.last("zoe+dip@x.example", "be the GM"), "YES")
    assert says(said(beta, "zoe+dip@x.example"), "refused-mailbox-plays")


def test_two_people_of_a_mailbox_play_where_the_master_names_the_second(beta: StoryJudge) -> None:
    beta.deliver(GINA, "let in", f"{AS_MASTER}INVITE {DETAIL}\n")
    beta.deliver(DETAIL, "join", f"{KNOWN}SIGN ON ?beta swordZ\n")
    assert says(said(beta, DETAIL), "joined", game="beta")


@pytest.mark.parametrize(
    ("denied", "comes"), [("zoe@x.example", "zoe+2@x.example"), ("zoe+1@x.example", "zoe@x.example")]
)
def test_who_is_kept_out_stays_out_with_another_detail(beta: StoryJudge, denied: str, comes: str) -> None:
    beta.deliver(GINA, "keep out", f"{AS_MASTER}SET DENY PLAYER {denied}\n")
    beta.deliver(comes, "join", "REGISTER\nName: Zoe Zinc\nEND\nSIGN ON ?beta swordZ\n")
    assert says(said(beta, comes), "refused-not-admitted")


def test_who_was_put_out_does_not_come_back_with_another_detail(beta: StoryJudge) -> None:
    beta.deliver(GINA, "out", f"{AS_MASTER}EJECT {ANNA}\n")
    beta.deliver(DETAIL, "join", f"{KNOWN}SIGN ON ?beta swordZ\n")
    assert says(said(beta, DETAIL), "refused-put-out")


def test_a_record_is_that_of_the_mailbox(beta: StoryJudge) -> None:
    with beta.services.store.begin() as work:
        person = work.people.by_address(ANNA)
        assert person is not None
        work.people.add_to_records({person.id: Record(late=5)})
        work.commit()
    beta.deliver(
        GINA,
        "strict",
        "SIGN ON malpha gmword\nCREATE ?gamma gmgamma\nSIGN ON M gamma gmgamma\nSET DEDICATION 0\n",
    )
    beta.deliver(DETAIL, "join", f"{KNOWN}SIGN ON ?gamma swordZ\n")
    assert "dedication" in said(beta, DETAIL)
    beta.deliver("zoe+dip@x.example", "join", f"{KNOWN}SIGN ON ?gamma swordZ\n")
    assert says(said(beta, "zoe+dip@x.example"), "joined", game="gamma")
