"""What a provider allows: limits of the keeper's, a relay that refuses the judge, unknown addresses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from judge.daemon.clock import stopped_at
from judge.daemon.instance import JudgeInstance
from judge.daemon.passes import run_once, send
from judge.game.message import message
from judge.mail.smtp import SmtpRelay, SmtpTransport
from judge.records import OutgoingEmail
from judge.records.overview import LIMIT, PROBED, RELAY, SENDING
from judge.service.keeper.findings import Level, findings
from judge.service.outgoing.delivery import Delivered
from judge.service.outgoing.dispatch import SendingLimits
from judge.store.overview import overview
from tests.messages import says, worded
from tests.servers.ports import free_port
from tests.unit.daemon.instances import NOON, instance, running_game

KEEPER, GINA, ANNA = "keeper@judge.example", "gina@gm.example", "anna@aus.example"
QUOTA = "550 5.4.5 Daily user sending quota exceeded."
DAY = timedelta(days=1)


@dataclass
class Provider:
    """A relay that answers RCPT as it is told to, 250 where it is told nothing."""

    answers: Callable[[str], str] = lambda _: ""
    asked: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    subjects: list[str] = field(default_factory=list)

    async def handle_RCPT(  # noqa: N802  # aiosmtpd's name
        self, server: SMTP, session: Session, envelope: Envelope, address: str, rcpt_options: list[str]
    ) -> str:
        del server, session, rcpt_options
        self.asked.append(address)
        answer = self.answers(address)
        if not answer:
            envelope.rcpt_tos.append(address)
        return answer or "250 OK"

    async def handle_DATA(  # noqa: N802  # aiosmtpd's name
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        del server, session
        self.taken += envelope.rcpt_tos
        assert isinstance(envelope.content, bytes)
        lines = envelope.content.decode().splitlines()
        self.subjects += [line for line in lines if line.startswith("Subject: ")][:1]
        return "250 2.0.0 queued"


@contextmanager
def running(provider: Provider, here: JudgeInstance) -> Iterator[JudgeInstance]:
    """The judge with this provider as its relay."""
    port = free_port()
    controller = Controller(provider, hostname="127.0.0.1", port=port)
    controller.start()
    transport = SmtpTransport(SmtpRelay("127.0.0.1", "judge@judge.example", port=port, tls="none"))
    try:
        yield replace(here, transport=transport)
    finally:
        transport.close()
        controller.stop()


def at(here: JudgeInstance, span: timedelta) -> JudgeInstance:
    return replace(here, clock=stopped_at(NOON + span))


def queue(here: JudgeInstance, *recipients: str, urgent: bool = False, span: timedelta = timedelta()) -> None:
    """Queue a mail to each, `span` after noon."""
    with here.services.store.begin() as work:
        for number, who in enumerate(recipients):
            key = f"{who}:{number}:{span}:{urgent}"
            ident = f"<{key.replace(' ', '').replace(':', '.')}@judge.example>"
            raw = f"Subject: {'results' if urgent else 'press'}\r\n\r\nwords\r\n".encode()
            work.outbox.add(OutgoingEmail(key, who, ident, raw, urgent=urgent), NOON + span)
        work.commit()


def people(number: int) -> list[str]:
    return [f"p{one}@x.example" for one in range(number)]


def test_a_daily_limit_lets_results_leave_first_and_nothing_is_lost(tmp_path: Path) -> None:
    provider = Provider()
    with running(provider, instance(tmp_path)) as plain:
        here = replace(plain, limits=SendingLimits(per_day=50))
        queue(here, *people(70))
        queue(here, *people(20), urgent=True)
        assert send(here) == Delivered(sent=50, stopped_short=True)
        assert provider.subjects == ["Subject: results"] * 20 + ["Subject: press"] * 30
        assert send(at(here, DAY - timedelta(seconds=1))) == Delivered(stopped_short=True)
        standing = overview(here.services.store.connections, NOON, tmp_path)
        assert standing.troubles[LIMIT].why == "[outgoing] per_day = 50 is reached, so mail waits"
        assert [one.level for one in findings(standing, NOON, backups=False)] == [Level.LOOK, Level.LOOK]
        assert send(at(here, DAY)).sent == 40
        assert LIMIT not in here.services.store.health.troubles()
    assert sorted(provider.taken) == sorted([*people(70), *people(20)])


def test_limits_of_a_minute_and_an_hour_hold_together(tmp_path: Path) -> None:
    provider, sent = Provider(), []
    with running(provider, instance(tmp_path)) as plain:
        here = replace(plain, limits=SendingLimits(per_minute=3, per_hour=10))
        queue(here, *people(25))
        for minute in range(130):
            sent += [(minute, count)] if (count := send(at(here, timedelta(minutes=minute))).sent) else []
    assert sent == [
        *((minute, 3) for minute in (0, 1, 2)),
        (3, 1),
        *((minute, 3) for minute in (60, 61, 62)),
        (63, 1),
        (120, 3),
        (121, 2),
    ]


def test_what_is_told_within_another_mail_counts_for_no_limit(tmp_path: Path) -> None:
    provider = Provider()
    with running(provider, instance(tmp_path)) as plain:
        here = replace(plain, limits=SendingLimits(per_hour=2))
        with here.services.store.begin() as work:
            work.outbox.add(OutgoingEmail("k", "a@x.example", "<k@j>", b"x", "alpha"), NOON, put_off=True)
            work.commit()
        with here.services.store.begin() as work:
            assert work.outbox.take_put_off("a@x.example", "alpha", "", NOON) == [b"x"]
            work.commit()
        queue(here, *people(3))
        assert send(here).sent == 2


def test_a_provider_that_sends_no_more_is_tried_once_an_hour_and_the_keeper_told_once(tmp_path: Path) -> None:
    provider = Provider(lambda _: QUOTA)
    with running(provider, instance(tmp_path)) as here:
        queue(here, *people(40))
        done = send(here)
        assert (done.sent, done.postponed, done.refusing) == (0, 3, QUOTA)
        assert done.unreachable.endswith(f": {QUOTA}")
        for minute in range(1, 60 * 24):
            assert send(at(here, timedelta(minutes=minute))).sent == 0
        assert len(provider.asked) == 3 + 23
        health = here.services.store.health
        assert health.troubles()[RELAY].since == NOON
        provider.answers = lambda _: ""
        assert send(at(here, timedelta(hours=23, minutes=59))).sent == 0, "the hour is not over"
        assert send(at(here, DAY)).sent == 41
        assert (RELAY in health.troubles(), PROBED in health.last_work()) == (False, False)
        assert here.services.store.mails.list() == []
    assert provider.taken.count(KEEPER) == 1
    what = worded(message("sending-refused"))
    keeper = [one for one in provider.subjects if says(one, "email-keeper-note", what=what)]
    assert len(keeper) == 1
    assert sorted(provider.taken) == sorted([*people(40), KEEPER])


async def test_a_pass_notes_that_sending_is_in_trouble(tmp_path: Path) -> None:
    provider = Provider(lambda _: QUOTA)
    with running(provider, instance(tmp_path)) as here:
        queue(here, *people(5))
        await run_once(here)
        assert QUOTA in here.services.store.health.troubles()[SENDING].why
        provider.answers = lambda _: ""
        await run_once(at(here, timedelta(hours=1)))
        assert SENDING not in here.services.store.health.troubles()


def test_a_limit_of_the_provider_met_on_the_way_is_its_own_and_costs_no_mail(tmp_path: Path) -> None:
    """As Gmail does: some mails pass, then all are refused."""
    provider = Provider()
    provider.answers = lambda _: QUOTA if len(provider.taken) >= 4 else ""
    with running(provider, instance(tmp_path)) as here:
        queue(here, *people(9))
        assert send(here).sent == 4
        provider.answers = lambda _: ""
        assert send(at(here, DAY)).sent == 6
        assert here.services.store.mails.list() == []


def test_the_gm_is_told_once_of_an_address_that_the_relay_does_not_know_twice(tmp_path: Path) -> None:
    provider = Provider()
    with running(provider, instance(tmp_path)) as here:
        running_game(here)
        send(here)
        provider.answers = lambda address: "550 5.1.1 User unknown" if address == ANNA else ""
        told = []
        for hour in range(1, 5):
            span = timedelta(hours=hour)
            queue(here, ANNA, span=span)
            provider.taken.clear()
            assert send(at(here, span)).given_up == 1
            send(at(here, span))
            told.append(list(provider.taken))
        assert told == [[], [GINA], [], []]
        assert RELAY not in here.services.store.health.troubles()
        with here.services.store.begin() as work:
            anna = work.people.by_address(ANNA)
            assert anna is not None
            assert anna.unreachable == NOON + timedelta(hours=2)
