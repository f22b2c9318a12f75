"""Metrics: counters of the database in OpenMetrics, and an address that answers monitors."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from prometheus_client.openmetrics.parser import text_string_to_metric_families

from judge.daemon.instance import JudgeInstance
from judge.daemon.metrics import KeptNumbers, MetricsServer, Numbers, openmetrics
from judge.daemon.passes import run_once
from judge.records import SendReport, SendStatus
from judge.records.overview import PULSE
from judge.store.overview import overview, totals
from tests.scenarios.story import StoryJudge
from tests.unit.daemon.instances import NOON, MemoryMailbox, MemoryTransport, hello, instance, running_game
from tests.unit.daemon.test_passes import at

OPENMETRICS = {"Accept": "application/openmetrics-text; version=1.0.0"}


def numbers(here: JudgeInstance, folder: Path) -> Numbers:
    connections = here.services.store.connections
    return Numbers("1.2", 1, overview(connections, NOON, folder), totals(connections))


def samples(here: JudgeInstance, folder: Path) -> dict[tuple[str, str], float]:
    """Each sample by its name and the value of its label."""
    text = openmetrics(lambda: numbers(here, folder)).decode()
    assert text.endswith("# EOF\n")
    return {
        (one.name, next(iter(one.labels.values()), "")): one.value
        for family in text_string_to_metric_families(text)  # type: ignore[no-untyped-call]  # so is the library
        for one in family.samples
    }


async def test_emails_replies_and_failures_are_counted(tmp_path: Path) -> None:
    mailbox, transport = MemoryMailbox(), MemoryTransport()
    here = instance(tmp_path, mailbox, transport=transport)
    for number, minutes in ((1, 0), (2, -10), (3, -50)):
        mailbox.bring(hello(number), NOON + timedelta(minutes=minutes))
    await run_once(here)
    found = samples(here, tmp_path)
    assert found["judge_mails_total", "applied"] == 3
    assert found["judge_mails_sent_total", ""] == 3
    assert [found["judge_reply_seconds_bucket", most] for most in ("1.0", "300.0", "900.0", "+Inf")] == [
        1,
        1,
        2,
        3,
    ]
    assert found["judge_reply_seconds_count", ""] == 3
    assert found["judge_reply_seconds_sum", ""] == pytest.approx(3600, abs=0.1)
    assert found["judge_failures_total", "unsendable"] == 0
    assert found["judge_build_info", "1.2"] == 1
    transport.answer = SendReport(SendStatus.REJECTED, "550 no")
    mailbox.bring(hello(4), NOON)
    await run_once(here)
    assert samples(here, tmp_path)["judge_failures_total", "unsendable"] == 1


async def test_phases_are_counted_and_the_log_names_mail_game_and_phase(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    here = instance(tmp_path)
    running_game(here)
    await run_once(here)
    caplog.set_level(logging.INFO, logger="judge")
    story = StoryJudge(here.services, now=NOON)
    for letter in "AEFGIRT":
        sender, password = story.leaders[letter]
        story.deliver(sender, "holds", f"SIGN ON {letter} alpha {password}\nALL HOLD\n")
    here.services.store.health.note_work(PULSE, NOON + timedelta(hours=10))
    await run_once(at(here, timedelta(hours=10)))
    lines = [record.getMessage() for record in caplog.records]
    assert "game alpha: S1901M adjudicated" in lines
    assert any(line.startswith("mail out-") and line.endswith(": sent, alpha F1901M") for line in lines)
    assert samples(here, tmp_path)["judge_phases_total", ""] >= 1


async def test_the_log_says_what_became_of_an_email(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    mailbox = MemoryMailbox()
    here = instance(tmp_path, mailbox)
    running_game(here)
    caplog.set_level(logging.INFO)
    orders = "SIGN ON A alpha swordA\nA VIE - GAL\n"
    mailbox.bring(hello(77, "anna@aus.example", orders), NOON)
    await run_once(here)
    assert any(line.endswith(": applied, alpha S1901M") for line in caplog.messages)
    assert not any("GAL" in line or "anna" in line for line in caplog.messages)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[str, list[tuple[bool, str]]]]:
    """A server of metrics: where it is, and what it says of its health."""
    here, health = instance(tmp_path), [(True, "all is well")]
    server = MetricsServer("127.0.0.1", 0, lambda: numbers(here, tmp_path), lambda: health[-1])
    try:
        yield f"http://127.0.0.1:{server.port}", health
    finally:
        server.close()


def test_the_address_has_metrics_in_the_format_that_is_asked_for(
    served: tuple[str, list[tuple[bool, str]]],
) -> None:
    place, _ = served
    asked = Request(
        f"{place}/metrics", headers={"Accept": "application/openmetrics-text; version=1.0.0"}
    )  # the loopback
    with urlopen(asked, timeout=5) as answer:
        assert answer.headers["Content-Type"].startswith("application/openmetrics-text")
        assert answer.read().endswith(b"# EOF\n")
    with urlopen(f"{place}/metrics", timeout=5) as answer:
        assert answer.headers["Content-Type"].startswith("text/plain")
        assert b"judge_level 1.0" in answer.read()


def test_the_address_says_how_the_process_does(served: tuple[str, list[tuple[bool, str]]]) -> None:
    place, health = served
    with urlopen(f"{place}/healthz", timeout=5) as answer:
        assert (answer.status, answer.read()) == (200, b"all is well\n")
    health.append((False, "mailbox: no route"))
    with pytest.raises(HTTPError) as refused:
        urlopen(f"{place}/healthz", timeout=5)
    with refused.value as answer:
        assert (answer.code, answer.read()) == (503, b"mailbox: no route\n")
    with pytest.raises(HTTPError) as missing:
        urlopen(f"{place}/", timeout=5)
    with missing.value as answer:
        assert answer.code == 404


def test_the_database_is_asked_once_in_fifteen_seconds(tmp_path: Path) -> None:
    here, asked, moments = instance(tmp_path), [], iter((0.0, 14.9, 15.0, 20.0))

    def look() -> Numbers:
        asked.append(1)
        return numbers(here, tmp_path)

    kept = KeptNumbers(look, lambda: next(moments))
    assert [(kept(), len(asked))[1] for _ in range(4)] == [1, 1, 2, 2]
