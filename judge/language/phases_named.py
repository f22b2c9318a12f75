"""Phases that people name: `S1901M`, `S01M`, `Spring 1901 Movement`, and `W1901` for the builds of a year."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.game.message import message, written_as
from judge.language.command_line import InvalidCommand
from judge.language.statements import Context
from judge.rules.phases import Phase, PhaseKind, Season

_SEASON = "spring|summer|fall|autumn|winter"
_KIND = "(?:mov|retr|adj|build|remov)[a-z]*"
PHASE = rf"(?:(?:{_SEASON})\s+(?:of\s+)?|[sufw]-?)\d{{1,5}}(?:[mrab]|\s+{_KIND})?\b"
"""A phase among other words, in any capitals: `spring 1901 again` names no kind."""
_AMONG_WORDS = re.compile(rf"\b{PHASE}", re.IGNORECASE)
_PHASE = re.compile(
    rf"(?:(?P<season>{_SEASON})\s+(?:of\s+)?|(?P<letter>[sufw]))(?P<year>-?\d{{1,5}})(?:\s*(?P<kind>[mrab]|{_KIND}))?"
)
_SEASONS: Mapping[str, Season] = {
    **{season.value.lower(): season for season in Season},
    **{season.name.lower(): season for season in Season},
    "autumn": Season.FALL,
}
_KINDS: Mapping[str, PhaseKind] = {
    **dict.fromkeys(("m", "mov"), PhaseKind.MOVEMENT),
    **dict.fromkeys(("r", "ret"), PhaseKind.RETREAT),
    **dict.fromkeys(("a", "b", "adj", "bui", "rem"), PhaseKind.ADJUSTMENT),
}
"""The kinds of phases by the first three letters of their words."""
_CENTURY = 100


def typed_phase(text: str, command: str, context: Context) -> Phase:
    """Return the phase that is named in full, as a command needs it."""
    return _meant(text, command, context, None)


def phase_or_moves(text: str, command: str, context: Context) -> Phase:
    """Return the phase that is named; a season alone means its moves."""
    return _meant(text, command, context, PhaseKind.MOVEMENT)


def is_phase(text: str) -> bool:
    """Return whether words name a phase, perhaps without its kind, and nothing else."""
    return _PHASE.fullmatch(text.lower()) is not None


def phase_apart(text: str, context: Context) -> tuple[str, Phase | None]:
    """Return a text without the phase that it names, and that phase; None if it names none."""
    found = _AMONG_WORDS.search(text)
    if found is None:
        return text, None
    rest = f"{text[: found.start()]} {text[found.end() :]}"
    return " ".join(rest.split()), phase_or_moves(found[0], "", context)


def _meant(text: str, command: str, context: Context, usual: PhaseKind | None) -> Phase:
    found = _PHASE.fullmatch(text.strip().lower())
    season = _SEASONS[found["season"] or found["letter"]] if found else None
    if season is Season.WINTER:
        usual = PhaseKind.ADJUSTMENT
    kind = _KINDS[found["kind"][:3]] if found and found["kind"] else usual
    if found is None or season is None or kind is None:
        hint = written_as(f"{command} S1901M", f"{command} Spring 1901 Movement")
        raise InvalidCommand(message("no-phase", text=text), text, hint)
    season = Season.FALL if kind is PhaseKind.ADJUSTMENT else season
    return Phase(season, _year(int(found["year"]), context), kind)


def _year(typed: int, context: Context) -> int:
    """Return the year that is meant by one that may lack its century, or have a dash before it."""
    first = context.variant.start.year if context.variant else 0
    year = abs(typed) if first > 0 else typed
    return first // _CENTURY * _CENTURY + year if first > 0 and year < _CENTURY else year
