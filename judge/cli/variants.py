"""The boards: `variants` lists them, `check-variant` lints one, `import-variant` makes one."""

from __future__ import annotations

import csv
import html
import json
import shutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import click

from judge.rules.variant_rules import NEUTRAL
from judge.variants.check import Findings, check
from judge.variants.folder import write_tables
from judge.variants.geometry import map_source
from judge.variants.importers.dpjudge import read_dpjudge
from judge.variants.importers.jdip import read_jdip
from judge.variants.importers.neutral import read_neutral
from judge.variants.importers.njudge import read_njudge
from judge.variants.load import load, names, tables
from judge.variants.source_rules import has_neutral_units, missing_rules
from judge.variants.tables import VariantError, VariantTables

_FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)


@click.command("variants")
@click.argument("words", metavar="", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Print JSON, one object on each line.")
def variants(words: tuple[str, ...], as_json: bool) -> None:
    """List the boards that games can be played on.

    For each board: its size, its victory condition, how well it is documented, and whether it can be played.
    """
    if words:
        raise click.UsageError(
            f'"judge variants" lists all boards and takes no {words[0]!r}; "judge check-variant FOLDER" lints'
            ' one, "judge import-variant" makes one.'
        )
    found = [tables(name) for name in names()]
    for line in map(json.dumps, map(facts_of, found)) if as_json else _table(found):
        click.echo(line)


def facts_of(variant: VariantTables) -> Mapping[str, object]:
    """Return what a script is told of a variant.

    Places are those a unit can stand in or that are shown closed.
    """
    return {
        "name": variant.name,
        "table": variant.table,
        "title": variant.title,
        "powers": len(variant.powers),
        "places": len(variant.provinces),
        "centres": sum(row.centre for row in variant.provinces),
        "victory": variant.victory,
        "tier": variant.tier,
        "map": map_source(variant.name).value,
        "playable": not variant.unplayable,
        "why_not": variant.unplayable,
        "neutral_units": _neutral_units(variant),
        "missing_rules": list(missing_rules(variant)),
        "complete": not variant.unplayable and not missing_rules(variant),
    }


def _neutral_units(variant: VariantTables) -> int:
    """Return how many units of no one's stand on the board at the start."""
    return len(load(variant.name).position.of(NEUTRAL)) if has_neutral_units(variant) else 0


_COLUMNS = ("name", "powers", "places", "centres", "victory", "tier", "playable", "title")


def _table(found: Sequence[VariantTables]) -> list[str]:
    """Return the boards in columns; after the title of one that cannot be played, why not."""
    rows = [_COLUMNS, *(tuple(_cell(facts_of(variant)[name]) for name in _COLUMNS) for variant in found)]
    why = ("", *(f" ({variant.unplayable})" if variant.unplayable else "" for variant in found))
    rows = [(*row[:-1], f"{row[-1]}{reason}") for row, reason in zip(rows, why, strict=True)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_COLUMNS))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


def _cell(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


@click.command("check-variant")
@click.argument("path", type=_FOLDER)
def check_variant(path: Path) -> None:
    """Check the board in the folder PATH.

    Exit code 1 means that it has faults.
    """
    findings = check(path)
    _say(findings)
    if findings.faults:
        raise click.ClickException(f"{path.name}: {len(findings.faults)} to fix")
    click.echo(f"{path.name}: nothing wrong")


def _say(findings: Findings) -> None:
    for fault in findings.faults:
        click.echo(fault)
    for remark in findings.remarks:
        click.echo(f"remark: {remark}")


_IMPORTERS: Mapping[str, Callable[[Path], Iterable[VariantTables]]] = {
    "njudge": read_njudge,
    "dpjudge": read_dpjudge,
    "jdip": read_jdip,
    "neutral": lambda path: [read_neutral(path)],
}


@click.command("import-variant")
@click.argument(
    "sources", metavar="FILE...", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path)
)
@click.option("--from", "source", type=click.Choice(list(_IMPORTERS)), required=True, help="Format of FILE.")
@click.option(
    "--out",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder for the new variant folders.",
)
@click.option("--replace", "over", is_flag=True, help="Replace existing folders.")
def import_variant(sources: tuple[Path, ...], source: str, out: Path, *, over: bool) -> None:
    """Make a folder for each board in FILE, and check it.

    Exit code 1 if one of them has faults. FILE is the classic judge's map.NAME (with seed.NAME next to it),
    the DPjudge's NAME.map, jDip's variants.xml with its adjacency files, or a folder of neutral tables.
    """
    boards = [_decoded(made) for path in sources for made in _read(source, path)]
    there = [str(out / made.name) for made in boards if (out / made.name).exists()]
    if there and not over:
        raise click.ClickException(f"{', '.join(there)}: exists already; to replace it, use --replace")
    wrong = 0
    for made in boards:
        _write(made, out / made.name)
        click.echo(f"{out / made.name}: {made.title}")
        findings = check(out / made.name)
        _say(findings)
        wrong += bool(findings.faults)
    if wrong:
        raise click.ClickException(f"{wrong} of {len(boards)} boards to fix")


def _read(source: str, path: Path) -> list[VariantTables]:
    """Return the boards of a file or folder; whatever is wrong with it is said in a sentence."""
    try:
        boards = list(_IMPORTERS[source](path))
    except VariantError as error:
        raise click.ClickException(str(error)) from None
    except (AttributeError, LookupError, TypeError, ValueError, RecursionError, csv.Error) as error:
        # Each format has ways to be wrong that its reader does not look for.
        said = f"{type(error).__name__}: {str(error)[:80]!a}"
        raise click.ClickException(f"{path.name}: no board of that format ({said})") from None
    for made in boards:
        if not made.name or len(made.name) > _LONGEST_FOLDER:
            raise click.ClickException(f"{path.name}: it has no name that a folder can have")
        if not made.powers or not made.provinces:
            raise click.ClickException(f"{path.name}: it has no board, no powers and no provinces")
    if not boards:
        raise click.ClickException(f"{path.name}: it has no board")
    return boards


_LONGEST_FOLDER = 60


def _decoded(made: VariantTables) -> VariantTables:
    """Return the tables with letters for entities of HTML in names, `&eacute;`."""
    provinces = tuple(replace(row, name=html.unescape(row.name)) for row in made.provinces)
    return replace(made, title=html.unescape(made.title), provinces=provinces)


def _write(made: VariantTables, folder: Path) -> None:
    """Write a folder, a new one in one piece."""
    part = folder if folder.exists() else folder.with_name(f".{folder.name}.part")
    try:
        write_tables(made, part)
        if part != folder:
            part.rename(folder)
    except OSError as error:
        if part != folder:
            shutil.rmtree(part, ignore_errors=True)
        raise click.ClickException(f"{folder}: {error.strerror}") from None
