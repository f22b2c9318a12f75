"""Templates of emails hold no sentences: each is a message, and a template says where it stands.

`templates.toml` has the number of texts that are still there, by file; it may only shrink.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from jinja2 import Environment, nodes

from tests.architecture.sources import ROOT, named

ALLOWED = Path(__file__).with_name("templates.toml")
READ_BY_PROGRAMS = {
    "The following units were dislodged:",
    "Ownership of supply centers:",
    "The deadline for the first orders is",
    "[You are late!]",
}
"""Lines and marks that programs know emails of a judge by; no language words them otherwise."""
EXAMPLES = {
    "A Vienna - Bohemia, else Tyrolia",
    "IF I own Belgium THEN BUILD F Brest, A Paris ELSE BUILD A Paris",
    "A Paris - Burgundy",
    "A Paris S A Marseilles - Burgundy",
    "A Paris S A Burgundy",
    "F London - North Sea - Norway",
    "F Lon - Nth C A Yorkshire - Norway",
    "F Lon - Nth - Nwy",
    "F North Sea B France",
    "F North Sea C A London - Norway",
    "2F North Sea P Germany",
    "2F Nth P Germany",
    "A(Par)S (GERMANY) A(Mun)-Bur",
    "A(Par)S A(Mar)H",
    "F(Lon)C A(Wal)-Bel",
}
"""Orders as they are typed."""
VALUES = {"accept late", "half vacant", "other games"}
"""Values that a template compares with."""
_WORD = re.compile(r"[a-z]{2}")
"""What a word for people has."""


def is_text(line: str) -> bool:
    """Whether a line has two words for people; those of commands are in capitals."""
    line = line.strip()
    if line in READ_BY_PROGRAMS | EXAMPLES | VALUES:
        return False
    return sum(_WORD.search(word) is not None for word in line.split()) > 1


def texts(source: str) -> Iterator[str]:
    """The lines of a template outside its tags, and the strings in them, without the keys of messages."""
    tree = Environment(autoescape=True).parse(source)
    keys = {
        id(call.args[0])
        for call in tree.find_all(nodes.Call)
        if isinstance(call.node, nodes.Name) and call.node.name == "say"
    }
    files = {id(one.template) for one in tree.find_all(nodes.Include)}
    files |= {id(one.template) for one in tree.find_all(nodes.FromImport)}
    said = [one.data for one in tree.find_all(nodes.TemplateData)]
    said += [
        one.value
        for one in tree.find_all(nodes.Const)
        if isinstance(one.value, str) and id(one) not in keys | files
    ]
    return (line for text in said for line in text.splitlines())


def test_a_text_is_known() -> None:
    source = """{% include "mail/_parts/done_by.txt.j2" %}
    SIGN ON {{ power }} {{ game }} password
    {{ say("email-results.over") | fold }} {{ "  " ~ ("Nobody came" if late) }}
    You are {{ power }}
    The end.
    """
    assert {line.strip() for line in texts(source) if is_text(line)} == {"You are", "The end.", "Nobody came"}


def test_templates_hold_no_more_texts_than_are_listed() -> None:
    found = {
        named(path): sum(map(is_text, texts(path.read_text(encoding="utf-8"))))
        for path in sorted((ROOT / "templates" / "mail").rglob("*.j2"))
    }
    allowed = tomllib.loads(ALLOWED.read_text(encoding="utf-8"))["texts"]
    assert {name: number for name, number in found.items() if number} == allowed, (
        "say a message, or lower the number in templates.toml"
    )
