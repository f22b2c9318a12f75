"""The history of a game that is over: who played what from when, and each power's centres by year."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from types import MappingProxyType

from judge.game.phases.turn import following_phase
from judge.game.roles import PersonId
from judge.game.scoring import PowerStatistics, Statistics
from judge.game.sight import SightedGame, position_in
from judge.game.state import Game, Seat, Snapshot
from judge.notices.restricted import Known
from judge.render.lines.orders import power_column
from judge.render.lines.seats import address_of, is_hidden, name_of
from judge.render.text.messages import listing, say
from judge.rules.phases import PhaseKind
from judge.rules.units import Position, Power, Province

NO_PEOPLE: Mapping[PersonId, Known] = MappingProxyType({})


def winners_named(game: Game) -> str:
    """Return the winners' names as a list in a sentence."""
    return listing(game.variant.power(power).name for power in game.winners)


def tenure_lines(game: Game, people: Mapping[PersonId, Known], *, full: bool = False) -> tuple[str, ...]:
    """Return the GM and each power's players, successors on lines of their own with the phase they came in.

    `full` shows addresses. Who came and went is not told where the game hides it.
    """
    named = partial(address_of, full=True) if full else name_of
    master = f"{say('player-title', who='master')}:"
    lines = [f"  {master:<14} {named(people.get(one.person))}" for one in game.masters]
    for seat in game.seats:
        lines += _tenures_of(game, seat, people, named)
    return tuple(lines)


def _tenures_of(
    game: Game, seat: Seat, people: Mapping[PersonId, Known], named: Callable[[Known | None], str]
) -> list[str]:
    name = f"{game.variant.power(seat.power).name}:"
    first, *later = seat.tenures or (None,)
    person = first.person if first else seat.person
    who = say("person-bot") if seat.bot and not person else named(people.get(person))
    lines = [f"  {name:<14} {who}"]
    lines += [
        f"   {say('player-since', phase=t.since.mail_code):<13} {named(people.get(t.person))}"
        for t in later
        if t
    ]
    return lines


def centre_lines(
    game: Game, snapshots: Iterable[Snapshot], people: Mapping[PersonId, Known] = NO_PEOPLE
) -> tuple[str, ...]:
    """Return each power's number of centres at the end of each year, the start included, and its players.

    Marks say how many builds were not used, once they no longer can be; what the reader does not see is a
    question mark.
    """
    years = positions_by_year(game, snapshots)
    lines: list[str] = []
    for start in range(0, len(years), _YEARS_A_TABLE):
        part = dict(list(years.items())[start : start + _YEARS_A_TABLE])
        lines += ["", *_count_table(game, part, {})] if start else _count_table(game, part, people)
    return (*lines, *_legend(game, years))


_YEARS_A_TABLE = 12
_PLAYER = 50
"""Where the names of players begin."""
_MARKS = (" ", "*", "&", "+")
_MEANINGS = {
    "*": "one",
    "&": "two",
    "+": "more",
}


def _count_table(
    game: Game, years: Mapping[int, Position], people: Mapping[PersonId, Known]
) -> Iterator[str]:
    width = max(power_column(game.variant), 9)
    heads = [f"{year:>4}" if at == 0 else f"'{year % 100:02}" for at, year in enumerate(years)]
    head = f"{say('table-power'):<{width}}{' '.join(heads)}"
    yield f"{head:<{_PLAYER}} {say('table-player')}" if people else head
    for facts in game.variant.powers:
        counts = "".join(_count(game, year, position, facts.code) for year, position in years.items())
        row = f"{facts.name:<{width + 1}}{counts}"
        first, *later = _players_of(game, facts.code, people) or [""]
        yield f"{row:<{_PLAYER}} {first}".rstrip() if people else row.rstrip()
        yield from (f"{'':<{_PLAYER}} {name}" for name in later)
    if not (isinstance(game, SightedGame) and game.is_blind):
        index = "".join(f"{_index(game, position):>3} " for position in years.values())
        title = f"{say('table-index')}:"
        yield f"{title:<{width + 1}}{index}".rstrip()


def _players_of(game: Game, power: Power, people: Mapping[PersonId, Known]) -> list[str]:
    """Return the names of those who led the power, as far as the reader is told."""
    seat = next((one for one in game.seats if one.power == power), None)
    return [name_of(people.get(one.person)) for one in seat.tenures] if seat and people else []


def _count(game: Game, year: int, position: Position, power: Power) -> str:
    """Return a number of centres in four columns, with its mark."""
    if is_hidden(game, power):
        return "  ? "
    return f"{len(position.centres_of(power)) or '.':>3}{_mark(game, year, position, power)}"


def _mark(game: Game, year: int, position: Position, power: Power) -> str:
    """Return the mark of a year that is over; before that builds may be pending, or ordered already."""
    if not game.first_phase.year <= year < (game.phase or game.first_phase).year:
        return _MARKS[0]
    units = len(position.of(power)) + sum(d.unit.power == power for d in position.dislodged)
    unused = len(position.centres_of(power)) - units
    return _MARKS[min(max(unused, 0), len(_MARKS) - 1)]


def _index(game: Game, position: Position) -> int:
    """The sum of the squares of all numbers of centres by the number of powers: how far the game has come."""
    counts = [len(position.centres_of(facts.code)) for facts in game.variant.powers]
    return sum(count * count for count in counts) // len(counts)


def _legend(game: Game, years: Mapping[int, Position]) -> Iterator[str]:
    """Yield what the marks mean that stand behind the counts, after an empty line."""
    shown = [facts.code for facts in game.variant.powers if not is_hidden(game, facts.code)]
    marks = {_mark(game, year, position, power) for year, position in years.items() for power in shown}
    used = [
        f"{mark} = {say('unused-builds', number=meaning)}"
        for mark, meaning in _MEANINGS.items()
        if mark in marks
    ]
    yield from ("", *used) if used else ()


def owner_chart(game: Game, snapshots: Iterable[Snapshot]) -> tuple[str, ...]:
    """The owner of each centre at the end of each year, by letters, with the centres in the map's order."""
    years, centres = positions_by_year(game, snapshots), tuple(game.variant.board.centres)
    lines: list[str] = []
    for start in range(0, len(centres), _CENTRES_A_TABLE):
        part = centres[start : start + _CENTRES_A_TABLE]
        lines += ["", *_owner_table(game, years, part)] if start else _owner_table(game, years, part)
    return tuple(lines)


_CENTRES_A_TABLE = 36


def _owner_table(game: Game, years: Mapping[int, Position], centres: Sequence[Province]) -> Iterator[str]:
    """Two lines of names, each second one a line lower, as there is room for three letters in two columns."""
    codes = [f"{code[:3].capitalize():<3}" for code in centres]
    yield f"    {' '.join(codes[::2])}".rstrip()
    yield f"{say('table-year'):<6}{' '.join(codes[1::2])}".rstrip()
    letters = {facts.code: facts.letter for facts in game.variant.powers}
    for year, position in years.items():
        owners = (position.centres.get(code) for code in centres)
        row = " ".join(letters.get(owner, "?") if owner else "." for owner in owners)
        yield f"{year:>4} {row}"


def positions_by_year(game: Game, snapshots: Iterable[Snapshot]) -> dict[int, Position]:
    """Return the position at the start, then the last one of each year whose centres have been counted."""
    start = game.first_position
    if isinstance(game, SightedGame) and game.is_blind:
        start = position_in(game, game.reader, start)
    years = {game.first_phase.year - 1: start}
    for snapshot in snapshots:
        if _is_counted(game, snapshot):
            years[snapshot.phase.year] = snapshot.outcome.after
    return years


def _is_counted(game: Game, snapshot: Snapshot) -> bool:
    """Whether the centres have been counted, with the phase or before it: not where retreats are asked for.

    The retreats are seen by the current phase, as a blind game hides who is dislodged; a game that ended with
    the phase has none at hand.
    """
    judged, at_hand = snapshot.phase, game.phase
    if judged.kind is PhaseKind.ADJUSTMENT:
        return True
    if not game.variant.calendar.counts_ownership(judged):
        return False
    if snapshot.number == game.number:
        return following_phase(game.variant, judged, snapshot.outcome.after, snapshot.settings).counted
    return at_hand != replace(judged, kind=PhaseKind.RETREAT)


def statistics_lines(game: Game, found: Statistics, snapshots: Iterable[Snapshot]) -> tuple[str, ...]:
    """Return each power's most centres with their first year, its moves and letters.

    None without a judged move.
    """
    years = positions_by_year(game, snapshots)
    if not any(one.turns for one in found.powers.values()):
        return ()
    width = max(power_column(game.variant), 9)
    columns = _COLUMNS if any(one.press for one in found.powers.values()) else _COLUMNS[:-1]
    lines = [
        f"{say('table-power'):<{width}}"
        + "".join(f"{say('table-statistics', what=what):>{size}}" for what, size in columns)
    ]
    for facts in game.variant.powers:
        values = _statistics(found.powers[facts.code], facts.code, years)
        row = "".join(f"{value!s:>{size}}" for value, (_, size) in zip(values, columns, strict=False))
        lines.append(f"{facts.name:<{width}}{row}")
    ends = [_held_longest(game, years)]
    ends += [say("statistics-unsigned", number=found.unsigned)] if found.unsigned else []
    told = [end for end in ends if end]
    return (*lines, *(["", *told] if told else []))


def _statistics(one: PowerStatistics, power: Power, years: Mapping[int, Position]) -> tuple[object, ...]:
    """Return the values of `_COLUMNS` of a power."""
    most, year = max((len(at.centres_of(power)), -year) for year, at in years.items())
    return (f"{most} ({-year})", one.turns, one.late or "-", one.missed or "-", one.press or "-")


def _held_longest(game: Game, years: Mapping[int, Position]) -> str:
    """Return the centre that somebody held longest away from home, with the first and last year.

    "" if none was.
    """
    holds = [hold for centre in game.variant.board.centres for hold in _holds(game, centre, years)]
    if not holds:
        return ""
    most = max(last - first for _, _, first, last in holds)
    centre, power, first, last = next(hold for hold in holds if hold[3] - hold[2] == most)
    named, owner = game.variant.board.name(centre), game.variant.power(power).name
    if last == first:
        return say("statistics-held-one-year", centre=named, power=owner, year=first)
    return say("statistics-held", centre=named, power=owner, since=first, until=last)


def _holds(
    game: Game, centre: Province, years: Mapping[int, Position]
) -> Iterator[tuple[Province, Power, int, int]]:
    """For how long each owner had a centre that is none of its homes: the centre, the owner, two years."""
    for owner, run in groupby(years.items(), key=lambda one: one[1].centres.get(centre)):
        held = [year for year, _ in run]
        if owner and centre not in game.variant.board.homes(owner):
            yield centre, owner, held[0], held[-1]


_COLUMNS = (("centres", 14), ("moves", 7), ("late", 6), ("missed", 5), ("press", 10))
"""The heads of the statistics with their widths; the last stands only where letters were signed."""
