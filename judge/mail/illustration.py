"""Illustration: a mail's picture put in when it is sent, below the very text that the mail has without it.

A PNG stands in an HTML part with the same words (RFC 2046 §5.1.4, RFC 2387), named by its Content-ID
(RFC 2392); mail programs show it only if it says everything of itself that it says here. An SVG drawing is
attached, as few programs show one. A mail's calendar files stay behind all that is shown. The parts' boundary
is made of the mail's identifier, so that the same mail sent again has the same bytes. The text part is the
mail's own, byte for byte.
"""

from __future__ import annotations

import logging
import re
from base64 import encodebytes
from binascii import b2a_qp
from collections.abc import Callable
from dataclasses import dataclass, replace
from email import message_from_bytes
from functools import lru_cache
from hashlib import sha256
from html import escape, unescape
from itertools import groupby

from judge.game.order_style import MapForm
from judge.mail.transports import ClosableTransport
from judge.records import Parcel, ReadyPicture, SendReport

# The lines of a text as HTML for a narrow page: tables keep their columns, folded sentences flow on.
#
# On a telephone a table wider than the screen would be wrapped in the middle of its columns and could
# not be read; it is moved sideways instead, and it alone. A sentence that was folded for a wide page
# would be folded twice, in long and short lines; so the page's style makes a blank of the break that
# is no line's end.

_COLUMNS = re.compile(r"(?!::)(?:\S+: +|(?!\S+: +\S)\s*)\S.*?\S {3,}\S")
"""A line with a wide gap in it; the one behind the word that begins a line and ends in a colon is none."""
_GOES_ON = re.compile(r" {8,}\S|\S+: {2,}\S")
"""A line that belongs to a table if it follows one of its lines."""
_ARROW = '<span class="a">-&gt;</span>'
"""An arrow, which nobody can read when it is broken behind its shaft; the page's style keeps it whole."""
_WIDTH = 80
"""Letters of a line that was folded, at the most, and so much of it is full."""
_FULL = 72
_AT_END = re.compile(r"[.:;!?)]$|\bUTC$")
_BEGINS_ANEW = re.compile(r"\s*(?:[-*!|>] |\S+:(?: |$)|\d+[ .]|[AF] [A-Z]|$)|.*\S {2,}\S")
"""How a line begins that is no end of the sentence above: an item, a power's line, an order, a table."""
_BREAK = '<span class="n">\n{}</span>'
"""A break within a sentence, with what the line below is moved in by."""
_TABLE = '<span class="t" tabindex="0" style="display:block;overflow-x:auto;white-space:pre">{}</span>'


def with_columns(words: str) -> str:
    """The words as HTML, each table in an element of its own; without the elements they are the words."""
    lines = words.splitlines(keepends=True)
    in_table, kinds = False, []
    for line in lines:
        in_table = bool(_COLUMNS.match(line) or (in_table and _GOES_ON.match(line)))
        kinds.append(in_table)
    pieces = groupby(zip(kinds, lines, strict=True), key=lambda pair: pair[0])
    written = ((table, escape("".join(line for _, line in part), quote=False)) for table, part in pieces)
    return "".join(
        _TABLE.format(text) if table else _flowing(text).replace("-&gt;", _ARROW) for table, text in written
    )


def _flowing(text: str) -> str:
    """The lines with a mark at each break where a sentence was folded."""
    first, *rest = text.split("\n")
    made, above = first, first
    for line in rest:
        bare = line.lstrip(" ")
        moved_in = line[: len(line) - len(bare)]
        made += f"{_BREAK.format(moved_in)}{bare}" if _is_folded(above, line) else f"\n{line}"
        above = line
    return made


def _is_folded(line: str, below: str) -> bool:
    """Whether a line goes on below as the next word had no room: it is full, and no sentence ends there."""
    line, below = unescape(line), unescape(below)
    if len(line) > _WIDTH or _AT_END.search(line) or _BEGINS_ANEW.match(below) or not line.strip():
        return False
    return len(line) + 1 + len(below.split(maxsplit=1)[0]) > _FULL


log = logging.getLogger(__name__)
WIDTH = 720
"""Pixels across: read on a telephone and on a desk."""
_MOST_HTML = 95_000
"""Bytes; some programs cut HTML above 102 KB, and then the picture is attached."""
_STYLE = (
    "body{margin:0;padding:16px;background:#fff;color:#1b2126}"
    "@media (prefers-color-scheme:dark){body{background:#14181b;color:#e6e3dc}}"
    "@media (max-width:480px){.t{font-size:11px;border-right:2px dotted #8a8f93}.n{white-space:normal}}"
    ".a{white-space:nowrap}"
)
_PRE = "margin:0 0 16px;white-space:pre-wrap;font:14px/1.45 Menlo,Consolas,'DejaVu Sans Mono',monospace"
_IMG = "display:block;width:100%;max-width:720px;height:auto;border:1px solid #8a8f93"


@dataclass(slots=True)
class IllustratedTransport:
    """A transport that puts each mail's picture in on its way; a mail without a ready one goes as text.

    `find` gives the picture of a key, None where there is none to put into a mail.
    """

    inner: ClosableTransport
    find: Callable[[str], ReadyPicture | None]
    _last: ReadyPicture | None = None
    """That of the mail before: the mails of a game leave one after the other."""

    def send(self, parcel: Parcel) -> SendReport:
        """Hand the mail to the next server, with its picture."""
        picture = self._picture(parcel.picture) if parcel.picture else None
        if picture is not None:
            parcel = replace(parcel, raw=_illustrated_or_text(parcel.raw, picture))
        return self.inner.send(parcel)

    def _picture(self, key: str) -> ReadyPicture | None:
        if self._last is None or self._last.key != key:
            self._last = self.find(key)
        return self._last

    def close(self) -> None:
        """Close the connection, if one is open."""
        self.inner.close()


def _illustrated_or_text(raw: bytes, picture: ReadyPicture) -> bytes:
    try:
        return illustrated(raw, picture)
    except Exception:
        log.exception("a picture could not be put into a mail, which goes as text")
        return raw


def illustrated(raw: bytes, picture: ReadyPicture) -> bytes:
    """The mail with the picture; the same arguments give the same bytes."""
    head, _, body = raw.partition(b"\r\n\r\n")
    fields = _fields(head)
    own = [field for field in fields if not field.lower().startswith((b"content-", b"mime-version"))]
    about = [field for field in fields if field.lower().startswith(b"content-")]
    text, *files = _parts(b"\r\n".join(about), body)
    boundary = f"=_{sha256(head).hexdigest()[:32]}"
    html = b"" if picture.form is MapForm.SVG else _html_part(_words(text), picture)
    if html and len(html) <= _MOST_HTML:
        related = _multipart("related", f"{boundary}r", [html, _picture_part(picture, "inline")])
        shown = _multipart("alternative", f"{boundary}a", [text, related])
    else:
        shown, files = text, [_picture_part(picture, "attachment"), *files]
    whole = _multipart("mixed", boundary, [shown, *files]) if files else shown
    return b"\r\n".join([*own, b"MIME-Version: 1.0", b""]) + whole


def _parts(about: bytes, body: bytes) -> list[bytes]:
    """The text part and the calendar files behind it, as the writer put them together."""
    found = _MIXED.search(about)
    if found is None:
        return [about + b"\r\n\r\n" + body]
    _, *parts = (b"\r\n" + body).split(b"\r\n--" + found[1])
    return [part.removeprefix(b"\r\n") for part in parts[:-1]]


_MIXED = re.compile(rb'multipart/mixed;\s*boundary="([^"]+)"', re.IGNORECASE)


def _fields(head: bytes) -> list[bytes]:
    """The header fields as they stand, each with its folded lines."""
    fields: list[bytes] = []
    for line in head.split(b"\r\n"):
        if line[:1] in b" \t" and fields:
            fields[-1] += b"\r\n" + line
        else:
            fields.append(line)
    return fields


def _words(part: bytes) -> str:
    """What the text part says; the header objects of newer policies would cost more than all else here."""
    message = message_from_bytes(part)
    content = message.get_payload(decode=True)
    assert isinstance(content, bytes)
    return content.decode(message.get_content_charset("utf-8")).replace("\r\n", "\n")


def _multipart(kind: str, boundary: str, parts: list[bytes]) -> bytes:
    opening = f'Content-Type: multipart/{kind}; boundary="{boundary}"\r\n\r\n'.encode()
    mark = f"--{boundary}".encode()
    inside = b"".join(mark + b"\r\n" + part + b"\r\n" for part in parts)
    return opening + inside + mark + b"--\r\n"


def _html_part(words: str, picture: ReadyPicture) -> bytes:
    fields = ('Content-Type: text/html; charset="utf-8"', "Content-Transfer-Encoding: quoted-printable")
    encoded = b2a_qp(_html(words, picture).encode(), istext=True).replace(b"\n", b"\r\n")
    return "\r\n".join([*fields, "", ""]).encode() + encoded


def _html(words: str, picture: ReadyPicture) -> str:
    """The mail as a page: the words as they stand, then the picture; old Outlook is told the width twice."""
    image = (
        f'<img src="cid:{_content_id(picture)}" width="{WIDTH}" alt="{escape(picture.alternative)}" '
        f'style="{_IMG}">'
    )
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="color-scheme" content="light dark">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(picture.name)}</title><style>{_STYLE}</style></head><body><main>\n"
        f'<pre style="{_PRE}">{with_columns(words)}</pre>\n'
        f'<!--[if mso]><table width="{WIDTH}"><tr><td><![endif]-->{image}'
        "<!--[if mso]></td></tr></table><![endif]-->\n</main></body></html>\n"
    )


@lru_cache(maxsize=4)  # the mails of a game leave one after the other
def _picture_part(picture: ReadyPicture, disposition: str) -> bytes:
    kind, ending = ("image/svg+xml", "svg") if picture.form is MapForm.SVG else ("image/png", "png")
    fields = [
        f"Content-Type: {kind}",
        "Content-Transfer-Encoding: base64",
        f'Content-Disposition: {disposition}; filename="{picture.name}.{ending}"',
        f"Content-ID: <{_content_id(picture)}>",
    ]
    encoded = encodebytes(picture.content).replace(b"\n", b"\r\n")
    return "\r\n".join([*fields, "", ""]).encode() + encoded


def _content_id(picture: ReadyPicture) -> str:
    return f"{picture.key[:24]}@map"
