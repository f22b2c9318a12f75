from __future__ import annotations

import pytest

from judge.game.phases.turn import FollowingPhase, following_phase
from judge.rules.phases import Phase
from judge.rules.units import Dislodged, Position
from tests.unit.game.seven_players import STANDARD, unit

HOMES = {
    "PAR": "FRANCE",
    "BRE": "FRANCE",
    "MAR": "FRANCE",
    "BER": "GERMANY",
    "KIE": "GERMANY",
    "MUN": "GERMANY",
}
LOST = unit("GERMANY", "A MUN")


def after(code: str, position: Position) -> FollowingPhase:
    return following_phase(STANDARD, Phase.parse(code), position)


def position(french: str, dislodged: tuple[Dislodged, ...] = ()) -> Position:
    units = [unit("FRANCE", text.strip()) for text in french.split(",")]
    units += [unit("GERMANY", "A BER"), unit("GERMANY", "F KIE")]
    if not dislodged:
        units.append(LOST)
    return Position(tuple(units), HOMES, dislodged, frozenset({"RUH"}))


@pytest.mark.parametrize(
    ("judged", "following"),
    [
        ("S1901M", "F1901M"),
        ("S1901R", "F1901M"),
        ("F1901M", "S1902M"),
        ("F1901R", "S1902M"),
        ("F1901A", "S1902M"),
    ],
)
def test_phases_nobody_needs_are_skipped(judged: str, following: str) -> None:
    assert after(judged, position("A PAR, A BUR, F BRE")).phase == Phase.parse(following)


@pytest.mark.parametrize(("judged", "following"), [("S1901M", "S1901R"), ("F1901M", "F1901R")])
def test_a_unit_that_can_retreat_needs_a_phase(judged: str, following: str) -> None:
    got = after(judged, position("A MUN, A PAR, F BRE", (Dislodged(LOST, "BUR", ("BOH",)),)))
    assert got.phase == Phase.parse(following)
    assert got.position.contested == {"RUH"}
    assert not got.counted


def test_a_unit_that_cannot_retreat_is_gone() -> None:
    got = after("S1901M", position("A MUN, A PAR, F BRE", (Dislodged(LOST, "BUR", ()),)))
    assert got.phase == Phase.parse("F1901M")
    assert got.position.dislodged == ()
    assert LOST not in got.position.units


def test_only_units_that_can_retreat_are_asked_to() -> None:
    stuck = Dislodged(unit("GERMANY", "A RUH"), "BUR", ())
    lucky = Dislodged(LOST, "BUR", ("BOH",))
    assert after("S1901M", position("A MUN", (stuck, lucky))).position.dislodged == (lucky,)


def test_stand_offs_are_forgotten_after_the_retreats() -> None:
    assert after("S1901R", position("A PAR, A BUR, F BRE")).position.contested == frozenset()


def test_centres_change_hands_only_after_the_fall() -> None:
    french_in_munich = position("A MUN, A PAR, F BRE", (Dislodged(LOST, "BUR", ()),))
    assert after("S1901M", french_in_munich).position.centres["MUN"] == "GERMANY"
    autumn = after("F1901M", french_in_munich)
    assert autumn.position.centres["MUN"] == "FRANCE"
    assert autumn.counted


def test_builds_and_removals_need_a_phase() -> None:
    taken = after("F1901M", position("A MUN, A PAR, F BRE", (Dislodged(LOST, "BUR", ()),)))
    assert taken.phase == Phase.parse("F1901A")


def test_builds_without_a_free_home_do_not() -> None:
    everywhere = Position(
        tuple(unit("FRANCE", text) for text in ("A PAR", "F BRE", "A MAR")),
        {"PAR": "FRANCE", "BRE": "FRANCE", "MAR": "FRANCE", "SPA": "FRANCE"},
    )
    got = after("F1901M", everywhere)
    assert got.phase == Phase.parse("S1902M")
    assert got.counted
