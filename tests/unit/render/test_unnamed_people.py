"""Somebody whom the reader may not know is named by a word of the reader's language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.render.composer import MailComposer
from judge.render.languages import languages
from tests.unit.render.samples import SAMPLES
from tests.unit.render.seven_players import JUDGE_INFO


@pytest.mark.parametrize("language", sorted(set(languages()) - {"en"}))
def test_nobody_is_someone_in_another_language(language: str) -> None:
    sample = SAMPLES["gunboat-game-over-unrevealed"]
    composer = MailComposer(replace(JUDGE_INFO, language=language))
    assert "someone" not in composer.compose(sample.notice, sample.to, sample.now).body
