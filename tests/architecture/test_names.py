"""The rules for names (docs/adr/0017): sizes of folders, one word for one thing, words that are banned."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from pathlib import Path

from tests.architecture.sources import ROOT, files, functions, named, tree

MOST_MODULES = 20
BOUNDS = {"judge/store": 21}
"""The store may hold a few more: a module for each port and each table."""

# fmt: off
TOPICS = {
    "absence", "adjudicate", "adjustments", "addresses", "anonymity", "bounces", "confirmation",
    "correction", "creation", "english", "entry", "game", "games", "health", "history", "human_words",
    "inquiry", "mails",
    "master", "orders", "passwords", "keeper", "people", "phases", "pictures", "press", "proxies",
    "redaction", "replies", "retreats", "rollback", "seats", "security", "series",
    "registration", "settings", "standbys", "standing_proxies", "votes",
}
# fmt: on
"""Topics of the game and of mail: a file of that name in any room is about the same thing."""

ROLES = frozenset(
    {
        "blocks",  # where blocks of lines end; the commands that are blocks
        "composer",  # the port and its adapter
        "errors",  # what a room can say no with
        "load",  # reads files into values
        "reader",  # bytes or words to values
        "registry",  # a table filled by what it lists, or listing it
        "writer",  # values to bytes or words
        "writing",  # orders and conditions back to the words people read
    }
)
"""Parts that several folders have: the folder says of what."""

# fmt: off
BANNED_MODULES = {
    "addressees", "aftermath", "announcing", "answering", "asking", "bouncing", "branching", "caution",
    "chairs", "checking", "choices", "collecting", "coming", "confirming", "creating", "cupboard",
    "deciding", "desk", "doubts", "embarking", "field", "ground", "guarding", "guards", "guessing",
    "hand", "helping", "house", "intake_door", "judging", "keeping", "lending", "letters", "life",
    "loops", "lot", "masking", "mastering", "merging", "migrating", "moving", "normal", "opening",
    "ordering", "owing", "parking", "playing", "points", "posting", "quoting", "receipts", "refusing",
    "rounds", "scene", "season", "seating", "secrecy", "sheet", "shelf", "signing", "station",
    "streams", "style", "table", "talking", "telling", "tidying", "trailing", "unsaid", "veil",
    "working",
}
# fmt: on
"""Names that once stood on doors and told nobody what was behind; and the habit of gerunds."""

GERUNDS = frozenset(
    {
        "escaping",  # the term for making typed text safe
        "incoming",  # mail
        "joining",  # a game
        "leaving",  # a game
        "listing",  # what LIST shows
        "matching",  # of supports with moves
        "outgoing",  # mail
        "outstanding",  # orders
        "reading",  # text to values
        "scoring",  # of the games of a tournament
        "starting",  # a game
        "writing",  # values to text
    }
)
"""The words in -ing that are the trade's own terms."""

BANNED_WORDS = {"desk", "veil", "cupboard", "chairs", "shelf", "blot", "greek", "lot"}
"""Metaphors that no class and no function bears either."""


def modules() -> list[Path]:
    return [path for path in files() if named(path).startswith("judge/") and path.stem != "__init__"]


def shared_stems() -> dict[str, list[str]]:
    """Names that stand on several modules, ports aside: those bear their adapters' names (test_ports)."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in modules():
        if "/ports/" not in named(path):
            found[path.stem].append(named(path))
    return {stem: where for stem, where in found.items() if len(where) > 1}


def words(name: str) -> set[str]:
    return {part.lower() for part in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def test_no_folder_is_crowded() -> None:
    sizes = Counter(path.parent.relative_to(ROOT).as_posix() for path in modules())
    crowded = {name: size for name, size in sizes.items() if size > BOUNDS.get(name, MOST_MODULES)}
    assert crowded == {}


def test_every_folder_says_what_it_is_about() -> None:
    folders = {path.parent for path in modules()}
    assert [named(folder) for folder in folders if not ast.get_docstring(tree(folder / "__init__.py"))] == []


def test_a_name_stands_on_several_doors_only_for_one_topic_or_role() -> None:
    assert {stem: where for stem, where in shared_stems().items() if stem not in TOPICS | ROLES} == {}


def test_nothing_is_allowed_twice_that_stands_once() -> None:
    assert sorted((TOPICS | ROLES) - shared_stems().keys()) == []


def test_no_module_bears_a_banned_name() -> None:
    assert [named(path) for path in modules() if path.stem in BANNED_MODULES] == []


def test_a_gerund_is_the_trade_s_own_term() -> None:
    folders = {part for path in modules() for part in path.relative_to(ROOT).with_suffix("").parts}
    assert sorted(name for name in folders if name.endswith("ing") and name not in GERUNDS) == []


def test_no_class_or_function_bears_a_banned_word() -> None:
    classes = (node for path in modules() for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef))
    names = {
        *(node.name for node in classes),
        *(function.name for path in modules() for function in functions(path)),
    }
    assert sorted(name for name in names if words(name) & BANNED_WORDS) == []
