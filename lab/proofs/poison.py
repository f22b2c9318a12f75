"""A mail whose handling fails wherever it can: it is set aside, the keeper is told, the others go on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from judge.service import crash_points
from judge.service.incoming import intake
from judge.service.retry_policy import TRIES
from lab.proofs.proof import Result
from lab.proofs.trial import story_judge, trial_folder
from tests.crash.comparison import final_state
from tests.crash.spool import mail_of, story_steps
from tests.scenarios.story import Step, StoryJudge
from tests.servers.statements import watch_statements
from tests.services import JUDGE_INFO

_FIRST = len(story_steps("opening")) + 1
_MAILS = story_steps("year")[_FIRST : _FIRST + 3]
_POISONED = 1


def quarantine(size: int) -> Result:
    """Let the second of three mails fail at its n-th step, for `size` steps from the first on."""
    with trial_folder() as place, story_judge(place) as here:
        for step in _MAILS:
            intake.receive(here.services, mail_of(step), here.now, "story")
    steps = _steps()
    failures: list[str] = []
    tried = range(0, steps, max(1, steps // size))
    for number in tried:
        failures += [f"step {number} of {steps}: {what}" for what in _poisoned_at(number)]
    return Result(len(tried), tuple(failures), f"{steps} steps there are")


def _steps() -> int:
    """How many steps the handling of the mail takes."""
    counter = _Counter(-1)
    with trial_folder() as place, story_judge(place) as here, _opened(here, counter):
        counter.active = True
        _bring(here, _MAILS[_POISONED])
    return counter.passed


def _poisoned_at(number: int) -> Iterator[str]:
    counter = _Counter(number)
    with trial_folder() as place:
        with story_judge(place) as here, _opened(here, counter):
            for index, step in enumerate(_MAILS):
                counter.active = index == _POISONED
                _bring(here, step)
                counter.active = False
                noted = [mail["Subject"] for mail in here.unread if mail["To"] == JUDGE_INFO.keeper]
                if len(noted) != (index == _POISONED):
                    yield f"the keeper got {noted} after mail {index}"
        after = final_state(place)
    fates = [row[3] for row in sorted(after.record["mails in"])][-len(_MAILS) :]
    if fates != ["applied", "quarantined", "applied"]:
        yield f"the mails came to {fates}"
    yield from after.findings


class _Counter:
    """Counts the steps of each attempt at a mail while it is active, and raises at one of them."""

    def __init__(self, fatal: int) -> None:
        self.fatal = fatal
        self.active = False
        self.passed = 0
        self._attempts = 0
        self._inside = False

    def __call__(self, name: str) -> None:
        if self.active and name == "mail begun":
            self._attempts += 1
            self._inside = self._attempts <= TRIES
            self.passed = 0
        elif name == "mail applied":
            self._inside = False
        elif self.active and self._inside:
            if self.passed == self.fatal:
                self._inside = False
                raise RuntimeError("a mistake of ours")
            self.passed += 1


@contextmanager
def _opened(here: StoryJudge, counter: _Counter) -> Iterator[None]:
    """A game in its first phase, its judge watched; composing and reading are steps too."""
    here.play("opening")
    here.now = here.now.replace(hour=13)
    watchers = list(crash_points._watchers)
    crash_points.watch(counter)
    with watch_statements(lambda _cursor, statement, _parameters: counter(statement)):
        try:
            yield
        finally:
            crash_points._watchers[:] = watchers


def _bring(here: StoryJudge, step: Step) -> None:
    intake.receive(here.services, mail_of(step), here.now, "story")
    here.tick(None)
