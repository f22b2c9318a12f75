"""Periods: days from one to another, as people write when they are away, and the holidays of a game.

`10 Jan to 20 Jan`, `10-20 Jan`, `Jan 10 - 20`, `until Friday`, `tomorrow`, `10 Jan for 5 days`, `next week`;
each end as in `dates`. A day without a time is the whole day.
"""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import UTC, date, datetime, time, timedelta
from functools import cache, partial
from typing import NamedTuple
from zoneinfo import ZoneInfo

from judge.game.message import message
from judge.game.settings import Holiday
from judge.language.commands.dates import (
    MONTHS,
    NotADate,
    in_english,
    moment,
    weekday_named,
)
from judge.language.date_words import (
    DAYS,
    period_words,
    two_weekdays,
    words_of_days,
    words_of_feasts,
    words_of_months,
)
from judge.language.word_files import any_of

EXAMPLES = ("10 Jan TO 20 Jan", "2026-01-10 TO 2026-01-20")
_TO = re.compile(r"\s*(?:,\s*)?\b(?:to|until|till|til|through|thru|bis)\b\s*|\s+[-\u2013]+\s+", re.IGNORECASE)
_NUMBER = r"(\d{1,2})(?:st|nd|rd|th)?\.?"
_BOTH = r"\s*(?:-|\u2013|to|until|till|through|bis)\s*"
_NAME = r"((?!to\b|until\b|till\b|bis\b)[a-z]{3,9}\.?)"
_SHORT = (
    (
        re.compile(rf"{_NUMBER}{_BOTH}{_NUMBER}\s+{_NAME}((?:,?\s+\d{{4}})?)", re.IGNORECASE),
        r"\1 \3\4 to \2 \3\4",
    ),
    (
        re.compile(rf"{_NAME}\s+{_NUMBER}{_BOTH}{_NUMBER}((?:,?\s+\d{{4}})?)", re.IGNORECASE),
        r"\1 \2\4 to \1 \3\4",
    ),
)
"""One month for both days."""
_FILLING = re.compile(r"^(?:(?:from|between|on|is|=|:)\b\s*)+", re.IGNORECASE)
_FOR = re.compile(r"(?:(.*?)\s*\bfor\s+)?(an?|one|\d{1,3})\s*(d(?:ays?)?|w(?:eeks?)?)", re.IGNORECASE)
"""A number of days, from a day on or from now: `3 days` of an absence are not in three days."""
_NEXT_WEEK = re.compile(r"(?:all\s+|during\s+)?next\s+week", re.IGNORECASE)
_YEAR = re.compile(r"\b\d{4}\b")
_MINUTE, _DAY = timedelta(minutes=1), timedelta(days=1)
_FIRST, _LAST = time(0, 1), time(23, 59)
"""The ends of a day; the first is a minute late, because only later moments are found."""
_NEARLY_A_YEAR = timedelta(days=320)
_LONGEST_HOLIDAY = timedelta(days=60)
_ANY_YEAR = datetime(2028, 1, 1, tzinfo=UTC)
"""A leap year, so that 29 February is a day."""


_ARTICLES = re.compile(r"\b(?:the|of)\s+(?=\d|[a-z]{3,9}\b)", re.IGNORECASE)
"""Words before a day or its month in a sentence: `the 10th of January`."""
_BARE_END = re.compile(r"(?<![\d.:])\d{1,2}\.\d{1,2}$")
"""The day and month at the end of a line, whose last point was removed with the line's."""
_SLASHED = re.compile(r"(?<![\d/])(\d{1,2})/(\d{1,2})(?:/(\d{4}|\d\d))?(?![\d/])")
_TIGHT = re.compile(r"(?<=\d)\s*[-\u2013]\s*(?=\d{1,2}/)")


class Period(NamedTuple):
    """From a moment to another, and the words that say how it was read."""

    since: datetime
    until: datetime


def period(text: str, now: datetime, zone: str) -> Period:
    """Return the time meant, as seen from `now` in `zone`; NotADate if there is none."""
    text = _ARTICLES.sub("", re.sub(r"(?<!\d)[.!]+$", "", text.strip()))
    text = _FILLING.sub("", text)
    text = _BARE_END.sub(r"\g<0>.", _in_names_of_months(text))
    if _NEXT_WEEK.fullmatch(text):
        local = now.astimezone(ZoneInfo(zone)).date()
        monday = local + timedelta(days=7 - local.weekday())
        return Period(_at(monday, time(), zone), _at(monday + 6 * _DAY, _LAST, zone))
    for pattern, whole in _SHORT:
        if pattern.fullmatch(text):
            text = pattern.sub(whole, text)
    lasting = _FOR.fullmatch(text)
    if lasting:
        days = (int(lasting[2]) if lasting[2].isdecimal() else 1) * (7 if lasting[3].lower()[0] == "w" else 1)
        since = _beginning(lasting[1], now, zone) if lasting[1] else now
        last = since.astimezone(ZoneInfo(zone)).date() + (days - (1 if lasting[1] else 0)) * _DAY
        return Period(since, _at(last, _LAST, zone))
    first, *rest = _TO.split(text, maxsplit=1)
    since = _beginning(first, now, zone) if first.strip() else now
    seen = _seen_from(since, rest, now, zone)
    until = moment(rest[0] if rest else first, seen, zone, (_LAST, zone), since).at
    return Period(since, until)


def _in_names_of_months(text: str) -> str:
    """Return days in numbers, `10/01 to 20/01`, with names of months, if one settles how both are read.

    NotADate, with both readings, if none does.
    """
    found = [(int(one[1]), int(one[2])) for one in _SLASHED.finditer(text)]
    day_first = all(1 <= other <= len(MONTHS) for _, other in found)
    month_first = all(1 <= one <= len(MONTHS) for one, _ in found)
    if not found or (day_first, month_first) == (False, False):
        return text
    spaced = _TIGHT.sub(" to ", text)
    readings = [_SLASHED.sub(partial(_named, swapped=swapped), spaced) for swapped in (False, True)]
    if day_first and month_first and readings[0] != readings[1]:
        said = message("date-ambiguous", text=text, readings=tuple(readings))
        raise NotADate(said, tuple(readings))
    return readings[0] if day_first else readings[1]


def _named(found: re.Match[str], *, swapped: bool) -> str:
    day, month = (int(found[2]), int(found[1])) if swapped else (int(found[1]), int(found[2]))
    if not 1 <= month <= len(MONTHS):
        return found[0]
    year = f" {found[3]}" if found[3] and len(found[3]) > 2 else f" 20{found[3]}" if found[3] else ""  # noqa: PLR2004  # digits
    return f"{day} {MONTHS[month - 1].capitalize()}{year}"


def has_end(text: str) -> bool:
    """Return whether a text that is a period names its last day, or how long it is."""
    text = text.strip(" .!")
    short = any(pattern.fullmatch(text) for pattern, _ in _SHORT)
    return bool(short or _TO.search(text) or _FOR.fullmatch(text) or _NEXT_WEEK.fullmatch(text))


def _seen_from(since: datetime, rest: list[str], now: datetime, zone: str) -> datetime:
    """Return from when to look for the end: from the beginning on; a single day has both.

    `until Monday`, said on a Monday, is the next one.
    """
    if not rest:
        return now
    first = since.astimezone(ZoneInfo(zone)).date()
    return _at(first, _LAST, zone) if weekday_named(rest[0]) == first.weekday() else since - _MINUTE


def next_year(text: str, found: Period, now: datetime) -> bool:
    """Return whether days without a year are so far away that those just past may be meant."""
    return not _YEAR.search(text) and found.since - now > _NEARLY_A_YEAR


def _beginning(text: str, now: datetime, zone: str) -> datetime:
    """Return the first moment of a day, which may be today's; or the moment named."""
    midnight = _at(now.astimezone(ZoneInfo(zone)).date(), time(), zone)
    found = moment(text, midnight, zone, (_FIRST, zone), now).at
    return found - _MINUTE if found.astimezone(ZoneInfo(zone)).time() == _FIRST else found


NEXT_WEEK = "next week"


def days_in_words(line: str, now: datetime) -> str:
    """Return the days that a sentence in plain letters names, as AWAY accepts them; "" if none."""
    months, both, weekdays, until, next_week, weekend = _in_words()
    if (numbered := _numbered_weeks().search(line)) is not None:
        return _in_weeks(numbered, weekdays.search(line), now)
    text = months.sub(lambda found: _english_months()[found[0]], line)
    if (found := both.search(text)) is not None:
        return with_months(f"{_day_named(found['first'])} TO {_day_named(found['last'])}", now)
    if (found := weekdays.search(line)) is not None:
        first, last = _weekday(found["first"]), _weekday(found["last"])
        monday = now.date() + timedelta(days=7 - now.weekday())
        return _from_monday(monday, first, last) if next_week.search(line) else f"{first} TO {last}"
    if (found := until.search(text)) is not None:
        return f"until {(found['day'] and _day_named(found['day'])) or in_english(found['weekday'])}"
    if next_week.search(line):
        return NEXT_WEEK
    return "Sat TO Sun" if weekend.search(line) else ""


def feast_in_words(line: str) -> str:
    """Return the days of the feast that a sentence in plain letters names, for AWAY; "" if none."""
    feasts = words_of_feasts().items()
    return next((days for days, words in feasts if re.search(rf"\b(?:{any_of(words)})\b", line)), "")


def _from_monday(monday: date, first: str, last: str) -> str:
    """Return the days from one weekday to another in the week of a Monday: `from Wednesday to Friday`."""
    since = monday + DAYS.index(first.lower()) * _DAY
    until = since + (DAYS.index(last.lower()) - since.weekday()) % 7 * _DAY
    return f"{since:%-d %b} TO {until:%-d %b}"


def _in_weeks(numbered: re.Match[str], weekdays: re.Match[str] | None, now: datetime) -> str:
    """Return the days of the next weeks with some numbers, as calendars count them; "" if there are none."""
    first, last = int(numbered["first"]), int(numbered["last"] or numbered["first"])
    for year in (now.year, now.year + 1):
        with suppress(ValueError):
            since, monday = (date.fromisocalendar(year, number, 1) for number in (first, last))
            until = monday + 6 * _DAY
            if weekdays is not None and first == last and now.date() <= until:
                return _from_monday(since, _weekday(weekdays["first"]), _weekday(weekdays["last"]))
            if since <= until and now.date() <= until:
                return f"{since:%-d %b} TO {until:%-d %b}"
    return ""


@cache
def _numbered_weeks() -> re.Pattern[str]:
    """Return the pattern of weeks by their numbers: `week 3`, `weeks 3 to 5`."""
    week, to = (any_of(period_words(kind)) for kind in ("week_number", "to"))
    number = r"\d{1,2}(?![\d.:]\d|\d)"
    return re.compile(rf"(?<!\d )\b(?:{week})\s*(?P<first>{number})(?:\s*(?:{to}|-)\s*(?P<last>{number}))?\b")


def _weekday(word: str) -> str:
    """Return a day of the week in any language as dates name it: `Fri`."""
    return in_english(word)[:3].capitalize()


def _day_named(words: str) -> str:
    """Return a day as AWAY shows it, `20 January`."""
    return re.sub(r"(?<=\d)(?:st|nd|rd|th|er|\.)|\b[a-z]+\s+(?=[A-Z])", "", words).strip()


_ORDINAL = re.compile(r"(\d{1,2})(?:st|nd|rd|th)?", re.IGNORECASE)


def with_months(days: str, now: datetime) -> str:
    """Return two days without a month as future days: `23rd TO 2nd` in November is `23 Dec TO 2 Jan`."""
    found = [_ORDINAL.fullmatch(one.strip()) for one in days.split(" TO ")]
    if len(found) != len(("first", "last")) or not all(found):
        return days
    named, at = list[str](), now.date()
    for one in filter(None, found):
        ahead = (at + timedelta(days=number) for number in range(1, _LONGEST_SEARCH))
        at = next((day for day in ahead if day.day == int(one[1])), at)
        named.append(f"{at:%-d %b}")
    return " TO ".join(named)


_LONGEST_SEARCH = 63
"""A number of days that contains each day of a month."""


_SHORT_MONTH = 4
"""The most letters of an English month written short, `Sept`: a longer word may be another language's."""


@cache
def _english_months() -> dict[str, str]:
    """Return the months that people write in any language, in English; short if they are."""
    return {
        word: word.capitalize() if len(word) <= _SHORT_MONTH and month.lower().startswith(word) else month
        for month, words in words_of_months().items()
        for word in words
    }


@cache
def _in_words() -> tuple[re.Pattern[str], ...]:
    """Return the patterns of months, of periods of two days, of one with its end, of weeks and weekends."""
    to, until, of, article, next_week, weekend = (
        any_of(period_words(kind)) for kind in ("to", "until", "of", "article", "next_week", "weekend")
    )
    month = any_of(set(_english_months().values()))
    number = r"\d{1,2}(?:st|nd|rd|th|er|\.)?(?![\d:h%])"
    day = rf"(?:(?:{month})\s+{number}|{number}(?:\s+(?:(?:{of})\s+)?(?:{month}))?)"
    dash = rf"-(?=\s*(?:{number}\s+(?:(?:{of})\s+)?)?(?:{month})\b)"  # `12-18 January`, no score
    weekday = any_of(words_of_days())
    named = rf"(?:(?:{weekday})[.,]?\s+)?(?:(?:{article})\s+)?"
    return (
        re.compile(rf"(?<!\w)(?:{any_of(_english_months())})(?!\w)"),
        re.compile(
            rf"\b(?P<first>{day})\s*(?:(?:{to})(?!\w)|{dash})\s*(?:(?:{article})\s+)?{named}(?P<last>{day})"
        ),
        re.compile(two_weekdays("?P<first>", "?P<last>")),
        re.compile(
            rf"\b(?:{until})\s+(?:(?:{article})\s+)?(?:{named}(?P<day>(?:{month})\s+{number}"
            rf"|{number}\s+(?:(?:{of})\s+)?(?:{month}))|(?P<weekday>{weekday}))\b"
        ),
        re.compile(rf"\b(?:{next_week})\b"),
        re.compile(rf"\b(?:{weekend})\b"),
    )


def _at(day: date, clock: time, zone: str) -> datetime:
    return datetime.combine(day, clock, ZoneInfo(zone)).astimezone(UTC)


def holidays(text: str) -> tuple[Holiday, ...]:
    """Return the days of a calendar, `24 Dec TO 2 Jan, 1 May`; without a year those of every year."""
    parts = [part.strip() for part in re.split(r"[,;]|\band\b", text) if part.strip()]
    return tuple(sorted((_holiday(part) for part in parts), key=lambda one: (one.first, one.last)))


def _holiday(text: str) -> Holiday:
    found = _YEAR.search(text)
    seen = datetime(int(found[0]), 1, 1, tzinfo=UTC) if found else _ANY_YEAR
    since, until = period(text, seen, "UTC")
    if until < since:
        raise NotADate(message("period-reversed", text=text))
    if until - since > _LONGEST_HOLIDAY:
        raise NotADate(message("holidays-too-long", text=text, days=_LONGEST_HOLIDAY.days))
    return Holiday(since.date(), until.date(), yearly=found is None)
