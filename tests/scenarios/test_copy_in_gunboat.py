"""The copy of what came for a power from another address, in gunboat: it tells nothing of who wrote."""

from __future__ import annotations

import pytest

from judge.game.commands import COMMANDS
from judge.game.roles import Role
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge, words

ROLF = "rolf@rus.example"
WRITERS = ("anna@aus.example", "gerd@ger.example", "gina@gm.example", "zoe@out.example")
"""Two rivals, the master, and somebody who has no part in the game."""
RUSSIA = "SIGN ON Russia gun swordR\n"
PEOPLE = """
anna@aus.example|REGISTER
Name: Anna Schmidt
Timezone: Asia/Tokyo
END
SET PROFILE I play Austria everywhere
I AM ALSO anna@work.example
SET MAIL RESULTS
SET STYLE SHORT CODES
CREATE ?annas gmannas7
"""


@pytest.fixture(scope="module")
def gun() -> StoryJudge:
    here = in_memory("parts/gunboat-start")
    sender, _, body = PEOPLE.strip().partition("|")
    here.deliver(sender, "me", body + "\n")
    here.deliver("zoe@out.example", "me", "REGISTER\nName: Zoe Zinc\nEND\n")
    return here


def copies(gun: StoryJudge, sender: str, lines: str) -> list[str]:
    """What the player of Russia is sent of a mail for his power."""
    here = twin(gun)
    here.deliver(sender, "orders", f"{RUSSIA}{lines}\n")
    return [f"{mail['Subject']}\n{words(mail)}" for mail in here.unread if mail["To"] == ROLF]


NOT_ASKED = ("SIGN ON", "REGISTER", "CREATE", "TRY", "END TRY")
"""What asks for more than an answer, or stands around lines that are tried."""
ASKING = sorted(
    usage.partition("[")[0].strip()
    for row in COMMANDS.values()
    for usage in (row.example.splitlines() or row.usage)
    if row.who <= Role.REGISTERED and not usage.startswith(NOT_ASKED)
)
SEAT = (
    "SET WAIT",
    "PRESS TO T\nhello\nENDPRESS",
    "SET DRAW",
    "SET PASSWORD otherword8",
    "SET ADDRESS new@rus.example",
    "RESEND",
    "WHY A War",
    "DIARY LIST",
    "PROPOSE DRAW",
    "EXTEND +24h",
    "AWAY 9 Jan TO 12 Jan",
    "PHASE F1901M\nA War - Mos",
)


@pytest.mark.sweep
@pytest.mark.parametrize("lines", [*ASKING, *SEAT, "\n".join(ASKING)])
def test_it_is_the_same_whoever_wrote(gun: StoryJudge, lines: str) -> None:
    found = [copies(gun, writer, f"A War - Gal\n{lines}") for writer in WRITERS]
    assert "Army Warsaw -> Galicia" in "".join(found[0])
    assert found[1:] == found[:1] * (len(WRITERS) - 1)


def test_no_page_of_the_writers_own_names_him(gun: StoryJudge) -> None:
    (copy,) = copies(gun, "anna@aus.example", "A War - Gal\nMY GAMES\nMY ADDRESSES\nSUMMARY gun\nSET WAIT")
    assert "anna" not in copy.lower()
    assert "MY ADDRESSES" not in copy
    assert "SET WAIT" in copy
