"""Inputs of the fuzzer: mails of the corpus with mutations, our own words in any order, and random bytes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

MAILS = Path(__file__).parents[1] / "mails"
_SALAD = """
A F army fleet - -> => s supports c convoys h holds via convoy / ( ) nc sc , ; . : > # to the retreat
else IF THEN ELSE ENDIF AND OR NOT build remove disband waive R B D W SET WAIT STYLE PRESS ENDPRESS SIGN
ON OFF REGISTER END DEADLINE GRACE PREFERENCE CREATE OBSERVE PROCESS EJECT BECOME LIST FULL GET ME
PASSWORD alpha with MOVES NEXT CLOCK 9 NMR Paris Burgundy Bur North Sea English Channel Spain StP/nc
French Germany's +24h 20:00 2026-12-01 ?x @ PHASE F1903M proxy Game: Country: France Year: 1903 On Monday
wrote: -- ---- Von: From: Sent: Subject: A(Mun)-Bur F(Spa/sc) priority
"""
WORDS = _SALAD.split()
STRANGE = [
    *"\u2192\u2013\u00a0\u200b\u00ad\ufeff\u0130\u1e9e\ufb01\x00\x85\u2028\x0c\U0001f600",
    "\r",
    "\n",
    "\n",
]
HEAD = b"From: anna@aus.example\r\nSubject: orders\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n"


@dataclass(frozen=True)
class Inputs:
    """An endless source of mails; the same seed gives the same ones."""

    chance: Random
    mails: Sequence[bytes]

    def mail(self) -> bytes:
        """One mail, more or less."""
        kinds: list[Callable[[], bytes]] = [self._bent, self._bent, self._salad, self._salad, self._noise]
        return self.chance.choice(kinds)()

    def _bent(self) -> bytes:
        """A mail of the corpus with bytes changed, lines lost, doubled or taken from another."""
        raw = bytearray(self.chance.choice(self.mails))
        for _ in range(self.chance.randint(1, 12)):
            at = self.chance.randrange(len(raw) + 1)
            match self.chance.randrange(4):
                case 0:
                    raw[at : at + 1] = bytes([self.chance.randrange(256)])
                case 1:
                    raw[at:at] = self.chance.choice([*WORDS, *STRANGE]).encode()
                case 2:
                    del raw[at : at + self.chance.randint(1, 40)]
                case _:
                    other = self.chance.choice(self.mails)
                    start = self.chance.randrange(len(other))
                    raw[at:at] = other[start : start + self.chance.randint(1, 300)]
        return bytes(raw)

    def _salad(self) -> bytes:
        lines = (self.line() for _ in range(self.chance.randint(1, 12)))
        return HEAD + "\r\n".join(lines).encode("utf-8", "surrogatepass")

    def line(self) -> str:
        """Words of our own in any order, sometimes one of them many times."""
        words = self.chance.choices([*WORDS, *STRANGE[:-3]], k=self.chance.randint(1, 25))
        if self.chance.random() < 0.1:  # one in ten
            words = [self.chance.choice(words)] * self.chance.randint(50, 400)
        return self.chance.choice([" ", "", ", ", "-"]).join(words)

    def _noise(self) -> bytes:
        body = self.chance.randbytes(self.chance.randint(0, 400))
        return body if self.chance.random() < 0.5 else HEAD + body  # heads or tails


def inputs(seed: int) -> Inputs:
    """The source that begins with this seed."""
    return Inputs(Random(seed), [path.read_bytes() for path in sorted(MAILS.glob("*.eml"))])
