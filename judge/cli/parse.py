"""`judge parse`: JSON lines in, each order of their text read against the board, JSON lines out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import click

from judge.cli.adjudication.positions import (
    ParseCommand,
    RecordError,
    object_of,
    position_of,
    power_named,
    tolerate_undecodable,
    variant_named,
)
from judge.cli.readings import readings_of
from judge.cli.standard_input import standard_input
from judge.game.message import Said
from judge.game.settings import Reading
from judge.guarded_json import read_json
from judge.language.orders.faults import fault
from judge.language.problems import Problem, ProblemKind
from judge.language.reading import read
from judge.language.segmentation import A_HEADING, statements
from judge.language.statements import (
    Answer,
    Context,
    Heading,
    Ignored,
    Proposal,
    Prose,
    Understood,
    UnderstoodAhead,
    UnderstoodOrder,
    UnderstoodProxy,
)
from judge.rules import notation
from judge.rules.legality import reason
from judge.rules.orders import Convoy, Move, Support
from judge.rules.phases import Phase, PhaseKind
from judge.rules.rulebook import ILLEGAL_GUNBOAT
from judge.rules.units import province_of

_NOW = datetime(2000, 1, 1, tzinfo=UTC)
"""Records carry no time; only commands with dates would ask for it."""

_PUBLISHED = {
    ProblemKind.WRONG_PHASE: ProblemKind.UNKNOWN_ACTION,
    ProblemKind.UNKNOWN_COMMAND: ProblemKind.UNKNOWN_ACTION,
}
"""Kinds the record format has no word for, and the one it uses."""


@click.command("parse", cls=ParseCommand)
@click.option(
    "--variant", help="Board for records that do not name one.", default="standard", show_default=True
)
@click.option(
    "--policy",
    type=click.Choice([str(r) for r in Reading]),
    default=str(Reading.LENIENT),
    show_default=True,
    help="How strictly to read records that do not say.",
)
@click.option("--explain", is_flag=True, help="Also say how each sentence was read, and why.")
def command(variant: str, policy: str, *, explain: bool) -> None:
    """Read orders from JSON records on standard input.

    Each line is one record. The answers are on standard output, one on each line. An order that is accepted
    but cannot work has a "remark" that says why. A line that is not accepted may have "proposed": the order
    that it may mean, or a list of them, which count if the writer says yes: {"accept": false, "proposed":
    "A MUN - RUH"}. With --explain an answer also has "readings": each sentence with its "outcome" (given,
    proposed, rejected or talk), what decided it, and the candidate readings with their evidence.
    """
    lines = standard_input()
    tolerate_undecodable(lines, "surrogateescape")
    for number, line in enumerate(lines, 1):
        if line.strip():
            print(json.dumps(answer(line, number, variant, policy, explain=explain)))


def answer(
    line: str, number: int, variant: str = "standard", policy: str = "lenient", *, explain: bool = False
) -> dict[str, Any]:
    """Return the answer to one record; `{"id": …, "error": …}` for one that cannot be used."""
    record: Any = None
    try:
        record = read_json(line, halves=True)
        if not isinstance(record, dict):
            raise RecordError("a record is a JSON object")  # reported like all other errors
        return {"id": record.get("id", number), **_read(record, variant, policy, explain=explain)}
    except (ValueError, RecursionError) as error:
        known = record.get("id", number) if isinstance(record, dict) else number
        return {"id": known, "error": str(error)}


def _read(record: Mapping[str, Any], variant: str, policy: str, *, explain: bool) -> dict[str, Any]:
    """Return the entries of a record's lines, and with them what its sentences were read as."""
    if "text" not in record:
        raise RecordError("the record has no text; judge parse --help shows one")
    context = _context(record, variant, policy)
    text = record["text"]
    if not isinstance(text, str):
        raise RecordError("text is not a string")
    found, ignored = statements(text)
    entries = [
        _entry(reply) | _remark(context, reply) for statement in found for reply in read(statement, context)
    ]
    entries.extend(_ignored(line) for line in ignored)
    lines = {"lines": sorted(entries, key=lambda entry: entry["line"])}
    return lines | {"readings": readings_of(found, context)} if explain else lines


def _proposed(reply: Proposal) -> dict[str, Any]:
    """Return the order that a line may mean, or the orders."""
    orders = [notation.write(one.order) for one in reply.orders]
    return {"proposed": orders[0] if len(orders) == 1 else orders}


def _entry(reply: Answer) -> dict[str, Any]:
    match reply:
        case Problem():
            kind = _PUBLISHED.get(reply.kind, reply.kind)
            entry: dict[str, Any] = {"line": reply.line, "accept": False, "error": str(kind)}
            entry |= {"message": _said(reply.message), "column": reply.column}
            entry |= {"hint": _said(reply.hint)} if reply.hint else {}
            return entry | (_proposed(reply) if isinstance(reply, Proposal) else {})
        case Heading():
            return _ignored(Ignored(reply.line, reply.text, reply.wrong or A_HEADING))
        case Ignored():
            return _ignored(reply)
        case Prose():
            return _ignored(Ignored(reply.line, reply.text, "words to a human"))
        case Understood():
            name = type(reply.command).__name__
            return {"line": reply.line, "accept": True, "kind": "command", "command": name} | _assumed(
                reply.assumed
            )
        case UnderstoodProxy():
            order = str(reply.proxy)
        case UnderstoodAhead():
            order = reply.text
        case _:
            count = str(reply.fleets) if isinstance(reply, UnderstoodOrder) and reply.fleets > 1 else ""
            order = count + notation.write(reply.order)
    printed = reply.printed if isinstance(reply, UnderstoodOrder) else ""
    shown = {"print": printed} if printed else {}
    return {"line": reply.line, "accept": True, "order": order} | shown | _assumed(reply.assumed)


def _remark(context: Context, reply: Answer) -> dict[str, Any]:
    """Return why an order that was taken cannot work, as a remark.

    Nothing where it can, or no one can tell.
    """
    variant, position, phase = context.variant, context.position, context.phase
    if not isinstance(reply, UnderstoodOrder) or not isinstance(reply.order, Support | Convoy | Move):
        return {}
    if variant is None or position is None or phase is None or phase.kind is not PhaseKind.MOVEMENT:
        return {}
    board = variant.board_in(phase)
    if board.variant_rules.naval is not None:
        return {}
    owner = position.owners.get(province_of(reply.order.at), context.power or "")
    why = reason(board, position, owner, reply.order)
    return {} if why is None else {"remark": f"This cannot work: {_said(fault(board, why))}."}


def _is_illegal(settings: object) -> bool:
    """Return whether the settings of a record make it a game of Illegal Gunboat."""
    return isinstance(settings, dict) and any(map(settings.get, ("illegal_gunboat", "illegal", "gunboat")))


def _assumed(sentences: tuple[Said, ...]) -> dict[str, Any]:
    return {"assumed": list(map(_said, sentences))} if sentences else {}


def _said(one: Said) -> str:
    """Return the words of a message; the catalogue is loaded when there is first something to say."""
    if isinstance(one, str):
        return one
    from judge.render.text.messages import said  # noqa: PLC0415  # it takes as long as all other imports

    return said(one)


def _ignored(line: Ignored) -> dict[str, Any]:
    return {"line": line.line, "accept": True, "kind": "ignored", "why": _said(line.why)}


def _context(record: Mapping[str, Any], variant_name: str, policy: str) -> Context:
    variant = variant_named(record.get("variant", variant_name), record.get("set"))
    power = power_named(variant, str(record.get("power", "")))
    try:
        phase = Phase.parse(str(record.get("phase", variant.start)))
        reading = Reading(str(record.get("policy", policy)).lower())
    except ValueError as error:
        raise RecordError(str(error)) from None
    settings = record.get("settings") or {}
    if variant.rulebook == ILLEGAL_GUNBOAT or (reading is Reading.ANY and _is_illegal(settings)):
        reading = Reading.ILLEGAL
    return Context(
        now=_NOW,
        variant=variant,
        power=power,
        phase=phase,
        position=position_of(variant, {**record, "units": object_of(record, "units")}, phase, {}),
        reading=reading,
        proxies=bool(isinstance(settings, dict) and settings.get("proxy")),
    )
