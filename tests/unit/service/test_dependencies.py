from __future__ import annotations

from dataclasses import fields, replace

from judge.service.dependencies import Adapters, Chores
from judge.service.keeper_policy import KeeperPolicy
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on


def test_services_of_a_cause_are_the_same_adapters() -> None:
    given = replace(
        services_on(TemporaryDatabase()),
        spread_deadlines=True,
        size_limit=7,
        security=KeeperPolicy(opt_in=False, tries=3),
        chores=Chores(),
        cause=4,
        hastens=True,
    )
    caused = given.caused_by(5)
    assert caused.cause == 5
    assert not caused.hastens
    for one in fields(Adapters):
        assert getattr(caused, one.name) is getattr(given, one.name)
