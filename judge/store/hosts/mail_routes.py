"""Routes: the games that a mail is about, as far as its bytes tell before anybody reads it.

By them several processes share the work and keep each game's mails in order. What counts is only whether a
word is a game's name; where a mail says it so that it is not seen here, the handler finds out and lets older
mails of that game go first (`InboxRecords.older_waits`).
"""

from __future__ import annotations

import binascii
import quopri
import re
from collections.abc import Iterator, Sequence

from sqlalchemy import Connection, select

from judge.store.schema import GameRow, OutboxRow

_LOOKED_AT = 200_000
"""Bytes of a mail that are searched."""
_MOST = 60
"""Words that may be names of games; a mail with more is as good as one with none."""
_SIGN_ON = re.compile(
    rb"(?:sign[ -]*on|log[ -]*in|hello|create|observe)[ \t]+(\S+)(?:[ \t]+(\S+))?", re.IGNORECASE
)
_SUBJECT = re.compile(rb"^Subject:[^\n]*?[A-Z0-9]{4,8}:([\w-]+)", re.IGNORECASE | re.MULTILINE)
_ANSWERED = re.compile(
    rb"^(?:In-Reply-To|References):[ \t]*((?:[^\n]|\n[ \t])+)", re.IGNORECASE | re.MULTILINE
)
_MESSAGE_ID = re.compile(rb"<[^<>\s]+>")
_BASE64 = re.compile(rb"(?:^[A-Za-z0-9+/]{40,}={0,2}\r?\n?)+(?:^[A-Za-z0-9+/]+={0,2}\r?\n?)?", re.MULTILINE)
_LAST_ANSWERED = 10


def routes_of(connection: Connection, raw: bytes) -> Sequence[str]:
    """The games that a mail names or answers a mail of ours about."""
    head = raw[:_LOOKED_AT]
    words = {name for word in _words(head) for name in (word, word[1:]) if name}
    if len(words) > _MOST:
        return ()
    named = select(GameRow.name).where(GameRow.name.in_(sorted(words)))
    found = set(connection.scalars(named)) if words else set()
    if answered := _answered(head):
        query = select(OutboxRow.game).where(OutboxRow.message_id.in_(answered), OutboxRow.game.is_not(None))
        found |= {game for game in connection.scalars(query) if game}
    return sorted(found)


def _words(raw: bytes) -> Iterator[str]:
    """Words that stand where a game's name does."""
    for text in (raw, *_decoded(raw)):
        for match in _SIGN_ON.finditer(text):
            yield from (word.decode("latin-1").strip("?<>.,;:*").lower() for word in match.groups() if word)
    if subject := _SUBJECT.search(raw):
        yield subject[1].decode("latin-1").lower()


def _decoded(raw: bytes) -> Iterator[bytes]:
    """What the mail's encodings hide, were the whole of it in one of them."""
    small = raw.lower()
    if b"quoted-printable" in small:
        yield quopri.decodestring(raw)
    if b"base64" in small:
        for block in _BASE64.findall(raw):
            try:
                yield binascii.a2b_base64(block)
            except binascii.Error:
                continue


def _answered(raw: bytes) -> list[str]:
    """The mails that a mail says it answers, the last of them."""
    found = [one.decode("latin-1") for field in _ANSWERED.findall(raw) for one in _MESSAGE_ID.findall(field)]
    return sorted(set(found[-_LAST_ANSWERED:]))
