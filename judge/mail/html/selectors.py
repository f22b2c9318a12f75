"""CSS selectors, read and matched as a whole: classes, identifiers, attributes, elements and what joins them.

Elements come one after the other, as a mail is read. So the selectors of all rules are chains of steps that
share their beginnings, and each open element knows which steps end at it and which at one around it: a new
element needs one look at its parent for each step that its own name, classes and identifier may end.

A pseudo-class or pseudo-element says what is so now and then, or of nothing in the text: a selector with one
is none here (Selectors Level 4 §3).
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

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
        )

    def _fits_attributes(self, attributes: Mapping[str, str]) -> bool:
        return all(one.fits(attributes) for one in self.attributes)


@dataclass(frozen=True, slots=True)
class Selector:
    """Compounds from the outermost in, each with what joins it to the one before: "" for the first."""

    parts: tuple[tuple[str, Compound], ...]

    @property
    def specificity(self) -> tuple[int, int, int]:
        """What it weighs against another (Selectors Level 4 §17)."""
        some = [compound for _, compound in self.parts]
        return (
            sum(len(one.identifiers) for one in some),
            sum(len(one.classes) + len(one.attributes) for one in some),
            sum(bool(one.tag) for one in some),
        )


def selector(text: str) -> Selector | None:
    """Read a selector without commas; None for one that is not plain, which then is about no element."""
    text = text.strip()
    parts: list[tuple[str, Compound]] = []
    found: list[re.Match[str]] = []
    joint, at = "", 0
    while at < len(text) <= _LONGEST:
        token = _TOKEN.match(text, at)
        if token is None or token.end() == at or (token["tag"] and found):
            return None
        at = token.end()
        if token["joined"] is None:
            found.append(token)
            continue
        if not found:
            return None
        parts.append((joint, _compound(found)))
        joint, found = token["joined"].strip() or " ", []
    return Selector((*parts, (joint, _compound(found)))) if found else None


def _compound(found: Sequence[re.Match[str]]) -> Compound:
    tags = [unescaped(one["tag"]).lower() for one in found if one["tag"]]
    return Compound(
        "".join(tag for tag in tags if tag != "*"),
        frozenset(unescaped(one["identifier"]) for one in found if one["identifier"]),
        frozenset(unescaped(one["name"]) for one in found if one["name"]),
        tuple(_attribute(one) for one in found if one["attribute"]),
    )


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
                self.attributes.update(one.name for one in compound.attributes)
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
