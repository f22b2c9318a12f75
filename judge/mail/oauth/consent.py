"""Consent: whether a person has given it, and when that person must give it again."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from judge.mail.oauth.account import OAuthAccount
from judge.mail.oauth.client import consent_needed
from judge.mail.oauth.token_file import TokenFile

_SOON = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class Consent:
    """What a keeper is told, with the remedy: what is `wrong` now, or will be `soon`; "" for nothing."""

    wrong: str = ""
    soon: str = ""


def consent_of(account: OAuthAccount, now: datetime) -> Consent:
    """Say how the consent of an account stands by what is kept; the provider is not asked."""
    try:
        tokens = TokenFile(account.token_file, account.lent).read()
    except ValueError as error:
        return Consent(wrong=str(consent_needed(account, f"has not consented yet ({error})")))
    if tokens.ends is None or tokens.ends - now > _SOON:
        return Consent()
    if tokens.ends <= now:
        return Consent(wrong=str(consent_needed(account, f"must consent again since {tokens.ends:%Y-%m-%d}")))
    return Consent(soon=str(consent_needed(account, f"must consent again before {tokens.ends:%Y-%m-%d}")))
