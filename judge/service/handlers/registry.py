"""The handlers: for each command the function that carries it out and says what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from judge.game import commands as c
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
    c.Register: registration.register,
    c.SetZone: registration.set_zone,
    c.SetStyle: registration.set_style,
    c.SetAddress: address.set_address,
    c.Create: creation.create,
    c.SignOn: sign_on.sign_on,
    c.Observe: seats.observe,
    c.SetPassword: passwords.set_password,
    c.ForgotPassword: passwords.forgot_password,
    c.ResetPassword: passwords.reset_password,
    c.Confirm: confirmation.confirm,
    c.Cancel: confirmation.cancel,
    c.Help: inquiry.show_help,
    c.List: inquiry.show_list,
    c.Get: inquiry.get_file,
    c.Version: inquiry.show_version,
    c.Clear: orders.clear,
    c.AddOrders: orders.add_orders,
    c.LendStanding: proxies.lend,
    c.RevokeProxy: proxies.revoke,
    c.PhaseAhead: orders.set_phase,
    c.SetWait: orders.set_wait,
    c.SetDraw: orders.set_draw,
    c.SetPreference: orders.set_preference,
    c.Resign: orders.resign,
    c.Press: press.send_press,
    c.Broadcast: press.send_press,
    c.Process: master.process,
    c.SetDeadline: master.set_deadline,
    c.SetGrace: master.set_deadline,
    c.SetSetting: master.set_setting,
    c.Pause: master.pause,
    c.Resume: master.pause,
    c.Eject: master.eject,
    c.Become: master.become,
    c.Terminate: master.terminate,
}
"""Every command that people write but SIGN OFF, which ends the reading of a mail."""
