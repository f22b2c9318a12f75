"""Loading judge.toml into a frozen Config: defaults that depend on others filled in, paths made absolute."""

from __future__ import annotations

import os
from collections.abc import Mapping
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
    Outgoing,
    Site,
    Trust,
)
from judge.config.sources import Source, open_source
from judge.game.settings import Evidence, Settings
from judge.known_secrets import Secrets
from judge.mail.limits import SIZE_LIMIT
from judge.service.security import ConfirmationPolicy, SecurityPolicy

SECTIONS: Mapping[str, type] = MappingProxyType(
    {
        "judge": Judge,
        "database": Database,
        "incoming": Incoming,
        "outgoing": Outgoing,
        "lmtp": Lmtp,
        "border": Border,
        "trust": Trust,
        "limits": Limits,
        "keeping": Keeping,
        "site": Site,
        **default_sections(),
    }
)
_IMAP_PORTS = {"implicit": 993, "none": 143}
_SMTP_PORTS = {"starttls": 587, "implicit": 465, "none": 25}


@dataclass(frozen=True, slots=True)
class Config:
    """The configuration: what the keeper decided. `database` is a URL, `defaults` the settings of new games.

    `incoming`, `lmtp` and `site` are None where the file has no such section.
    """

    path: Path
    judge: Judge
    database: str
    incoming: Incoming | None
    outgoing: Outgoing
    lmtp: Lmtp | None
    border: Border
    site: Site | None
    security: SecurityPolicy
    key: str = field(repr=False)
    defaults: Settings
    secrets: Secrets = field(repr=False, compare=False)
    """Kept from the log as long as the configuration is in use."""

    @property
    def size_limit(self) -> int:
        """The bytes of a mail that are read, however it comes."""
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
    key = _lasting_key(source, passwords)
    return Config(
        source.path,
        judge,
        _database(source),
        incoming,
        outgoing,
        source.read("lmtp", Lmtp) if source.has("lmtp") else None,
        source.read("border", Border),
        _site(source) if source.has("site") else None,
        _security(source),
        key,
        read_defaults(source),
        Secrets(incoming.password if incoming else "", outgoing.password, key),
    )


def _database(source: Source) -> str:
    """The URL with a relative SQLite path started from the folder of judge.toml."""
    url = source.read("database", Database).url
    scheme, _, path = url.partition(":///")
    if scheme != "sqlite":
        if not url.startswith("postgresql"):
            shown = f"{scheme.partition(':')[0]}:" if "@" in url else url  # it may hold a password
            _refuse(source, f'[database] url must begin with "sqlite:///" or "postgresql://", not "{shown}"')
        return url
    return f"sqlite:///{source.folder / path}"


def _incoming(source: Source, judge: Judge, strict: bool) -> Incoming:
    found = source.read("incoming", Incoming)
    password = source.secret("incoming", found.password, found.password_file, strict=strict)
    if strict and not password:
        _refuse(
            source, "[incoming] needs the mailbox's password: write password_file, the path of a file with it"
        )
    if found.processed.upper() == found.folder.upper():
        _refuse(source, f"[incoming] processed is the folder that is read, {found.folder}: name another")
    port = found.port or _IMAP_PORTS[found.tls]
    return replace(found, password=password, port=port, user=found.user or judge.address)


def _judge(source: Source) -> Judge:
    found = source.read("judge", Judge)
    folder = str(source.folder / Path(found.ratings).expanduser()) if found.ratings else ""
    return replace(found, ratings=folder)


def _site(source: Source) -> Site:
    found = source.read("site", Site)
    return replace(found, path=str(source.folder / Path(found.path).expanduser()))


def _outgoing(source: Source, judge: Judge, strict: bool) -> Outgoing:
    found = source.read("outgoing", Outgoing)
    if found.transport == "maildir":
        if not found.path:
            _refuse(source, '[outgoing] path is missing: transport = "maildir" needs the folder to write to')
        return replace(found, path=str(source.folder / Path(found.path).expanduser()))
    if found.transport == "stdout":
        return found
    if not found.host:
        _refuse(source, '[outgoing] host is missing: transport = "smtp" needs the name of the SMTP server')
    password = source.secret("outgoing", found.password, found.password_file, strict=strict)
    user = found.user or (judge.address if password else "")
    if strict and user and not password:
        _refuse(source, "[outgoing] has a user but no password: write password_file, or take user out")
    return replace(found, password=password, port=found.port or _SMTP_PORTS[found.tls], user=user)


def _security(source: Source) -> SecurityPolicy:
    border, limits = source.read("border", Border), source.read("limits", Limits)
    keeping, trust = source.read("keeping", Keeping), source.read("trust", Trust)
    return SecurityPolicy(
        evidence=Evidence(border.evidence),
        confirmation=ConfirmationPolicy(border.confirm or ("weak" if border.authserv_id else "never")),
        resignation=ConfirmationPolicy(border.confirm or "weak"),
        hold_disowned=border.disowned == "hold",
        tries=limits.passwords,
        answers=limits.answers,
        proven_answers=limits.proven_answers,
        games=limits.games,
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
    """The secret of [trust] key_file; "" if there is none, or if it cannot be read and need not be."""
    file = source.read("trust", Trust).key_file
    key = source.secret("trust", "", file, strict=strict, key="key_file")
    if strict and file and len(key) < _SHORTEST_KEY:
        remedy = f"Remedy: openssl rand -hex 32 > {file}"
        _refuse(source, f"[trust] key_file holds fewer than {_SHORTEST_KEY} characters. {remedy}")
    return key


def _refuse(source: Source, what: str) -> NoReturn:
    raise ConfigError(f"{source.path}: {what}.")
