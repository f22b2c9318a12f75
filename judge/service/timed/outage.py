"""Outages of the judge, its mailbox or a game: deadlines are moved or held, and people are told."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from judge.game.phases.expiry import held_since
from judge.game.phases.extensions import move_missed_deadline
from judge.game.roles import Role
from judge.game.state import Game
from judge.notices.notice import Addressee
from judge.notices.phases import DeadlineHeld, GameFails
from judge.notices.remarks import KeeperRemark, remark
from judge.notices.security import KeeperNote
from judge.records import FaultyEmail
from judge.records.incoming import UNKNOWN
from judge.records.overview import CLOCK, GAME, HELD
from judge.service.dependencies import Services
from judge.service.holds import LONGEST_HOLD, held_games, holds
from judge.service.open_games import GameChange
from judge.service.outgoing.announce import announce
from judge.service.outgoing.post import post_notice, post_to_keeper
from judge.service.redaction import Redactor, with_redaction
from judge.store.database import UnitOfWork

log = logging.getLogger(__name__)


def move_missed_deadlines(services: Services, since: datetime, until: datetime) -> int:
    """Move the deadlines that fell between `since` and `until` by that time; return how many games.

    Each game has a transaction of its own: one that was moved lies behind `until`, so a second try leaves it
    alone. A game that cannot be read is left to the round of work, which reports it. The keeper gets a note.
    """
    services = with_redaction(services, Redactor(services.composer.vocabulary()))
    with services.store.begin() as work:
        names = work.games.due(until)
    moved = [name for name in names if _move_in_one_game(services, name, since, until)]
    with services.store.begin() as work:
        note = _keeper_note(since, until, moved)
        post_to_keeper(services, work, note, f"outage:{until.isoformat()}", until)
        work.commit()
    return len(moved)


def tell_clock_set_back(services: Services, since: datetime, until: datetime) -> None:
    """Tell the keeper that the clock went back, and note for `judge keeper status` from when."""
    detail = remark(KeeperRemark.CLOCK_BACK_DETAIL, since=since, until=until)
    with services.store.begin() as work:
        note = KeeperNote(remark(KeeperRemark.CLOCK_BACK), detail)
        post_to_keeper(services, work, note, f"clock:{since.isoformat()}:{until.isoformat()}", until)
        work.commit()
    health = services.store.health
    health.note_work(CLOCK, max(since, health.last_work().get(CLOCK, since)))


def _move_in_one_game(services: Services, name: str, since: datetime, until: datetime) -> bool:
    try:
        with services.store.begin() as work:
            game = work.games.get(name)
            after, events = move_missed_deadline(game, since, until) if game else (None, ())
            if game is None or after is None or not events:
                return False
            first = work.games.save(after, events, until, f"outage:{since.isoformat()}", until)
            announce(services, work, GameChange(game, after, events, first), until)
            work.commit()
    except OSError:  # a full disk or a locked database says nothing about the game
        raise
    except Exception:
        log.exception("the deadline of game %s could not be moved", name)
        return False
    return True


def tell_held_deadlines(services: Services, why: str, now: datetime) -> None:
    """Tell the keeper, and the GMs concerned, that games wait because their email cannot be read.

    Only about what has waited for `HELD`. The keeper gets one note for the oldest deadline, a GM one for
    each, however often this is called.
    """
    with services.store.begin() as work:
        held = [(since, game) for game, since in _held(work, now) if now - since > HELD]
        if not held:
            return
        held.sort(key=lambda one: (one[0], one[1].name))
        due, names = held[0][0], tuple(game.name for _, game in held)
        detail = remark(KeeperRemark.DEADLINES_HELD_DETAIL, since=due, games=names, why=why)
        note = KeeperNote(remark(KeeperRemark.DEADLINES_HELD), detail)
        post_to_keeper(services, work, note, f"held:{due.isoformat()}", now)
        for since, game in held:
            tell_masters(services, work, game, since, now)
        work.commit()


def _held(work: UnitOfWork, now: datetime) -> Iterator[tuple[Game, datetime]]:
    """Yield the games whose deadline waits, each with it; one that cannot be read is reported as failing."""
    for name in work.games.due(now):
        try:
            game = work.games.get(name)
        except ValueError:
            continue
        since = held_since(game, now) if game else None
        if game is not None and since is not None:
            yield game, since


def tell_failing_game(services: Services, name: str, error: Exception, now: datetime) -> None:
    """Note that a game cannot be adjudicated, and tell its GM and the keeper, once until it can be.

    What the game holds may be unreadable, so nothing of it is read here.
    """
    part, why = f"{GAME}{name}", type(error).__name__
    if part not in services.store.health.troubles():
        with services.store.begin() as work:
            detail = remark(KeeperRemark.GAME_FAILS_DETAIL, game=name, why=why)
            note, key = (
                KeeperNote(remark(KeeperRemark.GAME_FAILS, game=name), detail),
                f"fails:{now.isoformat()}",
            )
            post_to_keeper(services, work, note, f"{key}:{name}", now)
            for person in work.games.masters(name):
                reader = Addressee(work.people.get(person), Role.REGISTERED)
                post_notice(services, work, GameFails(name), reader, key, now)
            work.commit()
    services.store.health.note_trouble(part, why, now)


def tell_masters(services: Services, work: UnitOfWork, game: Game, since: datetime, now: datetime) -> None:
    """Tell the GMs of a game that its deadline waits, because orders on time may not have been read."""
    key = f"held:{game.name}:{since.isoformat()}"
    for one in game.masters:
        master = Addressee(work.people.get(one.person), Role.MASTER)
        post_notice(services, work, DeadlineHeld(game, since), master, key, now)


def _keeper_note(since: datetime, until: datetime, moved: list[str]) -> KeeperNote:
    what = remark(KeeperRemark.OUTAGE)
    if not moved:
        return KeeperNote(what, remark(KeeperRemark.OUTAGE_WITHOUT_DEADLINE, since=since, until=until))
    return KeeperNote(what, remark(KeeperRemark.OUTAGE_MOVED, since=since, until=until, games=tuple(moved)))


# Who is told of an email that the mail server does not let the judge read, and of what waits for it.


def tell_held_games(services: Services, work: UnitOfWork, now: datetime) -> bool:
    """Tell the GMs of games that wait long for an email, as for a mailbox that cannot be read.

    They learn nothing about the email: whose it is may be a secret of the game. The keeper is told when
    nothing waits for it any more. However often this is called, everybody is told once. Returns whether any
    email is faulty.
    """
    mails = work.faulty_mails.all()
    if not mails:
        return False
    for game, since in held_games(work, work.games.due(now), now):
        if now - since > HELD:
            tell_masters(services, work, game, since, now)
    for mail in mails:
        if not mail.released and not holds(mail, now):
            tell_of_release(services, work, mail, now)
    return True


def tell_of_release(services: Services, work: UnitOfWork, mail: FaultyEmail, now: datetime) -> None:
    """Tell the keeper that no deadline waits for an email any more, and note that they know."""
    detail = remark(
        KeeperRemark.FAULTY_MAIL_RELEASED_DETAIL,
        number=mail.uid,
        sender=mail.sender or UNKNOWN,
        subject=mail.subject or UNKNOWN,
        why=mail.why,
    )
    note = KeeperNote(remark(KeeperRemark.FAULTY_MAIL_RELEASED), detail)
    post_to_keeper(services, work, note, f"released:{mail.mailbox}:{mail.key}", now)
    work.faulty_mails.save(replace(mail, released=True))


def tell_of_faulty_mail(services: Services, work: UnitOfWork, mail: FaultyEmail, now: datetime) -> None:
    """Tell the keeper which email cannot be read, and note that they know."""
    detail = remark(
        KeeperRemark.FAULTY_MAIL_DETAIL,
        number=mail.uid,
        sender=mail.sender or UNKNOWN,
        subject=mail.subject or UNKNOWN,
        since=mail.since,
        until=mail.since + LONGEST_HOLD,
        why=mail.why,
    )
    note = KeeperNote(remark(KeeperRemark.FAULTY_MAIL), detail)
    post_to_keeper(services, work, note, f"faulty:{mail.mailbox}:{mail.key}", now)
    work.faulty_mails.save(replace(mail, told=True))
