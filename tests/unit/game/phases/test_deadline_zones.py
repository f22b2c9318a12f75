"""Deadlines in every zone: they keep the game's clock, and keep off absences and holidays."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

from hypothesis import given
from hypothesis import strategies as st

from judge.game import machine
from judge.game.commands.master import Process
from judge.game.commands.member import SetAbsence
from judge.game.phases.deadlines import TIME_TO_RETURN, closed_times, is_allowed_day
from judge.game.settings import Holiday, PhaseClock
from judge.game.state import Game
from judge.rules.phases import PhaseKind
from judge.rules.units import alive
from tests.unit.game.phases.test_deadline_model import CENTRES, HOMES
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    MASTER,
    PLAIN,
    all_complete,
    at,
    do,
    names,
    player,
)

ZONES = sorted(available_timezones())
BASE = at("S1903M", HOMES, CENTRES, replace(PLAIN, reminder=()))
moments = st.datetimes(datetime(2024, 1, 1), datetime(2037, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001
weeks = st.tuples(*(st.sampled_from([day, day.lower(), "-"]) for day in "SMTWTFS")).map("".join)
absences = st.lists(
    st.tuples(
        st.sampled_from(["FRANCE", "GERMANY", "TURKEY"]),
        st.timedeltas(timedelta(), timedelta(days=20)),
        st.timedeltas(HOUR, timedelta(days=15)),
    ),
    max_size=4,
)


@given(
    zone=st.sampled_from(ZONES),
    now=moments,
    minute=st.sampled_from([-1, 0, 90, 150, 210, 1200, 1410]),
    days=weeks,
    away=absences,
    holiday=st.none() | st.tuples(st.integers(0, 20), st.integers(0, 9)),
    two_seasons=st.booleans(),
)
def test_deadlines_keep_the_game_s_clock_in_every_zone(
    zone: str,
    now: datetime,
    minute: int,
    days: str,
    away: list[tuple[str, timedelta, timedelta]],
    holiday: tuple[int, int] | None,
    *,
    two_seasons: bool,
) -> None:
    """None moves earlier by itself; each falls on the game's days at its clock, in no absence or holiday."""
    rule = PhaseClock(minute, 0 * HOUR, 2 * DAY, DAY, HOUR, days)
    first = now.date() + timedelta(days=holiday[0]) if holiday else now.date()
    holidays = (Holiday(first, first + timedelta(days=holiday[1]), yearly=False),) if holiday else ()
    settings = replace(
        BASE.settings,
        zone=zone,
        moves=rule,
        retreats=rule,
        builds=rule,
        holidays=holidays,
        two_seasons=two_seasons,
    )
    game, _ = do(replace(BASE, settings=settings), MASTER, Process(), now)
    for power, later, length in away:
        assert game.clock is not None
        since = now + later
        before = game.clock.deadline
        game, events = do(game, player(power), SetAbsence(since, since + length), now)
        assert game.clock is not None
        assert game.clock.deadline >= before
        assert "DeadlineMoved" in names(events) or game.clock.deadline == before
        _check(game, zone, minute)
    for _ in range(3):
        assert game.clock is not None
        before = game.clock.deadline
        game = all_complete(game, now)
        game, _ = do(game, MASTER, Process(), before)
        game, _ = machine.expire(game, before)
        now = before
        assert game.clock is not None
        assert game.clock.deadline >= before
        assert game.phase is not None
        assert not two_seasons or game.phase.kind is PhaseKind.MOVEMENT
        _check(game, zone, minute)


def _check(game: Game, zone: str, minute: int) -> None:
    """The deadline is on a day of the game, at its minute or the end of a gap, outside closed times."""
    assert game.clock is not None
    local = game.clock.deadline.astimezone(ZoneInfo(zone))
    assert is_allowed_day(game.settings.moves, zone, game.clock.deadline)
    if minute >= 0:
        asked = local.replace(hour=minute // 60, minute=minute % 60, fold=0)
        exists = asked.astimezone(UTC).astimezone(ZoneInfo(zone)).replace(tzinfo=None) == asked.replace(
            tzinfo=None
        )
        assert not exists or game.clock.deadline == asked.astimezone(UTC)
    assert not any(since <= game.clock.deadline <= until for since, until in closed_times(game))
    for seat in game.seats:
        for one in seat.absences:
            counts = seat.power in alive(game.position) and not game.orders.get(seat.power)
            inside = one.since <= game.clock.deadline <= one.until + TIME_TO_RETURN
            assert not (counts and inside), (seat.power, one)
    assert game.clock.grace >= game.clock.deadline
