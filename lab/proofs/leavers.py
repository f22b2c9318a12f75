"""People who leave: after their time no table and no file of the database knows who they were.

docs: press, "Personal data is erased when its time is over"
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

from lab.proofs.proof import Result
from lab.proofs.trial import story_judge, trial_folder
from tests.scenarios.story import StoryJudge

_GINA, _MASTER = "gina@gm.example", "SIGN ON M alpha gmword\n"
_DAYS = 30
_SPEAKS = "SIGN ON O alpha {word}\n"
_WAYS = {
    "letters to all": _SPEAKS + "BROADCAST\n{letter}\nENDPRESS\n",
    "a letter to the master": _SPEAKS + "PRESS TO M\n{letter}\nENDPRESS\n",
    "many letters in one mail": _SPEAKS + "BROADCAST\n{letter}\nENDPRESS\n" * 20,
    "another name": _SPEAKS + "REGISTER\nName: {name} Again\nCity: {name}\nEND\n",
    "wrong passwords": "SIGN ON O alpha wrong{word}\n",
    "a lost password": "FORGOT PASSWORD alpha\n",
    "a game that waits": "SIGN ON ?beta {word}\n",
    "a game of his own": "CREATE ?game-{number} {word}\nSIGN ON M game-{number} {word}\nTERMINATE\n",
    "a practice game": "SIGN ON ?practice {word}\n",
    "a question that nobody answers": "A VIE - GAL {name}\n",
    "a lost line": "I am {name}, of {address}. {letter}\n",
}
"""What a leaver may have done while he watched a game."""


def forgotten(size: int) -> Result:
    """Let people watch, write, try, and leave; when their time is over, search every byte for them.

    Half of them where the text of mails is kept for ever, half where it is not, some of whom move first.
    """
    halves = (_forgotten(size - size // 2, None), _forgotten(size // 2, timedelta(days=_DAYS - 10)))
    failures = tuple(failure for found in halves for failure in found)
    return Result(size, failures, f"{len(_WAYS)} things they did")


def _forgotten(size: int, mails: timedelta | None) -> list[str]:
    chance = Random(size)
    with trial_folder() as place, story_judge(place) as here:
        here.play("opening")
        kept = replace(here.services.security, keep_leavers=timedelta(days=_DAYS), keep_mail=mails)
        here.services = replace(here.services, security=kept)
        here.deliver(_GINA, "beta", f"{_MASTER}SET OBSERVER PRESS\nCREATE ?beta betaword\n")
        people = [_Leaver(number, chance) for number in range(size)]
        for one in people:
            one.come_and_go(here, moves=mails is not None and chance.random() < 1 / 2)
        failures = [f"{one.address} never was there" for one in people if not one.traces_in(place)]
        for _ in range(_DAYS + 3):
            here.now += timedelta(hours=25)
            here.tick(None)
        return failures + [f"{one.ways}: {trace}" for one in people for trace in one.traces_in(place)]


class _Leaver:
    """Somebody with an address, a name and words of his own that nothing else in the database has."""

    def __init__(self, number: int, chance: Random) -> None:
        self.number = number
        self.code = f"q{number}" + "".join(chance.choices("bcdfgjkvwxz", k=8))
        self.name = f"Zo{self.code} Quill{self.code}"
        self.address, self.other = f"{self.code}@left.example", f"{self.code}.too@work.example"
        self.home = self.address
        self.letter = f"xylo{self.code} and marma{self.code}"
        self.ways = tuple(chance.sample(sorted(_WAYS), 4))

    def come_and_go(self, here: StoryJudge, *, moves: bool) -> None:
        """Register, watch, do what he does, be talked about, perhaps move, and leave."""
        here.now += timedelta(hours=1)
        word = f"word{self.code}"
        said = {"name": self.name, "number": self.number, "word": word, "letter": self.letter}
        self._write(here, f"REGISTER\nName: {self.name}\nEND\nOBSERVE alpha {word}\n")
        for way in self.ways:
            self._write(here, _WAYS[way].format(address=self.address, **said))
            told = " ".join(" ".join(mail.get_content().split()) for mail in here.unread)
            for name in re.findall(r"practice-\d+(?= is open)", told):
                here.deliver(self.home, "enough", f"SIGN ON {name} {word}\nTERMINATE\n", "pass")
        here.deliver(_GINA, f"about {self.address}", f"{_MASTER}LIST\nHELP {self.name}\n")
        if moves:
            self._write(here, f"{_SPEAKS.format(word=word)}SET ADDRESS {self.other}\n")
            here.deliver(self.address, "yes", f"CONFIRM {here.token}\n")
            self.home = self.other
        for sign_on in (f"SIGN ON O alpha {word}", f"SIGN ON beta {word}"):
            self._write(here, f"{sign_on}\nRESIGN\n")

    def _write(self, here: StoryJudge, text: str) -> None:
        here.deliver(self.home, self.name, text)

    def traces_in(self, place: Path) -> list[str]:
        """What of him stands in the database, its log, or any other file of the judge's."""
        there = b"\0".join(file.read_bytes().lower() for file in place.iterdir() if file.is_file())
        return [self.code] if self.code.encode() in there else []
