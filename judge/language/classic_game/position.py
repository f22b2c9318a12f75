"""The position of a classic game on a board of this judge: its names become provinces and powers."""

from __future__ import annotations

import re

from judge.language.classic_game.contents import ClassicGame, ClassicGameError, WrittenUnit
from judge.language.names import Names, names
from judge.rules.units import Dislodged, Kind, Place, Position, Power, Province, Unit
from judge.rules.variant import Variant

_COAST = re.compile(r"(.+?)\s*(?:/([nsew]c)|\((north|south|east|west) coast\))")


def power_of(name: str, variant: Variant) -> Power:
    """Return the power of a name, or of a letter that only one name begins with."""
    known = names(variant).power_named(name)
    begun = [facts.code for facts in variant.powers if facts.name.upper().startswith(name.upper())]
    if known is None and len(begun) != 1:
        raise ClassicGameError(f"There is no power {name} on the board {variant.title}.")
    return known or begun[0]


def position_of(game: ClassicGame, variant: Variant) -> Position:
    """Return the position; every unit must be where one of its kind can be."""
    known = names(variant)
    standing = [_unit(one, known, variant) for one in game.units if one.retreats is None]
    gone = [_dislodged(one, known, variant) for one in game.units if one.retreats is not None]
    provinces = [unit.province for unit in standing]
    if len(set(provinces)) < len(provinces):
        raise ClassicGameError("Two units of the position stand in one province.")
    owners = {
        _centre(name, known, variant): power_of(power, variant)
        for power, centres in game.centres.items()
        for name in centres
    }
    return Position(tuple(sorted(standing)), owners, tuple(gone))


def _dislodged(written: WrittenUnit, known: Names, variant: Variant) -> Dislodged:
    open_to = tuple(_place(one, written, known, variant) for one in written.retreats or ())
    return Dislodged(_unit(written, known, variant), None, open_to)


def _unit(written: WrittenUnit, known: Names, variant: Variant) -> Unit:
    at = _place(written.place, written, known, variant)
    return Unit(power_of(written.power, variant), Kind(written.kind), at)


def _place(text: str, unit: WrittenUnit, known: Names, variant: Variant) -> Place:
    match = _COAST.fullmatch(text.strip())
    coast = (match[2] or f"{match[3][0]}c").upper() if match else ""
    found = known.province(match[1] if match else text)
    places = variant.board.standing_places(Kind(unit.kind), found[0]) if len(found) == 1 else ()
    meant = [place for place in places if not coast or place == f"{found[0]}/{coast}"]
    if len(meant) != 1:
        kind = "army" if unit.kind == Kind.ARMY else "fleet"
        raise ClassicGameError(f"No {kind} can stand in {text.strip()} on the board {variant.title}.")
    return meant[0]


def _centre(name: str, known: Names, variant: Variant) -> Province:
    """Return the supply centre of a name, whole or its first five letters."""
    centres = variant.board.centres
    found = known.province(name)
    if len(found) == 1 and found[0] in centres:
        return found[0]
    begun = [code for code in centres if known.full[code].lower().startswith(name.lower())]
    if len(begun) != 1:
        raise ClassicGameError(f"{name} is no supply centre of the board {variant.title}.")
    return begun[0]
