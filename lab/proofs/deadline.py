"""Mails within seconds of a deadline, handled whenever the judge happens to be awake."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

from judge.service import work_round
from judge.service.incoming import intake
from lab.proofs.proof import Result
from lab.proofs.trial import game_of, story_judge, trial_folder
from tests.crash.spool import mail_of, story_steps
from tests.scenarios.story import raw_mail

DEADLINE = datetime(2026, 1, 7, 23, 30, tzinfo=UTC)
WITHIN_MS = 5_000
_A_TIME = 20
_FIRST = len(story_steps("opening")) + 1
_GOALS = ("Galicia", "Bohemia", "Tyrolia", "Trieste", "Budapest")
_CODES = {"Galicia": "GAL", "Bohemia": "BOH", "Tyrolia": "TYR", "Trieste": "TRI", "Budapest": "BUD"}


def around_the_deadline(size: int) -> Result:
    """Send `size` mails within five seconds of deadlines; the last one received in time must be in force."""
    failures: list[str] = []
    tried = 0
    while tried < size:
        failures += _one_deadline(tried)
        tried += _A_TIME
    return Result(tried, tuple(failures))


def _one_deadline(seed: int) -> list[str]:
    """One game, whose players all have orders and one of whom waits, so that it is judged at its deadline."""
    chance = Random(seed)
    offsets = sorted({0, *(chance.randint(-WITHIN_MS, WITHIN_MS) for _ in range(_A_TIME - 1))})
    mails = [(DEADLINE + timedelta(milliseconds=offset), chance.choice(_GOALS)) for offset in offsets]
    in_time = [goal for received, goal in mails if received <= DEADLINE]
    wakes = sorted(chance.randint(-WITHIN_MS, 3 * WITHIN_MS) for _ in range(chance.randint(1, 4)))
    with trial_folder() as place, story_judge(place) as here:
        for step in story_steps("year")[: _FIRST + 7]:
            if step.marker == "@":
                here.set_time(step)
            else:
                here.deliver_raw(mail_of(step))
        brought = 0
        for wake in [*wakes, 4 * WITHIN_MS]:
            now = DEADLINE + timedelta(milliseconds=wake)
            here_by_now = [mail for mail in mails if mail[0] <= now]
            fresh = here_by_now[brought:]
            brought = len(here_by_now)
            for received, goal in chance.sample(fresh, len(fresh)):
                body = f"SIGN ON Austria alpha swordA\nA Vienna - {goal}\n"
                raw = raw_mail("anna@aus.example", "late", body, f"<{received.timestamp()}@aus.example>")
                intake.receive(here.services, raw, received, "story")
            work_round.work(here.services, now)
        with here.services.store.begin() as work:
            snapshots = work.games.snapshots("alpha")
        if len(snapshots) != 1 or game_of(here).number != 2:
            return [f"seed {seed}: {len(snapshots)} phases were judged"]
        orders = [str(order) for orders in snapshots[0].orders.values() for order in orders]
    wanted = _CODES[in_time[-1]]
    found = [order for order in orders if "VIE" in order]
    return [] if len(found) == 1 and wanted in found[0] else [f"seed {seed}: {found}, not {wanted}"]
