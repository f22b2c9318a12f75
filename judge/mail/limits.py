"""Limits of a raw mail, checked on its bytes before any parser sees them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import islice

from judge.mail.headers import repaired_header, repaired_parts

_CONTENT_TYPE = re.compile(rb"^content-type:[^\n]*(?:\n[ \t][^\n]*)*", re.IGNORECASE | re.MULTILINE)
_CONTAINER = re.compile(rb"(?:multipart|message)[ \t\n]*[(/]", re.IGNORECASE)
"""What is in the content type of every part that holds others, wherever comments stand in it."""
_BOUNDARY = re.compile(
    rb"boundary(\*?)[^=;\s]{0,9}\s{0,99}=\s{0,99}(?:\"([^\"]*)\"|([^\s;\"]*))", re.IGNORECASE
)
_ODD = re.compile(rb"[\n'\\%(]")
"""What makes a boundary, or the content type around it, another than it looks."""


SIZE_LIMIT = 1_000_000
"""Bytes of an email that are read, where `size_limit` in judge.toml says nothing else."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of everything a mail may hold; sizes in bytes, after line ends have become single line feeds.

    An email beyond them is refused, not cut: half an order set must never look like a whole one. `containers`
    bounds the depth of nesting, because a level needs a multipart or message header of its own.
    """

    size: int = SIZE_LIMIT
    header_bytes: int = 65_536
    field_bytes: int = 16_384
    fields: int = 200
    line_bytes: int = 65_536
    lines: int = 50_000
    containers: int = 20
    parts: int = 100
    encoded_words: int = 500
    blocks: int = 500
    """Blocks between blank lines in an email with a delivery status; the parser makes a message of each."""
    html_chars: int = 262_144


_CONTROLS = bytes.maketrans(bytes([*range(9), *range(11, 32), 127]), b" " * 31)
"""Every control but tab and line feed becomes a blank."""
_BEGINS = re.compile(rb"\n[\x00-\x08\x0b-\x1f\x7f]")
"""A control where a line begins: as a blank it would fold the line into the field above."""


def normalise(raw: bytes) -> bytes:
    """Line ends as single line feeds and the header repaired: what is counted is what the parser will see.

    In the header a carriage return alone ends no line: no mail server takes it for one, and what stands
    after it must not become a field that our border never saw. Controls in the header become blanks.
    """
    plain = raw.replace(b"\r\n", b"\n")
    if b"\n" not in plain:
        return plain.replace(b"\r", b"\n")
    end = plain.find(b"\n\n")
    head, body = (plain, b"") if end < 0 else (plain[:end], plain[end:])
    head = repaired_header(_BEGINS.sub(b"\n?", head).translate(_CONTROLS))
    body = body.replace(b"\r", b"\n")
    return repaired_parts(head + body) if b"ultipart" in head else head + body


def header_block(raw: bytes, limits: Limits) -> bytes:
    """Return the bytes up to the first blank line, at most `header_bytes`; `raw` has been normalised."""
    if raw.startswith(b"\n"):
        return b""
    end = raw.find(b"\n\n", 0, limits.header_bytes + 2)
    return raw[: limits.header_bytes] if end < 0 else raw[: end + 1]


def excess(raw: bytes, limits: Limits) -> str:
    """Say which limit a normalised mail breaks, to be put after "the mail was not read: "; "" if none."""
    if len(raw) > limits.size:
        return f"it is too large ({len(raw):,} bytes; at most {limits.size:,} are read)"
    return _header_excess(raw, limits) or _line_excess(raw, limits) or _part_excess(raw, limits)


def _header_excess(raw: bytes, limits: Limits) -> str:
    block = header_block(raw, limits)
    if len(block) >= limits.header_bytes:
        return "its header is too long"
    if block.count(b"\n") - block.count(b"\n ") - block.count(b"\n\t") > limits.fields:
        return "its header has too many lines"
    long = len(block) > limits.field_bytes  # rarely true
    if long and max(map(len, re.split(rb"\n(?![ \t])", block))) > limits.field_bytes:
        return "one line of its header is too long"
    if block.count(b"=?") > limits.encoded_words:
        return "its header has too many encoded words"
    return ""


def _line_excess(raw: bytes, limits: Limits) -> str:
    if raw.count(b"\n") > limits.lines:
        return f"it has more than {limits.lines:,} lines"
    start = 0
    while len(raw) - start > limits.line_bytes:
        end = raw.rfind(b"\n", start, start + limits.line_bytes + 1)
        if end < 0:
            return f"it has a line of more than {limits.line_bytes:,} characters"
        start = end + 1
    return ""


def _part_excess(raw: bytes, limits: Limits) -> str:
    found = (match.group() for match in _CONTENT_TYPE.finditer(raw) if _CONTAINER.search(match.group()))
    containers = list(islice(found, limits.containers + 1))
    if not containers:
        return ""
    if len(containers) > limits.containers:
        return "it has too many mails within mails, or parts within parts"
    if max(map(len, containers)) > limits.field_bytes:
        return "the header of one of its parts is too long"
    if any(b"delivery-status" in one.lower() for one in containers) and raw.count(b"\n\n") > limits.blocks:
        return "it has too many parts"
    if _separators(raw, containers) > limits.parts + len(containers):
        return f"it has more than {limits.parts} parts"
    return ""


def _separators(raw: bytes, containers: list[bytes]) -> int:
    """Count the lines that could part two body parts, rather too many than too few.

    A boundary that is split, percent-encoded (RFC 2231 §3), folded or commented cannot be searched for as it
    stands, so that any line with two hyphens counts then. A digest part needs no header of its own, but it
    does need a boundary.
    """
    names: set[bytes] = set()
    for container in containers:
        found = _BOUNDARY.findall(container)
        odd = b"(" in container or (not found and b"boundary" in container.lower())
        names.update({b""} if odd else ())
        for star, quoted, plain in found:
            names.add(b"" if star or _ODD.search(quoted or plain) else quoted or plain)
    begun = tuple(name.lower() for name in sorted(names)[:500])
    after_hyphens = (b"\n" + raw.lower()).split(b"\n--")[1:]
    return sum(line.startswith(begun) for line in after_hyphens)
