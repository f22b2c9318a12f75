"""The fragment of a link to an order page: the game, its phase and the position as the reader may see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime

from judge.game.sight import position_seen
from judge.game.state import Game, Status
from judge.memo import once
from judge.render.order_page.board_data import call_powers, groups, has_typed_orders
from judge.render.order_page.forms import MESSAGES, form_name, line_of
from judge.render.text.links import quoted
from judge.rules.adjustments import due, may_waive, sites
from judge.rules.board import Board
from judge.rules.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Remove,
    Retreat,
    Support,
    Waive,
)
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Dislodged, Kind, Position, Power, Province, Unit, alive, province_of
from judge.rules.variant import Variant
from judge.variants.load import load

FOLDER = "order"
"""The folder of the order pages on the site."""
_GOES_ON = (Status.RUNNING, Status.PAUSED)
_SAFE = "/.~-_:"


def order_link(game: Game, power: Power = "", *, leads: bool = False) -> str:
    """Return the link, from the folder of the site, to the page for the current phase; "" if there is none.

    Its position is that of the game as its reader sees it; without a power the reader says which they lead.
    For who `leads` the power the page begins with the orders that are in force.
    """
    position = position_seen(game, power or None)
    shown = position.units or position.dislodged or power
    if game.phase is None or game.status not in _GOES_ON or not shown:
        return ""
    fragment = link_fragment(
        game.variant,
        position,
        game.phase,
        game.name,
        power=power,
        deadline=game.clock.deadline if game.clock else None,
        form=form_name(game.settings.reading, game.rulebook),
    )
    given = orders_given(game.variant.board, _plain(game, power)) if leads else ""
    orders = f"&{_joined({'orders': given})}" if given else ""
    return f"{page_file(game.variant)}#{fragment}{orders}"


def page_file(variant: Variant) -> str:
    """Return the file of the order page for the variant's board, with or without options."""
    return f"{FOLDER}/{variant.name.partition('+')[0]}.html"


def link_fragment(
    variant: Variant,
    position: Position,
    phase: Phase,
    game: str,
    *,
    power: Power = "",
    deadline: datetime | None = None,
    form: str = "",
) -> str:
    """Return the fragment, without its `#`, by which the page of the board shows the position."""
    board, usual = variant.board, _usual(variant)
    called = call_powers(usual)
    first = {
        "game": game,
        "phase": phase.mail_code,
        "power": called.get(power, power),
        "deadline": f"{deadline:%Y-%m-%dT%H:%MZ}" if deadline else "",
        "form": form,
        "carriers": _more_carriers(board, usual.board),
        "special": "yes" if _has_typed_orders(board, phase, form) else "",
    }
    last = dict[str, str]()
    if phase.kind is PhaseKind.RETREAT:
        last["retreats"] = groups(called, ((one.unit.power, _retreat(one)) for one in position.dislodged))
    if phase.kind is PhaseKind.ADJUSTMENT:
        last["builds"] = groups(
            called, _adjustments(board, position, [power] if power else sorted(alive(position)))
        )
        last["waive"] = "" if may_waive(board, position) else "no"
    return "&".join(filter(None, (_joined(first), _position(position, usual.name), _joined(last))))


def _plain(game: Game, power: Power) -> Sequence[Order]:
    """Return the orders in force that the page would write as they were typed.

    In Illegal Gunboat a line is a message as it was typed; elsewhere these are all orders.
    """
    orders, typed = game.orders.get(power, ()), game.lines.get(power)
    return [one for one in orders if _is_typed_so(one, game.variant.board, typed)] if typed else orders


def _is_typed_so(order: Order, board: Board, typed: Mapping[Province, str]) -> bool:
    line = typed.get(province_of(getattr(order, "at", "")), "")
    return not line or _bare(line) == _bare(line_of(order, MESSAGES, board))


def _bare(line: str) -> str:
    return "".join(line.split()).upper()


def orders_given(board: Board, orders: Iterable[Order]) -> str:
    """Return the orders as the page reads them, those that it does not have left out.

    A word for each: `AVIE` stays or is built, `AVIE-TRI` goes, `ALON-NTH-NWY` by these fleets, `ALON-WAL-` by
    convoy, `AVIE_FTRI-ALB` supports, `FNTH:ALON-NWY` convoys, `-` waives.
    """
    if board.variant_rules.naval is not None:
        return ""  # a place may have several fleets there
    return ".".join(filter(None, map(_given, orders)))


def _given(order: Order) -> str:
    """Return the word for an order, empty for one that the page does not write as it was given."""
    match order:
        case Hold() | Disband() | Build() | Remove():
            rest = ""
        case Move():
            rest = "-".join(("", *order.route, order.to, *[""] * order.via))
        case Retreat(first=False):
            rest = f"-{order.to}"
        case Support(of_kind=Kind() as kind, owner=None):
            rest = f"_{kind}{order.of}" + (f"-{order.to}" if order.to else "")
        case Convoy(of_kind=Kind() as kind, owner=None):
            rest = f":{kind}{order.of}-{order.to}"
        case _:
            return "-" if isinstance(order, Waive) else ""
    return f"{order.kind}{order.at}{rest}"


def _has_typed_orders(board: Board, phase: Phase, form: str) -> bool:
    """Return whether the game has orders in the phase that the page does not offer."""
    return has_typed_orders(board) or (form == MESSAGES and phase.kind is PhaseKind.MOVEMENT)


def _joined(values: Mapping[str, str]) -> str:
    given = {name: value for name, value in values.items() if value}
    if not given:
        return ""
    # Quoted together: no value has a line break.
    written = quoted("\n".join(given.values()), _SAFE).split("%0A")
    return "&".join(map("=".join, zip(given, written, strict=True)))


@once
def _position(position: Position, usual: str) -> str:
    """Return units and centres on the usual board of that name, which are in the links of all readers."""
    board = load(usual)
    called = call_powers(board)
    units = groups(called, ((unit.power, _unit(unit)) for unit in position.units))
    return _joined({"units": units, **_centres(board, position, called)})


def _usual(variant: Variant) -> Variant:
    """Return the variant's board without options, as the page has it."""
    return load(variant.name.partition("+")[0])


def _more_carriers(board: Board, usual: Board) -> str:
    """Return the coasts where fleets convoy by an option of the game, which the board's page cannot know."""
    if board is usual:
        return ""
    convoying = (board.places[number] for number in sorted(board.carriers))
    return ".".join(code for code in convoying if usual.index.get(code, -1) not in usual.carriers)


NOBODY = "-"
"""What a link calls the owner of a centre that had one at the start, and now has none that is known."""


def _centres(usual: Variant, position: Position, called: Mapping[Power, str]) -> dict[str, str]:
    """Return who owns which centres, or (if that is shorter) what has changed since the start.

    In a blind game the centres are those that are known.
    """
    start = {centre: owner for centre, owner in usual.position.centres.items() if owner in called}
    now = {centre: owner for centre, owner in position.centres.items() if owner in called}
    new = {centre: owner for centre, owner in now.items() if start.get(centre) != owner}
    gone = dict.fromkeys(sorted(start.keys() - now.keys()), NOBODY)
    whole = groups(called, ((owner, centre) for centre, owner in sorted(now.items())))
    changed = groups(called, ((owner, centre) for centre, owner in (*sorted(new.items()), *gone.items())))
    return {"centres": whole} if len(whole) < len(changed) else {"changed": changed or NOBODY}


def _unit(unit: Unit) -> str:
    return f"{unit.kind}{unit.at}"


def _retreat(dislodged: Dislodged) -> str:
    return "-".join((_unit(dislodged.unit), *dislodged.retreats))


def _adjustments(board: Board, position: Position, powers: Iterable[Power]) -> Iterator[tuple[Power, str]]:
    """How many builds are due to each power, or removals if it is less than none, and where it may build."""
    for power in powers:
        owed = due(board, position, power)
        if owed:
            yield power, str(owed)
            if owed > 0:
                yield from ((power, site) for site in sites(board, position, power))
