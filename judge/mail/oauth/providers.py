"""Providers: where each lets people consent, hands out tokens, and how it wants to be asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

OTHER = "other"
"""A provider whose addresses stand in judge.toml."""


@dataclass(frozen=True, slots=True)
class Provider:
    """The addresses of a provider, `{tenant}` in them filled in, and what is asked for there.

    `way` is how consent is obtained unless the keeper says: by a code typed elsewhere (RFC 8628), or in a
    browser that comes back to `redirect_host` (RFC 8252). `extra` goes with the question in the browser.
    """

    token_url: str
    authorize_url: str = ""
    device_url: str = ""
    scope: str = ""
    way: Literal["code", "browser"] = "code"
    redirect_host: str = "127.0.0.1"
    extra: tuple[tuple[str, str], ...] = ()


_MICROSOFT = "https://login.microsoftonline.com/{tenant}/oauth2/v2.0"
PROVIDERS: Mapping[str, Provider] = {
    "microsoft": Provider(
        token_url=f"{_MICROSOFT}/token",
        authorize_url=f"{_MICROSOFT}/authorize",
        device_url=f"{_MICROSOFT}/devicecode",
        scope="offline_access https://outlook.office.com/IMAP.AccessAsUser.All "
        "https://outlook.office.com/SMTP.Send",
        redirect_host="localhost",
    ),
    # Google's devices may not ask for mail, so consent is given in a browser. Without `prompt` there is a
    # refresh token the first time only.
    "google": Provider(
        token_url="https://oauth2.googleapis.com/token",  # noqa: S106  # an address
        authorize_url="https://accounts.google.com/o/oauth2/v2/auth",
        scope="https://mail.google.com/",
        way="browser",
        extra=(("access_type", "offline"), ("prompt", "consent")),
    ),
}
