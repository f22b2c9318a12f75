"""Settings as lines: each with its value in words, row by row of the one table."""

from __future__ import annotations

from datetime import timedelta

from judge.game.settings import Holiday, PhaseClock, SettingRow, Settings, kinds, rows
from judge.game.state import Game
from judge.language.commands.dates import MONTHS
from judge.language.language_names import own_name
from judge.language.zones import zone_words
from judge.render.text.escaping import one_line
from judge.render.text.messages import listing, say
from judge.render.text.times import length

_HOUR = timedelta(hours=1)
_WIDTH = 11


_ALWAYS_TOLD = frozenset({"moves", "retreat", "builds", "nmr", "press"})
"""The settings that whoever begins to play should have read, usual or not."""


def setting_lines(game: Game, *, unusual: bool = False) -> tuple[str, ...]:
    """Each setting with its value on a line, as in LIST."""
    return tuple(
        f"  {word:<{_WIDTH}} {value}".rstrip() for word, value in setting_values(game, unusual=unusual)
    )


def setting_values(game: Game, *, unusual: bool = False) -> tuple[tuple[str, str], ...]:
    """Each setting with its value, in the order of the table; or the `unusual`, and those always told."""
    usual = Settings()
    return tuple(
        (row.keyword, value_text(game, name, getattr(game.settings, name)))
        for name, row in rows(type(game.settings)).items()
        if not unusual or row.keyword in _ALWAYS_TOLD or getattr(game.settings, name) != getattr(usual, name)
    )


def keyword(game: Game, name: str) -> str:
    """How a setting is named to people; a setting of another version by the name of its field."""
    row = _row(game, name)
    return row.keyword if row else name


def value_text(game: Game, name: str, value: object) -> str:
    """A setting's value as LIST shows it."""
    row = _row(game, name)
    match row.kind if row else None:
        case kinds.Number(unset=unset) if unset and value is None:
            return f"{unset(game.variant)} (the variant's number)"
        case kind:
            return plain_value(kind, value)


def _row(game: Game, name: str) -> SettingRow | None:
    return rows(type(game.settings)).get(name)


def plain_value(kind: kinds.Kind | None, value: object) -> str:
    """A value in words without its game; empty for an empty text."""
    match kind, value:
        case kinds.Zone() | kinds.Language(), str():
            said = _name_text(kind, value)
        case kinds.Choice(), _ if value in kind.words:
            said = kind.words[value]
        case kinds.Flag(), bool():
            said = kind.yes if value else kind.no
        case kinds.Calendar(), tuple():
            said = ", ".join(_holiday_text(one) for one in value) or "none"
        case kinds.Duration() | kinds.Durations(), _:
            said = _length_text(kind, value)
        case kinds.Several(), tuple():
            said = " ".join(str(word).upper() for word in value) or kind.usual
        case kinds.Number(), _ if kind.none and not value:
            said = kind.none
        case _:
            said = _plain(value)
    return said


def _name_text(kind: kinds.Zone | kinds.Language, value: str) -> str:
    """The name of a zone or a language as people read it."""
    if isinstance(kind, kinds.Zone):
        return _plain(zone_words(value))
    return own_name(value) if value else say("setting-language-of-judge")


def _length_text(kind: kinds.Duration | kinds.Durations, value: object) -> str:
    """A length of time, or several, with the words around it."""
    if not value and kind.none:
        return kind.none
    several = value if isinstance(value, tuple) else (value,)
    said = listing([length(one) if isinstance(one, timedelta) else _plain(one) for one in several])
    return kind.shown.format(said)


def _holiday_text(holiday: Holiday) -> str:
    """`24 Dec to 2 Jan`, with the year of one that does not come every year."""
    days = dict.fromkeys(
        f"{day.day} {MONTHS[day.month - 1].capitalize()}" + ("" if holiday.yearly else f" {day.year}")
        for day in (holiday.first, holiday.last)
    )
    return " to ".join(days)


def _plain(value: object) -> str:
    match value:
        case PhaseClock():
            return clock_text(value)
        case bool():
            return "yes" if value else "no"
        case timedelta():
            return length(value)
        case None:
            return "not set"
        case _:
            return one_line(str(value), 70)


def clock_text(clock: PhaseClock) -> str:
    """`clock 1410 min 12.00 next  71.00 grace 167.00 delay 0.50 days -MTWTF-`, lengths in hours."""
    return (
        f"clock {clock.clock:4d} min {clock.min / _HOUR:5.2f} next {clock.next / _HOUR:6.2f} "
        f"grace {clock.grace / _HOUR:6.2f} delay {clock.delay / _HOUR:4.2f} days {clock.days}"
    )
