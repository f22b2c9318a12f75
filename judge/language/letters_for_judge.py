"""Letters for the judge: words above a message's quote that are for the judge, for the GM or for nobody.

docs: press, "Words above a quoted message answer it"

They call the judge or the GM, `Dear judge, who can read this?` or `For the GM: …`, ask what the judge alone
can tell, or ask that nothing be sent. What only speaks of the judge is for its readers: `Judge for yourself`.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

from judge.language.agreement import names_unit
from judge.language.statements import Context
from judge.language.text.typography import LONGEST, plain
from judge.paths import grammar


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads((grammar() / "letters_for_judge.toml").read_text(encoding="utf-8"))


def calls_judge(text: str) -> bool:
    """Whether a line calls the judge or the GM, or asks what the judge alone can tell."""
    line = plain(text[:LONGEST]).text
    return _call().search(line) is not None or _any_of("asked").search(line) is not None


def is_not_to_be_sent(text: str, context: Context) -> bool:
    """Whether a line asks that nothing be sent; a unit that is not to be sent somewhere is another matter."""
    found = _any_of("unsent").search(plain(text[:LONGEST]).text)
    return found is not None and not names_unit(found[0].partition(" ")[2], context)


@cache
def _any_of(key: str) -> re.Pattern[str]:
    return re.compile("|".join(_table()[key]))


@cache
def _call() -> re.Pattern[str]:
    """A title that begins a sentence, behind a greeting or a word *to*, or ends one behind a comma."""
    table = _table()
    titles = tomllib.loads((grammar() / "titles.toml").read_text(encoding="utf-8"))["words"]
    title = _either([*table["called"], *(plain(one).text for one in titles)])
    greeted = rf"(?:{_either(table['greetings'])}[\s,!.]+)*"
    article = rf"(?:{_either(table['articles'])}\s*)?"
    to = rf"(?:{_either(table['to'])}\s+{article})"
    begins = r"(?:^\W*|(?<=[.!?])\s+\W*)"
    return re.compile(
        rf"{begins}{greeted}{to}?{title}(?:\s*[,:!?]|\s+-+\s)"
        rf"|^\W*{greeted}{article}{title}\s*:"
        rf"|,\s*{greeted}{title}\s*(?:[.!?]|$)"
    )


def _either(words: list[str]) -> str:
    """A pattern of one of some words; one that ends in an apostrophe is written together with the next."""
    return rf"\b(?:{'|'.join(map(re.escape, sorted(set(words), key=len, reverse=True)))})(?!\w|(?<!')')"
