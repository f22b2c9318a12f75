"""Guidance: what a player has to send next, as a mail to copy and a list of what each of his units can do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache, partial
from itertools import chain
from typing import TypeAlias

from judge.game.anonymity import is_summer
from judge.game.order_style import USUAL, Form, Style
from judge.game.orders.outstanding import change_due, phases_with_moves, units_without_order
from judge.game.orders.sets import Joining, implied, order_sets
from judge.game.orders.standing_proxies import held, standing_in_force
from judge.game.proxies import Given, Proxy, ordered_province
from judge.game.settings import Reading
from judge.game.state import Game
from judge.language.orders.writing import form_of, printed_code
from judge.language.secret_words import YOUR_PASSWORD
from judge.render.text.alphabet import alphabetical
from judge.render.text.escaping import wrapped
from judge.render.text.fixed_words import one_word
from judge.render.text.messages import listing, say
from judge.render.text.names import with_local_places
from judge.render.text.reader_language import cached_by_language
from judge.rules.adjustments import due, first_units, has_first_builds, order_of_removal, sites
from judge.rules.board import Board, connects
from judge.rules.capability import is_shut, winter_transformations
from judge.rules.naval.possible import NavalBoard
from judge.rules.notation import NOTATION, write_order
from judge.rules.orders import Remove, Transform
from judge.rules.phases import Phase, PhaseKind
from judge.rules.rulebook import DATC3, Removal
from judge.rules.units import Dislodged, Kind, Place, Position, Power, Province, Unit, province_of
from judge.rules.variant import PowerFacts, Variant

_Task: TypeAlias = tuple[str, tuple[str, ...], tuple[str, ...]]
"""What is to do in a sentence, the lines to send, and what each unit can do."""


@dataclass(frozen=True, slots=True)
class Guidance:
    """Guidance for one power: `task` a sentence, `form` the lines to send, `choices` what units can do.

    `form` is empty when nothing is request; `by_answer` if an answer to the mail with these lines is enough.
    """

    power: str
    kind: str
    task: str
    form: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    by_answer: bool = False
    messages: bool = False
    naval: bool = False
    """Whether the further orders of fleets are told of (Naval Diplomacy)."""
    examples: tuple[str, ...] = ()
    """Orders with what they say, a line each."""
    with_moves: str = ""
    """What is sent with the moves, if a year has two seasons."""
    order_page: str = ""
    """Where the web shows the page on which these orders are tapped."""


@dataclass(frozen=True, slots=True)
class OrderRequest:
    """What is asked for: the phase, the position it starts from, and the orders one power has in already."""

    variant: Variant
    game: str
    phase: Phase
    position: Position
    orders: tuple[Given, ...] = ()
    needs_add: bool = False
    """Whether ADD must stand above further orders, so that they do not replace these."""
    style: Style = USUAL
    """How the reader likes orders written."""
    by_answer: bool = False
    """Whether a reply to the email is enough, without SIGN ON."""
    by_master: bool = False
    """Whether its reader is the GM, who acts for the power."""
    messages: bool = False
    """Whether lines of movement have the one form of Illegal Gunboat."""
    summer: bool = False
    """Whether each unit may have a line that only speaks."""
    two_seasons: bool = False
    """Whether retreats and builds come with the moves."""
    removal: Removal = DATC3.removal
    """Which units the rules remove if no one orders it."""

    @property
    def ordered(self) -> frozenset[Province | None]:
        """The provinces that need no further order."""
        return frozenset(ordered_province(order) for order in self.orders)


def current_request(game: Game, power: Power | None = None) -> OrderRequest | None:
    """Return what the phase at hand asks for, and the power's orders that are in.

    None unless the game is played.
    """
    if game.phase is None or game.ending:
        return None
    orders = _orders_in(game, power) if power else ()
    needs_add = bool(orders) and order_sets(game).joining is Joining.LATEST
    messages = game.settings.reading is Reading.ILLEGAL
    return OrderRequest(
        game.variant,
        game.name,
        game.phase,
        game.position,
        orders,
        needs_add,
        messages=messages,
        summer=is_summer(game.settings, game.phase),
        two_seasons=game.settings.two_seasons,
        removal=game.rulebook.removal,
    )


def _orders_in(game: Game, power: Power) -> tuple[Given, ...]:
    """Return the orders a power gave, its standing proxies, and the orders that are implied."""
    implied_orders = (one.order for one in implied(game, power).values())
    return (*held(game, power), *standing_in_force(game, power), *implied_orders)


def guidance(request: OrderRequest, power: Power) -> Guidance:
    """Return what the power has to send in this phase."""
    task, lines, choices = _BY_KIND[request.phase.kind](request, power)
    if request.orders and not lines and not choices:
        task, choices = say("all-orders-in"), ()
    name = request.variant.power(power).name
    form = (*["ADD"] * request.needs_add, *lines)
    if request.by_master:
        form = (f"SIGN ON M {request.game} {YOUR_PASSWORD}", f"BECOME {one_word(name)}", *form, "SIGN OFF")
    elif not request.by_answer:
        form = (f"SIGN ON {one_word(name)} {request.game} {YOUR_PASSWORD}", *form, "SIGN OFF")
    kind = request.phase.kind.name.lower()
    form = form if lines else ()
    examples = _examples(request, power) if request.phase.kind is PhaseKind.MOVEMENT else ()
    later = _with_moves(request) if form else ""
    return Guidance(
        name,
        kind,
        task,
        form,
        choices,
        request.by_answer,
        request.messages,
        _has_fleet_orders(request),
        examples,
        later,
    )


def _has_fleet_orders(request: OrderRequest) -> bool:
    """Return whether the further orders of fleets are told of: with the moves, and before the first ones."""
    board, moves = request.variant.board, request.phase.kind is PhaseKind.MOVEMENT
    return board.variant_rules.naval is not None and (moves or has_first_builds(board, request.position))


def _with_moves(request: OrderRequest) -> str:
    """Return what comes with the moves of the season and has no deadline of its own."""
    coming = phases_with_moves(request.variant, request.phase) if request.two_seasons else ()
    if not coming:
        return ""
    return "retreats and builds" if any(one.kind is PhaseKind.ADJUSTMENT for one in coming) else "retreats"


_IN_EXAMPLES = {"PAR", "BUR", "MAR", "NTH", "LON", "NWY"}


def _examples(request: OrderRequest, power: Power) -> tuple[str, ...]:
    """Return examples of movement orders, on a board without the places of the usual ones of own units."""
    if request.messages:
        return _illegal_examples()
    if request.variant.board.variant_rules.naval is not None:
        return _naval_examples()
    own = () if request.variant.board.provinces.keys() >= _IN_EXAMPLES else _own_examples(request, power)
    return tuple(f"{order:36} {says}" for order, says in own) or _usual_examples()


@cached_by_language(maxsize=1)
def _illegal_examples() -> tuple[str, ...]:
    """Return a line of each example of Illegal Gunboat, with what it orders."""
    examples = (
        ("A(Par)-Bur", say("order-example")),
        ("A(Par)S (GERMANY) A(Mun)-Bur", say("order-example.support")),
        ("A(Par)S A(Mar)H", say("order-example.support-hold")),
        ("F(Lon)C A(Wal)-Bel", say("order-example.convoy")),
        ("A(Par)H", say("order-example.hold")),
    )
    return tuple(f"{order:30} {says}" for order, says in examples)


@cached_by_language(maxsize=1)
def _naval_examples() -> tuple[str, ...]:
    """Return a line of each example of Naval Diplomacy, with what it orders."""
    examples = (
        ("A Paris - Burgundy", say("order-example")),
        ("A Paris S A Marseilles - Burgundy", say("order-example.support")),
        ("F London - North Sea - Norway", say("order-example.two-steps")),
        ("F Lon - Nth C A Yorkshire - Norway", say("order-example.step-and-convoy")),
        ("2F North Sea P Germany", say("order-example.patrol")),
        ("F North Sea B France", say("order-example.block")),
        ("CON FRIENDLY TO Russia", say("order-example.let-pass")),
    )
    return tuple(f"{with_local_places(order):38} {says}" for order, says in examples)


@cached_by_language(maxsize=1)
def _usual_examples() -> tuple[str, ...]:
    """Return a line of each usual example, with what it orders."""
    examples = (
        ("A Paris - Burgundy", say("order-example")),
        ("A Paris S A Marseilles - Burgundy", say("order-example.support")),
        ("A Paris S A Burgundy", say("order-example.support-hold")),
        ("F North Sea C A London - Norway", say("order-example.convoy")),
        ("A Paris HOLD", say("order-example.hold")),
    )
    return tuple(f"{with_local_places(order):36} {says}" for order, says in examples)


def _own_examples(request: OrderRequest, power: Power) -> Iterator[tuple[str, str]]:
    """Yield a move of the power's, a support that another of its units can give it, and a hold."""
    units = request.position.of(power)
    reached = {unit: tuple(map(province_of, _open_to(request, unit))) for unit in units}
    moves = [(unit, to) for unit in units for to in _open_to(request, unit)]
    if not moves:
        return
    helped = (
        (other, unit, to)
        for unit, to in moves
        for other in units
        if other is not unit and province_of(to) in reached[other]
    )
    other, unit, to = next(helped, None) or (None, *moves[0])
    order = f"{_standing(request, unit)} - {_place(request, to)}"
    yield order, say("example-moves")
    if other is not None:
        yield f"{_standing(request, other)} S {order}", say("example-moves.supports")
    yield f"{_standing(request, unit)} HOLD", say("example-moves.holds")


def _place(request: OrderRequest, place: Place) -> str:
    return _place_name(request.variant.board, request.style, place)


def _place_name(board: Board, style: Style, place: Place) -> str:
    """Return a place as one types it, `St Petersburg/sc`, or its code."""
    if not style.names:
        return form_of(style, board)[1](place)
    province, _, coast = place.partition("/")
    return f"{board.name(province)}/{coast.lower()}" if coast else board.name(province)


def _unit(request: OrderRequest, kind: Kind, at: Place) -> str:
    form = form_of(request.style, request.variant.board)[0] if request.style.form is Form.ZINE else NOTATION
    return form.unit(kind, _place(request, at))


def _standing(request: OrderRequest, unit: Unit) -> str:
    return _unit(request, unit.kind, unit.at)


def _movement(request: OrderRequest, power: Power) -> _Task:
    units = request.position.of(power)
    if not units:
        return say("no-units-to-order"), (), ()
    units = units_without_order(units, request.orders)
    choices = (
        *(_choices(request, unit) for unit in dict.fromkeys(units)),
        *_by_sea(request, power, units),
        *_ways(request, power, units),
    )
    return (
        _missing(request, len(units)) or say("units-to-order", units=len(units)),
        tuple(_with_shared(request, [(unit, _hold(request, unit)) for unit in units])),
        tuple(line for choice in choices for line in wrapped(choice, hanging="    ")),
    )


def _ways(request: OrderRequest, power: Power, units: Sequence[Unit]) -> Iterator[str]:
    """Yield what the units can do by rail, and the power for others at a canal that obeys it."""
    rules = request.variant.board.variant_rules
    for unit in units if rules.railway else ():
        if rules.railway and rules.railway.carries(unit):
            stops = [_place(request, stop) for stop in rules.railway.stops if stop != unit.at]
            yield f"{_standing(request, unit)} - {rules.railway.sign} - {listing(alphabetical(stops), 'or')}"
    canal = rules.canal
    if canal and any(unit.province == canal.holder for unit in request.position.of(power)):
        for one, other in (canal.ends, canal.ends[::-1]):
            fleet = f"F {_place(request, one)} - {_place(request, other)}"
            yield say("lets-fleet-through", order=f"{canal.sign} S {fleet}")


_MOST_BY_SEA = 6
"""Goals across the sea of which each is named for an army."""


def _by_sea(request: OrderRequest, power: Power, units: Sequence[Unit]) -> Iterator[str]:
    """Yield where the power's own fleets, as they lie now, can carry its armies."""
    board = request.variant.board
    index, near = board.index, board.carriers_near
    own = request.position.of(power)
    fleets = frozenset(index[one.province] for one in own if one.kind is Kind.FLEET) & board.carriers
    if not fleets or request.messages or board.variant_rules.naval is not None:
        return
    for unit in units:
        if unit.kind is not Kind.ARMY or not near[index[unit.province]] & fleets:
            continue
        goals = _across(board, fleets, unit.kind, unit.at)
        if goals:
            named = alphabetical(_place(request, code) for code in goals)[:_MOST_BY_SEA]
            yield say("reached-by-convoy", army=_standing(request, unit), places=tuple(named))


@lru_cache(maxsize=256)
def _across(board: Board, fleets: frozenset[int], kind: Kind, at: Place) -> list[Province]:
    """Return the provinces where these fleets can carry the army, and that it cannot reach on foot."""
    index, start = board.index, province_of(at)
    on_foot = {start, *map(province_of, board.reach(kind, at))}
    lands = [code for code in board.provinces if not board.is_sea_number[index[code]] and code not in on_foot]
    return [code for code in lands if connects(board, fleets, index[start], index[code])]


def _choices(request: OrderRequest, unit: Unit) -> str:
    """Return where a unit can move, written as a line of the game begins."""
    if not request.messages:
        goals = tuple(_open_to(request, unit))
        return f"{_standing(request, unit)} - {_named_goals(request.variant.board, request.style, goals)}"
    board = request.variant.board
    printed = alphabetical(printed_code(board, place) for place in _open_to(request, unit))
    return f"{unit.kind}({printed_code(board, unit.at)})-{listing(printed, 'or')}"


def _with_shared(request: OrderRequest, lines: Sequence[tuple[Unit, str]]) -> Iterator[str]:
    """Yield a line for each unit, after the orders that are in for other fleets of its space.

    New lines for a space that several fleets share replace all earlier ones (Naval Diplomacy).
    """
    written: set[Province] = set()
    for unit, line in lines:
        if unit.province not in written and not request.variant.board.holds_one(unit.province):
            written.add(unit.province)
            yield from _lines_in(request, unit.province)
        yield line


def _lines_in(request: OrderRequest, space: Province) -> Iterator[str]:
    """Yield the orders that are in for a space, as one types them."""
    form, name = (
        form_of(request.style, request.variant.board)
        if request.style.form is Form.ZINE
        else (NOTATION, partial(_place, request))
    )
    for given in request.orders:
        if isinstance(given, Proxy) or ordered_province(given) != space:
            continue
        if isinstance(given, Remove):
            yield f"REMOVE {_unit(request, given.kind, given.at)}"
        else:
            yield write_order(given, form, name)


def _hold(request: OrderRequest, unit: Unit) -> str:
    if not request.messages:
        return f"{_standing(request, unit)} HOLD"
    return f"{unit.kind}({printed_code(request.variant.board, unit.at)})H"


def _missing(request: OrderRequest, number: int) -> str:
    """Say how many units have no order yet; "" where none has one."""
    return say("units-to-order.left", units=number) if request.orders else ""


@cached_by_language(maxsize=1024)
def _named_goals(board: Board, style: Style, goals: Sequence[Place]) -> str:
    """Return the names of the places next to a unit, which are the same in most games."""
    return listing(alphabetical(_place_name(board, style, goal) for goal in goals), "or")


def _open_to(request: OrderRequest, unit: Unit) -> list[Place]:
    """Return the places next to a unit that it may move to, none behind a gate that is shut to it."""
    board, position = request.variant.board, request.position
    near = (*board.reach(unit.kind, unit.at), *_passages(request, unit))
    if not board.variant_rules.gates:
        return list(near)
    return [place for place in near if not is_shut(board, position, unit.power, unit.at, place)]


def _passages(request: OrderRequest, unit: Unit) -> Iterator[Place]:
    """Yield the seas that a fleet can enter because its power owns the centre between them (seed 001, 8)."""
    board, rules = request.variant.board, request.variant.board.variant_rules.naval
    if rules is None or unit.kind is not Kind.FLEET:
        return
    naval = NavalBoard(board, rules, request.position)
    for sea in dict.fromkeys(chain.from_iterable(rules.passages)):
        centre = rules.passage(unit.province, sea)
        if centre is not None and naval.is_friendly(centre, unit.power):
            yield sea


def _retreat(request: OrderRequest, power: Power) -> _Task:
    dislodged = tuple(d for d in request.position.dislodged if d.unit.power == power)
    if not dislodged and request.summer:
        return say("no-retreat.summer"), (), ()
    if not dislodged:
        return say("no-retreat"), (), ()
    dislodged = tuple(d for d in dislodged if d.unit.province not in request.ordered)
    due_now = _missing(request, len(dislodged)) or say("units-to-order.retreat", units=len(dislodged))
    task = f"{due_now} {say('retreat-lost')}"
    return (
        task,
        tuple(_retreat_line(request, d) for d in dislodged),
        tuple(f"{_standing(request, d.unit)} {_retreat_choices(request, d)}" for d in dislodged),
    )


def _retreat_line(request: OrderRequest, dislodged: Dislodged) -> str:
    if not dislodged.retreats:
        return f"{_standing(request, dislodged.unit)} DISBAND"
    return f"{_standing(request, dislodged.unit)} - {_place(request, dislodged.retreats[0])}"


def _retreat_choices(request: OrderRequest, dislodged: Dislodged) -> str:
    ways = [_place(request, place) for place in dislodged.retreats]
    return say("retreat-choices", places=tuple(ways)) if ways else "DISBAND"


def _adjustment(request: OrderRequest, power: Power) -> _Task:
    task, lines, choices = _change(request, power)
    board, position = request.variant.board, request.position
    open_to = [
        f"{_unit(request, order.kind, order.at)} TR {order.into}{order.to[len(province_of(order.to)) :]}"
        for order in winter_transformations(board, position, power)
        if province_of(order.at) not in request.ordered
    ]
    if open_to:
        due_first = task if choices else say("no-adjustment.first")
        task = f"{due_first} {say('units-may-change', order=open_to[0])}"
    return task, lines, (*choices, *open_to)


def _change(request: OrderRequest, power: Power) -> _Task:
    change = change_due(request.variant, request.position, power)
    given = sum(not isinstance(order, Transform) for order in request.orders)
    if change > 0:
        return _builds(request, power, change, given)
    if change < 0:
        return _removals(request, power, -change, given)
    if due(request.variant.board, request.position, power) > 0:
        return say("no-adjustment.no-site"), (), ()
    return say("no-adjustment"), (), ()


def _builds(request: OrderRequest, power: Power, most: int, given: int) -> _Task:
    board, number = request.variant.board, most - given
    if number <= 0:
        return say("all-orders-in"), (), ()
    places = tuple(p for p in sites(board, request.position, power) if p not in request.ordered)
    first = has_first_builds(board, request.position)
    task = (
        say("builds-due.first", units=number)
        if first
        else say("builds-due", units=number, given="some" if given else "none")
    )
    usual = {unit.province: unit for unit in first_units(board, power) if first}
    units = (usual.get(place, Unit(power, Kind.ARMY, place)) for place in places[:number])
    lines = tuple(f"BUILD {_standing(request, unit)}" for unit in units)
    return task, lines, tuple(f"BUILD {way}" for place in places for way in _new_units(request, place))


def _new_units(request: OrderRequest, home: Province) -> list[str]:
    board = request.variant.board
    return [_unit(request, kind, at) for kind in Kind for at in board.standing_places(kind, home)]


def _removals(request: OrderRequest, power: Power, most: int, given: int) -> _Task:
    number = most - given
    if number <= 0:
        return say("all-orders-in"), (), ()
    chosen = order_of_removal(request.variant.board, request.position, power, request.removal)
    units = units_without_order(chosen, request.orders)
    names = tuple(_standing(request, unit) for unit in units[:number])
    task = say("removals-due", units=number, given="some" if given else "none", chosen=names)
    lines = [(unit, f"REMOVE {_standing(request, unit)}") for unit in units]
    return task, tuple(_with_shared(request, lines[:number])), tuple(line for _, line in lines)


_BY_KIND = {
    PhaseKind.MOVEMENT: _movement,
    PhaseKind.RETREAT: _retreat,
    PhaseKind.ADJUSTMENT: _adjustment,
}


class Owed(StrEnum):
    """What a phase asks of a power, in a word."""

    NOTHING = "nothing"
    ORDERS = "orders"
    RETREAT = "retreat"
    BUILD = "build"
    REMOVE = "remove"


def owed(request: OrderRequest, power: Power) -> Owed:
    """Return what the phase asks of the power; nothing once its orders are in."""
    position = request.position
    match request.phase.kind:
        case PhaseKind.MOVEMENT:
            missing = units_without_order(position.of(power), request.orders)
            return Owed.ORDERS if missing else Owed.NOTHING
        case PhaseKind.RETREAT:
            lost = (one.unit for one in position.dislodged if one.unit.power == power)
            return Owed.RETREAT if any(one.province not in request.ordered for one in lost) else Owed.NOTHING
    change = change_due(request.variant, position, power)
    if not change or len(request.orders) >= abs(change):
        return Owed.NOTHING
    return Owed.BUILD if change > 0 else Owed.REMOVE


def tasks_of_all(request: OrderRequest) -> tuple[str, ...]:
    """Return who has something to do in a retreat or adjustment phase, in a line each; empty for movement."""
    return tuple(task for facts in request.variant.powers if (task := task_of(request, facts)))


def task_of(request: OrderRequest, facts: PowerFacts) -> str:
    """Return what a power has to do in a retreat or adjustment phase; empty for nothing, and for movement."""
    if request.phase.kind is PhaseKind.RETREAT:
        dislodged = sum(d.unit.power == facts.code for d in request.position.dislodged)
        return say("task-of-power", what="retreat", power=facts, units=dislodged) if dislodged else ""
    change = request.phase.kind is PhaseKind.ADJUSTMENT and change_due(
        request.variant, request.position, facts.code
    )
    if not change:
        return ""
    more = due(request.variant.board, request.position, facts.code)
    if more > change > 0:
        return say("task-of-power.no-sites", power=facts, units=change, due=more)
    return say("task-of-power", what="build" if change > 0 else "remove", power=facts, units=abs(change))
