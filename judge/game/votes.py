"""Proposals: ends of the game that a player or its master puts to the vote of all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from judge.game.anonymity import is_blind
from judge.game.commands.votes import CastVote, Propose, WithdrawProposal
from judge.game.endings import PREDECESSOR, Ending, Proposal, Terms, Vote
from judge.game.events import ProposalClosed, ProposalMade, VoteCast
from judge.game.orders.outstanding import survivors
from judge.game.permissions import decides, is_master_of
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.settings import VoteRule
from judge.game.state import Game
from judge.game.transition import Transition, refuse
from judge.game.votes_agreement_part import is_of_one, may_concede, tells_who_is_there, voters, winners_named
from judge.game.votes_flags_part import may_be_alive
from judge.game.votes_tally_part import closed, movement, put, rule_of, silence_agrees_at, without
from judge.rules.phases import Phase
from judge.rules.units import Power, alive

MOST = 2
"""Proposals of one player, or of the master, that may be open at a time; so nobody keeps out another's."""


def propose(game: Game, actor: Actor, command: Propose, now: datetime) -> Transition:
    """Put an end of the game to the vote; a player who proposes one votes for it."""
    terms = _terms(game, command)
    why = _proposal_refused(game, actor, command, terms)
    if why is not None:
        return game, (why,)
    season = season_of(game)
    rule = game.settings.vote_rule
    repeated = rule is VoteRule.SEASON and (terms, season) in _again(game)
    proposal = Proposal(
        number=game.proposal_count + 1,
        terms=terms,
        season=season,
        opened=now,
        silence_agrees=repeated or command.silence_agrees,
        repeated=repeated,
        votes={actor.power: Vote.YES} if actor.power in voters(game) else {},
        by=actor.power or "",
        count=game.settings.vote_count,
        rule=rule,
    )
    proposal = replace(proposal, until=_until(game, proposal))
    proposed = replace(
        game,
        proposals=(*game.proposals, proposal),
        proposal_count=proposal.number,
        failed_proposals=_recent(game),
    )
    made = ProposalMade(
        proposal.number, terms, actor, season, proposal.until, proposal.silence_agrees, repeated
    )
    return proposed, (made,)


def _until(game: Game, proposal: Proposal) -> datetime | None:
    """When the time of a new proposal is over; None where only the phase counts it."""
    limit = game.settings.vote_time
    until = proposal.opened + limit if limit > timedelta(0) else None
    if not proposal.silence_agrees or (until is None and rule_of(game, proposal) is VoteRule.SEASON):
        return until
    least = silence_agrees_at(game, proposal)
    return max(until, least) if until else least


def _terms(game: Game, command: Propose) -> Terms:
    """The terms, so that the same end is the same value however it was written."""
    order = {facts.code: place for place, facts in enumerate(game.variant.powers)}
    ranks = tuple(tuple(sorted(set(rank), key=order.__getitem__)) for rank in command.ranks if rank)
    if command.ending is Ending.DRAW and not is_blind(game) and ranks == (survivors(game),):
        ranks = ()
    return Terms(command.ending, ranks)


def _proposal_refused(game: Game, actor: Actor, command: Propose, terms: Terms) -> Refused | None:
    leads = is_master_of(game, actor) and not actor.acting
    if not leads and actor.power not in alive(game.position):
        return Refused(Refusal.NOT_PLAYER if actor.power is None else Refusal.ELIMINATED, actor.power or "")
    if command.silence_agrees and not (leads and decides(game, actor)):
        return Refused(Refusal.SILENCE_IS_THE_MASTERS)
    same = [one for one in game.proposals if one.terms == terms]
    if same:
        return Refused(Refusal.PROPOSED_ALREADY, str(same[0].number))
    return _terms_refused(game, terms) or _number_refused(game, actor.power or "")


def _number_refused(game: Game, by: Power) -> Refused | None:
    own = [one for one in game.proposals if one.by == by]
    return Refused(Refusal.TOO_MANY_PROPOSALS, str(own[0].number)) if len(own) >= MOST else None


def _terms_refused(game: Game, terms: Terms) -> Refused | None:
    """Why the game does not end so."""
    if game.practice:
        return Refused(Refusal.BOTS_DO_NOT_VOTE)
    gone = [one for rank in terms.ranks for one in rank if one not in may_be_alive(game)]
    if gone:
        return Refused(Refusal.NO_SURVIVOR, ",".join(gone))
    if game.settings.dias and len(terms.ranks) > 1:
        return Refused(Refusal.RANKING_WANTS_NO_DIAS)
    if game.settings.dias and terms.ranks and terms.ending is Ending.DRAW:
        return Refused(Refusal.DIAS)
    if terms.ending is Ending.DRAW and len(terms.ranks) == 1 and is_of_one(game, terms.ranks[0]):
        return Refused(Refusal.DRAW_OF_ONE, terms.ranks[0][0])
    return _win_refused(game, terms) if terms.ending is Ending.VICTORY else None


def _win_refused(game: Game, terms: Terms) -> Refused | None:
    """Why nobody gives the game to the power that would win."""
    if not game.settings.concessions:
        return Refused(Refusal.NO_CONCESSIONS)
    nobody = tells_who_is_there(game) and not may_concede(game, winners_named(terms))
    return Refused(Refusal.NOBODY_CONCEDES) if nobody else None


def withdraw(game: Game, actor: Actor, command: WithdrawProposal, _now: datetime) -> Transition:
    """Take back a proposal of one's own; what was voted on it is told to nobody."""
    if _has_no_say(game, actor):
        return refuse(game, Refusal.NOT_PLAYER)
    own = [one for one in game.proposals if one.by == (actor.power or "")]
    if command.number is None and len(own) > 1:
        return refuse(game, Refusal.WHICH_WITHDRAWN, _numbers(own))
    found = _named(own, command.number)
    if found is None:
        return refuse(game, Refusal.NO_PROPOSAL_OF_YOURS, str(command.number or ""))
    gone = ProposalClosed(found.number, found.terms, passed=False, votes=(), silent=0, withdrawn=True)
    return without(game, found), (gone,)


def _has_no_say(game: Game, actor: Actor) -> bool:
    return actor.role is Role.OBSERVER or (actor.power is None and not is_master_of(game, actor))


def _numbers(proposals: Sequence[Proposal]) -> str:
    return ",".join(str(one.number) for one in proposals)


def _named(proposals: Sequence[Proposal], number: int | None) -> Proposal | None:
    """Return the proposal of that number, or the first if none is named."""
    return next((one for one in proposals if number in (None, one.number)), None)


def cast(game: Game, actor: Actor, command: CastVote, _now: datetime) -> Transition:
    """Vote on a proposal, or as master let one pass that needs his word, or refuse it."""
    if _has_no_say(game, actor) or game.practice:
        return refuse(game, Refusal.NOT_PLAYER if _has_no_say(game, actor) else Refusal.BOTS_DO_NOT_VOTE)
    waiting = [one for one in game.proposals if one.awaits_master == (actor.power is None)]
    if command.number is None and len(waiting) > 1:
        return refuse(game, Refusal.WHICH_PROPOSAL, _numbers(waiting))
    found = _named(waiting, command.number)
    if found is None:
        why = Refusal.NOT_YOURS_TO_DECIDE if actor.power is None else Refusal.NO_PROPOSAL
        return refuse(game, why, str(command.number or ""))
    if actor.power is None:
        return _decided(game, actor, found, command.vote)
    if actor.power not in voters(game):
        return refuse(game, Refusal.ELIMINATED, actor.power)
    voted = replace(found, votes={**found.votes, actor.power: command.vote})
    return put(game, voted), (VoteCast(found.number, actor.power, command.vote),)


def _decided(game: Game, actor: Actor, proposal: Proposal, vote: Vote) -> Transition:
    """The master's word; that of one who plays may only refuse."""
    if vote is Vote.YES and not decides(game, actor):
        return refuse(game, Refusal.NOT_YOURS_TO_DECIDE, str(proposal.number))
    if vote is Vote.NO:
        return without(game, proposal), (closed(game, proposal, passed=False, refused=True),)
    return put(game, replace(proposal, decided=vote is Vote.YES)), ()


def forget_votes(game: Game, power: Power) -> Game:
    """The game without what a power's former player voted on proposals; his own are nobody's to withdraw."""
    return replace(
        game,
        proposals=tuple(
            replace(
                one,
                votes={voter: vote for voter, vote in one.votes.items() if voter != power},
                by=PREDECESSOR if one.by == power else one.by,
            )
            for one in game.proposals
        ),
    )


# Seasons


def season_of(game: Game) -> Phase:
    """The movement phase that a proposal of now is counted with."""
    assert game.phase is not None
    return movement(game, game.phase)


def _again(game: Game) -> set[tuple[Terms, Phase]]:
    """The terms that failed, with the season in which silence would agree to them."""
    return {
        (terms, movement(game, game.variant.next_phase(season))) for terms, season in game.failed_proposals
    }


def _recent(game: Game) -> tuple[tuple[Terms, Phase], ...]:
    """The failed proposals that may still be repeated."""
    season = season_of(game)
    return tuple(
        (terms, failed)
        for terms, failed in game.failed_proposals
        if movement(game, game.variant.next_phase(failed)) == season or failed == season
    )
