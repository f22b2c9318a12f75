"""Header fields: split, repaired and decoded without a parser that can fail, and written (RFC 5322 §2.2).

The standard library parses every header that it writes, which took half of what a mail cost; the judge's own
are few and of known shape. Words beyond ASCII, which are seldom, are still encoded by the library (RFC 2047).
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from dataclasses import field as attribute
from email.errors import HeaderParseError
from email.header import decode_header
from email.message import Message
from email.parser import BytesParser
from email.policy import Compat32
from itertools import dropwhile

from judge.mail import encodings
from judge.mail.encodings import clean_line, decode

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
            # Unfolding removes the line end only: the blank after it belongs to the value (RFC 5322 §2.2.3).
            whole = value.replace(b"\n", b"")
            text = whole.decode("ascii") if whole.isascii() else decode(whole, "")[0]
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
    if "=?" not in value:  # true for most headers
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
        # `email.header.decode_header` hands out the text between
        # encoded words in this very codec (Python 3.11).
        return chunk.decode("raw_unicode_escape", "replace")
    # A language may follow the charset after a star (RFC 2231 §5).
    return decode(chunk, charset.split("*")[0])[0]


# Our own


def field(name: str, value: str) -> str:
    """Return a header field whose value needs nothing done to it."""
    return f"{name}: {value}{EOL}"


def words(name: str, text: str, *, most: int = LINE, utf8: bool = False) -> str:
    """Return a header field of free text: on one line up to `most` characters, else folded at its blanks.

    With `utf8` letters beyond ASCII stay as they are (RFC 6532); else all from the first word that has one
    become encoded words: programs look for the judge's code and the game at the start of a subject.
    """
    if not (utf8 or text.isascii()):
        start = _PLAIN_START.match(text)
        return field(name, _encoded(text, name, start[0] if start else ""))
    whole = field(name, text)
    return whole if len(text) <= most else _folded(whole)


def _folded(line: str) -> str:
    """Return the line, broken before a blank wherever another word would make it too long."""
    first, *more = line.removesuffix(EOL).split(" ")
    lines = [f"{first} {more[0]}"]
    for word in more[1:]:
        if len(lines[-1]) + 1 + len(word) > LINE:
            lines.append("")
        lines[-1] += f" {word}"
    return EOL.join(lines) + EOL


def mailbox(address: str, name: str = "", *, utf8: bool = False) -> str:
    """Return an address, with a name in front of it if there is one."""
    if not name:
        return address
    if not (utf8 or name.isascii()):
        name = _encoded(name, "From")
    elif not _ATOMS.fullmatch(name):
        name = '"' + re.sub(r'(["\\])', r"\\\1", name) + '"'
    return f"{name} <{address}>"


_PLAIN_START = re.compile(r"(?:(?!=\?)[ -~])*[A-Za-z0-9](?= )")
"""The words before the first that has to be encoded, or that looks as if it were."""
_WORD = "=?utf-8?b?{}?="
_LONGEST = 75
"""Characters of an encoded word, and of a line with one (RFC 2047 §2), but for the blank before it."""


def _encoded(text: str, header: str, plain: str = "") -> str:
    """Return the text with encoded words, but for the words that it begins with in `plain`.

    The library asks for the length of each line letter by letter, which takes hundreds of calls.
    """
    lines = _folded(field(header, plain)).removesuffix(EOL).split(EOL) if plain else [f"{header}:"]
    data = (text[len(plain) :].removeprefix(" ") if plain else text).encode("utf-8", "replace")
    while data:
        room = (_LONGEST - len(lines[-1]) - len(_WORD.format(""))) // 4 * 3
        end = _end_of_letter(data, room)
        if end <= 0:
            lines.append("")
            continue
        lines[-1] += " " + _WORD.format(b64encode(data[:end]).decode("ascii"))
        data = data[end:]
    return EOL.join(lines).removeprefix(f"{header}:").lstrip(" ")


def _end_of_letter(data: bytes, most: int) -> int:
    """Return where the last letter of UTF-8 ends that lies within `most` bytes; 0 or less if none does."""
    if most >= len(data):
        return len(data)
    while most > 0 and data[most] & 0xC0 == 0x80:  # noqa: PLR2004  # a byte that continues a letter
        most -= 1
    return most


# Repair of what mail programs and transports damage in headers, so that the standard parser reads the
# mail.
#
# The parser of Python 3.11 takes fields as they stand: a comment or a blank after an encoding (RFC
# 2045 §6.1 with RFC 5322 §3.2.2) makes it an unknown one, a boundary folded within its quotation
# marks (RFC 5322 §2.2.3) is never found, and a line that is no field ends the header. What is
# repaired here proves nothing: `ambiguous` looks at the mail as it came.

STRAY = b"X-Judge-Stray"
"""The field under which a line of the header that is no field is kept: no one's words, but not lost."""

_WELL_FORMED = re.compile(rb"(?:[!-9;-~]++:[^\n]*+(?:\n[ \t][^\n]*+)*+(?:\n|\Z))*+")
_KNOWN = re.compile(
    rb"(?:from|to|cc|bcc|subject|date|sender|reply-to|message-id|in-reply-to|references|received|return-path"
    rb"|mime-version|content-[a-z-]+|delivered-to|authentication-results|dkim-signature|user-agent"
    rb"|x-[\w-]+|list-[a-z-]+|resent-[a-z-]+|auto-submitted|precedence|arc-[a-z-]+)[ \t]*:",
    re.IGNORECASE,
)
"""Fields that show that the header goes on: a line of someone's text may have a colon as well."""
_SPACED = re.compile(rb"([!-9;-~]+)[ \t]+:")
_PARAMETER = re.compile(rb"[\w*-]+[ \t]*=")
_LOST_BLANK = re.compile(
    rb"^(content-[a-z-]+:[^\n]*;)[ \t]*\n(?=[\w*-]+[ \t]*=)", re.IGNORECASE | re.MULTILINE
)
_PARTED = re.compile(rb"multipart", re.IGNORECASE)


def repaired_header(head: bytes) -> bytes:
    """Return the header block of a normalised mail, each line of it a field or the continuation of one.

    A line that lost its leading blank goes on with the field above it where that says that it goes on; other
    lines become fields under one name, as long as a field of a known name follows. Where none does, the text
    may have begun without a blank line, and all stays as it is.
    """
    if _WELL_FORMED.fullmatch(head):
        return head
    pieces = BETWEEN_FIELDS.split(head)
    known = [number for number, piece in enumerate(pieces) if _KNOWN.match(piece)]
    end = known[-1] + 1 if known else 0
    kept = list(_fields(pieces[:end]))
    while kept and end < len(pieces) and _is_open(kept[-1]) and _PARAMETER.match(pieces[end]):
        kept.append(b" " + pieces[end])
        end += 1
    return b"\n".join([*kept, *pieces[end:]])


def _fields(pieces: Sequence[bytes]) -> Iterator[bytes]:
    """Yield the lines of the fields that these lines of a header are."""
    is_open = False
    for piece in pieces:
        if FIELD.match(piece):
            line = piece
        elif spaced := _SPACED.match(piece):
            line = spaced[1] + piece[spaced.end() - 1 :]
        elif MAILBOX_LINE.match(piece):
            continue
        elif is_open:
            line = b" " + piece
        else:
            line = STRAY + b": " + piece
        is_open = _is_open(line)
        yield line


def _is_open(line: bytes) -> bool:
    """Return whether a line of a header says that the field goes on in the next."""
    return line.rstrip().endswith((b";", b","))


def repaired_parts(plain: bytes) -> bytes:
    """Return a mail of several parts in whose headers a parameter that lost its leading blank has one."""
    return _LOST_BLANK.sub(rb"\1\n ", plain) if _PARTED.search(plain) else plain


def parse(plain: bytes) -> Message[str, str]:
    """Parse a normalised mail, each field of its header and its parts' headers repaired first.

    The old policy is taken because the new one parses headers in ways that can explode.
    """
    policy = _Repairing(source=plain)  # type: ignore[call-arg]  # it takes any attribute of its class
    return BytesParser(policy=policy).parsebytes(plain)


class _Repairing(Compat32):
    """The old policy, but for the fields that say how a part is to be read."""

    source: bytes = b""
    """The whole email, which is searched for a boundary."""

    def header_source_parse(self, sourcelines: list[str]) -> tuple[str, str]:
        name, value = super().header_source_parse(sourcelines)
        if name[:8].lower() != "content-":
            return name, value
        match name.lower():
            case "content-transfer-encoding":
                return encodings.FIELD, without_comments(value).strip()
            case "content-disposition":
                kind, mark, rest = _unfolded(value).partition(";")
                return name, without_comments(kind).strip() + mark + rest
            case "content-type":
                return name, _readable(_content_type(value, self.source), self.source)
        return name, value


_ORDINARY = re.compile(r"[\w/+-]+(?:; ?(?!boundary)[\w-]+=\"?[\w.+-]+\"?)*", re.ASCII | re.IGNORECASE)
"""A content type without a boundary that has nothing to be repaired."""


def _unfolded(value: str) -> str:
    return re.sub(r"\n(?=[ \t])", "", value)


def _readable(content_type: str, source: bytes) -> str:
    """Return a content type; text for one of several parts in a mail that says nowhere what parts them.

    Mail programs show such an email as it stands.
    """
    if content_type[:10].lower() != "multipart/" or _SAYS_BOUNDARY.search(source):
        return content_type
    _, mark, rest = content_type.partition(";")
    kind = "text/html" if _IS_HTML.search(source) else "text/plain"
    return f"{kind}{mark}{rest}"


_SAYS_BOUNDARY = re.compile(rb"boundary\*?\d*\*?[ \t]*=(?:[ \t]|\r?\n[ \t])*[\"']*[^\s\"';]", re.IGNORECASE)
_IS_HTML = re.compile(rb"\n\s*\n\s*(?:<!doctype html|<html)\b", re.IGNORECASE)


_BOUNDARY = re.compile(r"(;\s*boundary\s*=\s*)(\"(?:[^\"\\]|\\.)*+\"?|[^;]*)", re.IGNORECASE | re.DOTALL)


def _content_type(folded: str, source: bytes) -> str:
    """Return a content type without comments, its boundary as it stands in the mail."""
    if _ORDINARY.fullmatch(folded):
        return folded
    unfolded = _unfolded(folded)
    kind, mark, rest = without_comments(unfolded).partition(";")
    whole = "".join(kind.split()) + mark + rest
    given = _BOUNDARY.search(unfolded)
    written = _BOUNDARY.search(folded)
    found = _BOUNDARY.search(whole)
    if found is None or given is None or written is None:
        return whole
    forms = (found[2], given[2], re.sub(r"\n[ \t]+", "", written[2]), re.sub(r"\s+", " ", given[2]))
    boundary = _in_mail([_bare(form) for form in forms], source)
    if boundary is None:
        return whole
    quoted = re.sub(r'(["\\])', r"\\\1", boundary)
    return f'{whole[: found.start(2)]}"{quoted}"{whole[found.end() :]}'


def _bare(value: str) -> str:
    value = value.strip()
    if value[:1] == '"':
        value = re.sub(r"\\(.)", r"\1", value[1:].removesuffix('"'))
    return value.rstrip()


def _in_mail(forms: list[str], source: bytes) -> str | None:
    """Return the first of these boundaries that is a line of the mail, in whatever case; None if none is."""
    wanted = filter(None, dict.fromkeys((*forms, *(form.strip("'") for form in forms))))
    raw = [form.encode("ascii", "surrogateescape") for form in wanted]
    for form in raw:
        if _line_of(form, source) is not None:
            return form.decode("ascii", "surrogateescape")
    small = source.lower()
    for form in raw:
        if (at := _line_of(form.lower(), small)) is not None:
            return source[at : at + len(form)].decode("ascii", "surrogateescape")
    return None


_DELIMITER_ENDS = re.compile(rb"(?:--)?[ \t]*(?:\n|\Z)")


def _line_of(boundary: bytes, source: bytes) -> int | None:
    """Return where a boundary begins in its first line.

    Each is another, which a pattern would be compiled for.
    """
    line, at = b"\n--" + boundary, -1
    while (at := source.find(line, at + 1)) >= 0:
        if _DELIMITER_ENDS.match(source, at + len(line)):
            return at + len(b"\n--")
    return None
