"""Notes to a changed setting: what of the game's settings comes to nothing since then."""

from __future__ import annotations

from judge.game.settings import Settings
from judge.game.settings.idle import Idle, idle
from judge.service.notices.remark_keys.master import MasterRemark
from judge.service.notices.remarks import Remark, remark
from judge.service.notices.replies import Note

_WORDS = {
    Idle.NO_LETTERS: MasterRemark.IDLE_NO_LETTERS,
    Idle.NOBODY_SEEN: MasterRemark.IDLE_NOBODY_SEEN,
    Idle.TOUCH_WITHOUT_PARTIAL: MasterRemark.IDLE_TOUCH_WITHOUT_PARTIAL,
    Idle.FAKES_WITHOUT_PARTIAL: MasterRemark.IDLE_FAKES_WITHOUT_PARTIAL,
    Idle.CONDITIONS_IN_THE_DARK: MasterRemark.IDLE_CONDITIONS_IN_THE_DARK,
}


def idle_notes(before: Settings, after: Settings) -> tuple[tuple[Note, Remark], ...]:
    """A note for each thing that comes to nothing after the change and did not before."""
    known = set(idle(before))
    return tuple((Note.CHECK, remark(_WORDS[one])) for one in idle(after) if one not in known)
