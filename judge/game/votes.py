"""Votes: how players end their game, by a draw, a concession, or an end that somebody proposes.

Who votes: powers still in the game with a player who is there; nobody else blocks anything. Draws and
concessions are flags of a seat, cleared each phase (seed 002); the game ends as soon as all agree.

A proposal is counted by its game's rule (`VoteRule`):

    phase   as soon as all say YES, else when the phase is judged or its time is over; silence is NO
    season  when the season's moves are judged (seed 004 §8). It fails unless all say YES. Proposed again for
            the next season silence is YES, and one NO makes it fail. If more than half of those who sent
            orders did not mention it, the master may still refuse it, until the next moves are judged.

A master may propose, and then say that silence agrees at once (§8.3). Who proposed and who voted what is
told to nobody, but as the game's setting says of the votes (§8.5). A proposal keeps both settings as they
were when it was made: nobody's vote becomes public after he gave it in secret.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import NamedTuple

from judge.game.anonymity import is_blind
from judge.game.commands.votes import CastVote, Propose, SetConcede, SetDraw, WithdrawProposal
from judge.game.endings import Ending, Proposal, Terms, Vote
from judge.game.events import (
    ConcessionVoted,
    DrawVoted,
    Event,
    ProposalAwaits,
    ProposalClosed,
    ProposalMade,
    Refusal,
    Refused,
    VoteCast,
)
from judge.game.orders.outstanding import alive, orders_asked, orders_missing, played_seats, survivors
from judge.game.permissions import is_master_of, power_of
from judge.game.roles import Actor, Role
from judge.game.settings import VoteRule
from judge.game.state import Game
from judge.game.transition import Transition, refuse, with_seat
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Power

MOST = 2
"""Proposals of one player, or of the master, that may be open at a time; so nobody keeps out another's."""


# Flags


def set_draw(game: Game, actor: Actor, command: SetDraw, _now: datetime) -> Transition:
    """Take a vote for a draw, secret and for one phase; a power out of the game has none."""
    power = power_of(actor)
    if power not in alive(game.position):
        return refuse(game, Refusal.ELIMINATED, power)
    of = _without_doubt(game, command.of)
    if command.draw:
        why = _draw_refused(game, of, command.of)
        if why is not None:
            return game, (why,)
    chosen = of if command.draw else ()
    return with_seat(game, power, draw=command.draw, draw_of=chosen), (
        DrawVoted(power, command.draw, chosen),
    )


def _without_doubt(game: Game, powers: tuple[Power, ...]) -> tuple[Power, ...]:
    """The powers in the variant's order, each once; none where they are all survivors of a DIAS game."""
    ordered = tuple(facts.code for facts in game.variant.powers if facts.code in powers)
    return () if game.settings.dias and not is_blind(game) and ordered == survivors(game) else ordered


def _may_be_alive(game: Game) -> tuple[Power, ...]:
    """The powers that may be named: who is still in a blind game is no answer to a vote."""
    return tuple(facts.code for facts in game.variant.powers) if is_blind(game) else survivors(game)


def _draw_refused(game: Game, of: tuple[Power, ...], said: tuple[Power, ...]) -> Refused | None:
    if game.practice:
        return Refused(Refusal.BOTS_DO_NOT_VOTE)
    gone = tuple(one for one in of if one not in _may_be_alive(game))
    if gone:
        return Refused(Refusal.NO_SURVIVOR, ",".join(gone))
    if game.settings.dias and of:
        return Refused(Refusal.DIAS)
    return Refused(Refusal.DRAW_LIST_NEEDED) if not game.settings.dias and not said else None


def set_concede(game: Game, actor: Actor, command: SetConcede, _now: datetime) -> Transition:
    """Take a vote to let a power win, likewise."""
    power = power_of(actor)
    if power not in alive(game.position):
        return refuse(game, Refusal.ELIMINATED, power)
    if command.to and game.practice:
        return refuse(game, Refusal.BOTS_DO_NOT_VOTE)
    if command.to == power:
        return refuse(game, Refusal.CONCEDES_TO_HIMSELF, power)
    if command.to and not game.settings.concessions:
        return refuse(game, Refusal.NO_CONCESSIONS)
    if command.to and command.to not in _may_be_alive(game):
        return refuse(game, Refusal.NO_SURVIVOR, command.to)
    return with_seat(game, power, concede=command.to), (ConcessionVoted(power, command.to),)


# Proposals


def propose(game: Game, actor: Actor, command: Propose, now: datetime) -> Transition:
    """Put an end of the game to the vote; a player who proposes one votes for it."""
    terms = _terms(game, command)
    why = _proposal_refused(game, actor, command, terms)
    if why is not None:
        return game, (why,)
    season = season_of(game)
    rule = game.settings.vote_rule
    repeated = rule is VoteRule.SEASON and (terms, season) in _again(game)
    limit = game.settings.vote_time
    proposal = Proposal(
        number=game.proposal_count + 1,
        terms=terms,
        season=season,
        opened=now,
        until=now + limit if limit > timedelta(0) else None,
        silence_agrees=repeated or command.silence_agrees,
        repeated=repeated,
        votes={actor.power: Vote.YES} if actor.power in _voters(game) else {},
        by=actor.power or "",
        count=game.settings.vote_count,
        rule=rule,
    )
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
    if command.silence_agrees and not leads:
        return Refused(Refusal.SILENCE_IS_THE_MASTERS)
    same = next((one for one in game.proposals if one.terms == terms), None)
    if same is not None:
        return Refused(Refusal.PROPOSED_ALREADY, str(same.number))
    own = [one for one in game.proposals if one.by == (actor.power or "")]
    full = Refused(Refusal.TOO_MANY_PROPOSALS, str(own[0].number)) if len(own) >= MOST else None
    return _terms_refused(game, terms) or full


def _terms_refused(game: Game, terms: Terms) -> Refused | None:
    """Why the game does not end so."""
    if game.practice:
        return Refused(Refusal.BOTS_DO_NOT_VOTE)
    gone = [one for rank in terms.ranks for one in rank if one not in _may_be_alive(game)]
    if gone:
        return Refused(Refusal.NO_SURVIVOR, ",".join(gone))
    if game.settings.dias and len(terms.ranks) > 1:
        return Refused(Refusal.RANKING_WANTS_NO_DIAS)
    if game.settings.dias and terms.ranks and terms.ending is Ending.DRAW:
        return Refused(Refusal.DIAS)
    if terms.ending is Ending.VICTORY and len(terms.ranks) == 1 and not game.settings.concessions:
        return Refused(Refusal.NO_CONCESSIONS)
    return None


def withdraw(game: Game, actor: Actor, command: WithdrawProposal, _now: datetime) -> Transition:
    """Take back a proposal of one's own; what was voted on it is told to nobody."""
    if actor.role is Role.OBSERVER or (actor.power is None and not is_master_of(game, actor)):
        return refuse(game, Refusal.NOT_PLAYER)
    own = [one for one in game.proposals if one.by == (actor.power or "")]
    if command.number is None and len(own) > 1:
        return refuse(game, Refusal.WHICH_WITHDRAWN, ",".join(str(one.number) for one in own))
    found = next((one for one in own if command.number in (None, one.number)), None)
    if found is None:
        return refuse(game, Refusal.NO_PROPOSAL_OF_YOURS, str(command.number or ""))
    gone = ProposalClosed(found.number, found.terms, passed=False, votes=(), silent=0, withdrawn=True)
    return _without(game, found), (gone,)


def cast(game: Game, actor: Actor, command: CastVote, _now: datetime) -> Transition:
    """Vote on a proposal, or as master let one pass that needs his word, or refuse it."""
    if actor.role is Role.OBSERVER or (actor.power is None and not is_master_of(game, actor)):
        return refuse(game, Refusal.NOT_PLAYER)
    waiting = [one for one in game.proposals if one.awaits_master == (actor.power is None)]
    if command.number is None and len(waiting) > 1:
        return refuse(game, Refusal.WHICH_PROPOSAL, ",".join(str(one.number) for one in waiting))
    found = next((one for one in waiting if command.number in (None, one.number)), None)
    if found is None:
        why = Refusal.NOT_YOURS_TO_DECIDE if actor.power is None else Refusal.NO_PROPOSAL
        return refuse(game, why, str(command.number or ""))
    if actor.power is None:
        return _decided(game, found, command.vote)
    if actor.power not in _voters(game):
        return refuse(game, Refusal.ELIMINATED, actor.power)
    voted = replace(found, votes={**found.votes, actor.power: command.vote})
    return _put(game, voted), (VoteCast(found.number, actor.power, command.vote),)


def _decided(game: Game, proposal: Proposal, vote: Vote) -> Transition:
    if vote is Vote.NO:
        return _without(game, proposal), (_closed(game, proposal, passed=False, refused=True),)
    return _put(game, replace(proposal, decided=vote is Vote.YES)), ()


def _put(game: Game, proposal: Proposal) -> Game:
    return replace(
        game, proposals=tuple(proposal if o.number == proposal.number else o for o in game.proposals)
    )


def _without(game: Game, proposal: Proposal) -> Game:
    return replace(game, proposals=tuple(one for one in game.proposals if one.number != proposal.number))


def forget_votes(game: Game, power: Power) -> Game:
    """The game without what a power's former player voted on proposals."""
    return replace(
        game,
        proposals=tuple(
            replace(one, votes={voter: vote for voter, vote in one.votes.items() if voter != power})
            for one in game.proposals
        ),
    )


# Seasons


def season_of(game: Game) -> Phase:
    """The movement phase that a proposal of now is counted with."""
    assert game.phase is not None
    return _movement(game, game.phase)


def _movement(game: Game, phase: Phase) -> Phase:
    while phase.kind is not PhaseKind.MOVEMENT:
        phase = game.variant.next_phase(phase)
    return phase


def _again(game: Game) -> set[tuple[Terms, Phase]]:
    """The terms that failed, with the season in which silence would agree to them."""
    return {
        (terms, _movement(game, game.variant.next_phase(season))) for terms, season in game.failed_proposals
    }


def _recent(game: Game) -> tuple[tuple[Terms, Phase], ...]:
    """The failed proposals that may still be repeated."""
    season = season_of(game)
    return tuple(
        (terms, failed)
        for terms, failed in game.failed_proposals
        if _movement(game, game.variant.next_phase(failed)) == season or failed == season
    )


# Counting


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
    voters = _voters(game)
    votes = tuple((power, proposal.votes[power]) for power in voters if power in proposal.votes)
    said = [vote for _, vote in votes]
    all_agree = bool(voters) and said.count(Vote.YES) == len(voters)
    passed = all_agree or (proposal.silence_agrees and Vote.YES in said and Vote.NO not in said)
    return Tally(passed, votes, len(voters) - len(votes))


def _voters(game: Game) -> tuple[Power, ...]:
    return tuple(seat.power for seat in played_seats(game))


def agreed(game: Game) -> Proposal | None:
    """A proposal that ends the game now: the master let it pass, or (by phase) all have voted for it."""
    for one in game.proposals:
        found, at_once = tally(game, one), rule_of(game, one) is VoteRule.PHASE
        if one.decided or (at_once and found.passed and not found.silent):
            return one
    return None


def count(game: Game) -> tuple[Game, tuple[Event, ...], Proposal | None]:
    """Count what is counted with the phase at hand, before it is judged; what ends the game is given."""
    assert game.phase is not None
    moves = game.phase.kind is PhaseKind.MOVEMENT
    due = [one for one in game.proposals if rule_of(game, one) is VoteRule.PHASE or moves]
    return _counted(game, due)


def count_overdue(game: Game, now: datetime) -> tuple[Game, tuple[Event, ...], Proposal | None]:
    """Count those whose time is over."""
    return _counted(game, [one for one in game.proposals if one.until is not None and one.until <= now])


def _counted(game: Game, due: list[Proposal]) -> tuple[Game, tuple[Event, ...], Proposal | None]:
    told: list[Event] = []
    for one in due:
        found = tally(game, one)
        if one.awaits_master or (found.passed and not _is_flagged(game, one)):
            return game, tuple(told), one
        if found.passed:
            silent, players = _silence(game, one)
            game = _put(game, replace(one, awaits_master=True, until=None))
            told.append(ProposalAwaits(one.number, silent, players))
            continue
        season = one.season
        game = replace(_without(game, one), failed_proposals=(*game.failed_proposals, (one.terms, season)))
        told.append(_closed(game, one, passed=False))
    return game, tuple(told), None


def closed(game: Game, proposal: Proposal) -> ProposalClosed:
    """The event of a proposal that ends the game."""
    return _closed(game, proposal, passed=True)


def _closed(game: Game, proposal: Proposal, *, passed: bool, refused: bool = False) -> ProposalClosed:
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
    active = [power for power in _voters(game) if _sent_orders(game, power)]
    return sum(power not in proposal.votes for power in active), len(active)


def _sent_orders(game: Game, power: Power) -> bool:
    asked = orders_asked(game, power)
    return not asked or orders_missing(game, power) < asked
