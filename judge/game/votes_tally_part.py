"""Tally: how a proposal is counted, and when; `votes` says who proposes and votes, and by what rule.

Silence decides nothing before everybody has had `SILENCE` to say NO, and who is away as long once he is back,
however soon a phase is judged and whatever VOTE CLOCK says (docs: gm, "Silence agrees only after 72 hours").
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import NamedTuple

from judge.game.anonymity import anonymous, hidden_days, hides_absence
from judge.game.endings import Ending, Proposal, Vote
from judge.game.events import ProposalAwaits, ProposalClosed
from judge.game.events_about_part import Event
from judge.game.orders.outstanding import orders_asked, orders_missing, played_seats
from judge.game.settings import VoteRule
from judge.game.state import Game
from judge.game.votes_agreement_part import may_concede, voters, winners_named
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Power

SILENCE = timedelta(hours=72)
"""How long everybody has at least to say NO where silence agrees."""


def rule_of(game: Game, proposal: Proposal) -> VoteRule:
    """How the proposal is counted: by the setting of when it was made."""
    return proposal.rule or game.settings.vote_rule


class Tally(NamedTuple):
    """What became of a proposal: whether it passed, who voted, and how many voters said nothing."""

    passed: bool
    votes: tuple[tuple[Power, Vote], ...]
    silent: int


def tally(game: Game, proposal: Proposal) -> Tally:
    """Count a proposal as if its time were over."""
    powers = voters(game)
    votes = tuple((power, proposal.votes[power]) for power in powers if power in proposal.votes)
    said = [vote for _, vote in votes]
    conceded = proposal.terms.ending is not Ending.VICTORY or may_concede(game, winners_named(proposal.terms))
    all_agree = bool(powers and conceded) and said.count(Vote.YES) == len(powers)
    passed = all_agree or (proposal.silence_agrees and Vote.YES in said and Vote.NO not in said)
    return Tally(passed, votes, len(powers) - len(votes))


def agreed(game: Game) -> Proposal | None:
    """A proposal that ends the game now: the master let it pass, or (by phase) all have voted for it."""
    for one in game.proposals:
        found, at_once = tally(game, one), rule_of(game, one) is VoteRule.PHASE
        if one.decided or (at_once and found.passed and not found.silent):
            return one
    return None


def count(game: Game, now: datetime) -> tuple[Game, tuple[Event, ...], Proposal | None]:
    """Count what is counted with the phase at hand, before it is judged; what ends the game is given."""
    assert game.phase is not None
    moves = game.phase.kind is PhaseKind.MOVEMENT
    due = [one for one in game.proposals if rule_of(game, one) is VoteRule.PHASE or moves]
    early = [one for one in due if _silence_has_time(game, one, now)]
    for one in early:  # those by season are for the next
        later = movement(game, game.variant.next_phase(game.phase)) if moves else one.season
        game = put(game, replace(one, season=later))
    return _counted(game, [one for one in due if one not in early])


def count_overdue(game: Game, now: datetime) -> tuple[Game, tuple[Event, ...], Proposal | None]:
    """Count those whose time is over; one whose silent voters have time still gets more."""
    due: list[Proposal] = []
    for one in game.proposals:
        if one.until is None or one.until > now:
            continue
        if _silence_has_time(game, one, now):
            game = put(game, replace(one, until=silence_agrees_at(game, one)))
        else:
            due.append(one)
    return _counted(game, due)


def silence_agrees_at(game: Game, proposal: Proposal) -> datetime:
    """The first moment at which silence may agree to a proposal: for who is away, so long after his return.

    Where nobody may learn whose an absence is, whole days of it count, of those who voted too.
    """
    hidden = anonymous(game) or hides_absence(game)
    silent = [seat for seat in played_seats(game) if hidden or seat.power not in proposal.votes]
    away = [(one.since, one.until) for seat in silent for one in seat.absences]
    moment = proposal.opened + SILENCE
    for since, until in sorted(hidden_days(*one) if hidden else one for one in away):
        if since < moment and until > proposal.opened:
            moment = max(moment, until + SILENCE)
    return moment


def _silence_has_time(game: Game, proposal: Proposal, now: datetime) -> bool:
    """Whether somebody who is silent would be taken to agree too soon."""
    if not proposal.silence_agrees or proposal.awaits_master or not tally(game, proposal).silent:
        return False
    return now < silence_agrees_at(game, proposal)


def _counted(game: Game, due: list[Proposal]) -> tuple[Game, tuple[Event, ...], Proposal | None]:
    told: list[Event] = []
    for one in due:
        found = tally(game, one)
        if one.awaits_master or (found.passed and not _is_flagged(game, one)):
            return game, tuple(told), one
        if found.passed:
            silent, players = _silence(game, one)
            game = put(game, replace(one, awaits_master=True, until=None))
            told.append(ProposalAwaits(one.number, silent, players))
            continue
        season = one.season
        game = replace(without(game, one), failed_proposals=(*game.failed_proposals, (one.terms, season)))
        told.append(closed(game, one, passed=False))
    return game, tuple(told), None


def closed(game: Game, proposal: Proposal, *, passed: bool, refused: bool = False) -> ProposalClosed:
    """The event of a proposal that passed, and so ends the game, or failed."""
    found, said = tally(game, proposal), proposal.count
    return ProposalClosed(
        proposal.number, proposal.terms, passed, found.votes, found.silent, refused, count=said
    )


def _is_flagged(game: Game, proposal: Proposal) -> bool:
    """Whether more than half of the players who sent orders did not mention the proposal (seed 004 §8.4)."""
    silent, players = _silence(game, proposal)
    return rule_of(game, proposal) is VoteRule.SEASON and silent * 2 > players


def _silence(game: Game, proposal: Proposal) -> tuple[int, int]:
    """How many of those who sent orders did not mention it, and how many there are."""
    active = [power for power in voters(game) if _sent_orders(game, power)]
    return sum(power not in proposal.votes for power in active), len(active)


def _sent_orders(game: Game, power: Power) -> bool:
    asked = orders_asked(game, power)
    return not asked or orders_missing(game, power) < asked


def put(game: Game, proposal: Proposal) -> Game:
    """The game with an open proposal as it is now."""
    return replace(
        game, proposals=tuple(proposal if o.number == proposal.number else o for o in game.proposals)
    )


def without(game: Game, proposal: Proposal) -> Game:
    """The game without a proposal."""
    return replace(game, proposals=tuple(one for one in game.proposals if one.number != proposal.number))


def movement(game: Game, phase: Phase) -> Phase:
    """The phase, or the next movement phase."""
    while phase.kind is not PhaseKind.MOVEMENT:
        phase = game.variant.next_phase(phase)
    return phase
