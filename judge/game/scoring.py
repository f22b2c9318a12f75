"""Scoring: what a finished game is worth to each of its powers, by the systems that tournaments use.

`final_result` reads the end of a game, `SYSTEMS` turn it into points, `statistics` is for its last email.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from judge.game.events import Event, PressSent, WentLate
from judge.game.orders.outstanding import survivors
from judge.game.settings import Scoring
from judge.game.state import Ending, Game, Snapshot
from judge.rules.phases import PhaseKind
from judge.rules.units import Power

# The final result of a finished game, as scoring systems ask for it.


@dataclass(frozen=True, slots=True)
class FinalResult:
    """How a game ended: the centres of every power that played, a sole winner, the sharers of a draw.

    `out` is the year in which a power was eliminated, the first being 1. `board` counts the centres of the
    board, owned or not.
    """

    centres: Mapping[Power, int]
    board: int
    winner: Power | None = None
    drawn: frozenset[Power] = frozenset()
    out: Mapping[Power, int] = field(default_factory=dict)

    def together(self, sides: Mapping[Power, Power]) -> FinalResult:
        """Return the same end with some powers counted as one: `sides` maps each power to its side.

        A side is out when its last power is. It has won alone when it has all that won or shared the draw.
        """
        centres: dict[Power, int] = {}
        for power, count in self.centres.items():
            centres[sides[power]] = centres.get(sides[power], 0) + count
        living = {sides[power] for power in self.survivors}
        out: dict[Power, int] = {}
        for power, year in self.out.items():
            if sides[power] not in living:
                out[sides[power]] = max(year, out.get(sides[power], year))
        drawn = frozenset(sides[power] for power in self.drawn)
        winner = None if self.winner is None else sides[self.winner]
        if winner is None and len(drawn) == 1 and len(self.drawn) > 1:
            (winner,) = drawn
        return FinalResult(centres, self.board, winner, drawn, out)

    @property
    def survivors(self) -> frozenset[Power]:
        """The powers that were not eliminated."""
        return frozenset(power for power in self.centres if power not in self.out)


def final_result(game: Game, judged: Sequence[Snapshot]) -> FinalResult | None:
    """Return how a game ended, from the phases that count; None while it goes on, or if none was adjudicated.

    A game that its GM ended counts with its position at that time, as a draw of all survivors.
    """
    if game.ending is None or not judged:
        return None
    living = survivors(game)
    solo = game.winners[0] if game.ending is Ending.VICTORY and len(game.winners) == 1 else None
    drawn = living if game.ending is Ending.TERMINATED else game.winners
    powers = tuple(facts.code for facts in game.variant.powers)
    return FinalResult(
        centres={power: len(game.position.centres_of(power)) for power in powers},
        board=len(game.variant.board.centres),
        winner=solo,
        drawn=frozenset(drawn),
        out={power: _year_out(game, judged, power) for power in powers if power not in living},
    )


def _year_out(game: Game, judged: Sequence[Snapshot], power: Power) -> int:
    """Return the year in which the power was eliminated: the last in whose phases it still had anything."""
    there = (
        one.phase.year
        for one in judged
        if one.position.of(power) or one.position.centres_of(power) or _retreats(one, power)
    )
    return max(there, default=game.first_phase.year) - game.first_phase.year + 1


def _retreats(judged: Snapshot, power: Power) -> bool:
    return any(one.unit.power == power for one in judged.position.dislodged)


# The scoring systems: pure functions from the end of a game to the points of each power.
#
# Points are fractions, so that shares add up to the whole; they are rounded where they are printed.
# Every system is stated for the standard board, of seven powers and 34 centres; on other boards its
# sums follow the number of powers and of centres in the same way. Sources, as their authors or users
# publish them:
#
#     draw size       the winner, or those in the draw in equal shares, take 100 (Diplomaticon, "Scoring
#                     Diplomacy")
#     sum of squares  the squares of the centres, as parts of 100 (Windy City Weasels, house rules of 2010)
#     Carnage         7000 points for the first place down to 1000 for the last, and one for each centre
#                     (webDiplomacy forum, thread 1325258, with three worked examples)
#     C-Diplo         1 point for playing, 1 for each centre, 38, 14 and 7 for the first three places
#                     (World Diplomacy Database, scoring system 5, "C-Diplo 100", with two worked examples)
#     Bangkok         1 point for each centre, 12 shared by who leads, 3 for surviving (World Diplomacy Wiki,
#                     "Bangkok 2020 Scoring System", with its worked examples)

Points = Mapping[Power, Fraction]


def draw_size(result: FinalResult) -> Points:
    """Return 100 points for a sole winner; otherwise equal shares of them for all in the draw."""
    sharing = {result.winner} if result.winner is not None else result.drawn or result.survivors
    return {
        power: Fraction(100, len(sharing)) if power in sharing else Fraction(0) for power in result.centres
    }


def sum_of_squares(result: FinalResult) -> Points:
    """Return 100 points for a sole winner; otherwise each power's share of the sum of squared centres."""
    if result.winner is not None:
        return _all_to(result, Fraction(100))
    total = sum(centres**2 for centres in result.centres.values())
    return {power: Fraction(100 * centres**2, total or 1) for power, centres in result.centres.items()}


def carnage(result: FinalResult) -> Points:
    """Return points by places: by centres, then by who lasted longer; equals share their places' points."""
    places = [Fraction(1000 * place) for place in range(len(result.centres), 0, -1)]
    if result.winner is not None:
        return _all_to(result, sum(places, Fraction(result.board)))

    def standing(power: Power) -> tuple[int, int]:
        return result.centres[power], result.out.get(power, _NEVER)

    shares = _shared(result.centres, standing, places)
    return {power: shares[power] + centres for power, centres in result.centres.items()}


def c_diplo(result: FinalResult) -> Points:
    """Return points by centres; equals share the points of their places, and a sole winner has them all."""
    places = [Fraction(points) for points in (38, 14, 7)]
    if result.winner is not None:
        return _all_to(result, sum(places, Fraction(len(result.centres) + result.board)))
    shares = _shared(result.centres, lambda power: (result.centres[power], 0), places)
    return {power: shares[power] + centres + 1 for power, centres in result.centres.items()}


def bangkok(result: FinalResult) -> Points:
    """Return shares of twelve points for the leader and those up to two centres behind: three to two to one.

    An eliminated power has 0.3 points for each year in which it played. A sole winner has 41 points, on other
    boards than the standard one 23 and the centres needed to win; the others have half a point for each
    centre.
    """
    if result.winner is not None:
        halves = {power: Fraction(centres, 2) for power, centres in result.centres.items()}
        return {**halves, result.winner: Fraction(23 + result.board // 2 + 1)}
    most = max(result.centres.values())
    shares = {power: max(0, 3 - most + centres) for power, centres in result.centres.items()}
    lead = {power: Fraction(12 * share, sum(shares.values())) for power, share in shares.items()}
    return {
        power: centres + lead[power] + (Fraction(3 * result.out[power], 10) if power in result.out else 3)
        for power, centres in result.centres.items()
    }


SYSTEMS: Mapping[Scoring, Callable[[FinalResult], Points]] = {
    Scoring.DRAW_SIZE: draw_size,
    Scoring.SUM_OF_SQUARES: sum_of_squares,
    Scoring.CARNAGE: carnage,
    Scoring.C_DIPLO: c_diplo,
    Scoring.BANGKOK: bangkok,
}
"""The function of each system."""

_NEVER = 1_000_000
"""Later than any year, for powers that were not eliminated."""


def _all_to(result: FinalResult, points: Fraction) -> Points:
    """Return these points for the winner, and none for the others."""
    return {power: points if power == result.winner else Fraction(0) for power in result.centres}


def _shared(
    powers: Iterable[Power], standing: Callable[[Power], tuple[int, int]], places: Sequence[Fraction]
) -> Points:
    """Return the points of the places by standing, best first.

    Those who are equal share the sum of theirs.
    """
    ranked = sorted(powers, key=standing, reverse=True)
    worth = [*places, *[Fraction(0)] * (len(ranked) - len(places))]
    equal: dict[tuple[int, int], list[int]] = {}
    for place, power in enumerate(ranked):
        equal.setdefault(standing(power), []).append(place)
    share = {
        key: sum((worth[at] for at in at_places), Fraction(0)) / len(at_places)
        for key, at_places in equal.items()
    }
    return {power: share[standing(power)] for power in ranked}


# Statistics: the numbers of a finished game, power by power, for the email at its end.


@dataclass(frozen=True, slots=True)
class PowerStatistics:
    """In how many turns a power had units to order, was late, and sent nothing (NMR).

    `press` counts the signed ones; an unsigned one does not betray its author, not even by a number.
    """

    turns: int = 0
    late: int = 0
    missed: int = 0
    press: int = 0


@dataclass(frozen=True, slots=True)
class Statistics:
    """The statistics of each power, and how many unsigned messages the players wrote."""

    powers: Mapping[Power, PowerStatistics] = field(default_factory=dict)
    unsigned: int = 0


NO_STATISTICS = Statistics()


def statistics(game: Game, judged: Iterable[Snapshot], events: Iterable[Event]) -> Statistics:
    """Return the statistics of a game, from the phases that count and all that happened."""
    late: Counter[Power] = Counter()
    signed: Counter[Power] = Counter()
    unsigned = 0
    for event in events:
        if isinstance(event, WentLate) and event.first:
            late.update(event.powers)
        elif isinstance(event, PressSent) and event.author.power is not None:
            signed[event.author.power] += not event.grey
            unsigned += event.grey
    turns, missed = _turns(judged)
    powers = {
        facts.code: PowerStatistics(
            turns[facts.code], late[facts.code], missed[facts.code], signed[facts.code]
        )
        for facts in game.variant.powers
    }
    return Statistics(powers, unsigned)


def _turns(judged: Iterable[Snapshot]) -> tuple[Counter[Power], Counter[Power]]:
    """Return in how many movement phases each power had units, and in how many nothing came (NMR)."""
    turns: Counter[Power] = Counter()
    missed: Counter[Power] = Counter()
    for one in judged:
        if one.phase.kind is not PhaseKind.MOVEMENT:
            continue
        for power in {result.power for result in one.outcome.results}:
            turns[power] += 1
            missed[power] += not any(result.given for result in one.outcome.of(power))
    return turns, missed
