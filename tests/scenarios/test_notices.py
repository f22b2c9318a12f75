"""Whoever has a player's password floods nobody with it: five notices an hour, one summary."""

from __future__ import annotations

from datetime import timedelta

import pytest

from judge.service.keeper_policy import ConfirmationPolicy
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

THIEF = "thief@evil.example"
COPY, HELD, SUMMARY = (
    "came from another address",
    "Please confirm an email sent in your name",
    "More emails in your name",
)
CHANGED = "Your password was changed"
SIGN_ON = "SIGN ON Austria alpha swordA\n"


@pytest.fixture
def judge() -> StoryJudge:
    return in_memory("opening")


def flood(story: StoryJudge, body: str, mails: int, sender: str = THIEF) -> list[str]:
    """The subjects of what Anna is told while so many mails come within half an hour."""
    told = []
    for number in range(mails):
        story.now += timedelta(minutes=30) / mails
        story.deliver(sender, f"mail {number}", body)
        told += [str(mail["Subject"]) for mail in story.unread if mail["To"] == ANNA]
    return told


def an_hour_later(story: StoryJudge) -> str:
    story.now += timedelta(hours=1)
    story.tick(None)
    return said(story, ANNA)


def test_copies_of_orders_are_four_an_hour_and_one_summary(judge: StoryJudge) -> None:
    """Of five notices an hour one is kept for a changed password."""
    told = flood(judge, f"{SIGN_ON}A Vie - Tyr\n", 9)
    assert len(told) == 4
    assert all(COPY in subject for subject in told)
    later = an_hour_later(judge)
    assert later.count(SUMMARY) == 1
    assert says(later, "email-notices-left-out.for-power", game="alpha", number=5, power="Austria")
    assert not an_hour_later(judge)
    judge.deliver(ANNA, "list", f"{SIGN_ON}LIST\n")
    assert "Army Vienna -> Tyrolia" in said(judge, ANNA)


def test_summaries_do_not_add_up_over_a_night(judge: StoryJudge) -> None:
    told = [subject for _ in range(4) for subject in flood(judge, f"{SIGN_ON}A Vie - Tyr\n", 7)]
    assert sum(COPY in subject for subject in told) <= 10
    assert sum(SUMMARY in subject for subject in told) <= 2


def test_questions_about_mail_that_waits_are_bounded_too(judge: StoryJudge) -> None:
    judge.deliver(GINA, "both", "SIGN ON M alpha gmword\nSET EVIDENCE BOTH\n")
    told = flood(judge, f"{SIGN_ON}A Vie - Tyr\n", 7)
    assert len(told) == 4
    assert all(HELD in subject for subject in told)
    judge.deliver("work@firm.example", "again", f"{SIGN_ON}A Vie - Tyr\n")
    assert says(said(judge, "work@firm.example"), "mail-not-asked")
    assert says(an_hour_later(judge), "email-notices-left-out.held", game="alpha", number=4)
    judge.deliver(ANNA, "mine", f"CONFIRM {judge.token}\n")
    assert "Army Vienna -> Tyrolia" in said(judge, ANNA)


def test_the_player_s_own_mail_that_lacks_proof_says_so_instead_of_silence(judge: StoryJudge) -> None:
    judge.deliver(GINA, "both", "SIGN ON M alpha gmword\nSET EVIDENCE BOTH\n")
    flood(judge, f"{SIGN_ON}A Vie - Tyr\n", 6)
    judge.deliver(ANNA, "mine", f"{SIGN_ON}A Vie - Gal\n")
    assert says(said(judge, ANNA), "mail-not-asked")
    judge.deliver(ANNA, "vouched", f"{SIGN_ON}A Vie - Gal\n", "pass")
    assert "Army Vienna -> Galicia" in said(judge, ANNA)


@pytest.mark.parametrize(("copies", "changes"), [(9, 1), (0, 9), (2, 4)])
def test_a_changed_password_is_told_whatever_else_was(judge: StoryJudge, copies: int, changes: int) -> None:
    judge.change_policy(resignation=ConfirmationPolicy.NEVER)  # such a judge asks nobody
    told = flood(judge, f"{SIGN_ON}A Vie - Tyr\n", copies)
    told += flood(judge, f"{SIGN_ON}SET PASSWORD swordA\n", changes)
    assert len(told) == 5
    assert CHANGED in told[-1]
    assert SUMMARY in an_hour_later(judge)


def test_two_games_share_the_four(judge: StoryJudge) -> None:
    judge.deliver(GINA, "beta", "SIGN ON M alpha gmword\nCREATE ?beta betaword\nSET EVIDENCE BOTH\n")
    judge.deliver(ANNA, "join", "SIGN ON ?beta swordAA\n", "pass")
    told = flood(judge, f"{SIGN_ON}A Vie - Tyr\n", 4)
    told += flood(judge, "SIGN ON beta swordAA\nSET WAIT\n", 4, ANNA)
    told = [subject for subject in told if HELD in subject or COPY in subject]
    assert len(told) == 4


def test_a_guesser_reads_the_same_when_the_player_is_asked_no_more(judge: StoryJudge) -> None:
    flood(judge, "SIGN ON Austria alpha wrong1\n", 12)
    right = "SIGN ON Austria alpha swordA\n"
    for _ in range(3):
        judge.deliver(THIEF, "right", right)
        one = said(judge, THIEF)
        judge.deliver(THIEF, "right", right.replace("swordA", "swordB"))
        assert said(judge, THIEF) == one


def test_tokens_asked_for_in_all_games_are_bounded(judge: StoryJudge) -> None:
    games = [f"game{number}" for number in range(4)]
    for name in games:
        judge.deliver(ANNA, "mine", f"CREATE ?{name} swordAA\n", "pass")
    told = flood(judge, "".join(f"FORGOT PASSWORD {name}\n" for name in (*games, "alpha")), 2, ANNA)
    assert sum(says(subject, "email-password-token.subject") for subject in told) == 5


@pytest.mark.parametrize("line", ["", "LIST", "SET WAIT"])
def test_a_mail_without_orders_from_elsewhere_is_not_said_to_have_some(game: StoryJudge, line: str) -> None:
    game.deliver("eve@else.example", "look", f"SIGN ON Austria alpha swordA\n{line}\n")
    told = said(game, ANNA).replace("\r", "")
    assert says(told, "email-copy-of-record.subject", what="email", power="Austria")
    assert says(told, "email-copy-of-record", what="email", power="Austria", game="alpha")
    assert "gave orders" not in told
