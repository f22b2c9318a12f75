"""Keys of the remarks about what a game's master commands."""

from __future__ import annotations

from enum import StrEnum, auto


class MasterRemark(StrEnum):
    """One key for each sentence of `judge/render/text/remarks/master.py`."""

    PHASE_JUDGED = auto()
    ROLLED_BACK = auto()
    ADJUSTED = auto()
    ROLLBACK_UNDONE = auto()
    ROLLBACK_HELD_BACK = auto()
    ORDERS_MISSING = auto()
    NO_ORDERS_FROM = auto()
    NOT_ALL_ORDERS_FROM = auto()
    HELD_BACK = auto()
    DEADLINE_MOVED = auto()
    LATE_ACCEPTED = auto()
    GRACE_MOVED = auto()
    SETTING_SAME = auto()
    SETTING_CHANGED = auto()
    VARIANT_CHANGED = auto()
    VARIANT_NEVER_BLIND = auto()
    VARIANT_CHANGED_AND_FULL = auto()
    GUNBOAT_STAYS = auto()
    CLOCK_CHANGED = auto()
    GAME_ZONE_CHANGED = auto()
    RULEBOOK_CHANGED = auto()
    READING_CHANGED = auto()
    PAUSED = auto()
    RESUMED = auto()
    EJECTED = auto()
    ADMITTED = auto()
    TERMINATED = auto()
    MASTER_ONLY = auto()
    NOT_FOR_POWER = auto()
    EJECT_INSTEAD = auto()
    AWAY_SET = auto()
    AWAY_SET_AND_MOVED = auto()
    AWAY_ENDED = auto()
    AWAY_OF_WHOM = auto()
    AWAY_TOO_LONG = auto()
    MASTER_ASKED = auto()
    MASTER_ASKED_OFTEN = auto()
    EXTENDED_ALREADY = auto()
    START_SET = auto()
    GAME_BEGUN = auto()
    MASTER_SPEAKS_FOR_POWER = auto()
    MASTER_SPEAKS_FOR_HIMSELF = auto()
