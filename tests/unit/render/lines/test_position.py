from __future__ import annotations

from dataclasses import replace

from judge.game.state import SeatState
from judge.render.lines.position import (
    change_lines,
    openings,
    owner_lines,
    start_lines,
    status_word,
    unit_lines,
)
from tests.unit.render.games import BUSY_GAME, LATE_GAME, LEFT_GAME, WON_GAME
from tests.unit.render.seven_players import STANDARD, running


def test_the_start_is_set_in_columns() -> None:
    russia = start_lines(STANDARD, STANDARD.position)[5]
    assert russia[-1] == "Russia:  Fleet St Petersburg (south coast)."
    assert russia[0] == "Russia:  Army  Moscow."


def test_owners_are_folded_between_names() -> None:
    assert owner_lines(STANDARD, STANDARD.position.centres)[-3:] == (
        "Turkey:    Ankara, Constantinople, Smyrna.",
        "Unowned:   Belgium, Bulgaria, Denmark, Greece, Holland, Norway, Portugal,",
        "           Rumania, Serbia, Spain, Sweden, Tunis.",
    )


def test_a_name_of_two_words_is_never_broken() -> None:
    everything = dict.fromkeys(STANDARD.board.centres, "RUSSIA")
    text = "\n".join(owner_lines(STANDARD, everything))
    assert "St Petersburg" in text
    assert "Unowned" not in text


def test_powers_in_disorder_abandoned_and_victorious_are_marked() -> None:
    left = change_lines(LEFT_GAME, LEFT_GAME.position)
    assert left[5].endswith("Builds   0 units.  (* CD *)")
    assert left[6].endswith("Builds   0 units.  (* ABANDONED *)")
    assert change_lines(WON_GAME, WON_GAME.position)[2].endswith("(* VICTORY!! *)")


def test_ten_and_more_keep_the_columns() -> None:
    game = running()
    many = replace(game.position, centres=dict.fromkeys(STANDARD.board.centres[:12], "ITALY"))
    assert "Italy:    12 Supply centers,  3 Units:  Builds   9 units." in change_lines(game, many)


def test_a_dislodged_unit_says_where_it_can_go() -> None:
    germany = unit_lines(STANDARD, BUSY_GAME.position)[3]
    assert germany[-1].startswith("Germany: Army Munich can retreat to Berlin or Kiel")


def test_status_words() -> None:
    words = {seat.power: status_word(LATE_GAME, seat) for seat in LATE_GAME.seats}
    assert (words["AUSTRIA"], words["RUSSIA"]) == ("move", "late")
    words = {seat.power: status_word(LEFT_GAME, seat) for seat in LEFT_GAME.seats}
    assert (words["RUSSIA"], words["TURKEY"]) == ("CD", "abandon")


def test_a_power_that_has_nothing_left_is_out_and_not_offered() -> None:
    game = running()
    seats = tuple(replace(seat, state=SeatState.ABANDONED) for seat in game.seats)
    units = tuple(unit for unit in game.position.units if unit.power != "ITALY")
    centres = {code: owner for code, owner in game.position.centres.items() if owner != "ITALY"}
    beaten = replace(game, seats=seats, position=replace(game.position, units=units, centres=centres))
    assert status_word(beaten, beaten.seat("ITALY")) == "out"
    assert len(openings(beaten)) == 6
