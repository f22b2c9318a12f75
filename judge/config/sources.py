"""Sources of the configuration: judge.toml, the environment over it, and files with secrets."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from shlex import quote
from typing import Any, NoReturn, TypeVar

from judge.config.key_kinds import ConfigError, Unfit, written
from judge.config.keys import Key, keys, required
from judge.file_owner import way_in
from judge.mail.login import read_password

T = TypeVar("T")


_KEY = "key_file"


@dataclass(frozen=True, slots=True)
class Source:
    """A judge.toml as parsed, and the environment that goes over it."""

    path: Path
    table: Mapping[str, Any]
    environment: Mapping[str, str]

    @property
    def folder(self) -> Path:
        """The folder of judge.toml, where relative paths start."""
        return self.path.parent

    def has(self, section: str) -> bool:
        """Return whether the file or the environment says anything in a section."""
        return section in self.table or bool(self._overrides(section))

    def read(self, section: str, into: type[T]) -> T:
        """Return a section as its dataclass; ConfigError names what is wrong."""
        return into(**self.given(section, into))

    def given(self, section: str, into: type) -> dict[str, Any]:
        """Return the values of the keys that the file or the environment gives.

        ConfigError names what is wrong.
        """
        given = self._table_of(section, into)
        values = {}
        for entry, key in keys(into):
            variable = variable_of(section, entry.name)
            if variable in self.environment:
                where = f"The environment variable {variable}"
                values[entry.name] = self._value(where, key, key.kind.parsed(self.environment[variable]))
            elif entry.name in given:
                values[entry.name] = self._value(
                    f"{self.path}: [{section}] {entry.name}", key, given[entry.name]
                )
            elif required(entry):
                self._complain(section, f"{entry.name} is missing. It must be {key.kind.description}.")
        return values

    def secret(self, section: str, word: str, file: str, *, strict: bool, key: str = "password_file") -> str:
        """Return a password: the word itself, or what stands in the file (or in the systemd credential).

        Unless `strict`, a file without a password is no error and gives "".
        """
        try:
            return self._secret(section, word, file, key)
        except ConfigError:
            if strict:
                raise
            return ""

    def _secret(self, section: str, word: str, file: str, key: str) -> str:
        path = self.secret_file(section, file)
        if path is None:
            return word
        if word:
            self._complain(section, "has both password and password_file. Take one of them out.")
        try:
            return read_password(path)
        except ValueError as error:
            self._complain(section, f"{key}: {error}. {_secret_remedy(path, error, key)}.")

    def secret_file(self, section: str, file: str) -> Path | None:
        """Return where a secret is read: a systemd credential, or a file.

        None if the environment gives it.
        """
        if not file or variable_of(section, "password") in self.environment:
            return None
        return self.credential(file) or self.folder / Path(file).expanduser()

    def path_of(self, path: str) -> str:
        """Return a path of the configuration made absolute; "" stays."""
        return str(self.folder / Path(path).expanduser()) if path else ""

    def credential(self, name: str) -> Path | None:
        """Return the systemd credential of that name, if the service was given one."""
        folder = self.environment.get("CREDENTIALS_DIRECTORY")
        path = Path(folder, name) if folder and "/" not in name else None
        return path if path and path.is_file() else None

    def check_names(self, sections: Mapping[str, type]) -> None:
        """Refuse sections of the file, and variables of the environment, that mean nothing here."""
        tops = [section for section in sections if "." not in section]
        for name in self._sections():
            if name not in sections:
                near = [*sections] if "." in name else tops
                raise ConfigError(f"{self.path}: there is no section [{name}]{_suggest(name, near)}")
        self._check_places(sections)
        known = [variable_of(name, one.name) for name, into in sections.items() for one, _ in keys(into)]
        begins = tuple(variable_of(name, "") for name in sections)
        for name in self.environment:
            if name.startswith(begins) and name not in known:
                raise ConfigError(f"The environment variable {name} sets nothing{_suggest(name, known)}")

    def _check_places(self, sections: Mapping[str, type]) -> None:
        """Refuse a key that is one of another section: the line with that section's name may be missing."""
        known = {section: {one.name for one, _ in keys(into)} for section, into in sections.items()}
        for section, value in self.table.items():
            for name in value if isinstance(value, dict) and section != "defaults" else ():
                homes = [f"[{one}]" for one, names in known.items() if name in names]
                if name not in known.get(section, ()) and f"{section}.{name}" not in sections and homes:
                    self._complain(
                        section,
                        f"has no key {name}: it belongs to {' or '.join(homes)}. Write {homes[0]} on a"
                        " line of its own above it.",
                    )

    def _sections(self) -> Iterator[str]:
        for name, value in self.table.items():
            yield name
            if isinstance(value, dict):
                yield from (f"{name}.{inner}" for inner, one in value.items() if isinstance(one, dict))

    def _overrides(self, section: str) -> list[str]:
        return [name for name in self.environment if name.startswith(variable_of(section, ""))]

    def _table_of(self, section: str, into: type) -> Mapping[str, Any]:
        table: Any = self.table
        for part in section.split("."):
            table = table.get(part, {})
        if not isinstance(table, dict):
            raise ConfigError(
                f"{self.path}: {section} must be a section: write [{section}] on a line of its own."
            )
        known = [entry.name for entry, _ in keys(into)]
        for name, value in table.items():
            if name not in known and not (section == "defaults" and isinstance(value, dict)):
                self._complain(section, f"has no key {name}{_suggest(name, known)}")
        return table

    def _value(self, where: str, key: Key, value: object) -> Any:
        try:
            return key.kind.read(value)
        except Unfit as unfit:
            raise ConfigError(f"{where} {unfit}.") from None
        except ValueError:
            if value == "":
                raise ConfigError(f"{where} is empty. It must be {key.kind.description}.") from None
            shown = "" if key.kind.secret else f", not {written(value)}"
            raise ConfigError(f"{where} must be {key.kind.description}{shown}.") from None

    def _complain(self, section: str, what: str) -> NoReturn:
        raise ConfigError(f"{self.path}: [{section}] {what}")


def open_source(path: Path, environment: Mapping[str, str] = os.environ) -> Source:
    """Read a judge.toml; ConfigError if it is not there or not TOML."""
    try:
        if path.is_fifo() or path.is_socket():
            raise ConfigError(
                f"{path} is a pipe or a socket, not a file: put the configuration in its place."
            )
        text = path.read_text(encoding="utf-8-sig")
        table = tomllib.loads(text)
    except FileNotFoundError:
        if path.is_symlink():
            raise ConfigError(f"{path} is a link to {path.readlink()}, which is not there.") from None
        raise ConfigError(
            f"There is no configuration at {path}. `judge init` writes one; --config names another."
        ) from None
    except UnicodeDecodeError:
        raise ConfigError(f"{path} is not UTF-8: save it as UTF-8 (as plain text) in your editor.") from None
    except IsADirectoryError:
        raise ConfigError(f"{path} is a folder: name the file in it, --config {path}/judge.toml.") from None
    except OSError as error:
        remedy = f" Remedy: {way}, or run this as the judge's user" if (way := way_in(path)) else ""
        raise ConfigError(f"{path} cannot be read: {error.strerror}.{remedy}.") from None
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{path} is not valid TOML: {error}. {_toml_remedy(text, str(error))}") from None
    except (ValueError, RecursionError):
        raise ConfigError(f"{path} has a number of thousands of digits, or brackets too deep.") from None
    return Source(path.absolute(), table, environment)


def _secret_remedy(path: Path, error: ValueError, key: str) -> str:
    """Return what to do about a file without a secret: it is not there, may not be read, or holds none."""
    if isinstance(error.__cause__, PermissionError) and (way := way_in(path)):
        return f"Remedy: {way}, or run this as the judge's user"
    if isinstance(error.__cause__, UnicodeDecodeError):
        return "Save it as UTF-8 (as plain text) in your editor"
    if path.is_symlink() and not path.exists():
        anew = f"rm {quote(str(path))}; {new_key(path)}"
        link = f"It is a link to {path.readlink()}, where no file is"
        return f"{link}. Remedy: {anew}" if key == _KEY else f"{link}: put one with the password in its place"
    make = f"Remedy: {new_key(path)}" if key == _KEY else ""
    if isinstance(error.__cause__, OSError):
        return f"{make or 'Create it'}, or correct the path"
    return make or "Write the mailbox's password into it"


def new_key(path: Path | str) -> str:
    """Return what to type for a new key in a file that no one else can read."""
    return f"(umask 077; openssl rand -hex 32 > {quote(str(path))})"


def _toml_remedy(text: str, error: str) -> str:
    """Return what to correct where a file is not TOML, by the parser's words and the line they name."""
    if twice := re.match(r"Cannot declare \((.*?),?\) twice", error):
        name = ".".join(re.findall(r"'(.*?)'", twice[1]))
        return f"[{name}] stands in it twice: put the lines of both below the first."
    at = re.search(r"line (\d+)", error)
    line = next(iter(text.splitlines()[int(at[1]) - 1 :]), "") if at else ""
    if any(mark in line for mark in _CURLY):
        return 'Texts stand in straight quotes: "like this".'
    for words, sign, remedy in _SLIPS:
        if error.startswith(words) and re.search(sign, line):
            return remedy
    return "Texts stand in quotes." if error.startswith("Invalid value") else "Correct that line."


_SLIPS = (
    (
        "",
        r"^[^\"'#]*[\u00a0\u2000-\u200f\u202f\u3000\ufeff]",
        "There is a blank in that line that is none, as web pages have them: write the line anew.",
    ),
    (
        "Expected '=' after a key",
        r"^\s*[\w.-]+\s*:\s*$",
        "Write the name of a section in brackets, such as [judge].",
    ),
    ("Expected '=' after a key", r"^\s*[\w.-]+\s*:", "Write = in place of the colon."),
    ("Invalid statement", r"^\s*(;|//)", "A comment begins with #."),
    ("Unescaped '\\'", r"\\", "Write / in place of each backslash."),
    ("Illegal character", r"^[^\"]*\"[^\"]*$", 'A quote is missing at the end of the text: write ".'),
    (
        "Cannot overwrite a value",
        "",
        "The key of that line stands in its section twice: take one of them out.",
    ),
)
"""What to correct by the parser's words and by what stands in the line that they name."""
_CURLY = (
    "\N{LEFT DOUBLE QUOTATION MARK}\N{RIGHT DOUBLE QUOTATION MARK}\N{DOUBLE LOW-9 QUOTATION MARK}"
    "\N{LEFT SINGLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}"
)


def passwords_in(path: Path) -> tuple[str, ...]:
    """Advice for each password that stands in a judge.toml itself; nothing for a file that cannot be read."""
    try:
        table = open_source(path, {}).table
    except ConfigError:
        return ()
    sections = {name: section for name, section in table.items() if isinstance(section, dict)}
    found = [
        f"the password in [{name}] of {path} is better kept in a file of its own: password_file."
        for name, section in sections.items()
        if section.get("password")
    ]
    if re.match(r"\w+(?:\+\w+)?://[^/@:]*:[^/@]+@", str(sections.get("database", {}).get("url", ""))):
        found.append(f"the password in [database] url of {path} is better kept in ~/.pgpass (libpq).")
    return tuple(found)


def variable_of(section: str, key: str) -> str:
    """The environment variable that overrides a key: JUDGE_INCOMING_PASSWORD for [incoming] password."""
    return f"JUDGE_{section.replace('.', '_')}_{key}".upper()


def _suggest(name: str, known: Sequence[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]}?" if near else f". There are: {', '.join(known)}."
