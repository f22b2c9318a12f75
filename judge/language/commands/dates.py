"""Dates: one grammar; what it accepts is listed here, and anything else is rejected with examples.

`2026-12-01 20:00 [zone]`, `Dec 1 2026 20:00`, `1 December 8pm`, `Fri 20:00`, `Sunday`, `tomorrow 20:00`,
`20:00`, `+24h`, `+3d`. A date without a year is the next one to come. One without a time of day is at the
game's clock. A zone is what `language.zones` knows; without one the reader's own is used. The judge asks
about `1/14/2026`, because half of the world reads its numbers in the other order. Days and clocks in other
languages, as `Sonntag 20 Uhr`, are data (grammar/date_words.toml).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo

from judge.game.message import Message, message
from judge.game.phases.deadlines import first_moment
from judge.language.date_words import (
    DAYS,
    date_words,
    period_words,
    short_days,
    short_months,
    words_of_days,
    words_of_months,
)
from judge.language.text.typography import plain
from judge.language.word_files import any_of
from judge.language.zones import UnknownZone, zone_name, zone_words

EXAMPLES = ("2026-12-01 20:00 Europe/London", "Dec 1 20:00", "Fri 20:00", "+24h")
MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
FURTHEST = timedelta(days=366 * 5)
"""A deadline further away than this is a typing mistake."""

_MONTH = r"(?P<month>jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?"
_DAY = r"(?P<day>\d{1,2})(?:st|nd|rd|th)?\.?"
_FORMS = (
    r"(?P<year>\d{4})-(?P<number>\d{1,2})-(?P<day>\d{1,2})",
    r"(?P<day>\d{1,2})\.(?P<number>\d{1,2})\.(?P<year>\d{4})",
    rf"{_MONTH}\s+{_DAY}(?:,?\s+(?P<year>\d{{4}}))?",
    rf"{_DAY}\s+{_MONTH}(?:,?\s+(?P<year>\d{{4}}))?",
    r"(?P<day>\d{1,2})\.(?P<number>\d{1,2})\.",
    r"(?P<near>today|tonight|tomorrow)",
    r"(?P<weekday>mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?",
    "",
)
_CLOCK = (
    r"(?:T|\s*+,?\s*+(?:at\s+|um\s+)?)(?:(?P<word>noon|midnight)\b|(?P<hour>\d{1,2})"
    r"(?:[:h](?P<minute>\d\d)(?::[0-5]\d)?(?:\s*(?P<half>am|pm)\b|\s+(?:uhr|h)\b)?"
    r"|\s*(?P<half_hour>am|pm)\b|\s*(?:h|uhr|o'clock)(?!\w)))"
)
"""A time of day; `am` only as a separate word, because 169 zones begin with America/."""
_ZONE = r"(?:\s*\(?(?P<zone>Z|[+-]\d{1,2}(?::?\d\d)?|[A-Za-z]\w*(?:[ /_+-]\w+)*)\)?)?"
_WEEKDAY = r"(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]*\s+)?"
_PATTERNS = tuple(re.compile(rf"\s*+{_WEEKDAY}{form}{_CLOCK}{_ZONE}\s*+", re.IGNORECASE) for form in _FORMS)
_BARE_PATTERNS = tuple(re.compile(rf"\s*+{_WEEKDAY}{form}\s*+", re.IGNORECASE) for form in _FORMS if form)
"""A date without a time of day."""
_SLASHED = re.compile(r"\s*(\d{1,2})/(\d{1,2})(?:/(\d{4}|\d\d))?\b(.*)")
_LATER = re.compile(
    r"\s*+(?:\+|in\s)?\s*+(\d{1,20})\s*(h|hours?|d|days?|w|weeks?|m|min|minutes?)\s*", re.IGNORECASE
)
_NEXT = re.compile(r"\b(?:next|coming)\s+(?=(?:mon|tue|wed|thu|fri|sat|sun))", re.IGNORECASE)
"""`next Monday`, which is never today."""
_ON_DAY = re.compile(
    r"^\s*(noon|midnight|\d{1,2}(?::\d\d)?\s*(?:am|pm)?)\s+on\s+((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)",
    re.IGNORECASE,
)
"""`midnight on Friday`, which is read as `Friday midnight`."""
_UNITS = {"h": "hours", "d": "days", "w": "weeks", "m": "minutes"}


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment in UTC, and how it was read, `Fri Nov 20 2026 20:00 Europe/Vienna (19:00 UTC)`."""

    at: datetime
    read: Message

    @property
    def said(self) -> Message:
        """How it was read."""
        return message("date-read-as", date=self.read)


class NotADate(ValueError):  # noqa: N818  # it is the player's mistake, not an error of ours
    """The text is no date of this grammar; `said` says what is wrong, `readings` what it may mean."""

    def __init__(self, said: Message, readings: tuple[str, ...] = ()) -> None:
        super().__init__(said)
        self.said = said
        self.readings = readings


def moment(
    text: str,
    now: datetime,
    zone: str,
    usual: tuple[time, str] | None = None,
    start: datetime | None = None,
) -> Moment:
    """Return the moment meant, as seen from `now` (aware) in `zone`; NotADate if there is none.

    `+24h` counts from `start`, if that is not now. `usual` is the time of day, and its zone, of a date that
    names none; without it such a date is rejected.
    """
    today, text = now, in_english(text)
    if _NEXT.search(text):
        today = datetime.combine(now.astimezone(_zone(zone)).date() + timedelta(days=1), time(), _zone(zone))
    text = _ON_DAY.sub(r"\2 \1", _NEXT.sub("", text))
    later = _LATER.fullmatch(text)
    if later:
        return _moment(_after(start or now, int(later[1]), later[2]), _zone(zone), now)
    if found := _first_match(_PATTERNS, text):
        parts = _parts(found)
        where = _zone(parts["zone"], found) if "zone" in parts else _zone(zone)
        return _moment(_resolved(parts, _clock(parts), today, where), where, now)
    if usual and (found := _first_match(_BARE_PATTERNS, text)):
        clock, where = usual[0], _zone(usual[1])
        return _moment(_resolved(_parts(found), clock, today, where), where, now)
    raise _asked_about(text) or NotADate(message("date-unread", text=text.strip()))


def _first_match(patterns: Iterable[re.Pattern[str]], text: str) -> re.Match[str] | None:
    return next(filter(None, (pattern.fullmatch(text) for pattern in patterns)), None)


def _parts(found: re.Match[str]) -> dict[str, str]:
    """Return the parts of a date that are named."""
    return {name: part for name, part in found.groupdict().items() if part}


def only_of_deadline(line: str) -> bool:
    """Return whether a line in plain letters only says that a deadline is meant."""
    return set(re.findall(r"[\w']+", line)) <= set(date_words()["deadline"])


@cache
def _words() -> tuple[re.Pattern[str], dict[str, str]]:
    """Return the pattern of days in other languages, with words around them, and the English of each."""
    table = date_words()
    either = {name: any_of(words) for name, words in table.items()}
    english = {word: name for name in (*DAYS, "today", "tomorrow") for word in table[name]}
    days = any_of(english)
    day = rf"(?:(?:{either['on']})\s+)?(?:(?P<next>{either['next']})\s+)?(?P<day>{days})[.,]*"
    hour = rf"(?P<clock>\d{{1,2}}(?:[:.h]\d\d)?)\s*(?P<hour>(?:{either['hour']}|h)\b)?"
    clock = rf"(?:(?P<at>{either['at']})\s+)?{hour}"
    return re.compile(rf"\s*+(?:{day})?\s*+(?:{clock})?\s*+"), english


@cache
def _dates() -> re.Pattern[str]:
    """Return the pattern of a day and month with words around them: `Friday the 9th of January, 20:00`."""
    table = date_words()
    either = {name: any_of(words) for name, words in table.items()}
    days = any_of(_english_days())
    months = any_of(_english_months())
    before = any_of(("on", *table["on"], *period_words("article")))
    of = any_of(period_words("of"))
    clock = r"(?P<clock>\d{1,2}(?:[:.h]\d\d)?\s*(?:[ap]m\b)?)"
    clock = rf"(?:(?:{either['at']}|at)\s+)?{clock}\s*(?:{either['hour']}|h)?"
    zone = r"(?P<zone>utc(?:[+-]\d{1,2}(?::?\d\d)?)?|[a-z_]+(?:/[\w+-]+)+)"
    return re.compile(
        rf"(?:(?:{before})\s+)?(?:(?P<weekday>{days})[.,]*\s+)?(?:(?:{before})\s+)*(?P<date>\d{{1,2}})"
        rf"(?:st|nd|rd|th|er|\.)?\s+(?:(?:{of})\s+)?(?P<month>{months})\.?(?:,?\s+(?P<year>\d{{4}}))?"
        rf"(?:,?\s+{clock}(?:\s*{zone})?)?"
    )


@cache
def _english_days() -> dict[str, str]:
    table = date_words()
    known = {word: name for name in DAYS for word in (*table[name], *short_days()[name])}
    return known | {word: word[:3] for word in words_of_days() if word[:3] in DAYS and word.endswith("day")}


@cache
def _english_months() -> dict[str, str]:
    short = short_months()
    return {word: name for name, words in words_of_months().items() for word in (*words, *short[name])}


def _written(dated: re.Match[str]) -> str:
    """Return a date in the order of words in which dates are read."""
    clock = (dated["clock"] or "").strip()
    if clock.isdecimal():
        clock += ":00"
    weekday = _english_days()[dated["weekday"]] if dated["weekday"] else ""
    date = (weekday, dated["date"], _english_months()[dated["month"]], dated["year"] or "")
    return " ".join(filter(None, (*date, re.sub("[.h]", ":", clock), dated["zone"] or "")))


_WITH_OTHER_CLOCK = re.compile(r"\s*\([^(),]{1,40},\s*([^(),\s]{1,40})\)(?:\s*=\s*[^=]{1,60})?\s*")
"""What the judge's own dates have at their end: `(your time, Europe/Vienna) = 22:30 UTC`."""
_IN_UTC_TOO = re.compile(r"(?<=\S)\s*\([^()]{0,30}\b\d\d:\d\d UTC\)\s*\Z")
"""The same moment in UTC behind a date that the judge says it has read."""
_DAY_BEHIND = re.compile(r"\s*(\d\d)/(\d\d)/(\d{4}) \((\w+)\.?\)(.*)")
"""A date whose order of numbers the weekday behind it proves, as the judge prints it in Portuguese."""


def _as_printed(text: str) -> str:
    """Return a date that the judge itself has printed in a form that is read; any other text unchanged."""
    found = _WITH_OTHER_CLOCK.search(text)
    if found is not None and found.end() == len(text):
        text = f"{text[: found.start()]} {found[1]}"
    text = _IN_UTC_TOO.sub("", text)
    if (dated := _DAY_BEHIND.fullmatch(text)) is None:
        return text
    day, month, year, weekday, rest = dated.groups()
    try:
        named = DAYS[date(int(year), int(month), int(day)).weekday()]
    except ValueError:
        return text
    return f"{year}-{month}-{day}{rest}" if plain(weekday).text in short_days()[named] else text


def in_english(text: str) -> str:
    """Return in English a date, a day or a time of day in another language, or as a sentence has it.

    Any other text is unchanged.
    """
    text = _as_printed(text)
    dated = _dates().fullmatch(plain(text.strip(" .,!")).text)
    if dated is not None:
        return _written(dated)
    pattern, english = _words()
    found = pattern.fullmatch(plain(text.strip(" .,!")).text)
    if found is None or not (found["day"] or found["at"] or found["hour"] not in (None, "h")):
        return text
    clock = found["clock"] or ""
    if clock and not re.search(r"[:.h]", clock):
        clock += ":00"
    ahead = "next " if found["next"] else ""
    day = ahead + english[found["day"]] if found["day"] else ""
    return f"{day} {re.sub('[.h]', ':', clock)}".strip()


def _asked_about(text: str) -> NotADate | None:
    """Return the question about a date in numbers, which may be read in two ways."""
    found = _SLASHED.fullmatch(text)
    if found is None:
        return None
    one, other, year, rest = int(found[1]), int(found[2]), found[3] or "", found[4]
    pairs = dict.fromkeys(((one, other), (other, one)))
    readings = [
        f"{day} {MONTHS[month - 1].capitalize()} {year}".strip() + rest
        for day, month in pairs
        if 1 <= month <= len(MONTHS) and 1 <= day <= 31  # noqa: PLR2004  # the longest month
    ]
    if not readings:
        return None
    said = message("date-ambiguous", text=text.strip(), readings=tuple(readings))
    return NotADate(said, tuple(readings))


def _zone(name: str, written: re.Match[str] | None = None) -> ZoneInfo:
    """Return the zone of a name; otherwise NotADate, with the date as `written` in each similar zone."""
    try:
        return ZoneInfo(zone_name(name))
    except UnknownZone as error:
        near = error.near if written is not None else ()
        raise NotADate(error.said, tuple(_in_zone(written, one) for one in near if written)) from None


def _in_zone(written: re.Match[str], zone: str) -> str:
    start, end = written.span("zone")
    date = written.string[:start].rstrip(" (")
    return f"{date} {zone}{written.string[end:].lstrip(')')}".strip()


def _resolved(parts: dict[str, str], clock: time, now: datetime, zone: ZoneInfo) -> datetime:
    """Return the date in the zone; the next one to come if the year or the day was left open."""
    today = now.astimezone(zone).date()
    if "near" in parts:
        ahead = timedelta(days=parts["near"].lower() == "tomorrow")
        return datetime.combine(today + ahead, clock, zone)
    if "day" not in parts:
        return _next_day(parts.get("weekday", "")[:3].lower(), today, clock, now, zone)
    if "year" in parts:
        return datetime.combine(_day(parts, int(parts["year"])), clock, zone)
    at = datetime.combine(_day(parts, today.year), clock, zone)
    return at if at > now else datetime.combine(_day(parts, today.year + 1), clock, zone)


_DAY_OF_WEEK = re.compile(
    r"(?:(?:next|on|this)\s+)*(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?(?:,?\s+(?:at\s+)?\d{1,2}(?:[:.h]\d\d|\s*[ap]m).*)?",
    re.IGNORECASE,
)


def weekday_named(text: str) -> int | None:
    """Return the weekday that a text names instead of a date, from Monday's 0; None if it names none."""
    found = _DAY_OF_WEEK.fullmatch(in_english(text.strip(" .!")))
    return DAYS.index(found[1].lower()) if found else None


def _next_day(weekday: str, today: date, clock: time, now: datetime, zone: ZoneInfo) -> datetime:
    for ahead in range(9):
        day = today + timedelta(days=ahead)
        at = datetime.combine(day, clock, zone)
        if at > now and weekday in ("", DAYS[day.weekday()]):
            return at
    raise AssertionError("every weekday comes within nine days")


def _clock(parts: dict[str, str]) -> time:
    if "word" in parts:
        return time(12 if parts["word"].lower() == "noon" else 0)
    hour, minute = int(parts["hour"]), int(parts.get("minute", "0"))
    half = parts.get("half", parts.get("half_hour", "")).lower()
    if half and 1 <= hour <= 12:  # noqa: PLR2004  # the hours of a clock face
        hour = hour % 12 + (12 if half == "pm" else 0)
    try:
        return time(hour, minute)
    except ValueError:
        raise NotADate(
            message("no-such-time", time=f"{parts['hour']}:{parts.get('minute', '00')}{half}")
        ) from None


_FEBRUARY = 2
"""The month that is not as long in every year."""


def _day(parts: dict[str, str], year: int) -> date:
    month = int(parts["number"]) if "number" in parts else MONTHS.index(parts["month"][:3].lower()) + 1
    try:
        return date(year, month, int(parts["day"]))
    except ValueError:
        raise NotADate(
            _no_such_day(int(parts["day"]), month, year if "year" in parts or month == _FEBRUARY else 0)
        ) from None


def _no_such_day(day: int, month: int, year: int) -> Message:
    if not 1 <= month <= len(MONTHS):
        return message("no-such-month", number=month)
    name = datetime(_ANY_YEAR, month, 1, tzinfo=UTC)
    if year:
        return message("no-such-day.in-year", day=day, month=name, year=year)
    return message("no-such-day", day=day, month=name)


_ANY_YEAR = 2000


def _after(start: datetime, number: int, unit: str) -> datetime:
    try:
        return start + timedelta(**{_UNITS[unit[0].lower()]: number})
    except OverflowError:
        raise NotADate(message("date-too-far")) from None


def _moment(at: datetime, zone: ZoneInfo, now: datetime) -> Moment:
    try:
        utc = _in_utc(at).replace(second=0, microsecond=0)
        local = utc.astimezone(zone)
    except OverflowError:
        raise NotADate(message("date-too-far")) from None
    if abs(utc - now) > FURTHEST:
        raise NotADate(message("date-too-far-from-today", date=utc.date().isoformat()))
    if zone.key == "UTC":
        return Moment(utc, message("moment-as-read", at=local, zone=zone.key))
    return Moment(utc, message("moment-as-read.with-utc", at=local, zone=zone_words(zone.key), utc=utc))


def _in_utc(at: datetime) -> datetime:
    """Return the moment in UTC; a time that clocks skip is the moment when they do, as for deadlines."""
    utc = at.astimezone(UTC)
    if not isinstance(at.tzinfo, ZoneInfo):
        return utc
    naive = at.replace(tzinfo=None)
    exists = utc.astimezone(at.tzinfo).replace(tzinfo=None, fold=0) == naive.replace(fold=0)
    return utc if exists else first_moment(naive, at.tzinfo)


def moment_in_words(at: datetime, zone: str) -> Message:
    """Return a moment in the words that say how it was read, `Sat Jan 10 2026 00:00 Europe/Vienna`."""
    return message("moment-as-read", at=at.astimezone(ZoneInfo(zone)), zone=zone_words(zone))
