"""Prints how much of the corpus of mails is read as meant, `python -m tests.unit.language.corpus`."""

from __future__ import annotations

import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from judge.game.commands.member import Press
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.segmentation import statements
from judge.language.statements import Answer, Understood, UnderstoodOrder
from judge.mail.reader import MessageReader
from judge.rules import notation
from tests.unit.language.positions import context

FOLDER = Path(__file__).parents[2] / "mails"
MAILS: list[dict[str, Any]] = tomllib.loads((FOLDER / "expected.toml").read_text(encoding="utf-8"))["mail"]
_READER = MessageReader(own_addresses=("judge@judge.example",))


@dataclass(frozen=True)
class Came:
    """What a mail came to: orders in short form, letters, other commands, lines refused."""

    orders: tuple[str, ...]
    letters: int
    commands: int
    refused: tuple[str, ...]


def text_of(mail: dict[str, Any], folder: Path = FOLDER) -> str:
    """The text of one mail of the corpus."""
    raw = (folder / mail["file"]).read_bytes().replace(b"\n", b"\r\n")
    return _READER.read(raw).text


def came_to(mail: dict[str, Any], folder: Path = FOLDER) -> Came:
    """Read one mail of the corpus for its power, in the first position."""
    where = context(power=mail["power"])
    found: list[Answer] = [
        answer for statement in statements(text_of(mail, folder))[0] for answer in read(statement, where)
    ]
    commands = [one.command for one in found if isinstance(one, Understood)]
    letters = sum(isinstance(command, Press) for command in commands)
    return Came(
        tuple(notation.write(one.order) for one in found if isinstance(one, UnderstoodOrder)),
        letters,
        len(commands) - letters,
        tuple(one.text for one in found if isinstance(one, Problem)),
    )


def client(mail: dict[str, Any]) -> str:
    """The mail program that a file is named after."""
    words: list[str] = mail["file"].split("-")
    return words[1]


def lacking(mail: dict[str, Any], came: Came) -> Iterator[str]:
    """The fresh orders that were not found."""
    yield from (Counter(mail["orders"]) - Counter(came.orders)).elements()


def report() -> dict[str, Any]:
    """The corpus in numbers, and each mail of which something was missed or quoted text was taken."""
    fresh = found = 0
    quoted: list[str] = []
    missed: list[str] = []
    for mail in MAILS:
        came = came_to(mail)
        gone = list(lacking(mail, came))
        fresh += len(mail["orders"])
        found += len(mail["orders"]) - len(gone)
        missed += [f"{mail['file']}: {order}" for order in gone]
        more = Counter(came.orders) - Counter(mail["orders"])
        quoted += [f"{mail['file']}: {order}" for order in more.elements()]
    return {
        "mails": len(MAILS),
        "clients": len(set(map(client, MAILS))),
        "quoted_orders_applied": quoted,
        "fresh_orders": fresh,
        "found": found,
        "found_percent": round(100 * found / fresh, 2),
        "missed": missed,
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(report(), indent=1) + "\n")
