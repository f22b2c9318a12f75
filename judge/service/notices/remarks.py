"""Remarks: what the judge has to say to the writer of a line, a key with values; render has the sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum, auto
from typing import TypeAlias, Union

from judge.game.events import Refused
from judge.game.roles import Role
from judge.game.state import Game
from judge.rules.phases import Phase
from judge.rules.variant import PowerFacts


class RemarkKey(StrEnum):
    """One key for each sentence of the service; `judge/render/text/remarks` has a row for every one."""

    # The mail as a whole
    TOO_MANY_LINES = auto()
    MAIL_WAITS = auto()
    MAIL_WAITS_IF_RIGHT = auto()
    MAIL_NOT_ASKED = auto()
    MAIL_SET_ASIDE = auto()
    SIGNED_OFF = auto()
    SIGN_ON_REFUSED = auto()
    PHASE_UNKNOWN = auto()
    HEADING_LEADS = auto()
    TEXT_UNREAD = auto()
    ORDERS_LEFT_OUT = auto()
    SUBJECT_UNREAD = auto()
    NOBODY_PROVEN = auto()
    PHASE_IS_PAST = auto()
    REPLY_TOO_LITTLE = auto()
    SUBJECT_IGNORED = auto()
    PROSE = auto()
    PROSE_AGAIN = auto()
    PROSE_FORGOTTEN = auto()
    PROSE_LEAVE = auto()
    PROSE_ABSENCE = auto()
    PROSE_WAIT = auto()
    PROSE_DRAW = auto()
    PROSE_DEADLINE = auto()
    PROSE_MAP = auto()
    PROSE_GAMES = auto()
    ORDERS_OF_NOBODY = auto()
    PROSE_OFFER = auto()
    PROSE_HELP = auto()
    PROSE_OF_MASTER = auto()
    PROSE_OF_STRANGER = auto()
    PROSE_CLEAR = auto()
    PROSE_NOWAIT = auto()
    PROSE_MORE_TIME = auto()
    PROSE_PAUSE = auto()
    PROSE_PROCESS = auto()
    PROSE_END = auto()
    PROSE_TERMINATE = auto()
    PROSE_EJECT = auto()
    PROSE_ADMIT = auto()
    PROSE_FOR_MASTER = auto()
    PROSE_PASSWORD = auto()
    PROSE_ADDRESS = auto()
    PROSE_JOIN = auto()
    PROSE_CREATE = auto()
    PROSE_CONDITION = auto()

    # Who a person is, and his address
    NOT_REGISTERED = auto()
    REGISTERED = auto()
    ENTRY_CHANGED = auto()
    ENTRY_WANTS_PROOF = auto()
    NOT_QUOTED = auto()
    DONE_UNQUOTED = auto()
    NAME_MISSING = auto()
    ZONE_UNKNOWN = auto()
    ZONE_NEAR = auto()
    ZONE_SET = auto()
    ZONE_OF_GAME = auto()
    ZONE_IS_UTC = auto()
    STYLE_SET = auto()
    ADDRESS_SAME = auto()
    ADDRESS_MALFORMED = auto()
    ADDRESS_TAKEN = auto()
    ADDRESS_ASKED_OFTEN = auto()
    ADDRESS_WAITS = auto()
    ADDRESS_MOVED = auto()

    # Passwords
    PASSWORD_CHANGED = auto()
    PASSWORD_SET_ABOVE = auto()
    TOO_MANY_PASSWORDS = auto()
    PASSWORD_RESET = auto()
    PASSWORD_MISSING = auto()
    PLACEHOLDER_KEPT = auto()
    PLACEHOLDER_SENT = auto()
    PASSWORD_WRONG = auto()
    SEAT_TAKEN = auto()
    SEAT_TAKEN_OTHERS_FREE = auto()
    PASSWORD_WRONG_OF_MEMBER = auto()
    SEAT_TAKEN_OVER = auto()
    SEAT_TAKEN_OVER_UNNAMED = auto()
    PASSWORD_SHORT = auto()
    PASSWORD_COMMON = auto()
    PASSWORD_OURS = auto()
    PASSWORDS_GUESSED = auto()
    TOKEN_SENT = auto()
    TOKEN_UNKNOWN = auto()

    # Games: created, listed, signed on to
    NO_SUCH_GAME = auto()
    NO_SUCH_GAME_OF_YOURS = auto()
    GAME_NAME_MALFORMED = auto()
    GAME_EXISTS = auto()
    GAME_CREATED = auto()
    GAME_NAME_RESERVED = auto()
    GAME_NAME_HAS_MEANING = auto()
    GAME_LOOKS_ALIKE = auto()
    PRACTICE_OPENED = auto()
    PRACTICE_OPENED_WITH_PASSWORD = auto()
    PRACTICE_STILL_OPEN = auto()
    NO_SUCH_VARIANT = auto()
    VARIANT_UNPLAYABLE = auto()
    MAY_NOT_CREATE = auto()
    CREATED_ENOUGH = auto()
    NOT_SIGNED_ON = auto()
    SPEAKS_AS_MASTER = auto()
    SPEAKS_AS_PLAYER = auto()
    PASSWORD_OF_LAST_YES = auto()
    SPEAKS_AS_OBSERVER = auto()
    SPEAKS_FOR_POWER = auto()
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
    VERSION_SHOWN = auto()

    # Seats
    NO_SUCH_POWER = auto()
    SEAT_LEFT = auto()
    NO_POWERS_YET = auto()
    NO_POWERS_YET_BUT_JOIN = auto()
    SEVERAL_POWERS_FREE = auto()
    GAME_FULL = auto()
    MASTER_HAS_SEAT = auto()
    JOINED = auto()
    JOINED_AS_LAST = auto()
    JOINED_WITH_POWER = auto()
    TOOK_OVER = auto()
    WATCHES = auto()
    WATCHES_BLIND = auto()
    LEFT = auto()
    LEFT_GAME = auto()
    STOPPED_WATCHING = auto()
    WISHES_NOTED = auto()
    NO_WISHES_NOTED = auto()
    NOTED = auto()

    # Orders
    ORDERS_ADD = auto()
    ORDERS_ADD_ALWAYS = auto()
    ORDERS_CLEARED = auto()
    ORDERS_AHEAD_CLEARED = auto()
    ORDERS_OF_PHASE_CLEARED = auto()
    NO_ORDERS_TO_GIVE = auto()
    ORDERS_ARE_FOR = auto()
    KEPT_FOR_PHASE = auto()
    BLOCK_KEPT_FOR_PHASE = auto()
    PLACE_ORDERED_AGAIN = auto()
    UNIT_ORDERED_TWICE = auto()
    MORE_THAN_DUE = auto()
    SET_REPLACED = auto()
    WISH_KEPT = auto()
    WISH_WITHOUT_PHASE = auto()
    ORDER_IN_FORCE = auto()
    LINE_ACTS = auto()
    LINE_SPEAKS = auto()
    WAIT_SET = auto()
    WAIT_OFF = auto()
    DRAW_VOTED = auto()
    DRAW_AGREED = auto()
    DRAW_NOT_VOTED = auto()
    UNIT_LENT = auto()
    ALL_UNITS_LENT = auto()
    UNIT_TAKEN_BACK = auto()
    ALL_UNITS_TAKEN_BACK = auto()

    # Letters
    LETTER_SENT = auto()
    TOO_MANY_LETTERS = auto()
    TOLD_ALL_OFTEN = auto()
    LETTER_SENT_TO_ALL = auto()
    GREY_LETTER_SENT = auto()
    GREY_LETTER_SENT_TO_ALL = auto()
    LETTER_SENT_TO_OTHERS = auto()
    GREY_LETTER_SENT_TO_OTHERS = auto()
    LETTER_UNREAD = auto()
    EVERYBODY = auto()
    EVERYBODY_BUT = auto()
    MINUTES = auto()
    SECONDS = auto()
    LETTER_LEAVES = auto()
    GREY_LETTER_LEAVES = auto()
    LETTER_ASKS = auto()
    GREY_LETTER_ASKS = auto()
    LETTER_TO_EVERYBODY = auto()
    LETTER_TO_OBSERVERS = auto()
    LETTER_MEANT_FOR_ME = auto()
    LETTER_BESIDE_LINES = auto()
    LETTER_BESIDE_DOUBT = auto()
    LETTER_AMONG_OURS = auto()
    LETTER_NAMES_AUTHOR = auto()
    LETTER_SO_SOON = auto()
    LETTER_AGAIN = auto()
    LETTER_TELLS_ABSENCE = auto()
    LETTER_AUTHOR_UNKNOWN = auto()
    LETTER_AUTHOR_WITHOUT_POWER = auto()
    LETTER_WANTS_PASSWORD = auto()
    LETTER_CANCELLED = auto()
    LETTER_GAME_OVER = auto()
    LETTER_SEAT_LEFT = auto()

    # The master
    PHASE_JUDGED = auto()
    ORDERS_MISSING = auto()
    NO_ORDERS_FROM = auto()
    NOT_ALL_ORDERS_FROM = auto()
    HELD_BACK = auto()
    DEADLINE_MOVED = auto()
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
    MASTER_SPEAKS_FOR_POWER = auto()
    MASTER_SPEAKS_FOR_HIMSELF = auto()

    # What waits for a word
    COMMAND_WAITS = auto()
    ASKED_OFTEN = auto()
    ASKED_FOR_YES_OFTEN = auto()
    WORD_AMONG_OURS = auto()
    WORD_NOT_FIRST = auto()
    WORD_OF_PROGRAM = auto()
    COMMAND_CONFIRMED = auto()
    COMMAND_CANCELLED = auto()
    NOT_MASTER_ANY_MORE = auto()
    LEFT_ALREADY = auto()
    MAIL_CONFIRMED = auto()
    YES_TAKEN = auto()
    NOTHING_WAITS_FOR_YES = auto()
    ADDRESS_WAITS_FOR_YES = auto()
    MAIL_CANCELLED = auto()
    ALL_CANCELLED = auto()
    ALL_CANCELLED_AND_ADDRESS = auto()
    DONE_ALREADY = auto()
    DROPPED_ALREADY = auto()
    LETTER_LEFT_ALREADY = auto()
    RAN_OUT = auto()
    ORDERS_CONFIRMED = auto()
    ORDERS_CANCELLED = auto()
    ORDERS_LAPSED = auto()
    ORDERS_UNUSABLE = auto()
    NOT_PLAYER_ANY_MORE = auto()
    NOTHING_WAITS = auto()
    NOTHING_WAITS_FOR_TOKEN = auto()
    TOKEN_MISSING = auto()

    # Notes to the keeper
    MAIL_FAILED = auto()
    MAIL_FAILED_DETAIL = auto()
    MAIL_DIED_DETAIL = auto()
    MASTER_UNREACHABLE = auto()
    DEADLINES_HELD = auto()
    DEADLINES_HELD_DETAIL = auto()
    GAME_PAUSED_ITSELF = auto()
    GAME_PAUSED_ITSELF_DETAIL = auto()
    OUTAGE = auto()
    OUTAGE_MOVED = auto()
    OUTAGE_WITHOUT_DEADLINE = auto()


Value: TypeAlias = Union[
    str, int, datetime, Phase, PowerFacts, Role, "Remark", tuple[str | PowerFacts | Role, ...]
]
"""What stands in a sentence: names and words as typed, numbers, values of the game, another remark."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence before it is worded: its key, and its values by name."""

    key: RemarkKey
    values: tuple[tuple[str, Value], ...] = ()

    def without(self, hidden: Callable[[object], bool]) -> Remark:
        """The remark with dots in the place of each value that is to be hidden."""
        return Remark(self.key, tuple((name, "…" if hidden(one) else one) for name, one in self.values))


def remark(key: RemarkKey, **values: Value) -> Remark:
    """The remark of that key; `values` are what its sentence asks for."""
    return Remark(key, tuple(values.items()))


@dataclass(frozen=True, slots=True)
class GameRefusal:
    """A game's no as a remark, with the game as it stood when it refused."""

    refused: Refused
    game: Game


AnyRemark: TypeAlias = Remark | GameRefusal | str
"""What may be said of a line; text is what the language room still words itself."""
