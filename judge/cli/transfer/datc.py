"""Judged phases in the layout of the DATC's test files, for reports to the authors of other adjudicators."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.game.state import Game, Snapshot
from judge.rules import notation
from judge.rules.phases import PhaseKind
from judge.rules.units import Position

_KINDS = {PhaseKind.MOVEMENT: "Movement", PhaseKind.RETREAT: "Retreat", PhaseKind.ADJUSTMENT: "Adjustment"}


def datc_text(game: Game, snapshots: Sequence[Snapshot]) -> Iterator[str]:
    """The lines: a case for each phase, with what became of each order behind it."""
    yield f"VARIANT_ALL {game.variant.title}"
    for snapshot in snapshots:
        yield ""
        yield from _case(game, snapshot)


def _case(game: Game, snapshot: Snapshot) -> Iterator[str]:
    phase = snapshot.phase
    yield f"CASE {game.name} {phase.mail_code}"
    yield f"PRESTATE_SETPHASE {phase.season.name.title()} {phase.year}, {_KINDS[phase.kind]}"
    yield from _position("PRESTATE", game, snapshot.position)
    yield from _centres(game, snapshot.position)
    yield "ORDERS"
    for result in snapshot.outcome.results:
        note = f" # {result.verdict}{f', {result.by}' if result.by else ''}"
        yield f"{_name(game, result.power)}: {notation.write(result.order)}{note}"
    yield from _position("POSTSTATE", game, snapshot.outcome.after)
    yield "END"


def _position(head: str, game: Game, position: Position) -> Iterator[str]:
    yield head
    for unit in position.units:
        yield f"{_name(game, unit.power)}: {unit.text}"
    if position.dislodged:
        yield f"{head}_DISLODGED"
        for lost in position.dislodged:
            yield f"{_name(game, lost.unit.power)}: {lost.unit.text}"


def _centres(game: Game, position: Position) -> Iterator[str]:
    yield "PRESTATE_SUPPLYCENTER_OWNERS"
    for centre, power in sorted(position.centres.items()):
        yield f"{_name(game, power)}: {centre}"


def _name(game: Game, power: str) -> str:
    return next((facts.name for facts in game.variant.powers if facts.code == power), power.title())
