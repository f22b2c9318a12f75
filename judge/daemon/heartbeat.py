"""Heartbeat, a dead-man switch: notices that time passed without the judge, so that deadlines can move.

A judge that was asleep, stopped or given a wrong clock must not throw whole games into civil disorder when it
wakes (the classic judge did, when its machine's clock once stood a year ahead).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import pairwise
from statistics import median_low

from judge.records.overview import PULSE, PULSES, WORK
from judge.store.overview import Health

SILENCE = timedelta(minutes=15)
"""A longer time between two beats is a gap, unless they always are that far apart."""
LONGEST_RHYTHM = timedelta(days=2)
"""Passes that are further apart than that have no rhythm."""
BEAT_EVERY = timedelta(minutes=1)
"""How often a beat is written down."""
JUMP = timedelta(seconds=60)
"""The machine's clock may go wrong by this much against its count of seconds."""


@dataclass(frozen=True, slots=True)
class Gap:
    """Time that passed without the judge; `until` is earlier than `since` when the clock went back."""

    since: datetime
    until: datetime

    @property
    def backwards(self) -> bool:
        """Whether the clock went back."""
        return self.until < self.since


@dataclass(slots=True)
class Heartbeat:
    """Compares each beat with the last one of any process at this judge, by means of the database.

    `counter` gives seconds that no change of the clock affects. Where cron makes a pass every hour, an hour
    is normal: twice the middle one of the last three pauses is allowed. Neither an outage nor a pass made by
    hand changes that one.
    """

    health: Health
    counter: Callable[[], float]
    _last: tuple[datetime, float] | None = field(default=None, init=False)
    _noted: datetime | None = field(default=None, init=False)

    def gap(self, now: datetime) -> Gap | None:
        """Return the time before `now` without the judge, if there was any, or by which its clock jumped."""
        if self._last is not None:
            before, counted = self._last
            # `time.monotonic` stands still while a Linux machine sleeps, so a sleep shows as a jump as well.
            drift = (now - before) - timedelta(seconds=self.counter() - counted)
            if abs(drift) > JUMP:
                return Gap(before, now)
            if now - before <= SILENCE:
                return None
        return self._silence(now)

    def beat(self, now: datetime) -> None:
        """Note that the judge is alive, and that no gap before this has to be made up any more."""
        self._last = (now, self.counter())
        if self._noted is None or abs(now - self._noted) >= BEAT_EVERY:
            worked = self.health.last_work()
            earlier = {part: worked[later] for later, part in pairwise(PULSES) if later in worked}
            self.health.note_all({PULSE: now, **earlier})
            self._noted = now

    def _silence(self, now: datetime) -> Gap | None:
        worked = self.health.last_work()
        before = worked.get(PULSE, worked.get(WORK)) or self.health.imported_work()
        if before is None:
            return None
        beats = [worked[part] for part in PULSES if part in worked]
        pauses = [later - earlier for later, earlier in pairwise(beats)]
        rhythm = min(median_low(pauses), LONGEST_RHYTHM) if pauses else timedelta()
        return Gap(before, now) if not -JUMP <= now - before <= max(SILENCE, 2 * rhythm) else None
