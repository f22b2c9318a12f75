"""A password is checked the slow way once for all processes, where the judge has a key for that."""

from __future__ import annotations

from dataclasses import replace
from unittest import mock

import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, select, update

from judge.game.state import Guest
from judge.store.database import Database
from judge.store.passwords import Passwords, name_of
from judge.store.schema import GameRow, VerifiedRow
from tests.contract.store.examples import NOON, game, people

KEY = "k" * 32


def _kept(database: Database) -> dict[str, str]:
    with database.connections.read() as read:
        return {row.name: row.digest for row in read.execute(select(VerifiedRow.name, VerifiedRow.digest))}


def _matches(database: Database, passwords: Passwords, word: str, hashed: str) -> bool:
    with database.begin() as work:
        found = passwords.matches(word, hashed, lambda: work.verified)
        work.commit()
    return found


def _slow(database: Database, passwords: Passwords, word: str, hashed: str) -> int:
    """How often the slow comparison was needed."""
    with mock.patch.object(
        PasswordHasher, "verify", autospec=True, side_effect=PasswordHasher.verify
    ) as slow:
        assert _matches(database, passwords, word, hashed)
    return slow.call_count


def test_after_a_restart_nobody_pays_again(database: Database) -> None:
    hashed = Passwords(KEY).hash("ostrich")
    assert [_slow(database, Passwords(KEY), "ostrich", hashed) for _ in range(2)] == [1, 0]
    assert not _matches(database, Passwords(KEY), "ostritch", hashed)
    assert list(_kept(database)) == [name_of(hashed)]


@pytest.mark.parametrize("key", ["", "another" * 9])
def test_without_the_same_key_what_is_kept_is_worth_nothing(database: Database, key: str) -> None:
    hashed = Passwords(KEY).hash("ostrich")
    assert _matches(database, Passwords(KEY), "ostrich", hashed)
    before = _kept(database)
    assert _slow(database, Passwords(key), "ostrich", hashed) == 1
    assert (_kept(database) == before) is (key == "")


def test_without_a_key_nothing_is_kept(database: Database) -> None:
    passwords = Passwords()
    assert _matches(database, passwords, "ostrich", passwords.hash("ostrich"))
    assert _kept(database) == {}


def test_a_password_that_was_changed_is_forgotten(database: Database) -> None:
    (anna,) = people(database, "anna")
    passwords = Passwords(KEY)
    old, new = passwords.hash("ostrich"), passwords.hash("emu")
    with database.begin() as work:
        first = game(anna)
        work.games.add(replace(first, master=replace(first.master, password=old)))
        work.commit()
    for hashed, word in ((old, "ostrich"), (new, "emu")):
        assert _matches(database, passwords, word, hashed)
    with database.begin() as work:
        kept = work.games.get("alpha")
        assert kept is not None
        work.games.save(kept, [], NOON, "test", None)
        assert work.verified.has(name_of(old), _kept(database)[name_of(old)])
        work.games.save(replace(kept, master=replace(kept.master, password=new)), [], NOON, "test", None)
        work.commit()
    assert list(_kept(database)) == [name_of(new)]
    with database.begin() as work:
        assert work.games.get("alpha") is not None
        work.games.remove("alpha")
        work.commit()
    assert _kept(database) == {}


def test_passwords_of_a_game_that_cannot_be_read_go_with_it(database: Database) -> None:
    anna, bert = people(database, "anna", "bert")
    passwords = Passwords(KEY)
    mine, others = passwords.hash("ostrich"), passwords.hash("emu")
    with database.begin() as work:
        for name, master, hashed in (("alpha", anna, mine), ("beta", bert, others)):
            work.games.add(replace(game(master, name), master=Guest(master, hashed)))
        work.commit()
    for hashed, word in ((mine, "ostrich"), (others, "emu")):
        assert _matches(database, passwords, word, hashed)
    cut_off(database, "alpha")
    with database.begin() as work:
        work.games.remove_unreadable("alpha")
        work.commit()
    assert list(_kept(database)) == [name_of(others)]


def cut_off(database: Database, name: str) -> None:
    """Damage the state of a game."""
    with database.connections.write() as write:
        half = func.substr(GameRow.state, 1, func.length(GameRow.state) - 1)
        write.execute(update(GameRow).where(GameRow.name == name).values(state=half))
