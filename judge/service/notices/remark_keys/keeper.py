"""Keys of the remarks for the keeper: what a note is about, and what happened."""

from __future__ import annotations

from enum import StrEnum, auto


class KeeperRemark(StrEnum):
    """One key for each sentence of `judge/render/text/remarks/keeper.py`."""

    MAIL_FAILED = auto()
    MAIL_FAILED_DETAIL = auto()
    MAIL_DIED_DETAIL = auto()
    MASTER_UNREACHABLE = auto()
    STATUS_IDLE = auto()
    STATUS_MAILBOX_IDLE = auto()
    STATUS_NEVER_WORKED = auto()
    STATUS_TROUBLE = auto()
    STATUS_GAME_FAILS = auto()
    STATUS_HELD = auto()
    STATUS_WAITING = auto()
    STATUS_UNSENT = auto()
    STATUS_SET_ASIDE = auto()
    STATUS_UNSENDABLE = auto()
    STATUS_DISK = auto()
    STATUS_DISK_FULL = auto()
    STATUS_READ_ONLY = auto()
    STATUS_CLOSED = auto()
    STATUS_NO_BACKUP = auto()
    STATUS_OLD_BACKUP = auto()
    UNDRAWN = auto()
    UNDRAWN_DETAIL = auto()
    GAME_FAILS = auto()
    GAME_FAILS_DETAIL = auto()
    DEADLINES_HELD = auto()
    DEADLINES_HELD_DETAIL = auto()
    FAULTY_MAIL = auto()
    FAULTY_MAIL_DETAIL = auto()
    FAULTY_MAIL_RELEASED = auto()
    FAULTY_MAIL_RELEASED_DETAIL = auto()
    STATUS_FAULTY_MAIL = auto()
    GAME_PAUSED_ITSELF = auto()
    GAME_PAUSED_ITSELF_DETAIL = auto()
    MASTER_LEAVES = auto()
    MASTER_SILENT = auto()
    MASTER_SILENT_DETAIL = auto()
    MASTER_LEAVES_DETAIL = auto()
    OUTAGE = auto()
    OUTAGE_MOVED = auto()
    OUTAGE_WITHOUT_DEADLINE = auto()
    CLOCK_BACK = auto()
    CLOCK_BACK_DETAIL = auto()
    STATUS_CLOCK_BACK = auto()
