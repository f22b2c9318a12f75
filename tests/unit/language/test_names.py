"""Words for provinces and powers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.language.names import is_game_name, names, normalized
from judge.language.text.typography import plain
from judge.rules.board import Board
from judge.variants.load import load
from tests.unit.language.positions import STANDARD

KNOWN = names(STANDARD)


def test_a_games_name_is_safe_in_an_address_and_a_file() -> None:
    assert all(map(is_game_name, ("alpha", "g-1_b", "x" * 20)))
    assert not any(map(is_game_name, ("", "x" * 21, "Alpha", "a.b", "a/b", "a b", "ä", "alpha\n")))


def test_every_code_name_and_abbreviation_is_read() -> None:
    for code, facts in STANDARD.board.provinces.items():
        assert KNOWN.province(code) == (code,)
        assert KNOWN.province(facts.name) == (code,)
        assert KNOWN.province(facts.name.upper().replace(" ", "")) == (code,)
        for word in facts.abbreviations:
            assert KNOWN.province(word) == (code,)


@pytest.mark.parametrize(
    ("word", "codes"),
    [
        ("Munic", ("MUN",)),
        ("Saint Petersburg", ("STP",)),
        ("St. Pete", ("STP",)),
        ("norwegian", ("NWG",)),
        ("nort", ("NAF", "NAO", "NTH")),
        ("Mun ", ("MUN",)),
        ("mu", ()),
        ("xyz", ()),
        ("", ()),
    ],
)
def test_beginnings(word: str, codes: tuple[str, ...]) -> None:
    assert tuple(sorted(KNOWN.province(word))) == codes


@pytest.mark.parametrize(
    ("word", "first"),
    [
        ("Brgundy", "Burgundy"),
        ("Munch", "Munich"),
        ("Contsantinople", "Constantinople"),
        ("Tyrollia", "Tyrolia"),
    ],
)
def test_slips_bring_suggestions_and_nothing_else(word: str, first: str) -> None:
    assert KNOWN.province(word) == ()
    assert KNOWN.full[KNOWN.similar_provinces(word)[0]] == first


def test_names_in_other_languages_are_read_with_and_without_accents() -> None:
    for facts in STANDARD.board.provinces.values():
        for name in facts.foreign:
            assert facts.code in KNOWN.province(name), name
            assert facts.code in KNOWN.province(plain(name).text.upper()), name
    assert KNOWN.province("Muenchen") == KNOWN.province("Munchen") == KNOWN.province("MÜNCHEN") == ("MUN",)
    assert KNOWN.province("Mittelmeer") == ("EAS", "WES")
    assert KNOWN.province("Roma") == ("ROM",)


def test_no_english_name_or_beginning_of_one_means_another_place_for_them() -> None:
    """Of all, one alone: `Norwegia`, Norway in Polish; no one shortens Norwegian by one letter."""
    english = names(replace(STANDARD, name="english", board=without_foreign_names()))
    written = {name[:length] for name in english.provinces for length in range(1, len(name) + 1)}
    changed = {word for word in written if english.province(word) not in ((), KNOWN.province(word))}
    assert changed == {"norwegia"}
    assert KNOWN.province("Norwegia") == ("NWY",)


def without_foreign_names() -> Board:
    board = STANDARD.board
    return Board((replace(facts, foreign=()) for facts in board.provinces.values()), [], [])


def test_powers() -> None:
    assert KNOWN.power("Österreich") == KNOWN.power("oesterreich") == ("AUSTRIA",)
    assert KNOWN.power("Deutschland") == KNOWN.power("Niemcy") == ("GERMANY",)
    assert KNOWN.power("fr") == ("FRANCE",)
    assert KNOWN.power("German") == ("GERMANY",)
    assert KNOWN.power("f") == ()
    assert KNOWN.power("xx") == ()


def test_abbreviations_that_begin_another_name_are_doubtful() -> None:
    assert KNOWN.doubtful["liv"] == "LVN"
    assert KNOWN.doubtful["nor"] == "NWY"
    assert "mun" not in KNOWN.doubtful


@pytest.mark.parametrize(
    ("board", "word", "code"),
    [
        ("1900", "Wien", "VIE"),
        ("chaos", "Londres", "LON"),
        ("youngstown", "Warszawa", "WAR"),
        ("abstraction3", "Ostsee", "BAL"),
        ("hundred", "Londres", "LON"),
        ("modern", "Tunesien", "TUN"),
    ],
)
def test_what_is_called_as_on_the_standard_map_is_so_in_other_languages(
    board: str, word: str, code: str
) -> None:
    assert names(load(board)).foreign[word.lower()] == (code,)


@pytest.mark.parametrize(("word", "code"), [("Sankt Petersburg", "STP"), ("Helgoländer Bucht", "HEL")])
def test_a_name_spelled_otherwise_is_the_same_place(word: str, code: str) -> None:
    assert names(load("england_turkey")).province(normalized(word)) == (code,)


def test_what_another_board_calls_otherwise_has_no_names_of_the_standard_maps() -> None:
    assert "wien" not in names(load("colonial")).foreign
    assert "golfe du lion" not in names(load("modern")).foreign, "Lyon is a town there"
    assert names(load("hundred")).power("Angleterre") == ("ENGLAND",)
