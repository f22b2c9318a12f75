"""Names in a sentence: their articles, cases and prepositions, by the data of each language.

`locales/<language>/names.toml` has the forms of each class of names, and the class of each name that does not
go without an article: `nach Galizien`, `in die Nordsee`, `ins Schwarze Meer`. A name that is not listed is of
the class of its first letter in `initials`, as in `d'Ankara`, or else bare. Where the word before the last
name of a list depends on that name, `joints` has its forms.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from judge.paths import locales
from judge.render.text.reader_language import language

BARE = "bare"
"""The class of names without an article."""
PLAIN = "nominative"
"""The form of a name that is the subject."""


def in_form(name: str, form: str) -> str:
    """Return a name as the reader's language has it in that form; the name where it has no such form."""
    data = _data(language())
    if not data:
        return name
    whole, bracket, coast = name.partition(" (")
    unlisted = data.get("initials", {}).get(whole[:1].lower(), BARE)
    kind, *weak = _listed(data["names"].get(whole, unlisted))
    forms = data["forms"][kind]
    if weak:
        whole = weak[form in forms["weak"]]
    return str(forms.get(form, "{}")).format(whole) + bracket + coast


def joined(text: str, last: str) -> str:
    """Return a list with the word before its last name as that name wants it: `Francia e Italia`."""
    for joint in _data(language()).get("joints", ()):
        end = joint["from"] + last
        if text.endswith(end) and re.match(joint["before"], last):
            return f"{text.removesuffix(end)}{joint['to']}{last}"
    return text


def _listed(entry: str | list[str]) -> list[str]:
    return [entry] if isinstance(entry, str) else entry


@cache
def _data(code: str) -> Mapping[str, Any]:
    """Return the forms, names and weak forms of a language; nothing if it has no such file."""
    file = locales() / code / "names.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
