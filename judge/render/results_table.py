"""The results table for rating sites: a line of tab-separated values a game (docs/reference/results.md).

It names people as the end of their game does: no one in a game that never reveals them, and by name only who
shows it (SET PROFILE); never an address.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

from judge.game.anonymity import anonymous
from judge.game.commands.anyone import Shown
from judge.game.roles import PersonId
from judge.game.state import Ending, Game, Seat, Tenure
from judge.language.names_of_people import begins_formula
from judge.records import Person
from judge.rules.units import Power

COLUMNS = (
    "game",
    "variant",
    "rulebook",
    "press",
    "gunboat",
    "blind",
    "powers_each",
    "created",
    "ended",
    "phase",
    "result",
    "powers",
)
"""Before those of the powers, which are these four for each, in the order of the board."""
COLUMNS_OF_POWER = ("power", "centres", "share", "players")
NOBODY = "-"


def is_rated(game: Game) -> bool:
    """Return whether the result counts: the game was decided between people, and its master had it rated."""
    decided = game.ending is not None and game.ending is not Ending.TERMINATED
    return game.settings.rated and decided and not game.practice and bool(game.seats)


def heading() -> str:
    """Return the first line, with the names of the columns."""
    return "#" + "\t".join((*COLUMNS, *COLUMNS_OF_POWER, "..."))


def result_line(game: Game, ended: datetime, people: Mapping[PersonId, Person]) -> str:
    """Return the line of a rated game."""
    settings = game.settings
    values = (
        game.name,
        game.variant.name,
        game.rulebook.name,
        settings.press,
        _yes(settings.gunboat),
        settings.blind,
        settings.powers_each,
        _moment(game.created),
        _moment(ended),
        game.phase.mail_code if game.phase else NOBODY,
        game.ending or NOBODY,
        len(game.seats),
    )
    cells = [str(value) for value in values]
    for seat in game.seats:
        cells += _of_power(game, seat, people)
    return "\t".join(_plain(cell) for cell in cells)


def _of_power(game: Game, seat: Seat, people: Mapping[PersonId, Person]) -> Iterator[str]:
    yield seat.power
    yield str(len(game.position.centres_of(seat.power)))
    yield _share(game, seat.power)
    yield ", ".join(_players(game, seat, people)) or NOBODY


def _share(game: Game, power: Power) -> str:
    """Return the part of the win: 1 for who won alone, an equal one for each in a draw, else 0."""
    return f"{1 / len(game.winners):.4g}" if power in game.winners else "0"


def _players(game: Game, seat: Seat, people: Mapping[PersonId, Person]) -> Iterator[str]:
    """Yield who played the power, `12 Anna Schmidt S1901M`: number, name if they show it, and since when."""
    if anonymous(game):
        return
    for tenure in seat.tenures or (Tenure(seat.person, game.first_phase),) * bool(seat.person):
        person = people.get(tenure.person)
        name = person.name if person and Shown.NAME in person.shows else NOBODY
        yield f"{tenure.person} {name.replace(',', ' ')} {tenure.since.mail_code}"


def _moment(at: datetime) -> str:
    return f"{at.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}"


def _yes(value: bool) -> str:  # the field is shown as it is
    return "yes" if value else "no"


def _plain(cell: str) -> str:
    """Return a cell on one line, without tabs, and for a spreadsheet no formula."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in cell).split()) or NOBODY
    return f"'{line}" if line != NOBODY and begins_formula(line) else line
