"""Advice leads on: the line that the answer to plain words names does what it says when it is sent."""

from __future__ import annotations

import tomllib
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from judge.game.message import Value
from judge.language.text.topics import rows
from judge.notices.remarks import ProseRemark
from judge.render.text.messages import has_message, say
from judge.render.text.remarks import message_of
from judge.service.incoming.advice.proposals import LINES
from tests.scenarios.alpha import ANNA, GINA
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

TABLE = tomllib.loads((Path(__file__).parents[1] / "data" / "advice.toml").read_text(encoding="utf-8"))


def test_each_advice_that_names_a_line_is_tried_or_says_why_not() -> None:
    advised = {one.name.lower() for one in ProseRemark if has_message(f"{message_of(one)}.hint")}
    tried = {row["remark"] for row in TABLE["advice"]}
    assert advised - tried - set(TABLE["untried"]) == set()
    assert tried & set(TABLE["untried"]) == set()


def test_what_is_proposed_is_what_the_advice_names() -> None:
    values: dict[str, Value] = {"line": "{line}", "power": "{power}", "days": "{days}", "game": "{game}"}
    for key, line in LINES.items():
        assert isinstance(key, ProseRemark)
        assert line in say(f"{message_of(key)}.hint", **values)


def _answer(judge: StoryJudge, address: str, text: str) -> EmailMessage:
    """The reply to a mail, whatever its subject says."""
    judge.deliver(address, "words", text)
    (found,) = (
        mail for mail in judge.unread if mail["To"] == address and str(mail["Subject"]).startswith("Re: ")
    )
    return found


@pytest.mark.sweep
@pytest.mark.parametrize("row", TABLE["advice"], ids=lambda row: f"{row['remark']}: {row['line']}")
def test_the_line_that_is_named_is_taken(row: dict[str, Any]) -> None:
    judge = in_memory(row.get("moment", "opening"))
    address, password = (GINA, "gmword") if row["as"] == "M" else judge.leaders[row["as"]]
    sign_on = f"SIGN ON {row['as']} alpha {password}\n"
    if "before" in row:
        judge.deliver(address, "before", f"{sign_on}{row['before']}\n")
    told = _answer(judge, address, f"{sign_on}{row['words']}\n")
    assert row["line"] in " ".join(told.get_content().split())
    answer = _answer(judge, address, f"{sign_on}{row.get('send', row['line'])}\n")
    assert "REJECTED" not in answer.get_content()
    assert "[Error Flag]" not in str(answer["Subject"])


SLOTS = {
    "game": "alpha",
    "power": "Italy",
    "phase": "S1901M",
    "reader": "E",
    "language": "Deutsch",
    "address": "zoe@home.example",
}
LINES_OF_TOPICS = [
    (reader, row[reader][verb].format(**SLOTS).replace("password", "sesame17"))
    for row in rows().values()
    for reader in ("player", "master")
    for verb in ("does", "brings")
    if verb in row.get(reader, {}) and not row[reader][verb].startswith("ADMIT")
]
"""The lines of grammar/topics.toml; ADMIT is for somebody whom the GM has removed."""


@pytest.fixture(scope="module")
def begun() -> StoryJudge:
    """The game of the opening, paused, so that RESUME continues it."""
    judge = in_memory("opening")
    judge.deliver(GINA, "before", "SIGN ON M alpha gmword\nPAUSE\n")
    return judge


@pytest.mark.parametrize(("reader", "line"), sorted(set(LINES_OF_TOPICS)))
def test_each_line_of_the_topics_is_a_command(begun: StoryJudge, reader: str, line: str) -> None:
    judge = twin(begun)
    address, sign_on = (
        (GINA, "SIGN ON M alpha gmword") if reader == "master" else (ANNA, "SIGN ON A alpha swordA")
    )
    answer = _answer(judge, address, f"{sign_on}\n{line}\n")
    assert "REJECTED" not in answer.get_content()
