"""Keys of the remarks about games: created, signed on to, shown."""

from __future__ import annotations

from enum import StrEnum, auto


class GameRemark(StrEnum):
    """One key for each sentence of `judge/render/text/remarks.py`."""

    NO_SUCH_GAME = auto()
    NO_SUCH_GAME_OF_YOURS = auto()
    GAME_NAME_MALFORMED = auto()
    GAME_EXISTS = auto()
    GAME_NAME_NOT_FREE = auto()
    """Taken, be it by a game of which nobody is told, or kept."""
    GAME_CREATED = auto()
    DEADLINES_SPREAD = auto()
    SERIES_CREATED = auto()
    NO_SERIES_OF_THAT_NAME = auto()
    NO_SERIES_NAMED = auto()
    GAME_NAME_HAS_MEANING = auto()
    GAME_LOOKS_ALIKE = auto()
    PRACTICE_OPENED = auto()
    PRACTICE_OPENED_WITH_PASSWORD = auto()
    PRACTICE_STILL_OPEN = auto()
    NO_SUCH_VARIANT = auto()
    NO_SUCH_OPTION = auto()
    SETTING_NO_BOARD = auto()
    VARIANT_UNPLAYABLE = auto()
    MAY_NOT_CREATE = auto()
    JUDGE_CLOSED = auto()
    CREATED_ENOUGH = auto()
    NOT_SIGNED_ON = auto()
    SPEAKS_AS_MASTER = auto()
    SPEAKS_AS_PLAYER = auto()
    SPEAKS_AS_PLAYER_WISHING = auto()
    PASSWORD_OF_LAST_YES = auto()
    SPEAKS_AS_OBSERVER = auto()
    SPEAKS_FOR_POWER = auto()
    SPEAKS_UNPROVEN = auto()
    PLAYER_IS_BACK = auto()
    SEAT_NEEDS_CONFIRMATION = auto()
    SEAT_WAITS = auto()
    SEE_BELOW = auto()
    SHOWN_ONCE = auto()
    ONE_PAGE_FOR_STRANGERS = auto()
    TOO_MANY_PAGES = auto()
    NO_SUCH_LIST_PAGE = auto()
    FILES_LISTED = auto()
    NO_SUCH_FILE = auto()
    NO_SINGLE_PHASE = auto()
    VERSION_SHOWN = auto()
    NO_SUCH_PLACE = auto()
    NO_REASONS_YET = auto()
    PHASE_NOT_JUDGED = auto()
