"""English that several mails need: numbers, names of phases and lists of powers."""

from __future__ import annotations

from collections.abc import Iterable

from judge.rules.english import listing
from judge.rules.phases import Phase, PhaseKind, Season
from judge.rules.units import Power
from judge.rules.variant import Variant

_LABELS = {
    PhaseKind.MOVEMENT: "Movement",
    PhaseKind.RETREAT: "Retreat",
    PhaseKind.ADJUSTMENT: "Adjustment",
}
_NEXT_LABELS = {
    PhaseKind.MOVEMENT: "Movement",
    PhaseKind.RETREAT: "Retreats",
    PhaseKind.ADJUSTMENT: "Adjustments",
}


def counted(number: int, word: str, plural: str = "") -> str:
    """`1 unit`, `2 units`."""
    return f"{number} {word if number == 1 else plural or f'{word}s'}"


def season(phase: Phase) -> str:
    """`Spring of 1901`; adjustments belong to the winter."""
    name = Season.WINTER.label if phase.kind is PhaseKind.ADJUSTMENT else phase.season.label
    return f"{name} of {phase.year}"


def kind_label(phase: Phase) -> str:
    """`Movement`, `Retreat` or `Adjustment`, as in `Movement results for`."""
    return _LABELS[phase.kind]


def next_label(phase: Phase) -> str:
    """`Movement`, `Retreats` or `Adjustments`, as in `The next phase will be`."""
    return _NEXT_LABELS[phase.kind]


def powers_named(variant: Variant, powers: Iterable[Power]) -> str:
    """The powers' names as a list in a sentence, in the variant's order."""
    wanted = frozenset(powers)
    return listing(facts.name for facts in variant.powers if facts.code in wanted)


def letters(variant: Variant, powers: Iterable[Power]) -> str:
    """The powers' letters in a row, `RT`, in the variant's order."""
    wanted = frozenset(powers)
    return "".join(facts.letter for facts in variant.powers if facts.code in wanted)
