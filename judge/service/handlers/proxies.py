"""Standing proxies: units lent until that is revoked, and taken back."""

from __future__ import annotations

from judge.game.commands import LendStanding, RevokeProxy
from judge.game.state import Game
from judge.rules.units import Province
from judge.service.session import Done, No, Outcome, Session, not_signed_on


def lend(session: Session, command: LendStanding) -> Outcome:
    """A standing proxy; the reply lists what is lent now."""
    game, outcome = session.current_game(), session.apply(command)
    if isinstance(outcome, No) or game is None:
        return outcome if isinstance(outcome, No) else not_signed_on()
    what = _named(game, command.at) if command.at else "All your units"
    return Done(
        f"{what}: {game.variant.power(command.to).name} gives the orders from now on, until you revoke it."
    )


def revoke(session: Session, command: RevokeProxy) -> Outcome:
    """The end of a standing proxy."""
    game, outcome = session.current_game(), session.apply(command)
    if isinstance(outcome, No) or game is None:
        return outcome if isinstance(outcome, No) else not_signed_on()
    what = _named(game, command.at) if command.at else "Whatever you lent until revoked"
    return Done(f"{what} is yours to order again.")


def _named(game: Game, province: Province) -> str:
    return f"Your unit in {game.variant.board.name(province)}"
