"""Deadlines: each game with something due is brought up to date in a transaction of its own."""

from __future__ import annotations

import logging
from datetime import datetime

from judge.service.crash_points import crash_point
from judge.service.dependencies import Services
from judge.service.open_games import OpenGames
from judge.service.outgoing.announce import announce
from judge.service.trust.redaction import Redactor, with_redaction

log = logging.getLogger(__name__)


def run_due(services: Services, now: datetime) -> int:
    """Bring every game with something due up to `now`; the number of games touched.

    Call it only when all mail received up to `now` has been handled. A game that fails is logged and left
    for the next round; the others go on.
    """
    services = with_redaction(services, Redactor(services.composer.vocabulary()))
    with services.store.begin() as work:
        names = tuple(work.games.due(now))
    return sum(_bring_up_to_date(services, name, now) for name in names)


def _bring_up_to_date(services: Services, name: str, now: datetime) -> bool:
    try:
        with services.store.begin() as work:
            games = OpenGames(work, now)
            games.up_to_date(name)
            changes = list(games.save_changes(f"time:{now.isoformat()}"))
            for change in changes:
                announce(services, work, change, now)
            crash_point("turn about to commit")
            work.commit()
        crash_point("turn committed")
    except Exception:
        log.exception("game %s could not be brought up to date", name)
        return False
    return bool(changes)
