"""Lints a variant folder: everything that would go wrong later is found here and named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from judge.rules.board import Board, Terrain
from judge.rules.rulebook import PRESETS
from judge.rules.units import Kind, province_of
from judge.rules.variant import Variant
from judge.variants.load import VariantError, read


def check(folder: Path) -> list[str]:
    """What is wrong with the variant, a sentence each; empty if nothing is."""
    try:
        variant = read(folder)
    except VariantError as error:
        return [str(error)]
    return [*_provinces(variant), *_borders(variant.board), *_powers(variant), *_start(variant)]


def _provinces(variant: Variant) -> Iterator[str]:
    powers = {power.code for power in variant.powers}
    words = Counter(
        word.upper() for facts in variant.board.provinces.values() for word in (facts.code, facts.name)
    )
    for facts in variant.board.provinces.values():
        if facts.home is not None and facts.home not in powers:
            yield f"{facts.code}: its home power {facts.home} does not exist"
        if facts.centre and facts.terrain in (Terrain.SEA, Terrain.IMPASSABLE):
            yield f"{facts.code}: no unit could hold a supply centre there"
        if facts.coasts and facts.terrain is not Terrain.COAST:
            yield f"{facts.code}: only a coastal province has coasts"
        if len(facts.coasts) == 1:
            yield f"{facts.code}: a province with one coast needs no name for it"
        if words[facts.name.upper()] > 1:
            yield f"{facts.code}: its name {facts.name!r} is taken twice"


def _borders(board: Board) -> Iterator[str]:
    for place in board.places:
        facts = board.provinces[province_of(place)]
        armies, fleets = board.reach(Kind.ARMY, place), board.reach(Kind.FLEET, place)
        if facts.terrain is Terrain.IMPASSABLE and (armies or fleets):
            yield f"{place}: nobody may enter it, so it can have no borders"
        if armies and place not in board.standing_places(Kind.ARMY, facts.code):
            yield f"{place}: an army cannot stand there, so it has no border for armies"
        if fleets and place not in board.standing_places(Kind.FLEET, facts.code):
            yield f"{place}: a fleet cannot stand there, so it has no border for fleets"
        if place not in facts.coasts and facts.terrain is not Terrain.IMPASSABLE and not (armies or fleets):
            yield f"{place}: nothing borders on it"
        if place in facts.coasts and not fleets:
            yield f"{place}: nothing borders on this coast"
        yield from (f"{place}: it borders on itself" for near in (*armies, *fleets) if near == place)


def _powers(variant: Variant) -> Iterator[str]:
    for what in ("code", "name", "letter"):
        counted = Counter(getattr(power, what) for power in variant.powers)
        yield from (f"two powers have the {what} {word!r}" for word, times in counted.items() if times > 1)
    for power in variant.powers:
        if not variant.board.homes(power.code):
            yield f"{power.code}: it has no home centre"
    if not 0 < variant.victory <= len(variant.board.centres):
        yield f"victory at {variant.victory} centres, but the board has {len(variant.board.centres)}"
    if variant.rulebook not in PRESETS:
        yield f"there is no rulebook {variant.rulebook!r}"


def _start(variant: Variant) -> Iterator[str]:
    taken: Counter[str] = Counter()
    for unit in variant.position.units:
        if unit.province not in variant.board.provinces:
            yield f"{unit.power}: there is no province for {unit}"
            continue
        if unit.at not in variant.board.standing_places(unit.kind, unit.province):
            yield f"{unit.power}: {unit} cannot stand there"
        taken[unit.province] += 1
    yield from (f"{province}: two units start there" for province, units in taken.items() if units > 1)
