"""Times and lengths of time for people: in the reader's language, and in their zone beside UTC."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cached_property
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from judge.language.zones import zone_words
from judge.render.text.fixed_words import machine
from judge.render.text.messages import dated, listing, moment_utc, say
from judge.render.text.reader_language import ENGLISH, cached_by_language, language

_HOUR, _MINUTE = 3600, 60
_SAME_WEEK = timedelta(days=6)


@dataclass(frozen=True)
class When:
    """A moment as a reader in `zone` sees it at `now`, worded when it is asked for."""

    at: datetime
    now: datetime
    zone: str
    waits: bool = False
    """It is said in an email that leaves later."""

    @cached_property
    def machine(self) -> str:
        """The moment for programs."""
        return machine(self.at)

    @cached_property
    def spoken(self) -> str:
        """The moment for people."""
        return spoken(self.at, self.zone)

    @cached_property
    def local(self) -> str:
        """The moment in the reader's zone alone: `Wed 7 Jan 2026 23:30 (your time, Europe/Vienna)`."""
        return _local(self.at, self.zone)

    @cached_property
    def brief(self) -> str:
        """The moment in the reader's zone alone: `Sun 21:43`, with its date unless it is in the same week."""
        return self._brief("weekday" if abs(self.at - self.now) < _SAME_WEEK else "weekday-and-day")

    def _brief(self, style: str) -> str:
        info = _zone(self.zone)
        local = self.at.astimezone(info or UTC)
        day, clock = dated(local, style), dated(local, "clock")
        if info is None:
            return say("moment.brief-utc", day=day, clock=clock)
        return say("moment.brief", day=day, clock=clock)

    @property
    def in_subject(self) -> str:
        """The moment as subjects have it: in English, where programs read them, as for programs."""
        return self.machine if language() == ENGLISH else self._brief("weekday-and-day")

    @cached_property
    def left(self) -> str:
        """How long it is from now, with what is now where that is read later."""
        span = left(self.at - self.now)
        if not self.waits:
            return span
        return say("time-left-as-of", left=span, clock=dated(self.now.astimezone(UTC), "clock"))

    @property
    def past(self) -> bool:
        """Whether it is over."""
        return self.at <= self.now


@cached_by_language(
    maxsize=64
)  # an email says the same moments several times, and a phase says them to everyone
def when(at: datetime, now: datetime, zone: str, *, waits: bool = False) -> When:
    """Return the moment as a reader in `zone` sees it at `now`."""
    return When(at, now, zone, waits)


@cached_by_language(maxsize=256)
def spoken(at: datetime, zone: str) -> str:
    """Return `Wed 7 Jan 2026 23:30 (your time, Europe/Vienna) = 22:30 UTC`; UTC alone without a zone."""
    info = _zone(zone)
    if info is None:
        return moment_utc(at)
    utc = at.astimezone(UTC)
    other = "" if at.astimezone(info).date() == utc.date() else f"{dated(utc, 'weekday-and-day')} "
    return say("moment.with-utc", local=_local(at, zone), utc=f"{other}{dated(utc, 'clock')}")


@cached_by_language(maxsize=256)
def _local(at: datetime, zone: str) -> str:
    """Return `Wed 7 Jan 2026 23:30 (your time, Europe/Vienna)`; UTC without a zone."""
    info = _zone(zone)
    if info is None:
        return moment_utc(at)
    local = at.astimezone(info)
    return say("moment", day=day(local), clock=dated(local, "clock"), zone=zone_words(zone))


def _zone(zone: str) -> ZoneInfo | None:
    """Return the zone of that name; None for UTC under its names and for one this computer does not know."""
    if zone in ("", "UTC", "Etc/UTC", "GMT"):
        return None
    try:
        return ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def day(at: datetime) -> str:
    """Return `Wed 7 Jan 2026`."""
    return dated(at, "weekday-and-date")


@cached_by_language(maxsize=64)  # a phase says it to everyone
def left(span: timedelta) -> str:
    """Return `in 2 days and 10 hours`, `in 5 minutes`, `now`, `3 hours ago`; rounded towards now."""
    seconds = int(abs(span.total_seconds()))
    which = "now" if seconds < _MINUTE else "future" if span > timedelta() else "past"
    return say("time-left", when=which, span=length(timedelta(seconds=seconds)))


def length(span: timedelta) -> str:
    """Return a length of time in its two largest units, `2 days and 10 hours`."""
    hours, rest = divmod(int(span.total_seconds()), _HOUR)
    days, hours = divmod(hours, 24)
    minutes = rest // _MINUTE
    said = [
        say("length-of-days", number=days) if days else "",
        say("length-of-hours", number=hours) if hours else "",
        say("length-of-minutes", number=minutes) if minutes else "",
    ]
    return listing([one for one in said if one][:2]) or say("length-of-minutes", number=0)
