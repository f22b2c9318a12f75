"""A variant: the board and everything a game on it starts from, as one frozen value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from math import ceil
from types import MappingProxyType
from typing import Any

from judge.rules.board import Board
from judge.rules.english import listing
from judge.rules.phases import Phase, PhaseKind, Season
from judge.rules.units import Position, Power, Province
from judge.rules.variant_rules import NEUTRAL, Neutral


@dataclass(frozen=True, slots=True)
class PowerFacts:
    """A power's names: `AUSTRIA`, `Austria`, `Austrian`, and the letter `A` used in addresses and votes.

    `foreign` are its names and adjectives in other languages, `short` what people write for short, `uk`.
    """

    code: Power
    name: str
    adjective: str
    letter: str
    foreign: tuple[str, ...] = ()
    short: tuple[str, ...] = ()


_SPRING_AND_FALL = (
    (Season.SPRING, PhaseKind.MOVEMENT),
    (Season.SPRING, PhaseKind.RETREAT),
    (Season.FALL, PhaseKind.MOVEMENT),
    (Season.FALL, PhaseKind.RETREAT),
    (Season.FALL, PhaseKind.ADJUSTMENT),
)


_WITH_SUMMER = (
    *_SPRING_AND_FALL[:2],
    (Season.SUMMER, PhaseKind.MOVEMENT),
    (Season.SUMMER, PhaseKind.RETREAT),
    *_SPRING_AND_FALL[2:],
)


@dataclass(frozen=True, slots=True)
class Calendar:
    """The phases of one game year, in order; ownership is counted before the adjustments.

    `to_fall` and `to_spring` are the years that go by between the seasons: none and one, but five and five in
    Hundred, none and five in Europa Renovatio. Adjustments are in every year that `adjusts_every` divides,
    counted from Christ's birth.
    """

    year: tuple[tuple[Season, PhaseKind], ...] = _SPRING_AND_FALL
    to_fall: int = 0
    to_spring: int = 1
    adjusts_every: int = 1

    def after(self, phase: Phase) -> Phase:
        """Return the phase that follows, whether or not any orders are due in it."""
        place = self.year.index((phase.season, phase.kind)) + 1
        season, kind = self.year[place % len(self.year)]
        if season is phase.season:
            following = Phase(season, phase.year, kind)
            return following if self._is_held(following) else self.after(following)
        years = self.to_spring if place == len(self.year) else self.to_fall if season is Season.FALL else 0
        year = phase.year + years
        return Phase(season, year + 1 if phase.year < 0 <= year else year, kind)

    def _is_held(self, phase: Phase) -> bool:
        return phase.kind is not PhaseKind.ADJUSTMENT or phase.year % self.adjusts_every == 0

    def phase_in(self, year: int, kind: PhaseKind) -> Phase:
        """Return the phase of that kind in a calendar whose every move has a year of its own, `1430A`."""
        first = kind is not PhaseKind.ADJUSTMENT and year % (self.to_fall + self.to_spring) == self.to_fall
        return Phase(Season.SPRING if first and self.to_fall else Season.FALL, year, kind)

    def counts_ownership(self, phase: Phase) -> bool:
        """Return whether centres change hands once this phase and its retreats are over."""
        if phase.year % self.adjusts_every or (phase.season, phase.kind) not in self.year:
            return False
        return _counts_ownership(self.year, phase.season, phase.kind)


CALENDARS = {
    "standard": Calendar(),
    "hundred": Calendar(to_fall=5, to_spring=5),
    "five_years": Calendar(to_spring=5),
    "summer": Calendar(_WITH_SUMMER),
    "every_second_year": Calendar(adjusts_every=2),
}
"""The calendars by name, as variant.toml spells them."""


@cache
def _counts_ownership(year: tuple[tuple[Season, PhaseKind], ...], season: Season, kind: PhaseKind) -> bool:
    following = (year * 2)[year.index((season, kind)) + 1 :]
    return next(after for _, after in following if after is not PhaseKind.RETREAT) is PhaseKind.ADJUSTMENT


@dataclass(frozen=True, slots=True)
class Lead:
    """A lead over every other power that also wins: `centres` in `year`, one less each year, at least one."""

    centres: int
    year: int

    def in_year(self, year: int) -> int:
        """Return the lead that wins in that year."""
        return max(self.centres - (year - self.year), 1)


_NOBODY: Mapping[Power, Province] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Condition:
    """What victory asks beyond a number of centres, or gives instead of it."""

    lead: Lead | None = None
    """A lead over everyone that wins, too, smaller from year to year (Twenty Twenty)."""
    capitals: Mapping[Power, Province] = field(default_factory=lambda: _NOBODY)
    """The powers' capitals (1066)."""
    capitals_needed: int = 0
    """How many capitals the winner must hold, their own among them; 0 for none."""
    must_hold: tuple[Province, ...] = ()
    """Centres that the winner must own, whatever their number (Who controls America)."""
    share: Fraction = Fraction(4, 3)
    """Whoever plays several powers wins with all their centres together at this share of the number, rounded
    up: 4/3 in duplex games, 1 in Root Z."""
    each: int = 1
    """How many powers each player has, unless the GM chooses otherwise (two in Root Z)."""
    last_year: int = 0
    """The last year of the game, after which the largest power wins, or equal ones draw; 0 for none."""

    def together(self, needed: int) -> int:
        """Return the centres that win for a player of several powers, where `needed` do for one."""
        return ceil(needed * self.share)


def condition_from(facts: Mapping[str, object]) -> Condition:
    """Return the condition with these facts, as variant.toml spells them; TypeError for one there is not."""
    given: dict[str, Any] = dict(facts)
    if "lead" in given:
        given["lead"] = Lead(**given["lead"])
    if "must_hold" in given:
        given["must_hold"] = tuple(given["must_hold"])
    if "share" in given:
        given["share"] = Fraction(given["share"])
    return Condition(**given)


NOTHING_MORE = Condition()
"""A number of centres, and more than anyone else."""


def winner(
    needed: int,
    condition: Condition,
    year: int,
    centres: Mapping[Province, Power],
    players: Mapping[Power, str] | None = None,
) -> str | None:
    """Return the winner: a power, or a player of several by the name in `players`; None if there is none.

    `needed` centres do, and more than anyone else has; a lead is enough where the condition knows one.
    """
    player_of = players or {}
    counts = Counter(player_of.get(power, power) for power in centres.values())
    first, second = (*counts.most_common(2), ("", 0), ("", 0))[:2]
    if first[1] <= second[1]:
        return None
    if Counter(player_of.values())[first[0]] > 1:
        needed = condition.together(needed)
    ahead = condition.lead is not None and first[1] - second[1] >= condition.lead.in_year(year)
    last = condition.last_year and year >= condition.last_year
    enough = first[1] >= needed or ahead or last
    return first[0] if enough and _holds_capitals(condition, first[0], centres) else None


def _holds_capitals(condition: Condition, power: str, centres: Mapping[Province, Power]) -> bool:
    """Return whether the power holds its capital, as many capitals as are needed, and what everybody must."""
    if any(centres.get(place) != power for place in condition.must_hold):
        return False
    if not condition.capitals_needed:
        return True
    held = [capital for capital in condition.capitals.values() if centres.get(capital) == power]
    return condition.capitals.get(power) in held and len(held) >= condition.capitals_needed


_NEUTRAL = PowerFacts(NEUTRAL, "Neutral", "Neutral", "")


@dataclass(frozen=True)
class Variant:
    """A board with its powers, first phase, first position, victory condition and rulebook.

    `victory` is the number of centres that wins, `condition` what else victory asks; `rulebook` names a
    preset of `judge.rules.rulebook`.
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
    condition: Condition = NOTHING_MORE

    @property
    def sides(self) -> tuple[PowerFacts, ...]:
        """Return the owners of units: the powers, then NEUTRAL if the board has neutral armies."""
        return self.powers if self.board.variant_rules.neutral is Neutral.NONE else (*self.powers, _NEUTRAL)

    @property
    def options(self) -> tuple[str, ...]:
        """Return the options in its name, in words: `coastal convoys`."""
        return tuple(option.replace("_", " ") for option in self.name.split("+")[1:])

    @property
    def title_with_options(self) -> str:
        """Return the title with the options: `Colonial with canal and railway`."""
        return f"{self.title} with {listing(self.options)}" if self.options else self.title

    def board_in(self, phase: Phase | None) -> Board:
        """Return the board for that phase, without the spaces that its season closes."""
        if phase is None or phase.kind is PhaseKind.ADJUSTMENT:
            return self.board
        return self.board.in_season(phase.season)

    def power(self, code: Power) -> PowerFacts:
        """Return the names of a power or of NEUTRAL. Raise KeyError for any other code."""
        for facts in self.powers:
            if facts.code == code:
                return facts
        if code == NEUTRAL:
            return _NEUTRAL
        raise KeyError(code)

    def next_phase(self, phase: Phase) -> Phase:
        """Return the phase that follows in the variant's calendar."""
        return self.calendar.after(phase)

    def next_moves(self, phase: Phase) -> Phase:
        """Return the next phase of moves after a phase."""
        following = self.next_phase(phase)
        return following if following.kind is PhaseKind.MOVEMENT else self.next_moves(following)
