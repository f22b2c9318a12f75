"""Views of the notices in notices/security: who may speak for a seat, addresses, notes to the keeper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypedDict

from judge.game.permissions import actors_of
from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.notices.remarks import MasterRemark, PersonRemark, Remark
from judge.notices.replies import LineReport, Treatment
from judge.notices.restricted import Known
from judge.notices.security import (
    AddressAsked,
    AddressChanged,
    AddressFails,
    AlsoAsked,
    AlsoChanged,
    AnotherAnswered,
    ConfirmationAsked,
    CopyForMaster,
    CopyForSpectator,
    CopyOfRecord,
    HeldLine,
    KeeperNote,
    KeeperReport,
    MailHeld,
    MasterAsked,
    NoticesLeftOut,
    OptInAsked,
    PasswordShared,
    PasswordsTried,
    PasswordToken,
    RequestAnswered,
    TokenUsed,
)
from judge.records import Overview, Week
from judge.records.overview import BACKUP
from judge.render.lines.orders_in_force import OrdersInForce, orders_in_force
from judge.render.lines.press import press_lines
from judge.render.lines.replies import report_lines, worded
from judge.render.lines.seats import name_of
from judge.render.mail_context import AboutValues, MailContext, view
from judge.render.text.escaping import fenced, one_line
from judge.render.text.messages import dated, say
from judge.render.text.numbers import to_places
from judge.render.text.times import When
from judge.render.views.buttons import Button
from judge.render.views.reply_buttons import yes_button


class CopyOfRecordValues(AboutValues):
    """What the templates of `CopyOfRecord` print."""

    power: str
    sender: str
    lines: tuple[str, ...]
    in_force: OrdersInForce | None
    by_master: bool
    master: str
    also: bool
    only_became: bool
    beside: bool
    ordered: bool
    password_changed: bool


@view(CopyOfRecord)
def copy_of_record(notice: CopyOfRecord, context: MailContext) -> CopyOfRecordValues:
    """Copy of record: someone wrote for the reader's power from another address, or the GM did."""
    lines = context.seen(notice.lines)
    return {
        **context.about(notice.game),
        "power": notice.game.variant.power(notice.power).name,
        "sender": _sender(context.seen(notice.sender)),
        "lines": report_lines(lines),
        "in_force": orders_in_force(notice.game, notice.power, context.style),
        "by_master": notice.by_master,
        "master": _one_of_masters(context.seen(notice.master)),
        "also": notice.also,
        "only_became": all(
            isinstance(line.understood, Remark)
            and line.understood.key is MasterRemark.MASTER_SPEAKS_FOR_POWER
            for line in lines
        ),
        "beside": notice.beside,
        "ordered": any(line.treatment is Treatment.ORDER for line in lines),
        "password_changed": _changed_password(lines),
    }


def _one_of_masters(master: Known | None) -> str:
    """Return the name of a master who is one of several and whom the reader may know; else nothing."""
    return one_line(master.name, 60) if master and master.id else ""


class CopyForSpectatorValues(AboutValues):
    """What the templates of `CopyForSpectator` print."""

    power: str
    lines: tuple[str, ...]
    in_force: OrdersInForce | None


@view(CopyForSpectator)
def copy_for_spectator(notice: CopyForSpectator, context: MailContext) -> CopyForSpectatorValues:
    """Copy for a spectator: what the power's player ordered and wrote."""
    return {
        **context.about(notice.game),
        "power": notice.game.variant.power(notice.power).name,
        "lines": report_lines(notice.lines),
        "in_force": orders_in_force(notice.game, notice.power, context.style),
    }


class CopyForMasterValues(AboutValues):
    """What the templates of `CopyForMaster` print."""

    sender: str
    lines: tuple[str, ...]
    password_changed: bool


@view(CopyForMaster)
def copy_for_master(notice: CopyForMaster, context: MailContext) -> CopyForMasterValues:
    """Copy for the GM: someone wrote as the GM from an address that is none of theirs."""
    lines = context.seen(notice.lines)
    return {
        **context.about(notice.game),
        "sender": _sender(context.seen(notice.sender)),
        "lines": report_lines(lines),
        "password_changed": _changed_password(lines),
    }


def _changed_password(lines: Iterable[LineReport]) -> bool:
    """Return whether a line of a mail changed the password of the seat it spoke for."""
    said = (one.understood for one in lines)
    return any(isinstance(one, Remark) and one.key is PersonRemark.PASSWORD_CHANGED for one in said)


@view(PasswordShared)
def password_shared(notice: PasswordShared, context: MailContext) -> AboutValues:
    """For the GM: a player has their password."""
    return context.about(notice.game)


class LeftOutMailValues(TypedDict):
    """Emails for a seat of which the reader was not told one by one."""

    game: str
    power: str
    number: int
    by_master: bool
    as_master: bool


class NoticesLeftOutValues(AboutValues):
    """What the templates of `NoticesLeftOut` print."""

    mails: tuple[LeftOutMailValues, ...]
    of_master: bool
    of_thieves: bool


@view(NoticesLeftOut)
def notices_left_out(notice: NoticesLeftOut, context: MailContext) -> NoticesLeftOutValues:
    """Return the mails in the reader's name of which he was not told one by one."""
    mails = (
        LeftOutMailValues(
            game=one.game.name,
            power=one.game.variant.power(one.power).name if one.power else "",
            number=one.number,
            by_master=one.by_master,
            as_master=one.as_master,
        )
        for one in notice.mails
    )
    by_master = [one.by_master for one in notice.mails]
    return {
        **context.about(None),
        "mails": tuple(mails),
        "of_master": any(by_master),
        "of_thieves": not all(by_master),
    }


def _sender(address: str) -> str:
    """Return the address a mail came from, unless the reader may not know it."""
    return one_line(address, 100) or say("unnamed-address")


class PasswordTokenValues(AboutValues):
    """What the templates of `PasswordToken` print."""

    token: str
    expires: When
    asked_for: bool
    several: bool


@view(PasswordToken)
def password_token(notice: PasswordToken, context: MailContext) -> PasswordTokenValues:
    """Return a token to set a new password with."""
    return {
        **context.about(notice.game),
        "token": notice.token,
        "expires": context.when(notice.expires),
        "asked_for": notice.asked_for,
        "several": context.reader is not None and len(actors_of(notice.game, context.reader.person.id)) > 1,
    }


class ConfirmationAskedValues(AboutValues):
    """What the templates of `ConfirmationAsked` print."""

    line: str
    sender: str
    role: str
    power: str
    token: str
    expires: When


@view(ConfirmationAsked)
def confirmation_asked(notice: ConfirmationAsked, context: MailContext) -> ConfirmationAskedValues:
    """Return a command that waits for a CONFIRM."""
    return {
        **context.about(notice.game),
        "line": one_line(notice.line, 100),
        "sender": _sender(context.seen(notice.sender)),
        "role": "master" if context.is_master else "power" if context.power else "player",
        "power": notice.game.variant.power(context.power).name if context.power else "",
        "token": notice.token,
        "expires": context.when(notice.expires),
    }


class MasterAskedValues(AboutValues):
    """What the templates of `MasterAsked` print."""

    who: str
    line: str
    away: bool
    joins: bool
    part: bool
    led: tuple[str, ...]
    has_read: bool
    token: str
    expires: When
    times: list[str]
    words: tuple[str, ...]


@view(MasterAsked)
def master_asked(notice: MasterAsked, context: MailContext) -> MasterAskedValues:
    """A player asks the GM for what one word gives."""
    power = notice.game.variant.power(notice.power).name if notice.power else ""
    return {
        **context.about(notice.game),
        "who": say("unnamed-person.of-power", power=power) if power else say("unnamed-person.of-players"),
        "line": one_line(notice.line.removesuffix(" YES"), 100),
        "away": notice.line.startswith("AWAY"),
        "joins": notice.line.startswith("SET APPROVED"),
        "part": notice.part is not None,
        "led": tuple(notice.game.variant.power(one).name for one in notice.part.led) if notice.part else (),
        "has_read": notice.part is not None and notice.part.has_read,
        "token": notice.token,
        "expires": context.when(notice.expires),
        "times": [context.when(one).spoken for one in notice.times],
        "words": press_lines(notice.words, set_anew=False) if notice.words else (),
    }


class RequestAnsweredValues(AboutValues):
    """What the templates of `RequestAnswered` print."""

    away: bool
    later: bool
    answer: str
    times: list[str]
    words: tuple[str, ...]


@view(RequestAnswered)
def request_answered(notice: RequestAnswered, context: MailContext) -> RequestAnsweredValues:
    """Return what a player asked the master for will not be, to the player."""
    return {
        **context.about(notice.game),
        "away": notice.line.startswith("AWAY"),
        "later": _is_later(notice),
        "answer": notice.answer.value,
        "times": [context.when(one).spoken for one in notice.times],
        "words": press_lines(notice.words, set_anew=False) if notice.words else (),
    }


def _is_later(notice: RequestAnswered) -> bool:
    """Return whether the deadline is by now as late as was asked for."""
    clock, asked = notice.game.clock, notice.line.startswith("EXTEND")
    return asked and clock is not None and clock.deadline >= notice.times[0]


@view(AddressAsked)
def address_asked(notice: AddressAsked, context: MailContext) -> ConfirmationAskedValues:
    """Return a change of address that waits for a CONFIRM from the old one.

    Printed like any command that waits.
    """
    return confirmation_asked(notice, context)


class AlsoAskedValues(AboutValues):
    """What the templates of `AlsoAsked` print."""

    address: str
    sender: str
    expires: When


@view(AlsoAsked)
def also_asked(notice: AlsoAsked, context: MailContext) -> AlsoAskedValues:
    """Return the question to the address of record whether another one is its owner's."""
    return {
        **context.about(None),
        "address": one_line(notice.address, 100),
        "sender": one_line(notice.sender, 100),
        "expires": context.when(notice.expires),
    }


class AlsoChangedValues(AboutValues):
    """What the templates of `AlsoChanged` print."""

    address: str
    gone: bool


@view(AlsoChanged)
def also_changed(notice: AlsoChanged, context: MailContext) -> AlsoChangedValues:
    """Another address of the reader's came or went."""
    return {**context.about(None), "address": one_line(notice.address, 100), "gone": notice.gone}


class MailHeldValues(AboutValues):
    """What the templates of `MailHeld` print."""

    because: str
    sender: str
    subject: str
    token: str
    expires: When
    word: str
    lines: tuple[str, ...]
    more: int
    news: str
    buttons: tuple[Button, ...]


@view(MailHeld)
def mail_held(notice: MailHeld, context: MailContext) -> MailHeldValues:
    """Return a mail that waits as a whole for a YES or a CONFIRM from the address of record."""
    about = context.about(notice.game)
    answer = [f"YES {notice.token}"] if notice.as_reply else []
    lines = _held_lines(notice.lines)
    return {
        **about,
        "because": notice.because.value,
        "sender": _sender(context.seen(notice.sender)),
        "subject": one_line(context.seen(notice.subject), 70),
        "token": notice.token,
        "expires": context.when(notice.expires),
        "word": "YES" if notice.as_reply else "CONFIRM",
        "lines": lines,
        "news": " / ".join(lines) if len(lines) <= _TOLD_FIRST else "",
        "more": max(0, len(notice.lines) - _HELD_LINES),
        "buttons": yes_button(context, about["subject_prefix"], answer),
    }


_TOLD_FIRST = 5
"""Lines of an email that waits which stand above all else."""
_HELD_LINES = 20
"""Lines of an email that waits which its question shows."""


def _held_lines(lines: Sequence[HeldLine]) -> tuple[str, ...]:
    """Return each line, a SIGN ON with its seat."""
    return tuple(
        f"{one.words} {_held_seat(one.game, one.actor)}"
        if one.game and one.actor and one.words == "SIGN ON"
        else one_line(one.words, 70)
        for one in lines[:_HELD_LINES]
    )


def _held_seat(game: Game, actor: Actor) -> str:
    """`Austria alpha`, as people write it."""
    if actor.power is not None:
        return f"{game.variant.power(actor.power).name} {game.name}"
    return f"M {game.name}" if actor.role is Role.MASTER else game.name


class OptInAskedValues(AboutValues):
    """What the templates of `OptInAsked` print."""

    token: str
    expires: When
    moves: bool
    also: bool
    known: bool
    came: When | None
    asks: str
    number: int
    buttons: tuple[Button, ...]


@view(OptInAsked)
def opt_in_asked(notice: OptInAsked, context: MailContext) -> OptInAskedValues:
    """Return the question to an address that never answered, or for whose person somebody asks for a part."""
    about = context.about(None)
    return {
        **about,
        "token": notice.token,
        "expires": context.when(notice.expires),
        "moves": notice.moves,
        "also": notice.also,
        "known": notice.known,
        "came": context.when(notice.came) if notice.came else None,
        "asks": ", ".join(notice.asks),
        "number": notice.number,
        "buttons": yes_button(context, about["subject_prefix"], [f"YES {notice.token}"]),
    }


@view(AnotherAnswered)
def another_answered(_notice: AnotherAnswered, context: MailContext) -> AboutValues:
    """Return an answer from another address to a question that went to the reader."""
    return context.about(None)


class TokenUsedValues(AboutValues):
    """What the templates of `TokenUsed` print."""

    sender: str
    line: str
    dropped: bool
    password: bool


@view(TokenUsed)
def token_used(notice: TokenUsed, context: MailContext) -> TokenUsedValues:
    """Return a token that was used from none of its owner's addresses."""
    return {
        **context.about(notice.game),
        "sender": _sender(context.seen(notice.sender)),
        "line": one_line(notice.line, 100),
        "dropped": notice.dropped,
        "password": notice.password,
    }


class PasswordsTriedValues(AboutValues):
    """What the templates of `PasswordsTried` print."""

    seat: str
    power: str
    sender: str
    mails: int


@view(PasswordsTried)
def passwords_tried(notice: PasswordsTried, context: MailContext) -> PasswordsTriedValues:
    """Return a seat at whose password somebody guesses."""
    return {
        **context.about(notice.game),
        "seat": "power" if notice.power else "master" if context.is_master else "player",
        "power": notice.game.variant.power(notice.power).name if notice.power else "",
        "sender": _sender(context.seen(notice.sender)),
        "mails": notice.mails,
    }


class AddressFailsValues(AboutValues):
    """What the templates of `AddressFails` print."""

    who: str
    address: str
    power: str
    detail: str


@view(AddressFails)
def address_fails(notice: AddressFails, context: MailContext) -> AddressFailsValues:
    """Return an address in the game that mail comes back from."""
    power, person = notice.power, context.seen(notice.person)
    return {
        **context.about(notice.game),
        "who": name_of(person),
        "address": one_line(person.address, 100) if person else "",
        "power": notice.game.variant.power(power).name if power else "",
        "detail": one_line(context.seen(notice.detail), 200),
    }


class AddressChangedValues(AboutValues):
    """What the templates of `AddressChanged` print."""

    old: str
    new: str


@view(AddressChanged)
def address_changed(notice: AddressChanged, context: MailContext) -> AddressChangedValues:
    """Return an address of record that was changed."""
    return {**context.about(None), "old": one_line(notice.old, 100), "new": one_line(notice.new, 100)}


class KeeperNoteValues(AboutValues):
    """What the templates of `KeeperNote` print."""

    what: str
    detail: tuple[str, ...]


@view(KeeperNote)
def keeper_note(notice: KeeperNote, context: MailContext) -> KeeperNoteValues:
    """Return a note to the keeper about something that needs him."""
    return {
        **context.about(None),
        "what": one_line(worded(notice.what).text, 100),
        "detail": fenced(worded(notice.detail).text),
    }


class KeeperReportValues(AboutValues):
    """What the templates of `KeeperReport` print."""

    findings: tuple[str, ...]
    games: str
    fates: str
    week: Week
    overview: Overview
    megabytes: str
    free: int
    backup: str


@view(KeeperReport)
def keeper_report(notice: KeeperReport, context: MailContext) -> KeeperReportValues:
    """Return the keeper's weekly report: counts, and what wants him."""
    overview, week = notice.overview, notice.week
    backup = overview.worked.get(BACKUP)
    return {
        **context.about(None),
        "findings": tuple(worded(what).text for _, what in notice.findings),
        "games": _listed(_games_in(overview.games)) or say("email-keeper-report.no-games"),
        "fates": _listed(_emails_with(week.fates)),
        "week": week,
        "overview": overview,
        "megabytes": to_places(overview.bytes / 1e6, 1),
        "free": overview.free // 1_000_000,
        "backup": dated(backup, "date-and-clock") if backup else "",
    }


def _games_in(numbers: Mapping[str, int]) -> Iterator[str]:
    """Yield how many games are in each state: `3 running`."""
    for state, number in sorted(numbers.items()):
        yield say("email-keeper-report.state", number=number, state=state)


def _emails_with(numbers: Mapping[str, int]) -> Iterator[str]:
    """Yield how many emails came to each fate: `2 refused`."""
    for fate, number in sorted(numbers.items()):
        yield say("email-keeper-report.fate", number=number, fate=fate)


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(parts)
