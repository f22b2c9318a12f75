"""The language of the reader for whom something is worded, and caches that keep its results apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

ENGLISH = "en"
_language: ContextVar[str] = ContextVar("language", default=ENGLISH)
language = _language.get
"""Returns the language in which messages are said now: the name of a folder of `locales/`."""


@contextmanager
def in_language(name: str) -> Iterator[None]:
    """Say every message inside in that language."""
    token = _language.set(name)
    try:
        yield
    finally:
        _language.reset(token)


def cached_by_language(maxsize: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep the latest results of a function that words something, each for its language alone."""

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        @cache
        def kept(_language: str) -> Callable[..., T]:
            return lru_cache(maxsize)(function)

        @wraps(function)
        def worded(*args: P.args, **kwargs: P.kwargs) -> T:
            return kept(language())(*args, **kwargs)

        return worded

    return decorate
