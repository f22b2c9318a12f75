"""Duplicates: mails that come more than once, at once or long after, in any order."""

from __future__ import annotations

from random import Random

from judge.service.incoming import intake
from lab.proofs.proof import Result
from lab.proofs.trial import story_judge, trial_folder
from tests.crash.comparison import final_state
from tests.crash.spool import mail_of, story_steps
from tests.scenarios.story import Step, StoryJudge

_END = Step("end", 0, "+>", "gina@gm.example: enough", ("SIGN ON Malpha gmword", "TERMINATE"))


def duplicates(size: int) -> Result:
    """Deliver every mail of a game's year one to five times; compare with one delivery each."""
    year = story_steps("year")
    with trial_folder() as place:
        with story_judge(place) as here:
            for step in year:
                _play_step(here, step, 1)
        undisturbed = final_state(place)
    delivered, failures = 0, []
    for seed in range(size):
        chance = Random(seed)
        with trial_folder() as place:
            with story_judge(place) as here:
                for step in year:
                    times = chance.randint(1, 5)
                    delivered += times if step.marker == ">" else 0
                    _play_step(here, step, times)
            after = final_state(place)
        failures += [
            f"seed {seed}: {part}" for part, rows in undisturbed.record.items() if after.record[part] != rows
        ]
        failures += after.findings
    return Result(delivered, tuple(failures))


def replays(size: int) -> Result:
    """Deliver every mail of a finished game again, in random order, `size` times over; nothing may change."""
    mails, failures = [], []
    with trial_folder() as place:
        with story_judge(place) as here:
            for step in (*story_steps("year"), _END):
                _play_step(here, step, 1)
                mails += [mail_of(step)] if step.marker == ">" else []
            before = final_state(place)
            if '"finished"' not in repr(before.record["games"]):
                failures.append("the game did not end")
            for seed in range(size):
                again = Random(seed).sample(mails, len(mails))
                for raw in again:
                    intake.receive(here.services, raw, here.now, "again")
                    here.tick(None)
                    failures += [f"seed {seed}: {mail['Subject']}" for mail in here.unread]
        after = final_state(place)
    failures += [part for part in before.record if after.record[part] != before.record[part]]
    return Result(size * len(mails), (*failures, *after.findings))


def _play_step(here: StoryJudge, step: Step, times: int) -> None:
    if step.marker == "@":
        here.set_time(step)
    elif step.marker == "tick":
        here.tick(step)
    else:
        for _ in range(times):
            intake.receive(here.services, mail_of(step), here.now, "story")
        here.tick(None)
