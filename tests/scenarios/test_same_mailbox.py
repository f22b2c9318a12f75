"""One mailbox plays once: what stands behind a plus in an address is the same mailbox (ADR 88)."""

from __future__ import annotations

import pytest

from judge.game.dedication import Record
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.story import StoryJudge

DETAIL = "anna+dip@aus.example"
KNOWN = "REGISTER\nName: Anna Two\nEND\n"
FULL = "Somebody with your mailbox is in game"
AS_MASTER = "SIGN ON M beta gmbeta\n"


@pytest.fixture
def beta(game: StoryJudge) -> StoryJudge:
    game.deliver(GINA, "new", "SIGN ON malpha gmword\nCREATE ?beta gmbeta\n")
    game.deliver(ANNA, "join", "SIGN ON Austria alpha swordA\nSIGN ON ?beta swordX\n")
    assert "You are in beta" in said(game, ANNA)
    return game


def test_another_detail_of_an_address_joins_no_second_time(beta: StoryJudge) -> None:
    beta.deliver(DETAIL, "join", f"{KNOWN}SIGN ON ?beta swordZ\n")
    assert FULL in said(beta, DETAIL)


def test_another_detail_does_not_watch_what_its_mailbox_plays(game: StoryJudge) -> None:
    game.deliver(DETAIL, "watch", f"{KNOWN}OBSERVE alpha swordZ\n")
    assert FULL in said(game, DETAIL)


def test_two_people_of_a_mailbox_play_where_the_master_names_the_second(beta: StoryJudge) -> None:
    beta.deliver(GINA, "let in", f"{AS_MASTER}INVITE {DETAIL}\n")
    beta.deliver(DETAIL, "join", f"{KNOWN}SIGN ON ?beta swordZ\n")
    assert "You are in beta" in said(beta, DETAIL)


@pytest.mark.parametrize(
    ("denied", "comes"), [("zoe@x.example", "zoe+2@x.example"), ("zoe+1@x.example", "zoe@x.example")]
)
def test_who_is_kept_out_stays_out_with_another_detail(beta: StoryJudge, denied: str, comes: str) -> None:
    beta.deliver(GINA, "keep out", f"{AS_MASTER}SET DENY PLAYER {denied}\n")
    beta.deliver(comes, "join", "REGISTER\nName: Zoe Zinc\nEND\nSIGN ON ?beta swordZ\n")
    assert "is not open to you" in said(beta, comes)


def test_who_was_put_out_does_not_come_back_with_another_detail(beta: StoryJudge) -> None:
    beta.deliver(GINA, "out", f"{AS_MASTER}EJECT {ANNA}\n")
    beta.deliver(DETAIL, "join", f"{KNOWN}SIGN ON ?beta swordZ\n")
    assert "put you out" in said(beta, DETAIL)


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
    assert "You are in gamma" in said(beta, "zoe+dip@x.example")
