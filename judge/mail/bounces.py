"""Bounces: which of our emails did not reach whom, and whether that is final."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import Message

from judge.mail.encodings import clean_line, payload
from judge.mail.headers import Headers, decode_words, parse, split_headers
from judge.mail.limits import Limits, excess, header_block, normalise
from judge.mail.sender import normal_address
from judge.records import Bounce

_STATUS = re.compile(r"\b([245]\.\d{1,3}\.\d{1,3})\b")
_OUR_ID = re.compile(r"^message-id:\s*(<[^<>\s]{1,250}>)", re.IGNORECASE | re.MULTILINE)
_PARAGRAPH = re.compile(r"<([^<>\s]{1,254})>:\n(.{1,2000})", re.DOTALL)
_MAX_DETAIL = 200


def read_bounces(raw: bytes, limits: Limits) -> tuple[Bounce, ...]:
    """Read the delivery status in an email (RFC 3464), or the header of servers without; () if there is none.

    A bounce can be forged like any mail: what it says must be weighed by the Message-ID, which a forger
    cannot know.
    """
    plain = normalise(raw)
    if excess(plain, limits):
        return ()
    try:
        message = parse(plain)
        ident = _returned_id(message)
        found = tuple(_in_report(message, ident))
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError):
        return ()
    headers = split_headers(header_block(plain, limits), limits.fields)
    text = plain.decode("latin-1")
    ident = ident or _last_id(text)
    return found or tuple(_in_header(headers, ident)) or tuple(_in_words(text, ident))


def _in_report(message: Message[str, str], ident: str) -> Iterator[Bounce]:
    """Read every recipient of a delivery status (RFC 3464)."""
    for part in message.walk():
        if part.get_content_type() != "message/delivery-status":
            continue
        for block in part.get_payload():
            bounce = _recipient(block, ident) if isinstance(block, Message) else None
            if bounce is not None:
                yield bounce


def _recipient(block: Message[str, str], ident: str) -> Bounce | None:
    """Read one recipient's fields (RFC 3464 §2.3); the block about the whole mail has none."""
    # The address to which we wrote; the final one may be where it was forwarded (RFC 3464 §2.3.1).
    named = _field(block, "original-recipient") or _field(block, "final-recipient")
    address = normal_address(named.rpartition(";")[2].strip().strip("<>"))
    action = _field(block, "action").lower()
    if not address or action not in {"failed", "delayed"}:
        return None
    detail = _field(block, "diagnostic-code").partition(";")[2].strip() or _field(block, "status")
    status = _STATUS.search(_field(block, "status"))
    code = status[1] if status else ""
    return Bounce(address, code, action == "failed" and not code.startswith("4"), ident, detail[:_MAX_DETAIL])


def _field(block: Message[str, str], name: str) -> str:
    return clean_line(decode_words(str(block.get(name, ""))))


def _in_header(headers: Headers, ident: str) -> Iterator[Bounce]:
    """Read the header by which Exim and others name the addresses that failed for good."""
    for item in headers.get("x-failed-recipients").split(","):
        address = normal_address(item)
        if address:
            yield Bounce(address, "5.0.0", final=True, message_id=ident)


def _in_words(text: str, ident: str) -> Iterator[Bounce]:
    """Read the plain words of qmail and its kin: a paragraph for each address, `<ann@example.com>:` first."""
    _, opening, words = text.partition("\n\nHi. This is the")
    for paragraph in words.partition("\n---")[0].split("\n\n") if opening else ():
        named = _PARAGRAPH.match(paragraph)
        address = normal_address(named[1]) if named else ""
        if named and address:
            status = _STATUS.search(named[2])
            code = status[1] if status else "5.0.0"
            detail = clean_line(" ".join(named[2].split()))[:_MAX_DETAIL]
            yield Bounce(address, code, not code.startswith("4"), ident, detail)


def _returned_id(message: Message[str, str]) -> str:
    """Return the Message-ID of our mail, from its copy, or its header, that comes with the report."""
    for part in message.walk():
        kind = part.get_content_type()
        kids = part.get_payload()
        if kind == "message/rfc822" and isinstance(kids, list) and kids and isinstance(kids[0], Message):
            return _last_id(f"Message-ID: {kids[0].get('message-id', '')}")
        if kind == "text/rfc822-headers":
            return _last_id((payload(part).data or b"").decode("latin-1"))
    return ""


def _last_id(text: str) -> str:
    """Return the last Message-ID: in a mail that returns ours as text, the first is the bounce's own."""
    found = _OUR_ID.findall(text)
    return str(found[-1]) if found else ""
