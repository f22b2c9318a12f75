"""One game in the formats of others: each phase read back comes to the position that the game had."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import pytest

from judge.cli.adjudication.records import adjudicate_record
from judge.cli.transfer.export import datc_text, phase_name, records, saved_game
from judge.game.events import PhaseJudged
from judge.game.state import Game, Snapshot
from tests.unit.game.seven_players import NMR, running
from tests.unit.store.test_whole_games import _step

PHASES = 12


@cache
def whole_game(seed: int) -> tuple[Game, tuple[Snapshot, ...]]:
    """A game of random orders."""
    chance, judged = Random(seed), list[Snapshot]()
    game = replace(running(NMR), name="alpha")
    for _ in range(PHASES):
        game, events = _step(game, chance)
        judged += [event.snapshot for event in events if isinstance(event, PhaseJudged)]
    return game, tuple(judged)


@pytest.mark.parametrize("seed", range(3))
def test_records_replay_to_the_same_answers(seed: int) -> None:
    game, snapshots = whole_game(seed)
    assert len(snapshots) == PHASES
    for snapshot, record in zip(snapshots, records(game, snapshots), strict=True):
        judged = adjudicate_record(record, "datc3", "standard").outcome
        assert judged.after.units == snapshot.outcome.after.units
        assert {(r.power, r.order, r.verdict, r.by) for r in judged.results} == {
            (r.power, r.order, r.verdict, r.by) for r in snapshot.outcome.results
        }
        assert {(d.unit, d.by, frozenset(d.retreats)) for d in judged.after.dislodged} == {
            (d.unit, d.by, frozenset(d.retreats)) for d in snapshot.outcome.after.dislodged
        }


def test_a_saved_game_has_every_field_and_each_phase_the_position_before_it() -> None:
    game, snapshots = whole_game(0)
    saved = saved_game(game, snapshots)
    assert (saved["id"], saved["map"]) == ("alpha", "standard")
    assert len(saved["phases"]) == PHASES + 1
    first, *_, last = saved["phases"]
    assert (first["name"], first["state"]["units"]["AUSTRIA"]) == ("S1901M", ["A BUD", "A VIE", "F TRI"])
    assert first["state"]["centers"]["ITALY"] == ["NAP", "ROM", "VEN"]
    assert last["name"] == last["state"]["name"] == (phase_name(game.phase) if game.phase else "COMPLETED")
    state = {
        "timestamp",
        "zobrist_hash",
        "note",
        "name",
        "units",
        "retreats",
        "centers",
        "homes",
        "influence",
    }
    assert {*first["state"]} == {*state, "civil_disorder", "builds", "game_id", "map", "rules"}
    assert any(name["name"].startswith("W") for name in saved["phases"])


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # the package leaves a file open
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("seed", range(3))
def test_the_package_loads_it_and_replays_every_phase_to_the_same_position(seed: int) -> None:
    game, snapshots = whole_game(seed)
    saved: dict[str, Any] = saved_game(game, snapshots)
    module = import_module("diplomacy.utils.export")
    loaded = module.from_saved_game_format(saved)
    assert loaded.get_current_phase() == saved["phases"][-1]["name"]
    engine = import_module("diplomacy.engine.game")
    for phase, following in zip(saved["phases"], saved["phases"][1:], strict=False):
        board = engine.Game(rules=["IGNORE_ERRORS"])
        board.set_state(phase["state"])
        board.set_current_phase(phase["name"])
        for power, orders in phase["orders"].items():
            board.set_orders(power, orders)
        board.process()
        state = board.get_state()
        for power, units in following["state"]["units"].items():
            assert sorted(state["units"][power]) == sorted(units), (phase["name"], power)


def test_the_text_has_a_case_for_each_phase_in_the_layout_of_the_datc() -> None:
    game, snapshots = whole_game(0)
    lines = list(datc_text(game, snapshots))
    assert lines[:5] == [
        "VARIANT_ALL Standard",
        "",
        "CASE alpha S1901M",
        "PRESTATE_SETPHASE Spring 1901, Movement",
        "PRESTATE",
    ]
    assert "Austria: A VIE" in lines
    assert sum(line == "END" for line in lines) == PHASES
