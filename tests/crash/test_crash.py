"""A sample of the whole run, and proof that the harness sees a careless judge."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from unittest import mock

import pytest

from judge.records import Queued, Stored
from judge.service.outgoing import delivery
from judge.store.inbox import Inbox
from tests.crash import repeated
from tests.crash.campaign import Tally, inject_all, prepare, run, spread
from tests.crash.fault_injection import CutConnection, KillAtPoint
from tests.crash.imap_fetch import ImapFetch
from tests.crash.scenarios import SCENARIOS
from tests.crash.spool import SpooledStory, story_steps

SAMPLE = 2 * len(SCENARIOS)
"""Two faults a scenario; `tests/crash/run.py` and the proofs inject more."""
CUTS = 25
"""Every thousand bytes: greetings, the list of sizes and arrivals, and every email."""


def test_killed_anywhere_the_judge_loses_nothing_and_does_nothing_twice() -> None:
    tallies = run(SAMPLE)
    whole = sum(tallies.values(), Tally())
    assert whole.findings == ()
    assert whole.points == SAMPLE
    assert {name: tally.points for name, tally in tallies.items()} == {one.name: 2 for one in SCENARIOS}


def test_wherever_the_line_is_cut_the_emails_keep_their_order_and_their_arrival(tmp_path: Path) -> None:
    (fetching,) = (one for one in SCENARIOS if isinstance(one, ImapFetch))
    prepared = prepare(fetching, tmp_path)
    cuts = [one for one in prepared.injections if isinstance(one, CutConnection)]
    tally = inject_all(prepared, tmp_path / "injected", spread(cuts, CUTS))
    assert tally == Tally(points=CUTS)


@dataclass(frozen=True)
class Careless:
    """A story played by a judge with a fault in it, made before the process is killed and after."""

    story: SpooledStory
    fault: Callable[[], AbstractContextManager[None]]
    name: str = "careless"

    def prepare(self, folder: Path) -> None:
        self.story.prepare(folder)

    def play(self, folder: Path) -> None:
        with self.fault():
            self.story.play(folder)

    def servers(self, folder: Path) -> AbstractContextManager[None]:
        del folder
        return nullcontext()


@contextmanager
def marks_before_sending() -> Iterator[None]:
    def send(flush: delivery._Flush, queued: Queued) -> bool:
        flush.outbox.mark_sent(queued.id, flush.now)
        flush.transport.send(queued.email)
        return True

    with mock.patch.object(delivery._Flush, "_send", send):
        yield


@contextmanager
def forgets_what_it_has_seen() -> Iterator[None]:
    """An inbox that takes a second delivery for another mail."""
    store_all = Inbox.store_all

    def forget(inbox: Inbox, mails: Sequence[tuple[bytes, datetime]], source: str) -> Sequence[Stored]:
        with inbox._connections.read() as connection:
            count = connection.exec_driver_sql("SELECT count(*) FROM inbox").scalar() or 0
        others = [(raw + b"\n%d\n" % number, at) for number, (raw, at) in enumerate(mails, count)]
        return store_all(inbox, others, source)

    with mock.patch.object(Inbox, "store_all", forget):
        yield


PLACES = ("mail stored", "mail applied", "about to put a mail on the wire")


@pytest.mark.parametrize(
    ("fault", "seen"),
    [(marks_before_sending, "lost"), (forgets_what_it_has_seen, "double_effects"), (nullcontext, "")],
)
def test_the_harness_sees_a_careless_judge(
    fault: Callable[[], AbstractContextManager[None]], seen: str, tmp_path: Path
) -> None:
    story = SpooledStory("one order mail", story_steps("year"), len(story_steps("opening")) + 1, 1)
    prepared = prepare(Careless(story, fault), tmp_path)
    points = [
        injection
        for injection in prepared.injections
        if isinstance(injection, KillAtPoint) and injection.name in PLACES
    ]
    tally = inject_all(prepared, tmp_path / "injected", points)
    figures = tally.figures()
    assert {name for name in ("lost", "double_effects", "corrupt") if figures[name]} >= ({seen} - {""})
    assert tally.sound is (not seen)


def test_killed_again_and_again_over_one_mail_the_judge_still_does_it_once(tmp_path: Path) -> None:
    folder, baseline = repeated.prepare(tmp_path, 7)
    difference = repeated.kill_repeatedly(folder, baseline, tmp_path / "killed", 7, 0, {})
    assert difference.lost + difference.doubled + difference.corrupt == ()
    assert difference.duplicates == 0
