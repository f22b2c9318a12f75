"""The kinds of values a key may hold: how each is read, and how it is described to people."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from judge.language.addresses import is_plain
from judge.language.zones import zone_name


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of value: `says` completes "must be …"; `read` gives the value or raises ValueError.

    `number` marks kinds whose value is written without quotes, so that text from the environment is turned
    into a number first.
    """

    says: str
    read: Callable[[object], Any]
    number: bool = False
    secret: bool = False


def _need(wanted: bool) -> None:
    if not wanted:
        raise ValueError


def _text(value: object) -> str:
    _need(isinstance(value, str) and value.strip() != "" and value.isprintable())
    return str(value).strip()


def _matching(pattern: str) -> Callable[[object], str]:
    def read(value: object) -> str:
        text = _text(value)
        _need(re.fullmatch(pattern, text) is not None)
        return text

    return read


def _address(value: object) -> str:
    text = _text(value)
    _need(is_plain(text))
    return text.lower()


def _creators(value: object) -> str:
    text = _text(value)
    people = [one.strip().lower() for one in text.split(",")]
    _need(text in {"anyone", "registered"} or all(map(is_plain, people)))
    return text if text in {"anyone", "registered"} else ", ".join(people)


def _zone(value: object) -> str:
    return zone_name(_text(value))


def _minute(value: object) -> int:
    """The minute of the day; "any" is -1."""
    if value == "any":
        return -1
    hours, _, minutes = _matching(r"([01]?\d|2[0-3]):[0-5]\d")(value).partition(":")
    return int(hours) * 60 + int(minutes)


def _listen(value: object) -> tuple[str, int]:
    host, _, port = _matching(r"[^\s:]+:\d{1,5}|\[[0-9a-fA-F:]+\]:\d{1,5}")(value).rpartition(":")
    _need(int(port) < _PORTS)
    return host.strip("[]"), int(port)


def whole(low: int, high: int) -> Kind:
    """A whole number within two ends, both included."""

    def read(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise ValueError
        return value

    return Kind(f"a whole number from {low} to {high}", read, number=True)


def one_of(*words: str) -> Kind:
    """One of these words."""

    def read(value: object) -> str:
        _need(value in words)
        return str(value)

    return Kind(" or ".join(f'"{word}"' for word in words), read)


def _hours(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= _YEAR:
        raise ValueError
    return value


_YEAR = 24 * 366
_PORTS = 65536

TEXT = Kind("a text in quotes", _text)
SECRET = Kind("a text in quotes", _text, secret=True)
PATH = Kind("a path in quotes", _text)
ADDRESS = Kind('an email address such as "judge@example.org"', _address)
CODE = Kind("four to eight letters or digits in quotes", lambda v: _matching(r"[A-Za-z0-9]{4,8}")(v).upper())
CREATORS = Kind('"anyone", "registered" or addresses with commas between them', _creators)
HOST = Kind('a host name such as "mail.example.org"', _matching(r"[A-Za-z0-9._:-]+"))
PORT = whole(1, _PORTS - 1)
LISTEN = Kind('an address and a port such as "127.0.0.1:8024"', _listen)
ZONE = Kind('a time zone such as "Europe/London"', _zone)
MINUTE = Kind('a time of day such as "23:30", or "any"', _minute)
HOURS = Kind("a number of hours", _hours, number=True)
DAYS = Kind(
    'seven letters, Sunday first, such as "-MTWTF-" (lower case: only after noon)',
    _matching(r"[Ss-][Mm-][Tt-][Ww-][Tt-][Ff-][Ss-]"),
)
