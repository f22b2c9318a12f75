"""ROLLBACK of a game that was won or drawn, and UNDO of ADJUST.

docs: gm, "ROLLBACK reopens a game that has ended"
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from judge.game.commands.master import Adjust, GiveCentre, Process, Rollback, TakeOff, Terminate, Undo
from judge.game.commands.member import SetDraw
from judge.game.events import Ended, EndTakenBack, PhaseJudged, RolledBack
from judge.game.phases.rollback import counted
from judge.game.refusals import Refusal, Refused
from judge.game.state import Ending, Game, Snapshot, Status
from judge.rules.units import Kind
from judge.store.codec import decode_game, encode_game
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    MASTER,
    NOON,
    PLAIN,
    POWERS,
    all_complete,
    do,
    give,
    only,
    player,
    running,
)


def judged(game: Game) -> tuple[Game, Snapshot]:
    after, events = do(game, MASTER, Process(), NOON)
    return after, only(events, PhaseJudged).snapshot


def won() -> tuple[Game, tuple[Snapshot, ...]]:
    """Russia has four centres when they are counted, which win here."""
    game, spring = judged(all_complete(running(replace(PLAIN, victory=4))))
    game, fall = judged(all_complete(game))
    assert (game.ending, game.winners) == (Ending.VICTORY, ("RUSSIA",))
    return game, (spring, fall)


def drawn() -> tuple[Game, tuple[Snapshot, ...]]:
    game, spring = judged(all_complete(running()))
    for power in POWERS:
        game, _ = do(game, player(power), SetDraw(draw=True))
    assert game.ending is Ending.DRAW
    return game, (spring,)


@pytest.mark.parametrize("played", [won, drawn])
def test_a_game_that_is_over_lives_again_and_undo_ends_it_as_it_had_ended(played: object) -> None:
    game, record = played()  # type: ignore[operator]
    alive, events = do(game, MASTER, Rollback(judged=record), NOON + HOUR)
    back = only(events, RolledBack)
    assert (back.ended, back.winners) == (game.ending, game.winners)
    assert (alive.status, alive.ending, alive.winners) == (Status.RUNNING, None, ())
    assert (alive.phase, alive.position) == (record[-1].phase, record[-1].position)
    assert alive.number > game.number
    assert alive.clock is not None
    assert alive.clock.deadline >= NOON + DAY
    assert counted(alive, record) == record[:-1]
    assert decode_game(encode_game(alive)) == alive
    over, events = do(alive, MASTER, Undo(), NOON + 2 * HOUR)
    assert only(events, Ended) == Ended(game.ending, game.winners)
    assert (over.status, over.ending, over.winners) == (game.status, game.ending, game.winners)
    assert (over.phase, over.position, over.ranks) == (game.phase, game.position, game.ranks)
    assert counted(over, record) == record
    once_more, _ = do(over, MASTER, Rollback(judged=record), NOON + 3 * HOUR)
    assert (once_more.phase, once_more.position) == (alive.phase, alive.position)
    assert once_more.number > over.number


def test_an_end_stays_after_a_month_or_where_it_told_a_secret_or_was_the_masters() -> None:
    game, record = won()
    for settings, late, why in (
        (game.settings, timedelta(days=31), Refusal.OVER_FOR_GOOD),
        (replace(game.settings, gunboat=True, reveal=True), HOUR, Refusal.SECRETS_TOLD),
    ):
        asked = do(replace(game, settings=settings), MASTER, Rollback(judged=record), NOON + late)
        assert asked[1] == (Refused(why),)
    unnamed = replace(game, settings=replace(game.settings, gunboat=True, reveal=False))
    assert only(do(unnamed, MASTER, Rollback(judged=record), NOON + HOUR)[1], RolledBack).ended
    running_on, spring = judged(all_complete(running()))
    ended, _ = do(running_on, MASTER, Terminate())
    assert do(ended, MASTER, Rollback(judged=(spring,)))[1] == (Refused(Refusal.END_TAKEN_BACK_FIRST),)
    assert only(do(ended, MASTER, Undo(), NOON + HOUR)[1], EndTakenBack)


def test_what_was_mended_is_mended_back_one_by_one_and_before_an_earlier_rollback() -> None:
    game, spring = judged(all_complete(running()))
    there, _ = do(game, MASTER, Rollback(judged=(spring,)), NOON + HOUR)
    ordered, _ = give(there, "AUSTRIA", "A BUD H")
    first = Adjust((TakeOff(Kind.ARMY, "VIE"),), "one")
    second = Adjust((GiveCentre("SER", "AUSTRIA"),), "two")
    once, _ = do(ordered, MASTER, first, NOON + HOUR)
    twice, _ = do(once, MASTER, second, NOON + HOUR)
    back, events = do(twice, MASTER, Undo(), NOON + 2 * HOUR)
    assert only(events, RolledBack).mended
    assert (back.position, back.orders) == (once.position, once.orders)
    back, _ = do(back, MASTER, Undo(), NOON + 2 * HOUR)
    assert (back.phase, back.position, back.orders) == (ordered.phase, ordered.position, ordered.orders)
    numbers = [game.number, there.number, once.number, twice.number, back.number]
    assert len(set(numbers)) == len(numbers)
    forward, events = do(back, MASTER, Undo(), NOON + 2 * HOUR)
    assert not only(events, RolledBack).mended
    assert (forward.phase, forward.position) == (game.phase, game.position)
    assert do(forward, MASTER, Undo())[1] == (Refused(Refusal.NOTHING_TO_UNDO),)


def test_nothing_mended_is_mended_back_once_a_phase_was_judged() -> None:
    game, _ = do(running(), MASTER, Adjust((TakeOff(Kind.ARMY, "VIE"),), "one"), NOON)
    after, _ = judged(all_complete(game))
    assert do(after, MASTER, Undo())[1] == (Refused(Refusal.NOTHING_TO_UNDO),)
