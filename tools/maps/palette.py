"""Makes the colours of the powers: `python -m tools.maps.palette > judge/render/maps/power_colours.csv`.

The colours of the standard powers come first; each further one is that of a grid of colours which differs
most from all before it, with the sight that sees it worst. A land's tint is its token's colour thinned
with paper.
"""

from __future__ import annotations

from tools.maps.colours import SIGHTS, difference, seen

STANDARD = (
    ("AUSTRIA", "#b72211", "#f2ab91"),
    ("ENGLAND", "#2f4379", "#9d9fc9"),
    ("FRANCE", "#60c7f6", "#9bd3f0"),
    ("GERMANY", "#2f2e2e", "#b0acaa"),
    ("ITALY", "#4c8e70", "#abdcb4"),
    ("RUSSIA", "#f9f8f9", "#f4e0fa"),
    ("TURKEY", "#f4d60d", "#f3dc8c"),
)
COLOURS = 40
GRID = range(0, 256, 17)
PAPER = (0xF6, 0xF1, 0xE4)
THINNED = 0.55


def palette() -> list[tuple[str, str, str]]:
    """Power, token and land of each row; the power is empty for colours that anybody may have."""
    rows = list(STANDARD)
    seen_in = {
        f"#{red:02x}{green:02x}{blue:02x}": [seen(f"#{red:02x}{green:02x}{blue:02x}", s) for s in SIGHTS]
        for red in GRID
        for green in GRID
        for blue in GRID
    }
    nearest = dict.fromkeys(seen_in, 1000.0)
    for _, token, _ in STANDARD:
        _narrow(nearest, seen_in, token)
    while len(rows) < COLOURS:
        token = max(nearest, key=lambda colour: (nearest[colour], colour))
        rows.append(("", token, _tint(token)))
        _narrow(nearest, seen_in, token)
    return rows


def _narrow(
    nearest: dict[str, float], seen_in: dict[str, list[tuple[float, float, float]]], token: str
) -> None:
    views = [seen(token, sight) for sight in SIGHTS]
    for colour, others in seen_in.items():
        found = min(difference(one, other) for one, other in zip(views, others, strict=True))
        nearest[colour] = min(nearest[colour], found)


def _tint(token: str) -> str:
    parts = (int(token[at : at + 2], 16) for at in (1, 3, 5))
    mixed = (round(c + (p - c) * THINNED) for c, p in zip(parts, PAPER, strict=True))
    return "#" + "".join(f"{c:02x}" for c in mixed)


if __name__ == "__main__":
    print("power,token,land")  # what it is for
    for row in palette():
        print(",".join(row))  # what it is for
