"""Orders as lines, in the layout that programs of the hobby read: given, implied and missing ones, proxies.

Units too: their names, the position power by power, and where dislodged ones can retreat to.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from judge.game.order_style import USUAL, Form, Style
from judge.game.orders.outstanding import change_due, units_without_order
from judge.game.orders.sets import implied
from judge.game.orders.standing_proxies import standing_in_force
from judge.game.proxies import Given, Proxy, Standing, ordered_province, units_ordered
from judge.game.state import Game
from judge.language.orders.writing import foreign_adjective, form_of, written, written_by
from judge.render.text.messages import kind_word, say
from judge.render.text.names import in_language_of
from judge.rules.board import Board
from judge.rules.english import capitalized
from judge.rules.orders import Disband, Order, Remove, Transform
from judge.rules.phases import PhaseKind
from judge.rules.units import Dislodged, Kind, Position, Power, Province, Unit, province_of
from judge.rules.variant import Variant


def unit_name(board: Board, unit: Unit, style: Style = USUAL) -> str:
    """`Fleet St Petersburg (south coast)`, or as the style has it."""
    form, name = form_of(style, board)
    return form.unit(unit.kind, name(unit.at))


def unit_in_words(kind: Kind, place: str) -> str:
    """`Army Vienna`, for people alone: the kind in the reader's language, the place as it is named."""
    return f"{capitalized(kind_word(kind))} {place}"


def power_column(variant: Variant) -> int:
    """Return the width of the column of the powers' names, wide enough for `Unowned:` too."""
    return max(11, len(say("board-unowned")) + 2, *(len(facts.name) + 2 for facts in variant.powers))


def _unit_column(variant: Variant) -> int:
    """Return where a power's units begin: as programs expect it, but behind a blank where names are long."""
    return max(9, *(len(facts.name) + 2 for facts in variant.sides))


def start_lines(variant: Variant, position: Position) -> tuple[tuple[str, ...], ...]:
    """The first position, `Austria: Army  Vienna.`, each power's units together, armies of no one's last."""
    width = _unit_column(variant)
    return tuple(
        tuple(
            f"{facts.name + ':':<{width}}{capitalized(kind_word(u.kind)):<5} {variant.board.name(u.at)}."
            for u in position.of(facts.code)
        )
        for facts in variant.sides
        if position.of(facts.code)
    )


def unit_lines(variant: Variant, position: Position, style: Style = USUAL) -> tuple[tuple[str, ...], ...]:
    """Return each power's units together, armies of nobody's last; a dislodged one says where it can go."""
    width = _unit_column(variant)
    groups = []
    for facts in variant.sides:
        texts = [f"{unit_name(variant.board, unit, style)}." for unit in position.of(facts.code)]
        texts += [
            _dislodged_text(variant, d, style) for d in position.dislodged if d.unit.power == facts.code
        ]
        groups.append(tuple(f"{facts.name + ':':<{width}}{text}" for text in texts))
    return tuple(group for group in groups if group)


def _dislodged_text(variant: Variant, dislodged: Dislodged, style: Style) -> str:
    unit = unit_name(variant.board, dislodged.unit, style)
    with in_language_of(style):
        if not dislodged.retreats:
            return say("unit-can-retreat.nowhere", unit=unit)
        places = _either(map(form_of(style, variant.board)[1], dislodged.retreats))
        return say("unit-can-retreat", unit=unit, places=places)


def _either(places: Iterable[str]) -> str:
    """Places as programs read them: the same word between all."""
    return f" {say('unit-can-retreat.or')} ".join(places)


def dislodged_lines(variant: Variant, position: Position, style: Style = USUAL) -> tuple[str, ...]:
    """Return where each dislodged unit can retreat, or that it was destroyed, with a zine's mark."""
    with in_language_of(style):
        return tuple(_retreat_line(variant, dislodged, style) for dislodged in position.dislodged)


def _retreat_line(variant: Variant, dislodged: Dislodged, style: Style) -> str:
    unit, board = dislodged.unit, variant.board
    power, place = variant.power(unit.power), board.name(unit.at)
    if dislodged.retreats:
        places = _either(map(board.name, dislodged.retreats))
        return say("dislodged-can-retreat", power=power, kind=unit.kind, place=place, places=places)
    lost = say("dislodged-can-retreat.nowhere", power=power, kind=unit.kind, place=place)
    return f"{lost} NPRO" if style.form is Form.ZINE else lost


_WIDE = 26
"""Where the text of a retreat or an adjustment begins."""
NOTHING: Mapping[Province, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class OrderFormatter:
    """Order formatter: writes the orders of one phase, given for `position`, in the style of their reader."""

    variant: Variant
    kind: PhaseKind
    position: Position
    style: Style = USUAL

    @property
    def board(self) -> Board:
        """The map."""
        return self.variant.board

    def line(self, power: Power, text: str) -> str:
        """A line of the power: `France: Army Paris HOLD.`, in retreats and adjustments in two columns."""
        name = f"{self.variant.power(power).name}:"
        return f"{name} {text}" if self.kind is PhaseKind.MOVEMENT else f"{name:<{_WIDE}}{text}"

    def written(self, order: Order) -> str:
        """Return the order as a sentence with its full stop; a disbanding in adjustments is a removal."""
        if isinstance(order, Disband) and self.kind is PhaseKind.ADJUSTMENT:
            order = Remove(order.kind, order.at)
        return f"{written(order, self.style, self.variant, self.position).rstrip('.')}."

    def unit(self, unit: Unit) -> str:
        """Return the unit by kind and place."""
        return unit_name(self.board, unit, self.style)

    def not_ordered(self, unit: str) -> str:
        """Return the text of a unit without an order."""
        with in_language_of(self.style):
            return say(
                "order-not-processed", unit=unit, lost="yes" if self.kind is PhaseKind.RETREAT else "no"
            )

    def units(self, power: Power) -> tuple[Unit, ...]:
        """Return the units the power orders in this phase, none in adjustments."""
        if self.kind is PhaseKind.MOVEMENT:
            return self.position.of(power)
        if self.kind is PhaseKind.RETREAT:
            return tuple(d.unit for d in self.position.dislodged if d.unit.power == power)
        return ()


# The lines of a power


def order_lines(
    formatter: OrderFormatter,
    power: Power,
    orders: Iterable[Given],
    implied_lines: Mapping[Province, str] = NOTHING,
    as_written: Mapping[Province, str] = NOTHING,
) -> tuple[str, ...]:
    """The orders of a power: a line for each of its units, with or without an order, then for others' units.

    `implied_lines` are the texts for units without an order of their own, by province, `as_written` the words
    of orders that are printed as they were sent.
    """
    orders = tuple(orders)
    if formatter.kind is PhaseKind.ADJUSTMENT:
        return _adjustment_lines(formatter, power, orders)
    given = _texts_by_unit(formatter, power, orders, as_written)
    texts: list[str] = []
    for unit in formatter.units(power):
        if own := given.get(unit.province):
            texts.append(own.pop(0))
        else:
            missing = formatter.not_ordered(formatter.unit(unit))
            texts.append(implied_lines.get(unit.province, missing))
    rest = (text for several in given.values() for text in several)
    return tuple(formatter.line(power, text) for text in (*texts, *rest) if text)


def _texts_by_unit(
    formatter: OrderFormatter, power: Power, orders: Iterable[Given], as_written: Mapping[Province, str]
) -> dict[Province | None, list[str]]:
    """Return the texts of orders by province; empty ones for the further fleets of an order for several."""
    found: dict[Province | None, list[str]] = {}
    for order in orders:
        place = ordered_province(order)
        text = f"{as_written.get(place or '') or given_text(formatter, power, order)}."
        found.setdefault(place, []).extend([text, *[""] * (units_ordered(order) - 1)])
    return found


def given_text(formatter: OrderFormatter, power: Power, order: Given) -> str:
    """Return what the power says of a unit, without a full stop."""
    return written_by(power, order, formatter.variant, formatter.position, formatter.style).rstrip(".")


def _adjustment_lines(formatter: OrderFormatter, power: Power, orders: tuple[Given, ...]) -> tuple[str, ...]:
    texts = [f"{given_text(formatter, power, order)}." for order in orders]
    change = change_due(formatter.variant, formatter.position, power)
    pending = abs(change) - sum(not isinstance(order, Transform) for order in orders)
    if pending > 0:
        texts.append(say("adjustments-pending", what="builds" if change > 0 else "removals", number=pending))
    return tuple(formatter.line(power, text) for text in texts)


def without_order(
    formatter: OrderFormatter,
    power: Power,
    orders: Iterable[Given],
    implied_lines: Mapping[Province, str] = NOTHING,
) -> tuple[Unit, ...]:
    """Return the units that have neither an order nor an implied one; none in adjustments."""
    units = [unit for unit in formatter.units(power) if unit.province not in implied_lines]
    return tuple(units_without_order(units, orders))


def implied_lines(game: Game, formatter: OrderFormatter, power: Power) -> Mapping[Province, str]:
    """Implied orders and standing proxies, by the province of the unit that has no order of its own.

    `Army Ruhr -> Burgundy (implied by Army Munich).`, `Army Rome PROXY TO France (until revoked).`
    """
    units = {unit.province: unit for unit in formatter.units(power)}
    texts = {
        place: f"{formatter.written(one.order).rstrip('.')} "
        f"({say('order-implied', unit=formatter.unit(units[province_of(one.by.at)]))})."
        for place, one in implied(game, power).items()
    }
    for proxy in standing_in_force(game, power):
        lent = written_by(power, proxy, formatter.variant, formatter.position, formatter.style)
        texts[province_of(proxy.at)] = f"{lent} ({say('lent-until-revoked')})."
    return texts


def proxy_lines(formatter: OrderFormatter, proxies: Mapping[Power, Iterable[Proxy]]) -> tuple[str, ...]:
    """Return every proxy that was given, used or not: `France: Army Portugal Proxy given to England`."""
    return tuple(
        formatter.line(power, _proxy_text(formatter, power, proxy))
        for power, given in proxies.items()
        for proxy in given
    )


def _proxy_text(formatter: OrderFormatter, power: Power, proxy: Proxy) -> str:
    style = replace(formatter.style, form=Form.SENTENCE)
    owner = foreign_adjective(power, proxy, formatter.variant, formatter.position, style)
    unit = form_of(style, formatter.board)[0].unit_of(owner, proxy.kind, formatter.board.name(proxy.at))
    with in_language_of(style):
        return say("proxy-given", unit=unit, power=formatter.variant.power(proxy.to))


def standing_proxy_lines(game: Game, reader: Power | None = None) -> tuple[str, ...]:
    """The standing proxies that concern the reader, None for all: `France: Army Marseilles to Italy.`."""
    power = game.variant.power
    return tuple(
        f"{power(giver).name}: {say('lent-to', units=lent_units(game, giver, one), power=power(one.to).name)}"
        for giver, given in game.standing.items()
        for one in given
        if reader in (None, giver, one.to)
    )


def lent_units(game: Game, giver: Power, proxy: Proxy | Standing) -> str:
    """Return the unit lent, or `all its units`."""
    if proxy.at is None:
        return say("lent-all-units")
    units = (*game.position.units, *(dislodged.unit for dislodged in game.position.dislodged))
    there = [u for u in units if u.power == giver and u.province == province_of(proxy.at)]
    return (
        unit_in_words(there[0].kind, game.variant.board.name(there[0].at))
        if there
        else game.variant.board.name(proxy.at)
    )
