"""Orders in force: what a power or the GM is told of the orders that stand, are missing, or wait."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from judge.game.anonymity import is_summer
from judge.game.order_style import USUAL, Style
from judge.game.orders.checks import Check, Doubt, checks
from judge.game.orders.outstanding import (
    is_closed,
    orders_asked,
    orders_missing,
    powers_owing,
    unsent_with_moves,
)
from judge.game.orders.sets import Joining, order_sets
from judge.game.orders.standing_proxies import held
from judge.game.orders.submission import late_sent, late_waiting
from judge.game.orders_ahead import lines_waiting
from judge.game.proxies import Proxy, ordered_province
from judge.game.roles import Role
from judge.game.sight import SightedGame
from judge.game.state import Game, Status
from judge.language.orders.faults import fault
from judge.language.orders.writing import written, written_by
from judge.render.lines.orders import (
    NOTHING,
    OrderFormatter,
    given_text,
    implied_lines,
    order_lines,
    standing_proxy_lines,
    without_order,
)
from judge.render.lines.votes import vote_text
from judge.render.text.escaping import one_line, wrapped
from judge.render.text.fixed_words import kind_label, season
from judge.render.text.messages import listing, say
from judge.render.text.power_names import powers_named
from judge.rules.orders import Order
from judge.rules.phases import Phase, PhaseKind, Season
from judge.rules.units import Position, Power, Province
from judge.rules.variant import Variant

_SHOWN = 70


@dataclass(frozen=True, slots=True)
class OrdersInForce:
    """The orders in force of a power, and what is missing.

    `missing` names units; in adjustments, where orders are not for units, `count` alone tells. `lent` is what
    the power has lent or holds until that is revoked; `replaces` says that an email replaces the one before;
    `checks` are what is doubtful about the orders as a set.
    """

    title: str
    lines: tuple[str, ...]
    power: str
    asked: int
    count: int
    missing: tuple[str, ...]
    wait: bool
    vote: str
    """What it votes for in this phase by SET DRAW and SET CONCEDE."""
    ahead: AheadLines
    lent: tuple[str, ...]
    replaces: bool
    checks: tuple[str, ...]
    late: tuple[str, ...]
    """Orders that came after the deadline and wait for the GM's decision."""
    late_declined: bool = False
    """The GM rejected the late orders."""
    with_moves: str = ""
    """What comes with the moves and has not, and what happens to it; where two seasons make a year."""
    closed: str = ""
    """The kind of the phase, where its deadline is over and no order is taken for the units without one."""
    impossible: bool = False
    """One of the checks says that an order cannot succeed."""
    places_missing: tuple[str, ...] = ()
    """The places of the units without an order."""


def orders_in_force(game: Game, power: Power, style: Style = USUAL) -> OrdersInForce | None:
    """Return the orders in force of a power in the phase at hand; None when the game is not being played."""
    if game.phase is None or game.status not in (Status.RUNNING, Status.PAUSED):
        return None
    formatter, orders = _formatter(game, game.phase, style), held(game, power)
    implied, seat = implied_lines(game, formatter, power), game.seat(power)
    count, doubts = orders_missing(game, power), checks(game, power)
    units = without_order(formatter, power, orders, implied) if count else ()
    return OrdersInForce(
        title=orders_title(game),
        lines=_lines(game, formatter, power, implied),
        power=game.variant.power(power).name,
        asked=orders_asked(game, power),
        count=count,
        missing=tuple(map(formatter.unit, units)),
        places_missing=tuple(game.variant.board.name(unit.province) for unit in units),
        wait=seat.wait,
        vote=vote_text(game, power) if seat.draw or seat.concede else "",
        ahead=ahead_lines(game, power),
        lent=standing_proxy_lines(game, power),
        replaces=order_sets(game).joining is Joining.LATEST,
        checks=check_lines(formatter, power, doubts),
        impossible=any(one.doubt is Doubt.IMPOSSIBLE for one in doubts),
        late=_waiting_lines(game, power, style),
        late_declined=power in game.late_sets and game.late_sets[power].declined,
        with_moves=_with_moves(game, power),
        closed=game.phase.kind.name.lower() if is_closed(game, power) else "",
    )


def _with_moves(game: Game, power: Power) -> str:
    """That the moves are in, and what is not that belongs beside them; nothing where all of it is."""
    unsent = unsent_with_moves(game, power)
    if PhaseKind.ADJUSTMENT not in unsent:
        return say("reply-no-retreats") if unsent else ""
    said = say("reply-no-retreats-or-builds") if PhaseKind.RETREAT in unsent else say("reply-no-builds")
    return said if game.practice else f"{said} {say('reply-builds-awaited')}"


def _waiting_lines(game: Game, power: Power, style: Style) -> tuple[str, ...]:
    late = game.late_sets.get(power)
    if late is None:
        return ()
    ahead = tuple(one.line for one in late.ahead)
    return late_lines(game.variant, late.orders, late.proxies, ahead, style, late.lines)


def late_lines(
    variant: Variant,
    orders: Iterable[Order],
    proxies: Iterable[Proxy],
    ahead: Iterable[str],
    style: Style,
    as_written: Mapping[Province, str] = NOTHING,
) -> tuple[str, ...]:
    """Orders that came after the deadline, each as a line; of foreign units no owner is named."""
    own = (as_written.get(ordered_province(one) or "") or written(one, style, variant) for one in orders)
    lent = (written_by("", one, variant, Position(()), style) for one in proxies)
    later = (line for one in ahead for line in one.split("\n"))
    return (*own, *lent, *(one_line(line, _SHOWN) for line in later))


def _lines(
    game: Game, formatter: OrderFormatter, power: Power, implied: Mapping[Province, str]
) -> tuple[str, ...]:
    """Return a power's orders; in summer what its other units say, too."""
    printed = game.lines.get(power, NOTHING)
    lines = order_lines(formatter, power, held(game, power), implied, printed)
    if not is_summer(game.settings, game.phase):
        return lines
    return (
        *lines,
        *(formatter.line(power, say("order-only-speaks", order=text)) for text in printed.values()),
    )


def fallen_lines(
    game: Game, power: Power | None, fallen: Iterable[Order], style: Style = USUAL
) -> tuple[str, ...]:
    """Return the power's orders of the current phase that no longer count."""
    if power is None or game.phase is None:
        return ()
    formatter = _formatter(game, game.phase, style)
    return tuple(formatter.line(power, f"{given_text(formatter, power, one)}.") for one in fallen)


def check_lines(formatter: OrderFormatter, power: Power, doubts: tuple[Check, ...]) -> tuple[str, ...]:
    """Return what is doubtful about the power's orders as a set, a paragraph each: `Check: …`."""
    return tuple(
        line
        for one in doubts
        for line in wrapped(f"Check: {_check_text(formatter, power, one)}", hanging="  ")
    )


def _check_text(formatter: OrderFormatter, power: Power, check: Check) -> str:
    return say(
        "order-check",
        doubt=check.doubt.value,
        order=given_text(formatter, power, check.order),
        others=listing(given_text(formatter, power, other) for other in check.others),
        owner=formatter.variant.power(check.owner).name if check.owner else "",
        why=fault(formatter.board, check.why) if check.why else "",
    )


def _formatter(game: Game, phase: Phase, style: Style) -> OrderFormatter:
    return OrderFormatter(game.variant, phase.kind, game.position, style)


@dataclass(frozen=True, slots=True)
class AheadLines:
    """Lines kept for later phases, the nearest first: `F1901M  A BUL H`, an IF with all its lines.

    `ranked` where several are for one winter, and those that count first stand first.
    """

    lines: tuple[str, ...] = ()
    ranked: bool = False


def ahead_lines(game: Game, power: Power) -> AheadLines:
    """Return the lines kept for later phases."""
    kept = sorted(lines_waiting(game, power), key=lambda one: _order_of_play(one.phase))
    lines = tuple(
        f"{one.phase.mail_code}  {_indented(line)}" for one in kept for line in one.line.split("\n")
    )
    winters = [one.phase for one in kept if one.phase.kind is PhaseKind.ADJUSTMENT]
    return AheadLines(lines, len(winters) > len(set(winters)))


def _indented(line: str) -> str:
    """Return a line of an IF, which shows by its blanks how deep it stands."""
    return " " * (len(line) - len(line.lstrip())) + one_line(line, _SHOWN)


def _order_of_play(phase: Phase) -> tuple[int, int, int]:
    seasons, kinds = list(Season), list(PhaseKind)
    return phase.year, seasons.index(phase.season), kinds.index(phase.kind)


def orders_title(game: Game) -> str:
    """`Movement orders for Spring of 1901. (alpha.001)`, with two blanks in the other phases."""
    assert game.phase is not None
    blanks = " " if game.phase.kind is PhaseKind.MOVEMENT else "  "
    return f"{kind_label(game.phase)} orders for {season(game.phase)}.{blanks}({game.name}.{game.number:03d})"


def powers_awaited(game: Game, role: Role) -> str:
    """For the GM: the powers whose orders are missing, as a list in a sentence; empty for others."""
    return powers_named(game.variant, powers_owing(game)) if _is_masters(game, role) else ""


def powers_late(game: Game, role: Role) -> tuple[str, ...]:
    """For the GM: the powers whose late orders wait for their word; none for others."""
    return _names(game, late_waiting(game)) if _is_masters(game, role) else ()


def powers_declined(game: Game, role: Role) -> tuple[str, ...]:
    """For the GM: the powers to whose late orders they said no; none for others."""
    waiting = late_waiting(game)
    declined = tuple(power for power in late_sent(game) if power not in waiting)
    return _names(game, declined) if _is_masters(game, role) else ()


def _names(game: Game, powers: Iterable[Power]) -> tuple[str, ...]:
    return tuple(game.variant.power(code).name for code in powers)


def _is_masters(game: Game, role: Role) -> bool:
    """Return whether a game that is played is seen as its master sees it."""
    is_played = game.status in (Status.RUNNING, Status.PAUSED)
    return role >= Role.MASTER and is_played and not isinstance(game, SightedGame)


def all_orders(game: Game, style: Style) -> tuple[str, ...]:
    """For the GM: the orders in force of every power, in blocks separated by an empty line."""
    if game.phase is None:
        return ()
    formatter = _formatter(game, game.phase, style)
    groups = (_orders_of(game, formatter, facts.code) for facts in game.variant.powers)
    return tuple(line for group in groups if group for line in (*group, ""))


def _orders_of(game: Game, formatter: OrderFormatter, power: Power) -> tuple[str, ...]:
    return _lines(game, formatter, power, implied_lines(game, formatter, power))
