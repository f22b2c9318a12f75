"""Counters: what the judge counts against an address, a seat or a person."""

from __future__ import annotations

from enum import StrEnum


class CounterKind(StrEnum):
    """What a counter counts; `who` and `about` of each are told beside it."""

    WRONG_SECRET = "wrong secret"  # noqa: S105  # no secret, the name of a failure
    """An email with a wrong password came: the side it came from (`passwords.Side`), seat as `game:seat`."""
    WARNED = "warned"
    """A player was told that someone guesses at their password: nothing, seat as `game:seat`."""
    ANSWERED = "answered"
    """An email was answered: where the answer went, `proven` if it proved its sender, `answers` if it answers
    one of the judge's emails that only they got, else nothing."""
    IN_VAIN = "in vain"
    """A person's mail without effect that answers one of ours was answered, and none with effect since: their
    address, twice."""
    QUOTED = "quoted"
    """An email that proved nothing was quoted in its answer: the address it bears."""
    HELD = "held"
    """A person was told of an email that was held: the person's number."""
    TOLD = "told"
    """A player was told of an email in their name: their number, `game:power`, `game:held` if it waits, or
    `:another:…` for a question to them that another address answered."""
    LEFT_OUT = "left out"
    """They were not told of it, because they had been told of many: as TOLD."""
    NO_EFFECT = "nonsense"
    """An email without effect was answered: sender, digest of its text and of what was said of each line."""
    REPEATED = "repeated"
    """A reply to a repeated answer that changed nothing: digest of its words, and the mailbox."""
    ASKED = "asked"
    """A person was mailed what anyone may ask for: their number, `address` or `game:password`."""
    QUESTION = "question"
    """An address that takes no part yet was asked whether it wants mail: whose share it counts against
    (`opt_in.Share`), its domain."""
    TO_ANSWER = "to answer"
    """A stranger is answered later, as many were written to in this hour: as TO_ASK."""
    TO_ASK = "to ask"
    """It is asked later, as many were asked in this hour: its mailbox, the share and its mail's number."""
    HASTENED = "hastened"
    """What waited for a reader left early, with news that takes time from the reader: its cause and the
    mailbox, the person's number."""
    CEILING = "ceiling"
    """The keeper was told that questions wait: nothing, twice."""
    NOT_UNDERSTOOD = "greek"
    """A stranger was answered of whom nothing was understood: the sender."""
    BOUNCE = "bounce"
    """Our mail did not arrive: recipient, number of the email."""
    PRESS = "letter"
    """A message was sent: `person:game`, how many copies; others were told of them: `person:game:news`, 0."""
    TRIED = "tried"
    """A person was sent the picture of a trial: their number, nothing."""
    REPLIED = "replied"
    """A person answered a message: his number (`number:asked` if a program may have), digest of the words."""
    SHOWN = "shown"
    """Others saw the identifier of a mail of ours, in an answer that went to them too: it, nothing. Stays."""
    SETTLED = "settled"
    """What waited for a word does so no more: the hash of its token, what happened to it (`Settlement`)."""
    AGREED = "agreed"
    """A mail that waited got its YES, and waits on until its sender is registered: his number, the hash of
    its token."""
    JOINED = "joined"
    """An email that waited for a YES got its sender a part in a game: their number, the game."""
    CREATED = "created"
    """A person created a game: their number, the game."""
    LAST_REPLY = "last reply"
    """An address was told that it gets no more replies today: the address, of what (`Spent`)."""
    BYTES_IN = "bytes in"
    """An email came that proved nothing: the sender it claims, its size."""
    BYTES_OUT = "bytes out"
    """Such an email was answered: where the answer went, its size."""
    BANNED = "banned"
    """The keeper banned an address, or with @ in front a domain: that, twice. Stays until lifted."""
    CLOSED = "closed"
    """The judge takes no new games or people: `judge`, twice. Stays until the keeper opens it."""
    PRACTICE_HELD = "practice held"
    """A practice game waits, as a line of its player's orders was refused: their number, the game."""
    REPORTED = "reported"
    """The keeper got their weekly report, or the judge began to count weeks: nothing."""
    RETENTION = "chore"
    """The judge tidied up: what was done."""


LASTING = (CounterKind.BANNED, CounterKind.CLOSED, CounterKind.SHOWN)
"""What is kept, whatever is forgotten; what the keeper decided, until they take it back."""


class Settlement(StrEnum):
    """What happened to something that waited for a word, or for its time."""

    DONE = "done"
    DROPPED = "dropped"
    SENT = "sent"
    LAPSED = "lapsed"
