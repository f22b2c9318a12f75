"""The equations of a movement phase: moves, supports, convoys and the strengths behind them (DATC 5.B).

Units are named by the number of the province they stand in, n provinces in all. The questions are: does the move
of unit u succeed (u), is its support given (n + u), does a route carry it (2n + u). Strengths come as two numbers,
the least and the most they can still turn out to be; while nothing is undecided the two are the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from judge.rules.board import FLEET, Board
from judge.rules.convoys import connects, routes
from judge.rules.field import EMPTY, Field
from judge.rules.orders import Order
from judge.rules.outcome import Verdict
from judge.rules.resolution import NO, OPEN, YES, Resolution
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
    Rulebook,
    SelfCut,
)
from judge.rules.units import Position, Power

Strength = tuple[int, int]
NONE: Strength = (0, 0)
ALONE: Strength = (1, 1)
NOT_MOVING = EMPTY


class Battle(Resolution):
    """One movement phase: the units, what each was told to do, and the equations.

    goes[u]       the province the unit moves to, NOT_MOVING if it stays
    place_to[u]   the place it would stand at
    attackers[p]  the units moving to province p
    helpers[u]    the units whose support matches what u does
    help_at[u]    the province where the support of u takes effect
    opponent[u]   the unit met head to head, moving the other way over the same border
    carriers[u]   the fleets ordered to carry the convoyed army u
    walkers       the convoyed armies that walk instead if their convoy breaks
    stubborn      the units whose move is impossible
    serving       the fleets whose convoy order matches an army's move
    annulled      the armies whose convoy a paradox stopped
    lines         the orders as given: power, order, and the unit it is for, EMPTY if it does not count
    refused[i]    why line i does not count
    """

    __slots__ = (
        "annulled",
        "attackers",
        "carriers",
        "convoys",
        "field",
        "goes",
        "help_at",
        "helpers",
        "lines",
        "movers",
        "opponent",
        "ordered",
        "owner",
        "place_to",
        "refused",
        "rulebook",
        "sailors",
        "serving",
        "size",
        "stubborn",
        "supporters",
        "supports",
        "walkers",
    )

    def __init__(self, board: Board, position: Position, rulebook: Rulebook) -> None:
        size = board.size
        super().__init__([NO] * size + [YES] * (2 * size))
        self.size = size
        self.rulebook = rulebook
        self.field = Field(board, position)
        self.owner = self.field.owner
        self.goes = [NOT_MOVING] * size
        self.place_to = [EMPTY] * size
        self.attackers: list[list[int] | None] = [None] * size
        self.helpers: list[list[int] | None] = [None] * size
        self.help_at = [EMPTY] * size
        self.opponent: dict[int, int] = {}
        self.carriers: dict[int, frozenset[int]] = {}
        self.annulled: set[int] = set()
        self.walkers: set[int] = set()
        self.stubborn: set[int] = set()
        self.serving: set[int] = set()
        self.ordered: list[Order | None] = [None] * size
        self.lines: list[tuple[Power, Order, int]] = []
        self.refused: dict[int, Verdict] = {}
        self.movers: list[int] = []
        self.supporters: list[int] = []
        self.supports: list[int] = []
        self.convoys: list[int] = []
        self.sailors: list[int] = []

    def fight(self) -> None:
        """Answer every question: what is plain at once, the rest by the equations."""
        questions = plain_cases(self)
        if questions:
            self.settle(questions)

    def equation(self, question: int) -> int:
        size = self.size
        if question < size:
            return self.move(question)
        if question < 2 * size:
            return self.support(question - size)
        return self.path(question - 2 * size)

    def move(self, unit: int) -> int:
        """A move succeeds if it is stronger than whoever stands there or comes head to head, and every rival."""
        goal = self.goes[unit]
        least, most = self.attack(unit, goal)
        if not most:
            return NO
        foe = self.opponent.get(unit)
        against_least, against_most = self.hold(goal) if foe is None else self.defend(foe)
        if foe is not None and foe != goal:
            against_least, against_most = _stronger((against_least, against_most), self.hold(goal))
        for rival in self.attackers[goal] or ():
            if rival != unit:
                low, high = self.prevent(rival, goal)
                against_least, against_most = max(against_least, low), max(against_most, high)
        if least > against_most:
            return YES
        return NO if most <= against_least else OPEN

    def attack(self, unit: int, goal: int) -> Strength:
        """The strength of a move against the province it enters (DATC 5.B.8).

        Nobody dislodges his own unit, nor helps others to: against a unit that stays, help of its own power does
        not count.
        """
        path = self.answers[2 * self.size + unit]
        if path > YES:
            path = self.ask(2 * self.size + unit)
        if path == NO:
            return NONE
        victim = self.owner[goal]
        if victim is None:
            least, most = self.strength(unit, None)
        elif unit in self.opponent:
            least, most = self._against(unit, victim)
        else:
            leaves = self.ask(goal)
            if leaves == YES:
                least, most = self.strength(unit, None)
            elif leaves == NO:
                least, most = self._against(unit, victim)
            else:
                least, most = self._against(unit, victim)[0], self.strength(unit, None)[1]
        return (least, most) if path == YES else (0, most)

    def _against(self, unit: int, victim: str) -> Strength:
        return NONE if self.owner[unit] == victim else self.strength(unit, victim)

    def strength(self, unit: int, victim: str | None) -> Strength:
        """One for the unit, one for each support given, those of the victim's power left out."""
        helpers = self.helpers[unit]
        if helpers is None:
            return ALONE
        least = most = 1
        answers, size = self.answers, self.size
        for helper in helpers:
            if victim is None or self.owner[helper] != victim:
                given = answers[size + helper]
                if given > YES:
                    given = self.ask(size + helper)
                if given == YES:
                    least += 1
                    most += 1
                elif given != NO:
                    most += 1
        return least, most

    def hold(self, province: int) -> Strength:
        """The strength of whoever stays in the province (DATC 5.B.6)."""
        if self.owner[province] is None:
            return NONE
        if self.goes[province] == NOT_MOVING:
            return self.strength(province, None)
        leaves = self.ask(province)
        if leaves == YES:
            return NONE
        return ALONE if leaves == NO else (0, 1)

    def defend(self, unit: int) -> Strength:
        """The strength of a unit met head to head (DATC 5.B.7)."""
        return self.strength(unit, None)

    def prevent(self, unit: int, goal: int) -> Strength:
        """The strength with which a move keeps rivals out of its goal (DATC 5.B.9).

        A move without a path has none, nor has one that lost its head-to-head battle (Koning; DATC 4.A.7).
        """
        path = self.reaches(unit) if unit in self.carriers else YES
        if path == NO:
            return NONE
        beaten = self._beaten_from(unit, goal)
        if beaten == YES:
            return NONE
        if self.rulebook.own_unit_attack is OwnUnitAttack.NO_EFFECT and self.owner[goal] == self.owner[unit]:
            leaves = self.ask(goal)
            if leaves == NO:
                return NONE
            beaten = max(beaten, NO if leaves == YES else OPEN)
        least, most = self.strength(unit, None)
        return (least, most) if path == YES and beaten == NO else (0, most)

    def _beaten_from(self, unit: int, goal: int) -> int:
        """Whether the unit is dislodged from where it wants to go, so far as the rulebook cares."""
        rule = self.rulebook.dislodged_standoff
        if rule is DislodgedStandoff.FULL or self.goes[goal] != unit:
            return NO
        if unit in self.opponent:
            return self.ask(goal)
        if rule is DislodgedStandoff.NONE_HEAD_TO_HEAD:
            return NO
        return _both(self.ask(goal), _not(self.ask(unit)))

    def support(self, unit: int) -> int:
        """A support is given unless an attack on the supporter cuts it (DATC 5.B.5)."""
        given = YES
        for attacker in self.attackers[unit] or ():
            cut = self.cuts(attacker, unit)
            if cut == YES:
                return NO
            if cut != NO:
                given = OPEN
        return given

    def cuts(self, attacker: int, supporter: int) -> int:
        """Whether that attack cuts the support.

        Not one's own, and from where the support goes only by dislodging the supporter (DATC 6.D.15 to 6.D.17).
        """
        rules = self.rulebook
        if self.owner[attacker] == self.owner[supporter] and rules.self_cut is SelfCut.FORBIDDEN:
            return NO
        by_sea = attacker in self.carriers
        if by_sea and self._bound_to_spare(attacker, supporter):
            return NO
        if attacker == self.help_at[supporter] and not (
            by_sea and rules.convoy_attack_from is ConvoyAttackFrom.LAST_FLEET
        ):
            return NO if rules.dislodged_support is DislodgedSupport.KEPT else self.ask(attacker)
        path = self.reaches(attacker) if by_sea else YES
        if path != NO and rules.dislodged_attack is DislodgedAttack.NO_EFFECT:
            return _both(path, _not(self.dislodged(attacker)))
        return path

    def _bound_to_spare(self, army: int, supporter: int) -> bool:
        """Whether the rulebook keeps a convoyed army from cutting this support (DATC 4.A.2 a, b, c)."""
        rule = self.rulebook.convoy_paradox
        target = self.help_at[supporter]
        attacking = self.owner[target] is not None and target not in self._helped_in_place(supporter, target)
        if rule is ConvoyParadox.R1982:
            return any(target in carriers for carriers in self.carriers.values())
        if target not in self.carriers[army] or not attacking:
            return False
        if rule is ConvoyParadox.R1971:
            return self.field.kind[supporter] == FLEET
        if rule is ConvoyParadox.R2000:
            others = self.carriers[army] - {target}
            return not connects(self.field.board, others, army, self.goes[army])
        return False

    def _helped_in_place(self, supporter: int, target: int) -> Sequence[int]:
        return (target,) if supporter in (self.helpers[target] or ()) else ()

    def reaches(self, unit: int) -> int:
        """Whether the move acts on its goal at all: it has a path, or had one and the rulebook lets that do."""
        if self.rulebook.broken_convoy is BrokenConvoy.LITERAL_2000 and unit in self.carriers:
            return YES if connects(self.field.board, self.carriers[unit], unit, self.goes[unit]) else NO
        return self.ask(2 * self.size + unit)

    def path(self, army: int) -> int:
        """A convoyed army has a path while a chain of its carriers stands (DATC 5.B.4; several routes 4.A.1)."""
        carriers = self.carriers[army]
        board, goal = self.field.board, self.goes[army]
        fates = {fleet: self.dislodged(fleet) for fleet in carriers}
        if self.rulebook.multi_route is MultiRoute.ANY_BROKEN:
            needed = {fleet for route in routes(board, carriers, army, goal) for fleet in route}
            return _not(max((fates[fleet] for fleet in needed), key=(NO, OPEN, YES).index, default=YES))
        if not connects(board, frozenset(f for f, fate in fates.items() if fate != YES), army, goal):
            return NO
        safe = frozenset(f for f, fate in fates.items() if fate == NO)
        return YES if connects(board, safe, army, goal) else OPEN

    def besieged(self) -> set[int]:
        """The units that must retreat although no attacker comes in (Walker: the beleaguered garrison)."""
        if self.rulebook.garrison is Garrison.STANDS:
            return set()
        return {goal for goal in set(self.goes) - {NOT_MOVING} if self._outmatched(goal)}

    def _outmatched(self, province: int) -> bool:
        """Whether the two strongest attacks are equal and each stronger than the unit there."""
        attacks = sorted(self.attack(unit, province)[0] for unit in self.attackers[province] or ())
        held = self.hold(province)[0]
        return len(attacks) > 1 and attacks[-1] == attacks[-2] > held > 0

    def stranded(self) -> set[int]:
        """The armies whose convoy broke and that may walk instead; the battle must then be fought again.

        A convoy that a paradox stopped is no broken one: its army stays (DATC 6.G.11).
        """
        if not self.walkers:
            return set()
        return {a for a in self.walkers - self.annulled if self.answers[2 * self.size + a] == NO}

    def dislodged(self, unit: int) -> int:
        """Whether somebody takes the unit's province while it stays there."""
        fate = NO
        for attacker in self.attackers[unit] or ():
            won = self.ask(attacker)
            if won == YES:
                leaves = self.ask(unit) if self.goes[unit] != NOT_MOVING else NO
                return _not(leaves)
            if won != NO:
                fate = OPEN
        return fate

    def backup(self, knot: Sequence[int], solutions: Sequence[dict[int, int]]) -> dict[int, int]:
        """What to do with a knot that has no solution or several: moves go round, convoys give way (DATC 5.E)."""
        first_path = 2 * self.size
        paths = [q for q in knot if q >= first_path and len({s[q] for s in solutions}) != 1]
        if not paths:
            return max(solutions, key=lambda s: sum(s.values())) if solutions else dict.fromkeys(knot, NO)
        rule = self.rulebook.convoy_paradox
        if rule is ConvoyParadox.CONVOY_FIRST:
            landing = [s for s in solutions if all(s[q] == YES for q in paths)]
            if landing:
                return landing[0]
        stopped = paths
        if rule is ConvoyParadox.ALL_HOLD:
            stopped = [q for q in knot if q < self.size or q >= first_path]
        self.annulled.update(q - first_path for q in paths)
        return dict.fromkeys(stopped, NO)


def _not(answer: int) -> int:
    return answer if answer >= OPEN else 1 - answer


def _stronger(one: Strength, other: Strength) -> Strength:
    return max(one[0], other[0]), max(one[1], other[1])


def _both(one: int, other: int) -> int:
    if NO in (one, other):
        return NO
    return YES if one == other == YES else OPEN


def plain_cases(battle: Battle) -> list[int]:
    """Answer what needs no weighing, and return the questions that do.

    These are short cuts through the equations, never other rules: an attack from elsewhere cuts at once; a lone
    move into an empty province gets there; a move without help beats neither a unit that stays nor a rival.
    """
    answers, size, owner, goes = battle.answers, battle.size, battle.owner, battle.goes
    attackers, helpers, carriers, opponent = battle.attackers, battle.helpers, battle.carriers, battle.opponent
    questions: list[int] = []
    usual = _cuts_as_usual(battle.rulebook)
    for unit in battle.supporters:
        foes = attackers[unit]
        if foes is not None:
            answer = OPEN
            if usual:
                answer = _plain_cut(battle, unit, foes)
            answers[size + unit] = answer
            if answer == OPEN:
                questions.append(size + unit)
    for unit in battle.movers:
        goal = goes[unit]
        foes = attackers[goal]
        answer = OPEN
        if unit in carriers or not usual or foes is None:
            pass
        elif len(foes) == 1:
            holder = owner[goal]
            if holder is None:
                answer = YES
            elif goes[goal] == NOT_MOVING and (helpers[unit] is None or holder == owner[unit]):
                answer = NO
        elif helpers[unit] is None:
            for rival in foes:
                if rival != unit and rival not in carriers and rival not in opponent:
                    answer = NO
                    break
        answers[unit] = answer
        if answer == OPEN:
            questions.append(unit)
    for army in carriers:
        answers[2 * size + army] = OPEN
        questions.append(2 * size + army)
    return questions


def _cuts_as_usual(rules: Rulebook) -> bool:
    """Whether the short cuts hold under the rulebook."""
    return (
        rules.self_cut is SelfCut.FORBIDDEN
        and rules.dislodged_attack is DislodgedAttack.CUTS_ELSEWHERE
        and rules.own_unit_attack is OwnUnitAttack.STANDS_OFF
        and rules.dislodged_standoff is not DislodgedStandoff.NONE
    )


def _plain_cut(battle: Battle, unit: int, foes: Sequence[int]) -> int:
    """Whether the support is cut for all to see, untouched, or open."""
    own, origin, carriers = battle.owner[unit], battle.help_at[unit], battle.carriers
    answer = YES
    for foe in foes:
        if battle.owner[foe] != own:
            if foe != origin and foe not in carriers:
                return NO
            answer = OPEN
    return answer
