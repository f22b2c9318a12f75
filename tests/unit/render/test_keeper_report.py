"""The keeper's report in other languages: its counts are in words of the language."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from judge.render.composer import MailComposer
from judge.render.languages import languages
from tests.unit.render.samples_keeper import SAMPLES
from tests.unit.render.seven_players import JUDGE_INFO

ENGLISH = re.compile(r"\b(?:applied|ignored|refused|running|finished|none)\b")


@pytest.mark.parametrize("language", sorted(set(languages()) - {"en"}))
def test_counts_are_in_the_language(language: str) -> None:
    sample = SAMPLES["keeper-report"]
    composer = MailComposer(replace(JUDGE_INFO, language=language))
    body = composer.compose(sample.notice, sample.to, sample.now).body
    assert not ENGLISH.search(body)
    assert "31,4 MB" in body.replace("Mo", "MB")
