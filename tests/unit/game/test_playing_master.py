"""What a master who plays, or has played, does not decide alone.

docs: gm, "A GM who plays decides no more than a player"
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from judge.game.commands import Command
from judge.game.commands.master import (
    Eject,
    Process,
    Rollback,
    SetDeadline,
    SetGrace,
    SetSetting,
    SetStart,
    Undo,
)
from judge.game.commands.member import SetWait
from judge.game.events import PhaseJudged, RolledBack
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.settings import MissingOrders
from judge.game.state import Ending, Game, Guest, SeatState
from judge.game.transition import running_clock, with_clock, with_seat
from judge.rules.units import Position
from tests.rows import each_row
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    KEEPER,
    MASTER,
    NOON,
    PLAIN,
    all_complete,
    do,
    only,
    player,
    running,
)

LEADER = Actor(Role.MASTER, 17)
"""He is Turkey too."""
SHARED = replace(PLAIN, moderated=False)
GRACE_OVER = NOON + 4 * DAY


def led(game: Game) -> Game:
    """The game with Turkey's player as its master, and one beside him who does not play."""
    return replace(game, master=Guest(17, "#m"), co_masters=(Guest(1, "#n"),))


def why(game: Game, actor: Actor, command: Command, now: datetime = NOON + HOUR) -> Refusal | None:
    event = do(game, actor, command, now)[1][0]
    return event.why if isinstance(event, Refused) else None


def test_he_has_no_phase_judged_while_others_have_time() -> None:
    game = led(running(SHARED))
    done, waits = all_complete(game), all_complete(game, but=("ITALY",))
    waiting, _ = do(done, player("FRANCE"), SetWait(wait=True))
    held = with_clock(done, earliest=NOON + 6 * HOUR)
    for one in (game, waits, waiting, held):
        assert why(one, LEADER, Process(now=True)) is Refusal.HURRIES_OTHERS
        assert why(one, MASTER, Process(now=True)) is None
        assert why(one, KEEPER, Process(now=True)) is None
    assert why(done, LEADER, Process()) is None
    assert why(held, LEADER, Process(), NOON + 6 * HOUR) is None
    grace = running_clock(waits).grace
    assert why(waits, LEADER, Process(), grace - HOUR) is Refusal.HURRIES_OTHERS
    assert why(waits, LEADER, Process(), grace) is None


@each_row(
    ("command", "refused"),
    [
        (SetDeadline(NOON + 2 * HOUR), Refusal.EARLIER_ALONE),
        (SetDeadline(NOON + 60 * DAY), Refusal.TOO_FAR_ALONE),
        (SetDeadline(NOON + 2 * DAY), None),
        (SetGrace(NOON + 2 * DAY), Refusal.EARLIER_ALONE),
        (SetStart(NOON + 2 * HOUR), None),
        (SetSetting("missing", MissingOrders.PROCESS), Refusal.NOT_ALONE),
        (SetSetting("victory", 3), Refusal.NOT_ALONE),
        (SetSetting("comment", "Friends"), None),
        (SetSetting("moderated", True), None),
        (Eject("ITALY"), Refusal.EJECTS_RIVAL),
        (Eject(person=15, address="italy@x.example"), Refusal.EJECTS_RIVAL),
        (Eject("TURKEY"), None),
        (Eject(person=2, address="observer@x.example"), None),
    ],
)
def test_he_does_alone_what_any_player_may(command: Command, refused: Refusal | None) -> None:
    game = led(running(SHARED))
    assert why(game, LEADER, command) is refused
    if refused is Refusal.TOO_FAR_ALONE or refused is None:
        return
    assert why(game, MASTER, command) is None


def test_he_puts_out_whoever_has_left_his_power_or_let_its_grace_pass() -> None:
    game = led(running(replace(SHARED, manual_process=True)))
    left = with_seat(game, "ITALY", state=SeatState.ABANDONED)
    assert why(left, LEADER, Eject("ITALY")) is None
    assert why(game, LEADER, Eject("ITALY"), GRACE_OVER) is None
    assert why(all_complete(game), LEADER, Eject("ITALY"), GRACE_OVER) is Refusal.EJECTS_RIVAL


def test_to_leave_his_power_first_makes_no_difference_but_its_end_does() -> None:
    game = led(running(SHARED))
    gone, _ = do(game, LEADER, Eject("TURKEY"))
    assert why(gone, LEADER, Process(now=True)) is Refusal.HURRIES_OTHERS
    kept = tuple(one for one in game.position.units if one.power != "TURKEY")
    owned = {code: power for code, power in game.position.centres.items() if power != "TURKEY"}
    out = replace(game, position=Position(units=kept, centres=owned))
    assert why(out, LEADER, Process(now=True)) is None


def test_after_his_rollback_all_order_anew_and_have_the_time_for_it() -> None:
    game, events = do(all_complete(led(running(SHARED))), LEADER, Process())
    record = (only(events, PhaseJudged).snapshot,)
    back, told = do(game, LEADER, Rollback(judged=record), NOON + HOUR)
    assert (back.orders, only(told, RolledBack).anew) == ({}, True)
    ordered = all_complete(back, NOON + HOUR)
    deadline = running_clock(ordered).deadline
    assert deadline >= NOON + HOUR + DAY
    assert why(ordered, LEADER, Process(), deadline - HOUR) is Refusal.HURRIES_OTHERS
    assert why(ordered, LEADER, Process(), deadline) is None
    by_other, told = do(game, MASTER, Rollback(judged=record), NOON + HOUR)
    assert (by_other.orders, only(told, RolledBack).anew) == (record[0].orders, False)
    assert why(by_other, LEADER, Process()) is Refusal.HURRIES_OTHERS
    undone, _ = do(ordered, LEADER, Undo(), NOON + HOUR)
    assert (undone.phase, undone.orders) == (game.phase, game.orders)


def test_he_goes_back_to_a_phase_once_and_no_further_than_the_season_judged_last() -> None:
    game, events = do(all_complete(led(running(SHARED))), LEADER, Process())
    first = only(events, PhaseJudged).snapshot
    back, _ = do(game, LEADER, Rollback(judged=(first,)), NOON + HOUR)
    now = running_clock(back).grace
    again, events = do(back, LEADER, Process(now=True), now)
    second = only(events, PhaseJudged).snapshot
    record = (first, second)
    assert why(again, LEADER, Rollback(judged=record), now) is Refusal.BACK_ONCE_ALONE
    assert why(again, MASTER, Rollback(judged=record), now) is None
    fall, events = do(again, MASTER, Process(now=True), now)
    longer = (first, second, only(events, PhaseJudged).snapshot)
    assert why(fall, LEADER, Rollback(judged=longer, phases=2), now) is Refusal.BACK_ONCE_ALONE
    assert why(fall, LEADER, Rollback(judged=longer), now) is None


def test_nor_does_he_take_an_end_back() -> None:
    game, events = do(all_complete(led(running(SHARED))), LEADER, Process())
    record = (only(events, PhaseJudged).snapshot,)
    over = replace(game, ending=Ending.VICTORY, winners=("ITALY",), clock=None)
    assert why(over, LEADER, Rollback(judged=record)) is Refusal.END_OF_OTHERS
    assert why(over, MASTER, Rollback(judged=record)) is None
