"""Illustration: an email's picture put in when it is sent, at its place in the mail's page.

A PNG stands beside the page (RFC 2387), which names it by its Content-ID (RFC 2392); mail programs show it
only if it says everything of itself that it says here. An SVG drawing is attached, as few programs show one.
So is the picture of an email that has no page, or one too long for mail programs. An email's calendar files
stay after all that is shown. The parts' boundary is made of the mail's identifier, so that the same mail
sent again has the same bytes. The text part is the mail's own, byte for byte.
"""

from __future__ import annotations

import logging
import re
from base64 import encodebytes
from collections.abc import Callable
from dataclasses import dataclass, replace
from email import message_from_bytes
from functools import lru_cache
from hashlib import sha256
from html import escape

from judge.game.order_style import MapForm
from judge.mail.transports import ClosableTransport
from judge.mail.writer import page_part
from judge.records import OutgoingEmail, ReadyPicture, SendReport

log = logging.getLogger(__name__)
WIDTH = 720
"""Pixels across: read on a telephone and on a desk."""
_SHOWN = 600
"""Pixels across as it is shown, at the most."""
_MOST_HTML = 95_000
"""Bytes; some programs cut HTML above 102 KB, and then the picture is attached."""
_IMG = "display:block;width:100%;max-width:600px;height:auto;border:0"
_ROW = '<tr><td style="padding-top:12px">{}</td></tr>'
_PLACE = re.compile(r"<!--map (\S*?)-->")
"""The place of the picture in a page, with the address of the web page that shows it large."""


@dataclass(slots=True)
class IllustratedTransport:
    """A transport that puts each mail's picture in on its way; an email without a ready one goes as text.

    `find` gives the picture of a key, None where there is none to put into an email.
    """

    inner: ClosableTransport
    find: Callable[[str], ReadyPicture | None]
    _last: ReadyPicture | None = None
    """That of the mail before: the emails of a game leave one after the other."""

    def send(self, email: OutgoingEmail) -> SendReport:
        """Hand the mail to the next server, with its picture."""
        picture = self._picture(email.picture) if email.picture else None
        if picture is not None:
            email = replace(email, raw=_illustrated_or_text(email.raw, picture))
        return self.inner.send(email)

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
    """Return the mail with the picture; the same arguments give the same bytes."""
    head, _, body = raw.partition(b"\r\n\r\n")
    fields = _fields(head)
    own = [field for field in fields if not field.lower().startswith((b"content-", b"mime-version"))]
    about = [field for field in fields if field.lower().startswith(b"content-")]
    shown, *files = _parts(b"\r\n".join(about), body, _MIXED)
    boundary = f"=_{sha256(head).hexdigest()[:32]}"
    text, *pages = _parts(*_split(shown), _ALTERNATIVE)
    page = _with_image(pages[0], picture) if pages and picture.form is not MapForm.SVG else b""
    if page:
        related = _multipart("related", f"{boundary}r", [page, _picture_part(picture, "inline")])
        shown = _multipart("alternative", f"{boundary}a", [text, related])
    else:
        files = [_picture_part(picture, "attachment"), *files]
    whole = _multipart("mixed", boundary, [shown, *files]) if files else shown
    return b"\r\n".join([*own, b"MIME-Version: 1.0", b""]) + whole


def _split(part: bytes) -> tuple[bytes, bytes]:
    head, _, body = part.partition(b"\r\n\r\n")
    return head, body


def _parts(about: bytes, body: bytes, kind: re.Pattern[bytes]) -> list[bytes]:
    """Return the parts of a content of that kind, as the writer put them together.

    Any other content as one.
    """
    found = kind.search(about)
    if found is None:
        return [about + b"\r\n\r\n" + body]
    _, *parts = (b"\r\n" + body).split(b"\r\n--" + found[1])
    return [part.removeprefix(b"\r\n") for part in parts[:-1]]


_MIXED, _ALTERNATIVE = (
    re.compile(rb'multipart/%s;\s*boundary="([^"]+)"' % kind, re.IGNORECASE)
    for kind in (b"mixed", b"alternative")
)


def _fields(head: bytes) -> list[bytes]:
    """Return the header fields as they stand, each with its folded lines."""
    fields: list[bytes] = []
    for line in head.split(b"\r\n"):
        if line[:1] in b" \t" and fields:
            fields[-1] += b"\r\n" + line
        else:
            fields.append(line)
    return fields


def _multipart(kind: str, boundary: str, parts: list[bytes]) -> bytes:
    opening = f'Content-Type: multipart/{kind}; boundary="{boundary}"\r\n\r\n'.encode()
    mark = f"--{boundary}".encode()
    inside = b"".join(mark + b"\r\n" + part + b"\r\n" for part in parts)
    return opening + inside + mark + b"--\r\n"


def _with_image(part: bytes, picture: ReadyPicture) -> bytes:
    """Return the page with the picture at its place; empty if it has none, or if programs would cut it."""
    message = message_from_bytes(part)
    content = message.get_payload(decode=True)
    assert isinstance(content, bytes)
    html = content.decode().replace("\r\n", "\n")
    place = _PLACE.search(html)
    if place is None or len(html) > _MOST_HTML:
        return b""
    return page_part(html[: place.start()] + _ROW.format(_image(picture, place[1])) + html[place.end() :])


def _image(picture: ReadyPicture, large: str) -> str:
    """Return the picture as a link to where it is large, if it is anywhere.

    Old Outlook is told the width twice.
    """
    image = (
        f'<img src="cid:{_content_id(picture)}" width="{_SHOWN}" alt="{escape(picture.alternative)}" '
        f'style="{_IMG}">'
    )
    return f'<a href="{large}">{image}</a>' if large else image


@lru_cache(maxsize=4)  # the emails of a game are sent one after the other
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
