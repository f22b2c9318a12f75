"""Every setting of the classic judge by mail: a master's is taken, and refused from a player."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA
from tests.scenarios.story import StoryJudge
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on
from tests.unit.language.test_classic_commands import GROUPS, written

AS_MASTER, AS_PLAYER = "SIGN ON M beta gmword", "SIGN ON ?beta swordA"
OF_MASTER = [group for group in GROUPS if group.get("setting") and not group["what"].startswith("a player's")]
REJECTED = re.compile(r"(\d+) lines? REJECTED")


@pytest.fixture
def judge() -> StoryJudge:
    """A forming game of Gina's, and Anna in it."""
    judge = StoryJudge(services_on(TemporaryDatabase()))
    judge.deliver(GINA, "hello", "REGISTER\nName: Gina\nEND\nCREATE ?beta gmword\n")
    judge.deliver(ANNA, "hello", f"REGISTER\nName: Anna\nEND\n{AS_PLAYER}\n")
    return judge


def blocks(group: dict[str, Any]) -> list[str]:
    """What a mail can say in one game: phases have no times yet, and an address is allowed or denied."""
    later = ("SET DEADLINE", "SET GRACE", "SET START", "SET APPROVED", "SET NOT APPROVED")
    return [text for text in written(group) if not text.startswith(later)]


def answer(judge: StoryJudge, sender: str, lines: list[str]) -> str:
    judge.deliver(sender, "settings", "\n".join([*lines, ""]))
    return "\n".join(str(mail.get_content()) for mail in judge.unread if mail["To"] == sender)


@pytest.mark.parametrize(
    "group", [one for one in OF_MASTER if one["outcome"] == "understood"], ids=lambda group: group["what"]
)
def test_a_setting_is_the_masters(judge: StoryJudge, group: dict[str, Any]) -> None:
    lines = blocks(group)
    taken = answer(judge, GINA, [AS_MASTER, *lines])
    assert "REJECTED" not in taken
    assert "Ignored" not in taken
    refused = REJECTED.search(answer(judge, ANNA, [AS_PLAYER, *lines]))
    assert refused is not None
    assert int(refused[1]) == len(lines)


@pytest.mark.parametrize(
    "group", [one for one in OF_MASTER if one["outcome"] == "told"], ids=lambda group: group["what"]
)
def test_what_is_not_here_changes_nothing(judge: StoryJudge, group: dict[str, Any]) -> None:
    said = answer(judge, GINA, [AS_MASTER, *written(group)])
    assert "Done:" not in said
    assert says(said, "classic-word-not-here")
    assert says(said, "always-so-here")
