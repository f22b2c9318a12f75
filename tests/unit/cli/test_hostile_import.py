"""Imports of what nobody exported: each is refused in a sentence that names the line, or is sound."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.store.games import body_hash
from tests.unit.cli.exports import bent, changed, signed
from tests.unit.cli.keeper_desk import Keeper, played  # noqa: F401  # a fixture

DATA = Path(__file__).resolve().parents[2] / "data/classic_game"
LATER = "2026-01-20T13:00:00+00:00"


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory, played: bytes) -> Keeper:  # noqa: F811  # the fixture
    """A judge whose game alpha has one phase judged."""
    here = Keeper(tmp_path_factory.mktemp("old"))
    (here.folder / "judge.db").write_bytes(played)
    here.mailed = 100
    here.mail("p0@aus.test", "SIGN ON M alpha tulips\nPROCESS S1901M NOW")
    here.run("once")
    return here


@pytest.fixture(scope="module")
def game(old: Keeper) -> str:
    return old.run("export", "--game", "alpha").output


@pytest.fixture(scope="module")
def whole(old: Keeper) -> str:
    return old.run("export").output


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The database of a judge of whom nobody knows yet."""
    here = Keeper(tmp_path_factory.mktemp("empty"))
    here.run("db", "backup", str(here.folder / "copy"))
    return (here.folder / "copy").read_bytes()


def imported(folder: Path, text: str, *options: str) -> tuple[Keeper, str]:
    """A fresh judge after an import, and what that said; the refusal must be of one sentence."""
    here = Keeper(folder)
    file = folder / "export.jsonl"
    file.write_text(text, encoding="utf-8", errors="surrogatepass")
    done = here.run("import", str(file), *options, now=LATER)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exc_info
    assert done.exit_code in (0, 1, 2)
    return here, done.output


def of(table: str, number: int = 1) -> Callable[[dict[str, Any]], bool]:
    """Whether a line is the first row of a table, or that of the number."""
    return lambda line: line["table"] == table and line["row"].get("seq", line["row"].get("id", 1)) == number


def header(text: str, **values: Any) -> str:
    first, *rest = text.splitlines()[:-1]
    return signed([json.dumps({**json.loads(first), **values}), *rest])


def without(text: str, table: str) -> str:
    return signed(line for line in text.splitlines()[:-1] if f'"table":"{table}"' not in line)


def twice(text: str, table: str) -> str:
    lines = text.splitlines()[:-1]
    return signed([*lines, next(line for line in lines if f'"table":"{table}"' in line)])


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: signed([*text.splitlines()[:1], "[" * 200_000]), "line 2 is no line of an export"),
        (lambda text: signed([*text.splitlines()[:1], '["x"]']), "line 2 is no line of an export"),
        (
            lambda text: signed([*text.splitlines()[:1], '{"table":"person","row":null}']),
            "line 2 is no row of",
        ),
        (lambda text: header(text, game=["a"]), "Give the game another name with --as."),
        (lambda text: header(text, game=None), "line 1: its numbers are not those of person, inbox, outbox"),
        (lambda text: header(text, game="a\nb"), "Give the game another name with --as."),
        (lambda text: header(text, game="beta"), "it is not of beta"),
        (lambda text: without(text, "game"), "the export has no state of alpha"),
        (lambda text: without(text, "snapshot"), "the game follows phase 1, which is not in the export"),
        (lambda text: without(text, "event"), "should have 12 events, has 0"),
        (lambda text: without(text, "person"), "it names people that are not in the export"),
        (lambda text: twice(text, "event"), "line 24: it is there already"),
        (lambda text: twice(text, "game"), "line 24: it is there already"),
        (lambda text: twice(text, "snapshot"), "line 24: it is there already"),
        (lambda text: twice(text, "person"), "line 24: it is there already"),
        (lambda text: text.replace("Person 3", "Person 9"), "its hash differs"),
        (
            lambda text: signed(text.replace('"table":"event"', '"table":"inside"', 1).splitlines()[:-1]),
            "there is no table 'inside' here",
        ),
        (
            lambda text: changed(text, of("event"), at="junk"),
            "line 12: a row of event: its at is 'junk', not a",
        ),
        (lambda text: changed(text, of("event"), at=None), "line 12: a row of event: its at is None, not a"),
        (lambda text: changed(text, of("event"), body=None), "its body is None, not a text"),
        (lambda text: changed(text, of("event"), cause=None), "its cause is None, not a text"),
        (lambda text: changed(text, of("event"), body="{}"), "line 12: Created: "),
        (
            lambda text: changed(text, of("person"), address="not an address"),
            "line 2: 'not an address' is no",
        ),
        (
            lambda text: changed(text, of("person"), address="a@b.c\nBcc: x@y.z"),
            "is no address to which mail",
        ),
        (
            lambda text: changed(text, of("person"), zone=[1]),
            "line 2: a row of person: its zone is [1], not a",
        ),
        (lambda text: changed(text, of("person"), zone="Mars"), "person 1 is in no time zone, but in 'Mars'"),
        (lambda text: changed(text, of("person"), name="a\x1b[31m"), "nobody can be called"),
        (lambda text: changed(text, of("person"), record="x"), "line 2: person 1 cannot be read"),
        (lambda text: changed(text, of("person"), extra=1), "has other columns than here: 'extra'"),
        (lambda text: changed(text, of("person"), address="judge@example.org"), "is the judge itself"),
        (lambda text: changed(text, of("game"), status="removed"), "the game was removed from its judge"),
        (lambda text: changed(text, of("game"), number=7), "its columns do not say what its state says"),
        (
            lambda text: signed(
                text.replace('\\"master\\":{\\"person\\":1', '\\"master\\":{\\"person\\":2').splitlines()[:-1]
            ),
            "p1@aus.test leads alpha and plays in it",
        ),
    ],
)
def test_what_is_wrong_with_a_game_is_named(
    tmp_path: Path, game: str, change: Callable[[str], str], says: str
) -> None:
    here, said = imported(tmp_path, change(game))
    assert says in said
    assert here.keeper("people").output.count("@") == 0, "nothing was kept"


def with_state(text: str, change: Callable[[dict[str, Any]], object]) -> str:
    """An export whose game was changed and written as it was."""
    row = next(json.loads(line)["row"] for line in text.splitlines() if '"table":"game"' in line)
    state = json.loads(row["state"])
    change(state)
    written = json.dumps(state, separators=(",", ":"), ensure_ascii=False)
    return changed(text, lambda line: line["row"].get("name") == "alpha", state=written)


def with_phase(text: str, change: Callable[[dict[str, Any]], object]) -> str:
    """An export whose judged phase was changed, and its hash made anew."""
    row = next(json.loads(line)["row"] for line in text.splitlines() if '"table":"snapshot"' in line)
    body = json.loads(row["body"])
    change(body)
    written = json.dumps(body, separators=(",", ":"), ensure_ascii=False)
    return changed(text, of("snapshot"), body=written, sha256=body_hash(written))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda state: state["position"]["units"][0].update(at="MOON"), "no province MOON for A MOON"),
        (lambda state: state["position"]["centres"].update(BUR="FRANCE"), "BUR is owned, and is no"),
        (lambda state: state["seats"].append(state["seats"][0]), "AUSTRIA is led 2 times, not once"),
        (lambda state: state["settings"].update(victory=-3), "its setting centers is -3"),
    ],
)
def test_a_game_that_makes_no_sense_on_its_board_is_refused(
    tmp_path: Path, game: str, change: Callable[[dict[str, Any]], object], says: str
) -> None:
    here, said = imported(tmp_path, with_state(game, change))
    assert re.match(r"Error: line \d+: the game makes no sense on its board: ", said)
    assert says in said
    assert here.keeper("people").output.count("@") == 0, "nothing was kept"


def test_a_whole_judge_comes_with_its_games_as_they_were_and_the_odd_ones_are_named(
    tmp_path: Path, whole: str
) -> None:
    odd = with_state(whole, lambda state: state["position"]["centres"].update(BUR="FRANCE"))
    here, said = imported(tmp_path, odd)
    assert "came as it was: alpha: BUR is owned, and is no supply centre" in said
    assert json.loads(here.run("export").output.splitlines()[-1])["rows"] == odd.count('"table"')


def test_a_judged_phase_that_makes_no_sense_on_its_board_is_refused(tmp_path: Path, game: str) -> None:
    bent_phase = with_phase(game, lambda body: body["position"]["units"][0].update(at="MOON"))
    _, said = imported(tmp_path, bent_phase)
    assert "the judged phase makes no sense on its board: the board has no province MOON" in said


def test_a_game_that_follows_a_phase_of_which_nothing_came_along_is_refused(
    tmp_path: Path, game: str
) -> None:
    text = changed(with_state(game, lambda state: state.update(number=77)), of("game"), number=77)
    assert "the game follows phase 76, which is not in the export" in imported(tmp_path, text)[1]


def test_the_moment_at_which_a_game_is_looked_at_comes_of_its_clock(tmp_path: Path, game: str) -> None:
    here, said = imported(tmp_path, changed(game, of("game"), due_at="2999-01-01T00:00:00+00:00"))
    assert said.startswith("alpha: F1901M")
    row = next(line for line in here.run("export").output.splitlines() if '"table":"game"' in line)
    assert json.loads(row)["row"]["due_at"] < "2027"


@pytest.mark.parametrize(
    "name", ["my game", "../y", "z\nDOWN fake: all lost", "x" * 300, "press", "practice-1"]
)
def test_a_game_gets_no_name_that_mail_could_not_give(tmp_path: Path, game: str, name: str) -> None:
    here, said = imported(tmp_path, game, "--as", name)
    assert "Give the game another name with --as." in said
    assert here.keeper("games").output.startswith("There are no games.")


def test_options_for_another_judge_are_not_passed_over(tmp_path: Path, game: str) -> None:
    assert "add --from" in imported(tmp_path, game, "--variant", "loeb9")[1]


def test_no_hash_of_a_password_comes_in(tmp_path: Path, game: str) -> None:
    text = signed(
        game.replace('\\"password\\":\\"\\"', '\\"password\\":\\"$argon2id$mine\\"').splitlines()[:-1]
    )
    assert "$argon2id$mine" in text
    here, said = imported(tmp_path, text)
    assert said.startswith("alpha: F1901M")
    assert "$argon2id$mine" not in here.run("export").output


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: header(text, numbers=None), "line 1: its numbers are not those of"),
        (
            lambda text: header(text, numbers={"person": -1, "inbox": 0, "outbox": 0}),
            "line 1: its numbers are",
        ),
        (
            lambda text: header(text, numbers={"person": 1, "inbox": 99, "outbox": 99}),
            "1 is not the last number",
        ),
        (lambda text: changed(text, of("inbox"), fate="lost"), "mails came, but only"),
        (lambda text: changed(text, of("outbox"), raw="%%"), "its raw is '%%', not bytes"),
        (lambda text: changed(text, of("person", 2), id=1), "line 3: it does not fit the lines before it"),
        (lambda text: without(text, "secret"), "secret: the salt is missing"),
        (lambda text: changed(text, of("seat"), person=77), "it does not fit the lines before it"),
    ],
)
def test_what_is_wrong_with_a_whole_judge_is_named(
    tmp_path: Path, whole: str, change: Callable[[str], str], says: str
) -> None:
    here, said = imported(tmp_path, change(whole))
    assert says in said
    assert here.keeper("people").output.count("@") == 0, "nothing was kept"


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 10**9), st.booleans())
def test_what_is_bent_is_refused_or_sound(
    game: str, whole: str, empty: bytes, seed: int, of_one_game: bool
) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "judge.db").write_bytes(empty)
        here, said = imported(folder, bent(game if of_one_game else whole, seed))
        checked = here.run("db", "check")
        assert (checked.exit_code, "WRONG" in checked.output) == (0, False), (said, checked.output)
        assert here.run("once", now=LATER).exit_code == 0


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 10**9), st.booleans())
def test_bent_files_of_the_classic_judge_are_refused_or_sound(empty: bytes, seed: int, noise: bool) -> None:
    chance = Random(seed)  # no secret
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "judge.db").write_bytes(empty)
        here = Keeper(folder)
        shutil.copytree(DATA, folder / "old")
        file = folder / "old" / chance.choice(("dip.master", "Dalpha/G003", "list.txt"))
        good = file.read_bytes()
        at, length = chance.randrange(len(good)), chance.choice((1, 1, 8, 300))
        spoilt = (
            chance.randbytes(3000) if noise else good[:at] + chance.randbytes(length) + good[at + length :]
        )
        file.write_bytes(spoilt)
        source = folder / "old" / ("list.txt" if file.name == "list.txt" else "Dalpha")
        done = here.run("import", str(source), "--from", "njudge", "--yes", now=LATER)
        assert done.exception is None or isinstance(done.exception, SystemExit), done.exc_info
        checked = here.run("db", "check")
        assert (checked.exit_code, "WRONG" in checked.output) == (0, False), (done.output, checked.output)
