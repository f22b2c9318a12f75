"""Notices of a series, and its table, gathered from the games that it opened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime

from judge.game import events as ev
from judge.game.commands.anyone import Shown
from judge.game.phases.rollback import counted
from judge.game.roles import Role
from judge.game.series import SeriesGame, Standings, standings
from judge.game.settings import Visibility
from judge.game.state import Game
from judge.notices.notice import Addressed
from judge.notices.restricted import UNNAMED
from judge.notices.series import SatOut, SeriesStandings, SeriesTable, TableRow
from judge.records import Person
from judge.service.dependencies import Services
from judge.service.open_games import GameChange
from judge.service.outgoing.members import GameMembers, people_of
from judge.service.outgoing.post import post_notice
from judge.store.database import UnitOfWork


def table_of(work: UnitOfWork, series: Game, number: int = 0) -> SeriesStandings:
    """Return the table of a series or of one round; people who hide their name have none in it."""
    games = games_of(work, series)
    found = _with_private_unnamed(standings(series, games, number), series, games)
    rows = tuple(
        TableRow(one.place, _shown(work.people.get(one.person)), one.points, one.games) for one in found.rows
    )
    return SeriesStandings(series.settings.scoring, rows, found.going_on, found.not_counted)


def _with_private_unnamed(found: Standings, series: Game, games: Mapping[str, SeriesGame]) -> Standings:
    """Return the table of a series that everybody may see, without the names of its private games (`""`)."""
    if series.settings.visibility is Visibility.PRIVATE:
        return found
    private = {name for name, one in games.items() if one.game.settings.visibility is Visibility.PRIVATE}

    def named(name: str) -> str:
        return "" if name in private else name

    rows = (
        replace(one, games=tuple(replace(g, game=named(g.game)) for g in one.games)) for one in found.rows
    )
    going_on, not_counted = map(named, found.going_on), map(named, found.not_counted)
    return replace(found, rows=tuple(rows), going_on=tuple(going_on), not_counted=tuple(not_counted))


def games_of(work: UnitOfWork, series: Game) -> dict[str, SeriesGame]:
    """Return the games that a series opened, except those the keeper has removed."""
    assert series.series is not None
    games = ((name, work.games.get(name)) for name in series.series.games)
    return {
        name: SeriesGame(game, counted(game, work.games.snapshots(name)) if game.ending else ())
        for name, game in games
        if game is not None
    }


def _shown(person: Person) -> str:
    return person.name if Shown.NAME in person.shows else UNNAMED.name


def sat_out(members: GameMembers, _index: int, event: ev.RoundOpened) -> Iterator[Addressed]:
    """Tell those for whom no game of a round has room."""
    games = [found for name in event.games if (found := members.work.games.get(name)) is not None]
    playing = {seat.person for game in games for seat in game.seats}
    notice = SatOut(members.game, event.number, event.games)
    for reader in members.everyone():
        if reader.role is Role.PLAYER and reader.person.id not in playing:
            yield notice, reader


def series_over(members: GameMembers) -> Iterator[Addressed]:
    """Tell everybody in a series that its GM ended it, with the last table."""
    notice = SeriesTable(members.game, 0, table_of(members.work, members.game))
    return ((notice, reader) for reader in members.everyone())


def tell_of_round(services: Services, work: UnitOfWork, change: GameChange, key: str, now: datetime) -> None:
    """Tell everyone in the series of a game that has ended when its round is over, with the table."""
    series = work.games.get(change.game.of_series)
    if series is None or series.series is None or series.ending is not None:
        return
    rounds = enumerate(series.series.rounds, 1)
    number, names = next((one for one in rounds if change.game.name in one[1]), (0, ()))
    others = (work.games.get(name) for name in names)
    if not number or any(other is not None and other.ending is None for other in others):
        return
    notice = SeriesTable(series, number, table_of(work, series))
    about = GameChange(series, series, (), 0)
    for reader in GameMembers(about, people_of(work, series), work).everyone():
        post_notice(services, work, notice, reader, key, now)
