"""Units as lines: names of units, the position power by power, where dislodged units can retreat to."""

from __future__ import annotations

from judge.rules.board import Board
from judge.rules.english import KIND_TITLES
from judge.rules.units import Dislodged, Position, Unit
from judge.rules.variant import Variant


def unit_name(board: Board, unit: Unit) -> str:
    """`Fleet St Petersburg (south coast)`."""
    return f"{KIND_TITLES[unit.kind]} {board.name(unit.at)}"


def power_column(variant: Variant) -> int:
    """The width of the column of the powers' names, wide enough for `Unowned:` too."""
    return max(11, *(len(facts.name) + 2 for facts in variant.powers))


def start_lines(variant: Variant, position: Position) -> tuple[tuple[str, ...], ...]:
    """The first position, `Austria: Army  Vienna.`, each power's units together."""
    width = power_column(variant) - 2
    return tuple(
        tuple(
            f"{facts.name + ':':<{width}}{KIND_TITLES[u.kind]:<5} {variant.board.name(u.at)}."
            for u in position.of(facts.code)
        )
        for facts in variant.powers
        if position.of(facts.code)
    )


def unit_lines(variant: Variant, position: Position) -> tuple[tuple[str, ...], ...]:
    """Each power's units together; a dislodged one says where it can go."""
    width = power_column(variant) - 2
    groups = []
    for facts in variant.powers:
        texts = [f"{unit_name(variant.board, unit)}." for unit in position.of(facts.code)]
        texts += [_dislodged_text(variant, d) for d in position.dislodged if d.unit.power == facts.code]
        groups.append(tuple(f"{facts.name + ':':<{width}}{text}" for text in texts))
    return tuple(group for group in groups if group)


def _dislodged_text(variant: Variant, dislodged: Dislodged) -> str:
    places = " or ".join(variant.board.name(place) for place in dislodged.retreats)
    return f"{unit_name(variant.board, dislodged.unit)} can retreat to {places or 'nowhere'}."


def dislodged_lines(variant: Variant, position: Position) -> tuple[str, ...]:
    """Where each dislodged unit can retreat, or that it was destroyed."""
    return tuple(_retreat_line(variant, dislodged) for dislodged in position.dislodged)


def _retreat_line(variant: Variant, dislodged: Dislodged) -> str:
    unit, board = dislodged.unit, variant.board
    name = f"The {variant.power(unit.power).adjective} {KIND_TITLES[unit.kind]} in {board.name(unit.at)}"
    places = " or ".join(board.name(place) for place in dislodged.retreats)
    return f"{name} can retreat to {places}." if places else f"{name} with no valid retreats was destroyed."
