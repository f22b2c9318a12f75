"""Templates of emails hold no sentences: each is a message, and a template says where it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jinja2 import Environment, nodes

from tests.architecture.sources import ROOT, named

READ_BY_PROGRAMS = {
    "The following units were dislodged:",
    "Ownership of supply centers:",
    "The deadline for the first orders is",
    "[You are late!]",
    # The heads of LIST.
    ") has a deadline of",
    "The parameters for '",
    "' are as follows:",
    "The following players are signed up for game '",
    "Name              Phase    Variant/Options",
    # The heads of HISTORY and SUMMARY.
    "History information for game '",
    "' excluding turn '",
    "to turn '",
    "start of game",
    "end of game",
    "', results and broadcasts:",
    "Summary of game '",
    "Game parameters are/were as follows:",
    "Game Started:",
    "The game was won by",
    "Draw declared between",
    "Historical Supply Center Summary",
    "History of Supply Center Counts",
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
    "Timezone: Europe/London",
}
"""Orders and commands as they are typed."""
VALUES = {"accept late", "half vacant", "other games"}
"""Values that a template compares with."""
_MARKUP = re.compile(r"<style>.*?</style>|<!--.*?-->|<[!/a-z][^<>]*>", re.DOTALL)
"""What stands in the template of a page and is no text."""
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
    tree = Environment(autoescape=True).parse(_MARKUP.sub("\n", source))
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


def test_templates_hold_no_texts() -> None:
    found = {
        named(path): [text for text in texts(path.read_text(encoding="utf-8")) if is_text(text)]
        for path in sorted((ROOT / "templates" / "mail").rglob("*.j2"))
    }
    assert {name: said for name, said in found.items() if said} == {}, "say a message"
