"""Votes: how players end their game, by a draw, a concession, or an end that someone proposes.

Who votes: powers still in the game with a player who is there; no one else blocks anything. Draws and
concessions are flags of a seat, cleared each phase (seed 002); the game ends as soon as all agree.

A proposal is counted by its game's rule (`VoteRule`):

    phase   as soon as all say YES, else when the phase is adjudicated or its time is over; silence is NO
    season  when the season's moves are adjudicated (seed 004 §8). It fails unless all say YES. If it is
            proposed again for the next season, silence is YES and one NO makes it fail. If more than half
            of those who sent orders did not mention it, the GM may still refuse it, until the next moves
            are adjudicated.

A GM who does not play may propose, and rule that silence agrees at once (§8.3). Nobody is told who proposed
and who voted what, except as the game's setting says about votes (§8.5). A proposal keeps both
settings as they were when it was made: no vote becomes public that was given in secret.

The file has, in this order: whose agreement ends a game, the flags of a seat, how a proposal is counted.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import NamedTuple

from judge.game.anonymity import anonymous, hidden_days, hides_absence, is_blind
from judge.game.commands.member import CastVote, Propose, SetConcede, SetDraw, WithdrawProposal
from judge.game.endings import PREDECESSOR, Ending, Proposal, Terms, Vote
from judge.game.events import (
    ConcessionVoted,
    DrawVoted,
    Event,
    ProposalAwaits,
    ProposalClosed,
    ProposalMade,
    VoteCast,
)
from judge.game.orders.outstanding import orders_asked, orders_missing, played_seats, survivors
from judge.game.permissions import decides, is_master_of, players_of_several, power_of
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.settings import VoteRule
from judge.game.state import Game
from judge.game.transition import Transition, refuse, with_seat
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Power, alive

# Agreement: what the votes amount to, whose agreement an end needs, and when one person decides
# alone.
#
# Only powers still in the game vote whose players are there; no one else can block an end.

_OF_A_DUEL = 2


def voters(game: Game) -> tuple[Power, ...]:
    """Return the powers that vote."""
    return tuple(seat.power for seat in played_seats(game))


def is_draw_agreed(game: Game) -> bool:
    """Return whether every surviving power with a player votes for the same draw."""
    seats = played_seats(game)
    return bool(seats) and all(seat.draw for seat in seats) and len({seat.draw_of for seat in seats}) == 1


def drawn_powers(game: Game) -> tuple[Power, ...]:
    """Return the powers that share the draw that is agreed."""
    return next((seat.draw_of for seat in played_seats(game) if seat.draw_of), survivors(game))


def conceded_to(game: Game) -> Power:
    """Return the power to which all others with a player concede the game; "" for none."""
    seats = played_seats(game)
    wanted = {seat.concede for seat in seats if seat.concede}
    if len(wanted) != 1:
        return ""
    power = wanted.pop()
    others = [seat for seat in seats if seat.power != power]
    return power if others and all(seat.concede == power for seat in others) else ""


def is_of_one(game: Game, powers: Collection[Power]) -> bool:
    """Return whether a draw of these powers is that of one player, and so their win.

    If nobody may know who plays, powers are counted: a refusal would tell which powers one player leads.
    """
    players = {} if anonymous(game) else players_of_several(game)
    return len({players.get(power, power) for power in powers}) == 1


def winners_named(terms: Terms) -> tuple[Power, ...]:
    """Return who would win by these terms; nobody by a draw or an end without a result."""
    return terms.ranks[0] if terms.ending is Ending.VICTORY else ()


def may_concede(game: Game, winners: Sequence[Power]) -> tuple[Power, ...]:
    """Return the voters who give the game to others if these win."""
    return tuple(power for power in voters(game) if power not in winners)


def decides_alone(game: Game, power: Power, winners: Sequence[Power] = ()) -> bool:
    """Return whether that power alone ends the game: nobody has a player except who wins by it.

    docs: ends, "An end that one person decides needs CONFIRM"
    """
    return may_concede(game, winners) == (power,)


def tells_who_is_there(game: Game) -> bool:
    """Return whether everybody may know which powers have players, so that telling reveals nothing."""
    return not hides_absence(game) or len(game.variant.powers) == _OF_A_DUEL


# Flags of a seat: votes for a draw and for a concession, each for one phase.


def set_draw(game: Game, actor: Actor, command: SetDraw, _now: datetime) -> Transition:
    """Record a vote for a draw, secret and for one phase; a power out of the game has no vote."""
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
    """Return the powers in the variant's order, each once.

    None if they are all survivors of a DIAS game.
    """
    ordered = tuple(facts.code for facts in game.variant.powers if facts.code in powers)
    return () if game.settings.dias and not is_blind(game) and ordered == survivors(game) else ordered


def may_be_alive(game: Game) -> tuple[Power, ...]:
    """Return the powers that may be named: a vote must not tell who is still in a blind game."""
    return tuple(facts.code for facts in game.variant.powers) if is_blind(game) else survivors(game)


def _draw_refused(game: Game, of: tuple[Power, ...], said: tuple[Power, ...]) -> Refused | None:
    if game.practice:
        return Refused(Refusal.BOTS_DO_NOT_VOTE)
    gone = tuple(one for one in of if one not in may_be_alive(game))
    if gone:
        return Refused(Refusal.NO_SURVIVOR, ",".join(gone))
    if game.settings.dias and of:
        return Refused(Refusal.DIAS)
    if is_of_one(game, of):
        return Refused(Refusal.DRAW_OF_ONE, of[0])
    return Refused(Refusal.DRAW_LIST_NEEDED) if not game.settings.dias and not said else None


def set_concede(game: Game, actor: Actor, command: SetConcede, _now: datetime) -> Transition:
    """Record a vote to let a power win, secret and for one phase."""
    power = power_of(actor)
    if power not in alive(game.position):
        return refuse(game, Refusal.ELIMINATED, power)
    if command.to and game.practice:
        return refuse(game, Refusal.BOTS_DO_NOT_VOTE)
    if command.to == power:
        return refuse(game, Refusal.CONCEDES_TO_HIMSELF, power)
    if command.to and not game.settings.concessions:
        return refuse(game, Refusal.NO_CONCESSIONS)
    if command.to and command.to not in may_be_alive(game):
        return refuse(game, Refusal.NO_SURVIVOR, command.to)
    return with_seat(game, power, concede=command.to), (ConcessionVoted(power, command.to),)


# Tally: how and when a proposal is counted; `votes` says who proposes and votes, and by what rule.
#
# Silence decides nothing before everybody has had `SILENCE` to say NO. Absent people have as long
# after their return, however soon a phase is adjudicated and whatever VOTE CLOCK says (docs: gm,
# "Silence agrees only after 72 hours").

SILENCE = timedelta(hours=72)
"""How long everyone has at least to say NO where silence agrees."""


def rule_of(game: Game, proposal: Proposal) -> VoteRule:
    """Return how the proposal is counted: by the setting at the time it was made."""
    return proposal.rule or game.settings.vote_rule


class Tally(NamedTuple):
    """The result of a proposal: whether it passed, who voted, and how many voters said nothing."""

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
    """Return a proposal that ends the game now: the GM let it pass, or (by phase) all have voted for it."""
    for one in game.proposals:
        found, at_once = tally(game, one), rule_of(game, one) is VoteRule.PHASE
        if one.decided or (at_once and found.passed and not found.silent):
            return one
    return None


def count(game: Game, now: datetime) -> tuple[Game, tuple[Event, ...], Proposal | None]:
    """Count what is counted with the current phase before it is adjudicated; return what ends the game."""
    assert game.phase is not None
    moves = game.phase.kind is PhaseKind.MOVEMENT
    due = [one for one in game.proposals if rule_of(game, one) is VoteRule.PHASE or moves]
    early = [one for one in due if _silence_has_time(game, one, now)]
    for one in early:  # votes by season count for the next phase
        later = movement(game, game.variant.next_phase(game.phase)) if moves else one.season
        game = put(game, replace(one, season=later))
    return _counted(game, [one for one in due if one not in early])


def count_overdue(game: Game, now: datetime) -> tuple[Game, tuple[Event, ...], Proposal | None]:
    """Count the proposals whose time is over; one with silent voters who have time left gets more."""
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
    """Return the first moment at which silence counts as agreement; absentees get time after they return.

    If nobody may learn whose an absence is, whole days of it count, also of those who voted.
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
    """Return whether the silence of somebody would count as agreement too soon."""
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
    """Return the event of a proposal that passed, and so ends the game, or failed."""
    found, said = tally(game, proposal), proposal.count
    return ProposalClosed(
        proposal.number, proposal.terms, passed, found.votes, found.silent, refused, count=said
    )


def _is_flagged(game: Game, proposal: Proposal) -> bool:
    """Return whether more than half of those who sent orders did not mention the proposal (seed 004 §8.4)."""
    silent, players = _silence(game, proposal)
    return rule_of(game, proposal) is VoteRule.SEASON and silent * 2 > players


def _silence(game: Game, proposal: Proposal) -> tuple[int, int]:
    """Return how many of those who sent orders did not mention it, and how many there are."""
    active = [power for power in voters(game) if _sent_orders(game, power)]
    return sum(power not in proposal.votes for power in active), len(active)


def _sent_orders(game: Game, power: Power) -> bool:
    asked = orders_asked(game, power)
    return not asked or orders_missing(game, power) < asked


def put(game: Game, proposal: Proposal) -> Game:
    """Return the game with an open proposal as it is now."""
    return replace(
        game, proposals=tuple(proposal if o.number == proposal.number else o for o in game.proposals)
    )


def without(game: Game, proposal: Proposal) -> Game:
    """Return the game without a proposal."""
    return replace(game, proposals=tuple(one for one in game.proposals if one.number != proposal.number))


def movement(game: Game, phase: Phase) -> Phase:
    """Return the phase, or the next movement phase."""
    while phase.kind is not PhaseKind.MOVEMENT:
        phase = game.variant.next_phase(phase)
    return phase


# Proposals: ends of the game on which a player or its GM asks all to vote.

MOST = 2
"""Proposals of one player, or of the GM, that may be open at a time; so no one keeps out another's."""


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
    """Return when the time of a new proposal is over; None if only the phase counts it."""
    limit = game.settings.vote_time
    until = proposal.opened + limit if limit > timedelta(0) else None
    if not proposal.silence_agrees or (until is None and rule_of(game, proposal) is VoteRule.SEASON):
        return until
    least = silence_agrees_at(game, proposal)
    return max(until, least) if until else least


def _terms(game: Game, command: Propose) -> Terms:
    """Return the terms, so that the same end is the same value however it was written."""
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
    """Return why the game cannot end like that."""
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
    """Return why nobody concedes the game to the power that would win."""
    if not game.settings.concessions:
        return Refused(Refusal.NO_CONCESSIONS)
    nobody = tells_who_is_there(game) and not may_concede(game, winners_named(terms))
    return Refused(Refusal.NOBODY_CONCEDES) if nobody else None


def withdraw(game: Game, actor: Actor, command: WithdrawProposal, _now: datetime) -> Transition:
    """Withdraw one's own proposal; nobody is told the votes on it."""
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
    """Vote on a proposal, or let one that needs the GM's decision pass or fail."""
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
    """Return the GM's decision; a GM who plays may only refuse."""
    if vote is Vote.YES and not decides(game, actor):
        return refuse(game, Refusal.NOT_YOURS_TO_DECIDE, str(proposal.number))
    if vote is Vote.NO:
        return without(game, proposal), (closed(game, proposal, passed=False, refused=True),)
    return put(game, replace(proposal, decided=vote is Vote.YES)), ()


def forget_votes(game: Game, power: Power) -> Game:
    """Return the game without the votes of a power's former player.

    Nobody can withdraw that player's own proposals.
    """
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
    """Return the movement phase with which a proposal made now is counted."""
    assert game.phase is not None
    return movement(game, game.phase)


def _again(game: Game) -> set[tuple[Terms, Phase]]:
    """Return the terms that failed, with the season in which silence would count as agreement."""
    return {
        (terms, movement(game, game.variant.next_phase(season))) for terms, season in game.failed_proposals
    }


def _recent(game: Game) -> tuple[tuple[Terms, Phase], ...]:
    """Return the failed proposals that may still be repeated."""
    season = season_of(game)
    return tuple(
        (terms, failed)
        for terms, failed in game.failed_proposals
        if movement(game, game.variant.next_phase(failed)) == season or failed == season
    )
