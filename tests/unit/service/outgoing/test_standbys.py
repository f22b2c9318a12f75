"""Offers to the standby list: how many questions one of them gets."""

from __future__ import annotations

import pytest

from judge.service.outgoing.standbys import _of_turn

SEVEN = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")


@pytest.mark.parametrize("number", [1, 2, 3, 7])
def test_two_powers_each_and_every_power_somebody(number: int) -> None:
    wanted = SEVEN[:number]
    asked = [tuple(_of_turn(wanted, turn)) for turn in range(7)]
    assert all(len(set(powers)) == min(2, number) for powers in asked)
    assert {power for powers in asked for power in powers} == set(wanted)
