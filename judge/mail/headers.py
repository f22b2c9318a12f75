"""Header fields: those of a mail split without a parser that can fail, and our own written (RFC 5322 §2.2).

The standard library parses every header that it writes, which took half of what a mail cost; the judge's own
are few and of known shape. Words beyond ASCII, which are seldom, are still encoded by the library (RFC 2047).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from dataclasses import field as attribute
from email.errors import HeaderParseError
from email.header import Header, decode_header
from itertools import dropwhile

from judge.mail.charset import clean_line, decode

EOL = "\r\n"
LINE = 78
"""Characters that a line should have at most (RFC 5322 §2.1.1)."""
_ATOMS = re.compile(r"[\w!#$%&'*+/=?^`{|}~ -]*", re.ASCII)
"""A display name that needs no quotation marks (RFC 5322 §3.2.3)."""
_ID = re.compile(r"<[^<>\s]{1,250}>")
_END = re.compile(rb"\n\r?\n")
BETWEEN_FIELDS = re.compile(rb"\n(?![ \t])")
"""The end of a line that the next one does not go on with."""
_CONTROL = re.compile(rb"[\x00-\x08\x0b-\x1f\x7f]")
FIELD = re.compile(rb"[!-9;-~]+:")
MAILBOX_LINE = re.compile(rb">?From ")


@dataclass(frozen=True, slots=True)
class Headers:
    """Fields in their order, topmost first: lower-case names, values unfolded."""

    fields: tuple[tuple[str, str], ...]
    _by_name: dict[str, list[str]] = attribute(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name, value in self.fields:
            self._by_name.setdefault(name, []).append(value)

    def all(self, name: str) -> Sequence[str]:
        """Return every value of a field, topmost first."""
        return self._by_name.get(name, ())

    def get(self, name: str) -> str:
        """Return the topmost value of a field, "" if there is none."""
        return self._by_name[name][0] if name in self._by_name else ""

    def names(self) -> Collection[str]:
        """Return the names of the fields there are."""
        return self._by_name.keys()

    def line(self, name: str, limit: int = 500) -> str:
        """Return a field with encoded words decoded (RFC 2047) and control characters gone after that."""
        return clean_line(decode_words(self.get(name)), limit)

    def ids(self, *names: str) -> tuple[str, ...]:
        """Return the message identifiers in some fields, first to last, each once."""
        found = (match for name in names for value in self.all(name) for match in _ID.findall(value))
        return tuple(dict.fromkeys(ident for ident in found if ident.isascii()))


def split_headers(block: bytes, fields: int) -> Headers:
    """Split a normalised header block; lines that are no field and all beyond `fields` are passed over."""
    found: list[tuple[str, str]] = []
    for folded in BETWEEN_FIELDS.split(block)[: fields + 1]:
        name, colon, value = folded.partition(b":")
        if colon and name and not name.startswith(b"From "):
            text, _ = decode(value.replace(b"\n", b""), "")
            found.append((name.decode("ascii", "replace").strip().lower(), text.strip()))
    return Headers(tuple(found[:fields]))


def ambiguous(raw: bytes) -> bool:
    """Whether two programs may read the header of a raw mail differently (RFC 5322 §2.2, RFC 5321 §2.3.8).

    A control, a carriage return alone, line ends of two kinds, or a line that is no field (a mailbox's own is
    none at the top): our border may have seen another sender than we do, so that its word proves nothing.
    """
    end = _END.search(raw)
    head = raw[: end.start() + 1] if end else raw
    lines = head.replace(b"\r\n", b"\n")
    ends = head.count(b"\r\n")
    if _CONTROL.search(lines) or (ends and ends < lines.count(b"\n")):
        return True
    fields = filter(None, BETWEEN_FIELDS.split(lines))
    return not all(map(FIELD.match, dropwhile(MAILBOX_LINE.match, fields)))


_WORD_OR_QUOTE = re.compile(r'"(?:[^"\\]|\\.)*"?|\\.|[^"]')


def without_comments(value: str) -> str:
    """Drop comments, nested ones too, by counting: the standard parser recurses (cpython issue 103800)."""
    if "(" not in value:
        return value
    depth = 0
    kept: list[str] = []
    for piece in _WORD_OR_QUOTE.findall(value):
        if piece == "(":
            depth += 1
        elif piece == ")" and depth:
            depth -= 1
        elif not depth:
            kept.append(piece)
    return "".join(kept)


def decode_words(value: str) -> str:
    """Decode the encoded words in a value; what cannot be decoded stays as it is."""
    if "=?" not in value:  # as in most
        return value
    try:
        chunks = decode_header(value)
    except (HeaderParseError, ValueError, LookupError):
        return value
    return "".join(_chunk(chunk, charset) for chunk, charset in chunks)


def _chunk(chunk: bytes | str, charset: str | None) -> str:
    if isinstance(chunk, str):
        return chunk
    if charset is None:
        return chunk.decode("raw_unicode_escape", "replace")
    return decode(chunk, charset.split("*")[0])[0]


# Our own


def field(name: str, value: str) -> str:
    """A header field whose value needs nothing done to it."""
    return f"{name}: {value}{EOL}"


def words(name: str, text: str, *, most: int = LINE, utf8: bool = False) -> str:
    """A header field of free text: on one line up to `most` characters, else folded at its blanks.

    With `utf8` letters beyond ASCII stay as they are (RFC 6532); else they become encoded words.
    """
    if not (utf8 or text.isascii()):
        return field(name, _encoded(text, name))
    whole = field(name, text)
    return whole if len(text) <= most else _folded(whole)


def _folded(line: str) -> str:
    """The line, broken before a blank wherever another word would make it too long."""
    first, *more = line.removesuffix(EOL).split(" ")
    lines = [f"{first} {more[0]}"]
    for word in more[1:]:
        if len(lines[-1]) + 1 + len(word) > LINE:
            lines.append("")
        lines[-1] += f" {word}"
    return EOL.join(lines) + EOL


def mailbox(address: str, name: str = "", *, utf8: bool = False) -> str:
    """An address, with a name in front of it if there is one."""
    if not name:
        return address
    if not (utf8 or name.isascii()):
        name = _encoded(name, "From")
    elif not _ATOMS.fullmatch(name):
        name = '"' + re.sub(r'(["\\])', r"\\\1", name) + '"'
    return f"{name} <{address}>"


def _encoded(text: str, header: str) -> str:
    return Header(text, "utf-8", header_name=header).encode(linesep=EOL)
