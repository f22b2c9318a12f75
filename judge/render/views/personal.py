"""The values of mails to one person: replies, copies, tokens, letters, notes to the keeper."""

from __future__ import annotations

from judge.game.roles import Role
from judge.game.state import Game
from judge.render.help_pages import near, topic_for, topics
from judge.render.lines.guidance import asked_now
from judge.render.lines.listing import game_rows, game_view
from judge.render.lines.press import press_view
from judge.render.lines.receipt import awaited, report_lines, standing, summary
from judge.render.mail_context import Sheet, Values
from judge.render.text.english import kind_label, season
from judge.render.text.escaping import fenced, one_line, own_subject
from judge.rules.units import Power
from judge.service.notices import (
    AddressChanged,
    AddressFails,
    ConfirmationAsked,
    CopyOfRecord,
    KeeperNote,
    MailHeld,
    Page,
    PageKind,
    PasswordToken,
    PendingOrders,
    PressLetter,
    Reply,
    SeatLocked,
)


def reply(notice: Reply, sheet: Sheet) -> Values:
    """The receipt for a mail."""
    game, power = notice.game, notice.power
    stands = standing(game, power, sheet.style) if game and power else None
    counts = summary(notice)
    return {
        **sheet.about(game),
        **_still_to_send(notice, sheet),
        "flag": "[Error Flag] " if counts.refused or counts.waiting or notice.unreadable else "",
        "subject": own_subject(notice.subject, sheet.house.code),
        "unreadable": one_line(notice.unreadable),
        "last": notice.last,
        "lines": report_lines(notice.lines),
        "counts": counts,
        "aside": notice.aside,
        "pages": tuple(_page(page, sheet) for page in notice.pages),
        "standing": stands,
        "awaited": awaited(game, notice.role) if game else "",
        "speaks_as_master": notice.role >= Role.MASTER,
        "stranger": sheet.reader is None and not counts.taken,
    }


def _still_to_send(notice: Reply, sheet: Sheet) -> Values:
    if notice.game is None or notice.power is None:
        return {"guide": None}
    return sheet.next_step(notice.game, asked_now(notice.game, notice.power), notice.power)


def _page(page: Page, sheet: Sheet) -> Values:
    """A longer answer: `kind` names its template in mail/_parts."""
    match page.kind:
        case PageKind.GAMES:
            return {"kind": "games", "rows": game_rows(page)}
        case PageKind.GAME:
            return {"kind": "game", "view": game_view(page, sheet.now, sheet.zone, sheet.style)}
        case PageKind.HELP:
            known = topics()
            asked = one_line(page.topic, 40)
            return {
                "kind": "help",
                "topic": topic_for(page.topic, known),
                "asked": asked,
                "near": near(asked, known),
            }
        case PageKind.FILE:
            return {"kind": "file", "name": one_line(page.topic, 40), "text": page.text}


def _sender(address: str) -> str:
    """Where a mail came from; empty where the reader may not know."""
    return one_line(address, 100) or "another address"


def copy_of_record(notice: CopyOfRecord, sheet: Sheet) -> Values:
    """Somebody wrote for the reader's power from another address."""
    return {
        **sheet.about(notice.game),
        "power": notice.game.variant.power(notice.power).name,
        "sender": _sender(notice.sender),
        "lines": report_lines(notice.lines),
        "standing": standing(notice.game, notice.power, sheet.style),
    }


def pending_orders(notice: PendingOrders, sheet: Sheet) -> Values:
    """A phase has opened for which the reader had sent orders."""
    return {
        **sheet.about(notice.game),
        "power": notice.game.variant.power(notice.power).name,
        "opened": f"{kind_label(notice.phase)} for {season(notice.phase)}",
        "taken": tuple((one_line(line, 70), _remarks(notice, line)) for line in notice.taken),
        "dropped": tuple((one_line(line, 70), one_line(why)) for line, why in notice.dropped),
        "decided": tuple(one_line(line, 200) for line in notice.decided),
        "unneeded": tuple(one_line(line, 70) for line in notice.unneeded),
        "standing": standing(notice.game, notice.power, sheet.style),
    }


def _remarks(notice: PendingOrders, line: str) -> tuple[str, ...]:
    """How a line that was taken was read."""
    return tuple(one_line(said) for taken, said in notice.remarks if taken == line)


def password_token(notice: PasswordToken, sheet: Sheet) -> Values:
    """A token to set a new password with."""
    return {**sheet.about(notice.game), "token": notice.token, "expires": sheet.when(notice.expires)}


def confirmation_asked(notice: ConfirmationAsked, sheet: Sheet) -> Values:
    """A command waits for its sender's word."""
    return {
        **sheet.about(notice.game),
        "line": one_line(notice.line, 100),
        "sender": _sender(notice.sender),
        "token": notice.token,
        "expires": sheet.when(notice.expires),
    }


def mail_held(notice: MailHeld, sheet: Sheet) -> Values:
    """A mail waits for the word of the one it speaks for."""
    return {
        **sheet.about(notice.game),
        "disowned": notice.disowned,
        "sender": _sender(notice.sender),
        "subject": one_line(notice.subject, 70),
        "token": notice.token,
        "expires": sheet.when(notice.expires),
    }


def seat_locked(notice: SeatLocked, sheet: Sheet) -> Values:
    """Somebody guesses at the reader's password."""
    return {
        **sheet.about(notice.game),
        "seat": _seat(notice.game, notice.power, sheet),
        "sender": _sender(notice.sender),
    }


def _seat(game: Game, power: Power | None, sheet: Sheet) -> str:
    if power is not None:
        return game.variant.power(power).name
    return "the master" if sheet.is_master else "a player"


def address_fails(notice: AddressFails, sheet: Sheet) -> Values:
    """Mail to somebody in the game does not arrive."""
    power = notice.power
    return {
        **sheet.about(notice.game),
        "who": one_line(notice.person.name, 60),
        "address": one_line(notice.person.address, 100),
        "seat": notice.game.variant.power(power).name if power else "a player or observer",
        "detail": one_line(notice.detail, 200),
    }


def address_changed(notice: AddressChanged, sheet: Sheet) -> Values:
    """Mail for a person goes elsewhere."""
    return {**sheet.about(None), "old": one_line(notice.old, 100), "new": one_line(notice.new, 100)}


def press(notice: PressLetter, sheet: Sheet) -> Values:
    """A letter between players."""
    facts = notice.game.variant.power(sheet.power) if sheet.power else None
    own_letter = facts.letter if facts else "M" if sheet.is_master else "O"
    return {
        **sheet.about(notice.game, notice.phase.mail_code if notice.phase else ""),
        "letter": press_view(notice, own_letter),
        "grey": notice.author is None or notice.grey,
        "reader": facts.name if facts else "Master" if sheet.is_master else "Observer",
    }


def keeper_note(notice: KeeperNote, sheet: Sheet) -> Values:
    """Something that needs a human."""
    return {**sheet.about(None), "what": one_line(notice.what, 100), "detail": fenced(notice.detail)}
