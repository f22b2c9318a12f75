from __future__ import annotations

import pytest

from tests.messages import says
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
    assert says(answer(zone), "zone-set", zone="Europe/Vienna")


def test_an_unknown_zone_costs_no_registration() -> None:
    said = " ".join(answer("Atlantis").split())
    assert "Welcome, Anna Schm" in said
    assert says(said, "zone-near", zone="Atlantis", kept="UTC")
    assert "Atlantic/Azores" in said
