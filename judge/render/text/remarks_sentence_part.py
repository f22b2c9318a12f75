"""A row of the tables: a sentence with places for values, and what would be right."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sentence:
    """What is said, and a hint where a refusal needs one.

    Both hold places for values as `str.format` has them: `{name:.40}` cuts a text, `{name:…24}` with an
    ellipsis, `{missing:player/players}` counts, `{readers:and}` puts the word before the last of several,
    `{since:%H:%M}` is a time. `{told}` is "; everybody is told", or what stands behind its colon; where the
    same email took back what the sentence says, that others are not.
    """

    text: str
    hint: str = ""
