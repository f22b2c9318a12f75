"""The login of a mail server by OAuth 2: the access token that is kept, renewed before it expires."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from datetime import timedelta

from judge.known_secrets import Secrets
from judge.mail.login import Credential
from judge.mail.oauth.account import Clock, OAuthAccount
from judge.mail.oauth.client import ProviderClient, Tokens, consent_needed
from judge.mail.oauth.token_file import TokenFile
from judge.mail.server_faults import FaultKind, ServerFaultError

log = logging.getLogger(__name__)
_EARLY = timedelta(minutes=5)
"""So long before its end an access token is renewed: a login and an email must end before."""


class OAuthLogin:
    """Logs in with a token that all processes of a judge share.

    Tokens that cannot be written back, as those of a credential, are renewed for this process alone.
    """

    changes = True

    def __init__(self, account: OAuthAccount, clock: Clock) -> None:
        """Take the account; nothing is read or asked before the first login."""
        self._account, self._clock = account, clock
        self._file = TokenFile(account.token_file, account.lent)
        self._client = ProviderClient(account, clock)
        self._kept: Tokens | None = None
        self._own: tuple[Tokens, Tokens] | None = None
        """Tokens that could not be kept, after those in the file of which they were made."""
        self._known, self._secrets = ("", ""), Secrets()

    def credential(self) -> Credential:
        """Return an access token that is good for some minutes at least."""
        tokens = self._read()
        if not self._is_old(tokens):
            return self._proof(tokens)
        return self._proof(self._renewed(self._is_old))

    def newer(self, refused: Credential) -> Credential | None:
        """Return another access token in place of one that was refused, which may have been revoked."""
        tokens = self._renewed(lambda now: now.access == refused.secret or self._is_old(now))
        return None if tokens.access == refused.secret else self._proof(tokens)

    def _renewed(self, old: Callable[[Tokens], bool]) -> Tokens:
        """Renew the tokens if they are old, unless another process has done so in the meantime."""
        with self._held():
            tokens = self._read()
            if not old(tokens):
                return tokens
            try:
                newer = self._client.renewed(tokens)
            except ServerFaultError as error:
                # The provider may be away for minutes, and the token is still good.
                if error.kind is FaultKind.PROVIDER and tokens.access and self._clock() < tokens.expires:
                    return tokens
                raise
            self._keep(newer)
            return newer

    def _held(self) -> AbstractContextManager[None]:
        """Let no other process renew the tokens meanwhile; who cannot write them renews its own."""
        folder = self._account.token_file.parent
        writable = not self._account.lent and os.access(folder, os.W_OK)
        return self._file.held() if writable else nullcontext()

    def _read(self) -> Tokens:
        """Return the newest tokens that there are; ServerFaultError if no one has consented yet."""
        try:
            tokens = self._file.read()
        except ValueError as error:
            raise consent_needed(self._account, f"has not consented yet ({error})") from error
        self._kept = tokens
        # Where someone has consented again, what was made of the tokens before is of no use any more.
        if self._own is not None and self._own[0] == tokens:
            tokens = self._own[1]
        self._know(tokens)
        return tokens

    def _keep(self, tokens: Tokens) -> None:
        """Keep new tokens for all processes, or, where they cannot be written, for this one."""
        self._know(tokens)
        self._own = (self._kept, tokens) if self._kept is not None else None
        if self._account.lent:
            return
        try:
            self._file.write(tokens)
        except OSError as error:
            log.warning("the tokens cannot be kept in %s: %s", self._account.token_file, error.strerror)

    def _know(self, tokens: Tokens) -> None:
        """Keep tokens from the log, in place of those before; it takes a while, so only new ones."""
        words = (tokens.access, tokens.refresh)
        if words != self._known:
            self._known, self._secrets = words, Secrets(*words)

    def _is_old(self, tokens: Tokens) -> bool:
        return not tokens.access or tokens.expires - self._clock() < _EARLY

    def _proof(self, tokens: Tokens) -> Credential:
        return Credential(tokens.access, bearer=True)
