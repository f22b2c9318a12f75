"""The witness of random games sees what is wrong: each invariant fails where the record breaks it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from judge.game.state import Clock, Status
from lab.proofs.random_games import RandomGame
from lab.proofs.trial import story_judge, trial_folder

SEED = 20
"""A gunboat game on a small board."""


@pytest.fixture(scope="module")
def played() -> Iterator[tuple[RandomGame, Path]]:
    with trial_folder() as place, story_judge(place) as here:
        game = RandomGame(here, Random(SEED), phases=3)
        game.play()
        yield game, place


def found(played: tuple[RandomGame, Path]) -> list[str]:
    game, place = played
    return list(game.faults(place))


def test_a_game_is_sound(played: tuple[RandomGame, Path]) -> None:
    game, _ = played
    assert found(played) == []
    assert len(game.witness.readers) == 4
    assert game.witness.told


def test_a_mail_that_was_lost_is_seen(played: tuple[RandomGame, Path]) -> None:
    game, _ = played
    game.raws.append(b"never delivered")
    wrong = found(played)
    game.raws.pop()
    assert len(wrong) == 1
    assert "are in the inbox" in wrong[0]


def test_orders_that_nobody_wrote_are_seen(
    played: tuple[RandomGame, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = played
    monkeypatch.setattr(game.witness, "allowed", {})
    monkeypatch.setattr(game.witness, "bots", set())
    assert any("never wrote" in one for one in found(played))


def test_a_word_read_by_others_is_seen(
    played: tuple[RandomGame, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = played
    secret = [replace(one, author="", to="") for one in game.witness.told]
    monkeypatch.setattr(game.witness, "told", secret)
    assert any(" reads mark" in one for one in found(played))


def test_a_name_is_seen_where_the_game_goes_on(
    played: tuple[RandomGame, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of a gunboat game names everybody."""
    game, _ = played
    monkeypatch.setattr(game.witness, "mails_before_the_end", len(game.here.sent))
    assert any(" reads of " in one for one in found(played))


def test_a_result_that_came_twice_or_never_is_seen(
    played: tuple[RandomGame, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = played
    results = [one for one in game.here.sent if str(one["Subject"]).endswith("Results")]
    monkeypatch.setattr(game.here, "sent", [*game.here.sent, results[0]])
    assert any("has 2" in one for one in found(played))
    monkeypatch.setattr(game.here, "sent", [one for one in game.here.sent if one["To"] != results[0]["To"]])
    assert any("has none" in one for one in found(played))


def test_a_deadline_that_moves_earlier_is_seen(
    played: tuple[RandomGame, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = played
    monkeypatch.setattr(game.witness, "faults", [])
    monkeypatch.setattr(game.witness, "seen", game.witness.seen)
    assert game.witness.seen is not None
    now, hour = game.here.now, timedelta(hours=1)
    clock = Clock(opened=now, earliest=now, deadline=now + 2 * hour, grace=now + 3 * hour)
    running = replace(game.witness.seen, status=Status.RUNNING, clock=clock)
    earlier = replace(clock, deadline=now + hour)
    game.witness.look(running, 0, by_master=False)
    game.witness.look(replace(running, clock=earlier), 0, by_master=False)
    assert game.witness.faults
