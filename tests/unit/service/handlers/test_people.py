from __future__ import annotations

import pytest

from tests.scenarios.story import StoryJudge
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on

ANNA = "anna@aus.example"


def answer(zone: str) -> str:
    """What Anna hears when she registers with this time zone."""
    story = StoryJudge(services_on(TemporaryDatabase()))
    story.deliver(ANNA, "hello", f"REGISTER\nName: Anna Schmidt\nTimezone: {zone}\nEND\n")
    return str(story.unread[0].get_content())


@pytest.mark.parametrize("zone", ["Europe/Vienna", "europe/vienna", "Vienna"])
def test_a_registration_names_its_zone_as_set_zone_does(zone: str) -> None:
    assert "shown in Europe/Vienna and UTC" in answer(zone)


def test_an_unknown_zone_costs_no_registration() -> None:
    said = " ".join(answer("Atlantis").split())
    assert "Welcome, Anna Schm" in said
    assert "I do not know which time zone Atlantis is, so your times are shown in UTC" in said
    assert "Atlantic/Azores" in said
