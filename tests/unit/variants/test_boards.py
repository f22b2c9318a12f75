"""The boards that come with the judge: all there, as their tables say, and the same after a round trip."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.rules.board import Terrain
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind
from judge.variants.folder import read_tables, write_tables
from judge.variants.load import (
    aliases,
    known_name,
    load,
    names,
    option_aliases,
    options_of,
    place_words,
    tables,
)
from tests.rows import each_row

SIZES = {
    "ancient_med": (5, 79, 34, 18),
    "1900": (7, 90, 39, 18),
    "chaos": (34, 76, 34, 18),
    "crowded": (11, 76, 35, 18),
    "france_austria": (2, 76, 34, 18),
    "england_turkey": (2, 75, 34, 18),
    "wwiv_v6": (36, 568, 265, 100),
}
"""Powers, places, centres and victory of some boards."""


def test_there_are_188_boards_and_two_of_naval_diplomacy_and_166_can_be_played() -> None:
    assert set(names()) > {"naval", "naval_islands"}
    assert len([name for name in names() if tables(name).table]) == 188
    assert sum(not tables(name).unplayable for name in names()) == 166


@pytest.mark.parametrize(("name", "size"), SIZES.items())
def test_a_board_has_its_size(name: str, size: tuple[int, int, int, int]) -> None:
    variant = load(name)
    board = variant.board
    assert (len(variant.powers), board.size, len(board.centres), variant.victory) == size


def test_a_board_that_extends_another_differs_only_where_it_says() -> None:
    standard, rome = load("standard"), load("fleet_rome")
    assert rome.board.places == standard.board.places
    assert rome.board.reach_numbers == standard.board.reach_numbers
    units = ({unit.text for unit in variant.position.units} for variant in (rome, standard))
    assert next(units) ^ next(units) == {"A ROM", "F ROM"}
    turkey = load("england_turkey").board
    assert set(standard.board.provinces) - set(turkey.provinces) == {"SWI"}


@pytest.mark.parametrize("name", ["standard", "crowded", "england_turkey", "1900", "loeb9"])
def test_what_is_written_reads_back_the_same(name: str, tmp_path: Path) -> None:
    write_tables(tables(name), tmp_path / name)
    assert read_tables(tmp_path / name) == tables(name)


def test_a_board_is_called_by_the_title_that_the_list_prints() -> None:
    assert [name for name in names() if known_name(tables(name).title) != name] == []


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Colonial with railway", "colonial+railway"),
        ("the Colonial board with canal and railway", "colonial+canal+railway"),
        ("Loeb 9 player", "loeb9"),
        ("Baron's 1900", "1900"),
        ("The Hundred Years War", "hundred"),
        ("World War 4", "wwiv"),
        ("Illegal Gunboat", "illegal_gunboat"),
        ("the board", None),
        ("Colonial with balloon", None),
    ],
)
def test_words_around_the_name_of_a_board_are_read_over(written: str, name: str | None) -> None:
    assert known_name(written) == name


def test_people_name_a_board_as_they_like() -> None:
    written = ("Ancient Mediterranean", "ANCIENT_MED", "ancient med", "Fall of the American Empire", "mooon")
    assert [known_name(text) for text in written] == [
        "ancient_med",
        "ancient_med",
        "ancient_med",
        "empire",
        None,
    ]
    assert set(aliases().values()) <= set(names())
    assert not set(aliases()) & set(names())
    assert set(option_aliases().values()) <= {option for name in names() for option in options_of(name)}
    assert not set(option_aliases()) & {*names(), *aliases()}


def test_the_words_of_all_boards_are_known_without_making_one() -> None:
    assert {"galicia", "helgoland", "massilia", "rome", "carthage"} <= set(place_words())


@each_row("name", names())
def test_units_can_stand_and_borders_hold_both_ways(name: str) -> None:
    board = load(name).board
    one_way = {row.place for row in tables(name).borders if row.condition == "one_way"}
    for kind in Kind:
        for place in board.places:
            for near in board.reach(kind, place):
                assert place in board.reach(kind, near) or place in one_way
    for facts in board.provinces.values():
        closed = facts.terrain is Terrain.IMPASSABLE
        assert closed == (not any(board.standing_places(kind, facts.code) for kind in Kind))


def test_a_decade_of_hundred_has_two_moves_and_an_adjustment() -> None:
    variant = load("hundred")
    phases = [variant.start]
    while len(phases) < 7:
        phases.append(variant.next_phase(phases[-1]))
    assert " ".join(map(str, phases)) == "S1425M S1425R F1430M F1430R F1430A S1435M S1435R"


def test_years_before_christ_count_towards_it() -> None:
    variant = load("classical")
    phases = [variant.start]
    while len(phases) < 6:
        phases.append(variant.next_phase(phases[-1]))
    assert [str(phase) for phase in phases if phase.kind is not PhaseKind.RETREAT] == [
        *("S-273M", "F-273M", "F-273A", "S-272M")
    ]


@pytest.mark.parametrize(
    ("words", "board"),
    [
        ("Austria vs France", "france_austria"),
        ("France versus Austria", "france_austria"),
        ("Eng v Tur", "england_turkey"),
        ("FvsA", "france_austria"),
        ("Germany / Italy", "germany_italy"),
        ("Germany v Atlantis", None),
        ("Modern, 10 players", "modern"),
        ("Modern, 9 players", None),
        ("Chaos Diplomacy", "chaos"),
        ("Naval Diplomacy with islands", "naval_islands"),
        ("ww2", "wwii"),
    ],
)
def test_a_board_is_known_by_its_two_powers_and_its_number_of_players(words: str, board: str | None) -> None:
    assert known_name(words) == board
