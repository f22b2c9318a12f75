"""The keeper at his machine: games, people, bans, reports, copies; see `test_keeper_status` for the rest."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.messages import says
from tests.unit.cli.keeper_desk import MASTER, NOW, Keeper, played, subject  # noqa: F401  # a fixture


@pytest.fixture
def desk(tmp_path: Path, played: bytes) -> Iterator[Keeper]:  # noqa: F811  # the fixture
    here = Keeper(tmp_path)
    (tmp_path / "judge.db").write_bytes(played)
    here.mailed = 100
    yield here
    assert here.run("db", "check").exit_code == 0


def test_games_are_listed_for_people_and_for_programs(desk: Keeper) -> None:
    assert "beta: forming, 0 of 7 players; GM p0@aus.test" in desk.keeper("games").output
    alpha, beta = map(json.loads, desk.keeper("games", "--json").output.splitlines())
    assert (alpha["game"], alpha["status"], alpha["phase"], alpha["players"]) == (
        "alpha",
        "running",
        "S1901M",
        7,
    )
    assert (alpha["players"], alpha["master"], alpha["fails"], len(alpha["missing"])) == (7, MASTER, None, 7)
    assert (beta["status"], beta["due"]) == ("forming", None)


def test_people_are_listed_with_what_they_lead_and_play(desk: Keeper) -> None:
    lines = desk.keeper("people").output.splitlines()
    assert lines[0].split() == [
        "number",
        "name",
        "address",
        "registered",
        "last",
        "mail",
        "leads",
        "plays",
        "note",
    ]
    assert len(lines) == 10
    first, second, *_, last = map(json.loads, desk.keeper("people", "--json").output.splitlines())
    assert (first["address"], first["leads"], first["plays"]) == (MASTER, ["alpha", "beta"], [])
    assert (second["plays"], last["name"], last["plays"]) == (["alpha"], "Person 8", [])


def test_a_game_is_paused_and_resumed_and_its_people_told(desk: Keeper) -> None:
    assert desk.keeper("game", "alpha", "pause").output.startswith("alpha is paused")
    again = desk.keeper("game", "alpha", "pause")
    assert (again.exit_code, "paused" in again.output) == (1, True)
    assert desk.keeper("game", "alpha", "resume").output.startswith("alpha: S1901M, due 2026-01-")
    desk.run("once")
    assert [subject(mail) for mail in desk.mails(MASTER)[-2:]] == [
        "JDGE:alpha - S1901MP Game Paused",
        "JDGE:alpha - S1901M Game Resumed",
    ]
    assert [json.loads(line)["act"] for line in desk.keeper("log", "--json").output.splitlines()] == [
        "game paused",
        "game resumed",
    ]


def test_a_game_goes_to_a_master_who_does_not_play_in_it(desk: Keeper) -> None:
    plays = desk.keeper("game", "alpha", "hand-over", "p1@aus.test")
    assert (plays.exit_code, "a GM sees everything" in plays.output) == (1, True)
    assert desk.keeper("game", "alpha", "hand-over", "p8@aus.test").exit_code == 0
    desk.run("once")
    assert says(
        desk.mails("p1@aus.test")[-1],
        "email-seat-changed.new-master",
        who="Person 8",
        address="p8@aus.test",
        game="alpha",
    )
    assert any(says(mail, "email-seat-changed.new-master") for mail in desk.mails(MASTER)), (
        "the one before is told"
    )
    token = next(
        line.split()[2]
        for mail in desk.mails("p8@aus.test")
        for line in mail.splitlines()
        if line.strip().startswith("RESET PASSWORD")
    )
    desk.mail("p8@aus.test", f"RESET PASSWORD {token} daffodil")
    desk.mail("p8@aus.test", "SIGN ON M alpha daffodil\nPAUSE")
    desk.mail(MASTER, "SIGN ON M alpha tulips\nRESUME")
    assert "alpha: paused at S1901M" in desk.keeper("games").output, "the old master's word counts no more"


def test_the_keeper_adds_a_master_beside_a_silent_one(desk: Keeper) -> None:
    plays = desk.keeper("game", "alpha", "promote", "p1@aus.test")
    assert (plays.exit_code, says(plays.output, "refused-plays-still")) == (1, True)
    assert desk.keeper("game", "alpha", "promote", "p8@aus.test").exit_code == 0
    desk.run("once")
    assert says(
        desk.mails(MASTER)[-1], "email-seat-changed.co-master", who="Person 8 (p8@aus.test)", game="alpha"
    )
    mails = "\n".join(desk.mails("p8@aus.test"))
    token = next(line.split()[2] for line in mails.splitlines() if line.strip().startswith("RESET PASSWORD"))
    desk.mail("p8@aus.test", f"RESET PASSWORD {token} daffodil")
    desk.mail("p8@aus.test", "SIGN ON M alpha daffodil\nPAUSE")
    desk.mail(MASTER, "SIGN ON M alpha tulips\nRESUME")
    assert "alpha: S1901M" in desk.keeper("games").output, "the first master's word counts as before"


def test_a_banned_person_leaves_all_games_and_is_not_read_any_more(desk: Keeper) -> None:
    asked = desk.keeper("person", "p2@aus.test", "ban")
    assert (asked.exit_code, "repeat the command with --yes" in asked.output) == (1, True)
    assert "Hand that over or end it" in desk.keeper("person", MASTER, "ban", "--yes").output
    assert desk.keeper("person", "p2@aus.test", "ban", "--yes").exit_code == 0
    desk.keeper("person", "@spam.test", "ban")
    desk.run("once")
    before = len(desk.mails("p2@aus.test"))
    desk.mail("P2@aus.test", "HELP")
    desk.mail("new@spam.test", "HELP")
    assert (len(desk.mails("p2@aus.test")), desk.mails("new@spam.test")) == (before, [])
    listed = [
        json.loads(line)["address"]
        for line in desk.keeper("people", "--banned", "--json").output.splitlines()
    ]
    assert listed == ["@spam.test", "p2@aus.test"]
    assert desk.keeper("person", "p2@aus.test", "unban").exit_code == 0
    assert "is not banned" in desk.keeper("person", "p2@aus.test", "unban").output
    desk.mail("p2@aus.test", "HELP")
    assert len(desk.mails("p2@aus.test")) == before + 1


@pytest.mark.parametrize("nobody", ["@", "@judge", "@@", "a@", "anna", "@x y.test"])
def test_nothing_is_banned_that_no_mail_can_come_from(desk: Keeper, nobody: str) -> None:
    refused = desk.keeper("person", nobody, "ban", "--yes")
    assert (refused.exit_code, "is neither an address nor a domain such as" in refused.output) == (1, True)
    assert "@" not in desk.keeper("people", "--banned").output


def test_the_usage_of_a_verb_is_on_one_line(desk: Keeper) -> None:
    usage = desk.run("keeper", "game", "--help").output.splitlines()
    assert usage[0].endswith(" keeper game [OPTIONS] NAME ACT [ADDRESS]")


def test_two_entries_of_one_person_become_one(desk: Keeper) -> None:
    both = desk.keeper("person", "p1@aus.test", "merge", "p2@aus.test", "--yes")
    assert "Both are in alpha" in both.output
    assert desk.keeper("person", "p1@aus.test", "merge", "p8@aus.test", "--yes").exit_code == 0
    *_, last = map(json.loads, desk.keeper("people", "--json").output.splitlines())
    assert (last["address"], last["plays"]) == ("p8@aus.test", ["alpha"])
    assert "No one is registered with p1@aus.test" in desk.keeper("person", "p1@aus.test", "forget").output


def test_a_closed_judge_takes_nobody_and_no_game(desk: Keeper) -> None:
    desk.keeper("close")
    desk.mail("new@aus.test", "REGISTER\nName: New\nEND")
    desk.mail("p8@aus.test", "CREATE ?gamma tulips")
    desk.mail("p8@aus.test", "SIGN ON ?practice")
    for mail in (desk.mails("new@aus.test")[-1], *desk.mails("p8@aus.test")[-2:]):
        assert says(mail, "judge-closed")
        assert "mail me these lines" not in mail
    assert json.loads(desk.keeper("status", "--json").output)["closed"] is True
    desk.keeper("open")
    desk.mail("new@aus.test", "REGISTER\nName: New\nEND")
    assert "Welcome, New" in desk.mails("new@aus.test")[-1]


def test_mails_are_listed_for_programs(desk: Keeper) -> None:
    desk.keeper("game", "alpha", "pause")
    listed = [json.loads(line) for line in desk.run("mails", "list", "--json").output.splitlines()]
    assert {(one["state"], one["subject"]) for one in listed} == {
        ("queued", "JDGE:alpha - S1901MP Game Paused")
    }
    assert {"id", "at", "who", "attempts", "deaths", "note"} <= {*listed[0]}
    desk.run("once")
    assert desk.run("mails", "list", "--json").output == ""


def test_a_game_that_cannot_be_read_is_told_to_keeper_and_master_once(desk: Keeper) -> None:
    desk.sql("UPDATE game SET state = replace(state, '\"master\"', '\"mister\"') WHERE name = 'alpha'")
    for day in (20, 21):
        desk.run("once", now=f"2026-01-{day}T12:00:00+00:00")
    assert sum(says(mail, "game-fails", game="alpha") for mail in desk.mails("keeper@example.org")) == 1
    assert sum(says(mail, "email-game-fails", game="alpha") for mail in desk.mails(MASTER)) == 1
    assert "alpha: cannot be read (Game: " in desk.keeper("games").output
    status = desk.keeper("status", now="2026-01-21T12:00:00+00:00")
    assert status.exit_code == 2
    assert says(status.output, "status-game-fails", game="alpha", since="2026-01-20 12:00")
    assert "WRONG  Game alpha: its state cannot be read: " in desk.run("doctor").output
    desk.sql("UPDATE game SET state = replace(state, '\"mister\"', '\"master\"') WHERE name = 'alpha'")
    desk.run("once", now="2026-01-21T12:01:00+00:00")
    assert "cannot be" not in desk.keeper("games").output


def test_the_week_is_reported_by_mail_and_on_the_command_line(desk: Keeper) -> None:
    desk.run("once")
    desk.run("once", now="2026-01-11T13:00:00+00:00")
    assert not any("the week" in subject(mail) for mail in desk.mails("keeper@example.org"))
    desk.run("once", now="2026-01-12T13:00:00+00:00")
    (mail,) = [mail for mail in desk.mails("keeper@example.org") if "For the keeper: the week" in mail]
    printed = desk.keeper("report", now="2026-01-12T13:00:00+00:00").output
    assert says(printed, "status-no-backup")
    assert "People:      9" in printed
    for line in printed.splitlines():
        assert line in mail or line.startswith(("Emails out", "Database")), "it is a mail itself"
    counted = json.loads(desk.keeper("stats", "--json").output)
    assert (counted["games_created"], counted["people_registered"], counted["mails_applied"]) == (2, 9, 9)


def test_what_a_game_takes_on_the_disk_is_counted(desk: Keeper) -> None:
    lines = desk.keeper("disk").output.splitlines()
    assert lines[0].split() == ["game", "state", "phases", "events", "mails", "out", "all"]
    assert [line.split()[0] for line in lines[1:]] == ["alpha", "beta"]


def test_old_copies_are_deleted_and_nothing_else(desk: Keeper) -> None:
    copies = desk.folder / "copies"
    copies.mkdir()
    (copies / "judge.db.mine.backup").touch()
    for hour in (10, 11, 12):
        done = desk.run("db", "backup", "--keep", "2", str(copies), now=f"2026-01-05T{hour}:00:00+00:00")
        assert done.exit_code == 0, done.output
    assert sorted(path.name for path in copies.iterdir()) == [
        "judge.db.20260105T110000Z.backup",
        "judge.db.20260105T110000Z.backup.sha256",
        "judge.db.20260105T120000Z.backup",
        "judge.db.20260105T120000Z.backup.sha256",
        "judge.db.mine.backup",
    ]
    missing = desk.run("db", "backup", "--keep", "2", str(copies / "one"))
    assert f"there is no folder {copies / 'one'}. Create it first" in missing.output
    (copies / "one").touch()
    assert desk.run("db", "backup", "--keep", "2", str(copies / "one")).exit_code == 2


def test_a_power_that_is_free_is_told_from_one_whose_player_is_awaited(desk: Keeper) -> None:
    assert "(free)" not in desk.keeper("games").output
    desk.keeper("person", "p2@aus.test", "ban", "--yes")
    (line,) = (one for one in desk.keeper("games").output.splitlines() if one.startswith("alpha"))
    assert line.count(" (free)") == 1
    (alpha, _) = map(json.loads, desk.keeper("games", "--json").output.splitlines())
    assert f"{alpha['free'][0]} (free)" in line
    assert len(alpha["missing"]) == 7


def test_what_the_keeper_does_is_told_as_his_and_not_as_the_master_s(desk: Keeper) -> None:
    desk.mail("p8@aus.test", "OBSERVE alpha roseleaf")
    assert desk.keeper("game", "alpha", "promote", "p8@aus.test").exit_code == 0
    assert says(told(desk, MASTER), "email-seat-changed.co-master", by="keeper")
    for act, key, who in (
        (("game", "alpha", "pause"), "email-pause", ""),
        (("person", "p2@aus.test", "ban", "--yes"), "email-seat-changed.ejected", "Person 2 (p2@aus.test)"),
        (
            ("person", "p3@aus.test", "forget", "--yes"),
            "email-seat-changed.ejected",
            "Person 3 (p3@aus.test)",
        ),
        (("game", "alpha", "end", "--yes"), "email-game-ended.stopped", ""),
        (("game", "beta", "end", "--yes"), "email-game-ended.called-off", ""),
    ):
        assert desk.keeper(*act).exit_code == 0, act
        values = {"who": who} if who else {}
        assert says(
            told(desk, MASTER), key, by="keeper", game=act[1] if act[0] == "game" else "alpha", **values
        )
        assert not says(told(desk, MASTER), key, by="master", **values)


def test_whom_the_keeper_put_out_is_sent_to_the_keeper(desk: Keeper) -> None:
    desk.mail("p8@aus.test", "OBSERVE alpha roseleaf")
    for number in (2, 8):
        assert desk.keeper("person", f"p{number}@aus.test", "ban", "--yes").exit_code == 0
        gone = told(desk, f"p{number}@aus.test")
        keeper = "keeper@example.org"
        assert says(gone, "email-seat-changed.ejected-by-keeper", game="alpha", keeper=keeper)
        assert "master" not in gone
    desk.mail("p1@aus.test", "HISTORY alpha")
    history = desk.mails("p1@aus.test")[-1]
    assert says(history, "history-keeper-acted", game="alpha")
    assert says(history, "history-removed", by="keeper", who="Person 2", game="alpha")
    assert "The master has put" not in history


def told(desk: Keeper, to: str) -> str:
    """The text of the last mail to somebody, once all are out, as one line."""
    desk.run("once")
    return " ".join(desk.mails(to)[-1].split())


def test_a_game_that_goes_to_another_judge_is_told_to_be_there_and_not_over(desk: Keeper) -> None:
    for wrong in (
        ("pause", "--moved-to", "judge@there.test"),
        ("remove", "--moved-to", "there"),
        ("remove", "--moved-to", "judge@there.test\nDOWN all"),
    ):
        assert desk.keeper("game", "alpha", *wrong).exit_code == 2
    done = desk.keeper("game", "alpha", "remove", "--moved-to", "judge@there.test", "--yes")
    assert done.output == "alpha is removed. Its people are told that it continues at judge@there.test.\n"
    desk.run("once")
    for to in (MASTER, "p1@aus.test"):
        assert says(subject(desk.mails(to)[-1]), "email-game-moved.subject")
        assert says(told(desk, to), "email-game-moved", game="alpha")
        assert " judge@there.test " in told(desk, to)
        assert not any("Terminated" in mail for mail in desk.mails(to))
    assert "alpha" not in desk.keeper("games").output


def test_a_game_that_is_removed_promises_no_letters(desk: Keeper) -> None:
    assert desk.keeper("game", "alpha", "remove", "--yes").exit_code == 0
    gone = told(desk, "p1@aus.test")
    assert says(gone, "email-game-ended.stopped", by="keeper", game="alpha")
    assert says(gone, "email-game-ended.thanks-removed")
    assert "PRESS" not in gone


def test_a_ban_of_a_domain_with_people_in_games_wants_a_second_word_and_is_shown(desk: Keeper) -> None:
    asked = desk.keeper("person", "@aus.test", "ban")
    assert asked.exit_code == 1
    assert "are in games" in asked.output
    assert "repeat the command with --yes" in asked.output
    for own in ("keeper@example.org", "judge@example.org", "@example.org"):
        refused = desk.keeper("person", own, "ban", "--yes")
        assert refused.exit_code == 1
        assert "address and cannot be banned." in refused.output
    assert desk.keeper("person", "@aus.test", "ban", "--yes").exit_code == 0
    notes = [json.loads(line)["note"] for line in desk.keeper("people", "--json").output.splitlines()]
    assert set(notes) == {"banned"}
