"""What must hold of every movement phase, on random boards full of convoys."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace
from enum import StrEnum
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.rules import notation
from judge.rules.movement import adjudicate
from judge.rules.orders import Move, Order
from judge.rules.outcome import Outcome
from judge.rules.rulebook import DATC3, PRESETS, Rulebook
from judge.rules.units import Place, Power, Unit, province_of
from judge.variants.load import load
from tests.rows import each_row
from tests.rules.agree import SPECIAL, differences, random_phase
from tests.rules.cases import board
from tests.rules.random_boards import Battle, battles
from tests.rules.rulebook_scope import ABOUT, judged_phase
from tests.sampling import examples as examples_of

BATTLES = battles(board())
RULEBOOKS = st.sampled_from(sorted(PRESETS)).map(lambda name: PRESETS[name])


def examples(number: int) -> settings:
    return settings(
        max_examples=examples_of(number), deadline=None, suppress_health_check=[HealthCheck.too_slow]
    )


def judge(fight: Battle, rulebook: Rulebook) -> Outcome:
    return adjudicate.adjudicate(board(), fight.position, fight.orders, rulebook)


Seen = tuple[
    frozenset[Unit],
    frozenset[tuple[Unit, str | None, frozenset[Place]]],
    frozenset[str],
    Counter[tuple[str, str]],
]


def seen(outcome: Outcome) -> Seen:
    """An outcome without the order in which it tells things."""
    after = outcome.after
    words = Counter((notation.write(result.order), str(result.verdict)) for result in outcome.results)
    lost = frozenset((d.unit, d.by, frozenset(d.retreats)) for d in after.dislodged)
    return frozenset(after.units), lost, after.contested, words


def choices(name: str) -> list[str | bool]:
    """The answers of a field that are not the default's."""
    default = getattr(DATC3, name)
    every: list[str | bool] = list(type(default)) if isinstance(default, StrEnum) else [True, False]
    return [choice for choice in every if choice != default]


@examples(1000)
@given(BATTLES)
def test_two_independent_resolutions_agree(fight: Battle) -> None:
    assert differences(board(), fight) == []


@each_row("name", SPECIAL)
def test_two_resolutions_agree_on_boards_with_rules_of_their_own(name: str) -> None:
    """A sample; `python -m tests.rules.agree --variants 20 --phases 10000` judges the rest."""
    variant = load(name)
    for number in range(15):
        on, fight = random_phase(variant, number)
        assert differences(on, fight) == [], number


@pytest.mark.parametrize("name", sorted(ABOUT))
@examples(100)
@given(BATTLES)
def test_two_resolutions_agree_on_other_choices(name: str, fight: Battle) -> None:
    for choice in choices(name):
        rulebook = replace(DATC3, **{name: choice})  # type: ignore[arg-type]  # a field by its name
        assert differences(board(), fight, rulebook) == [], choice


@pytest.mark.parametrize("name", sorted(set(PRESETS) - {"datc3"}))
@examples(150)
@given(BATTLES)
def test_two_resolutions_agree_on_every_preset(name: str, fight: Battle) -> None:
    assert differences(board(), fight, PRESETS[name]) == []


@examples(200)
@given(BATTLES, RULEBOOKS, st.integers(0, 2**64 - 1).map(Random))
def test_the_order_of_submission_never_matters(fight: Battle, rulebook: Rulebook, chance: Random) -> None:
    powers = list(fight.orders)
    units = list(fight.position.units)
    chance.shuffle(powers)
    chance.shuffle(units)
    orders: dict[Power, list[Order]] = {power: list(fight.orders[power]) for power in powers}
    for own in orders.values():
        chance.shuffle(own)

    mixed = Battle(replace(fight.position, units=tuple(units)), orders)

    assert seen(judge(mixed, rulebook)) == seen(judge(fight, rulebook))


@examples(200)
@given(BATTLES, RULEBOOKS)
def test_no_province_holds_two_units(fight: Battle, rulebook: Rulebook) -> None:
    after = judge(fight, rulebook).after.units

    assert len({unit.province for unit in after}) == len(after)


@examples(200)
@given(BATTLES, RULEBOOKS)
def test_every_unit_is_somewhere_or_dislodged(fight: Battle, rulebook: Rulebook) -> None:
    outcome = judge(fight, rulebook)
    aims = {province_of(o.at): o.to for own in fight.orders.values() for o in own if isinstance(o, Move)}
    arrived = {(unit.power, unit.kind, unit.province) for unit in outcome.after.units}

    for unit in fight.position.units:
        lost = any(d.unit == unit for d in outcome.after.dislodged)
        stayed = unit in outcome.after.units
        aim = aims.get(unit.province)
        left = aim is not None and (unit.power, unit.kind, province_of(aim)) in arrived
        assert lost or stayed or left
    assert len(outcome.after.units) + len(outcome.after.dislodged) == len(fight.position.units)


@examples(200)
@given(BATTLES, RULEBOOKS)
def test_nobody_retreats_into_a_unit_or_a_standoff(fight: Battle, rulebook: Rulebook) -> None:
    after = judge(fight, rulebook).after
    closed = {unit.province for unit in after.units} | after.contested

    for lost in after.dislodged:
        assert not {province_of(place) for place in lost.retreats} & closed
        assert set(lost.retreats) <= set(board().reach(lost.unit.kind, lost.unit.at))


@examples(200)
@given(BATTLES)
def test_what_is_written_reads_back(fight: Battle) -> None:
    for orders in fight.orders.values():
        for order in orders:
            text = notation.write(order)
            assert notation.read(board(), text) == order
            assert notation.read(board(), text.lower()) == order
    for unit in fight.position.units:
        assert notation.read_unit(board(), unit.power, str(unit)) == unit


def test_every_field_says_what_it_is_about() -> None:
    assert set(ABOUT) == {field.name for field in fields(Rulebook)} - {"name"}


@pytest.mark.parametrize("name", sorted(ABOUT))
@examples(100)
@given(BATTLES)
def test_a_field_changes_only_the_boards_it_is_about(name: str, fight: Battle) -> None:
    default = judge(fight, DATC3)
    if ABOUT[name](judged_phase(board(), fight, default)):
        return
    for choice in choices(name):
        changed = judge(fight, replace(DATC3, **{name: choice}))  # type: ignore[arg-type]  # a field by its name
        assert seen(changed) == seen(default), choice
