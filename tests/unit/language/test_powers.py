from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.game.commands.master import Become, Eject
from judge.game.message import message
from judge.game.roles import MASTER
from judge.language.command_line import InvalidCommand
from judge.language.powers import addressees, means_master, power_meant, preference, seat_without_power
from judge.language.reading import read
from judge.language.statements import Context, Statement, Understood
from judge.variants.load import load
from tests.messages import worded
from tests.rows import each_row
from tests.unit.language.positions import NOW

STANDARD, CHAOS = load("standard"), load("chaos")
IN_CHAOS = Context(NOW, variant=CHAOS, power="V_PAR")
SIGNS = ("standard", "chaos", "divided_states", "rootz", "wwiv")
"""Boards whose powers have digits and signs of two letters for letters, and one with letters alone."""


@each_row("word", ["T", "t", "TURKEY", "Turkey", "turkish", "tu", "Turke"])
@each_row("strict", [True, False])
def test_a_power_is_known_by_letter_name_adjective_or_beginning(word: str, *, strict: bool) -> None:
    assert power_meant(STANDARD, word, strict=strict) == "TURKEY"


@pytest.mark.parametrize("word", ["turki", "tur-key", "türkey", "turkey."])
def test_in_front_of_a_games_name_a_word_counts_as_typed(word: str) -> None:
    assert power_meant(STANDARD, word) == "TURKEY"
    assert power_meant(STANDARD, word, strict=True) is None


@pytest.mark.parametrize("word", ["Rússia", "RÚSSIA", "russia", "Russie"])
@pytest.mark.parametrize("strict", [True, False])
def test_a_name_of_another_language_counts_with_its_accents(word: str, *, strict: bool) -> None:
    assert power_meant(STANDARD, word, strict=strict) == "RUSSIA"


@each_row("word", ["", "?", "x", "Spain", "M", "Turkeys"])
@each_row("strict", [True, False])
def test_other_words_mean_no_power(word: str, *, strict: bool) -> None:
    assert power_meant(STANDARD, word, strict=strict) is None


def test_seats_without_a_power_have_a_letter_and_a_word() -> None:
    assert seat_without_power("M") == seat_without_power("Master") == "MASTER"
    assert seat_without_power("o") == seat_without_power("OBSERVER") == "OBSERVERS"
    assert seat_without_power("GM") == "MASTER"
    assert not any(map(seat_without_power, ("", "observers", "A")))


def test_the_master_has_one_word_more_in_commands() -> None:
    assert all(map(means_master, ("M", "gm", "Master")))
    assert not means_master("O")


@pytest.mark.parametrize(
    ("words", "readers"),
    [
        ("34", ("3_STP", "4_SWE")),
        ("U4", ("U_NOR", "4_SWE")),
        ("4U", ("4_SWE", "U_NOR")),
        ("QU34", ("Q_MAR", "U_NOR", "3_STP", "4_SWE")),
        ("3 4 M", ("3_STP", "4_SWE", MASTER)),
        ("Norway, Brest", ("U_NOR", "D_BRE")),
        ("StP and Sweden", ("3_STP", "4_SWE")),
        ("St Petersburg & Sweden", ("3_STP", "4_SWE")),
        ("B R E", ("B_BEL", "R_MOS", "E_BUD")),
    ],
)
def test_a_letter_goes_to_digits_and_to_centres(words: str, readers: tuple[str, ...]) -> None:
    assert addressees(IN_CHAOS, words) == readers


@settings(deadline=None)
@given(st.sampled_from(SIGNS), st.data())
def test_no_words_behind_press_to_raise_but_what_is_refused(board: str, data: st.DataObject) -> None:
    variant = load(board)
    letters = "".join(p.letter for p in variant.powers)
    signs = st.text(letters + letters.lower() + " ,&mo-", max_size=12)
    words = data.draw(st.one_of(signs, st.text(max_size=12)))
    where = Context(NOW, variant=variant, power=data.draw(st.sampled_from(variant.powers)).code)
    assert read(Statement(1, f"PRESS TO {words}", ("hello",), block=True, closed=True), where)
    with contextlib.suppress(InvalidCommand):
        assert set(addressees(where, words)) <= {p.code for p in variant.powers} | {MASTER, "OBSERVERS"}
    with contextlib.suppress(InvalidCommand):
        preference(where, words)


@pytest.mark.parametrize("word", ["V", "V-Par", "par", "Paris", "PARIS"])
@pytest.mark.parametrize("strict", [True, False])
def test_in_chaos_a_power_is_called_by_its_centre(word: str, *, strict: bool) -> None:
    assert power_meant(CHAOS, word, strict=strict) == "V_PAR"


@pytest.mark.parametrize("word", ["Paris", "Par", "Vienna"])
def test_elsewhere_a_centre_is_no_power(word: str) -> None:
    assert power_meant(STANDARD, word) is None


@pytest.mark.parametrize(
    ("line", "command"), [("EJECT Paris", Eject("V_PAR")), ("BECOME Nwy", Become("U_NOR"))]
)
def test_a_master_names_a_power_of_chaos_by_its_centre(line: str, command: object) -> None:
    (answer,) = read(Statement(1, line), IN_CHAOS)
    assert isinstance(answer, Understood)
    assert answer.command == command


@pytest.mark.parametrize(
    ("board", "word", "power"),
    [
        ("zeus_dpjudge", "usa", "U_S_A"),
        ("zeus_dpjudge", "u_s_a", "U_S_A"),
        ("world10", "south_africa", "SOUTH_AFRICA"),
        ("europe1600", "ottoman_empire", "OTTOMANEMPIRE"),
    ],
)
def test_a_power_of_several_words_signs_on_by_them(board: str, word: str, power: str) -> None:
    assert power_meant(load(board), word, strict=True) == power


@each_row(
    ("board", "writer", "words", "readers"),
    [
        ("imperial", "MEXICO", "U S A", ("U_S_A",)),
        ("imperial", "MEXICO", "C.S.A. and England", ("C_S_A", "BRITAIN")),
        ("divided_states", "TEXAS", "West Virginia", ("WEST_VIRGINIA",)),
        ("divided_states", "TEXAS", "NY", ("NEW_YORK",)),
        ("divided_states", "TEXAS", "TX", ("TEXAS",)),
        ("divided_states", "TEXAS", "N Carolina, New York", ("NORTH_CAROLINA", "NEW_YORK")),
        ("divided_states", "TEXAS", "New York North Carolina", ("NEW_YORK", "NORTH_CAROLINA")),
        ("wwiv", "UNITED_STATES", "UK", ("UNITED_KINGDOM",)),
        ("wwiv", "UNITED_STATES", "United Kingdom", ("UNITED_KINGDOM",)),
        ("wwiv", "CANADA", "USA", ("UNITED_STATES",)),
        ("wwiv", "CANADA", "the United States & Britain", ("UNITED_STATES", "UNITED_KINGDOM")),
        ("wwiv", "CANADA", "South Africa", ("SOUTH_AFRICA",)),
        ("wwiv", "CANADA", "2 8", ("RUSSIA", "TURKEY")),
        ("world10", "BRAZIL", "S Africa", ("SOUTH_AFRICA",)),
        ("zeus_dpjudge", "GERMANY", "GB", ("BRITAIN",)),
        ("zeus_dpjudge", "GERMANY", "USSR", ("U_S_S_R",)),
        ("treaty_of_verdun", "EASTFRANCIA", "West Francia", ("WESTFRANCIA",)),
        ("mate_against_mate", "TASMANIA", "New South Wales", ("NEW_SOUTH_WALES",)),
        ("standard", "FRANCE", "EG", ("ENGLAND", "GERMANY")),
    ],
)
def test_a_letter_goes_to_whole_names_and_usual_short_forms_first(
    board: str, writer: str, words: str, readers: tuple[str, ...]
) -> None:
    variant = load(board)
    found = addressees(Context(NOW, variant=variant, power=writer), words)
    assert [_plain(one) for one in found] == [_plain(one) for one in readers]


def _plain(code: str) -> str:
    return code.replace("_", "")


@pytest.mark.parametrize(
    ("board", "words", "said"),
    [
        ("divided_states", "CA", '"CA" means Colorado here, but is also short for California.'),
        ("divided_states", "NC", '"NC" means New-Mexico here, but is also short for North-Carolina.'),
    ],
)
def test_letters_of_one_power_that_are_short_for_another_are_asked_about(
    board: str, words: str, said: str
) -> None:
    with pytest.raises(InvalidCommand) as refused:
        addressees(Context(NOW, variant=load(board)), words)
    assert worded(refused.value.message) == said


def test_shortened_words_that_are_one_name_or_two_are_asked_about() -> None:
    board = load("divided_states")
    with pytest.raises(InvalidCommand) as refused:
        addressees(Context(NOW, variant=board), "W Virginia")
    assert refused.value.message == message(
        "power-or-powers",
        word="w virginia",
        power=board.power("WEST_VIRGINIA"),
        powers=(board.power("NEW_JERSEY"), board.power("VIRGINIA")),
    )


@pytest.mark.parametrize(
    ("board", "word", "named", "listed"),
    [
        ("world10", "SA", "South Africa", ("Siberia", "Argentina")),
        ("zeus", "US", "United States", ("United Kingdom", "Soviet Union")),
        ("wwiv", "SAF", "South-Africa", ("Indonesia", "Amazon-Empire", "Germany")),
    ],
)
def test_letters_that_also_look_like_a_name_are_asked_about(
    board: str, word: str, named: str, listed: tuple[str, ...]
) -> None:
    variant = load(board)
    facts = {one.name: one for one in variant.powers}
    with pytest.raises(InvalidCommand) as refused:
        addressees(Context(NOW, variant=variant), word)
    assert refused.value.message == message(
        "power-or-letters", word=word, powers=(facts[named],), readers=tuple(facts[one] for one in listed)
    )


@pytest.mark.parametrize(
    "board", ["standard", "wwiv", "divided_states", "imperial", "world10", "zeus", "chaos"]
)
def test_every_printed_name_reaches_its_power_however_its_words_are_joined(board: str) -> None:
    variant = load(board)
    for facts in variant.powers:
        for joint in ("-", " ", "_"):
            written = facts.name.replace("-", joint).replace(" ", joint)
            if joint != "_" or "-" not in facts.name:
                assert addressees(Context(NOW, variant=variant), written) == (facts.code,), written


def test_a_master_is_asked_about_letters_that_are_short_for_another_power() -> None:
    (answer,) = read(Statement(1, "EJECT NC"), Context(NOW, variant=load("divided_states")))
    assert not isinstance(answer, Understood)
