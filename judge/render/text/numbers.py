"""Numbers with a fraction as the reader's language writes them: `8.5`, `8,5`, `90 %`."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from judge.render.text.messages import in_percent, numbered


def rounded(number: Fraction | float, places: int) -> str:
    """Return the number to so many places at most, halves up: `8.5`."""
    return numbered(_to_places(number, places), f"0.{'#' * places}")


def to_places(number: Fraction | float, places: int) -> str:
    """Return the number with exactly so many places: `0.900`."""
    return numbered(_to_places(number, places), f"0.{'0' * places}")


def percent(share: float) -> str:
    """Return a share of 1 in percent: `90%`."""
    return in_percent(Decimal(f"{share:g}"))


def _to_places(number: Fraction | float, places: int) -> Decimal:
    exact = Fraction(number)
    return (Decimal(exact.numerator) / exact.denominator).quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)
