"""Each command by mail: carried out for who may give it, and refused with a hint where it cannot be."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from judge.game.commands import COMMANDS
from tests.messages import place
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge, words
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on

ROWS: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[1] / "data/commands.toml").read_text(encoding="utf-8")
)
PEOPLE = {
    "anna": ("anna@aus.example", ""),
    "austria": ("anna@aus.example", "SIGN ON Austria alpha swordA\n"),
    "edgar": ("edgar@eng.example", ""),
    "england": ("edgar@eng.example", "SIGN ON England alpha swordE\n"),
    "fleur": ("fleur@fra.example", ""),
    "gerd": ("gerd@ger.example", ""),
    "gina": ("gina@gm.example", ""),
    "master": ("gina@gm.example", "SIGN ON M alpha gmword\n"),
    "observer": ("zoe@obs.example", "SIGN ON O alpha zoeword9\n"),
    "yuri": ("yuri@obs.example", ""),
    "zoe": ("zoe@obs.example", ""),
    "zed": ("zed@new.example", ""),
}
"""Who writes, and how his mail begins; Zoe watches alpha, Zed is a stranger."""


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    judge = StoryJudge(services_on(TemporaryDatabase()))
    judge.play("opening")
    judge.deliver("zoe@obs.example", "me", "REGISTER\nName: Zoe\nEND\nOBSERVE alpha zoeword9\n")
    return judge


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    return twin(played)


def answer(judge: StoryJudge, person: str, text: str, answers: str = "") -> str:
    """What is answered, without its line breaks."""
    sender, sign_on = PEOPLE[person]
    if answers:
        judge.reply(sender, judge.last(sender, answers), text)
    else:
        judge.deliver(sender, "a mail", f"{sign_on}{text.replace('{token}', judge.token)}\n")
    return " ".join(" ".join(words(mail).split()) for mail in judge.unread if mail["To"] == sender)


def asked_before(
    judge: StoryJudge, row: dict[str, Any], before: Sequence[Sequence[str]] | None = None
) -> None:
    for person, text in row.get("before", ()) if before is None else before:
        if person == "@":
            judge.now = datetime.fromisoformat(text).replace(tzinfo=UTC)
            continue
        assert "REJECTED" not in answer(judge, person, text)


def test_each_command_has_its_mails() -> None:
    assert set(ROWS) == {command.__name__ for command in COMMANDS}


@pytest.mark.parametrize("name", ROWS)
def test_a_command_is_carried_out(judge: StoryJudge, name: str) -> None:
    row = ROWS[name]
    asked_before(judge, row)
    found = answer(judge, row.get("by", "austria"), row["good"], row.get("answers", ""))
    assert "REJECTED" not in found
    assert place(found, row["said"]) >= 0


@pytest.mark.parametrize("name", ROWS)
def test_a_command_is_refused(judge: StoryJudge, name: str) -> None:
    row = ROWS[name]
    asked_before(judge, row)
    found = answer(judge, row.get("by_wrong", row.get("by", "austria")), row["wrong"])
    if "told" in row:
        assert place(found, row["told"]) >= 0
    else:
        reason = found.partition("REJECTED: ")[2]
        assert row["why"]
        assert place(reason, row["why"]) >= 0


MORE = [(name, one) for name, row in ROWS.items() for one in row.get("refused", ())]


@pytest.mark.parametrize(
    ("name", "refused"), MORE, ids=lambda one: one if isinstance(one, str) else one["mail"]
)
def test_a_command_is_refused_as_the_game_stands(
    judge: StoryJudge, name: str, refused: dict[str, Any]
) -> None:
    row = ROWS[name]
    asked_before(judge, row, refused.get("before"))
    found = answer(judge, row.get("by", "austria"), refused["mail"])
    assert place(found.partition("REJECTED: ")[2], refused["why"]) >= 0


def test_each_command_is_refused_for_more_than_who_sends_it() -> None:
    by_role = [name for name, row in ROWS.items() if "by_wrong" in row and not row.get("refused")]
    assert by_role == ["MyAddresses", "SayHere"], (
        "the one is refused to strangers alone, the other once begun"
    )
