"""What a variant's rules say beyond its map, one field each; the defaults are the standard game's.

A board carries them: whoever asks it who may build, or what is due, need not know the variant. The
places and borders with rules of their own (a port whose fleet convoys) are facts of the map instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from types import MappingProxyType
from typing import TypeVar

from judge.rules.units import Kind, Power, Province, Unit


class BuildSites(StrEnum):
    """Where a power can build; always in vacant centres that it owns."""

    HOME = "home"
    """Its own home centres."""
    ANY = "any"
    """Any centre (Chaos, Hundred)."""
    ANY_IF_HOME = "any_if_home"
    """Any centre while it owns a home centre, none otherwise (Aberration, Classical)."""
    ANY_HOME = "any_home"
    """Home centres of any power (Twenty Twenty, Imperial)."""


@dataclass(frozen=True, slots=True)
class NavalRules:
    """The choices at the points that the rules of Naval Diplomacy (seed 001) leave open, D1 to D19.

    Some are made elsewhere, because they are no rule of a movement at sea: the base D5 is the rulebook
    `naval`, the islands D17 are the board `naval_islands`, default removals D18 are the rulebook's. Two leave
    nothing to choose: moves over a sea are never head to head, because their fleets pass each other (D6); and
    a blocker that is patrolled blocks no one, because the patrol's own fleets share its half of the strait
    (D19).
    """

    coast_in_middle: bool = False
    """D1: the space between two steps may be a coast. The seed says "two sea-spaces": it may not.
    Only False is built."""
    help_before_move: bool = False
    """D2: a support or convoy may come before a move. 6B keeps only patrol and block from being combined, but
    a fleet that has acted for others has used its turn: a second order follows a move. Only False is
    built."""
    end_at_sea: bool = True
    """D3: two steps may be ordered that end at sea or in no centre; the fleet is annihilated."""
    impossible_annihilates: bool = False
    """D4: an impossible order of two steps annihilates. It is no order: the fleet holds and lives."""
    second_order_supports_hold: bool = True
    """D7: a second order may support a unit that stays; the seed limits only which step is named."""
    first_step_support: bool = True
    """D8: the support of a first step is an order without effect, or else an impossible one. What is out of
    reach is impossible in any case."""
    patrol_by_order: bool = True
    """D9: a fleet ordered away from a patrolled space is safe even if it fails to leave, because the seed
    lists what fleets attempt; else it is found where it stayed."""
    patrol_everywhere: bool = False
    """D10: a patrol strikes the enemy's fleets in all spaces ("all fleets of that nationality"). It strikes
    those in its own space."""
    passing_breaks_block: bool = False
    """D11: a fleet that only passes through the blocker's half breaks the block. Where it ends counts."""
    crossing_breaks_block: bool = True
    """D11: a third power that crosses the strait itself breaks the block by coming in."""
    block_stops_leaving: bool = False
    """D12: a block bars the way out of its half as well. A fleet that is kept in would end the block itself,
    so it does not."""
    unowned_is_friendly: bool = False
    """D13: Constantinople and Denmark are friendly to all while no one owns them. They are friendly to their
    owner and to those they grant it for the turn; which units are there does not matter."""
    passage_both_ways: bool = True
    """D13: a friendly centre opens the way back, too; the seed writes one direction."""
    retreat_to_attacker_at_sea: bool = True
    """D14: a fleet may retreat to the sea space its attacker came from; at sea there is no limit at all (4B,
    5). HELP NAVAL says so."""
    first_orders_count: bool = True
    """D15: which of too many orders for the fleets of one power in one space count, the first or the last.
    Fleets of a space are alike, and orders are for them as written."""
    first_builds_waived: bool = False
    """D16: builds before the first moves may be waived. Each centre without a possible order gets its unit of
    the standard game."""

    @property
    def straits(self) -> tuple[tuple[Province, Province], ...]:
        """The straits that may be blocked (rule 7): Bosphorus, Gibraltar, Dover."""
        return ("AEG", "BLA"), ("WES", "MAO"), ("ENG", "NTH")

    @property
    def passages(self) -> Mapping[tuple[Province, Province], Province]:
        """Sea spaces joined where a centre is friendly (rule 8), in the direction the seed writes."""
        return {("BLA", "AEG"): "CON", ("BAL", "SKA"): "DEN"}

    def passage(self, one: Province, other: Province) -> Province | None:
        """Return the centre whose owner can grant passage between two sea spaces; None if there is none."""
        found = self.passages.get((one, other))
        return self.passages.get((other, one)) if found is None and self.passage_both_ways else found


def naval_rules_from(choices: object) -> NavalRules | None:
    """Return the rules with these choices, as variant.toml or a record spells them; None for False.

    ValueError for a choice there is not, TypeError for one that is not true or false.
    """
    if isinstance(choices, bool):
        return NavalRules() if choices else None
    if not isinstance(choices, Mapping):
        raise TypeError("naval must be true, false or a table of choices")
    known = {entry.name for entry in fields(NavalRules)}
    for name, choice in choices.items():
        if name not in known:
            raise ValueError(f"Naval Diplomacy has no choice {name!r}")
        if not isinstance(choice, bool):
            raise TypeError(f"{name} must be true or false")
    for name in ("coast_in_middle", "help_before_move"):
        if choices.get(name):
            raise ValueError(f"{name} can only be false: the other reading is not built")
    return NavalRules(**choices)


class Neutral(StrEnum):
    """What stands in centres that no one owns at the start."""

    NONE = "none"
    """Nothing."""
    HOLD = "hold"
    """A neutral army, which holds and is destroyed when it is dislodged (1066, Europe 1939)."""
    REBUILD = "rebuild"
    """The same, restored in adjustments if its centre is unowned and vacant
    (Unconstitutional, Western World 901, Sengoku)."""


class Homes(StrEnum):
    """Whether home centres are those of the map."""

    FIXED = "fixed"
    CHOSEN = "chosen"
    """Each power names one home centre by building there first; what it owns when they are settled are its
    homes from then on (1897)."""


class Sites(StrEnum):
    """Where a unit can be transformed: always on land, and on a coast if a fleet needs one."""

    HOME = "home"
    """In an owned home centre."""
    ONE = "one"
    """In any owned centre while a home centre is owned."""
    ANY = "any"
    """In any owned centre."""
    CENTRE = "centre"
    """In any centre, whoever owns it (Duo)."""
    ANYWHERE = "anywhere"


NEUTRAL: Power = "NEUTRAL"
"""The owner of the units that stand in neutral centres: no power, and it never owns a centre."""


@dataclass(frozen=True, slots=True)
class Transformation:
    """When and where armies and fleets turn into each other; `move:any`, `build:home:noattack`.

    `noattack`: not where the unit is attacked, even if the attack fails.
    """

    in_adjustments: bool
    sites: Sites
    noattack: bool = False

    @classmethod
    def parse(cls, text: str) -> Transformation:
        """Return the transformation of `when:where` or `when:where:noattack`; else raise ValueError."""
        when, _, rest = text.partition(":")
        where, *more = rest.split(":")
        if when not in ("move", "build") or where not in set(Sites) or more not in ([], ["noattack"]):
            raise ValueError(f"{text!r} is no transformation: move:any, build:home, ... are")
        return cls(when == "build", Sites(where), bool(more))


@dataclass(frozen=True, slots=True)
class Railway:
    """A line along which one army of the power a turn goes to any stop, written `A VLA - TSR - MOS`."""

    sign: Province
    name: str
    power: Power
    stops: tuple[Province, ...]

    def between(self, start: Province, goal: Province) -> tuple[Province, ...]:
        """Return the stops that a move by rail passes, in order."""
        first, last = self.stops.index(start), self.stops.index(goal)
        return self.stops[first + 1 : last] if first < last else self.stops[last + 1 : first][::-1]

    def carries(self, unit: Unit) -> bool:
        """Return whether the unit can board at its place."""
        return unit.kind is Kind.ARMY and unit.power == self.power and unit.at in self.stops


@dataclass(frozen=True, slots=True)
class Canal:
    """A border between two ends that is crossed by permission of whoever stands in `holder`.

    They order the canal by its sign: `SC S F MEDS - REDS` lets that move through, `SC S F REDS` a support.
    """

    sign: Province
    name: str
    holder: Province
    ends: tuple[Province, Province]


_NONE: Mapping[Power, tuple[Province, ...]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class VariantRules:
    """One choice for each rule in which variants differ."""

    build: BuildSites = BuildSites.HOME
    """Where units are built."""
    emergency: Power = ""
    """A power that may keep one unit more than it owns centres while it owns some of its homes and not all,
    and may then build at its extra sites (Russia in 1900)."""
    extra_sites: Mapping[Power, tuple[Province, ...]] = field(default_factory=lambda: _NONE)
    """Places that are no centres where the power of the emergency may build (Siberia in 1900)."""
    open_sites: tuple[Province, ...] = ()
    """Centres where whoever owns them may build, whatever else is the rule (Haven)."""
    uncounted: Mapping[Power, tuple[Province, ...]] = field(default_factory=lambda: _NONE)
    """Centres that count for no one while that power owns them (Hong Kong for China in Colonial)."""
    retreats: bool = True
    """False: a dislodged unit is destroyed, and no phase is for retreats."""
    naval: NavalRules | None = None
    """The rules of Naval Diplomacy (seed 001), by which sea spaces hold any number of fleets."""
    first_units: Mapping[Power, tuple[str, ...]] = field(default_factory=lambda: _NONE)
    """What a power gets in an adjustment before the first moves at the centres it orders nothing possible for
    (W1913 of Naval Diplomacy, blank boards)."""
    neutral: Neutral = Neutral.NONE
    """The units in centres that no one owns at the start."""
    neutral_at: tuple[str, ...] = ()
    """Those units, `A SER`; empty for an army in every centre without an owner."""
    homes: Homes = Homes.FIXED
    """Whether powers choose their homes."""
    homes_settled: int = 0
    """The year in whose adjustments the centres owned become homes, if homes are chosen."""
    transform: Transformation | None = None
    """When and where armies become fleets and fleets armies (option of the classic judge)."""
    gates: Mapping[Province, tuple[Province, ...]] = field(default_factory=lambda: _NONE)
    """Borders that only the fleets of a centre's owner cross, by the centre: the two sides. No one else's
    moves, supports or retreats across (Constantinople between Aegean and Black Sea in Imperial)."""
    portage: bool = False
    """Armies carry fleets between coasts as fleets carry armies (option of the classic judge)."""
    railway: Railway | None = None
    """The Trans-Siberian Railway (option of Colonial)."""
    canal: Canal | None = None
    """The Suez Canal (option of Colonial)."""

    @property
    def has_special_orders(self) -> bool:
        """Return whether a movement phase has orders beyond hold, move, support and convoy."""
        special = (self.portage, self.railway, self.canal, self.gates)
        return any(special) or (self.transform is not None and not self.transform.in_adjustments)


STANDARD = VariantRules()


def variant_rules_from(choices: Mapping[str, object]) -> VariantRules:
    """Read variant rules as variant.toml or a record spells them; ValueError for a wrong one.

    TypeError for a value of the wrong kind.
    """
    known = {entry.name for entry in fields(VariantRules)}
    values: dict[str, object] = {}
    for name, choice in choices.items():
        if name not in known:
            raise ValueError(f"there is no switch {name!r}")
        values[name] = _READERS[name](choice) if name in _READERS else _value(getattr(STANDARD, name), choice)
    return VariantRules(**values)  # type: ignore[arg-type]  # each value has its field's own type


def _value(usual: object, choice: object) -> object:
    if isinstance(usual, StrEnum):
        if choice not in set(type(usual)):
            raise ValueError(f"{choice!r} is none of {', '.join(type(usual))}")
        return type(usual)(str(choice))
    if isinstance(usual, tuple):
        return tuple(map(str, _checked(choice, list)))
    if isinstance(usual, Mapping):
        pairs = _checked(choice, dict).items()
        return MappingProxyType({str(power): tuple(map(str, places)) for power, places in pairs})
    return _checked(choice, type(usual))


def _railway(choice: object) -> Railway:
    facts = _checked(choice, dict)
    return Railway(facts["sign"], facts["name"], facts["power"], tuple(facts["stops"]))


def _canal(choice: object) -> Canal:
    facts = _checked(choice, dict)
    one, other = facts["ends"]
    return Canal(facts["sign"], facts["name"], facts["holder"], (one, other))


_READERS: Mapping[str, Callable[[object], object]] = {
    "naval": naval_rules_from,
    "transform": lambda choice: Transformation.parse(str(choice)),
    "railway": _railway,
    "canal": _canal,
}
_T = TypeVar("_T")
_KIND_NAMES: Mapping[type, str] = {
    bool: "true or false",
    int: "a number",
    str: "a text",
    list: "a list",
    dict: "a table",
}


def _checked(choice: object, kind: type[_T]) -> _T:
    if not isinstance(choice, kind) or (isinstance(choice, bool) and kind is not bool):
        raise TypeError(f"{choice!r} is not {_KIND_NAMES[kind]}")
    return choice
