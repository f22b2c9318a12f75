"""Repair of what mail programs and transports damage in headers, so that the standard parser reads the mail.

The parser of Python 3.11 takes fields as they stand: a comment or a blank after an encoding (RFC 2045 §6.1
with RFC 5322 §3.2.2) makes it an unknown one, a boundary folded within its quotation marks (RFC 5322 §2.2.3)
is never found, and a line that is no field ends the header. What is repaired here proves nothing:
`headers.ambiguous` looks at the mail as it came.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from email.message import Message
from email.parser import BytesParser
from email.policy import Compat32

from judge.mail import encodings
from judge.mail.headers import BETWEEN_FIELDS, FIELD, MAILBOX_LINE, without_comments

STRAY = b"X-Judge-Stray"
"""The field under which a line of the header that is no field is kept: nobody's words, but not lost."""

_WELL_FORMED = re.compile(rb"(?:[!-9;-~]++:[^\n]*+(?:\n[ \t][^\n]*+)*+(?:\n|\Z))*+")
_KNOWN = re.compile(
    rb"(?:from|to|cc|bcc|subject|date|sender|reply-to|message-id|in-reply-to|references|received|return-path"
    rb"|mime-version|content-[a-z-]+|delivered-to|authentication-results|dkim-signature|user-agent"
    rb"|x-[\w-]+|list-[a-z-]+|resent-[a-z-]+|auto-submitted|precedence|arc-[a-z-]+)[ \t]*:",
    re.IGNORECASE,
)
"""Fields that show that the header goes on: a line of somebody's text may have a colon as well."""
_SPACED = re.compile(rb"([!-9;-~]+)[ \t]+:")
_PARAMETER = re.compile(rb"[\w*-]+[ \t]*=")
_LOST_BLANK = re.compile(
    rb"^(content-[a-z-]+:[^\n]*;)[ \t]*\n(?=[\w*-]+[ \t]*=)", re.IGNORECASE | re.MULTILINE
)
_PARTED = re.compile(rb"multipart", re.IGNORECASE)


def repaired_header(head: bytes) -> bytes:
    """The header block of a normalised mail, each line of it a field or the continuation of one.

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
    """The lines of the fields that these lines of a header are."""
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
    """Whether a line of a header says that the field goes on in the next."""
    return line.rstrip().endswith((b";", b","))


def repaired_parts(plain: bytes) -> bytes:
    """A mail of several parts in whose headers a parameter that lost its leading blank has one."""
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
    """The whole mail, in which a boundary is looked for."""

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
                return name, _content_type(value, self.source)
        return name, value


_ORDINARY = re.compile(r"[\w/+-]+(?:; ?(?!boundary)[\w-]+=\"?[\w.+-]+\"?)*", re.ASCII | re.IGNORECASE)
"""A content type without a boundary that has nothing to be repaired."""


def _unfolded(value: str) -> str:
    return re.sub(r"\n(?=[ \t])", "", value)


_BOUNDARY = re.compile(r"(;\s*boundary\s*=\s*)(\"(?:[^\"\\]|\\.)*+\"?|[^;]*)", re.IGNORECASE | re.DOTALL)


def _content_type(folded: str, source: bytes) -> str:
    """A content type without comments, its boundary as it stands in the mail."""
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
    """The first of these boundaries that is a line of the mail, in whatever case; None if none is."""
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
    """Where a boundary begins in its first line; each is another, which a pattern would be compiled for."""
    line, at = b"\n--" + boundary, -1
    while (at := source.find(line, at + 1)) >= 0:
        if _DELIMITER_ENDS.match(source, at + len(line)):
            return at + len(b"\n--")
    return None
