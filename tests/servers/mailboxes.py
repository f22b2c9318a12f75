"""What the Mailbox contract asks of a server, whichever it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from ssl import SSLContext
from typing import Literal

from judge.mail.certificates import trust_in
from judge.mail.imap import ImapAccount
from judge.mail.login import Password

Deliver = Callable[[bytes, datetime], Awaitable[None]]
Look = Callable[[str], Awaitable[int]]


@dataclass(frozen=True)
class MailServer:
    """A server with one account: `deliver` puts a mail into its inbox, `look` counts the mails of a folder.

    `renew` makes the inbox count anew (another UIDVALIDITY), where the server can be made to.
    """

    host: str
    port: int
    user: str
    password: str
    deliver: Deliver
    look: Look
    tls: Literal["implicit", "starttls", "none"] = "none"
    context: SSLContext | None = None
    renew: Callable[[], Awaitable[None]] | None = None

    def account(self, **changes: object) -> ImapAccount:
        """Return the account as the judge would have it in its configuration."""
        values: dict[str, object] = {
            "host": self.host,
            "port": self.port,
            "user": self.user,
            "login": Password(self.password),
            "tls": self.tls,
            "trust": (lambda: self.context) if self.context else trust_in,
            "timeout": 20.0,
        }
        return ImapAccount(**(values | changes))  # type: ignore[arg-type]  # names and types are those above
