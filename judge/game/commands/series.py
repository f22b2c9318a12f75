"""Series: a tournament's games, opened round by round, and their table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from judge.game.commands.anyone import Create
from judge.game.commands.registry import Command, CommandRow, command
from judge.game.roles import Role


@command(
    CommandRow(
        ("CREATE SERIES ?name password [variant] [GUNBOAT] [BLIND|FOG] [UNTIL 1907]",),
        Role.REGISTERED,
        "series",
        "Open a series: people join it as a game, and ROUND opens its games.",
        "CREATE SERIES ?cup tulips",
    )
)
@dataclass(frozen=True, slots=True)
class CreateSeries(Create):
    """A new series, its author the master of all its games."""


Seats: TypeAlias = tuple[tuple[str, str], ...]
"""A table as its master deals it: words for a power and for a player."""


@command(
    CommandRow(
        ("ROUND", "ROUND n", "ROUND TOP", "ROUND power player, power player …; power player …"),
        Role.MASTER,
        "series",
        "Open as many games as the players fill, or n; one of the best; games you deal.",
        "ROUND\nROUND TOP\nROUND A anna@example.net, F bob@example.net",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class OpenRound(Command):
    """So many `games` of a series begin at once, 0 for as many as can be; `top`: one, for the best.

    `tables` are those that the master deals, a game each: words for a power and for a player, an address or a
    number among the players.
    """

    games: int = 0
    top: bool = False
    tables: tuple[Seats, ...] = ()


@command(
    CommandRow(
        ("TABLE [series]", "STANDINGS [series]"),
        Role.ANYONE,
        "series",
        "The table of a series: points by its system of scoring (SET SCORING).",
        "TABLE cup",
    )
)
@dataclass(frozen=True, slots=True)
class Table(Command):
    """The standings of a series; "" is that of the game signed on to."""

    series: str = ""
