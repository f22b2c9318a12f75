"""The replay tool on games of our own, which the oracle has judged as well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from judge.rules import notation
from judge.rules.orders import Order
from judge.rules.rulebook import DATC3
from judge.rules.units import Position, Unit
from tests.rules import oracle
from tests.rules.cases import DATA, board
from tests.rules.replay import main, read_games, replay

GAMES = DATA / "games" / "self_play.jsonl.gz"


def records() -> list[dict[str, Any]]:
    return [record for game in read_games(GAMES) for record in game]


def units(record: dict[str, Any]) -> list[Unit]:
    found = [
        notation.read_unit(board(), power, text) for power, texts in record["units"].items() for text in texts
    ]
    assert None not in found
    return [unit for unit in found if unit is not None]


def orders(record: dict[str, Any]) -> dict[str, list[Order]]:
    found = {
        power: [notation.read(board(), text) for text in texts] for power, texts in record["orders"].items()
    }
    assert not any(None in own for own in found.values())
    return {power: [order for order in own if order is not None] for power, own in found.items()}


def written(path: Path, found: list[dict[str, Any]]) -> Path:
    path.write_text("".join(json.dumps(record) + "\n" for record in found), encoding="utf-8")
    return path


def test_our_games_replay_without_a_difference() -> None:
    tally = replay(read_games(GAMES), board(), DATC3)

    assert tally.differences == 0
    assert tally.phases == tally.compared
    assert tally.phases["M"] == 6 * 12 * 2
    assert tally.phases["R"] > 20
    assert tally.phases["A"] > 60
    assert not +tally.left_out


def test_the_oracle_judges_every_movement_of_our_games_alike() -> None:
    for record in records():
        if record["type"] == "M":
            ruling = oracle.adjudicate(board(), Position(tuple(units(record))), orders(record))
            assert ruling.after == frozenset(units(record["next"])), (record["game"], record["i"])
            fled = {code for code, (_by, retreats) in ruling.dislodged.items() if retreats}
            lost = [text for texts in record["next"]["dislodged"].values() for text in texts]
            assert fled == {text[2:5] for text in lost}


def test_every_order_of_our_games_is_written_as_it_was_read() -> None:
    texts = {text for record in records() for own in record["orders"].values() for text in own}

    for text in texts:
        order = notation.read(board(), text)
        assert order is not None
        assert notation.write(order) == text


@pytest.mark.parametrize("kind", ["M", "R", "A"])
def test_a_board_that_differs_is_found(tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = next(read_games(GAMES))
    spoilt = next(record for record in game if record["type"] == kind)
    power = next(power for power, own in spoilt["next"]["units"].items() if own)
    spoilt["next"]["units"][power].pop()

    assert main([str(written(tmp_path / "games.jsonl", game)), "--rulebook", "datc3"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["differences"] == 1
    assert answer["examples"][0]["phase"] == spoilt["phase"]


def test_what_the_records_do_not_tell_is_counted_not_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = next(read_games(GAMES))
    removal = next(
        r for r in game if r["type"] == "A" and any(o.endswith(" D") for v in r["orders"].values() for o in v)
    )
    power = next(power for power, own in removal["orders"].items() if own[0].endswith(" D"))
    removal["orders"][power] = []
    removal["next"]["units"][power] = ["A MOS"]
    game[-1]["next"] = None

    assert main([str(written(tmp_path / "games.jsonl", game)), "--rulebook", "datc3"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["left_out"] == {"a power ordered fewer removals than due": 1, "last phase of a game": 1}


def test_retreats_need_the_movement_before_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = [record for record in next(read_games(GAMES)) if record["type"] != "M"]

    main([str(written(tmp_path / "games.jsonl", game))])

    answer = json.loads(capsys.readouterr().out)
    assert answer["left_out"]["retreats without the movement before them"] == answer["phases"]["R"]
