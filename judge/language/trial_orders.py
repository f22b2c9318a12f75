"""Orders in a trial: which of its lines look like one, whoever it is for."""

from __future__ import annotations

import re

from judge.language.prose import begins_order
from judge.language.text.trials import order_tried
from judge.language.text.typography import plain

_OF_POSITION = re.compile(r"^\s*(?:empty\W*$|(?:place|owner|remove|phase)\s+\S)", re.IGNORECASE)
_OF_POWER = re.compile(r"^\s*[^\W\d_][^:]{0,40}:\s*")


def holds_order_tried(text: str) -> bool:
    """Whether a line of a trial looks like an order of anybody's, as `Italy: A Ven - Tri` does."""
    if order_tried(text):
        return True
    return any(begins_order(plain(one).text, None) for one in (text, _OF_POWER.sub("", text)))


def holds_trial_line(text: str) -> bool:
    """Whether a line says something to be tried: an order of anybody's, or where a unit shall stand."""
    return _OF_POSITION.match(text) is not None or holds_order_tried(text)
