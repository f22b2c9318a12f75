"""Every command, hundreds of times in an email: what its lines cost together grows as their number does.

A line may ask about the whole email, as whether a password stands anywhere in it. Asked by each of hundreds
of lines that is a second of work for some kilobytes. Calls are counted, not seconds, so that no load and no
clock changes what comes out. Two comparisons find the kind: four times as many lines, and a tail of words and
quotes below lines that stay the same.

The lines are those of `command_floods`, made of the table of commands, so no new command is forgotten. Each
is sent by all kinds of people, with SIGN ON and without, and with and without the word of the mail server.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random

from judge.game.commands import COMMANDS
from lab.proofs import command_floods
from lab.proofs.proof import Result
from tests.scenarios.story import StoryJudge

FEW, SOME, MANY = 8, 120, 480
"""Lines of commands in an email."""
RATIO = 6
"""How many times as much four times as many lines may cost; more than 4, as some answers grow."""
TAIL_RATIO = 3
"""How many times as much as below a few lines a tail may cost below some."""
LEAST = 1_500
"""Calls a line below which nothing is compared: hundreds of such lines take a quarter of a second."""
_TAIL = "".join(
    f"I doubt number {n}, or was it not you who wrote that?\n> quoted words {n} of an older email\n"
    for n in range(60)
)
_GAMES = ("running", "forming")


@dataclass(frozen=True)
class Trial:
    """Who repeats a text, in which game, below which lines, and whether the mail server vouches for it."""

    game: str
    sender: str
    playing: str
    verdict: str
    text: str

    def __str__(self) -> str:
        """How a failure names it."""
        return f"{self.game}, {self.sender}, {self.playing!r}, {self.verdict or 'unproven'}, {self.text!r}"


def trials() -> tuple[Trial, ...]:
    """All trials, each command's first before anybody's second."""
    random = Random(28)
    of_command: list[list[Trial]] = []
    for kind in COMMANDS:
        found = list(_of_command(kind.__name__))
        random.shuffle(found)
        of_command.append(found)
    rounds = max(map(len, of_command))
    return tuple(found[at] for at in range(rounds) for found in of_command if at < len(found))


def _of_command(name: str) -> Iterator[Trial]:
    texts = {"".join(one) for one in command_floods.texts(name)}
    for game in _GAMES:
        for sender, (_, playing) in command_floods.SPEAKERS.items():
            for proof in sorted({("", ""), (playing, ""), (playing, "pass")}):
                yield from (Trial(game, sender, *proof, text) for text in sorted(texts))


def failures_of(trial: Trial, of_few: int = FEW, of_some: int = SOME, of_many: int = MANY) -> list[str]:
    """What grows too much in a trial, by the lines of commands in its emails."""
    effort(trial, of_few)  # what is made once a process is made
    few, some, many = (effort(trial, number) for number in (of_few, of_some, of_many))
    failures = []
    if (grown := many - few) > max(LEAST * of_many, RATIO * (some - few)):
        failures.append(f"{trial}: {grown:,} calls for {of_many} lines, {some - few:,} for {of_some}")
    below_few, below_some = effort(trial, of_few, _TAIL) - few, effort(trial, of_some, _TAIL) - some
    if below_some > max(LEAST * of_some, TAIL_RATIO * below_few):
        failures.append(f"{trial}: a tail of {below_some:,} calls, {below_few:,} below {of_few} lines")
    return failures


def effort(trial: Trial, number: int, tail: str = "") -> int:
    """Return the calls of functions with which an email with the text so many times is handled."""
    lines = max(1, trial.text.count("\n"))
    body = "".join(_numbered(trial.text, at) for at in range(max(1, number // lines)))
    with command_floods.judge_of(trial.game) as (here, _):
        return _calls(here, trial, f"{trial.playing}{body}{tail}")


def _numbered(text: str, at: int) -> str:
    """Return the text with another address in it each time; other lines are the same each time."""
    return re.sub(r"(?<=\w)(?=@\w)", f"+{at}", text)


def _calls(here: StoryJudge, trial: Trial, body: str) -> int:
    calls = 0

    def count_call(_frame: object, what: str, _argument: object) -> None:
        nonlocal calls
        calls += what in ("call", "c_call")

    sys.setprofile(count_call)
    try:
        here.deliver(trial.sender, "mail", body, trial.verdict)
    finally:
        sys.setprofile(None)
    return calls


def linear(size: int) -> Result:
    """Compare the cost of few and of many lines of so many of the trials."""
    found = trials()
    failures = [failure for trial in islice(found, size) for failure in failures_of(trial)]
    detail = f"of {len(found):,} trials of {len(COMMANDS)} commands"
    return Result(min(size, len(found)), tuple(failures), detail)
