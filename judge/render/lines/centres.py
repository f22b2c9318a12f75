"""Supply centres as lines: the table of their owners, and the table of builds and removals."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping

from judge.game.order_style import USUAL, Style
from judge.game.state import Ending, Game, Seat, SeatState
from judge.language.orders.writing import form_of
from judge.render.lines.orders import power_column
from judge.render.lines.seats import is_hidden
from judge.render.text.alphabet import alphabetical
from judge.render.text.messages import say
from judge.render.text.names import in_language_of
from judge.rules.adjustments import due
from judge.rules.legality import has_emergency
from judge.rules.units import Position, Power, Province
from judge.rules.variant import Variant

_WIDTH = 79
_MARKS = {SeatState.DISORDER: "  (* CD *)", SeatState.ABANDONED: "  (* ABANDONED *)"}


def owner_lines(variant: Variant, centres: Mapping[Province, Power], style: Style = USUAL) -> tuple[str, ...]:
    """Return the owners' table: each power with its centres, then those nobody owns."""
    width, name_of = power_column(variant), form_of(style, variant.board)[1]
    rows = [(f.name, [c for c, owner in centres.items() if owner == f.code]) for f in variant.powers]
    with in_language_of(style):
        unowned = say("board-unowned")
    rows.append((unowned, [c for c in variant.board.centres if c not in centres]))
    return tuple(
        line
        for name, codes in rows
        if codes
        for line in _owner_row(f"{name}:", alphabetical(map(name_of, codes)), width)
    )


def _owner_row(title: str, names: Iterable[str], width: int) -> list[str]:
    """Return a row folded between names, never inside one."""
    unbroken = ", ".join(name.replace(" ", "\0") for name in names)
    rows = textwrap.wrap(
        f"{title:<{width}}".replace(" ", "\0") + f"{unbroken}.",
        _WIDTH,
        subsequent_indent=" " * width,
        break_on_hyphens=False,
    )
    return [row.replace("\0", " ") for row in rows]


def change_lines(game: Game, position: Position) -> tuple[str, ...]:
    """Return the table of builds: centres, units, and what each power builds or removes."""
    seats = {seat.power: seat for seat in game.seats}
    victors = game.winners if game.ending is Ending.VICTORY else ()
    return tuple(
        _change_row(game.variant, position, facts.code, seats.get(facts.code), facts.code in victors)
        for facts in game.variant.powers
        if (position.of(facts.code) or position.centres_of(facts.code)) and not is_hidden(game, facts.code)
    )


def _change_row(variant: Variant, position: Position, power: Power, seat: Seat | None, won: bool) -> str:
    centres, units, change = (
        len(position.centres_of(power)),
        len(position.of(power)),
        due(variant.board, position, power),
    )
    name = f"{variant.power(power).name}:"
    what = f"Builds  {change:2d}" if change >= 0 else f"Removes {-change:2d}"
    mark = "  (* VICTORY!! *)" if won else _MARKS.get(seat.state, "") if seat else ""
    if has_emergency(variant.board, position, power):
        mark = f"  (* emergency: one unit more *){mark}"
    return (
        f"{name:<{power_column(variant) - 1}}{centres:2d} Supply center{'s,' if centres != 1 else ', '} "
        f"{units:2d} Unit{'s: ' if units != 1 else ':  '} {what} unit{'s' if abs(change) != 1 else ''}.{mark}"
    )
