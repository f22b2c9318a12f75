"""CSS as far as it decides what shows: declarations, and the rules whose selectors are about an element."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from html import unescape
from typing import TypeAlias

from judge.mail.html.css import NOWHERE, Children, Element, Matcher, Place, selectors, split_list, unescaped

Declarations: TypeAlias = Mapping[str, str]
"""Values by property, all in lower case."""

_MOST_RULES = 1000
_MOST_STEPS = 2000
_LONGEST = 300
_DEEPEST = 20
_HIDES = re.compile(
    r"display|visib|opacity|filter|size|font|height|width|position|indent|margin|color|back|clip|trans|decoration"
    r"|mso-hide|overflow|scale|zoom|rotate|mask|spacing|inset|blend|padding|--"
)
_SCREEN = r"(?:all|(?:only\s+)?screen)"
_EVERYWHERE = re.compile(rf"@media\s+{_SCREEN}\s*|@scope\b.*|@supports\b(?!\s*not\b).*|@layer\b.*", re.DOTALL)
_STYLE = re.compile(r"<style(?=[\s/>])(?:=\s*+(?:\"[^\"]*+\"|'[^']*+')?|[^>=])*+>", re.IGNORECASE)
_MEDIA = re.compile(r"\bmedia\s*=\s*(?:\"([^\"]*)|'([^']*)|([^\s>]*))", re.IGNORECASE)
_ON_SCREEN = re.compile(rf"\s*(?:{_SCREEN})?\s*")
_LOWER = {upper: upper + 32 for upper in range(65, 91)}
_STRING = r"\"(?:[^\"\\\n]|\\.)*+\"?|'(?:[^'\\\n]|\\.)*+'?"
_COMMENT_OR_STRING = re.compile(rf"/\*(?:[^*]|\*(?!/))*+(?:\*/)?|{_STRING}", re.DOTALL)
_PIECE = re.compile(rf"{_STRING}|\\.|[{{}};]|[^\"'\\{{}};]++|.", re.DOTALL)
_SHOWS = re.compile(
    r"(?:block|inline(?:-\w+)?|flex|grid|table(?:-\w+)*|list-item|contents|flow-root|visible|auto|normal|initial|unset"
    r"|revert(?:-layer)?|inherit|static|relative|1|1\.0|100%)(?:\s*!important)?"
)
"""Values that let text show: where nobody knows whether a rule is about it, they undo nothing."""
_ARROWS = re.compile("<!--|-->")
_VARIABLE = re.compile(r"var\(\s*(--[^\s,()]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)")
_STYLE_ATTRIBUTE = re.compile(r"\bstyle\s*=\s*(\"[^\"]*\"|'[^']*'|[^\s>]+)", re.IGNORECASE)
_MOST_VARIABLES = 10
_NOTHING_SHOWS: Declarations = {"display": "none"}
_DOCUMENT = (Element("html", "", frozenset()), Element("body", "", frozenset()))
"""What stands around all text, whether or not its tags are there (HTML §13.1.2.4)."""


@dataclass(slots=True)
class Stylesheet:
    """The rules of a mail: their selectors, and by the step at which one ends its rank and declarations."""

    matcher: Matcher = field(default_factory=Matcher)
    rules: Mapping[int, list[tuple[tuple[int, ...], Declarations]]] = field(default_factory=dict)
    variables: Mapping[str, frozenset[str]] | None = field(default_factory=dict)
    """The values that the mail gives its variables; None if they may have others."""
    _said: dict[frozenset[int], Declarations] = field(default_factory=dict)

    def root(self) -> Place:
        """The place around everything."""
        place = NOWHERE
        for element in _DOCUMENT if self.rules else ():
            place = self.matcher.place(element, place, Children())
        return place

    def place(
        self, tag: str, attributes: list[tuple[str, str | None]], parent: Place, children: Children
    ) -> Place:
        """The place of an element that is the next child of its parent."""
        given = {name: value or "" for name, value in reversed(attributes)}
        named = tuple((name, given[name]) for name in sorted(self.matcher.attributes & given.keys()))
        element = Element(tag, given.get("id", ""), frozenset(given.get("class", "").split()), named)
        place = self.matcher.place(element, parent, children)
        if self.matcher.of_siblings:
            children.add(place.here)
        return place

    def declarations(self, place: Place, style: str) -> Declarations:
        """What the rules about an element and its own style say of it; nothing shows if nobody can tell."""
        if self.matcher.exhausted:
            return _NOTHING_SHOWS
        found = dict(self._by_rules(place.here)) if place.here else {}
        _add(found, declared(style))
        return {
            name: kept
            for name, value in found.items()
            if (kept := self._put_in(value.replace("!important", "").strip())) or not value
        }

    def _put_in(self, value: str) -> str:
        """A value with those of its variables, as far as there is one only; "" if it has none."""
        for _ in range(_MOST_VARIABLES if "var(" in value and self.variables is not None else 0):
            used = _VARIABLE.search(value)
            if used is None or self.variables is None:
                break
            values = self.variables.get(used[1], frozenset({used[2] or ""}))
            if len(values) > 1:
                break
            (single,) = values
            if not single.strip():
                return ""
            value = f"{value[: used.start()]}{single.strip()}{value[used.end() :]}"
        return value

    def _by_rules(self, here: frozenset[int]) -> Declarations:
        if here not in self._said:
            found: dict[str, str] = {}
            ranked = [rule for step in here for rule in self.rules.get(step, ())]
            for _, declarations in sorted(ranked, key=lambda rule: rule[0]):
                _add(found, declarations)
            self._said[here] = found
        return self._said[here]


def _add(found: dict[str, str], more: Declarations) -> None:
    for name, value in more.items():
        if "!important" not in found.get(name, "") or "!important" in value:
            found[name] = value


def declared(style: str) -> Declarations:
    """The declarations of a style attribute, or of the inside of a rule."""
    found: dict[str, str] = {}
    plain = _COMMENT_OR_STRING.sub(lambda one: "" if one[0][0] == "/" else '""', style)
    for part in re.split(r"(?<!\\);", plain):
        name, colon, value = part.partition(":")
        if colon:
            name, value = unescaped(name).strip().lower(), unescaped(value).lower()
            _add(found, {name: re.sub(r"!\s+", "!", value).strip()[:_LONGEST]})
    return found


def stylesheet(html: str) -> Stylesheet:
    """Read all style elements of a mail, wherever they stand: the last holds for the first line too."""
    matcher = Matcher()
    rules: dict[int, list[tuple[tuple[int, ...], Declarations]]] = defaultdict(list)
    known: set[tuple[str, str]] = set()
    told: list[Declarations] = []
    for css in _style_elements(html):
        for prelude, inside in _blocks(css):
            if not _HIDES.search(unescaped(inside).lower()):
                continue
            said = declared(inside)
            told.append(said)
            certain = {name: value for name, value in said.items() if not _SHOWS.fullmatch(value)}
            for text in split_list(prelude):
                if len(known) >= _MOST_RULES or len(matcher) >= _MOST_STEPS:
                    break
                chosen = () if (text, inside) in known else selectors(text)
                if chosen:
                    known.add((text, inside))
                for one in chosen:
                    says = said if one.exact else certain
                    rules[matcher.add(one)].append(((*one.specificity, len(known)), says))
    lower = html.lower()
    variables = _variables(html, told) if "var(" in unescaped(unescape(lower)) else {}
    return Stylesheet(matcher, dict(rules), variables if "@property" not in lower else None)


def _variables(html: str, told: Iterable[Declarations]) -> Mapping[str, frozenset[str]]:
    """The values of the variables, as the rules and the styles of elements give them."""
    found: dict[str, set[str]] = defaultdict(set)
    of_elements = (declared(unescape(one.strip("\"'"))) for one in _STYLE_ATTRIBUTE.findall(html))
    for declarations in (*told, *of_elements):
        for name, value in declarations.items():
            if name.startswith("--"):
                found[name].add(value.replace("!important", "").strip())
    return {name: frozenset(values) for name, values in found.items()}


def _blocks(css: str) -> Iterator[tuple[str, str]]:
    """Selectors with the inside of their block, but for those that hold in some circumstances only."""
    outer: list[tuple[str, list[str]]] = []
    before: list[str] = []
    plain = _COMMENT_OR_STRING.sub(lambda one: "" if one[0][0] == "/" else one[0], _ARROWS.sub("", css))
    for piece in _PIECE.findall(plain):
        if piece == ";":
            if outer:
                outer[-1][1].append("".join(before))
            before = []
        elif piece == "{":
            outer.append(("".join(before).strip(), []))
            before = []
        elif piece == "}":
            prelude, inside = outer.pop() if outer else ("", [])
            around = [one for one, _ in outer] + [prelude]
            if prelude and _holds_everywhere(around) and (chosen := _nested(around)):
                yield chosen, ";".join([*inside, "".join(before)])
            before = []
        else:
            before.append(piece)


def _holds_everywhere(around: list[str]) -> bool:
    rules = (prelude for prelude in around if prelude[:1] == "@")
    return len(around) <= _DEEPEST and all(_EVERYWHERE.fullmatch(prelude.lower()) for prelude in rules)


def _nested(around: list[str]) -> str:
    """The selectors of a rule, with those of the rules around it put in (CSS Nesting §3); "" for none."""
    chosen = ""
    for prelude in around:
        if not prelude or prelude[0] == "@":
            continue
        parts = [one.strip() for one in split_list(prelude)] if chosen else []
        inner = (
            one.replace("&", f":is({chosen})") if "&" in one else f":is({chosen}) {one}" for one in parts
        )
        chosen = ",".join(inner) if chosen else prelude
    return chosen


def _style_elements(html: str) -> Iterator[str]:
    """The text of each style element for a screen, but for those in comments."""
    lower = html.translate(_LOWER)
    here = style = 0
    while True:
        if style <= here and (style := lower.find("<style", here)) < 0:
            return
        comment = lower.find("<!--", here, style)
        if comment >= 0:
            end = lower.find("-->", comment + 2)
            here = len(lower) if end < 0 else end + 3
            continue
        tag = _STYLE.match(html, style)
        if tag is None and not lower[style + 6 : style + 7].isspace():
            here = style + 6
            continue
        end = -1 if tag is None else lower.find("</style", tag.end())
        if tag is None or end < 0:
            return
        if _is_for_screens(tag[0]):
            yield html[tag.end() : end]
        here = end


def _is_for_screens(tag: str) -> bool:
    media = _MEDIA.search(tag)
    named = next(filter(None, media.groups()), "").lower() if media else ""
    return any(map(_ON_SCREEN.fullmatch, named.split(",")))
