"""Colors of CSS (CSS Color 4), as far as they are computed here; any other is not known."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from colorsys import hls_to_rgb
from typing import TypeAlias

Color: TypeAlias = tuple[int, ...] | str
"""Red, green and blue up to 255; or one of the words below."""

WHITE: Color = (255, 255, 255)
BLACK: Color = (0, 0, 0)
TRANSPARENT: Color = "transparent"
PICTURE: Color = "picture"
UNKNOWN: Color = "unknown"
_FAINT = 0.1
_ALIKE = 16
"""Shades of each color that nobody can tell apart in letters."""
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
    """A color; None for none, and for words that leave it to what is around."""
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
    """The shares of red, green and blue (CSS Color 4 §4 to §10)."""
    if kind in _WHOLE:
        return [_share(*one, whole=_WHOLE[kind]) for one in parts]
    hue, first, second = parts[0][0] / 360 % 1, *(_share(*one, whole=100) for one in parts[1:])
    if kind == "hsl":
        return hls_to_rgb(hue, _within(second), _within(first))
    scale = max(1.0, first + second)  # of hwb: white and black
    return [one * (1 - (first + second) / scale) + first / scale for one in hls_to_rgb(hue, 0.5, 1)]


_WHOLE = {"rgb": 255, "color": 1}


def _share(number: float, unit: str, *, whole: int) -> float:
    return number / 100 if unit == "%" else number / whole


def _within(share: float) -> float:
    return min(max(share, 0.0), 1.0)


def paper(style: Mapping[str, str], said: Mapping[str, str]) -> Color | None:
    """The color behind the text of an element with this style and these attributes; None for none."""
    whole = style.get("background", "")
    if "url(" in whole or "gradient(" in whole or "background" in said:
        return PICTURE
    if style.get("background-image", "none") not in _OF_AROUND:
        return PICTURE
    own = style.get("background-color")
    found = color(own or said.get("bgcolor")) if own or not whole else _in_shorthand(whole)
    return None if found == TRANSPARENT else found


def _in_shorthand(whole: str) -> Color | None:
    """The color among the words of a background; what is a function may be one."""
    words = re.findall(r"[^\s(]*\((?:[^()]|\([^()]*\))*\)|\S+", whole)
    found = [(word, color(word)) for word in words]
    known = [one for word, one in found if one is not None and (one != UNKNOWN or "(" in word)]
    return known[0] if known else None


def alike(ink: Color | None, behind: Color | None) -> bool:
    """Whether letters cannot be told from what is behind them: black on white where nothing is said.

    A color that is not known may be that of the other.
    """
    if ink is None and behind is None:
        return False
    if UNKNOWN in (ink, behind):
        return True
    ink, behind = (BLACK if ink is None else ink), (WHITE if behind is None else behind)
    if isinstance(ink, str) or isinstance(behind, str):
        return ink in (TRANSPARENT, behind)
    return max(abs(one - other) for one, other in zip(ink, behind, strict=True)) <= _ALIKE
