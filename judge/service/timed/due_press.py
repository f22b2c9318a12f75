"""Messages that waited for their time: each is sent once, unless its reason is gone by then.

docs: press, "Words above a quoted message answer it"

So is the answer to a player whose GM did not answer their request.
"""

from __future__ import annotations

import logging
from datetime import datetime

from judge.game import machine
from judge.game.permissions import belongs, has_left
from judge.game.refusals import Refused
from judge.game.roles import Role
from judge.game.state import Game
from judge.notices.notice import Addressee
from judge.notices.press import LetterDropped
from judge.notices.remarks import AnyRemark, GameRefusal, OrderRemark, Remark, remark
from judge.notices.security import Answer
from judge.records import CounterKind, ParkedCommand, ParkedItem, ParkedPress, Settlement
from judge.service.crash_points import crash_point
from judge.service.dependencies import Services
from judge.service.open_games import OpenGames
from judge.service.outgoing.announce import announce
from judge.service.outgoing.post import post_notice
from judge.service.outgoing.requests import post_answer, siblings
from judge.service.parked import TOKEN_LIFE
from judge.store.database import UnitOfWork

log = logging.getLogger(__name__)


def send_due_press(services: Services, game: str, now: datetime) -> None:
    """Send the messages of a game whose time is over, each in a transaction of its own.

    Call it only when all email received up to `now` has been handled: a CANCEL may be among it.
    """
    with services.store.begin() as work:
        due = tuple(item.digest for item in work.parked_items.due(game, now))
    for digest in due:
        try:
            _send(services, digest, now)
        except Exception:
            log.exception("a letter in %s could not be sent", game)


def _send(services: Services, digest: str, now: datetime) -> None:
    with services.store.begin() as work:
        item = work.parked_items.take_due(digest, now)
        if item is None:
            return
        if not isinstance(item.content, ParkedPress):
            _lapse(services, work, item, now)
            work.commit()
            return
        services = services.caused_by(item.person)
        games, content = OpenGames(work, now), item.content
        game = games.up_to_date(item.game)
        if game is not None:
            why = why_dropped(game, content) or _sent(games, game, content, now)
            for change in games.save_changes(f"letter:{digest[:16]}"):
                announce(services, work, change, now)
            if why is None:
                work.counters.add(CounterKind.SETTLED, digest, Settlement.SENT, now)
            else:
                _tell(services, work, game, item, why, now)
        crash_point("letter about to commit")
        work.commit()


def _lapse(services: Services, work: UnitOfWork, item: ParkedItem, now: datetime) -> None:
    """End a request that its GM did not answer; one that others are asked as well is told once."""
    for one in siblings(work, item):
        work.parked_items.take_due(one.digest, now)
        work.counters.add(CounterKind.SETTLED, one.digest, Settlement.LAPSED, now)
    work.counters.add(CounterKind.SETTLED, item.digest, Settlement.LAPSED, now)
    if not _is_over(work, item):
        post_answer(services, work, item, Answer.LAPSED, now)


def _is_over(work: UnitOfWork, item: ParkedItem) -> bool:
    """Return whether more time was asked for in a phase that has been adjudicated."""
    game, asked = work.games.get(item.game), item.expires - TOKEN_LIFE
    more_time = isinstance(item.content, ParkedCommand) and item.content.line.startswith("EXTEND")
    return more_time and (game is None or game.clock is None or game.clock.opened > asked)


def why_dropped(game: Game, content: ParkedPress) -> Remark | None:
    """Return why a waiting message is no longer sent: its game ended, or its author left their seat."""
    if game.ending is not None and not content.over:
        return remark(OrderRemark.PRESS_GAME_OVER, game=game.name)
    if not belongs(game, content.author) or has_left(game, content.author):
        return remark(OrderRemark.PRESS_SEAT_LEFT, game=game.name)
    return None


def _sent(games: OpenGames, game: Game, content: ParkedPress, now: datetime) -> AnyRemark | None:
    """Return why the game refuses the message; None if it was sent."""
    after, events = machine.apply(game, content.author, content.press, now)
    for event in events:
        if isinstance(event, Refused):
            return GameRefusal(event, game)
    games.update(after, events)
    return None


def _tell(
    services: Services, work: UnitOfWork, game: Game, item: ParkedItem, why: AnyRemark, now: datetime
) -> None:
    """Tell the author that their message was not sent."""
    assert isinstance(item.content, ParkedPress)
    author, record = item.content.author, work.people.get(item.person)
    there = belongs(game, author)
    reader = Addressee(record, author.role, author.power) if there else Addressee(record, Role.REGISTERED)
    notice = LetterDropped(game, why, item.content.press.body)
    post_notice(services, work, notice, reader, f"letter:{item.digest[:16]}", now)
