"""Prepared statements do what SQLAlchemy does with the same statement, on both databases."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy import bindparam, delete, insert, select, update

from judge.store.connection import insert_new, insert_numbered, skipping_known
from judge.store.database import Database
from judge.store.engine import Prepared
from judge.store.errors import Inconsistent
from judge.store.schema import HealthRow, OtherAddressRow, PersonRow
from tests.contract.store.examples import NOON

_EAST = timezone(timedelta(hours=3))
_PERSON = {"name": "Anna", "address": "anna@home.example", "zone": "UTC", "registered": NOON, "entry": "[]"}


def test_a_moment_and_a_truth_come_back_as_they_went_in(database: Database) -> None:
    adding = Prepared(insert(PersonRow))
    asking = Prepared(
        select(PersonRow.registered, PersonRow.unreachable, PersonRow.verified).where(
            PersonRow.address == bindparam("address")
        )
    )
    noon = datetime(2026, 1, 5, 15, tzinfo=_EAST)
    with database.connections.write() as connection:
        adding.change(connection, {**_PERSON, "registered": noon, "verified": False})
    with database.connections.read() as connection:
        row = asking.first(connection, {"address": "anna@home.example"})
        (plain,) = connection.execute(asking.statement, {"address": "anna@home.example"})
    assert (row.registered, row.unreachable, row.verified) == (noon.astimezone(UTC), None, False)
    assert tuple(row) == tuple(plain)


def test_values_in_the_statement_go_with_those_that_are_given(database: Database) -> None:
    closing = Prepared(
        update(HealthRow).where(HealthRow.part == bindparam("which")).values(trouble="none", since=None)
    )
    with database.connections.write() as connection:
        insert_new(connection, HealthRow, "part", part="mail", trouble="asleep", since=NOON)
        assert closing.change(connection, {"which": "mail"}) == 1
        assert closing.change(connection, {"which": "mail", "worked_at": NOON}) == 1
        assert closing.change(connection, {"which": "another"}) == 0
        row = Prepared(select(HealthRow.__table__)).first(connection, {})
    assert (row.part, row.trouble, row.since, row.worked_at) == ("mail", "none", None, NOON)


def test_without_a_row_there_is_nothing(database: Database) -> None:
    asking = Prepared(select(PersonRow.id).where(PersonRow.address == bindparam("address")))
    with database.connections.read() as connection:
        none = {"address": "nobody@home.example"}
        assert asking.all(connection, none) == []
        assert asking.first(connection, none) is None
        assert asking.scalar(connection, none) is None


def test_a_value_that_is_missing_is_a_mistake_of_ours(database: Database) -> None:
    asking = Prepared(delete(PersonRow).where(PersonRow.address == bindparam("address")))
    with database.connections.write() as connection, pytest.raises(KeyError):
        asking.change(connection, {})


def test_many_rows_go_in_at_once_and_known_ones_are_skipped(database: Database) -> None:
    with database.connections.write() as connection:
        first = insert_numbered(connection, PersonRow, "address", **_PERSON)
        assert insert_numbered(connection, PersonRow, "address", **_PERSON) is None
        rows = [{"address": f"anna{n}@home.example", "person": first} for n in (1, 2, 1)]
        skipping_known(connection, OtherAddressRow, "address").change_all(connection, rows)
        asked = Prepared(select(OtherAddressRow.address).order_by(OtherAddressRow.address))
        found = asked.all(connection, {})
    assert [row.address for row in found] == ["anna1@home.example", "anna2@home.example"]


def test_what_breaks_the_record_is_inconsistent_one_by_one_and_at_once(database: Database) -> None:
    adding = Prepared(insert(PersonRow))
    row = {**_PERSON, "name": None}
    with database.connections.write() as connection, pytest.raises(Inconsistent):
        adding.change(connection, row)
    with database.connections.write() as connection, pytest.raises(Inconsistent):
        adding.change_all(connection, [row])
