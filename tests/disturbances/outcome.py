"""What disturbed games came to, held against what their players wrote."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from email import message_from_bytes, policy
from email.message import EmailMessage

from sqlalchemy import select

from judge.rules import notation
from judge.rules.orders import Order, Waive
from judge.rules.units import Power
from judge.store.database import Database
from judge.store.schema import InboxRow, OutboxRow, OutboxState
from tests.disturbances.players import MASTER, PLAYERS, Players
from tests.servers.smtp import Sink

_COAST = re.compile("/[ENSW]C")


def faults(database: Database, sink: Sink, players: Players) -> Iterator[str]:
    """Everything that is lost, doubled or set aside, in words."""
    yield from map(str, database.check())
    yield from _of_the_inbox(database, players.mails)
    yield from _of_the_phases(database, players)
    sent = _sent(sink)
    yield from _of_the_wire(database, sent)
    yield from _of_the_letters([mails[0] for mails in sent.values()], players)


def _of_the_inbox(database: Database, written: int) -> Iterator[str]:
    """Each mail was stored once, applied, and answered once."""
    with database.connections.read() as connection:
        rows = connection.execute(select(InboxRow.id, InboxRow.fate, InboxRow.note)).all()
        keys = set(connection.scalars(select(OutboxRow.key)))
    if len(rows) != written:
        yield f"{len(rows)} mails of {written}"
    for row in rows:
        if row.fate != "applied":
            yield f"mail {row.id}: {row.fate} {row.note}"
        if f"mail:{row.id}:reply" not in keys:
            yield f"mail {row.id} has no answer"


def _of_the_phases(database: Database, players: Players) -> Iterator[str]:
    """Each phase was judged once, by the orders that were written for it."""
    for name, given in players.given.items():
        with database.begin() as work:
            judged = {one.number: one for one in work.games.snapshots(name)}
        if set(judged) != set(given):
            yield f"{name}: judged were {sorted(judged)}, ordered {sorted(given)}"
        for number in judged.keys() & given.keys():
            found = _without_coasts(judged[number].orders)
            if found != (wanted := _without_coasts(given[number])):
                yield f"{name} {judged[number].phase}: {found} instead of {wanted}"


def _without_coasts(orders: Mapping[Power, Sequence[Order]]) -> dict[Power, Sequence[str]]:
    """The orders as they are written, but for coasts: the judge adds the only one there is.

    Builds are waived here only where no site is free; then the judge asks for none.
    """
    written = {
        power: [_COAST.sub("", notation.write(one)) for one in own if not isinstance(one, Waive)]
        for power, own in orders.items()
    }
    return {power: sorted(own) for power, own in written.items() if own}


def _sent(sink: Sink) -> dict[str, list[EmailMessage]]:
    """What was put on the wire, by Message-ID."""
    found: dict[str, list[EmailMessage]] = defaultdict(list)
    for envelope in sink.mails:
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        found[str(mail["Message-ID"])].append(mail)
    return found


def _of_the_wire(database: Database, sent: dict[str, list[EmailMessage]]) -> Iterator[str]:
    """Each mail of the outbox is on the wire, a second time at most in the same bytes; and no other is."""
    with database.connections.read() as connection:
        queued = connection.execute(select(OutboxRow.message_id, OutboxRow.state, OutboxRow.key)).all()
    for row in queued:
        if row.state != OutboxState.SENT or row.message_id not in sent:
            yield f"{row.key} is {row.state}, {'' if row.message_id in sent else 'not '}on the wire"
    yield from (
        f"{name} came in other words" for name, mails in sent.items() if len(set(map(bytes, mails))) != 1
    )
    yield from (f"{name} is of nobody" for name in sent.keys() - {row.message_id for row in queued})


def _of_the_letters(mails: Sequence[EmailMessage], players: Players) -> Iterator[str]:
    """Each letter has come once to everybody else in the game."""
    came: dict[str, Counter[str]] = defaultdict(Counter)
    for mail in mails:
        if "Broadcast" in str(mail["Subject"]):
            for word in players.letters.keys() & set(mail.get_content().split()):
                came[word][str(mail["To"])] += 1
    for word, sender in players.letters.items():
        if came[word] != Counter({MASTER, *PLAYERS.values()} - {sender}):
            yield f"letter {word} came to {dict(came[word])}"
