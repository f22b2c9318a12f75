"""Positions and readers shared by the tests of this room: what stands on it is written where it is used."""

from __future__ import annotations

import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from judge.game.settings import Reading
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.segmentation import statements
from judge.language.statements import (
    Answer,
    Context,
    Heading,
    Ignored,
    Prose,
    Statement,
    Understood,
    UnderstoodAhead,
    UnderstoodOrder,
    UnderstoodProxy,
)
from judge.rules import notation
from judge.rules.phases import Phase
from judge.rules.units import Dislodged, Kind, Position, Unit
from judge.variants.load import load
from tests.messages import worded

DATA = Path(__file__).parents[2] / "data"
STANDARD = load("standard")
NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


def units(table: dict[str, list[str]]) -> tuple[Unit, ...]:
    """Units from `{"FRANCE": ["A PAR"]}`."""
    return tuple(Unit(power, Kind(text[0]), text[2:]) for power, texts in table.items() for text in texts)


def context(
    table: dict[str, list[str]] | None = None,
    *,
    power: str | None = "FRANCE",
    phase: str = "S1901M",
    reading: Reading = Reading.LENIENT,
    sc: dict[str, list[str]] | None = None,
    dislodged: list[dict[str, Any]] | None = None,
    **more: Any,
) -> Context:
    """A context on the standard board; without a table its first position."""
    position = STANDARD.position
    if table is not None:
        position = Position(
            units=units(table),
            centres={code: owner for owner, codes in (sc or {}).items() for code in codes},
            dislodged=tuple(
                Dislodged(Unit(d["power"], Kind(d["unit"][0]), d["unit"][2:]), d["by"], tuple(d["retreats"]))
                for d in dislodged or ()
            ),
        )
    return Context(
        now=more.pop("now", NOW),
        variant=STANDARD,
        power=power,
        phase=Phase.parse(phase),
        position=position,
        reading=reading,
        **more,
    )


def answers(text: str, where: Context) -> tuple[Answer, ...]:
    """Every answer to a mail's text."""
    found, _ignored = statements(text)
    return tuple(answer for statement in found for answer in read(statement, where))


def answer(text: str, where: Context) -> Answer:
    """The one answer to a line."""
    (only,) = read(Statement(1, text), where)
    return only


def shown(found: Answer) -> str:
    """An answer for comparing: an order in short form, a mistake's kind, or a command's name."""
    match found:
        case UnderstoodOrder():
            return notation.write(found.order)
        case UnderstoodProxy():
            return str(found.proxy)
        case UnderstoodAhead():
            return f"{found.phase}: {found.text}"
        case Understood():
            return type(found.command).__name__
        case Heading() | Ignored() | Prose():
            return f"({_why(found)})"
        case Problem():
            return f"!{found.kind}"


def _why(found: Heading | Ignored | Prose) -> str:
    if isinstance(found, Prose):
        return f"prose: {found.topic}" if found.topic else "prose"
    if isinstance(found, Ignored):
        return worded(found.why)
    return "a wrong heading" if found.wrong else "a heading"


def board(name: str) -> dict[str, Any]:
    """A position of tests/data/syntax/boards.toml."""
    boards: dict[str, Any] = tomllib.loads((DATA / "syntax" / "boards.toml").read_text(encoding="utf-8"))
    return boards[name]  # type: ignore[no-any-return]  # a table of the file
