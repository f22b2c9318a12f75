"""What time brings: each game with something due is brought up to date in a transaction of its own."""

from __future__ import annotations

import logging
from datetime import datetime

from judge.service.crash_points import point
from judge.service.dependencies import Desk
from judge.service.open_games import GamesInHand
from judge.service.outgoing.announce import announce
from judge.service.trust.redaction import Veil, behind

log = logging.getLogger(__name__)


def run_due(desk: Desk, now: datetime) -> int:
    """Bring every game with something due up to `now`; the number of games touched.

    Call it only when all mail received up to `now` has been handled. A game that fails is logged and left
    for the next round; the others go on.
    """
    desk = behind(desk, Veil(desk.composer.vocabulary()))
    with desk.store.begin() as work:
        names = tuple(work.games.due(now))
    return sum(_bring_up_to_date(desk, name, now) for name in names)


def _bring_up_to_date(desk: Desk, name: str, now: datetime) -> bool:
    try:
        with desk.store.begin() as work:
            hand = GamesInHand(work, now)
            hand.open(name)
            changes = list(hand.put_back(f"time:{now.isoformat()}"))
            for change in changes:
                announce(desk, work, change, now)
            point("turn about to commit")
            work.commit()
        point("turn committed")
    except Exception:
        log.exception("game %s could not be brought up to date", name)
        return False
    return bool(changes)
