from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from judge.daemon.results_file import ResultsFile
from judge.game.events import Created, Ended
from judge.game.settings import Settings, Visibility
from judge.game.state import Ending, Game, Status
from judge.records.overview import RATINGS
from judge.render.results_table import heading
from tests.contract.store.examples import DAY, MINUTE, NOON, people, seated
from tests.servers.sqlite import TemporaryDatabase


def _ends(store: TemporaryDatabase, game: Game, at: datetime) -> None:
    over = replace(game, status=Status.FINISHED, ending=Ending.VICTORY, winners=("FRANCE",))
    with store.begin() as work:
        work.games.add(game)
        work.games.save(over, (Created(1), Ended(Ending.VICTORY, ("FRANCE",))), at, "test", None)
        work.commit()


def _names(folder: Path) -> list[str]:
    first, *lines = (folder / "results.tsv").read_text("utf-8").splitlines()
    assert first == heading()
    return [line.split("\t")[0] for line in lines]


def test_each_game_that_ends_adds_its_line_and_no_draft_is_left(tmp_path: Path) -> None:
    store, folder = TemporaryDatabase(), tmp_path / "ratings"
    anna, bert = people(store, "anna", "bert")
    file = ResultsFile(store, folder)
    file.write_if_due(NOON)
    assert _names(folder) == []
    _ends(store, seated(anna, bert), NOON + MINUTE)
    _ends(store, replace(seated(anna, bert), name="bravo"), NOON)
    private = Settings(visibility=Visibility.PRIVATE)
    _ends(store, replace(seated(anna, bert), name="club", settings=private), NOON)
    file.write_if_due(NOON + 2 * MINUTE)
    assert _names(folder) == ["bravo", "alpha"]
    assert [one.name for one in folder.iterdir()] == ["results.tsv"]


def test_nothing_is_written_while_nothing_ends_but_once_a_day(tmp_path: Path) -> None:
    store = TemporaryDatabase()
    (anna,) = people(store, "anna")
    _ends(store, seated(anna, anna), NOON)
    file = ResultsFile(store, tmp_path)
    file.write_if_due(NOON)
    text = (tmp_path / "results.tsv").read_text("utf-8")
    with store.begin() as work:
        work.people.save(replace(work.people.get(anna), name="Anna Blau"))
        work.commit()
    file.write_if_due(NOON + timedelta(hours=23))
    assert (tmp_path / "results.tsv").read_text("utf-8") == text
    file.write_if_due(NOON + DAY)
    assert "Anna Blau" in (tmp_path / "results.tsv").read_text("utf-8")


def test_a_removed_game_leaves_the_list(tmp_path: Path) -> None:
    store = TemporaryDatabase()
    (anna,) = people(store, "anna")
    _ends(store, seated(anna, anna), NOON)
    file = ResultsFile(store, tmp_path)
    file.write_if_due(NOON)
    assert _names(tmp_path) == ["alpha"]
    with store.begin() as work:
        work.games.get("alpha")
        work.games.remove("alpha")
        work.commit()
    file.write_if_due(NOON + MINUTE)
    assert _names(tmp_path) == []


def test_a_folder_that_cannot_be_written_to_stops_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", "utf-8")
    store = TemporaryDatabase()
    ResultsFile(store, blocked).write_if_due(NOON)
    assert blocked.read_text("utf-8") == "in the way"
    assert store.health.troubles().keys() == {RATINGS}
    ResultsFile(store, tmp_path / "ratings").write_if_due(NOON)
    assert store.health.troubles() == {}
