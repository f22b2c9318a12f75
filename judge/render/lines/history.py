"""The history of a game that is over: who played what from when, and each power's centres by year."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from judge.game.roles import PersonId
from judge.game.state import Game, Seat, Snapshot
from judge.render.lines.orders import power_column
from judge.render.lines.people import BOT, name_of
from judge.rules.english import listing
from judge.rules.units import Position, Power
from judge.service.ports import Person


def winners_named(game: Game) -> str:
    """The winners' names as a list in a sentence."""
    return listing(game.variant.power(power).name for power in game.winners)


def tenure_lines(game: Game, people: Mapping[PersonId, Person]) -> tuple[str, ...]:
    """The master and each power's players, successors on lines of their own with the phase they came in."""
    lines = [f"  {'Master:':<14} {name_of(people.get(game.master.person))}"]
    for seat in game.seats:
        lines += _tenures_of(game, seat, people)
    return tuple(lines)


def _tenures_of(game: Game, seat: Seat, people: Mapping[PersonId, Person]) -> list[str]:
    name = f"{game.variant.power(seat.power).name}:"
    first, *later = seat.tenures or (None,)
    person = first.person if first else seat.person
    who = BOT if seat.bot and not person else name_of(people.get(person))
    lines = [f"  {name:<14} {who}"]
    lines += [f"   {f'from {t.since.mail_code}:':<13} {name_of(people.get(t.person))}" for t in later if t]
    return lines


def centre_lines(game: Game, snapshots: Iterable[Snapshot]) -> tuple[str, ...]:
    """Each power's number of centres at the end of each year, the start included."""
    years = _positions_by_year(game, snapshots)
    width = power_column(game.variant)
    head = f"{'Power':<{width}}{''.join(f'{year:>6}' for year in years)}"
    rows = [
        f"{facts.name:<{width}}" + "".join(f"{_centre_count(years[year], facts.code):>6}" for year in years)
        for facts in game.variant.powers
    ]
    return (head, *rows)


def _positions_by_year(game: Game, snapshots: Iterable[Snapshot]) -> dict[int, Position]:
    """The last position of each year; a year's centres are those after its last phase."""
    years = {game.variant.start.year - 1: game.variant.position}
    for snapshot in snapshots:
        years[snapshot.phase.year] = snapshot.outcome.after
    return years


def _centre_count(position: Position, power: Power) -> str:
    return str(len(position.centres_of(power))) if position.centres_of(power) else "."
