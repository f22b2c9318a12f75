"""What tests ask of the catalogue: whether a text says a message."""

from __future__ import annotations

import pytest

from tests.messages import says, variables, written

REPLY = """\
   1 SIGN ON Austria alpha ...
       OK: Signed on as
       Austria in alpha.
   2 SIGN ON B beta ...
       REJECTED: There is no game called "beta".
       Try: To see all games, send LIST.

Round 3 has started: a, b. All players in it have been sent their powers; 1 player sits it out.
S1901M has been adjudicated. Others are not told, because this email also does the reverse.
Your message is being sent to Austria and the GM.
"""


@pytest.mark.parametrize(
    "line",
    [
        'speaks-for-power power="Austria" game="alpha"',
        "speaks-for-power",
        'no-such-game name="beta"',
        "no-such-game.hint",
        'round-opened-some-out number=3 games="a, b" out=1',
        "round-opened-some-out number=3",
        'phase-judged phase="S1901M" told="no"',
        "phase-judged",
        'press-sent readers="Austria and the GM"',
    ],
)
def test_a_text_says_a_message(line: str) -> None:
    assert written(line).search(REPLY)


@pytest.mark.parametrize(
    "line",
    [
        'speaks-for-power power="Austri"',
        'speaks-for-power game="beta"',
        "speaks-as-master",
        "game-exists",
        "round-opened-some-out number=3 out=2",
        'phase-judged told="yes"',
        'press-sent readers="Austria"',
    ],
)
def test_a_text_says_no_other_message(line: str) -> None:
    assert not written(line).search(REPLY)


def test_a_value_that_a_message_does_not_have_is_a_mistake_of_the_test() -> None:
    with pytest.raises(AssertionError, match="speaks-for-power has no value player"):
        says(REPLY, "speaks-for-power", player="Austria")
    with pytest.raises(AssertionError, match="no values"):
        written("speaks-for-power Austria")
    with pytest.raises(KeyError):
        says(REPLY, "speaks-for-nobody")


def test_the_values_of_a_message_are_those_of_the_messages_in_it_too() -> None:
    assert variables("rolled-back") == {"phase", "left", "told"}
    assert variables("no-such-game.hint") == set()
