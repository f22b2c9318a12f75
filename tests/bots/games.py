"""Whole games between bots and players who hold or play by chance, by the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from judge.bots.bot import Bots
from judge.bots.look_ahead import NORMAL, Effort
from judge.bots.province_values import Situation, inclination
from judge.game.journeys import Journey, journeys_after, still_powers, unmoved_powers
from judge.game.phases.turn import following_phase
from judge.rules.adjudication import ADJUDICATORS
from judge.rules.adjustments import due, sites
from judge.rules.legality import reason
from judge.rules.orders import Build, Disband, Hold, Move, Order, Remove, Retreat, Support
from judge.rules.outcome import Outcome
from judge.rules.phases import Phase, PhaseKind
from judge.rules.rulebook import PRESETS
from judge.rules.units import Dislodged, Kind, Position, Power, Unit
from judge.rules.variant import Variant, winner

Player: TypeAlias = Callable[[Situation, Power, Random], tuple[Order, ...]]
MOST_YEARS = 35


@dataclass(frozen=True)
class Turn:
    """A phase as it was played."""

    phase: Phase
    position: Position
    orders: Mapping[Power, tuple[Order, ...]]
    outcome: Outcome


@dataclass(frozen=True)
class GamePlayed:
    """How a game ended; `winner` is None where nobody had enough centres after the last year."""

    winner: Power | None
    years: int


def turns(variant: Variant, players: Mapping[Power, Player], seed: int) -> Iterator[Turn]:
    """The phases of a game, one after the other, without an end."""
    phase, position, number = variant.start, variant.position, 0
    journeys: tuple[Journey, ...] = ()
    powers = tuple(facts.code for facts in variant.powers)
    rulebook = PRESETS[variant.rulebook]
    while True:
        counts = variant.calendar.counts_ownership(phase)
        board = variant.board_in(phase)
        number += 1
        still, unmoved = still_powers(journeys), unmoved_powers(journeys, position, variant.position)
        situation = Situation(board, position, phase.kind, powers, counts, rulebook, still, unmoved, number)
        orders = {
            power: player(situation, power, Random(f"{seed}:{number}:{power}"))
            for power, player in players.items()
        }
        outcome = ADJUDICATORS[phase.kind](board, position, orders, rulebook)
        journeys = journeys_after(journeys, phase.kind, position, outcome)
        yield Turn(phase, position, orders, outcome)
        following = following_phase(variant, phase, outcome.after)
        phase, position = following.phase, following.position


def play(variant: Variant, players: Mapping[Power, Player], seed: int) -> GamePlayed:
    """Play a game to its end."""
    for turn in turns(variant, players, seed):
        years = turn.phase.year - variant.start.year
        won = winner(variant.victory, variant.condition, turn.phase.year, turn.position.centres)
        if won is not None:
            return GamePlayed(won, years)
        if years > MOST_YEARS:
            break
    return GamePlayed(None, MOST_YEARS)


class BotsOf:
    """The judge's own players of one effort; those of a phase share what they know, as in a game by mail."""

    def __init__(self, effort: Effort, game: int = 0) -> None:
        self._effort, self._game = effort, game
        self._known: tuple[Situation, Bots] | None = None

    def __call__(self, situation: Situation, power: Power, chance: Random) -> tuple[Order, ...]:
        if self._known is None or self._known[0] is not situation:
            self._known = situation, Bots(situation, self._effort)
        wants = inclination(situation, Random(f"{self._game}:{power}"))
        return self._known[1].orders(power, chance, wants)


bot = BotsOf(NORMAL)


def holding(situation: Situation, power: Power, _chance: Random) -> tuple[Order, ...]:
    """Holds, and leaves retreats and adjustments to the rules."""
    if situation.kind is not PhaseKind.MOVEMENT:
        return ()
    return tuple(Hold(unit.kind, unit.at) for unit in situation.position.of(power))


def by_chance(situation: Situation, power: Power, chance: Random) -> tuple[Order, ...]:
    """Draws each order from all that are possible."""
    if situation.kind is PhaseKind.MOVEMENT:
        units = situation.position.of(power)
        return tuple(chance.choice(list(_possible(situation, unit))) for unit in units)
    if situation.kind is PhaseKind.RETREAT:
        lost = (one for one in situation.position.dislodged if one.unit.power == power)
        return tuple(chance.choice(_possible_retreats(one)) for one in lost)
    number = due(situation.board, situation.position, power)
    if number > 0:
        return _builds_by_chance(situation, power, chance)
    units = situation.position.of(power)
    return tuple(Remove(unit.kind, unit.at) for unit in chance.sample(units, -number))


def _possible(situation: Situation, unit: Unit) -> Iterator[Order]:
    yield Hold(unit.kind, unit.at)
    for place in situation.board.reach(unit.kind, unit.at):
        yield from _legal(situation, unit, Move(unit.kind, unit.at, place))
    for other in situation.position.units:
        for to in (None, *situation.board.reach(other.kind, other.at)):
            yield from _legal(situation, unit, Support(unit.kind, unit.at, other.at, to, other.kind))


def _possible_retreats(lost: Dislodged) -> list[Order]:
    unit = lost.unit
    return [Disband(unit.kind, unit.at), *(Retreat(unit.kind, unit.at, to) for to in lost.retreats)]


def _legal(situation: Situation, unit: Unit, order: Order) -> Iterator[Order]:
    if reason(situation.board, situation.position, unit.power, order, situation.rulebook) is None:
        yield order


def _builds_by_chance(situation: Situation, power: Power, chance: Random) -> tuple[Order, ...]:
    found: list[Order] = []
    for site in sites(situation.board, situation.position, power):
        kinds = [(kind, place) for kind in Kind for place in situation.board.standing_places(kind, site)]
        found.append(Build(*chance.choice(kinds)))
    return tuple(found)


def one_bot(variant: Variant, others: Player, seat: int) -> tuple[Power, dict[Power, Player]]:
    """A bot at one of the powers, and others like that at all the rest."""
    powers = [facts.code for facts in variant.powers]
    mine = powers[seat % len(powers)]
    return mine, {power: bot if power == mine else others for power in powers}
