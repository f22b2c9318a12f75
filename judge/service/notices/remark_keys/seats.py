"""Keys of the remarks about seats: taken, left, wished for."""

from __future__ import annotations

from enum import StrEnum, auto


class SeatRemark(StrEnum):
    """One key for each sentence of `judge/render/text/remarks/seats.py`."""

    NO_SUCH_POWER = auto()
    SEAT_LEFT = auto()
    NO_POWERS_YET = auto()
    NO_POWERS_YET_BUT_JOIN = auto()
    SEVERAL_POWERS_FREE = auto()
    GAME_FULL = auto()
    MASTER_HAS_SEAT = auto()
    JOINED = auto()
    JOINED_AS_LAST = auto()
    JOINED_BEFORE_ROLL_CALL = auto()
    JOINED_WITH_POWER = auto()
    TOOK_OVER = auto()
    TOOK_OVER_AS_STANDBY = auto()
    STANDS_BY = auto()
    STANDS_BY_FOR_A_SEASON = auto()
    OFFER_LAPSED = auto()
    OFFER_TAKEN = auto()
    OFFER_NEEDLESS = auto()
    OFFER_REFUSED = auto()
    OFFER_TO_MEMBER = auto()
    OFFER_DECLINED = auto()
    STANDBY_LISTED = auto()
    STANDBY_GAME_HAS_FREE = auto()
    STANDBY_UNKNOWN = auto()
    STANDBY_OFF = auto()
    ANY_GAME = auto()
    GUNBOAT_GAMES = auto()
    BLIND_GAMES = auto()
    ONE_GAME = auto()
    BOARD_GAMES = auto()
    WATCHES = auto()
    WATCHES_BLIND = auto()
    LEFT = auto()
    LEFT_GAME = auto()
    STOPPED_WATCHING = auto()
    WISHES_NOTED = auto()
    PRESENCE_NOTED = auto()
    NO_WISHES_NOTED = auto()
    NOTED = auto()
