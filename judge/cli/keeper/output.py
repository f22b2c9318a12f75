"""What the keeper's verbs print: a table on a terminal, plain columns in a pipe, JSON lines when asked."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, TypeVar

import click

from judge.cli.errors import printable

F = TypeVar("F", bound=Callable[..., Any])
Row = Mapping[str, Any]


def json_option(verb: F) -> F:
    """Return the option --json: `as_json` is whether results are printed for programs."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON, one object on each line.")(verb)


def show(rows: Sequence[Row], empty: str, *, as_json: bool = False) -> None:
    """Print rows of the same keys, which head the columns; `empty` is what is said where there are none."""
    if as_json:
        for row in rows:
            click.echo(json.dumps(row, default=_plain, ensure_ascii=False))
    elif not rows:
        click.echo(empty)
    elif sys.stdout.isatty():
        _draw(rows)
    else:
        _columns(rows)


def echo_json(value: Row) -> None:
    """Print one object."""
    click.echo(json.dumps(value, default=_plain, ensure_ascii=False))


def _draw(rows: Sequence[Row]) -> None:
    from rich.box import SIMPLE_HEAD  # noqa: PLC0415  # only where somebody looks
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for name in rows[0]:
        table.add_column(name, overflow="fold")
    for row in rows:
        table.add_row(*(_cell(value).replace("[", "\\[") for value in row.values()))
    Console().print(table)


def _columns(rows: Sequence[Row]) -> None:
    cells = [list(rows[0]), *([_cell(value) for value in row.values()] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        padded = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        click.echo("  ".join(padded).rstrip())


def _cell(value: object) -> str:
    match value:
        case None | "" | () | []:
            return "-"
        case datetime():
            return f"{value:%Y-%m-%d %H:%M}"
        case tuple() | list():
            return printable(", ".join(map(str, value)))
        case _:
            return printable(str(value))


def _plain(value: object) -> object:
    match value:
        case datetime():
            return value.isoformat()
        case timedelta():
            return value.total_seconds()
        case _:
            return str(value)
