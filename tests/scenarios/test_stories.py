from __future__ import annotations

import pytest

from tests.scenarios.story import STORIES, StoryJudge

NAMES = sorted(file.stem for file in STORIES.glob("*.story"))


@pytest.mark.parametrize("name", NAMES)
def test_a_story_ends_as_it_is_told(story: StoryJudge, name: str) -> None:
    story.play(name)
