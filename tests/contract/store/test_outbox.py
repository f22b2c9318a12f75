from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest

from judge.records import Concern, OutgoingEmail
from judge.store.database import Database
from tests.contract.store.examples import DAY, MINUTE, NOON, parcel

HOUR = 60 * MINUTE


def _post(database: Database, *parcels: OutgoingEmail) -> None:
    with database.begin() as work:
        for one in parcels:
            work.outbox.add(one, NOON)
        work.commit()


def _keys(database: Database, minutes: int = 0, limit: int = 50) -> list[str]:
    return [queued.email.key for queued in database.outbox.take_due(NOON + minutes * MINUTE, limit)]


def test_parcels_come_out_as_they_went_in_oldest_first(database: Database) -> None:
    one, two = parcel("b"), parcel("a", "bert@home.example")
    _post(database, one, two)
    assert [queued.email for queued in database.outbox.take_due(NOON)] == [one, two]
    assert _keys(database, limit=1) == ["b"]


def test_the_same_key_twice_leaves_the_first(database: Database) -> None:
    first = parcel("results", "anna@home.example")
    _post(database, first, parcel("results", "other@home.example"))
    _post(database, parcel("results", "third@home.example"))
    assert [queued.email for queued in database.outbox.take_due(NOON)] == [first]


def test_nothing_is_due_before_its_time(database: Database) -> None:
    with database.begin() as work:
        work.outbox.add(parcel("later"), NOON + MINUTE)
        work.commit()
    assert _keys(database) == []
    assert _keys(database, 1) == ["later"]


def test_what_is_sent_or_given_up_is_not_due_again(database: Database) -> None:
    _post(database, parcel("sent"), parcel("refused"), parcel("waiting"))
    sent, refused, _ = database.outbox.take_due(NOON)
    database.outbox.mark_sent(sent.id, NOON)
    database.outbox.give_up(refused.id, NOON, "550 no such user")
    assert _keys(database, 600) == ["waiting"]
    _post(database, parcel("sent"))
    assert _keys(database, 600) == ["waiting"]


def test_a_postponed_parcel_counts_its_failures(database: Database) -> None:
    _post(database, parcel("slow"))
    for failures in range(3):
        (queued,) = database.outbox.take_due(NOON + failures * MINUTE)
        assert queued.attempts == failures
        database.outbox.postpone(queued.id, NOON + (failures + 1) * MINUTE, "451 later")
    assert _keys(database, 2) == []


def test_no_parcel_overtakes_an_older_one_to_the_same_person(database: Database) -> None:
    _post(database, parcel("first"), parcel("second"), parcel("other", "bert@home.example"))
    first = database.outbox.take_due(NOON)[0]
    database.outbox.postpone(first.id, NOON + 5 * MINUTE, "451 later")
    assert _keys(database, 1) == ["other"]
    assert _keys(database, 5) == ["first", "second", "other"]


def test_an_unknown_parcel_is_a_key_error(database: Database) -> None:
    with pytest.raises(KeyError):
        database.outbox.mark_sent(99, NOON)


def test_only_replies_count_as_replies(database: Database) -> None:
    _post(
        database,
        parcel("r1", reply=True),
        parcel("r2", reply=True),
        parcel("results"),
        parcel("r3", "bert@home.example", reply=True),
    )
    with database.begin() as work:
        assert work.outbox.count_replies("anna@home.example", NOON) == 2
        assert work.outbox.count_replies("anna@home.example", NOON + MINUTE) == 0
        work.outbox.add(parcel("r4", reply=True), NOON + MINUTE)
        assert work.outbox.count_replies("anna@home.example", NOON + MINUTE) == 1


def test_a_parcel_is_found_by_its_message_id_and_says_why_it_came_back(database: Database) -> None:
    with database.begin() as work:
        work.outbox.add(parcel("results"), NOON)
        assert work.outbox.by_message_id("<nothing@judge.example>") is None
        found = work.outbox.by_message_id("<results@judge.example>")
        assert found is not None
        assert found[1] == "anna@home.example"
        assert work.outbox.raw("<results@judge.example>") == parcel("results").raw
        assert work.outbox.raw("<nothing@judge.example>") is None
        work.outbox.note_bounce(found[0], "came back: 5.1.1")
        work.commit()
    if isinstance(database, Database):
        assert database.mails.show(f"out-{found[0]}")[0].note == "came back: 5.1.1"


def test_a_parcel_says_what_it_is_about(database: Database) -> None:
    about = replace(parcel("results"), game="alpha", phase="S1901M", part="AUSTRIA")
    with database.begin() as work:
        work.outbox.add(about, NOON)
        work.outbox.add(parcel("note"), NOON)
        concern = Concern(about.recipient, "alpha", "S1901M", "AUSTRIA", about.key, NOON)
        assert work.outbox.concern(about.message_id) == concern
        note = parcel("note")
        assert work.outbox.concern(note.message_id) == Concern(
            note.recipient, note.game, "", "", note.key, NOON
        )
        assert work.outbox.concern("<nothing@judge.example>") is None
        work.commit()
    assert {queued.email for queued in database.outbox.take_due(NOON)} == {about, note}


def test_sent_mails_lose_their_text_when_their_time_is_over_and_others_do_not(database: Database) -> None:
    with database.begin() as work:
        for key in ("old", "new", "waiting"):
            work.outbox.add(parcel(key, f"{key}@home.example"), NOON)
        work.commit()
    numbers = {queued.email.key: queued.id for queued in database.outbox.take_due(NOON)}
    database.outbox.mark_sent(numbers["old"], NOON)
    database.outbox.mark_sent(numbers["new"], NOON + DAY)
    database.outbox.postpone(numbers["waiting"], NOON, "later")
    with database.begin() as work:
        assert work.outbox.erase_old(NOON + DAY, b"forgotten", 9) == [numbers["old"]]
        assert work.outbox.erase_old(NOON + DAY, b"forgotten", 9) == []
        work.commit()
    (waiting,) = database.outbox.take_due(NOON + DAY)
    assert waiting.email == parcel("waiting", "waiting@home.example")


def test_what_is_kept_of_a_text_goes_in_its_turn(database: Database) -> None:
    mail = parcel("old")
    _post(database, mail)
    database.outbox.mark_sent(database.outbox.take_due(NOON)[0].id, NOON)
    with database.begin() as work:
        assert work.outbox.sent(mail.message_id) == (mail.raw, None)
        assert work.outbox.sent("<nothing@judge.example>") is None
        assert work.outbox.erase_old(NOON + DAY, b"forgotten", 9, word_runs=bytes.upper)
        assert work.outbox.sent(mail.message_id) == (b"forgotten", mail.raw.upper())
        assert work.outbox.newest(mail.recipient, 9) == [(b"forgotten", mail.raw.upper())]
        work.outbox.forget_word_runs(NOON)
        assert work.outbox.sent(mail.message_id) == (b"forgotten", mail.raw.upper())
        work.outbox.forget_word_runs(NOON + DAY)
        assert work.outbox.sent(mail.message_id) == (b"forgotten", None)
        work.commit()


def test_what_was_given_up_loses_its_text_too_and_is_sent_no_more(database: Database) -> None:
    _post(database, parcel("lost"), parcel("other", "bert@home.example"))
    lost, other = (queued.id for queued in database.outbox.take_due(NOON))
    database.outbox.give_up(lost, NOON, "no such user")
    with database.begin() as work:
        assert work.outbox.erase_old(NOON, b"forgotten", 9) == []
        assert work.outbox.erase_old(NOON + DAY, b"forgotten", 9) == [lost]
        work.commit()
    assert [queued.id for queued in database.outbox.take_due(NOON + DAY)] == [other]
    if isinstance(database, Database):
        entry, raw = database.mails.show(f"out-{lost}")
        assert (entry.state, raw) == ("dropped", b"forgotten")


def test_so_many_are_erased_behind_the_last_one(database: Database) -> None:
    _post(database, *(parcel(str(number), f"p{number}@home.example") for number in range(5)))
    numbers = [queued.id for queued in database.outbox.take_due(NOON)]
    for number in numbers:
        database.outbox.mark_sent(number, NOON)
    with database.begin() as work:
        assert work.outbox.erase_old(NOON + DAY, b"forgotten", 2, numbers[0]) == numbers[1:3]
        assert work.outbox.erase_old(NOON + DAY, b"forgotten", 9) == [numbers[0], *numbers[3:]]


def test_left_over_is_what_is_due_and_in_nobodys_hands(database: Database) -> None:
    assert not database.outbox.left_over(NOON)
    _post(database, parcel("one"))
    assert not database.outbox.left_over(NOON - MINUTE)
    assert database.outbox.left_over(NOON)
    (queued,) = database.outbox.take_due(NOON)
    database.outbox.mark_sent(queued.id, NOON)
    assert not database.outbox.left_over(NOON)


def test_what_is_put_off_waits_for_its_digest_and_counts_as_sent_then(database: Database) -> None:
    first, second = (
        replace(parcel("one"), game="alpha", part="AUSTRIA"),
        replace(parcel("two"), game="alpha", part="AUSTRIA"),
    )
    with database.begin() as work:
        work.outbox.add(first, NOON, put_off=True)
        work.outbox.add(second, NOON + MINUTE, put_off=True)
        work.commit()
    assert database.outbox.take_due(NOON + DAY) == []
    database.outbox.release()
    with database.begin() as work:
        (waiting,) = work.outbox.put_off()
        assert (waiting.recipient, waiting.game, waiting.part) == (first.recipient, "alpha", "AUSTRIA")
        assert (waiting.since, waiting.key) == (NOON, first.key)
        assert work.outbox.take_put_off(first.recipient, "beta", "AUSTRIA", NOON + DAY) == []
        taken = work.outbox.take_put_off(first.recipient, "alpha", "AUSTRIA", NOON + DAY)
        assert list(taken) == [first.raw, second.raw]
        assert list(work.outbox.put_off()) == []
        work.commit()
    assert database.outbox.take_due(NOON + DAY) == []
    database.outbox.release()


def _caused(database: Database, key: str, at: datetime, until: datetime | None = None, to: str = "") -> None:
    one = replace(parcel(key), cause="7", game="alpha", recipient=to or parcel(key).recipient)
    with database.begin() as work:
        work.outbox.add(one, at, until=until)
        work.commit()


def test_what_a_cause_brought_is_counted_by_mailbox_and_within_a_time(database: Database) -> None:
    _caused(database, "old", NOON - 2 * HOUR, to="anna@home.example")
    _caused(database, "one", NOON, to="anna+a@home.example")
    _caused(database, "two", NOON, to="Anna@home.example")
    _caused(database, "waits", NOON - 3 * HOUR, until=NOON + HOUR, to="anna@home.example")
    _caused(database, "other", NOON, to="bert@home.example")
    with database.begin() as work:
        assert work.outbox.caused("8", NOON, HOUR) == {}
        found = work.outbox.caused("7", NOON, HOUR)
        assert (found["anna@home.example"].left, found["anna@home.example"].waiting) == (2, 1)
        assert (found["bert@home.example"].left, found["bert@home.example"].waiting) == (1, 0)
        work.outbox.add(replace(parcel("three"), cause="7", recipient="bert@home.example"), NOON)
        assert work.outbox.caused("7", NOON, HOUR)["bert@home.example"].left == 2


def test_what_waits_for_its_cause_is_taken_together_when_the_first_is_due(database: Database) -> None:
    _caused(database, "one", NOON, until=NOON + HOUR)
    _caused(database, "two", NOON + MINUTE, until=NOON + MINUTE * 30)
    with database.begin() as work:
        assert list(work.outbox.put_off()) == []
        assert list(work.outbox.excess_due(NOON + MINUTE * 29)) == []
        (due,) = work.outbox.excess_due(NOON + MINUTE * 30)
        assert (due.recipient, due.cause) == (parcel("one").recipient, "7")
        taken = work.outbox.take_excess([due], NOON + MINUTE * 30)
        assert [one.key for one in taken] == [parcel("one").key, parcel("two").key]
        assert [(one.raw, one.game) for one in taken] == [
            (parcel(key).raw, "alpha") for key in ("one", "two")
        ]
        assert list(work.outbox.excess_due(NOON + DAY)) == []
        assert not any(one.left or one.waiting for one in work.outbox.caused("7", NOON, HOUR).values())
        work.commit()
    assert database.outbox.take_due(NOON + DAY) == []
    database.outbox.release()


def test_what_waits_about_a_game_is_found_and_hastened(database: Database) -> None:
    _caused(database, "one", NOON, until=NOON + HOUR)
    _caused(database, "two", NOON, until=NOON + HOUR, to="bert@home.example")
    _caused(database, "left", NOON, to="carl@home.example")
    with database.begin() as work:
        work.outbox.add(replace(parcel("digest"), game="alpha"), NOON, put_off=True)
        assert list(work.outbox.excess_of("beta")) == []
        found = [(one.recipient, one.cause) for one in work.outbox.excess_of("alpha")]
        assert found == [(parcel("one").recipient, "7"), ("bert@home.example", "7")]
        work.outbox.hasten("beta", NOON)
        work.outbox.hasten("alpha", NOON + HOUR * 2)
        assert list(work.outbox.excess_due(NOON + MINUTE * 59)) == []
        work.outbox.hasten("alpha", NOON + MINUTE * 10, "bert@home.example")
        assert [one.recipient for one in work.outbox.excess_due(NOON + MINUTE * 10)] == ["bert@home.example"]
        work.outbox.hasten("alpha", NOON + MINUTE * 15)
        assert len(work.outbox.excess_due(NOON + MINUTE * 14)) == 1
        assert len(work.outbox.excess_due(NOON + MINUTE * 15)) == 2


def test_where_mails_are_counted_the_urgent_leave_first_and_one_process_sends(database: Database) -> None:
    _post(
        database,
        parcel("press"),
        parcel("answer", "bert@home.example", reply=True),
        replace(parcel("results", "carl@home.example"), urgent=True),
    )
    taken = database.outbox.take_due(NOON, 2, counted=True)
    assert [one.email.key for one in taken] == ["answer", "results"]
    other = Database(database.connections.url.render_as_string(hide_password=False))
    assert other.outbox.take_due(NOON, 2, counted=True) == []
    for one in taken:
        database.outbox.mark_sent(one.id, NOON)
    assert [one.email.key for one in other.outbox.take_due(NOON, 2, counted=True)] == ["press"]
    other.outbox.release()
    other.close()
    assert database.outbox.sent_since(NOON - MINUTE) == 2
    assert database.outbox.sent_since(NOON) == 0


def test_since_when_a_mail_is_refused_is_kept_from_the_first_time(database: Database) -> None:
    _post(database, parcel("one"))
    (queued,) = database.outbox.take_due(NOON)
    assert queued.refused_since is None
    database.outbox.put_back(queued.id, NOON + MINUTE, "550 5.4.5", NOON)
    (queued,) = database.outbox.take_due(NOON + MINUTE)
    database.outbox.put_back(queued.id, NOON + DAY, "550 5.4.5", NOON + MINUTE)
    assert database.outbox.take_due(NOON + 2 * MINUTE) == []
    database.outbox.hasten_refused(NOON + 2 * MINUTE)
    (queued,) = database.outbox.take_due(NOON + 2 * MINUTE)
    assert (queued.refused_since, queued.attempts) == (NOON, 2)
    database.outbox.expire(queued.id, NOON + DAY, "too late")
    assert not database.outbox.any_due(NOON + DAY)
