"""Short cuts: what a movement phase settles without weighing anything.

They must never say other than the equations do; a property test compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence

from judge.rules.battle import NOT_MOVING, Battle
from judge.rules.resolution import NO, OPEN, YES
from judge.rules.rulebook import DislodgedAttack, DislodgedStandoff, OwnUnitAttack, Rulebook, SelfCut


def plain_cases(battle: Battle) -> list[int]:
    """Answer what needs no weighing, and return the questions that do.

    These are short cuts through the equations, never other rules: an attack from elsewhere cuts at once; a lone
    move into an empty province gets there; a move without help beats neither a unit that stays nor a rival.
    """
    answers, size, owner, goes = battle.answers, battle.size, battle.owner, battle.goes
    attackers, helpers, carriers, opponent = (
        battle.attackers,
        battle.helpers,
        battle.carriers,
        battle.opponent,
    )
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
