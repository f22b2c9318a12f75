"""English that several mails need: numbers, names of phases, lists of powers, and times.

A time is said in the hobby's form for programs, and in the reader's zone beside UTC for people.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cached_property
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from judge.language.zones import zone_words
from judge.render.text.reader_language import cached_by_language
from judge.rules.english import listing
from judge.rules.phases import Phase, PhaseKind, Season
from judge.rules.units import Power
from judge.rules.variant import Variant

_LABELS = {
    PhaseKind.MOVEMENT: "Movement",
    PhaseKind.RETREAT: "Retreat",
    PhaseKind.ADJUSTMENT: "Adjustment",
}
_NEXT_LABELS = {
    PhaseKind.MOVEMENT: "Movement",
    PhaseKind.RETREAT: "Retreats",
    PhaseKind.ADJUSTMENT: "Adjustments",
}


def counted(number: int, word: str, plural: str = "") -> str:
    """`1 unit`, `2 units`."""
    return f"{number} {word if number == 1 else plural or f'{word}s'}"


def one_word(name: str) -> str:
    """A name as SIGN ON takes it: `United_Kingdom`."""
    return name.replace(" ", "_")


def season(phase: Phase) -> str:
    """`Spring of 1901`, `Fall of 273 BC`; adjustments belong to the winter."""
    return f"{season_name(phase)} of {year_name(phase.year)}"


def phase_name(phase: Phase) -> str:
    """`Spring 1901`, `Fall 1901 retreats`, `Winter 1901`, as a sentence names a phase."""
    named = f"{season_name(phase)} {year_name(phase.year)}"
    return f"{named} retreats" if phase.kind is PhaseKind.RETREAT else named


def season_name(phase: Phase) -> str:
    """`Spring`; adjustments belong to the winter."""
    return Season.WINTER.label if phase.kind is PhaseKind.ADJUSTMENT else phase.season.label


def year_name(year: int) -> str:
    """`1901`, `273 BC`; the year 0 in which some boards begin is 1 BC, as there was no other."""
    return str(year) if year > 0 else f"{-year or 1} BC"


def kind_label(phase: Phase) -> str:
    """`Movement`, `Retreat` or `Adjustment`, as in `Movement results for`."""
    return _LABELS[phase.kind]


def next_label(phase: Phase) -> str:
    """`Movement`, `Retreats` or `Adjustments`, as in `The next phase will be`."""
    return _NEXT_LABELS[phase.kind]


def powers_named(variant: Variant, powers: Iterable[Power]) -> str:
    """The powers' names as a list in a sentence, in the variant's order."""
    wanted = frozenset(powers)
    return listing(facts.name for facts in variant.powers if facts.code in wanted)


def letters(variant: Variant, powers: Iterable[Power]) -> str:
    """The powers' letters in a row, `RT`, in the variant's order."""
    wanted = frozenset(powers)
    return "".join(facts.letter for facts in variant.powers if facts.code in wanted)


_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_HOUR, _MINUTE = 3600, 60


@dataclass(frozen=True)
class When:
    """A moment as a reader in `zone` sees it at `now`, worded when it is asked for."""

    at: datetime
    now: datetime
    zone: str
    waits: bool = False
    """It is said in a mail that leaves later."""

    @cached_property
    def machine(self) -> str:
        """The moment for programs."""
        return machine(self.at)

    @cached_property
    def spoken(self) -> str:
        """The moment for people."""
        return spoken(self.at, self.zone)

    @cached_property
    def left(self) -> str:
        """How long it is from now, with what is now where that is read later."""
        span = left(self.at - self.now)
        return f"{span}, as of {_hour(self.now.astimezone(UTC))} UTC" if self.waits else span

    @property
    def past(self) -> bool:
        """Whether it is over."""
        return self.at <= self.now


@cached_by_language(
    maxsize=64
)  # a mail says the same moments several times, and a turn says them to everybody
def when(at: datetime, now: datetime, zone: str, *, waits: bool = False) -> When:
    """The moment as a reader in `zone` sees it at `now`."""
    return When(at, now, zone, waits)


def machine(at: datetime) -> str:
    """`Wed Jan 07 2026 23:30:00 +0000`, the form that programs read from a judge's mail."""
    at = at.astimezone(UTC)
    time = at.time().isoformat("seconds")
    return f"{_DAYS[at.weekday()]} {_MONTHS[at.month - 1]} {at.day:02} {at.year} {time} +0000"


def spoken(at: datetime, zone: str) -> str:
    """`Wed 7 Jan 2026 23:30 (your time, Europe/Vienna) = 22:30 UTC`; UTC alone for a reader without zone."""
    utc = at.astimezone(UTC)
    info = _zone(zone)
    if info is None:
        return f"{day(utc)} {_hour(utc)} UTC"
    local = at.astimezone(info)
    same = local.date() == utc.date()
    other = "" if same else f"{_DAYS[utc.weekday()]} {utc.day} {_MONTHS[utc.month - 1]} "
    return f"{day(local)} {_hour(local)} (your time, {zone_words(zone)}) = {other}{_hour(utc)} UTC"


def _hour(at: datetime) -> str:
    """`23:30`."""
    return at.time().isoformat("minutes")


def _zone(zone: str) -> ZoneInfo | None:
    """The zone of that name; None for UTC under its names and for one this computer does not know."""
    if zone in ("", "UTC", "Etc/UTC", "GMT"):
        return None
    try:
        return ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


_TIME_STYLES = {
    "clock": "%H:%M",
    "day": "%-d %b",
    "day-and-clock": "%-d %b %H:%M",
    "date-and-clock": "%Y-%m-%d %H:%M",
    "date-and-second": "%Y-%m-%d %H:%M:%S",
}


def timed(at: datetime, style: str) -> str:
    """The moment as the style has it, in the zone in which it is given: `7 Jan 23:30`."""
    return at.strftime(_TIME_STYLES[style])


def day(at: datetime) -> str:
    """`Wed 7 Jan 2026`."""
    return f"{_DAYS[at.weekday()]} {at.day} {_MONTHS[at.month - 1]} {at.year}"


def left(span: timedelta) -> str:
    """`in 2 days and 10 hours`, `in 5 minutes`, `now`, `3 hours ago`; rounded towards now."""
    seconds = int(abs(span.total_seconds()))
    if seconds < _MINUTE:
        return "now"
    words = length(timedelta(seconds=seconds))
    return f"in {words}" if span > timedelta() else f"{words} ago"


def length(span: timedelta) -> str:
    """A length of time in its two largest units, `2 days and 10 hours`."""
    hours, rest = divmod(int(span.total_seconds()), _HOUR)
    days, hours = divmod(hours, 24)
    parts = [(days, "day"), (hours, "hour"), (rest // _MINUTE, "minute")]
    said = [f"{n} {unit}{'s' * (n != 1)}" for n, unit in parts if n]
    return " and ".join(said[:2]) or "0 minutes"
