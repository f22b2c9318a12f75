"""Every command with arguments that nothing can be made of: no line sets its mail aside."""

from __future__ import annotations

import pytest

from judge.game.commands import COMMANDS
from tests.messages import says
from tests.sampling import is_sampled
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge, words

ANNA = "anna@aus.example"
SIGN_ONS = {
    "gina@gm.example": "SIGN ON M alpha gmword",
    ANNA: "SIGN ON Austria alpha swordA",
    "zed@new.example": "",
}
"""A master, a player and a stranger."""
ADDRESSES = """
anna@@club.example|a@b@c|a\\@b@c|"a@b"@c.example|@@|@|-@@|<@>|anna@club.example, b@@c
anna@club@example b@c.example|PLAYER a@@b|MASTER a@@b|PLAYER anna@|anna@club.example, -|-a@b@c, -d@@e
"""
NUMBERS = """
-1|0|1e400|nan|inf|-inf|\u00b2|\u0661|99999999999999999999999|+99999999999999h|+1e9999h|+0h|50%|1,2|#1|1-|0x10
"""
TIMES = """
S0000M|S99999999B|31 Dec 9999 23:59|1 Jan 0001|30 Feb|25:61|12:00 -99:99|1 Jan TO|TO TO|FROM|+1 fortnight
1 Jan 0001 TO 31 Dec 9999|LINES 1e9|FROM 1 Jan 0000|NEXT 1e308|CLOCK 99:99|DAYS -------|HOLIDAYS 1 Jan TO TO
"""
NAMES = """
A[EFGIRT]|[[[|]][|((((|E E|AEFGIRTM|DRAW|WIN|RANKING >>>|SILENCE AGREES|?|??|?alpha|*|/|=|:|;|-|--
'|"|\\|%s|{0}|../../etc/passwd|Europe/../..|\u0130|\u1e9e|\ufb01|\U0001f600|NONE|ALL|OFF|READ -1|READ France 0
IF|A Par - Bur
"""
ODD = [
    word
    for row in (ADDRESSES, NUMBERS, TIMES, NAMES)
    for line in row.strip().split("\n")
    for word in line.split("|")
]


def keywords() -> list[str]:
    """The words before the first argument of each usage."""
    found = dict.fromkeys(_front(usage) for row in COMMANDS.values() for usage in row.usage)
    return [one for one in found if one and not one.startswith(("REGISTER", "PRESS", "BROADCAST"))]


def _front(usage: str) -> str:
    words = usage.split()
    count = next((n for n, word in enumerate(words) if not (word.isalpha() and word.isupper())), len(words))
    return " ".join(words[:count])


@pytest.mark.sweep
@pytest.mark.parametrize("keyword", keywords())
@pytest.mark.parametrize(("sender", "share"), [("gina@gm.example", 3), (ANNA, 9), ("zed@new.example", 9)])
def test_no_argument_sets_a_mail_aside(
    played: StoryJudge, sender: str, share: int, keyword: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A master may do most, so the others try fewer arguments with a command, each with some command."""
    judge = twin(played)
    lines = "\n".join(f"{keyword} {word}" for word in ODD if is_sampled(sender, keyword, word, one_in=share))
    judge.deliver(sender, "a mail", f"{SIGN_ONS[sender]}\n{lines}\n")
    assert [record.getMessage() for record in caplog.records if "failed" in record.getMessage()] == []
    assert sender in [mail["To"] for mail in judge.unread]


def test_a_typing_slip_in_an_address_loses_no_orders(judge: StoryJudge) -> None:
    for address in ("anna@@club.example", "a@b@c", '"a@b"@c.example', "@@"):
        text = f"{SIGN_ONS[ANNA]}\nA Vie - Gal\nSET ADDRESS {address}\n"
        judge.deliver(ANNA, "move", text)
        said = " ".join(words(judge.last(ANNA)).split())
        assert says(said, "no-mail-address", word=address, why="several")
        assert "Vienna -> Galicia" in said
