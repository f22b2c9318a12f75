"""`judge check-variant`: lint a variant folder."""

from __future__ import annotations

from pathlib import Path

import click

from judge.variants.check import check


@click.command("check-variant")
@click.argument("path", type=click.Path(exists=True, file_okay=False, path_type=Path))
def check_variant(path: Path) -> None:
    """Say what is wrong with the variant in the folder PATH; exit code 1 if anything is."""
    findings = check(path)
    for fault in findings.faults:
        click.echo(fault)
    for remark in findings.remarks:
        click.echo(f"remark: {remark}")
    if findings.faults:
        raise click.ClickException(f"{path.name}: {len(findings.faults)} to mend")
    click.echo(f"{path.name}: nothing wrong")
