"""Views of the notices in notices/series.py, and the page of a table."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from textwrap import fill

from judge.game.series import Scored
from judge.notices.replies import Page
from judge.notices.restricted import UNNAMED
from judge.notices.series import SatOut, SeriesStandings, SeriesTable, TableRow
from judge.render.lines.settings import value_text
from judge.render.mail_context import AboutValues, MailContext, PageValues, view
from judge.render.text.escaping import one_line
from judge.render.text.messages import clauses, listing, say
from judge.render.text.numbers import rounded
from judge.rules.variant import Variant

_UNDER = " " * 17


class SeriesTableValues(AboutValues):
    """What the templates of `SeriesTable` print."""

    number: int
    scoring: str
    lines: tuple[str, ...]
    going_on: str
    not_counted: str
    is_master: bool


@view(SeriesTable)
def series_table(notice: SeriesTable, context: MailContext) -> SeriesTableValues:
    """A round is over, or the series, and how the table stands."""
    return {
        **context.about(notice.game),
        "number": notice.round,
        "scoring": value_text(notice.game, "scoring", notice.table.scoring),
        "lines": table_lines(notice.table, notice.game.variant),
        "going_on": listing(map(game_named, notice.table.going_on)),
        "not_counted": listing(map(game_named, notice.table.not_counted)),
        "is_master": context.is_master,
    }


class SatOutValues(AboutValues):
    """What the templates of `SatOut` print."""

    number: int
    games: str


@view(SatOut)
def sat_out(notice: SatOut, context: MailContext) -> SatOutValues:
    """A round of the series has begun without the reader."""
    return {**context.about(notice.game), "number": notice.round, "games": listing(notice.games)}


class TablePageValues(PageValues):
    """What the page of a series's table prints."""

    name: str
    round: str
    best: int
    scoring: str
    lines: tuple[str, ...]
    going_on: str
    not_counted: str


def table_page(page: Page, _context: MailContext) -> TablePageValues:
    """Return the table of a series that was asked for."""
    (series,) = page.games
    assert page.table is not None
    return {
        "kind": "table",
        "asked_for": f"TABLE {page.topic}",
        "name": series.name,
        "round": page.topic.removeprefix(series.name).strip().lower(),
        "best": series.settings.best_games,
        "scoring": value_text(series, "scoring", page.table.scoring),
        "lines": table_lines(page.table, series.variant),
        "going_on": listing(map(game_named, page.table.going_on)),
        "not_counted": listing(map(game_named, page.table.not_counted)),
    }


def table_lines(table: SeriesStandings, variant: Variant) -> tuple[str, ...]:
    """Return a table, each row with its games below; nothing where no game counts yet."""
    if not table.rows:
        return ()
    points, player = say("series-table.columns").split()
    head = f"   # {points:>8}  {player}"
    return (head, *(line for row in table.rows for line in _row(row, variant)))


def _row(row: TableRow, variant: Variant) -> Iterator[str]:
    yield f"{row.place:4} {points_text(row.points):>8}  {_player(row.name)}"
    games = clauses(_game(one, variant) for one in row.games)
    yield from fill(games, 78, initial_indent=_UNDER, subsequent_indent=_UNDER).split("\n")


def _player(name: str) -> str:
    return say("unnamed-person.listed") if name == UNNAMED.name else one_line(name, 50)


def _game(one: Scored, variant: Variant) -> str:
    """`cup-1: Italy, 7 centres, 8`."""
    return say(
        "series-game",
        game=game_named(one.game),
        powers=powers_text(one, variant),
        centres=one.centres,
        points=points_text(one.points),
        counts="yes" if one.counts else "no",
    )


def game_named(name: str) -> str:
    """Return a game of a table by its name, which a private one has not there."""
    return name or say("private-game")


def powers_text(one: Scored, variant: Variant) -> str:
    """Return the powers that somebody led in a game."""
    return listing(variant.power(power).name for power in one.powers)


def points_text(points: Fraction) -> str:
    """Return points as they are printed: to the hundredth, halves up; whole ones as they are."""
    return rounded(points, 2)
