"""Where the tests keep their files, and which of them are the quick ones."""

from __future__ import annotations

import gc
import logging
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings

from judge import known_secrets
from tests.sampling import examples, is_sampled

_MEMORY = Path("/dev/shm")
_ROOM = 2_000_000_000
"""Bytes that have to be free; a container may have as little as 64 MB of it."""


_TESTS = Path(__file__).parent
QUICK = (
    "architecture/test_docstrings.py",
    "architecture/test_imports.py",
    "contract/store/test_games.py",
    "contract/store/test_inbox.py",
    "contract/store/test_outbox.py",
    "integration/test_whole_year.py",
    "rules/test_cases.py",
    "scenarios/test_every_command.py",
    "scenarios/test_letters.py",
    "unit/language/test_examples.py",
    "unit/language/test_judge_syntax.py",
)
"""The essentials: the DATC, order lines, commands, letters, the store, a year by mail, the layers."""


# A slow machine may take any time for an example: speed is measured in benchmarks, as ratios.
settings.register_profile("any machine", deadline=None, max_examples=examples(100))
settings.load_profile("any machine")


def pytest_configure() -> None:
    # Otherwise each of the processes compiles all modules and tests anew.
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    # A sync to a disk takes long; the processes that tests start have their files there too.
    if os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free >= _ROOM:
        os.environ.setdefault("TMPDIR", str(_MEMORY))
        tempfile.tempdir = None  # it may have been looked up


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than cores: some tests wait for a server or another process."""
    return len(os.sched_getaffinity(0)) + 1


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Read none of the other files for `-m quick`: that alone would take half a minute."""
    if config.getoption("markexpr") != "quick" or collection_path.suffix != ".py":
        return None
    return collection_path.name.startswith("test_") and not _is_quick(collection_path)


def pytest_collection() -> None:
    """Look for no garbage among ever more tests: none of them goes, and it took a third of the time."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Keep the tests and what they imported out of each garbage collection: they are there to the end."""
    gc.enable()
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Try one row in three of long tables, unless all are wanted or a file is named on the command line."""
    if any(".py" in argument for argument in config.args):
        return
    left = [
        item for item in items if item.get_closest_marker("sweep") and not is_sampled(item.name, one_in=3)
    ]
    config.hook.pytest_deselected(items=left)
    skipped = set(map(id, left))
    items[:] = [item for item in items if id(item) not in skipped]


def pytest_itemcollected(item: pytest.Item) -> None:
    if _is_quick(item.path):
        item.add_marker(pytest.mark.quick)


@pytest.fixture(autouse=True)
def _secrets_end_with_their_test() -> Iterator[None]:
    """Forget the secrets of this test: one that a cycle still holds may be a word of the next test."""
    before = set(known_secrets._known)
    yield
    for secrets in set(known_secrets._known) - before:
        known_secrets._known.discard(secrets)


@pytest.fixture(autouse=True)
def _log_ends_with_its_test() -> Iterator[None]:
    """Undo what a command did to the log: it would format, for nobody, all that later tests say."""
    log = logging.getLogger()
    level, handlers = log.level, [*log.handlers]
    yield
    log.setLevel(level)
    for handler in [one for one in log.handlers if one not in handlers]:
        log.removeHandler(handler)


@cache
def _is_quick(path: Path) -> bool:
    return path.is_relative_to(_TESTS) and path.relative_to(_TESTS).as_posix() in QUICK
