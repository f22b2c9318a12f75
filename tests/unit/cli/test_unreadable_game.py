"""A game whose stored state cannot be read: who names it, and how the keeper goes on without it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.messages import says
from tests.unit.cli.keeper_desk import Keeper, played, subject  # noqa: F401  # a fixture

LATER = "2026-01-15T13:00:00+00:00"
"""After the deadline of alpha."""
REMEDY = "judge keeper game alpha remove --yes"


@pytest.fixture
def desk(tmp_path: Path, played: bytes) -> Keeper:  # noqa: F811  # the fixture
    """A judge whose game alpha is cut off within its JSON."""
    here = Keeper(tmp_path)
    (tmp_path / "judge.db").write_bytes(played)
    here.mailed = 100
    here.sql("UPDATE game SET state = substr(state, 1, 4000) WHERE name = 'alpha'")
    return here


@pytest.mark.parametrize("words", ["doctor", "db check"])
@pytest.mark.parametrize("passed", [False, True], ids=["before the deadline", "after it"])
def test_doctor_and_check_name_the_game_with_its_remedy(desk: Keeper, words: str, passed: bool) -> None:
    if passed:
        desk.run("once", now=LATER)
    done = desk.run(*words.split())
    assert done.exit_code == 1
    (named,) = (line for line in done.output.splitlines() if line.lower().startswith("wrong  game alpha: "))
    assert "its state cannot be read: Game: JSONDecodeError: " in named
    assert "judge db restore FILE" in named
    assert named.endswith(REMEDY)


@pytest.mark.parametrize("act", ["pause", "resume", "end", "promote"])
def test_what_wants_the_game_read_is_refused_with_the_remedy(desk: Keeper, act: str) -> None:
    address = ("p8@aus.test",) if act == "promote" else ()
    done = desk.keeper("game", "alpha", act, *address, *(("--yes",) if act == "end" else ()))
    assert done.exit_code == 1
    assert done.output.startswith("Error: alpha cannot be read (Game: JSONDecodeError: ")
    assert done.output.rstrip().endswith(REMEDY)


def test_it_is_removed_and_the_judge_is_well_again(desk: Keeper) -> None:
    desk.run("once", now=LATER)
    assert desk.keeper("status", now=LATER).exit_code == 2
    asked = desk.keeper("game", "alpha", "remove", now=LATER)
    assert (asked.exit_code, "repeat the command with --yes" in asked.output) == (1, True)
    elsewhere = desk.keeper("game", "alpha", "remove", "--moved-to", "j@there.test", "--yes", now=LATER)
    assert (elsewhere.exit_code, "Leave --moved-to out" in elsewhere.output) == (1, True)
    done = desk.keeper("game", "alpha", "remove", "--yes", now=LATER)
    assert done.exit_code == 0
    assert done.output == (
        "alpha, which could not be read, is removed; 8 people in it will be told by email. Its record and its"
        " name stay. If email about it is in quarantine: judge mails list, then retry.\n"
    )
    assert "alpha" not in desk.keeper("games").output
    assert "game removed" in desk.keeper("log").output
    desk.run("db", "backup", str(desk.folder / "another"), now=LATER)
    status = desk.keeper("status", now=LATER)
    assert (status.exit_code, status.output.splitlines()[0]) == (0, "All is well.")
    checked = desk.run("db", "check")
    assert (checked.exit_code, "1 removed" in checked.output) == (0, True)
    assert "alpha" not in desk.run("doctor").output
    once = desk.run("once", now=LATER)
    assert "error" not in once.output
    assert [subject(desk.mails(f"p{number}@aus.test")[-1]) for number in range(8)] == [
        "JDGE alpha Cannot Continue"
    ] * 8


def test_whoever_is_in_no_seat_is_not_told(desk: Keeper) -> None:
    desk.sql("DELETE FROM seat WHERE game = 'alpha'")
    done = desk.run("keeper", "game", "alpha", "remove", "--yes")
    assert (
        done.exit_code,
        "is removed; no one is known to be in it, so no one is told." in done.output,
    ) == (
        0,
        True,
    )


def test_its_name_cannot_be_had_neither_before_nor_after(desk: Keeper) -> None:
    desk.mail("p8@aus.test", "CREATE ?alpha tulips")
    desk.run("once")
    assert says(desk.mails("p8@aus.test")[-1], "game-name-not-free", game="alpha")
    desk.keeper("game", "alpha", "remove", "--yes")
    desk.mail("p8@aus.test", "CREATE ?alpha tulips")
    desk.mail("p8@aus.test", "CREATE ?alhpa tulips")
    desk.run("once")
    *_, own, like = desk.mails("p8@aus.test")
    assert says(own, "game-name-not-free", game="alpha")
    assert says(like, "game-name-not-free")
    assert "alpha" not in like


def test_a_game_comes_in_under_no_name_of_a_removed_one(desk: Keeper) -> None:
    exported = desk.run("export", "--game", "beta").output
    (desk.folder / "beta.jsonl").write_text(exported, encoding="utf-8")
    desk.keeper("game", "alpha", "remove", "--yes")
    for name in ("alpha", "alhpa"):
        done = desk.run("import", str(desk.folder / "beta.jsonl"), "--as", name)
        assert (done.exit_code, done.output) == (
            1,
            f"Error: The name {name} is not available. Give the game another name with --as.\n",
        )
    done = desk.run("import", str(desk.folder / "beta.jsonl"))
    assert says(done.output, "game-exists", game="beta")


def test_a_judge_moves_with_it_once_it_is_removed(desk: Keeper, tmp_path: Path) -> None:
    desk.keeper("game", "alpha", "remove", "--yes")
    (tmp_path / "all.jsonl").write_text(desk.run("export").output, encoding="utf-8")
    (tmp_path / "new").mkdir()
    new = Keeper(tmp_path / "new")
    assert new.run("import", str(tmp_path / "all.jsonl")).exit_code == 0
    assert new.run("db", "check").exit_code == 0
    assert [json.loads(line)["game"] for line in new.keeper("games", "--json").output.splitlines()] == [
        "beta"
    ]
