from __future__ import annotations

from dataclasses import replace

from judge.game.commands.member import Audience, Broadcast, Press
from judge.game.roles import Actor, Role
from judge.records import (
    ParkedAddress,
    ParkedCommand,
    ParkedContent,
    ParkedEmail,
    ParkedItem,
    ParkedOrder,
    ParkedOrders,
    ParkedOtherAddress,
    ParkedPress,
)
from judge.rules.phases import Phase
from judge.store.database import Database
from tests.contract.store.examples import DAY, NOON, people

COMMAND = ParkedCommand("PROCESS S1901M")


def _park(database: Database, person: int, digest: str, content: ParkedContent = COMMAND) -> ParkedItem:
    item = ParkedItem(digest, person, "alpha", content, NOON + DAY)
    with database.begin() as work:
        work.parked_items.park(item)
        work.commit()
    return item


def _mail(database: Database) -> ParkedEmail:
    return ParkedEmail(database.inbox.store(b"From: anna@home.example\r\n\r\nhello", NOON, "test").id)


def test_what_is_parked_is_taken_once_and_in_time(database: Database) -> None:
    (anna,) = people(database, "anna")
    letter = Press("Shall we?", Audience.SOME, ("ITALY",), watchers=(3,))
    orders = (
        ParkedOrder("A VIE - GAL"),
        ParkedOrder("A VIE - BOH", None, "", proposed=True, ended=True),
        ParkedOrder("A BUD - RUM", None, "A BUD H"),
        ParkedOrder("A BUD - SER", None, "", proposed=True),
        ParkedOrder("A BUD - GAL", None, "", proposed=True, instead_of="A BUD - SER\nA VIE - GAL"),
        ParkedOrder("IF\nA BUD - RUM\nEND", Phase.parse("F1901M")),
        ParkedOrder("PRESS TO I", None, "", letter, proposed=True),
        ParkedOrder("BROADCAST", None, "", Broadcast("Peace!"), proposed=True),
    )
    contents = (
        COMMAND,
        ParkedAddress("anna@new.example"),
        ParkedOtherAddress("anna@work.example"),
        ParkedOtherAddress("anna@work.example", agreed=True),
        ParkedOrders("AUSTRIA", Phase.parse("S1901M"), orders),
        _mail(database),
    )
    for content in contents:
        item = _park(database, anna, "one", content)
        with database.begin() as work:
            assert not work.parked_items.waits("another", NOON)
            assert work.parked_items.take("one", NOON + DAY) is None
            assert work.parked_items.waits("one", NOON)
            assert work.parked_items.take("one", NOON) == item
            assert work.parked_items.take("one", NOON) is None
            work.commit()


def test_orders_that_wait_are_found_by_person_and_game(database: Database) -> None:
    anna, bert = people(database, "anna", "bert")
    orders = ParkedOrders("AUSTRIA", Phase.parse("S1901M"), (ParkedOrder("A VIE - GAL"),))
    item = _park(database, anna, "orders", orders)
    _park(database, anna, "command")
    _park(database, bert, "others", orders)
    with database.begin() as work:
        assert work.parked_items.orders_waiting(anna, "alpha") == [item]
        assert work.parked_items.orders_waiting(anna, "bravo") == []


def test_commands_that_wait_can_be_cleared_but_not_mails(database: Database) -> None:
    anna, bert = people(database, "anna", "bert")
    _park(database, anna, "command")
    held = _park(database, anna, "mail", _mail(database))
    _park(database, bert, "his")
    with database.begin() as work:
        assert [one.digest for one in work.parked_items.clear(anna, "alpha")] == ["command"]
        assert work.parked_items.clear(anna, "alpha") == []
        assert work.parked_items.take("mail", NOON) == held
        assert work.parked_items.waits("his", NOON)


def test_what_has_expired_is_removed_and_its_mails_are_named(database: Database) -> None:
    (anna,) = people(database, "anna")
    _park(database, anna, "one")
    held = _mail(database)
    _park(database, anna, "two", held)
    with database.begin() as work:
        assert work.parked_items.remove_expired(NOON) == []
        assert work.parked_items.remove_expired(NOON + DAY) == [held.email_id]
        assert work.parked_items.remove_expired(NOON + DAY) == []
        assert not work.parked_items.waits("one", NOON)


def test_a_letter_is_due_when_its_time_is_over_and_stays_until_it_left(database: Database) -> None:
    (anna,) = people(database, "anna")
    letter = ParkedPress(Actor(Role.PLAYER, anna, "AUSTRIA"), Broadcast("Hello."))
    late = ParkedItem("late", anna, "alpha", letter, NOON + 2 * DAY)
    asks = ParkedItem("asks", anna, "alpha", replace(letter, asks=True), NOON + DAY)
    soon = _park(database, anna, "soon", letter)
    with database.begin() as work:
        work.parked_items.park(late)
        work.parked_items.park(asks)
        assert work.games.next_due() == NOON + DAY
        assert list(work.games.due(NOON)) == []
        assert list(work.games.due(NOON + 2 * DAY)) == ["alpha"]
        assert work.parked_items.due("alpha", NOON + DAY) == [soon]
        assert work.parked_items.due("alpha", NOON + 2 * DAY) == [soon, late]
        assert work.parked_items.due("beta", NOON + 2 * DAY) == []
        assert work.parked_items.take("soon", NOON + DAY) is None, "too late to stop it"
        assert work.parked_items.remove_expired(NOON + DAY) == []
        assert not work.parked_items.waits("asks", NOON)
        assert work.parked_items.take_due("soon", NOON) is None
        assert work.parked_items.take_due("soon", NOON + DAY) == soon
        assert work.parked_items.take_due("soon", NOON + DAY) is None
        assert work.parked_items.clear(anna, "alpha") == [late]
        assert work.games.next_due() is None
