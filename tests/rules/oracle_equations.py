"""The equations of a movement phase over a set of answers, for the oracle (DATC v3.0 section 5.B)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from judge.rules.board import WHOLE
from judge.rules.rulebook import (
    BrokenConvoy,
    ConvoyAttackFrom,
    ConvoyParadox,
    DislodgedAttack,
    DislodgedStandoff,
    DislodgedSupport,
    Garrison,
    MultiRoute,
    OwnUnitAttack,
    SelfCut,
)
from judge.rules.units import Kind, Province
from tests.rules.oracle_matching import Plan, chain, lean_routes

Question: TypeAlias = tuple[Literal["goes", "gives", "lands"], Province]
Answers: TypeAlias = Mapping[Question, bool]


class OpenError(Exception):
    """An equation asked for something not yet settled."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.question = question


@dataclass(frozen=True)
class Fight:
    """The equations of one phase over a set of answers; an answer that is missing raises `OpenError`."""

    plan: Plan
    answers: Answers

    def ask(self, question: Question) -> bool:
        if question not in self.answers:
            raise OpenError(question)
        return self.answers[question]

    def solve(self, question: Question) -> bool:
        kind, here = question
        return {"goes": self.goes, "gives": self.gives, "lands": self.lands}[kind](here)

    def under_way(self, mover: Province) -> bool:
        """An army at sea weighs nothing unless its convoy stands, nor who is not let through."""
        if mover in self.plan.barred:
            return False
        return not self.plan.going[mover].by_sea or self.ask(("lands", mover))

    def attackers(self, province: Province) -> Iterator[Province]:
        return (mover for mover, way in self.plan.going.items() if way.target == province)

    def opponent(self, mover: Province) -> Province | None:
        """The unit that comes the other way over the same border."""
        way = self.plan.going[mover]
        if self.plan.rulebook.brannan_battle and (met := self.met_at_sea(mover)):
            return met
        back = self.plan.going.get(way.target)
        if back is None or back.target != mover or way.by_sea or back.by_sea:
            return None
        one, other, rules = self.plan.units[mover], self.plan.units[way.target], self.plan.rulebook
        fleets = one.kind is other.kind is Kind.FLEET
        crawls = rules.coastal_crawl and fleets and (way.to, back.to) != (other.at, one.at)
        guards = rules.changing_of_the_guard and one.kind is not other.kind
        return None if crawls or guards else way.target

    def met_at_sea(self, mover: Province) -> Province | None:
        """An army at sea meets the unit that leaves its target for one of its convoying fleets (Brannan)."""
        going = self.plan.going
        for army, way in going.items():
            other = going.get(way.target)
            if way.by_sea and other is not None and other.target in self.plan.carriers(army):
                if mover == army:
                    return way.target
                if mover == way.target:
                    return army
        return None

    def helpers(self, unit: Province, to: Province | None) -> Iterator[Province]:
        return (
            giver
            for giver, helped in self.plan.help.items()
            if helped == (unit, to) and self.ask(("gives", giver))
        )

    def alone(self, mover: Province) -> int:
        """What the mover counts without help, in halves: less over a narrow border."""
        way, unit = self.plan.going[mover], self.plan.units[mover]
        return WHOLE if way.by_sea else self.plan.board.crossing(unit.kind, unit.at, way.to)

    def push(self, mover: Province) -> int:
        return self.alone(mover) + WHOLE * sum(
            1 for _giver in self.helpers(mover, self.plan.going[mover].target)
        )

    def attack(self, mover: Province) -> int:
        target, units = self.plan.going[mover].target, self.plan.units
        if target not in units or self.leaves(mover, target):
            return self.push(mover)
        victim = units[target].power
        if victim == units[mover].power:
            return 0
        givers = [giver for giver in self.helpers(mover, target) if units[giver].power != victim]
        return self.alone(mover) + WHOLE * len(givers)

    def leaves(self, mover: Province, target: Province) -> bool:
        return target in self.plan.going and self.opponent(mover) != target and self.ask(("goes", target))

    def hold(self, province: Province) -> int:
        if province not in self.plan.units:
            return 0
        if province in self.plan.going:
            return 0 if self.ask(("goes", province)) else WHOLE
        return WHOLE * (1 + sum(1 for _giver in self.helpers(province, None)))

    def prevent(self, mover: Province) -> int:
        """What keeps others out: nothing from an army at sea or one its opponent beats (DATC 4.A.7 b)."""
        if not self.acts(mover) or self.powerless(mover) or self.vain(mover):
            return 0
        return self.push(mover)

    def powerless(self, mover: Province) -> bool:
        """Whether a unit from where the mover is bound threw it out, so that it does not count there."""
        way = self.plan.going[mover]
        back = self.plan.going.get(way.target)
        rule = self.plan.rulebook.dislodged_standoff
        if rule is DislodgedStandoff.FULL or back is None or back.target != mover:
            return False
        if self.opponent(mover) is None and (rule is not DislodgedStandoff.NONE or self.ask(("goes", mover))):
            return False
        return self.ask(("goes", way.target))

    def vain(self, mover: Province) -> bool:
        """Whether an attack on one's own unit that stays is no attack at all (Chalker)."""
        target, units = self.plan.going[mover].target, self.plan.units
        if self.plan.rulebook.own_unit_attack is OwnUnitAttack.STANDS_OFF or target not in units:
            return False
        return units[target].power == units[mover].power and not self.leaves(mover, target)

    def goes(self, mover: Province) -> bool:
        if not self.under_way(mover):
            return False
        target = self.plan.going[mover].target
        strength = self.attack(mover)
        opponent = self.opponent(mover)
        if opponent is not None and strength <= self.push(opponent):
            return False
        if opponent != target and strength <= self.hold(target):
            return False
        return all(strength > self.prevent(rival) for rival in self.attackers(target) if rival != mover)

    def gives(self, giver: Province) -> bool:
        unit, to = self.plan.help[giver]
        return not any(self.cuts(attacker, giver, to or unit) for attacker in self.attackers(giver))

    def cuts(self, attacker: Province, giver: Province, aim: Province) -> bool:
        units = self.plan.units
        rules = self.plan.rulebook
        own = units[attacker].power == units[giver].power and rules.self_cut is SelfCut.FORBIDDEN
        if own or self.spares(attacker, giver) or not self.acts(attacker):
            return False
        if self.alone(attacker) < WHOLE:
            # Half a unit cuts by dislodging only; where help alone counts, help cuts.
            return self.ask(("goes", attacker)) if self.alone(attacker) else self.push(attacker) > 0
        afar = self.plan.going[attacker].by_sea and rules.convoy_attack_from is ConvoyAttackFrom.LAST_FLEET
        if attacker == aim and not afar:
            return rules.dislodged_support is DislodgedSupport.LOST and self.ask(("goes", attacker))
        return rules.dislodged_attack is DislodgedAttack.CUTS_ELSEWHERE or not self.dislodged(attacker)

    def acts(self, mover: Province) -> bool:
        """Whether the move cuts and keeps out: the slip of 2000 lets an army do so whose convoy broke."""
        way = self.plan.going[mover]
        if way.by_sea and self.plan.rulebook.broken_convoy is BrokenConvoy.LITERAL_2000:
            return chain(self.plan.board, self.plan.carriers(mover), mover, way.target)
        return self.under_way(mover)

    def spares(self, army: Province, giver: Province) -> bool:
        """Whether a printed rule on paradoxes shields the support from an army at sea (DATC 4.A.2 a to c)."""
        rule, units = self.plan.rulebook.convoy_paradox, self.plan.units
        helped, to = self.plan.help[giver]
        carriers = self.plan.carriers(army)
        if not self.plan.going[army].by_sea:
            return False
        if rule is ConvoyParadox.R1982:
            afloat = (way for way in self.plan.going if self.plan.going[way].by_sea)
            return any((to or helped) in self.plan.carriers(other) for other in afloat)
        if to not in carriers:
            return False
        if rule is ConvoyParadox.R1971:
            return units[giver].kind is units[helped].kind is Kind.FLEET
        needed = not chain(self.plan.board, carriers - {to}, army, self.plan.going[army].target)
        return rule is ConvoyParadox.R2000 and needed

    def lands(self, army: Province) -> bool:
        routes = lean_routes(self.plan.board, self.plan.carriers(army), army, self.plan.going[army].target)
        whole = [
            not any(self.dislodged(sea) for sea in sorted(route)) for route in sorted(routes, key=sorted)
        ]
        return bool(whole) and (all if self.plan.rulebook.multi_route is MultiRoute.ANY_BROKEN else any)(
            whole
        )

    def dislodged(self, province: Province) -> bool:
        if province in self.plan.going and self.ask(("goes", province)):
            return False
        return any(self.ask(("goes", attacker)) for attacker in self.attackers(province))

    def besieged(self, province: Province) -> bool:
        """Whether the two strongest attacks are equal and each beats who stands there (W.1)."""
        if self.plan.rulebook.garrison is Garrison.STANDS or not self.hold(province):
            return False
        attacks = sorted(
            (self.attack(mover) for mover in self.attackers(province) if self.under_way(mover)), reverse=True
        )
        return len(attacks) > 1 and attacks[0] == attacks[1] > self.hold(province)
