"""GMs' plain words: the exact line for what they ask for, by the patterns of grammar/master_words.toml.

These patterns are tried before the topics that everybody's words have. If the game is not at the right point,
they say nothing, and the topic's own advice is used (`master`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime, timedelta

from judge.game.anonymity import knows_everybody
from judge.game.roles import Role
from judge.game.state import Game, Status
from judge.language.addresses import typed_address
from judge.language.commands.dates import NotADate
from judge.language.commands.periods import holidays
from judge.language.text.topics import words_of_master
from judge.language.text.typography import plain
from judge.notices.remarks import ProseRemark, Remark, remark
from judge.rules.phases import Phase, PhaseKind, Season
from judge.service.incoming.advice.master import awaited, of_ejected, of_more_time
from judge.service.incoming.advice.press import power_named
from judge.service.request import Request
from judge.service.speaker import Speaker


def of_masters_words(request: Request, speaker: Speaker, text: str) -> Remark | None:
    """Return the advice on a GM's words that are in the table, if the game is at that point; else None."""
    game = speaker.current_game(request.games)
    if game is None or game.series is not None:
        return None
    line = plain(text).text
    said = (_ADVICE[name](request, speaker, game, text) for name in words_of_master(line))
    return next(filter(None, said), None)


def _does(line: str) -> Remark:
    return remark(ProseRemark.PROSE_DOES, line=line)


def _of_force(_request: Request, _speaker: Speaker, game: Game, _text: str) -> Remark | None:
    if game.status is not Status.FORMING or game.awaiting:
        return None
    return _does("FORCE BEGIN" if game.players_needed else "BEGIN")


def _of_restart(_request: Request, _speaker: Speaker, game: Game, _text: str) -> Remark | None:
    """Return UNSTART before the first phase is adjudicated; None for a game that is paused or over."""
    is_new = game.status is Status.RUNNING and game.number == 1 and game.phase == game.first_phase
    return remark(ProseRemark.PROSE_UNSTART) if is_new else None


def _of_manual_start(_request: Request, _speaker: Speaker, game: Game, _text: str) -> Remark | None:
    return _does("SET MANUAL START") if game.status is Status.FORMING else None


def _of_seats(_request: Request, _speaker: Speaker, game: Game, text: str) -> Remark | None:
    """Return the advice that a GM cannot deal powers; None unless a power is named that no one has yet."""
    words = plain(text).text
    named = [power for power in game.variant.powers if plain(power.name).text in words]
    return remark(ProseRemark.PROSE_SEATS) if named and game.status is Status.FORMING else None


_ADDRESS = re.compile(r"[^\s<>,;:]+@[^\s<>,;:]+[^\s<>,;:.]")


def _of_invited(_request: Request, _speaker: Speaker, _game: Game, text: str) -> Remark | None:
    found = _ADDRESS.search(text)
    named = typed_address(found[0]) if found else None
    return _does(f"INVITE {named}") if named else None


def _of_only_invited(_request: Request, _speaker: Speaker, game: Game, _text: str) -> Remark | None:
    return remark(ProseRemark.PROSE_INVITED) if game.status is Status.FORMING else None


_NUMBER = re.compile(r"(?<![\w.])\d{1,2}(?![\w.])")


def _of_approval(request: Request, speaker: Speaker, game: Game, text: str) -> Remark | None:
    """Return SET APPROVED with the waiting people whom the words name by address or number in LIST."""
    if not game.awaiting:
        return None
    found, numbers = (
        _ADDRESS.search(text),
        _NUMBER.findall(text) or _numbers_named(request, speaker, game, text),
    )
    if found is not None:
        return _does(f"SET APPROVED {found[0].lower()}")
    return _does(f"SET APPROVED {', '.join(numbers) or 'ALL'}")


def _numbers_named(request: Request, speaker: Speaker, game: Game, text: str) -> list[str]:
    """Return the numbers of waiting people who are named; none if the GM may not know who they are."""
    actor, words = speaker.seat.actor, set(plain(text).text.split())
    if actor is None or not knows_everybody(game, Role.MASTER, actor.person):
        return []
    return [
        str(number)
        for number, one in enumerate(game.applicants, 1)
        if one.person in game.awaiting
        and words & set(plain(request.work.people.get(one.person).name).text.split())
    ]


_OWNED = re.compile(r"(\w{4,})(?:'s|s'|s|')(?!\w)")


def _of_late_orders(request: Request, speaker: Speaker, game: Game, text: str) -> Remark | None:
    """Return ACCEPT LATE for the power that is named, or for the one whose orders wait."""
    if not game.late_sets:
        return None
    named = {power_named(request, speaker, text), power_named(request, speaker, _OWNED.sub(r"\1", text))} - {
        "power"
    }
    waiting = [game.variant.power(code).name for code in game.late_sets]
    found = [one for one in waiting if one in named] or waiting
    return _does(f"ACCEPT LATE {found[0] if len(found) == 1 else 'power'}")


_SEASON = re.compile(r"\b(spring|fall|autumn)(?: of)?(?: (\d{1,4}))?\b")
_CODE = re.compile(r"\b([sf])(\d{1,4})[mrab]?\b")
_COUNT = re.compile(r"\b(\d{1,2}|one|two|three|four) (?:turns?|phases?|seasons?)\b")
_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4}


def _of_rollback(_request: Request, _speaker: Speaker, game: Game, text: str) -> Remark | None:
    """Return ROLLBACK to the phase in the words, or by their number of phases; None if they name neither."""
    line = plain(text).text
    if (count := _COUNT.search(line)) is not None:
        number = _NUMBERS.get(count[1]) or int(count[1])
        return _does(f"ROLLBACK {number}" if number > 1 else "ROLLBACK")
    found = _SEASON.search(line) or _CODE.search(line)
    if found is None or game.phase is None:
        return None
    season = Season.SPRING if found[1].startswith("s") else Season.FALL
    phase = _last_of(season, game.phase, found[2])
    return _does(f"ROLLBACK TO {phase.mail_code}") if phase.year >= game.first_phase.year else None


def _last_of(season: Season, now: Phase, year: str | None) -> Phase:
    """Return the moves of that season in a year, or the last such moves before the current phase."""
    if year:
        return Phase(season, int(year), PhaseKind.MOVEMENT)
    later = now.season is not Season.SPRING and (
        season is Season.SPRING or now.kind is not PhaseKind.MOVEMENT
    )
    same_spring = now.season is season and now.kind is not PhaseKind.MOVEMENT
    return Phase(season, now.year if later or same_spring else now.year - 1, PhaseKind.MOVEMENT)


def _of_undo(_request: Request, _speaker: Speaker, game: Game, _text: str) -> Remark | None:
    return _does("UNDO") if game.left else None


def _of_undone_end(_request: Request, _speaker: Speaker, game: Game, _text: str) -> Remark | None:
    return _does("UNDO TERMINATE") if game.ending is not None else remark(ProseRemark.PROSE_NOT_OVER)


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


def _of_holidays(request: Request, _speaker: Speaker, _game: Game, text: str) -> Remark | None:
    """Return SET HOLIDAYS with the days in the words; how to write it if they name a feast."""
    found = _FROM.search(text)
    if found is None:
        return remark(ProseRemark.PROSE_HOLIDAYS)
    days = _with_months(_BETWEEN.sub(" TO ", found["days"], count=1), request.now)
    with suppress(NotADate, ValueError):
        if holidays(days):
            return _does(f"SET HOLIDAYS {days}")
    return remark(ProseRemark.PROSE_HOLIDAYS)


def _of_again(request: Request, speaker: Speaker, _game: Game, text: str) -> Remark | None:
    """Return the advice that no one was told, with the message to the people named or to the late powers."""
    game, named = speaker.current_game(request.games), power_named(request, speaker, text)
    letters = [one.letter for one in game.variant.powers if one.name == named] if game else []
    return remark(ProseRemark.PROSE_LETTER, reader=letters[0] if letters else awaited(request, speaker))


_Advice = Callable[[Request, Speaker, Game, str], Remark | None]
_ADVICE: Mapping[str, _Advice] = {
    "accept late": _of_late_orders,
    "undo the end": _of_undone_end,
    "undo the rollback": _of_undo,
    "rollback": _of_rollback,
    "unstart": _of_restart,
    "force begin": _of_force,
    "manual start": _of_manual_start,
    "approve": _of_approval,
    "invite": _of_invited,
    "invited only": _of_only_invited,
    "seats": _of_seats,
    "eject": lambda request, speaker, _, text: of_ejected(request, speaker, text),
    "bots": lambda *_: _does("SET NMR BOT"),
    "holidays": _of_holidays,
    "hold over": lambda request, speaker, _, text: of_more_time(request, speaker, text),
    "send again": _of_again,
    "my games": lambda *_: remark(ProseRemark.PROSE_BRINGS, line="MY GAMES"),
    "mastering": lambda *_: remark(ProseRemark.PROSE_BRINGS, line="HELP MASTERING"),
}
"""The advice on each kind of words in the table."""
