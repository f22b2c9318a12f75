"""Words for the judge, for the GM or for nobody, above the quote of a message: they wait for a yes.

docs: press, "Words above a quoted message answer it"
"""

from __future__ import annotations

import tomllib
from datetime import timedelta

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge, words
from tests.unit.language.positions import DATA

EDGAR = "edgar@eng.example"
LETTER = "TEST:alpha - S1901M Press from E to A"
TABLE = tomllib.loads((DATA / "press" / "for_judge.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def written() -> StoryJudge:
    """Edgar has written to Anna, an hour ago."""
    story = in_memory("opening")
    story.deliver(EDGAR, "plan", "SIGN ON England alpha swordE\nPRESS TO A\nFrance must fall.\nENDPRESS\n")
    story.now += timedelta(hours=1)
    return story


def _answered(written: StoryJudge, text: str) -> tuple[str, int]:
    """What Anna is told of her answer, and how many messages Edgar gets of it."""
    story = twin(written)
    story.deliver(ANNA, "Re: plan", f"{text}\n", answers=str(story.last(ANNA, LETTER)["Message-ID"]))
    told = " ".join(said(story, ANNA).split())
    story.now += timedelta(minutes=5)
    story.tick(None)
    return told, sum(mail["To"] == EDGAR for mail in story.unread)


@pytest.mark.sweep
@pytest.mark.parametrize(
    "text", [*TABLE["held"], *TABLE["about"], *TABLE["held_out"]["held"], *TABLE["held_out"]["about"]]
)
def test_what_is_not_for_its_readers_waits(written: StoryJudge, text: str) -> None:
    told, sent = _answered(written, text)
    assert sent == 0
    assert says(told, "press-asks") or "[Error Flag]" in told


@pytest.mark.parametrize("text", [*TABLE["sent"], *TABLE["to_reader"], *TABLE["held_out"]["sent"]])
def test_what_speaks_of_the_judge_is_sent(written: StoryJudge, text: str) -> None:
    told, sent = _answered(written, text)
    assert sent == 1
    assert not says(told, "press-asks")


@pytest.mark.parametrize("text", TABLE["to_gm"])
def test_what_begins_with_a_title_of_the_gm_goes_to_them_alone(written: StoryJudge, text: str) -> None:
    story = twin(written)
    story.deliver(ANNA, "Re: plan", f"{text}\n", answers=str(story.last(ANNA, LETTER)["Message-ID"]))
    story.now += timedelta(minutes=5)
    story.tick(None)
    readers = {mail["To"] for mail in story.sent if text[-20:] in " ".join(words(mail).split())}
    assert readers - {ANNA} == {GINA}


@pytest.mark.parametrize("answer", TABLE["to_others"])
def test_a_yes_or_no_that_names_other_readers_leaves_the_message_waiting(
    written: StoryJudge, answer: str
) -> None:
    story = twin(written)
    text = "By the way, Gina: can we have until Friday?\n"
    story.deliver(ANNA, "Re: plan", text, answers=str(story.last(ANNA, LETTER)["Message-ID"]))
    asked = str(story.last(ANNA)["Message-ID"])
    story.deliver(ANNA, "Re: plan", f"{answer}\n", answers=asked)
    assert says(said(story, ANNA), "prose-letter.hint", reader="M")
    assert "[Error Flag]" in said(story, ANNA)
    story.deliver(ANNA, "Re: plan", "PRESS TO M\n", answers=asked)
    assert any(mail["To"] == GINA and "until Friday" in mail.get_content() for mail in story.unread)
    assert not any(mail["To"] == EDGAR for mail in story.unread)


@pytest.mark.parametrize("answer", TABLE["in_part"])
def test_a_yes_to_a_part_of_a_message_sends_nothing_and_names_the_command(
    written: StoryJudge, answer: str
) -> None:
    story = twin(written)
    text = "Sounds good. By the way, Gina: can we have until Friday?\n"
    story.deliver(ANNA, "Re: plan", text, answers=str(story.last(ANNA, LETTER)["Message-ID"]))
    asked = str(story.last(ANNA)["Message-ID"])
    story.deliver(ANNA, "Re: plan", f"{answer}\n", answers=asked)
    assert says(said(story, ANNA), "word-unclear-for-press.hint", reader="E")
    assert "[Error Flag]" in said(story, ANNA)
    story.deliver(ANNA, "Re: plan", "PRESS TO E\nSounds good.\nENDPRESS\n", answers=asked)
    sent = [mail.get_content() for mail in story.unread if mail["To"] == EDGAR]
    assert len(sent) == 1
    assert "Sounds good." in sent[0]
    assert "Friday" not in sent[0]
