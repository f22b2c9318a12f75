"""What a board's source says of its rules, and whether the board here has it.

The words are those of the source's rule page (`source_rules` in variant.toml). What is a property of the map,
as a strait, is in its borders; what a game chooses for itself, as fog of war, is a setting.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from judge.rules.phases import Phase, PhaseKind
from judge.rules.variant_rules import BuildSites, Neutral
from judge.variants.tables import VariantTables

NEUTRAL_UNITS = "neutral units"


def has_neutral_units(facts: VariantTables) -> bool:
    """Return whether the board has neutral units."""
    return facts.rules.get("neutral", Neutral.NONE) != Neutral.NONE


def _anywhere(_facts: VariantTables) -> bool:
    return True


SOURCE_RULES: Mapping[str, Callable[[VariantTables], bool]] = MappingProxyType(
    {
        "build anywhere": lambda facts: facts.rules.get("build") in {BuildSites.ANY, BuildSites.ANY_IF_HOME},
        "fog of war": _anywhere,
        NEUTRAL_UNITS: has_neutral_units,
        "rivers or canals": _anywhere,
        "round the map edge": _anywhere,
        "several years a turn": lambda facts: facts.calendar not in {"standard", "summer"},
        "starts with builds": lambda facts: Phase.parse(facts.start).kind is PhaseKind.ADJUSTMENT,
        "strait crossings": _anywhere,
        "transform": lambda facts: "transform" in facts.rules,
    }
)
"""Each word, and whether a board has the rule."""


def missing_rules(facts: VariantTables) -> tuple[str, ...]:
    """Return the rules of its source that the board does not have."""
    return tuple(rule for rule in facts.source_rules if not SOURCE_RULES[rule](facts))
