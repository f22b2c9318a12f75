from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.events import Created, Ended, Observing, PhaseJudged, SettingChanged
from judge.game.settings import MissingOrders
from judge.game.state import Applicant, Ending, Guest, Status
from judge.records.overview import GAME
from judge.store.database import Database
from tests.contract.store.examples import MINUTE, NOON, game, people, seated, snapshot


def test_a_game_is_read_as_it_was_saved(database: Database) -> None:
    anna, bert = people(database, "anna", "bert")
    with database.begin() as work:
        work.games.add(game(anna))
        work.games.save(seated(anna, bert), [], NOON, "mail:1", None)
        work.commit()
    with database.begin() as work:
        kept = work.games.get("alpha")
        assert kept == seated(anna, bert)
        assert kept is not None
        assert repr(kept.settings) == repr(game(anna).settings)
        assert work.games.get("beta") is None


def test_a_name_is_given_once(database: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        work.games.add(game(anna))
        with pytest.raises(ValueError, match="alpha"):
            work.games.add(game(anna, seed=8))
        work.commit()
    with database.begin() as work:
        with pytest.raises(ValueError, match="alpha"):
            work.games.add(game(anna, seed=9))
        kept = work.games.get("alpha")
    assert kept is not None
    assert kept.seed == 7


def test_events_are_numbered_from_one_without_gaps(database: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        work.games.add(game(anna))
        assert work.games.save(game(anna), [Created(anna)], NOON, "mail:1", None) == 1
        assert work.games.save(game(anna), [], NOON, "mail:1", None) == 2
        assert work.games.save(game(anna), [Observing(1), Observing(2)], NOON, "mail:2", None) == 2
        work.commit()
    with database.begin() as work:
        kept = work.games.get("alpha")
        assert kept is not None
        assert work.games.save(kept, [Observing(3)], NOON, "mail:3", None) == 4
        assert list(work.games.events("alpha")) == [Created(anna), Observing(1), Observing(2), Observing(3)]


def test_judged_phases_are_kept_in_order(database: Database) -> None:
    (anna,) = people(database, "anna")
    change = SettingChanged("missing", MissingOrders.WAIT, MissingOrders.PROCESS)
    with database.begin() as work:
        work.games.add(game(anna))
        work.games.save(game(anna), [PhaseJudged(snapshot(1)), change], NOON, "time", None)
        work.games.save(game(anna), [PhaseJudged(snapshot(2), by_master=True)], NOON, "time", None)
        work.commit()
    with database.begin() as work:
        assert list(work.games.snapshots("alpha")) == [snapshot(1), snapshot(2)]
        assert list(work.games.snapshots("beta")) == []
        assert list(work.games.events("alpha")) == [
            PhaseJudged(snapshot(1)),
            change,
            PhaseJudged(snapshot(2), by_master=True),
        ]


def test_a_phase_cannot_be_judged_twice(database: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        work.games.add(game(anna))
        work.games.save(game(anna), [PhaseJudged(snapshot())], NOON, "time", None)
        work.commit()
    with database.begin() as work:
        work.games.get("alpha")
        with pytest.raises(RuntimeError):
            work.games.save(game(anna), [PhaseJudged(snapshot())], NOON, "time", None)
    with database.begin() as work:
        assert len(work.games.snapshots("alpha")) == 1


def test_due_games_come_longest_overdue_first(database: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        for name, minutes in (("late", 1), ("later", 0), ("future", 9), ("never", None)):
            work.games.add(game(anna, name))
            due = None if minutes is None else NOON + minutes * MINUTE
            work.games.save(game(anna, name), [], NOON, "mail:1", due)
        work.commit()
    with database.begin() as work:
        assert list(work.games.due(NOON + MINUTE)) == ["later", "late"]
        assert work.games.next_due() == NOON
        assert work.games.next_due(leaving_out=["later"]) == NOON + MINUTE
        assert work.games.next_due(leaving_out=["later", "late", "future"]) is None
        assert [one.name for one in work.games.all()] == ["future", "late", "later", "never"]


def test_without_games_nothing_is_due(database: Database) -> None:
    with database.begin() as work:
        assert work.games.next_due() is None
        assert list(work.games.all()) == []


def test_who_has_a_part_in_which_game(database: Database) -> None:
    anna, bert, carl, dora = people(database, "anna", "bert", "carl", "dora")
    forming = replace(game(carl, "beta"), applicants=(Applicant(bert, "#"),), observers=(Guest(dora, "#"),))
    with database.begin() as work:
        work.games.add(seated(anna, bert))
        work.games.add(forming)
        assert list(work.games.of(bert)) == ["alpha", "beta"]
        assert list(work.games.of(dora)) == ["beta"]
        work.games.save(replace(forming, applicants=()), [], NOON, "mail:1", None)
        assert list(work.games.of(bert)) == ["alpha"]
        work.commit()
    with database.begin() as work:
        assert list(work.games.of(anna)) == ["alpha"]


def test_who_stands_by_in_which_game_that_goes_on(database: Database) -> None:
    anna, bert, carl = people(database, "anna", "bert", "carl")
    running = replace(seated(anna, bert), status=Status.RUNNING)
    waiting = replace(running, seats=tuple(replace(seat, standby=carl) for seat in running.seats))
    with database.begin() as work:
        work.games.add(waiting)
        work.games.add(replace(waiting, name="over", status=Status.FINISHED))
        work.games.add(replace(running, name="alone"))
        work.commit()
    with database.begin() as work:
        assert list(work.games.stood_by(carl)) == ["alpha"]
        assert list(work.games.stood_by(bert)) == []


def test_a_game_of_nobody_registered_is_our_mistake(database: Database) -> None:
    with database.begin() as work, pytest.raises(RuntimeError):
        work.games.add(game(99))
    with database.begin() as work:
        assert work.games.get("alpha") is None


def test_a_game_that_was_not_read_cannot_be_saved(database: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        work.games.add(game(anna))
        work.commit()
    with database.begin() as work, pytest.raises(RuntimeError):
        work.games.save(game(anna, seed=8), [], NOON, "mail:1", None)


def test_games_are_listed_piece_by_piece(database: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        for name in ("delta", "beta", "alpha", "gamma"):
            work.games.add(game(anna, name))
        assert work.games.count() == 4
        assert [one.name for one in work.games.listed(0, 3)] == ["alpha", "beta", "delta"]
        assert [one.name for one in work.games.listed(3, 3)] == ["gamma"]
        assert list(work.games.listed(4, 3)) == []
        assert [one.name for one in work.games.forming(3)] == ["alpha", "beta", "delta"]
        work.games.save(replace(work.games.all()[0], status=Status.FINISHED), [], NOON, "mail:1", None)
        assert [one.name for one in work.games.forming(9)] == ["beta", "delta", "gamma"]


def test_a_removed_game_is_found_by_nobody_and_keeps_name_and_record(database: Database) -> None:
    anna, bert = people(database, "anna", "bert")
    with database.begin() as work:
        work.games.add(game(anna, "beta"))
        work.games.add(game(anna))
        work.games.save(seated(anna, bert), [PhaseJudged(snapshot(1))], NOON, "mail:1", NOON)
        assert not work.games.is_removed("alpha")
        work.games.remove("alpha")
        work.commit()
    with database.begin() as work:
        assert work.games.get("alpha") is None
        assert [one.name for one in work.games.all()] == ["beta"]
        assert [one.name for one in work.games.listed(0, 9)] == ["beta"]
        assert work.games.count() == 1
        assert list(work.games.due(NOON)) == []
        assert work.games.next_due() is None
        assert list(work.games.of(bert)) == []
        assert (work.games.is_removed("alpha"), work.games.is_removed("beta")) == (True, False)
        assert not work.games.is_removed("gamma")
        assert work.games.names_taken() == ["alpha", "beta"]
        assert list(work.games.snapshots("alpha")) == [snapshot(1)]
        with pytest.raises(ValueError, match="alpha"):
            work.games.add(game(anna))
        with pytest.raises(RuntimeError):
            work.games.remove("alpha")


def test_everybody_with_a_part_is_known_without_the_game_being_read(database: Database) -> None:
    anna, bert, cleo = people(database, "anna", "bert", "cleo")
    with database.begin() as work:
        work.games.add(seated(bert, anna))
        work.games.add(game(cleo, "beta"))
        work.commit()
    with database.begin() as work:
        assert list(work.games.members("alpha")) == [anna, bert]
        assert list(work.games.members("gamma")) == []
        work.games.remove_unreadable("alpha")
        work.commit()
    with database.begin() as work:
        assert list(work.games.members("alpha")) == []
        assert (work.games.get("alpha"), work.games.is_removed("alpha")) == (None, True)
        assert [one.name for one in work.games.all()] == ["beta"]


def test_what_kept_a_removed_game_from_being_judged_is_forgotten(database: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        for name in ("alpha", "beta"):
            work.games.add(game(anna, name))
        work.commit()
    for name in ("alpha", "beta"):
        database.health.note_trouble(f"{GAME}{name}", "KeyError", NOON)
    with database.begin() as work:
        assert work.games.get("alpha") is not None
        work.games.remove("alpha")
        work.commit()
    assert list(database.health.troubles()) == [f"{GAME}beta"]


def test_games_that_ended_come_in_their_order_with_their_time(database: Database) -> None:
    anna, bert = people(database, "anna", "bert")
    with database.begin() as work:
        for name, at in (("alpha", NOON + MINUTE), ("bravo", NOON)):
            running = replace(seated(anna, bert), name=name)
            work.games.add(running)
            over = replace(running, status=Status.FINISHED, ending=Ending.DRAW)
            work.games.save(over, (Ended(Ending.DRAW, ()),), at, "test", None)
        work.games.add(replace(seated(anna, bert), name="club"))
        work.commit()
    with database.begin() as work:
        assert [(game.name, at) for game, at in work.games.ended()] == [
            ("bravo", NOON),
            ("alpha", NOON + MINUTE),
        ]
        assert work.games.count_ended() == len(work.games.ended())
