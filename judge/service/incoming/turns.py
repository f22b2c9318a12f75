"""Turns: which emails a process may claim; those of each game and of each sender are handled in order.

An email may be taken if no older one of its sender, or about one of its games, waits for another process.
Those that one process takes together, it handles in order. Emails that `retry_policy` puts off are put off
here too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import islice

from judge.records import EmailId, Waiting
from judge.service.retry_policy import PATIENCE, SOLITARY, plan
from judge.store.inbox import Inbox
from judge.store.locks import Claims

MOST = 20
"""How many emails a process takes together: enough to be cheap, few enough to share the rest."""
UNROUTED = ""
"""The route of an email that names no game: it may be about any."""
_CHOICE = 5 * MOST
"""How many emails are considered to choose those of few games."""
_WINDOW = 500
"""How many waiting emails are looked at together."""


def claim_next(
    inbox: Inbox, claims: Claims, now: datetime, put_off: Collection[EmailId]
) -> Sequence[Waiting]:
    """Claim the next emails that this process may handle, in order of arrival; none if there are none."""
    taken = {*claims.taken(), *put_off}
    free = of_few_games(islice(in_order(_waiting(inbox, now), taken), _CHOICE))
    free = free or _solitary(inbox, taken, now)
    got = claims.take([mail.id for mail in free])
    if len(got) == len(free):
        return free
    return list(in_order(free, {mail.id for mail in free} - set(got)))


def in_order(mails: Iterable[Waiting], taken: Collection[EmailId]) -> Iterator[Waiting]:
    """Yield the emails that follow no taken email of the same sender or about the same game.

    An email that is put off, because a process died in it twice, holds up only its sender.
    """
    held_up: set[str] = set()
    for mail in mails:
        keys = _keys(mail)
        if mail.id in taken or keys & held_up:
            held_up |= keys
        elif mail.deaths < SOLITARY:
            yield mail
        elif mail.deaths < PATIENCE:
            held_up.add(_sender(mail))


def of_few_games(mails: Iterable[Waiting]) -> list[Waiting]:
    """Return the emails to take together: those of few games, so that other processes find some.

    The oldest is taken with the later ones about its games or about no known game, then the oldest of the
    rest, and so on. No email is taken without the older ones of its sender and about its games.
    """
    choice, chosen = list(mails), set[EmailId]()
    left = choice
    while left and len(chosen) < MOST:
        routes, first = set(left[0].routes), left[0]
        left_before: set[str] = set()
        rest: list[Waiting] = []
        for mail in left:
            belongs = mail is first or not mail.routes or not routes.isdisjoint(mail.routes)
            if belongs and left_before.isdisjoint(_keys(mail)) and len(chosen) < MOST:
                chosen.add(mail.id)
            else:
                left_before |= _keys(mail)
                rest.append(mail)
        left = rest
    return [mail for mail in choice if mail.id in chosen]


def oldest_by_route(inbox: Inbox, now: datetime) -> Mapping[str, datetime]:
    """Return when the oldest email that holds up deadlines came, by game; UNROUTED is for no named game."""
    found: dict[str, datetime] = {}
    for mail in _waiting(inbox, now):
        if mail.deaths < PATIENCE and mail.received is not None:
            for route in mail.routes or (UNROUTED,):
                found.setdefault(route, mail.received)
    return found


def _waiting(inbox: Inbox, now: datetime) -> Iterator[Waiting]:
    """Yield the emails without a fate, oldest first, read only as far as the caller looks."""
    window = inbox.waiting(now, most=_WINDOW)
    while window:
        yield from window
        window = inbox.waiting(now, after=window[-1], most=_WINDOW) if len(window) == _WINDOW else ()


def _keys(mail: Waiting) -> set[str]:
    """Return the keys by which an email is kept in order: its games and its sender."""
    return {*mail.routes, _sender(mail)} - {""}


def _sender(mail: Waiting) -> str:
    return f"from {mail.sender}" if mail.sender else ""


def _solitary(inbox: Inbox, taken: Collection[EmailId], now: datetime) -> list[Waiting]:
    """Return one of the emails that are handled after all others, if its pause is over."""
    mails = list(_waiting(inbox, now))
    ready = [number for number in plan(mails, now).solitary if number not in taken][:1]
    return [mail for mail in mails if mail.id in ready]
