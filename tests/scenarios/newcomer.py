"""A newcomer beside the game of the opening: what Nina mails, and the question that she is asked.

docs: sender, "An address confirms once before it takes part"
"""

from __future__ import annotations

from email.message import EmailMessage

from tests.scenarios.alpha import GINA
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge, asks_for_yes

NINA = "nina@new.example"
HELLO = "REGISTER\nName: Nina Newcomer\nEND\n"
JOIN = f"{HELLO}SIGN ON ?beta tulipan\n"


def beta_waits() -> StoryJudge:
    """Alpha runs, beta looks for players; nobody answers YES by himself any more."""
    story = in_memory("opening")
    story.deliver(GINA, "another", "SIGN ON M alpha gmword\nCREATE ?beta betaword\n")
    story.says_yes = False
    return story


def question(story: StoryJudge, to: str) -> EmailMessage:
    (found,) = [mail for mail in story.unread if mail["To"] == to and asks_for_yes(mail)]
    return found


def ask_nina(story: StoryJudge, text: str = JOIN) -> EmailMessage:
    story.deliver(NINA, "hello", text)
    return question(story, NINA)
