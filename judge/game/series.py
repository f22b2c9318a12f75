"""Series: games of the same people by the same settings, opened round by round, and their table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from fractions import Fraction
from itertools import combinations
from random import Random

from judge.game.anonymity import anonymous
from judge.game.events import Created, Event, RoundOpened
from judge.game.phases.starting import cheapest_matching, start, wish_weight
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Applicant, PersonId
from judge.game.scoring import SYSTEMS, final_result
from judge.game.state import Game, Seat, Series, Snapshot
from judge.game.transition import Transition, refuse
from judge.rules.units import Power, alive

# Pairings: who plays in which game of a round, and which power.
#
# Those who have played least play first, among equals those who joined first; those who fill no game
# sit the round out. Chance deals the rest, then pairs of people change places as long as fewer meet
# again. Within a game wishes come first, if the series takes them (SET WISHES); then nobody gets a
# power that they have had as long as there is another. All chance is seeded: the same round is always
# dealt the same.

Table = tuple[PersonId, ...]
"""Who plays in one game."""


@dataclass(frozen=True, slots=True)
class Played:
    """What the games of a series so far were: for each the power of everyone who began in it."""

    games: tuple[Mapping[PersonId, Power], ...] = ()

    def count(self, person: PersonId) -> int:
        """Return in how many games somebody has played."""
        return sum(person in game for game in self.games)

    def powers(self, person: PersonId) -> Counter[Power]:
        """Return how often somebody has had each power."""
        return Counter(game[person] for game in self.games if person in game)

    def meetings(self) -> Counter[frozenset[PersonId]]:
        """Return how often two people have met."""
        return Counter(frozenset(pair) for game in self.games for pair in combinations(sorted(game), 2))


@dataclass(frozen=True, slots=True)
class Round:
    """A round as it is dealt: the people of each game, and who sits it out."""

    tables: tuple[Table, ...]
    out: tuple[PersonId, ...] = field(default=())


def deal(people: Sequence[PersonId], size: int, games: int, played: Played, seed: int) -> Round:
    """Deal that many games of `size` people each, first come first served, in the order they joined."""
    order = sorted(people, key=played.count)
    playing, out = order[: games * size], order[games * size :]
    chance = Random(seed)  # noqa: S311  # fairness needs a repeatable draw, not a secret one
    chance.shuffle(playing)
    tables = [playing[at : at + size] for at in range(0, len(playing), size)]
    _part_those_who_met(tables, played.meetings())
    return Round(tuple(map(tuple, tables)), tuple(out))


def _part_those_who_met(tables: list[list[PersonId]], met: Mapping[frozenset[PersonId], int]) -> None:
    """Swap people between games while that makes fewer meet who have met before."""
    while (swap := _better_swap(tables, met)) is not None:
        (one, here), (other, there) = swap
        one[here], other[there] = other[there], one[here]


_Place = tuple[list[PersonId], int]


def _better_swap(
    tables: Sequence[list[PersonId]], met: Mapping[frozenset[PersonId], int]
) -> tuple[_Place, _Place] | None:
    """Return two people whose swap makes fewer meet again; None if there are none."""

    def again(person: PersonId, table: Iterable[PersonId], but: PersonId) -> int:
        return sum(met.get(frozenset((person, one)), 0) for one in table if one not in (person, but))

    places = [(table, at) for table in tables for at in range(len(table))]
    for one, here in places:
        mine = one[here]
        meets = again(mine, one, mine)
        for other, there in places if meets else ():
            if other is one:
                continue
            theirs = other[there]
            now = meets + again(theirs, other, theirs)
            if again(mine, other, theirs) + again(theirs, one, mine) < now:
                return (one, here), (other, there)
    return None


def powers_of(
    powers: Sequence[Power], applicants: Sequence[Applicant], played: Played, seed: int, *, wishes: bool
) -> Mapping[Power, PersonId]:
    """Return each person's power: by wishes if they count, then one that is new to them, then by chance."""
    chance = Random(seed)  # noqa: S311
    novelty = len(powers) * _CHANCES
    wish = len(powers) * novelty * (1 + len(played.games))

    def cost(power: Power, one: Applicant) -> int:
        wanted = wish_weight(power, one, len(powers)) if wishes else 0
        had = played.powers(one.person)[power]
        return novelty * had - wish * wanted + chance.randrange(_CHANCES)

    chosen = cheapest_matching([[cost(power, one) for one in applicants] for power in powers])
    return {power: applicants[column].person for power, column in zip(powers, chosen, strict=True)}


_CHANCES = 1_000_000


# Rounds: a series opens games of its own, each with its settings and started at once.
#
# A series is a game that forms and never starts (docs: ends, "A series is a game that opens others").
# The people who join it are dealt into the games of its next round, with the password that they
# joined with. Its GMs run them too. What happens to a game after that is independent of the series,
# which keeps its name.

MOST_GAMES = 30
"""Games in a round."""


def create_series(game: Game) -> Game:
    """Return a game that forms as a series."""
    return replace(game, series=Series())


def games_possible(series: Game) -> int:
    """Return how many games the people of a series fill.

    Those who wait for the GM's approval do not count.
    """
    return min(len(players(series)) // series.players_a_game, MOST_GAMES)


def players(series: Game) -> tuple[PersonId, ...]:
    """Return who may be dealt a power, in the order they joined."""
    return tuple(one.person for one in series.applicants if one.person not in series.awaiting)


def round_refused(series: Game, games: int) -> Refused | None:
    """Return why that many games cannot be opened (0 for as many as can be)."""
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
    """Return one game of a round, started with these people.

    `given` says who leads what; other powers are dealt.
    """
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
    """Return the powers by wish or chance; if not each player leads one, as at the start of any game."""
    if game.settings.powers_each > 1 or game.settings.powers is not None:
        return None
    codes = [facts.code for facts in game.variant.powers]
    return powers_of(codes, applicants, played, game.seed, wishes=game.settings.wishes)


def note_round(series: Game, names: Sequence[str]) -> Transition:
    """Note the names of a round's games in the series."""
    if series.series is None:
        return refuse(series, Refusal.NO_SERIES)
    rounds = (*series.series.rounds, tuple(names))
    after = replace(series, series=Series(rounds))
    return after, (RoundOpened(len(rounds), tuple(names)),)


# Standings: the table of a series, from its finished games.
#
# A game's points are its powers' and go to whoever leads the power at its end. If its player left
# before, they go to the next player or to nobody; those of an eliminated power go to its last player.
# If each player leads several powers (SET DUPLEX), they count as one. A game counts as soon as it is
# over; a gunboat game when all games of its round are, and only if it names its players then (SET
# REVEAL): until then the table must not tell who plays what.


@dataclass(frozen=True, slots=True)
class Scored:
    """Somebody's result in one game: its name, their powers, the centres at the end, the points."""

    game: str
    powers: tuple[Power, ...]
    centres: int
    points: Fraction
    counts: bool = True
    """It is among the best of its player, where only so many count (SET BEST)."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Someone's place in the table; equal sums share a place."""

    place: int
    person: PersonId
    points: Fraction
    games: tuple[Scored, ...]


@dataclass(frozen=True, slots=True)
class Standings:
    """The table, best first, the games that go on, and those that are over and do not count (yet)."""

    rows: tuple[Standing, ...]
    going_on: tuple[str, ...] = ()
    not_counted: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SeriesGame:
    """A game of a series, with its adjudicated phases that count."""

    game: Game
    judged: Sequence[Snapshot]


def standings(series: Game, games: Mapping[str, SeriesGame], number: int = 0) -> Standings:
    """Return the table of a series, or of its round of that number.

    `games` are those of its games that still exist.
    """
    assert series.series is not None
    if number:
        games = {name: one for name, one in games.items() if name in series.series.rounds[number - 1]}
    going_on = tuple(name for name, one in games.items() if one.game.ending is None)
    counted = {name: one for name, one in games.items() if _counts(one, name, series.series, games)}
    rest = tuple(name for name in games if name not in counted and name not in going_on)
    return Standings(_ranked(_results(series, counted)), going_on, rest)


def _results(series: Game, games: Mapping[str, SeriesGame]) -> Mapping[PersonId, Sequence[Scored]]:
    """Return everybody's results in games that count, and which of them are among their best."""
    scored: dict[PersonId, list[Scored]] = {}
    for name, one in games.items():
        for person, result in _scored(series, name, one):
            scored.setdefault(person, []).append(result)
    best = series.settings.best_games or len(games)
    return {person: _best(results, best) for person, results in scored.items()}


def _best(results: Sequence[Scored], most: int) -> Sequence[Scored]:
    """Return which of somebody's games count: those with most points, the first of equals."""
    counting = sorted(results, key=lambda one: -one.points)[:most]
    return [replace(one, counts=one in counting) for one in results]


def _counts(one: SeriesGame, name: str, series: Series, games: Mapping[str, SeriesGame]) -> bool:
    """Return whether a game is in the table."""
    if one.game.ending is None or not one.judged or anonymous(one.game):
        return False
    together = next(names for names in series.rounds if name in names)
    others = [games[other].game for other in together if other in games]
    return not one.game.settings.gunboat or all(other.ending is not None for other in others)


def _scored(series: Game, name: str, one: SeriesGame) -> list[tuple[PersonId, Scored]]:
    """Return the points of a game's players."""
    result, sides = final_result(one.game, one.judged), _sides(one.game)
    assert result is not None
    result = result.together({power: powers[0] for _, powers in sides for power in powers})
    points = SYSTEMS[series.settings.scoring](result)
    return [
        (person, Scored(name, powers, result.centres[powers[0]], points[powers[0]]))
        for person, powers in sides
        if person
    ]


def _sides(game: Game) -> list[tuple[PersonId, tuple[Power, ...]]]:
    """Return whose each power is in the table; powers of one player go together if each leads several."""
    living = alive(game.position)
    players = [(_player(seat, alive=seat.power in living), seat.power) for seat in game.seats]
    led: dict[PersonId | Power, list[Power]] = {}
    for person, power in players:
        led.setdefault(person if person and game.settings.powers_each > 1 else power, []).append(power)
    whose = {power: person for person, power in players}
    return [(whose[powers[0]], tuple(powers)) for powers in led.values()]


def _player(seat: Seat, *, alive: bool) -> PersonId:
    """Return whose a power's points are."""
    if seat.person or alive or not seat.tenures:
        return seat.person
    return seat.tenures[-1].person


def _ranked(scored: Mapping[PersonId, Sequence[Scored]]) -> tuple[Standing, ...]:
    """Return the rows by points; equal ones share a place, in the order of their numbers."""
    sums = {
        person: sum((one.points for one in results if one.counts), Fraction(0))
        for person, results in scored.items()
    }
    order = sorted(sums, key=lambda person: (-sums[person], person))
    return tuple(
        Standing(
            1 + sum(other > sums[person] for other in sums.values()),
            person,
            sums[person],
            tuple(scored[person]),
        )
        for person in order
    )
