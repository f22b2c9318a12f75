"""Excess: what waits as one person caused more than a quota of emails, in one to each reader (ADR 106)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from judge.game.roles import Role
from judge.service.dependencies import Services
from judge.service.notices.addressee import Addressee
from judge.service.notices.game import ToldMail, ToldTogether
from judge.service.notices.phases import Results
from judge.service.notices.press import Press
from judge.service.outgoing.post import post_notice, token_of
from judge.service.ports import Excess, Parcel, UnitOfWork

SHOWN = 20
"""Mails that are shown of those whose kind is shown more than once: the latest."""
_WHOLE = (Press.template, Results.template)
"""What is always shown: nobody else keeps a letter for its reader."""


def post_excess(services: Services, now: datetime) -> None:
    """Mail to each reader what waits and is due, with whatever else waits of the same cause."""
    with services.store.begin() as work:
        due = work.outbox.excess_due(now)
        for one in due:
            _post_together(services, work, one, now)
        if due:
            work.commit()


def _post_together(services: Services, work: UnitOfWork, excess: Excess, now: datetime) -> None:
    parcels = _once(work.outbox.take_excess(excess, now))
    tokens = {one.key: _token_waiting(services, work, one, now) for one in parcels}
    shown = _shown(parcels, {key for key, token in tokens.items() if token})
    mails = []
    for one in shown:
        letter = services.reader.read(one.raw)
        mails.append(ToldMail(letter.subject, letter.text, tokens[one.key]))
    names = sorted({one.game for one in parcels if one.game})
    games = tuple(game for name in names if (game := work.games.get(name)) is not None)
    alone = len(names) == len(games) == 1 and all(one.game for one in parcels)
    notice = ToldTogether(tuple(mails), games, len(parcels) - len(shown), alone)
    reader = Addressee(work.people.get(int(excess.key.rsplit(":", 2)[1])), Role.REGISTERED)
    about = names[0] if len(names) == 1 else "time"
    post_notice(services, work, notice, reader, f"{about}:time:{now.isoformat()}:{excess.cause}", now)


def _once(parcels: Sequence[Parcel]) -> list[Parcel]:
    """The mails, the latest of those that say the same, in their order."""
    latest = {one.raw.partition(b"\r\n\r\n")[2]: one for one in parcels}
    kept = {one.key for one in latest.values()}
    return [one for one in parcels if one.key in kept]


def _shown(parcels: Sequence[Parcel], asking: set[str]) -> list[Parcel]:
    """Those for which there is room: letters, results, questions, the latest of each kind, some others."""
    latest = {_kind(one): one.key for one in parcels}
    whole = {one.key for one in parcels if _kind(one)[0] in _WHOLE} | asking | set(latest.values())
    replaced = _replaced(parcels)
    rest = [one.key for one in parcels if one.key not in whole | replaced]
    room = max(SHOWN - len(latest), 0)
    kept = whole.union(rest[len(rest) - room :] if room else ())
    return [one for one in parcels if one.key in kept]


def _replaced(parcels: Sequence[Parcel]) -> set[str]:
    """The mails of which a later one tells all anew: the same settings, the deadline, the pause."""
    found: set[str] = set()
    later: set[tuple[str, str, str]] = set()
    for one in reversed(parcels):
        names = one.key.rsplit(":", 3)[0].partition(":=")[2]
        told = {(*_kind(one), name) for name in names.split(",") if name}
        if told and told <= later:
            found.add(one.key)
        later |= told
    return found


def _kind(parcel: Parcel) -> tuple[str, str]:
    """What kind of notice a mail is, and about which game."""
    return parcel.key.rsplit(":", 3)[1], parcel.game or ""


def _token_waiting(services: Services, work: UnitOfWork, parcel: Parcel, now: datetime) -> str:
    """The token that says yes to the question in a mail; "" if it asks nothing, or not any more."""
    token = token_of(parcel.message_id)
    return token if token and work.parked_items.waits(services.passwords.digest(token), now) else ""
