"""Advice to GMs about time: the line for the deadline, for more time and for days off that their words name.

A line with a deadline is given only if their words say nothing else, so that sending it does what they want.
"""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import datetime, time, timedelta

from judge.game.state import Game
from judge.language.commands.dates import NotADate, moment, only_of_deadline
from judge.language.commands.periods import holidays
from judge.language.commands.times import MORE_TIME, hours_more, lengths_in_english
from judge.language.text.typography import plain
from judge.language.zones import UnknownZone
from judge.notices.remarks import ProseRemark, Remark, remark
from judge.service.handlers.seat_lookup import game_at_hand
from judge.service.incoming.advice.lines import does
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


def set_deadline(request: Request, speaker: Speaker, text: str) -> str | None:
    """Return SET DEADLINE with the date or delay that the words name; None if they say more than that."""
    line = lengths_in_english(plain(text).text)
    hours = hours_more(line)
    if not hours:
        return _on_date(request, speaker, text)
    return f"SET DEADLINE +{hours}h" if only_of_deadline(MORE_TIME.sub(" ", line, count=1)) else None


def _on_date(request: Request, speaker: Speaker, text: str) -> str | None:
    """Return SET DEADLINE with the date near the end of a line; None if other words are around it.

    Words about a deadline may be before the date, and a courtesy after it.
    """
    zone = speaker.zone(request.games)
    words = text.rstrip(_STOPS).split()
    ends = range(len(words), max(0, len(words) - _MOST_COURTESY) - 1, -1)
    for end in (one for one in ends if only_of_deadline(plain(" ".join(words[one:])).text)):
        for start in range(max(0, end - _MOST_DATE), end):
            written = " ".join(words[start:end]).rstrip(_STOPS)
            with suppress(NotADate, UnknownZone, ValueError):
                moment(written, request.now, zone, (time(), zone))
                if not only_of_deadline(plain(" ".join(words[:start])).text):
                    return None
                return f"SET DEADLINE {written[:1].upper()}{written[1:]}"
    return None


_STOPS = " .,;:!?"
_MOST_DATE = 8
"""How many words near the end of a line may be a date."""
_MOST_COURTESY = 2
"""How many words may be after it: `per favore`."""


_FROM = re.compile(
    r"\b(?:from|between)\s+(?:the\s+)?(?P<days>[^,;.!?]+?)[\s.!?]*(?:please)?[\s.!?]*(?:$|[,;.!?])",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"\s+(?:and|to|until|till|til|through)\s+(?:the\s+)?", re.IGNORECASE)


_ORDINAL = re.compile(r"(\d{1,2})(?:st|nd|rd|th)?", re.IGNORECASE)


def _with_months(days: str, now: datetime) -> str:
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


def of_holidays(request: Request, _speaker: Speaker, _game: Game, text: str) -> Remark | None:
    """Return SET HOLIDAYS with the days in the words; how to write it if they name a feast."""
    found = _FROM.search(text)
    if found is None:
        return remark(ProseRemark.PROSE_HOLIDAYS)
    days = _with_months(_BETWEEN.sub(" TO ", found["days"], count=1), request.now)
    with suppress(NotADate, ValueError):
        if holidays(days):
            return does(f"SET HOLIDAYS {days}")
    return remark(ProseRemark.PROSE_HOLIDAYS)
