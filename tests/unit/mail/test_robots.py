"""Robots and people as they look in the wild (tests/data/mail/robots.toml)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from judge.mail.reader import MessageReader

DATA = Path(__file__).parents[2] / "data" / "mail" / "robots.toml"
SENDERS: list[dict[str, Any]] = tomllib.loads(DATA.read_text(encoding="utf-8"))["sender"]
READER = MessageReader(["judge@example.org"])


@pytest.mark.parametrize("sender", SENDERS, ids=lambda sender: str(sender["name"]))
def test_senders(sender: dict[str, Any]) -> None:
    letter = READER.read(f"{sender['headers'].strip()}\n\nA PAR - BUR\n".encode())
    assert (letter.silence or "") == sender["silence"]


def test_there_are_enough_of_both() -> None:
    robots = sum(bool(sender["silence"]) for sender in SENDERS)
    assert (robots, len(SENDERS) - robots) == (38, 9)
