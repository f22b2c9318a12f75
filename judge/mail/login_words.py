"""What is shown of a server's words where it was told a password: those that cannot be it, in any form."""

from __future__ import annotations

import re
from functools import cache

from judge.known_secrets import strike_secrets
from judge.paths import grammar

_LEFT_OUT = "..."
_MOST_CHARACTERS = 3_000
_STATUS = re.compile(r"[245]\.\d{1,3}\.\d{1,3}")
"""An enhanced status code (RFC 3463 §2)."""
_AROUND = ".,:;!?()\"'"


def login_words(said: str) -> str:
    """Return the codes and the known words of a refusal on one line; what stands between them is left out.

    The known ones are in grammar/server_words.txt. "" if there are none.
    """
    shown: list[str] = []
    for piece in said[:_MOST_CHARACTERS].split():
        if _is_known(piece):
            shown.append(piece)
        elif shown[-1:] != [_LEFT_OUT]:
            shown.append(_LEFT_OUT)
    return strike_secrets(" ".join(shown)) if any(one != _LEFT_OUT for one in shown) else ""


def _is_known(piece: str) -> bool:
    word = piece.strip(_AROUND)
    if word.startswith("["):
        return word.upper() in _known()
    return bool(_STATUS.fullmatch(word)) or all(part.lower() in _known() for part in re.split(r"[-/]", word))


@cache
def _known() -> frozenset[str]:
    lines = (grammar() / "server_words.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())
