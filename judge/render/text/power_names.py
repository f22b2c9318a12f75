"""Names of powers in a sentence, in the language of the reader."""

from __future__ import annotations

from collections.abc import Iterable

from judge.render.text.messages import listing
from judge.rules.units import Power
from judge.rules.variant import Variant


def powers_named(variant: Variant, powers: Iterable[Power]) -> str:
    """Return the powers' names as a list in a sentence, in the variant's order."""
    wanted = frozenset(powers)
    return listing(facts.name for facts in variant.powers if facts.code in wanted)
