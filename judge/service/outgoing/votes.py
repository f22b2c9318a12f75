"""Votes as notices: what is proposed, what happened to it, and as much of the count as the game tells."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.anonymity import hides_absence
from judge.game.events import ProposalAwaits, ProposalClosed, ProposalMade
from judge.game.settings import VoteCount
from judge.game.votes import silence_agrees_at
from judge.notices.notice import Addressed, once
from judge.notices.votes import VoteAwaits, VoteClosed, VoteOpened
from judge.service.outgoing.members import GameMembers


def opened(members: GameMembers, _index: int, event: ProposalMade) -> Iterator[Addressed]:
    """Tell everybody, including who proposed it: an email that they alone did not get would give them away.

    Nobody is told of what the same email takes back.
    """
    game = members.game
    if _is_withdrawn_at_once(members, event.number):
        return iter(())
    kept = VoteCount.SECRET if hides_absence(game) else None
    proposal = next((one for one in game.proposals if one.number == event.number), None)
    told = kept or (proposal.count if proposal else VoteCount.SECRET)
    silent = silence_agrees_at(game, proposal) if proposal and event.silence_agrees else None
    notice = VoteOpened(
        game, event.number, event.terms, event.until, event.silence_agrees, event.repeated, told, silent
    )
    return ((notice, reader) for reader in once(members.everyone()))


def awaits(members: GameMembers, _index: int, event: ProposalAwaits) -> Iterator[Addressed]:
    """Tell the GM."""
    game = members.game
    proposals = (*game.proposals, *members.change.before.proposals)
    terms = next(one.terms for one in proposals if one.number == event.number)
    notice = VoteAwaits(game, event.number, terms)
    masters = (one for one in members.everyone() if game.is_run_by(one.person.id) and one.power is None)
    return ((notice, reader) for reader in masters)


def closed(members: GameMembers, _index: int, event: ProposalClosed) -> Iterator[Addressed]:
    """Tell everybody, with as much of the count as was announced when the votes were asked for.

    If the game tells nobody who is absent, it tells no count either.
    """
    if event.withdrawn and _is_withdrawn_at_once(members, event.number):
        return iter(())
    told = VoteCount.SECRET if hides_absence(members.change.before) else event.count
    votes = () if told is VoteCount.SECRET else event.votes
    notice = VoteClosed(
        members.game,
        event.number,
        event.terms,
        event.passed,
        event.refused,
        told,
        votes,
        0 if told is VoteCount.SECRET else event.silent,
        event.withdrawn,
        any(o.silence_agrees for o in members.change.before.proposals if o.number == event.number),
    )
    return ((notice, reader) for reader in once(members.everyone()))


def _is_withdrawn_at_once(members: GameMembers, number: int) -> bool:
    """Return whether the email that made a proposal has withdrawn it."""
    events = members.change.events
    made = any(isinstance(e, ProposalMade) and e.number == number for e in events)
    return made and any(isinstance(e, ProposalClosed) and e.withdrawn and e.number == number for e in events)
