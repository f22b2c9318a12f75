"""The sample of the mail to the judge's keeper."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

from judge.notices.game import GameLost
from judge.notices.phases import GameFails
from judge.notices.remarks import KeeperRemark, remark
from judge.notices.security import KeeperNote, KeeperReport
from judge.records import Overview, Week
from tests.unit.render.sample import AUSTRIA, Sample
from tests.unit.render.seven_players import GM, NOW

SAMPLES: Mapping[str, Sample] = {
    "keeper-note": Sample(
        "Something needs the judge's keeper",
        KeeperNote("An email was quarantined", "The judge failed on email 17 three times."),
        None,
    ),
    "keeper-report": Sample(
        "The keeper's report, each week",
        KeeperReport(
            Overview(
                worked={"work": NOW, "backup": NOW - timedelta(days=3)},
                troubles={},
                mails_waiting=0,
                oldest_waiting=None,
                mails_unsent=2,
                oldest_unsent=NOW,
                set_aside=1,
                unsendable=0,
                held=(),
                games={"running": 3, "finished": 12},
                people=40,
                banned=1,
                closed=NOW - timedelta(days=9),
                bytes=31_400_000,
                free=9_000_000_000,
                disk=30_000_000_000,
            ),
            Week(211, 604, {"applied": 190, "ignored": 14, "refused": 7}, 6, 4, 1, 0, 3),
            (
                ("LOOK", remark(KeeperRemark.STATUS_CLOSED, since=NOW - timedelta(days=9))),
                ("LOOK", remark(KeeperRemark.STATUS_SET_ASIDE, mails=1)),
                ("LOOK", remark(KeeperRemark.STATUS_OLD_BACKUP, since=NOW - timedelta(days=3))),
            ),
        ),
        None,
    ),
    "game-fails": Sample("The judge fails at a game, to its master", GameFails("oslo"), GM),
    "game-lost": Sample("A game cannot be read, and the keeper removes it", GameLost("oslo"), AUSTRIA),
}
