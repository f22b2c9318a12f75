"""Memo: what is calculated of a frozen value is calculated once, and kept beside the fields of that value.

Whatever changes a game makes another value, which knows nothing of what was calculated of the one before. So
nothing that is kept here can be stale, and it ends with the value it is of. What a change leaves as it was
may be told to the new value (`known`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Concatenate, ParamSpec, TypeVar

V = TypeVar("V")
T = TypeVar("T")
P = ParamSpec("P")


def once(function: Callable[Concatenate[V, P], T]) -> Callable[Concatenate[V, P], T]:
    """A pure function of a frozen value with a `__dict__`, and of hashable arguments, calculated once."""
    name = _name(function)

    @wraps(function)
    def kept_alone(value: V, /, *args: P.args, **kwargs: P.kwargs) -> T:
        known = value.__dict__
        if name not in known:
            known[name] = function(value, *args, **kwargs)
        found: T = known[name]
        return found

    @wraps(function)
    def kept(value: V, /, *args: P.args, **kwargs: P.kwargs) -> T:
        known = value.__dict__.setdefault(name, {})
        asked = (*args, *kwargs.items())
        if asked not in known:
            known[asked] = function(value, *args, **kwargs)
        found: T = known[asked]
        return found

    return kept if len(signature(function).parameters) > 1 else kept_alone


def known(function: Callable[[V], T], value: V, found: T) -> V:
    """Return the value, of which it is known already what a function that is worked out `once` finds."""
    vars(value)[_name(function)] = found
    return value


def _name(function: Callable[..., object]) -> str:
    return f"{function.__module__}.{function.__qualname__}"
