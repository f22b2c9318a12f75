"""Lines that are tried, by PREDICT and by TRY: a position, and orders of any power on it.

Nothing in a game changes here. An order is read for the power named above or before it, otherwise for the one
whose unit it names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from judge.game.commands.master import Adjust
from judge.game.message import Message, Said, message
from judge.game.orders.submission import find_fleets
from judge.game.phases.correction import on_trial
from judge.game.proxies import ordered_province
from judge.game.refusals import Refused
from judge.game.state import Game
from judge.language.commands.correction import trial
from judge.language.names import names
from judge.language.orders.naval import without_count_and_step
from judge.language.orders.parser import parse
from judge.language.powers import power_meant
from judge.language.problems import InvalidOrder, Problem
from judge.language.reading import read
from judge.language.statements import Context, Statement, UnderstoodOrder
from judge.language.text.typography import plain, unadorned
from judge.notices.remarks import GameRefusal
from judge.notices.replies import LeftOutLine
from judge.rules.phases import PhaseKind
from judge.rules.units import Power, Province, Unit, province_of
from judge.service.order_sets import why_few_fleets

Lines = tuple[tuple[int, str], ...]
"""Lines with their numbers in the email."""


def with_position(context: Context, game: Game, lines: Lines) -> tuple[Game, Lines, tuple[LeftOutLine, ...]]:
    """Return the game on the position of the lines that ADJUST knows, the other lines, and those left out."""
    others: list[tuple[int, str]] = []
    left_out: list[LeftOutLine] = []
    for number, text in lines:
        correction = trial(
            text, replace(context, variant=game.variant, phase=game.phase, position=game.position)
        )
        if correction is None:
            others.append((number, text))
            continue
        stands = on_trial(game, correction) if isinstance(correction, Adjust) else correction
        if isinstance(stands, Game):
            game = stands
        else:
            why = GameRefusal(stands, game) if isinstance(stands, Refused) else stands
            left_out.append(LeftOutLine(number, text, why))
    return game, tuple(others), tuple(left_out)


Tried = Mapping[Power, tuple[UnderstoodOrder, ...]]
"""The orders that are tried, by power; one for several fleets is there as often."""


def with_orders(game: Game, tried: Tried) -> Game:
    """Return the game with those orders instead of the held ones for their units; builds replace all."""
    for power, typed in tried.items():
        orders = tuple(one.order for one in typed)
        places = {ordered_province(one) for one in orders}
        held = () if _is_winter(game) else game.orders.get(power, ())
        kept = [one for one in held if ordered_province(one) not in places]
        lent = tuple(one for one in game.proxies.get(power, ()) if province_of(one.at) not in places)
        printed = {place: one.printed for one in typed if (place := ordered_province(one.order)) is not None}
        game = replace(
            game,
            orders={**game.orders, power: (*kept, *orders)},
            proxies={**game.proxies, power: lent},
            lines={**game.lines, power: {**game.lines.get(power, {}), **printed}},
        )
    return game


_OF_POWER = re.compile(r"^\s*(?P<power>[^\W\d_][^:()]{1,40}):\s*(?P<rest>.*)$")


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    text: str
    one: UnderstoodOrder


def orders_tried(context: Context, game: Game, lines: Lines) -> tuple[Tried, tuple[LeftOutLine, ...]]:
    """Return the orders among the lines by power, those that count for each unit, and the other lines."""
    read: dict[Power, list[_Line]] = {}
    left_out: list[LeftOutLine] = []
    current: Power | None = None
    for number, text in lines:
        named = _OF_POWER.match(text)
        power = power_meant(game.variant, (named["power"] if named else text).strip(), strict=True)
        rest = named["rest"] if named and power else text
        if power is not None and (named is None or not rest.strip()):
            current = power
            continue
        found = _ordered(context, game, number, rest, power or current)
        if isinstance(found, str | Message):
            left_out.append(LeftOutLine(number, text, found))
            continue
        for one in found:
            read.setdefault(one.power, []).append(_Line(number, text, one))
    orders: dict[Power, tuple[UnderstoodOrder, ...]] = {}
    for power, said in read.items():
        orders[power], without_fleet = _counting(game, power, said)
        left_out += without_fleet
    return orders, tuple(left_out)


def _counting(
    game: Game, power: Power, said: Sequence[_Line]
) -> tuple[tuple[UnderstoodOrder, ...], list[LeftOutLine]]:
    """Return the last order for each unit, and for a space with several fleets the first that find one.

    What finds no fleet is left out. What is for no unit stays.
    """
    last = {ordered_province(line.one.order): line for line in said}
    times = [line.one.fleets for line in said]
    found = iter(find_fleets(game, power, [line.one.order for line in said for _ in range(line.one.fleets)]))
    counting: list[UnderstoodOrder] = []
    left_out: list[LeftOutLine] = []
    for line, fleets in zip(said, times, strict=True):
        place, taken = ordered_province(line.one.order), [next(found) for _ in range(fleets)]
        counting += [
            line.one for one in taken if (place is None or last[place] is line if one is None else one.counts)
        ]
        why = why_few_fleets(game, taken)
        if why is not None:
            left_out.append(LeftOutLine(line.number, line.text, why))
    return tuple(counting), left_out


def _ordered(
    context: Context, game: Game, number: int, text: str, power: Power | None
) -> tuple[UnderstoodOrder, ...] | Said:
    """Return the orders of a line, for the named power or the unit's; otherwise what is wrong, if known."""
    powers = (power,) if power else _owners(game, text)
    if not isinstance(powers, tuple):
        return powers
    why: Said = ""
    for one in powers:
        answers = tuple(read(Statement(number, text), _context_of(context, game, one)))
        own = tuple(answer for answer in answers if isinstance(answer, UnderstoodOrder))
        if own and len(own) == len(answers):
            return own
        problem = next((answer for answer in answers if isinstance(answer, Problem)), None)
        why = problem.message if problem and len(powers) == 1 else why
    return why


def _owners(game: Game, text: str) -> tuple[Power, ...] | Said:
    """Return the powers for which a line may be read: its first unit's, in winter also a centre's.

    At most one power for each place: reading many lines for many powers would take long. Where fleets of
    several powers share a space, the line has to say whose it is.
    """
    if _is_winter(game):
        places, centres = _places_named(game, text), game.position.centres
    else:
        piece = unadorned(plain(text))
        if game.board.variant_rules.naval is not None:
            piece, _, _ = without_count_and_step(piece)
        try:
            unit = parse(names(game.variant), piece.text).unit
        except InvalidOrder as mistake:
            return mistake.message
        places, centres = unit.place.means if unit is not None else (), {}
    owners = tuple(dict.fromkeys(one.power for one in _units_to_order(game) if one.province in places))
    if len(owners) > 1:
        named = tuple(game.variant.power(one).name for one in owners)
        return message("trial-several-powers", powers=named, power=named[0], order=text.strip())
    return owners or tuple(dict.fromkeys(centres[one] for one in places if one in centres))


_MOST_WORDS = 3
_WORD = re.compile(r"[^\W\d_][\w.'-]*")


def _places_named(game: Game, text: str) -> tuple[Province, ...]:
    """Return the provinces that words of a line name, as in `Build army Vienna`, longest names first."""
    words, known = _WORD.findall(plain(text).text)[: 3 * _MOST_WORDS], names(game.variant)
    runs = (
        " ".join(words[at : at + size])
        for size in range(_MOST_WORDS, 0, -1)
        for at in range(len(words) - size + 1)
    )
    return tuple(means[0] for run in runs if len(means := known.province(run)) == 1)[:1]


def _is_winter(game: Game) -> bool:
    return game.phase is not None and game.phase.kind is PhaseKind.ADJUSTMENT


def _units_to_order(game: Game) -> tuple[Unit, ...]:
    """Return the units that may be ordered in the current phase: in retreats the dislodged ones."""
    if game.phase is not None and game.phase.kind is PhaseKind.RETREAT:
        return tuple(one.unit for one in game.position.dislodged)
    return game.position.units


def _context_of(context: Context, game: Game, power: Power) -> Context:
    return replace(
        context,
        variant=game.variant,
        power=power,
        phase=game.phase,
        position=game.position,
        proxies=False,
        ahead=False,
        keeps=False,
    )
