"""What players and GMs write besides orders: the reply names or proposes the line that does it."""

from __future__ import annotations

import tomllib
from datetime import UTC, datetime
from typing import Any

import pytest

from tests.scenarios.alpha import GINA
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge
from tests.unit.language.positions import DATA

TABLE: dict[str, list[dict[str, Any]]] = tomllib.loads((DATA / "wishes.toml").read_text(encoding="utf-8"))
ROWS = TABLE["wish"]


@pytest.fixture(scope="module")
def begun() -> StoryJudge:
    """The game of the opening."""
    return in_memory("opening")


@pytest.mark.sweep
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['language']}: {row['text']}")
def test_the_line_for_a_wish_is_named(begun: StoryJudge, row: dict[str, Any]) -> None:
    assert bool(misses(begun, row)) == ("known_miss" in row)


@pytest.mark.parametrize("row", TABLE["talk"], ids=lambda row: f"{row['language']}: {row['text']}")
def test_talk_is_neither_flagged_nor_proposed(begun: StoryJudge, row: dict[str, Any]) -> None:
    judge = twin(begun)
    address, password = judge.leaders["A"]
    judge.deliver(address, "words", f"SIGN ON A alpha {password}\n{row['text']}\n")
    told = judge.last(address)
    assert "[Error Flag]" not in str(told["Subject"])
    with judge.services.store.begin() as work:
        assert not work.parked_items.orders_of_game("alpha")


def misses(begun: StoryJudge, row: dict[str, Any]) -> list[str]:
    """Return what of a row does not come about."""
    judge = twin(begun)
    address, password = (GINA, "gmword") if row["as"] == "M" else judge.leaders[row["as"]]
    judge.deliver(address, "words", f"SIGN ON {row['as']} alpha {password}\n{row['text']}\n")
    told = judge.last(address)
    body = " ".join(str(told.get_content()).split())
    flagged = "[Error Flag]" in str(told["Subject"])
    found = [] if row["line"] in body else [f"not named: {row['line']}"]
    if flagged != row.get("flag", flagged):
        found.append("flagged" if flagged else "not flagged")
    if "deadline" in row:
        judge.reply(address, told, "YES")
        wanted = datetime.fromisoformat(row["deadline"]).replace(tzinfo=UTC)
        if _deadline(judge) != wanted:
            found.append(f"the deadline is {_deadline(judge)}")
    return found


def _deadline(judge: StoryJudge) -> datetime | None:
    with judge.services.store.begin() as work:
        game = work.games.get("alpha")
    return game.clock.deadline if game is not None and game.clock is not None else None
