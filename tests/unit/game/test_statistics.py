"""The statistics of a game: what is counted of whom; no number tells whose an unsigned letter was."""

from __future__ import annotations

from judge.game.commands.member import Audience
from judge.game.events import Event, PressSent, WentLate
from judge.game.roles import Actor, Role
from judge.game.scoring import PowerStatistics, statistics
from judge.rules.phases import PhaseKind
from tests.unit.render.games import SNAPSHOTS, WON_GAME


def letter(power: str | None, *, grey: bool) -> PressSent:
    author = Actor(Role.PLAYER if power else Role.MASTER, 1, power)
    return PressSent(author, Audience.ALL, (), grey, "Hello.", broadcast=True)


EVENTS: tuple[Event, ...] = (
    WentLate(("TURKEY",), first=True),
    WentLate(("TURKEY",), first=False),
    letter("FRANCE", grey=False),
    letter("FRANCE", grey=False),
    letter("FRANCE", grey=True),
    letter(None, grey=False),
)


def test_turns_late_turns_and_letters_are_counted() -> None:
    found = statistics(WON_GAME, SNAPSHOTS, EVENTS)
    moves = [one for one in SNAPSHOTS if one.phase.kind is PhaseKind.MOVEMENT]
    assert found.powers["TURKEY"].turns == len(moves)
    assert found.powers["TURKEY"].late == 1
    assert (found.powers["FRANCE"].letters, found.unsigned) == (2, 1)
    assert found.powers["AUSTRIA"].letters == 0


def test_a_turn_without_any_orders_is_missed() -> None:
    given = {
        (one.phase, result.power)
        for one in SNAPSHOTS
        if one.phase.kind is PhaseKind.MOVEMENT
        for result in one.outcome.results
        if result.given
    }
    found = statistics(WON_GAME, SNAPSHOTS, ())
    for power, one in found.powers.items():
        assert one.turns - one.missed == sum(p == power for _, p in given), power


def test_nothing_is_counted_where_nothing_was_judged() -> None:
    assert set(statistics(WON_GAME, (), ()).powers.values()) == {PowerStatistics()}
