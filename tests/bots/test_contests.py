"""What a position is worth by the centres that could be won and lost from it, on the standard board."""

from __future__ import annotations

import pytest

from judge.bots.contests import contested
from judge.rules import notation
from judge.rules.units import Position
from judge.variants.load import load

BOARD = load("standard").board
OWNED = dict.fromkeys(("PAR", "MAR", "BEL", "BRE"), "FRANCE") | dict.fromkeys(
    ("MUN", "BER", "KIE"), "GERMANY"
)


def worth(french: list[str], german: list[str]) -> float:
    texts = {"FRANCE": french, "GERMANY": german}
    found = [notation.read_unit(BOARD, power, text) for power, own in texts.items() for text in own]
    return contested(BOARD, Position(tuple(unit for unit in found if unit is not None)), OWNED, "FRANCE")


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ((["A GAS"], ["A BUR"]), (["A GAS"], ["A BOH"])),
        ((["A GAS"], ["A BUR"]), (["A GAS", "A PAR"], ["A BUR"])),
        ((["A PAR"], ["A BUR"]), (["A PAR", "A GAS", "A PIC"], ["A BUR"])),
        ((["A PAR"], ["F BAL"]), (["A BUR"], ["F BAL"])),
        ((["A BUR"], ["A MUN"]), (["A BUR", "A TYR"], ["A MUN"])),
        ((["A BUR"], ["A MUN"]), (["A BUR"], [])),
    ],
)
def test_a_position_is_worth_more(
    worse: tuple[list[str], list[str]], better: tuple[list[str], list[str]]
) -> None:
    """By more units than others around a centre, whoever owns it."""
    assert worth(*worse) < worth(*better)


def test_where_nobody_meets_nothing_is_contested() -> None:
    assert worth(["A PAR"], ["A BER"]) == 0.0
