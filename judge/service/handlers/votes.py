"""Votes: SET DRAW, SET CONCEDE, PROPOSE, VOTE, CANCEL PROPOSAL."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from judge.game.commands.member import CastVote, Propose, SetConcede, SetDraw, WithdrawProposal
from judge.game.endings import Ending, Proposal, Terms, Vote
from judge.game.events import ProposalAwaits, ProposalClosed, ProposalMade, VoteCast
from judge.game.settings import VoteCount
from judge.game.state import Game
from judge.game.votes import decides_alone, tells_who_is_there, winners_named
from judge.notices.remarks import OrderRemark, Remark, remark
from judge.rules.units import Power
from judge.service.changes import apply
from judge.service.echoes import Word, says_only_the_word
from judge.service.handlers.orders import keep_wish
from judge.service.opt_in import answered_emails
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.parked import drop_parked, park_command
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def set_draw(request: Request, speaker: Speaker, transcript: Transcript, command: SetDraw) -> Outcome:
    """Vote for a draw, or take the vote back, below PHASE for that phase.

    A vote that alone ends the game waits for confirmation.
    """
    game = speaker.current_game(request.games)
    letters = "".join(_letter(game, one) for one in command.of)
    kept = keep_wish(
        request, speaker, transcript, f"SET DRAW {letters}".strip() if command.draw else "SET NODRAW"
    )
    if kept is not None:
        return kept
    if (
        command.draw
        and _ends_alone(request, speaker)
        and (waiting := park_command(request, speaker, transcript, command)) is not None
    ):
        return waiting
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        return outcome
    return Done(
        _draw_voted(request, speaker, command) if command.draw else _draw_taken_back(request, speaker, game)
    )


def _draw_voted(request: Request, speaker: Speaker, command: SetDraw) -> Remark:
    game = speaker.current_game(request.games)
    if game is not None and game.ending is not None:
        return remark(OrderRemark.DRAW_AGREED)
    if game is None or not command.of or game.settings.dias:
        return remark(OrderRemark.DRAW_VOTED)
    powers = tuple(game.variant.power(one) for one in command.of)
    return remark(OrderRemark.DRAW_OF_SOME_VOTED, powers=powers)


def _draw_taken_back(request: Request, speaker: Speaker, game: Game | None) -> Remark:
    if _drop(request, speaker, "SET DRAW"):
        return remark(OrderRemark.END_DROPPED)
    power = speaker.seat.actor.power if speaker.seat.actor else None
    draws = [one for one in game.proposals if one.terms.ending is Ending.DRAW] if game else []
    stands = next((one.number for one in draws if _agrees(one, power)), None)
    if stands is not None:
        return remark(OrderRemark.DRAW_NOT_VOTED_BUT_PROPOSED, number=stands)
    return remark(OrderRemark.DRAW_NOT_VOTED)


def _agrees(proposal: Proposal, power: str | None) -> bool:
    return power is not None and proposal.votes.get(power) is Vote.YES


def _letter(game: Game | None, power: str) -> str:
    return game.variant.power(power).letter if game else ""


def set_concede(request: Request, speaker: Speaker, transcript: Transcript, command: SetConcede) -> Outcome:
    """Concede the game to a power, or take that back; what ends it at once waits for confirmation."""
    alone = bool(command.to) and _ends_alone(request, speaker, (command.to,))
    if alone and (waiting := park_command(request, speaker, transcript, command)) is not None:
        return waiting
    outcome, game = apply(request, speaker, transcript, command), speaker.current_game(request.games)
    if isinstance(outcome, Rejected):
        return outcome
    if command.to and game is not None:
        if game.ending is not None:
            return Done(remark(OrderRemark.CONCEDED_AS_LAST, power=game.variant.power(command.to)))
        return Done(remark(OrderRemark.CONCEDED, power=game.variant.power(command.to)))
    if _drop(request, speaker, "SET CONCEDE"):
        return Done(remark(OrderRemark.CONCESSION_DROPPED))
    return Done(remark(OrderRemark.NOT_CONCEDED))


def _ends_alone(request: Request, speaker: Speaker, winners: Sequence[Power] = ()) -> bool:
    """Return whether the sender ends the game alone, or with the winner, and knows it.

    docs: ends, "An end that one person decides needs CONFIRM"

    If others have to agree as well, the sender is not asked: the question would tell that they have.
    """
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or actor.power is None:
        return False
    return tells_who_is_there(game) and decides_alone(game, actor.power, winners)


def _drop(request: Request, speaker: Speaker, command: str) -> bool:
    """Drop the sender's votes that wait for confirmation and begin like that."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    return game is not None and actor is not None and drop_parked(request, game, actor.person, command)


def propose(request: Request, speaker: Speaker, transcript: Transcript, command: Propose) -> Outcome:
    """Put an end of the game to the vote; what it decides alone waits for confirmation."""
    alone = _ends_alone(request, speaker, winners_named(Terms(command.ending, command.ranks)))
    if alone and (waiting := park_command(request, speaker, transcript, command)) is not None:
        return waiting
    events = apply(request, speaker, transcript, command)
    if isinstance(events, Rejected):
        return events
    made = next(one for one in events if isinstance(one, ProposalMade))
    if any(isinstance(one, ProposalClosed) and one.passed for one in events):
        return Done(remark(OrderRemark.VOTE_ENDS_GAME))
    if made.by.power is None:
        return Done(remark(OrderRemark.PROPOSED_BY_MASTER, number=made.number))
    game = speaker.current_game(request.games)
    proposed = [one for one in game.proposals if one.number == made.number] if game else []
    if any(one.count is VoteCount.NAMES for one in proposed):
        return Done(remark(OrderRemark.PROPOSED_IN_PUBLIC, number=made.number))
    return Done(remark(OrderRemark.PROPOSED, number=made.number))


def withdraw(
    request: Request, speaker: Speaker, transcript: Transcript, command: WithdrawProposal
) -> Outcome:
    """Withdraw one's own proposal."""
    events = apply(request, speaker, transcript, command)
    if isinstance(events, Rejected):
        return events
    gone = next(one for one in events if isinstance(one, ProposalClosed))
    return Done(remark(OrderRemark.PROPOSAL_WITHDRAWN, number=gone.number))


def vote(request: Request, speaker: Speaker, transcript: Transcript, command: CastVote) -> Outcome:
    """Vote on a proposal, or decide as GM on one that passed by silence.

    In an answer to a proposal's email it is about that one, whatever else is open by now.
    """
    command = replace(command, number=command.number or number_answered(request, speaker))
    if (
        _votes_alone(request, speaker, command)
        and (waiting := park_command(request, speaker, transcript, command)) is not None
    ):
        return waiting
    events = apply(request, speaker, transcript, command)
    if isinstance(events, Rejected):
        return events
    if command.vote is not Vote.YES and _drop(request, speaker, "VOTE YES"):
        return Done(remark(OrderRemark.END_DROPPED))
    ended = any(isinstance(one, ProposalClosed) and one.passed for one in events)
    cast = next((one for one in events if isinstance(one, VoteCast)), None)
    if ended:
        return Done(remark(OrderRemark.VOTE_ENDS_GAME))
    return Done(_voted(cast) if cast else _decided(command))


def yes_as_vote(request: Request, speaker: Speaker, transcript: Transcript) -> Outcome | None:
    """Take a plain yes as a vote on the proposal whose email it answers.

    None unless that one alone waits for the sender's vote: otherwise nobody knows what they agree to.
    """
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or actor.power is None or speaker.seat.gives_orders_only:
        return None
    waiting = [one.number for one in game.proposals if not one.awaits_master and actor.power not in one.votes]
    person = request.work.people.get(actor.person)
    if waiting != [number_answered(request, speaker)] or not says_only_the_word(
        request, speaker, transcript, person, Word("", gravely=False, typed=False)
    ):
        return None
    outcome = vote(request, speaker, transcript, CastVote(Vote.YES, waiting[0]))
    if outcome == Done(remark(OrderRemark.VOTED_YES, number=waiting[0])):
        return Done(remark(OrderRemark.YES_IS_VOTE, number=waiting[0]))
    return outcome


def _votes_alone(request: Request, speaker: Speaker, command: CastVote) -> bool:
    """Return whether a YES decides the proposal it is for, or the only one that is open."""
    game = speaker.current_game(request.games)
    if command.vote is not Vote.YES or game is None:
        return False
    found = [one for one in game.proposals if command.number in (None, one.number)]
    return len(found) == 1 and _ends_alone(request, speaker, winners_named(found[0].terms))


_KEY = re.compile(r"[^:]+:(\d+):")
"""The key of a notice in the outbox (`announce`): the game, and the number of the event."""


def number_answered(request: Request, speaker: Speaker) -> int | None:
    """Return the number of the proposal in the last of the judge's emails that the email answers."""
    concerns = (request.work.outbox.concern(one) for one in answered_emails(request.email))
    answered = next((one for one in concerns if one is not None), None)
    if answered is None or answered.game is None or answered.game != speaker.seat.game:
        return None
    found = _KEY.match(answered.key)
    event = request.work.games.event(answered.game, int(found[1])) if found else None
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
