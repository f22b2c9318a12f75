"""Draws, concessions and proposals; those by season are the zine's (seed 004 §8)."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from judge.game import machine
from judge.game.commands.master import Rollback, Undo
from judge.game.commands.member import (
    CastVote,
    Propose,
    SetAbsence,
    SetConcede,
    SetDraw,
    SetWait,
    WithdrawProposal,
)
from judge.game.endings import Ending, Terms, Vote
from judge.game.events import Ended, Event, PhaseJudged, ProposalAwaits, ProposalClosed, ProposalMade
from judge.game.phases.expiry import next_due
from judge.game.phases.turn import adjudicate_phase
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.settings import Blind, Settings, VoteCount, VoteRule
from judge.game.state import Game, Guest, SeatState, Status
from judge.game.transition import with_seat
from judge.game.votes import SILENCE
from judge.rules.phases import Phase
from tests.rows import each_row
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    MASTER,
    NOON,
    OBSERVER,
    PLAIN,
    acting,
    at,
    do,
    give,
    only,
    player,
)

FIVE = {"AUSTRIA": "A VIE", "ENGLAND": "F LON", "FRANCE": "A PAR", "GERMANY": "A BER", "ITALY": "A ROM"}
CENTRES = {"AUSTRIA": "VIE", "ENGLAND": "LON", "FRANCE": "PAR", "GERMANY": "BER", "ITALY": "ROM"}
A, E, F, G, IT = (player(power) for power in FIVE)
TURKEY = player("TURKEY")
ENG_FRA = Propose(Ending.DRAW, (("FRANCE", "ENGLAND"),))
SEASONS = replace(PLAIN, vote_rule=VoteRule.SEASON, dias=False)


def five(code: str = "S1905M", **values: Any) -> Game:
    """A game of five players; Russia and Turkey are out."""
    return at(code, FIVE, CENTRES, replace(PLAIN, **{"dias": False, **values}))


def seasons(code: str = "S1905M") -> Game:
    return at(code, FIVE, CENTRES, SEASONS)


def vote(game: Game, vote: Vote, *actors: Actor) -> tuple[Game, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    for actor in actors:
        game, events = do(game, actor, CastVote(vote))
    return game, events


def order(game: Game, *actors: Actor) -> Game:
    for actor in actors:
        assert actor.power is not None
        game, _ = give(game, actor.power, f"{FIVE[actor.power]} H")
    return game


def why(game: Game, actor: Actor, command: Any) -> Refusal | None:
    return next((e.why for e in do(game, actor, command)[1] if isinstance(e, Refused)), None)


def judged(game: Game, now: datetime = NOON + SILENCE) -> tuple[Game, tuple[Event, ...]]:
    return adjudicate_phase(game, now)


# Flags


def test_a_draw_of_some_needs_the_same_list_of_all() -> None:
    game = five()
    for actor in (A, E, F, G):
        game, _ = do(game, actor, SetDraw(draw=True, of=("FRANCE", "ENGLAND")))
    other, _ = do(game, IT, SetDraw(draw=True, of=("ENGLAND",)))
    assert other.status is Status.RUNNING
    over, _ = do(game, IT, SetDraw(draw=True, of=("ENGLAND", "FRANCE")))
    assert (over.ending, over.winners) == (Ending.DRAW, ("ENGLAND", "FRANCE"))


@each_row(
    ("dias", "command", "refusal"),
    [
        (True, SetDraw(draw=True), None),
        (True, SetDraw(draw=True, of=("ITALY", "AUSTRIA", "ENGLAND", "FRANCE", "GERMANY")), None),
        (True, SetDraw(draw=True, of=("ITALY",)), Refusal.DIAS),
        (False, SetDraw(draw=True), Refusal.DRAW_LIST_NEEDED),
        (False, SetDraw(draw=True, of=("TURKEY",)), Refusal.NO_SURVIVOR),
        (False, SetDraw(draw=True, of=("AUSTRIA",)), Refusal.DRAW_OF_ONE),
        (False, SetDraw(draw=True, of=("ITALY", "ITALY")), Refusal.DRAW_OF_ONE),
        (False, Propose(Ending.DRAW, (("ENGLAND",),)), Refusal.DRAW_OF_ONE),
        (False, SetDraw(draw=False), None),
        (False, SetConcede("TURKEY"), Refusal.NO_SURVIVOR),
        (True, Propose(Ending.DRAW, (("ITALY",),)), Refusal.DIAS),
        (True, Propose(Ending.DRAW), None),
        (False, Propose(Ending.DRAW, (("TURKEY",),)), Refusal.NO_SURVIVOR),
        (False, Propose(Ending.DRAW, silence_agrees=True), Refusal.SILENCE_IS_THE_MASTERS),
    ],
)
def test_what_may_be_voted_for(dias: bool, command: Any, refusal: Refusal | None) -> None:
    assert why(five(dias=dias), A, command) is refusal


def test_all_others_may_concede_unless_the_game_says_no() -> None:
    game = five()
    for actor in (A, E, F):
        game, _ = do(game, actor, SetConcede("ITALY"))
    over, _ = do(game, G, SetConcede("ITALY"))
    assert (over.ending, over.winners) == (Ending.VICTORY, ("ITALY",))
    closed = five(concessions=False)
    assert why(closed, A, SetConcede("ITALY")) is Refusal.NO_CONCESSIONS
    assert why(closed, A, Propose(Ending.VICTORY, (("ITALY",),))) is Refusal.NO_CONCESSIONS
    ranking = Propose(Ending.VICTORY, (("ITALY",), ("AUSTRIA", "ENGLAND")))
    assert why(closed, A, ranking) is Refusal.NO_CONCESSIONS
    assert why(game, A, ranking) is None
    later, _ = judged(game)
    assert not any(seat.concede for seat in later.seats)


def test_in_a_blind_game_no_answer_tells_who_is_still_there() -> None:
    game = five(blind=Blind.NJUDGE)
    for command in (
        SetDraw(draw=True, of=("TURKEY", "ITALY")),
        SetConcede("TURKEY"),
        Propose(Ending.DRAW, (("TURKEY", "ITALY"),)),
    ):
        assert why(game, A, command) is None


# Proposals by phase


def test_a_proposal_passes_as_soon_as_all_agree() -> None:
    game, events = do(five(), A, ENG_FRA)
    made = only(events, ProposalMade)
    assert (made.number, made.terms) == (1, Terms(Ending.DRAW, (("ENGLAND", "FRANCE"),)))
    game, _ = vote(game, Vote.YES, E, F, G)
    assert game.status is Status.RUNNING
    over, events = vote(game, Vote.YES, IT)
    assert (over.ending, over.winners) == (Ending.DRAW, ("ENGLAND", "FRANCE"))
    assert only(events, ProposalClosed).passed
    assert only(events, Ended).winners == ("ENGLAND", "FRANCE")


@pytest.mark.parametrize("command", [ENG_FRA, Propose(Ending.VICTORY, (("ENGLAND",),))])
def test_a_game_goes_on_after_its_voted_end_is_rolled_back(command: Any) -> None:
    game = order(five(), A, E, F, G, IT)
    moved, events = judged(game)
    snapshots = (only(events, PhaseJudged).snapshot,)
    proposed, _ = do(moved, A, command)
    over, _ = vote(proposed, Vote.YES, E, F, G, IT)
    assert over.status is Status.FINISHED
    back, _ = do(over, MASTER, Rollback(judged=snapshots), NOON + SILENCE)
    assert (back.status, back.ending, back.proposals) == (Status.RUNNING, None, ())
    same, _ = do(back, A, SetWait(wait=False), NOON + SILENCE)
    assert same.status is Status.RUNNING
    again, _ = do(same, MASTER, Undo(), NOON + SILENCE)
    assert (again.status, again.ending, again.winners) == (Status.FINISHED, over.ending, over.winners)


def test_a_proposal_fails_with_its_phase_and_a_vote_may_be_changed() -> None:
    game, _ = do(five(), A, ENG_FRA)
    game, _ = vote(game, Vote.YES, E, F, G)
    game, _ = vote(game, Vote.NO, IT, A)
    game, _ = vote(game, Vote.YES, A)
    after, events = judged(game)
    closed = only(events, ProposalClosed)
    assert (closed.passed, dict(closed.votes)["ITALY"], closed.silent) == (False, Vote.NO, 0)
    assert after.proposals == ()


def test_silence_alone_ends_no_game() -> None:
    game, _ = do(seasons(), MASTER, replace(ENG_FRA, silence_agrees=True))
    after, events = judged(order(game, A, E, F, G, IT))
    assert not only(events, ProposalClosed).passed
    assert after.status is Status.RUNNING


def test_a_ranking_and_an_end_without_a_result() -> None:
    game, _ = do(five(), A, Propose(Ending.VICTORY, (("ITALY",), ("FRANCE", "AUSTRIA"))))
    over, _ = vote(game, Vote.YES, E, F, G, IT)
    assert (over.ending, over.winners, over.ranks) == (
        Ending.VICTORY,
        ("ITALY",),
        (("ITALY",), ("AUSTRIA", "FRANCE")),
    )
    game, _ = do(five(), A, Propose(Ending.TERMINATED))
    over, _ = vote(game, Vote.YES, E, F, G, IT)
    assert (over.ending, over.winners) == (Ending.TERMINATED, ())


def test_a_proposal_has_a_clock() -> None:
    game, _ = do(five(vote_time=timedelta(hours=3)), A, ENG_FRA)
    assert next_due(game) == NOON + 3 * HOUR
    after, events = machine.expire(game, NOON + 3 * HOUR)
    assert not only(events, ProposalClosed).passed
    assert after.proposals == ()


def test_who_votes_and_on_which() -> None:
    game, _ = do(five(), A, ENG_FRA)
    assert why(game, TURKEY, CastVote(Vote.YES)) is Refusal.ELIMINATED
    assert why(game, OBSERVER, CastVote(Vote.YES)) is Refusal.NOT_PLAYER
    assert why(game, OBSERVER, ENG_FRA) is Refusal.NOT_PLAYER
    assert why(game, MASTER, CastVote(Vote.YES)) is Refusal.NOT_YOURS_TO_DECIDE
    assert why(game, E, ENG_FRA) is Refusal.PROPOSED_ALREADY
    two, _ = do(game, E, Propose(Ending.TERMINATED))
    assert why(two, F, CastVote(Vote.YES)) is Refusal.WHICH_PROPOSAL
    assert why(two, F, CastVote(Vote.YES, 2)) is None
    assert why(two, F, CastVote(Vote.YES, 3)) is Refusal.NO_PROPOSAL
    as_france = acting("FRANCE")
    acted, _ = do(game, as_france, CastVote(Vote.YES))
    assert acted.proposals[0].votes["FRANCE"] is Vote.YES


def test_powers_in_disorder_do_not_block_and_a_successor_votes_anew() -> None:
    game, _ = do(five(), A, ENG_FRA)
    game, _ = vote(game, Vote.YES, E, F)
    game, _ = vote(game, Vote.NO, G)
    gone = with_seat(game, "GERMANY", state=SeatState.DISORDER)
    over, _ = vote(gone, Vote.YES, IT)
    assert over.ending is Ending.DRAW
    taken, _ = machine.take_over(gone, 77, "#new", "GERMANY", NOON)
    assert "GERMANY" not in taken.proposals[0].votes


def test_a_successor_does_not_learn_whose_a_proposal_was() -> None:
    game, _ = do(five(), G, ENG_FRA)
    gone = with_seat(game, "GERMANY", state=SeatState.DISORDER)
    taken, _ = machine.take_over(gone, 77, "#new", "GERMANY", NOON)
    for actor in (Actor(Role.PLAYER, 77, "GERMANY"), A, MASTER):
        assert why(taken, actor, WithdrawProposal(1)) is Refusal.NO_PROPOSAL_OF_YOURS
    assert why(gone, G, WithdrawProposal(1)) is None


def test_an_open_proposal_keeps_the_rules_it_was_made_under() -> None:
    """Votes given in secret stay secret, and are counted when it was said that they would be."""
    game, _ = do(five(), A, ENG_FRA)
    changed = replace(game.settings, vote_count=VoteCount.NAMES, vote_rule=VoteRule.SEASON)
    game, _ = do(replace(game, settings=changed), E, Propose(Ending.TERMINATED))
    assert [(one.count, one.rule) for one in game.proposals] == [
        (VoteCount.SECRET, VoteRule.PHASE),
        (VoteCount.NAMES, VoteRule.SEASON),
    ]
    _, events = judged(replace(order(game, A, E, F, G, IT), phase=Phase.parse("S1905R")))
    assert only(events, ProposalClosed).count is VoteCount.SECRET


def test_nobody_keeps_the_proposals_of_others_out() -> None:
    game = five()
    for victor in ("GERMANY", "ITALY"):
        game, _ = do(game, A, Propose(Ending.VICTORY, ((victor,),)))
    assert why(game, A, Propose(Ending.TERMINATED)) is Refusal.TOO_MANY_PROPOSALS
    assert why(game, A, WithdrawProposal()) is Refusal.WHICH_WITHDRAWN
    assert why(game, E, WithdrawProposal(1)) is Refusal.NO_PROPOSAL_OF_YOURS
    assert why(game, MASTER, WithdrawProposal(1)) is Refusal.NO_PROPOSAL_OF_YOURS
    game, _ = do(game, E, Propose(Ending.TERMINATED))
    game, events = do(game, A, WithdrawProposal(1))
    closed = only(events, ProposalClosed)
    assert (closed.withdrawn, closed.votes, [one.number for one in game.proposals]) == (True, (), [2, 3])
    assert why(game, A, ENG_FRA) is None


# Proposals by season (seed 004 §8)


def failed_once() -> Game:
    """§8.2: five players, three say YES, two nothing: it fails, and the next season has come."""
    game, _ = do(seasons(), A, ENG_FRA)
    game, _ = vote(game, Vote.YES, E, F)
    after, events = judged(order(game, A, E, F, G, IT))
    assert only(events, ProposalClosed) == ProposalClosed(
        1,
        Terms(Ending.DRAW, (("ENGLAND", "FRANCE"),)),
        passed=False,
        votes=(("AUSTRIA", Vote.YES), ("ENGLAND", Vote.YES), ("FRANCE", Vote.YES)),
        silent=2,
    )
    assert after.phase is not None
    assert after.phase.mail_code == "F1905M"
    return after


def test_a_repeated_proposal_passes_in_silence_and_is_flagged() -> None:
    """§8.2, §8.4: repeated the next season, one YES and four silent, it passes, and is flagged."""
    game, events = do(failed_once(), A, ENG_FRA)
    assert only(events, ProposalMade).repeated
    after, events = judged(order(game, A, E, F, G, IT))
    assert only(events, ProposalAwaits) == ProposalAwaits(2, 4, 5)
    assert after.status is Status.RUNNING
    refused, events = do(after, MASTER, CastVote(Vote.NO))
    assert (only(events, ProposalClosed).refused, refused.status) == (True, Status.RUNNING)
    over, _ = do(after, MASTER, CastVote(Vote.YES))
    assert (over.ending, over.winners) == (Ending.DRAW, ("ENGLAND", "FRANCE"))


def test_a_flagged_proposal_ends_the_game_with_the_next_moves_if_the_master_says_nothing() -> None:
    game, _ = do(failed_once(), A, ENG_FRA)
    game, _ = judged(order(game, A, E, F, G, IT))
    while game.status is Status.RUNNING and game.proposals:
        game, _ = judged(game)
    assert game.ending is Ending.DRAW


def test_a_repeated_proposal_fails_by_one_explicit_no() -> None:
    game, _ = do(failed_once(), A, ENG_FRA)
    game, _ = vote(game, Vote.YES, E, F, G)
    game, _ = vote(game, Vote.NO, IT)
    after, events = judged(order(game, A, E, F, G, IT))
    assert not only(events, ProposalClosed).passed
    assert after.status is Status.RUNNING


def test_a_player_without_moves_agrees_to_a_repetition_and_does_not_count_as_silent() -> None:
    game, _ = do(failed_once(), A, ENG_FRA)
    game, _ = vote(game, Vote.YES, E)
    over, events = judged(order(game, A, E))
    assert over.ending is Ending.DRAW
    assert only(events, ProposalClosed).silent == 3


def test_a_first_vote_fails_by_a_player_without_moves() -> None:
    game, _ = do(seasons(), A, ENG_FRA)
    game, _ = vote(game, Vote.YES, E, F, G)
    _, events = judged(order(game, A, E, F, G))
    assert not only(events, ProposalClosed).passed


def test_a_proposal_is_new_again_if_a_season_is_skipped() -> None:
    game, _ = judged(order(failed_once(), A, E, F, G, IT))
    while game.phase is not None and game.phase.mail_code != "S1906M":
        game, _ = judged(game)
    _, events = do(game, A, ENG_FRA)
    assert not only(events, ProposalMade).repeated


def test_the_master_may_say_that_silence_agrees_at_once() -> None:
    """§8.3, printed with the proposal."""
    game, events = do(seasons(), MASTER, replace(ENG_FRA, silence_agrees=True))
    assert only(events, ProposalMade).silence_agrees
    game, _ = vote(game, Vote.YES, A, E, F)
    over, _ = judged(order(game, A, E, F, G, IT))
    assert over.ending is Ending.DRAW


def test_an_abstention_is_silence_that_mentions_the_proposal() -> None:
    game, _ = do(failed_once(), A, ENG_FRA)
    game, _ = vote(game, Vote.ABSTAIN, E, F)
    over, _ = judged(order(game, A, E, F, G, IT))
    assert over.ending is Ending.DRAW
    first, _ = do(seasons(), A, ENG_FRA)
    first, _ = vote(first, Vote.YES, E, F, G)
    first, _ = vote(first, Vote.ABSTAIN, IT)
    assert not only(judged(order(first, A, E, F, G, IT))[1], ProposalClosed).passed


SILENT_WIN = Propose(Ending.VICTORY, (("ITALY",),), silence_agrees=True)


@pytest.mark.parametrize("values", [{}, {"vote_time": HOUR / 10}, {"vote_rule": VoteRule.SEASON}])
def test_silence_agrees_to_nothing_before_all_had_time_to_say_no(values: dict[str, Any]) -> None:
    game, _ = do(five(**values), MASTER, SILENT_WIN)
    game, _ = vote(game, Vote.YES, E, F, IT)
    for hours in (1, 2):
        game, _ = judged(order(game, A, E, F, G, IT), NOON + hours * HOUR)
    early, _ = machine.expire(game, NOON + HOUR)
    assert early.proposals[0].number == 1
    assert (early.ending, game.ending) == (None, None)
    over, _ = judged(order(game, A, E, F, G, IT), NOON + SILENCE)
    assert (over.ending, over.winners) == (Ending.VICTORY, ("ITALY",))
    refused, _ = vote(game, Vote.NO, A)
    goes_on, _ = judged(order(refused, A, E, F, G, IT), NOON + SILENCE)
    assert (goes_on.ending, goes_on.proposals) == (None, ())


def test_who_is_away_has_as_long_once_he_is_back() -> None:
    back = NOON + 10 * DAY
    game, _ = do(five(vote_time=HOUR), A, SetAbsence(NOON - HOUR, back))
    game, made = do(game, MASTER, SILENT_WIN)
    assert only(made, ProposalMade).until == back + SILENCE
    game, _ = vote(game, Vote.YES, IT)
    later, _ = do(game, E, SetAbsence(back, back + DAY), back)
    still, _ = machine.expire(later, back + SILENCE)
    assert (still.ending, still.proposals[0].until) == (None, back + DAY + SILENCE)
    over, _ = machine.expire(still, back + DAY + SILENCE)
    assert over.ending is Ending.VICTORY
    voted, _ = vote(game, Vote.YES, A)
    sooner, _ = judged(order(voted, A, E, F, G, IT), NOON + SILENCE)
    assert sooner.ending is Ending.VICTORY


def test_a_master_who_plays_lets_no_silence_agree_and_no_end_pass() -> None:
    game = replace(five(), master=Guest(15, "#m"))
    leader = Actor(Role.MASTER, 15)
    assert why(game, leader, SILENT_WIN) is Refusal.SILENCE_IS_THE_MASTERS
    assert why(game, leader, ENG_FRA) is None
    made, _ = do(game, leader, ENG_FRA)
    waiting = replace(made, proposals=tuple(replace(one, awaits_master=True) for one in made.proposals))
    assert why(waiting, leader, CastVote(Vote.YES)) is Refusal.NOT_YOURS_TO_DECIDE
    assert why(waiting, leader, CastVote(Vote.NO)) is None


def test_settings_of_votes_have_the_usual_values() -> None:
    usual = Settings()
    assert (usual.dias, usual.concessions, usual.vote_rule) == (True, True, VoteRule.PHASE)
