"""The game as one reader sees it: what is hidden from him is not in it.

Whatever tells of a game makes its text from the value it is given, so hiding is done here, once, before
anything is written: a view that nobody thought of cannot tell what it was not given. Two kinds of game hide:

- a blind game hides units, orders and centres, by its ruling (`range`), until it is over. Before
  and after a phase are looked at together. A foreign unit seen at both ends shows its whole order, one seen
  at one end only a glimpse. Of what is hidden nothing is left but the owner `UNSEEN` of a centre.
- one that `hides_absence` says of no power that it is late or without a player.

The master sees everything, unless he plays; others without a power see no unit.
"""

from judge.game.sight import SightedSnapshot, Sighting, sighted_snapshot
from judge.game.sight_game_part import UNSEEN, SightedGame, journeys_seen, position_in, position_seen, sighted

__all__ = [
    "UNSEEN",
    "SightedGame",
    "SightedSnapshot",
    "Sighting",
    "journeys_seen",
    "position_in",
    "position_seen",
    "sighted",
    "sighted_snapshot",
]
