"""Agreement: what the votes at hand come to, whose word is wanted for an end, and whose alone.

Only powers still in the game vote whose players are there; nobody else can block an end.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from judge.game.anonymity import anonymous, hides_absence
from judge.game.endings import Ending, Terms
from judge.game.orders.outstanding import played_seats, survivors
from judge.game.permissions import players_of_several
from judge.game.state import Game
from judge.rules.units import Power

_OF_A_DUEL = 2


def voters(game: Game) -> tuple[Power, ...]:
    """The powers that vote."""
    return tuple(seat.power for seat in played_seats(game))


def is_draw_agreed(game: Game) -> bool:
    """Whether every surviving power with a player votes for the same draw."""
    seats = played_seats(game)
    return bool(seats) and all(seat.draw for seat in seats) and len({seat.draw_of for seat in seats}) == 1


def drawn_powers(game: Game) -> tuple[Power, ...]:
    """The powers that share the draw that is agreed."""
    return next((seat.draw_of for seat in played_seats(game) if seat.draw_of), survivors(game))


def conceded_to(game: Game) -> Power:
    """The power to which all others with a player concede the game; "" for none."""
    seats = played_seats(game)
    wanted = {seat.concede for seat in seats if seat.concede}
    if len(wanted) != 1:
        return ""
    power = wanted.pop()
    others = [seat for seat in seats if seat.power != power]
    return power if others and all(seat.concede == power for seat in others) else ""


def is_of_one(game: Game, powers: Collection[Power]) -> bool:
    """Whether a draw of these powers is that of one player, and so his win.

    Where nobody may know who plays, powers are counted: else a refusal would tell whose are together.
    """
    players = {} if anonymous(game) else players_of_several(game)
    return len({players.get(power, power) for power in powers}) == 1


def winners_named(terms: Terms) -> tuple[Power, ...]:
    """Who would win by these terms; nobody by a draw or an end without a result."""
    return terms.ranks[0] if terms.ending is Ending.VICTORY else ()


def may_concede(game: Game, winners: Sequence[Power]) -> tuple[Power, ...]:
    """The voters who give the game to others, where these win."""
    return tuple(power for power in voters(game) if power not in winners)


def decides_alone(game: Game, power: Power, winners: Sequence[Power] = ()) -> bool:
    """Whether that power's word alone ends the game: nobody else but who wins by it has a player.

    docs: ends, "An end that one person decides needs CONFIRM"
    """
    return may_concede(game, winners) == (power,)


def tells_who_is_there(game: Game) -> bool:
    """Whether everybody may know which powers have players, so that nothing said of it tells more."""
    return not hides_absence(game) or len(game.variant.powers) == _OF_A_DUEL
