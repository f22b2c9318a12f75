from __future__ import annotations

import pytest

from judge.rules import retreats
from judge.rules.orders import Retreat
from judge.rules.outcome import Outcome, Verdict
from judge.rules.units import Dislodged, Kind, Position, Unit
from tests.unit.rules.small_board import BOARD, NORTH, SOUTH, ends, orders, standing, units

FLEET = Dislodged(Unit(NORTH, Kind.FLEET, "CAY"), "FEN", ("EAS", "BOR/EC"))
ARMY = Dislodged(Unit(SOUTH, Kind.ARMY, "ELM"), "DUN", ("BOR", "FEN"))
POSITION = Position(units({NORTH: ["A ALM"]}), {"ALM": NORTH}, (FLEET, ARMY))


def test_units_go_where_they_may_and_keep_the_centres() -> None:
    outcome = retreats.adjudicate(BOARD, POSITION, orders({NORTH: ["F CAY R EAS"], SOUTH: ["A ELM R FEN"]}))
    assert standing(outcome) == {"N A ALM", "N F EAS", "S A FEN"}
    assert outcome.after.centres == {"ALM": NORTH}
    assert outcome.after.dislodged == ()


def test_units_that_meet_are_both_disbanded() -> None:
    outcome = retreats.adjudicate(BOARD, POSITION, orders({NORTH: ["F CAY R BOR"], SOUTH: ["A ELM R BOR"]}))
    assert standing(outcome) == {"N A ALM"}
    assert outcome.results[0].verdict is Verdict.BOUNCE
    assert outcome.results[0].by == "A ELM R BOR"


def test_without_an_order_the_unit_is_disbanded() -> None:
    outcome = retreats.adjudicate(BOARD, POSITION, orders({NORTH: ["F CAY R EAS"]}))
    assert ends(outcome) == {"F CAY R EAS": "ok", "A ELM D": "ok"}
    assert [result.given for result in outcome.results] == [True, False]


def test_the_coast_is_filled_in_where_only_one_is_open() -> None:
    outcome = retreats.adjudicate(BOARD, POSITION, orders({NORTH: ["F CAY R BOR"]}))
    assert "N F BOR/EC" in standing(outcome)


def test_a_closed_place_a_support_and_a_foreign_unit_do_not_count() -> None:
    texts = {NORTH: ["F CAY R GUL", "A ELM R FEN"], SOUTH: ["A ELM S A FEN", "A FEN R ELM"]}
    outcome = retreats.adjudicate(BOARD, POSITION, orders(texts))
    assert [str(result.verdict) for result in outcome.results[:4]] == [
        "illegal",
        "notowned",
        "illegal",
        "illegal",
    ]
    assert standing(outcome) == {"N A ALM"}


def test_the_last_order_for_a_unit_counts() -> None:
    outcome = retreats.adjudicate(BOARD, POSITION, orders({SOUTH: ["A ELM R FEN", "A ELM D"]}))
    assert ends(outcome)["A ELM R FEN"] == "void"
    assert standing(outcome) == {"N A ALM"}


def both_to_bordo(first: str, *, foreign: bool = False) -> Outcome:
    """Two units of one power retreat to one place, the one named first before the other."""
    owner = NORTH if foreign else SOUTH
    fleet, army = Unit(owner, Kind.FLEET, "CAY"), Unit(SOUTH, Kind.ARMY, "ELM")
    beaten = (Dislodged(fleet, None, ("BOR/EC", "EAS")), Dislodged(army, None, ("BOR", "FEN")))
    one = Retreat(Kind.FLEET, "CAY", "BOR/EC", first="F" in first)
    other = Retreat(Kind.ARMY, "ELM", "BOR", first="A" in first)
    given = {NORTH: [one], SOUTH: [other]} if foreign else {SOUTH: [one, other]}
    return retreats.adjudicate(BOARD, Position((), dislodged=beaten), given)


@pytest.mark.parametrize(
    ("first", "left"), [("", set()), ("F", {"S F BOR/EC"}), ("A", {"S A BOR"}), ("FA", set())]
)
def test_an_owner_may_put_one_of_his_units_before_the_others(first: str, left: set[str]) -> None:
    assert standing(both_to_bordo(first)) == left


def test_the_unit_that_yields_is_bounced_by_the_one_put_first() -> None:
    told = [(str(result.verdict), result.by) for result in both_to_bordo("A").results]
    assert told == [("bounce", "A ELM R BOR"), ("ok", None)]


def test_nobody_is_put_before_a_foreign_unit() -> None:
    assert standing(both_to_bordo("FA", foreign=True)) == set()
    assert standing(both_to_bordo("A", foreign=True)) == set()
