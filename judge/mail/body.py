"""The body of an email: the readable text of its parts; attachments are named, and nothing in them counts.

Flowed text (RFC 3676) is put together again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from email.message import Message
from functools import cache, cached_property
from html import unescape

from judge.language.for_judge import begins_on_any_board
from judge.language.page_tokens import page_tokens_in
from judge.language.segmentation import statements
from judge.language.word_files import word_table
from judge.mail.encodings import Payload, charset_of, clean_line, clean_text, decode, looks_encoded, payload
from judge.mail.headers import Headers, decode_words
from judge.mail.html.reader import read_html

# Stubs: plain texts that only say that their email is to be read as HTML.
#
# RFC 2046 §5.1.4 has all forms of a text say the same; some programs write their orders into the HTML
# alone.

_LONGEST = 2000
"""Characters of a stub at most."""


def is_stub(text: str) -> bool:
    """Whether a plain text says that the HTML is to be read, and nothing that could be for the judge."""
    if len(text) > _LONGEST or _phrases().search(text) is None:
        return False
    return not says_something("\n".join(_beside(text)))


def _beside(text: str) -> Iterator[str]:
    """Yield what stands beside the sentences of a stub, which may go on over the end of a line."""
    at = 0
    for found in _phrases().finditer(text):
        begin = max(text.rfind(mark, 0, found.start()) for mark in _ENDS) + 1
        yield text[at : max(at, begin)]
        ends = [end for mark in _ENDS if (end := text.find(mark, found.end())) >= 0]
        at = min(ends, default=len(text))
    yield text[at:]


_ENDS = ".!?\n"


def says_something(text: str) -> bool:
    """Return whether a line of a text that its sender wrote could be an order, a command or a letter."""
    return any(one.block or begins_on_any_board(one.text) for one in statements(text)[0])


@cache
def _phrases() -> re.Pattern[str]:
    phrases = word_table("robot_words")["html_alone"]
    return re.compile("|".join(one.replace(" ", r"\s+") for one in phrases), re.IGNORECASE)


_SIGNATURE_LINE = "-- "


def unflow(text: str, *, delsp: bool) -> str:
    """Join flowed lines of the same quote depth; quotes come out as `> `, `>> ` and so on.

    With `delsp` the space that marks a flowed line is not part of the text. A signature line is never flowed,
    whatever stands after it (RFC 3676 §4.3).
    """
    lines: list[list[str]] = []
    open_depth = -1
    for raw in text.split("\n"):
        depth = len(raw) - len(raw.lstrip(">"))
        # Space-stuffing (RFC 3676 §4.4): one blank before the text belongs to the format.
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
    """The text of an email, None if no part of it is text, and what a reader should know about the rest.

    `unread` is text that is not the sender's words: hidden in HTML, attached, or in a second text part, which
    mail programs show as something attached, and lists and companies add.
    """

    text: str | None
    notes: tuple[str, ...]
    unread: str = ""
    of_calendar: bool = False
    """It carries a calendar program's own answer to an event (RFC 5546 §3.2.3)."""
    feedback: bool = False
    """It carries a report about an email that someone complains of (RFC 5965)."""
    report: str = ""
    """The kind of report in a part of its own, of delivery (RFC 3464) or reading (RFC 8098); or ""."""
    in_report: bool = False
    """Its first text stands in a multipart/report (RFC 6522), whose parts a program wrote."""
    mail: bool = False
    """It contains another email."""
    why: str = ""
    """Why the text is missing, if it is."""
    page_tokens: tuple[str, ...] = ()
    """What is, or may be, the token of an order page in any of its parts, also in a link that no one sees."""


_PLAIN = re.compile(
    r"text/plain(?:; ?charset=(?P<quote>\"?)(?P<charset>[\w-]+)(?P=quote))?", re.ASCII | re.IGNORECASE
)
# `++` and `*+` never give back what they took, so a hostile header costs linear time.
_HEADER = re.compile(rb"(?:[!-9;-~]++:[^\n]*+\n(?:[ \t][^\n]*+\n)*+)++(?=\n)")
"""A header that every program reads alike (RFC 5322 §2.2): fields and the lines they go on in."""


def plain_body(headers: Headers, plain: bytes) -> Body | None:
    """The body of an email that is one plain text as it stands; None for any other, which has to be parsed.

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
    words = clean_text(text).rstrip("\n")
    return Body(words, (note,) if note else (), page_tokens=page_tokens_in(words))


def _holds_answer_to_event(message: Message[str, str]) -> bool:
    """Return whether a part answers an invitation to an event."""
    calendars = (part for part in message.walk() if part.get_content_type() == "text/calendar")
    return any(map(_answers_event, calendars))


def read_body(message: Message[str, str], html_chars: int) -> Body:
    """Read the plain text, else the HTML as text, of which at most `html_chars` characters are looked at."""
    own: str | None = None
    why = NO_TEXT
    unread: list[str] = []
    notes: list[str] = []
    in_own = False
    for leaf in _leaves(message, html_chars):
        part = leaf.part
        if not _inline_text(leaf):
            notes.append(_attachment_note(part))
            unread.append(_attached_text(leaf))
            continue
        found = leaf.payload
        if found.data is None:
            in_own = False
            if own is None:
                why = UNDECODED
            else:
                notes.append("a part of this mail could not be decoded, and was not read")
            continue
        text, hidden, note = _part_text(leaf, html_chars)
        # Below a text that could not be decoded, a readable part is a
        # list's footer and must not pass for the sender's words.
        first = why == NO_TEXT and not (own or "").strip()
        in_own = first or (in_own and leaf.goes_on)
        if not in_own:
            unread.append(text)
        elif first:
            own = text
        else:
            own = f"{own}\n\n{text}"
        unread.append(hidden)
        notes.append(note)
    kept = tuple(dict.fromkeys(filter(None, notes)))[:_MAX_NOTES]
    kinds = {part.get_content_type() for part in message.walk()}
    return Body(
        own,
        kept,
        _joined(*unread),
        of_calendar="text/calendar" in kinds and _holds_answer_to_event(message),
        feedback="message/feedback-report" in kinds,
        in_report=_begins_with_report(message),
        report=next(filter(_REPORTS.__contains__, _outer_kinds(message)), ""),
        mail="message/rfc822" in kinds,
        why=why if own is None else "",
        page_tokens=tuple(dict.fromkeys(_page_tokens(own, *unread, *_sources(message)))),
    )


def _page_tokens(*texts: str | None) -> Iterator[str]:
    for text in filter(None, texts):
        yield from page_tokens_in(text)


def _sources(message: Message[str, str]) -> Iterator[str]:
    """Yield the pages of HTML as they are written, whose links are no text of theirs."""
    for part in message.walk():
        if part.get_content_type() == "text/html":
            yield unescape((payload(part).data or b"").decode("latin-1"))


_REPORTS = frozenset(
    ["message/delivery-status", "message/global-delivery-status", "message/disposition-notification"]
)


def _outer_kinds(message: Message[str, str]) -> Iterator[str]:
    """Yield the kinds of a mail's parts, but for those in a mail that it carries."""
    yield message.get_content_type()
    if message.get_content_maintype() == "multipart" and message.is_multipart():
        for part in message.get_payload():
            if isinstance(part, Message):
                yield from _outer_kinds(part)


def _begins_with_report(message: Message[str, str]) -> bool:
    """Return whether a mail is a report, or one stands first in what a list or a company added to."""
    while message.get_content_type() != "multipart/report":
        parts = message.get_payload()
        first = (
            parts[0] if message.get_content_maintype() == "multipart" and isinstance(parts, list) else None
        )
        if not isinstance(first, Message):
            return False
        message = first
    return True


def _answers_event(part: Message[str, str]) -> bool:
    return _param(part, "method").lower() in {"reply", "counter"}


@dataclass(frozen=True)
class _Leaf:
    """A part that is read or named, with what takes the library long to tell."""

    kind: str
    """Its content type."""
    part: Message[str, str]
    goes_on: bool = False
    """It continues the text above the pictures that it follows."""

    @cached_property
    def payload(self) -> Payload:
        """What it holds."""
        return payload(self.part)

    @property
    def data(self) -> bytes:
        """Its bytes, as far as they can be had."""
        return self.payload.data or b""

    @property
    def read_as(self) -> str:
        """The kind as which it is read; text with marks that people type is the plain text that it is."""
        return "text/plain" if self.kind in _TYPED else self.kind

    def text(self, most: int) -> str:
        """Its text as it stands."""
        return clean_text(decode(self.data, charset_of(self.part))[0])[:most]


def _leaves(message: Message[str, str], html_chars: int) -> Iterator[_Leaf]:
    """Yield the leaves to be read or named: one of several alternatives, an email in the mail as a whole."""
    kind, kids = message.get_content_type(), message.get_payload()
    if not kind.startswith("multipart/") or not isinstance(kids, list):
        yield _Leaf(kind, message)
        return
    parts = [kid for kid in kids if isinstance(kid, Message)]
    if kind == "multipart/alternative":
        yield from _best_alternative(parts, html_chars)
        return
    for at, part in enumerate(parts):
        if _goes_on(parts, at):
            yield _Leaf(part.get_content_type(), part, goes_on=True)
        else:
            yield from _leaves(part, html_chars)


def _goes_on(parts: Sequence[Message[str, str]], at: int) -> bool:
    """Return whether a part is the rest of a text in which its writer has put pictures.

    Their program shows the pictures in their places (RFC 2183 §2.1), and says nothing of the place of a text.
    What lists and companies add has a disposition of its own, or follows no such picture.
    """
    above = at - 1
    while above >= 0 and _is_picture_shown(parts[above]):
        above -= 1
    return 0 <= above < at - 1 and _is_bare_text(parts[above]) and _is_bare_text(parts[at])


def _is_picture_shown(part: Message[str, str]) -> bool:
    return part.get_content_maintype() == "image" and _disposition(part) == _INLINE


def _is_bare_text(part: Message[str, str]) -> bool:
    return part.get_content_type() in _PLAIN_FIRST and not _disposition(part)


def _disposition(part: Message[str, str]) -> str:
    """Return how a part is to be shown, "" if it does not say that."""
    return str(part.get("content-disposition", "")).partition(";")[0].strip("\"' \t\r\n").lower()


_INLINE = "inline"


_PLAIN_FIRST = ("text/plain", "text/html")
_TYPED = frozenset({"text/markdown", "text/x-markdown", "text/x-web-markdown"})
_MAY_STRIKE = re.compile(rb"<(?:s|strike|del)[\s>]|line-through", re.IGNORECASE)


def _best_alternative(parts: list[Message[str, str]], html_chars: int) -> Iterator[_Leaf]:
    """Of several forms of one text the plain one, unless it is empty (RFC 2046 §5.1.4) or a stub.

    Plain text cannot say what is struck out: where the writer struck anything out, the other is their text.
    """
    groups = [list(_leaves(part, html_chars)) for part in parts]
    leaves = [leaf for group in groups for leaf in group]
    pages = [leaf for leaf in leaves if leaf.kind == "text/html"]
    struck = any(_strikes_out(page, html_chars) for page in pages)
    html_first = struck or (bool(pages) and _is_in_html(leaves, pages, html_chars))
    wanted = reversed(_PLAIN_FIRST) if html_first else _PLAIN_FIRST
    full = (group for kind in wanted for group in groups if _has_text(group, kind))
    yield from next(full, groups[0] if groups else ())


def _has_text(group: list[_Leaf], kind: str) -> bool:
    return any(leaf.read_as == kind and leaf.data.strip() for leaf in group)


_OF_STUB = re.compile(rb"html|brows|view|can.{0,3}not", re.IGNORECASE)
_LONGEST_STUB = 8000


def _is_in_html(leaves: list[_Leaf], pages: list[_Leaf], html_chars: int) -> bool:
    """Return whether the plain text is a stub, and the HTML says something to the judge."""
    texts = [leaf for leaf in leaves if leaf.read_as == "text/plain"]
    if len(texts) != 1 or len(texts[0].data) > _LONGEST_STUB or not _OF_STUB.search(texts[0].data):
        return False
    if not is_stub(texts[0].text(_LONGEST_STUB)):
        return False
    return any(says_something(read_html(page.text(html_chars)).shown) for page in pages)


def _strikes_out(page: _Leaf, html_chars: int) -> bool:
    """Return whether the writer of a page has struck out something of their own."""
    return bool(_MAY_STRIKE.search(page.data)) and read_html(page.text(html_chars)).struck


def _inline_text(leaf: _Leaf) -> bool:
    """Return whether a part is text that shows; an unknown disposition is an attachment (RFC 2183 §2.8)."""
    return leaf.read_as in _PLAIN_FIRST and _disposition(leaf.part) in ("", _INLINE)


def _attached_text(leaf: _Leaf) -> str:
    """Return the words of a plain text that is attached, "" for any other attachment."""
    return clean_text(decode(leaf.data, charset_of(leaf.part))[0]) if leaf.read_as == "text/plain" else ""


def _part_text(leaf: _Leaf, html_chars: int) -> tuple[str, str, str]:
    """Return the text of a part that shows, the text that does not, and a note."""
    part, found = leaf.part, leaf.payload
    charset = charset_of(part)
    text, note = decode(found.data or b"", charset)
    below = clean_text(decode(found.rest, charset)[0]) if found.rest else ""
    text = clean_text(text)
    if leaf.kind == "text/html":
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
