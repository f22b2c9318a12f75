"""Judges random phases by adjudicator and oracle: `python -m tests.rules.agree --phases 100000`.

With `--variants 20` the phases are on that many boards, those with rules of their own first, in spring and
fall, with and without what a switch adds.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from random import Random

from judge.rules.board import Board
from judge.rules.movement import adjudicate
from judge.rules.orders import Hold, Move, Order, Support
from judge.rules.outcome import Outcome, Verdict
from judge.rules.phases import Season
from judge.rules.rulebook import DATC3, PRESETS, Rulebook, rulebook_from
from judge.rules.units import Kind, Position, province_of
from judge.rules.variant import Variant
from judge.variants.load import load
from tests.rules import oracle
from tests.rules.cases import board
from tests.rules.random_boards import Battle, battle, battle_anywhere


def differences(on: Board, fight: Battle, rulebook: Rulebook = DATC3) -> list[str]:
    """What the two resolutions say differently, one line each; nothing if they agree."""
    outcome = adjudicate.adjudicate(on, fight.position, fight.orders, rulebook)
    ruling = oracle.adjudicate(on, fight.position, fight.orders, rulebook)
    if on.variant_rules.gates:
        ruling = _with_shut_gates(on, fight, rulebook)
    seen: dict[str, tuple[object, object]] = {
        "after": (frozenset(outcome.after.units), ruling.after),
        "dislodged": (_dislodged(outcome), dict(ruling.dislodged)),
        "contested": (outcome.after.contested, ruling.contested),
        "verdicts": (_verdicts(outcome), dict(ruling.verdicts)),
    }
    return [f"{what}: {one} / oracle: {other}" for what, (one, other) in seen.items() if one != other]


def _with_shut_gates(on: Board, fight: Battle, rulebook: Rulebook) -> oracle.Ruling:
    """The oracle knows no gates, and in random phases nobody owns a centre: who would pass one holds."""
    gates = [set(gate) for gate in on.variant_rules.gates.values()]
    shut: set[str] = set()

    def held(order: Order) -> Order:
        if not isinstance(order, Move | Support) or order.kind is not Kind.FLEET:
            return order
        goal = order.to or (order.of if isinstance(order, Support) else "")
        if {province_of(order.at), province_of(goal)} not in gates:
            return order
        shut.add(province_of(order.at))
        return Hold(order.kind, order.at)

    orders = {power: [held(order) for order in own] for power, own in fight.orders.items()}
    ruling = oracle.adjudicate(on, fight.position, orders, rulebook)
    fleets = {unit.province for unit in fight.position.units if unit.kind is Kind.FLEET}
    lost = {
        here: (by, frozenset(to for to in away if here not in fleets or {here, province_of(to)} not in gates))
        for here, (by, away) in ruling.dislodged.items()
    }
    verdicts = {here: Verdict.ILLEGAL if here in shut else one for here, one in ruling.verdicts.items()}
    return replace(ruling, dislodged=lost, verdicts=verdicts)


def _dislodged(outcome: Outcome) -> dict[str, tuple[str | None, frozenset[str]]]:
    return {d.unit.province: (d.by, frozenset(d.retreats)) for d in outcome.after.dislodged}


def _verdicts(outcome: Outcome) -> dict[str, str]:
    orders = ((result.order, result.verdict) for result in outcome.results)
    return {province_of(order.at): verdict for order, verdict in orders if hasattr(order, "at")}


SPECIAL = (
    "1900",
    "ancient_med",
    "colonial",
    "colonial+coastal_convoys",
    "empires_coalitions",
    "europe1939",
    "imperial",
    "imperium",
    "loeb9",
    "north_sea_wars",
    "standard+coastal_convoys",
    "standard+duality",
    "unconstitutional",
    "western_world_901",
    "youngstown",
    "youngstown_redux",
    "chaos",
    "hundred",
    "modern",
    "sailho",
)
"""The boards whose rules or borders differ most from the standard board's, and some plain ones."""


def random_phase(variant: Variant, number: int) -> tuple[Board, Battle]:
    """A board as it is in a season, and a phase on it; the number decides."""
    chance = Random(number)
    season = chance.choice((Season.SPRING, Season.FALL))
    board = variant.board.in_season(season)
    return board, battle_anywhere(board, [facts.code for facts in variant.powers], chance)


def main(arguments: list[str] | None = None) -> int:
    """Print one JSON object; exit 1 if any board is judged differently."""
    parser = argparse.ArgumentParser(prog="python -m tests.rules.agree", description=__doc__)
    parser.add_argument("--phases", "--boards", type=int, default=100_000)
    parser.add_argument("--variants", type=int, default=0, help="on how many boards; 0: the standard one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rulebook", default="datc3", choices=sorted(PRESETS), help="a preset")
    parser.add_argument(
        "--set", action="append", default=[], metavar="FIELD=CHOICE", help="a field of the rulebook"
    )
    parser.add_argument("--show", type=int, default=3, help="how many disagreements to print")
    asked = parser.parse_args(arguments)
    rulebook = rulebook_from({"preset": asked.rulebook} | dict(pair.split("=") for pair in asked.set))
    different = 0
    boards = [load(name) for name in SPECIAL[: asked.variants]]
    for number in range(asked.seed, asked.seed + asked.phases):
        on, fight = board(), Battle(Position(()), {})
        if boards:
            on, fight = random_phase(boards[number % len(boards)], number)
        else:
            fight = battle(on, Random(number))
        found = differences(on, fight, rulebook)
        different += bool(found)
        if found and different <= asked.show:
            sys.stderr.write(f"seed {number} on {on}: {fight}\n  " + "\n  ".join(found) + "\n")
    sys.stdout.write(json.dumps({**vars(asked), "different": different}) + "\n")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
