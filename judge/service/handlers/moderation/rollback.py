"""ROLLBACK and UNDO: an earlier phase is open again, and back (ADR 54)."""

from __future__ import annotations

from dataclasses import replace

from judge.game.commands.master import Rollback, Undo
from judge.game.events import EndTakenBack, RolledBack
from judge.game.roles import Role
from judge.notices.remarks import MasterRemark, Remark, remark
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.session import Session, not_signed_on


def roll_back(session: Session, command: Rollback) -> Outcome:
    """Open a judged phase of the game again; not below a line of the master's that was refused."""
    game = session.current_game()
    if game is None:
        return not_signed_on()
    return _turned(session, replace(command, judged=session.games.judged(game.name)))


def undo(session: Session, command: Undo) -> Outcome:
    """Return to the phase that the last ROLLBACK left."""
    return _turned(session, command)


def _turned(session: Session, command: Rollback | Undo) -> Outcome:
    actor = session.speaker.actor
    above = session.refused_above() if actor and actor.role is Role.MASTER else None
    if above is not None:
        return Rejected(remark(MasterRemark.HELD_BACK_BY_LINE, line=above))
    outcome, game = session.apply(command), session.current_game()
    if isinstance(outcome, Rejected) or game is None:
        return outcome if isinstance(outcome, Rejected) else not_signed_on()
    if any(isinstance(event, EndTakenBack) for event in outcome):
        return Done(remark(MasterRemark.END_TAKEN_BACK))
    back = next(event for event in outcome if isinstance(event, RolledBack))
    return Done(_what_was_done(back))


def _what_was_done(back: RolledBack) -> Remark:
    phase = back.phase
    if back.ended is not None and back.undo:
        return remark(MasterRemark.GAME_OVER_AGAIN)
    if back.ended is not None:
        return remark(MasterRemark.GAME_GOES_ON, phase=phase)
    if back.mended:
        return remark(MasterRemark.ADJUST_UNDONE, phase=phase)
    if back.undo:
        return remark(MasterRemark.ROLLBACK_UNDONE, phase=phase)
    if back.anew:
        return remark(MasterRemark.ROLLED_BACK_ANEW, phase=phase, left=back.left)
    return remark(MasterRemark.ROLLED_BACK, phase=phase, left=back.left)
