"""CSS selectors, read and matched as a whole: classes, identifiers, attributes, elements and what joins them.

Elements come one after the other, as a mail is read. So the selectors of all rules are chains of steps that
share their beginnings, and each open element knows which steps end at it and which at one around it: a new
element needs one look at its parent for each step that its own name, classes and identifier may end.

Pseudo-classes that join selectors (`:is`, `:where`, `:not`) are looked into. What one says of the place among
other elements, or of what is inside, is not worked out: it counts as so, and the selector is not `exact`.
With one that says what is so now and then (`:hover`), or is about no text (`::after`), a selector is none
here (Selectors Level 4 §3).
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice, product

_ESCAPE = re.compile(r"\\(?:([0-9a-f]{1,6})\s?|(.))", re.IGNORECASE | re.DOTALL)
_NAME = r"(?:[\w-]|[^\x00-\x7f]|\\[0-9a-fA-F]{1,6}\s?|\\[^\n0-9a-fA-F])++"
_TOKEN = re.compile(
    rf"""(?P<joined>\s*+[>+~]\s*+|\s++)
    |(?:[\w*-]*\|)?(?P<tag>\*|{_NAME})
    |\#(?P<identifier>{_NAME})
    |\.(?P<name>{_NAME})
    |\[\s*+(?:[\w*-]*\|)?(?P<attribute>{_NAME})\s*+
      (?:(?P<how>[~|^$*]?=)\s*+(?:"(?P<double>[^"]*)"|'(?P<single>[^']*)'|(?P<bare>{_NAME}))\s*+(?P<flag>[iIsS]?)\s*+)?\]
    """,
    re.VERBOSE,
)
_PSEUDO = re.compile(r":(?P<name>-?[a-zA-Z][\w-]*)")
_JOIN = frozenset(["is", "where", "matches", "-webkit-any", "-moz-any"])
"""Pseudo-classes that hold one of several selectors."""
_UNCERTAIN = frozenset(
    [
        *(
            "has",
            "lang",
            "dir",
            "defined",
            "link",
            "any-link",
            "host",
            "host-context",
            "read-only",
            "optional",
        ),
        *("first-child", "last-child", "only-child", "first-of-type", "last-of-type", "only-of-type"),
        *("nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type", "nth-col", "nth-last-col"),
    ]
)
"""Pseudo-classes about what an element is or where it stands: nobody here knows whether they are so."""
_OF_DOCUMENT = frozenset(["root", "scope"])
_PIECE_OF_LIST = re.compile(
    r"\"(?:[^\"\\\n]|\\.)*+\"?|'(?:[^'\\\n]|\\.)*+'?|\\.|[()\[\],]|[^\"'\\()\[\],]++", re.DOTALL
)
_MOST_ALTERNATIVES = 64
_DEEPEST = 8
_JOINED = re.compile(r"\s*+[>+~]\s*+|\s++")
_LONGEST = 500
_MOST_CHECKS = 600_000
"""Looks at steps for all elements of a mail: about half a second."""


def unescaped(text: str) -> str:
    """A name or value with its escapes undone (CSS Syntax §4.3.7)."""
    return _ESCAPE.sub(_character, text) if "\\" in text else text


def _character(found: re.Match[str]) -> str:
    code = int(found[1], 16) if found[1] else 0
    return (chr(code) if 0 < code <= sys.maxunicode else "") if found[1] else found[2]


@dataclass(frozen=True, slots=True)
class Element:
    """What selectors may ask of an element; of its attributes only those that some selector names."""

    tag: str
    identifier: str
    classes: frozenset[str]
    attributes: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class _Attribute:
    """An attribute that is asked for: `how` is "" for its presence, else the operator before its value."""

    name: str
    how: str
    value: str
    any_case: bool

    def fits(self, attributes: Mapping[str, str]) -> bool:
        there = attributes.get(self.name)
        if there is None:
            return False
        value, there = (self.value.lower(), there.lower()) if self.any_case else (self.value, there)
        return _OPERATORS[self.how](there, value)


_OPERATORS: Mapping[str, Callable[[str, str], bool]] = {
    "": lambda _there, _value: True,
    "=": lambda there, value: there == value,
    "~=": lambda there, value: value in there.split(),
    "|=": lambda there, value: there == value or there.startswith(f"{value}-"),
    "^=": lambda there, value: bool(value) and there.startswith(value),
    "$=": lambda there, value: bool(value) and there.endswith(value),
    "*=": lambda there, value: bool(value) and value in there,
}
"""How a value that an element has is compared with the one asked for (Selectors Level 4 §6)."""


@dataclass(frozen=True, slots=True)
class Compound:
    """What one element must have: "" for a tag is any."""

    tag: str
    identifiers: frozenset[str]
    classes: frozenset[str]
    attributes: tuple[_Attribute, ...]
    without: tuple[Compound, ...] = ()
    """What it must not have: `:not(.x)`."""

    @property
    def key(self) -> str:
        """One thing that it asks for, by which it is found."""
        if self.identifiers:
            return f"#{min(self.identifiers)}"
        if self.classes:
            return f".{min(self.classes)}"
        return self.tag or "*"

    def fits(self, element: Element) -> bool:
        """Whether an element has all of it."""
        return (
            (not self.tag or self.tag == element.tag)
            and self.identifiers <= {element.identifier}
            and self.classes <= element.classes
            and (not self.attributes or self._fits_attributes(dict(element.attributes)))
            and not any(one.fits(element) for one in self.without)
        )

    def also(self, other: Compound) -> Compound | None:
        """What has all of both; None if nothing can."""
        if self.tag and other.tag and self.tag != other.tag:
            return None
        return Compound(
            self.tag or other.tag,
            self.identifiers | other.identifiers,
            self.classes | other.classes,
            (*self.attributes, *other.attributes),
            (*self.without, *other.without),
        )

    def all_attributes(self) -> Iterator[str]:
        """The names of all attributes that it asks for."""
        yield from (one.name for one in self.attributes)
        for one in self.without:
            yield from one.all_attributes()

    def _fits_attributes(self, attributes: Mapping[str, str]) -> bool:
        return all(one.fits(attributes) for one in self.attributes)


@dataclass(frozen=True, slots=True)
class Selector:
    """Compounds from the outermost in, each with what joins it to the one before: "" for the first.

    One that is not `exact` is about more elements than it says.
    """

    parts: tuple[tuple[str, Compound], ...]
    exact: bool = True

    @property
    def specificity(self) -> tuple[int, int, int]:
        """What it weighs against another (Selectors Level 4 §17)."""
        some = [compound for _, compound in self.parts]
        return (
            sum(len(one.identifiers) for one in some),
            sum(len(one.classes) + len(one.attributes) for one in some),
            sum(bool(one.tag) for one in some),
        )


def split_list(text: str) -> Iterator[str]:
    """The parts of a list between its commas, but for those in brackets and strings."""
    depth, part = 0, ""
    for piece in _PIECE_OF_LIST.findall(text):
        depth += (piece in "([") - (piece in ")]")
        if piece == "," and depth <= 0:
            yield part
            part = ""
        else:
            part += piece
    yield part


def selectors(text: str, depth: int = 0) -> tuple[Selector, ...]:
    """Read a selector without commas; several if it names alternatives, none if it is about no text."""
    text = text.strip()
    if not text or len(text) > _LONGEST or depth > _DEEPEST:
        return ()
    reading = _Reading(text, depth)
    joint, at = "", 0
    parts: list[tuple[str, tuple[Compound, ...]]] = []
    while at < len(text):
        joined = _JOINED.match(text, at)
        if joined is not None:
            at, before = joined.end(), joint
            joint = joined[0].strip() or " "
            if not parts or not before:
                return ()
        some, end = reading.compound(at)
        if end == at or not some:
            return ()
        parts.append((joint if parts else "", some))
        at, joint = end, " "
    chosen = islice(product(*(some for _, some in parts)), _MOST_ALTERNATIVES)
    joints = [joint for joint, _ in parts]
    return tuple(Selector(tuple(zip(joints, row, strict=True)), reading.exact) for row in chosen)


@dataclass(slots=True)
class _Reading:
    """A selector as it is read; no longer `exact` once something in it counts as so that nobody knows."""

    text: str
    depth: int
    exact: bool = True

    def compound(self, at: int) -> tuple[tuple[Compound, ...], int]:
        """What the compound that begins here may be, and where it ends; nothing if it is about no text."""
        found: list[re.Match[str]] = []
        also: list[tuple[Compound, ...]] = []
        while at < len(self.text):
            pseudo = _PSEUDO.match(self.text, at)
            token = _TOKEN.match(self.text, at) if pseudo is None else None
            if pseudo is not None:
                inside, at = _inside(self.text, pseudo.end())
                some = self._pseudo(pseudo["name"].lower(), inside)
                if not some:
                    return (), at
                also.append(some)
            elif token is None or token["joined"] is not None or token.end() == at:
                break
            elif token["tag"] and found:
                return (), at
            else:
                found.append(token)
                at = token.end()
        if not found and not also:
            return (), at
        return _merged((_compound(found),), also), at

    def _pseudo(self, name: str, inside: str) -> tuple[Compound, ...]:
        """What a pseudo-class asks of the element itself: alternatives, or nothing if it is never so."""
        if name in _OF_DOCUMENT:
            return (Compound("html", frozenset(), frozenset(), ()),)
        if name in _JOIN or name == "not":
            within = [one for text in split_list(inside) for one in selectors(text, self.depth + 1)]
            self.exact &= name != "where" and all(one.exact and len(one.parts) == 1 for one in within)
            if name != "not":
                return tuple(dict.fromkeys(one.parts[-1][1] for one in within))
            certain = (one.parts[0][1] for one in within if one.exact and len(one.parts) == 1)
            return (replace(_ANY, without=tuple(certain)),)
        self.exact = False
        return (_ANY,) if name in _UNCERTAIN else ()


def _merged(some: tuple[Compound, ...], also: Sequence[tuple[Compound, ...]]) -> tuple[Compound, ...]:
    for more in also:
        both = (one.also(other) for one, other in product(some, more))
        some = tuple(islice(dict.fromkeys(one for one in both if one is not None), _MOST_ALTERNATIVES))
    return some


def _inside(text: str, at: int) -> tuple[str, int]:
    """What stands in the brackets that open here, and where they end; "" if none do."""
    if text[at : at + 1] != "(":
        return "", at
    depth, end = 0, at
    for piece in _PIECE_OF_LIST.finditer(text, at):
        depth += (piece[0] in "([") - (piece[0] in ")]")
        end = piece.end()
        if depth == 0:
            return text[at + 1 : end - 1], end
    return text[at + 1 :], len(text)


def _compound(found: Sequence[re.Match[str]]) -> Compound:
    tags = [unescaped(one["tag"]).lower() for one in found if one["tag"]]
    return Compound(
        "".join(tag for tag in tags if tag != "*"),
        frozenset(unescaped(one["identifier"]) for one in found if one["identifier"]),
        frozenset(unescaped(one["name"]) for one in found if one["name"]),
        tuple(_attribute(one) for one in found if one["attribute"]),
    )


_ANY = Compound("", frozenset(), frozenset(), ())


def _attribute(found: re.Match[str]) -> _Attribute:
    value = next((found[name] for name in ("double", "single", "bare") if found[name] is not None), "")
    any_case = (found["flag"] or "").lower() == "i"
    return _Attribute(unescaped(found["attribute"]).lower(), found["how"] or "", unescaped(value), any_case)


@dataclass(frozen=True, slots=True)
class Place:
    """The steps that end at an element, and those that end at it or at one around it."""

    here: frozenset[int] = frozenset()
    above: frozenset[int] = frozenset()


NOWHERE = Place()


@dataclass(slots=True)
class Children:
    """Of the children of an element so far: the steps that end at the last one, and at any."""

    last: frozenset[int] = frozenset()
    before: frozenset[int] = frozenset()

    def add(self, here: frozenset[int]) -> None:
        """One more child."""
        self.last = here
        if not here <= self.before:
            self.before |= here


@dataclass(frozen=True, slots=True)
class _Step:
    compound: Compound
    joint: str
    before: int


@dataclass(slots=True)
class Matcher:
    """Selectors as steps, each filed under something that its compound asks for.

    `attributes` are those that any selector names; `of_siblings` tells whether one asks for what stands
    before an element. `exhausted` if matching took more than any honest mail needs.
    """

    attributes: set[str] = field(default_factory=set)
    of_siblings: bool = False
    exhausted: bool = False
    _steps: list[_Step] = field(default_factory=list)
    _numbers: dict[_Step, int] = field(default_factory=dict)
    _filed: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    _places: dict[tuple[Element, Place, frozenset[int], frozenset[int]], Place] = field(default_factory=dict)
    _checks: int = 0

    def __len__(self) -> int:
        return len(self._steps)

    def add(self, chosen: Selector) -> int:
        """Add a selector; the number of the step that ends at the elements it is about."""
        number = -1
        for joint, compound in chosen.parts:
            step = _Step(compound, joint, number)
            if step not in self._numbers:
                self._numbers[step] = len(self._steps)
                self._filed[compound.key].append(len(self._steps))
                self._steps.append(step)
                self.attributes.update(compound.all_attributes())
                self.of_siblings = self.of_siblings or joint in {"+", "~"}
            number = self._numbers[step]
        return number

    def place(self, element: Element, parent: Place, children: Children) -> Place:
        """The place of an element in its parent, behind the children that are there already."""
        key = (element, parent, children.last, children.before)
        found = self._places.get(key)
        if found is None and not self.exhausted:
            found = self._places[key] = self._worked_out(element, parent, children)
        return found or NOWHERE

    def _worked_out(self, element: Element, parent: Place, children: Children) -> Place:
        marks = {"*", element.tag, f"#{element.identifier}", *(f".{name}" for name in element.classes)}
        tried = [number for mark in marks if mark in self._filed for number in self._filed[mark]]
        self._checks += len(tried) + len(parent.above) // 8 + 1
        self.exhausted = self._checks > _MOST_CHECKS
        around = {"": {-1}, " ": parent.above, ">": parent.here, "+": children.last, "~": children.before}
        here = frozenset(
            number
            for number in tried
            if self._steps[number].before in around[self._steps[number].joint]
            and self._steps[number].compound.fits(element)
        )
        return Place(here, parent.above | here if here else parent.above)
