"""Words of the lines that programs read: no language has others (docs/reference/mails.md)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

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
_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def season(phase: Phase) -> str:
    """Return `Spring of 1901`, `Fall of 273 BC`; adjustments belong to the winter."""
    of = Season.WINTER if phase.kind is PhaseKind.ADJUSTMENT else phase.season
    return f"{of.label} of {phase.year if phase.year > 0 else f'{-phase.year or 1} BC'}"


def kind_label(phase: Phase) -> str:
    """Return `Movement`, `Retreat` or `Adjustment`, as in `Movement results for`."""
    return _LABELS[phase.kind]


def next_label(phase: Phase) -> str:
    """Return `Movement`, `Retreats` or `Adjustments`, as in `The next phase will be`."""
    return _NEXT_LABELS[phase.kind]


def machine(at: datetime) -> str:
    """Return `Wed Jan 07 2026 23:30:00 +0000`."""
    at = at.astimezone(UTC)
    time = at.time().isoformat("seconds")
    return f"{_DAYS[at.weekday()]} {_MONTHS[at.month - 1]} {at.day:02} {at.year} {time} +0000"


def letters(variant: Variant, powers: Iterable[Power]) -> str:
    """Return the powers' letters in a row, `RT`, in the variant's order."""
    wanted = frozenset(powers)
    return "".join(facts.letter for facts in variant.powers if facts.code in wanted)


def one_word(name: str) -> str:
    """Return a name as SIGN ON takes it: `United_Kingdom`."""
    return name.replace(" ", "_")
