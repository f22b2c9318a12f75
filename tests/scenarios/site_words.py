"""The words of a page of the site, as whoever reads it sees them."""

from __future__ import annotations

import re
from html import unescape


def site_words(page: str) -> str:
    """The text of a page, without its elements."""
    return unescape(re.sub(r"<[^>]+>", "", page))
