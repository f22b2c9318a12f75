"""The equations of a movement phase: moves, supports, convoys and the strengths after them (DATC 5.B).

An equation answers one question of `battle` from the answers to others:

    move      the attack beats who holds the goal, or comes head to head, and every rival for it
    support   no attack on the supporter cuts it (DATC 5.B.5)
    path      a chain of carriers that are not dislodged joins the two coasts (DATC 5.B.4)

and weighs four strengths, each one for the unit and one for every support given, counted in halves (a unit
that crosses a narrow border counts less), with exceptions:

    hold      of who stays in a province (DATC 5.B.6)
    defend    of a unit met head to head (DATC 5.B.7)
    attack    of a move against its goal; help of the victim's own power does not count (DATC 5.B.8)
    prevent   of a move against its rivals; none without a path (DATC 5.B.9)

Strengths come as two numbers, the least and the most they can still turn out to be; while nothing is
undecided the two are the same. A move succeeds when its least beats the most of all others, fails when its
most does not beat their least, and is OPEN in between: whatever is decided stays so (`resolution`, ADR 6).

Read `move` and what it calls, from `leaves` to `_beaten_from`; then `support` with `cuts`, and `path`. The
rest is asked once all is answered. Where rulebooks disagree an equation asks the rulebook's field (ADR 4).
"""

from __future__ import annotations

from collections.abc import Sequence

from judge.rules.board import WHOLE, connects, routes
from judge.rules.movement.battle import NOT_MOVING, Battle
from judge.rules.movement.convoys import backup, may_not_cut
from judge.rules.movement.resolution import NO, OPEN, YES
from judge.rules.rulebook import (
    BrokenConvoy,
    ConvoyAttackFrom,
    DislodgedAttack,
    DislodgedStandoff,
    DislodgedSupport,
    Garrison,
    MultiRoute,
    OwnUnitAttack,
    Rulebook,
    SelfCut,
)

Strength = tuple[int, int]
NONE: Strength = (0, 0)
ALONE: Strength = (WHOLE, WHOLE)
# Read once: on Python 3.11 a member read through its class costs more than the test it is for.
_OWN_UNIT_ATTACK_NO_EFFECT = OwnUnitAttack.NO_EFFECT
_DISLODGED_STANDOFF_FULL = DislodgedStandoff.FULL
_DISLODGED_STANDOFF_NONE_HEAD_TO_HEAD = DislodgedStandoff.NONE_HEAD_TO_HEAD
_SELF_CUT_FORBIDDEN = SelfCut.FORBIDDEN
_CONVOY_ATTACK_FROM_LAST_FLEET = ConvoyAttackFrom.LAST_FLEET
_DISLODGED_SUPPORT_KEPT = DislodgedSupport.KEPT
_DISLODGED_ATTACK_NO_EFFECT = DislodgedAttack.NO_EFFECT
_GARRISON_STANDS = Garrison.STANDS
_BROKEN_CONVOY_LITERAL_2000 = BrokenConvoy.LITERAL_2000


class Equations(Battle):
    """A battle with the equations that decide it."""

    __slots__ = ()

    def solve(self) -> None:
        """Answer every question: certain ones by shortcuts, the rest by the equations."""
        questions, followers = apply_shortcuts(self)
        if questions:
            self.resolve(questions)
        if followers:
            answer_followers(self, followers)

    def equation(self, question: int) -> int:
        """Return the equation behind a question, by its number."""
        size = self.size
        if question < size:
            return self.move(question)
        if question < 2 * size:
            return self.support(question - size)
        return self.path(question - 2 * size)

    def move(self, unit: int) -> int:
        """Decide whether a move succeeds: it must beat the unit there or head to head, and every rival."""
        goal = self.goes[unit]
        leaves = self.leaves(unit, goal)
        least, most = self.attack(unit, goal, leaves)
        if not most:
            return NO
        against_least, against_most = NONE if leaves == YES else self.hold(goal)
        if unit in self.opponent:
            low, high = self.defend(self.opponent[unit])
            against_least, against_most = max(against_least, low), max(against_most, high)
        rivals = self.attackers[goal] or ()
        if len(rivals) > 1:
            for rival in rivals:
                if rival != unit:
                    low, high = self.prevent(rival, goal)
                    against_least, against_most = max(against_least, low), max(against_most, high)
        if least > against_most:
            return YES
        return NO if most <= against_least else OPEN

    def leaves(self, unit: int, goal: int) -> int:
        """Decide whether no unit stays in the goal of a move or meets it head to head."""
        if self.owner[goal] is None:
            return YES
        if self.goes[goal] == NOT_MOVING or unit in self.opponent:
            return NO
        answer = self.answers[goal]
        return answer if answer <= YES else self.ask(goal)

    def attack(self, unit: int, goal: int, leaves: int) -> Strength:
        """Return the strength of a move against the province it enters (DATC 5.B.8).

        No one dislodges their own unit, nor helps others to: against a unit that stays, help of its own power
        does not count.
        """
        path = self.answers[2 * self.size + unit]
        if path > YES:
            path = self.ask(2 * self.size + unit)
        if path == NO:
            return NONE
        victim = self.owner[goal]
        if leaves == YES or victim is None:
            least, most = self.strength(unit, None)
        elif leaves == NO:
            least, most = self._against(unit, victim)
        else:
            # Help of the victim's power counts if the victim leaves, and
            # not if it stays: both must be kept possible.
            least, most = self._against(unit, victim)[0], self.strength(unit, None)[1]
        return (least, most) if path == YES else (0, most)

    def _against(self, unit: int, victim: str) -> Strength:
        return NONE if self.owner[unit] == victim else self.strength(unit, victim)

    def strength(self, unit: int, victim: str | None) -> Strength:
        """Return the unit's strength with its supports, without those of the victim's power."""
        helpers = self.helpers[unit]
        if helpers is None and not self.crossers:
            return ALONE
        least = most = self.crossers.get(unit, WHOLE)
        answers, size = self.answers, self.size
        for helper in helpers or ():
            if victim is None or self.owner[helper] != victim:
                given = answers[size + helper]
                if given > YES:
                    given = self.ask(size + helper)
                if given == YES:
                    least += WHOLE
                    most += WHOLE
                elif given != NO:
                    most += WHOLE
        return least, most

    def hold(self, province: int) -> Strength:
        """Return the strength of the unit that stays in the province (DATC 5.B.6)."""
        if self.owner[province] is None:
            return NONE
        if self.goes[province] == NOT_MOVING:
            return self.strength(province, None)
        leaves = self.answers[province]
        if leaves > YES:
            leaves = self.ask(province)
        if leaves == YES:
            return NONE
        # Support to hold does not help a unit that was ordered to move (DATC 5.B.6).
        return ALONE if leaves == NO else (0, WHOLE)

    def defend(self, unit: int) -> Strength:
        """Return the strength of a unit met head to head (DATC 5.B.7)."""
        return self.strength(unit, None)

    def prevent(self, unit: int, goal: int) -> Strength:
        """Return the strength with which a move keeps rivals out of its goal (DATC 5.B.9).

        A move without a path has none, nor has one that lost its head-to-head battle (Koning; DATC 4.A.7).
        """
        path = self.reaches(unit) if unit in self.carriers else YES
        if path == NO:
            return NONE
        beaten = self._beaten_from(unit, goal)
        if beaten == YES:
            return NONE
        if (
            self.rulebook.own_unit_attack is _OWN_UNIT_ATTACK_NO_EFFECT
            and self.owner[goal] == self.owner[unit]
        ):
            leaves = self.ask(goal)
            if leaves == NO:
                return NONE
            # NO is 0 and OPEN is 2: the greater one is the less certain.
            beaten = max(beaten, NO if leaves == YES else OPEN)
        least, most = self.strength(unit, None)
        return (least, most) if path == YES and beaten == NO else (0, most)

    def _beaten_from(self, unit: int, goal: int) -> int:
        """Return whether the unit is dislodged from where it wants to go, so far as the rulebook cares."""
        rule = self.rulebook.dislodged_standoff
        if self.goes[goal] != unit or rule is _DISLODGED_STANDOFF_FULL:
            return NO
        if unit in self.opponent:
            return self.ask(goal)
        if rule is _DISLODGED_STANDOFF_NONE_HEAD_TO_HEAD:
            return NO
        return _both(self.ask(goal), _not(self.ask(unit)))

    def support(self, unit: int) -> int:
        """Decide whether a support is given: no attack on the supporter cuts it (DATC 5.B.5)."""
        given = YES
        for attacker in self.attackers[unit] or ():
            cut = self.cuts(attacker, unit)
            if cut == YES:
                return NO
            if cut != NO:
                given = OPEN
        return given

    def cuts(self, attacker: int, supporter: int) -> int:
        """Return whether that attack cuts the support.

        Not one's own, and from where the support goes only by dislodging (DATC 6.D.15 to 6.D.17).
        """
        rules = self.rulebook
        if self.owner[attacker] == self.owner[supporter] and rules.self_cut is _SELF_CUT_FORBIDDEN:
            return NO
        if attacker in self.crossers:
            return self._cuts_across(attacker)
        by_sea = attacker in self.carriers
        if by_sea and may_not_cut(self, attacker, supporter):
            return NO
        if attacker == self.help_at[supporter] and not (
            by_sea and rules.convoy_attack_from is _CONVOY_ATTACK_FROM_LAST_FLEET
        ):
            return NO if rules.dislodged_support is _DISLODGED_SUPPORT_KEPT else self.ask(attacker)
        path = self.reaches(attacker) if by_sea else YES
        if path != NO and rules.dislodged_attack is _DISLODGED_ATTACK_NO_EFFECT:
            return _both(path, _not(self.dislodged(attacker)))
        return path

    def _cuts_across(self, attacker: int) -> int:
        """Over a narrow border half a unit cuts by dislodging only; where supports alone count, they cut."""
        if self.crossers[attacker]:
            return self.ask(attacker)
        least, most = self.strength(attacker, None)
        return YES if least else (OPEN if most else NO)

    def reaches(self, unit: int) -> int:
        """Decide whether the move affects its goal: it has a path, or the rulebook lets a broken one do."""
        if self.rulebook.broken_convoy is _BROKEN_CONVOY_LITERAL_2000 and unit in self.carriers:
            return YES if connects(self.occupancy.board, self.carriers[unit], unit, self.goes[unit]) else NO
        return self.ask(2 * self.size + unit)

    def path(self, army: int) -> int:
        """Decide whether a convoyed army has a path of undislodged fleets (DATC 5.B.4, 4.A.1)."""
        carriers = self.carriers[army]
        board, goal = self.occupancy.board, self.goes[army]
        fates = {fleet: self.dislodged(fleet) for fleet in carriers}
        if self.rulebook.multi_route is MultiRoute.ANY_BROKEN:
            needed = {fleet for route in routes(board, carriers, army, goal) for fleet in route}
            return _not(max((fates[fleet] for fleet in needed), key=(NO, OPEN, YES).index, default=YES))
        if not connects(board, frozenset(f for f, fate in fates.items() if fate != YES), army, goal):
            return NO
        safe = frozenset(f for f, fate in fates.items() if fate == NO)
        return YES if connects(board, safe, army, goal) else OPEN

    def beleaguered(self) -> set[int]:
        """Return the beleaguered garrisons that must retreat although no attacker comes in (Walker)."""
        if self.rulebook.garrison is _GARRISON_STANDS:
            return set()
        return {goal for goal in set(self.goes) - {NOT_MOVING} if self._outmatched(goal)}

    def _outmatched(self, province: int) -> bool:
        """Return whether the two strongest attacks are equal and each stronger than the unit there."""
        # NO: the garrison counts as staying, so help of its own power against it does not count.
        attacks = sorted(self.attack(unit, province, NO)[0] for unit in self.attackers[province] or ())
        held = self.hold(province)[0]
        return len(attacks) > 1 and attacks[-1] == attacks[-2] > held > 0

    def stranded(self) -> set[int]:
        """Return the armies that walk because their convoy broke; the phase must then be solved again.

        A convoy that a paradox stopped is not broken: its army stays (DATC 6.G.11).
        """
        if not self.walkers:
            return set()
        return {a for a in self.walkers - self.annulled if self.answers[2 * self.size + a] == NO}

    def dislodged(self, unit: int) -> int:
        """Decide whether another unit takes the unit's province while it stays there."""
        fate = NO
        for attacker in self.attackers[unit] or ():
            won = self.ask(attacker)
            if won == YES:
                leaves = self.ask(unit) if self.goes[unit] != NOT_MOVING else NO
                return _not(leaves)
            if won != NO:
                fate = OPEN
        return fate

    def backup(self, cycle: Sequence[int], solutions: Sequence[dict[int, int]]) -> dict[int, int]:
        """Return the backup rule: answers for a cycle that has no solution or several."""
        return backup(self, cycle, solutions)


def _not(answer: int) -> int:
    return answer if answer >= OPEN else 1 - answer


def _both(one: int, other: int) -> int:
    if NO in (one, other):
        return NO
    return YES if one == other == YES else OPEN


# Shortcuts: questions of a movement phase that are answered without weighing strengths.
#
# Most of a phase needs no more, and this is where its speed comes from. They must never say other
# than the equations do: a property test compares the two, and `_hold_under` tells for which rulebooks
# they hold (ADR 6); where a unit crosses a narrow border they do not.

_DISLODGED_ATTACK_CUTS_ELSEWHERE = DislodgedAttack.CUTS_ELSEWHERE
_OWN_UNIT_ATTACK_STANDS_OFF = OwnUnitAttack.STANDS_OFF
_DISLODGED_STANDOFF_NONE = DislodgedStandoff.NONE


def apply_shortcuts(battle: Battle) -> tuple[list[int], list[int]]:
    """Answer what needs no equation; returns the questions that do, and the followers.

    An attack from elsewhere cuts at once; a lone move into an empty province gets there; a move without help
    beats neither a unit that stays nor a rival; where all supports are answered, a lone attack on a unit that
    stays is a matter of counting. A follower moves without help and without rivals to where another unit is
    leaving: it gets there if that unit gets away (`answer_followers`).
    """
    usual = _hold_under(battle.rulebook) and not battle.crossers
    followers: list[int] = []
    lone_attacks: list[int] = []
    answers, first_path = battle.answers, 2 * battle.size
    questions = _answer_supports(battle, usual=usual)
    settled = not questions and not battle.carriers
    questions += _answer_moves(battle, followers, lone_attacks) if usual else battle.movers
    if settled:
        for attacker in lone_attacks:
            answers[attacker] = _outnumbers(battle, attacker)
    else:
        questions += lone_attacks
        questions += [first_path + army for army in battle.carriers]
    for question in questions:
        answers[question] = OPEN
    for follower in followers:
        answers[follower] = OPEN
    return questions, followers


def answer_followers(battle: Battle, followers: Sequence[int]) -> None:
    """Answer the moves of the followers, last of all: like the unit ahead, and YES for a ring of them."""
    answers, goes = battle.answers, battle.goes
    for follower in followers:
        if answers[follower] == OPEN:
            column, ahead = [follower], goes[follower]
            while answers[ahead] == OPEN and ahead != follower:
                column.append(ahead)
                ahead = goes[ahead]
            answer = YES if ahead == follower else answers[ahead]
            for unit in column:
                answers[unit] = answer


def _answer_supports(battle: Battle, *, usual: bool) -> list[int]:
    """Answer the supports under attack that are certain; returns the questions left."""
    answers, size, attackers = battle.answers, battle.size, battle.attackers
    questions: list[int] = []
    for unit in battle.supporters:
        foes = attackers[unit]
        if foes is not None:
            answer = _certain_support(battle, unit, foes) if usual else OPEN
            if answer == OPEN:
                questions.append(size + unit)
            else:
                answers[size + unit] = answer
    return questions


def _answer_moves(battle: Battle, followers: list[int], lone_attacks: list[int]) -> list[int]:
    """Answer the moves that are certain, note followers and lone attacks; returns the questions left.

    A move not answered YES stands at NO. A unit met head to head defends itself with one at least, which a
    move without help does not beat.
    """
    answers, owner, goes = battle.answers, battle.owner, battle.goes
    attackers, helpers, carriers = battle.attackers, battle.helpers, battle.carriers
    opponent = battle.opponent
    questions: list[int] = []
    for unit in battle.movers:
        goal, alone = goes[unit], helpers[unit] is None
        foes = attackers[goal] or ()
        if unit in carriers:
            questions.append(unit)
        elif alone and unit in opponent:
            continue
        elif len(foes) == 1:
            if owner[goal] is None:
                answers[unit] = YES
            elif goes[goal] != NOT_MOVING:
                (followers if alone else questions).append(unit)
            elif not alone and owner[goal] != owner[unit]:
                lone_attacks.append(unit)
        elif not alone or not _faces_a_rival(battle, unit, foes):
            questions.append(unit)
    return questions


def _outnumbers(battle: Battle, unit: int) -> int:
    """Return whether more help the attack than the unit that stays.

    Nobody helps against a unit of his own power.
    """
    owner, helpers, answers, size = battle.owner, battle.helpers, battle.answers, battle.size
    goal = battle.goes[unit]
    victim = owner[goal]
    attack = sum([answers[size + helper] for helper in helpers[unit] or () if owner[helper] != victim])
    return YES if attack > sum([answers[size + helper] for helper in helpers[goal] or ()]) else NO


def _faces_a_rival(battle: Battle, unit: int, foes: Sequence[int]) -> bool:
    """Whether a rival is sure to keep a move without help out: one by land with no head-to-head battle."""
    carriers, opponent = battle.carriers, battle.opponent
    for foe in foes:  # noqa: SIM110  # any() costs three times as much on lists this short
        if foe != unit and foe not in carriers and foe not in opponent:
            return True
    return False


def _hold_under(rules: Rulebook) -> bool:
    """Return whether the shortcuts hold under the rulebook."""
    return (
        rules.self_cut is _SELF_CUT_FORBIDDEN
        and rules.dislodged_attack is _DISLODGED_ATTACK_CUTS_ELSEWHERE
        and rules.own_unit_attack is _OWN_UNIT_ATTACK_STANDS_OFF
        and rules.dislodged_standoff is not _DISLODGED_STANDOFF_NONE
    )


def _certain_support(battle: Battle, unit: int, foes: Sequence[int]) -> int:
    """Answer a support under attack: NO if one cuts it for certain, YES if none can, else OPEN."""
    own, origin, carriers = battle.owner[unit], battle.help_at[unit], battle.carriers
    answer = YES
    for foe in foes:
        if battle.owner[foe] != own:
            if foe != origin and foe not in carriers:
                return NO
            answer = OPEN
    return answer
