"""A word is tied to the question that its mail asked: the proposal by its number, more time by its phase."""

from __future__ import annotations

from datetime import timedelta
from email.message import EmailMessage

import pytest

from judge.game.message import message
from tests.messages import says, worded
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge, yes_to

EDGAR = "edgar@eng.example"
ENGLAND, MASTER = "SIGN ON England alpha swordE\n", "SIGN ON M alpha gmword\n"


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    return judge_in_memory()


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    return twin(played)


def _text(judge: StoryJudge, to: str) -> str:
    return " ".join(said(judge, to).split())


def _proposed(judge: StoryJudge, text: str) -> EmailMessage:
    judge.now += timedelta(minutes=30)
    judge.deliver(EDGAR, "end", ENGLAND + text)
    return next(mail for mail in judge.unread if mail["To"] == ANNA and "Proposal" in str(mail["Subject"]))


def test_a_vote_in_answer_to_one_proposal_is_none_on_another(judge: StoryJudge) -> None:
    first = _proposed(judge, "PROPOSE DRAW\n")
    judge.deliver(EDGAR, "no", f"{ENGLAND}CANCEL PROPOSAL\n")
    second = _proposed(judge, "PROPOSE WIN England\n")
    judge.deliver_raw(yes_to(first, "VOTE YES"))
    assert not says(_text(judge, ANNA), "voted-yes")
    assert "REJECTED" in _text(judge, ANNA)
    judge.deliver_raw(yes_to(second, "VOTE YES"))
    assert says(_text(judge, ANNA), "voted-yes", number=2)


def test_of_two_that_are_open_it_is_the_one_of_the_mail(judge: StoryJudge) -> None:
    first = _proposed(judge, "PROPOSE DRAW\n")
    _proposed(judge, "PROPOSE WIN England\n")
    judge.deliver_raw(yes_to(first, "VOTE NO"))
    assert says(_text(judge, ANNA), "voted-no", number=1)
    judge.deliver_raw(yes_to(first, "VOTE NO 2").replace(b"<yes.", b"<no."))
    assert says(_text(judge, ANNA), "voted-no", number=2), "a number that is written counts"


@pytest.mark.parametrize(
    ("words", "vote"),
    [
        ("NO", "NO"),
        ("No.", "NO"),
        ("Nein danke", "NO"),
        ("Against.", "NO"),
        ("No, I will not agree to that.", "NO"),
        ("yes please", "YES"),
        ("ok with me", "YES"),
        ("I am in favour of it.", "YES"),
        ("ABSTAIN", "ABSTAIN"),
        ("I abstain this time", "ABSTAIN"),
    ],
)
def test_plain_words_to_a_proposal_are_told_the_vote_on_it(judge: StoryJudge, words: str, vote: str) -> None:
    first = _proposed(judge, "PROPOSE DRAW\n")
    _proposed(judge, "PROPOSE WIN England\n")
    judge.deliver_raw(yes_to(first, words))
    told = _text(judge, ANNA)
    assert says(str(judge.last(ANNA)["Subject"]), "reply-subject-lines-waiting", lines=1)
    assert says(told, "did-you-mean", line=f"VOTE {vote} 1")


def test_plain_words_to_a_proposal_that_is_closed_are_no_advice_about_another(judge: StoryJudge) -> None:
    first = _proposed(judge, "PROPOSE DRAW\n")
    judge.deliver(EDGAR, "no", f"{ENGLAND}CANCEL PROPOSAL\n")
    _proposed(judge, "PROPOSE WIN England\n")
    judge.deliver_raw(yes_to(first, "NO"))
    told = _text(judge, ANNA)
    assert "LIST alpha" in told
    assert "VOTE NO 2" not in told


def test_the_password_above_it_changes_nothing_about_the_question(judge: StoryJudge) -> None:
    first = _proposed(judge, "PROPOSE DRAW\n")
    judge.deliver(EDGAR, "no", f"{ENGLAND}CANCEL PROPOSAL\n")
    _proposed(judge, "PROPOSE WIN England\n")
    judge.deliver_raw(yes_to(first, "SIGN ON Austria alpha swordA\nVOTE YES"))
    assert not says(_text(judge, ANNA), "voted-yes")


def test_a_yes_to_more_time_moves_no_later_phase(judge: StoryJudge) -> None:
    judge.deliver(EDGAR, "time", f"{ENGLAND}EXTEND +24h\n")
    asked = next(mail for mail in judge.unread if mail["To"] == GINA)
    judge.now += timedelta(minutes=1)
    judge.deliver(GINA, "judge", f"{MASTER}SET NMR\nPROCESS S1901M NOW\n", "pass")
    judge.deliver_raw(yes_to(asked, "YES"))
    assert says(_text(judge, GINA), "phase-opened-since")
    assert {mail["To"] for mail in judge.unread} == {GINA, EDGAR}
    assert says(_text(judge, EDGAR), "email-request-answered.answer", answer="too late")


def test_in_its_phase_it_does(judge: StoryJudge) -> None:
    judge.deliver(EDGAR, "time", f"{ENGLAND}EXTEND +24h\n")
    judge.deliver_raw(yes_to(next(mail for mail in judge.unread if mail["To"] == GINA), "YES"))
    assert "eadline" in _text(judge, ANNA)


@pytest.mark.parametrize(("said_yes", "passed"), [(False, False), (True, True)])
def test_silence_agrees_with_a_yes_and_a_failure_names_its_reason(
    judge: StoryJudge, *, said_yes: bool, passed: bool
) -> None:
    judge.deliver(GINA, "end", f"{MASTER}SET VOTE CLOCK 24\nPROPOSE WIN Turkey SILENCE AGREES\n")
    assert says(_text(judge, ANNA), "email-vote-opened.silence-agrees")
    if said_yes:
        judge.deliver(EDGAR, "yes", f"{ENGLAND}VOTE YES\n")
    judge.now += timedelta(hours=72)
    judge.tick(None)
    told = _text(judge, ANNA)
    assert says(told, "email-vote-closed.passed") == passed
    assert says(told, "email-vote-closed") != passed
    assert says(told, "email-vote-closed.silence") != passed


def test_who_has_taken_his_vote_back_is_not_named(judge: StoryJudge) -> None:
    judge.deliver(GINA, "names", f"{MASTER}SET VOTES NAMED\nSET VOTE CLOCK 24\n")
    _proposed(judge, "PROPOSE DRAW\nVOTE ABSTAIN\n")
    judge.deliver(ANNA, "no", "SIGN ON Austria alpha swordA\nVOTE NO\n")
    judge.now += timedelta(hours=24)
    judge.tick(None)
    told = _text(judge, ANNA)
    assert says(told, "email-vote-closed.all")
    assert told.endswith("NO: Austria; 6 players without a vote")


def test_the_votes_count_anew_when_grace_ends_though_the_judge_was_down_since_before_the_deadline(
    judge: StoryJudge,
) -> None:
    with judge.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    for facts in game.variant.powers[:-1]:
        address, password = judge.leaders[facts.letter]
        holds = "".join(f"{unit} H\n" for unit in game.position.of(facts.code))
        judge.deliver(address, "draw", f"SIGN ON {facts.letter} alpha {password}\nSET DRAW\n{holds}")
    judge.now += timedelta(days=12)
    judge.tick(None)
    subjects = [str(mail["Subject"]) for mail in judge.unread if mail["To"] == ANNA]
    assert subjects == ["TEST:alpha - S1901MX Draw Declared: AEFGIRT"]


@pytest.mark.parametrize("word", ["YES", "yes", "Yes please.", "Ja.", "yes\n\nAnna"])
def test_a_yes_to_the_only_proposal_that_waits_for_one_s_vote_is_that_vote(
    judge: StoryJudge, word: str
) -> None:
    judge.deliver_raw(yes_to(_proposed(judge, "PROPOSE DRAW\n"), word))
    assert says(_text(judge, ANNA), "yes-is-vote", number=1)
    judge.deliver(ANNA, "list", "SIGN ON Austria alpha swordA\nLIST alpha\n")
    terms = worded(message("terms-draw-of-all"))
    assert says(_text(judge, ANNA), "open-proposal", number=1, terms=terms, voted="yes", vote="YES")


@pytest.mark.parametrize("words", ["yes but only if Turkey agrees", "yes, and what about England?", "yes?"])
def test_a_yes_that_says_more_is_none(judge: StoryJudge, words: str) -> None:
    judge.deliver_raw(yes_to(_proposed(judge, "PROPOSE DRAW\n"), words))
    assert not says(_text(judge, ANNA), "yes-is-vote")


def test_nor_is_one_to_another_mail_or_of_another_sender_or_after_a_vote(judge: StoryJudge) -> None:
    asked = _proposed(judge, "PROPOSE DRAW\n")
    judge.deliver_raw(yes_to(judge.last(ANNA, "Game Starting"), "YES"))
    assert not says(_text(judge, ANNA), "yes-is-vote")
    judge.deliver_raw(yes_to(asked, "YES", sender=GINA).replace(b"<yes.", b"<gina."))
    assert not says(_text(judge, GINA), "yes-is-vote")
    judge.deliver(ANNA, "no", "SIGN ON Austria alpha swordA\nVOTE NO\n")
    judge.deliver_raw(yes_to(asked, "YES").replace(b"<yes.", b"<late."))
    assert not says(_text(judge, ANNA), "yes-is-vote")
