"""The conversation with a provider of OAuth 2, through Authlib; no other file knows it.

What goes over the wire are secrets. So the words of an error are never shown as they are: only the codes that
RFC 6749 §5.2 and RFC 8628 §3.5 have, and Microsoft's number.
"""

from __future__ import annotations

import re
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from secrets import token_urlsafe
from typing import Any
from urllib.parse import parse_qs, urlsplit

from judge.known_secrets import Secrets
from judge.mail.login import read_secret
from judge.mail.oauth.account import Clock, OAuthAccount
from judge.mail.oauth.exchange import bounded
from judge.mail.server_faults import FaultKind, ServerFaultError

_SECONDS = 30.0
"""The time in which a provider must say something."""
_WHOLE = 60.0
"""The time for an exchange with a provider, from the connection to the last byte."""
_DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code"
_PENDING, _SLOW_DOWN = "authorization_pending", "slow_down"
_SLOWER = 5.0
"""Seconds that are added when the provider asks for patience (RFC 8628 §3.5)."""
_LEAST_INTERVAL, _USUAL_INTERVAL = 0.5, 5.0
_USUAL_LIFE = 3600.0
_LONGEST = 10 * 365 * 86_400.0
_LONGEST_WORD = 16_384
"""Letters of a token; the longest of large providers have some thousands."""
_CONSENT = frozenset(
    {"invalid_grant", "access_denied", "expired_token", "interaction_required", "consent_required"}
)
"""The codes after which someone must consent (again)."""
_CODES = _CONSENT | {
    *("invalid_request", "invalid_client", "unauthorized_client", "unsupported_grant_type", "invalid_scope"),
    *("server_error", "temporarily_unavailable", "login_required", _PENDING, _SLOW_DOWN, "mismatching_state"),
}
_MICROSOFT_S_NUMBER = re.compile(r"AADSTS\d{3,8}")


@dataclass(frozen=True, slots=True)
class Tokens:
    """What a provider handed out: an access token until `expires`, and a refresh token to renew it.

    `ends` is when consent ends, where the provider says so.
    """

    access: str = field(repr=False)
    refresh: str = field(repr=False)
    expires: datetime
    ends: datetime | None = None


@dataclass(frozen=True, slots=True)
class DeviceCode:
    """What a person types at an address, and until when (RFC 8628 §3.2)."""

    address: str
    user_code: str
    interval: float
    until: datetime
    device_code: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Question:
    """The address that a browser opens, and what proves that its answer belongs to it (RFC 7636)."""

    address: str
    redirect: str
    state: str = field(repr=False)
    verifier: str = field(repr=False)


class ProviderClient:
    """Asks one provider for consent and tokens. Every method blocks; ServerFaultError says what is wrong.

    What came is kept from the log for as long as this exists.
    """

    def __init__(self, account: OAuthAccount, clock: Clock, whole: float = _WHOLE) -> None:
        """Take the account and the seconds for an exchange; nothing is asked yet."""
        self._account, self._clock, self._whole = account, clock, whole
        # Said with each question: for a session's own the library prefers what the environment says.
        self._options = {"verify": _authorities(account.ca_file), "allow_redirects": False}
        self._heard: list[Secrets] = []

    def device_code(self) -> DeviceCode:
        """Ask for a code that someone types elsewhere."""
        provider, now = self._account.provider, self._clock()
        data = {"client_id": self._account.client_id, "scope": provider.scope}
        with self._session() as session:
            said = session.post(provider.device_url, data=data, withhold_token=True, **self._options).json()
            if "error" in said:
                raise self._fault(said["error"], said.get("error_description"))
            code = DeviceCode(
                address=_page(said.get("verification_uri") or said["verification_url"]),
                user_code=_word(said["user_code"]),
                interval=max(_LEAST_INTERVAL, _seconds(said.get("interval"), _USUAL_INTERVAL)),
                until=now + timedelta(seconds=_seconds(said.get("expires_in"), _USUAL_LIFE)),
                device_code=_word(said["device_code"]),
            )
        self._heard.append(Secrets(code.device_code))
        return code

    def tokens_for_code(self, code: DeviceCode, wait: Callable[[float], object]) -> Tokens:
        """Ask, with pauses, until someone has consented."""
        from authlib.integrations.base_client import OAuthError  # noqa: PLC0415  # an extra of the package

        pause = code.interval
        while self._clock() < code.until:
            wait(pause)
            with self._session() as session:
                try:
                    return self._taken(
                        session.fetch_token(
                            self._account.provider.token_url,
                            grant_type=_DEVICE_GRANT,
                            device_code=code.device_code,
                            **self._options,
                        )
                    )
                except OAuthError as error:
                    if error.error not in {_PENDING, _SLOW_DOWN}:
                        raise
                    pause += _SLOWER if error.error == _SLOW_DOWN else 0
        raise self._fault("expired_token")

    def question(self, redirect: str) -> Question:
        """Make the address that a browser opens to consent."""
        provider, verifier, state = self._account.provider, token_urlsafe(48), token_urlsafe(24)
        with self._session(redirect_uri=redirect) as session:
            address, _ = session.create_authorization_url(
                provider.authorize_url,
                state=state,
                code_verifier=verifier,
                login_hint=self._account.user,
                **dict(provider.extra),
            )
        self._heard.append(Secrets(verifier, state))
        return Question(address, redirect, state, verifier)

    def tokens_for_answer(self, question: Question, answer: str) -> Tokens:
        """Exchange the address to which the browser was sent back."""
        said = parse_qs(urlsplit(answer).query)
        self._heard.append(Secrets(*said.get("code", ())))
        if "code" not in said:
            raise self._fault("".join(said.get("error", ())), "".join(said.get("error_description", ())))
        with self._session(redirect_uri=question.redirect) as session:
            return self._taken(
                session.fetch_token(
                    self._account.provider.token_url,
                    authorization_response=answer,
                    state=question.state,
                    code_verifier=question.verifier,
                    **self._options,
                )
            )

    def renewed(self, tokens: Tokens) -> Tokens:
        """Get another access token; a provider may hand out another refresh token with it."""
        with self._session() as session:
            said = session.refresh_token(
                self._account.provider.token_url, refresh_token=tokens.refresh, **self._options
            )
            return self._taken(said, tokens)

    @contextmanager
    def _session(self, **options: Any) -> Iterator[Any]:
        """Open a session with the provider; whatever goes wrong in it is a ServerFaultError."""
        try:
            from authlib.integrations.base_client import OAuthError  # noqa: PLC0415  # an extra of the package
            from authlib.integrations.requests_client import OAuth2Session  # noqa: PLC0415  # likewise
            from requests import RequestException  # noqa: PLC0415  # likewise
        except ImportError as error:
            words = "OAuth 2 needs the packages authlib and requests, which are not installed"
            raise ServerFaultError(FaultKind.PACKAGE, words) from error
        account, secret = self._account, self._client_secret()
        session = OAuth2Session(
            account.client_id,
            secret or None,
            scope=account.provider.scope,
            token_endpoint_auth_method="client_secret_post" if secret else "none",  # the name of a method
            code_challenge_method="S256",
            default_timeout=_SECONDS,
            **options,
        )
        try:
            with bounded(session, self._whole):
                yield session
        except OAuthError as error:
            raise self._fault(error.error, error.description) from None
        # `from None`, here and below: the library's words may hold what was sent.
        except RequestException as error:
            words = f"the provider of OAuth 2 cannot be asked ({type(error).__name__})"
            raise ServerFaultError(FaultKind.PROVIDER, words) from None
        except ServerFaultError:
            raise
        except Exception as error:  # noqa: BLE001  # whatever the libraries make of a provider's words
            words = f"the answer of the provider of OAuth 2 cannot be read ({type(error).__name__})"
            raise ServerFaultError(FaultKind.PROVIDER, words) from None
        finally:
            session.close()

    def _client_secret(self) -> str:
        path = self._account.client_secret_file
        try:
            secret = read_secret(path) if path is not None else ""
        except ValueError as error:
            raise ServerFaultError(FaultKind.PROVIDER, f"[oauth] client_secret_file: {error}") from error
        self._heard.append(Secrets(secret))
        return secret

    def _taken(self, said: Any, before: Tokens | None = None) -> Tokens:
        """Read what the provider handed out; a refresh token that it does not name stays."""
        now, ends = self._clock(), None
        refresh = _word(said.get("refresh_token") or (before.refresh if before else ""), least=0)
        tokens_end = said.get("refresh_token_expires_in") or said.get("refresh_expires_in")
        if tokens_end:
            ends = now + timedelta(seconds=_seconds(tokens_end, _LONGEST))
        access = _word(said["access_token"])
        self._heard = [Secrets(access, refresh)]
        if not refresh:
            words = "the provider of OAuth 2 gave no refresh token: the scope lacks offline access"
            raise ServerFaultError(FaultKind.PROVIDER, words)
        life = timedelta(seconds=_seconds(said.get("expires_in"), _USUAL_LIFE))
        return Tokens(access, refresh, now + life, ends or (before.ends if before else None))

    def _fault(self, code: object, description: object = "") -> ServerFaultError:
        """Say what the provider refused, by code, and with Microsoft's number."""
        known = [code] if isinstance(code, str) and code in _CODES else []
        numbers = _MICROSOFT_S_NUMBER.findall(str(description or ""))
        named = ", ".join([*known, *numbers[:1]]) or "no known code"
        if known and code in _CONSENT:
            return consent_needed(self._account, f"must consent again ({named})")
        return ServerFaultError(FaultKind.PROVIDER, f"the OAuth 2 provider rejected the request ({named})")


def _authorities(ca_file: str) -> str | bool:
    """The file or folder with the authorities whose certificates are good: the keeper's, or the system's."""
    system = ssl.get_default_verify_paths()
    return ca_file or system.cafile or system.capath or True


def consent_needed(account: OAuthAccount, why: str) -> ServerFaultError:
    """Say that a person must act, and what that person types."""
    words = f"the account {account.user} {why}. Remedy: {account.remedy}"
    return ServerFaultError(FaultKind.CONSENT, words)


def _word(said: object, least: int = 1) -> str:
    """Return a token or code, in the letters that RFC 6749 (appendix A) gives them; ValueError for others."""
    if not isinstance(said, str) or not re.fullmatch(rf"[!-~]{{{least},{_LONGEST_WORD}}}", said):
        raise ValueError("no word that can be meant")
    return said


def _page(said: object) -> str:
    """Return the address of a page that a person is to open; ValueError if it is none."""
    address = _word(said)
    if not address.startswith("https://"):
        raise ValueError("no address of a page")
    return address


def _seconds(said: object, usual: float) -> float:
    """Read a number of seconds; the usual one if there is none that can be meant."""
    try:
        seconds = float(str(said))
    except ValueError:
        return usual
    return seconds if 0 <= seconds <= _LONGEST else usual
