"""IMAP syntax (RFC 9051): responses of a server, each bounded, names of folders, and what the answers say.

Nothing here raises anything but `ImapFaultError`, whatever a server sends.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, timezone
from heapq import nsmallest
from typing import TypeAlias

# What an IMAP server sends, cut into whole responses (RFC 9051 §7), each bounded before it is kept.
#
# Nothing here believes an announced size: whatever is longer than an exchange may be raises
# `ImapFaultError` before its bytes are kept. No other file counts the bytes of a server.

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

    @property
    def begun(self) -> bool:
        """Whether a response has begun that has not ended."""
        return bool(self._data or self._parts)

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
        # `~{n}` announces a literal8, which may hold NUL (RFC 9051 §9).
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
    # `int` takes quadratic time for long digits, and raises ValueError above 4,300 of them (Python 3.11).
    return int(digits) if 0 < len(digits) <= _MOST_DIGITS and digits.isdigit() else None


_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"
_DATE = re.compile(rb"([ \d]?\d)-(\w{3})-(\d{4}) (\d\d):(\d\d):(\d\d) ([+-])(\d\d)(\d\d)")
_EARLIEST = datetime(1990, 1, 1, tzinfo=UTC)
"""No email that waits came before that: an earlier date is none."""
_MOST_UIDS = 20_000
"""UIDs that are kept of one SEARCH, the smallest; the others are found when these are dealt with."""
_SEARCHED = re.compile(rb"\* SEARCH(?= |$)", re.IGNORECASE)
_MODIFIED = re.compile(rb"\(MODSEQ +\d+\) *$", re.IGNORECASE)
"""What a server adds that numbers its changes (RFC 7162 §3.1.5)."""
_ESEARCHED = re.compile(rb"\* ESEARCH\b.*? ALL +([\d:,]+)(?: .*)?", re.IGNORECASE | re.DOTALL)
_ESEARCHED_NONE = re.compile(rb"\* ESEARCH\b(?!.* ALL ).*", re.IGNORECASE | re.DOTALL)
_FETCHED = re.compile(rb"\* +\d+ +FETCH *\(", re.IGNORECASE)
_FLAGS = re.compile(rb"\bFLAGS *\(([^()]*)\)", re.IGNORECASE)
_BODY = re.compile(rb"BODY\[(?:HEADER)?\](?:<0>)?|RFC822(?:\.HEADER)?", re.IGNORECASE)
_KNOWN = re.compile(
    rb"BODY\[.*|UID|FLAGS|RFC822.*|INTERNALDATE|MODSEQ|SAVEDATE|EMAILID|THREADID|X-.*|ENVELOPE|BODYSTRUCTURE"
)
"""What a server may send in brackets; where there is anything else, an email was longer than announced."""
_WORD = re.compile(rb"[^ ]+")
_ATOM = re.compile(rb'[^\s()"]+')
_QUOTED = re.compile(rb'"((?:[^"\\]|\\.)*)"', re.DOTALL)

Value = bytes | bytearray | None
"""The value of an item: an atom, or a bytearray for a string; None for NIL and for a list."""


@dataclass(frozen=True, slots=True)
class Envelope:
    """What is known of an email before it is fetched: size in bytes, time of arrival in UTC, or None."""

    size: int | None = None
    received: datetime | None = None


@dataclass(frozen=True, slots=True)
class Waiting:
    """The UIDs that a SEARCH named, the smallest first; `unread` is a word among them that is no UID."""

    uids: Sequence[int]
    unread: str = ""


class FaultyAnswerError(ValueError):
    """A server's answer about one email that cannot be taken for it; the connection is well."""


def folder_name(name: str) -> str:
    """Write a folder's name as IMAP wants it: modified UTF-7 (RFC 3501 §5.1.3), yet to be quoted."""

    def shift(match: re.Match[str]) -> str:
        coded = base64.b64encode(match[0].encode("utf-16-be")).decode().rstrip("=").replace("/", ",")
        return f"&{coded}-"

    return re.sub(r"[^\x20-\x7e]+", shift, name.replace("&", "&-"))


def imap_date(day: date) -> str:
    """Write a day as a search wants it: `05-Jan-2026`, whatever language the machine speaks."""
    return f"{day.day:02}-{_MONTHS.split()[day.month - 1]}-{day.year:04}"


def searched(responses: Iterable[Response]) -> Waiting:
    """Read what a SEARCH named (RFC 9051 §7.3.4, also the older form of RFC 3501 §7.2.5)."""
    found: set[int] = set()
    unread = ""
    for response in responses:
        line = bytes(response[0])
        if len(response) == 1 and (said := _SEARCHED.match(line)):
            modified = _MODIFIED.search(line, max(said.end(), len(line) - _LONGEST_DATE))
            words = _words(line, said.end(), modified.start() if modified else len(line))
        elif len(response) == 1 and (said := _ESEARCHED.fullmatch(line)):
            words = _members(said[1])
        elif len(response) == 1 and _ESEARCHED_NONE.fullmatch(line):
            continue
        else:
            raise ImapFaultError("the IMAP server's answer to SEARCH cannot be read")
        for word in words:
            uid = number(word)
            if uid:
                found.add(uid)
            else:
                unread = unread or word[:20].decode("ascii", "backslashreplace")
            if len(found) > 2 * _MOST_UIDS:
                found = set(nsmallest(_MOST_UIDS, found))
    return Waiting(nsmallest(_MOST_UIDS, found), unread)


def _words(line: bytes, start: int, end: int) -> Iterator[bytes]:
    return (word[0] for word in _WORD.finditer(line, start, end))


def _members(sequence_set: bytes) -> Iterator[bytes]:
    """Yield the members of a set such as `2,4:7`, no more of a range than are kept anyway."""
    for piece in re.finditer(rb"[^,]+", sequence_set):
        first, _, last = piece[0].partition(b":")
        low, high = number(first), number(last or first)
        if low is None or high is None:
            yield piece[0]
            continue
        low, high = min(low, high), max(low, high)
        yield from (b"%d" % uid for uid in range(low, min(high, low + _MOST_UIDS) + 1))


def envelopes(responses: Iterable[Response]) -> Mapping[int, Envelope]:
    """Read what a FETCH of UID, RFC822.SIZE and INTERNALDATE brought, by UID.

    What cannot be read is unknown, and so is what is said twice and not the same: one of the two is of
    another email. Responses without a UID are passed over.
    """
    found: dict[int, Envelope] = {}
    for response in responses:
        items, _ = _items(response)
        uid = _number(items.get(b"UID"))
        if uid:
            size, received = _number(items.get(b"RFC822.SIZE")), internal_date(items.get(b"INTERNALDATE"))
            said = Envelope(size, received)
            found[uid] = said if found.get(uid, said) == said else Envelope()
    return found


def deleted(responses: Iterable[Response]) -> Mapping[int, bool]:
    r"""Read for each email of which a FETCH brought UID and FLAGS whether \Deleted is among the flags."""
    found = {}
    for response in responses:
        line = bytes(response[0])
        items, _ = _items(response)
        uid, flags = _number(items.get(b"UID")), _FLAGS.search(line)
        if uid and flags:
            found[uid] = rb"\deleted" in flags[1].lower().split()
    return found


def internal_date(value: Value) -> datetime | None:
    """Read an INTERNALDATE (RFC 9051 §9, date-time) in UTC; None if it is none, or has no zone."""
    found = _DATE.fullmatch(bytes(value).strip()) if value and len(value) < _LONGEST_DATE else None
    if not found:
        return None
    day, month, year, hour, minute, second, sign, hours, minutes = (part.decode() for part in found.groups())
    try:
        offset = timedelta(hours=int(hours), minutes=int(minutes)) * (-1 if sign == "-" else 1)
        nth = _MONTHS.split().index(month.title()) + 1
        moment = datetime(
            int(year), nth, int(day), int(hour), int(minute), int(second), tzinfo=timezone(offset)
        ).astimezone(UTC)
    # OverflowError: the first and last days of the calendar have no UTC in some zones.
    except (ValueError, OverflowError):
        return None
    return moment if moment >= _EARLIEST else None


_LONGEST_DATE = 40


def body(responses: Iterable[Response], uid: int) -> bytes | None:
    """Find the bytes that a FETCH of one UID brought; None if the server sent none for it.

    Every response must name its UID (RFC 9051 §6.4.9). A server that leaves it out is believed where it sent
    one body and names no other UID. FaultyAnswerError if the answer contradicts itself or is of another
    email.
    """
    ours: list[bytes] = []
    unnamed: list[bytes] = []
    others: set[int] = set()
    for response in responses:
        items, closed = _items(response)
        values = [value for item, value in items.items() if _BODY.fullmatch(item)]
        if not values:
            continue
        named = _number(items.get(b"UID"))
        if b"UID" in items and named != uid:
            others.add(named or 0)
        elif isinstance(values[0], bytearray):
            if not closed:
                raise FaultyAnswerError("the server sent more bytes than it announced")
            (unnamed if named is None else ours).append(bytes(values[0]))
    return _the_one(ours, unnamed, others)


def _the_one(ours: list[bytes], unnamed: list[bytes], others: set[int]) -> bytes | None:
    """Choose among the bodies that came: of this UID, without a UID, and of other UIDs."""
    found = ours or (unnamed if not others else [])
    if not found and others:
        raise FaultyAnswerError(f"the server sent email {min(others)} in its place")
    if len(set(found)) > 1:
        raise FaultyAnswerError("the server sent it twice, and not the same")
    return found[0] if found else None


def _number(value: Value) -> int | None:
    return None if value is None else number(bytes(value))


def _items(response: Response) -> tuple[Mapping[bytes, Value], bool]:
    """Read the items of a FETCH response by name in upper case, and whether it is whole with nothing else.

    Of an item that comes twice the first counts.
    """
    found: dict[bytes, Value] = {}
    begun = _FETCHED.match(bytes(response[0]))
    if not begun:
        return found, False
    depth, name = 1, b""
    for token in _tokens(response, begun.end()):
        if token == b"(" and isinstance(token, _Bracket):
            depth += 1
        elif token == b")" and isinstance(token, _Bracket):
            depth -= 1
            if not depth:
                return found, not name and all(map(_KNOWN.fullmatch, found))
        if depth > 1:
            continue
        if not name:
            name = bytes(token).upper() if isinstance(token, _Atom) else b""
            continue
        nil = isinstance(token, _Bracket) or (isinstance(token, _Atom) and token.upper() == b"NIL")
        found.setdefault(name, None if nil else token)
        name = b""
    return found, False


class _Bracket(bytes):
    """A bracket."""


class _Atom(bytes):
    """A word outside of quotes."""


def _tokens(response: Response, start: int) -> Iterator[Part]:
    """Yield atoms, strings and brackets in order; what follows a quote that does not end is left out."""
    for part in response:
        if isinstance(part, bytearray):
            yield part
            continue
        at, end = start, len(part)
        start = 0
        while at < end:
            byte = part[at : at + 1]
            if byte in b"()":
                yield _Bracket(byte)
                at += 1
            elif byte == b'"':
                quoted = _QUOTED.match(part, at)
                if not quoted:
                    return
                yield bytearray(re.sub(rb"\\(.)", rb"\1", quoted[1], flags=re.DOTALL))
                at = quoted.end()
            elif atom := _ATOM.match(part, at):
                yield _Atom(atom[0])
                at = atom.end()
            else:
                at += 1
