"""Clocks that jump, and clocks that are put forward and back twice a year."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo, available_timezones

from judge.daemon.heartbeat import Heartbeat
from judge.daemon.runtime import Runtime
from judge.game.phases.deadlines import local_moment, new_clock, next_deadline
from judge.game.settings import PhaseClock, PressMode, Settings
from judge.rules.phases import Phase
from lab.proofs.proof import Result
from lab.proofs.trial import trial_folder
from tests.unit.daemon.instances import NOON, MovingClock, game, instance, running_game

_YEAR = 365 * 86_400
_SPAN = datetime(2024, 1, 1, tzinfo=UTC), datetime(2037, 1, 1, tzinfo=UTC)
_MINUTES = (30, 90, 150, 210, 1410)
_DAY = timedelta(days=1)


def jumps(size: int) -> Result:
    """Let the machine's clock jump up to a year either way between two rounds of the daemon."""
    failures = [what for seed in range(size) for what in _jump(seed)]
    return Result(size, tuple(failures))


def _jump(seed: int) -> Iterator[str]:
    """One wrong clock, and the right one again: no phase is judged that has not had its time."""
    chance = Random(seed)
    clock, counted = MovingClock(NOON), 0.0
    with trial_folder() as place:
        here = instance(place, clock=clock)
        deadline = running_game(here)
        runtime = Runtime(here, asyncio.Event())
        runtime._heartbeat = Heartbeat(here.services.store.health, lambda: counted)
        jump = timedelta(seconds=chance.choice([-1, 1]) * chance.uniform(61, _YEAR))
        for step in (timedelta(), jump, timedelta(seconds=30), timedelta(seconds=30) - jump):
            clock.now += step
            counted += 30
            runtime._work_up_to_now()
            found = game(here)
            if found.number != 1:
                yield f"seed {seed}: phase {found.number} after a jump by {jump}"
            if found.clock is None or found.clock.deadline < deadline:
                yield f"seed {seed}: an earlier deadline after a jump by {jump}"
        due = here.services.store.outbox.take_due(clock.now + _DAY * 800, 500)
        told = {mail.email.recipient for mail in due}
        if "keeper@judge.example" not in told:
            yield f"seed {seed}: the keeper was not told"
        here.services.store.outbox.release()


def summer_time(size: int) -> Result:
    """Deadlines at a minute of the day, around every change of clocks 2024-2036, in `size` time zones."""
    names = sorted(available_timezones())
    zones = names if size >= len(names) else Random(size).sample(names, size)
    failures: list[str] = []
    changes = 0
    for name in zones:
        for change in _changes(ZoneInfo(name)):
            changes += 1
            for minute in _MINUTES:
                failures += [f"{name} {change}: {what}" for what in _around(name, change, minute)]
                failures += [f"{name} {change}: {what}" for what in _daily(name, change, minute)]
    return Result(len(zones), tuple(failures), f"{changes} changes of clocks")


def _changes(zone: ZoneInfo) -> Iterator[datetime]:
    """The moments at which a zone's clocks change, to the minute."""
    before, end = _SPAN
    while before < end:
        after = before + _DAY
        if before.astimezone(zone).utcoffset() != after.astimezone(zone).utcoffset():
            low, high = before, after
            while high - low > timedelta(minutes=1):
                middle = low + (high - low) // 2
                same = middle.astimezone(zone).utcoffset() == low.astimezone(zone).utcoffset()
                low, high = (middle, high) if same else (low, middle)
            yield high.replace(second=0, microsecond=0)
        before = after


def _around(name: str, change: datetime, minute: int) -> Iterator[str]:
    """Three deadlines in a row: each on the next day, at the wall clock's minute where the day has it."""
    rule = PhaseClock(minute, _DAY * 0, _DAY, _DAY, _DAY * 0, "SMTWTFS")
    zone = ZoneInfo(name)
    at_least = change - _DAY * 2
    for _ in range(4):
        found = next_deadline(rule, name, at_least)
        local = found.astimezone(zone)
        if not at_least <= found <= at_least + _DAY * 2 + timedelta(hours=2):
            yield f"{found} is not the next after {at_least}"
        if not _rightful(local, minute, zone):
            yield f"{local} is neither {minute} minutes into a day nor the end of a gap there"
        at_least = found + timedelta(minutes=1)


def _daily(name: str, change: datetime, minute: int) -> Iterator[str]:
    """A game of NEXT 23 whose phases open moments after each deadline has one deadline a day."""
    settings = Settings(
        moves=PhaseClock(minute, _DAY * 0, timedelta(hours=23), _DAY, _DAY * 0, "SMTWTFS"),
        press=PressMode.NONE,
        zone=name,
    )
    zone = ZoneInfo(name)
    first = change.astimezone(zone).date() - _DAY * 2
    at = local_moment(first, minute, zone)
    for days in range(1, 5):
        opened = at + timedelta(seconds=20)
        at = new_clock(settings, Phase.parse("S1903M"), opened, None, first=False).deadline
        if at != (wanted := local_moment(first + _DAY * days, minute, zone)):
            yield f"the deadline after {opened} is {at}, not {wanted}"


def _rightful(local: datetime, minute: int, zone: ZoneInfo) -> bool:
    """Whether it is that minute of its day, the first time; or the end of a gap that swallowed the minute."""
    naive = local.replace(tzinfo=None)
    midnight = datetime.combine(naive.date(), datetime.min.time())
    wanted = midnight + timedelta(minutes=minute)
    if naive == wanted:
        return not local.fold
    swallowed = [
        day for day in (wanted, wanted - _DAY) if naive - _DAY < day < naive and not _exists(day, zone)
    ]
    return bool(swallowed) and not _exists(naive - timedelta(minutes=1), zone)


def _exists(naive: datetime, zone: ZoneInfo) -> bool:
    return naive.replace(tzinfo=zone).astimezone(UTC).astimezone(zone).replace(tzinfo=None) == naive
