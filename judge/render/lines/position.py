"""Where a game stands, in the layout of the hobby: units, owners of centres, builds due, players."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping

from judge.game.orders.outstanding import asked, missing
from judge.game.roles import PersonId
from judge.game.state import Ending, Game, Seat, SeatState
from judge.render.lines.orders import KIND_NAMES, unit_name
from judge.render.text.english import counted
from judge.render.text.escaping import one_line
from judge.render.text.times import machine
from judge.rules.adjustments import due
from judge.rules.units import Dislodged, Position, Power, Province
from judge.rules.variant import Variant
from judge.service.outgoing.anonymity import UNNAMED
from judge.service.ports import Person

_WIDTH = 79
_MARKS = {SeatState.DISORDER: "  (* CD *)", SeatState.ABANDONED: "  (* ABANDONED *)"}
_STATUS = {SeatState.DISORDER: "CD", SeatState.ABANDONED: "abandon"}
NOBODY = "nobody"


def column(variant: Variant) -> int:
    """The width of the column of the powers' names, wide enough for `Unowned:` too."""
    return max(11, *(len(facts.name) + 2 for facts in variant.powers))


# Units


def start_lines(variant: Variant, position: Position) -> tuple[tuple[str, ...], ...]:
    """The first position, `Austria: Army  Vienna.`, each power's units together."""
    width = column(variant) - 2
    return tuple(
        tuple(
            f"{facts.name + ':':<{width}}{KIND_NAMES[u.kind]:<5} {variant.board.name(u.at)}."
            for u in position.of(facts.code)
        )
        for facts in variant.powers
        if position.of(facts.code)
    )


def unit_lines(variant: Variant, position: Position) -> tuple[tuple[str, ...], ...]:
    """Each power's units together; a dislodged one says where it can go."""
    width = column(variant) - 2
    groups = []
    for facts in variant.powers:
        texts = [f"{unit_name(variant.board, unit)}." for unit in position.of(facts.code)]
        texts += [_fleeing(variant, d) for d in position.dislodged if d.unit.power == facts.code]
        groups.append(tuple(f"{facts.name + ':':<{width}}{text}" for text in texts))
    return tuple(group for group in groups if group)


def _fleeing(variant: Variant, dislodged: Dislodged) -> str:
    places = " or ".join(variant.board.name(place) for place in dislodged.retreats)
    return f"{unit_name(variant.board, dislodged.unit)} can retreat to {places or 'nowhere'}."


# Centres


def owner_lines(variant: Variant, centres: Mapping[Province, Power]) -> tuple[str, ...]:
    """The owners' table: each power with its centres by name, then those nobody owns."""
    width = column(variant)
    rows = [(f.name, [c for c, owner in centres.items() if owner == f.code]) for f in variant.powers]
    rows.append(("Unowned", [c for c in variant.board.centres if c not in centres]))
    return tuple(
        line
        for name, codes in rows
        if codes
        for line in _owner_row(f"{name}:", sorted(variant.board.name(code) for code in codes), width)
    )


def _owner_row(title: str, names: Iterable[str], width: int) -> list[str]:
    """A row folded between names, never inside one."""
    unbroken = ", ".join(name.replace(" ", "\0") for name in names)
    rows = textwrap.wrap(
        f"{title:<{width}}".replace(" ", "\0") + f"{unbroken}.",
        _WIDTH,
        subsequent_indent=" " * width,
        break_on_hyphens=False,
    )
    return [row.replace("\0", " ") for row in rows]


def change_lines(game: Game, position: Position) -> tuple[str, ...]:
    """The table of builds: centres, units, and what each power builds or removes."""
    seats = {seat.power: seat for seat in game.seats}
    victors = game.winners if game.ending is Ending.VICTORY else ()
    return tuple(
        _change_row(game.variant, position, facts.code, seats.get(facts.code), facts.code in victors)
        for facts in game.variant.powers
        if position.of(facts.code) or position.centres_of(facts.code)
    )


def _change_row(variant: Variant, position: Position, power: Power, seat: Seat | None, won: bool) -> str:
    centres, units, change = len(position.centres_of(power)), len(position.of(power)), due(position, power)
    name = f"{variant.power(power).name}:"
    what = f"Builds  {change:2d}" if change >= 0 else f"Removes {-change:2d}"
    mark = "  (* VICTORY!! *)" if won else _MARKS.get(seat.state, "") if seat else ""
    return (
        f"{name:<{column(variant) - 1}}{centres:2d} Supply center{'s,' if centres != 1 else ', '} "
        f"{units:2d} Unit{'s: ' if units != 1 else ':  '} {what} unit{'s' if abs(change) != 1 else ''}.{mark}"
    )


# People


def name_of(person: Person | None) -> str:
    """A person's name on one line."""
    return one_line(person.name, 60) if person else NOBODY


def is_named(person: Person | None) -> bool:
    """Whether the reader may know who it is."""
    return person is not None and person != UNNAMED


def address_of(person: Person | None, *, full: bool) -> str:
    """Address and name for those who are in the game, the name alone for others."""
    if person is None:
        return NOBODY
    if not is_named(person):
        return person.address if full else person.name
    return f"{one_line(person.address, 100)}  ({name_of(person)})" if full else name_of(person)


def player_lines(game: Game, people: Mapping[PersonId, Person], *, full: bool) -> tuple[str, ...]:
    """Who plays: master, powers (or the waiting), observers; `full` shows addresses."""
    rows = [("Master", game.master.person)]
    rows += [(game.variant.power(seat.power).name, seat.person) for seat in game.seats]
    rows += [("a power", applicant.person) for applicant in game.applicants]
    rows += [("Observer", guest.person) for guest in game.observers]
    return tuple(
        f"     {title + ':':<26}{address_of(people.get(person), full=full)}" for title, person in rows
    )


def status_lines(game: Game, people: Mapping[PersonId, Person], *, full: bool) -> tuple[str, ...]:
    """The players' table of a game's page: how each power is led, units/centres, times late, who."""
    rows = [f"   {'Master':<26}{address_of(people.get(game.master.person), full=full)}"]
    for seat in game.seats:
        name = game.variant.power(seat.power).name
        count = f"{len(game.position.of(seat.power))}/{len(game.position.centres_of(seat.power))}"
        who = address_of(people.get(seat.person), full=full)
        rows.append(f"   {name:<10} {status_word(game, seat):<8} {count:>5} {seat.late:3d}  {who}".rstrip())
    rows += [f"   {'a power':<26}{address_of(people.get(a.person), full=full)}" for a in game.applicants]
    rows += [f"   {'Observer':<26}{address_of(people.get(o.person), full=full)}" for o in game.observers]
    return tuple(rows)


def failing_lines(people: Mapping[PersonId, Person]) -> tuple[str, ...]:
    """Who cannot be reached, and since when."""
    return tuple(
        f"   Mail to {one_line(person.address, 100)} comes back since {machine(person.unreachable)}."
        for _, person in sorted(people.items())
        if person.unreachable is not None
    )


def status_word(game: Game, seat: Seat) -> str:
    """`move`, `late`, `abandon`, `CD`, or `out` for a power that has nothing left."""
    if not (game.position.of(seat.power) or game.position.centres_of(seat.power) or _flees(game, seat.power)):
        return "out"
    if seat.state in _STATUS:
        return _STATUS[seat.state]
    late = game.clock is not None and game.clock.late_notice is not None
    return "late" if late and missing(game, seat.power) else "move"


def _flees(game: Game, power: Power) -> bool:
    return any(d.unit.power == power for d in game.position.dislodged)


def submitted_lines(game: Game) -> tuple[str, ...]:
    """For the master: which powers' orders are in, and their flags."""
    lines = []
    for seat in game.seats:
        if not asked(game, seat.power):
            text = "No Move Required"
        else:
            text = "Move Required" if missing(game, seat.power) else "Move Submitted"
        flags = [", WAIT"] * seat.wait + [", CD"] * (seat.state is SeatState.DISORDER)
        title = f"{game.variant.power(seat.power).name}:"
        lines.append(f"{title:<{column(game.variant)}}{text}{''.join(flags)}.")
    return tuple(lines)


def openings(game: Game) -> tuple[str, ...]:
    """The powers anybody may take over, `Turkey (4/4)`: units and centres."""
    return tuple(
        f"{game.variant.power(seat.power).name} "
        f"({len(game.position.of(seat.power))}/{len(game.position.centres_of(seat.power))})"
        for seat in game.seats
        if seat.state is not SeatState.PLAYED and status_word(game, seat) != "out"
    )


def needed(game: Game) -> str:
    """How many players a forming game waits for, in words."""
    return counted(len(game.variant.powers) - len(game.applicants), "more player")
