"""Every kind of notice there is."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from judge import notices
from judge.notices.notice import Notice


def _kinds() -> tuple[type[Notice], ...]:
    rooms = (import_module(f"{notices.__name__}.{module.name}") for module in iter_modules(notices.__path__))
    return tuple(
        kind
        for room in rooms
        for kind in vars(room).values()
        if isinstance(kind, type) and issubclass(kind, Notice) and kind.__module__ == room.__name__
    )


KINDS = tuple(kind for kind in _kinds() if kind.__module__ != Notice.__module__)
