"""The keeper's policy: what they decided about proof, limits and how long things are kept."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

from judge.game.settings import Evidence


class ConfirmationPolicy(StrEnum):
    """When a command of which others are told at once has to be confirmed by its sender."""

    ALWAYS = "always"
    WEAK = "weak"
    """Unless it came with the password from an address of record that our border vouches for."""
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class KeeperPolicy:
    """The keeper's choices.

    `evidence` is the least that every game asks of an email; `hold_disowned` whether email that its own
    domain disowns waits for the player's YES. `confirmation` is about a GM's commands, `resignation` about a
    player who leaves a running game: others may know the password, and there is no way back. After `tries`
    emails with wrong passwords a right one may have to be confirmed (passwords).

    `answers` are what an address gets in an hour for email that proves nothing, `proven_answers` for email
    that does. `games` is what a person creates in a day, `trials` the pictures of TRY that they get in an
    hour and `trials_day` in a day. `letters` and their `copies` are what they send in a game in an hour,
    `letters_day` in a day; an answer to a message is sent after `letter_delay`. `notices` are the emails that
    one person causes one mailbox to receive in an hour, `newcomers` the questions to strangers in an hour,
    all together (ADR 106).

    With `opt_in` an address takes part once it has shown that it receives email (docs: sender, "An address
    confirms once before it takes part"). Emails are kept raw for `keep_mail`, what is known about people for
    `keep_leavers` after they were last seen; None is for ever.
    """

    evidence: Evidence = Evidence.EITHER
    confirmation: ConfirmationPolicy = ConfirmationPolicy.NEVER
    resignation: ConfirmationPolicy = ConfirmationPolicy.WEAK
    hold_disowned: bool = True
    tries: int = 10
    answers: int = 20
    proven_answers: int = 120
    games: int = 5
    letters: int = 60
    letters_day: int = 240
    trials: int = 6
    trials_day: int = 30
    copies: int = 600
    letter_delay: timedelta = timedelta(minutes=2)
    notices: int = 12
    newcomers: int = 120
    opt_in: bool = True
    keep_mail: timedelta | None = None
    keep_leavers: timedelta | None = None
