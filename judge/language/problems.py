"""Problems: what can be wrong with a line, with its place, its kind and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from judge.game.message import Message, PlaceName, Said, message
from judge.language.drafts import WordRead
from judge.rules.english import listing
from judge.rules.units import Place, Province, Unit


class ProblemKind(StrEnum):
    """The kinds of problem; those of orders are in the JSON of `judge parse`."""

    UNKNOWN_PROVINCE = "unknown_province"
    UNKNOWN_ACTION = "unknown_action"
    NO_UNIT_AT_SOURCE = "no_unit_at_source"
    WRONG_UNIT_TYPE = "wrong_unit_type"
    NOT_OWNER = "not_owner"
    CANNOT_REACH = "cannot_reach"
    CONVOY_NOT_ARMY = "convoy_not_army"
    CONVOY_HOP_INVALID = "convoy_hop_invalid"
    CONVOY_INTO_WATER = "convoy_into_water"
    CONVOYER_NOT_FLEET = "convoyer_not_fleet"
    CONVOYED_NOT_ARMY = "convoyed_not_army"
    CONVOY_DEST_WATER = "convoy_dest_water"
    SUPPORT_UNREACHABLE = "support_unreachable"
    PROXY_DISABLED = "proxy_disabled"
    BAD_POWER = "bad_power"
    NOT_DISLODGED = "not_dislodged"
    RETREAT_NOT_POSSIBLE = "retreat_not_possible"
    NO_BUILD_DUE = "no_build_due"
    NO_REMOVAL_DUE = "no_removal_due"
    NOT_HOME_CENTRE = "not_home_centre"
    NOT_CONTROLLED = "not_controlled"
    NOT_SUPPLY_CENTRE = "not_supply_centre"
    PROVINCE_OCCUPIED = "province_occupied"
    BAD_COAST = "bad_coast"
    NO_UNIT_TYPE = "no_unit_type"
    CONVOY_WITHOUT_DESTINATION = "convoy_without_destination"
    DESTINATION_MISSING = "destination_missing"
    SUPPORT_INCOMPLETE = "support_needs_destination_or_hold"
    CONVOY_NEEDS_DESTINATION = "convoy_needs_destination"
    HOLD_STANDS_ALONE = "hold_stands_alone"
    UNIT_TYPE = "unit_type"
    FREE_TEXT = "free_text"
    NOT_YOURS = "not_yours"
    PRESS = "press"
    """Kinds of Illegal Gunboat, whose lines have a form of their own."""
    TOO_LONG = "too_long"
    WRONG_PHASE = "wrong_phase"
    UNKNOWN_COMMAND = "unknown_command"
    INCOMPLETE_COMMAND = "incomplete_command"
    BAD_VALUE = "bad_value"
    NOT_HERE = "not_here"
    """A word of the classic judge that this one does not have."""
    CONDITION = "condition"
    """A condition in words, half of which would be an order."""
    TOLD = "told"
    """Words that only tell of a thought or of somebody else's wish, and change no order."""
    NOT_SIGNED_ON = "not_signed_on"
    NO_GAME = "no_game"
    """A command that needs a game, before anybody has signed on."""
    NOT_CLOSED = "not_closed"
    """A block without its END or ENDPRESS."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem with a line; `column` counts from 1, `read` is the text at fault, `hint` the remedy."""

    line: int
    column: int
    text: str
    kind: ProblemKind
    message: Message
    read: str = ""
    hint: Said = ""
    unit: Province | None = None
    """The place of the unit that the line would have ordered now, if that is clear."""


MOST_NAMED = 6
"""How many places or units a hint lists before it stops."""


class InvalidOrder(Exception):  # noqa: N818  # it is the player's mistake, not an error of ours
    """What is wrong with one order; `word` is the text at fault, one of the `coasts` is missing after it."""

    def __init__(
        self,
        kind: ProblemKind,
        word: WordRead,
        message: Message,
        hint: Said = "",
        coasts: tuple[str, ...] = (),
    ) -> None:
        super().__init__(message)
        self.kind = kind
        self.word = word
        self.message = message
        self.hint = hint
        self.coasts = coasts


def which_coast(word: WordRead, province: PlaceName, choices: Iterable[Place]) -> InvalidOrder:
    """Return the question on which of several coasts of the province named a fleet is meant to be."""
    coasts = tuple(place.partition("/")[2].lower() for place in choices)
    which = message("which-coast", place=province)
    return InvalidOrder(ProblemKind.BAD_COAST, word, which, coasts=coasts)


def own_units(units: Iterable[Unit]) -> Said:
    """Return the hint that names the writer's own units; "" if there are none."""
    mine = tuple(map(str, units))
    return message("your-units", units=mine) if mine else ""


def no_unit_of_yours(place: PlaceName) -> Message:
    """Return the message that the writer has no unit there."""
    return message("you-have-no-unit-in", place=place)


def listed(words: Iterable[str], last: str = "or", most: int = MOST_NAMED) -> str:
    """Return the words as a list in English, `Brest, Burgundy or Picardy`, with an ellipsis if it is long."""
    names = list(words)
    return listing(names, last) if len(names) <= most else ", ".join(names[:most]) + ", …"


def beyond_effort(line: int, text: str) -> Problem:
    """Return the rejection of a line that costs too much, if earlier lines used up the email's work."""
    said, hint = message("too-many-plain-words"), message("too-many-plain-words.hint")
    return Problem(line, 1, text, ProblemKind.TOO_LONG, said, text.strip(), hint)
