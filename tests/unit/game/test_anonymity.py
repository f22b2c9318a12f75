from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from judge.game.anonymity import anonymous, hidden_days, knows_everybody, may_know
from judge.game.commands.master import SetSetting, Terminate
from judge.game.machine import join
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Role
from judge.game.settings import Settings
from judge.game.state import Guest
from tests.unit.game.seven_players import MASTER, NOON, PERSON, PLAIN, do, forming, running

GUNBOAT = replace(PLAIN, gunboat=True)
ENGLAND, FRANCE = PERSON["ENGLAND"], PERSON["FRANCE"]


def test_an_open_game_hides_nobody() -> None:
    assert not anonymous(running())
    assert knows_everybody(running(), Role.ANYONE, 0)


def test_a_gunboat_game_hides_its_people_from_all_but_the_master() -> None:
    game = running(GUNBOAT)
    assert anonymous(game)
    assert anonymous(forming(GUNBOAT))
    assert not knows_everybody(game, Role.ANYONE, 0)
    assert not knows_everybody(game, Role.OBSERVER, 2)
    assert not knows_everybody(game, Role.PLAYER, FRANCE)
    assert knows_everybody(game, Role.MASTER, 1)


def test_one_of_many_knows_himself_and_the_master() -> None:
    game = running(GUNBOAT)
    assert may_know(game, FRANCE, FRANCE)
    assert may_know(game, FRANCE, 1)
    assert not may_know(game, FRANCE, ENGLAND)
    assert not may_know(game, FRANCE, 2)
    assert not may_know(game, 0, FRANCE)


@pytest.mark.parametrize(("reveal", "hidden"), [(True, False), (False, True)])
def test_the_end_reveals_unless_it_was_agreed_otherwise(*, reveal: bool, hidden: bool) -> None:
    over, _ = do(running(replace(GUNBOAT, reveal=reveal)), MASTER, Terminate())
    assert anonymous(over) is hidden


def test_a_master_who_plays_knows_no_more_than_the_others_and_is_as_hidden() -> None:
    game = replace(running(replace(GUNBOAT, moderated=False)), master=Guest(FRANCE, "#m"))
    assert not knows_everybody(game, Role.MASTER, FRANCE)
    assert not knows_everybody(game, Role.MASTER, 0)
    assert not may_know(game, ENGLAND, FRANCE)


@pytest.mark.parametrize("name", ["gunboat", "reveal"])
def test_anonymity_is_agreed_before_the_start(name: str) -> None:
    changed, _ = do(forming(), MASTER, SetSetting(name, True))
    assert getattr(changed.settings, name) is True
    _, events = do(running(GUNBOAT), MASTER, SetSetting(name, False))
    assert events == (Refused(Refusal.ONLY_WHILE_FORMING, name),)


@pytest.mark.parametrize(
    ("settings", "name", "value", "refused"),
    [
        (GUNBOAT, "gunboat", False, True),
        (GUNBOAT, "gunboat", True, False),
        (GUNBOAT, "reveal", False, False),
        (replace(GUNBOAT, reveal=False), "reveal", True, True),
        (replace(GUNBOAT, reveal=False), "comment", "hello", False),
        (PLAIN, "gunboat", True, False),
        (replace(PLAIN, reveal=False), "reveal", True, False),
    ],
)
def test_a_promise_to_those_who_joined_is_kept(
    *, settings: Settings, name: str, value: object, refused: bool
) -> None:
    empty = forming(settings)
    joined, _ = join(empty, 11, "#A", NOON)
    _, events = do(empty, MASTER, SetSetting(name, value))
    assert not any(isinstance(event, Refused) for event in events)
    _, events = do(joined, MASTER, SetSetting(name, value))
    assert (events == (Refused(Refusal.PROMISED),)) is refused


def test_a_gunboat_game_is_joined_like_any_other() -> None:
    game, _ = join(forming(GUNBOAT), 11, "#A", NOON)
    assert [one.person for one in game.applicants] == [11]


def test_the_days_of_a_hidden_absence_are_the_same_for_every_zone() -> None:
    """Two days said as whole days, from Hawaii to New Zealand: the same days, and all of it within them."""
    shown = set()
    for zone in ("Pacific/Honolulu", "America/New_York", "UTC", "Europe/Vienna", "Pacific/Auckland"):
        since = datetime(2026, 1, 10, tzinfo=ZoneInfo(zone)).astimezone(UTC)
        until = datetime(2026, 1, 11, 23, 59, tzinfo=ZoneInfo(zone)).astimezone(UTC)
        first, last = hidden_days(since, until)
        assert first <= since < until < last + timedelta(days=1)
        shown.add((first.date(), last.date()))
    assert shown == {(date(2026, 1, 9), date(2026, 1, 12))}
