"""A second adjudicator of movement, slow and small: DATC v3.0 section 5.B, solved by trying.

Every open question is one yes or no: does this unit get there, is this support given, does this convoy stand.
A question whose equation gives the same answer whatever the open ones will be is settled. Of what remains,
the smallest set that hangs on nothing outside itself is tried in every way; one answer is the answer, several
mean a circle of moves (it turns) or a paradox (its convoys are stopped, Szykman's rule).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from judge.rules.board import Board
from judge.rules.orders import Order
from judge.rules.outcome import Verdict
from judge.rules.rulebook import (
    DATC3,
    BrokenConvoy,
    ConvoyAttackFrom,
    ConvoyParadox,
    DislodgedAttack,
    DislodgedStandoff,
    DislodgedSupport,
    Garrison,
    MultiRoute,
    OwnUnitAttack,
    RetreatToConvoyOrigin,
    Rulebook,
    SelfCut,
)
from judge.rules.units import Kind, Place, Position, Power, Province, Unit, province_of
from tests.rules.oracle_reading import Going, Plan, chain, lean_routes, read

Question: TypeAlias = tuple[Literal["goes", "gives", "lands"], Province]
Answers: TypeAlias = Mapping[Question, bool]


@dataclass(frozen=True)
class Ruling:
    """The end of a movement phase; by province `dislodged` gives attacker's origin and retreats."""

    after: frozenset[Unit]
    dislodged: Mapping[Province, tuple[Province | None, frozenset[Place]]]
    contested: frozenset[Province]
    verdicts: Mapping[Province, Verdict]


class _OpenError(Exception):
    """An equation asked for something not yet settled."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.question = question


@dataclass(frozen=True)
class _Fight:
    """The equations of one phase over a set of answers; an answer that is missing raises `_OpenError`."""

    plan: Plan
    answers: Answers

    def ask(self, question: Question) -> bool:
        if question not in self.answers:
            raise _OpenError(question)
        return self.answers[question]

    def solve(self, question: Question) -> bool:
        kind, here = question
        return {"goes": self.goes, "gives": self.gives, "lands": self.lands}[kind](here)

    def under_way(self, mover: Province) -> bool:
        """An army at sea weighs nothing unless its convoy stands."""
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
        crawls = rules.coastal_crawl and (way.to, back.to) != (other.at, one.at)
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

    def push(self, mover: Province) -> int:
        return 1 + sum(1 for _giver in self.helpers(mover, self.plan.going[mover].target))

    def attack(self, mover: Province) -> int:
        target, units = self.plan.going[mover].target, self.plan.units
        if target not in units or self.leaves(mover, target):
            return self.push(mover)
        victim = units[target].power
        if victim == units[mover].power:
            return 0
        return 1 + sum(1 for giver in self.helpers(mover, target) if units[giver].power != victim)

    def leaves(self, mover: Province, target: Province) -> bool:
        return target in self.plan.going and self.opponent(mover) != target and self.ask(("goes", target))

    def hold(self, province: Province) -> int:
        if province not in self.plan.units:
            return 0
        if province in self.plan.going:
            return 0 if self.ask(("goes", province)) else 1
        return 1 + sum(1 for _giver in self.helpers(province, None))

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


def _questions(plan: Plan) -> list[Question]:
    asked: list[Question] = [("goes", mover) for mover in plan.going]
    asked += [("lands", mover) for mover, way in plan.going.items() if way.by_sea]
    return asked + [("gives", giver) for giver in plan.help]


def _possible(plan: Plan, question: Question, known: Answers) -> tuple[set[bool], set[Question]]:
    """Every answer the equation can give, whatever the open questions turn out to be; and those it asked."""
    asked: set[Question] = set()

    def branch(assumed: Answers) -> set[bool]:
        try:
            return {_Fight(plan, assumed).solve(question)}
        except _OpenError as gap:
            asked.add(gap.question)
            return branch({**assumed, gap.question: True}) | branch({**assumed, gap.question: False})

    return branch({q: a for q, a in known.items() if q != question}), asked


def _settle(plan: Plan, known: dict[Question, bool]) -> dict[Question, set[Question]]:
    """Add every answer that is certain; return the open questions with what they hang on."""
    while True:
        hangs_on: dict[Question, set[Question]] = {}
        progress = False
        for question in _questions(plan):
            if question in known:
                continue
            values, asked = _possible(plan, question, known)
            if len(values) == 1:
                known[question] = values.pop()
                progress = True
            else:
                hangs_on[question] = asked
        if not progress:
            return hangs_on


def _knot(hangs_on: Mapping[Question, set[Question]]) -> list[Question]:
    """The smallest set of open questions that hangs on nothing outside itself."""

    def closure(start: Question) -> set[Question]:
        seen, todo = {start}, [start]
        while todo:
            for question in hangs_on[todo.pop()] - seen:
                seen.add(question)
                todo.append(question)
        return seen

    sizes = {len(knot): knot for knot in map(closure, sorted(hangs_on))}
    return sorted(sizes[min(sizes)])


def _consistent(plan: Plan, knot: list[Question], known: Answers) -> Iterator[Answers]:
    """All ways to answer the knot so that every equation in it agrees."""
    if any(known[q] not in _possible(plan, q, known)[0] for q in knot if q in known):
        return
    first = next((q for q in knot if q not in known), None)
    if first is None:
        yield {q: known[q] for q in knot}
        return
    for answer in (True, False):
        yield from _consistent(plan, knot, {**known, first: answer})


def solve(plan: Plan) -> tuple[dict[Question, bool], set[Province]]:
    """Answer every question; also the armies whose convoys the paradox rule stopped."""
    known: dict[Question, bool] = {}
    stopped: set[Province] = set()
    while hangs_on := _settle(plan, known):
        knot = _knot(hangs_on)
        found = list(_consistent(plan, knot, known))
        armies = {here for kind, here in knot if kind == "lands"}
        if len(found) == 1:
            known |= found[0]
        elif armies:
            known |= _paradox(plan.rulebook.convoy_paradox, knot, found)
            stopped |= {army for army in armies if not known["lands", army]}
        else:
            known |= {_movers(answers): answers for answers in found}[max(map(_movers, found))]
    return known, stopped


def _paradox(rule: ConvoyParadox, knot: list[Question], found: list[Answers]) -> Answers:
    """The convoys give way; by other rules everybody does, or they come first if that agrees with itself."""
    convoys = [question for question in knot if question[0] == "lands"]
    if rule is ConvoyParadox.CONVOY_FIRST:
        landing = [answers for answers in found if all(answers[question] for question in convoys)]
        if landing:
            return landing[0]
    gives_way = ("lands", "goes") if rule is ConvoyParadox.ALL_HOLD else ("lands",)
    return {question: False for question in knot if question[0] in gives_way}


def _movers(answers: Answers) -> int:
    return sum(yes for (kind, _here), yes in answers.items() if kind == "goes")


def adjudicate(
    board: Board, position: Position, orders: Mapping[Power, Sequence[Order]], rulebook: Rulebook = DATC3
) -> Ruling:
    """Judge a movement phase by any rulebook."""
    plan = read(board, position, orders, rulebook)
    known, stopped = solve(plan)
    while stranded := {army for army in plan.walkers - stopped if not known["lands", army]}:
        plan.walkers -= stranded
        plan.going |= {army: Going(plan.going[army].to, by_sea=False) for army in stranded}
        known, stopped = solve(plan)
    fight = _Fight(plan, known)
    lost = {here for here in plan.units if fight.dislodged(here) or fight.besieged(here)}
    after = frozenset(_moved(fight, unit) for here, unit in plan.units.items() if here not in lost)
    full = {unit.province for unit in after}
    standoffs = {
        way.target
        for mover, way in plan.going.items()
        if way.target not in full and not known["goes", mover] and fight.prevent(mover)
    }
    closed = full | standoffs
    dislodged = {here: _flight(fight, here, closed) for here in lost}
    verdicts = {here: _verdict(fight, here, stopped) for here in plan.units}
    return Ruling(after, dislodged, frozenset(standoffs), verdicts)


def _moved(fight: _Fight, unit: Unit) -> Unit:
    way = fight.plan.going.get(unit.province)
    if way is None or not fight.ask(("goes", unit.province)):
        return unit
    return Unit(unit.power, unit.kind, way.to)


def _flight(fight: _Fight, here: Province, closed: set[Province]) -> tuple[Province | None, frozenset[Place]]:
    """The attacker's origin is closed unless he came by sea (DATC 4.A.5); or another coast is open."""
    unit, rules = fight.plan.units[here], fight.plan.rulebook
    near = [p for p in fight.plan.board.reach(unit.kind, unit.at) if province_of(p) not in closed]
    winner = next((mover for mover in fight.attackers(here) if fight.ask(("goes", mover))), None)
    if winner is None:
        return None, frozenset(near)
    by_sea = fight.plan.going[winner].by_sea
    open_ = by_sea and rules.retreat_to_convoy_origin is RetreatToConvoyOrigin.ALLOWED
    start = fight.plan.units[winner].at
    crawl = {place for place in near if "/" in place and place != start and rules.crawling_retreat}
    return winner, frozenset(p for p in near if open_ or province_of(p) != winner or p in crawl)


def _verdict(fight: _Fight, here: Province, stopped: set[Province]) -> Verdict:
    plan = fight.plan
    if here in plan.going:
        return _move_verdict(fight, here)
    if here in plan.help:
        return Verdict.OK if fight.ask(("gives", here)) else Verdict.CUT
    if here in plan.carry:
        return _carry_verdict(fight, here, stopped)
    return plan.idle.get(here, Verdict.OK)


def _move_verdict(fight: _Fight, here: Province) -> Verdict:
    if fight.ask(("goes", here)):
        return Verdict.OK
    if fight.under_way(here):
        return Verdict.BOUNCE
    plan = fight.plan
    planned = chain(plan.board, plan.carriers(here), here, plan.going[here].target)
    return Verdict.DISRUPTED if planned else Verdict.VOID


def _carry_verdict(fight: _Fight, here: Province, stopped: set[Province]) -> Verdict:
    """A stopped convoy is a paradox only if no fleet of it was dislodged in the end."""
    army = fight.plan.carry[here][0]
    if fight.dislodged(here):
        return Verdict.DISRUPTED
    needed = army in stopped and here in fight.plan.carriers(army)
    return Verdict.PARADOX if needed and fight.lands(army) else Verdict.OK
