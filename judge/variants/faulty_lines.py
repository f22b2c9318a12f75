"""Where something stands in the files of a board, as the start of a sentence about a fault."""

from __future__ import annotations

from collections.abc import Sequence

TOML = "variant.toml"


class TomlLines:
    """Where something stands in variant.toml, as the start of a sentence; no line for what a base says."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._at: dict[tuple[str, str], int] = {}
        block = ""
        for number, text in enumerate(texts, start=1):
            key, _, value = (part.strip() for part in text.partition("="))
            block = f"new {number}" if key == "[[powers]]" else block
            if key == "code" and block:
                self._at = {(value.strip('"') if b == block else b, k): n for (b, k), n in self._at.items()}
                block = value.strip('"')
            self._at.setdefault((block, key), number)
        self._powers = [number for number, text in enumerate(texts, start=1) if text.strip() == "[[powers]]"]

    def of(self, power: str, key: str) -> str:
        """The power's own line of that key, or the one with its code."""
        return at(TOML, self._at.get((power, key), self._at.get((power, "code"), 0)))

    def top(self, key: str) -> str:
        """The line of a key that is no power's."""
        return at(TOML, self._at.get(("", key), 0))

    def nth(self, number: int, key: str) -> str:
        """The line of that key of a power by its number, or its first line; it may have no code."""
        first, last = (
            (*self._powers, 0, 0)[number - 1 : number + 1] if number <= len(self._powers) else (0, 0)
        )
        inside = (n for (_, k), n in self._at.items() if k == key and first < n < (last or n + 1))
        return at(TOML, next(inside, first))


def at(file: str, line: int) -> str:
    """The start of a sentence about that line, or about the file."""
    return f"{file}: line {line}: " if line else f"{file}: "
