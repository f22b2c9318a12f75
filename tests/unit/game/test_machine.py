"""A game's whole life at random: whatever anybody asks at whatever time, it stays in one piece."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import timedelta

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from judge.game import machine
from judge.game.commands import Command
from judge.game.commands.master import (
    Eject,
    Pause,
    Process,
    Resume,
    SetDeadline,
    SetGrace,
    SetSetting,
    Terminate,
)
from judge.game.commands.member import (
    Audience,
    Broadcast,
    Clear,
    EndSet,
    GiveOrders,
    LendStanding,
    Press,
    Resign,
    RevokeProxy,
    SetDraw,
    SetPassword,
    SetPreference,
    SetWait,
)
from judge.game.events import Event, PhaseJudged, PhaseOpened
from judge.game.orders.outstanding import orders_asked, orders_missing
from judge.game.permissions import actors_of
from judge.game.refusals import Refused
from judge.game.roles import Actor, Role
from judge.game.settings import Lending, MissingOrders, PressMode, Reading
from judge.game.state import Game, SeatState, Status
from judge.game.transition import Transition
from judge.rules.board import Board
from judge.rules.orders import Build, Disband, Hold, Move, Order, Remove, Retreat, Support, Waive
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Dislodged, Kind, Unit, alive, province_of
from tests.sampling import examples
from tests.unit.game.seven_players import NOON, PLAIN, POWERS, STANDARD, forming, kinds

PERSONS = range(1, 24)
BOARD: Board = STANDARD.board

powers = st.sampled_from(POWERS)
persons = st.sampled_from(PERSONS)
choices = st.integers(0, 10**6)
steps = st.sampled_from([0, 1, 30, 60, 8 * 60, 24 * 60, 4 * 24 * 60, 40 * 24 * 60]).map(
    lambda m: timedelta(minutes=m)
)
masterly: st.SearchStrategy[Command] = st.one_of(
    st.just(Process()),
    st.builds(Process, st.sampled_from(["S1901M", "F1901M", "F1901A"]).map(Phase.parse)),
    st.just(Pause()),
    st.just(Resume()),
    st.builds(Eject, power=powers),
    st.builds(Eject, person=persons),
    st.builds(SetSetting, st.just("missing"), st.sampled_from(MissingOrders)),
    st.builds(SetSetting, st.just("press"), st.sampled_from(PressMode)),
    st.builds(SetSetting, st.just("reading"), st.sampled_from(Reading)),
    st.builds(SetSetting, st.just("proxies"), st.sampled_from(Lending)),
    st.builds(SetSetting, st.just("moderated"), st.booleans()),
    st.builds(SetSetting, st.just("victory"), st.sampled_from([None, 6, 18])),
)
playerly: st.SearchStrategy[Command] = st.one_of(
    st.just(Clear()),
    st.builds(SetWait, st.booleans()),
    st.builds(SetDraw, st.booleans()),
    st.builds(SetPreference, st.lists(powers, unique=True).map(lambda p: tuple((x,) for x in p))),
    st.builds(LendStanding, powers, st.sampled_from([None, *BOARD.homes("FRANCE"), "BUR", "MUN", "KIE"])),
    st.builds(RevokeProxy, st.sampled_from([None, *BOARD.homes("FRANCE")])),
    st.just(Resign()),
    st.builds(SetPassword, st.just("#new")),
    st.builds(Broadcast, st.sampled_from(["", "hello"]), st.sampled_from([None, True, False])),
    st.builds(
        Press,
        st.just("hello"),
        st.sampled_from(Audience),
        st.lists(st.sampled_from([*POWERS, "MASTER", "OBSERVERS", "SPAIN"])).map(tuple),
        st.sampled_from([None, True, False]),
    ),
)
actors = st.one_of(
    st.builds(Actor, st.sampled_from(Role), persons, st.sampled_from([None, *POWERS]), st.booleans()),
    st.just(Actor(Role.MASTER, 1)),
    st.builds(Actor, st.just(Role.MASTER), st.just(1), powers, st.just(True)),
)


class Life(RuleBasedStateMachine):
    """One game; every rule is something a person or the clock may do."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game = forming(PLAIN)
        self.now = NOON
        self.opened: list[int] = []
        self.judged: list[int] = []

    @initialize(started=st.sampled_from([True, True, True, False]))
    def most_games_are_full(self, started: bool) -> None:
        if started:
            self.people_join(7, 11)
            self.settle()

    def take(self, change: Transition) -> None:
        """Keep a change, after checking what a refusal and the events promise."""
        after, events = change
        if any(isinstance(event, Refused) for event in events):
            assert len(events) == 1
            assert after is self.game
        self.record(events)
        self.game = after

    def record(self, events: tuple[Event, ...]) -> None:
        self.opened += [event.number for event in events if isinstance(event, PhaseOpened)]
        snapshots = [event.snapshot for event in events if isinstance(event, PhaseJudged)]
        self.judged += [snapshot.number for snapshot in snapshots]
        for snapshot in snapshots:
            assert snapshot.parent == (snapshot.number - 1 or None)
            given = [r for r in snapshot.outcome.results if r.given]
            assert len(given) == sum(map(len, snapshot.orders.values()))

    @precondition(lambda self: self.game.status is Status.FORMING)
    @rule(count=st.integers(1, 7), first=st.integers(11, 17))
    def people_join(self, count: int, first: int) -> None:
        for person in range(first, first + count):
            self.take(machine.join(self.game, person, f"#{person}", self.now))

    @rule(person=persons)
    def somebody_joins(self, person: int) -> None:
        self.take(machine.join(self.game, person, "#", self.now))

    @rule(person=persons)
    def somebody_watches(self, person: int) -> None:
        self.take(machine.observe(self.game, person, "#", self.now))

    @rule(person=persons, power=st.sampled_from([None, None, *POWERS, "SPAIN"]))
    def somebody_takes_over(self, person: int, power: str | None) -> None:
        self.take(machine.take_over(self.game, person, "#new", power, self.now))

    @rule(actor=actors)
    def anybody_signs_on(self, actor: Actor) -> None:
        self.take(machine.sign_on(self.game, actor, self.now))

    @rule(actor=actors, command=masterly | playerly)
    def anybody_asks_anything(self, actor: Actor, command: Command) -> None:
        self.take(machine.apply(self.game, actor, command, self.now))

    @rule(person=persons, command=playerly)
    def somebody_in_the_game_asks(self, person: int, command: Command) -> None:
        for actor in actors_of(self.game, person)[:1]:
            self.take(machine.apply(self.game, actor, command, self.now))

    @rule(at=st.integers(-2000, 20000).map(lambda m: timedelta(minutes=m)), grace=st.booleans())
    def the_master_moves_a_time(self, at: timedelta, grace: bool) -> None:
        command: Command = SetGrace(self.now + at) if grace else SetDeadline(self.now + at)
        self.take(machine.apply(self.game, Actor(Role.MASTER, 1), command, self.now))

    @rule(power=powers, seed=choices, share=st.integers(1, 4))
    def somebody_orders(self, power: str, seed: int, share: int) -> None:
        orders = some_orders(self.game, power, seed)[:: max(1, share - 1)]
        for actor in actors_of(self.game, self.leader(power))[:1]:
            self.take(machine.apply(self.game, actor, GiveOrders(power, orders), self.now))
            if share % 2:
                self.take(machine.apply(self.game, actor, EndSet(power, orders), self.now))

    @rule(seed=choices)
    def everybody_orders(self, seed: int) -> None:
        for power in POWERS:
            self.somebody_orders(power, seed, 1)

    @rule(step=steps)
    def time_passes(self, step: timedelta) -> None:
        self.now += step
        self.settle()

    @precondition(lambda self: machine.next_due(self.game) is not None)
    @rule()
    def the_next_thing_comes_due(self) -> None:
        self.now = max(self.now, machine.next_due(self.game) or self.now)
        self.settle(something=True)

    @precondition(lambda self: self.game.number > 12)
    @rule()
    def the_master_ends_it(self) -> None:
        self.take(machine.apply(self.game, Actor(Role.MASTER, 1), Terminate(), self.now))

    def settle(self, *, something: bool = False) -> None:
        after, events = machine.expire(self.game, self.now)
        assert not something or after != self.game
        assert "Refused" not in kinds(events)
        assert machine.expire(after, self.now) == (after, ())
        due = machine.next_due(after)
        assert due is None or due > self.now
        self.record(events)
        self.game = after

    def leader(self, power: str) -> int:
        return next((seat.person for seat in self.game.seats if seat.power == power), 0)

    @invariant()
    def phases_are_numbered_in_order(self) -> None:
        assert self.opened == list(range(1, len(self.opened) + 1))
        assert self.judged == list(range(1, len(self.judged) + 1))
        if self.game.status in (Status.RUNNING, Status.PAUSED):
            assert self.game.number == len(self.opened) == len(self.judged) + 1

    @invariant()
    def the_position_is_possible(self) -> None:
        position = self.game.position
        assert max(Counter(unit.province for unit in position.units).values(), default=0) <= 1
        assert all(can_stand(unit) for unit in position.units)
        assert all(d.retreats for d in position.dislodged)
        assert set(position.centres) <= set(BOARD.centres)
        assert set(position.centres.values()) <= set(POWERS)
        if (
            self.game.phase
            and self.game.phase.kind is PhaseKind.MOVEMENT
            and self.game.status is Status.RUNNING
        ):
            assert all(len(position.of(p)) <= len(position.centres_of(p)) + 2 for p in POWERS)

    @invariant()
    def seats_are_in_order(self) -> None:
        seated = [seat.person for seat in self.game.seats if seat.person]
        assert len(seated) == len(set(seated))
        assert [s.power for s in self.game.seats] in ([], list(POWERS))
        for seat in self.game.seats:
            assert seat.person or seat.state is not SeatState.PLAYED
            assert not (seat.draw and seat.power not in alive(self.game.position))

    @invariant()
    def the_clock_makes_sense(self) -> None:
        running = self.game.status in (Status.RUNNING, Status.PAUSED)
        assert (self.game.clock is not None) == running
        if self.game.clock is not None:
            assert self.game.clock.deadline <= self.game.clock.grace
            assert self.game.clock.opened <= self.now

    @invariant()
    def what_is_lent_is_there(self) -> None:
        position, living = self.game.position, alive(self.game.position)
        there = {(unit.power, unit.province) for unit in position.units}
        there |= {(lost.unit.power, lost.unit.province) for lost in position.dislodged}
        for giver, given in self.game.standing.items():
            assert giver in living
            assert all(one.to in living and one.to != giver for one in given)
            assert all(one.at is None or (giver, one.at) in there for one in given)

    @invariant()
    def nobody_owes_more_than_is_asked(self) -> None:
        if self.game.phase is not None:
            for power in POWERS:
                assert 0 <= orders_missing(self.game, power) <= orders_asked(self.game, power)


def can_stand(unit: Unit) -> bool:
    return unit.at in BOARD.standing_places(unit.kind, unit.province)


def some_orders(game: Game, power: str, seed: int) -> tuple[Order, ...]:
    """Orders a player might give, possible or not, drawn by the seed."""
    if game.phase is None:
        return (Hold(Kind.ARMY, "PAR"),)
    if game.phase.kind is PhaseKind.MOVEMENT:
        hunt = supported_attack(game, power, seed) if seed % 2 else {}
        return tuple(
            hunt[unit] if unit in hunt else some_movement(game, unit, seed // (n + 1))
            for n, unit in enumerate(game.position.of(power))
        )
    if game.phase.kind is PhaseKind.RETREAT:
        lost = [d for d in game.position.dislodged if d.unit.power == power]
        return tuple(some_retreat(d, seed) for d in lost)
    if len(game.position.centres_of(power)) < len(game.position.of(power)):
        return tuple(Remove(unit.kind, unit.at) for unit in game.position.of(power)[seed % 2 :])
    builds: list[Order] = [Build(Kind.ARMY, home) for home in BOARD.homes(power)[seed % 3 :]]
    return tuple([*builds, Waive()][: seed % 4])


def some_retreat(lost: Dislodged, seed: int) -> Order:
    if seed % 3 == 0:
        return Disband(lost.unit.kind, lost.unit.at)
    return Retreat(lost.unit.kind, lost.unit.at, lost.retreats[seed % len(lost.retreats)])


def supported_attack(game: Game, power: str, seed: int) -> dict[Unit, Order]:
    """One unit goes for a neighbour's, the others who can reach it support; else dislodgements are rare."""
    prey = [unit.province for unit in game.position.units if unit.power != power]
    for province in prey[seed % (len(prey) or 1) :]:
        reach = {unit: places_in(unit, province) for unit in game.position.of(power)}
        hunters = [unit for unit, places in reach.items() if places]
        if len(hunters) > 1:
            first, *rest = hunters
            to = reach[first][0]
            helping: dict[Unit, Order] = {u: Support(u.kind, u.at, first.at, to, first.kind) for u in rest}
            return {first: Move(first.kind, first.at, to), **helping}
    return {}


def places_in(unit: Unit, province: str) -> list[str]:
    return [place for place in BOARD.reach(unit.kind, unit.at) if province_of(place) == province]


def some_movement(game: Game, unit: Unit, seed: int) -> Order:
    reach = BOARD.reach(unit.kind, unit.at)
    to = reach[seed % len(reach)]
    helped = game.position.units[seed % len(game.position.units)]
    if seed % 7 == 0:
        return Support(unit.kind, unit.at, helped.at, to if seed % 2 else None, helped.kind)
    return Hold(unit.kind, unit.at) if seed % 7 == 1 else Move(unit.kind, unit.at, to)


class FastLife(Life):
    """The same where nothing waits: no delay, no grace, judged without missing orders."""

    def __init__(self) -> None:
        super().__init__()
        quick = replace(PLAIN.moves, delay=timedelta(), grace=timedelta())
        hasty = replace(
            PLAIN, moves=quick, retreats=quick, builds=quick, missing=MissingOrders.PROCESS, victory=6
        )
        self.game = forming(hasty)


class ZineLife(Life):
    """The same by a zine's house rules, with units lent until that is revoked."""

    def __init__(self) -> None:
        super().__init__()
        self.game = forming(replace(PLAIN, reading=Reading.GSTZ, proxies=Lending.STANDING))


TestLife = Life.TestCase
TestLife.settings = settings(max_examples=examples(60), stateful_step_count=40, deadline=None)
TestFastLife = FastLife.TestCase
TestFastLife.settings = settings(max_examples=examples(60), stateful_step_count=40, deadline=None)
TestZineLife = ZineLife.TestCase
TestZineLife.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
