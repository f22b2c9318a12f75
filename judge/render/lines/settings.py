"""Settings as lines: each with its value in words, row by row of the one table."""

from __future__ import annotations

from dataclasses import fields
from datetime import UTC, date, datetime, time, timedelta

from judge.game.anonymity import is_illegal
from judge.game.settings import Holiday, PhaseClock, SettingRow, Settings, kinds, rows
from judge.game.settings.press import PressSettings
from judge.game.state import Game
from judge.language.language_names import own_name
from judge.language.zones import zone_words
from judge.render.text.escaping import one_line
from judge.render.text.messages import dated, has_message, listing, say
from judge.render.text.times import length

_HOUR = timedelta(hours=1)
_WIDTH = 11


_ALWAYS_TOLD = frozenset({"moves", "retreat", "builds", "nmr", "press"})
"""The settings that whoever begins to play should have read, usual or not."""


_ABOUT_PRESS = frozenset(one.name for one in fields(PressSettings)) - {"press", "diaries_shown"}


def setting_lines(game: Game, *, unusual: bool = False) -> tuple[str, ...]:
    """Return each setting with its value on a line, as in LIST."""
    return tuple(
        f"  {word:<{_WIDTH}} {value}".rstrip() for word, value in setting_values(game, unusual=unusual)
    )


def setting_values(game: Game, *, unusual: bool = False) -> tuple[tuple[str, str], ...]:
    """Return each setting with its value, in the order of the table.

    Or the `unusual`, and those always told. Those about press have no effect in Illegal Gunboat.
    """
    usual, idle = Settings(), _ABOUT_PRESS if is_illegal(game) else frozenset()
    return tuple(
        (row.keyword, value_text(game, name, getattr(game.settings, name)))
        for name, row in rows(type(game.settings)).items()
        if name not in idle
        if not unusual or row.keyword in _ALWAYS_TOLD or getattr(game.settings, name) != getattr(usual, name)
    )


def keyword(game: Game, name: str) -> str:
    """Return how a setting is named to people; a setting of another version by the name of its field."""
    row = _row(game, name)
    return row.keyword if row else name


def value_text(game: Game, name: str, value: object) -> str:
    """Return a setting's value as LIST shows it."""
    row = _row(game, name)
    match row.kind if row else None:
        case kinds.Number(unset=unset) if unset and value is None:
            return say("setting-of-variant", number=unset(game.variant))
        case kind:
            return words_of_value(name, kind, value)


def _row(game: Game, name: str) -> SettingRow | None:
    return rows(type(game.settings)).get(name)


def words_of_value(name: str, kind: kinds.Kind | None, value: object) -> str:
    """Return a value of the setting of that name without its game; empty for an empty text.

    The setting's message says it, given the value; a setting without one has its value as it is typed.
    """
    key, words = f"setting-value-{name.replace('_', '-')}", _words(kind, value)
    return say(key, value=_case(value), words=words) if has_message(key) else words


def _case(value: object) -> str | int:
    """By what a setting's message chooses: `yes` and `no`, a choice, a number, `some` or `none`."""
    match value:
        case bool():
            return "yes" if value else "no"
        case str() if value:
            return value.replace("/", "-")
        case int() if value:
            return value
        case _:
            return "some" if value else "none"


def _words(kind: kinds.Kind | None, value: object) -> str:
    """Return a value as it is typed, or for a length of time or days as it is said in a sentence."""
    match kind, value:
        case kinds.Zone(), str():
            words = _plain(zone_words(value))
        case kinds.Language(), str():
            words = own_name(value) if value else ""
        case kinds.Calendar(), tuple():
            words = ", ".join(map(_holiday_text, value))
        case kinds.Durations(), tuple():
            words = listing(map(length, value))
        case kinds.Several(), tuple():
            words = " ".join(str(word).upper() for word in value) or kind.usual
        case _:
            words = _plain(value)
    return words


def _holiday_text(holiday: Holiday) -> str:
    """`24 Dec to 2 Jan`, with the year of one that does not come every year."""
    first, last = (_day_text(day, yearly=holiday.yearly) for day in (holiday.first, holiday.last))
    return first if first == last else say("setting-days", first=first, last=last)


def _day_text(day: date, *, yearly: bool) -> str:
    text = dated(datetime.combine(day, time(), UTC), "day")
    return text if yearly else say("setting-day-of-year", day=text, year=day.year)


def _plain(value: object) -> str:
    match value:
        case PhaseClock():
            return clock_text(value)
        case bool():
            return say("setting-flag", value=_case(value))
        case timedelta():
            return length(value)
        case None:
            return say("setting-unset")
        case _:
            return one_line(str(value), 70)


def clock_text(clock: PhaseClock) -> str:
    """`clock 1410 min 12.00 next  71.00 grace 167.00 delay 0.50 days -MTWTF-`, lengths in hours."""
    return (
        f"clock {clock.clock:4d} min {clock.min / _HOUR:5.2f} next {clock.next / _HOUR:6.2f} "
        f"grace {clock.grace / _HOUR:6.2f} delay {clock.delay / _HOUR:4.2f} days {clock.days}"
    )
