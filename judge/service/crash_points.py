"""Named places in a use case where the crash harness may end the process; elsewhere they do nothing."""

from __future__ import annotations

from collections.abc import Callable

_watchers: list[Callable[[str], None]] = []


def watch(watcher: Callable[[str], None]) -> None:
    """Tell `watcher` each place from now on; for tests/crash alone."""
    _watchers.append(watcher)


def crash_point(name: str) -> None:
    """Mark a place between two hops."""
    for watcher in _watchers:
        watcher(name)
