"""Rows that try the same path, in one test that tries them all and shows each that fails.

`each_row("line", LINES)` is written as `pytest.mark.parametrize`, which makes a test of each row: to collect,
start and report a test takes some milliseconds, and many a row takes less. All rows have the fixtures of the
test, so they may change none. An iterator is asked for its rows when they are tried, not when tests are
collected, as each process does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, wraps
from inspect import signature
from typing import Any

import pytest

_Check = Callable[..., None]


def each_row(names: str | Sequence[str], values: Iterable[Any]) -> Callable[[_Check], _Check]:
    """Have a test try every row: a value where there is one name, and a value for each of several names."""
    wanted = (names,) if isinstance(names, str) else tuple(names)

    @cache
    def table() -> Sequence[Mapping[str, Any]]:
        rows = [(value,) if isinstance(names, str) else tuple(value) for value in values]
        return [dict(zip(wanted, row, strict=True)) for row in rows]

    def decorate(check: _Check) -> _Check:
        own = signature(check)

        @wraps(check)
        def try_all(**others: Any) -> None:
            assert table(), "there are no rows"
            wrong = list[BaseException]()
            for row in table():
                try:
                    check(**row, **others)
                except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001  # the other rows are tried too
                    error.add_note(f"The row: {row}")
                    wrong.append(error)
            if wrong:
                raise BaseExceptionGroup(f"{len(wrong)} of {len(table())} rows fail", wrong)

        kept = [one for name, one in own.parameters.items() if name not in wanted]
        vars(try_all)["__signature__"] = own.replace(parameters=kept)
        return try_all

    return decorate
