"""The board as lines, at the end of results: every unit and every centre by power."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import TypeAlias

from judge.game.commands.master import Correction, GiveCentre, PutOn, TakeOff
from judge.game.order_style import Form, Style
from judge.game.state import Game
from judge.language.orders.writing import form_of
from judge.render.lines.orders import power_column, unit_in_words
from judge.render.text.alphabet import alphabetical
from judge.render.text.messages import say
from judge.rules.notation import NOTATION, Namer
from judge.rules.units import Kind, Position
from judge.rules.variant import Variant

_UnitWriter: TypeAlias = Callable[[Kind | None, str], str]
_BOARD_LINES = 25
_UNITS_WIDTH, _CENTRES_WIDTH = 38, 25


def board_lines(variant: Variant, position: Position, style: Style) -> tuple[str, ...]:
    """The board: each power's units in one column, its centres in another; what must retreat has a star.

    Places are written as the reader likes it, or by codes where names would take more than 25 lines.
    """
    unit, name = _writers(variant, style)
    lines = _board_lines(variant, position, unit, name)
    return lines if len(lines) <= _BOARD_LINES else _board_lines(variant, position, unit, str)


@dataclass(frozen=True, slots=True)
class BoardRow:
    """What a power has on the board: its units, those that must retreat with a star, and its centres."""

    power: str
    units: tuple[str, ...]
    centres: tuple[str, ...]


def board_rows(variant: Variant, position: Position, style: Style) -> tuple[BoardRow, ...]:
    """Return the board, a power at a time, with the centres that nobody owns at the end."""
    return tuple(_rows(variant, position, *_writers(variant, style)))


def _writers(variant: Variant, style: Style) -> tuple[_UnitWriter, Namer]:
    form, name = form_of(style, variant.board)
    return form.unit if style.form is Form.ZINE else NOTATION.unit, name


def _rows(variant: Variant, position: Position, unit: _UnitWriter, name: Namer) -> Iterator[BoardRow]:
    for facts in variant.sides:
        units = [unit(u.kind, name(u.at)) for u in position.of(facts.code)]
        fleeing = (d.unit for d in position.dislodged if d.unit.power == facts.code and d.retreats)
        units += [f"{unit(u.kind, name(u.at))}*" for u in fleeing]
        centres = map(name, position.centres_of(facts.code))
        yield BoardRow(facts.name, tuple(alphabetical(units)), tuple(alphabetical(centres)))
    free = (name(centre) for centre in variant.board.centres if centre not in position.centres)
    yield BoardRow(say("board-unowned"), (), tuple(alphabetical(free)))


def _board_lines(variant: Variant, position: Position, unit: _UnitWriter, name: Namer) -> tuple[str, ...]:
    lines: list[str] = []
    for row in _rows(variant, position, unit, name):
        left, right = _folded(row.units, _UNITS_WIDTH), _folded(row.centres, _CENTRES_WIDTH)
        lines += _board_row(variant, row.power, zip_longest(left, right, fillvalue=""))
    return (*lines, *starred(position))


def starred(position: Position) -> tuple[str, ...]:
    """Return what a star on the board means, if one is there."""
    return (f"* {say('board-must-retreat')}",) if any(d.retreats for d in position.dislodged) else ()


def _board_row(variant: Variant, title: str, columns: Iterable[tuple[str, str]]) -> list[str]:
    width = power_column(variant)
    return [
        f"{'' if number else f'{title}:':<{width}}{left:<{_UNITS_WIDTH + 2}}{right}".rstrip()
        for number, (left, right) in enumerate(columns)
    ]


def _folded(names: Iterable[str], width: int) -> list[str]:
    """Return the names in a row, folded between them and never inside one."""
    text = ", ".join(name.replace(" ", "\0") for name in names)
    return [
        row.replace("\0", " ")
        for row in textwrap.wrap(text, width, break_on_hyphens=False, break_long_words=False)
    ]


def correction_lines(game: Game, corrections: Iterable[Correction]) -> tuple[str, ...]:
    """Return what a GM corrected, a sentence each."""
    return tuple(_correction(game.variant, one) for one in corrections)


def _correction(variant: Variant, one: Correction) -> str:
    name = variant.board.name
    match one:
        case TakeOff():
            unit = unit_in_words(one.kind, name(one.at))
            if one.power is None:
                return say("corrected-unit-of-nobody", unit=unit)
            return say("corrected-unit-taken-off", unit=unit, power=variant.power(one.power).name)
        case PutOn():
            unit = unit_in_words(one.kind, name(one.at))
            return say("corrected-unit-put-on", unit=unit, power=variant.power(one.power).name)
        case GiveCentre():
            centre = name(one.centre)
            if one.power is None:
                return say("corrected-centre-of-nobody", centre=centre)
            return say("corrected-centre", centre=centre, power=variant.power(one.power).name)
