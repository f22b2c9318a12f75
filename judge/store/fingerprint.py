"""Fingerprint of a mail: what makes two deliveries the same one, by a short scan of the raw bytes.

Hostile mail reaches this before any limit is checked, so nothing here parses: only the first `HEADER_LIMIT`
bytes are searched for header fields, everything is linear in the size of the mail, and no bytes make it fail.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

HEADER_LIMIT = 64 * 1024
"""Header bytes that are looked at; a field beyond them counts as missing."""
VALUE_LIMIT = 998
"""Characters kept of a field's value (RFC 5322 §2.1.1)."""

_BLANK_LINE = re.compile(rb"\r?\n\r?\n")
_FOLD = re.compile(rb"\r?\n[ \t]+")


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """Who a mail says it is from and its Message-ID (empty if missing), and the key unique to it."""

    message_id: str
    sender: str
    raw_sha256: str
    dedup: str


def fingerprint(raw: bytes) -> Fingerprint:
    """Take a mail's fingerprint.

    The key is made of (Message-ID, sender, hash of the body), because a second delivery has other Received
    lines; without a Message-ID it is made of all the bytes. Two mails that share a Message-ID but not the
    text differ.
    """
    message_id = raw_header_field(raw, b"Message-ID")
    sender = _address(raw_header_field(raw, b"From"))
    raw_sha = hashlib.sha256(raw).hexdigest()
    if message_id:
        parts = ("mail", message_id, sender, _body_hash(raw))
        dedup = hashlib.sha256("\0".join(parts).encode()).hexdigest()
    else:
        dedup = hashlib.sha256(f"raw\0{raw_sha}".encode()).hexdigest()
    return Fingerprint(message_id, sender, raw_sha, dedup)


def raw_header_field(raw: bytes, name: bytes) -> str:
    """The first header field of that name, unfolded, control characters removed; empty if there is none."""
    header = raw[:HEADER_LIMIT]
    if end := _BLANK_LINE.search(header):
        header = header[: end.start()]
    # Not splitlines: a carriage return alone ends no line for any mail server.
    lines = _FOLD.sub(b" ", header).split(b"\n")
    prefix = name.lower() + b":"
    value = next((line[len(prefix) :] for line in lines if line[: len(prefix)].lower() == prefix), b"")
    words = value.decode("latin-1").strip()[:VALUE_LIMIT]
    return "".join(c for c in words if c.isprintable())


def _address(value: str) -> str:
    """The address in a From field, in lower case; good enough to tell senders apart, not to answer them."""
    _, bracket, rest = value.rpartition("<")
    return (rest.partition(">")[0] if bracket else value).strip().lower()


def _body_hash(raw: bytes) -> str:
    """The hash of the body, whatever its line ends and the blanks that transports add or cut before them."""
    end = _BLANK_LINE.search(raw)
    body = raw[end.end() :] if end else b""
    lines = (line.rstrip() for line in body.replace(b"\r\n", b"\n").split(b"\n"))
    return hashlib.sha256(b"\n".join(lines).rstrip(b"\n")).hexdigest()
