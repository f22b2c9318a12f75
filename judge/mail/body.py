"""The body of a mail: the readable text of its parts; attachments are named, never opened.

Flowed text (RFC 3676) is put together again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import Message

from judge.mail.charset import clean_line, clean_text, decode
from judge.mail.headers import Headers, decode_words
from judge.mail.html.reader import read_html
from judge.mail.stubs import is_stub, says_something
from judge.mail.transfer import Payload, charset_of, looks_encoded, payload

_SIGNATURE_LINE = "-- "


def unflow(text: str, *, delsp: bool) -> str:
    """Join flowed lines of the same quote depth; quotes come out as `> `, `>> ` and so on.

    With `delsp` the space that marks a flowed line is not part of the text. A signature line is never flowed,
    whatever stands behind it (RFC 3676 §4.3).
    """
    lines: list[list[str]] = []
    open_depth = -1
    for raw in text.split("\n"):
        depth = len(raw) - len(raw.lstrip(">"))
        content = raw[depth:].removeprefix(" ")
        soft = content.endswith(" ") and content != _SIGNATURE_LINE
        kept = content[:-1] if soft and delsp else content
        if open_depth == depth and content != _SIGNATURE_LINE:
            lines[-1].append(kept)
        else:
            lines.append([f"{'>' * depth} {kept}" if depth else kept])
        open_depth = depth if soft else -1
    joined = ("".join(pieces) for pieces in lines)
    return "\n".join(line if line == _SIGNATURE_LINE else line.rstrip(" ") for line in joined)


_SIGNATURES = frozenset(
    [
        "application/pgp-signature",
        "application/pkcs7-signature",
        "application/x-pkcs7-signature",
        "application/pgp-keys",
    ]
)
_MAX_NOTES = 10
NO_TEXT = "no part of it is plain text or HTML"
UNDECODED = "its text could not be decoded: its Content-Transfer-Encoding does not fit it"


@dataclass(frozen=True, slots=True)
class Body:
    """The text of a mail, None if no part of it is text, and what a reader should know about the rest.

    `unread` is text that is not the sender's words: hidden in HTML, or in a second text part, which mail
    programs show as something attached, and lists and companies add.
    """

    text: str | None
    notes: tuple[str, ...]
    unread: str = ""
    of_calendar: bool = False
    """It carries a calendar program's own answer to an event (RFC 5546 §3.2.3)."""
    feedback: bool = False
    """It carries a report about a mail that somebody complains of (RFC 5965)."""
    mail: bool = False
    """It carries a mail."""
    why: str = ""
    """Why there is no text."""


_PLAIN = re.compile(
    r"text/plain(?:; ?charset=(?P<quote>\"?)(?P<charset>[\w-]+)(?P=quote))?", re.ASCII | re.IGNORECASE
)
_HEADER = re.compile(rb"(?:[!-9;-~]++:[^\n]*+\n(?:[ \t][^\n]*+\n)*+)++(?=\n)")
"""A header that every program reads alike (RFC 5322 §2.2): fields and the lines they go on in."""


def plain_body(headers: Headers, plain: bytes) -> Body | None:
    """The body of a mail that is one plain text as it stands; None for any other, which has to be parsed.

    `plain` has been normalised. A parser would go through the header a second time, for a third of what it
    takes to read the mail.
    """
    head, kind = _HEADER.match(plain), _PLAIN.fullmatch(headers.get("content-type") or "text/plain")
    encoded = headers.get("content-transfer-encoding").lower() not in {"", "7bit", "8bit"}
    if head is None or kind is None or encoded or "content-disposition" in headers.names():
        return None
    body = plain[head.end() + 1 :]
    if looks_encoded(body):
        return None
    text, note = decode(body, kind["charset"] or "")
    return Body(clean_text(text).rstrip("\n"), (note,) if note else ())


def read_body(message: Message[str, str], html_chars: int) -> Body:
    """Read the plain text, else the HTML as text, of which at most `html_chars` characters are looked at."""
    own: str | None = None
    why = NO_TEXT
    unread: list[str] = []
    notes: list[str] = []
    for part in _leaves(message, html_chars):
        if not _inline_text(part):
            notes.append(_attachment_note(part))
            continue
        found = payload(part)
        if found.data is None:
            why = UNDECODED if own is None else why
            notes.append("" if own is None else "a part of this mail could not be decoded, and was not read")
            continue
        text, hidden, note = _part_text(part, found, html_chars)
        if why == NO_TEXT and (own is None or not own.strip()):
            own = text
        else:
            unread.append(text)
        unread.append(hidden)
        notes.append(note)
    kept = tuple(dict.fromkeys(filter(None, notes)))[:_MAX_NOTES]
    kinds = [(part.get_content_type(), part) for part in message.walk()]
    return Body(
        own,
        kept,
        _joined(*unread),
        of_calendar=any(kind == "text/calendar" and _answers_event(part) for kind, part in kinds),
        feedback=any(kind == "message/feedback-report" for kind, _ in kinds),
        mail=any(kind == "message/rfc822" for kind, _ in kinds),
        why=why if own is None else "",
    )


def _answers_event(part: Message[str, str]) -> bool:
    return _param(part, "method").lower() in {"reply", "counter"}


def _leaves(message: Message[str, str], html_chars: int) -> Iterator[Message[str, str]]:
    """Yield the leaves to be read or named: one of several alternatives, a mail in the mail as a whole."""
    kids = message.get_payload()
    if message.get_content_maintype() != "multipart" or not isinstance(kids, list):
        yield message
        return
    parts = [kid for kid in kids if isinstance(kid, Message)]
    if message.get_content_subtype() == "alternative":
        yield from _best_alternative(parts, html_chars)
        return
    for part in parts:
        yield from _leaves(part, html_chars)


_PLAIN_FIRST = ("text/plain", "text/html")
_TYPED = frozenset({"text/markdown", "text/x-markdown", "text/x-web-markdown"})
_MAY_STRIKE = re.compile(rb"<(?:s|strike|del)[\s>]|line-through", re.IGNORECASE)


def _best_alternative(parts: list[Message[str, str]], html_chars: int) -> Iterator[Message[str, str]]:
    """Of several forms of one text the plain one, unless it is empty (RFC 2046 §5.1.4) or a stub.

    Plain text cannot say what is struck out: where the writer struck anything out, the other is their text.
    """
    leaves = [list(_leaves(part, html_chars)) for part in parts]
    every = [leaf for group in leaves for leaf in group]
    html_first = any(_strikes_out(leaf, html_chars) for leaf in every) or _is_in_html(every, html_chars)
    for wanted in reversed(_PLAIN_FIRST) if html_first else _PLAIN_FIRST:
        for group in leaves:
            if any(_kind(leaf) == wanted and (payload(leaf).data or b"").strip() for leaf in group):
                yield from group
                return
    for group in leaves[:1]:
        yield from group


_OF_STUB = re.compile(rb"html|brows|view|can.{0,3}not", re.IGNORECASE)
_LONGEST_STUB = 8000


def _is_in_html(leaves: list[Message[str, str]], html_chars: int) -> bool:
    """Whether the plain text is a stub, and the HTML says something to the judge."""
    texts = [leaf for leaf in leaves if _kind(leaf) == "text/plain"]
    if len(texts) != 1 or len(data := payload(texts[0]).data or b"") > _LONGEST_STUB:
        return False
    if not _OF_STUB.search(data) or not is_stub(_text_of(texts[0])):
        return False
    pages = (leaf for leaf in leaves if leaf.get_content_type() == "text/html")
    shown = (read_html(_text_of(leaf)[:html_chars]).shown for leaf in pages)
    return any(map(says_something, shown))


def _text_of(leaf: Message[str, str]) -> str:
    return clean_text(decode(payload(leaf).data or b"", charset_of(leaf))[0])


def _strikes_out(leaf: Message[str, str], html_chars: int) -> bool:
    """Whether a text is HTML in which its writer has struck out something of his own."""
    if leaf.get_content_type() != "text/html" or not _MAY_STRIKE.search(data := payload(leaf).data or b""):
        return False
    text, _ = decode(data, charset_of(leaf))
    return read_html(clean_text(text)[:html_chars]).struck


def _inline_text(part: Message[str, str]) -> bool:
    attached = str(part.get("content-disposition", "")).strip().lower().startswith("attachment")
    return _kind(part) in _PLAIN_FIRST and not attached


def _kind(part: Message[str, str]) -> str:
    """The kind of a part; text with marks that people type is read as the plain text that it is."""
    kind = part.get_content_type()
    return "text/plain" if kind in _TYPED else kind


def _part_text(part: Message[str, str], found: Payload, html_chars: int) -> tuple[str, str, str]:
    """The text of a part that shows, the text that does not, and a note."""
    charset = charset_of(part)
    text, note = decode(found.data or b"", charset)
    below = clean_text(decode(found.rest, charset)[0]) if found.rest else ""
    text = clean_text(text)
    if part.get_content_type() == "text/html":
        cut = len(text) > html_chars
        page = read_html(text[:html_chars])
        note = "the end of the HTML text was cut off" if cut else note
        return clean_text(page.shown), _joined(clean_text(page.hidden), below), note
    if _param(part, "format").lower() == "flowed":
        text = unflow(text, delsp=_param(part, "delsp").lower() == "yes")
    return text.rstrip("\n"), below, note


def _joined(*texts: str) -> str:
    return "\n".join(filter(None, texts))


def _param(part: Message[str, str], name: str) -> str:
    """Return a parameter of the content type, "" where it is missing or broken."""
    try:
        value = part.get_param(name, "")
    except (ValueError, LookupError, TypeError):
        return ""
    return str(value[2] if isinstance(value, tuple) else value)


def _attachment_note(part: Message[str, str]) -> str:
    kind = clean_line(part.get_content_type(), 60)
    if kind in _SIGNATURES:
        return ""
    if part.get_content_maintype() == "message":
        return "a mail attached to this mail was not read"
    if part.get_content_maintype() == "multipart":
        return "a broken part of this mail was not read"
    try:
        name = clean_line(decode_words(part.get_filename("") or ""), 60)
    except (ValueError, LookupError, TypeError):
        name = ""
    return (
        f'the attachment "{name}" ({kind}) was not opened'
        if name
        else f"an attachment ({kind}) was not opened"
    )
