"""The legend: the strip above a map, with phase and powers, and the key below it.

Both are there once more in lines as a telephone is wide (`narrow_legend`): shown so small, those of the map
cannot be read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from html import escape
from typing import TypeVar

from judge.render.maps.symbols import Ink, use
from judge.render.maps.view import MapView
from judge.render.text.escaping import one_line
from judge.rules.orders import Waive
from judge.rules.phases import PhaseKind
from judge.rules.units import Power
from judge.rules.variant import PowerFacts

_ROW, _MARGIN, _GAP = 38.0, 16.0, 14.0
_LETTER, _TITLE_LETTER, _TOKEN_WIDTH = 8.0, 13.8, 38.0
_TITLE_LIMIT, _BANNER = 60, 46.0
_TITLE_SIZE = 25.0
SMALLEST = 15.0
"""How high the smallest letters of a legend are."""
KEY_HEIGHT = 46.0
NARROW, _NARROW_MARGIN = 344, 8.0
"""Units across, as many as pixels on a telephone."""
T = TypeVar("T")


def strip(
    view: MapView, powers: tuple[PowerFacts, ...], inks: Mapping[Power, Ink], width: int
) -> tuple[str, float]:
    """Return the strip of a picture so wide, and its height.

    It has the title, then a token, a name and a number of centres for each power.
    """
    title, down = one_line(view.title, _TITLE_LIMIT), _BANNER if view.banner else 0.0
    entries = _entries(view, powers)
    left = _MARGIN + _TITLE_LETTER * len(title) + 2 * _GAP
    rows = _rows([wide for _, (_, wide) in entries], left, width)
    text = [_banner(view.banner, width)] if view.banner else []
    size = _size(title, width)
    text.append(f'<text class="h" x="{_MARGIN:.0f}" y="{36 + down:.0f}"{size}>{escape(title)}</text>')
    remaining = iter(entries)
    for number, widths in enumerate(rows):
        x = width - _MARGIN - sum(widths) + _GAP if number == 0 else _MARGIN
        y = 27 + down + _ROW * number
        for wide in widths:
            power, (words, _) = next(remaining)
            text.append(_power(inks[power], words, x, y))
            x += wide
    return "".join(text), 54 + down + _ROW * (len(rows) - 1)


def _banner(words: str, width: int) -> str:
    """Return a dark line across the whole head, which nobody takes for the title."""
    shown = one_line(words, _TITLE_LIMIT)
    return (
        f'<path class="band" d="M0 0L{width} 0L{width} {_BANNER:.0f}L0 {_BANNER:.0f}Z"/>'
        f'<text class="w" x="{width / 2:.0f}" y="{_BANNER - 14:.0f}"{_size(shown, width)}>'
        f"{escape(shown)}</text>"
    )


def _size(words: str, width: int) -> str:
    """Return the attribute by which words across the head have room; "" where they have it as they are."""
    room = (width - 2 * _MARGIN) / (_TITLE_LETTER * max(len(words), 1))
    return f' style="font-size:{_TITLE_SIZE * room:.1f}px"' if room < 1 else ""


def narrow_legend(
    view: MapView, powers: tuple[PowerFacts, ...], inks: Mapping[Power, Ink], *, borders: tuple[str, ...]
) -> tuple[str, float]:
    """Return the powers without the title and the signs, in lines `NARROW` wide; and how high that is."""
    text, y = list[str](), _ROW / 2 + 4
    for row in _wrapped(((entry[1][1], entry) for entry in _entries(view, powers)), NARROW):
        x = _NARROW_MARGIN
        for width, (power, (words, _)) in row:
            text.append(_power(inks[power], words, x, y))
            x += width
        y += _ROW
    signs = _words(view.kind, borders=borders)
    for line in _wrapped(((_sign_width(word) + _GAP, word) for word in signs), NARROW):
        text.extend(_key_entries([word for _, word in line], _NARROW_MARGIN, y, _GAP))
        y += _ROW
    return "".join(text), y - _ROW / 2 + 4


def _wrapped(entries: Iterable[tuple[float, T]], width: float) -> list[list[tuple[float, T]]]:
    """Entries with their widths, by lines so wide."""
    rows: list[list[tuple[float, T]]] = [[]]
    for wide, entry in entries:
        if rows[-1] and sum(one for one, _ in rows[-1]) + wide - _GAP > width - 2 * _NARROW_MARGIN:
            rows.append([])
        rows[-1].append((wide, entry))
    return rows


def _power(ink: Ink, words: str, x: float, y: float) -> str:
    """Return a power's token and the words beside it."""
    return (
        f'{use(f"a{ink.sign}", x + 17, y)}<text class="l" x="{x + 38:.0f}" y="{y + 5.5:.0f}">{words}</text>'
    )


def _entries(view: MapView, powers: tuple[PowerFacts, ...]) -> list[tuple[Power, tuple[str, float]]]:
    """Return each power with its words and their width."""
    centres = Counter(view.centres.values())
    waived = Counter(result.power for result in view.results if isinstance(result.order, Waive))
    shown = [facts.code for facts in powers] if view.counted is None else view.counted
    numbers = {code: _number(centres[code], waived[code]) for code in shown}
    return [(facts.code, _entry(facts, numbers.get(facts.code, ""))) for facts in powers]


def _number(centres: int, waived: int) -> str:
    return str(centres) + (f" ({waived} waived)" if waived else "")


def _entry(facts: PowerFacts, number: str) -> tuple[str, float]:
    """Return the words beside a token and the width of the whole."""
    name = one_line(facts.name, 18)
    width = _TOKEN_WIDTH + _LETTER * (len(name) + 1 + len(number)) + _GAP
    return f'{escape(name)} <tspan class="n">{number}</tspan>', width


def _rows(widths: Sequence[float], left: float, whole: float) -> list[list[float]]:
    """Return the widths by rows.

    The first row begins after the title, or stays empty if nothing has room there.
    """
    rows: list[list[float]] = [[]]
    room = whole - _MARGIN - left + _GAP
    if sum(widths) > room:
        rows.append([])
        room = whole - 2 * _MARGIN + _GAP
    for width in widths:
        if sum(rows[-1]) + width > room:
            rows.append([])
            room = whole - 2 * _MARGIN + _GAP
        rows[-1].append(width)
    return rows


def _line(css: str, *, arrow: bool = False) -> str:
    tip = ' marker-end="url(#h)"' if arrow else ""
    return f'<path class="{css}" d="M{{x:.0f}} {{y:.0f}}h42"{tip}/>'


_FAILED = _line("f", arrow=True) + '<use href="#x" x="{middle:.0f}" y="{y:.0f}"/>'
_SIGNS: Mapping[str, tuple[str, float]] = {
    "army": ('<use href="#army" {at}/>', 28),
    "fleet": ('<use href="#fleet" {at}/>', 40),
    "supply centre": ('<use href="#s" {at}/>', 16),
    "moved": (_line("m", arrow=True), 54),
    "failed": (_FAILED, 54),
    "support": (_line("k") + '<use href="#i" x="{end:.0f}" y="{y:.0f}"/>', 48),
    "cut": (_line("c") + '<use href="#j" x="{middle:.0f}" y="{y:.0f}"/>', 46),
    "convoys": ('<use href="#o" {small}/>', 30),
    "not possible": ('<use href="#q" {at}/>', 22),
    "dislodged": ('<use href="#z" {small}/>', 34),
    "retreated": (_line("r", arrow=True), 54),
    "lost": ('<use href="#x" {at}/>', 22),
    "built": ('<use href="#y" {at}/>', 22),
    "land": ('<path class="la" d="M{x:.0f} {y:.0f}h28"/>', 28),
    "sea": ('<path class="lf" d="M{x:.0f} {y:.0f}h28"/>', 28),
    "border": ('<path class="bridge" d="M{x:.0f} {y:.0f}h36"/>', 38),
}
_KEYS: Mapping[PhaseKind, tuple[str, ...]] = {
    PhaseKind.MOVEMENT: (
        "army",
        "fleet",
        "moved",
        "failed",
        "support",
        "cut",
        "convoys",
        "not possible",
        "dislodged",
        "lost",
    ),
    PhaseKind.RETREAT: (
        "army",
        "fleet",
        "supply centre",
        "dislodged",
        "retreated",
        "failed",
        "lost",
        "not possible",
    ),
    PhaseKind.ADJUSTMENT: ("army", "fleet", "supply centre", "built", "lost", "not possible"),
}


def _words(kind: PhaseKind, *, borders: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of a key; `borders` are those of the lines that show borders."""
    return (*_KEYS[kind], *borders)


@cache
def key(kind: PhaseKind, width: int, *, borders: tuple[str, ...]) -> tuple[str, float]:
    """Return the key of a phase's kind on a picture so wide, from its upper edge, and how high it is."""
    y, text = KEY_HEIGHT / 2, list[str]()
    for line in _wrapped(((_sign_width(word) + _GAP, word) for word in _words(kind, borders=borders)), width):
        words = [word for _, word in line]
        widths = [*map(_sign_width, words)]
        gap = min(46.0, (width - 2 * _MARGIN - sum(widths)) / max(len(words) - 1, 1))
        x = (width - sum(widths) - gap * (len(words) - 1)) / 2
        text.extend(_key_entries(words, x, y, gap))
        y += _ROW
    return "".join(text), y - _ROW + KEY_HEIGHT / 2


def _sign_width(word: str) -> float:
    """Return how wide a sign and its word are."""
    return _SIGNS[word][1] + 8 + 7.9 * len(word)


def _key_entries(words: Sequence[str], x: float, y: float, gap: float) -> Iterator[str]:
    for word in words:
        sign, width = _SIGNS[word]
        place = {"x": x, "y": y, "middle": x + width / 2 - 4, "end": x + 42}
        middle = x + width / 2
        yield sign.format(
            at=f'x="{middle:.0f}" y="{y:.0f}"',
            small=f'transform="translate({middle:.0f} {y:.0f}) scale(.66)"',
            **place,
        )
        x += width + 8
        yield f'<text class="l" x="{x:.0f}" y="{y + 5.5:.0f}">{word}</text>'
        x += 7.9 * len(word) + gap
