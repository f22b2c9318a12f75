"""A second adjudicator of movement, slow and small: DATC v3.0 section 5.B, solved by trying, on any board.

Every open question is one yes or no: does this unit get there, is this support given, does this convoy stand.
A question whose equation gives the same answer whatever the open ones will be is settled. Of what remains,
the smallest set that hangs on nothing outside itself is tried in every way; one answer is the answer, several
mean a circle of moves (it turns) or a paradox (its convoys are stopped, Szykman's rule).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from judge.rules.board import Board
from judge.rules.orders import Order
from judge.rules.outcome import Verdict
from judge.rules.rulebook import DATC3, ConvoyParadox, RetreatToConvoyOrigin, Rulebook
from judge.rules.units import Place, Position, Power, Province, Unit, province_of
from judge.rules.variant_rules import NEUTRAL
from tests.rules.oracle_equations import Answers, Fight, OpenError, Question
from tests.rules.oracle_matching import Going, Plan, chain, read


@dataclass(frozen=True)
class Ruling:
    """The end of a movement phase; by province `dislodged` gives attacker's origin and retreats."""

    after: frozenset[Unit]
    dislodged: Mapping[Province, tuple[Province | None, frozenset[Place]]]
    contested: frozenset[Province]
    verdicts: Mapping[Province, Verdict]


def _questions(plan: Plan) -> list[Question]:
    asked: list[Question] = [("goes", mover) for mover in plan.going]
    asked += [("lands", mover) for mover, way in plan.going.items() if way.by_sea]
    return asked + [("gives", giver) for giver in plan.help]


def _possible(plan: Plan, question: Question, known: Answers) -> tuple[set[bool], set[Question]]:
    """Every answer the equation can give, whatever the open questions turn out to be; and those it asked."""
    asked: set[Question] = set()

    def branch(assumed: Answers) -> set[bool]:
        try:
            return {Fight(plan, assumed).solve(question)}
        except OpenError as gap:
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


def _cycle(hangs_on: Mapping[Question, set[Question]]) -> list[Question]:
    """The smallest set of open questions that hangs on nothing outside itself."""

    def closure(start: Question) -> set[Question]:
        seen, todo = {start}, [start]
        while todo:
            for question in hangs_on[todo.pop()] - seen:
                seen.add(question)
                todo.append(question)
        return seen

    sizes = {len(cycle): cycle for cycle in map(closure, sorted(hangs_on))}
    return sorted(sizes[min(sizes)])


def _consistent(plan: Plan, cycle: list[Question], known: Answers) -> Iterator[Answers]:
    """All ways to answer the cycle so that every equation in it agrees."""
    if any(known[q] not in _possible(plan, q, known)[0] for q in cycle if q in known):
        return
    first = next((q for q in cycle if q not in known), None)
    if first is None:
        yield {q: known[q] for q in cycle}
        return
    for answer in (True, False):
        yield from _consistent(plan, cycle, {**known, first: answer})


def solve(plan: Plan) -> tuple[dict[Question, bool], set[Province]]:
    """Answer every question; also the armies whose convoys the paradox rule stopped."""
    known: dict[Question, bool] = {}
    stopped: set[Province] = set()
    while hangs_on := _settle(plan, known):
        cycle = _cycle(hangs_on)
        found = list(_consistent(plan, cycle, known))
        armies = {here for kind, here in cycle if kind == "lands"}
        if len(found) == 1:
            known |= found[0]
        elif armies:
            known |= _paradox(plan.rulebook.convoy_paradox, cycle, found)
            stopped |= {army for army in armies if not known["lands", army]}
        else:
            known |= {_movers(answers): answers for answers in found}[max(map(_movers, found))]
    return known, stopped


def _paradox(rule: ConvoyParadox, cycle: list[Question], found: list[Answers]) -> Answers:
    """The convoys give way; by other rules everybody does, or they come first if that agrees with itself."""
    convoys = [question for question in cycle if question[0] == "lands"]
    if rule is ConvoyParadox.CONVOY_FIRST:
        landing = [answers for answers in found if all(answers[question] for question in convoys)]
        if landing:
            return landing[0]
    gives_way = ("lands", "goes") if rule is ConvoyParadox.ALL_HOLD else ("lands",)
    return {question: False for question in cycle if question[0] in gives_way}


def _movers(answers: Answers) -> int:
    return sum(yes for (kind, _here), yes in answers.items() if kind == "goes")


def adjudicate(
    board: Board,
    position: Position,
    orders: Mapping[Power, Sequence[Order]],
    rulebook: Rulebook = DATC3,
    barred: Collection[Province] = (),
) -> Ruling:
    """Judge a movement phase by any rulebook; the moves from `barred` are not let through."""
    plan = read(board, position, orders, rulebook)
    plan.barred = barred
    known, stopped = solve(plan)
    while stranded := {army for army in plan.walkers - stopped if not known["lands", army]}:
        plan.walkers -= stranded
        plan.going |= {army: Going(plan.going[army].to, by_sea=False) for army in stranded}
        known, stopped = solve(plan)
    fight = Fight(plan, known)
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


def _moved(fight: Fight, unit: Unit) -> Unit:
    way = fight.plan.going.get(unit.province)
    if way is None or not fight.ask(("goes", unit.province)):
        return unit
    return Unit(unit.power, unit.kind, way.to)


def _flight(fight: Fight, here: Province, closed: set[Province]) -> tuple[Province | None, frozenset[Place]]:
    """The attacker's origin is closed unless he came by sea (DATC 4.A.5); or another coast is open."""
    unit, rules = fight.plan.units[here], fight.plan.rulebook
    board = fight.plan.board
    near = [p for p in board.reach(unit.kind, unit.at) if province_of(p) not in closed]
    near = [p for p in near if board.crossing(unit.kind, unit.at, p)]
    if not board.variant_rules.retreats or unit.power == NEUTRAL:
        near = []
    winner = next((mover for mover in fight.attackers(here) if fight.ask(("goes", mover))), None)
    if winner is None:
        return None, frozenset(near)
    by_sea = fight.plan.going[winner].by_sea
    open_ = by_sea and rules.retreat_to_convoy_origin is RetreatToConvoyOrigin.ALLOWED
    start = fight.plan.units[winner].at
    on_coast = rules.crawling_retreat and "/" in start
    crawl = {place for place in near if on_coast and "/" in place and place != start}
    return winner, frozenset(p for p in near if open_ or province_of(p) != winner or p in crawl)


def _verdict(fight: Fight, here: Province, stopped: set[Province]) -> Verdict:
    plan = fight.plan
    if here in plan.going:
        return _move_verdict(fight, here)
    if here in plan.help:
        return Verdict.OK if fight.ask(("gives", here)) else Verdict.CUT
    if here in plan.carry:
        return _carry_verdict(fight, here, stopped)
    return plan.idle.get(here, Verdict.OK)


def _move_verdict(fight: Fight, here: Province) -> Verdict:
    if fight.ask(("goes", here)):
        return Verdict.OK
    if fight.under_way(here):
        return Verdict.BOUNCE
    plan = fight.plan
    planned = chain(plan.board, plan.carriers(here), here, plan.going[here].target)
    return Verdict.DISRUPTED if planned else Verdict.VOID


def _carry_verdict(fight: Fight, here: Province, stopped: set[Province]) -> Verdict:
    """A stopped convoy is a paradox only if no fleet of it was dislodged in the end."""
    army = fight.plan.carry[here][0]
    if fight.dislodged(here):
        return Verdict.DISRUPTED
    needed = army in stopped and here in fight.plan.carriers(army)
    return Verdict.PARADOX if needed and fight.lands(army) else Verdict.OK
