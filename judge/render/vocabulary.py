"""The vocabulary of the judge: the words of its templates, tables and maps, which tell nobody anything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from judge.game.commands import COMMANDS
from judge.game.settings import rows
from judge.language.secret_words import YOUR_PASSWORD
from judge.paths import templates
from judge.variants.load import load, place_words

_WORD = re.compile(r"\w+(?:['/-]\w+)*")


class Vocabulary:
    """Whether a word, in lower case, can stand in any mail: ordinary words, and names on the boards."""

    def __contains__(self, word: object) -> bool:
        return word in ordinary_words() or word in place_words()


@cache
def ordinary_words() -> frozenset[str]:
    """The words of templates, tables and the standard board, in lower case."""
    return frozenset(word.lower() for text in _texts() for word in _WORD.findall(text))


def _texts() -> Iterator[str]:
    for folder in (templates() / "mail", templates() / "help"):
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                yield file.read_text(encoding="utf-8")
    for entry in COMMANDS.values():
        yield " ".join((*entry.usage, entry.help))
    for row in rows().values():
        yield " ".join((*row.usage, row.help))
    yield YOUR_PASSWORD
    variant = load("standard")
    yield variant.title
    for power in variant.powers:
        yield f"{power.name} {power.adjective} {power.code} {power.letter}"
    for place in variant.board.places:
        yield f"{place} {variant.board.name(place)}"
