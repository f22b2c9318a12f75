from __future__ import annotations

import pytest

from judge.language.zones import UnknownZone, zone_name


@pytest.mark.parametrize("text", ["Europe/Vienna", "europe/vienna", " EUROPE/VIENNA. ", "Vienna", "vienna"])
def test_a_zone_is_known_by_its_name_or_its_city(text: str) -> None:
    assert zone_name(text) == "Europe/Vienna"


def test_blanks_stand_for_the_signs_between_words() -> None:
    assert zone_name("America/New York") == zone_name("new york") == "America/New_York"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Europe/Vienne", 'There is no time zone "Europe/Vienne". Did you mean Europe/Vienna, '),
        ("Pacific", 'There is no time zone "Pacific". Did you mean '),
        ("my clock ", 'There is no time zone "my clock". Write it as in Europe/Vienna.'),
        ("", 'There is no time zone "". Write it as in Europe/Vienna.'),
    ],
)
def test_another_name_is_refused_with_what_looks_like_it(text: str, message: str) -> None:
    with pytest.raises(UnknownZone) as refused:
        zone_name(text)
    assert str(refused.value).startswith(message)
