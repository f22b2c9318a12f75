from __future__ import annotations

from dataclasses import replace

from judge.game.state import SeatState
from judge.render.lines.seats import open_seats, state_word
from tests.unit.render.games import LATE_GAME, LEFT_GAME
from tests.unit.render.seven_players import running


def test_state_words() -> None:
    words = {seat.power: state_word(LATE_GAME, seat) for seat in LATE_GAME.seats}
    assert (words["AUSTRIA"], words["RUSSIA"]) == ("move", "late")
    words = {seat.power: state_word(LEFT_GAME, seat) for seat in LEFT_GAME.seats}
    assert (words["RUSSIA"], words["TURKEY"]) == ("CD", "abandon")


def test_a_power_that_has_nothing_left_is_out_and_not_offered() -> None:
    game = running()
    seats = tuple(replace(seat, state=SeatState.ABANDONED) for seat in game.seats)
    units = tuple(unit for unit in game.position.units if unit.power != "ITALY")
    centres = {code: owner for code, owner in game.position.centres.items() if owner != "ITALY"}
    beaten = replace(game, seats=seats, position=replace(game.position, units=units, centres=centres))
    assert state_word(beaten, beaten.seat("ITALY")) == "out"
    assert len(open_seats(beaten)) == 6
