"""Requests: what whoever asked the master is told, by the master's word or because none came."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime

from judge.game.permissions import actors_of
from judge.game.roles import Role
from judge.service.dependencies import Services
from judge.service.notices.addressee import Addressee
from judge.service.notices.security import Answer, RequestAnswered
from judge.service.outgoing.post import post_notice
from judge.service.ports import ParkedCommand, ParkedItem, UnitOfWork

_MOMENT = re.compile(r"(\d{4}-\d\d-\d\d \d\d:\d\d) UTC")


def moments_of(line: str) -> tuple[datetime, ...]:
    """The moments in a parked line, as they are written there."""
    return tuple(datetime.fromisoformat(one).replace(tzinfo=UTC) for one in _MOMENT.findall(line))


def siblings(work: UnitOfWork, item: ParkedItem) -> Sequence[ParkedItem]:
    """The same request as it waits for other masters."""
    found = work.parked_items.due(item.game, item.expires)
    return [one for one in found if one.content == item.content and one.digest != item.digest]


def post_answer(
    services: Services, work: UnitOfWork, item: ParkedItem, answer: Answer, now: datetime, words: str = ""
) -> None:
    """Tell a player what became of what he asked the master for, while he has his power."""
    content, game = item.content, work.games.get(item.game)
    if not isinstance(content, ParkedCommand) or not content.asker or game is None:
        return
    if not any(one.power == content.power for one in actors_of(game, content.asker)):
        return
    reader = Addressee(work.people.get(content.asker), Role.PLAYER, content.power)
    notice = RequestAnswered(game, content.line, answer, moments_of(content.line), words)
    post_notice(services, work, notice, reader, f"request:{item.digest[:16]}", now)
