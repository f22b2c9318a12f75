"""Notation: orders as text, read and written in the short form `A PAR - BUR` and in other forms.

Reading is a dictionary look-up after the first time, because the same few thousand texts come again and
again. Codes and full English names are read, upper and lower case alike; codes are written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from judge.rules.board import COAST_WORDS, Board
from judge.rules.orders import (
    Block,
    Build,
    Combined,
    Convoy,
    Disband,
    Grant,
    Hold,
    Move,
    NavalOrder,
    Order,
    Patrol,
    Permit,
    Remove,
    Retreat,
    SpecialOrder,
    Support,
    Transform,
    Waive,
    Written,
)
from judge.rules.units import Kind, Place, Power, Province, Unit, province_of

# Order forms: the words and signs that make a text of an order, and the one function that writes it.
#
# A form is a value: whoever wants another form describes it and leaves the writing to `write_order`.
# Two stand here, the notation `A PAR - BUR` and the same for explanations; the forms that people
# choose among stand in `judge.language.orders.writing`.

Namer: TypeAlias = Callable[[Place], str]
"""How a place is written: `str` for its code, `Board.name` for its name."""


@dataclass(frozen=True, slots=True)
class OrderForm:
    """The form of an order: how units are written, the sign between places, the words of each order.

    The words bring their blanks along. Of a unit helped the kind may not be known. `via` is for a convoy that
    is asked for without a route.
    """

    unit: Callable[[Kind | None, str], str]
    arrow: str
    via: str
    support: str
    convoy: str
    hold: str
    retreat: str
    disband: str
    build: Callable[[Kind, str], str]
    remove: Callable[[Kind, str], str]
    waive: str
    patrol: str = " P "
    block: str = " B "
    strait: str = " "
    """What stands before the strait of a block."""
    grant: str = " FRIENDLY "
    counted: Callable[[int, str], str] = lambda fleets, unit: f"{fleets}{unit}"
    power: Callable[[Power], str] = str
    first_step: str = " (first step)"
    """How a support of a fleet's two steps says that it is for the first, where `@1` does not."""
    transform: str = " TR "
    unsupported: str = "({})"
    """How the first of two steps is set that a support is not for; empty where `@2` tells which it is for."""
    foreign: Callable[[str, Kind | None, str], str] | None = None
    """How a unit is written with whose it is, where that does not stand before it."""
    aided: Callable[[str, Kind | None, str], str] | None = None
    """How a unit that another helps is written, in a language that has a case for it."""

    def unit_helped(self, owner: str, kind: Kind | None, place: str) -> str:
        """Return the unit that another supports or convoys, with the word that says whose it is."""
        return self.aided(owner, kind, place) if self.aided else self.unit_of(owner, kind, place)

    def unit_of(self, owner: str, kind: Kind | None, place: str) -> str:
        """Return the unit with the word that says whose it is."""
        if not owner:
            return self.unit(kind, place)
        return self.foreign(owner, kind, place) if self.foreign else f"{owner} {self.unit(kind, place)}"


_Further: TypeAlias = NavalOrder | SpecialOrder
"""Made once: the union of two unions takes longer than the test it is for."""


def write_order(order: Order, form: OrderForm, name: Namer, helped: str = "", owner: str = "") -> str:
    """Return the order in that form, with the words that say whose the unit helped and its own unit are."""
    if isinstance(order, Waive):
        return form.waive
    if isinstance(order, _Further):
        return _write_further(order, form, name, helped, owner)
    place = name(order.at)
    unit = form.unit_of(owner, order.kind, place) if owner else form.unit(order.kind, place)
    match order:
        case Move():
            via = form.via * (order.via and not order.route)
            text = form.arrow.join((unit, *map(name, order.route), name(order.to))) + via
        case Support() | Convoy():
            text = unit + _help(order, form, name, helped)
        case Hold():
            text = unit + form.hold
        case Retreat():
            text = unit + form.retreat + name(order.to)
        case Disband():
            text = unit + form.disband
        case Build():
            text = form.build(order.kind, place)
        case Remove():
            text = form.remove(order.kind, place)
    return text


def _help(order: Support | Convoy | Permit, form: OrderForm, name: Namer, helped: str = "") -> str:
    """Return a support or convoy without its own unit, `` S F ION - ADR - VEN @2``."""
    if isinstance(order, Support) and order.route:
        return form.support + _two_steps(order, form, name, helped)
    word = form.convoy if isinstance(order, Convoy) else form.support
    onward = "" if order.to is None else form.arrow + name(order.to)
    return word + form.unit_helped(helped, order.of_kind, name(order.of or "")) + onward


def _two_steps(order: Support, form: OrderForm, name: Namer, helped: str) -> str:
    """Return the two steps of a fleet supported on one of them: `F ION - ADR - VEN @2`, `F(Ion-) ADR-Ven`."""
    start, further = name(order.of), [name(place) for place in (*order.route, order.to) if place]
    if order.step is not None and order.step > 1 and form.unsupported:
        unit = form.unit_helped(helped, order.of_kind, form.unsupported.format(start + form.arrow.rstrip()))
        return f"{unit} {form.arrow.join(further)}"
    step = "" if order.step is None else form.first_step if form.unsupported else f" @{order.step}"
    return form.arrow.join((form.unit_helped(helped, order.of_kind, start), *further)) + step


def _write_naval(order: NavalOrder, form: OrderForm, name: Namer, helped: str, owner: str) -> str:
    unit = form.unit_of(owner, order.kind, name(order.at))
    match order:
        case Combined():
            return unit + form.arrow + name(order.to) + _help(order.then, form, name, helped)
        case Patrol():
            return form.counted(order.fleets, unit) + form.patrol + form.power(order.enemy)
        case Block():
            strait = "/".join(map(name, order.strait))
            return unit + form.block + form.power(order.enemy) + (f"{form.strait}{strait}" if strait else "")
        case Grant():
            return name(order.at) + form.grant + form.power(order.to)


def _write_further(order: _Further, form: OrderForm, name: Namer, helped: str, owner: str) -> str:
    """Return an order that only some boards know."""
    if isinstance(order, NavalOrder):
        return _write_naval(order, form, name, helped, owner)
    return _write_special(order, form, name, owner)


def _write_special(order: SpecialOrder, form: OrderForm, name: Namer, owner: str) -> str:
    place = name(order.at)
    if isinstance(order, Permit):
        return place + (form.hold if order.of is None else _help(order, form, name))
    to = name(order.to) if "/" in order.to else ""
    return form.unit_of(owner, order.kind, place) + form.transform + form.unit(order.into, to).strip()


def _lettered(kind: Kind | None, place: str) -> str:
    # Not an f-string: formatting a StrEnum costs more than the rest of the line.
    return place if kind is None else kind + " " + place


NOTATION = OrderForm(
    unit=_lettered,
    arrow=" - ",
    via=" VIA",
    support=" S ",
    convoy=" C ",
    hold=" H",
    retreat=" R ",
    disband=" D",
    build=lambda kind, place: _lettered(kind, place) + " B",
    remove=lambda kind, place: _lettered(kind, place) + " D",
    waive="WAIVE",
    unsupported="",
)
"""The short form, which the judge reads and writes in JSON: `A PAR S A MAR - BUR`."""
EXPLAINED = replace(
    NOTATION,
    via=" via convoy",
    patrol=" patrol for ",
    block=" block ",
    strait=" in ",
    grant=" friendly to ",
    unsupported="({})",
    counted=lambda fleets, unit: f"{fleets} {unit}",
    power=lambda power: power.replace("_", " ").title(),
)
"""The short form within a sentence of an explanation, where places have their names."""


_MEMO_LIMIT = 200_000
_KINDS = {"A": Kind.ARMY, "ARMY": Kind.ARMY, "F": Kind.FLEET, "FLEET": Kind.FLEET}
_OTHER_KIND = {Kind.ARMY: Kind.FLEET, Kind.FLEET: Kind.ARMY}
_COAST_WORD = 1  # PAR/NORTH COAST has a word more than the place it means
_COASTS = frozenset((*COAST_WORDS, *(word.upper() for word in COAST_WORDS.values())))


def read(board: Board, text: str) -> Order | None:
    """Return the order that the text is; None if it is not an order on this board."""
    memo = board.order_memo
    order = memo.get(text)
    if order is None:
        parser = _OrderParser if board.variant_rules.naval is None else _NavalOrderParser
        order = parser(board, text).order()
        if order is None and "(" in text:
            order = parser(board, _without_brackets(text)).order()
        if order is not None:
            if len(memo) > _MEMO_LIMIT:
                memo.clear()
            memo[text] = order
    return order


def fleets_meant(board: Board, text: str, order: Order) -> int:
    """Return how many fleets an order is written for, `2F NTH - NWY`.

    A patrol is one order for all of them.
    """
    counted = None if board.variant_rules.naval is None else _COUNTED.match(text.strip())
    return 1 if counted is None or isinstance(order, Patrol) else max(int(counted[1]), 1)


def known_orders(board: Board, texts: Sequence[str]) -> list[Order] | None:
    """Return the orders of several texts if all of them were read before.

    Else, or if an item is no text, None.
    """
    try:
        return list(map(board.order_memo.__getitem__, texts))
    except (KeyError, TypeError):
        return None


def read_unit(board: Board, power: Power, text: str) -> Unit | None:
    """Return the unit that the text names, `F STP/SC`; None if no such unit can be there."""
    memo = board.unit_memo[power]
    unit = memo.get(text)
    if unit is None:
        unit = _OrderParser(board, text).unit(power)
        if unit is not None:
            if len(memo) > _MEMO_LIMIT:
                memo.clear()
            memo[text] = unit
    return unit


def known_units(board: Board, power: Power, texts: Sequence[str]) -> list[Unit] | None:
    """Return the units of several texts if all of them were read before.

    Else, or if an item is no text, None.
    """
    try:
        return list(map(board.unit_memo[power].__getitem__, texts))
    except (KeyError, TypeError):
        return None


def place_named(board: Board, text: str) -> Place | None:
    """Return the place of that code or full English name, `St Petersburg (south coast)`.

    None if there is none.
    """
    return text if text in board.index else _places(board).get(_spaced(text))


def write(order: Order) -> str:
    """Return the order in short form. The order keeps it."""
    try:
        return order.text
    except AttributeError:
        text = write_order(order, NOTATION, str)
        _keep(order, text)
        return text


def _spaced(text: str) -> str:
    """Capitals, one blank between words, signs as words of their own."""
    text = text.upper().replace("-", " - ").replace("(", "/").replace(")", " ")
    return " ".join(text.replace(" /", "/").replace("/ ", "/").split())


_OWNER = re.compile(r"\([A-Z_ ]+\)\s*(?=[AF]\b)", re.IGNORECASE)
_BRACKETED = re.compile(r"\b([AF])\s*\(([^()]+)\)", re.IGNORECASE)


def _without_brackets(text: str) -> str:
    """A line of Illegal Gunboat, `A(Par)S (RUSSIA) F(Lon)-Bre`, whose owner may be false (seed 000, 8)."""
    return _BRACKETED.sub(r"\1 \2 ", _OWNER.sub("", text))


def _places(board: Board) -> dict[str, Place]:
    """Return every way to write a place, spaced as `_spaced` leaves it."""
    memo = board.place_memo
    if not memo:
        for place in board.places:
            province, _, coast = place.partition("/")
            name = board.provinces[province].name
            endings = {f"/{coast}", f"/{COAST_WORDS.get(coast, coast)}"} if coast else {""}
            memo.update({_spaced(word + end): place for word in (province, name) for end in endings})
        for words in memo:
            first, length = words.split()[0].partition("/")[0], len(words.split()) + _COAST_WORD
            board.length_memo[first] = max(length, board.length_memo.get(first, 0))
    return memo


def permit(order: Order | None) -> Permit | None:
    """Return the permission that a hold or a support order for a canal means.

    None for any other order.
    """
    if isinstance(order, Support):
        return Permit(order.at, order.of, order.to, order.of_kind)
    return Permit(order.at) if isinstance(order, Hold) else None


_keep = vars(Written)["text"].__set__  # the slot itself: orders are frozen to all others


class _OrderParser:
    """The parser of one text, word by word."""

    def __init__(self, board: Board, text: str) -> None:
        self.board = board
        self.words = _spaced(text).split()
        self.names = _places(board)
        self.lengths = board.length_memo

    def kind(self) -> Kind | None:
        if len(self.words) > 1 and self.words[0] in _KINDS:
            return _KINDS[self.words.pop(0)]
        return None

    def place(self) -> Place | None:
        """Return the longest name at the front; an unknown coast is dropped (DATC 4.B.6)."""
        first = self.words[0].partition("/")[0] if self.words else ""
        for length in range(min(self.lengths.get(first, 0), len(self.words)), 0, -1):
            found = self._named(" ".join(self.words[:length]))
            if found is not None:
                del self.words[:length]
                return found
        return None

    def _named(self, words: str) -> Place | None:
        if words in self.names:
            return self.names[words]
        head, _, coast = words.partition("/")
        return self.names.get(head) if coast in _COASTS else None

    def word(self, *choices: str) -> bool:
        if self.words and self.words[0] in choices:
            del self.words[0]
            return True
        return False

    def unit(self, power: Power) -> Unit | None:
        kind, place = self.kind(), self.place()
        if kind is None or place is None or self.words:
            return None
        standing = self.board.standing_places(kind, province_of(place))
        if kind is Kind.ARMY:
            place = province_of(place)
        elif place not in standing and len(standing) == 1:
            place = standing[0]
        return Unit(power, kind, place) if place in standing else None

    def order(self) -> Order | None:
        if self.words == ["WAIVE"]:
            return Waive()
        if self.word("TRANSFORM", "TR"):
            return self.transformed()
        kind, at = self.kind(), self.place()
        if at is None:
            return None
        found = self._action(kind or Kind.ARMY, at)
        canal = self.board.variant_rules.canal
        if canal is not None and at == canal.sign:
            found = permit(found)
        return None if self.words else found

    def _action(self, kind: Kind, at: Place) -> Order | None:
        action = _ACTIONS.get(self.words.pop(0)) if self.words else None
        return None if action is None else action(self, kind, at)

    def move(self, kind: Kind, at: Place) -> Order | None:
        steps = [self.place()]
        while self.word("-"):
            steps.append(self.place())
        if None in steps:
            return None
        places = [place for place in steps if place]
        via = self.word("VIA")
        if via:
            self.word("CONVOY")
        route: tuple[Province, ...] = tuple(province_of(place) for place in places[:-1])
        return Move(kind, at, places[-1], via=via or bool(route), route=route)

    def support(self, kind: Kind, at: Place) -> Order | None:
        of_kind, of = self.kind(), self.place()
        if of is None:
            return None
        if self.word("-"):
            to = self.place()
            return Support(kind, at, of, to, of_kind) if to else None
        self.word("H", "HOLD")
        return Support(kind, at, of, None, of_kind)

    def convoy(self, kind: Kind, at: Place) -> Order | None:
        of_kind, of = self.kind(), self.place()
        to = self.place() if self.word("-") else None
        return Convoy(kind, at, of, to, of_kind) if of and to else None

    def transform(self, kind: Kind, at: Place) -> Order | None:
        """`A CON TR F`, `A SPA TR F/SC`, `A SPA TR F SPA/SC`; without a kind the other one is meant."""
        sign, _, coast = self.words[0].partition("/") if self.words else ("", "", "")
        into, to = (
            _KINDS.get(sign, _OTHER_KIND[kind]),
            f"{province_of(at)}/{coast}" if coast else province_of(at),
        )
        if sign in _KINDS:
            del self.words[0]
        place = self.place() if self.words else to
        return Transform(kind, at, into, place) if place in self.board.index else None

    def transformed(self) -> Order | None:
        """`TRANSFORM F CON`: the unit as it will be."""
        into, to = self.kind(), self.place()
        if into is None or to is None or self.words:
            return None
        return Transform(_OTHER_KIND[into], province_of(to), into, to)

    def retreat(self, kind: Kind, at: Place) -> Order | None:
        to = self.place()
        return Retreat(kind, at, to) if to else None


_ACTIONS: Mapping[str, Callable[[_OrderParser, Kind, Place], Order | None]] = {
    "-": lambda words, kind, at: words.move(kind, at),
    "S": lambda words, kind, at: words.support(kind, at),
    "C": _OrderParser.convoy,
    "R": _OrderParser.retreat,
    "TR": _OrderParser.transform,
    "TRANSFORM": _OrderParser.transform,
    "H": lambda _words, kind, at: Hold(kind, at),
    "HOLD": lambda _words, kind, at: Hold(kind, at),
    "B": lambda _words, kind, at: Build(kind, at),
    "D": lambda _words, kind, at: Disband(kind, at),
}


_COUNTED = re.compile(r"(\d{1,2})([AF]?)(?!\d)")


class _NavalOrderParser(_OrderParser):
    """The parser where fleets have the orders of Naval Diplomacy: `2F NTH P GERMANY`, `F LON - NTH - NWY`."""

    def __init__(self, board: Board, text: str) -> None:
        super().__init__(board, text)
        self.fleets = 1
        counted = _COUNTED.fullmatch(self.words[0]) if self.words else None
        if counted is not None:
            self.fleets = int(counted[1])
            self.words[:1] = [counted[2]] if counted[2] else []

    def power(self) -> Power | None:
        """Return the power at the front, by its code or three letters of it and more."""
        powers = {facts.home for facts in self.board.provinces.values() if facts.home}
        if not self.words or len(self.words[0]) < _SHORTEST_POWER:
            return None
        found = [power for power in powers if power.startswith(self.words[0])]
        return self._took(found[0]) if len(found) == 1 else None

    def _took(self, power: Power) -> Power:
        del self.words[0]
        return power

    def _action(self, kind: Kind, at: Place) -> Order | None:
        word = self.words[0] if self.words else ""
        if word == "P":
            del self.words[0]
            enemy = self.power()
            return None if enemy is None else Patrol(kind, at, enemy, self.fleets)
        if word == "B" and len(self.words) > 1:
            del self.words[0]
            return self.block(kind, at)
        if word == "FRIENDLY":
            del self.words[0]
            friend = self.power()
            return None if friend is None else Grant(kind, at, friend)
        return super()._action(kind, at)

    def block(self, kind: Kind, at: Place) -> Order | None:
        enemy = self.power()
        halves = self.words.pop(0).split("/") if self.words else []
        strait = tuple(half for half in halves if half in self.board.provinces)
        return Block(kind, at, enemy, strait) if enemy and len(strait) == len(halves) else None

    def move(self, kind: Kind, at: Place) -> Order | None:
        found = super().move(kind, at)
        help_order = _HELP.get(self.words[0]) if self.words else None
        if help_order is None or not isinstance(found, Move) or found.route:
            return found
        del self.words[0]
        then = help_order(self, kind, found.to)
        return Combined(kind, at, found.to, then) if isinstance(then, Support | Convoy) else None

    def support(self, kind: Kind, at: Place) -> Order | None:
        of_kind, of = self.kind(), self.place()
        if of is None:
            return None
        steps: list[Place | None] = []
        while self.word("-"):
            steps.append(self.place())
        self.word("H", "HOLD")
        step = self.words.pop(0) if self.words and self.words[0] in ("@1", "@2") else None
        places = [place for place in steps if place]
        if len(places) < len(steps):
            return None
        route = tuple(map(province_of, places[:-1])) if of_kind is not Kind.ARMY else ()
        number = None if step is None else int(step[1:])
        return Support(kind, at, of, places[-1] if places else None, of_kind, None, route, number)


_SHORTEST_POWER = 3
_HELP: Mapping[str, Callable[[_NavalOrderParser, Kind, Place], Order | None]] = {
    "S": _NavalOrderParser.support,
    "C": _NavalOrderParser.convoy,
}
