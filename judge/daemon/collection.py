"""Collecting mail: from the mailbox to the inbox, stored before the server may forget it.

The server decides nothing here. A pass ends whatever it says: each round must bring something new, an email
that cannot be read goes to the end of the line and is noted as faulty when that does not help, and one that
is named again after it was put away is trouble, once the others have been read.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial
from typing import TypeVar

from judge.daemon.instance import JudgeInstance
from judge.daemon.mailboxes import last_emptied, note_emptied
from judge.language.secret_words import secrets_in_mail
from judge.mail.mailbox import Mailbox
from judge.mail.reader import arrival, is_believable
from judge.records import Batch, EmailId, Fault, FaultyEmail, Incoming, Stored
from judge.records.overview import PROCESSED
from judge.service.holds import holds
from judge.service.incoming import intake
from judge.service.redaction import Redactor
from judge.service.timed.outage import tell_of_faulty_mail, tell_of_release
from judge.store.database import UnitOfWork

_T = TypeVar("_T")

DAY = timedelta(days=1)
_TRUSTED_GAP = 3 * DAY
"""After a longer pause the clock may be wrong: nothing is deleted then before the next day."""
_MOST_ROUNDS = 5_000
"""Fetches in one pass; an email that comes meanwhile can wait for the next one."""
_MOST_KNOWN = 200
"""Fetches in a row that bring nothing new: so many emails may wait that were stored and never put away."""
_MOVED_AT_ONCE = 50
_MOST_PUT_BACK = 5
"""Rounds of one pass in which an email of this very pass is there again, under another number."""
_MOST_FAULTS = 20
"""Emails one after the other that cannot be read, by which a server is in trouble as a whole."""
_FIRST_PAUSE, _LONGEST_PAUSE = timedelta(minutes=1), timedelta(hours=1)
_DOUBLINGS = 10
_NAMED_AGAIN = "the IMAP server names emails again that it says it has moved"

log = logging.getLogger(__name__)


class StopAsked(Exception):  # noqa: N818  # it is no error
    """The judge was asked to stop while the server was waited for."""


@dataclass(slots=True)
class _Pass:
    """What is known in one pass.

    `faulty` are the emails noted as faulty, by key, and `suspects` those that failed once now; `rest` are
    those of either that are not tried again. `cut` is the last email over which the connection was lost,
    while none has been read since, and `in_a_row` are all that could not be read meanwhile. `trouble` is what
    is wrong, for when all that can be read has been; `moves` is whether the server puts away what is stored.
    `kept` are the numbers of what is stored, `put_back` the rounds that brought nothing else. `repeated` is
    the email that is tried again at once, because the connection was lost over it.
    """

    started: datetime
    faulty: dict[str, FaultyEmail]
    suspects: set[str] = field(default_factory=set)
    rest: set[str] = field(default_factory=set)
    gone: set[str] = field(default_factory=set)
    stored: set[str] = field(default_factory=set)
    moved: Collection[str] = ()
    cut: Fault | None = None
    repeated: str = ""
    trouble: str = ""
    moves: bool = True
    nothing_new: int = 0
    kept: set[EmailId] = field(default_factory=set)
    put_back: int = 0
    in_a_row: list[Fault] = field(default_factory=list)

    @property
    def last(self) -> set[str]:
        """The keys to be tried after all others."""
        return (self.suspects | self.faulty.keys()) - self.rest


class Collector:
    """Collects the mail of one mailbox, until `stop` is set.

    From pass to pass it remembers what is stored and could not be put away: it is not fetched again.
    """

    def __init__(self, instance: JudgeInstance, mailbox: Mailbox, stop: asyncio.Event | None = None) -> None:
        self._instance = instance
        self._mailbox = mailbox
        self._stop = stop
        self._unmoved: set[str] = set()

    async def collect(self, started: datetime) -> int:
        """Store all mail that waits, until the mailbox is empty but for faulty mail; how many there were.

        `started` is the time now. An email counts from its arrival (`judge.mail.reader`), but never from a
        moment later than `started`: when this returns, everything that came up to then is in the inbox, or
        noted as faulty. An email is stored and committed before the server may forget it. OSError if the
        mailbox or the database fails; what was not stored is still on the server. StopAsked when there is no
        more time.
        """
        known = await asyncio.to_thread(self._noted)
        now = _Pass(started, known)
        # Only pauses up to the longest count: a later `next_try` was written by a clock that was wrong.
        now.rest = {key for key, one in known.items() if started < one.next_try <= started + _LONGEST_PAUSE}
        unmoved = sorted(self._unmoved)
        for at in range(0, len(unmoved), _MOVED_AT_ONCE):
            await self._move(now, unmoved[at : at + _MOVED_AT_ONCE])
        for _ in range(_MOST_ROUNDS):
            left = self._unmoved.union(now.rest, now.moved)
            batch = await self._unless_stopped(self._mailbox.fetch(left, now.last))
            await self._compare(now, batch)
            if batch.is_empty:
                break
            await self._store(now, batch.mails)
            if batch.fault is not None:
                await self._set_aside(now, batch.fault)
        else:
            raise OSError(f"the mailbox is not empty after {_MOST_ROUNDS} fetches")
        if now.trouble:
            raise OSError(now.trouble)
        instance = self._instance
        # If the clock was set back meanwhile, `started` lies ahead, and no look may vouch for time to come.
        if instance.source and started <= instance.clock():
            await asyncio.to_thread(note_emptied, instance.services.store.health, instance.source, started)
        await self._delete_processed(started)
        return len(now.stored)

    async def _compare(self, now: _Pass, batch: Batch) -> None:
        """Compare what the server names with what it should: what was moved is gone, what is faulty is not.

        An email is gone when two searches did not name it.
        """
        if again := batch.still.intersection(now.moved):
            self._unmoved |= again
            now.moves, now.trouble = False, now.trouble or _NAMED_AGAIN
        now.moved = ()
        if batch.unread:
            now.trouble = now.trouble or f"the IMAP server names an email by no number: {batch.unread}"
        now.suspects &= batch.still
        absent = now.faulty.keys() - batch.still
        if twice := absent & now.gone:
            await self._forget(now, twice)
        elif absent and batch.is_empty:
            again_named = (await self._unless_stopped(self._mailbox.fetch(now.faulty))).still
            await self._forget(now, absent - again_named)
        now.gone = set(absent)

    async def _store(self, now: _Pass, mails: Collection[Incoming]) -> None:
        """Store emails and put them away; what was stored in this pass already is named again by mistake."""
        new: Sequence[Incoming] = [mail for mail in mails if mail.key not in now.stored]
        if len(new) < len(mails):
            self._unmoved.update(mail.key for mail in mails if mail.key in now.stored)
            now.moves, now.trouble = False, now.trouble or _NAMED_AGAIN
        if not new:
            return
        new = await asyncio.to_thread(self._dated, now, new)
        keys, services = [mail.key for mail in new], self._instance.services
        stored = await asyncio.to_thread(intake.receive_all, services, new, now.started, "imap")
        _require_progress(now, stored)
        now.stored.update(keys)
        now.cut = None
        now.in_a_row.clear()
        await self._forget(now, now.faulty.keys() & set(keys))
        await self._move(now, keys)

    async def _move(self, now: _Pass, keys: Collection[str]) -> None:
        """Put stored emails away; once that fails it waits for the next pass, so that the others are read."""
        if not now.moves:
            self._unmoved.update(keys)
            return
        try:
            await self._unless_stopped(self._mailbox.done(*keys))
        except OSError as error:
            self._unmoved.update(keys)
            now.moves, now.trouble = False, str(error) or type(error).__name__
        else:
            self._unmoved.difference_update(keys)
            now.moved = [*now.moved, *keys]

    async def _set_aside(self, now: _Pass, fault: Fault) -> None:
        """Try an email again at once if the connection broke, then after all others, then note it as faulty.

        Where the connection is lost over one email after the other, it is not their fault alone.
        """
        log.info("email %s cannot be read: %s", fault.key, fault.why)
        now.in_a_row.append(fault)
        cut_again = fault.cut and now.cut is not None and now.cut.key != fault.key
        if cut_again or len(now.in_a_row) >= _MOST_FAULTS:
            for one in {one.key: one for one in now.in_a_row if one.key not in now.rest}.values():
                await self._save(now, _failed(now, one, self._instance.source))
            raise OSError(f"emails cannot be read one after the other; of the last: {fault.why}")
        now.cut = fault if fault.cut else None
        if fault.cut and fault.key not in now.suspects | now.faulty.keys() | {now.repeated}:
            # A connection that breaks once says nothing about the email: it keeps its place, and so the
            # emails of one second keep their order.
            now.repeated = fault.key
            return
        if fault.key not in now.suspects and fault.key not in now.faulty:
            now.suspects.add(fault.key)
            return
        await self._note(now, fault)

    async def _note(self, now: _Pass, fault: Fault) -> None:
        """Note an email as faulty, and tell the keeper; of one that was so for a day take the header."""
        mail = _failed(now, fault, self._instance.source)
        head = None
        if not mail.sender or not holds(mail, now.started):
            head = await self._header(mail)
        if head is not None and not holds(mail, now.started):
            await self._release(now, mail, head)
            return
        if head is not None:
            sender, subject = await asyncio.to_thread(self._named, head.raw or b"")
            mail = replace(mail, sender=sender, subject=subject)
        await self._save(now, mail, tell=not mail.told)

    async def _release(self, now: _Pass, mail: FaultyEmail, head: Incoming) -> None:
        """Take the header in place of an email for which nothing waits any more, and tell the keeper."""
        services = self._instance.services
        if not mail.released:
            tell = partial(tell_of_release, services, mail=mail, now=now.started)
            await asyncio.to_thread(self._in_one, tell)
        await self._store(now, [head])

    async def _header(self, mail: FaultyEmail) -> Incoming | None:
        try:
            return await self._unless_stopped(self._mailbox.header(mail.key))
        except OSError:
            return None

    def _named(self, head: bytes) -> tuple[str, str]:
        """Return the sender and the subject of an email as its header has them, without secrets."""
        email = self._instance.services.reader.read(head)
        secrets = Redactor(secrets=secrets_in_mail(email.subject, "", ""))
        return email.sender, secrets.redact(email.subject)

    async def _save(self, now: _Pass, mail: FaultyEmail, *, tell: bool = False) -> None:
        now.faulty[mail.key] = replace(mail, told=mail.told or tell)
        now.rest.add(mail.key)
        services = self._instance.services

        def save(work: UnitOfWork) -> None:
            if tell:
                tell_of_faulty_mail(services, work, mail, now.started)
            else:
                work.faulty_mails.save(mail)

        await asyncio.to_thread(self._in_one, save)

    async def _forget(self, now: _Pass, keys: Collection[str]) -> None:
        """Forget faulty emails that were read, or are gone."""
        if keys:
            mailbox, those = self._instance.source, list(keys)
            await asyncio.to_thread(self._in_one, lambda work: work.faulty_mails.remove(mailbox, those))
            for key in those:
                del now.faulty[key]

    def _dated(self, now: _Pass, mails: Sequence[Incoming]) -> Sequence[Incoming]:
        """Give each email the moment of its arrival; one that was faulty came before it could not be read."""
        last_look = last_emptied(self._instance.services.store.health, self._instance.source)
        dated = []
        for mail in mails:
            before = now.faulty.get(mail.key)
            # The last look says nothing about an email that was there at it and could not be read.
            look, until = (last_look, now.started) if before is None else (None, before.since)
            stated = mail.received if is_believable(mail.received, now.started) else None
            dated.append(replace(mail, received=arrival(stated, mail.raw or b"", look, until)))
        return dated

    def _in_one(self, change: Callable[[UnitOfWork], None]) -> None:
        with self._instance.services.store.begin() as work:
            change(work)
            work.commit()

    def _noted(self) -> dict[str, FaultyEmail]:
        with self._instance.services.store.begin() as work:
            mails = work.faulty_mails.all()
        return {one.key: one for one in mails if one.mailbox == self._instance.source}

    async def _delete_processed(self, now: datetime) -> None:
        """Once a day delete from the mailbox what has been stored for long; no one waits if that fails."""
        instance, mailbox = self._instance, self._mailbox
        if instance.keep_processed is None:
            return
        health = instance.services.store.health
        last = (await asyncio.to_thread(health.last_work)).get(PROCESSED)
        if last is not None and abs(now - last) < DAY:
            return
        try:
            if last is not None and abs(now - last) < _TRUSTED_GAP:
                gone = await self._unless_stopped(mailbox.delete_processed(now - instance.keep_processed))
                log.info("deleted %d mails from the processed folder", gone)
        except OSError as error:
            log.warning("old mails could not be deleted from the processed folder: %s", error)
        await asyncio.to_thread(health.note_work, PROCESSED, now)

    async def _unless_stopped(self, waiting: Awaitable[_T]) -> _T:
        """Wait for the server, unless the judge is to stop."""
        if self._stop is None:
            return await waiting
        task, stop = asyncio.ensure_future(waiting), asyncio.ensure_future(self._stop.wait())
        try:
            await asyncio.wait({task, stop}, return_when=asyncio.FIRST_COMPLETED)
            if self._stop.is_set():
                raise StopAsked
            return task.result()
        finally:
            stop.cancel()
            task.cancel()
            # The cancelled exchange has to close its connection before the next one may begin.
            await asyncio.gather(task, return_exceptions=True)


def _failed(now: _Pass, fault: Fault, mailbox: str) -> FaultyEmail:
    """Return how a faulty email stands after one more failure."""
    before = now.faulty.get(fault.key)
    if before is None:
        return FaultyEmail(mailbox, fault.key, "", "", fault.why, now.started, 1, now.started + _FIRST_PAUSE)
    pause = min(_FIRST_PAUSE * 2 ** min(before.tries, _DOUBLINGS), _LONGEST_PAUSE)
    return replace(before, why=fault.why, tries=before.tries + 1, next_try=now.started + pause)


def _require_progress(now: _Pass, stored: Sequence[Stored]) -> None:
    """Count what the server names again; OSError once it names nothing else."""
    now.put_back += all(one.id in now.kept for one in stored)
    if now.put_back >= _MOST_PUT_BACK:
        raise OSError("the IMAP server names emails again under new numbers as soon as they are put away")
    now.kept.update(one.id for one in stored)
    now.nothing_new = 0 if any(one.fresh for one in stored) else now.nothing_new + 1
    if now.nothing_new >= _MOST_KNOWN:
        raise OSError(f"the IMAP server has named only known emails {_MOST_KNOWN} times in a row")
