"""The chart of centres: a line for each power over the years, as SVG.

There is one for a page on a desk and a narrow one for a telephone, both in letters that can be read there.
Powers differ by colour and by the dashes of their lines, and each line ends in its power's name; names at the
ends are moved apart. The table below the chart on its page says the same in numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from judge.render.maps.style_sheet import LAND
from judge.render.maps.symbols import inks
from judge.rules.variant import PowerFacts

WIDTH, HEIGHT = 720, 320
NARROW_WIDTH = 330
_LEFT, _TOP, _FOOT = 36, 14, 30
_APART = 15.0
_DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 3")


@dataclass(frozen=True, slots=True)
class _Form:
    """The measures of a chart: `right` is where its lines end, and names of so many letters begin."""

    width: int
    right: int
    most_years: int
    longest_name: int


_WIDE, _NARROW = _Form(WIDTH, 550, 12, 18), _Form(NARROW_WIDTH, 205, 5, 11)


def centre_chart(
    powers: tuple[PowerFacts, ...], years: Mapping[int, Sequence[int]], goal: int, *, narrow: bool = False
) -> str:
    """Return the chart: each year's counts in the order of the powers.

    A line where the game is won, once near.
    """
    return _Chart(powers, years, goal, _NARROW if narrow else _WIDE).svg()


def chart_height(powers: tuple[PowerFacts, ...]) -> int:
    """Return how high a chart is, so that a name has room beside each line."""
    return max(HEIGHT, int(_TOP + _FOOT + _APART * len(powers)))


@dataclass(frozen=True, slots=True)
class _Chart:
    powers: tuple[PowerFacts, ...]
    years: Mapping[int, Sequence[int]]
    goal: int
    form: _Form

    @property
    def _height(self) -> int:
        return chart_height(self.powers)

    @property
    def _bottom(self) -> int:
        return self._height - _FOOT

    def svg(self) -> str:
        size = f'width="{self.form.width}" height="{self._height}"'
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.form.width} {self._height}" {size} '
            'font-family="DejaVu Sans,Verdana,sans-serif" font-size="12" fill="#26323a">'
        )
        ground = f'<rect {size} fill="{LAND}"/>'
        return "".join((head, ground, *self._axes(), *self._lines(), "</svg>\n"))

    def _x(self, at: int) -> float:
        return _LEFT + at * (self.form.right - _LEFT) / max(len(self.years) - 1, 1)

    @property
    def _top(self) -> int:
        """The number at the upper edge: a little above what anyone had, so that lines are not flat."""
        return max(one for counts in self.years.values() for one in counts) + 2

    def _y(self, count: int) -> float:
        return self._bottom - count * (self._bottom - _TOP) / self._top

    def _axes(self) -> Iterator[str]:
        yield f'<path d="M{_LEFT} {_TOP}V{self._bottom}H{self.form.right}" fill="none" stroke="#26323a"/>'
        shown = [0, self._top]
        if self.goal <= self._top:
            shown = [0, self.goal]
            y = self._y(self.goal)
            yield f'<path d="M{_LEFT} {y:.1f}H{self.form.right}" stroke="#a3162a" stroke-dasharray="3 4"/>'
        for count in shown:
            yield f'<text x="{_LEFT - 6}" y="{self._y(count) + 4:.1f}" text-anchor="end">{count}</text>'
        step = -(-len(self.years) // self.form.most_years)
        for at, year in [*enumerate(self.years)][::step]:
            yield f'<text x="{self._x(at):.1f}" y="{self._height - 8}" text-anchor="middle">{year}</text>'

    def _lines(self) -> Iterator[str]:
        rows, colours = [*self.years.values()], inks(self.powers)
        ends = sorted((self._y(rows[-1][at]), at) for at in range(len(self.powers)))
        places = dict(_moved_apart(ends, self._bottom))
        for at, facts in enumerate(self.powers):
            points = " ".join(f"{self._x(x):.1f},{self._y(row[at]):.1f}" for x, row in enumerate(rows))
            dash = _DASHES[at % len(_DASHES)]
            dashed = f' stroke-dasharray="{dash}"' if dash else ""
            line = f'<polyline points="{points}" fill="none"{dashed}'
            # A dark edge shows light lines on light ground.
            yield f'{line} stroke="#26323a" stroke-width="4"/>'
            yield f'{line} stroke="{colours[facts.code].token}" stroke-width="2.6"/>'
            end, place = self._y(rows[-1][at]), places[at]
            edge, near = self.form.right, self.form.right + 12
            yield f'<path d="M{edge} {end:.1f}L{near} {place:.1f}" stroke="#6d777c"/>'
            label = f"{escape(facts.name[: self.form.longest_name])} {rows[-1][at]}"
            yield f'<text x="{self.form.right + 16}" y="{place + 4:.1f}">{label}</text>'


def _moved_apart(ends: Sequence[tuple[float, int]], bottom: int) -> Iterator[tuple[int, float]]:
    """Yield where each label stands, no two nearer than a line; pushed up again where the foot is reached."""
    apart = min(_APART, (bottom - _TOP) / max(len(ends), 1))
    down: list[float] = []
    for y, _ in ends:
        down.append(max(y, down[-1] + apart) if down else y)
    last = float(bottom)
    for place, (_, at) in zip(reversed(down), reversed(ends), strict=True):
        last = min(place, last)
        yield at, last
        last -= apart
