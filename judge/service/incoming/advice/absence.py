"""Advice about absences: the line with the days in somebody's words, or that which takes them back."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import time

from judge.language.commands.dates import NotADate, moment
from judge.language.commands.periods import NEXT_WEEK, days_in_words, period
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
_MORE_TIME = re.compile(r"\b(?:time|extension|extend|later|delay)\b")
"""More time that is asked for: the days in the words are then no absence."""
_AWAY = re.compile(r"\b(?:holidays?|vacation|away|absen\w+|out of|travell?ing|mails?)\b")


def of_absence(request: Request, speaker: Speaker, text: str) -> Remark:
    """What is said of an absence in words: the line with its days, or that which takes it back."""
    game, actor, line = speaker.current_game(request.games), speaker.seat.actor, plain(text).text
    seat = game.seat(actor.power) if game and actor and actor.power and game.seats else None
    if seat and any(one.until > request.now for one in seat.absences) and _ENDS_ABSENCE.search(line):
        return remark(ProseRemark.PROSE_BACK)
    if seat and _IS_BACK.match(line):
        return remark(ProseRemark.PROSE_BACK_FROM_NOTHING)
    days = days_in_words(line)
    if _MORE_TIME.search(line) and (days == NEXT_WEEK or not _AWAY.search(line)):
        days = ""
    if not days and seat is not None and not _AWAY.search(line) and (hours := hours_more(line)):
        return remark(ProseRemark.PROSE_DOES, line=f"EXTEND +{hours}h")
    if (
        not days
        and seat is not None
        and not _AWAY.search(line)
        and (until := _time_wanted(request, speaker, line))
    ):
        return remark(ProseRemark.PROSE_DOES, line=f"EXTEND {until}")
    try:
        away = period(days, request.now, speaker.zone(request.games)) if days else None
    except NotADate:
        away = None
    if away is None or not request.now < away.until:
        return remark(ProseRemark.PROSE_ABSENCE)
    return remark(ProseRemark.PROSE_AWAY, days=days)


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
