"""The handlers: for each command the function that carries it out and says what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from judge.game.commands import Command
from judge.game.commands.anyone import (
    Cancel,
    Confirm,
    Create,
    ForgotPassword,
    Get,
    Help,
    List,
    Observe,
    Register,
    ResetPassword,
    SetStyle,
    SetZone,
    SignOn,
    Version,
)
from judge.game.commands.master import (
    Become,
    Eject,
    Pause,
    Process,
    Resume,
    SetDeadline,
    SetGrace,
    SetSetting,
    Terminate,
)
from judge.game.commands.member import (
    AddOrders,
    Broadcast,
    Clear,
    LendStanding,
    PhaseAhead,
    Press,
    Resign,
    RevokeProxy,
    SetAddress,
    SetDraw,
    SetPassword,
    SetPreference,
    SetWait,
)
from judge.service.handlers import (
    address,
    confirmation,
    creation,
    inquiry,
    master,
    orders,
    passwords,
    press,
    proxies,
    registration,
    seats,
    sign_on,
)
from judge.service.notices.remarks import Remark, RemarkKey, remark
from judge.service.session import Done, Outcome, Rejected, Session

Handler: TypeAlias = Callable[[Session, Any], Outcome]


def _apply(done: Remark) -> Handler:
    """A command that the game alone carries out; `done` is the remark when it has."""

    def apply(session: Session, command: Command) -> Outcome:
        outcome = session.apply(command)
        return outcome if isinstance(outcome, Rejected) else Done(done)

    return apply


HANDLERS: Mapping[type[Any], Handler] = {
    Register: registration.register,
    SetZone: registration.set_zone,
    SetStyle: registration.set_style,
    SetAddress: address.set_address,
    Create: creation.create,
    SignOn: sign_on.sign_on,
    Observe: seats.observe,
    SetPassword: passwords.set_password,
    ForgotPassword: passwords.forgot_password,
    ResetPassword: passwords.reset_password,
    Confirm: confirmation.confirm,
    Cancel: confirmation.cancel,
    Help: inquiry.show_help,
    List: inquiry.show_list,
    Get: inquiry.get_file,
    Version: inquiry.show_version,
    Clear: orders.clear,
    AddOrders: orders.add_orders,
    LendStanding: proxies.lend,
    RevokeProxy: proxies.revoke,
    PhaseAhead: orders.set_phase,
    SetWait: orders.set_wait,
    SetDraw: orders.set_draw,
    SetPreference: orders.set_preference,
    Resign: orders.resign,
    Press: press.send_press,
    Broadcast: press.send_press,
    Process: master.process,
    SetDeadline: _apply(remark(RemarkKey.DEADLINE_MOVED)),
    SetGrace: _apply(remark(RemarkKey.GRACE_MOVED)),
    SetSetting: master.set_setting,
    Pause: _apply(remark(RemarkKey.PAUSED)),
    Resume: _apply(remark(RemarkKey.RESUMED)),
    Eject: master.eject,
    Become: master.become,
    Terminate: master.terminate,
}
"""Every command that people write but SIGN OFF, which ends the reading of a mail."""
