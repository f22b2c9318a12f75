"""The account for which consent is asked: the provider, the registered program, and where tokens are kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from judge.mail.oauth.providers import Provider

Clock = Callable[[], datetime]


@dataclass(frozen=True, slots=True)
class OAuthAccount:
    """What [oauth] says. `user` is the mailbox, `remedy` what its keeper types to consent.

    `client_secret_file` is None where the provider gives programs no secret; `ca_file` is "" for the
    system's authorities. A `token_file` that is `lent` (a systemd credential) cannot be written.
    """

    provider: Provider
    client_id: str
    user: str
    token_file: Path
    remedy: str
    client_secret_file: Path | None = None
    ca_file: str = ""
    lent: bool = False
