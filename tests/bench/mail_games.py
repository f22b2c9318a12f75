"""Games and mails for the mail benchmark: real openings played on real services, and copies of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from pathlib import Path

from judge.daemon import heap
from judge.game import machine
from judge.game.state import Game, Status
from judge.service import work_round
from judge.service.dependencies import Services
from judge.service.incoming import intake
from judge.service.keeper_policy import KeeperPolicy
from judge.store.database import Database
from judge.store.passwords import Passwords
from tests.crash.spool import story_steps
from tests.scenarios.story import Step, raw_mail
from tests.services import services_on

_OPENING = len(story_steps("opening"))
_SPRING = story_steps("year")[_OPENING + 1 : _OPENING + 8]
PLAYERS = len(_SPRING)
UNLIMITED = 100_000
_DIGITS_IN_LETTERS = str.maketrans("0123456789", "abdefgkprt")


@dataclass(frozen=True)
class Letter:
    """A mail to the judge and the address that gets the answer."""

    sender: str
    raw: bytes


def services(database: Database) -> Services:
    """Services as the daemon has them when it has started, argon2 and all, but without a limit on answers."""
    heap.settle()
    return replace(
        services_on(database),
        passwords=Passwords(),
        security=KeeperPolicy(answers=UNLIMITED, letters=UNLIMITED, copies=UNLIMITED, opt_in=False),
    )


def fresh(folder: Path) -> Database:
    """An empty database in a file."""
    database = Database(f"sqlite:///{folder / 'judge.db'}")
    database.upgrade()
    return database


def open_games(here: Services, count: int, now: datetime) -> None:
    """Play the opening `count` times, each with people of its own; every game must have begun."""
    opening = replace(here, security=replace(here.security, newcomers=UNLIMITED))
    for number in range(count):
        for step in story_steps("opening"):
            if step.marker == ">":
                intake.receive(opening, letter(step, number, 0).raw, now, "bench")
        work_round.work(opening, now)
    _empty_outbox(here, now)
    with here.store.begin() as work:
        running = sum(one.status is Status.RUNNING for one in work.games.all())
    if running != count:
        raise RuntimeError(f"{running} of {count} games have begun")


def order_mails(games: int, count: int, first: int = 0) -> list[Letter]:
    """`count` mails with orders for Spring 1901, the players of all games taking turns.

    `first` is how many there were before; no two mails are the same.
    """
    turns = [(step, number) for step in _SPRING for number in range(games)]
    return [letter(*turns[n % len(turns)], n) for n in range(first, first + count)]


def trial_mail(serial: int) -> Letter:
    """A mail with TRY in it, of the first player of the first game; nine in a row try other orders."""
    goals = "GAL", "TYR", "BOH"
    orders = f"A VIE - {goals[serial % 3]}", f"A BUD - {('RUM', 'SER', 'GAL')[serial // 3 % 3]}"
    step = replace(_SPRING[0], body=(_SPRING[0].body[0], "TRY", *orders, "END TRY"))
    return letter(step, 0, serial)


def letter(step: Step, game: int, serial: int) -> Letter:
    """A step of the story as a mail to the `game`-th game."""
    sender, _, subject = step.text.partition(": ")
    sender = sender.replace("@", f"{game}@")
    names = re.sub(r"(?m)^(Name: .*)", rf"\1 {_surname(game)}", "\n".join(step.body))
    body = names.replace("alpha", f"alpha{game}") + "\n"
    return Letter(sender, raw_mail(sender, subject, body, f"<{game}.{serial}.{step.line}@bench.example>"))


def _surname(game: int) -> str:
    """A word for the people of a game: whoever is hard to tell from somebody else is not registered."""
    return str(game).translate(_DIGITS_IN_LETTERS).capitalize()


def copy_games(here: Services, names: Iterable[str], now: datetime) -> None:
    """Copies of the first game, with the same people, in one transaction."""
    with here.store.begin() as work:
        first = work.games.get("alpha0")
        assert first is not None
        for name in names:
            copied = replace(first, name=name)
            work.games.add(copied)
            work.games.save(copied, (), now, "bench", machine.next_due(copied))
        work.commit()


def game(here: Services) -> Game:
    """The first game."""
    with here.store.begin() as work:
        found = work.games.get("alpha0")
    assert found is not None
    return found


def handle(here: Services, mails: Sequence[Letter], now: datetime, pause: timedelta) -> datetime:
    """Store and handle mails one by one, `pause` of the judge's time apart; the time after the last."""
    for mail in mails:
        intake.receive(here, mail.raw, now, "bench")
        work_round.handle_pending(here, here.store.inbox.waiting(now), now)
        work_round.do_chores(here, now)
        now += pause
    return now


def _empty_outbox(here: Services, now: datetime) -> None:
    """Mark the opening's mails as sent."""
    with closing(_Leaving(here)):
        while batch := here.store.outbox.take_due(now):
            for queued in batch:
                here.store.outbox.mark_sent(queued.id, now)


@dataclass(frozen=True)
class _Leaving:
    here: Services

    def close(self) -> None:
        self.here.store.outbox.release()
