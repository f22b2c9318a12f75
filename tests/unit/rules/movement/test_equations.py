"""The short cuts must say what the equations say: every case of the data is fought with and without them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from judge.rules.movement.equations import Equations, apply_shortcuts
from judge.rules.movement.matching import match_orders
from judge.rules.movement.resolution import NO, OPEN, YES
from judge.rules.rulebook import PRESETS, Rulebook
from judge.rules.units import Position
from tests.rows import each_row
from tests.unit.rules.small_board import BOARD, NORTH, SOUTH, orders, units

SOME = (
    "A ALM - BOR|A ALM - DUN|A ALM - GUL|A ALM S A ELM - BOR|A ALM H",
    "A ELM - BOR|A ELM - DUN|A ELM - FEN|A ELM S A FEN|A ELM S A ALM - BOR",
    "A FEN - ELM|A FEN - CAY|A FEN S A ELM|A FEN S A CAY|A FEN H",
    "A CAY - BOR|A CAY - FEN|A CAY - ALM|A CAY S A FEN - ELM|A CAY H",
    "F WES C A ALM - GUL|F WES - BOR/WC|F WES S F EAS|F WES C A CAY - ALM|F WES - EAS",
    "F EAS C A CAY - ALM|F EAS - WES|F EAS S F WES|F EAS S A CAY - BOR|F EAS - BOR/EC",
    "F GUL S F EAS - WES|F GUL - WES|F GUL S F WES|F GUL - EAS|F GUL H",
    "A BOR - ELM|A BOR - ALM|A BOR - CAY|A BOR S A ELM|A BOR H",
)


def _phase(seed: int) -> Mapping[str, Sequence[str]]:
    chance = Random(seed)
    lines = [chance.choice(choices.split("|")) for choices in SOME if chance.random() < 0.9]
    texts: dict[str, list[str]] = {NORTH: [], SOUTH: []}
    for line in lines:
        texts[chance.choice((NORTH, SOUTH))].append(line)
    return texts


def _battle(texts: Mapping[str, Sequence[str]], rulebook: Rulebook) -> Equations:
    placed = {power: [" ".join(line.split()[:2]) for line in lines] for power, lines in texts.items()}
    battle = Equations(BOARD, Position(units(placed)), rulebook)
    match_orders(battle, orders(texts))
    return battle


@each_row("name", sorted(PRESETS))
def test_short_cuts_change_no_answer(name: str) -> None:
    for seed in range(300):
        texts = _phase(seed)
        quick, thorough = _battle(texts, PRESETS[name]), _battle(texts, PRESETS[name])
        quick.solve()
        size = thorough.size
        every = [
            *thorough.movers,
            *(size + u for u in thorough.supporters),
            *(2 * size + a for a in thorough.carriers),
        ]
        for question in every:
            thorough.answers[question] = OPEN
        thorough.resolve(every)
        assert quick.answers == thorough.answers, texts


def test_most_of_a_phase_is_plain() -> None:
    battle = _battle(
        {NORTH: ["A ALM - DUN", "A BOR S A CAY - FEN"], SOUTH: ["A CAY - FEN"]}, PRESETS["datc3"]
    )
    assert apply_shortcuts(battle) == ([], [])


def test_followers_share_the_fate_of_the_unit_ahead() -> None:
    battle = _battle({NORTH: ["A ALM - BOR", "A DUN - ALM"], SOUTH: ["A BOR H"]}, PRESETS["datc3"])
    questions, followers = apply_shortcuts(battle)
    assert (questions, [BOARD.places[unit] for unit in followers]) == ([], ["DUN"])
    battle.solve()
    assert battle.answers[BOARD.index["DUN"]] == NO


def test_a_ring_of_followers_goes_round() -> None:
    battle = _battle({NORTH: ["A ALM - BOR", "A BOR - ELM", "A ELM - DUN", "A DUN - ALM"]}, PRESETS["datc3"])
    questions, followers = apply_shortcuts(battle)
    assert (questions, len(followers)) == ([], 4)
    battle.solve()
    assert [battle.answers[BOARD.index[code]] for code in ("ALM", "BOR", "ELM", "DUN")] == [YES] * 4
