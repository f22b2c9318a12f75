"""Parked items, within a unit of work, and the text they are kept as.

The text of a command or an address is the command itself, of one that a player asks for the word ASKED and
JSON with the command, the player and their power; of orders the word ORDERS and JSON with power, phase, each
order's text with the later phase it is for (or ""), and true if nothing showed who wrote them; of questions
the word QUESTIONS and JSON with power, phase, and each question's fields; of a message the word LETTER and
JSON with its author, itself, whether it asks, and whether its game was over; of an email it is empty.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, insert, or_, select

from judge.game.commands.member import Audience, Broadcast, Press
from judge.game.roles import Actor, PersonId, Role
from judge.records import (
    EmailId,
    ParkedAddress,
    ParkedCommand,
    ParkedContent,
    ParkedEmail,
    ParkedItem,
    ParkedMastership,
    ParkedOffer,
    ParkedOrder,
    ParkedOrders,
    ParkedOtherAddress,
    ParkedPartnership,
    ParkedPress,
    ParkedQuestion,
    ParkedQuestions,
)
from judge.rules.phases import Phase
from judge.store.engine import Prepared
from judge.store.schema import ParkedRow

_PARKED = ParkedRow.__table__
_DUE = Prepared(
    select(_PARKED)
    .where(ParkedRow.due_at <= bindparam("now"), ParkedRow.game == bindparam("name"))
    .order_by(ParkedRow.due_at, ParkedRow.digest)
)
_ADDRESS = ParkedAddress("").line
_OTHER_ADDRESS = ParkedOtherAddress("").line
_AS_REPLY = "AS REPLY"
_ASKED = "ASKED "
_SWAP = "SWAP "
_ORDERS = "ORDERS "
_ORDERS_OF = Prepared(
    select(_PARKED).where(
        ParkedRow.person == bindparam("person"),
        ParkedRow.game == bindparam("game"),
        ParkedRow.line.startswith(_ORDERS),
    )
)
_ORDERS_OF_GAME = Prepared(
    select(_PARKED).where(ParkedRow.game == bindparam("name"), ParkedRow.line.startswith(_ORDERS))
)
_PRESS = "LETTER "
_QUESTIONS = "QUESTIONS "
_OFFER = ParkedOffer("").line
_MASTERSHIP = ParkedMastership(0).line.removesuffix("0")
_PARTNERSHIP = ParkedPartnership(0, "").line.removesuffix("0 ")


class ParkedItems:
    """The parked items, within a unit of work."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def park(self, item: ParkedItem) -> None:
        """Keep an item."""
        line, mail = encode_content(item.content)
        self._connection.execute(
            insert(ParkedRow).values(
                digest=item.digest,
                person=item.person,
                game=item.game,
                line=line,
                mail=mail,
                expires=item.expires,
                due_at=item.due,
            )
        )

    def take(self, digest: str, now: datetime) -> ParkedItem | None:
        """Remove and return the item of that hash if it has not expired."""
        row = self._find(digest, now)
        if row is None:
            return None
        self._connection.execute(delete(ParkedRow).where(ParkedRow.digest == digest))
        return parked_item(row)

    def due(self, game: str, now: datetime) -> Sequence[ParkedItem]:
        """Return what is due in a game by now, first to last."""
        return [parked_item(row) for row in _DUE.all(self._connection, {"now": now, "name": game})]

    def take_due(self, digest: str, now: datetime) -> ParkedItem | None:
        """Remove and return the item of that hash if it is due."""
        which = (ParkedRow.digest == digest, ParkedRow.due_at <= now)
        row = self._connection.execute(delete(ParkedRow).where(*which).returning(_PARKED)).one_or_none()
        return parked_item(row) if row else None

    def waits(self, digest: str, now: datetime) -> bool:
        """Return whether an item of that hash is there and has not expired."""
        return self._find(digest, now) is not None

    def clear(self, person: PersonId, game: str) -> Sequence[ParkedItem]:
        """Remove and return what waits for a person in a game but emails, and what waits for their addresses.

        Without a game, the latter alone: they are theirs in all games.
        """
        of_addresses = map(ParkedRow.line.startswith, (_ADDRESS, _OTHER_ADDRESS))
        there = or_(ParkedRow.game == game, *of_addresses)
        mine = (ParkedRow.person == person, there, ParkedRow.mail.is_(None))
        rows = self._connection.execute(delete(ParkedRow).where(*mine).returning(_PARKED)).all()
        return [parked_item(row) for row in rows]

    def orders_waiting(self, person: PersonId, game: str) -> Sequence[ParkedItem]:
        """Return the orders that wait for a person's word in a game."""
        rows = _ORDERS_OF.all(self._connection, {"person": person, "game": game})
        return [parked_item(row) for row in rows]

    def orders_of_game(self, game: str) -> Sequence[ParkedItem]:
        """Return the orders that wait in a game, for the word of anybody."""
        return [parked_item(row) for row in _ORDERS_OF_GAME.all(self._connection, {"name": game})]

    def asked_of_others(self, game: str) -> Sequence[ParkedItem]:
        """Return what people were asked in a game on behalf of others: offers, requests and commands."""
        begins = map(ParkedRow.line.startswith, (_MASTERSHIP, _PARTNERSHIP, _ASKED, _SWAP))
        query = select(_PARKED).where(ParkedRow.game == game, ParkedRow.mail.is_(None), or_(*begins))
        return [parked_item(row) for row in self._connection.execute(query.order_by(ParkedRow.digest))]

    def press_of(self, person: PersonId) -> Sequence[ParkedItem]:
        """Return the messages of a person that wait for their time or for a word, in all games."""
        mine = (ParkedRow.person == person, ParkedRow.line.startswith(_PRESS))
        return [parked_item(row) for row in self._connection.execute(select(_PARKED).where(*mine))]

    def remove_expired(self, now: datetime) -> Sequence[EmailId]:
        """Remove what has expired, but not what is due; its emails, each as often as it was parked."""
        old = (ParkedRow.expires <= now, ParkedRow.due_at.is_(None))
        query = select(_PARKED.c.mail).where(*old).order_by(ParkedRow.digest)
        mails = self._connection.scalars(query).all()
        if mails:
            self._connection.execute(delete(ParkedRow).where(*old))
        return [mail for mail in mails if mail is not None]

    def _find(self, digest: str, now: datetime) -> Row[Any] | None:
        query = select(_PARKED).where(ParkedRow.digest == digest, ParkedRow.expires > now).with_for_update()
        return self._connection.execute(query).one_or_none()


def parked_item(row: Any) -> ParkedItem:
    """Return the item of a row of the table."""
    return ParkedItem(row.digest, row.person, row.game, decode_content(row.line, row.mail), row.expires)


def encode_content(content: ParkedContent) -> tuple[str, EmailId | None]:
    """Return what waits, as the columns `line` and `mail`."""
    match content:
        case ParkedEmail(email_id, as_reply):
            return _AS_REPLY if as_reply else "", email_id
        case ParkedOrders():
            orders = [_order_fields(one) for one in content.orders]
            unproven = [True] if content.unproven else []
            return _ORDERS + json.dumps([content.power, str(content.phase), orders, *unproven]), None
        case ParkedQuestions(power, phase, questions):
            asked = [[one.text, one.kind, one.column, one.read, one.hint] for one in questions]
            return _QUESTIONS + json.dumps([power, str(phase), asked]), None
        case ParkedPress(author, press, asks, over):
            who = [author.role.name, author.person, author.power, author.acting]
            return _PRESS + json.dumps([who, _press_fields(press), asks, over]), None
        case ParkedCommand(line, asker, power) if asker:
            return _ASKED + json.dumps([line, asker, power]), None
        case _:
            return content.line, None


def _order_fields(one: ParkedOrder) -> list[Any]:
    press: list[Any] = [] if one.press is None else [_press_fields(one.press)]
    if one.instead_of:
        kept = press or [None]
        return [one.text, str(one.phase or ""), one.stood, *kept, one.ended, one.proposed, one.instead_of]
    if not one.proposed and one.stood is not None:
        return [one.text, str(one.phase or ""), one.stood, *(press or [None]), one.ended, False]
    if one.ended:
        return [one.text, str(one.phase or ""), one.stood, None, True]
    return [one.text, str(one.phase or ""), *([one.stood] if one.proposed else []), *press]


def _press_fields(press: Press | Broadcast) -> list[Any]:
    if isinstance(press, Broadcast):
        return [press.body, press.grey]
    later = [] if press.watchers is None else [press.watchers]
    return [press.body, press.grey, press.audience, press.to, press.left_out, *later]


def _decode_press(text: str) -> ParkedPress:
    (role, person, power, acting), press, asks, over = json.loads(text)
    return ParkedPress(Actor(Role[role], person, power, acting), _press_of(press), asks, over)


def _press_of(fields: Sequence[Any]) -> Press | Broadcast:
    body, grey, *some = fields
    if not some:
        return Broadcast(body, grey)
    audience, to, left_out, *later = some
    watchers = tuple(later[0]) if later else None
    return Press(body, Audience(audience), tuple(to), grey, tuple(left_out), watchers=watchers)


def _decode_address(line: str) -> ParkedAddress | ParkedOtherAddress:
    if line.startswith(_ADDRESS):
        return ParkedAddress(line.removeprefix(_ADDRESS))
    address, *agreed = line.removeprefix(_OTHER_ADDRESS).split()
    return ParkedOtherAddress(address, agreed=bool(agreed))


def _decode_offer(line: str) -> ParkedOffer | ParkedMastership | ParkedPartnership:
    if line.startswith(_OFFER):
        return ParkedOffer(line.removeprefix(_OFFER))
    if line.startswith(_PARTNERSHIP):
        player, power = line.removeprefix(_PARTNERSHIP).split(" ", maxsplit=1)
        return ParkedPartnership(int(player), power)
    by, *in_place = line.removeprefix(_MASTERSHIP).split()
    return ParkedMastership(int(by), bool(in_place))


def decode_content(line: str, email_id: EmailId | None) -> ParkedContent:
    """Return what the columns `line` and `mail` say that waits."""
    if email_id is not None:
        return ParkedEmail(email_id, as_reply=line == _AS_REPLY)
    if line.startswith((_ADDRESS, _OTHER_ADDRESS)):
        return _decode_address(line)
    if line.startswith((_OFFER, _MASTERSHIP, _PARTNERSHIP)):
        return _decode_offer(line)
    if line.startswith(_PRESS):
        return _decode_press(line.removeprefix(_PRESS))
    if line.startswith((_ORDERS, _QUESTIONS)):
        return _decode_orders(line)
    asked = line.startswith(_ASKED)
    return ParkedCommand(*json.loads(line.removeprefix(_ASKED))) if asked else ParkedCommand(line)


def _decode_orders(line: str) -> ParkedOrders | ParkedQuestions:
    if line.startswith(_QUESTIONS):
        power, phase, asked = json.loads(line.removeprefix(_QUESTIONS))
        return ParkedQuestions(power, Phase.parse(phase), tuple(ParkedQuestion(*one) for one in asked))
    power, phase, orders, *unproven = json.loads(line.removeprefix(_ORDERS))
    found = tuple(_order_of(*fields) for fields in orders)
    return ParkedOrders(power, Phase.parse(phase), found, unproven=bool(unproven))


def _order_of(
    text: str,
    later: str,
    stood: str | None = None,
    press: Sequence[Any] | None = None,
    ended: bool = False,
    proposed: bool | None = None,
    instead_of: str = "",
) -> ParkedOrder:
    """Return what was stored; earlier versions stored what stood for a unit with proposals alone."""
    phase = Phase.parse(later) if later else None
    kept = None if press is None else _press_of(press)
    known = stood is not None if proposed is None else proposed
    return ParkedOrder(text, phase, stood, kept, ended=ended, proposed=known, instead_of=instead_of)
