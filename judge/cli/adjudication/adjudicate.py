"""`judge adjudicate`: positions and orders as JSON lines in, verdicts as JSON lines or plain English out."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import IO, Any

import click

from judge.cli.adjudication.answers import answer, error_answer
from judge.cli.adjudication.positions import (
    RecordCommand,
    RecordError,
    ignored_keys,
    ignored_sentence,
    tolerate_undecodable,
)
from judge.cli.adjudication.records import adjudicate_record
from judge.cli.standard_input import standard_input
from judge.guarded_json import JsonError, read_json
from judge.rules.rulebook import PRESETS


@click.command(cls=RecordCommand)
@click.option(
    "--rulebook",
    type=click.Choice(sorted(PRESETS)),
    default="datc3",
    help="Rulebook for records that do not name one.",
)
@click.option(
    "--variant", default="standard", help="Board for records that do not name one; see `judge variants`."
)
@click.option(
    "--explain", is_flag=True, help="Also say in plain English what happened to each order, and why."
)
def adjudicate(rulebook: str, variant: str, explain: bool) -> None:
    """Adjudicate JSON records from standard input.

    Each line is one record. The answers are in the same order.
    """
    tolerate_undecodable(standard_input(), "surrogateescape")
    tolerate_undecodable(sys.stdout, "backslashreplace")
    run(standard_input(), sys.stdout, rulebook, variant, explain=explain)


def run(lines: IO[str], out: IO[str], rulebook: str, variant: str, *, explain: bool = False) -> None:
    """Answer every line that is not blank; a line that cannot be used gets an `error` and the run goes on."""
    told: set[str] = set()
    for number, line in enumerate(lines, start=1):
        if line.strip():
            _tell_slips(line, number, told)
            out.write(
                _explained(line, number, rulebook, variant)
                if explain
                else _judged(line, number, rulebook, variant)
            )


def _tell_slips(line: str, number: int, told: set[str]) -> None:
    """Say of a key that is ignored which one may be meant, on standard error and once a run."""
    with suppress(RecordError):
        record = _record(line)
        for key, near in ignored_keys(record):
            if near and key not in told:
                click.echo(f"line {number}: {ignored_sentence(key, near)}", err=True)
                told.add(key)


def _judged(line: str, number: int, rulebook: str, variant: str) -> str:
    title: object = number
    try:
        record = _record(line)
        title = record.get("id", number)
        return answer(title, adjudicate_record(record, rulebook, variant))
    except RecordError as error:
        return error_answer(title, str(error))


def _explained(line: str, number: int, rulebook: str, variant: str) -> str:
    from judge.cli.adjudication.explanations import explained  # noqa: PLC0415  # only this option needs the sentences

    title: object = number
    try:
        record = _record(line)
        title = record.get("id", number)
        text = explained(adjudicate_record(record, rulebook, variant))
    except RecordError as error:
        text = f"This record cannot be used: {error}.\n"
    return f"[{title}]\n{text}\n"


def _record(line: str) -> dict[str, Any]:
    try:
        record = read_json(line, halves=True)
    except JsonError as error:
        raise RecordError(f"not JSON: {error}") from None
    if not isinstance(record, dict):
        raise RecordError("a record must be a JSON object")
    return record
