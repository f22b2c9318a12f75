"""Orders ahead: what may be kept, for how long, and what becomes of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.commands.master import Process
from judge.game.commands.member import Clear, EndSet, GiveAhead
from judge.game.events import AheadKept, AheadReplaced, AheadUsed, OrdersCleared, OrdersTaken
from judge.game.orders.outstanding import is_ahead, is_stale
from judge.game.orders_ahead import (
    MOST,
    NOT_ASKED,
    USED_UP,
    KeptLines,
    ReadAhead,
    give_kept_lines,
    lines_due,
    lines_waiting,
)
from judge.game.refusals import Refusal, Refused
from judge.game.settings import Reading
from judge.game.state import Game, SeatState
from judge.game.transition import Transition
from judge.rules.phases import Phase
from tests.unit.game.seven_players import (
    HOUR,
    MASTER,
    NOON,
    PLAIN,
    at,
    do,
    give,
    names,
    only,
    order,
    player,
    running,
)

FALL = Phase.parse("F1901M")


def keep(game: Game, *lines: str, phase: Phase = FALL) -> Transition:
    return do(game, player("TURKEY"), GiveAhead("TURKEY", phase, lines))


def lines(game: Game) -> list[str]:
    return [one.line for one in lines_waiting(game, "TURKEY")]


def in_fall(game: Game) -> Game:
    return do(game, MASTER, Process(None))[0]


@pytest.mark.parametrize("code", ["S1901R", "F1901M", "F1901R", "F1901A", "S1902M", "F1906A"])
def test_phases_to_come_within_five_years(code: str) -> None:
    assert is_ahead(running(), Phase.parse(code))


@pytest.mark.parametrize("code", ["S1901M", "F1900A", "F1899M", "S1907M", "W1901M"])
def test_phases_that_are_not(code: str) -> None:
    phase = Phase.parse(code)
    assert not is_ahead(running(), phase)
    assert keep(running(), "A CON - BUL", phase=phase)[1] == (Refused(Refusal.NOT_AHEAD, phase.mail_code),)


def test_lines_are_kept_and_a_line_said_again_moves_to_the_end() -> None:
    game, events = keep(running(), "A BUL - GRE", "F ANK H")
    assert events == (AheadKept("TURKEY", FALL, ("A BUL - GRE", "F ANK H")),)
    assert lines(keep(game, "A BUL H", "A BUL - GRE")[0]) == ["F ANK H", "A BUL H", "A BUL - GRE"]


def test_no_more_than_so_many_lines_are_kept() -> None:
    game, _ = keep(running(), *(f"A CON {n}" for n in range(MOST)))
    same, events = keep(game, "A CON H")
    assert events == (Refused(Refusal.TOO_MUCH_AHEAD),)
    assert same is game


def test_clear_forgets_them() -> None:
    game, events = do(keep(running(), "A BUL H")[0], player("TURKEY"), Clear())
    assert events == (OrdersCleared("TURKEY"),)
    assert game.ahead == {}


def test_clear_with_a_phase_forgets_what_is_for_it_alone() -> None:
    winter = Phase.parse("F1901A")
    game, _ = keep(keep(running(), "A BUL H")[0], "F ANK B", phase=winter)
    game, _ = give(game, "TURKEY", "A CON H")
    later, events = do(game, player("TURKEY"), Clear(FALL))
    assert events == (OrdersCleared("TURKEY", FALL),)
    assert (lines(later), later.orders["TURKEY"]) == (["F ANK B"], (order("A CON H"),))
    now, events = do(game, player("TURKEY"), Clear(game.phase))
    assert events == (OrdersCleared("TURKEY", game.phase),)
    assert (sorted(lines(now)), now.orders.get("TURKEY")) == (["A BUL H", "F ANK B"], None)
    last = do(do(game, player("TURKEY"), Clear(FALL))[0], player("TURKEY"), Clear(winter))[0]
    assert last.ahead == {}
    old = Phase.parse("F1900A")
    assert do(game, player("TURKEY"), Clear(old)) == (game, (Refused(Refusal.NOT_AHEAD, "F1900B"),))


def test_nothing_is_due_before_its_phase() -> None:
    game, _ = keep(running(), "A BUL H")
    assert (lines_due(game), is_stale(game)) == ({}, False)
    assert lines_due(in_fall(game)) == {"TURKEY": ("A BUL H",)}
    assert is_stale(in_fall(game))


def test_what_is_kept_is_its_authors_alone() -> None:
    game = in_fall(keep(running(), "A BUL H")[0])
    others = tuple(replace(seat, person=99) if seat.power == "TURKEY" else seat for seat in game.seats)
    assert lines(replace(game, seats=others)) == []
    left = tuple(
        replace(seat, state=SeatState.ABANDONED) if seat.power == "TURKEY" else seat for seat in game.seats
    )
    assert lines_due(replace(game, seats=left)) == {}


def test_at_the_opening_lines_become_orders_or_are_dropped_with_the_reason() -> None:
    game, _ = keep(running(), "A CON H", "F XXX H", "BUILD F SMY")
    game, _ = keep(game, "F ANK B", phase=Phase.parse("F1901A"))
    read = (
        ReadAhead("A CON H", order("A CON H")),
        ReadAhead("F XXX H", None, "No such place."),
        ReadAhead("BUILD F SMY", order("F SMY B")),
    )
    game, events = give_kept_lines(in_fall(game), [("TURKEY", KeptLines(read))], NOON)
    assert names(events) == ["OrdersTaken", "AheadUsed"]
    assert only(events, OrdersTaken).orders == game.orders["TURKEY"] == (order("A CON H"),)
    dropped = (("F XXX H", "No such place."), ("BUILD F SMY", NOT_ASKED))
    assert only(events, AheadUsed) == AheadUsed("TURKEY", FALL, ("A CON H",), dropped)
    assert lines(game) == ["F ANK B"]


def test_a_phase_that_was_passed_over_is_forgotten() -> None:
    game, _ = keep(running(), "A CON - BUL", phase=Phase.parse("S1901R"))
    game = in_fall(game)
    assert is_stale(game)
    assert give_kept_lines(game, [], NOON)[0].ahead == {}


def given(*orders: str) -> KeptLines:
    return KeptLines(tuple(ReadAhead(text, order(text)) for text in orders))


def winter() -> Game:
    """Turkey may build twice, in Ankara, Constantinople or Smyrna."""
    return at("F1901A", {"TURKEY": "A BUL"}, {"TURKEY": "ANK CON SMY"})


def test_builds_are_used_from_the_first_until_there_are_enough() -> None:
    orders = given("F ANK B", "A CON B", "A SMY B")
    game, events = give_kept_lines(winter(), [("TURKEY", orders)], NOON)
    assert game.orders["TURKEY"] == (order("F ANK B"), order("A CON B"))
    used = only(events, AheadUsed)
    assert (used.taken, used.dropped) == (("F ANK B", "A CON B"), (("A SMY B", USED_UP),))


def test_builds_of_a_later_mail_go_before_those_of_an_earlier_one() -> None:
    phase = Phase.parse("F1901A")
    game, _ = keep(running(), "F ANK B", "A CON B", phase=phase)
    game, _ = do(game, player("TURKEY"), GiveAhead("TURKEY", phase, ("A SMY B", "A CON B")), NOON + HOUR)
    assert lines(game) == ["A SMY B", "A CON B", "F ANK B"]


def test_the_lines_of_an_if_are_counted_each() -> None:
    block = "\n".join(["IF BUL", *["A CON H"] * (MOST - 2), "ENDIF"])
    game, _ = keep(running(), block)
    assert keep(game, "A CON H")[1] == (Refused(Refusal.TOO_MUCH_AHEAD),)


def test_what_did_not_come_to_pass_and_what_was_decided_is_told_apart() -> None:
    lines = (
        ReadAhead("A CON H", order("A CON H"), remarks=("Read so.",)),
        ReadAhead("A CON R BUL", None, "It was not dislodged.", unneeded=True),
    )
    _, events = give_kept_lines(
        in_fall(running()), [("TURKEY", KeptLines(lines, ("IF BUL: no, nobody.",)))], NOON
    )
    assert only(events, AheadUsed) == AheadUsed(
        "TURKEY",
        FALL,
        ("A CON H",),
        (),
        decided=("IF BUL: no, nobody.",),
        unneeded=("A CON R BUL",),
        remarks=(("A CON H", "Read so."),),
    )


def test_a_set_that_stands_alone_does_so_for_each_later_phase_it_keeps_orders_for() -> None:
    zine = running(replace(PLAIN, reading=Reading.GSTZ))
    winter = Phase.parse("F1901A")
    game, _ = keep(keep(zine, "A BUL H")[0], "F ANK B", phase=winter)
    later = NOON + HOUR
    game, _ = do(game, player("TURKEY"), GiveAhead("TURKEY", winter, ("A SMY B",)), later)
    game, events = do(game, player("TURKEY"), EndSet("TURKEY", ()), later)
    assert events == (AheadReplaced("TURKEY", ("F ANK B",)),)
    assert lines(game) == ["A SMY B", "A BUL H"]
    usual, _ = keep(keep(running(), "A BUL H")[0], "A BUL - GRE")
    assert do(usual, player("TURKEY"), EndSet("TURKEY", ()), later) == (usual, ())
