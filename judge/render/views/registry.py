"""The views by the names of their notices' templates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from judge.render.mail_context import MailContext, Values

View: TypeAlias = Callable[[Any, MailContext], Values]
V = TypeVar("V", bound=View)

VIEWS: dict[str, View] = {}


def view(function: V) -> V:
    """Make a function the view of the notice whose `template` is the function's name."""
    VIEWS[function.__name__] = function
    return function
