"""Shortcuts: questions of a movement phase that are answered without weighing strengths.

Most of a phase needs no more, and this is where its speed comes from. They must never say other than the
equations do: a property test compares the two, and `_hold_under` tells for which rulebooks they hold (ADR 6);
where a unit crosses a narrow border they do not.
"""

from __future__ import annotations

from collections.abc import Sequence

from judge.rules.movement.battle import NOT_MOVING, Battle
from judge.rules.movement.resolution import NO, OPEN, YES
from judge.rules.rulebook import DislodgedAttack, DislodgedStandoff, OwnUnitAttack, Rulebook, SelfCut

# Read once: on Python 3.11 a member read through its class costs more than the test it is for.
_SELF_CUT_FORBIDDEN = SelfCut.FORBIDDEN
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
    """Whether more help the attack than the unit that stays; nobody helps against a unit of his own power."""
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
    """Whether the shortcuts hold under the rulebook."""
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
