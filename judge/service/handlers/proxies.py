"""Standing proxies: units that another power orders until that is revoked."""

from __future__ import annotations

from judge.game.commands.member import LendStanding, RevokeProxy
from judge.service.notices.remarks import RemarkKey, remark
from judge.service.session import Done, Outcome, Rejected, Session, not_signed_on


def lend(session: Session, command: LendStanding) -> Outcome:
    """Give a standing proxy for one unit or all."""
    game, outcome = session.current_game(), session.apply(command)
    if isinstance(outcome, Rejected) or game is None:
        return outcome if isinstance(outcome, Rejected) else not_signed_on()
    power = game.variant.power(command.to)
    if not command.at:
        return Done(remark(RemarkKey.ALL_UNITS_LENT, power=power))
    return Done(remark(RemarkKey.UNIT_LENT, place=game.variant.board.name(command.at), power=power))


def revoke(session: Session, command: RevokeProxy) -> Outcome:
    """Revoke a standing proxy for one unit or all."""
    game, outcome = session.current_game(), session.apply(command)
    if isinstance(outcome, Rejected) or game is None:
        return outcome if isinstance(outcome, Rejected) else not_signed_on()
    if not command.at:
        return Done(remark(RemarkKey.ALL_UNITS_TAKEN_BACK))
    return Done(remark(RemarkKey.UNIT_TAKEN_BACK, place=game.variant.board.name(command.at)))
