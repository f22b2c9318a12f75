"""Names of files and folders made of the names of games and phases, safe on every file system."""

from __future__ import annotations

import re

from judge.rules.phases import Phase

_SAFE = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
_TAKEN = re.compile(r"con|prn|aux|nul|com\d|lpt\d|help")


def folder_of(game: str) -> str:
    """A game's folder: its name, or where that is no safe name of a folder, the hexadecimal of its UTF-8."""
    plain = _SAFE.fullmatch(game) and not _TAKEN.fullmatch(game) and not game.startswith("x-")
    return game if plain else f"x-{game.encode().hex()}"


def page_of(phase: Phase) -> str:
    """A phase's page, `s1901m`, without its ending."""
    return phase.mail_code.lower()
