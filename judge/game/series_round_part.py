"""Rounds: a series opens games of its own, each with its settings and begun at once.

A series is a game that forms and never starts (docs: ends, "A series is a game that opens others"): whoever
joins it is dealt into the games of its next
round, under the password that he joined with. Its masters lead them too. What becomes of a game after that is
the game's business alone; the series keeps its name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from judge.game.events_about_part import Event
from judge.game.events_seats_part import Created, RoundOpened
from judge.game.phases.starting import start
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Applicant, PersonId
from judge.game.series_pairings_part import Played, powers_of
from judge.game.state import Game, Series
from judge.game.transition import Transition, refuse

MOST_GAMES = 30
"""Games in a round."""


def create_series(game: Game) -> Game:
    """A game that forms as a series."""
    return replace(game, series=Series())


def games_possible(series: Game) -> int:
    """How many games the people of a series fill; whom its master has not let in yet does not count."""
    return min(len(players(series)) // series.players_a_game, MOST_GAMES)


def players(series: Game) -> tuple[PersonId, ...]:
    """Who may be dealt a power, in the order they joined."""
    return tuple(one.person for one in series.applicants if one.person not in series.awaiting)


def round_refused(series: Game, games: int) -> Refused | None:
    """Why so many games cannot be opened (0 for as many as can be)."""
    if series.series is None:
        return Refused(Refusal.NO_SERIES)
    if games > MOST_GAMES:
        return Refused(Refusal.ROUND_TOO_LARGE, str(MOST_GAMES))
    if max(games, 1) > games_possible(series):
        needed = max(games, 1) * series.players_a_game
        return Refused(Refusal.ROUND_LACKS_PLAYERS, f"{len(players(series))} of {needed}")
    return None


def open_game(
    series: Game,
    name: str,
    people: Sequence[PersonId],
    played: Played,
    now: datetime,
    given: Mapping[str, PersonId] | None = None,
) -> tuple[Game, tuple[Event, ...]]:
    """One game of a round, begun, with these people; `given` says who leads what, else they are dealt."""
    assert series.series is not None
    chosen = {one.person: one for one in series.applicants if one.person in people}
    applicants = tuple(chosen[person] for person in people)
    seed = series.seed + 1 + len(series.series.games) + sum(map(ord, name))
    game = Game(
        name,
        series.variant,
        series.rulebook,
        series.settings,
        seed,
        series.master,
        now,
        applicants=applicants,
        access=series.access,
        co_masters=series.co_masters,
        of_series=series.name,
    )
    leads = given or _dealt(game, applicants, played)
    begun, events = start(game, now, leads)
    return begun, (Created(game.master.person), *events)


def _dealt(game: Game, applicants: Sequence[Applicant], played: Played) -> Mapping[str, PersonId] | None:
    """The powers by wish or chance; where everybody leads several, the start of any game gives them out."""
    if game.settings.powers_each > 1:
        return None
    codes = [facts.code for facts in game.variant.powers]
    return powers_of(codes, applicants, played, game.seed, wishes=game.settings.wishes)


def note_round(series: Game, names: Sequence[str]) -> Transition:
    """Put the names of a round's games down in the series."""
    if series.series is None:
        return refuse(series, Refusal.NO_SERIES)
    rounds = (*series.series.rounds, tuple(names))
    after = replace(series, series=Series(rounds))
    return after, (RoundOpened(len(rounds), tuple(names)),)
