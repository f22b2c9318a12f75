"""A variant with other switches than its own, as a record of `judge adjudicate` sets them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from judge.rules.board import Terrain
from judge.rules.variant import Variant
from judge.variants.load import tables, variant_of
from judge.variants.tables import ProvinceRow, VariantTables

_NOT_OF_A_PHASE = frozenset({"owns", "start", "calendar", "victory", "capitals"})
"""Options that say how a game starts, goes on or ends: nothing changes within a phase."""


def with_options(name: str, options: Mapping[str, object]) -> Variant:
    """The variant of that name with the options over its own switches; ValueError for one there is not.

    `duality` lists coasts whose fleets convoy, `coastal_convoys` is all of them, `hong_kong` the centre that
    does not count for China; the others are switches by their own names.
    """
    return _made(name, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=64)
def _made(name: str, options: str) -> Variant:
    facts = tables(name)
    for option, value in json.loads(options).items():
        facts = _with_option(facts, option, value)
    return variant_of(facts)


def _with_option(facts: VariantTables, option: str, value: object) -> VariantTables:
    if option in _NOT_OF_A_PHASE:
        return facts
    if option == "duality" and isinstance(value, list):
        return _with_ports(facts, frozenset(map(str, value)))
    if option == "coastal_convoys":
        coasts = (row.code for row in facts.provinces if row.terrain is Terrain.COAST)
        return _with_ports(facts, frozenset(coasts)) if value else facts
    if option == "hong_kong":
        option, value = "uncounted", {"CHINA": ["HK"]} if value else {}
    return replace(facts, rules={**facts.rules, option: value})


def _with_ports(facts: VariantTables, codes: frozenset[str]) -> VariantTables:
    return replace(
        facts, provinces=tuple(_as_port(row) if row.code in codes else row for row in facts.provinces)
    )


def _as_port(row: ProvinceRow) -> ProvinceRow:
    return row if "convoys" in row.flags else replace(row, flags=(*row.flags, "convoys"))
