"""What an IMAP server sends, cut into whole responses (RFC 9051 §7), each bounded before it is kept.

Nothing here believes an announced size: whatever is longer than an exchange may be raises `ImapFaultError`
before its bytes are kept. No other file counts the bytes of a server.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

Part: TypeAlias = bytes | bytearray
"""A stretch of a response: bytes of a line, without its end, or a bytearray that came as a literal."""
Response: TypeAlias = tuple[Part, ...]

_LONGEST_LINE = 1_000_000
_LONGEST_SEARCH = 16_000_000
_MOST_TEXT = 32_000_000
"""Bytes outside of literals in one exchange: more than the numbers of two million emails take."""
_SMALL_LITERALS = 65_536
"""Bytes of literals in an exchange that asks for no email, or beside it."""
_SEARCH = re.compile(rb"\* E?SEARCH\b", re.IGNORECASE)
_DATA = re.compile(rb"\* (?!(?:OK|NO|BAD|BYE|PREAUTH)\b)", re.IGNORECASE)
"""A response with data: text for people, as the others have it, announces no literal (RFC 9051 §9)."""
_ANNOUNCED = re.compile(rb"\{([-+]?\d+)[+-]?\}$")


class ImapFaultError(ConnectionError):
    """The server said something that cannot be followed, or too much of it."""


class ResponseReader:
    """Cuts a stream into responses: a line, or lines with the literals between them.

    A line may end with LF alone. An empty line after a literal is passed over, as some servers send one there
    before they close the brackets.
    """

    def __init__(self) -> None:
        self._data = bytearray()
        self._parts: list[Part] = []
        self._literal: bytearray | None = None
        self._missing = 0
        self._passed_over = False
        self._text = self._literals = 0
        self.begin_exchange()

    def begin_exchange(self, literals: int = 0) -> None:
        """Allow what one command may bring: `literals` bytes of what was asked for."""
        self._text, self._literals = _MOST_TEXT, literals + _SMALL_LITERALS

    @property
    def unfinished(self) -> bytes:
        """The last line of a literal that has not come in full: what the server holds to be its end."""
        if self._literal is None or not self._literal.endswith(b"\n"):
            return b""
        tail = bytes(self._literal[-_LONGEST_TAIL:]).rstrip(b"\r\n")
        return tail[tail.rfind(b"\n") + 1 :]

    def feed(self, data: bytes) -> Iterator[Response]:
        """Take the next bytes; the responses that end in them. ImapFaultError if one is out of bounds."""
        at = 0
        while at < len(data):
            if self._literal is not None:
                taken = data[at : at + self._missing]
                self._literal += taken
                self._missing -= len(taken)
                at += len(taken)
                self._end_literal()
                continue
            end = data.find(b"\n", at)
            if end < 0:
                self._keep(data[at:])
                return
            if self._data:
                self._keep(data[at:end])
                line = bytes(self._data)
                self._data.clear()
            else:
                line = data[at:end]
                self._count(len(line), line)
            at = end + 1
            yield from self._end_line(line.removesuffix(b"\r"))

    def _keep(self, more: bytes) -> None:
        self._data += more
        self._count(len(more), self._data)

    def _count(self, more: int, line: Part) -> None:
        """Count `more` bytes of a line; ImapFaultError if it is too long, or one too many."""
        self._text -= more + 1
        if len(line) > _LONGEST_LINE:
            begun = self._parts[0] if self._parts else line
            if len(line) > _LONGEST_SEARCH or not _SEARCH.match(begun):
                raise ImapFaultError("the IMAP server sends a line that does not end")
        if self._text < 0:
            raise ImapFaultError("the IMAP server sends more than was asked for")

    def _end_line(self, line: bytes) -> Iterator[Response]:
        """Take a line; the responses that end with it, or before it."""
        if not line and (not self._parts or isinstance(self._parts[-1], bytearray)):
            self._passed_over = bool(self._parts)
            return
        if self._passed_over and not line.startswith((b")", b" ")):
            yield self._whole()
        self._passed_over = False
        announced = _ANNOUNCED.search(line[-_LONGEST_TAIL:]) if line.endswith(b"}") else None
        self._parts.append(line)
        if announced is None or not _DATA.match(self._parts[0]):
            yield self._whole()
            return
        size = number(announced[1])
        if size is None or size > self._literals:
            raise ImapFaultError(
                f"the IMAP server announces {announced[1][:20].decode()} bytes"
                f" where at most {self._literals} may come"
            )
        self._parts[-1] = line[: line.rindex(b"{")].removesuffix(b"~")
        self._literals -= size
        self._literal, self._missing = bytearray(), size
        self._end_literal()

    def _whole(self) -> Response:
        response = tuple(self._parts)
        self._parts.clear()
        return response

    def _end_literal(self) -> None:
        if self._literal is not None and not self._missing:
            self._parts.append(self._literal)
            self._literal = None


_LONGEST_TAIL = 200
_MOST_DIGITS = 18


def number(digits: bytes) -> int | None:
    """Read a number of a server's; None for what is none, or has more digits than any number of IMAP."""
    return int(digits) if 0 < len(digits) <= _MOST_DIGITS and digits.isdigit() else None
