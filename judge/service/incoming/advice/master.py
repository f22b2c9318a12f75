"""Advice to GMs: the line for what their words ask for, with the deadline or the power that they name.

A line with a deadline is given only if their words say nothing else, so that sending it does what they want.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import time

from judge.game.anonymity import anonymous
from judge.game.orders.outstanding import orders_missing
from judge.game.roles import Role
from judge.game.state import Status
from judge.language.commands.dates import NotADate, moment, only_of_deadline
from judge.language.commands.times import MORE_TIME, hours_more, lengths_in_english
from judge.language.games_named import game_named
from judge.language.statements import Prose, Topic
from judge.language.text.typography import plain
from judge.language.zones import UnknownZone
from judge.notices.remarks import ProseRemark, Remark, remark
from judge.service.handlers.seat_lookup import game_at_hand, own_seats
from judge.service.incoming.advice.press import power_named
from judge.service.incoming.advice.votes import of_draw
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

_QUESTION = re.compile(r"\?|\b(?:when|wann|quand|cuando|quando|wanneer|kiedy|nar|who|whom|wer|qui|chi)\b")


def of_new_deadline(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice to a GM whose words are about the deadline: the line for the date in them."""
    if (line := set_deadline(request, speaker, text)) is not None:
        return remark(ProseRemark.PROSE_DOES, line=line)
    if _QUESTION.search(plain(text).text):
        return remark(ProseRemark.PROSE_DEADLINE, game=game_at_hand(request, speaker))
    return remark(ProseRemark.PROSE_MORE_TIME)


def of_other_words(request: Request, speaker: Speaker, transcript: Transcript, text: str) -> Remark:
    """Return the advice to a GM whose words have no topic: on more time, if they ask only for that."""
    asked = hours_more(lengths_in_english(plain(text).text))
    line = set_deadline(request, speaker, text) if asked else None
    if line:
        return remark(ProseRemark.PROSE_DOES, line=line)
    if transcript.words_passed_on:
        return remark(ProseRemark.PROSE_WITH_NO)
    return remark(ProseRemark.PROSE_OF_MASTER)


def of_more_time(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice to a GM who wants to give more time."""
    line = set_deadline(request, speaker, text)
    return remark(ProseRemark.PROSE_DOES, line=line) if line else remark(ProseRemark.PROSE_MORE_TIME)


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


def sentences_of(request: Request, speaker: Speaker, text: str) -> Iterator[str]:
    """Yield the sentences of a GM's words, without the current game's name; one of them may be a request.

    `Anna is ill. Please move the deadline in alpha to Friday` asks in its second one.
    """
    game = speaker.current_game(request.games)
    for one in _SENTENCES.split(text):
        named = game_named(one, [game.name]) if game is not None else None
        yield named.rest if named is not None else one


_SENTENCES = re.compile(r"(?<=[^\W\d][.!?)])\s+(?=\W*\w)|(?<=[^\W\d]:)\s+")
"""The place between sentences, and after a colon; a day in German has a point, too."""
ASKED = frozenset(
    {
        ProseRemark.PROSE_DOES,
        ProseRemark.PROSE_PROCESS,
        ProseRemark.PROSE_EJECT,
        ProseRemark.PROSE_SUBSTITUTE,
        ProseRemark.PROSE_PAUSE,
        ProseRemark.PROSE_HOLIDAYS,
        ProseRemark.PROSE_ROLLBACK,
        ProseRemark.PROSE_UNSTART,
        ProseRemark.PROSE_END,
        ProseRemark.PROSE_BECOME,
        ProseRemark.PROSE_INVITED,
        ProseRemark.PROSE_GRACE,
    }
)
"""Advice on words that ask for something a GM can do; it is not done."""


def awaited(request: Request, speaker: Speaker) -> str:
    """Return the letters of the powers whose orders are missing; ALL if no orders are missing."""
    game = speaker.current_game(request.games)
    if game is None or game.phase is None:
        return "ALL"
    late = [one for one in game.variant.powers if orders_missing(game, one.code)]
    return "".join(one.letter for one in late) or "ALL"


def _of_begin(request: Request, speaker: Speaker) -> Remark:
    """Return the advice to a GM who wants the game to begin: BEGIN before the start, RESUME in a pause."""
    game = speaker.current_game(request.games)
    if game is not None and game.series is not None:
        return remark(ProseRemark.PROSE_DOES, line="ROUND")
    if game is None or game.seats:
        paused = game is not None and game.status is Status.PAUSED
        return (
            remark(ProseRemark.PROSE_DOES, line="RESUME") if paused else remark(ProseRemark.PROSE_OF_MASTER)
        )
    return remark(ProseRemark.PROSE_DOES, line="BEGIN")


def _process(request: Request, speaker: Speaker) -> Remark:
    game = speaker.current_game(request.games)
    return remark(ProseRemark.PROSE_PROCESS, phase=game.phase.mail_code if game and game.phase else "S1901M")


def of_ejected(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice to a GM who wants a player out of the game: the line for the power named."""
    power, game = power_named(request, speaker, text), game_at_hand(request, speaker)
    return remark(ProseRemark.PROSE_EJECT, power=power, game=game)


def _of_substitute(request: Request, speaker: Speaker, text: str) -> Remark:
    power, game = power_named(request, speaker, text), game_at_hand(request, speaker)
    return remark(ProseRemark.PROSE_SUBSTITUTE, power=power, game=game)


_BEGINS = re.compile(r"^\W*(?:\w+\W+){0,5}?(?:start|begin|open|launch|deal|round)\b")
_ENDS = re.compile(r"\b(?:close|end|finish|stop)\b")


def _of_series(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice to a GM about tournaments: in a series the line that opens a round, or ends it."""
    game, line = speaker.current_game(request.games), plain(text).text
    if game is None or game.series is None:
        return remark(ProseRemark.PROSE_BRINGS, line="HELP SERIES")
    if _ENDS.search(line):
        return remark(ProseRemark.PROSE_DOES, line="TERMINATE")
    if _BEGINS.search(line):
        return remark(ProseRemark.PROSE_DOES, line="ROUND")
    return remark(ProseRemark.PROSE_BRINGS, line="HELP SERIES")


_CALLS_VOTE = re.compile(
    r"\b(?:vote|ballot|poll|propose|abstimmung|scrutin|votacion|votazione|stemming|votacao)\b"
)


def _of_draw(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice to a GM about a draw: the line that makes the players vote."""
    if _CALLS_VOTE.search(plain(text).text):
        return remark(ProseRemark.PROSE_DOES, line="PROPOSE DRAW")
    return of_draw(request, speaker, text)


OF_MASTER: Mapping[Topic | None, Callable[[Request, Speaker, Transcript, str], Remark]] = {
    None: of_other_words,
    Topic.ABSENCE: lambda request, speaker, _, text: of_more_time(request, speaker, text),
    Topic.DEADLINE: lambda request, speaker, _, text: of_new_deadline(request, speaker, text),
    Topic.CLOCKS: lambda *_: remark(ProseRemark.PROSE_CLOCKS),
    Topic.GRACE: lambda *_: remark(ProseRemark.PROSE_GRACE),
    Topic.WHO_ORDERED: lambda request, speaker, *_: remark(
        ProseRemark.PROSE_BRINGS, line=f"LIST {game_at_hand(request, speaker)}"
    ),
    Topic.NO_PRESS: lambda *_: remark(ProseRemark.PROSE_DOES, line="SET NO PRESS"),
    Topic.SETTINGS: lambda *_: remark(ProseRemark.PROSE_BRINGS, line="HELP SETTINGS"),
    Topic.REMIND: lambda request, speaker, *_: remark(
        ProseRemark.PROSE_LETTER, reader=awaited(request, speaker)
    ),
    Topic.PAUSE: lambda *_: remark(ProseRemark.PROSE_PAUSE),
    Topic.RESUME: lambda *_: remark(ProseRemark.PROSE_DOES, line="RESUME"),
    Topic.PROCESS: lambda request, speaker, *_: _process(request, speaker),
    Topic.NOWAIT: lambda request, speaker, *_: _process(request, speaker),
    Topic.WAIT: lambda *_: remark(ProseRemark.PROSE_BRINGS, line="HELP DEADLINES"),
    Topic.BEGIN: lambda request, speaker, *_: _of_begin(request, speaker),
    Topic.SERIES: lambda request, speaker, _, text: _of_series(request, speaker, text),
    Topic.DRAW: lambda request, speaker, _, text: _of_draw(request, speaker, text),
    Topic.ROLLBACK: lambda *_: remark(ProseRemark.PROSE_ROLLBACK),
    Topic.BECOME: lambda request, speaker, _, text: remark(
        ProseRemark.PROSE_BECOME, power=power_named(request, speaker, text)
    ),
    Topic.SUBSTITUTE: lambda request, speaker, _, text: _of_substitute(request, speaker, text),
    Topic.STANDBY: lambda request, speaker, _, text: _of_substitute(request, speaker, text),
    Topic.END: lambda *_: remark(ProseRemark.PROSE_END),
    Topic.TERMINATE: lambda *_: remark(ProseRemark.PROSE_DOES, line="TERMINATE"),
    Topic.EJECT: lambda request, speaker, _, text: of_ejected(request, speaker, text),
    Topic.ADMIT: lambda request, speaker, _, text: remark(
        ProseRemark.PROSE_DOES, line=f"ADMIT {power_named(request, speaker, text)}"
    ),
}
"""Advice that only a GM gets."""

_LINES_OF_MASTER: Mapping[Topic | None, str] = {
    Topic.PAUSE: "PAUSE",
    Topic.RESUME: "RESUME",
    Topic.PROCESS: "PROCESS",
    Topic.END: "TERMINATE",
    Topic.TERMINATE: "TERMINATE",
    Topic.NO_PRESS: "SET NO PRESS",
}


def of_master_unknown(request: Request, speaker: Speaker, prose: Prose) -> Remark | None:
    """Return the advice to a GM who has not signed on and plays no power; None if it is another matter."""
    mine = [(game, actor) for game, actor in own_seats(request, speaker) if not anonymous(game)]
    if len(mine) != 1 or mine[0][1].role is not Role.MASTER:
        return None
    line = _LINES_OF_MASTER.get(prose.topic)
    if prose.topic in (Topic.ABSENCE, Topic.DEADLINE):
        line = set_deadline(request, speaker, prose.text)
    if prose.topic is Topic.ABSENCE:
        line = line or "SET DEADLINE +48h"
    return remark(ProseRemark.PROSE_AS_MASTER, game=mine[0][0].name, line=line) if line else None
