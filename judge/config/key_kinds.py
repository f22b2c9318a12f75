"""The kinds of keys in judge.toml: how a value is read, and how it is described to people."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from ipaddress import ip_address
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from judge.language.addresses import is_plain
from judge.language.language_names import language_code, own_name
from judge.language.zones import zone_name
from judge.paths import locales

# The error of a configuration, worded for the person who wrote it.


class ConfigError(Exception):
    """A mistake in the configuration: one sentence with file, key and remedy, shown without a traceback."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of key: `description` completes "must be …"; `read` gives the value or raises ValueError.

    An Unfit of `read` says what is wrong in its own words.

    `parsed` turns text from the environment into what TOML makes of a value of this kind.
    """

    description: str
    read: Callable[[object], Any]
    parsed: Callable[[str], object] = str
    secret: bool = False


class Unfit(ValueError):  # noqa: N818  # the keeper's mistake, not an error of ours
    """A value that could fit, and what is wrong with it: it completes the name of the key."""


def _check(condition: bool) -> None:
    if not condition:
        raise ValueError


def _text(value: object) -> str:
    _check(isinstance(value, str) and value.strip() != "" and value.isprintable())
    return str(value).strip()


def _matching(pattern: str) -> Callable[[object], str]:
    def read(value: object) -> str:
        text = _text(value)
        _check(re.fullmatch(pattern, text) is not None)
        return text

    return read


def _address(value: object) -> str:
    text = _text(value)
    _check(is_plain(text))
    return text.lower()


def _host(value: object) -> str:
    """Return the name or the address (IPv4, IPv6) of a machine."""
    text = _text(value)
    with suppress(ValueError):
        return str(ip_address(text.strip("[]")))
    _check(len(text) <= _HOST_LENGTH and re.fullmatch(rf"{_LABEL}(\.{_LABEL})*\.?", text) is not None)
    return text


_LABEL, _HOST_LENGTH = r"[A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?", 253
"""A part of a host's name, and the length of the whole (RFC 1123 §2.1)."""


def _creators(value: object) -> str:
    text = _text(value)
    people = [one.strip().lower() for one in text.split(",")]
    _check(text in {"anyone", "registered"} or all(map(is_plain, people)))
    return text if text in {"anyone", "registered"} else ", ".join(people)


def _zone(value: object) -> str:
    """Return a zone by its word; names that only the disk has (`posix/Europe/Vienna`) are taken as well."""
    text = _text(value)
    try:
        return ZoneInfo(text).key
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return zone_name(text)


def _language(value: object) -> str:
    """Return the code of a language that is complete."""
    from judge.render.languages import languages  # noqa: PLC0415  # it takes as long as all other imports

    code = language_code(_text(value))
    if code not in languages():
        raise Unfit(_incomplete(code))
    return code


def _incomplete(code: str) -> str:
    """Say which messages and pages a language lacks; ValueError if the judge has nothing in it."""
    from judge.render.languages import missing  # noqa: PLC0415  # as above

    _check(code != "" and (locales() / code).is_dir())
    lacking = sorted(missing(code))
    named = ", ".join(lacking[:_MOST_NAMED])
    more = f" and {len(lacking) - _MOST_NAMED} more" if len(lacking) > _MOST_NAMED else ""
    return f"cannot be {own_name(code)} yet, because locales/{code} lacks {named}{more}"


_MOST_NAMED = 5
"""Messages and pages that are named before the rest are counted."""


def _minute(value: object) -> int:
    """Return the minute of the day; "any" is -1."""
    if value == "any":
        return -1
    hours, _, minutes = _matching(r"([01]?\d|2[0-3]):[0-5]\d")(value).partition(":")
    return int(hours) * 60 + int(minutes)


def _listen(value: object) -> tuple[str, int]:
    host, _, port = _matching(r"[^\s:]+:\d{1,5}|\[[0-9a-fA-F:]+\]:\d{1,5}")(value).rpartition(":")
    _check(int(port) < _PORTS)
    return host.strip("[]"), int(port)


def whole(low: int, high: int) -> Kind:
    """Return a whole number within two ends, both included."""

    def read(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise ValueError
        return value

    return Kind(f"a whole number from {low} to {high}", read, parsed=_number)


def one_of(*values: str) -> Kind:
    """One of these words, or of the members of an enumeration of words, read as the member."""
    words = {str(value): value for value in values}

    def read(value: object) -> str:
        _check(isinstance(value, str) and value in words)
        return words[str(value)]

    return Kind(" or ".join(f'"{word}"' for word in words), read)


def _hours(value: object) -> timedelta:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= _YEAR:
        raise ValueError
    return timedelta(hours=value)


def _several_hours(value: object) -> tuple[timedelta, ...]:
    """One length or two, the longest first."""
    lengths = value if isinstance(value, list) else [value]
    _check(len(lengths) <= _REMINDERS)
    return tuple(sorted({_hours(one) for one in lengths if one != 0}, reverse=True))


_REMINDERS = 2


def _flag(value: object) -> bool:
    _check(isinstance(value, bool))
    return bool(value)


def _number(text: str) -> object:
    try:
        return float(text) if "." in text else int(text)
    except ValueError:
        return text


def written(value: object) -> str:
    """Return a value as it stands in judge.toml."""
    if isinstance(value, bool):
        return str(value).lower()
    if not isinstance(value, str):
        return str(value)
    return (
        '"'
        + "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in value)
        + '"'
    )


_YEAR = 24 * 366
_PORTS = 65536

TEXT = Kind("a line of text in quotes", _text)
SECRET = Kind("a line of text in quotes", _text, secret=True)
PATH = Kind("a path in quotes", _text)
ADDRESS = Kind('an email address such as "judge@example.org"', _address)
CODE = Kind("four to eight letters or digits in quotes", lambda v: _matching(r"[A-Za-z0-9]{4,8}")(v).upper())
CREATORS = Kind('"anyone", "registered" or addresses with commas between them', _creators)
FLAG = Kind("true or false", _flag, parsed=lambda text: {"true": True, "false": False}.get(text, text))
HOST = Kind('a host name such as "mail.example.org", without a port', _host)
SERVER_NAME = Kind('a host name such as "mail.example.org"', _matching(r"[A-Za-z0-9._:-]+"))
WEB = Kind(
    'the address of a page such as "https://judge.example.org"',
    lambda v: _matching(r"https?://[^\s<>\"]+")(v).rstrip("/"),
)
PORT = whole(1, _PORTS - 1)
LISTEN = Kind('an address and a port such as "127.0.0.1:8024"', _listen)
ZONE = Kind('a time zone such as "Europe/London"', _zone)
LANGUAGE = Kind('a language of the judge such as "English"', _language)
MINUTE = Kind('a time of day such as "23:30", or "any"', _minute)
SEVERAL_HOURS = Kind(
    "a number of hours, or two in brackets such as [24, 3]",
    _several_hours,
    parsed=lambda text: [_number(one.strip()) for one in text.strip("[] ").split(",")],
)
HOURS = Kind("a number of hours", _hours, parsed=_number)
DAYS = Kind(
    'seven letters, Sunday first, such as "-MTWTF-" (lower case: only after noon)',
    _matching(r"[Ss-][Mm-][Tt-][Ww-][Tt-][Ff-][Ss-]"),
)
