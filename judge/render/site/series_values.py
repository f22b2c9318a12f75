"""A series' page as values: its rounds, each game with a link to its page, and its table."""

from __future__ import annotations

from judge.notices.publication import Publication
from judge.notices.series import SeriesStandings
from judge.render.file_names import folder_of
from judge.render.lines.settings import value_text
from judge.render.mail_context import Values
from judge.render.site.page_values import standing_of
from judge.render.views.series import points_text, powers_text
from judge.rules.english import listing


def series_values(public: Publication) -> Values:
    """What a series' page has that no other game's has; nothing of a game that is none."""
    if public.table is None:
        return {"rounds": (), "table": None}
    return {"rounds": _rounds(public), "table": _table(public, public.table)}


def _rounds(public: Publication) -> list[Values]:
    """The games of each round that anybody may find, and how each stands."""
    return [
        {
            "number": number,
            "games": [
                {"name": one.name, "folder": folder_of(one.name), "stands": standing_of(one)} for one in games
            ],
        }
        for number, games in enumerate(public.rounds, 1)
    ]


def _table(public: Publication, table: SeriesStandings) -> Values:
    """The rows of the table; a game that has a page is a link."""
    pages = {one.name: folder_of(one.name) for games in public.rounds for one in games}
    variant = public.game.variant
    return {
        "scoring": value_text(public.game, "scoring", table.scoring),
        "going_on": listing(table.going_on),
        "not_counted": listing(table.not_counted),
        "rows": [
            {
                "place": row.place,
                "name": row.name,
                "points": points_text(row.points),
                "games": [
                    {
                        "name": one.game,
                        "folder": pages.get(one.game, ""),
                        "powers": powers_text(one, variant),
                        "centres": one.centres,
                        "points": points_text(one.points),
                    }
                    for one in row.games
                ],
            }
            for row in table.rows
        ],
    }
