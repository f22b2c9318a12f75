"""How the judge is, for the keeper, a monitor and Prometheus: the findings, the exit codes, the metrics."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.messages import says
from tests.unit.cli.broken_setups import damaged, disk_not_mounted, older_database
from tests.unit.cli.keeper_desk import MASTER, NOW, Keeper, played, subject  # noqa: F401  # a fixture


@pytest.fixture
def desk(tmp_path: Path, played: bytes) -> Iterator[Keeper]:  # noqa: F811  # the fixture
    here = Keeper(tmp_path)
    (tmp_path / "judge.db").write_bytes(played)
    here.mailed = 100
    yield here
    assert here.run("db", "check").exit_code == 0


def test_a_monitor_learns_how_the_judge_is(desk: Keeper) -> None:
    fresh = desk.keeper("status")
    assert (
        fresh.exit_code,
        says(fresh.output, "status-never-worked"),
    ) == (1, True)
    desk.run("once")
    desk.run("db", "backup", str(desk.folder / "copy"))
    fine = desk.keeper("status")
    assert (fine.exit_code, fine.output.splitlines()[0]) == (0, "All is well.")
    late = desk.keeper("status", now="2026-01-15T13:00:00+00:00")
    assert late.exit_code == 2
    assert [line.split()[0] for line in late.output.splitlines()[:3]] == ["DOWN", "DOWN", "look"]
    assert says(late.output, "status-held")
    told = json.loads(desk.keeper("status", "--json", now="2026-01-05T13:10:00+00:00").output)
    assert (told["level"], told["work_age"], told["games_running"], told["people"]) == ("ok", 600, 1, 9)


@pytest.mark.parametrize(
    ("now", "since"),
    [
        ("2026-01-10T00:00:00+00:00", None),
        ("2026-01-12T23:29:00+00:00", None),
        ("2026-01-12T23:35:00+00:00", None),
        ("2026-01-12T23:45:00+00:00", "2026-01-12 23:30"),
    ],
)
def test_an_overdue_reminder_holds_no_deadline(desk: Keeper, now: str, since: str | None) -> None:
    desk.run("once")
    said = desk.keeper("status", now=now).output
    report = " ".join(desk.keeper("report", now=now).output.split())
    held = json.loads(desk.keeper("status", "--json", now=now).output)["deadlines_held"]
    line = f"Deadlines are on hold, the oldest since {since} UTC: alpha"
    assert (says(said, "status-held"), says(report, "status-held"), held) == (bool(since),) * 2 + (
        int(bool(since)),
    )
    assert since is None or (line in said and line in report)


def test_a_clock_that_was_set_back_is_seen_until_it_is_as_late_again(desk: Keeper) -> None:
    for now in (NOW, "2026-01-04T13:00:00+00:00"):
        desk.run("once", now=now)
    line = "look  The clock was set back: the judge was already running at 2026-01-05 13:00 UTC. See the log"
    early = desk.keeper("status", now="2026-01-04T13:05:00+00:00")
    assert (early.exit_code, line in early.output.splitlines()) == (1, True)
    assert "set back" not in desk.keeper("status", now=NOW).output


@pytest.mark.parametrize("breaks", [damaged, disk_not_mounted, older_database])
def test_a_judge_without_a_database_does_not_do_its_work(
    tmp_path: Path, breaks: Callable[[Path], None]
) -> None:
    desk = Keeper(tmp_path)
    breaks(desk.folder)
    down = desk.keeper("status")
    assert (down.exit_code, down.output.count("\n"), down.output[:5]) == (2, 1, "DOWN ")
    assert "judge doctor" in down.output
    told = json.loads(desk.keeper("status", "--json").output)
    assert (told["level"], len(told["findings"])) == ("DOWN", 1)
    file = desk.folder / "judge.prom"
    file.write_text("judge_level 0\n", encoding="ascii")
    assert desk.keeper("status", "--prometheus", str(file)).exit_code == 2
    assert "judge_level 2" in file.read_text(encoding="ascii").splitlines()


_REMEDY = "Check that the folder exists and that this user can write there."


def test_metrics_that_cannot_be_written_are_named(desk: Keeper) -> None:
    done = desk.keeper("status", "--prometheus", str(desk.folder / "gone" / "judge.prom"))
    assert (done.exit_code, done.output) == (
        1,
        f"Error: {desk.folder}/gone/judge.prom cannot be written: No such file or directory. {_REMEDY}\n",
    )


def test_metrics_replace_no_other_file(desk: Keeper) -> None:
    before = (desk.folder / "judge.toml").read_bytes()
    done = desk.keeper("status", "--prometheus", str(desk.folder / "judge.toml"))
    assert (done.exit_code, "is not a metrics file of a judge" in done.output) == (1, True)
    assert (desk.folder / "judge.toml").read_bytes() == before


def test_a_judge_without_a_configuration_does_not_do_its_work(tmp_path: Path) -> None:
    desk = Keeper(tmp_path)
    file = desk.folder / "judge.prom"
    desk.keeper("status", "--prometheus", str(file))
    (desk.folder / "judge.toml").write_text("[judge]\n", encoding="utf-8")
    down = desk.keeper("status")
    assert (down.exit_code, down.output[:5]) == (2, "DOWN ")
    assert desk.keeper("status", "--prometheus", str(file)).exit_code == 2
    assert file.read_text(encoding="ascii").splitlines()[-1] == "judge_level 2"


def test_metrics_are_written_for_prometheus(desk: Keeper) -> None:
    desk.run("once")
    file = desk.folder / "judge.prom"
    done = desk.keeper("status", "--prometheus", str(file))
    assert (done.exit_code, done.output) == (1, ""), "there is no backup"
    lines = file.read_text(encoding="ascii").splitlines()
    assert {
        "judge_level 1",
        "judge_work_age_seconds 0",
        "judge_games_forming 1",
        "judge_mails_set_aside 0",
    } <= {*lines}
    assert all(line.startswith("#") or len(line.split()) == 2 for line in lines)


def test_a_judge_left_closed_is_a_finding_and_people_read_words(desk: Keeper) -> None:
    desk.run("once")
    desk.run("db", "backup", str(desk.folder / "copy"))
    desk.keeper("close")
    found = desk.keeper("status", now="2026-01-05T13:05:00+00:00")
    assert found.exit_code == 1
    assert says(found.output, "status-closed")
    assert ["work_age", "5", "minutes"] in [line.split() for line in found.output.splitlines()]
    assert [line.split()[-1] for line in found.output.splitlines() if "bytes" in line] == ["MB"] * 3


def test_the_metrics_come_on_standard_output_for_a_dash(desk: Keeper) -> None:
    done = desk.keeper("status", "--prometheus", "-")
    assert done.exit_code == 1
    assert "\njudge_level 1\n" in done.output
    assert not (Path.cwd() / "-").exists()


def test_the_judge_that_mails_the_report_is_at_work(desk: Keeper) -> None:
    desk.run("once")
    desk.run("once", now="2026-01-26T12:00:00+00:00")
    (report,) = (
        mail for mail in desk.mails("keeper@example.org") if "For the keeper: the week" in subject(mail)
    )
    assert not says(report, "status-idle")
    late = desk.keeper("report", now="2026-02-26T12:00:00+00:00").output
    assert "no activity since 2026-01-26" in late, "who only asks is not at work"


def test_counters_are_written_in_the_openmetrics_format(desk: Keeper) -> None:
    desk.run("once")
    file = desk.folder / "judge.om"
    done = desk.keeper("status", "--openmetrics", str(file))
    assert done.exit_code == 1, "there is no backup"
    text = file.read_text(encoding="ascii")
    assert text.endswith("# EOF\n")
    assert "# TYPE judge_mails counter" in text
    assert 'judge_reply_seconds_bucket{le="+Inf"}' in text
    printed = desk.keeper("status", "--openmetrics", "-")
    assert (printed.exit_code, printed.output) == (1, text)
    refused = desk.keeper("status", "--openmetrics", str(desk.folder / "judge.toml"))
    assert refused.exit_code == 1
    assert "is not a metrics file of a judge" in refused.output
