"""Visibility of an element: whether its tag, its attributes or its style keep its text from the reader.

What is struck out is not to be read either: whoever did it took it back.

What is said plainly is known: no layout is worked out and nothing is fetched. Where it is not sure, text that
cannot be seen in ordinary mail programs counts as hidden: the writer is told, and writes it again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from judge.mail.html.authorship import Whose, whose
from judge.mail.html.selectors import Place
from judge.mail.html.stylesheet import Declarations, Stylesheet

Color: TypeAlias = tuple[int, ...] | str
"""Red, green and blue; for others their name, which is only compared."""

WHITE: Color = (255, 255, 255)
BLACK: Color = (0, 0, 0)
TRANSPARENT: Color = "transparent"
_PICTURE: Color = "picture"
_NAMES: Mapping[str, Color] = {
    "white": WHITE, "snow": (255, 250, 250), "ivory": (255, 255, 240), "ghostwhite": (248, 248, 255),
    "floralwhite": (255, 250, 240), "mintcream": (245, 255, 250), "azure": (240, 255, 255),
    "whitesmoke": (245, 245, 245), "aliceblue": (240, 248, 255), "black": BLACK,
}  # fmt: skip
_ALIKE = 16
"""Shades of each color that nobody can tell apart in letters."""
_PIXELS = {"": 1, "px": 1, "pt": 1.33, "em": 16, "rem": 16, "ex": 8, "cm": 38, "mm": 3.8, "in": 96}
_RELATIVE = {"%": 0.01, "em": 1.0, "ex": 0.5}
_LENGTH = re.compile(r"([+-]?(?:\d+\.?\d*|\.\d+))(px|pt|r?em|ex|cm|mm|in|%|vw|vh)?")
_TINY = 2.0
_LEGIBLE = 0.2
_FAINT = 0.1
_FAR = 500.0
_WHOLE = 100
"""Of a share of the window: what is moved so far is out of it."""
_BOX = ("height", "max-height", "width", "max-width", "block-size", "max-block-size", "inline-size")
_SIDES = ("left", "right", "top", "bottom")
_MOVES = ("text-indent", "margin", "margin-left", "margin-top", "margin-right", "margin-bottom")


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
    ["template", "datalist", "noframes", "noembed", "iframe", "audio", "video", "canvas"]
)
_STRUCK_TAGS = frozenset(["s", "strike", "del"])
_TELLING = frozenset(
    [
        "style",
        "class",
        "id",
        "hidden",
        "color",
        "bgcolor",
        "background",
        "text",
        "open",
        "name",
        "data-marker",
    ]
)


def look(tag: str, attributes: list[tuple[str, str | None]], sheet: Stylesheet, place: Place) -> Look:
    """What an element says of how it looks, and what the rules say that are about its place."""
    said = {name: value or "" for name, value in reversed(attributes) if name in _TELLING}
    if tag in _REMOVED_TAGS or "hidden" in said or (tag == "dialog" and "open" not in said):
        return Look(removed=True, gone=True)
    if not (said or place.here or sheet.matcher.exhausted or tag in _STRUCK_TAGS):
        return PLAIN
    style = sheet.declarations(place, said.get("style", ""))
    removed = style.get("display") == "none" or style.get("mso-hide") == "all"
    ink = style.get("-webkit-text-fill-color") or style.get("color") or said.get("color") or said.get("text")
    return Look(
        removed,
        removed or _gone(style),
        _visible(style.get("visibility", "")),
        _tiny(style),
        _color(ink),
        _paper(style, said),
        _struck(tag, style),
        whose(said.get("class", ""), said.get("id", ""), said.get("data-marker", said.get("name", ""))),
    )


def _struck(tag: str, style: Declarations) -> bool:
    """Whether the text is crossed out; a line that an element draws goes through all that is in it."""
    lines = [style[name] for name in ("text-decoration", "text-decoration-line") if name in style]
    return any("line-through" in line for line in lines) if lines else tag in _STRUCK_TAGS


def _gone(style: Declarations) -> bool:
    cut = any("hidden" in value or "clip" in value for name, value in style.items() if name[:8] == "overflow")
    return (
        _share(style.get("opacity", "")) < _FAINT
        or bool(re.search(r"opacity\(\s*0?\.?0*%?\s*\)", style.get("filter", "")))
        or style.get("content-visibility") == "hidden"
        or (cut and any(abs(_pixels(style.get(name, ""), 100)) <= _TINY for name in _BOX))
        or (style.get("position") in {"absolute", "fixed", "relative"} and _far(style, _SIDES))
        or _far(style, _MOVES)
        or _clipped(style)
        or _transformed(style.get("transform", ""))
    )


def _far(style: Declarations, names: tuple[str, ...]) -> bool:
    """Whether one of these moves the text off the page."""
    values = (value for name in names for value in style.get(name, "").split())
    return any(_pixels(value, 0) <= -_FAR or _pixels(value, 0) >= 4 * _FAR for value in values)


def _clipped(style: Declarations) -> bool:
    corners = [float(number) for number, _ in _LENGTH.findall(style.get("clip", ""))]
    if len(corners) == len(_SIDES):
        top, right, bottom, left = corners
        return right - left <= _TINY or bottom - top <= _TINY
    return bool(re.search(r"inset\(\s*(?:[5-9]\d|100)%|(?:circle|ellipse)\(\s*0", style.get("clip-path", "")))


def _transformed(value: str) -> bool:
    sizes = re.findall(r"scale[xy]?\(\s*([\d.]+)", value)
    ways = [way for group in re.findall(r"translate(?:[xy]|3d)?\(([^)]*)", value) for way in group.split(",")]
    return any(_number(size) < _FAINT for size in sizes) or any(abs(_pixels(way, 0)) >= _FAR for way in ways)


def _number(text: str) -> float:
    found = _LENGTH.match(text)
    return float(found[1]) if found else 1.0


def _share(text: str) -> float:
    """An opacity, 1 if none is said."""
    return _number(text) / (100 if text.endswith("%") else 1)


def _pixels(value: str, unknown: float) -> float:
    """A length in pixels, about; `unknown` for what is no length, and for shares of something else."""
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


def _tiny(style: Declarations) -> bool | None:
    """Whether the letters are too small to be seen; None for a size that depends on what is around."""
    value = style.get("font-size", "")
    if not value:
        sizes = re.search(r"(?:^|\s)([\d.]+(?:px|pt|r?em|%)?)(?=\s|/)", style.get("font", ""))
        value = sizes[1] if sizes else ""
    found = _LENGTH.fullmatch(value)
    if found is None:
        return False if value in {"medium", "small", "large", "x-small", "x-large", "xx-large"} else None
    number, unit = float(found[1]), found[2] or ""
    if unit in _RELATIVE:
        return True if number * _RELATIVE[unit] < _LEGIBLE else None
    return number * _PIXELS.get(unit, 10.0) <= _TINY


def _paper(style: Declarations, said: Mapping[str, str]) -> Color | None:
    whole = style.get("background", "")
    if "url(" in whole or "gradient(" in whole or "background" in said:
        return _PICTURE
    if style.get("background-image", "none") != "none":
        return _PICTURE
    value = style.get("background-color") or whole or said.get("bgcolor", "")
    found = _color(re.sub(r"\s+(?=[^()]*\))", "", value).partition(" ")[0])
    return None if found == TRANSPARENT else found


def _color(value: str | None) -> Color | None:
    """A color; None for none, and for words that leave it to what is around."""
    text = (value or "").strip().lower()
    if text in {"", "inherit", "initial", "unset", "auto", "currentcolor", "none", "revert"}:
        return None
    if re.fullmatch(r"#[0-9a-f]{3,8}", text):
        return _hexadecimal(text[1:])
    parts = re.fullmatch(r"rgba?\(([^()]*)\)", text)
    if parts is None:
        clear = re.fullmatch(r"hsla?\(.*[,/]\s*0(?:\.0*)?%?\s*\)", text)
        return TRANSPARENT if clear else _NAMES.get(text, text)
    shares = re.split(r"[\s,/]+", parts[1].strip())
    numbers = [255 * _share(one) if one.endswith("%") else _number(one) for one in shares]
    if len(numbers) > len(WHITE) and numbers[3] < _FAINT:
        return TRANSPARENT
    return tuple(int(number) for number in numbers[:3])


def _hexadecimal(digits: str) -> Color:
    pairs = [2 * digit for digit in digits] if len(digits) < len("rrggbb") else re.findall("..", digits)
    if len(pairs) > len(WHITE) and int(pairs[3], 16) < 255 * _FAINT:
        return TRANSPARENT
    return tuple(int(pair, 16) for pair in pairs[:3])


def alike(ink: Color | None, paper: Color | None) -> bool:
    """Whether letters cannot be told from what is behind them: black on white where nothing is said."""
    if ink is None and paper is None:
        return False
    ink, paper = (BLACK if ink is None else ink), (WHITE if paper is None else paper)
    if isinstance(ink, str) or isinstance(paper, str) or len(ink) != len(paper):
        return ink in (TRANSPARENT, paper)
    return max(abs(one - other) for one, other in zip(ink, paper, strict=True)) <= _ALIKE
