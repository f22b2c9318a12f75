"""A game's settings in words, row by row of the one table."""

from __future__ import annotations

from datetime import timedelta
from enum import Enum

from judge.game.settings import Evidence, Lending, MissingOrders, PhaseClock, PressMode, rows
from judge.game.state import Game
from judge.render.text.escaping import one_line
from judge.render.text.times import length

_HOUR = timedelta(hours=1)
_WIDTH = 11
_WORDS: dict[Enum, str] = {
    MissingOrders.WAIT: "NONMR: after grace the game waits for a replacement",
    MissingOrders.PROCESS: "NMR: after grace the phase is judged without missing orders",
    Lending.PHASE: "yes: units may be lent for a phase",
    Lending.STANDING: "yes: units may be lent for a phase, or until revoked",
    Evidence.EITHER: "the password, or a vouched-for mail from the address of record",
    Evidence.PASSWORD: "the password",
    Evidence.BOTH: "the password in a vouched-for mail from the address of record",
    PressMode.NONE: "none",
    PressMode.WHITE: "white (signed)",
    PressMode.GREY: "grey (unsigned)",
    PressMode.BOTH: "white or grey (signed or unsigned)",
}


def parameter_lines(game: Game) -> tuple[str, ...]:
    """Each setting with its value, in the order of the table."""
    values = ((row, field.name, getattr(game.settings, field.name)) for field, row in rows())
    return tuple(
        f"  {row.keyword:<{_WIDTH}} {value_text(game, name, value)}".rstrip() for row, name, value in values
    )


def keyword(name: str) -> str:
    """How a setting is named to people."""
    return next((row.keyword for field, row in rows() if field.name == name), name)


def value_text(game: Game, name: str, value: object) -> str:
    """A setting's value in words; `victory` unset is the variant's number."""
    if name == "victory" and value is None:
        return f"{game.variant.victory} (the variant's number)"
    if name == "reminder" and isinstance(value, timedelta):
        return f"{length(value)} before the deadline"
    return plain_value(value)


def plain_value(value: object) -> str:
    """A value in words, whatever setting it belongs to; empty for an empty text."""
    match value:
        case PhaseClock():
            return clock_text(value)
        case bool():
            return "yes" if value else "no"
        case Enum():
            return _WORDS.get(value, str(value.value))
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
