"""Hides what may be a password in lines shown back that were not understood: mails get forwarded."""

from __future__ import annotations

import re
from difflib import get_close_matches

HIDDEN = "***"
PLACEHOLDER = "YOUR-PASSWORD"
_SHOWN_AFTER = {
    "signon": 1,
    "login": 1,
    "hello": 1,
    "create": 1,
    "observe": 1,
    "watch": 1,
    "setpassword": 0,
    "resetpassword": 0,
    "password": 0,
}
"""Keyword, blanks left out, and how many words after it may be shown."""
_WORD = re.compile(r"[^\s>|]+")
_LIKENESS = 0.75


def without_password(line: str) -> str:
    """The line with its end hidden where it is, or nearly is, a command that holds a password.

    Spelling mistakes and quotes are looked through: `> SINGON aalpha tulip` shows no tulip.
    """
    if HIDDEN in line:
        return line
    words = list(_WORD.finditer(line))
    for taken in (2, 1):
        keyword = "".join(word.group() for word in words[:taken]).lower()
        found = get_close_matches(keyword, _SHOWN_AFTER, 1, _LIKENESS) if len(words) >= taken else []
        if found:
            shown = taken + _SHOWN_AFTER[found[0]]
            return line if len(words) <= shown else f"{line[: words[shown].start()]}{HIDDEN}"
    return line
