"""Which unit a removal names: the one there now or, by the zine's rules, the one there at first.

Whichever it is, the writer is told where that unit stands now (seed 004 §3.4).
"""

from __future__ import annotations

import re
from dataclasses import replace

from judge.game.season import Journey, began_at
from judge.language.desk import KIND_NAMES, Desk
from judge.language.drafts import Draft, UnitRead
from judge.language.mistakes import Mistake, sentence
from judge.language.normal import Plain
from judge.language.problems import Wrong
from judge.rules.orders import Remove
from judge.rules.units import Unit, province_of

_TODAY = re.compile(
    r"\( *now *\)|\b(?:(?:that|which) (?:ends?(?: up)?|is|stands)(?: now)?|ending(?: up)?|now|currently)\b"
)
"""What says that a unit is named by where it stands today: `the army that ends in Paris`, `A Par now`."""


def without_today(piece: Plain) -> tuple[Plain, bool]:
    """The piece with blanks for the words that ask for today's unit, and whether there were any."""
    text, found = _TODAY.subn(lambda match: " " * len(match[0]), piece.text)
    return (replace(piece, text=text), True) if found else (piece, False)


def removal(desk: Desk, draft: Draft) -> Remove:
    """The removal of the unit meant; Mistake if there is none."""
    assert draft.unit is not None
    unit = _begun_there(desk, draft.unit) if desk.policy.by_start and not desk.today else None
    unit = unit or _there_now(desk, draft.unit)
    return Remove(unit.kind, unit.at)


def _begun_there(desk: Desk, read: UnitRead) -> Unit | None:
    """The unit of that kind that stood there when the season began, where it is now; None if none did."""
    province = desk.province(read.place)
    journey = began_at(desk.journeys, province, read.kind)
    if journey is None or journey.unit.power != desk.power:
        if desk.journeys and desk.standing(province) is not None:
            desk.say(f"No such unit of yours began the season in {desk.the(province)}: the one there now.")
        return None
    name = f"the {KIND_NAMES[journey.unit.kind]} that began the season in {desk.the(journey.unit.at)}"
    if journey.now is None:
        hint = _other(desk, journey)
        message = sentence(f"{name} is off the board already.")
        raise Mistake(Wrong.NO_UNIT_AT_SOURCE, read.place.word, message, hint)
    if journey.now != journey.unit.at:
        desk.say(sentence(f"{name}, now in {desk.the(journey.now)}."))
    unit = desk.standing(province_of(journey.now))
    assert unit is not None
    return unit


def _other(desk: Desk, journey: Journey) -> str:
    """The unit of today, which has to be named as such."""
    unit = desk.standing(journey.unit.province)
    if unit is None or unit.power != desk.power:
        return "LIST shows where your units stand."
    return f"For the one that stands there today: REMOVE {unit} NOW."


def _there_now(desk: Desk, read: UnitRead) -> Unit:
    try:
        return desk.own(read)
    except Mistake as mistake:
        if mistake.wrong is Wrong.NO_UNIT_AT_SOURCE:
            mistake.hint = _gone_to(desk, read) or mistake.hint
        raise


def _gone_to(desk: Desk, read: UnitRead) -> str:
    """Where the unit went that stood there when the season began; empty if none of the writer's did."""
    journey = began_at(desk.journeys, desk.province(read.place), read.kind)
    if journey is None or journey.unit.power != desk.power or journey.now is None:
        return ""
    kind = KIND_NAMES[journey.unit.kind]
    return (
        f"The {kind} that began the season there is in {desk.the(journey.now)} now: "
        f"REMOVE {journey.unit.kind} {journey.now}."
    )
