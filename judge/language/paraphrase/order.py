"""Paraphrases of one order: units filled in where one can be meant, places put where the grammar has them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from judge.language.drafts import Action, Draft
from judge.language.names import Names
from judge.language.orders.grammar import any_name
from judge.language.orders.parser import draft
from judge.language.paraphrase.wordings import (
    ALL,
    ALL_DISBAND,
    BUILD_BEHIND,
    BY_FIRST,
    FLED,
    HELPED_BY,
    IT,
    KIND,
    LEAVE,
    MINUS,
    NUMBERS,
    OFF,
    REST,
    SAILS,
    STAYS,
    TURNED,
    TYPE_LAST,
    WAIVE,
)
from judge.language.statements import Effort, Scope, Statement
from judge.language.text.typography import Plain, pieces, unadorned
from judge.rules.adjustments import due
from judge.rules.board import Board
from judge.rules.orders import Convoy, Move, Order
from judge.rules.phases import PhaseKind
from judge.rules.units import Position, Power, Unit, province_of

READ_AS_MOVE = "Read as a move."
OrderOf: TypeAlias = Callable[[Plain], Order | None]
"""The order that a text comes to, if it comes to one."""


@dataclass(frozen=True, slots=True)
class Part:
    """One order of a paraphrase, and what to tell its writer about it."""

    text: Plain
    said: tuple[str, ...] = ()
    scope: Scope = Scope.UNIT


@dataclass(frozen=True, slots=True)
class Writer:
    """Whoever wrote the statement, with the board before him."""

    statement: Statement
    board: Board
    known: Names
    position: Position
    power: Power
    kind: PhaseKind
    order_of: OrderOf
    effort: Effort

    def draft(self, text: str) -> Draft | None:
        """The draft of a text; None if the grammar has no such form."""
        self.effort.letters += 1
        return draft(self.known, text)

    def is_bare(self, text: str) -> bool:
        """Whether the text is a unit alone, which is an order only where builds or removals are due."""
        read = self.draft(text)
        if read is None or read.action is not Action.BARE:
            return False
        return self.kind is not PhaseKind.ADJUSTMENT or read.unit is None or read.unit.kind is None

    def is_order(self, text: str) -> bool:
        """Whether the grammar has the form, and it asks for something."""
        return self.draft(text) is not None and not self.is_bare(text)

    def written(self, piece: Plain, start: int, end: int) -> str:
        """A stretch of the line as it was typed."""
        return self.statement.text[piece.column(start) - 1 : piece.column(end - 1)].strip(" ,")

    def dislodged(self) -> list[Unit]:
        """The writer's units that have to retreat."""
        return [beaten.unit for beaten in self.position.dislodged if beaten.unit.power == self.power]


_COAST = re.compile(r"[ /(]{1,2}(?:[nsew]c\b|(?:north|south|east|west) coast\b)\)?")


def places(known: Names, text: str) -> Iterator[tuple[int, int]]:
    """Where the names of places in a text begin and end, with their coasts."""
    return any_name(known).find(text, _COAST)


def reworded(writer: Writer, piece: Plain, before: Plain | None) -> Iterator[Part]:
    """The order, or orders, that a piece asks for; `before` is the one before it on the line."""
    several = _all_units(writer, piece) or _waives(writer, piece) or _helped(writer, piece)
    if several:
        yield from several
        return
    ways = (
        _pronoun(writer, piece, before),
        _turned(piece),
        _retreat(writer, piece),
        _only_one(writer, piece),
        _stays(piece),
        _adjustment(writer, piece),
    )
    found = next((way for way in ways if way is not None), piece)
    yield Part(found, (READ_AS_MOVE,) if _has_new_dash(writer, found) else ())


def _has_new_dash(writer: Writer, piece: Plain) -> bool:
    """Whether a dash stands between two places where its writer had none."""
    dashes = (place for place, sign in enumerate(piece.text) if sign == "-")
    return any(writer.statement.text[piece.column(place) - 1].isspace() for place in dashes)


# Every unit


def _all_units(writer: Writer, piece: Plain) -> list[Part]:
    """`All units hold`, `the rest hold`, `all disband`."""
    mine = writer.position.of(writer.power)
    if writer.kind is PhaseKind.RETREAT and ALL_DISBAND.match(piece.text):
        return [Part(_instead(piece, f"{unit} d")) for unit in writer.dislodged()]
    if writer.kind is not PhaseKind.MOVEMENT:
        return []
    if ALL.match(piece.text):
        return [Part(_instead(piece, f"{unit} h"), (), Scope.ALL) for unit in mine]
    kind = KIND.match(piece.text)
    if kind is not None:
        letter = (kind["kind"] or kind["held"])[0].upper()
        alike = [unit for unit in mine if unit.kind.value == letter]
        return [Part(_instead(piece, f"{unit} h"), (), Scope.ALL) for unit in alike]
    if REST.match(piece.text):
        ordered = {place for text in writer.statement.above for place in _ordered(writer, text)}
        rest = [unit for unit in mine if unit.province not in ordered]
        return [Part(_instead(piece, f"{unit} h"), (), Scope.REST) for unit in rest or mine]
    return []


def _ordered(writer: Writer, text: str) -> Iterator[str]:
    """The provinces whose units a line orders."""
    for piece in pieces(unadorned(Plain(text.lower()))):
        order = writer.order_of(piece)
        at = getattr(order, "at", None)
        if at is not None:
            yield province_of(at)


def _waives(writer: Writer, piece: Plain) -> list[Part]:
    """`Waive all`, `waive 2`: as many as are due."""
    found = WAIVE.match(piece.text) if writer.kind is PhaseKind.ADJUSTMENT else None
    if found is None:
        return []
    owed = due(writer.board, writer.position, writer.power)
    count = found["count"] or found["plain"]
    number = int(count) if count.isdigit() else NUMBERS.get(count, owed)
    return [Part(_instead(piece, "waive")) for _ in range(min(max(number, 1), max(owed, 1)))]


# One unit


def _helped(writer: Writer, piece: Plain) -> list[Part]:
    """`A Vie - Gal supported by A Bud`: the order, and that of the unit that helps."""
    by_first = BY_FIRST.match(piece.text)
    if by_first is not None:
        piece = _instead(piece, "{of} - {to} convoyed by {by}".format(**by_first.groupdict()))
    found = HELPED_BY.match(piece.text) if writer.kind is PhaseKind.MOVEMENT else None
    order = writer.order_of(piece.part(0, found.end("of"))) if found else None
    if found is None or order is None:
        return []
    convoyed = "conv" in (found["word"] or found["noun"])
    first = piece.part(0, found.end("of"))
    by_sea = first.replaced([(found.end("of"), found.end("of"), " via convoy")])
    if convoyed and writer.order_of(by_sea) is not None:
        first = by_sea
    by = TYPE_LAST.sub(r"\2 \1", found["by"])
    helper = writer.draft(by)
    means = helper.unit.place.means if helper and helper.unit else ()
    mine = len(means) == 1 and any(one.province == means[0] for one in writer.position.of(writer.power))
    if not mine or not (convoyed or _goes_by_itself(writer, order)):
        left_out = writer.written(piece, found.end("of"), len(piece.text))
        return [Part(first, (f'"{left_out}" was not read.',))]
    helper_typed = piece.part(found.start("by"), found.end("by"))
    named = helper_typed if by == found["by"] else _instead(helper_typed, by)
    helps = f" {'c' if convoyed else 's'} {_as_helped(order)}"
    return [Part(first), Part(named.replaced([(len(named.text), len(named.text), helps)]))]


def _goes_by_itself(writer: Writer, order: Order) -> bool:
    """Whether an order needs no fleet, so that a unit that helps it supports it."""
    return not isinstance(order, Move) or order.to in writer.board.reach(order.kind, order.at)


def _pronoun(writer: Writer, piece: Plain, before: Plain | None) -> Plain | None:
    """`F Nth convoys it`: the unit of the order before, with where it goes."""
    found = IT.search(piece.text)
    if found is None or writer.kind is not PhaseKind.MOVEMENT:
        return None
    order = writer.order_of(before) if before else None
    for text in reversed(writer.statement.above if before is None else ()):
        last = pieces(unadorned(Plain(text.lower())))
        order = order or (writer.order_of(last[-1]) if last else None)
    return piece.replaced([(found.start(), found.end(), f" {_as_helped(order)}")]) if order else None


def _as_helped(order: Order) -> str:
    """The unit of an order, with where it goes, as another supports or convoys it; of a convoy its army."""
    if isinstance(order, Convoy) and order.to is not None:
        return f"a {order.of} - {order.to}".lower()
    kind, at = getattr(order, "kind", ""), getattr(order, "at", "")
    return f"{kind} {at} - {order.to}".lower() if isinstance(order, Move) else f"{kind} {at}".lower()


def _turned(piece: Plain) -> Plain | None:
    """Orders that name their places in another order."""
    for pattern, form in TURNED:
        found = pattern.match(piece.text)
        if found is not None:
            words = found.groupdict()
            words["word"] = words.get("word", "").removesuffix("-to")
            return _instead(piece, form.format(**words))
    return None


def _only_one(writer: Writer, piece: Plain) -> Plain | None:
    """`fleet to Den` of whoever has one fleet, or one that can go there."""
    found = SAILS.match(piece.text) if writer.kind is PhaseKind.MOVEMENT else None
    means = writer.known.province(found["to"].strip()) if found else ()
    if found is None or len(means) != 1:
        return None
    same = [one for one in writer.position.of(writer.power) if one.kind.value.lower() == found["kind"][0]]
    near = [one for one in same if means[0] in map(province_of, writer.board.reach(one.kind, one.at))]
    fitting = same if len(same) == 1 else near
    return _instead(piece, f"{fitting[0]} - {found['to']}") if len(fitting) == 1 else None


def _stays(piece: Plain) -> Plain | None:
    """`the fleet stays in Naples`."""
    found = STAYS.match(piece.text)
    return _instead(piece, f"{found['kind']} {found['place']} h") if found else None


def _retreat(writer: Writer, piece: Plain) -> Plain | None:
    """A retreat or disbandment without its unit, where one unit was dislodged."""
    beaten = writer.dislodged()
    if writer.kind is not PhaseKind.RETREAT or len(beaten) != 1:
        return None
    if OFF.match(piece.text):
        return _instead(piece, f"{beaten[0]} d")
    found = LEAVE.match(piece.text) or FLED.match(piece.text)
    place = found["place"] if found else piece.text
    return _instead(piece, f"{beaten[0]} r {place}") if writer.known.province(place) else None


def _adjustment(writer: Writer, piece: Plain) -> Plain | None:
    """`-A Par`, `Paris army`."""
    if writer.kind is not PhaseKind.ADJUSTMENT:
        return None
    minus = MINUS.match(piece.text)
    if minus is not None:
        return piece.replaced([(0, minus.end(), "remove ")])
    found = BUILD_BEHIND.match(piece.text)
    if found is not None and writer.known.province(found["place"]):
        return _instead(piece, f"build {found['kind']} {found['place']}")
    return None


def _instead(piece: Plain, text: str) -> Plain:
    """Other words that stand for the whole piece."""
    return piece.replaced([(0, len(piece.text), text.lower())])
