from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game import machine
from judge.game.commands.master import Pause
from judge.game.commands.member import (
    Audience,
    GiveOrders,
    Press,
    Resign,
    SetDraw,
    SetPassword,
    SetPreference,
    SetWait,
)
from judge.game.events import (
    Abandoned,
    DeadlineMoved,
    Joined,
    Left,
    Observing,
    PasswordChanged,
    PreferenceSet,
    Returned,
    StandbysAsked,
    Started,
    TookOver,
)
from judge.game.permissions import actors_of
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.state import Game, SeatState, Status, Tenure
from judge.rules.phases import Phase
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    MASTER,
    NOON,
    OBSERVER,
    PERSON,
    PLAIN,
    POWERS,
    QUICK,
    acting,
    all_complete,
    at,
    do,
    forming,
    give,
    names,
    only,
    order,
    password_of,
    player,
    running,
)

GRACE_END = NOON + 4 * DAY


def abandoned(*powers: str) -> Game:
    """Grace has ended and these powers are free."""
    game, _ = machine.expire(all_complete(running(), but=powers), GRACE_END)
    assert [s.power for s in game.seats if s.state is SeatState.ABANDONED] == list(powers)
    return game


def test_joining_counts_down() -> None:
    game, events = machine.join(forming(), 11, "#a", NOON)
    assert events == (Joined(11, 1, 6),)
    assert game.status is Status.FORMING


def test_nobody_joins_twice() -> None:
    game, _ = machine.join(forming(), 11, "#a", NOON)
    assert machine.join(game, 11, "#b", NOON) == (game, (Refused(Refusal.ALREADY_IN),))


def test_a_master_who_moderates_does_not_play() -> None:
    assert machine.join(forming(), 1, "#m", NOON)[1] == (Refused(Refusal.MODERATES),)
    unmoderated = forming(replace(PLAIN, moderated=False))
    assert machine.join(unmoderated, 1, "#m", NOON)[1] == (Joined(1, 1, 6),)


def test_an_observer_who_joins_watches_no_longer() -> None:
    game, _ = machine.join(forming(), 2, "#o", NOON)
    assert actors_of(game, 2) == (Actor(Role.PLAYER, 2),)


def test_a_full_game_starts() -> None:
    game = forming()
    for number in range(11, 17):
        game, _ = machine.join(game, number, f"#{number}", NOON)
    full, events = machine.join(game, 17, "#17", NOON + HOUR)
    assert names(events) == ["Joined"]
    assert machine.join(full, 18, "#18", NOON + HOUR)[1] == (Refused(Refusal.GAME_FULL),)
    game, events = machine.expire(full, NOON + HOUR)
    assert names(events) == ["Started", "PhaseOpened"]
    assert (game.status, game.number, game.phase) == (Status.RUNNING, 1, Phase.parse("S1901M"))
    assert sorted(person for _, person in only(events, Started).assigned) == list(range(11, 18))
    for seat in game.seats:
        assert seat.password == f"#{seat.person}"
        assert seat.tenures == (Tenure(seat.person, Phase.parse("S1901M")),)
    assert game.position == game.variant.position


def test_wishes_are_heard() -> None:
    game, _ = machine.join(forming(), 11, "#a", NOON)
    wishes = (("TURKEY",), ("FRANCE", "ITALY"))
    game, events = do(game, Actor(Role.PLAYER, 11), SetPreference(wishes))
    assert events == (PreferenceSet(11, wishes),)
    for number in range(12, 18):
        game, _ = machine.join(game, number, "#", NOON)
    game, _ = machine.expire(game, NOON)
    assert game.seat("TURKEY").person == 11


def test_too_late_for_wishes_and_for_joining() -> None:
    game = running()
    assert do(game, player("ITALY"), SetPreference(()))[1] == (Refused(Refusal.ALREADY_STARTED),)
    assert machine.join(game, 50, "#", NOON)[1] == (Refused(Refusal.ALREADY_STARTED),)


def test_observers_come_and_go() -> None:
    game, events = machine.observe(running(), 50, "#x", NOON)
    assert events == (Observing(50),)
    watcher = Actor(Role.OBSERVER, 50)
    assert password_of(game, watcher) == "#x"
    assert machine.observe(game, 50, "#x", NOON)[1] == (Refused(Refusal.WATCHES_ALREADY),)
    game, events = do(game, watcher, Resign())
    assert events == (Left(50, None, ejected=False),)
    assert actors_of(game, 50) == ()


def test_an_applicant_may_leave_again() -> None:
    game, _ = machine.join(forming(), 11, "#a", NOON)
    game, events = do(game, Actor(Role.PLAYER, 11), Resign())
    assert events == (Left(11, None, ejected=False),)
    assert game.applicants == ()


def test_a_new_player_gets_time_and_the_others_are_left_alone() -> None:
    game = abandoned("TURKEY")
    later = GRACE_END + HOUR
    game, events = machine.take_over(game, 50, "#new", "TURKEY", later)
    assert events == (TookOver("TURKEY", 50), DeadlineMoved(later + DAY, later + 4 * DAY, None))
    seat = game.seat("TURKEY")
    assert (seat.person, seat.password, seat.state, seat.late) == (50, "#new", SeatState.PLAYED, 0)
    assert seat.tenures[-1] == Tenure(50, Phase.parse("S1901M"), later)
    assert not any(seat.wait for seat in game.seats)
    assert machine.next_due(game) == later + DAY - 8 * HOUR


def test_a_new_player_before_a_near_deadline_has_a_day() -> None:
    game, _ = do(running(), player("TURKEY"), Resign())
    now = NOON + DAY - HOUR
    _, events = machine.take_over(game, 50, "#new", "TURKEY", now)
    assert only(events, DeadlineMoved).deadline == now + DAY


def test_a_day_is_enough_before_a_deadline_and_no_deadline_comes_nearer() -> None:
    slow = running(replace(PLAIN, moves=replace(QUICK, next=3 * DAY)))
    game, _ = do(slow, player("TURKEY"), Resign())
    now = NOON + 3 * DAY - HOUR
    _, events = machine.take_over(game, 50, "#new", "TURKEY", now)
    assert only(events, DeadlineMoved).deadline == now + DAY
    _, events = machine.take_over(game, 50, "#new", "TURKEY", NOON + DAY)
    assert names(events) == ["TookOver"]


def test_a_fast_game_gives_a_new_player_no_more_than_its_own_pace() -> None:
    fast = running(replace(PLAIN, moves=replace(QUICK, next=2 * HOUR)))
    game, _ = do(fast, player("TURKEY"), Resign())
    _, events = machine.take_over(game, 50, "#new", "TURKEY", NOON + HOUR)
    assert only(events, DeadlineMoved).deadline == NOON + 3 * HOUR


def test_a_paused_game_moves_no_deadline_for_a_new_player() -> None:
    game, _ = do(abandoned("TURKEY"), MASTER, Pause(), GRACE_END)
    game, events = machine.take_over(game, 50, "#new", "TURKEY", GRACE_END + DAY)
    assert names(events) == ["TookOver"]


def test_a_new_player_finds_the_orders_that_were_left() -> None:
    game, _ = give(running(), "TURKEY", "A CON - BUL")
    game, _ = do(game, player("TURKEY"), Resign())
    game, _ = machine.take_over(game, 50, "#new", None, NOON)
    assert len(game.orders["TURKEY"]) == 1
    _, events = do(game, Actor(Role.PLAYER, 50, "TURKEY"), SetWait(wait=True))
    assert names(events) == ["WaitSet"]


def test_the_old_player_is_a_stranger_after_that() -> None:
    game, _ = machine.take_over(abandoned("TURKEY"), 50, "#new", "TURKEY", GRACE_END)
    assert give(game, "TURKEY", "A CON H", GRACE_END)[1] == (Refused(Refusal.NOT_PLAYER),)
    assert actors_of(game, PERSON["TURKEY"]) == ()


def test_an_observer_may_take_over() -> None:
    game, _ = machine.take_over(abandoned("TURKEY"), 2, "#new", None, GRACE_END)
    assert actors_of(game, 2) == (Actor(Role.PLAYER, 2, "TURKEY"),)


def test_without_a_power_named_the_one_with_most_units_is_taken() -> None:
    game, events = machine.take_over(abandoned("AUSTRIA", "RUSSIA"), 50, "#new", None, GRACE_END)
    assert events[0] == TookOver("RUSSIA", 50)
    assert game.seat("AUSTRIA").state is SeatState.ABANDONED


@pytest.mark.parametrize(
    ("person", "power", "why"),
    [
        (50, "ITALY", Refused(Refusal.NOT_FREE, "ITALY")),
        (PERSON["ITALY"], "TURKEY", Refused(Refusal.ALREADY_IN)),
        (1, "TURKEY", Refused(Refusal.MODERATES)),
        (50, "SPAIN", Refused(Refusal.NOBODY_THERE, "SPAIN")),
    ],
)
def test_takeovers_refused(person: int, power: str, why: Refused) -> None:
    game = abandoned("TURKEY")
    assert machine.take_over(game, person, "#", power, GRACE_END) == (game, (why,))


def test_no_takeover_where_nothing_is_free() -> None:
    assert machine.take_over(running(), 50, "#", None, NOON)[1] == (Refused(Refusal.NO_SEAT),)
    assert machine.take_over(forming(), 50, "#", None, NOON)[1] == (Refused(Refusal.NOT_RUNNING),)


def test_nobody_takes_over_a_power_that_is_out() -> None:
    game = at("S1905M", {"FRANCE": "A PAR"}, {"FRANCE": "PAR"})
    game, events = do(game, player("TURKEY"), Resign())
    assert names(events) == ["Left"]
    assert machine.take_over(game, 50, "#", "TURKEY", NOON)[1] == (Refused(Refusal.ELIMINATED, "TURKEY"),)


def test_the_player_of_record_asks_for_his_own_power() -> None:
    game, events = machine.take_over(abandoned("TURKEY"), PERSON["TURKEY"], "#new", "TURKEY", GRACE_END)
    assert events[0] == Returned("TURKEY")
    assert game.seat("TURKEY").password == "#new"
    assert len(game.seat("TURKEY").tenures) == 1


def test_signing_on_changes_nothing_for_a_player_who_never_left() -> None:
    game = running()
    assert machine.sign_on(game, player("ITALY"), NOON) == (game, ())


def test_nobody_else_returns_in_a_players_place() -> None:
    game = abandoned("TURKEY")
    for actor in (player("ITALY"), OBSERVER, acting("TURKEY"), Actor(Role.PLAYER, 50, "TURKEY")):
        assert machine.sign_on(game, actor, GRACE_END) == (game, ())


def test_orders_the_master_gives_do_not_bring_a_player_back() -> None:
    game, events = do(abandoned("TURKEY"), acting("TURKEY"), GiveOrders("TURKEY", (order("A CON H"),)))
    assert names(events) == ["OrdersTaken"]
    assert game.seat("TURKEY").state is SeatState.ABANDONED


def test_a_player_who_resigns_leaves_his_power_free_at_once() -> None:
    game, events = do(running(), player("TURKEY"), Resign())
    left = Left(PERSON["TURKEY"], "TURKEY", ejected=False)
    assert events == (left, Abandoned(("TURKEY",), first=True), StandbysAsked(("TURKEY",)))
    assert game.seat("TURKEY").person == 0
    assert password_of(game, player("TURKEY")) is None
    assert do(game, player("TURKEY"), Resign())[1] == (Refused(Refusal.NO_SEAT),)


def test_whoever_leaves_takes_his_wait_and_his_vote_along() -> None:
    game, _ = do(running(), player("TURKEY"), SetWait(wait=True))
    game, _ = do(game, player("TURKEY"), SetDraw(draw=True))
    game, _ = do(game, player("TURKEY"), Resign())
    game, _ = machine.take_over(game, 50, "#new", "TURKEY", NOON)
    seat = game.seat("TURKEY")
    assert (seat.wait, seat.draw) == (False, False)


def test_the_only_master_cannot_resign() -> None:
    assert do(running(), MASTER, Resign())[1] == (Refused(Refusal.LAST_MASTER),)


@pytest.mark.parametrize("actor", [MASTER, OBSERVER, player("ITALY")])
def test_everybody_changes_his_own_password(actor: Actor) -> None:
    game, events = machine.set_password(running(), actor, "#secret")
    assert events == (PasswordChanged(actor),)
    assert password_of(game, actor) == "#secret"
    others = [a for a in (MASTER, OBSERVER, *map(player, POWERS)) if a != actor]
    assert all(password_of(game, other) == password_of(running(), other) for other in others)


def test_an_applicants_password_goes_with_him_into_the_game() -> None:
    game, _ = machine.join(forming(), 11, "#a", NOON)
    game, _ = do(game, Actor(Role.PLAYER, 11), SetPassword("#b"))
    for number in range(12, 17):
        game, _ = machine.join(game, number, "#", NOON)
    assert password_of(game, Actor(Role.PLAYER, 11)) == "#b"
    game, _ = machine.join(game, 17, "#", NOON)
    (actor,) = actors_of(game, 11)
    assert password_of(game, actor) == "#b"


def test_strangers_have_no_password_and_no_say() -> None:
    stranger = Actor(Role.PLAYER, 50, "ITALY")
    assert password_of(running(), stranger) is None
    assert machine.set_password(running(), stranger, "#x")[1] == (Refused(Refusal.NO_SEAT),)


def test_nobody_writes_letters_before_he_is_in() -> None:
    letter = Press("hello", Audience.ALL)
    assert do(forming(), Actor(Role.PLAYER, 50), letter)[1] == (Refused(Refusal.NO_SEAT),)
