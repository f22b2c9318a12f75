"""Parked items, within a unit of work, and the text they are kept as.

The text of a command or an address is the command itself; of orders the word ORDERS and JSON with power,
phase, and each order's text with the later phase it is for (or ""); of a mail it is empty.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select

from judge.game.roles import PersonId
from judge.rules.phases import Phase
from judge.service.ports import (
    MailId,
    ParkedAddress,
    ParkedCommand,
    ParkedContent,
    ParkedItem,
    ParkedMail,
    ParkedOrder,
    ParkedOrders,
)
from judge.store.schema import ParkedRow

_PARKED = ParkedRow.__table__
_ADDRESS = ParkedAddress("").line
_ORDERS = "ORDERS "


class SqlParkedItems:
    """Implements `judge.service.ports.ParkedItems`."""

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
            )
        )

    def take(self, digest: str, now: datetime) -> ParkedItem | None:
        """Remove and return the item of that hash if it has not expired."""
        row = self._find(digest, now)
        if row is None:
            return None
        self._connection.execute(delete(ParkedRow).where(ParkedRow.digest == digest))
        return ParkedItem(row.digest, row.person, row.game, decode_content(row.line, row.mail), row.expires)

    def waits(self, digest: str, now: datetime) -> bool:
        """Whether an item of that hash is there and has not expired."""
        return self._find(digest, now) is not None

    def clear(self, person: PersonId, game: str) -> int:
        """Remove all that waits for a person in a game but mails; how many there were."""
        mine = (ParkedRow.person == person, ParkedRow.game == game, ParkedRow.mail.is_(None))
        return self._connection.execute(delete(ParkedRow).where(*mine)).rowcount

    def remove_expired(self, now: datetime) -> Sequence[MailId]:
        """Remove what has expired; the mails among it, each as often as it was parked."""
        query = select(_PARKED.c.mail).where(ParkedRow.expires <= now).order_by(ParkedRow.digest)
        mails = self._connection.scalars(query).all()
        if mails:
            self._connection.execute(delete(ParkedRow).where(ParkedRow.expires <= now))
        return [mail for mail in mails if mail is not None]

    def _find(self, digest: str, now: datetime) -> Row[Any] | None:
        query = select(_PARKED).where(ParkedRow.digest == digest, ParkedRow.expires > now).with_for_update()
        return self._connection.execute(query).one_or_none()


def encode_content(content: ParkedContent) -> tuple[str, MailId | None]:
    """What waits, as the columns `line` and `mail`."""
    match content:
        case ParkedMail():
            return "", content.mail
        case ParkedOrders():
            orders = [[one.text, str(one.phase or "")] for one in content.orders]
            return _ORDERS + json.dumps([content.power, str(content.phase), orders]), None
        case ParkedCommand() | ParkedAddress():
            return content.line, None


def decode_content(line: str, mail: MailId | None) -> ParkedContent:
    """What the columns `line` and `mail` say that waits."""
    if mail is not None:
        return ParkedMail(mail)
    if line.startswith(_ADDRESS):
        return ParkedAddress(line.removeprefix(_ADDRESS))
    if not line.startswith(_ORDERS):
        return ParkedCommand(line)
    power, phase, orders = json.loads(line.removeprefix(_ORDERS))
    parked = (ParkedOrder(text, Phase.parse(later) if later else None) for text, later in orders)
    return ParkedOrders(power, Phase.parse(phase), tuple(parked))
