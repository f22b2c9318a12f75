"""Orders in a trial: which of its lines look like one, whoever it is for."""

from __future__ import annotations

import re

from judge.language.prose import begins_order
from judge.language.text.trials import order_tried
from judge.language.text.typography import plain

_OF_POWER = re.compile(r"^\s*[^\W\d_][^:]{0,40}:\s*")


def holds_order_tried(text: str) -> bool:
    """Whether a line of a trial looks like an order of anybody's, as `Italy: A Ven - Tri` does."""
    if order_tried(text):
        return True
    return any(begins_order(plain(one).text, None) for one in (text, _OF_POWER.sub("", text)))
