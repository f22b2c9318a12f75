"""Robots that answer each other without end, if one of them lets them."""

from __future__ import annotations

from itertools import product

from judge.render.text.reader_language import ENGLISH
from lab.proofs.proof import Result
from lab.proofs.trial import speak, story_judge, trial_folder
from tests.scenarios.robots import TEXTS, correspond, holiday

_MOST = 2


def days(size: int, language: str = ENGLISH) -> Result:
    """Have two judges, and a judge and a vacation program, write to each other for a day."""
    cases = list(product(TEXTS, (False, True)))[: max(size - 2, 0)]
    failures = []
    for text, stripped in cases:
        with trial_folder() as place:
            wrote = correspond(place, text, stripped=stripped, language=language)
        if max(wrote.values()) > _MOST:
            failures.append(f"two judges, {text!r}, marks {'lost' if stripped else 'kept'}: {dict(wrote)}")
    for registered in (True, False):
        with trial_folder() as place, story_judge(place) as here:
            speak(here, language)
            wrote_each = holiday(here, registered=registered)
        if max(wrote_each) > _MOST:
            failures.append(f"vacation program, registered: {registered}: {wrote_each}")
    return Result(len(cases) + 2, tuple(failures))
