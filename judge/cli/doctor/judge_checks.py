"""What the doctor looks at on this machine: installation, secrets, files, database, disk."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from errno import EROFS
from importlib.util import find_spec
from os import strerror
from pathlib import Path
from shlex import quote
from stat import S_ISVTX, S_IWGRP, S_IWOTH
from tempfile import TemporaryDirectory, TemporaryFile
from zoneinfo import ZoneInfo

from judge import paths
from judge.cli.counts import counted
from judge.cli.database_setup import database_to_read
from judge.config import Config, passwords_in
from judge.daemon.clock import system_clock
from judge.daemon.metrics import MISSING
from judge.daemon.password_notes import noted_since
from judge.file_owner import user_name, way_in
from judge.known_secrets import strike_secrets
from judge.mail.illustration import WIDTH
from judge.mail.oauth.consent import consent_of
from judge.notices.remarks import KeeperRemark
from judge.records import Overview
from judge.records.overview import GAME, PICTURES, RATINGS, RELAY, SITE
from judge.render.maps.rasterizer import Rasterizer
from judge.render.text.remarks import sentence
from judge.render.views import VIEWS
from judge.service.keeper.findings import findings
from judge.site.folder import SiteFolder
from judge.store.database import Database
from judge.store.errors import RESTORE, Damaged, OlderDatabase, StoreError, Unavailable
from judge.store.integrity import Finding as Fault
from judge.store.overview import latest, overview
from judge.store.server_faults import (
    fault_of,
    require_all_letters,
    require_own_sessions,
    try_to_write,
)

# A diagnosis: what the doctor looked at, and what is wrong with it.


@dataclass(frozen=True, slots=True)
class Finding:
    """One check: what was looked at, and, if it is not well, what is wrong and the remedy.

    `advice` is what could be better though nothing is wrong. As a line it holds no secret, whatever a server
    has said.
    """

    what: str
    wrong: str = ""
    advice: str = ""

    def __str__(self) -> str:
        mark = "WRONG" if self.wrong else "note " if self.advice else "ok   "
        said = self.wrong or self.advice
        return strike_secrets(f"{mark}  {self.what}{f': {said}' if said else ''}")


# What the doctor looks at in the folders that emails, results and the site are written to.


def folders(config: Config) -> Iterator[Finding]:
    """Yield each folder of judge.toml that cannot be made or written."""
    named = {"outgoing": config.outgoing.path if config.outgoing.transport == "maildir" else ""}
    named["ratings"] = config.judge.ratings
    named["site"] = config.site.path if config.site else ""
    for key, folder in named.items():
        if folder and (why := why_unwritable(Path(folder))):
            yield Finding(f"Folder {folder} ({key})", why)
    others = {f"the folder of {key}": folder for key, folder in named.items() if key != "site"}
    private = (config.path, *_secret_files(config), *filter(None, [_file(config)]))
    yield from _within_the_site(named["site"], others | {str(one): str(one) for one in private})
    ratings = Path(config.judge.ratings)
    if config.judge.ratings and not ratings.parent.exists():
        why = f"{ratings.parent} does not exist. Create it, or correct [judge] ratings"
        yield Finding(f"Folder {ratings} (ratings)", f"{why}.")
    if why := why_no_site(config):
        yield Finding("Site", f"{why}.")


def _within_the_site(site: str, others: Mapping[str, str]) -> Iterator[Finding]:
    """Yield each other folder that is the site's or within it, by the key that names it."""
    for what, place in others.items():
        if site and place and Path(place).is_relative_to(site):
            why = f"{what} is in it, but the site needs a folder of its own"
            yield Finding(f"Folder {site} (site)", f"{why}. Name another in [site] path.")


def why_unwritable(folder: Path) -> str:
    """Return why nothing can be written into a folder, or why it cannot be made; "" if it can.

    It is tried, and nothing is left: permissions do not say all, as in /proc or on a read-only file system.
    """
    there = next((one for one in (folder, *folder.parents) if one.exists()), Path("/"))
    if not there.is_dir():
        return f"{there} is a file, not a folder. Name another."
    try:
        with TemporaryFile(dir=there) if there == folder else TemporaryDirectory(dir=there):
            return ""
    except OSError as error:
        remedy = way_in(there, writing=True)
        return f"{there} is not writable ({error.strerror}). Remedy: {remedy or 'name another folder'}"


def with_remedy(why: str, folder: Path) -> str:
    """Return what kept the judge from writing to a folder, with the line that lets a unit of systemd do it.

    The unit's own view of the disk decides, which no one else has: there the folder may be read only.
    """
    if strerror(EROFS) not in why:
        return why
    return (
        f"{why}. Remedy: under systemd the judge can write only below /var/lib/judge. Name a folder "
        f"there, or run sudo systemctl edit judge, write the lines [Service], ReadWritePaths={folder},"
        " and"
        " UMask=0022, save, and run sudo systemctl restart judge."
    )


def why_no_site(config: Config) -> str:
    """Return why the site can never be made in its folder; "" if it can, or there is none."""
    if config.site is None or not Path(config.site.path).is_dir():
        return ""
    try:
        SiteFolder(Path(config.site.path), config.judge.address).require_ours()
    except OSError as error:
        return str(error)
    return ""


_LEAST_FREE = 200_000_000
_LEAST_SHARE = 0.05
_SHOWN = 3
"""Findings of a damaged database that are named; `judge db check` names all."""
_SEE = "See the log, and judge db check"
_OTHERS_MAY_READ = 0o077
_QUOTED = re.compile(r"""(["']).*\1""")
_DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" cx="4" cy="4"/></svg>'


def _installation(_: Config) -> Iterator[Finding]:
    try:
        for folder in (paths.grammar, paths.templates, paths.migrations):
            folder()
        require_templates(paths.templates() / "mail")
        ZoneInfo("Europe/London")
    except FileNotFoundError as error:
        yield Finding("Installation", f"{error}. Install the judge again.")
    except LookupError as error:
        remedy = f"Remedy: {sys.executable} -m pip install tzdata"
        yield Finding("Time zones", f"this machine has none ({error.args[0]}). {remedy}")
    else:
        yield Finding("Installation: grammar, templates, migrations, time zones")


def require_templates(folder: Path) -> None:
    """FileNotFoundError if one is not there that an email of any kind needs."""
    for name in sorted(kind.template for kind in VIEWS):
        if not (template := folder / f"{name}.txt.j2").is_file():
            raise FileNotFoundError(f"{template} is missing")


def _password_files(config: Config) -> Iterator[Finding]:
    for path in sorted(set(_secret_files(config))):
        if path.is_file() and path.stat().st_mode & _OTHERS_MAY_READ:
            yield Finding(f"Secrets in {path}", f"others can read it. Remedy: chmod 600 {quote(str(path))}")
    for name, section in (("incoming", config.incoming), ("outgoing", config.outgoing)):
        if section is not None and section.password_file and _QUOTED.fullmatch(section.password):
            yield Finding(
                f"Password of [{name}]",
                advice=f"in {section.password_file} it has quotes around it, which count as part of it. "
                "Remove them, unless the provider gave them.",
            )


def _secret_files(config: Config) -> Iterator[Path]:
    if config.key_file is not None:
        yield config.key_file
    for section in (config.incoming, config.outgoing):
        if section is not None and section.oauth is not None:
            yield from filter(None, (section.oauth.token_file, section.oauth.client_secret_file))
        elif section is not None and section.password_file:
            yield config.path.parent / section.password_file


def _other_passwords(config: Config) -> Iterator[Finding]:
    """Yield a password of the files that is not the one which the running judge was started with."""
    for name, section in (("incoming", config.incoming), ("outgoing", config.outgoing)):
        if section is None or not section.password:
            continue
        try:
            with database_to_read(config) as database:
                since = noted_since(database, name, section.password)
        except (StoreError, OSError):
            return  # reported by another check
        if since is not None:
            place = section.password_file or config.path
            yield Finding(
                f"Password of [{name}]",
                f"the judge that was started at {since:%Y-%m-%d %H:%M} UTC uses a different one from "
                f"{place} now. Remedy: systemctl restart judge",
            )


def _consent(config: Config) -> Iterator[Finding]:
    """Yield the consent that logins by OAuth 2 need."""
    accounts = {one.oauth for one in (config.incoming, config.outgoing) if one is not None and one.oauth}
    for account in sorted(accounts, key=lambda one: one.user):
        found = consent_of(account, system_clock())
        yield Finding(f"OAuth 2 for {account.user}", wrong=found.wrong, advice=found.soon)
        if account.lent:
            continue
        if why := why_unwritable(account.token_file.parent):
            yield Finding(f"Folder {account.token_file.parent} (token_file)", why)


def _passwords_in_the_configuration(config: Config) -> Iterator[Finding]:
    found = passwords_in(config.path)
    if found and config.path.stat().st_mode & _OTHERS_MAY_READ:
        remedy = f"Remedy: chmod 600 {quote(str(config.path))}"
        yield Finding("Secrets", f"there is a password in {config.path}, which others can read. {remedy}")
    for advice in found:
        yield Finding("Secrets", advice=advice)


def _database(config: Config) -> Iterator[Finding]:
    database = Database(config.database, reading=True)
    what = f"Database {database.connections.name}"
    try:
        database.verify()
        if database.connections.read_only:
            file = database.connections.file
            remedy = (
                next(filter(None, (way_in(one, writing=True) for one in (file, file.parent))), "")
                if file
                else ""
            )
            yield Finding(what, f"read-only. Remedy: {remedy}")
            return
        try_to_write(database.connections)
        require_own_sessions(database.connections)
        require_all_letters(database.connections)
        yield from _damage(what, database)
    except OlderDatabase as error:
        yield Finding(what, f"{error}.")
    except Unavailable as error:
        rescue = _rescue(database) if isinstance(error, Damaged) else ""
        yield Finding(what, f"{fault_of(database.connections, error)}{rescue}")
    except StoreError as error:
        yield Finding(what, f"{error}.{_rescue(database) if RESTORE in str(error) else ''}")
    finally:
        database.close()


def _damage(what: str, database: Database) -> Iterator[Finding]:
    """Yield what is damaged, a finding for each remedy; one that says that all is well if nothing is."""
    by_remedy: dict[str, list[str]] = {}
    for one in database.damage():
        by_remedy.setdefault(one.remedy, []).append(str(one))
    for remedy, faults in by_remedy.items():
        said = f"{'; '.join(faults[:_SHOWN])}. Remedy: {remedy or RESTORE}"
        yield Finding(what, said if remedy else f"{said}.{_rescue(database)}")
    if not by_remedy:
        yield Finding(what)


def _rescue(database: Database) -> str:
    """Return what helps with a damaged file of which there is no backup; a server has tools of its own."""
    file = database.connections.file
    if file is None:
        return ""
    old, new = quote(str(file)), quote(f"{file}.saved")
    return (
        f" Without a backup: sqlite3 {old} .recover | sqlite3 {new} saves all readable data. Put it in place"
        f" of the old file; judge db check then says what is missing. Or start again without the games: move"
        f" {old} away, then judge db upgrade."
    )


RELAY_REFUSES = (
    "Remedy: if the provider limits how many emails can be sent, set a lower per_day or per_hour"
    " under [outgoing] in judge.toml, then wait: one email an hour is tried. If it does not trust the"
    " judge, ask its support, and quote this message."
)


def _games(found: Overview, unsound: Iterable[Fault]) -> Iterator[Finding]:
    """Yield the games that cannot be adjudicated or read."""
    parts = found.troubles.items()
    failing = {part: f"cannot be adjudicated: {one.why}" for part, one in parts if part.startswith(GAME)}
    wrong = {where: f"{why}. {_SEE}" for where, why in failing.items()}
    wrong |= {
        game.where: f"{game.what}. {f'Remedy: {game.remedy}' if game.remedy else _SEE}" for game in unsound
    }
    for where, why in wrong.items():
        yield Finding(where.capitalize(), why)


def _state(config: Config) -> Iterator[Finding]:
    """Yield what of the judge's state is no matter of the set-up, but not well either."""
    try:
        with database_to_read(config) as database:
            found = overview(database.connections, system_clock(), config.path.parent)
            unsound = database.unreadable_games()
    except (StoreError, OSError):
        return  # reported by another check
    yield from _games(found, unsound)
    yield from _parts(config, found)
    for one in findings(found, system_clock(), backups=database.connections.file is not None):
        if one.what.key in (KeeperRemark.STATUS_NO_BACKUP, KeeperRemark.STATUS_OLD_BACKUP):
            yield Finding("Backup", advice=sentence(one.what).text)


def _parts(config: Config, found: Overview) -> Iterator[Finding]:
    """Yield the parts of the judge that cannot do their work, and what to do."""
    if config.site and (trouble := found.troubles.get(SITE)) and not why_no_site(config):
        yield Finding(f"Site, since {_said(trouble.since)}", with_remedy(trouble.why, Path(config.site.path)))
    if config.judge.ratings and (trouble := found.troubles.get(RATINGS)):
        why = with_remedy(trouble.why, Path(config.judge.ratings))
        yield Finding(f"Ratings, since {_said(trouble.since)}", why)
    if trouble := found.troubles.get(RELAY):
        yield Finding(f"Sending, since {_said(trouble.since)}", f"{trouble.why}. {RELAY_REFUSES}")
    if trouble := found.troubles.get(PICTURES):  # it stays until the next picture is made
        yield Finding(f"Pictures, {_said(trouble.since)}", advice=trouble.why)


def _metrics(config: Config) -> Iterator[Finding]:
    """Yield whether the package is there that [metrics] needs."""
    if config.metrics is not None and find_spec("prometheus_client") is None:
        yield Finding("Metrics", f"{MISSING}. Or remove [metrics] from judge.toml.")


def _disk(config: Config) -> Iterator[Finding]:
    database = _file(config)
    place = database.resolve().parent if database and database.is_file() else config.path.parent
    usage = shutil.disk_usage(place)
    if usage.free < _LEAST_FREE or usage.free < usage.total * _LEAST_SHARE:
        yield Finding(
            "Disk space",
            f"only {usage.free // 1_000_000} MB free. A full disk stops the judge: free some space, or"
            " move the judge.",
        )
    else:
        yield Finding(f"Disk space: {usage.free // 1_000_000} MB free")


def _modes(config: Config) -> Iterator[Finding]:
    """Files and folders that others on the machine may read or change, and should not."""
    database = _file(config)
    if database is not None:
        yield from _modes_of_database(database)
    folders = {config.path.parent} | ({database.parent} if database is not None else set())
    yield from _modes_of_configuration([config.path, *sorted(folders)])
    out = Path(config.outgoing.path)
    if config.outgoing.transport == "maildir" and out.is_dir():
        yield from _modes_of_emails(out)


def _modes_of_database(database: Path) -> Iterator[Finding]:
    for path in sorted(database.parent.glob(f"{database.name}*")):
        mode = path.stat().st_mode if path.is_file() else 0
        remedy = f"Remedy: chmod 600 {quote(str(path))}"
        if mode & (S_IWGRP | S_IWOTH):
            yield Finding(f"Secrets in {path}", f"others can change it. {remedy}")
        elif mode & _OTHERS_MAY_READ:
            yield Finding(
                f"Secrets in {path}", advice=f"others can read messages and digests in it. {remedy}"
            )


def _modes_of_configuration(paths: Iterable[Path]) -> Iterator[Finding]:
    for path in paths:
        mode = path.stat().st_mode if path.exists() else 0
        if mode & S_IWOTH and not mode & S_ISVTX:
            yield Finding(
                f"{'Folder' if path.is_dir() else 'Configuration'} {path}",
                f"anyone on this machine can change it. Remedy: chmod go-w {quote(str(path))}",
            )
        elif mode & S_IWGRP and not path.is_dir():
            advice = f"its whole group can change it. Remedy: chmod g-w {quote(str(path))}"
            yield Finding(f"Configuration {path}", advice=advice)


def _modes_of_emails(out: Path) -> Iterator[Finding]:
    readable = [one for one in out.glob("*.eml") if one.stat().st_mode & _OTHERS_MAY_READ]
    if readable and out.stat().st_mode & _OTHERS_MAY_READ:
        yield Finding(
            f"Secrets in {out}",
            f"others can read {counted(len(readable), 'email')} in it. "
            f"Remedy: chmod -R go-rwx {quote(str(out))}",
            f"Remedy: chmod -R go-rwx {quote(str(out))}",
        )


def _files(config: Config) -> Iterator[Finding]:
    """Files of the database that someone else than the folder's owner has made, as root once did."""
    database = _file(config)
    if database is None or not database.parent.is_dir():
        return
    owner = _owner(database.parent)
    for path in sorted(database.parent.glob(f"{database.name}*")):
        if path.exists() and _owner(path) != owner:
            name = user_name(owner)
            yield Finding(
                f"File {path}",
                f"it belongs to {user_name(_owner(path))}, the folder to {name}, who cannot write to it. "
                f"Remedy: chown {name} {quote(str(path))}",
            )
    if kind := _network_filesystem(database.parent, _mounts()):
        yield Finding(
            f"Folder {database.parent}",
            f"it is on a network drive ({kind}), where locks and the database's log are not reliable. "
            "Put the database on a disk of this machine, or use PostgreSQL.",
        )


def _file(config: Config) -> Path | None:
    scheme, _, path = config.database.partition(":///")
    return Path(path) if scheme == "sqlite" else None


def _owner(path: Path) -> int:
    return path.stat().st_uid


def _mounts() -> str:
    try:
        return Path("/proc/self/mounts").read_text(encoding="utf-8")
    except OSError:
        return ""


def _network_filesystem(folder: Path, mounts: str) -> str:
    """Return the kind of file system below a folder if it is one of the network, by what `mounts` lists."""
    best, kind = "", ""
    for line in mounts.splitlines():
        _, place, found, *_ = [*line.split(), "", "", ""]
        inside = folder.resolve().is_relative_to(place) if place.startswith("/") else False
        if inside and len(place) >= len(best):
            best, kind = place, found
    return kind if kind.startswith(_NETWORK) else ""


_NETWORK = ("nfs", "cifs", "smb", "fuse.sshfs", "afs", "ceph", "glusterfs")


def _clock(config: Config) -> Iterator[Finding]:
    """Yield the clock of this machine, by the newest mail: the mail server stamped it."""
    try:
        with database_to_read(config) as database:
            newest, now = latest(database.connections), system_clock()
    except (StoreError, OSError):
        return  # reported by another check
    if newest is not None and newest - now > _AHEAD:
        yield Finding(
            "Clock",
            f"the newest email is from {_said(newest)}, but it is {_said(now)} now. Set the clock (NTP): "
            "deadlines depend on it.",
        )


_AHEAD = timedelta(minutes=10)


def _said(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M} UTC"


def _pictures(config: Config) -> Iterator[Finding]:
    """Yield whether a picture can be drawn, where emails should have some."""
    if config.judge.map != "png":
        return
    with closing(Rasterizer(WIDTH, processes=1)) as rasterizer:
        [png] = rasterizer.draw([_DOT])
    why = "none can be drawn, so emails are sent as text. Remedy: pip install 'diplomacy-judge[maps]'"
    yield Finding("Pictures in emails", "" if png else why)


CHECKS: tuple[Callable[[Config], Iterator[Finding]], ...] = (
    _installation,
    _password_files,
    _passwords_in_the_configuration,
    _consent,
    _modes,
    _files,
    _database,
    _other_passwords,
    _state,
    folders,
    _clock,
    _disk,
    _pictures,
    _metrics,
)
