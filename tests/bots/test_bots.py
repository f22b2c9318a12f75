"""The judge's bots: they win, they are the same again, and they order nothing impossible on any board."""

from __future__ import annotations

import subprocess
import sys
from itertools import accumulate, islice
from random import Random

import pytest

from judge.bots.bot import Bots
from judge.bots.look_ahead import EASY, HARD, NORMAL, Effort
from judge.bots.plans import Planner
from judge.bots.province_values import Situation
from judge.rules import notation
from judge.rules.outcome import Verdict
from judge.rules.phases import PhaseKind
from judge.rules.units import Dislodged, Position, Unit
from judge.variants.load import load
from tests.architecture.sources import ROOT
from tests.bots.games import Player, bot, by_chance, holding, one_bot, play, turns
from tests.bots.levels import centres_held, compared, opening

STANDARD = load("standard")
POWERS = tuple(facts.code for facts in STANDARD.powers)


def unit(power: str, text: str) -> Unit:
    found = notation.read_unit(STANDARD.board, power, text)
    assert found is not None
    return found


def ordered(position: Position, kind: PhaseKind, power: str, *, counts: bool = False) -> list[str]:
    situation = Situation(STANDARD.board, position, kind, POWERS, counts)
    return sorted(map(notation.write, Bots(situation).orders(power, Random(1))))


@pytest.mark.parametrize(("name", "others"), [("standard", holding), ("germany_italy", by_chance)])
def test_a_bot_wins(name: str, others: Player) -> None:
    """A sample of the hundred games against each that `python -m tests.bots` plays."""
    variant = load(name)
    mine, players = one_bot(variant, others, 0)
    assert play(variant, players, 0).winner == mine


def test_a_power_that_only_holds_loses_its_centres() -> None:
    """All but one by the fall of 1904, in four games together."""
    held = [centres_held(STANDARD, "FRANCE", seed) for seed in range(4)]
    assert sum(held) <= 1, held


def test_an_army_two_steps_from_a_power_that_never_moved_goes_there_before_a_neutral_centre() -> None:
    position = Position(
        (unit("GERMANY", "A RUH"), unit("FRANCE", "A PAR")), {"MUN": "GERMANY", "PAR": "FRANCE"}
    )
    for unmoved, goals in ((frozenset({"FRANCE"}), {"BUR"}), (frozenset[str](), {"BEL", "HOL", "KIE"})):
        situation = Situation(
            STANDARD.board, position, PhaseKind.MOVEMENT, POWERS, still=frozenset({"FRANCE"}), unmoved=unmoved
        )
        (order,) = Bots(situation, NORMAL).orders("GERMANY", Random(1))
        assert notation.write(order)[-3:] in goals


@pytest.mark.parametrize(("better", "other"), [(HARD, NORMAL), (NORMAL, EASY)])
def test_a_higher_level_has_more_centres(better: Effort, other: Effort) -> None:
    """A sample of the games that `python -m tests.bots --levels` plays: most of three."""
    played = (int(compared(STANDARD, better, other, seed).better) for seed in range(3))
    assert any(better_games == 2 for better_games in accumulate(played)), (
        "the third is not played where the first two have told"
    )


def test_bots_open_differently_in_different_games() -> None:
    assert len({opening(STANDARD, seed) for seed in range(6)}) == 6


def test_a_power_goes_where_it_wants_a_centre_most() -> None:
    """Brest's fleet takes whichever of two neutral centres is wanted."""
    position = Position((unit("FRANCE", "F MAO"),), {"BRE": "FRANCE"})
    situation = Situation(STANDARD.board, position, PhaseKind.MOVEMENT, POWERS, counts=True)
    for wanted, other in (("POR", "SPA"), ("SPA", "POR")):
        wants = {wanted: 2.0, other: 0.0}
        (order,) = Bots(situation, NORMAL).orders("FRANCE", Random(1), wants)
        assert notation.write(order).startswith(f"F MAO - {wanted}")


@pytest.mark.parametrize("name", ["1900", "hundred", "north_sea_wars", "standard+blank_board+build_anywhere"])
def test_bots_order_what_is_possible_on_boards_with_rules_of_their_own(name: str) -> None:
    variant = load(name)
    for turn in islice(turns(variant, {facts.code: bot for facts in variant.powers}, 1), 2):
        wrong = [one for one in turn.outcome.results if one.verdict is Verdict.ILLEGAL]
        assert (turn.phase, wrong) == (turn.phase, [])


def test_a_bot_knows_the_gate_that_is_shut_to_it() -> None:
    variant = load("imperial")
    fleet = notation.read_unit(variant.board, "TURKEY", "F AEG")
    assert fleet is not None
    powers = tuple(facts.code for facts in variant.powers)
    for owner, passes in (("RUSSIA", False), ("TURKEY", True)):
        situation = Situation(variant.board, Position((fleet,), {"CON": owner}), PhaseKind.MOVEMENT, powers)
        moves = Planner(situation, "TURKEY").moves[fleet]
        assert ("BLA" in {move.to for move in moves}) is passes


_ORDERS = """
from tests.bots.test_bots import first_orders
print(first_orders())
"""


def first_orders() -> str:
    variant = load("hundred")
    played = turns(variant, {facts.code: bot for facts in variant.powers}, 1)
    return repr([turn.orders for turn in islice(played, 2)])


def test_the_same_chance_gives_the_same_orders_in_another_process() -> None:
    """Where texts have other hashes, so that sets of them come in another order."""
    run = subprocess.run(
        [sys.executable, "-c", _ORDERS],
        env={"PYTHONHASHSEED": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Move(" in run.stdout
    assert run.stdout == first_orders() + "\n"


def test_it_takes_a_centre_that_is_to_be_had() -> None:
    position = Position((unit("ITALY", "F ION"),), {"ROM": "ITALY"})
    assert ordered(position, PhaseKind.MOVEMENT, "ITALY", counts=True) in (
        ["F ION - TUN"],
        ["F ION - GRE"],
        ["F ION - NAP"],
    )


def test_it_supports_an_attack_that_would_fail_alone() -> None:
    position = Position(
        (unit("FRANCE", "A GAS"), unit("FRANCE", "F MAO"), unit("SPAIN", "A SPA")),
        {"SPA": "SPAIN", **dict.fromkeys(["BRE", "MAR", "PAR", "POR"], "FRANCE")},
    )
    assert ordered(position, PhaseKind.MOVEMENT, "FRANCE", counts=True) in (
        ["A GAS - SPA", "F MAO S A GAS - SPA"],
        ["A GAS S F MAO - SPA/NC", "F MAO - SPA/NC"],
        ["A GAS S F MAO - SPA/SC", "F MAO - SPA/SC"],
    )


def test_it_carries_an_army_to_where_it_is_of_use() -> None:
    position = Position(
        (unit("ENGLAND", "A YOR"), unit("ENGLAND", "F NTH")),
        {"LON": "ENGLAND", "EDI": "ENGLAND", "LVP": "ENGLAND"},
    )
    army, fleet = ordered(position, PhaseKind.MOVEMENT, "ENGLAND", counts=False)
    assert army.startswith("A YOR - ")
    assert fleet == f"F NTH C {army}" or fleet.startswith("F NTH - ")


def test_two_dislodged_units_do_not_meet() -> None:
    lost = (
        Dislodged(unit("FRANCE", "A PAR"), "BUR", ("GAS", "PIC")),
        Dislodged(unit("FRANCE", "A BRE"), "MAO", ("GAS", "PIC")),
        Dislodged(unit("FRANCE", "A MAR"), "PIE", ()),
    )
    position = Position((), {"PAR": "FRANCE"}, lost)
    found = ordered(position, PhaseKind.RETREAT, "FRANCE")
    assert found[1] == "A MAR D"
    assert {found[0][-3:], found[2][-3:]} == {"GAS", "PIC"}


def test_it_builds_where_it_may_and_no_more_than_is_due() -> None:
    position = Position((unit("ENGLAND", "F LON"),), dict.fromkeys(["LON", "EDI", "NWY"], "ENGLAND"))
    (built,) = ordered(position, PhaseKind.ADJUSTMENT, "ENGLAND")
    assert built in ("A EDI B", "F EDI B")


def test_it_removes_the_unit_that_is_of_least_use() -> None:
    position = Position(
        (unit("RUSSIA", "F BAR"), unit("RUSSIA", "A UKR"), unit("TURKEY", "F BLA")), {"SEV": "RUSSIA"}
    )
    assert ordered(position, PhaseKind.ADJUSTMENT, "RUSSIA") == ["F BAR D"]
