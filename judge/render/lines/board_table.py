"""The board as lines, at the end of results: every unit and every centre by power."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import TypeAlias

from judge.game.commands.master import Correction, GiveCentre, PutOn, TakeOff
from judge.game.order_style import Form, Style
from judge.game.state import Game
from judge.language.orders.writing import form_of
from judge.render.lines.orders import power_column
from judge.rules.english import KIND_TITLES
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
    form, name = form_of(style, variant.board)
    unit = form.unit if style.form is Form.ZINE else NOTATION.unit
    rows = _board_rows(variant, position, unit, name)
    return rows if len(rows) <= _BOARD_LINES else _board_rows(variant, position, unit, str)


def _board_rows(variant: Variant, position: Position, unit: _UnitWriter, name: Namer) -> tuple[str, ...]:
    rows: list[str] = []
    for facts in variant.sides:
        units = [unit(u.kind, name(u.at)) for u in position.of(facts.code)]
        fleeing = (d.unit for d in position.dislodged if d.unit.power == facts.code and d.retreats)
        units += [f"{unit(u.kind, name(u.at))}*" for u in fleeing]
        left = _folded(units, _UNITS_WIDTH)
        right = _folded(map(name, position.centres_of(facts.code)), _CENTRES_WIDTH)
        rows += _board_row(variant, facts.name, zip_longest(left, right, fillvalue=""))
    free = (name(centre) for centre in variant.board.centres if centre not in position.centres)
    rows += _board_row(variant, "Unowned", (("", row) for row in _folded(free, _CENTRES_WIDTH)))
    return (*rows, *(("* must retreat or disband",) if any(d.retreats for d in position.dislodged) else ()))


def _board_row(variant: Variant, title: str, columns: Iterable[tuple[str, str]]) -> list[str]:
    width = power_column(variant)
    return [
        f"{'' if number else f'{title}:':<{width}}{left:<{_UNITS_WIDTH + 2}}{right}".rstrip()
        for number, (left, right) in enumerate(columns)
    ]


def _folded(names: Iterable[str], width: int) -> list[str]:
    """The names in a row, folded between them and never inside one."""
    text = ", ".join(name.replace(" ", "\0") for name in sorted(names))
    return [
        row.replace("\0", " ")
        for row in textwrap.wrap(text, width, break_on_hyphens=False, break_long_words=False)
    ]


def correction_lines(game: Game, corrections: Iterable[Correction]) -> tuple[str, ...]:
    """What a master mended, a sentence each."""
    return tuple(_correction(game.variant, one) for one in corrections)


def _correction(variant: Variant, one: Correction) -> str:
    name = variant.board.name
    match one:
        case TakeOff():
            whose = f" of {variant.power(one.power).name}" if one.power else ""
            return f"{KIND_TITLES[one.kind]} {name(one.at)}{whose} is taken off the board."
        case PutOn():
            owner = variant.power(one.power).name
            return f"{KIND_TITLES[one.kind]} {name(one.at)} is put on the board for {owner}."
        case GiveCentre():
            owner = variant.power(one.power).name if one.power else "nobody"
            return f"{name(one.centre)} belongs to {owner}."
