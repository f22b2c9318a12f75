"""Copies: a new game that begins with the position of another, as its GM asks (CREATE … FROM).

docs: gm, "A GM can copy a position into a new game"

Only the position and the settings are copied: no orders, messages, votes, records or people.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from judge.game.anonymity import is_blind
from judge.game.permissions import is_master_of
from judge.game.phases.rollback import counted
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, PersonId, Role
from judge.game.settings import Settings
from judge.game.state import Game, Opening, Snapshot, comes_with_moves
from judge.rules.phases import Phase


def opening_of(
    game: Game, person: PersonId, judged: Sequence[Snapshot], phase: Phase | None
) -> Opening | Refused:
    """Return the position with which a phase opened, or (None) the current one; only for the game's GM.

    A phase that was adjudicated together with the moves of its season goes back to those moves.
    """
    if game.practice or not is_master_of(game, Actor(Role.MASTER, person)):
        return Refused(Refusal.COPIED_BY_ITS_GM)
    if is_blind(game):
        return Refused(Refusal.COPY_SHOWS_BOARD)
    valid = counted(game, judged)
    open_phase = all(one.number != game.number for one in valid)
    if open_phase and game.phase is not None and phase in (None, game.phase):
        return Opening(game.phase, game.position)
    found = _as_it_opened(valid, phase) if phase is not None else None
    return found or _not_copied(valid, phase)


def _as_it_opened(valid: Sequence[Snapshot], phase: Phase) -> Opening | None:
    """Return the position with which the phase, or the moves it was adjudicated with, opened."""
    named = [at for at, one in enumerate(valid) if one.phase == phase]
    until = valid[: named[-1] + 1] if named else ()
    own = [one for one in until if not comes_with_moves(one.settings, one.phase)]
    return Opening(own[-1].phase, own[-1].position) if own else None


def _not_copied(valid: Sequence[Snapshot], phase: Phase | None) -> Refused:
    """Return why there is no such position; for a finished game the phase has to be named."""
    if phase is None and valid:
        return Refused(Refusal.COPY_NAMES_PHASE, valid[-1].phase.mail_code)
    return Refused(Refusal.NOT_JUDGED, phase.mail_code if phase else "")


def settings_of_copy(game: Game, opening: Opening) -> Settings:
    """Return the game's settings, except those that belong to it alone and a last year that is past."""
    settings = replace(game.settings, comment="", boardman="", miller="", everything="")
    past = 0 < settings.last_year < opening.phase.year
    return replace(settings, last_year=0) if past else settings
