"""Convoy paradoxes: supports a convoyed army may not cut, and which convoys are stopped (DATC 4.A.2)."""

from __future__ import annotations

from collections.abc import Sequence

from judge.rules.board import FLEET
from judge.rules.convoy_routes import connects
from judge.rules.movement.battle import Battle
from judge.rules.movement.resolution import NO, YES
from judge.rules.rulebook import ConvoyParadox


def may_not_cut(battle: Battle, army: int, supporter: int) -> bool:
    """Whether the rulebook keeps a convoyed army from cutting this support (DATC 4.A.2 a, b, c)."""
    rule = battle.rulebook.convoy_paradox
    target = battle.help_at[supporter]
    if rule is ConvoyParadox.R1982:
        return any(target in carriers for carriers in battle.carriers.values())
    if target not in battle.carriers[army] or supporter in (battle.helpers[target] or ()):
        return False
    if rule is ConvoyParadox.R1971:
        return battle.occupancy.kind[supporter] == FLEET
    if rule is ConvoyParadox.R2000:
        others = battle.carriers[army] - {target}
        return not connects(battle.occupancy.board, others, army, battle.goes[army])
    return False


def backup(battle: Battle, knot: Sequence[int], solutions: Sequence[dict[int, int]]) -> dict[int, int]:
    """The backup rule for a knot with no solution or several: moves go round, convoys stop (DATC 5.E)."""
    first_path = 2 * battle.size
    paths = [q for q in knot if q >= first_path and len({s[q] for s in solutions}) != 1]
    if not paths:
        nothing = dict.fromkeys(knot, NO)
        return max(solutions, key=lambda s: sum(s.values()), default=nothing)
    rule = battle.rulebook.convoy_paradox
    if rule is ConvoyParadox.CONVOY_FIRST:
        landing = next((s for s in solutions if all(s[q] == YES for q in paths)), None)
        if landing is not None:
            return landing
    all_hold = rule is ConvoyParadox.ALL_HOLD
    stopped = [q for q in knot if not battle.size <= q < first_path] if all_hold else paths
    battle.annulled.update(q - first_path for q in paths)
    return dict.fromkeys(stopped, NO)
