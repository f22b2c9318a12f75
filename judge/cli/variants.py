"""`judge variants`: the boards that come with the judge."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

import click

from judge.variants.load import names, tables
from judge.variants.tables import VariantTables


@click.command("variants")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line, for scripts.")
def variants(as_json: bool) -> None:
    """List the boards: their size, what wins, how well the facts are attested, whether one can play."""
    found = [tables(name) for name in names()]
    for line in map(json.dumps, map(facts_of, found)) if as_json else _table(found):
        click.echo(line)


def facts_of(variant: VariantTables) -> Mapping[str, object]:
    """What a script is told of a variant; places are those a unit can stand in or that are shown closed."""
    return {
        "name": variant.name,
        "table": variant.table,
        "title": variant.title,
        "powers": len(variant.powers),
        "places": len(variant.provinces),
        "centres": sum(row.centre for row in variant.provinces),
        "victory": variant.victory,
        "tier": variant.tier,
        "map": "none",
        "playable": not variant.unplayable,
        "why_not": variant.unplayable,
    }


_COLUMNS = ("name", "powers", "places", "centres", "victory", "tier", "playable", "title")


def _table(found: Sequence[VariantTables]) -> list[str]:
    rows = [_COLUMNS, *(tuple(_cell(facts_of(variant)[name]) for name in _COLUMNS) for variant in found)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_COLUMNS))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


def _cell(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
