"""What a keeper does to people and games on the command line, and who is told."""

from __future__ import annotations

import re
from pathlib import Path

from tests.messages import says
from tests.unit.cli.command import HELLO, judge, mails


def test_the_keeper_moves_somebody_whose_address_is_dead(place: Path) -> None:
    hello = HELLO.replace(b"HELP", b"REGISTER\nName: Anna\nEND")
    judge(place, "feed", mail=hello)
    judge(place, "feed", mail=hello.replace(b"anna@", b"ed@").replace(b"<1@", b"<2@"))
    moved = judge(place, "keeper", "person", "anna@aus.test", "address", "Anna@new.test")
    assert (moved.returncode, moved.stdout) == (0, "Anna now gets email at anna@new.test.\n")
    judge(place, "once")
    told = mails(place)[-2:]
    assert [["To: anna@aus.test" in mail, "To: anna@new.test" in mail] for mail in told] == [
        [True, False],
        [False, True],
    ]
    for old, new, why in (
        ("anna@aus.test", "a@new.test", "No one is registered with anna@aus.test."),
        ("anna@new.test", "ed@aus.test", "ed@aus.test is already registered to someone else."),
        ("anna@new.test", "Anna@new.test", "That is already the address of Anna."),
        ("anna@new.test", "nowhere", '"nowhere" is not a valid email address.'),
    ):
        refused = judge(place, "keeper", "person", old, "address", new)
        assert refused.returncode == 1
        assert why in refused.stderr


def test_what_was_sent_to_an_address_the_keeper_gave_up_is_worth_nothing(place: Path) -> None:
    hello = HELLO.replace(
        b"HELP", b"REGISTER\nName: Anna\nEND\nCREATE ?alpha tulips\nSIGN ON ?alpha roseleaf"
    )
    judge(place, "feed", mail=hello)
    judge(place, "feed", mail=HELLO.replace(b"HELP", b"FORGOT PASSWORD alpha").replace(b"<1@", b"<2@"))
    (token,) = set(re.findall(r"RESET PASSWORD (\w{20,})", "".join(mails(place))))
    judge(place, "keeper", "person", "anna@aus.test", "address", "anna@new.test")
    judge(
        place,
        "feed",
        mail=HELLO.replace(b"HELP", f"RESET PASSWORD {token} sesame".encode()).replace(b"<1@", b"<3@"),
    )
    assert says(mails(place)[-1], "token-unknown")


def test_there_is_one_command_for_it(place: Path) -> None:
    assert judge(place, "keeper", "address", "anna@aus.test", "anna@new.test").returncode == 2


def mailed(place: Path, number: int, words: str) -> None:
    """A mail of somebody who registers with it."""
    head = f"From: p{number}@aus.test\nTo: judge@example.org\nMessage-ID: <{number}@aus.test>\n\n"
    entry = f"REGISTER\nName: Person {number}\nEND\n"
    judge(place, "feed", "--now", "2026-01-05T12:00:00+00:00", mail=f"{head}{entry}{words}\n".encode())


def test_the_keeper_sees_how_the_games_stand(place: Path) -> None:
    judge(place, "feed", mail=HELLO)
    assert judge(place, "keeper", "games").stdout.startswith("There are no games.")
    mailed(place, 0, "CREATE ?beta tulips\nCREATE ?alpha tulips")
    for number in range(1, 8):
        mailed(place, number, "SIGN ON ?alpha roseleaf")
    mailed(place, 8, "SIGN ON ?beta roseleaf")
    powers = "Austria, England, France, Germany, Italy, Russia, Turkey"
    assert judge(place, "keeper", "games").stdout.splitlines() == [
        f"alpha: S1901M, due 2026-01-12 23:30 UTC, missing: {powers}; GM p0@aus.test",
        "beta: forming, 1 of 7 players; GM p0@aus.test",
    ]


NOW = ("--now", "2026-01-05T13:00:00+00:00")


def test_the_keeper_ends_a_game_when_he_means_it(place: Path) -> None:
    mailed(place, 0, "CREATE ?alpha tulips")
    mailed(place, 1, "SIGN ON ?alpha roseleaf")
    asked = judge(place, "keeper", "game", "alpha", "end", *NOW)
    assert asked.returncode == 1
    assert "alpha: forming, 1 of 7 players" in asked.stderr
    assert "Ending a game" in asked.stderr
    assert "repeat the command with --yes" in asked.stderr
    done = judge(place, "keeper", "game", "alpha", "end", "--yes", *NOW)
    assert (done.returncode, done.stdout) == (0, "alpha is over.\n")
    before = len(mails(place))
    judge(place, "once", *NOW)
    told = mails(place)[before:]
    assert sorted(line for mail in told for line in mail.splitlines() if line.startswith("To:")) == [
        "To: p0@aus.test",
        "To: p1@aus.test",
    ]
    again = judge(place, "keeper", "game", "alpha", "end", "--yes", *NOW)
    assert again.returncode == 1
    assert "judge keeper game alpha remove" in again.stderr
    assert "No game is called beta" in judge(place, "keeper", "game", "beta", "end", "--yes").stderr


def test_the_keeper_removes_a_game_when_he_means_it(place: Path) -> None:
    mailed(place, 0, "CREATE ?alpha tulips\nCREATE ?beta tulips")
    assert judge(place, "keeper", "game", "alpha", "remove", *NOW).returncode == 1
    done = judge(place, "keeper", "game", "alpha", "remove", "--yes", *NOW)
    assert (done.returncode, done.stdout) == (0, "alpha is removed.\n")
    assert "alpha" not in judge(place, "keeper", "games").stdout
    assert "No game is called alpha" in judge(place, "keeper", "game", "alpha", "remove", "--yes").stderr
    checked = judge(place, "db", "check")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_keeper_removes_a_person_when_he_means_it(place: Path) -> None:
    mailed(place, 0, "CREATE ?alpha tulips\nCREATE ?beta tulips")
    mailed(place, 1, "SIGN ON ?alpha roseleaf\nOBSERVE beta roseleaf")
    master = judge(place, "keeper", "person", "p0@aus.test", "forget", "--yes", *NOW)
    assert master.returncode == 1
    assert "alpha and beta. Hand that over or end it first: " in master.stderr
    asked = judge(place, "keeper", "person", "p1@aus.test", "forget", *NOW)
    assert "Person 1 is in alpha and beta" in asked.stderr
    done = judge(place, "keeper", "person", "p1@aus.test", "forget", "--yes", *NOW)
    assert (done.returncode, done.stdout) == (0, "Person 1 is removed.\n")
    assert "alpha: forming, 0 of 7 players" in judge(place, "keeper", "games").stdout
    again = judge(place, "keeper", "person", "p1@aus.test", "forget", "--yes")
    assert "No one is registered with p1@aus.test." in again.stderr
