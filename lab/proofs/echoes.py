"""Robots that send back what they get, and people who answer: a token comes back in all their ways."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import cycle, islice, product
from random import Random

from judge.render.text.reader_language import ENGLISH
from lab.proofs.proof import Result
from tests.scenarios.answers import TEXTS, answer
from tests.scenarios.echoes import (
    LAYOUTS,
    TARGETS,
    Question,
    ask,
    echo,
    in_other_words,
    is_live,
    judge_in_memory,
)
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge

_VERDICTS = ("", "pass", "fail")
_TRANSLATED = "in other words"


def returned(size: int, language: str = ENGLISH) -> Result:
    """Send every question back in every layout, packed and introduced by chance; no token may be used up.

    Then each question is answered by people in all their ways, and each answer must count.
    """
    here = judge_in_memory(language)
    questions = {target: ask(here, target) for target in TARGETS}
    failures = [*_echoes(twin(here), questions, size), *_answers(here, questions, size)]
    taken = min(size, len(TEXTS) * len(TARGETS))
    return Result(size, tuple(failures), f"{len(LAYOUTS)} layouts; {taken} answers of people all counted")


def _echoes(here: StoryJudge, questions: Mapping[str, Question], size: int) -> Iterator[str]:
    chance = Random(size)
    ways = cycle(product((*LAYOUTS, _TRANSLATED), TARGETS, _VERDICTS))
    for layout, target, verdict in islice(ways, size):
        question = questions[target]
        if layout != _TRANSLATED:
            here.deliver_raw(echo(question, layout, chance, verdict))
        else:
            here.deliver_raw(in_other_words(question, chance))
        if not is_live(here, question):
            yield f"{target}: an echo {layout} gave the word"
            return


def _answers(here: StoryJudge, questions: Mapping[str, Question], size: int) -> Iterator[str]:
    for how, target in islice(product(TEXTS, TARGETS), size):
        again = twin(here)
        again.deliver_raw(answer(questions[target], how))
        if is_live(again, questions[target]):
            yield f"{target}: a person's answer {how} did not count"
