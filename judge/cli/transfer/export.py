"""`judge export`: a judge or a game as JSON lines; one game in others' formats."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from judge.cli.database_setup import verified_database
from judge.cli.options import config_option
from judge.config import load_config
from judge.daemon.clock import system_clock
from judge.game.phases.rollback import counted
from judge.game.state import Game, Snapshot, Status
from judge.rules import notation
from judge.rules.adjustments import due
from judge.rules.orders import Move, Order
from judge.rules.outcome import Verdict
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Position, Power
from judge.store.database import Database
from judge.store.export import export_all, export_game

# An adjudicated phase as a record of `judge adjudicate`, which replays it to the same answer.


def record_of(game: Game, snapshot: Snapshot) -> dict[str, Any]:
    """Return the record: position and orders of the phase.

    Its answer is what `judge adjudicate` makes of it.
    """
    record: dict[str, Any] = {
        "id": f"{game.name}.{snapshot.number:03}",
        "variant": game.variant.name,
        "rulebook": snapshot.settings.rulebook,
        "phase": str(snapshot.phase),
        "units": units_of(snapshot.position),
        "sc": centres_of(game, snapshot.position),
        "orders": {
            power: [notation.write(order) for order in orders]
            for power, orders in snapshot.orders.items()
            if orders
        },
    }
    if snapshot.position.dislodged:
        record["dislodged"] = [
            {
                "power": lost.unit.power,
                "unit": lost.unit.text,
                "by": lost.by,
                "retreats": sorted(lost.retreats),
            }
            for lost in snapshot.position.dislodged
        ]
    if snapshot.position.contested:
        record["contested"] = sorted(snapshot.position.contested)
    return record


def records(game: Game, snapshots: Iterable[Snapshot]) -> list[dict[str, Any]]:
    """Return the records of a game, first phase to last."""
    return [record_of(game, snapshot) for snapshot in snapshots]


def units_of(position: Position) -> dict[Power, list[str]]:
    """Return the units by power, as texts; the dislodged are not among them."""
    found: dict[Power, list[str]] = {}
    for unit in position.units:
        found.setdefault(unit.power, []).append(unit.text)
    return found


def centres_of(game: Game, position: Position) -> dict[Power, list[str]]:
    """Return the centres by owner."""
    owned: dict[Power, list[str]] = {facts.code: [] for facts in game.variant.powers}
    for centre, power in _owners(position).items():
        owned.setdefault(power, []).append(centre)
    return {power: sorted(centres) for power, centres in owned.items()}


def _owners(position: Position) -> Mapping[str, Power]:
    return position.centres


# A game as the PyPI package `diplomacy` saves it, which its tools, Discord bots and many notebooks
# read.
#
# The package refuses a file that lacks one of the fields below; what it calculates itself (the hash of
# a position, influence) it overwrites when it plays on. Source: its `to_saved_game_format`.

RULES = ("NO_PRESS", "POWER_CHOICE")
_RESULTS: Mapping[Verdict, str] = {
    Verdict.BOUNCE: "bounce",
    Verdict.CUT: "cut",
    Verdict.VOID: "void",
    Verdict.ILLEGAL: "void",
    Verdict.DISRUPTED: "no convoy",
    Verdict.PARADOX: "no convoy",
}


def saved_game(game: Game, snapshots: Sequence[Snapshot]) -> dict[str, Any]:
    """Return the whole game: a phase each, and the position now, which has no orders yet."""
    phases = [_phase(game, one.phase, one.position, one.orders, one) for one in snapshots]
    if game.status is Status.FINISHED:
        last = snapshots[-1].outcome.after if snapshots else game.position
        phases.append({**_phase(game, None, last, {}, None), "name": "COMPLETED"})
    elif game.phase is not None:
        phases.append(_phase(game, game.phase, game.position, {}, None))
    return {"id": game.name, "map": "standard", "rules": list(RULES), "phases": phases}


def _phase(
    game: Game,
    phase: Phase | None,
    position: Position,
    orders: Mapping[Power, Sequence[Order]],
    snapshot: Snapshot | None,
) -> dict[str, Any]:
    name = phase_name(phase) if phase else "COMPLETED"
    return {
        "name": name,
        "state": _state(game, name, phase, position, snapshot),
        "orders": {
            facts.code: [spelled(order) for order in orders.get(facts.code, ())]
            for facts in game.variant.powers
        },
        "results": _results(snapshot) if snapshot else {},
        "messages": [],
    }


def phase_name(phase: Phase) -> str:
    """Return the package's name of a phase: adjustments are in winter, W1901A."""
    return f"W{phase.year}A" if phase.kind is PhaseKind.ADJUSTMENT else str(phase)


def _state(
    game: Game, name: str, phase: Phase | None, position: Position, snapshot: Snapshot | None
) -> dict[str, Any]:
    powers = [facts.code for facts in game.variant.powers]
    units, centres = units_of(position), centres_of(game, position)
    building = phase is not None and phase.kind is PhaseKind.ADJUSTMENT
    board = game.variant.board
    return {
        "timestamp": int((snapshot.at if snapshot else game.created).timestamp() * 1_000_000),
        "zobrist_hash": "0",
        "note": "",
        "name": name,
        **_units_and_retreats(powers, units, position),
        "centers": {power: centres.get(power, []) for power in powers},
        "homes": {
            facts.code: sorted(game.variant.position.centres_of(facts.code)) for facts in game.variant.powers
        },
        "influence": {
            power: sorted({unit.province for unit in position.units if unit.power == power})
            for power in powers
        },
        "civil_disorder": dict.fromkeys(powers, 0),
        "builds": {
            power: {"count": due(board, position, power) if building else 0, "homes": []} for power in powers
        },
        "game_id": game.name,
        "map": "standard",
        "rules": list(RULES),
    }


def _units_and_retreats(
    powers: Sequence[Power], units: Mapping[Power, Sequence[str]], position: Position
) -> dict[str, Any]:
    lost = {power: [one for one in position.dislodged if one.unit.power == power] for power in powers}
    return {
        "units": {
            power: [*units.get(power, ()), *(f"*{one.unit.text}" for one in lost[power])] for power in powers
        },
        "retreats": {power: {one.unit.text: sorted(one.retreats) for one in lost[power]} for power in powers},
    }


def spelled(order: Order) -> str:
    """Return an order as the package spells it: a route is only VIA."""
    text = notation.write(order)
    if isinstance(order, Move) and text.count(" - ") > 1:
        steps = text.split(" - ")
        return f"{steps[0]} - {steps[-1]} VIA"
    return text


def _results(snapshot: Snapshot) -> dict[str, list[str]]:
    """Return what happened to each unit, in the package's words; success has none."""
    found: dict[str, list[str]] = {}
    for result in snapshot.outcome.results:
        unit = " ".join(notation.write(result.order).split()[:2])
        word = _RESULTS.get(result.verdict)
        found.setdefault(unit, []).extend([word] if word else [])
    for lost in snapshot.outcome.after.dislodged:
        found.setdefault(lost.unit.text, []).append("dislodged")
    return found


# Adjudicated phases in the layout of the DATC's test files, for reports to the authors of other
# adjudicators.

_KINDS = {PhaseKind.MOVEMENT: "Movement", PhaseKind.RETREAT: "Retreat", PhaseKind.ADJUSTMENT: "Adjustment"}


def datc_text(game: Game, snapshots: Sequence[Snapshot]) -> Iterator[str]:
    """Yield the lines: a case for each phase, with what happened to each order after it."""
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


def _record_lines(game: Game, snapshots: Sequence[Snapshot]) -> Iterable[str]:
    return (json.dumps(one, ensure_ascii=False) for one in records(game, snapshots))


def _saved_lines(game: Game, snapshots: Sequence[Snapshot]) -> Iterable[str]:
    if game.variant.name != "standard":
        raise click.ClickException(
            f"the package `diplomacy` knows no {game.variant.title}, only the standard board."
        )
    return [json.dumps(saved_game(game, snapshots), ensure_ascii=False)]


_FORMATS: Mapping[str, Callable[[Game, Sequence[Snapshot]], Iterable[str]]] = {
    "records": _record_lines,
    "diplomacy": _saved_lines,
    "datc": datc_text,
}


@click.command()
@click.option("--game", "name", help="Only this game.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["json", "history", *_FORMATS]),
    default="json",
    show_default=True,
    help="json: for judge import; history: the text of HISTORY; records: for judge adjudicate; "
    "diplomacy: a saved game for the Python package of that name; datc: text for bug reports. All except "
    "json need --game.",
)
@config_option
def export(name: str | None, form: str, config: Path) -> None:
    """Write the whole judge, or one game, to standard output.

    `judge import` or another program can read it. The whole judge includes everything, even email and
    password hashes: keep it like a backup. One game includes its people's names and addresses, its press and
    its record, but no passwords and no email.
    """
    game = None if name is None else name.lower().lstrip("?")
    with verified_database(config, reading=True) as database:
        for line in _lines(database, game, form, config):
            sys.stdout.write(line)


def _lines(database: Database, name: str | None, form: str, config: Path) -> Iterable[str]:
    if form == "json":
        yield from (
            export_all(database.connections) if name is None else export_game(database.connections, name)
        )
        return
    if name is None:
        raise click.UsageError(f"--format {form} is for one game: add --game NAME.")
    with database.begin() as work:
        game = work.games.get(name)
        if game is None:
            raise click.ClickException(
                f"There is no game called {name}. To see all games: judge keeper games"
            )
        if form == "history":
            from judge.app import judge_info  # noqa: PLC0415  # the whole judge, for this format alone
            from judge.cli.transfer.history_text import history_text  # noqa: PLC0415

            yield history_text(judge_info(load_config(config, passwords=False)), work, game, system_clock())
            return
        snapshots = counted(game, work.games.snapshots(name))
    yield from (f"{line}\n" for line in _FORMATS[form](game, snapshots))
