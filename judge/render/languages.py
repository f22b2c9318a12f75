"""The languages in which the judge writes: those that have every message and every page of English."""

from __future__ import annotations

from functools import cache

from judge.paths import locales
from judge.render.help_pages import INDEX, topics
from judge.render.text.messages import missing_messages
from judge.render.text.reader_language import ENGLISH


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of the languages that people can choose, English first."""
    found = sorted(folder.name for folder in locales().iterdir() if folder.is_dir())
    return (ENGLISH, *(name for name in found if name != ENGLISH and not missing(name)))


def missing(language: str) -> frozenset[str]:
    """Return the keys of messages and the names of pages that a language still lacks."""
    pages = locales() / language / "help"
    lacking = {f"help/{topic}" for topic in (INDEX, *topics()) if not (pages / f"{topic}.md").is_file()}
    return missing_messages(language) | lacking
