"""Named places in a use case where the crash harness may end the process; otherwise they do nothing."""

from __future__ import annotations

from collections.abc import Callable

_watchers: list[Callable[[str], None]] = []


def watch(watcher: Callable[[str], None]) -> None:
    """Report each place to `watcher` from now on; for tests/crash alone."""
    _watchers.append(watcher)


def crash_point(name: str) -> None:
    """Mark a place between two steps."""
    for watcher in _watchers:
        watcher(name)
