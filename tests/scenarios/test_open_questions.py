"""Questions about an order: the answer that says only what was asked completes it, in any words."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.scenarios.alpha import orders_in_force
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge


def _asked(moment: str, letter: str, line: str) -> StoryJudge:
    judge = in_memory(moment)
    address, password = judge.leaders[letter]
    judge.deliver(address, "orders", f"SIGN ON {letter} alpha {password}\n{line}\n")
    return judge


def _answer(judge: StoryJudge, letter: str, text: str) -> StoryJudge:
    judge = twin(judge)
    address, _ = judge.leaders[letter]
    judge.reply(address, judge.last(address), text)
    return judge


@pytest.fixture(scope="module")
def coast() -> StoryJudge:
    return _asked("moments/fall", "F", "F MAO - Spa")


@pytest.mark.parametrize(
    ("text", "coast_meant"),
    [
        ("north", "nc"),
        ("nc", "nc"),
        ("(nc)", "nc"),
        ("NC!", "nc"),
        ("the north coast", "nc"),
        ("North coast, please.", "nc"),
        ("the northern one", "nc"),
        ("south please", "sc"),
        ("south coast, thanks", "sc"),
        ("spa/sc", "sc"),
        ("F MAO - Spa sc", "sc"),
        ("Nordküste", "nc"),
        ("die südliche", "sc"),
        ("côte nord", "nc"),
        ("la côte sud", "sc"),
        ("costa sur", "sc"),
        ("la costa nord", "nc"),
        ("zuidkust", "sc"),
        ("noord", "nc"),
        ("północne wybrzeże", "nc"),
        ("a costa sul", "sc"),
        ("norra kusten", "nc"),
        ("sydkusten tack", "sc"),
    ],
)
def test_a_coast_is_answered_in_any_words(coast: StoryJudge, text: str, coast_meant: str) -> None:
    judge = _answer(coast, "F", text)
    assert orders_in_force(judge, "FRANCE") == [f"F MAO - SPA/{coast_meant.upper()}"]


@pytest.mark.parametrize("text", ["not north", "north or south?", "north wind", "no", "whatever", "yes", "?"])
def test_what_is_no_coast_orders_nothing(coast: StoryJudge, text: str) -> None:
    assert orders_in_force(_answer(coast, "F", text), "FRANCE") == []


@pytest.mark.parametrize(
    ("moment", "letter", "line", "text", "order"),
    [
        ("moments/builds", "R", "build fleet in St Petersburg", "sc", "F STP/SC B"),
        ("moments/builds", "G", "build in Kiel", "a fleet please", "F KIE B"),
        ("moments/builds", "G", "build in Kiel", "Armee", "A KIE B"),
        ("moments/builds", "G", "build in Kiel", "F", "F KIE B"),
        ("opening", "E", "F Lon - N", "North Sea", "F LON - NTH"),
        ("opening", "E", "F Lon - N", "the north sea please", "F LON - NTH"),
        ("opening", "R", "F Sev - Bl", "Yes", "F SEV - BLA"),
        ("opening", "G", "A Mun - B", "Burgundy", "A MUN - BUR"),
        ("opening", "G", "A Mun - Bulgundy", "yes please", "A MUN - BUR"),
        ("opening", "G", "A Mon - Bur", "Munich", "A MUN - BUR"),
    ],
)
def test_a_place_and_a_kind_of_unit_are_answered(
    moment: str, letter: str, line: str, text: str, order: str
) -> None:
    judge = _answer(_asked(moment, letter, line), letter, text)
    power = {"R": "RUSSIA", "G": "GERMANY", "E": "ENGLAND"}[letter]
    assert orders_in_force(judge, power) == [order]


def test_a_yes_to_several_suggestions_orders_nothing() -> None:
    assert orders_in_force(_answer(_asked("opening", "G", "A Mun - B"), "G", "yes"), "GERMANY") == []


def test_of_two_questions_an_answer_that_fits_both_completes_none() -> None:
    judge = _asked("opening", "G", "A Mun - Bx\nA Ber - Bx")
    assert orders_in_force(_answer(judge, "G", "Silesia"), "GERMANY") == []


def test_only_the_part_that_was_asked_about_is_completed() -> None:
    judge = _answer(_asked("opening", "A", "Vie - Gal, Bud - S"), "A", "Serbia")
    assert orders_in_force(judge, "AUSTRIA") == ["A BUD - SER", "A VIE - GAL"]


def test_a_question_lapses_with_its_phase(coast: StoryJudge) -> None:
    judge = twin(coast)
    address, _ = judge.leaders["F"]
    question = judge.last(address)
    for letter, (sender, password) in judge.leaders.items():
        judge.deliver(sender, "orders", f"SIGN ON {letter} alpha {password}\nall hold\n")
    judge.now += timedelta(hours=1)
    judge.tick(None)
    judge.reply(address, question, "north")
    assert orders_in_force(judge, "FRANCE") == []


def test_an_answer_from_another_address_completes_nothing(coast: StoryJudge) -> None:
    judge = twin(coast)
    address, _ = judge.leaders["F"]
    judge.reply("eve@evil.example", judge.last(address), "north")
    assert orders_in_force(judge, "FRANCE") == []
