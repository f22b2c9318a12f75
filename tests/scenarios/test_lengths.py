"""How long replies are: as long as needed, measured over two stories.

`python -m tests.scenarios.test_lengths` prints the medians.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from statistics import median

import pytest

from tests.messages import says
from tests.scenarios.story import Step, StoryJudge
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on

LONGEST_BESIDE_ORDERS, LONGEST_FOR_A_LETTER = 14, 12
"""Lines of a reply to orders without a slip beside one for each order; of the median one to a letter."""


@dataclass
class Measured(StoryJudge):
    """A judge of a story that keeps the replies without an error flag."""

    replies: list[str] = field(default_factory=list)

    def mail_in(self, step: Step) -> None:
        super().mail_in(step)
        sender = step.text.partition(": ")[0]
        found = (
            m for m in self.unread if m["To"] == sender and str(m["Subject"]).startswith("Re: TEST:alpha")
        )
        self.replies += [str(mail.get_content()) for mail in found]

    def lengths(self, *words: str, but: str) -> list[int]:
        """The lines of each reply in which these words stand, and those others do not."""
        found = (text for text in self.replies if all(word in text for word in words) and but not in text)
        return [len(text.splitlines()) for text in found]


def lengths_for_orders(measured: Measured) -> list[int]:
    """The lines of the replies to orders without a slip, in a game's first year."""
    measured.play("year")
    return measured.lengths("Accepted.", "All your orders are in.", but="WAIT")


def lengths_for_letters(measured: Measured) -> list[int]:
    measured.play("letters")
    found = (text for text in measured.replies if any(says(text, sent) for sent in _SENT))
    return [len(text.splitlines()) for text in found if "Order: " not in text]


_SENT = ("press-sent", "press-sent-to-all", "press-sent-to-others", "grey-press-sent")


FEWEST_ORDERS = 3
"""Of a power in the story."""


@pytest.fixture
def measured(story: StoryJudge) -> Measured:
    return Measured(story.services)


def test_a_reply_to_orders_has_few_lines_beside_one_for_each_order(measured: Measured) -> None:
    lengths = lengths_for_orders(measured)
    assert len(lengths) >= 15
    assert max(lengths) <= LONGEST_BESIDE_ORDERS + FEWEST_ORDERS


def test_the_median_reply_to_a_letter_is_short(measured: Measured) -> None:
    lengths = lengths_for_letters(measured)
    assert len(lengths) >= 4
    assert median(lengths) <= LONGEST_FOR_A_LETTER


if __name__ == "__main__":
    orders = lengths_for_orders(Measured(services_on(TemporaryDatabase())))
    letters = lengths_for_letters(Measured(services_on(TemporaryDatabase())))
    found = {"orders_without_a_slip": median(orders), "a_letter": median(letters)}
    sys.stdout.write(json.dumps({"median_lines_of_the_reply_to": found}) + "\n")
