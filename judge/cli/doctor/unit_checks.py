"""What the doctor finds in the unit of systemd that starts the judge, if there is one (systemd.exec(5))."""

from __future__ import annotations

import os
import pwd
import shlex
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from shlex import quote

from judge.cli.doctor.judge_checks import Finding
from judge.config import Config

_FOLDERS = (Path("/etc/systemd/system"), Path("/usr/lib/systemd/system"), Path("/lib/systemd/system"))
_NAME = "judge.service"
_STATE = Path("/var/lib")
_RELOAD = "systemctl daemon-reload; systemctl restart judge"
_WITHOUT_PREFIX = "@-:+!|"
"""Signs before a command that say how it is started."""

Unit = Mapping[str, Sequence[str]]
"""The values of each key, those of drop-ins last."""


def unit(config: Config) -> Iterator[Finding]:
    """Yield what is wrong with the unit of the judge, where systemd has one."""
    for folder in _FOLDERS:
        if (file := folder / _NAME).is_file():
            yield from faults_of(file, config)
            return


def faults_of(file: Path, config: Config) -> Iterator[Finding]:
    """Yield what is wrong with a unit that shall start this judge."""
    found = _read(file)
    if other := _other_configuration(found, config):
        advice = f"it starts a judge with another configuration. Type judge doctor --config {quote(other)}"
        yield Finding(f"Unit {file}", advice=f"{advice} to look at that.")
        return
    wrong = [*_command(file, found, config), *_user(found), *_credentials(file, found)]
    wrong += [*_database(file, found, config)]
    yield from wrong or [Finding(f"Unit {file}")]


def _read(file: Path) -> Unit:
    values: defaultdict[str, list[str]] = defaultdict(list)
    for one in (file, *sorted(file.with_name(f"{file.name}.d").glob("*.conf"))):
        for line in one.read_text(encoding="utf-8", errors="replace").splitlines():
            key, sign, value = line.partition("=")
            if sign and not key.startswith(("#", ";")):
                # An empty value takes back what was given before.
                values[key.strip()] = [*values[key.strip()], value.strip()] if value.strip() else []
    return values


def _command(file: Path, found: Unit, config: Config) -> Iterator[Finding]:
    """Yield the program that is started, and its configuration."""
    what = f"Unit {file}"
    words = _words(found)
    program = (
        Path(sys.argv[0]).absolute()
        if Path(sys.argv[0]).name == "judge"
        else Path(sys.executable).parent / "judge"
    )
    line = f"ExecStart={program} run --config {config.path}"
    remedy = f"Remedy: sed -i {quote(f's|^ExecStart=.*|{line}|')} {quote(str(file))}; {_RELOAD}"
    if not words or not os.access(words[0], os.X_OK):
        yield Finding(
            what, f"ExecStart does not name a program that can be started ({' '.join(words[:1])}). {remedy}"
        )
        return
    named = _configuration(words)
    if named and not Path(named).exists():
        yield Finding(what, f"ExecStart names a configuration that does not exist ({named}). {remedy}")


def _configuration(words: Sequence[str]) -> str:
    return next((two for one, two in pairwise(words) if one == "--config"), "")


def _other_configuration(found: Unit, config: Config) -> str:
    """Return the configuration of the judge that the unit starts, if it is another judge; else ""."""
    named = _configuration(_words(found))
    is_other = named and Path(named).exists() and Path(named).resolve() != config.path.resolve()
    return named if is_other else ""


def _words(found: Unit) -> Sequence[str]:
    """Return the words of the command that the unit starts."""
    return shlex.split((found.get("ExecStart") or [""])[-1].lstrip(_WITHOUT_PREFIX))


def _user(found: Unit) -> Iterator[Finding]:
    for name in (found.get("User") or [])[-1:]:
        try:
            pwd.getpwnam(name)
        except KeyError:
            remedy = (
                f"Remedy: useradd --system --home-dir {_STATE / 'judge'} --shell /usr/sbin/nologin {name}"
            )
            yield Finding(
                f"User {name}", f"the unit names this user, who does not exist. {remedy}; {_RELOAD}"
            )


def _credentials(file: Path, found: Unit) -> Iterator[Finding]:
    for value in found.get("LoadCredential", ()):
        name, _, source = value.partition(":")
        if source.startswith("/") and not Path(source).exists():
            yield Finding(
                f"Credential {name}",
                f"{file} needs {source}, which does not exist, so the judge does not start. Remedy: write "
                f"the mailbox's password into {source}, or remove the line from the unit; {_RELOAD}",
            )


def _database(file: Path, found: Unit, config: Config) -> Iterator[Finding]:
    """Yield whether the unit may write where the database lies."""
    scheme, _, path = config.database.partition(":///")
    if scheme != "sqlite" or (found.get("ProtectSystem") or [""])[-1] != "strict":
        return
    allowed = [_STATE / name for value in found.get("StateDirectory", ()) for name in value.split()]
    allowed += [
        Path(name.lstrip("-+")) for value in found.get("ReadWritePaths", ()) for name in value.split()
    ]
    folder = Path(path).parent
    if not any(folder.is_relative_to(one) for one in allowed):
        home = next(iter(allowed), _STATE / "judge")
        drop_in = file.with_name(f"{file.name}.d") / "database.conf"
        lines = f"printf '[Service]\\nReadWritePaths=%s\\n' {quote(str(folder))} > {quote(str(drop_in))}"
        remedy = f"Remedy: mkdir -p {quote(str(drop_in.parent))}; {lines}; {_RELOAD}"
        yield Finding(f"Folder {folder}", f"{file} lets the judge write only below {home}. {remedy}")
