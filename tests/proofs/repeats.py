"""Mails that come more than once, at once or long after, in any order."""

from __future__ import annotations

from random import Random

from judge.service.incoming import intake
from tests.crash.theatre import acts, letter
from tests.proofs.house import folder, left, stage
from tests.proofs.proof import Result
from tests.scenarios.story import Stage, Step

_END = ">", "gina@gm.example: enough", ("SIGN ON Malpha gmword", "TERMINATE")


def duplicates(size: int) -> Result:
    """Deliver every mail of a game's year one to five times; compare with one delivery each."""
    year = acts("year")
    with folder() as place:
        with stage(place) as here:
            for step in year:
                _act(here, step, 1)
        calm = left(place)
    delivered, failures = 0, []
    for seed in range(size):
        chance = Random(seed)
        with folder() as place:
            with stage(place) as here:
                for step in year:
                    times = chance.randint(1, 5)
                    delivered += times if step.marker == ">" else 0
                    _act(here, step, times)
            after = left(place)
        failures += [
            f"seed {seed}: {part}" for part in calm.record if after.record[part] != calm.record[part]
        ]
        failures += after.findings
    return Result(delivered, tuple(failures))


def replays(size: int) -> Result:
    """Deliver every mail of a finished game again, in random order, `size` times over; nothing may change."""
    mails, failures = [], []
    with folder() as place:
        with stage(place) as here:
            for step in (*acts("year"), Step("end", 0, *_END)):
                _act(here, step, 1)
                mails += [letter(step)] if step.marker == ">" else []
            before = left(place)
            if '"finished"' not in repr(before.record["games"]):
                failures.append("the game did not end")
            for seed in range(size):
                again = Random(seed).sample(mails, len(mails))
                for raw in again:
                    intake.receive(here.services, raw, here.now, "again")
                    here.tick(None)
                    failures += [f"seed {seed}: {mail['Subject']}" for mail in here.unread]
        after = left(place)
    failures += [part for part in before.record if after.record[part] != before.record[part]]
    return Result(size * len(mails), (*failures, *after.findings))


def _act(here: Stage, step: Step, times: int) -> None:
    if step.marker == "@":
        here.set_time(step)
    elif step.marker == "tick":
        here.tick(step)
    else:
        for _ in range(times):
            intake.receive(here.services, letter(step), here.now, "story")
        here.tick(None)
