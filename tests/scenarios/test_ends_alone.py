"""An end that one player's word decides waits for his CONFIRM, whatever command it comes by.

docs: ends, "An end that one person decides needs CONFIRM"
"""

from __future__ import annotations

import pytest

from judge.game.state import Status
from judge.service.keeper_policy import ConfirmationPolicy
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge

EDGAR, THIEF = "edgar@eng.example", "thief@x.example"
AUSTRIA, ENGLAND = "SIGN ON Austria alpha swordA\n", "SIGN ON England alpha swordE\n"
WAITS = "This needs confirmation"


@pytest.fixture(scope="module")
def two(played: StoryJudge) -> StoryJudge:
    """All but Austria and England have left."""
    return _without(played, "FGIRT")


@pytest.fixture(scope="module")
def one(two: StoryJudge) -> StoryJudge:
    """Only Austria has a player."""
    return _without(two, "E")


def _without(before: StoryJudge, letters: str) -> StoryJudge:
    here = twin(before)
    policy = here.services.security.resignation
    here.change_policy(resignation=ConfirmationPolicy.NEVER)
    for letter in letters:
        address, password = here.leaders[letter]
        here.deliver(address, "bye", f"SIGN ON {letter} alpha {password}\nRESIGN NOW\n", "pass")
        assert says(_words(here, address), "left-game")
    here.change_policy(resignation=policy)
    return here


def _words(here: StoryJudge, to: str) -> str:
    return " ".join(said(here, to).split())


def _is_over(here: StoryJudge) -> bool:
    with here.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return game.status is Status.FINISHED


def _dias(here: StoryJudge, setting: str) -> None:
    here.deliver(GINA, "set", f"SIGN ON M alpha gmword\n{setting}\n")


ALONE = [
    ("SET DRAW", "SET DIAS", "SET DRAW"),
    ("SET DRAW AE", "SET NO DIAS", "SET DRAW AE"),
    ("PROPOSE DRAW", "SET DIAS", "PROPOSE DRAW"),
    ("PROPOSE DRAW A,E", "SET NO DIAS", "PROPOSE DRAW AE"),
    ("PROPOSE END", "SET DIAS", "PROPOSE END"),
    ("PROPOSE WIN England", "SET DIAS", "PROPOSE WIN E"),
    ("PROPOSE RANKING [EF]A", "SET NO DIAS", "PROPOSE RANKING [EF]A"),
    ("SET CONCEDE England", "SET DIAS", "SET CONCEDE England"),
]


@pytest.mark.parametrize(("line", "setting", "asked"), ALONE)
def test_who_alone_has_a_player_ends_nothing_without_his_confirm(
    one: StoryJudge, line: str, setting: str, asked: str
) -> None:
    here = twin(one)
    _dias(here, setting)
    here.deliver(THIEF, "end", f"{AUSTRIA}{line}\n")
    question = here.last(ANNA, "Please confirm")
    assert question in here.unread
    assert f" {asked} " in " ".join(question.get_content().split())
    assert not _is_over(here)
    here.reply(ANNA, question, "CONFIRM")
    assert _is_over(here)


@pytest.mark.parametrize(("back", "line"), [("SET NODRAW", "SET DRAW"), ("SET NOCONCEDE", "SET CONCEDE E")])
def test_what_waits_is_dropped_by_its_own_word(one: StoryJudge, back: str, line: str) -> None:
    here = twin(one)
    here.deliver(ANNA, "end", f"{AUSTRIA}{line}\n")
    question = here.last(ANNA, "Please confirm")
    here.deliver(ANNA, "no", f"{AUSTRIA}{back}\n")
    told = _words(here, ANNA)
    assert says(told, "concession-dropped") or says(told, "end-dropped")
    here.reply(ANNA, question, "CONFIRM")
    assert [mail["To"] for mail in here.unread] == [ANNA]


def test_nobody_wins_a_game_whom_nobody_can_concede_it_to(one: StoryJudge) -> None:
    here = twin(one)
    here.deliver(ANNA, "mine", f"{AUSTRIA}PROPOSE WIN Austria\n")
    assert says(_words(here, ANNA), "refused-nobody-concedes")


def test_a_win_that_was_proposed_is_not_won_by_the_others_leaving(two: StoryJudge) -> None:
    here = twin(two)
    here.deliver(ANNA, "mine", f"{AUSTRIA}PROPOSE WIN Austria\n")
    left = _without(here, "E")
    assert not _is_over(left)


def test_the_vote_that_concedes_to_the_last_opponent_waits(two: StoryJudge) -> None:
    here = twin(two)
    here.deliver(ANNA, "mine", f"{AUSTRIA}PROPOSE WIN Austria\n")
    here.deliver(THIEF, "forged", f"{ENGLAND}VOTE YES\n")
    question = here.last(EDGAR, "Please confirm")
    assert question in here.unread
    assert "VOTE YES" in question.get_content()
    here.deliver(EDGAR, "no", f"{ENGLAND}VOTE NO\n")
    assert says(_words(here, EDGAR), "end-dropped")
    here.deliver(EDGAR, "yes", f"{ENGLAND}VOTE YES\n")
    assert WAITS in _words(here, EDGAR)
    here.reply(EDGAR, here.last(EDGAR, "Please confirm"), "CONFIRM")
    assert "was won by Austria" in _words(here, GINA)


def test_two_who_agree_on_a_draw_are_asked_nothing(two: StoryJudge) -> None:
    here = twin(two)
    here.deliver(ANNA, "draw", f"{AUSTRIA}SET DRAW\n")
    here.deliver(EDGAR, "draw", f"{ENGLAND}SET DRAW\n")
    assert says(_words(here, EDGAR), "draw-agreed")


def test_a_draw_kept_for_a_later_phase_ends_nothing_alone(one: StoryJudge) -> None:
    here = twin(one)
    here.deliver(ANNA, "later", f"{AUSTRIA}PHASE F1901M\nSET DRAW\n")
    here.deliver(GINA, "now", "SIGN ON M alpha gmword\nRESUME\nPROCESS S1901M NOW\n", "pass")
    assert says(_words(here, GINA), "phase-judged", phase="S1901M")
    assert not _is_over(here)


def test_a_yes_to_an_email_without_proof_does_not_end_it(one: StoryJudge) -> None:
    here = twin(one)
    here.deliver(ANNA, "TEST:alpha - S1901M", "SIGN ON Austria alpha\nSET DRAW\n")
    here.reply(ANNA, here.last(ANNA, "Please confirm an email"), "YES")
    assert not _is_over(here)
    here.reply(ANNA, here.last(ANNA, "Please confirm"), "YES")
    assert not _is_over(here)
    here.reply(ANNA, here.last(ANNA, "Please confirm"), "CONFIRM")
    assert _is_over(here)
