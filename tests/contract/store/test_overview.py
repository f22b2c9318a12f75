"""What the keeper is shown of his disk."""

from __future__ import annotations

from pathlib import Path
from shutil import disk_usage

from judge.records.overview import LATENCIES
from judge.store.database import Database
from judge.store.overview import overview, totals
from tests.contract.store.examples import DAY, MINUTE, NOON, parcel

ELSEWHERE = Path("/proc")
"""A file system without a byte, as a configuration may lie on one that is there to be read only."""


def test_the_disk_is_that_of_the_database_wherever_the_configuration_lies(database: Database) -> None:
    found = overview(database.connections, NOON, ELSEWHERE)
    file = database.connections.file
    assert found.disk == disk_usage(ELSEWHERE if file is None else file.parent).total
    assert not found.read_only


def test_the_totals_count_replies_by_how_long_they_took(database: Database) -> None:
    with database.begin() as work:
        for number in range(3):
            work.outbox.add(parcel(f"{number}", f"{number}@home.example", reply=True), NOON)
        work.outbox.add(parcel("notice", "x@home.example"), NOON)
        work.commit()
    for one, late in zip(database.outbox.take_due(NOON), (0 * MINUTE, 2 * MINUTE, 2 * DAY, DAY), strict=True):
        database.outbox.mark_sent(one.id, NOON + late)
    found = totals(database.connections)
    expected = [1 if most < 120 else 2 for most in LATENCIES] + [3]
    assert (list(found.replies), found.sent, found.phases) == (expected, 4, 0)
    assert abs(found.waited - (2 * DAY + 2 * MINUTE).total_seconds()) < 1
    assert set(found.failures.values()) == {0}
