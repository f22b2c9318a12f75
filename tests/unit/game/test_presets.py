from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from judge.game.commands.master import SetSetting
from judge.game.refusals import Refused
from judge.game.settings import rows
from judge.game.settings.table import RULE_SETS
from tests.unit.game.seven_players import MASTER, do, forming


def test_the_kinds_of_games_are_these() -> None:
    assert list(RULE_SETS) == [
        "judge",
        "gstz",
        "tournament",
        "no-press",
        "gunboat",
        "face-to-face",
        "postal",
    ]


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_game_that_forms_takes_every_setting_of_a_kind(name: str) -> None:
    game, wanted = forming(), dict[str, Any](RULE_SETS[name])
    assert set(wanted) <= set(rows())
    for field, value in wanted.items():
        game, events = do(game, MASTER, SetSetting(field, value))
        assert not any(isinstance(event, Refused) for event in events), field
    assert {field: getattr(game.settings, field) for field in wanted} == wanted


@pytest.mark.parametrize("names", [("gstz", "judge"), ("postal", "no-press")])
def test_of_two_kinds_the_later_counts(names: tuple[str, str]) -> None:
    first, last = (RULE_SETS[name] for name in names)
    together: Mapping[str, Any] = {**first, **last}
    assert all(together[field] == value for field, value in last.items())
    assert any(first[field] != together[field] for field in first)
