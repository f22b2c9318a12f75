"""CSS as far as it decides what shows: declarations, selectors and colours.

Nothing is fetched. What is not understood is not known, and never taken for visible.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from colorsys import hls_to_rgb
from dataclasses import dataclass, field, replace
from html import unescape
from itertools import islice, product
from typing import TypeAlias

from judge.mail.html.media import Holds, holds_on_screens

# Colors of CSS (CSS Color 4), as far as they are computed here; any other is not known.

Color: TypeAlias = tuple[int, ...] | str
"""Red, green and blue up to 255; or one of the words below."""

WHITE: Color = (255, 255, 255)
BLACK: Color = (0, 0, 0)
TRANSPARENT: Color = "transparent"
PICTURE: Color = "picture"
UNKNOWN: Color = "unknown"
_FAINT = 0.1
_ALIKE = 16
"""Shades of each color that no one can tell apart in letters."""
_OF_AROUND = frozenset(
    ["", "inherit", "initial", "unset", "auto", "currentcolor", "none", "revert", "revert-layer"]
)
_NAMED = """
aliceblue f0f8ff, antiquewhite faebd7, aqua 00ffff, aquamarine 7fffd4, azure f0ffff, beige f5f5dc,
bisque ffe4c4, black 000000, blanchedalmond ffebcd, blue 0000ff, blueviolet 8a2be2, brown a52a2a,
burlywood deb887, cadetblue 5f9ea0, chartreuse 7fff00, chocolate d2691e, coral ff7f50, cornflowerblue
6495ed, cornsilk fff8dc, crimson dc143c, cyan 00ffff, darkblue 00008b, darkcyan 008b8b, darkgoldenrod
b8860b, darkgray a9a9a9, darkgreen 006400, darkgrey a9a9a9, darkkhaki bdb76b, darkmagenta 8b008b,
darkolivegreen 556b2f, darkorange ff8c00, darkorchid 9932cc, darkred 8b0000, darksalmon e9967a,
darkseagreen 8fbc8f, darkslateblue 483d8b, darkslategray 2f4f4f, darkslategrey 2f4f4f, darkturquoise
00ced1, darkviolet 9400d3, deeppink ff1493, deepskyblue 00bfff, dimgray 696969, dimgrey 696969,
dodgerblue 1e90ff, firebrick b22222, floralwhite fffaf0, forestgreen 228b22, fuchsia ff00ff, gainsboro
dcdcdc, ghostwhite f8f8ff, gold ffd700, goldenrod daa520, gray 808080, green 008000, greenyellow adff2f,
grey 808080, honeydew f0fff0, hotpink ff69b4, indianred cd5c5c, indigo 4b0082, ivory fffff0, khaki
f0e68c, lavender e6e6fa, lavenderblush fff0f5, lawngreen 7cfc00, lemonchiffon fffacd, lightblue add8e6,
lightcoral f08080, lightcyan e0ffff, lightgoldenrodyellow fafad2, lightgray d3d3d3, lightgreen 90ee90,
lightgrey d3d3d3, lightpink ffb6c1, lightsalmon ffa07a, lightseagreen 20b2aa, lightskyblue 87cefa,
lightslategray 778899, lightslategrey 778899, lightsteelblue b0c4de, lightyellow ffffe0, lime 00ff00,
limegreen 32cd32, linen faf0e6, magenta ff00ff, maroon 800000, mediumaquamarine 66cdaa, mediumblue
0000cd, mediumorchid ba55d3, mediumpurple 9370db, mediumseagreen 3cb371, mediumslateblue 7b68ee,
mediumspringgreen 00fa9a, mediumturquoise 48d1cc, mediumvioletred c71585, midnightblue 191970, mintcream
f5fffa, mistyrose ffe4e1, moccasin ffe4b5, navajowhite ffdead, navy 000080, oldlace fdf5e6, olive
808000, olivedrab 6b8e23, orange ffa500, orangered ff4500, orchid da70d6, palegoldenrod eee8aa,
palegreen 98fb98, paleturquoise afeeee, palevioletred db7093, papayawhip ffefd5, peachpuff ffdab9, peru
cd853f, pink ffc0cb, plum dda0dd, powderblue b0e0e6, purple 800080, rebeccapurple 663399, red ff0000,
rosybrown bc8f8f, royalblue 4169e1, saddlebrown 8b4513, salmon fa8072, sandybrown f4a460, seagreen
2e8b57, seashell fff5ee, sienna a0522d, silver c0c0c0, skyblue 87ceeb, slateblue 6a5acd, slategray
708090, slategrey 708090, snow fffafa, springgreen 00ff7f, steelblue 4682b4, tan d2b48c, teal 008080,
thistle d8bfd8, tomato ff6347, turquoise 40e0d0, violet ee82ee, wheat f5deb3, white ffffff, whitesmoke
f5f5f5, yellow ffff00, yellowgreen 9acd32
"""
_NAMES: Mapping[str, Color] = {
    name: tuple(bytes.fromhex(digits)) for name, digits in (one.split() for one in _NAMED.split(","))
} | {
    "rebeccapurple": (102, 51, 153), "transparent": TRANSPARENT, "windowtext": BLACK, "canvastext": BLACK,
    "text": BLACK, "fieldtext": BLACK, "buttontext": BLACK, "-webkit-text": BLACK, "linktext": (0, 0, 238),
    "-webkit-link": (0, 0, 238), "visitedtext": (85, 26, 139), "window": WHITE, "canvas": WHITE,
    "field": WHITE, "background": WHITE,
}  # fmt: skip
_FUNCTION = re.compile(r"(rgb|hsl|hwb|color|light-dark)a?\(\s*([^()]*(?:\([^()]*\)[^()]*)*)\)")
_NUMBER = re.compile(r"([+-]?(?:\d+\.?\d*|\.\d+))(%|deg)?")
_SPACES = frozenset({"srgb", "display-p3"})


def color(value: str | None) -> Color | None:
    """Return a color; None for none, and for words that leave it to what is around."""
    text = (value or "").strip().lower()
    if text in _OF_AROUND:
        return None
    if re.fullmatch(r"#?[0-9a-f]{3,8}", text) and text not in _NAMES:
        return _hexadecimal(text.lstrip("#"))
    found = _FUNCTION.fullmatch(text)
    if found is None:
        return _NAMES.get(text, UNKNOWN)
    kind, inside = found.groups()
    return color(inside.rpartition(",")[0]) if kind == "light-dark" else _computed(kind, inside)


def _hexadecimal(digits: str) -> Color:
    pairs = [2 * digit for digit in digits] if len(digits) < len("rrggbb") else re.findall("..", digits)
    if len(pairs) > len(WHITE) and int(pairs[3], 16) < 255 * _FAINT:
        return TRANSPARENT
    return tuple(int(pair, 16) for pair in pairs[:3])


def _computed(kind: str, inside: str) -> Color:
    words = re.split(r"[\s,/]+", inside.strip())
    if kind == "color" and words.pop(0) not in _SPACES:
        return UNKNOWN
    numbers = [_NUMBER.fullmatch(word) for word in words]
    if len(numbers) not in {3, 4} or None in numbers:
        return UNKNOWN
    parts = [(float(one[1]), one[2] or "") for one in numbers if one is not None]
    if len(parts) > len(WHITE) and _share(*parts[3], whole=1) < _FAINT:
        return TRANSPARENT
    return tuple(round(255 * _within(one)) for one in _shares(kind, parts[:3]))


def _shares(kind: str, parts: list[tuple[float, str]]) -> Iterable[float]:
    """Return the shares of red, green and blue (CSS Color 4 §4 to §10)."""
    if kind in _WHOLE:
        return [_share(*one, whole=_WHOLE[kind]) for one in parts]
    hue, first, second = parts[0][0] / 360 % 1, *(_share(*one, whole=100) for one in parts[1:])
    if kind == "hsl":
        return hls_to_rgb(hue, _within(second), _within(first))
    scale = max(1.0, first + second)  # hwb(): the sum of white and black
    return [one * (1 - (first + second) / scale) + first / scale for one in hls_to_rgb(hue, 0.5, 1)]


_WHOLE = {"rgb": 255, "color": 1}


def _share(number: float, unit: str, *, whole: int) -> float:
    return number / 100 if unit == "%" else number / whole


def _within(share: float) -> float:
    return min(max(share, 0.0), 1.0)


def paper(style: Mapping[str, str], said: Mapping[str, str]) -> Color | None:
    """Return the color behind the text of an element with this style and these attributes; None for none."""
    whole = style.get("background", "")
    if "url(" in whole or "gradient(" in whole or "background" in said:
        return PICTURE
    if style.get("background-image", "none") not in _OF_AROUND:
        return PICTURE
    own = style.get("background-color")
    found = color(own or said.get("bgcolor")) if own or not whole else _in_shorthand(whole)
    return None if found == TRANSPARENT else found


def _in_shorthand(whole: str) -> Color | None:
    """Return the color among the words of a background; what is a function may be one."""
    words = re.findall(r"[^\s(]*\((?:[^()]|\([^()]*\))*\)|\S+", whole)
    found = [(word, color(word)) for word in words]
    known = [one for word, one in found if one is not None and (one != UNKNOWN or "(" in word)]
    return known[0] if known else None


def alike(ink: Color | None, after: Color | None) -> bool:
    """Return whether letters cannot be told from what is behind them: black on white where nothing is said.

    A color that is not known may be that of the other.
    """
    if ink is None and after is None:
        return False
    if UNKNOWN in (ink, after):
        return True
    ink, after = (BLACK if ink is None else ink), (WHITE if after is None else after)
    if isinstance(ink, str) or isinstance(after, str):
        return ink in (TRANSPARENT, after)
    return max(abs(one - other) for one, other in zip(ink, after, strict=True)) <= _ALIKE


# CSS selectors, read and matched as a whole: classes, identifiers, attributes, elements and what
# joins them.
#
# Elements come one after the other, as an email is read. So the selectors of all rules are chains of
# steps that share their beginnings, and each open element knows which steps end at it and which at
# one around it: a new element needs one look at its parent for each step that its own name, classes
# and identifier may end.
#
# Pseudo-classes that join selectors (`:is`, `:where`, `:not`) are looked into. What one says of the
# place among other elements, or of what is inside, is not calculated: it counts as so, and the
# selector is not `exact`. With one that says what is so now and then (`:hover`), or is about no text
# (`::after`), a selector is none here (Selectors Level 4 §3).

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
"""Pseudo-classes about what an element is or where it stands: no one here knows whether they are so."""
_OF_DOCUMENT = frozenset(["root", "scope"])
_PIECE_OF_LIST = re.compile(
    r"\"(?:[^\"\\\n]|\\.)*+\"?|'(?:[^'\\\n]|\\.)*+'?|\\.|[()\[\],]|[^\"'\\()\[\],]++", re.DOTALL
)
_MOST_ALTERNATIVES = 64
_DEEPEST = 8
_JOINED = re.compile(r"\s*+[>+~]\s*+|\s++")
_LONGEST_SELECTOR = 500
_MOST_CHECKS = 600_000
"""Looks at steps for all elements of an email: about half a second."""


def unescaped(text: str) -> str:
    """Return a name or value with its escapes undone (CSS Syntax §4.3.7)."""
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
        """Return whether an element has all of it."""
        return (
            (not self.tag or self.tag == element.tag)
            and self.identifiers <= {element.identifier}
            and self.classes <= element.classes
            and (not self.attributes or self._fits_attributes(dict(element.attributes)))
            and not any(one.fits(element) for one in self.without)
        )

    def also(self, other: Compound) -> Compound | None:
        """Return what has all of both; None if nothing can."""
        if self.tag and other.tag and self.tag != other.tag:
            return None
        return Compound(
            self.tag or other.tag,
            self.identifiers | other.identifiers,
            self.classes | other.classes,
            (*self.attributes, *other.attributes),
            (*self.without, *other.without),
        )

    def in_any_case(self) -> Compound:
        """Return what asks for the same names in any case, as browsers do in an email without a doctype.

        What an element must not have stays as it is, so that no rule is about less.
        """
        names = {_folded(one) for one in self.classes} | {_folded(f"#{one}") for one in self.identifiers}
        return replace(self, identifiers=frozenset(), classes=frozenset(names)) if names else self

    def all_attributes(self) -> Iterator[str]:
        """Yield the names of all attributes that it asks for."""
        yield from (one.name for one in self.attributes)
        for one in self.without:
            yield from one.all_attributes()

    def _fits_attributes(self, attributes: Mapping[str, str]) -> bool:
        return all(one.fits(attributes) for one in self.attributes)


def _folded(name: str) -> str:
    """Return the mark of a class, or of an identifier after `#`, in any case; no class has such a name."""
    return f" {name.lower()}"


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

    def in_any_case(self) -> Selector:
        """Return the selector with the names of classes and identifiers in any case."""
        return replace(self, parts=tuple((joint, one.in_any_case()) for joint, one in self.parts))


def split_list(text: str) -> Iterator[str]:
    """Yield the parts of a list between its commas, but for those in brackets and strings."""
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
    if not text or len(text) > _LONGEST_SELECTOR or depth > _DEEPEST:
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
    """A selector as it is read; no longer `exact` once something in it counts as so that no one knows."""

    text: str
    depth: int
    exact: bool = True

    def compound(self, at: int) -> tuple[tuple[Compound, ...], int]:
        """Return what the compound that begins here may be, and where it ends.

        Nothing if it is about no text.
        """
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
    """Return what stands in the brackets that open here, and where they end; "" if none do."""
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
class Document:
    """The elements around all text, whether or not their tags are there (HTML §13.1.2.4)."""

    html: Place
    body: Place
    before: Children
    """What stands before the body: the head."""


NO_DOCUMENT = Document(NOWHERE, NOWHERE, Children())


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
        """Return the place of an element in its parent, behind the children that are there already."""
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


# CSS as far as it decides what shows: declarations, and the rules whose selectors are about an
# element.

Declarations: TypeAlias = Mapping[str, str]
"""Values by property, all in lower case."""

_MOST_RULES = 1000
_MOST_STEPS = 2000
_LONGEST_VALUE = 300
_STYLESHEET_DEEPEST = 20
_HIDES = re.compile(
    r"display|visib|opacity|animation|offset|filter|size|font|height|width|position|indent|margin|color|back|clip|trans|decoration"
    r"|mso-hide|security|overflow|scale|zoom|rotate|mask|spacing|inset|blend|padding|border-(?:left|inline)|--"
)
_EVERYWHERE = re.compile(r"@scope\b.*|@supports\b(?!\s*not\b).*|@layer\b.*", re.DOTALL)
_PERHAPS = re.compile(r"@supports\b(?!\s*not\s*\(\s*display\b).*|@container\b.*", re.DOTALL)
"""What may hold in the programs of readers; each of them can lay out grids and boxes."""
_AT_MEDIA = re.compile(r"@media\b(.*)", re.DOTALL)
_STYLE = re.compile(r"<style(?=[\s/>])(?:=\s*+(?:\"[^\"]*+\"|'[^']*+')?|[^>=])*+>", re.IGNORECASE)
_MEDIA = re.compile(r"\bmedia\s*=\s*(?:\"([^\"]*)|'([^']*)|([^\s>]*))", re.IGNORECASE)
_LOWER = {upper: upper + 32 for upper in range(65, 91)}
_STRING = r"\"(?:[^\"\\\n]|\\.)*+\"?|'(?:[^'\\\n]|\\.)*+'?"
_COMMENT_OR_STRING = re.compile(rf"/\*(?:[^*]|\*(?!/))*+(?:\*/)?|{_STRING}", re.DOTALL)
_PIECE = re.compile(rf"{_STRING}|\\.|[{{}};]|[^\"'\\{{}};]++|.", re.DOTALL)
_SHOWS = re.compile(
    r"(?:block|inline(?:-\w+)?|flex|grid|table(?:-\w+)*|list-item|contents|flow-root|visible|auto|normal|initial|unset"
    r"|revert(?:-layer)?|inherit|static|relative|1|1\.0|100%)(?:\s*!important)?"
)
"""Values that let text show: where no one knows whether a rule is about it, they undo nothing."""
_ARROWS = re.compile("<!--|-->")
_VARIABLE = re.compile(r"var\(\s*(--[^\s,()]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)")
_STYLE_ATTRIBUTE = re.compile(r"\bstyle\s*=\s*(\"[^\"]*\"|'[^']*'|[^\s>]+)", re.IGNORECASE)
_MOST_VARIABLES = 10
_NOTHING_SHOWS: Declarations = {"display": "none"}
_HTML, _HEAD, _BODY = (Element(tag, "", frozenset()) for tag in ("html", "head", "body"))


@dataclass(slots=True)
class Stylesheet:
    """The rules of an email: their selectors, and by the step at which one ends its rank and declarations."""

    matcher: Matcher = field(default_factory=Matcher)
    rules: Mapping[int, list[tuple[tuple[int, ...], Declarations]]] = field(default_factory=dict)
    variables: Mapping[str, frozenset[str]] | None = field(default_factory=dict)
    """The values that the mail gives its variables; None if they may have others."""
    _said: dict[frozenset[int], Declarations] = field(default_factory=dict)

    def document(self, html: Place | None = None) -> Document:
        """Return the document around all text, in the element html at a place or in one without a tag."""
        if not self.rules:
            return NO_DOCUMENT
        whole = self.matcher.place(_HTML, NOWHERE, Children()) if html is None else html
        before = Children()
        before.add(self.matcher.place(_HEAD, whole, before).here)
        return Document(whole, self.matcher.place(_BODY, whole, before), before)

    def place(
        self, tag: str, attributes: list[tuple[str, str | None]], parent: Place, children: Children
    ) -> Place:
        """Return the place of an element that is the next child of its parent."""
        given = {name: value or "" for name, value in reversed(attributes)}
        named = tuple((name, given[name]) for name in sorted(self.matcher.attributes & given.keys()))
        identifier, classes = given.get("id", ""), given.get("class", "").split()
        folded = map(_folded, [*classes, *([f"#{identifier}"] if identifier else [])])
        element = Element(tag, identifier, frozenset([*classes, *folded]), named)
        place = self.matcher.place(element, parent, children)
        if self.matcher.of_siblings:
            children.add(place.here)
        return place

    def declarations(self, place: Place, style: str) -> Declarations:
        """Return what the rules about an element and its own style say of it.

        Nothing shows if nobody can tell.
        """
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
        """Return a value with those of its variables, as far as there is one only; "" if it has none."""
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
    """Return the declarations of a style attribute, or of the inside of a rule."""
    found: dict[str, str] = {}
    plain = _COMMENT_OR_STRING.sub(lambda one: "" if one[0][0] == "/" else '""', style)
    for part in re.split(r"(?<!\\);", plain):
        name, colon, value = part.partition(":")
        if colon:
            name, value = unescaped(name).strip().lower(), unescaped(value).lower()
            _add(found, {name: re.sub(r"!\s+", "!", value).strip()[:_LONGEST_VALUE]})
    return found


def stylesheet(html: str) -> Stylesheet:
    """Read all style elements of an email, wherever they stand: the last holds for the first line too."""
    matcher = Matcher()
    rules: dict[int, list[tuple[tuple[int, ...], Declarations]]] = defaultdict(list)
    known: set[tuple[str, str, Holds]] = set()
    told: list[Declarations] = []
    for prelude, inside, holds in _rules(html):
        said = declared(inside)
        told.append(said)
        hiding = {name: value for name, value in said.items() if not _SHOWS.fullmatch(value)}
        for text in split_list(prelude):
            if len(known) >= _MOST_RULES or len(matcher) >= _MOST_STEPS:
                break
            chosen = () if (text, inside, holds) in known else selectors(text)
            if chosen:
                known.add((text, inside, holds))
            for one in chosen:
                rank = (*one.specificity, len(known))
                rules[matcher.add(one.in_any_case())].append((rank, hiding))
                if said != hiding and one.exact and holds is Holds.ALWAYS:
                    rules[matcher.add(one)].append((rank, said))
    lower = html.lower()
    variables = _variables(html, told) if "var(" in unescaped(unescape(lower)) else {}
    return Stylesheet(matcher, dict(rules), variables if "@property" not in lower else None)


def _rules(html: str) -> Iterator[tuple[str, str, Holds]]:
    """Yield the rules that may hide text: selectors, the inside of the block, and whether it holds."""
    for css, on_screens in _style_elements(html):
        for prelude, inside, holds in _blocks(css) if on_screens is not Holds.NEVER else ():
            if _HIDES.search(unescaped(inside).lower()):
                yield prelude, inside, holds if on_screens is Holds.ALWAYS else on_screens


def _variables(html: str, told: Iterable[Declarations]) -> Mapping[str, frozenset[str]]:
    """Return the values of the variables, as the rules and the styles of elements give them."""
    found: dict[str, set[str]] = defaultdict(set)
    of_elements = (declared(unescape(one.strip("\"'"))) for one in _STYLE_ATTRIBUTE.findall(html))
    for declarations in (*told, *of_elements):
        for name, value in declarations.items():
            if name.startswith("--"):
                found[name].add(value.replace("!important", "").strip())
    return {name: frozenset(values) for name, values in found.items()}


def _blocks(css: str) -> Iterator[tuple[str, str, Holds]]:
    """Yield selectors with the inside of their block and whether it holds, but for what never does."""
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
            holds = _where(around) if prelude else Holds.NEVER
            if holds is not Holds.NEVER and (chosen := _nested(around)):
                yield chosen, ";".join([*inside, "".join(before)]), holds
            before = []
        else:
            before.append(piece)


def _where(around: list[str]) -> Holds:
    """Return whether all conditions around a rule hold for the readers of emails."""
    if len(around) > _STYLESHEET_DEEPEST:
        return Holds.NEVER
    found = {_condition(prelude.lower()) for prelude in around if prelude[:1] == "@"}
    return next((one for one in (Holds.NEVER, Holds.PERHAPS) if one in found), Holds.ALWAYS)


def _condition(prelude: str) -> Holds:
    media = _AT_MEDIA.fullmatch(prelude)
    if media is not None:
        return holds_on_screens(media[1])
    if _EVERYWHERE.fullmatch(prelude):
        return Holds.ALWAYS
    return Holds.PERHAPS if _PERHAPS.fullmatch(prelude) else Holds.NEVER


def _nested(around: list[str]) -> str:
    """Return the selectors of a rule, with those of the rules around it put in (CSS Nesting §3).

    "" for none.
    """
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


def _style_elements(html: str) -> Iterator[tuple[str, Holds]]:
    """Yield the text of each style element and whether it holds, but for those in comments."""
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
        yield html[tag.end() : end], _for_screens(tag[0])
        here = end


def _for_screens(tag: str) -> Holds:
    media = _MEDIA.search(tag)
    return holds_on_screens(next(filter(None, media.groups()), "") if media else "")
