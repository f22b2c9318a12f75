from __future__ import annotations

from dataclasses import replace

from judge.render.lines.centres import change_lines, owner_lines
from tests.unit.render.games import LEFT_GAME, WON_GAME
from tests.unit.render.seven_players import STANDARD, running


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
