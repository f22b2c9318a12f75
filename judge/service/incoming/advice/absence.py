"""Advice about absences: the AWAY line for the days in somebody's words, or the line that takes it back."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import datetime, time

from judge.game.state import Seat
from judge.language.commands.dates import NotADate, moment
from judge.language.commands.periods import NEXT_WEEK, days_in_words, feast_in_words, period
from judge.language.commands.times import hours_more, lengths_in_english
from judge.language.readings.denials import denies_absence
from judge.language.statements import Topic
from judge.language.text.sentence_ends import sentences
from judge.language.text.topics import names_two_days, topic
from judge.language.text.typography import plain
from judge.language.zones import UnknownZone
from judge.notices.remarks import ProseRemark, Remark, remark
from judge.service.incoming.advice.deadlines import date_named
from judge.service.incoming.advice.lines import does
from judge.service.request import Request
from judge.service.speaker import Speaker

_ENDS_ABSENCE = re.compile(
    r"\b(?:back|return(?:ed)?|home again|after all|no longer|not (?:be )?away"
    r"|(?:forget|cancel|drop|scrap|ignore) (?:about )?(?:my|the|that) (?:absence|vacation|holidays?))\b"
)
_IS_BACK = re.compile(
    r"(?:.*\W)?(?<!until )(?<!till )(?<!when )(?<!once )"
    r"(?:i'?m|i am|we'?re|we are) (?:\w+ ){0,2}back\b(?! on\b)"
)
_MORE_TIME = re.compile(r"\b(?:time|extension|extend|later|delay)\b")
"""A request for more time: the days in the words are then no absence."""
_AWAY = re.compile(r"\b(?:holidays?|vacation|away|absen\w+|out of|travell?ing|mails?)\b")


def of_absence(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice on an absence in words: the line with its days, or the line that takes it back."""
    seat, line = _own_seat(request, speaker), plain(text).text
    if seat is not None and (back := _of_return(seat, line, request.now)) is not None:
        return back
    days = days_in_words(line, request.now) or feast_in_words(line)
    away = _AWAY.search(line) is not None
    if _MORE_TIME.search(line) and (days == NEXT_WEEK or not away):
        days = ""
    may_want_time = seat is not None and not days and not away
    if may_want_time and (more := _more_time(request, speaker, line)):
        return remark(ProseRemark.PROSE_DOES, line=f"EXTEND {more}")
    if days and _are_to_come(request, speaker, days):
        return remark(ProseRemark.PROSE_AWAY, days=days)
    return remark(ProseRemark.PROSE_ABSENCE)


def _own_seat(request: Request, speaker: Speaker) -> Seat | None:
    """Return the seat of the power that the speaker plays in the current game."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or actor.power is None or not game.seats:
        return None
    return game.seat(actor.power)


def _of_return(seat: Seat, line: str, now: datetime) -> Remark | None:
    """Return the advice for a player who is back: the line that ends the absence, or that there is none.

    None if the words do not say that they are back.
    """
    if any(one.until > now for one in seat.absences) and (_ENDS_ABSENCE.search(line) or denies_absence(line)):
        return remark(ProseRemark.PROSE_BACK)
    return remark(ProseRemark.PROSE_BACK_FROM_NOTHING) if _IS_BACK.match(line) else None


def of_more_time_wanted(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice to someone who wants more time: the line for the time they name, else an example.

    The length that is asked for comes before a date, which may be a reason: `One day, I have exams until
    Wednesday`. A date counts in a sentence that asks, or at the end of an absence.
    """
    said = sentences(text)
    dates = {one: date_named(request, speaker, one) for one in said}
    hours = next(filter(None, map(_length_beside, dates, dates.values())), None)
    asking = [one for one in said if topic(plain(one).text) is Topic.MORE_TIME]
    until = next((dates[one] for one in asking if dates[one]), None)
    if until is None and (not asking or names_two_days(plain(text).text)):
        until = date_named(request, speaker, text)
    if _own_seat(request, speaker) is not None and (hours or until):
        return does(f"EXTEND +{hours}h" if hours else f"EXTEND {until}")
    return of_absence(request, speaker, " ".join(asking) or text)


def _length_beside(sentence: str, date: str | None) -> int | None:
    """Return the hours that a sentence asks for in words that are no part of a date."""
    line, in_date = (lengths_in_english(plain(one or "").text) for one in (sentence, date))
    return hours_more(line.replace(in_date, " ", 1) if in_date else line)


def _more_time(request: Request, speaker: Speaker, line: str) -> str | None:
    """Return the time by which, or until which, the deadline is to be moved; None if no time is named."""
    hours = hours_more(line)
    return f"+{hours}h" if hours else _time_wanted(request, speaker, line)


def _are_to_come(request: Request, speaker: Speaker, days: str) -> bool:
    """Return whether the days are such as the command AWAY accepts, and not past."""
    with suppress(NotADate):
        return request.now < period(days, request.now, speaker.zone(request.games)).until
    return False


_UNTIL = re.compile(r"\b(?:give|grant|allow)\b.*?\b(?:until|till|til)\s+(?P<time>\w.*)$")
_AFTER_TIME = re.compile(r"[,;!?]|\.(?:\s|$)|\b(?:please|pls|thanks|to|so|and|because|as|for|if|or|i|we)\b")
_MOST_TIME = 6
"""The most words of a requested time."""


def _time_wanted(request: Request, speaker: Speaker, line: str) -> str | None:
    """Return the time until which more time is wanted; None if there is none, or not after the deadline."""
    context, found = speaker.context(request), _UNTIL.search(line)
    words = _AFTER_TIME.split(found["time"])[0].split()[:_MOST_TIME] if found else []
    written = " ".join(words)
    with suppress(NotADate, UnknownZone, ValueError):
        at = moment(
            written, request.now, speaker.zone(request.games), (time(), speaker.zone(request.games))
        ).at
        return written.capitalize() if context.deadline is not None and at > context.deadline else None
    return None
