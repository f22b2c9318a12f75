"""Nothing in the judge is unused, or used by tests alone: vulture, with a whitelist that gives reasons."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from jinja2 import Environment, nodes
from vulture import Vulture

from judge.language.text.topics import rows
from judge.notices.remarks import ProseRemark
from tests.architecture.sources import ROOT

_RULE = r"(?m)^\??(\w+)\s*:|->\s*(\w+)"
WHITELIST = Path(__file__).with_name("unused.toml")
REGISTERED = ["@*.command", "@*.group", "@view"]
"""Decorators by which click finds a verb, and the composer a view."""


@cache
def unused() -> frozenset[str]:
    """The names that nothing in the judge and no template uses."""
    vulture = Vulture(ignore_decorators=REGISTERED)
    vulture.scan("\n".join(sorted(_names_in_templates() | _names_in_grammars() | _names_in_topics())))
    vulture.scavenge([ROOT / "judge"])
    return frozenset(item.name for item in vulture.get_unused_code() if item.typ != "import")


def _names_in_templates() -> set[str]:
    found: set[str] = set()
    templates = Environment(autoescape=True, extensions=["jinja2.ext.do"])
    for path in (ROOT / "templates").rglob("*.j2"):
        page = templates.parse(path.read_text(encoding="utf-8"))
        found.update(node.attr for node in page.find_all(nodes.Getattr))
        found.update(node.name for node in page.find_all(nodes.Name))
    return found


def _names_in_grammars() -> set[str]:
    """The rules of the grammars and their aliases, each of which has a method."""
    grammars = [path.read_text(encoding="utf-8") for path in (ROOT / "grammar").rglob("*.lark")]
    return {name for text in grammars for pair in re.findall(_RULE, text) for name in pair if name}


def _names_in_topics() -> set[str]:
    """The topics that lines in words have by grammar/topics.toml, and the remarks that it says."""
    advice = [row[told] for row in rows().values() for told in ("player", "master") if told in row]
    return {topic.name for topic in rows()} | {
        ProseRemark(one["says"]).name for one in advice if "says" in one
    }


def listed() -> frozenset[str]:
    """The names of the whitelist."""
    groups = tomllib.loads(WHITELIST.read_text(encoding="utf-8"))["group"]
    return frozenset(name for group in groups for name in group["names"])


def test_everything_in_the_judge_is_used_by_the_judge() -> None:
    assert sorted(unused() - listed()) == []


def test_what_is_listed_as_unused_is_so() -> None:
    assert sorted(listed() - unused()) == []
