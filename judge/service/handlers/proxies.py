"""Standing proxies: units lent until that is revoked, and taken back."""

from __future__ import annotations

from judge.game.commands import LendStanding, RevokeProxy
from judge.service.notices.remarks import RemarkKey, remark
from judge.service.session import Done, Outcome, Rejected, Session, not_signed_on


def lend(session: Session, command: LendStanding) -> Outcome:
    """A standing proxy; the reply lists what is lent now."""
    game, outcome = session.current_game(), session.apply(command)
    if isinstance(outcome, Rejected) or game is None:
        return outcome if isinstance(outcome, Rejected) else not_signed_on()
    power = game.variant.power(command.to)
    if not command.at:
        return Done(remark(RemarkKey.ALL_UNITS_LENT, power=power))
    return Done(remark(RemarkKey.UNIT_LENT, place=game.variant.board.name(command.at), power=power))


def revoke(session: Session, command: RevokeProxy) -> Outcome:
    """The end of a standing proxy."""
    game, outcome = session.current_game(), session.apply(command)
    if isinstance(outcome, Rejected) or game is None:
        return outcome if isinstance(outcome, Rejected) else not_signed_on()
    if not command.at:
        return Done(remark(RemarkKey.ALL_UNITS_TAKEN_BACK))
    return Done(remark(RemarkKey.UNIT_TAKEN_BACK, place=game.variant.board.name(command.at)))
