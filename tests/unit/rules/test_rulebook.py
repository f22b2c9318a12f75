from __future__ import annotations

from dataclasses import fields, replace

import pytest

from judge.rules.rulebook import DATC3, PRESETS, Rulebook, SelfCut, rulebook_from


def test_presets_carry_their_names() -> None:
    assert all(name == rulebook.name for name, rulebook in PRESETS.items())
    assert set(PRESETS) == {
        "datc3",
        "2023",
        "2000",
        "1982",
        "1971",
        "1961-literal",
        "walker",
        "dptg",
        "gstz",
        "illegal_gunboat",
        "naval",
        "judge",
        "droidippy",
    }


def test_a_rulebook_is_a_preset_or_a_preset_with_changes() -> None:
    assert rulebook_from("DATC3") == DATC3
    assert rulebook_from({"preset": "1971"}) == PRESETS["1971"]
    assert rulebook_from({"self_cut": "allowed", "coastal_crawl": True}) == replace(
        DATC3, self_cut=SelfCut.ALLOWED, coastal_crawl=True
    )


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("1885", "there is no rulebook '1885'"),
        ({"colour": "red"}, "no field 'colour'"),
        ({"self_cut": "sometimes"}, "sometimes"),
        ({"coastal_crawl": "yes"}, "true or false"),
    ],
)
def test_what_is_not_known_is_named(value: object, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        rulebook_from(value)


def test_values_are_immutable_and_every_field_has_a_default() -> None:
    assert Rulebook() == DATC3
    assert len(fields(Rulebook)) == 23
