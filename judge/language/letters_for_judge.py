"""Messages for the judge: words above a quoted message that are for the judge, the GM or nobody.

docs: press, "Words above a quoted message answer it"

They call the judge or the GM, `Dear judge, who can read this?` or `For the GM: …`, ask what only the judge
can tell, or ask that nothing be sent. Words that only mention the judge are for their readers: `Judge for
yourself`.
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
    """Return whether a line calls the judge or the GM, or asks what only the judge can tell."""
    line = plain(text[:LONGEST]).text
    return _call().search(line) is not None or _any_of("asked").search(line) is not None


def is_not_to_be_sent(text: str, context: Context) -> bool:
    """Return whether a line asks that nothing be sent; a unit that must not go somewhere is no such line."""
    found = _any_of("unsent").search(plain(text[:LONGEST]).text)
    return found is not None and not names_unit(found[0].partition(" ")[2], context)


@cache
def _any_of(key: str) -> re.Pattern[str]:
    return re.compile("|".join(_table()[key]))


@cache
def _call() -> re.Pattern[str]:
    """Return the pattern of a title that begins a sentence, after a greeting or *to*, or ends it.

    At the end a comma comes before it.
    """
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
    """Return the pattern of any of some words; one that ends in an apostrophe is joined to the next."""
    return rf"\b(?:{'|'.join(map(re.escape, sorted(set(words), key=len, reverse=True)))})(?!\w|(?<!')')"
