"""The weekly report to the keeper: the judge's status, and what has happened since the last report."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from judge.notices.security import KeeperReport
from judge.records import CounterKind, Overview, Week
from judge.records.overview import WORK
from judge.service.dependencies import Services
from judge.service.keeper.findings import findings
from judge.service.outgoing.post import post_to_keeper

WEEK = timedelta(days=7)
_LOOK_EVERY = timedelta(hours=1)


@dataclass(slots=True)
class WeeklyReport:
    """Emails the report a week after the last one; `look` makes an overview, and the week up to a moment.

    The first week begins when the judge first runs. With `backups` the age of the last backup is checked.
    """

    services: Services
    look: Callable[[datetime], tuple[Overview, Week]]
    backups: bool
    _looked: datetime | None = field(default=None, init=False)

    def post_if_due(self, now: datetime) -> None:
        """Mail it if a week has passed; checked at most once an hour, so that it costs nothing."""
        if self._looked is not None and _LOOK_EVERY > now - self._looked > -_LOOK_EVERY:
            return
        self._looked = now
        with self.services.store.begin() as work:
            if work.counters.count(CounterKind.REPORTED, now, WEEK):
                return
            began = work.counters.last(CounterKind.REPORTED, "") is not None
            work.counters.add(CounterKind.REPORTED, "", "", now)
            work.commit()
        if began:
            self._post(now)

    def notice(self, now: datetime, *, at_work: bool = False) -> KeeperReport:
        """Return the report as of `now`; the judge that mails it counts as `at_work`, whatever came before.

        What it has just written, and not tried to send, does not count as waiting.
        """
        overview, week = self.look(now)
        standing = overview
        if at_work:
            overview = replace(overview, worked={**overview.worked, WORK: now})
            standing = replace(
                overview, mails_unsent=overview.mails_tried, oldest_unsent=overview.oldest_tried
            )
        found = findings(standing, now, backups=self.backups)
        return KeeperReport(overview, week, tuple((one.level.name, one.what) for one in found))

    def _post(self, now: datetime) -> None:
        notice = self.notice(now, at_work=True)
        with self.services.store.begin() as work:
            post_to_keeper(self.services, work, notice, f"report:{now.isoformat()}", now)
            work.commit()
