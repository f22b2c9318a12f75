"""The scoring systems: pure functions from the end of a game to the points of each power.

Points are fractions, so that shares add up to the whole; they are rounded where they are printed. Every
system is stated for the standard board, of seven powers and 34 centres; on other boards its sums follow the
number of powers and of centres in the same way. Sources, as their authors or users publish them:

    draw size       the winner, or those in the draw in equal shares, take 100 (Diplomaticon, "Scoring
                    Diplomacy")
    sum of squares  the squares of the centres, as parts of 100 (Windy City Weasels, house rules of 2010)
    Carnage         7000 points for the first place down to 1000 for the last, and one for each centre
                    (webDiplomacy forum, thread 1325258, with three worked examples)
    C-Diplo         1 point for playing, 1 for each centre, 38, 14 and 7 for the first three places
                    (World Diplomacy Database, scoring system 5, "C-Diplo 100", with two worked examples)
    Bangkok         1 point for each centre, 12 shared by who leads, 3 for surviving (World Diplomacy Wiki,
                    "Bangkok 2020 Scoring System", with its worked examples)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction

from judge.game.scoring_final_result_part import FinalResult
from judge.game.settings import Scoring
from judge.rules.units import Power

Points = Mapping[Power, Fraction]


def draw_size(result: FinalResult) -> Points:
    """The winner has 100 points; else all in the draw have equal shares of them, the others none."""
    sharing = {result.winner} if result.winner is not None else result.drawn or result.survivors
    return {
        power: Fraction(100, len(sharing)) if power in sharing else Fraction(0) for power in result.centres
    }


def sum_of_squares(result: FinalResult) -> Points:
    """The winner has 100 points; else each power has its square's part of the sum of all squares."""
    if result.winner is not None:
        return _all_to(result, Fraction(100))
    total = sum(centres**2 for centres in result.centres.values())
    return {power: Fraction(100 * centres**2, total or 1) for power, centres in result.centres.items()}


def carnage(result: FinalResult) -> Points:
    """Places are by centres, then by who lasted longer; equal ones share the points of their places."""
    places = [Fraction(1000 * place) for place in range(len(result.centres), 0, -1)]
    if result.winner is not None:
        return _all_to(result, sum(places, Fraction(result.board)))

    def standing(power: Power) -> tuple[int, int]:
        return result.centres[power], result.out.get(power, _NEVER)

    shares = _shared(result.centres, standing, places)
    return {power: shares[power] + centres for power, centres in result.centres.items()}


def c_diplo(result: FinalResult) -> Points:
    """Places are by centres; equal ones share the points of their places. The winner has them all."""
    places = [Fraction(points) for points in (38, 14, 7)]
    if result.winner is not None:
        return _all_to(result, sum(places, Fraction(len(result.centres) + result.board)))
    shares = _shared(result.centres, lambda power: (result.centres[power], 0), places)
    return {power: shares[power] + centres + 1 for power, centres in result.centres.items()}


def bangkok(result: FinalResult) -> Points:
    """Who leads, or is one or two centres behind, shares twelve points as three to two to one.

    An eliminated power has 0.3 points for each year in which it played. After a win the winner has 41, on
    other boards than the standard one 23 and the centres of a win; the others half a point for each centre.
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
    """The winner has these points, the others none."""
    return {power: points if power == result.winner else Fraction(0) for power in result.centres}


def _shared(
    powers: Iterable[Power], standing: Callable[[Power], tuple[int, int]], places: Sequence[Fraction]
) -> Points:
    """The points of the places by standing, best first; those who stand equal share the sum of theirs."""
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
