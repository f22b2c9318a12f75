"""How high the letters of names are on a picture."""

from __future__ import annotations

USUAL_NAMES = 18.0
"""In units of the picture, unless someone wants larger ones."""
READABLE = 31 / 1200
"""As a part of a picture's width: 9 pixels where a telephone shows it 358 wide."""
