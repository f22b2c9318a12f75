"""The everyday corpus, row by row: each line and mail comes to what it must, but for the misses marked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.everyday import Desk, lines, mails, misses_of_line

AIM = 99
"""Percent of the corpus that must be answered as meant."""


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    """One judge for all mails, whose game begins anew with each."""
    folder: Path = tmp_path_factory.mktemp("everyday")
    return Desk(folder)


@pytest.mark.sweep
@pytest.mark.parametrize("line", lines(), ids=lambda line: f"{line['power']}: {line['text']}")
def test_a_line_is_read_as_meant(line: dict[str, Any]) -> None:
    assert bool(misses_of_line(line)) == ("known_miss" in line), misses_of_line(line)


@pytest.mark.sweep
@pytest.mark.parametrize("mail", mails(), ids=lambda mail: mail["name"])
def test_a_mail_is_answered_as_meant(desk: Desk, mail: dict[str, Any]) -> None:
    missed = desk.misses_of_mail(mail)
    assert bool(missed) == ("known_miss" in mail), missed


def test_no_row_stands_twice() -> None:
    names = Counter(mail["name"] for mail in mails())
    texts = Counter((line.get("board"), line["power"], line["text"]) for line in lines())
    assert [key for key, times in (names + texts).items() if times > 1] == []
