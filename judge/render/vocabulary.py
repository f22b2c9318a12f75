"""The vocabulary of the judge: the words of its templates, tables and maps, which tell nobody anything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from judge.game.commands import COMMANDS
from judge.game.settings import rows
from judge.language.secret_words import YOUR_PASSWORD
from judge.paths import templates
from judge.variants.load import load, names

_WORD = re.compile(r"\w+(?:['/-]\w+)*")


@cache
def ordinary_words() -> frozenset[str]:
    """The whole vocabulary in lower case; each of these words can stand in any mail."""
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
    for name in names():
        variant = load(name)
        yield variant.title
        for power in variant.powers:
            yield f"{power.name} {power.adjective} {power.code} {power.letter}"
        for place in variant.board.places:
            yield f"{place} {variant.board.name(place)}"
