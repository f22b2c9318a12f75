"""docs/keeper/privacy.md names every table that can hold something of a person, and the times of the code."""

from __future__ import annotations

import re
from dataclasses import fields
from datetime import timedelta

import pytest

from judge.config.keys import Incoming, Keeping
from judge.config.sample import sample
from judge.records.parked_items import ORDERS_LIFE
from judge.service.opt_in import ANSWER_LIFE
from judge.service.outgoing.post import OFFER_LIFE
from judge.service.parked import TOKEN_LIFE
from judge.service.timed import retention
from judge.store.schema import METADATA
from tests.docs.examples import ROOT
from tests.rows import each_row

PAGE = (ROOT / "docs/keeper/privacy.md").read_text(encoding="utf-8")
NOTHING_OF_PEOPLE = {"health", "secret"}
"""What the parts of the judge last did, and the secret in its identifiers."""


@each_row("table", sorted(set(METADATA.tables) - NOTHING_OF_PEOPLE))
def test_a_table_is_named(table: str) -> None:
    stored = PAGE.partition("## What is stored")[2].partition("\n## ")[0]
    assert f"`{table}`" in stored


@pytest.mark.parametrize(
    ("row", "time"),
    [
        (r"\| every email in.*`\[keeping\] mail_days` \((\d+)\)", timedelta(days=Keeping().mail_days)),
        (r"\| name, address.*`\[keeping\] leaver_days` \((\d+)\)", timedelta(days=Keeping().leaver_days)),
        (r"\| counters that limit floods.*\| (\d+) days", retention._COUNTERS_KEPT),
        (r"\| pictures.*\| (\d+) days", retention._PICTURES_KEPT),
    ],
)
def test_a_time_is_that_of_the_code(row: str, time: timedelta) -> None:
    found = re.search(row, PAGE)
    assert found is not None
    assert timedelta(days=int(found[1])) == time


def test_questions_wait_for_a_day_to_two_weeks() -> None:
    lives = (TOKEN_LIFE, ANSWER_LIFE, ORDERS_LIFE, OFFER_LIFE)
    assert (min(lives), max(lives)) == (timedelta(days=1), timedelta(weeks=2))
    assert "a day to two weeks, as the email says" in PAGE


def test_processed_email_is_kept_as_init_writes_it() -> None:
    (written,) = re.findall(r"^processed_days = (\d+)", sample(), re.MULTILINE)
    assert f"`judge init` writes {written}; without the key it is for ever" in PAGE
    (usual,) = [entry.default for entry in fields(Incoming) if entry.name == "processed_days"]
    assert usual == 0
