"""Emails about who may speak for a seat, to those whom a doubt concerns."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import ClassVar

from judge.game.roles import Actor
from judge.game.state import Game
from judge.notices.notice import AboutGame, AboutNoGame, Exemption, PerhapsAboutGame
from judge.notices.remarks import AnyRemark
from judge.notices.replies import LineReport
from judge.notices.restricted import NO_PERSON, Known, Restricted
from judge.records import Overview, Week
from judge.rules.units import Power


def lines_in(
    game: Game | None, lines: tuple[LineReport, ...], sender: str
) -> Restricted[tuple[LineReport, ...]]:
    """Return what an email did; who may not see its sender reads nothing of the sender's own affairs."""
    return Restricted(lines, tuple(one for one in lines if not one.personal), game, _address=sender)


@dataclass(frozen=True)
class CopyOfRecord(AboutGame):
    """To the player of record: orders for their power came from another address with the right password.

    Or (`by_master`) the GM spoke for it, or (`also`) another address of the player's own, or (`beside`)
    someone who leads the power with the reader.
    """

    power: Power
    sender: Restricted[str]
    lines: Restricted[tuple[LineReport, ...]]
    by_master: bool = False
    also: bool = False
    beside: bool = False
    master: Restricted[Known | None] = NO_PERSON
    """The GM who spoke for it, if there are several."""


@dataclass(frozen=True)
class CopyForSpectator(AboutGame):
    """To a power's spectator: what its player ordered and wrote; nothing of the player's own affairs."""

    power: Power
    lines: tuple[LineReport, ...]


@dataclass(frozen=True)
class CopyForMaster(AboutGame):
    """To a game's master: someone spoke as the GM from an address that is none of theirs."""

    exempt: ClassVar[Exemption | None] = Exemption.GUARD
    sender: Restricted[str]
    lines: Restricted[tuple[LineReport, ...]]


@dataclass(frozen=True)
class PasswordShared(AboutGame):
    """To a game's master: a player has chosen the GM's own password for their seat."""

    exempt: ClassVar[Exemption | None] = Exemption.GUARD


@dataclass(frozen=True)
class LeftOutMails:
    """A number of emails that gave orders for a power, or (None) that waited for its player's word.

    Or that spoke `as_master`, the reader leading the game; those for a power may be `by_master`, by BECOME.
    """

    game: Game
    power: Power | None
    number: int
    by_master: bool = False
    as_master: bool = False


@dataclass(frozen=True)
class NoticesLeftOut(AboutNoGame):
    """To a player: emails in their name of which they were not told one by one."""

    exempt: ClassVar[Exemption | None] = Exemption.GUARD
    mails: tuple[LeftOutMails, ...]


@dataclass(frozen=True)
class PasswordToken(AboutGame):
    """A single-use token, to the address of record; who has not `asked_for` it has no password there yet."""

    exempt: ClassVar[Exemption | None] = Exemption.GUARD
    token: str
    expires: datetime
    asked_for: bool


@dataclass(frozen=True)
class ConfirmationAsked(AboutGame):
    """To the address of record: a command that others are told of at once is parked until it is confirmed."""

    exempt: ClassVar[Exemption | None] = Exemption.GUARD
    line: str
    sender: Restricted[str]
    token: str
    expires: datetime


@dataclass(frozen=True)
class EarlierPart:
    """What a person who asks for a part was in the game before: powers they led, whether they read all."""

    led: tuple[Power, ...]
    has_read: bool


@dataclass(frozen=True)
class MasterAsked(AboutGame):
    """To the GM: a player asks for what only their word gives; `line` is the command that gives it."""

    line: str
    power: Power | None
    token: str
    expires: datetime
    times: tuple[datetime, ...] = ()
    words: str = ""
    """What the player wrote with it, in prose."""
    part: EarlierPart | None = None


class Answer(Enum):
    """What happened to a request to the GM."""

    REFUSED = "refused"
    LAPSED = "lapsed"
    TOO_LATE = "too late"


@dataclass(frozen=True)
class RequestAnswered(AboutGame):
    """To a player who asked the GM for something: it will not be, and the GM's `words`."""

    exempt: ClassVar[Exemption | None] = Exemption.ASKED_FOR
    line: str
    answer: Answer
    times: tuple[datetime, ...] = ()
    words: str = ""


@dataclass(frozen=True)
class AddressAsked(ConfirmationAsked):
    """To the address of record: someone with a password wants the person's mail to go elsewhere."""


@dataclass(frozen=True)
class AlsoAsked(AboutNoGame):
    """To the address of record: is the other `address` its owner's too? `sender` says so."""

    exempt: ClassVar[Exemption | None] = Exemption.GUARD
    address: str
    sender: str
    expires: datetime


@dataclass(frozen=True)
class AlsoChanged(AboutNoGame):
    """To the address of record: the person has another address, or (`gone`) no more."""

    exempt: ClassVar[Exemption | None] = Exemption.GUARD
    address: str
    gone: bool = False


class HeldBecause(Enum):
    """Why an email is not believed yet."""

    DISOWNED = "disowned"
    """Its own domain says that it did not send it, or its From line does not name exactly one person."""
    EVIDENCE = "evidence"
    """It does not have the proof that the game requires in addition to the password."""
    UNSIGNED = "unsigned"
    """Its SIGN ON has no password, it has no other proof, and it contains more than orders."""
    PAGE = "page"
    """It was sent with the player's order page, from an address that is not known to be theirs."""
    GUESSED = "guessed"
    """Many wrong passwords have recently been sent for its seat."""
    OTHER_GAMES = "other games"
    """It affects games for which it has no password."""


@dataclass(frozen=True)
class HeldLine:
    """A line of a mail that waits, in words of ours; where it speaks for a seat, the game and whose it is."""

    words: str
    game: Game | None = None
    actor: Actor | None = None


@dataclass(frozen=True)
class MailHeld(PerhapsAboutGame):
    """To the player of record: an email that claims to speak for them is not believed until they confirm it.

    `lines` are what it asks for in their name; `as_reply` if a YES is enough.
    """

    exempt: ClassVar[Exemption | None] = Exemption.GUARD
    because: HeldBecause
    sender: Restricted[str]
    subject: Restricted[str]
    token: str
    expires: datetime
    lines: tuple[HeldLine, ...] = ()
    as_reply: bool = False


@dataclass(frozen=True)
class OptInAsked(AboutNoGame):
    """To an address that has to answer YES before anything is done.

    `moves` if a player wants to move to it, `also` if it should be another one of theirs, `known` if someone
    registered asks for a part in a game.
    `came` and `asks` (the kinds of its commands, with games that exist, no other word of its sender's) tell
    the mail from others in the same name; it is the `number`th that asks within a day.
    """

    token: str
    expires: datetime
    moves: bool = False
    also: bool = False
    known: bool = False
    came: datetime | None = None
    asks: tuple[str, ...] = ()
    number: int = 1


@dataclass(frozen=True)
class AnotherAnswered(AboutNoGame):
    """To whoever was asked for his word: another address answered the question, which counts for nothing."""


@dataclass(frozen=True)
class TokenUsed(PerhapsAboutGame):
    """To whom a token was mailed: an email from none of their addresses had it, and what was done with it.

    `line` is the command that waited, "" for another question; `dropped` if the answer was no; `password` if
    the token was one for that.
    """

    exempt: ClassVar[Exemption | None] = Exemption.GUARD
    sender: Restricted[str]
    line: str = ""
    dropped: bool = False
    password: bool = False


@dataclass(frozen=True)
class PasswordsTried(AboutGame):
    """To the player of record: at least so many mails with wrong passwords for his seat came in a month."""

    exempt: ClassVar[Exemption | None] = Exemption.GUARD
    power: Power | None
    sender: Restricted[str]
    mails: int


@dataclass(frozen=True)
class AddressFails(AboutGame):
    """To the GM: mail to someone in the game comes back for good."""

    exempt: ClassVar[Exemption | None] = Exemption.GUARD
    person: Restricted[Known | None]
    power: Power | None
    detail: Restricted[str]


@dataclass(frozen=True)
class AddressChanged(AboutNoGame):
    """To the old and the new address: mail for a person goes to another address from now on.

    `old` is empty for the new address: its owner knows it, or has no business to.
    """

    exempt: ClassVar[Exemption | None] = Exemption.GUARD
    old: str
    new: str


@dataclass(frozen=True)
class KeeperNote(AboutNoGame):
    """To the keeper: something needs a human."""

    what: AnyRemark
    detail: AnyRemark


@dataclass(frozen=True)
class KeeperReport(AboutNoGame):
    """To the keeper, once a week: how the judge stands and what happened; what wants them, with its level."""

    overview: Overview
    week: Week
    findings: tuple[tuple[str, AnyRemark], ...]
