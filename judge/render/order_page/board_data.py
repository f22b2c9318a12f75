"""The board as the order page has it: numbered places, and what the judge's own tables say of them.

The script looks orders up in these tables; the rules of adjudication are not in it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from judge.memo import once
from judge.render.maps.base_map import base_map_of
from judge.render.maps.symbols import inks, is_hatched
from judge.rules.board import ARMY, FLEET, Board, Terrain
from judge.rules.phases import Season
from judge.rules.units import Power
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
        "letters": "".join(_letters(variant)),
        "start": _start(variant),
        "spots": _spots(board, geometry),
    }


@once
def call_powers(variant: Variant) -> Mapping[Power, str]:
    """Return what a link calls each power: by its letter, if no two have the same."""
    codes = [facts.code for facts in variant.powers]
    return dict(zip(codes, _letters(variant) or codes, strict=True))


def _letters(variant: Variant) -> list[str]:
    """Return the letters of the powers, in their order; none if two have the same."""
    letters = [facts.letter for facts in variant.powers]
    return letters if len(set(letters)) == len(letters) and all(len(one) == 1 for one in letters) else []


def groups(called: Mapping[Power, str], words: Iterable[tuple[Power, str]]) -> str:
    """Return the words of each power after it, `A.AVIE.FTRI~I.AVEN`."""
    found = defaultdict[Power, list[str]](list)
    for power, word in words:
        found[power].append(word)
    return "~".join(".".join((called.get(power, power), *of)) for power, of in found.items())


def has_typed_orders(board: Board) -> bool:
    """Return whether there are orders on the board that the page does not offer."""
    rules = board.variant_rules
    return bool(rules.naval or rules.portage or rules.railway or rules.canal or rules.transform)


def _narrow(board: Board, kind: int) -> list[list[int]]:
    return [[start, goal] for of, start, goal in sorted(board.crossing_strength) if of == kind]


def _closed(board: Board, season: Season) -> list[int]:
    return [board.index[code] for code, facts in board.provinces.items() if season in facts.closed_in]


def _powers(variant: Variant) -> list[Sequence[object]]:
    """Code, name, letters of tokens, tint of land and number of its hatching, -1 for none, -2 for no one."""
    paints = inks(variant.powers)
    found: list[Sequence[object]] = []
    for facts in variant.sides:
        ink = paints[facts.code]
        nobody = facts not in variant.powers and variant.board.variant_rules.neutral is not Neutral.NONE
        hatching = -2 if nobody else ink.hatching if is_hatched(ink) else -1
        found.append((facts.code, facts.name, ink.sign, ink.land, hatching))
    return found


def _start(variant: Variant) -> str:
    """Return who owns the centres at the start, as links say it."""
    called = call_powers(variant)
    owners = sorted(variant.position.centres.items())
    return groups(called, ((owner, centre) for centre, owner in owners if owner in called))


def _spots(board: Board, geometry: Geometry | None) -> list[list[int] | None]:
    units = base_map_of(board, geometry).units if geometry else {}
    return [[round(x) for x in units[place]] if place in units else None for place in board.places]
