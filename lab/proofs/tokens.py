"""Tokens guessed at: by brute force where they are looked up, and by mail."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from math import log2
from random import Random

from judge.records import ParkedCommand, ParkedItem, Token
from judge.service.mail_passwords import MOST as MOST_A_MAIL
from judge.store.database import UnitOfWork
from judge.store.passwords import Passwords
from lab.proofs.proof import Result
from lab.proofs.trial import story_judge, trial_folder

_NOW = datetime(2026, 1, 5, 13, tzinfo=UTC)
_LIVE = 100
_MAILS_A_SECOND = 1000
_DIGITS = "0123456789abcdef"


def guessed(size: int) -> Result:
    """Guess at a hundred live tokens of both kinds, in the database, with no limit on guesses in the way.

    Half the guesses are random, half live tokens with one digit changed, left out or added. Afterwards each
    live token still opens what it is for, once. The remark is the arithmetic of guessing by mail.
    """
    chance, secrets = Random(size), Passwords()
    failures: list[str] = []
    with trial_folder() as place, story_judge(place) as here:
        here.play("opening")
        expires = _NOW + timedelta(hours=24)
        with here.services.store.begin() as work:
            live = [secrets.token() for _ in range(_LIVE)]
            for number, (_, digest) in enumerate(live):
                if number % 2:
                    item = ParkedItem(digest, 1, "alpha", ParkedCommand("TERMINATE"), expires)
                    work.parked_items.park(item)
                else:
                    work.people.add_token(Token(digest, 1, "alpha", expires))
            words = [word for word, _ in live]
            for number, guess in enumerate(_guesses(chance, words, size)):
                used = _confirm if number % 4 < 2 else _reset  # either, with either sort of guess
                if guess not in words and used(work, secrets.digest(guess)):
                    failures.append(f"{guess} opens something")
            for number, (word, digest) in enumerate(live):
                used = _confirm if number % 2 else _reset
                opened = [used(work, secrets.digest(word)) for _ in range(2)]
                if opened != [True, False]:
                    failures.append(f"token {number} ({digest[:8]}) opens {opened}")
    bits = 4 * min(map(len, words))
    years = bits - log2(_LIVE * _MAILS_A_SECOND * MOST_A_MAIL * 3600 * 24 * 365)
    remark = f"{bits} bit each: {_MAILS_A_SECOND} emails a second, full of tries, need 2^{years:.0f} years"
    return Result(size, tuple(failures), remark)


def _confirm(work: UnitOfWork, digest: str) -> bool:
    """Whether CONFIRM would do anything with it."""
    return work.parked_items.take(digest, _NOW) is not None


def _reset(work: UnitOfWork, digest: str) -> bool:
    """Whether RESET PASSWORD would."""
    return work.people.spend_token(digest, _NOW) is not None


def _guesses(chance: Random, words: list[str], size: int) -> Iterator[str]:
    for number in range(size):
        if number % 2:
            yield f"{chance.getrandbits(160):040x}"
            continue
        word, at = chance.choice(words), chance.randrange(40)
        middle = ("", chance.choice(_DIGITS), word[at] + chance.choice(_DIGITS))[number // 2 % 3]
        yield word[:at] + middle + word[at + 1 :]
