"""Arguments of questions about games and people: names, dates, phases and places.

Values that may come in any order are found by the word before them, `FROM 1 Jan 2026 LINES 400`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import datetime, time, timedelta
from typing import Any

from judge.game.commands import Command
from judge.game.commands.anyone import (
    GameStatus,
    History,
    InfoPlayer,
    MyAddresses,
    Resend,
    SetProfile,
    Shown,
    Summary,
    WhoGame,
    WhoIs,
    Why,
)
from judge.game.message import Message, message
from judge.language.addresses import typed_address
from judge.language.command_line import CommandLine, InvalidCommand, usage
from judge.language.commands.dates import NotADate, moment
from judge.language.order_words import BEHIND_UNIT, either
from judge.language.phases_named import is_phase, phase_apart, phase_or_moves, typed_phase
from judge.language.statements import Context


def _game(command_line: CommandLine) -> str:
    return command_line.argument(0).strip(" .").lstrip("?").lower()


def _status(command_line: CommandLine) -> Command:
    return GameStatus(_game(command_line))


def _summary(command_line: CommandLine) -> Command:
    return Summary(_game(command_line))


def _who_game(command_line: CommandLine) -> Command:
    return WhoGame(_game(command_line))


def _who_game_full(command_line: CommandLine) -> Command:
    return WhoGame(_game(command_line), full=True)


_RESULTS = re.compile(r"(?:my |the |last )*results?\b\s*(?:of |for )?", re.IGNORECASE)


def record_asked(command_line: CommandLine) -> Command | None:
    """Return the command for GET RESULTS, DEDICATION or MAP with a phase; None for another file."""
    text = command_line.argument(0).strip(" .")
    if text.lower().startswith("map "):
        return map_asked(text[len("map ") :], command_line.context)
    found = _RESULTS.match(text)
    if re.fullmatch(r"(?:my |the )*(?:dedication|record)", text, re.IGNORECASE):
        return InfoPlayer()
    return _results(text[found.end() :], command_line.context) if found else None


def _resend(command_line: CommandLine) -> Command:
    text = _RESULTS.sub("", command_line.argument(0).strip(" ."), count=1)
    return _results(text, command_line.context)


def map_asked(text: str, context: Context) -> Command | None:
    """Return the command for MAP with a phase: its results, which include its map; None for another word."""
    phase = _of_game(text.strip(" .?"), "MAP", context)
    return Resend(phase_or_moves(phase, "MAP", context)) if is_phase(phase) else None


def _results(text: str, context: Context) -> Command:
    phase = _of_game(text, "RESEND", context)
    if not phase or _LAST.fullmatch(phase):
        return Resend()
    if _GAME.fullmatch(phase) and not is_phase(phase):
        raise InvalidCommand(message("no-phase", text=phase), phase, _below_sign_on("RESEND", phase))
    return Resend(phase_or_moves(phase, "RESEND", context))


_LAST = re.compile(
    r"(?:(?:my|the|last|latest|previous|again|please|turn|phase|one|report)\b\s*)+", re.IGNORECASE
)
_GAME = re.compile(r"[a-z][\w-]*", re.IGNORECASE)
_FILLERS = re.compile(
    r"^(?:(?:the|my|phase|turn)\s+)+|(?:[\s,]+(?:please|pls|again|now|too|thanks|phase|turn))+$",
    re.IGNORECASE,
)
_BEFORE = re.compile(r"([a-z][\w-]*)\s+(?:for\s+|of\s+)?(\S.*)", re.IGNORECASE)
_AFTER = re.compile(r"(\S.*?)\s+(?:of\s+|in\s+|for\s+)?(?:game\s+)?([a-z][\w-]*)", re.IGNORECASE)


def _of_game(text: str, command: str, context: Context) -> str:
    """Return what is asked for, without the current game's name; InvalidCommand for another game."""
    text = _FILLERS.sub("", text).strip()
    if context.game and text.lower() == context.game.lower():
        return ""
    before, after = _BEFORE.fullmatch(text), _AFTER.fullmatch(text)
    for found, game, phase in ((before, 1, 2), (after, 2, 1)):
        if found is None or not is_phase(found[phase]):
            continue
        if found[game].lower() == context.game.lower():
            return found[phase]
        if not is_phase(text):
            line = f"{command} {found[phase].upper()}"
            hint = message("about-game-of-sign-on.hint", game=found[game], line=line)
            raise InvalidCommand(message("about-game-of-sign-on", command=command), found[game], hint)
    return text


def _below_sign_on(command: str, game: str) -> Message:
    return message("results-below-sign-on", command=command, game=game)


_PLACE_FILLERS = re.compile(
    r"\b(?:in|of|the|phase|order|my|army|fleet|[af]|spring|summer|fall|autumn|winter)(?!\w)\s*", re.IGNORECASE
)


_BEHIND_UNIT = re.compile(rf"\s*-+>?\s*|\s+{either(BEHIND_UNIT)}", re.IGNORECASE)


def _why(command_line: CommandLine) -> Command:
    """Read a place or an order, whose first place counts, and a phase."""
    text = command_line.argument(0).strip(" .?")
    rest, phase = phase_apart(text, command_line.context)
    order = _BEHIND_UNIT.split(_PLACE_FILLERS.sub("", rest).strip(), maxsplit=1)
    place = order[0].strip(" .,:()-")
    if place or phase is not None:
        return Why(place, phase)
    if text:
        raise InvalidCommand(message("why-lacks-unit"), text, usage(Why))
    return Why(own=True)


_HISTORY_WORDS = re.compile(
    r"\b(from|since|to|until|lines|exclstart|exclend|broad(?:casts?)?)\b", re.IGNORECASE
)
_SAME = {"since": "from", "until": "to", "broadcast": "broad", "broadcasts": "broad"}
_MOST_LINES = 100_000


def _who_is(command_line: CommandLine) -> Command:
    return WhoIs(" ".join(command_line.argument(0).strip(" .?").split()))


def _info_player(command_line: CommandLine) -> Command:
    return InfoPlayer(typed_address(command_line.argument(0)) or command_line.argument(0).strip().lower())


def _history(command_line: CommandLine) -> Command:
    """Read the game, and values after their words."""
    first, *parts = _HISTORY_WORDS.split(command_line.argument(0).strip().rstrip(" ."))
    values = {
        _SAME.get(word.lower(), word.lower()): value.strip(" ,=:")
        for word, value in zip(parts[::2], parts[1::2], strict=True)
    }
    name = first.strip().lstrip("?").lower()
    if is_phase(name) and name[-1].isalpha():
        hint = message("history-takes-no-phase.hint", phase=first.strip().upper())
        raise InvalidCommand(message("history-takes-no-phase"), first.strip(), hint)
    if len(name.split()) > 1:
        raise InvalidCommand(message("history-words-before-from"), first.strip(), usage(History))
    start, end = (
        typed_phase(values[word], f"HISTORY {word.upper()}", command_line.context) if word in values else None
        for word in ("exclstart", "exclend")
    )
    since = _day(command_line, values.get("from", ""), time())
    return History(
        name,
        since,
        _day(command_line, values.get("to", ""), time(23, 59), since),
        _lines(values.get("lines", "")),
        (start, end) if start or end or "broad" in values else None,
        "broad" in values,
    )


def _lines(text: str) -> int:
    if not text:
        return 0
    if not text.isdecimal() or not 0 < int(text) <= _MOST_LINES:
        wrong = message("no-number-of-lines", text=text, most=_MOST_LINES)
        raise InvalidCommand(wrong, text, "HISTORY LINES 400")
    return int(text)


_YEAR, _WEEK = timedelta(days=365), timedelta(days=7)
_WEEKDAY = re.compile(r"(?:mon|tue|wed|thu|fri|sat|sun)", re.IGNORECASE)


def _day(command_line: CommandLine, text: str, usual: time, since: datetime | None = None) -> datetime | None:
    """Return the moment meant; if its year or week is open, the next one after `since`, or the last one."""
    if not text:
        return None
    context = command_line.context
    earlier = since or context.now - (_WEEK if _WEEKDAY.match(text) else _YEAR)
    try:
        return moment(text, earlier, context.zone, (usual, context.zone)).at
    except NotADate as error:
        raise InvalidCommand(error.said, text, "HISTORY FROM 1 Jan 2026 TO 2026-02-01") from None


def _set_profile(command_line: CommandLine) -> Command:
    """Read what the profile shows; everything else is hidden, and `NOTHING` shows nothing."""
    words = re.findall(r"[\w-]+", command_line.argument(0).lower())
    shown = [word for word in words if word not in ("and", "only", "my", "nothing", "none")]
    known = {str(one): one for one in Shown} | {"dedication": Shown.RECORD}
    for word in shown:
        if word not in known:
            raise InvalidCommand(message("no-part-of-profile", word=word), word, usage(SetProfile))
    return SetProfile(frozenset(known[word] for word in shown))


READERS: Mapping[str, Callable[[CommandLine], Any]] = {
    "status": _status,
    "summary": _summary,
    "history": _history,
    "why": _why,
    "who_is": _who_is,
    "info_player": _info_player,
    "set_profile": _set_profile,
    "resend": _resend,
    "my_addresses": lambda _line: MyAddresses(),
    "who_game": _who_game,
    "who_game_full": _who_game_full,
}
"""The readers by the names of the rules in grammar/commands.lark."""
