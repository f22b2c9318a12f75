"""The README's game is played, and its commands are run, as they stand there."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from email import message_from_string
from pathlib import Path

import pytest

from judge.store.database import Database
from tests.scenarios.story import StoryJudge, yes_to
from tests.services import services_on

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
GAME_MASTER = "REGISTER\nName: Gina Master\nTimezone: Europe/London\nEND\nCREATE ?alpha tulips\n"
OTHERS = {
    "England": "F London - North Sea\nF Edinburgh - Norwegian Sea\nA Liverpool - Yorkshire\n",
    "France": "A Paris - Burgundy\nA Marseilles - Spain\nF Brest - Mid-Atlantic Ocean\n",
    "Germany": "A Berlin - Kiel\nA Munich - Ruhr\nF Kiel - Denmark\n",
    "Italy": "A Rome - Apulia\nA Venice HOLD\nF Naples - Ionian Sea\n",
    "Russia": "A War - Gal\nA Mos - Ukr\nF Sev - Bla\nF Stp/sc - Bot\n",
    "Turkey": "A Constantinople - Bulgaria\nA Smyrna - Constantinople\nF Ankara - Black Sea\n",
}


def blocks(*kinds: str) -> Iterator[tuple[str, str]]:
    """The fenced blocks of some kinds, in order."""
    for kind, text in re.findall(r"^```(\w+)\n(.*?)^```", README, re.MULTILINE | re.DOTALL):
        if kind in kinds:
            yield kind, text


def expect(text: str, body: str) -> None:
    """Every line of the block stands in the mail, in that order."""
    position = 0
    for line in text.splitlines():
        at = body.find(line, position)
        assert at >= 0, f"{line!r} is not in\n{body}"
        position = at


def newest(story: StoryJudge, address: str, words: str) -> str:
    found = [mail for mail in story.unread if mail["To"] == address and words in str(mail["Subject"])]
    assert found, [f"{mail['To']}: {mail['Subject']}" for mail in story.unread]
    return str(found[-1].get_content())


def the_others_join(story: StoryJudge) -> None:
    for power in OTHERS:
        letter = power[0]
        rest = "AEFGIRT".replace(letter, "")
        body = f"REGISTER\nName: {power}\nEND\nSIGN ON ?alpha swordfish\nSET PREFERENCE {letter}{rest}\n"
        story.deliver(f"{power.lower()}@others.example", "join", body)


def the_others_order(story: StoryJudge) -> None:
    for power, orders in OTHERS.items():
        story.deliver(
            f"{power.lower()}@others.example", "orders", f"SIGN ON {power} alpha swordfish\n{orders}"
        )


def test_the_game_in_ten_minutes(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'judge.db'}")
    database.upgrade()
    story = StoryJudge(services_on(database), now=datetime(2026, 1, 5, 12, tzinfo=UTC))
    story.deliver("gina@gm.example", "a game", GAME_MASTER)
    story.says_yes = False
    mails = 0
    for kind, text in blocks("mail", "question", "reply", "results"):
        if kind == "mail":
            message = message_from_string(text)
            if mails == 1:
                the_others_join(story)
            story.deliver(str(message["From"]), str(message["Subject"]), str(message.get_payload()))
            mails += 1
        elif kind == "question":
            expect(text, newest(story, "anna@aus.example", "Please answer YES"))
            story.deliver_raw(yes_to(story.unread[-1]))
            story.says_yes = True
        elif kind == "reply":
            expect(text, newest(story, "anna@aus.example", "Re:"))
        else:
            the_others_order(story)
            story.now = datetime(2026, 1, 9, 12, tzinfo=UTC)
            if not any("Results" in str(mail["Subject"]) for mail in story.unread):
                story.tick(None)
            expect(text, newest(story, "anna@aus.example", "Results"))
    assert mails == 3
    database.close()


@pytest.mark.parametrize("text", [text for _, text in blocks("console")])
def test_the_commands_answer_as_shown(text: str, tmp_path: Path) -> None:
    command, _, answer = text.partition("\n")
    given, _, called = command.removeprefix("$ ").partition(" | ")
    said = shlex.split(given)
    assert said[0] == "echo"
    done = subprocess.run(
        [sys.executable, "-m", "judge.cli.main", *shlex.split(called)[1:]],
        cwd=tmp_path,
        input=said[1] + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == json.loads(answer)
