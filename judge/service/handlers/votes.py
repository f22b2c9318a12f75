"""Votes: SET DRAW, SET CONCEDE, PROPOSE, VOTE, CANCEL PROPOSAL."""

from __future__ import annotations

import re
from dataclasses import replace

from judge.game.anonymity import is_blind
from judge.game.commands.votes import CastVote, Propose, SetConcede, SetDraw, WithdrawProposal
from judge.game.endings import Ending, Proposal, Vote
from judge.game.events import ProposalAwaits, ProposalClosed, ProposalMade, VoteCast
from judge.game.orders.outstanding import concedes_alone
from judge.game.settings import VoteCount
from judge.game.state import Game
from judge.service.confirmation import drop_parked, park_command
from judge.service.handlers.orders import keep_wish
from judge.service.notices.remark_keys.orders import OrderRemark
from judge.service.notices.remarks import Remark, remark
from judge.service.opt_in import answered_mails
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.session import Session


def set_draw(session: Session, command: SetDraw) -> Outcome:
    """Vote for a draw, or take the vote back; below PHASE for that phase."""
    game = session.current_game()
    letters = "".join(_letter(game, one) for one in command.of)
    kept = keep_wish(session, f"SET DRAW {letters}".strip() if command.draw else "SET NODRAW")
    if kept is not None:
        return kept
    outcome = session.apply(command)
    if isinstance(outcome, Rejected) or game is None:
        return outcome if isinstance(outcome, Rejected) else Done(remark(OrderRemark.DRAW_NOT_VOTED))
    now, power = session.current_game(), session.speaker.actor.power if session.speaker.actor else None
    stands = [o.number for o in game.proposals if o.terms.ending is Ending.DRAW and _agrees(o, power)]
    if not command.draw and stands:
        return Done(remark(OrderRemark.DRAW_NOT_VOTED_BUT_PROPOSED, number=stands[0]))
    if command.draw and now is not None and now.ending is not None:
        return Done(remark(OrderRemark.DRAW_AGREED))
    if command.draw and command.of and not game.settings.dias:
        powers = tuple(game.variant.power(one) for one in command.of)
        return Done(remark(OrderRemark.DRAW_OF_SOME_VOTED, powers=powers))
    return Done(remark(OrderRemark.DRAW_VOTED) if command.draw else remark(OrderRemark.DRAW_NOT_VOTED))


def _agrees(proposal: Proposal, power: str | None) -> bool:
    return power is not None and proposal.votes.get(power) is Vote.YES


def _letter(game: Game | None, power: str) -> str:
    return game.variant.power(power).letter if game else ""


def set_concede(session: Session, command: SetConcede) -> Outcome:
    """Concede the game to a power, or take that back; what ends it at once waits for a word of its own."""
    waiting = park_command(session, command) if _ends_at_once(session, command) else None
    if waiting is not None:
        return waiting
    outcome, game = session.apply(command), session.current_game()
    if isinstance(outcome, Rejected):
        return outcome
    if command.to and game is not None:
        if game.ending is not None:
            return Done(remark(OrderRemark.CONCEDED_AS_LAST, power=game.variant.power(command.to)))
        return Done(remark(OrderRemark.CONCEDED, power=game.variant.power(command.to)))
    actor = session.speaker.actor
    if game is not None and actor and drop_parked(session, game, actor.person, "SET CONCEDE"):
        return Done(remark(OrderRemark.CONCESSION_DROPPED))
    return Done(remark(OrderRemark.NOT_CONCEDED))


def _ends_at_once(session: Session, command: SetConcede) -> bool:
    """Whether nobody else has to concede, and the sender knows it.

    Where others have to as well he is not asked: the question would tell him that they have (ADR 74).
    """
    game, actor = session.current_game(), session.speaker.actor
    if not command.to or game is None or actor is None or actor.power is None:
        return False
    seen = not is_blind(game) or len(game.variant.powers) == _OPPONENTS
    return seen and concedes_alone(game, actor.power, command.to)


_OPPONENTS = 2
"""The powers of a duel."""


def propose(session: Session, command: Propose) -> Outcome:
    """Put an end of the game to the vote."""
    events = session.apply(command)
    if isinstance(events, Rejected):
        return events
    made = next(one for one in events if isinstance(one, ProposalMade))
    if any(isinstance(one, ProposalClosed) and one.passed for one in events):
        return Done(remark(OrderRemark.VOTE_ENDS_GAME))
    if made.by.power is None:
        return Done(remark(OrderRemark.PROPOSED_BY_MASTER, number=made.number))
    game = session.current_game()
    proposed = [one for one in game.proposals if one.number == made.number] if game else []
    if any(one.count is VoteCount.NAMES for one in proposed):
        return Done(remark(OrderRemark.PROPOSED_IN_PUBLIC, number=made.number))
    return Done(remark(OrderRemark.PROPOSED, number=made.number))


def withdraw(session: Session, command: WithdrawProposal) -> Outcome:
    """Take a proposal of one's own back."""
    events = session.apply(command)
    if isinstance(events, Rejected):
        return events
    gone = next(one for one in events if isinstance(one, ProposalClosed))
    return Done(remark(OrderRemark.PROPOSAL_WITHDRAWN, number=gone.number))


def vote(session: Session, command: CastVote) -> Outcome:
    """Vote on a proposal; or the master's word on one that passed in silence.

    In an answer to the mail of a proposal it is that one, whatever else is open by now.
    """
    number = command.number or number_answered(session)
    events = session.apply(replace(command, number=number))
    if isinstance(events, Rejected):
        return events
    ended = any(isinstance(one, ProposalClosed) and one.passed for one in events)
    cast = next((one for one in events if isinstance(one, VoteCast)), None)
    if ended:
        return Done(remark(OrderRemark.VOTE_ENDS_GAME))
    return Done(_voted(cast) if cast else _decided(command))


_KEY = re.compile(r"[^:]+:(\d+):")
"""The key of a notice in the outbox (`announce`): the game, and the number of the event."""


def number_answered(session: Session) -> int | None:
    """The number of the proposal that the last mail of ours was about which the mail answers."""
    concerns = (session.work.outbox.concern(one) for one in answered_mails(session.letter))
    answered = next((one for one in concerns if one is not None), None)
    if answered is None or answered.game is None or answered.game != session.speaker.game:
        return None
    found = _KEY.match(answered.key)
    event = session.work.games.event(answered.game, int(found[1])) if found else None
    return event.number if isinstance(event, ProposalMade | ProposalAwaits) else None


def _voted(cast: VoteCast) -> Remark:
    match cast.vote:
        case Vote.YES:
            return remark(OrderRemark.VOTED_YES, number=cast.number)
        case Vote.NO:
            return remark(OrderRemark.VOTED_NO, number=cast.number)
        case Vote.ABSTAIN:
            return remark(OrderRemark.ABSTAINED, number=cast.number)


def _decided(command: CastVote) -> Remark:
    if command.vote is Vote.NO:
        return remark(OrderRemark.PROPOSAL_REFUSED)
    return remark(OrderRemark.PROPOSAL_LEFT)
