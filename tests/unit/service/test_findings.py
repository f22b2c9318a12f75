"""Findings: a disk that takes nothing stops the judge, one with little room wants a look."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.notices.remarks import KeeperRemark
from judge.notices.security import KeeperReport
from judge.records.overview import LIMIT, MAILBOX, PICTURES, RATINGS, SENDING, SITE, WORK, Trouble
from judge.render.lines.replies import worded
from judge.render.text.reader_language import in_language
from judge.service.keeper.findings import Level, findings
from tests.unit.render.samples_keeper import SAMPLES
from tests.unit.render.seven_players import NOW

REPORT = SAMPLES["keeper-report"].notice
assert isinstance(REPORT, KeeperReport)
OVERVIEW = REPORT.overview


@pytest.mark.parametrize(
    ("free", "read_only", "said"),
    [
        (0, False, (Level.DOWN, KeeperRemark.STATUS_DISK_FULL)),
        (9_000_000_000, True, (Level.DOWN, KeeperRemark.STATUS_READ_ONLY)),
        (100_000_000, False, (Level.LOOK, KeeperRemark.STATUS_DISK)),
    ],
)
def test_a_disk_on_which_nothing_can_be_stored_is_down(
    free: int, read_only: bool, said: tuple[Level, KeeperRemark]
) -> None:
    found = findings(replace(OVERVIEW, free=free, read_only=read_only), NOW)
    assert said in [(one.level, one.what.key) for one in found]
    assert sum(one.what.key in _OF_THE_DISK for one in found) == 1


_OF_THE_DISK = (KeeperRemark.STATUS_DISK, KeeperRemark.STATUS_DISK_FULL, KeeperRemark.STATUS_READ_ONLY)


@pytest.mark.parametrize("waiting", [0, 1, 40])
def test_questions_that_wait_are_said_once_with_their_number(waiting: int) -> None:
    found = findings(replace(OVERVIEW, questions_waiting=waiting), NOW)
    said = [one for one in found if one.what.key is KeeperRemark.STATUS_QUESTIONS_WAIT]
    assert [(one.level, dict(one.what.values)) for one in said] == (
        [(Level.LOOK, {"mails": waiting})] if waiting else []
    )


@pytest.mark.parametrize("part", [MAILBOX, WORK, SENDING, LIMIT, SITE, RATINGS, PICTURES])
def test_a_part_in_trouble_is_named_in_the_keeper_s_language(part: str) -> None:
    found = findings(replace(OVERVIEW, troubles={part: Trouble("no route", NOW)}), NOW)
    (trouble,) = (one.what for one in found if one.what.key is KeeperRemark.STATUS_TROUBLE)
    assert worded(trouble).text.startswith(f"{part}: ")
    with in_language("de"):
        assert not worded(trouble).text.startswith(f"{part}: ")
