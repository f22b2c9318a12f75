"""Excess: what exceeds one person's quota of emails waits, and each reader gets it in one (ADR 106)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from itertools import groupby
from operator import attrgetter

from judge.game import events as ev
from judge.game.roles import Role
from judge.game.state import Game
from judge.game.transition import happened
from judge.mail.writer import text_written
from judge.notices.game import (
    MastershipOffered,
    PartnershipOffered,
    RollCall,
    ToldMail,
    ToldTogether,
)
from judge.notices.notice import Addressee
from judge.notices.phases import LateOrdersAsked, Results
from judge.notices.press import Press
from judge.notices.security import MasterAsked
from judge.notices.standbys import StandbyWanted
from judge.notices.votes import VoteOpened
from judge.records import Excess, OutgoingEmail
from judge.service.dependencies import Services
from judge.service.open_games import GameChange
from judge.service.outgoing.post import post_notice, token_of
from judge.service.outgoing.quota import are_several, quota_of_news, waits
from judge.store.database import UnitOfWork

SHOWN = 20
"""Emails that are shown of those whose kind is shown more than once: the latest."""
_WHOLE = (Press.template, Results.template)
"""What is always shown: no one else keeps a message for its reader."""
_QUESTIONS = {
    one.template
    for one in (LateOrdersAsked, MasterAsked, MastershipOffered, PartnershipOffered, RollCall, StandbyWanted)
}
"""What a YES answers as long as it waits for one."""
_PAST = ev.PhaseJudged | ev.ProposalClosed | ev.RolledBack | ev.StartTakenBack
"""After what it may be too late to act on an earlier notice of the game, as after what `takes_time`."""


def post_excess(services: Services, work: UnitOfWork, now: datetime) -> bool:
    """Mail each reader what waits and is due, with what else waits of the same causes.

    Returns whether any is due.
    """
    due = work.outbox.excess_due(now)
    for theirs in _of_each_reader(due):
        _post_together(services, work, theirs, now)
    return bool(due)


def take_along(
    services: Services, work: UnitOfWork, change: GameChange, events: Sequence[ev.Event], now: datetime
) -> None:
    """Mail what waits about a game before news that takes time from its readers, or leaves nothing to do.

    It is one email to each reader. There is none if that news waits as well: it comes with what waits, and
    makes it leave now if it takes time (`post_notice`).
    """
    if not (services.hastens or happened(_PAST, events)):
        return
    free = happened(ev.PhaseJudged, events) and not change.game.rolled_back
    quota = quota_of_news(services, change.game, now)
    for theirs in _of_each_reader(work.outbox.excess_of(change.game.name)):
        if free or not waits(work, quota, theirs[0].recipient, now):
            _post_together(services, work, theirs, now)


def _of_each_reader(excesses: Iterable[Excess]) -> Iterator[Sequence[Excess]]:
    """Return what waits for each reader, whatever its causes."""
    recipient = attrgetter("recipient")
    return (tuple(found) for _, found in groupby(sorted(excesses, key=recipient), recipient))


def _post_together(services: Services, work: UnitOfWork, excesses: Sequence[Excess], now: datetime) -> None:
    """Mail a reader what waits of some causes."""
    emails = _once(work.outbox.take_excess(excesses, now))
    tokens = {one.key: _token_waiting(services, work, one, now) for one in emails}
    shown = _shown(emails, {key for key, token in tokens.items() if token})
    mails = []
    for one in shown:
        email = services.reader.read(one.raw)
        closed = not tokens[one.key] and _is_closed(work, one)
        mails.append(ToldMail(email.subject, email.text, tokens[one.key], closed))
    names = sorted({one.game for one in emails if one.game})
    games = tuple(game for name in names if (game := work.games.get(name)) is not None)
    alone = len(names) == len(games) == 1 and all(one.game for one in emails)
    several = are_several(one.cause for one in excesses)
    notice = ToldTogether(tuple(mails), games, len(emails) - len(shown), alone, several)
    first = excesses[0].key
    reader = Addressee(work.people.get(int(first.rsplit(":", 2)[1])), Role.REGISTERED)
    about = names[0] if len(names) == 1 else "time"
    post_notice(services, work, notice, reader, f"{about}:time:{now.isoformat()}:{first}", now)


def _once(emails: Sequence[OutgoingEmail]) -> list[OutgoingEmail]:
    """Return the emails in order, of those that say the same the latest."""
    latest = {text_written(one.raw) or one.raw: one for one in emails}
    kept = {one.key for one in latest.values()}
    return [one for one in emails if one.key in kept]


def _shown(emails: Sequence[OutgoingEmail], asking: set[str]) -> list[OutgoingEmail]:
    """Return the emails for which there is room: messages, results, questions, newest of each kind."""
    latest = {_kind(one): one.key for one in emails}
    whole = {one.key for one in emails if _kind(one)[0] in _WHOLE} | asking | set(latest.values())
    replaced = _replaced(emails)
    rest = [one.key for one in emails if one.key not in whole | replaced]
    room = max(SHOWN - len(latest), 0)
    kept = whole.union(rest[len(rest) - room :] if room else ())
    return [one for one in emails if one.key in kept]


def _replaced(emails: Sequence[OutgoingEmail]) -> set[str]:
    """Return the emails that a later one makes obsolete: the same settings, the deadline, the pause."""
    found: set[str] = set()
    later: set[tuple[str, str, str]] = set()
    for one in reversed(emails):
        names = one.key.rsplit(":", 3)[0].partition(":=")[2]
        told = {(*_kind(one), name) for name in names.split(",") if name}
        if told and told <= later:
            found.add(one.key)
        later |= told
    return found


def _kind(email: OutgoingEmail) -> tuple[str, str]:
    """Return what kind of notice an email is, and about which game."""
    return email.key.rsplit(":", 3)[1], email.game or ""


def _token_waiting(services: Services, work: UnitOfWork, email: OutgoingEmail, now: datetime) -> str:
    """Return the token that says yes to the question in an email; "" if it asks nothing any more."""
    token = token_of(email.message_id)
    return token if token and work.parked_items.waits(services.passwords.digest(token), now) else ""


def _is_closed(work: UnitOfWork, email: OutgoingEmail) -> bool:
    """Return whether an email that waits for no YES asks for something that can no longer be answered."""
    kind = _kind(email)[0]
    if kind != VoteOpened.template:
        return kind in _QUESTIONS
    game = work.games.get(email.game or "")
    return game is None or _number(work, game, email) not in {one.number for one in game.proposals}


def _number(work: UnitOfWork, game: Game, email: OutgoingEmail) -> int:
    """Return the number of the proposal that an email is about, from the event in its key; 0 if none."""
    event = work.games.record(game.name)[int(email.key.split(":")[1]) - 1].event
    return event.number if isinstance(event, ev.ProposalMade) else 0
