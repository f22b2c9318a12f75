"""Orders of an adjustment phase: builds, removals and builds waived."""

from __future__ import annotations

from judge.language.desk import WITH_ARTICLE, Desk
from judge.language.drafts import Action, Draft, PlaceRead, UnitRead, WordRead
from judge.language.mistakes import Mistake, listed
from judge.language.policy import Choice
from judge.language.problems import Wrong
from judge.language.removals import removal
from judge.rules.adjustments import due, sites
from judge.rules.board import Terrain
from judge.rules.faults import Fault
from judge.rules.legality import reason
from judge.rules.orders import AdjustmentOrder, Build, Waive
from judge.rules.units import Kind, Place, Province

_REMOVING = (Action.REMOVE, Action.DISBAND)


def order(desk: Desk, draft: Draft) -> AdjustmentOrder:
    """The build, removal or waived build the line asks for; a bare unit is whichever is due."""
    owed = due(desk.position, desk.power)
    action = draft.action
    if draft.unit is None or action is Action.WAIVE:
        _build_due(draft.word, owed)
        return Waive()
    if action in _REMOVING or (action is Action.BARE and owed < 0):
        _removal_due(draft.word, owed)
        return removal(desk, draft)
    if action in (Action.BUILD, Action.BARE):
        _build_due(draft.word, owed)
        return _build(desk, draft.unit)
    raise Mistake(
        Wrong.WRONG_PHASE,
        draft.word,
        f'"{draft.word.text}" is no order for an adjustment phase.',
        "Now units are built (B), removed (R), or builds waived (W).",
    )


def _build_due(word: WordRead, owed: int) -> None:
    if owed > 0:
        return
    why = f"you must remove {-owed}" if owed < 0 else "you have as many units as centres"
    raise Mistake(Wrong.NO_BUILD_DUE, word, f"You have no build: {why}.", "LIST shows units and centres.")


def _removal_due(word: WordRead, owed: int) -> None:
    if owed < 0:
        return
    why = f"you may build {owed}" if owed > 0 else "you have as many units as centres"
    raise Mistake(
        Wrong.NO_REMOVAL_DUE, word, f"You have nothing to remove: {why}.", "LIST shows units and centres."
    )


def _build(desk: Desk, read: UnitRead) -> Build:
    province = desk.province(read.place)
    _free(desk, read.place, province)
    if read.power_word is not None and not desk.policy.owners:
        raise Mistake(
            Wrong.UNKNOWN_PROVINCE, read.power_word, f'No province is called "{read.power_word.text}".'
        )
    kind = read.kind or _guessed(desk, read, province)
    if kind is Kind.ARMY:
        return Build(kind, desk.ashore(read.place, province))
    return Build(kind, _dock(desk, read.place, province))


def _free(desk: Desk, place: PlaceRead, province: Province) -> None:
    """A build wants a supply centre at home, owned and empty."""
    board, name = desk.board, desk.board.name(province)
    fault = reason(board, desk.position, desk.power, Build(Kind.ARMY, province))
    if fault is None:
        return
    match fault.fault:
        case Fault.CENTRE_NOT_OWNED:
            wrong, message = Wrong.NOT_CONTROLLED, f"You do not own {name}."
        case Fault.CENTRE_OCCUPIED:
            there = [WITH_ARTICLE[unit.kind] for unit in desk.position.units if unit.province == province]
            wrong, message = Wrong.PROVINCE_OCCUPIED, f"There is {there[0]} in {name}."
        case _ if board.provinces[province].centre:
            wrong, message = Wrong.NOT_HOME_CENTRE, f"{name} is not one of your home centres."
        case _:
            wrong, message = Wrong.NOT_SUPPLY_CENTRE, f"{name} is no supply centre."
    free = sites(board, desk.position, desk.power)
    hint = (
        f"You can build in {listed(map(board.name, free))}." if free else "None of your home centres is free."
    )
    raise Mistake(wrong, place.word, message, hint)


def _guessed(desk: Desk, read: UnitRead, province: Province) -> Kind:
    """The type left out: an army inland, a fleet where a coast is written, else asked for (DATC 4.C.3)."""
    inland = desk.board.provinces[province].terrain is Terrain.LAND
    if desk.policy.build_type is Choice.REFUSE or not (inland or read.place.coast):
        raise Mistake(
            Wrong.NO_UNIT_TYPE,
            WordRead("", read.at),
            "Army or fleet?",
            f"Write BUILD A {province}" + ("." if inland else f" or BUILD F {province}."),
        )
    kind = Kind.ARMY if inland else Kind.FLEET
    desk.say(f"Read as {WITH_ARTICLE[kind]}.")
    return kind


def _dock(desk: Desk, place: PlaceRead, province: Province) -> Place:
    """Where a new fleet stands: on the coast named (DATC 4.B.7), never inland (4.C.4)."""
    docks = desk.board.standing_places(Kind.FLEET, province)
    name = desk.the(province)
    if not docks:
        raise Mistake(
            Wrong.BAD_COAST, place.word, f"{name} is inland: no fleet can be built there.", "Build an army."
        )
    if place.coast is None and len(docks) > 1:
        hint = listed(f"BUILD F {dock}" for dock in docks)
        raise Mistake(Wrong.BAD_COAST, place.word, f"Which coast of {name}?", f"Write {hint}.")
    return desk.harbour(place, province, docks)
