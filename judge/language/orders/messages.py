"""Lines of Illegal Gunboat: `U(Prov)action`, read and printed in one form, possible or not (seed 000, 4).

An impossible attack, support or convoy is an order like any other; a word that is neither a province nor part
of an order is not (seed 000, 3). So a line is read whole, by its form alone, and only then compared with the
board: the unit must be there, of that kind and the writer's (7). What it says about other units is not
checked: help for a unit that is not there, or of another kind, only signals (8). The decisions on what the
seed leaves open:

- a unit's kind must be true, the owner of a helped unit may be false (it is part of the message)
- a convoy is of an army and by a fleet, a support says where to or H
- a coast may be written if a province has coasts; a wrong one makes the line impossible
- a coast that changes nothing is not printed, because it would be a signal that costs nothing
- a place where no unit can ever be (Switzerland) is no province
- a province is its abbreviation; capitals, blanks and the choice of abbreviation are no signals, because all
  lines are printed alike
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from judge.game.message import Message, PlaceName, Said, message
from judge.language.drafts import WordRead
from judge.language.names import Names, names, normalized
from judge.language.orders.writing import printed_code
from judge.language.policy import POLICIES
from judge.language.problems import InvalidOrder, Problem, ProblemKind
from judge.language.statements import Context, Statement
from judge.rules.board import Board, Terrain
from judge.rules.orders import Convoy, Hold, Move, MovementOrder, Support
from judge.rules.phases import PhaseKind, Season
from judge.rules.units import Kind, Place, Position, Power, Province, Unit, province_of
from judge.rules.variant import Variant

_HINT = message("line-is-like")
_UNIT = re.compile(
    r"\s*(?P<kind>[A-Za-z]*)\s*\((?P<at>[^()]*(?:\([^()]*\))?)\)"
    r"(?P<coast>\s*\(\s*[nsew]\.?c\.?\s*\)|\s*/?[nsew]c\b)?\s*",
    re.IGNORECASE,
)
"""`F(Spa(nc))`, `F(Spa)(nc)`, `F(Spa)/nc` and `F(Spa)nc`."""
_OWNER = re.compile(r"\s*\((?P<owner>[A-Za-z .'-]*)\)(?=\s*[A-Za-z]+\s*\()")
_PLACE = re.compile(
    r"\s*+(?P<name>[^()/]*?)\s*+(?:\(\s*(?P<coast>[A-Za-z ]+)\s*\)|/\s*(?P<slash>[A-Za-z]+))?\s*+"
)
_PRESS = re.compile(r"\s*(?:press|broadcast)\b", re.IGNORECASE)
_NOTHING_ELSE = message("nothing-but-the-order")
_KINDS = {"a": Kind.ARMY, "f": Kind.FLEET}


@dataclass(frozen=True, slots=True)
class _Helped:
    """The unit helped, as written."""

    kind: Kind
    at: Place


@dataclass(frozen=True, slots=True)
class Line:
    """A line by its form: the unit, its action (`H`, `-`, `S` or `C`), the unit helped and the goal."""

    kind: Kind
    at: Place
    action: str
    helped: _Helped | None = None
    to: Place | None = None
    owner: Power | None = None


def begins_like_one(text: str) -> bool:
    """Return whether the text begins with a unit as these lines have it, `A(Par)`."""
    return _UNIT.match(text) is not None


@dataclass(slots=True)
class _Reader:
    """A reader of one line from left to right; `text` is what is left of it, `whole` all of it."""

    known: Names
    board: Board
    whole: str
    text: str
    spelled: str = ""
    """The first province that is written in full, which is not allowed."""

    def fail(self, kind: ProblemKind, why: Message, word: str = "", hint: Said = _HINT) -> InvalidOrder:
        """Return what is wrong with the line, at the word or at the reader's position."""
        at = self.whole.find(word) if word else len(self.whole) - len(self.text)
        return InvalidOrder(kind, WordRead(word, max(0, at)), why, hint)

    def unit(self) -> tuple[Kind, Place]:
        """Read `A(Par)`: the kind and the place in brackets."""
        found = _UNIT.match(self.text)
        kind = _KINDS.get(found["kind"].lower()) if found else None
        if found is None or kind is None:
            raise self.fail(ProblemKind.UNIT_TYPE, message("unit-is-written"))
        coast = (found["coast"] or "").strip(" ()/")
        place = self.place(f"{found['at']}/{coast}" if coast else found["at"])
        self.text = self.text[found.end() :]
        return kind, place

    def place(self, written: str) -> Place:
        """Return the province of the words, with the coast after it if there is one."""
        found = _PLACE.fullmatch(written)
        name = found["name"] if found else written.strip()
        means = self.known.province(name) if name else ()
        open_to = [code for code in means if self.board.provinces[code].terrain is not Terrain.IMPASSABLE]
        if len(open_to) != 1 or found is None:
            if len(name.split()) > 1 and self.known.province(name.split()[0]):
                raise self.fail(ProblemKind.FREE_TEXT, _NOTHING_ELSE, name)
            raise self.fail(ProblemKind.UNKNOWN_PROVINCE, message("no-such-province", word=name), name)
        if not _is_abbreviation(self.board, open_to[0], name):
            self.spelled = self.spelled or name
        coast = found["coast"] or found["slash"]
        return self._coast(open_to[0], coast) if coast else open_to[0]

    def _coast(self, province: Province, written: str) -> Place:
        place = f"{province}/{written.replace('.', '').strip().upper()[:2]}"
        if not self.board.provinces[province].coasts:
            none = message("no-coasts-in", place=PlaceName(self.board, province))
            raise self.fail(ProblemKind.BAD_COAST, none, written)
        return place

    def goal(self, missing: ProblemKind, why: Message) -> Place:
        """Read the destination after the hyphen."""
        if not self.text.strip():
            raise self.fail(missing, why)
        written, self.text = self.text, ""
        return self.place(written)

    def end(self) -> None:
        """Check that nothing more follows a hold."""
        rest = self.text.strip()
        if rest and self.known.province(rest):
            raise self.fail(ProblemKind.HOLD_STANDS_ALONE, message("hold-stands-alone"), rest)
        if rest:
            raise self.fail(ProblemKind.FREE_TEXT, _NOTHING_ELSE, rest)


_SHORT = 4
"""The most letters of an abbreviation that is not the board's own."""


def _is_abbreviation(board: Board, province: Province, name: str) -> bool:
    """Return whether a word is the province's abbreviation, and not its name or the name's beginning."""
    word, facts = normalized(name), board.provinces[province]
    if word == normalized(facts.code):
        return True
    return (
        word != normalized(facts.name)
        and len(word) <= _SHORT
        and word in map(normalized, facts.abbreviations)
    )


def printed(line: Line, variant: Variant) -> str:
    """Return the line as it is printed, the same for every writer and spelling."""
    helped, to = line.helped, line.to
    unit = f"{line.kind}({printed_code(variant.board, line.at)})"
    goal = f"-{printed_code(variant.board, to)}" if to else "H"
    if helped is None:
        return f"{unit}{goal}"
    owner = f"({variant.power(line.owner).name.upper()}) " if line.owner else ""
    return f"{unit}{line.action} {owner}{helped.kind}({printed_code(variant.board, helped.at)}){goal}"


def read_message(text: str, known: Names, variant: Variant) -> Line:
    """Return the line by its form; InvalidOrder says what is missing or too much."""
    reader = _Reader(known, variant.board, text, text)
    line = _read(reader)
    if reader.spelled:
        said, right = message("written-in-full", word=reader.spelled), printed(line, variant)
        raise reader.fail(ProblemKind.FREE_TEXT, said, reader.spelled, message("usage", usage=right))
    return line


def _read(reader: _Reader) -> Line:
    kind, at = reader.unit()
    action, reader.text = reader.text[:1].upper(), reader.text[1:]
    if action == "H":
        reader.end()
        return Line(kind, at, action)
    if action == "-":
        to = reader.goal(ProblemKind.DESTINATION_MISSING, message("line-says-no-goal"))
        return Line(kind, at, action, to=to)
    if action not in ("S", "C"):
        raise reader.fail(ProblemKind.UNKNOWN_ACTION, message("holds-moves-supports-convoys"))
    if action == "C" and kind is Kind.ARMY:
        raise reader.fail(ProblemKind.CONVOYER_NOT_FLEET, message("only-fleets-convoy"))
    return _help(reader, kind, at, action)


def _owner(reader: _Reader) -> Power | None:
    """Return the country in brackets before the unit helped, which need not be true."""
    found = _OWNER.match(reader.text)
    if found is None:
        return None
    power = reader.known.power_named(found["owner"])
    if power is None:
        raise reader.fail(ProblemKind.FREE_TEXT, message("only-country-in-brackets"), found["owner"])
    reader.text = reader.text[found.end() :]
    return power


def _help(reader: _Reader, kind: Kind, at: Place, action: str) -> Line:
    owner = _owner(reader)
    helped = _Helped(*reader.unit())
    if action == "C" and helped.kind is Kind.FLEET:
        raise reader.fail(ProblemKind.CONVOYED_NOT_ARMY, message("only-armies-convoyed"))
    sign, rest = reader.text[:1].upper(), reader.text[1:]
    if sign == "-":
        reader.text = rest
        missing = ProblemKind.CONVOY_NEEDS_DESTINATION if action == "C" else ProblemKind.SUPPORT_INCOMPLETE
        return Line(kind, at, action, helped, reader.goal(missing, message("line-says-no-goal")), owner)
    if sign == "H" and action == "S":
        reader.text = rest
        reader.end()
        return Line(kind, at, action, helped, owner=owner)
    if not reader.text.strip() and action == "S":
        raise reader.fail(ProblemKind.SUPPORT_INCOMPLETE, message("support-says-goal"))
    if not reader.text.strip():
        raise reader.fail(ProblemKind.CONVOY_NEEDS_DESTINATION, message("convoy-says-goal"))
    raise reader.fail(ProblemKind.FREE_TEXT, _NOTHING_ELSE, reader.text.strip())


def own_unit(line: Line, position: Position, power: Power, board: Board) -> Unit:
    """Return the unit ordered; InvalidOrder unless it is the writer's and of that kind."""
    province = province_of(line.at)
    unit = next((one for one in position.units if one.province == province and one.power == power), None)
    where = PlaceName(board, province)
    if unit is None:
        said = message("line-dropped", place=where)
        own = tuple(f"{u.kind}({printed_code(board, u.at)})" for u in position.of(power))
        hint = message("your-units-listed", units=own) if own else ""
        raise InvalidOrder(ProblemKind.NOT_YOURS, WordRead("", 0), said, hint)
    if unit.kind is not line.kind:
        said = message("unit-is-of-kind", place=where, kind=unit.kind)
        raise InvalidOrder(ProblemKind.WRONG_UNIT_TYPE, WordRead("", 0), said, _HINT)
    return unit


def without_idle_coasts(line: Line, unit: Unit, board: Board) -> Line:
    """Return the line without the coasts that change nothing for the unit ordered.

    A coast says something only in a fleet's own move: if it has several in its reach, or not this one.
    """
    helped, to = line.helped, line.to
    if to is not None and (helped or _goal(unit, province_of(to), board) == _goal(unit, to, board)):
        to = province_of(to)
    if helped is not None:
        helped = replace(helped, at=province_of(helped.at))
    return replace(line, at=province_of(line.at), helped=helped, to=to)


def order_of(line: Line, unit: Unit, position: Position, board: Board) -> MovementOrder:
    """Return the order that the line gives its unit, which may be impossible."""
    helped, to = line.helped, line.to
    if line.action == "H":
        return Hold(unit.kind, unit.at)
    if helped is None:
        return Move(unit.kind, unit.at, _goal(unit, to or unit.at, board))
    there = next((one for one in position.units if one.province == province_of(helped.at)), None)
    if there is not None and there.kind is not helped.kind:
        return Support(unit.kind, unit.at, unit.at)  # it helps nobody, as nobody so stands there
    of = there.at if there else helped.at
    if line.action == "C":
        return Convoy(unit.kind, unit.at, of, province_of(to or of), helped.kind)
    return Support(unit.kind, unit.at, of, province_of(to) if to else None, helped.kind)


def _goal(unit: Unit, to: Place, board: Board) -> Place:
    """Return the destination of a move: an army needs no coast, a fleet has the only one in its reach."""
    if unit.kind is Kind.ARMY:
        return province_of(to)
    if "/" in to:
        return to if to in board.index else unit.at  # where nothing can go
    open_to = [place for place in board.reach(unit.kind, unit.at) if province_of(place) == to]
    return open_to[0] if len(open_to) == 1 else to


def refused_press(statement: Statement, context: Context) -> Problem | None:
    """Return the rejection of press in a game where only orders can speak (seed 000, 3); else None."""
    if not (POLICIES[context.reading].messages and context.power and _PRESS.match(statement.text)):
        return None
    none, hint = message("no-press-under-any-form"), message("no-press-under-any-form.hint")
    text = statement.text
    return Problem(statement.line, 1, text, ProblemKind.PRESS, none, text.strip(), hint)


def are_taken(text: str, context: Context) -> bool:
    """Return whether the line is one of Illegal Gunboat: any in a movement, in summer units that stay."""
    if not POLICIES[context.reading].messages or context.phase is None:
        return False
    if context.phase.kind is PhaseKind.MOVEMENT:
        return True
    speaks = context.settings.summer and context.phase.season is Season.SPRING
    if not speaks or context.phase.kind is not PhaseKind.RETREAT or not begins_like_one(text):
        return False
    lost = context.position.dislodged if context.position else ()
    place = (
        names(context.variant).province(text.partition("(")[2].partition(")")[0]) if context.variant else ()
    )
    return not any(one.unit.power == context.power and one.unit.province in place for one in lost)
