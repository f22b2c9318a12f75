"""Work of several processes on one PostgreSQL database: deadlines wait for mail in other hands."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from judge.daemon.clock import stopped_at
from judge.daemon.instance import JudgeInstance
from judge.daemon.mailboxes import note_emptied
from judge.daemon.passes import handle_stored, work_up_to
from judge.game.state import Game
from judge.service import work_round
from judge.service.dependencies import Services
from judge.service.incoming import intake
from judge.store.database import Database
from tests.scenarios.story import StoryJudge, raw_mail, read
from tests.services import services_on
from tests.unit.daemon.instances import MemoryTransport

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
DEADLINE = datetime(2026, 1, 7, 23, 30, tzinfo=UTC)
ORDERS = "SIGN ON A alpha swordA\nA VIE - GAL\nF TRI - ALB\nA BUD - SER\n"


@pytest.fixture
def services(database: Database) -> Services:
    """A judge with a game that begins at NOON."""
    here = services_on(database, opt_in=False)
    story = StoryJudge(here, now=NOON)
    for step in read("opening"):
        if step.marker == ">":
            story.mail_in(step)
    return here


def game(services: Services) -> Game:
    with services.store.begin() as work:
        found = work.games.get("alpha")
    assert found is not None
    return found


def late_powers(services: Services) -> tuple[str, ...]:
    clock = game(services).clock
    assert clock is not None
    return clock.late


def bring(services: Services, ident: str, body: str, received: datetime) -> int:
    raw = raw_mail("anna@aus.example", "orders", body, f"<{ident}@aus>")
    return intake.receive(services, raw, received, "test").id


@pytest.mark.parametrize("body", [ORDERS, "LIST\n"])
def test_a_deadline_waits_for_an_older_mail_in_other_hands(
    services: Services, other: Database, body: str
) -> None:
    assert other.claims is not None
    mail = bring(services, "1", body, DEADLINE - timedelta(minutes=1))
    assert set(other.claims.take([mail])) == {mail}
    late = DEADLINE + timedelta(hours=3)
    assert work_round.work(services, late)
    assert late_powers(services) == ()
    assert len(services.store.inbox.waiting()) == 1
    other.claims.give_back()
    assert work_round.work(services, late)
    assert services.store.inbox.waiting() == []
    assert len(late_powers(services)) == (6 if body is ORDERS else 7)


def test_a_mail_that_would_judge_past_older_mail_waits_for_it(services: Services, other: Database) -> None:
    assert other.claims is not None
    early = bring(services, "1", "LIST\n", DEADLINE - timedelta(minutes=1))
    raw = raw_mail("edgar@eng.example", "late", "SIGN ON E alpha swordE\nF LON - NTH\n", "<2@eng>")
    intake.receive(services, raw, DEADLINE + timedelta(days=3), "test")
    assert set(other.claims.take([early])) == {early}
    assert work_round.work(services, DEADLINE + timedelta(days=4))
    assert next(one.id for one in services.store.inbox.waiting()) == early
    assert len(services.store.inbox.waiting()) == 2
    other.claims.give_back()
    assert work_round.work(services, DEADLINE + timedelta(days=4))
    assert services.store.inbox.waiting() == []


def test_a_game_in_other_hands_is_left_to_them(services: Services, other: Database) -> None:
    before = game(services)
    with other.begin() as work:
        assert work.games.claim_due(DEADLINE + timedelta(days=3)) == "alpha"
        assert work_round.work(services, DEADLINE + timedelta(days=3))
    assert game(services) == before
    assert work_round.work(services, DEADLINE + timedelta(days=3))
    assert game(services) != before


def test_without_a_mailbox_of_its_own_a_process_waits_for_that_of_others(
    services: Services,
) -> None:
    now = DEADLINE + timedelta(hours=12)
    here = JudgeInstance(services, stopped_at(now), MemoryTransport(), None, None, 60)
    health = services.store.health
    note_emptied(health, "judge@mail/INBOX", now - timedelta(hours=20))
    note_emptied(health, "second@mail/INBOX", DEADLINE - timedelta(hours=1))
    health.note_work("source elsewhere judge@mail/INBOX", now)
    work_up_to(here, now, None)
    assert late_powers(services) == ()
    note_emptied(health, "second@mail/INBOX", now)
    work_up_to(here, now, None)
    assert len(late_powers(services)) == 7


def test_what_its_sender_s_next_mail_left_to_us_is_handled_without_a_daemon(
    services: Services, other: Database
) -> None:
    """As with several `judge feed` at once: the second finds its sender's mail in our hands, and leaves."""
    bring(services, "1", ORDERS, NOON)
    moments = iter([NOON, NOON + timedelta(seconds=2)])

    def clock() -> datetime:
        now = next(moments, NOON + timedelta(seconds=3))
        if now == NOON + timedelta(seconds=2):  # our round is over
            raw = raw_mail("anna@aus.example", "orders", "LIST\n", "<2@aus>")
            other.inbox.store(raw, NOON + timedelta(seconds=1), "feed")
        return now

    handle_stored(JudgeInstance(services, clock, MemoryTransport(), None, None, 1))
    assert services.store.inbox.waiting() == []
