"""Notes to a changed setting: what of the game's settings comes to nothing since then."""

from __future__ import annotations

from judge.game.settings import Settings
from judge.game.settings.table import Idle, idle
from judge.notices.remarks import MasterRemark, Remark, remark
from judge.notices.replies import Note


def idle_notes(before: Settings, after: Settings) -> tuple[tuple[Note, Remark], ...]:
    """A note for each thing that comes to nothing after the change and did not before."""
    known = set(idle(before))
    return tuple((Note.CHECK, _in_words(one)) for one in idle(after) if one not in known)


def _in_words(one: Idle) -> Remark:
    match one:
        case Idle.NO_LETTERS:
            return remark(MasterRemark.IDLE_NO_LETTERS)
        case Idle.NOBODY_SEEN:
            return remark(MasterRemark.IDLE_NOBODY_SEEN)
        case Idle.TOUCH_WITHOUT_PARTIAL:
            return remark(MasterRemark.IDLE_TOUCH_WITHOUT_PARTIAL)
        case Idle.FAKES_WITHOUT_PARTIAL:
            return remark(MasterRemark.IDLE_FAKES_WITHOUT_PARTIAL)
        case Idle.CONDITIONS_IN_THE_DARK:
            return remark(MasterRemark.IDLE_CONDITIONS_IN_THE_DARK)
