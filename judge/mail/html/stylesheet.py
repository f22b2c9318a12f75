"""CSS as far as it decides what shows: declarations, and rules for plain selectors."""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Declarations: TypeAlias = Mapping[str, str]
"""Values by property, all in lower case."""

_MOST_RULES = 200
_LONGEST = 300
_COMPOUND = re.compile(r"([\w-]*|\*)((?:[.#][\w-]+)*)")
_COMBINATOR = re.compile(r"[\s>+~]+")
_ESCAPE = re.compile(r"\\(?:([0-9a-f]{1,6})\s?|(.))", re.IGNORECASE | re.DOTALL)
_HIDES = re.compile(
    r"display|visib|opacity|filter|size|font|height|width|position|indent|margin|color|back|clip|trans|decoration|mso-hide"
)
_EVERYWHERE = re.compile(r"@media\s+(?:all|screen)\s*|@supports\b.*|@layer\b.*", re.DOTALL)
_LOWER = {upper: upper + 32 for upper in range(65, 91)}


@dataclass(frozen=True, slots=True)
class Rule:
    """Declarations for elements that have all of `wants`: classes (`.x`), an identifier (`#x`), a tag."""

    wants: frozenset[str]
    declarations: Declarations


@dataclass(frozen=True, slots=True)
class Stylesheet:
    """The rules of a mail, each filed under one of the marks it wants."""

    rules: Mapping[str, list[Rule]] = field(default_factory=dict)

    def declarations(self, tag: str, classes: str, identifier: str, style: str) -> Declarations:
        """What the rules and its own style say of an element."""
        marks = {tag, f"#{identifier}", *(f".{name}" for name in classes.split())}
        found: dict[str, str] = {}
        for mark in sorted(marks & self.rules.keys()):
            for rule in self.rules[mark]:
                if rule.wants <= marks:
                    _add(found, rule.declarations)
        _add(found, declared(style))
        return {name: value.replace("!important", "").strip() for name, value in found.items()}


def _add(found: dict[str, str], more: Declarations) -> None:
    for name, value in more.items():
        if "!important" not in found.get(name, "") or "!important" in value:
            found[name] = value


def declared(style: str) -> Declarations:
    """The declarations of a style attribute, or of the inside of a rule."""
    found: dict[str, str] = {}
    for part in _plain(style).split(";"):
        name, colon, value = part.partition(":")
        if colon:
            _add(found, {name.strip(): re.sub(r"!\s+", "!", value).strip()[:_LONGEST]})
    return found


def _plain(css: str) -> str:
    """CSS in lower case without comments and escapes (CSS Syntax §4.3.7)."""
    return _ESCAPE.sub(_unescaped, without(css, "/*", "*/")).lower()


def _unescaped(found: re.Match[str]) -> str:
    code = int(found[1], 16) if found[1] else 0
    return (chr(code) if 0 < code <= sys.maxunicode else "") if found[1] else found[2]


def stylesheet(html: str) -> Stylesheet:
    """Read all style elements of a mail, wherever they stand: the last holds for the first line too."""
    rules: dict[str, list[Rule]] = defaultdict(list)
    count = 0
    for css in _style_elements(without(html, "<!--", "-->")):
        for selector, inside in _blocks(without(css, "/*", "*/")):
            wants = _marks(selector) if _HIDES.search(inside.lower()) else frozenset()
            if wants and count < _MOST_RULES:
                rules[min(wants)].append(Rule(wants, declared(inside)))
                count += 1
    return Stylesheet(dict(rules))


def _blocks(css: str) -> Iterator[tuple[str, str]]:
    """Each selector with the inside of its block, but for those that hold in some circumstances only."""
    outer: list[str] = []
    before = ""
    for piece in re.split(r"([{}])", css):
        if piece == "{":
            outer.append(before.rpartition(";")[2].strip())
        elif piece == "}":
            prelude = outer.pop() if outer else ""
            if prelude[:1] != "@" and all(map(_EVERYWHERE.fullmatch, map(str.lower, outer))):
                yield from ((selector, before) for selector in prelude.split(","))
        else:
            before = piece


def _marks(selector: str) -> frozenset[str]:
    """What the element itself must have, whatever it stands in; nothing for selectors that ask for more."""
    compound = _COMPOUND.fullmatch(_COMBINATOR.split(selector.strip())[-1])
    if compound is None:
        return frozenset()
    marks = re.findall(r"[.#][\w-]+", compound[2])
    return frozenset([*marks, *([compound[1].lower()] if compound[1] not in {"", "*"} else [])])


def _style_elements(html: str) -> Iterator[str]:
    lower = html.translate(_LOWER)
    here = lower.find("<style")
    while here >= 0:
        begin = lower.find(">", here)
        end = lower.find("</style", here)
        if not here < begin < end:
            return
        yield html[begin + 1 : end]
        here = lower.find("<style", end)


def without(text: str, begin: str, end: str) -> str:
    """The text without what stands between these marks, or behind the last if its end is missing."""
    kept, here = [], 0
    while (start := text.find(begin, here)) >= 0:
        kept.append(text[here:start])
        stop = text.find(end, start + len(begin))
        here = len(text) if stop < 0 else stop + len(end)
    return "".join([*kept, text[here:]])
