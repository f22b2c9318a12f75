"""The next phase: which one follows a judged one, with ownership after the fall; empty phases are skipped."""

from __future__ import annotations

from dataclasses import dataclass, replace

from judge.game.anonymity import is_summer
from judge.game.orders.outstanding import adjusting_powers, is_open_to_transform
from judge.game.permissions import players_of_several
from judge.game.settings import Settings
from judge.game.state import Game
from judge.rules.adjustments import owners, settled_homes, with_neutral_armies
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Position, Power
from judge.rules.variant import Variant, winner

USUAL_SETTINGS = Settings()


@dataclass(frozen=True, slots=True)
class FollowingPhase:
    """What follows a phase: the next one, its position, and whether a year's centres were counted."""

    phase: Phase
    position: Position
    counted: bool


def following_phase(
    variant: Variant, judged: Phase, after: Position, settings: Settings = USUAL_SETTINGS
) -> FollowingPhase:
    """The next phase in which somebody has something to order, may transform, or may speak in summer.

    Dislodged units that cannot retreat are gone from the next position; stand-offs are forgotten once the
    retreats are over.
    """
    phase, counted = variant.next_phase(judged), False
    position = replace(after, dislodged=tuple(d for d in after.dislodged if d.retreats))
    while True:
        if phase.kind is PhaseKind.RETREAT:
            if position.dislodged or is_summer(settings, phase):
                return FollowingPhase(phase, position, counted)
        else:
            position = replace(position, dislodged=(), contested=frozenset())
        if phase.kind is PhaseKind.ADJUSTMENT:
            position = replace(position, centres=owners(variant.board, position))
            position = settled_homes(variant.board, position, phase.year)
            counted = True
            if adjusting_powers(variant, position) or is_open_to_transform(variant, position):
                return FollowingPhase(phase, position, counted)
            position = with_neutral_armies(variant.board, position)
        if phase.kind is PhaseKind.MOVEMENT:
            return FollowingPhase(phase, position, counted)
        phase = variant.next_phase(phase)


def winners(game: Game, position: Position) -> tuple[Power, ...]:
    """The power that wins by its centres, or all that its player leads, where each leads several.

    Empty while nobody has enough or the leaders are equal.
    """
    assert game.phase is not None
    needed = game.settings.victory or game.variant.victory
    players = players_of_several(game)
    won = winner(needed, game.variant.condition, game.phase.year, position.centres, players)
    if won is None:
        return ()
    own = (power for power in players if power in position.centres.values())
    return tuple(power for power in own if players[power] == won) or (won,)
