"""Outcomes of a line: the result of carrying it out, and what it leaves for later in the email."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from operator import attrgetter
from typing import NamedTuple, TypeAlias

from judge.game.events import PressSent
from judge.game.roles import Actor, PersonId
from judge.language.text.own_lines import NumberedLine
from judge.notices.remarks import AnyRemark, GameRefusal, Remark
from judge.notices.replies import Note, SentPress
from judge.notices.security import HeldBecause
from judge.records import EmailId, ParkedItem


@dataclass(frozen=True, slots=True)
class Done:
    """A command took effect; `remark` tells the sender what, `notes` what else, `press` is shown to them."""

    remark: Remark
    notes: tuple[tuple[Note, AnyRemark], ...] = ()
    press: SentPress | None = None


@dataclass(frozen=True, slots=True)
class Rejected:
    """A command was refused; `remark` says why and what would be right."""

    remark: Remark | GameRefusal


Outcome: TypeAlias = Done | Rejected


@dataclass(frozen=True, slots=True)
class Hold:
    """Why an email is held: its proof is too weak for a seat of this person in this game.

    After many wrong passwords, the person is None if this one is wrong too. `as_reply` if the email would
    count as an answer to one of the judge's, so that a YES is enough.
    """

    person: PersonId | None
    game: str
    because: HeldBecause = HeldBecause.EVIDENCE
    as_reply: bool = False


class Release(NamedTuple):
    """A held email that its person has confirmed: the item it was; when it `came`, if it waited for a YES."""

    email_id: EmailId
    item: ParkedItem
    came: datetime | None = None


class Guess(NamedTuple):
    """A wrong password for a seat, which was `named` in its line or is meant as the sender's own."""

    game: str
    actor: Actor
    named: bool


class AnswerToPress(NamedTuple):
    """The words of an email that answers a message, before they become a message to its readers.

    `doubts` are why the judge asks first; the judge's copy of the message was `sent` then. `secrets` are the
    writer's passwords in the email; `untried` says that not all words were tried as such. `quoted` are the
    lines of the message that are quoted above its words.
    """

    press: PressSent
    actor: Actor
    lines: tuple[NumberedLine, ...]
    doubts: tuple[Remark, ...]
    sent: datetime
    secrets: tuple[str, ...] = ()
    untried: bool = False
    quoted: tuple[NumberedLine, ...] = ()

    @property
    def sent_lines(self) -> list[NumberedLine]:
        """The lines that its readers get: its words, and what is quoted above them."""
        return sorted((*self.lines, *self.quoted), key=attrgetter("number"))
