"""The disputed points of adjudication, one field each, and the published rulebooks as presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from types import MappingProxyType


class MultiRoute(StrEnum):
    """Several routes carry one army: when is its convoy broken? (DATC 4.A.1)."""

    ANY_BROKEN = "any_broken"
    ALL_BROKEN = "all_broken"


class ConvoyParadox(StrEnum):
    """A convoyed army decides whether its own convoy holds (DATC 4.A.2)."""

    R1971 = "1971"
    R1982 = "1982"
    R2000 = "2000"
    SZYKMAN = "szykman"
    ALL_HOLD = "all_hold"
    CONVOY_FIRST = "convoy_first"


class AdjacentConvoy(StrEnum):
    """An army goes next door while a convoy is ordered: by land or by sea? (DATC 4.A.3)."""

    WHEN_SWAPPING = "when_swapping"
    INTENT = "intent"
    OWN_FLEET_OR_VIA = "own_fleet_or_via"
    VIA_ONLY = "via_only"
    PATH_ONLY = "path_only"


class ConvoyAttackFrom(StrEnum):
    """Where does a convoyed attack come from, for the support it attacks? (DATC 4.A.4)."""

    PROVINCE = "province"
    LAST_FLEET = "last_fleet"


class ConvoyPath(StrEnum):
    """What is a route in the army's order worth? (DATC 4.A.6)."""

    IGNORED = "ignored"
    OPTIONAL = "optional"
    REQUIRED = "required"


class DislodgedStandoff(StrEnum):
    """May a dislodged unit stand others off in the province its attacker left? (DATC 4.A.7, Koning rule)."""

    NONE = "none"
    NONE_HEAD_TO_HEAD = "none_head_to_head"
    FULL = "full"


class DislodgedSupport(StrEnum):
    """Is the support of a unit lost when the unit it helps against dislodges it? (Miller / Boardman)."""

    LOST = "lost"
    KEPT = "kept"


class DislodgedAttack(StrEnum):
    """Does a dislodged unit's attack still cut support elsewhere? (Walker)."""

    CUTS_ELSEWHERE = "cuts_elsewhere"
    NO_EFFECT = "no_effect"


class Garrison(StrEnum):
    """What happens to a unit attacked twice with equal strength? (beleaguered garrison)."""

    STANDS = "stands"
    RETREATS = "retreats"


class OwnUnitAttack(StrEnum):
    """Does an attack on one's own unit stand others off? (Gilliland / Chalker)."""

    STANDS_OFF = "stands_off"
    NO_EFFECT = "no_effect"


class SelfCut(StrEnum):
    """May a power cut its own support? (Walker)."""

    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"


class BrokenConvoy(StrEnum):
    """Does an army whose convoy is broken still act on its target? (Brannan 1 and 2, slip of 2000)."""

    NO_EFFECT = "no_effect"
    LITERAL_2000 = "literal_2000"


class RetreatToConvoyOrigin(StrEnum):
    """May a unit retreat to where its convoyed attacker came from? (DATC 4.A.5)."""

    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"


class SupportCoast(StrEnum):
    """What does a coast in a support count for? (DATC 4.B.4)."""

    IGNORED = "ignored"
    OPTIONAL = "optional"
    OWN_UNITS_ONLY = "own_units_only"
    REQUIRED = "required"


class Removal(StrEnum):
    """Which units go when a power removes too few? (DATC 4.D.8)."""

    HOME_1971 = "home_1971"
    COUNTRY_2000 = "country_2000"
    OWNED_2023 = "owned_2023"
    JUDGE_LIST = "judge_list"
    GSTZ = "gstz"


class DisorderSupport(StrEnum):
    """May others support the units of a power that sent no orders? (DATC 4.D.9)."""

    FAILS = "fails"
    SUCCEEDS = "succeeds"


class IllegalOrder(StrEnum):
    """A unit with an impossible move: may it be supported where it stands? (DATC 4.E.1)."""

    IGNORED = "ignored"
    REFUSES_SUPPORT = "refuses_support"


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One choice for each disputed point of adjudication; the defaults are the preferences of DATC 3.0.

    The other choices of DATC section 4 (4.B to 4.E without 4.B.4, 4.D.8, 4.D.9 and 4.E.1) are about reading
    orders and joining sets of them: they belong to the policy that reads the emails.
    """

    name: str = "datc3"
    """The preset's name; a rulebook with changed fields keeps the name of the preset it changes."""
    multi_route: MultiRoute = MultiRoute.ALL_BROKEN
    """DATC 4.A.1: broken with any route (1971) or only with all (1982 on)."""
    convoy_paradox: ConvoyParadox = ConvoyParadox.SZYKMAN
    """DATC 4.A.2 and Walker's Brannan rule: the printed rules of 1971, 1982, 2000 and 2023, all moves of the
    paradox failing, Szykman's rule, or the convoy first. Where an edition has no answer, Szykman gives it."""
    adjacent_convoy: AdjacentConvoy = AdjacentConvoy.OWN_FLEET_OR_VIA
    """DATC 4.A.3: only for an exchange (1971), by intent (1982), by an own fleet or `via` (2000, 2023), by
    `via` alone (Diplomatic Pouch tournament guide), by a written route (classic judge)."""
    land_fallback: bool = False
    """DATC 4.A.3, version 2: an army that could walk walks when its convoy fails; 3.0 dropped it."""
    convoy_attack_from: ConvoyAttackFrom = ConvoyAttackFrom.PROVINCE
    """DATC 4.A.4: an attack by convoy comes from the army's province (Calhamer 2001) or from its last fleet
    (Walker on Brannan)."""
    brannan_battle: bool = False
    """Brannan's third application (Walker): the army fights the unit that leaves its target for the province
    of its last fleet."""
    retreat_to_convoy_origin: RetreatToConvoyOrigin = RetreatToConvoyOrigin.ALLOWED
    """DATC 4.A.5: open since 2023, closed before."""
    convoy_path: ConvoyPath = ConvoyPath.IGNORED
    """DATC 4.A.6: a route in the army's order is ignored (all editions), followed if written, or required
    (classic judge)."""
    dislodged_standoff: DislodgedStandoff = DislodgedStandoff.NONE_HEAD_TO_HEAD
    """DATC 4.A.7 and the Koning rule (Walker, seed 003): no effect there at all (all editions, read
    literally), none after a head-to-head battle (DATC), or full (Koning off)."""
    dislodged_support: DislodgedSupport = DislodgedSupport.LOST
    """Boardman's dilemma and Miller's rule (Walker, seed 003; DATC 6.D.17): lost, or kept."""
    dislodged_attack: DislodgedAttack = DislodgedAttack.CUTS_ELSEWHERE
    """Walker, seed 003 (DATC 6.D.21): the attack of a dislodged unit cuts elsewhere, or does nothing."""
    garrison: Garrison = Garrison.STANDS
    """The beleaguered garrison (Walker, seed 003; DATC 6.E.13): it stands, or must retreat."""
    own_unit_attack: OwnUnitAttack = OwnUnitAttack.STANDS_OFF
    """Gilliland's and Chalker's dispute (Walker, seed 003): the attack on one's own unit stands third parties
    off, or does nothing."""
    self_cut: SelfCut = SelfCut.FORBIDDEN
    """Cutting one's own support (Walker, seed 003; DATC 6.D.20): forbidden since 1971."""
    broken_convoy: BrokenConvoy = BrokenConvoy.NO_EFFECT
    """Brannan's first two applications (Walker) and a sentence lost from the rulebooks of 2000 and 2023: an
    army whose convoy broke does nothing at its target, or still bounces and cuts there."""
    coastal_crawl: bool = False
    """Walker, seed 003 (DATC 6.B.13): two fleets may change places along different coasts."""
    crawling_retreat: bool = False
    """Naval Diplomacy 9, which does not define the term (against DATC 6.H.15): a retreat to another coast of
    the attacker's origin is open, as for F Por, dislodged from Spa(sc), to Spa(nc). A province without coasts
    of its own stays closed. HELP NAVAL says so."""
    changing_of_the_guard: bool = False
    """Walker, seed 003: a fleet and an army may change places; a hoax that was played."""
    support_coast: SupportCoast = SupportCoast.OPTIONAL
    """DATC 4.B.4: ignored; free to name, but then it must match; to be named for foreign units (Calhamer
    2002); or always to be named."""
    removal: Removal = Removal.OWNED_2023
    """DATC 4.D.8: by home centres (1971), the home country (2000), owned centres (2023), the classic judge's
    list, or the house rule of seed 004 (3.5). DATC 4.E.6: a unit that should not be on the board stays until
    then, and goes if the rule takes it."""
    disorder_support: DisorderSupport = DisorderSupport.SUCCEEDS
    """DATC 4.D.9: a power that sends no orders may be supported in place, or not."""
    illegal_order: IllegalOrder = IllegalOrder.IGNORED
    """DATC 4.E.1: an impossible order is ignored and its unit may be supported in place, or the order to move
    still refuses that."""


DATC3 = Rulebook()
# The editions change what they are known to change, from the newest back; what an edition is silent about is
# as the DATC prefers it.
_R2023 = replace(
    DATC3,
    name="2023",
    convoy_paradox=ConvoyParadox.R2000,
    dislodged_standoff=DislodgedStandoff.NONE,
)
_R2000 = replace(
    _R2023,
    name="2000",
    retreat_to_convoy_origin=RetreatToConvoyOrigin.FORBIDDEN,
    removal=Removal.COUNTRY_2000,
)
_R1982 = replace(
    _R2000,
    name="1982",
    convoy_paradox=ConvoyParadox.R1982,
    adjacent_convoy=AdjacentConvoy.INTENT,
    removal=Removal.HOME_1971,
    illegal_order=IllegalOrder.REFUSES_SUPPORT,
)
_R1971 = replace(
    _R1982,
    name="1971",
    multi_route=MultiRoute.ANY_BROKEN,
    convoy_paradox=ConvoyParadox.R1971,
    adjacent_convoy=AdjacentConvoy.WHEN_SWAPPING,
)
_R1961 = replace(
    _R1971,
    name="1961-literal",
    convoy_paradox=ConvoyParadox.CONVOY_FIRST,
    dislodged_standoff=DislodgedStandoff.FULL,
    dislodged_support=DislodgedSupport.KEPT,
    self_cut=SelfCut.ALLOWED,
    coastal_crawl=True,
)
_WALKER = replace(_R1971, name="walker", convoy_attack_from=ConvoyAttackFrom.LAST_FLEET, brannan_battle=True)
_DPTG = replace(_R2000, name="dptg", adjacent_convoy=AdjacentConvoy.VIA_ONLY)
_GSTZ = replace(DATC3, name="gstz", removal=Removal.GSTZ)
ILLEGAL_GUNBOAT = "illegal_gunboat"
"""The preset of the variant whose orders may be impossible (seed 000)."""


def _decided_by_variant(base: Rulebook, variant: str) -> Rulebook:
    """Return the rulebook with what the text of the variant that has this preset decides, if it is one."""
    match variant:
        case "illegal_gunboat":  # its rule 10
            return replace(base, illegal_order=IllegalOrder.IGNORED)
        case "naval":  # D4 (an impossible order is not an order) and rule 9
            return replace(
                base, illegal_order=IllegalOrder.IGNORED, coastal_crawl=True, crawling_retreat=True
            )
        case _:
            return base


_ILLEGAL_GUNBOAT = replace(_decided_by_variant(_R1971, ILLEGAL_GUNBOAT), name=ILLEGAL_GUNBOAT)
# D5 of Naval Diplomacy: the rules of its time.
_NAVAL = replace(_decided_by_variant(_R1971, "naval"), name="naval")
_JUDGE = replace(
    DATC3,
    name="judge",
    adjacent_convoy=AdjacentConvoy.PATH_ONLY,
    retreat_to_convoy_origin=RetreatToConvoyOrigin.FORBIDDEN,
    convoy_path=ConvoyPath.REQUIRED,
    removal=Removal.JUDGE_LIST,
)
_DROIDIPPY = replace(DATC3, name="droidippy", land_fallback=True)

PRESETS: Mapping[str, Rulebook] = MappingProxyType(
    {
        rulebook.name: rulebook
        for rulebook in (
            DATC3,
            _R2023,
            _R2000,
            _R1982,
            _R1971,
            _R1961,
            _WALKER,
            _DPTG,
            _GSTZ,
            _ILLEGAL_GUNBOAT,
            _NAVAL,
            _JUDGE,
            _DROIDIPPY,
        )
    }
)


def rulebook_on(own: str, chosen: str) -> Rulebook:
    """Return the preset chosen for a board whose own preset is `own`: the text of its variant comes first."""
    return _decided_by_variant(PRESETS[chosen], own)


def rulebook_from(value: object) -> Rulebook:
    """The preset of that name, or one with fields changed: `{"preset": "1971", "self_cut": "allowed"}`.

    ValueError names what is not known.
    """
    if isinstance(value, Mapping):
        chosen = {str(key): choice for key, choice in value.items()}
        return _changed(_preset(chosen.pop("preset", "datc3")), chosen)
    return _preset(value)


def _preset(name: object) -> Rulebook:
    try:
        return PRESETS[str(name).lower()]
    except KeyError:
        raise ValueError(f"there is no rulebook {name!r}; there are {', '.join(PRESETS)}") from None


def _changed(base: Rulebook, choices: Mapping[str, object]) -> Rulebook:
    known = {field.name for field in fields(Rulebook)}
    changes: dict[str, object] = {}
    for name, choice in choices.items():
        if name not in known:
            raise ValueError(f"a rulebook has no field {name!r}")
        kind = type(getattr(base, name))
        if kind is bool and not isinstance(choice, bool):
            raise ValueError(f"{name} must be true or false")
        changes[name] = kind(choice)
    return replace(base, **changes)  # type: ignore[arg-type]  # each value has its field's own type
