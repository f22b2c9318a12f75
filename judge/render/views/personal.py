"""The values of mails to one person: replies, copies, tokens, letters, notes to the keeper."""

from __future__ import annotations

from judge.game.roles import Role
from judge.game.state import Game
from judge.render.help_pages import similar_topics, topic_for, topics
from judge.render.lines.game_pages import game_rows, game_view
from judge.render.lines.guidance import current_request
from judge.render.lines.orders_in_force import orders_in_force, powers_awaited
from judge.render.lines.press import press_view
from judge.render.lines.receipt import report_lines, summary
from judge.render.lines.remarks import worded
from judge.render.mail_context import MailContext, Values
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


def reply(notice: Reply, context: MailContext) -> Values:
    """The receipt for a mail."""
    game, power = notice.game, notice.power
    in_force = orders_in_force(game, power, context.style) if game and power else None
    counts = summary(notice)
    return {
        **context.about(game),
        **_still_to_send(notice, context),
        "flag": "[Error Flag] " if counts.refused or counts.waiting or notice.unreadable else "",
        "subject": own_subject(notice.subject, context.judge_info.code),
        "unreadable": one_line(worded(notice.unreadable or "").text),
        "last": notice.last,
        "lines": report_lines(notice.lines),
        "counts": counts,
        "kept_aside": notice.kept_aside,
        "pages": tuple(_page(page, context) for page in notice.pages),
        "in_force": in_force,
        "awaited": powers_awaited(game, notice.role) if game else "",
        "speaks_as_master": notice.role >= Role.MASTER,
        "stranger": context.reader is None and not counts.taken,
    }


def _still_to_send(notice: Reply, context: MailContext) -> Values:
    if notice.game is None or notice.power is None:
        return {"guidance": None}
    return context.next_step(notice.game, current_request(notice.game, notice.power), notice.power)


def _page(page: Page, context: MailContext) -> Values:
    """A longer answer: `kind` names its template in mail/_parts."""
    match page.kind:
        case PageKind.GAMES:
            return {"kind": "games", "rows": game_rows(page)}
        case PageKind.GAME:
            return {"kind": "game", "view": game_view(page, context.now, context.zone, context.style)}
        case PageKind.HELP:
            known = topics()
            asked = one_line(page.topic, 40)
            return {
                "kind": "help",
                "topic": topic_for(page.topic, known),
                "asked": asked,
                "similar": similar_topics(asked, known),
            }
        case PageKind.FILE:
            return {"kind": "file", "name": one_line(page.topic, 40), "text": page.text}


def _sender(address: str) -> str:
    """Where a mail came from; empty where the reader may not know."""
    return one_line(address, 100) or "another address"


def copy_of_record(notice: CopyOfRecord, context: MailContext) -> Values:
    """Somebody wrote for the reader's power from another address."""
    return {
        **context.about(notice.game),
        "power": notice.game.variant.power(notice.power).name,
        "sender": _sender(notice.sender),
        "lines": report_lines(notice.lines),
        "in_force": orders_in_force(notice.game, notice.power, context.style),
    }


def pending_orders(notice: PendingOrders, context: MailContext) -> Values:
    """A phase has opened for which the reader had sent orders."""
    return {
        **context.about(notice.game),
        "power": notice.game.variant.power(notice.power).name,
        "opened": f"{kind_label(notice.phase)} for {season(notice.phase)}",
        "taken": tuple((one_line(line, 70), _remarks(notice, line)) for line in notice.taken),
        "dropped": tuple((one_line(line, 70), one_line(why)) for line, why in notice.dropped),
        "decided": tuple(one_line(line, 200) for line in notice.decided),
        "unneeded": tuple(one_line(line, 70) for line in notice.unneeded),
        "in_force": orders_in_force(notice.game, notice.power, context.style),
    }


def _remarks(notice: PendingOrders, line: str) -> tuple[str, ...]:
    """How a line that was taken was read."""
    return tuple(one_line(said) for taken, said in notice.remarks if taken == line)


def password_token(notice: PasswordToken, context: MailContext) -> Values:
    """A token to set a new password with."""
    return {**context.about(notice.game), "token": notice.token, "expires": context.when(notice.expires)}


def confirmation_asked(notice: ConfirmationAsked, context: MailContext) -> Values:
    """A command waits for its sender's word."""
    return {
        **context.about(notice.game),
        "line": one_line(notice.line, 100),
        "sender": _sender(notice.sender),
        "token": notice.token,
        "expires": context.when(notice.expires),
    }


def mail_held(notice: MailHeld, context: MailContext) -> Values:
    """A mail waits for the word of the one it speaks for."""
    return {
        **context.about(notice.game),
        "disowned": notice.disowned,
        "sender": _sender(notice.sender),
        "subject": one_line(notice.subject, 70),
        "token": notice.token,
        "expires": context.when(notice.expires),
    }


def seat_locked(notice: SeatLocked, context: MailContext) -> Values:
    """Somebody guesses at the reader's password."""
    return {
        **context.about(notice.game),
        "seat": _seat(notice.game, notice.power, context),
        "sender": _sender(notice.sender),
    }


def _seat(game: Game, power: Power | None, context: MailContext) -> str:
    if power is not None:
        return game.variant.power(power).name
    return "the master" if context.is_master else "a player"


def address_fails(notice: AddressFails, context: MailContext) -> Values:
    """Mail to somebody in the game does not arrive."""
    power = notice.power
    return {
        **context.about(notice.game),
        "who": one_line(notice.person.name, 60),
        "address": one_line(notice.person.address, 100),
        "seat": notice.game.variant.power(power).name if power else "a player or observer",
        "detail": one_line(notice.detail, 200),
    }


def address_changed(notice: AddressChanged, context: MailContext) -> Values:
    """Mail for a person goes elsewhere."""
    return {**context.about(None), "old": one_line(notice.old, 100), "new": one_line(notice.new, 100)}


def press(notice: PressLetter, context: MailContext) -> Values:
    """A letter between players."""
    facts = notice.game.variant.power(context.power) if context.power else None
    own_letter = facts.letter if facts else "M" if context.is_master else "O"
    return {
        **context.about(notice.game, notice.phase.mail_code if notice.phase else ""),
        "letter": press_view(notice, own_letter),
        "grey": notice.author is None or notice.grey,
        "reader": facts.name if facts else "Master" if context.is_master else "Observer",
    }


def keeper_note(notice: KeeperNote, context: MailContext) -> Values:
    """Something that needs a human."""
    return {
        **context.about(None),
        "what": one_line(worded(notice.what).text, 100),
        "detail": fenced(worded(notice.detail).text),
    }
