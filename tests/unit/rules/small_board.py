"""A small made-up board, and short ways to put orders to it.

    W ~ E       two seas, West and East
    a - b - c   the north shore: Alm, Bor, Cay
    d - e - f   inland: Dun, Elm, Fen; each touches the one above it
    g           Gull, an island in both seas

Alm and Gull border West; Bor borders both seas; Cay and Gull border East. Bor has a west and an east coast.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judge.rules import notation
from judge.rules.board import Board, ProvinceFacts, Terrain
from judge.rules.movement import adjudicate
from judge.rules.orders import Order
from judge.rules.outcome import Outcome
from judge.rules.rulebook import DATC3, Rulebook
from judge.rules.units import Position, Power, Province, Unit

NORTH, SOUTH = "NORTH", "SOUTH"


def _facts() -> tuple[ProvinceFacts, ...]:
    land, coast, sea = Terrain.LAND, Terrain.COAST, Terrain.SEA
    return (
        ProvinceFacts("WES", "West", sea),
        ProvinceFacts("EAS", "East", sea),
        ProvinceFacts("ALM", "Alm", coast, centre=True, home=NORTH),
        ProvinceFacts("BOR", "Bor", coast, centre=True, home=NORTH, coasts=("BOR/WC", "BOR/EC")),
        ProvinceFacts("CAY", "Cay", coast, centre=True, home=SOUTH),
        ProvinceFacts("DUN", "Dun", land, home=NORTH),
        ProvinceFacts("ELM", "Elm", land, centre=True, home=SOUTH),
        ProvinceFacts("FEN", "Fen", land, centre=True),
        ProvinceFacts("GUL", "Gull", coast, centre=True),
        ProvinceFacts("ROC", "Rock", Terrain.IMPASSABLE),
    )


BOARD = Board(
    _facts(),
    armies=[
        ("ALM", "BOR"),
        ("BOR", "CAY"),
        ("DUN", "ELM"),
        ("ELM", "FEN"),
        ("ALM", "DUN"),
        ("BOR", "ELM"),
        ("CAY", "FEN"),
    ],
    fleets=[
        ("WES", "EAS"),
        ("WES", "ALM"),
        ("WES", "BOR/WC"),
        ("WES", "GUL"),
        ("EAS", "BOR/EC"),
        ("EAS", "CAY"),
        ("EAS", "GUL"),
        ("ALM", "BOR/WC"),
        ("BOR/EC", "CAY"),
    ],
)


def units(placed: Mapping[Power, Sequence[str]]) -> tuple[Unit, ...]:
    """Units in short form."""
    found = [notation.read_unit(BOARD, power, text) for power, texts in placed.items() for text in texts]
    assert None not in found, placed
    return tuple(unit for unit in found if unit)


def orders(texts: Mapping[Power, Sequence[str]]) -> dict[Power, list[Order]]:
    """Orders in short form, all of them readable."""
    read = {power: [notation.read(BOARD, line) for line in lines] for power, lines in texts.items()}
    assert all(None not in lines for lines in read.values()), texts
    return {power: [order for order in lines if order] for power, lines in read.items()}


def position(
    placed: Mapping[Power, Sequence[str]], centres: Mapping[Province, Power] | None = None
) -> Position:
    """A position of these units."""
    return Position(units(placed), centres or {})


def fight(texts: Mapping[Power, Sequence[str]], rulebook: Rulebook = DATC3, **idle: str) -> Outcome:
    """Judge these orders for the units they name; `idle` adds units without orders, `SOUTH="A FEN"`."""
    placed: dict[Power, list[str]] = {
        power: [_unit(line) for line in lines] for power, lines in texts.items()
    }
    for power, unit in idle.items():
        placed.setdefault(power, []).append(unit)
    return adjudicate.adjudicate(BOARD, position(placed), orders(texts), rulebook)


def _unit(line: str) -> str:
    return " ".join(line.split()[:2])


def ends(outcome: Outcome) -> dict[str, str]:
    """The verdict of each order by its short form."""
    return {notation.write(result.order): str(result.verdict) for result in outcome.results}


def standing(outcome: Outcome) -> set[str]:
    """The units on the board afterwards: `N A ALM`."""
    return {f"{unit.power[0]} {unit}" for unit in outcome.after.units}
