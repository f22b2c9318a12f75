"""The final result of a finished game, as scoring systems ask for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from judge.game.orders.outstanding import survivors
from judge.game.state import Ending, Game, Snapshot
from judge.rules.units import Power


@dataclass(frozen=True, slots=True)
class FinalResult:
    """How a game ended: the centres of every power that played, who won alone, who shares the draw.

    `out` is the year in which a power was eliminated, the first being 1. `board` counts the centres of the
    board, owned or not.
    """

    centres: Mapping[Power, int]
    board: int
    winner: Power | None = None
    drawn: frozenset[Power] = frozenset()
    out: Mapping[Power, int] = field(default_factory=dict)

    def together(self, sides: Mapping[Power, Power]) -> FinalResult:
        """The same end where some powers count as one: `sides` says under which power each does.

        A side is out when its last power is; it has won alone when it has all that won, or shared the draw.
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
    """How a game ended, of the judged phases that count; None while it goes on, or if none was judged.

    A game that its master ended stands as it stood then, a draw of all survivors.
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
    """The year in which the power was eliminated: the last at whose phases it still had anything."""
    there = (
        one.phase.year
        for one in judged
        if one.position.of(power) or one.position.centres_of(power) or _retreats(one, power)
    )
    return max(there, default=game.variant.start.year) - game.variant.start.year + 1


def _retreats(judged: Snapshot, power: Power) -> bool:
    return any(one.unit.power == power for one in judged.position.dislodged)
