"""Special orders, judged by their own oracle, too: `python -m tests.rules.test_oracle_special 20000`."""

from __future__ import annotations

import sys
from random import Random

import pytest

from judge.rules.movement import adjudicate
from judge.variants.load import load
from tests.rules import oracle_special
from tests.rules.random_boards import battle_anywhere

BOARDS = (
    *("standard+portage", "standard+transform", "colonial+railway", "standard+portage+transform"),
    "colonial+canal",
)


def difference(board: str, number: int) -> str:
    """What the two say differently about a random phase; empty if they agree."""
    variant, chance = load(board), Random(number)
    powers = [facts.code for facts in variant.powers]
    fight = battle_anywhere(variant.board, powers, chance)
    position, orders = oracle_special.random_special(
        variant.board, powers, fight.position.units, fight.orders, chance
    )
    outcome = adjudicate.adjudicate(variant.board, position, orders)
    ruling = oracle_special.adjudicate(variant.board, position, orders)
    away = {d.unit.province: (d.by, frozenset(d.retreats)) for d in outcome.after.dislodged}
    pairs = (
        (frozenset(outcome.after.units), ruling.after),
        (away, dict(ruling.dislodged)),
        (outcome.after.contested, ruling.contested),
    )
    said = [f"{one} / oracle: {other}" for one, other in pairs if one != other]
    return f"{board} {number}: {orders}\n" + "\n".join(said) if said else ""


@pytest.mark.parametrize("board", BOARDS)
def test_adjudicator_and_oracle_agree_about_special_orders(board: str) -> None:
    assert [found for number in range(60) if (found := difference(board, number))] == []


if __name__ == "__main__":
    wrong = [found for n in range(int(sys.argv[1])) if (found := difference(BOARDS[n % len(BOARDS)], n))]
    sys.stdout.write("\n".join([*wrong[:3], f"{len(wrong)} different\n"]))
