"""LMTP client: brings one mail to the judge that runs on this machine (RFC 2033).

It is for whoever holds an email and could also store it themselves, so it gives up early: where no one
answers, where someone else does, where the mail does not say what its envelope was. The answer is True only
when the server has said that the mail is stored for good.

The sender of the envelope is what the mail server wrote into Return-Path. That field is taken off, as the
server writes its own. An email without one is not brought, because an empty sender would make a bounce of it
(RFC 5321 §4.5.5); nor is one without a Message-ID, by which an email is known again that was stored and whose
answer was lost.
"""

from __future__ import annotations

import re

from judge.mail.lmtp import IDENT
from judge.mail.smtp_connection import SmtpConnection

_SECONDS = 20.0
"""The server answers as soon as its database has the mail; with a slow disk that takes seconds."""
_LINE_END = re.compile(rb"\r?\n")
_BLANK_LINE = re.compile(rb"\r?\n\r?\n")
_RETURN_PATH = re.compile(
    rb"^return-path:[ \t]*<?([!-;=?-~]*)>?[ \t]*\r?\n(?![ \t])", re.IGNORECASE | re.MULTILINE
)
_MESSAGE_ID = re.compile(rb"^message-id:[ \t]*(?:\r?\n[ \t]+)?[!-~]", re.IGNORECASE | re.MULTILINE)


def bring(raw: bytes, recipient: str, host: str, port: int) -> bool:
    """Bring an email to the judge that listens there; False if it was not taken, for whatever reason."""
    end = _BLANK_LINE.search(raw)
    header = raw[: end.start() + 1] if end else b""
    path = _RETURN_PATH.search(header)
    if path is None or not _MESSAGE_ID.search(header):
        return False
    mail = _LINE_END.sub(b"\r\n", raw[: path.start()] + raw[path.end() :])
    client = SmtpConnection(host, port, hostname="localhost", timeout=_SECONDS, lmtp=True)
    client.begin()
    try:
        if IDENT not in client.open():  # another server might accept the email and keep it
            return False
        client.introduce()
        client.begin()
        return (
            client.mail(path[1].decode("ascii")).yes and client.rcpt(recipient).yes and client.data(mail).yes
        )
    except (OSError, ValueError):
        client.close()
        return False
    finally:
        client.quit()
