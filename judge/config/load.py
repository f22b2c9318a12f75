"""Loading judge.toml into a frozen Config: defaults that depend on others filled in, paths made absolute."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from types import MappingProxyType
from typing import NoReturn

from judge.config.defaults import default_sections, read_defaults
from judge.config.key_kinds import ConfigError
from judge.config.keys import (
    Border,
    Database,
    Incoming,
    Judge,
    Keeping,
    Limits,
    Lmtp,
    Metrics,
    OAuth,
    Outgoing,
    Site,
    Trust,
)
from judge.config.oauth import oauth_account, uses_oauth
from judge.config.sources import Source, new_key, open_source
from judge.game.settings import Evidence, Settings
from judge.known_secrets import Secrets
from judge.mail.limits import SIZE_LIMIT
from judge.mail.login import NO_PASSWORD, Login, Password, PasswordFile
from judge.service.keeper_policy import ConfirmationPolicy, KeeperPolicy

SECTIONS: Mapping[str, type] = MappingProxyType(
    {
        "judge": Judge,
        "database": Database,
        "incoming": Incoming,
        "outgoing": Outgoing,
        "oauth": OAuth,
        "lmtp": Lmtp,
        "metrics": Metrics,
        "border": Border,
        "trust": Trust,
        "limits": Limits,
        "keeping": Keeping,
        "site": Site,
        **default_sections(),
    }
)
_IMAP_PORTS = {"implicit": 993, "starttls": 143, "none": 143}
_SMTP_PORTS = {"starttls": 587, "implicit": 465, "none": 25}


@dataclass(frozen=True, slots=True)
class Config:
    """The configuration: what the keeper decided. `database` is a URL, `defaults` the settings of new games.

    `incoming`, `lmtp`, `metrics` and `site` are None where the file has no such section.
    """

    path: Path
    judge: Judge
    database: str
    incoming: Incoming | None
    outgoing: Outgoing
    lmtp: Lmtp | None
    border: Border
    site: Site | None
    security: KeeperPolicy
    key: str = field(repr=False)
    defaults: Settings
    secrets: Secrets = field(repr=False, compare=False)
    """Kept from the log as long as the configuration is in use."""
    metrics: Metrics | None = None
    key_file: Path | None = None
    """Where the lasting key is read, if there is one."""

    @property
    def lasting_passwords(self) -> Mapping[str, str]:
        """The passwords by section that are not read again while the judge runs."""
        servers = {"incoming": self.incoming, "outgoing": self.outgoing}
        return {
            name: one.password
            for name, one in servers.items()
            if one and one.password and one.login and not one.login.changes
        }

    @property
    def size_limit(self) -> int:
        """The bytes of an email that are read, however it comes."""
        return self.incoming.size_limit if self.incoming else SIZE_LIMIT


def load_config(path: Path, environment: Mapping[str, str] = os.environ, *, passwords: bool = True) -> Config:
    """Read judge.toml and the environment over it; ConfigError is one sentence with the remedy.

    Without `passwords` a missing one is no error: who only takes mail in needs none.
    """
    source = open_source(path, environment)
    source.check_names(SECTIONS)
    judge = _judge(source)
    incoming = _incoming(source, judge, passwords) if source.has("incoming") else None
    outgoing = _outgoing(source, judge, passwords)
    _require_consent(source, (incoming, outgoing), passwords)
    key = _lasting_key(source, passwords)
    return Config(
        source.path,
        judge,
        _database(source),
        incoming,
        outgoing,
        source.read("lmtp", Lmtp) if source.has("lmtp") else None,
        source.read("border", Border),
        _site(source, _database(source)) if source.has("site") else None,
        _security(source),
        key,
        read_defaults(source),
        Secrets(key),
        source.read("metrics", Metrics) if source.has("metrics") else None,
        source.secret_file("trust", source.read("trust", Trust).key_file),
    )


def _database(source: Source) -> str:
    """Return the URL with a relative SQLite path started from the folder of judge.toml."""
    url = source.read("database", Database).url
    scheme, _, path = url.partition(":///")
    if scheme != "sqlite":
        if not url.startswith("postgresql"):
            shown = f"{scheme.partition(':')[0]}:" if "@" in url else url  # it may hold a password
            _refuse(source, f'[database] url must begin with "sqlite:///" or "postgresql://", not "{shown}"')
        return url
    return f"sqlite:///{source.path_of(path)}"


def _incoming(source: Source, judge: Judge, strict: bool) -> Incoming:
    found = source.read("incoming", Incoming)
    if found.processed.upper() == found.folder.upper():
        _refuse(source, f"[incoming] processed is the folder that is read, {found.folder}: name another")
    found = replace(
        found,
        port=found.port or _IMAP_PORTS[found.tls],
        user=found.user or judge.address,
        ca_file=source.path_of(found.ca_file),
    )
    if uses_oauth(source, found):
        return replace(found, oauth=oauth_account(source, found.user))
    password = source.secret("incoming", found.password, found.password_file, strict=strict)
    if strict and not password:
        _refuse(
            source, "[incoming] needs the mailbox's password: write password_file, the path of a file with it"
        )
    return replace(found, password=password, login=_login(source, "incoming", found) or NO_PASSWORD)


def _login(source: Source, section: str, found: Incoming | Outgoing) -> Login | None:
    """Return how the judge logs in, None where it does not: a file is read again at each login."""
    path = source.secret_file(section, found.password_file)
    if path is not None:
        return PasswordFile(path, copy=path == source.credential(found.password_file))
    return Password(found.password) if found.password else None


def _judge(source: Source) -> Judge:
    found = source.read("judge", Judge)
    return replace(found, ratings=source.path_of(found.ratings))


def _site(source: Source, url: str) -> Site:
    """Return the site.

    By default its folder is where the judge may write: next to the database, if it is a file.
    """
    found = source.read("site", Site)
    scheme, _, file = url.partition(":///")
    beside = Path(file).parent if scheme == "sqlite" else source.folder
    return replace(found, path=source.path_of(found.path) if found.path else str(beside / _SITE))


_SITE = "site"
"""The folder of the pages where no other is named."""


def _outgoing(source: Source, judge: Judge, strict: bool) -> Outgoing:
    found = source.read("outgoing", Outgoing)
    if found.transport == "maildir":
        if not found.path:
            _refuse(source, '[outgoing] path is missing: transport = "maildir" needs the folder to write to')
        return replace(found, path=source.path_of(found.path))
    if found.transport == "stdout":
        return found
    if not found.host:
        _refuse(source, '[outgoing] host is missing: transport = "smtp" needs the name of the SMTP server')
    found = replace(found, port=found.port or _SMTP_PORTS[found.tls], ca_file=source.path_of(found.ca_file))
    if uses_oauth(source, found):
        user = found.user or judge.address
        return replace(found, user=user, oauth=oauth_account(source, user))
    password = source.secret("outgoing", found.password, found.password_file, strict=strict)
    login = _login(source, "outgoing", found)
    user = found.user or (judge.address if login else "")
    if strict and user and not login:
        _refuse(source, "[outgoing] has a user but no password: write password_file, or take user out")
    return replace(found, password=password, user=user, login=login)


def _require_consent(source: Source, servers: Sequence[Incoming | Outgoing | None], strict: bool) -> None:
    """Refuse a configuration whose logins need tokens that no one has obtained yet."""
    for account in {one.oauth for one in servers if one is not None and one.oauth is not None}:
        if strict and not account.token_file.is_file():
            why = f"[oauth] needs the consent of {account.user} ({account.token_file} is not there)"
            _refuse(source, f"{why}. Remedy: {account.remedy}")


def _security(source: Source) -> KeeperPolicy:
    border, limits = source.read("border", Border), source.read("limits", Limits)
    keeping, trust = source.read("keeping", Keeping), source.read("trust", Trust)
    return KeeperPolicy(
        evidence=Evidence(border.evidence),
        confirmation=ConfirmationPolicy(border.confirm or ("weak" if border.authserv_id else "never")),
        resignation=ConfirmationPolicy(border.confirm or "weak"),
        hold_disowned=border.disowned == "hold",
        tries=limits.passwords,
        answers=limits.answers,
        proven_answers=limits.proven_answers,
        games=limits.games,
        trials=limits.trials,
        trials_day=limits.trials_day,
        letters=limits.letters,
        letters_day=limits.letters_day,
        copies=limits.copies,
        letter_delay=timedelta(seconds=limits.letter_delay),
        notices=limits.notices,
        newcomers=limits.newcomers,
        opt_in=trust.opt_in,
        keep_mail=timedelta(days=keeping.mail_days) if keeping.mail_days else None,
        keep_leavers=timedelta(days=keeping.leaver_days) if keeping.leaver_days else None,
    )


_SHORTEST_KEY = 32


def _lasting_key(source: Source, strict: bool) -> str:
    """Return the secret of [trust] key_file; "" if there is none, or if it cannot be read and need not be."""
    file = source.read("trust", Trust).key_file
    key = source.secret("trust", "", file, strict=strict, key="key_file")
    if strict and file and len(key) < _SHORTEST_KEY:
        remedy = f"Remedy: {new_key(source.path_of(file))}"
        _refuse(source, f"[trust] key_file holds fewer than {_SHORTEST_KEY} characters. {remedy}")
    return key


def _refuse(source: Source, what: str) -> NoReturn:
    raise ConfigError(f"{source.path}: {what}.")
