from __future__ import annotations

from dataclasses import replace

from judge.rules.adjustments import adjudicate, due, owners, sites
from judge.rules.notation import write
from judge.rules.rulebook import DATC3, Removal
from tests.unit.rules.small_board import BOARD, NORTH, SOUTH, ends, orders, position, standing

RICH = position({NORTH: ["A DUN"]}, {"ALM": NORTH, "BOR": NORTH, "GUL": NORTH})
POOR = position({SOUTH: ["A GUL", "A CAY", "F EAS"]}, {"CAY": SOUTH})


def test_due_is_centres_less_units() -> None:
    assert (due(BOARD, RICH, NORTH), due(BOARD, POOR, SOUTH), due(BOARD, POOR, NORTH)) == (2, -2, 0)


def test_sites_are_owned_empty_home_centres() -> None:
    assert sites(BOARD, RICH, NORTH) == ("ALM", "BOR")
    assert sites(BOARD, position({NORTH: ["A ALM"]}, {"ALM": NORTH, "BOR": SOUTH}), NORTH) == ()


def test_builds_count_up_to_what_is_due() -> None:
    outcome = adjudicate(
        BOARD, RICH, orders({NORTH: ["F BOR/WC B", "A BOR B", "A GUL B", "A ALM B", "WAIVE"]})
    )
    assert ends(outcome) == {
        "F BOR/WC B": "ok",
        "A BOR B": "illegal",
        "A GUL B": "illegal",
        "A ALM B": "ok",
        "WAIVE": "illegal",
    }
    assert standing(outcome) == {"N A DUN", "N F BOR/WC", "N A ALM"}


def test_a_waived_build_is_used_up() -> None:
    outcome = adjudicate(BOARD, RICH, orders({NORTH: ["WAIVE", "A ALM B", "F BOR/EC B"]}))
    assert list(ends(outcome).values()) == ["ok", "ok", "illegal"]


def test_removals_are_completed_by_the_rulebook() -> None:
    outcome = adjudicate(BOARD, POOR, orders({SOUTH: ["A CAY D"]}))
    assert standing(outcome) == {"S F EAS"}
    assert [(write(result.order), result.given) for result in outcome.results] == [
        ("A CAY D", True),
        ("A GUL D", False),
    ]


def test_who_goes_first_is_the_rulebooks_choice() -> None:
    start = position({SOUTH: ["A DUN", "A GUL", "F EAS"]}, {"GUL": SOUTH, "FEN": SOUTH})
    gone = {}
    for rule in Removal:
        after = adjudicate(BOARD, start, {}, replace(DATC3, removal=rule)).after
        (gone[rule],) = {unit.at for unit in start.units} - {unit.at for unit in after.units}
    assert gone == {
        Removal.OWNED_2023: "DUN",
        Removal.HOME_1971: "GUL",
        Removal.COUNTRY_2000: "GUL",
        Removal.JUDGE_LIST: "DUN",
        Removal.GSTZ: "EAS",
    }


def test_the_owner_is_who_stands_there_last() -> None:
    after = position({NORTH: ["A FEN", "A DUN"], SOUTH: ["A ALM"]}, {"ALM": NORTH, "CAY": SOUTH})
    assert owners(BOARD, after) == {"ALM": SOUTH, "CAY": SOUTH, "FEN": NORTH}
