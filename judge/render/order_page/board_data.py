"""The board as the order page has it: numbered places, and what the judge's own tables say of them.

The script looks orders up in these tables; the rules of adjudication are not in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judge.render.maps.base_map import base_map_of
from judge.render.maps.symbols import inks, is_hatched
from judge.rules.board import ARMY, FLEET, Board, Terrain
from judge.rules.phases import Season
from judge.rules.variant import Variant
from judge.rules.variant_rules import Neutral
from judge.variants.geometry import Geometry

_LETTERS = {Terrain.LAND: "l", Terrain.COAST: "c", Terrain.SEA: "s", Terrain.IMPASSABLE: "i"}
_NUMBERS = {"A": ARMY, "F": FLEET}


def board_data(variant: Variant, geometry: Geometry | None) -> Mapping[str, object]:
    """Return the facts of a board as the page's script reads them."""
    board = variant.board
    rules = board.variant_rules
    return {
        "name": variant.title,
        "codes": board.places,
        "names": [board.name(place) for place in board.places],
        "terrain": "".join(_LETTERS[facts.terrain] for facts in board.provinces.values()),
        "reach": {kind: [sorted(goals) for goals in board.reach_numbers[n]] for kind, n in _NUMBERS.items()},
        "narrow": {kind: _narrow(board, number) for kind, number in _NUMBERS.items()},
        "carriers": sorted(board.carriers),
        "closed": {season: closed for season in Season if (closed := _closed(board, season))},
        "gates": [
            [board.index[centre], *(board.index[side] for side in sides)]
            for centre, sides in rules.gates.items()
        ],
        "shared": rules.naval is not None,
        "special": has_typed_orders(board),
        "powers": _powers(variant),
        "spots": _spots(board, geometry),
    }


def has_typed_orders(board: Board) -> bool:
    """Whether there are orders on the board that the page does not offer."""
    rules = board.variant_rules
    return bool(rules.naval or rules.portage or rules.railway or rules.canal or rules.transform)


def _narrow(board: Board, kind: int) -> list[list[int]]:
    return [[start, goal] for of, start, goal in sorted(board.crossing_strength) if of == kind]


def _closed(board: Board, season: Season) -> list[int]:
    return [board.index[code] for code, facts in board.provinces.items() if season in facts.closed_in]


def _powers(variant: Variant) -> list[Sequence[object]]:
    """Code, name, letters of tokens, tint of land and number of its hatching, -1 for none, -2 for nobody."""
    paints = inks(variant.powers)
    found: list[Sequence[object]] = []
    for facts in variant.sides:
        ink = paints[facts.code]
        nobody = facts not in variant.powers and variant.board.variant_rules.neutral is not Neutral.NONE
        hatching = -2 if nobody else ink.hatching if is_hatched(ink) else -1
        found.append((facts.code, facts.name, ink.sign, ink.land, hatching))
    return found


def _spots(board: Board, geometry: Geometry | None) -> list[list[int] | None]:
    units = base_map_of(board, geometry).units if geometry else {}
    return [[round(x) for x in units[place]] if place in units else None for place in board.places]
