"""Logins: what proves to a mail server that the judge may use an account, read again before each login."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from judge.known_secrets import Secrets
from judge.mail.server_faults import FaultKind, ServerFaultError


@dataclass(frozen=True, slots=True)
class Credential:
    """The proof of one login: a password, or an access token of OAuth 2 (`bearer`)."""

    secret: str = field(repr=False)
    bearer: bool = False


class Login(Protocol):
    """Where the proof comes from. Both methods may block, for files and for the network."""

    @property
    def changes(self) -> bool:
        """Whether the proof may be another one while the judge runs."""
        ...

    def credential(self) -> Credential:
        """Return the proof as it is now; OSError if there is none."""
        ...

    def newer(self, refused: Credential) -> Credential | None:
        """Return another proof in place of one that a server has refused; None if there is none."""
        ...


class Password:
    """A password that stands in the configuration itself."""

    changes = False

    def __init__(self, word: str) -> None:
        self._credential = Credential(word)
        self._secrets = Secrets(word)

    def credential(self) -> Credential:
        """Return the password."""
        return self._credential

    def newer(self, refused: Credential) -> None:
        """Nothing: it changes with the configuration only."""


class _NoPassword:
    """The login of an account for which the configuration has no password."""

    changes = False

    def credential(self) -> Credential:
        """Raise ServerFaultError."""
        raise ServerFaultError(FaultKind.NO_PASSWORD, "the password is missing: no password_file is named")

    def newer(self, refused: Credential) -> None:
        """Nothing."""


NO_PASSWORD = _NoPassword()


class PasswordFile:
    """A password in a file, which may be changed while the judge runs unless it is a `copy` of systemd's."""

    def __init__(self, path: Path, *, copy: bool = False) -> None:
        """Take the path; the file is read at each login."""
        self._path, self.changes = path, not copy
        self._secrets = Secrets()

    def credential(self) -> Credential:
        """Return what stands in the file now; ServerFaultError if that is no password."""
        try:
            word = read_password(self._path)
        except ValueError as error:
            raise ServerFaultError(FaultKind.NO_PASSWORD, f"the password is missing: {error}") from error
        self._secrets = Secrets(word)
        return Credential(word)

    def newer(self, refused: Credential) -> Credential | None:
        """Return what stands in the file now, if it is something else."""
        now = self.credential()
        return None if now == refused else now


def read_password(path: Path) -> str:
    """Read a password from a file that holds nothing else; ValueError, with the reason, if there is none."""
    word = read_secret(path)
    if len(word.splitlines()) > 1:
        raise ValueError(f"{path} has several lines, and only the password may stand in it")
    return word


def read_secret(path: Path) -> str:
    """Read a secret from a file; ValueError, with the reason, if there is none."""
    try:
        if path.is_fifo() or path.is_socket():  # reading it could wait for ever
            raise ValueError(f"{path} is a pipe or a socket: put a file in its place")
        text = path.read_text(encoding="utf-8-sig").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not UTF-8"
        raise ValueError(f"{path} cannot be read ({reason})") from error
    if not text:
        raise ValueError(f"{path} is empty")
    return text
