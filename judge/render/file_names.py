"""Names of files and folders made of the names of games and phases, safe on every file system."""

from __future__ import annotations

import re

from judge.rules.phases import Phase

_SAFE = re.compile(r"[a-z0-9_-]{1,40}")
_TAKEN = re.compile(r"[_-].*|x-.*|con|prn|aux|nul|com\d|lpt\d|help|order|example|[a-z]{2}")
"""Names that a system or the site has a use for, options of programs, and what the names below begin with.

Two letters may be the code of a language, of one that comes later too.
"""


def folder_of(game: str) -> str:
    """A game's folder: its name, with x- before it where that is taken, or the hexadecimal of its UTF-8."""
    if not _SAFE.fullmatch(game):
        return f"x-{game.encode().hex()}"
    return f"x-{game}" if _TAKEN.fullmatch(game) else game


def page_of(phase: Phase) -> str:
    """Return a phase's page, `s1901m`, without its ending."""
    return phase.mail_code.lower()
