from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.dedication import Record
from judge.game.order_style import Form, Style
from judge.records import NOWHERE, ParkedCommand, ParkedItem, Token
from judge.store.database import Database
from tests.contract.store.examples import DAY, MINUTE, NOON, people


def test_a_person_is_found_by_number_and_by_address(database: Database) -> None:
    entry = (("name", "Anna Ångström"), ("phone", "1\\2"))
    with database.begin() as work:
        anna = work.people.add("Anna", "Anna@Home.example", "Europe/Vienna", NOON, entry)
        work.commit()
    assert (anna.address, anna.entry, anna.registered) == ("anna@home.example", entry, NOON)
    with database.begin() as work:
        assert work.people.get(anna.id) == anna
        assert work.people.by_address("ANNA@home.example") == anna
        assert work.people.by_address("bert@home.example") is None


def test_nobody_has_the_number_zero(database: Database) -> None:
    assert 0 not in people(database, "anna", "bert")
    with database.begin() as work, pytest.raises(KeyError):
        work.people.get(0)


def test_an_address_is_one_person_s(database: Database) -> None:
    anna, bert = people(database, "anna", "bert")
    with database.begin() as work:
        with pytest.raises(ValueError, match=r"(?i)anna@home"):
            work.people.add("Another", "ANNA@home.example", "UTC", NOON, ())
        with pytest.raises(ValueError, match=r"(?i)anna@home"):
            work.people.save(replace(work.people.get(bert), address="Anna@home.example"))
        assert work.people.get(anna).name == "anna"


def test_a_changed_person_is_kept(database: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        changed = replace(
            work.people.get(anna),
            name="Anna B.",
            address="New@home.example",
            zone="Asia/Tokyo",
            style=Style(Form.ZINE, names=True),
        )
        work.people.save(changed)
        work.commit()
    with database.begin() as work:
        assert work.people.get(anna) == replace(changed, address="new@home.example")
        assert work.people.by_address("anna@home.example") is None


def test_several_people_are_found_at_once(database: Database) -> None:
    anna, bert, edgar = people(database, "anna", "bert", "edgar")
    with database.begin() as work:
        found = work.people.several([edgar, anna])
        assert found == {anna: work.people.get(anna), edgar: work.people.get(edgar)}
        assert work.people.several([]) == {}
        with pytest.raises(KeyError):
            work.people.several([bert, 99])


def test_records_grow_but_for_those_who_left(database: Database) -> None:
    anna, bert, gone = people(database, "anna", "bert", "gone")
    with database.begin() as work:
        work.people.save(replace(work.people.get(gone), address=f"{gone}{NOWHERE}"))
        work.people.add_to_records({anna: Record(on_time=2)})
        work.people.add_to_records({anna: Record(late=1), bert: Record(started=1), gone: Record(late=1)})
        assert work.people.get(anna).record == Record(on_time=2, late=1)
        work.commit()
    with database.begin() as work:
        found = [work.people.get(one).record for one in (anna, bert, gone)]
    assert found == [Record(on_time=2, late=1), Record(started=1), Record()]


def test_who_was_read_is_seen_as_changed_since(database: Database) -> None:
    anna, bert = people(database, "anna", "bert")
    with database.begin() as work:
        before = work.people.get(anna)
        assert work.people.by_address("new@home.example") is None
        assert not work.people.has(anna, "second@home.example")
        work.people.add_other(anna, "second@home.example")
        assert work.people.has(anna, "second@home.example")
        work.people.save(replace(before, address="new@home.example", name="Another"))
        assert work.people.get(anna).name == "Another"
        assert work.people.by_address("new@home.example") == work.people.get(anna)
        assert work.people.by_address(before.address) is None
        added = work.people.add("Carl", before.address, "UTC", NOON, ())
        assert work.people.by_address(before.address) == added
        assert work.people.get(bert).name == "bert"


def test_standbys_are_found_by_what_they_stand_by_for_while_their_mail_arrives(database: Database) -> None:
    numbers = people(database, "anna", "edgar", "gone")
    with database.begin() as work:
        anna, edgar, gone = map(work.people.get, numbers)
        work.people.save(replace(anna, standby=("all",)))
        work.people.save(replace(edgar, standby=("gunboat", "game:alpha")))
        work.people.save(replace(gone, standby=("all",), unreachable=NOON))
        assert [one.id for one in work.people.standbys(("all", "game:alpha"))] == [anna.id, edgar.id]
        assert [one.id for one in work.people.standbys(("gunboat",))] == [edgar.id]
        assert work.people.standbys(("game:beta",)) == []


def test_saving_nobody_is_a_key_error(database: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work, pytest.raises(KeyError):
        work.people.save(replace(work.people.get(anna), id=99, address="x@home.example"))


def test_a_newcomer_is_nobody_until_he_registers(database: Database) -> None:
    with database.begin() as work:
        newcomer = work.people.add_newcomer("Nina@home.example", NOON)
        work.commit()
    with database.begin() as work:
        assert work.people.by_address("nina@home.example") is None
        assert work.people.newcomer("NINA@home.example") == work.people.get(newcomer.id) == newcomer
        assert work.people.leavers(NOON + DAY) == []
        with pytest.raises(ValueError, match="nina@home"):
            work.people.add_newcomer("nina@home.example", NOON)
        nina = work.people.add("Nina", "nina@home.example", "Europe/Oslo", NOON + DAY, (("a", "b"),))
        assert (nina.id, nina.verified) == (newcomer.id, True)
        assert work.people.by_address("nina@home.example") == nina
        assert work.people.newcomer("nina@home.example") is None


def test_a_newcomer_gives_way_to_somebody_who_moves_to_his_address(database: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        newcomer = work.people.add_newcomer("nina@home.example", NOON)
        work.parked_items.park(ParkedItem("d", newcomer.id, "", ParkedCommand("x"), NOON + DAY))
        work.people.save(replace(work.people.get(anna), address="nina@home.example"))
        owner = work.people.by_address("nina@home.example")
        assert owner is not None
        assert owner.id == anna
        assert work.people.newcomer("nina@home.example") is None
        assert not work.parked_items.waits("d", NOON)


def test_newcomers_go_once_nothing_waits_for_them(database: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        for name in ("nina", "nora"):
            newcomer = work.people.add_newcomer(f"{name}@home.example", NOON)
        work.parked_items.park(ParkedItem("d", newcomer.id, "", ParkedCommand("x"), NOON + DAY))
        work.people.remove_newcomers(NOON + MINUTE)
        assert work.people.newcomer("nina@home.example") is None
        assert work.people.newcomer("nora@home.example") is not None
        work.people.remove_newcomers(NOON)
        assert work.people.get(anna).name == "anna"


def test_a_token_is_spent_once(database: Database) -> None:
    (anna,) = people(database, "anna")
    token = Token("digest", anna, "alpha", NOON + MINUTE)
    with database.begin() as work:
        work.people.add_token(token)
        work.commit()
    with database.begin() as work:
        assert work.people.spend_token("other", NOON) is None
        assert work.people.spend_token("digest", NOON) == token
        assert work.people.spend_token("digest", NOON) is None
        work.commit()


def test_the_tokens_of_one_person_can_be_forgotten(database: Database) -> None:
    anna, ben = people(database, "anna", "ben")
    tokens = [Token(digest, who, "alpha", NOON + MINUTE) for digest, who in (("a", anna), ("b", ben))]
    with database.begin() as work:
        for token in tokens:
            work.people.add_token(token)
        work.people.forget_tokens(anna)
        assert work.people.spend_token("a", NOON) is None
        assert work.people.spend_token("b", NOON) == tokens[1]


def test_the_tokens_of_one_person_for_a_game_can_be_forgotten(database: Database) -> None:
    (anna,) = people(database, "anna")
    tokens = [Token(game, anna, game, NOON + MINUTE) for game in ("alpha", "beta")]
    with database.begin() as work:
        for token in tokens:
            work.people.add_token(token)
        work.people.forget_tokens(anna, "alpha")
        assert work.people.spend_token("alpha", NOON) is None
        assert work.people.spend_token("beta", NOON) == tokens[1]


def test_an_expired_token_is_worth_nothing(database: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        work.people.add_token(Token("digest", anna, "alpha", NOON))
        assert work.people.spend_token("digest", NOON) is None


def test_whoever_has_no_part_and_is_silent_has_left(database: Database) -> None:
    anna, bert = people(database, "anna", "bert")
    database.inbox.store(b"From: Bert <bert@home.example>\r\n\r\nhello", NOON + DAY, "test")
    with database.begin() as work:
        assert [one.id for one in work.people.leavers(NOON + DAY)] == [anna]
        assert [one.id for one in work.people.leavers(NOON + 2 * DAY)] == [anna, bert]
        assert work.people.leavers(NOON) == []
        gone = work.people.get(anna)
        work.people.save(type(gone)(anna, "", f"gone{NOWHERE}", "UTC", NOON))
        assert work.people.leavers(NOON + DAY) == []


def test_an_address_that_fails_is_marked_and_unmarked(database: Database) -> None:
    (anna,) = people(database, "anna")
    for moment in (NOON, None):
        with database.begin() as work:
            work.people.save(replace(work.people.get(anna), unreachable=moment))
            work.commit()
        with database.begin() as work:
            assert work.people.get(anna).unreachable == moment


def test_another_address_is_the_person_s_until_it_is_taken_away(database: Database) -> None:
    anna, bert = people(database, "anna", "bert")
    with database.begin() as work:
        newcomer = work.people.add_newcomer("anna@work.example", NOON)
        work.parked_items.park(ParkedItem("digest", newcomer.id, "", ParkedCommand("RESIGN"), NOON + DAY))
        work.people.add_other(anna, "anna@work.example")
        with pytest.raises(ValueError, match="anna@work"):
            work.people.add_other(bert, "anna@work.example")
        with pytest.raises(ValueError, match="anna@work"):
            work.people.save(replace(work.people.get(bert), address="anna@work.example"))
        work.commit()
    with database.begin() as work:
        assert work.people.others(anna) == ["anna@work.example"]
        assert work.people.by_address("Anna@work.example") == work.people.get(anna)
        assert work.people.newcomer("anna@work.example") is None
        assert not work.parked_items.waits("digest", NOON)
        assert work.people.has(anna, "anna@work.example")
        assert work.people.has(anna, "anna@home.example")
        assert not work.people.has(bert, "anna@work.example")
        assert work.people.same("anna@home.example", "anna@work.example")
        assert work.people.same("nobody@home.example", "nobody@home.example")
        assert not work.people.same("bert@home.example", "anna@work.example")
        assert not work.people.remove_other(bert, "anna@work.example")
        assert work.people.remove_other(anna, "anna@work.example")
        assert work.people.by_address("anna@work.example") is None


def test_who_moves_to_another_address_of_his_has_it_once(database: Database) -> None:
    (anna,) = people(database, "anna")
    with database.begin() as work:
        work.people.add_other(anna, "anna@work.example")
        work.people.save(replace(work.people.get(anna), address="anna@work.example"))
        assert work.people.others(anna) == []
        assert work.people.by_address("anna@work.example") == work.people.get(anna)


def test_who_writes_from_another_address_has_not_left(database: Database) -> None:
    (anna,) = people(database, "anna")
    database.inbox.store(b"From: anna@work.example\r\n\r\nHELP", NOON + DAY, "test")
    with database.begin() as work:
        work.people.add_other(anna, "anna@work.example")
        assert work.people.leavers(NOON + DAY) == []
        assert [one.id for one in work.people.leavers(NOON + 2 * DAY)] == [anna]
