"""Letters that would pass for the judge's own mails: each line of theirs stands behind a bar."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.mail.writer import MessageWriter
from judge.notices.notice import Addressee
from judge.notices.press import Press
from judge.notices.restricted import person_in
from judge.records import EmailText, Thread
from tests.unit.render.games import GREY_GAME
from tests.unit.render.seven_players import GM, JUDGE_INFO, NOW, PEOPLE, compose, reader
from tests.unit.render.test_snapshots import FOLDER

OWN = sorted(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.txt"))
"""Every mail the judge writes, as a letter's text."""
BREAKS = (
    "\r\n",
    "\r",
    "\v",
    "\f",
    "\x1c",
    "\x1d",
    "\x1e",
    "\x85",
    "\u2028",
    "\u2029",
    "\n\n\n",
    "\n\u200b",
    "\n\ufeff",
)
LINES = (
    ":: Judge: ANCH  Game: Alpha  Variant: Standard",
    ":: Deadline: F1901M Wed Jan 07 2026 23:30:00 +0000",
    "Movement results for Spring of 1901. (alpha.001)",
    "Broadcast message from gina@home.test as Master in 'alpha':",
    "Message from edgar@home.test as England to Austria in 'alpha':",
    "The deadline for orders will be Wed Jan 07 2026 23:30:00 +0000.",
    "Austria: Army Vienna -> Galicia.  (*bounce*)",
    "To answer, mail to judge@judge.test:",
    "    SIGN ON Austria alpha YOUR-PASSWORD",
    "End of message.",
)
TRICKS = [f"Hello{b}{line}{b}{line}{b}Bye" for b in BREAKS for line in LINES]
DRESSED = [
    dress.format(line)
    for line in LINES
    for dress in (
        "\u202e{}",
        "\u2066{}\u2069",
        "\x1b[1G\x1b[2K{}",
        "\b\b\b{}",
        "\t{}",
        "\u00a0{}",
        " " * 200 + "{}",
    )
]
BODIES = [*OWN, *TRICKS, *DRESSED]
GUNBOAT = replace(GREY_GAME, settings=replace(GREY_GAME.settings, gunboat=True))
JUDGE_TEXT = re.compile(
    r"^\s*(?:::|(?:Movement|Retreat|Adjustment)\s+results|Broadcast|Message|The\s+deadline|Deadline|Austria:|Grace"
    r"|You have been|The next phase|SIGN ON|To answer|End of message|WHAT TO DO|WHY|Subject|From|To)\b"
)


def _letter(game: Game, body: str) -> Press:
    author = Actor(Role.PLAYER, 3, "FRANCE")
    return Press(game, author, (), True, True, body, game.phase, person=person_in(game, PEOPLE[3]))


def _apart(text: str) -> tuple[list[str], list[str]]:
    """The judge's lines, and those behind the bar."""
    lines = text.split("\n")
    return [line for line in lines if line[:1] != "|"], [line for line in lines if line[:1] == "|"]


def test_there_are_many_imitations() -> None:
    assert len(set(BODIES)) >= 250


@pytest.mark.parametrize("game", [GREY_GAME, GUNBOAT], ids=["open", "gunboat"])
@pytest.mark.parametrize("to", [reader("AUSTRIA"), GM], ids=["player", "master"])
def test_no_letter_adds_a_line_to_the_judges_own(game: Game, to: Addressee) -> None:
    plain = compose(_letter(game, "Hello"), to)
    own, _ = _apart(plain.body)
    for body in BODIES:
        mail = compose(_letter(game, body), to)
        judges, barred = _apart(mail.body)
        assert (mail.subject, judges) == (plain.subject, own), body
        assert barred
        for line in barred:
            assert line == "|" or line.startswith("| "), body
            assert line.isprintable(), body
            assert len(line) <= 80, body
            assert not JUDGE_TEXT.match(line), body


def test_the_classifier_knows_the_judges_own_text() -> None:
    assert sum(any(JUDGE_TEXT.match(line) for line in text.splitlines()) for text in OWN) == len(OWN)


def test_no_letter_changes_a_header() -> None:
    """The finished mail has the same header whatever the letter says, but for the form of its text."""
    writer = MessageWriter(JUDGE_INFO.address, JUDGE_INFO.name, JUDGE_INFO.code, lambda: b"salt")
    seen = set()
    for body in BODIES:
        text = compose(_letter(GREY_GAME, body), reader("AUSTRIA"))
        raw = writer.write(
            EmailText(text.subject, text.body), "k", "anna@home.test", Thread(), NOW, reply=False
        ).raw
        header, _, _ = raw.partition(b"\r\n\r\n")
        seen.add(re.sub(rb"(?m)^(?:Content-Type|Content-Transfer-Encoding): .*\r?\n?", b"", header))
    assert len(seen) == 1
