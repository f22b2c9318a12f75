"""A variant: the board and everything a game on it starts from, as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from judge.rules.board import Board
from judge.rules.phases import Phase, PhaseKind, Season
from judge.rules.units import Position, Power


@dataclass(frozen=True, slots=True)
class PowerFacts:
    """A power's names: `AUSTRIA`, `Austria`, `Austrian`, and the letter `A` used in addresses and votes.

    `foreign` are its names and adjectives in other languages.
    """

    code: Power
    name: str
    adjective: str
    letter: str
    foreign: tuple[str, ...] = ()


_SPRING_AND_FALL = (
    (Season.SPRING, PhaseKind.MOVEMENT),
    (Season.SPRING, PhaseKind.RETREAT),
    (Season.FALL, PhaseKind.MOVEMENT),
    (Season.FALL, PhaseKind.RETREAT),
    (Season.FALL, PhaseKind.ADJUSTMENT),
)


@dataclass(frozen=True, slots=True)
class Calendar:
    """The phases of one game year, in order; ownership is counted before the adjustments.

    `to_fall` and `to_spring` are the years that go by between the seasons: none and one, but five and five in
    Hundred.
    """

    year: tuple[tuple[Season, PhaseKind], ...] = _SPRING_AND_FALL
    to_fall: int = 0
    to_spring: int = 1

    def after(self, phase: Phase) -> Phase:
        """The phase that follows, whether or not anybody has anything to do in it."""
        place = self.year.index((phase.season, phase.kind)) + 1
        season, kind = self.year[place % len(self.year)]
        if season is phase.season:
            return Phase(season, phase.year, kind)
        return Phase(season, phase.year + (self.to_spring if place == len(self.year) else self.to_fall), kind)

    def counts_ownership(self, phase: Phase) -> bool:
        """Whether centres change hands once this phase and its retreats are over."""
        return _counts_ownership(self.year, phase.season, phase.kind)


CALENDARS = {"standard": Calendar(), "hundred": Calendar(to_fall=5, to_spring=5)}
"""The calendars by name, as variant.toml spells them."""


@cache
def _counts_ownership(year: tuple[tuple[Season, PhaseKind], ...], season: Season, kind: PhaseKind) -> bool:
    following = (year * 2)[year.index((season, kind)) + 1 :]
    return next(after for _, after in following if after is not PhaseKind.RETREAT) is PhaseKind.ADJUSTMENT


@dataclass(frozen=True, slots=True)
class Variant:
    """A board with its powers, first phase, first position, victory condition and rulebook.

    `victory` is the number of centres that wins; `rulebook` names a preset of `judge.rules.rulebook`.
    """

    name: str
    title: str
    board: Board
    powers: tuple[PowerFacts, ...]
    start: Phase
    position: Position
    victory: int
    rulebook: str = "datc3"
    calendar: Calendar = Calendar()

    def power(self, code: Power) -> PowerFacts:
        """The names of a power; KeyError if the variant has no such power."""
        for facts in self.powers:
            if facts.code == code:
                return facts
        raise KeyError(code)

    def next_phase(self, phase: Phase) -> Phase:
        """The phase that follows in the variant's calendar."""
        return self.calendar.after(phase)
