"""Notices that are told together: about email in a player's name, and what people want once a day.

Somebody who knows a password, or a robot with it, could have a player told about each of a thousand emails.
So only the first are told at once: copies of orders from elsewhere, and questions about email that waits for
their YES. One of the five is reserved for a changed password. The rest is counted, and told in one
email an hour later.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

from judge.game.order_style import Amount
from judge.game.roles import PersonId, Role
from judge.game.state import Game
from judge.notices.notice import Addressee
from judge.notices.security import LeftOutMails, NoticesLeftOut
from judge.records import CounterKind, Person, PutOff
from judge.rules.units import Power
from judge.service.dependencies import Services
from judge.service.outgoing.post import post_digest, post_notice
from judge.store.database import UnitOfWork

HOUR = timedelta(hours=1)
NOTICES_AN_HOUR = 5
"""Notices of mail in their name that a player gets in an hour one by one."""
_KEPT = 1
"""Of these kept for the gravest: a password of theirs was changed, and copies must not have used them up."""
_HELD = ":held"
_BY_MASTER = ":by master"
_AS_MASTER = ":as master"
_GRAVE = ":grave"


def may_tell(
    work: UnitOfWork,
    person: PersonId,
    about: str,
    now: datetime,
    *,
    grave: bool = False,
    summary: bool = True,
) -> bool:
    """Count a notice to a person; if they had enough of them, note it for the `summary` instead.

    A `grave` one has an allowance of its own, and then that of the others.
    """
    counters, who = work.counters, str(person)
    kept = grave and counters.count(CounterKind.TOLD, now, HOUR, f"{who}{_GRAVE}") < _KEPT
    if kept or counters.count(CounterKind.TOLD, now, HOUR, who) < NOTICES_AN_HOUR - _KEPT:
        counters.add(CounterKind.TOLD, f"{who}{_GRAVE}" if kept else who, about, now)
        return True
    if summary:
        counters.add(CounterKind.LEFT_OUT, who, about, now)
    return False


def about_copy(game: str, power: Power) -> str:
    """Return what a copy is about, for its counter."""
    return f"{game}:{power}"


def about_master(game: str, power: Power | None) -> str:
    """Return what a copy is about: what the GM did for a power, or (None) email that spoke as the GM."""
    return f"{game}:{power}{_BY_MASTER}" if power else f"{game}{_AS_MASTER}"


def about_held(game: str) -> str:
    """Return what a question about a waiting email is about, for its counter."""
    return f"{game}{_HELD}"


def post_summaries(services: Services, work: UnitOfWork, now: datetime) -> bool:
    """Tell people what they were not told one by one, an hour after the first; return whether any."""
    left_out = work.counters.take(CounterKind.LEFT_OUT, now - HOUR)
    for who, counted in left_out.items():
        _post_summary(services, work, int(who), counted, now)
    return bool(left_out)


def _post_summary(
    services: Services, work: UnitOfWork, person: PersonId, counted: Mapping[str, int], now: datetime
) -> None:
    mails = []
    for about, number in sorted(counted.items()):
        name, _, kind = about.partition(":")
        game = work.games.get(name)
        if game is not None:
            mails.append(_left_out(game, kind, number))
    reader = Addressee(work.people.get(person), Role.REGISTERED)
    key = f"time:{now.isoformat()}:left-out"
    post_notice(services, work, NoticesLeftOut(tuple(mails)), reader, key, now)


def _left_out(game: Game, kind: str, number: int) -> LeftOutMails:
    """Return what a counter counts, by the words after the game's name in what it is about."""
    if f":{kind}" in (_HELD, _AS_MASTER):
        return LeftOutMails(game, None, number, as_master=f":{kind}" == _AS_MASTER)
    power = kind.removesuffix(_BY_MASTER)
    return LeftOutMails(game, power, number, by_master=power != kind)


# Digests: what people want once a day, or with the results of their game (SET MAIL)

_DAY, _WEEK = timedelta(days=1), timedelta(days=7)


def post_digests(services: Services, work: UnitOfWork, now: datetime) -> bool:
    """Mail people what was put off a day ago, or a week if their game brings no results.

    Returns whether anything is put off.
    """
    waiting = work.outbox.put_off()
    for one in waiting:
        person = work.people.get(int(one.key.rsplit(":", 2)[1]))
        patience = _WEEK if person.wish.amount is Amount.RESULTS else _DAY
        if one.since <= now - patience or person.wish.amount is Amount.ALL:
            _post_digest(services, work, one, person, now)
    return bool(waiting)


def _post_digest(services: Services, work: UnitOfWork, one: PutOff, person: Person, now: datetime) -> None:
    game = work.games.get(one.game) if one.game else None
    roles = Role.__members__
    role, power = (roles[one.part], None) if one.part in roles else (Role.PLAYER, one.part)
    if game is None or person.address != one.recipient:
        work.outbox.take_put_off(one.recipient, one.game, one.part, now)
    else:
        reader = Addressee(person, role, power)
        post_digest(services, work, game, reader, f"{game.name}:time:{now.isoformat()}", now)
