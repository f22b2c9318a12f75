"""The corpus of mails: whole mails of many clients, read to the orders their senders meant."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from judge.game.commands import Press
from judge.language.problems import Problem
from judge.language.reading import read, statements
from judge.language.statements import Answer, Understood, UnderstoodOrder
from judge.language.writing import short
from judge.mail.message import MessageReader
from tests.unit.language.tables import context

FOLDER = Path(__file__).parents[2] / "mails"
MAILS: list[dict[str, Any]] = tomllib.loads((FOLDER / "expected.toml").read_text(encoding="utf-8"))["mail"]
READER = MessageReader(own_addresses=("judge@judge.example",))


def answers(mail: dict[str, Any]) -> list[Answer]:
    raw = (FOLDER / mail["file"]).read_bytes().replace(b"\n", b"\r\n")
    found, _ignored = statements(READER.read(raw).text)
    where = context(power=mail["power"])
    return [answer for statement in found for answer in read(statement, where)]


def test_the_corpus_is_large_and_mixed() -> None:
    assert len(MAILS) >= 120
    assert {path.name for path in FOLDER.glob("*.eml")} == {mail["file"] for mail in MAILS}
    clients = {mail["file"].split("-")[1] for mail in MAILS}
    assert len(clients) >= 14


@pytest.mark.parametrize("mail", MAILS, ids=lambda mail: mail["file"])
def test_exactly_the_fresh_orders_are_found(mail: dict[str, Any]) -> None:
    found = answers(mail)
    assert [short(one.order) for one in found if isinstance(one, UnderstoodOrder)] == mail["orders"]
    commands = [one.command for one in found if isinstance(one, Understood)]
    assert sum(isinstance(command, Press) for command in commands) == mail["letters"]
    assert len(commands) - mail["letters"] == mail["commands"]
    assert [one for one in found if isinstance(one, Problem)] == []
