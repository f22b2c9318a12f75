"""The keys of the records of `judge adjudicate` and of its answers: what each holds, and slips of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import ClassVar

import click

KEYS: Mapping[str, str] = {
    "id": "Copied into the answer; the line's number if left out.",
    "variant": "The board, by its name in `judge variants`.",
    "set": "Switches of the board, an object: they stand over its own.",
    "rulebook": "By which rules it is judged.",
    "phase": "`F1902M`: season (S, F or W), year, and movement M, retreats R or adjustments B.",
    "units": 'Where units stand, a list for each power: `{"FRANCE": ["A PAR", "F SPA/SC"]}`.',
    "sc": "Who owns which centres, a list of provinces for each power.",
    "dislodged": "Units that must retreat: a list for each power, or the list of an answer.",
    "contested": "Provinces to which nobody may retreat, a list.",
    "orders": 'What is ordered, a list for each power: `{"FRANCE": ["A PAR - BUR"]}`.',
}
"""Those of a record; only `phase` and `units` are needed."""
ANSWER_KEYS: Mapping[str, str] = {
    "results": "What came of each order, a list for each power.",
    "after": "Where units stand after the phase.",
    "removed": "Units that were removed, on a naval board.",
    "due": "How many units each power builds, or removes.",
}
"""Those that an answer has beside `id`, `dislodged`, `contested` and `sc`."""
_ALL = (*KEYS, *ANSWER_KEYS)
_MEANT = {
    **dict.fromkeys(("centers", "centres", "supply_centers", "supply_centres", "owners", "ownership"), "sc"),
    **dict.fromkeys(("position", "pieces", "armies"), "units"),
    **dict.fromkeys(("switches", "options"), "set"),
    **dict.fromkeys(("board", "map"), "variant"),
    **dict.fromkeys(("retreats", "retreating"), "dislodged"),
}


def ignored_keys(record: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """The keys that nobody reads, each with the one that may be meant: empty if none is, or it is there."""
    for key in record.keys() - {*_ALL}:
        near = _MEANT.get(key.lower()) or next(iter(get_close_matches(key.lower(), _ALL, 1)), "")
        yield key, "" if near in record else near


def ignored_sentence(key: str, near: str) -> str:
    """That a key is not read, and which may be meant."""
    return f"the key {key[:40]!r} is ignored{f'; near it: {near}' if near else ''}"


PARSE_KEYS: Mapping[str, str] = {
    "id": KEYS["id"],
    "text": "What is read, as in the body of an email: lines of orders.",
    "variant": KEYS["variant"],
    "set": KEYS["set"],
    "power": "Whose orders they are; anybody's if left out.",
    "phase": f"{KEYS['phase']} The first of the board if left out.",
    "policy": "How strictly it is read: `lenient`, `judge`, `any`, `illegal` or `gstz`.",
    "units": KEYS["units"],
    "dislodged": "Units that must retreat, not among `units`: a list for each power, or that of an answer.",
    "sc": KEYS["sc"],
    "settings": 'Settings of the game, an object: `{"proxy": true}` where units can be lent.',
}
"""Those of a record of `judge parse`; only `text` is needed."""
PARSE_EXAMPLE = (
    '{"id": 1, "power": "AUSTRIA", "phase": "S1901M", "units": {"AUSTRIA": ["A VIE", "A BUD", "F TRI"]},'
    ' "text": "army vienna moves to tyrolia\\nF tri hold"}'
)
EXAMPLE = (
    '{"id": 1, "phase": "S1901M", "units": {"FRANCE": ["A PAR"], "GERMANY": ["A MUN"]},'
    ' "orders": {"FRANCE": ["A PAR - BUR"], "GERMANY": ["A MUN - BUR"]}}'
)


class RecordCommand(click.Command):
    """A verb that reads records: its help lists their keys, and shows one."""

    keys: ClassVar[Mapping[str, str]] = {**KEYS, **ANSWER_KEYS}
    title: ClassVar[str] = "Keys of a record, and of an answer"
    example: ClassVar[str] = EXAMPLE

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The keys below the options, and a record."""
        super().format_epilog(ctx, formatter)
        with formatter.section(self.title):
            formatter.write_dl(list(self.keys.items()))
        formatter.write(f"\nA record:\n  {self.example}\n")


class ParseCommand(RecordCommand):
    """The verb that reads the text of records."""

    keys: ClassVar[Mapping[str, str]] = PARSE_KEYS
    title: ClassVar[str] = "Keys of a record"
    example: ClassVar[str] = PARSE_EXAMPLE
