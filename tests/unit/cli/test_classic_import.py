"""A running game of the classic judge comes here, from its files or from a LIST, and is played on by mail."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from judge.language.classic_game.contents import ClassicGame
from judge.language.classic_game.files import entries, game_in_files
from judge.language.classic_game.listing import game_in_mails
from judge.language.classic_game.position import position_of
from judge.rules.phases import Phase
from judge.rules.units import Dislodged, Kind, Unit
from judge.variants.load import load
from tests.messages import says
from tests.unit.cli.keeper_desk import Keeper

DATA = Path(__file__).resolve().parents[2] / "data/classic_game"
LIST = (DATA / "list.txt").read_text(encoding="utf-8")
NOW = "2026-01-06T13:00:00+00:00"
BEFORE = "2026-01-07T23:20:00+00:00"
LATER = "2026-01-07T23:31:00+00:00"


def of_files() -> ClassicGame:
    (entry,) = entries((DATA / "dip.master").read_text(encoding="utf-8"))
    return game_in_files(entry, (DATA / "Dalpha/G003").read_text(encoding="utf-8"))


def mailbox(folder: Path, *mails: tuple[str, str]) -> Path:
    """A mailbox of the classic's mails, each its subject and its text."""
    box = folder / "box"
    text = (
        f"From judge@judge.test Mon Jan  5 {10 + hour}:00:00 2026\nFrom: judge@judge.test\n"
        f"Date: Mon, 05 Jan 2026 {10 + hour}:00:00 +0000\nSubject: {subject}\n\n{body}\n"
        for hour, (subject, body) in enumerate(mails)
    )
    box.write_text("".join(text), encoding="utf-8")
    return box


@cache
def registered() -> bytes:
    """The database of a judge at which two of the game's people are registered."""
    with TemporaryDirectory() as folder:
        here = Keeper(Path(folder))
        here.mail("anna@aus.test", "REGISTER\nName: Anna\nEND")
        here.mail("zoe@aus.test", "REGISTER\nName: Zoe\nEND")
        here.run("db", "backup", str(here.folder / "copy"))
        return (here.folder / "copy").read_bytes()


@pytest.fixture
def here(tmp_path: Path) -> Keeper:
    """That judge for one test."""
    (tmp_path / "judge").mkdir()
    judge = Keeper(tmp_path / "judge")
    (judge.folder / "judge.db").write_bytes(registered())
    judge.mailed = 2
    return judge


def test_files_and_a_list_tell_of_the_same_game() -> None:
    files, listed = of_files(), game_in_mails([("Re: ANCH:alpha", LIST)])
    board = load("standard")
    assert position_of(files, board) == position_of(listed, board)
    for game in (files, listed):
        assert (game.name, game.number, str(game.phase)) == ("alpha", 3, "F1901R")
        assert f"{game.deadline:%Y-%m-%d %H:%M} {game.grace:%Y-%m-%d}" == "2026-01-07 23:30 2026-01-12"
        assert (game.waits, game.gunboat, game.blind, game.paused) == (True, False, False, False)
        assert game.press is not None
        assert game.press.value == "white/grey"
        assert {name: clock.clock for name, clock in game.clocks.items()} == {
            "moves": 1410,
            "retreats": -1,
            "builds": -1,
        }
    assert [one.address for one in files.members] == [one.address for one in listed.members]


def test_the_position_is_whole() -> None:
    position = position_of(of_files(), load("standard"))
    assert len(position.units) == 21
    assert position.dislodged == (Dislodged(Unit("AUSTRIA", Kind.FLEET, "TRI"), None, ("ALB", "ADR")),)
    assert Unit("FRANCE", Kind.FLEET, "SPA/SC") in position.units
    assert position.centres_of("RUSSIA") == ("MOS", "SEV", "STP", "WAR")
    assert len(position.centres) == 22
    assert of_files().phase == Phase.parse("F1901R")


@pytest.mark.parametrize("source", ["files", "mailbox"])
def test_a_game_goes_on_here(here: Keeper, tmp_path: Path, source: str) -> None:
    shutil.copytree(DATA, tmp_path / "old")
    place = mailbox(tmp_path, ("ANCH:alpha - F1901M Results", "-"), ("Re: ANCH:alpha - F1901R orders", LIST))
    given = str(tmp_path / "old/Dalpha" if source == "files" else place)
    asked = here.run("import", given, "--from", "njudge", now=NOW)
    assert asked.exit_code == 1
    assert "22 units, 22 centres, 7 players, 0 free powers, 1 observers" in asked.output
    assert "Nothing is done yet" in asked.output
    assert here.mails("anna@aus.test") == []
    done = here.run("import", given, "--from", "njudge", "--yes", now=NOW)
    assert done.exit_code == 0, done.output
    assert done.output.startswith("alpha: F1901R, due 2026-01-07 23:30 UTC, missing: Austria")
    here.run("once", now=NOW)
    told = here.mails("anna@aus.test")[-1]
    assert says(told, "email-game-arrived")
    (token,) = re.findall(r"RESET PASSWORD (\w{20,})", told)
    here.mail(
        "anna@aus.test",
        f"RESET PASSWORD {token} daffodil\nSIGN ON Austria alpha daffodil\nF Tri - Alb",
        now=NOW,
    )
    here.run("once", now=BEFORE)
    here.run("once", now=LATER)
    results = next(mail for mail in here.mails("irma@ita.test") if "F1901R Results" in mail)
    assert "Fleet Trieste -> Albania." in results
    assert "Austria:   2 Supply centers,  3 Units:  Removes  1 unit." in results
    assert "Russia:    5 Supply centers,  4 Units:  Builds   1 unit." in results
    assert here.run("db", "check").output.endswith("Nothing is wrong.\n"), here.run("db", "check").output
    people = here.keeper("people").output
    assert people.count("anna@aus.test") == 1
    log = here.keeper("log").output
    assert "classic game imported" in log


def test_a_passed_deadline_begins_anew_and_a_pause_stays(here: Keeper, tmp_path: Path) -> None:
    late = here.run(
        "import",
        str(mailbox(tmp_path, ("-", LIST))),
        *("--from", "njudge", "--as", "beta", "--yes"),
        now="2026-03-01T12:00:00+00:00",
    )
    assert late.output.startswith("beta: F1901R, due 2026-03-")
    paused = mailbox(tmp_path, ("-", LIST.replace("(F1901R)", "(F1901RP)")))
    done = here.run("import", str(paused), "--from", "njudge", "--yes", now=NOW)
    assert "alpha: paused at F1901R" in done.output


def without(text: str, *cut: str) -> str:
    for line in cut:
        assert line in text
        text = text.replace(line, "")
    return text


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: text.replace("Army Budapest", "Army Bohemia"), "stand in one province"),
        (lambda text: text.replace("Army Budapest", "Fleet Budapest"), "No fleet can stand in Budapest"),
        (lambda text: text.replace("Army Norway", "Army Narnia"), "No army can stand in Narnia"),
        (lambda text: text.replace("Austria:", "Atlantis:"), "There is no power Atlantis"),
        (lambda text: text.replace("(F1901R)", "(F1901RX)"), "alpha is over"),
        (lambda text: text.replace("Variant: Standard", "Variant: Bielefeld"), "plays no Bielefeld"),
        (lambda text: without(text, "Ownership of supply centers:"), "hold a LIST of no game"),
    ],
)
def test_what_hinders_is_said_and_nothing_changes(
    here: Keeper, tmp_path: Path, change: Callable[[str], str], says: str
) -> None:
    box = mailbox(tmp_path, ("-", change(LIST)))
    done = here.run("import", str(box), "--from", "njudge", "--yes", now=NOW)
    assert (done.exit_code, says in done.output) == (1, True), done.output
    assert here.keeper("games").output.startswith("There are no games.")


def test_a_list_that_is_older_than_the_results_is_refused(here: Keeper, tmp_path: Path) -> None:
    box = mailbox(tmp_path, ("-", LIST), ("ANCH:alpha - F1901R Results", "-"))
    done = here.run("import", str(box), "--from", "njudge", "--yes", now=NOW)
    assert "is of F1901R, and there are results of F1901R: ask that judge for a LIST anew" in done.output


def test_hidden_names_stay_hidden_and_who_is_gone_is_free(here: Keeper, tmp_path: Path) -> None:
    text = LIST.replace("Variant: Standard", "Variant: Standard Gunboat")
    text = text.replace("Turkey             3/3   0     6 tara@tur.test", "Turkey     abandon  3/3   0     6")
    done = here.run("import", str(mailbox(tmp_path, ("-", text))), "--from", "njudge", "--yes", now=NOW)
    assert "6 players, 1 free powers" in done.output
    here.run("once", now=NOW)
    here.mail("zoe@aus.test", "LIST alpha", now=NOW)
    answer = here.mails("zoe@aus.test")[-1]
    assert "Gunboat" in answer
    assert "anna@aus.test" not in answer


@pytest.mark.parametrize(
    ("breaks", "says"),
    [
        (lambda place: (place / "Dalpha/G003").unlink(), "has no position (G001, G002, …)"),
        (
            lambda place: (place / "dip.master").write_text("control x0 S1901M 0 1 0 0 0\n-\n"),
            "has no game of",
        ),
        (
            lambda place: change_master(place, "0 1 0 -10000 95", "0 44 0 -10000 95"),
            "The number 44 names no board",
        ),
        (lambda place: change_master(place, "-10000 95", "-10000 2095"), "by the rules of Machiavelli"),
        (lambda place: change_master(place, "F1901R", "F1901B"), "The position is of F1901R, not of F1901B"),
        (lambda place: change_master(place, "  003  ", "  x0   "), "alpha has not begun"),
        (lambda place: change_master(place, "0 1 0 -10000 95", "0 one 0 -10000 95"), "has no game of"),
        (lambda place: change_master(place, "(1767828600)", f"({9**40})"), "alpha has no deadline"),
    ],
)
def test_files_that_cannot_be_read_are_named(
    here: Keeper, tmp_path: Path, breaks: Callable[[Path], object], says: str
) -> None:
    old = tmp_path / "old"
    shutil.copytree(DATA, old)
    breaks(old)
    done = here.run("import", str(old / "Dalpha"), "--from", "njudge", "--yes", now=NOW)
    assert (done.exit_code, says in done.output) == (1, True), done.output


def change_master(place: Path, before: str, after: str) -> None:
    file = place / "dip.master"
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")


def test_what_cannot_be_read_of_another_game_keeps_none_back() -> None:
    spoilt = "beta 001 S1901M 0 \udcff 0 0 zz\nStart now\n-\n"
    (entry,) = entries(spoilt + (DATA / "dip.master").read_text(encoding="utf-8"))
    assert entry.name == "alpha"


def test_without_dip_master_the_entry_in_the_position_will_do(here: Keeper, tmp_path: Path) -> None:
    shutil.copytree(DATA / "Dalpha", tmp_path / "Dalpha")
    done = here.run("import", str(tmp_path / "Dalpha"), "--from", "njudge", "--yes", now=NOW)
    assert done.output.startswith("alpha: F1901R, due 2026-01-07 23:30 UTC")
