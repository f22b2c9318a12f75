"""Mails about who may speak for a seat, to those whom a doubt concerns."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from judge.game.state import Game
from judge.rules.units import Power
from judge.service.notices.remarks import AnyRemark
from judge.service.notices.replies import LineReport
from judge.service.ports import Person


@dataclass(frozen=True)
class CopyOfRecord:
    """To the player of record: orders for his power came from another address with the right password."""

    template: ClassVar[str] = "copy_of_record"
    game: Game
    power: Power
    sender: str
    lines: tuple[LineReport, ...]


@dataclass(frozen=True)
class PasswordToken:
    """A single-use token, to the address of record."""

    template: ClassVar[str] = "password_token"
    game: Game
    token: str
    expires: datetime


@dataclass(frozen=True)
class ConfirmationAsked:
    """To the address of record: a command that cannot be undone waits for its sender's word."""

    template: ClassVar[str] = "confirmation_asked"

    game: Game
    line: str
    sender: str
    token: str
    expires: datetime


@dataclass(frozen=True)
class AddressAsked(ConfirmationAsked):
    """To the address of record: somebody with a password wants the person's mail to go elsewhere."""

    template: ClassVar[str] = "address_asked"


@dataclass(frozen=True)
class MailHeld:
    """To the player of record: a mail that claims to speak for him is not believed until he confirms it.

    `disowned` by its own domain, else it lacks what the game wants beside the password.
    """

    template: ClassVar[str] = "mail_held"

    game: Game | None
    disowned: bool
    sender: str
    subject: str
    token: str
    expires: datetime


@dataclass(frozen=True)
class SeatLocked:
    """To the player of record: somebody tried too many wrong passwords for his seat."""

    template: ClassVar[str] = "seat_locked"

    game: Game
    power: Power | None
    sender: str


@dataclass(frozen=True)
class AddressFails:
    """To the master: mail to somebody in the game comes back for good."""

    template: ClassVar[str] = "address_fails"

    game: Game
    person: Person
    power: Power | None
    detail: str


@dataclass(frozen=True)
class AddressChanged:
    """To the old and the new address: mail for a person goes to another address from now on.

    `old` is empty for the new address: its owner knows it, or has no business to.
    """

    template: ClassVar[str] = "address_changed"
    old: str
    new: str


@dataclass(frozen=True)
class KeeperNote:
    """To the keeper: something needs a human."""

    template: ClassVar[str] = "keeper_note"
    what: AnyRemark
    detail: AnyRemark
