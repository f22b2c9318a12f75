"""The strength of a password when it is chosen: what is refused, and why.

docs: sender, "A wrong password locks nobody out"

Somebody who guesses by mail has some thousand tries a year (`guesses`), so a word may be simple, but not one
that everybody tries first. Words that the judge's own mails print are refused as well: they cannot be struck
out of a mail without damage (`trust.redaction`). Seats keep the passwords that they have.
"""

from __future__ import annotations

from itertools import pairwise

from judge.notices.remarks import PersonRemark, Remark, remark
from judge.service.session import Session

SHORTEST = 6
_COMMONEST = (
    "password password1 password123 passw0rd passwort motdepasse contrasena welcome welcome1 letmein",
    "otter.lamp qwerty qwertz azerty qwerty1 qwerty12 qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbn",
    "zxcvbnm 1q2w3e 1q2w3e4r 1qaz2wsx qazwsx q1w2e3r4 abc123 abc1234 abcd1234 a123456 aa123456 123abc",
    "123qwe 1234567890 iloveyou princess sunshine dragon monkey football baseball basketball soccer",
    "hockey shadow master superman batman spiderman pokemon naruto starwars michael jennifer jordan",
    "jordan23 jessica ashley charlie thomas daniel andrew joshua robert george hannah nicole matthew",
    "maggie pepper ginger cookie cheese banana flower summer winter autumn spring computer internet",
    "samsung google facebook freedom whatever nothing trustno1 hunter hunter2 killer ranger buster harley",
    "tigger purple orange silver golden yellow secret secret1 login123 admin123 access administrator",
    "changeme default testing test123 guest123 user123 liverpool chelsea arsenal ferrari mustang corvette",
    "mercedes porsche diplomacy diplomat",
)
"""The short list: what is tried first."""


def why_too_weak(session: Session, password: str, game: str) -> Remark | None:
    """What is wrong with a password that somebody chooses for a seat in a game; None where it will do."""
    word = password.casefold()
    if len(word) < SHORTEST:
        return remark(PersonRemark.PASSWORD_SHORT, shortest=SHORTEST)
    if word == game or _is_simple_row(word) or any(word in row.split() for row in _COMMONEST):
        return remark(PersonRemark.PASSWORD_COMMON)
    if word in session.services.composer.ordinary_words():
        return remark(PersonRemark.PASSWORD_OURS)
    return None


def _is_simple_row(word: str) -> bool:
    """Whether a word has one or two different characters, or is a row like 123456 or fedcba."""
    steps = {ord(after) - ord(before) for before, after in pairwise(word)}
    return len(set(word)) <= len("ab") or steps in ({1}, {-1})
