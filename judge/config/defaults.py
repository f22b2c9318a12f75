"""[defaults]: what new games start from, as keys drawn from the table of settings.

A setting that the keeper may choose is a key of `[defaults]`, named as its field; a clock is a section of its
own, with a key for each part. What is left out stays as the table has it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any

from judge.config import key_kinds
from judge.config.keys import Key, section
from judge.config.sources import Source
from judge.game.settings import PhaseClock, SettingRow, Settings, kinds, rows

_NAME = "defaults"
_SUMMARY = "What new games start from; each game's master can change it."
_HOUR = timedelta(hours=1)


def default_sections(table: type[Settings] = Settings) -> Mapping[str, type]:
    """Return the sections by name: `defaults`, and `defaults.moves` and its like for the clocks."""
    plain: dict[str, Key] = {}
    clocks: dict[str, type] = {}
    for name, row, default in _presettable(table):
        if isinstance(row.kind, kinds.Clock):
            clocks[f"{_NAME}.{name}"] = section(row.keeper_help, _clock_keys(default))
        else:
            plain[name] = _key(row, default)
    return {_NAME: section(_SUMMARY, plain), **clocks}


def read_defaults(source: Source, table: type[Settings] = Settings) -> Settings:
    """Return the settings of a new game; ConfigError names what is wrong."""
    sections = default_sections(table)
    values = source.given(_NAME, sections[_NAME])
    for name, row, default in _presettable(table):
        if isinstance(row.kind, kinds.Clock):
            clock = f"{_NAME}.{name}"
            values[name] = replace(default, **source.given(clock, sections[clock]))
    return table(**values)


def _presettable(table: type[Settings]) -> Iterator[tuple[str, SettingRow, Any]]:
    """Yield the settings that the keeper may choose: field, row and default."""
    start = table()
    for name, row in rows(table).items():
        if row.keeper_help:
            yield name, row, getattr(start, name)


def _key(row: SettingRow, default: Any) -> Key:
    """Return the key for a setting, by its kind; what it reads is the setting's value."""
    match row.kind:
        case kinds.Flag():
            return Key(key_kinds.FLAG, row.keeper_help, example=default)
        case kinds.Choice(values=values):
            return Key(key_kinds.one_of(*values), row.keeper_help, example=str(default))
        case kinds.Duration():
            return Key(key_kinds.HOURS, row.keeper_help, shown=str(_hours(default)))
        case kinds.Durations():
            shown = str([_hours(one) for one in default])
            return Key(key_kinds.SEVERAL_HOURS, row.keeper_help, shown=shown)
        case kinds.Number() as number:
            return Key(key_kinds.whole(number.low, number.most(None)), row.keeper_help, example=default)
        case kinds.Zone():
            return Key(key_kinds.ZONE, row.keeper_help, example=default)
        case _:
            raise TypeError(f"no kind of key fits the setting {row.keyword}")


def _clock_keys(clock: PhaseClock) -> Mapping[str, Key]:
    """Return a key for each part of a clock."""
    return {
        "clock": Key(
            key_kinds.MINUTE,
            "Deadlines fall at this time of day; with [judge] spread_deadlines in its hour.",
            example=_time(clock.clock),
        ),
        "min": _length("Hours a phase stays open at least.", clock.min),
        "next": _length("Hours from the start of a phase to its deadline, at least.", clock.next),
        "grace": _length("Hours of grace after the deadline.", clock.grace),
        "delay": _length("Hours from the last needed order to judging.", clock.delay),
        "days": Key(key_kinds.DAYS, "Days on which deadlines may fall.", example=clock.days),
    }


def _length(line: str, default: timedelta) -> Key:
    return Key(key_kinds.HOURS, line, example=_hours(default))


def _hours(length: timedelta) -> float:
    """Return the length in hours, a whole number where it is one."""
    hours = length / _HOUR
    return int(hours) if hours.is_integer() else hours


def _time(minute: int) -> str:
    """Return the minute of the day as it stands in judge.toml."""
    return "any" if minute < 0 else f"{minute // 60:02}:{minute % 60:02}"
