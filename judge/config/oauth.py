"""The account of [oauth]: the provider with its addresses, and where the tokens lie."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shlex import quote

from judge.config.key_kinds import ConfigError
from judge.config.keys import TOKEN_FILE, Database, Incoming, OAuth, Outgoing
from judge.config.sources import Source
from judge.mail.oauth.account import OAuthAccount
from judge.mail.oauth.providers import PROVIDERS, Provider

_SQLITE = "sqlite:///"


def uses_oauth(source: Source, found: Incoming | Outgoing) -> bool:
    """Return whether a server is logged in to by OAuth 2."""
    if found.auth == "oauth2" and not source.has("oauth"):
        raise ConfigError(
            f'{source.path}: auth = "oauth2" needs a section [oauth] with provider and client_id.'
        )
    return found.auth == "oauth2"


def oauth_account(source: Source, user: str) -> OAuthAccount:
    """Return the account of a mailbox with the provider of [oauth]."""
    found = source.read("oauth", OAuth)
    secret = source.secret_file("oauth", found.client_secret_file)
    lent = source.credential(found.token_file) if found.token_file else None
    return OAuthAccount(
        provider=_provider(source, found),
        client_id=found.client_id,
        user=user,
        token_file=lent or _token_file(source, found),
        remedy=f"judge login --config {quote(str(source.path))}",
        client_secret_file=secret,
        ca_file=source.path_of(found.ca_file),
        lent=lent is not None,
    )


def _provider(source: Source, found: OAuth) -> Provider:
    """Return the provider with the addresses that judge.toml gives in place of its own."""
    known = PROVIDERS.get(found.provider, Provider(token_url=""))
    urls = {
        name: getattr(found, name) or getattr(known, name).format(tenant=found.tenant)
        for name in ("authorize_url", "token_url", "device_url")
    }
    if not urls["token_url"] or not (urls["device_url"] or urls["authorize_url"]):
        raise ConfigError(
            f'{source.path}: [oauth] provider = "other" needs token_url, and device_url or authorize_url.'
        )
    way = known.way if found.provider in PROVIDERS or urls["device_url"] else "browser"
    return replace(known, **urls, scope=found.scope or known.scope, way=way)


def _token_file(source: Source, found: OAuth) -> Path:
    """Return where `judge login` keeps the tokens: the judge must be able to write there."""
    if found.token_file:
        return Path(source.path_of(found.token_file))
    scheme, _, path = source.read("database", Database).url.partition(_SQLITE)
    folder = (source.folder / path).parent if not scheme and path else source.folder
    return folder / TOKEN_FILE
