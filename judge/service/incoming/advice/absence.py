"""Advice about absences: the line with the days in somebody's words, or that which takes them back."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import time

from judge.language.commands.dates import NotADate, moment
from judge.language.commands.periods import period
from judge.language.commands.times import hours_more
from judge.language.text.typography import plain
from judge.language.zones import UnknownZone
from judge.notices.remarks import ProseRemark, Remark, remark
from judge.service.request import Request
from judge.service.speaker import Speaker

_ENDS_ABSENCE = re.compile(
    r"\b(?:back|return(?:ed)?|home again|after all|no longer|not (?:be )?away"
    r"|(?:forget|cancel|drop|scrap|ignore) (?:about )?(?:my|the|that) (?:absence|vacation|holidays?))\b"
)
_IS_BACK = re.compile(r"(?:.*\W)?(?:i'?m|i am|we'?re|we are) (?:\w+ ){0,2}back\b(?! on\b)")
_NEXT_WEEK = re.compile(r"(?!.*\b(?:time|extension|extend|later|delay)\b).*\bnext week\b")
"""Next week as days of an absence, and no more time asked for beside it."""
_AWAY = re.compile(r"\b(?:holidays?|vacation|away|absen\w+|out of|travell?ing|mails?)\b")
_MONTH = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
_DAY = rf"(?:{_MONTH} \d{{1,2}}(?:st|nd|rd|th)?|\d{{1,2}}(?:st|nd|rd|th|\.)?(?: (?:of )?{_MONTH})?)"
_DAYS = re.compile(rf"\b(?P<days>{_DAY}\s*(?:to|until|till|til|through|-|and|bis)\s*(?:the )?{_DAY})\b")
_BETWEEN = re.compile(r"\s*(?:\b(?:to|until|till|til|through|and|bis)\b|-)\s*(?:the )?")


def of_absence(request: Request, speaker: Speaker, text: str) -> Remark:
    """What is said of an absence in words: the line with its days, or that which takes it back."""
    game, actor, line = speaker.current_game(request.games), speaker.seat.actor, plain(text).text
    seat = game.seat(actor.power) if game and actor and actor.power and game.seats else None
    if seat and any(one.until > request.now for one in seat.absences) and _ENDS_ABSENCE.search(line):
        return remark(ProseRemark.PROSE_BACK)
    if seat and _IS_BACK.match(line):
        return remark(ProseRemark.PROSE_BACK_FROM_NOTHING)
    found = _DAYS.search(line)
    if found is None and seat is not None and not _AWAY.search(line) and (hours := hours_more(line)):
        return remark(ProseRemark.PROSE_DOES, line=f"EXTEND +{hours}h")
    if (
        found is None
        and seat is not None
        and not _AWAY.search(line)
        and (until := _time_wanted(request, speaker, line))
    ):
        return remark(ProseRemark.PROSE_DOES, line=f"EXTEND {until}")
    days = found["days"] if found else "next week" if _NEXT_WEEK.match(line) else ""
    try:
        away = period(days, request.now, speaker.zone(request.games)) if days else None
    except NotADate:
        away = None
    if away is None or not request.now < away.until:
        return remark(ProseRemark.PROSE_ABSENCE)
    ends = (_capitalized(one) for one in _BETWEEN.split(days, maxsplit=1))
    return remark(ProseRemark.PROSE_AWAY, days=" TO ".join(ends) if found else days)


_UNTIL = re.compile(r"\b(?:give|grant|allow)\b.*?\b(?:until|till|til)\s+(?P<time>\w.*)$")
_BEHIND_TIME = re.compile(r"[,;!?]|\.(?:\s|$)|\b(?:please|pls|thanks|to|so|and|because|as|for|if|or|i|we)\b")
_MOST_TIME = 6
"""Words of a time that is asked for."""


def _time_wanted(request: Request, speaker: Speaker, line: str) -> str | None:
    """The time until which somebody wants more time; None where it is none, or not after the deadline."""
    context, found = speaker.context(request), _UNTIL.search(line)
    words = _BEHIND_TIME.split(found["time"])[0].split()[:_MOST_TIME] if found else []
    written = " ".join(words)
    with suppress(NotADate, UnknownZone, ValueError):
        at = moment(
            written, request.now, speaker.zone(request.games), (time(), speaker.zone(request.games))
        ).at
        return written.capitalize() if context.deadline is not None and at > context.deadline else None
    return None


def _capitalized(days: str) -> str:
    """A day with a capital for its month, as AWAY is shown."""
    return " ".join(word.capitalize() for word in days.split() if word != "of")
