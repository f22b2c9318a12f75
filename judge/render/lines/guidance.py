"""What a player has to send next: a mail to copy with his SIGN ON line and units, and what each can do."""

from __future__ import annotations

from dataclasses import dataclass

from judge.game.orders.implied import implied
from judge.game.orders.outstanding import change_due
from judge.game.orders.proxy_effects import held
from judge.game.orders.set_rules import Joining, order_sets
from judge.game.orders.standing_proxies import entrusted
from judge.game.proxies import Given, ordered_province
from judge.game.state import Game
from judge.render.text.english import counted, listing
from judge.render.text.escaping import wrapped
from judge.render.text.secrets import PLACEHOLDER
from judge.rules.adjustments import due, sites
from judge.rules.board import Board
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Dislodged, Kind, Place, Position, Power, Province, Unit
from judge.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class Guidance:
    """What is asked of one power: `task` a sentence, `form` the lines to send, `choices` what units can do.

    `form` is empty when nothing is asked.
    """

    power: str
    kind: str
    task: str
    form: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Asked:
    """A phase that has opened, the position it starts from, and the orders one power has given for it."""

    variant: Variant
    game: str
    phase: Phase
    position: Position
    orders: tuple[Given, ...] = ()
    adds: bool = False
    """Whether ADD must stand above further orders, so that they do not replace these."""

    @property
    def ordered(self) -> frozenset[Province | None]:
        """The provinces that need no further order."""
        return frozenset(ordered_province(order) for order in self.orders)


def asked_now(game: Game, power: Power | None = None) -> Asked | None:
    """The phase at hand of a game that has begun and is not over, with the orders the power has in."""
    if game.phase is None or game.ending:
        return None
    orders = _settled(game, power) if power else ()
    adds = bool(orders) and order_sets(game).joining is Joining.LATEST
    return Asked(game.variant, game.name, game.phase, game.position, orders, adds)


def _settled(game: Game, power: Power) -> tuple[Given, ...]:
    """What the power said, and what counts where it said nothing."""
    follow = (one.order for one in implied(game, power).values())
    return (*held(game, power), *entrusted(game, power), *follow)


def guidance(asked: Asked, power: Power) -> Guidance:
    """What the power has to send in this phase."""
    task, lines, choices = _BY_KIND[asked.phase.kind](asked, power)
    name = asked.variant.power(power).name
    form = (
        (f"SIGN ON {name} {asked.game} {PLACEHOLDER}", *(("ADD",) if asked.adds else ()), *lines, "SIGN OFF")
        if lines
        else ()
    )
    return Guidance(name, asked.phase.kind.name.lower(), task, form, choices)


def typed(board: Board, place: Place) -> str:
    """A place as one types it, `St Petersburg/sc`."""
    province, _, coast = place.partition("/")
    return f"{board.name(province)}/{coast.lower()}" if coast else board.name(province)


def _unit(board: Board, unit: Unit) -> str:
    return f"{unit.kind} {typed(board, unit.at)}"


def _movement(asked: Asked, power: Power) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    board, units = asked.variant.board, asked.position.of(power)
    if not units:
        return "You have no units on the board, so there is nothing to send in this phase.", (), ()
    units = tuple(unit for unit in units if unit.province not in asked.ordered)
    choices = (
        line
        for unit in units
        for line in wrapped(f"{_unit(board, unit)} - {listing(_reach(board, unit), 'or')}", hanging="    ")
    )
    return (
        _how_many(asked, len(units), "to order"),
        tuple(f"{_unit(board, unit)} HOLD" for unit in units),
        tuple(choices),
    )


def _how_many(asked: Asked, number: int, what: str) -> str:
    units = counted(number, "unit")
    if asked.orders:
        return f"{units} of yours still {'has' if number == 1 else 'have'} no order."
    return f"You have {units} {what}."


def _reach(board: Board, unit: Unit) -> list[str]:
    return sorted(typed(board, place) for place in board.reach(unit.kind, unit.at))


def _retreat(asked: Asked, power: Power) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    board = asked.variant.board
    fleeing = tuple(d for d in asked.position.dislodged if d.unit.power == power)
    if not fleeing:
        return "None of your units has to retreat: there is nothing to send in this phase.", (), ()
    fleeing = tuple(d for d in fleeing if d.unit.province not in asked.ordered)
    task = f"{_how_many(asked, len(fleeing), 'to retreat')} A dislodged unit without an order is lost."
    return (
        task,
        tuple(_retreat_line(board, d) for d in fleeing),
        tuple(f"{_unit(board, d.unit)} {_ways(board, d)}" for d in fleeing),
    )


def _retreat_line(board: Board, dislodged: Dislodged) -> str:
    if not dislodged.retreats:
        return f"{_unit(board, dislodged.unit)} DISBAND"
    return f"{_unit(board, dislodged.unit)} - {typed(board, dislodged.retreats[0])}"


def _ways(board: Board, dislodged: Dislodged) -> str:
    ways = [typed(board, place) for place in dislodged.retreats]
    return f"- {listing(ways, 'or')}, or DISBAND" if ways else "DISBAND"


def _adjustment(asked: Asked, power: Power) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    change = change_due(asked.variant, asked.position, power)
    if change > 0:
        return _builds(asked, power, change - len(asked.orders))
    if change < 0:
        return _removals(asked, power, -change - len(asked.orders))
    if due(asked.position, power) > 0:
        return "You have centres to spare but no free home centre to build in: nothing to send.", (), ()
    return "You neither build nor remove, so there is nothing to send in this phase.", (), ()


def _builds(asked: Asked, power: Power, number: int) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    board = asked.variant.board
    places = tuple(p for p in sites(board, asked.position, power) if p not in asked.ordered)
    task = f"You may build {counted(number, 'unit')}. WAIVE instead of a BUILD line gives a build up."
    lines = tuple(f"BUILD A {board.name(place)}" for place in places[:number])
    return task, lines, tuple(f"BUILD {way}" for place in places for way in _new_units(board, place))


def _new_units(board: Board, home: Province) -> list[str]:
    return [f"{kind} {typed(board, at)}" for kind in Kind for at in board.standing_places(kind, home)]


def _removals(asked: Asked, power: Power, number: int) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    board = asked.variant.board
    units = tuple(unit for unit in asked.position.of(power) if unit.province not in asked.ordered)
    task = (
        f"You must remove {counted(number, 'unit')}. "
        "Without an order the rules choose: the unit farthest from home goes."
    )
    lines = tuple(f"REMOVE {_unit(board, unit)}" for unit in units)
    return task, lines[:number], lines


_BY_KIND = {
    PhaseKind.MOVEMENT: _movement,
    PhaseKind.RETREAT: _retreat,
    PhaseKind.ADJUSTMENT: _adjustment,
}


def tasks_of_all(asked: Asked) -> tuple[str, ...]:
    """Who has something to do in a retreat or adjustment phase, in a line each; empty for movement."""
    rows = []
    for facts in asked.variant.powers:
        change = change_due(asked.variant, asked.position, facts.code)
        fleeing = sum(d.unit.power == facts.code for d in asked.position.dislodged)
        if asked.phase.kind is PhaseKind.RETREAT and fleeing:
            rows.append(f"{facts.name} retreats with {counted(fleeing, 'unit')}.")
        if asked.phase.kind is PhaseKind.ADJUSTMENT and change:
            what = "builds" if change > 0 else "removes"
            rows.append(f"{facts.name} {what} {counted(abs(change), 'unit')}.")
    return tuple(rows)
