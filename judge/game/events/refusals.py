"""Refusals: why a game does not do what it was asked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Refusal(StrEnum):
    """Why a command is refused; render words it."""

    NOT_RUNNING = "not_running"
    ALREADY_STARTED = "already_started"
    FINISHED = "finished"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    NOT_MASTER = "not_master"
    NOT_PLAYER = "not_player"
    ALREADY_IN = "already_in"
    NO_SEAT = "no_seat"
    TOO_MANY_PLAYERS = "too_many_players"
    """More people wait for the game than the board has powers."""
    POWERS_LEFT_OVER = "powers_left_over"
    """The powers of the board cannot be shared out evenly."""
    NEVER_BLIND = "never_blind"
    """The variant cannot be played blind."""
    NOT_FREE = "not_free"
    NOT_DUE = "not_due"
    """Nothing is asked of this power in this phase."""
    WRONG_PHASE = "wrong_phase"
    IN_THE_PAST = "in_the_past"
    DEADLINE_AFTER_GRACE = "deadline_after_grace"
    NO_PRESS = "no_press"
    NO_PRESS_AT_ALL = "no_press_at_all"
    NO_GREY_PRESS = "no_grey_press"
    NO_WHITE_PRESS = "no_white_press"
    NO_PARTIAL_PRESS = "no_partial_press"
    NO_OBSERVER_PRESS = "no_observer_press"
    UNKNOWN_ADDRESSEE = "unknown_addressee"
    EMPTY_PRESS = "empty_press"
    NO_READER = "no_reader"
    """Nobody holds the seats that a letter is for."""
    ONLY_YOURSELF = "only_yourself"
    """A letter is for nobody but its author."""
    ONLY_WHILE_FORMING = "only_while_forming"
    PUT_OUT = "put_out"
    """The master ejected this person."""
    NOBODY_THERE = "nobody_there"
    ELIMINATED = "eliminated"
    NO_PROXIES = "no_proxies"
    NOT_AHEAD = "not_ahead"
    TOO_MUCH_AHEAD = "too_much_ahead"
    NO_STANDING_PROXIES = "no_standing_proxies"
    NOT_YOURS = "not_yours"
    """The unit to be lent is not the giver's."""
    NOT_LENT = "not_lent"
    PROMISED = "promised"
    """Somebody joined because the game hides who he is."""


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing changed; `detail` names what it was about (a phase, a power, an address)."""

    why: Refusal
    detail: str = ""
