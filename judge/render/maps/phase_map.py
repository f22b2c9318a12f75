"""The map of a game's phase: what it shows, and the sentence for who cannot see it.

Both are made of what the reader sees; of a blind game that is what the text of their results is made of.
"""

from __future__ import annotations

from dataclasses import replace

from judge.game.phases.turn import following_phase
from judge.game.settings import Reading
from judge.game.sight import SightedGame, SightedSnapshot
from judge.game.state import Game, Snapshot
from judge.render.maps.view import MapView
from judge.render.text.messages import say
from judge.render.text.phase_names import phase_title
from judge.rules.orders import Move
from judge.rules.outcome import Result, Verdict
from judge.rules.phases import PhaseKind
from judge.rules.units import Position, Power
from judge.rules.variant import Variant


def map_view(game: Game, snapshot: Snapshot) -> MapView:
    """Return what the map of a judged phase shows: where units stand now, and whose the centres are."""
    phase, after = snapshot.phase, snapshot.outcome.after
    following = snapshot.following if isinstance(snapshot, SightedSnapshot) else None
    if following is None:
        following = following_phase(game.variant, phase, after, snapshot.settings)
    owners = following.position.centres if following.counted else after.centres
    retreats = phase.kind is PhaseKind.RETREAT
    dislodged = snapshot.position.dislodged if retreats else after.dislodged
    results = snapshot.outcome.results
    if snapshot.settings.reading is Reading.ILLEGAL and phase.kind is PhaseKind.MOVEMENT:
        results = tuple(_plain(one) for one in results if one.given)
    title = phase_title(phase)
    return MapView(title, phase.kind, after.units, owners, dislodged, results, _counted(game))


def _plain(result: Result) -> Result:
    """As the text of Illegal Gunboat has it: a move went or not, and of nothing else is said how it ended."""
    failed = isinstance(result.order, Move) and result.verdict is not Verdict.OK
    return replace(result, verdict=Verdict.BOUNCE if failed else Verdict.OK, by=None)


def _counted(game: Game) -> frozenset[Power] | None:
    """In a blind game the reader's own power, of the others they may not know all centres; else all."""
    if not isinstance(game, SightedGame) or not game.is_blind:
        return None
    return frozenset([game.reader] if game.reader else ())


def start_view(game: Game) -> MapView:
    """Return the map of a game before anything was judged in it."""
    start = game.first_position
    return MapView(
        say("map-title-start", phase=phase_title(game.first_phase)),
        game.first_phase.kind,
        start.units,
        start.centres,
    )


def board_view(variant: Variant) -> MapView:
    """Return the map of a board as it begins, of no game."""
    start = variant.position
    return MapView(f"{variant.title}: start", variant.start.kind, start.units, start.centres)


def board_alternative(variant: Variant) -> str:
    """Return the map of a board in a sentence."""
    return say("map-of-board", board=variant.title)


def position_view(game: Game) -> MapView:
    """Return the map of where a game stands now."""
    assert game.phase is not None
    here = game.position
    title, counted = phase_title(game.phase), _counted(game)
    return MapView(title, game.phase.kind, here.units, here.centres, here.dislodged, counted=counted)


def own_orders_view(game: Game, power: Power) -> MapView:
    """The map of where a game stands, with the orders that a power has in force, none of them adjudicated."""
    orders = game.orders.get(power, ())
    results = tuple(Result(power, one, Verdict.OK, None, given=True) for one in orders)
    return replace(position_view(game), results=results, banner=say("map-own-orders") if orders else "")


def alternative(game: Game, snapshot: Snapshot) -> str:
    """Return the map of a judged phase in a sentence: the centres of each power.

    The orders stand in the text.
    """
    centres = _counts(game, snapshot.outcome.after)
    return say("map-after", phase=phase_title(snapshot.phase), centres=centres)


def position_alternative(game: Game) -> str:
    """Return the map of where a game stands in a sentence."""
    assert game.phase is not None
    centres = _counts(game, game.position)
    return say("map-of-position", phase=phase_title(game.phase), centres=centres)


def _counts(game: Game, position: Position) -> str:
    counted = _counted(game)
    powers = [one for one in game.variant.powers if counted is None or one.code in counted]
    counts = [
        f"{one.name} {len(position.centres_of(one.code))}" for one in powers if position.centres_of(one.code)
    ]
    return say("map-centres", counts=tuple(counts)) if counts else say("map-centres-hidden")
