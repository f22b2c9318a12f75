"""Advice to GMs about time: the line for the deadline, for more time and for days off that their words name.

A line with a deadline is given only if their words say nothing else, so that sending it does what they want.
"""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import datetime, time
from functools import cache
from zoneinfo import ZoneInfo

from judge.game.state import Game
from judge.language.commands.clocks import clock_in_figures
from judge.language.commands.dates import NotADate, moment, weekday_named
from judge.language.commands.periods import days_in_words, holidays, period, with_months
from judge.language.commands.times import hours_more, lengths_in_english
from judge.language.date_words import period_words, words_of_time
from judge.language.text.typography import plain
from judge.language.word_files import any_of
from judge.language.zones import UnknownZone
from judge.notices.remarks import ProseRemark, Remark, remark
from judge.service.handlers.seat_lookup import game_at_hand
from judge.service.incoming.advice.lines import does
from judge.service.incoming.advice.press import NO_POWER, power_named
from judge.service.request import Request
from judge.service.speaker import Speaker

_QUESTION = re.compile(r"\?|\b(?:when|wann|quand|cuando|quando|wanneer|kiedy|nar|who|whom|wer|qui|chi)\b")


def of_new_deadline(request: Request, speaker: Speaker, _game: Game, text: str) -> Remark:
    """Return the advice to a GM whose words are about the deadline: the line for the date in them."""
    if (line := set_deadline(request, speaker, text)) is not None:
        return does(line)
    if _QUESTION.search(plain(text).text):
        return remark(ProseRemark.PROSE_DEADLINE, game=game_at_hand(request, speaker))
    return remark(ProseRemark.PROSE_MORE_TIME)


def of_more_time(request: Request, speaker: Speaker, _game: Game, text: str) -> Remark:
    """Return the advice to a GM who wants to give more time."""
    line = set_deadline(request, speaker, text)
    return does(line) if line else remark(ProseRemark.PROSE_MORE_TIME)


def of_pause(request: Request, speaker: Speaker, _game: Game, text: str) -> Remark | None:
    """Return the advice to a GM who wants to stop the clock until a day; None if they name none."""
    until = date_named(request, speaker, text)
    return does(f"PAUSE UNTIL {until}") if until is not None else None


def set_deadline(request: Request, speaker: Speaker, text: str) -> str | None:
    """Return SET DEADLINE with the date or delay that the words name; None if they name none to come."""
    if (written := date_named(request, speaker, text)) is not None:  # no length: `10 janvier à 20 heures`
        return f"SET DEADLINE {written}"
    hours = hours_more(lengths_in_english(plain(text).text))
    return f"SET DEADLINE +{hours}h" if hours else None


def date_named(request: Request, speaker: Speaker, text: str) -> str | None:
    """Return the longest part of some words that is a date to come; None if there is none, or another one."""
    zone, line = speaker.zone(request.games), plain(text).text
    in_figures = _part_of_day().sub(" ", clock_in_figures(line))  # `Friday evening, 20:00`
    words = (text if in_figures == line else in_figures).split()
    for length in range(min(_MOST_DATE, len(words)), 0, -1):
        for start in range(len(words) - length + 1):
            end = start + length
            written = " ".join(words[start:end]).strip(_STOPS)
            if _is_to_come(request, zone, written):
                rest = (*words[:start], *words[end:])
                alone = not any(_is_to_come(request, zone, one.strip(_STOPS)) for one in rest)
                return f"{written[:1].upper()}{written[1:]}" if alone else None
    return None


@cache
def _part_of_day() -> re.Pattern[str]:
    """Return the pattern of a part of the day before a time in figures, which says the same."""
    parts = set(period_words("part_of_day")) - words_of_time()  # `morgen` is tomorrow
    return re.compile(rf"\s+(?:{any_of(parts)})[\s,]+(?=(?:at |um |a |om |o |kl\.? )?\d\d?[:.]\d\d)")


def _is_to_come(request: Request, zone: str, written: str) -> bool:
    """Return whether words are a date, or a time of day, after now."""
    if not any(map(_names_day, written.split())):
        return False
    with suppress(NotADate, UnknownZone, ValueError):
        return moment(written, request.now, zone, (time(23, 59), zone)).at > request.now
    return False


def _names_day(word: str) -> bool:
    """Return whether a word is a day, a month, or a time of day; `Frist` begins like Friday, and is none."""
    bare = plain(word.strip(_STOPS)).text
    return bare in words_of_time() or _FIGURES.search(bare) is not None


_FIGURES = re.compile(r"\d[:.]\d\d|\d-\d|\d ?[ap]m$")
_STOPS = " .,;:!?"
_MOST_DATE = 8
"""The most words of a date."""


_FROM = re.compile(
    r"\b(?:from|between)\s+(?:the\s+)?(?P<days>[^,;.!?]+?)[\s.!?]*(?:please)?[\s.!?]*(?:$|[,;.!?])",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"\s+(?:and|to|until|till|til|through)\s+(?:the\s+)?", re.IGNORECASE)


def _without_weekdays(days: str, now: datetime, zone: str) -> str:
    """Return two days of the week as dates, because holidays are days of the year."""
    if not days or any(weekday_named(one) is None for one in days.split(" TO ")):
        return days
    first, last = (one.astimezone(ZoneInfo(zone)) for one in period(days, now, zone))
    return f"{first:%-d %b %Y} TO {last:%-d %b %Y}"


def of_holidays(request: Request, speaker: Speaker, _game: Game, text: str) -> Remark:
    """Return SET HOLIDAYS with the days in the words, or AWAY for a player; else how to write it."""
    found, power = _FROM.search(text), power_named(request, speaker, text)
    typed = with_months(_BETWEEN.sub(" TO ", found["days"], count=1), request.now) if found else ""
    for named in (typed, days_in_words(plain(text).text, request.now)):
        with suppress(NotADate, ValueError):
            days = _without_weekdays(named, request.now, speaker.zone(request.games))
            if " TO " in days and holidays(days):
                return does(f"SET HOLIDAYS {days}" if power == NO_POWER else f"AWAY {days} FOR {power}")
    return remark(ProseRemark.PROSE_HOLIDAYS)
