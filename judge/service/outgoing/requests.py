"""Requests: what the person who asked the GM is told, by the GM's answer or because none came."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from judge.game.anonymity import anonymous, is_nonplaying_master
from judge.game.permissions import actors_of
from judge.game.roles import PersonId, Role
from judge.game.seats import entry
from judge.game.state import Game
from judge.notices.notice import Addressee
from judge.notices.security import Answer, EarlierPart, MasterAsked, RequestAnswered
from judge.records import ParkedCommand, ParkedItem, Person
from judge.service.dependencies import Adapters, Services
from judge.service.outgoing.post import post_notice
from judge.store.database import UnitOfWork

_MOMENT = re.compile(r"(\d{4}-\d\d-\d\d \d\d:\d\d) UTC")


def moments_of(line: str) -> tuple[datetime, ...]:
    """Return the moments in a parked line, as they are written there."""
    return tuple(datetime.fromisoformat(one).replace(tzinfo=UTC) for one in _MOMENT.findall(line))


def siblings(work: UnitOfWork, item: ParkedItem) -> Sequence[ParkedItem]:
    """Return the same request as it waits for other GMs."""
    found = work.parked_items.due(item.game, item.expires)
    return [one for one in found if one.content == item.content and one.digest != item.digest]


def asked_again(
    services: Adapters,
    work: UnitOfWork,
    game: Game,
    dropped: Sequence[ParkedItem],
    master: Person,
    now: datetime,
) -> Sequence[MasterAsked]:
    """Return the questions to a game's new GM that the former one was asked, each parked anew.

    What the former GM had begun and not confirmed is dropped.
    """
    found = []
    for item in dropped:
        content = item.content
        if now >= item.expires or not isinstance(content, ParkedCommand) or not _is_asked(content):
            continue
        if _may_decide(work, game, content, master):
            token, digest = services.passwords.token()
            work.parked_items.park(replace(item, digest=digest, person=master.id))
            found.append(_question(work, game, content, item.expires, master, token))
    return found


def asked_too(
    services: Adapters, work: UnitOfWork, game: Game, by: PersonId, master: Person, now: datetime
) -> Sequence[MasterAsked]:
    """Return the same questions for an additional GM, beside one who keeps their own."""
    waiting = work.parked_items.clear(by, game.name)
    for item in waiting:
        work.parked_items.park(item)
    return asked_again(services, work, game, waiting, master, now)


def _may_decide(work: UnitOfWork, game: Game, content: ParkedCommand, master: Person) -> bool:
    """Return whether a GM may decide; no GM who played decides that somebody plays on."""
    part = earlier_part(work, game, content.line)
    return part is None or any(one.person == master.id for one in entry.deciders(game))


def _is_asked(content: ParkedCommand) -> bool:
    """Return whether somebody else asked the GM for it: more time, late orders, a part in the game."""
    return content.asker > 0 or content.line.startswith(_APPROVE)


_APPROVE = "SET APPROVED"
"""How a line begins that a newcomer's wish to play has parked, who is no player yet."""


def earlier_part(work: UnitOfWork, game: Game, line: str) -> EarlierPart | None:
    """Return the earlier role of somebody whom a line would let in again; None for a newcomer."""
    person = (
        work.people.by_address(line.removeprefix(_APPROVE).strip()) if line.startswith(_APPROVE) else None
    )
    if person is None or not entry.had_part(game, person.id):
        return None
    played = entry.powers_played(game, person.id)
    return EarlierPart(tuple(sorted(played)), entry.has_read(game, person.id))


def _question(
    work: UnitOfWork, game: Game, content: ParkedCommand, expires: datetime, master: Person, token: str
) -> MasterAsked:
    told = is_nonplaying_master(game, Role.MASTER, master.id) or not anonymous(game)
    power = content.power if told and content.power else None
    times, part = moments_of(content.line), earlier_part(work, game, content.line)
    return MasterAsked(game, content.line, power, token, expires, times, part=part)


def post_answer(
    services: Services, work: UnitOfWork, item: ParkedItem, answer: Answer, now: datetime, words: str = ""
) -> None:
    """Tell a player what became of what they asked the GM for, while they have their power."""
    content, game = item.content, work.games.get(item.game)
    if not isinstance(content, ParkedCommand) or not content.asker or game is None:
        return
    if not any(one.power == content.power for one in actors_of(game, content.asker)):
        return
    reader = Addressee(work.people.get(content.asker), Role.PLAYER, content.power)
    notice = RequestAnswered(game, content.line, answer, moments_of(content.line), words)
    post_notice(services, work, notice, reader, f"request:{item.digest[:16]}", now)
