"""Visibility of an element: whether its tag, its attributes or its style keep its text from the reader.

What is struck out is not to be read either: whoever did it took it back.

What is said plainly is known: no layout is calculated and nothing is fetched. Of each property that can hide
text the values are known that do not (`_UNDERSTOOD`); with any other it counts as hidden, as with what cannot
be seen in ordinary mail programs: the writer is told, and writes it again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from judge.mail.html.authorship import Whose, has_bar, whose
from judge.mail.html.css import Color, Declarations, Place, Stylesheet, color, paper

_PIXELS = {"": 1, "px": 1, "pt": 1.33, "em": 16, "rem": 16, "ex": 8, "cm": 38, "mm": 3.8, "in": 96}
_RELATIVE = {"%": 0.01, "em": 1.0, "ex": 0.5}
_LENGTH = re.compile(r"([+-]?(?:\d+\.?\d*|\.\d+))(px|p[tc]|r?em|ex|r?lh|ch|[cm]m|in|q|%|v(?:w|h|min|max))?")
_TINY = 2.0
_LEGIBLE = 0.2
_FAINT = 0.1
_FAR = 500.0
_WHOLE = 100
"""Of a share of the window: what is moved so far is out of it."""
_BOX = ("height", "max-height", "width", "max-width", "block-size", "max-block-size", "inline-size")
_SIDES = ("left", "right", "top", "bottom", "inset")
_MOVED = ("margin", "padding", "text-indent")
_WORDS = r"[a-z]+(?:-[a-z]+)*"
_USUAL = r"none|normal|auto|inherit|initial|unset|revert(?:-layer)?"
_NUMBER = r"[+-]?(?:\d+\.?\d*|\.\d+)"
_SIZE = rf"(?:{_NUMBER}(?:px|p[tc]|r?em|ex|r?lh|ch|[cm]m|in|q|%|v(?:w|h|min|max))?|{_WORDS})"
_SIZES = rf"{_SIZE}(?:[\s,/]+{_SIZE})*"
_SMALL = r"[+-]?(?:[12]?\d(?:\.\d*)?|\.\d+)(?:px|pt|%)?"
_ANGLE = rf"{_NUMBER}(?:deg|turn|g?rad)?"
_STILL = r"none|normal|running|paused|auto|ease|linear|forwards|backwards|both|infinite|\d+"
"""The words of an animation without keyframes."""
_DISPLAYS = (
    r"none|block|inline|flow-root|contents|list-item|run-in|math|compact|marker"
    r"|(?:inline-)?(?:block|table|grid|flex|list-item)|(?:-(?:webkit|moz)-)?(?:inline-)?(?:box|flex)"
    r"|-ms-(?:inline-)?(?:flexbox|grid)|(?:-moz-)?(?:inline-)?stack"
    r"|table-(?:row|cell|column|row-group|column-group|header-group|footer-group|caption)"
    r"|ruby(?:-base|-text|-base-container|-text-container)?|inherit|initial|unset|revert(?:-layer)?"
)
"""The values of `display` there are: a browser passes over any other, and an earlier one may hide."""
_UNDERSTOOD: Mapping[str, re.Pattern[str]] = {
    name: re.compile(values, re.DOTALL)
    for names, values in (
        ("display", rf"(?:{_DISPLAYS})(?:\s+(?:{_DISPLAYS}|flow))*(?:\s*!.*)?"),
        ("font-size-adjust", rf"(?!0+(?:\.0*)?$){_NUMBER}|from-font|{_USUAL}"),
        ("background background-color", r"(?!.*currentcolor).*"),
        ("visibility", rf"visible|hidden|collapse|{_USUAL}"),
        ("opacity -webkit-opacity -moz-opacity zoom scale", rf"{_NUMBER}%?(?:\s+{_NUMBER}%?)*|{_USUAL}"),
        (
            "filter -webkit-filter",
            (
                rf"(?:(?:grayscale|sepia|hue-rotate|saturate|invert|opacity)\([^()]*\)\s*)+|{_USUAL}"
                r"|alpha\(opacity=[1-9]\d+\)|progid:(?!.*alpha).*"
            ),
        ),
        ("content-visibility backface-visibility -webkit-backface-visibility", rf"visible|hidden|{_USUAL}"),
        ("clip", rf"rect\({_SIZES}\)|{_USUAL}"),
        ("clip-path -webkit-clip-path", rf"inset\(\s*{_SMALL}(?:\s+{_SMALL}){{0,3}}\s*\)|{_WORDS}"),
        ("mask mask-image mask-border -webkit-mask -webkit-mask-image -webkit-mask-box-image", _USUAL),
        ("mix-blend-mode", rf"multiply|darken|{_USUAL}"),
        (
            "transform -webkit-transform -ms-transform",
            rf"(?:(?:translate|scale)(?:[xyz]|3d)?\(\s*{_SIZES}\s*\)\s*|rotatez?\(\s*{_ANGLE}\s*\)\s*)+|{_USUAL}",
        ),
        ("animation -webkit-animation -moz-animation", rf"(?:(?:{_NUMBER}m?s|{_STILL})(?:\s+|$))+|{_USUAL}"),
        ("animation-name -webkit-animation-name", _USUAL),
        ("offset offset-path offset-position", _USUAL),
        ("rotate", rf"(?:z\s+)?{_ANGLE}|{_USUAL}"),
        ("translate text-indent letter-spacing word-spacing font-size", _SIZES),
        ("font", r"[^()]*"),
        ("position overflow overflow-x overflow-y", rf"{_WORDS}(?:\s+{_WORDS})*"),
    )
    for name in names.split()
}
"""The known values of each property that can hide text: those that do not, and those looked at below."""
_LENGTHS = re.compile(_SIZES)


@dataclass(frozen=True, slots=True)
class Look:
    """What an element says of how it looks; None where it says nothing, so that what is around it decides.

    `removed` takes no place, `gone` cannot be seen with all that is in it, `struck` is crossed out with it.
    """

    removed: bool = False
    gone: bool = False
    visible: bool | None = None
    tiny: bool | None = None
    ink: Color | None = None
    paper: Color | None = None
    struck: bool = False
    whose: Whose = Whose.OWN


PLAIN = Look()
_REMOVED_TAGS = frozenset(
    [
        "template",
        "datalist",
        "noframes",
        "noembed",
        "iframe",
        "audio",
        "video",
        "canvas",
        "mphantom",
        "annotation",
        "annotation-xml",
        "select",
        "option",
        "optgroup",
        "button",
        "meter",
        "progress",
    ]
)
"""What does not show, or has only the labels of a program: a list to choose from, a button."""
_CLOSED_TAGS = frozenset(["dialog", "details"])
"""What shows only when it is open; the heading of details, which always shows, is left out with it."""
_STRUCK_TAGS = frozenset(["s", "strike", "del"])
_TELLING = frozenset(
    [
        "style",
        "class",
        "id",
        "hidden",
        "popover",
        "color",
        "bgcolor",
        "background",
        "text",
        "open",
        "name",
        "data-marker",
        "aria-hidden",
        "size",
    ]
)
_MEANT_TO_HIDE = {("aria-hidden", "true"), ("size", "0")}
"""Attributes by which a text is not to be read, though browsers draw it."""


def look(tag: str, attributes: list[tuple[str, str | None]], sheet: Stylesheet, place: Place) -> Look:
    """Return what an element says of how it looks, and what the rules say that are about its place."""
    said = {name: value or "" for name, value in reversed(attributes) if name in _TELLING}
    hides = (
        "hidden" in said
        or "popover" in said
        or any((name, said[name].strip().lower()) in _MEANT_TO_HIDE for name in said)
    )
    if tag in _REMOVED_TAGS or hides or (tag in _CLOSED_TAGS and "open" not in said):
        return Look(removed=True, gone=True)
    if not (said or place.here or sheet.matcher.exhausted or tag in _STRUCK_TAGS):
        return PLAIN
    return _styled(tag, said, sheet.declarations(place, said.get("style", "")))


def _styled(tag: str, said: Mapping[str, str], style: Declarations) -> Look:
    removed = style.get("display") == "none" or style.get("mso-hide") == "all"
    ink = style.get("-webkit-text-fill-color") or style.get("color") or said.get("color") or said.get("text")
    marked = whose(said.get("class", ""), said.get("id", ""), said.get("data-marker", said.get("name", "")))
    if marked is Whose.OWN and has_bar(tag, style):
        marked = Whose.QUOTE
    return Look(
        removed,
        removed or _gone(style),
        _visible(style.get("visibility", "")),
        _tiny(style),
        color(ink),
        paper(style, said),
        _struck(tag, style),
        marked,
    )


def _struck(tag: str, style: Declarations) -> bool:
    """Return whether the text is crossed out; a line that an element draws goes through all that is in it."""
    lines = [value for name, value in style.items() if _DECORATION.fullmatch(name)]
    return any("line-through" in line for line in lines) if lines else tag in _STRUCK_TAGS


_DECORATION = re.compile(r"(?:-[a-z]+-)?text-decoration(?:-line)?")
"""The property that draws lines, also by the name that a browser gave it first."""


def _gone(style: Declarations) -> bool:
    """Return whether a style leaves nothing of the text to be read, or nobody knows whether it does."""
    return (
        _unknown(style)
        or _faint(style)
        or style.get("content-visibility") == "hidden"
        or _disguised(style)
        or _cut_off(style)
        or _moved_away(style)
        or _squeezed(style)
        or _clipped(style)
    )


def _disguised(style: Declarations) -> bool:
    """Return whether each letter shows as a dot, as in a field for a password."""
    return any(value != "none" for name, value in style.items() if name.endswith("-text-security"))


def _unknown(style: Declarations) -> bool:
    """Return whether a property that can hide text has a value of a form that is not understood."""
    for name, value in style.items():
        known = _UNDERSTOOD.get(name)
        if known is not None and value and not known.fullmatch(value):
            return True
    return False


def _faint(style: Declarations) -> bool:
    """Return whether the text is transparent, or scaled down to nothing."""
    shares = [_share(style[name]) for name in _OPACITIES if name in style]
    shares += map(_share, re.findall(r"opacity\(\s*([\d.]+%?)", style.get("filter", "")))
    shares += [abs(_number(one)) for name in _SCALES for one in style.get(name, "").split()]
    return any(share < _FAINT for share in shares)


def _moved_away(style: Declarations) -> bool:
    """Return whether the text is moved off the page."""
    placed = style.get("position") in _POSITIONS
    return (
        any(_far(value) for name, value in style.items() if name.startswith(_MOVED) or name == "translate")
        or (placed and any(_far(value) for name, value in style.items() if _is_side(name)))
        or any(_transformed(value) for name, value in style.items() if name.endswith("transform"))
    )


_OPACITIES = ("opacity", "-webkit-opacity", "-moz-opacity")
_POSITIONS = ("absolute", "fixed", "relative", "sticky")
_SCALES = ("scale", "zoom")
_TOO_NARROW = {"letter-spacing": -3.0, "word-spacing": -50.0}


def _is_side(name: str) -> bool:
    return name in _SIDES or name.startswith("inset-")


def _cut_off(style: Declarations) -> bool:
    """Return whether the text is cut off at the edges of a box of no size, or of one that nobody knows."""
    if not any("hidden" in one or "clip" in one for name, one in style.items() if name[:8] == "overflow"):
        return False
    sizes = [style[name] for name in _BOX if name in style]
    if any(value and (not _LENGTHS.fullmatch(value) or abs(_pixels(value, 100)) <= _TINY) for value in sizes):
        return True
    height = style.get("line-height", "normal")
    return not _LENGTHS.fullmatch(height) or _number(height) < _FAINT


def _squeezed(style: Declarations) -> bool:
    """Return whether the letters or words stand on each other."""
    return any(_pixels(style.get(name, ""), 0) <= least for name, least in _TOO_NARROW.items())


def _far(value: str) -> bool:
    """Return whether this moves the text off the page, or nobody knows how far."""
    return bool(value) and (not _LENGTHS.fullmatch(value) or any(map(_is_far, re.split(r"[\s,]+", value))))


def _is_far(value: str) -> bool:
    found = _LENGTH.fullmatch(value)
    share = found is not None and found[2] in _OF_WINDOW and abs(float(found[1])) >= _WHOLE
    return share or _pixels(value, 0) <= -_FAR or _pixels(value, 0) >= 4 * _FAR


_OF_WINDOW = ("%", "vw", "vh")


_CORNERS = 4


def _clipped(style: Declarations) -> bool:
    corners = [float(number) for number, _ in _LENGTH.findall(style.get("clip", ""))]
    if len(corners) == _CORNERS:
        top, right, bottom, left = corners
        return right - left <= _TINY or bottom - top <= _TINY
    return bool(re.search(r"inset\(\s*(?:[5-9]\d|100)%|(?:circle|ellipse)\(\s*0", style.get("clip-path", "")))


def _transformed(value: str) -> bool:
    found = re.findall(r"(scale|translate)(?:[xyz]|3d)?\(([^)]*)", value)
    parts = [(kind, one) for kind, group in found for one in group.replace(",", " ").split()]
    return any(
        abs(_number(one)) < _FAINT if kind == "scale" else _is_far(one) or _pixels(one, 0) >= _FAR
        for kind, one in parts
    )


def _number(text: str) -> float:
    found = _LENGTH.match(text)
    return float(found[1]) if found else 1.0


def _share(text: str) -> float:
    """Return an opacity, 1 if none is said."""
    return _number(text) / (100 if text.endswith("%") else 1)


def _pixels(value: str, unknown: float) -> float:
    """Return a length in pixels, about; `unknown` for what is no length, and for shares of something else."""
    found = _LENGTH.fullmatch(value.strip())
    if found is None:
        return unknown
    number, unit = float(found[1]), found[2] or ""
    if unit in _PIXELS or number == 0:
        return number * _PIXELS.get(unit, 0)
    return number * 10 if abs(number) >= _WHOLE else unknown


def _visible(value: str) -> bool | None:
    if value in {"hidden", "collapse"}:
        return False
    return True if value == "visible" else None


_NAMED_SIZES = frozenset(["medium", "small", "large", "x-small", "x-large", "xx-large", "xxx-large"])


def _tiny(style: Declarations) -> bool | None:
    """Return whether the letters are too small to be seen; None for a size that depends on what is around."""
    value = style.get("font-size", "")
    if not value:
        sizes = re.search(r"(?:^|\s)([\d.]+(?:px|pt|r?em|%)?)(?=\s|/)", style.get("font", ""))
        value = sizes[1] if sizes else ""
    found = _LENGTH.fullmatch(value)
    if found is None:
        return False if value in _NAMED_SIZES else None
    number, unit = float(found[1]), found[2] or ""
    if unit in _RELATIVE:
        return True if number * _RELATIVE[unit] < _LEGIBLE else None
    return number * _PIXELS.get(unit, 10.0) <= _TINY
