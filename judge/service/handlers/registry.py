"""The handlers: for each command the function that carries it out and says what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

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
from judge.service.session import Outcome, Session

Handler: TypeAlias = Callable[[Session, Any], Outcome]

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
    SetDeadline: master.set_deadline,
    SetGrace: master.set_deadline,
    SetSetting: master.set_setting,
    Pause: master.pause,
    Resume: master.pause,
    Eject: master.eject,
    Become: master.become,
    Terminate: master.terminate,
}
"""Every command that people write but SIGN OFF, which ends the reading of a mail."""
