"""The one table of commands: what people can ask, each a frozen dataclass with its usage and line of help.

Everything here is a value: words were read in `language`, passwords are hashed in `service` before a game
sees them. Reading, HELP and the reference page are drawn from `COMMANDS`.
"""

from __future__ import annotations

from typing import TypeAlias

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
    SignOff,
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
    Audience,
    Broadcast,
    Clear,
    EndSet,
    GiveAhead,
    GiveOrders,
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
from judge.game.commands.registry import COMMANDS, Entry

Command: TypeAlias = (
    Register
    | Create
    | SignOn
    | Observe
    | SignOff
    | Help
    | List
    | Get
    | Version
    | SetStyle
    | SetZone
    | ForgotPassword
    | ResetPassword
    | Confirm
    | Cancel
    | GiveOrders
    | EndSet
    | GiveAhead
    | PhaseAhead
    | AddOrders
    | LendStanding
    | RevokeProxy
    | Clear
    | SetWait
    | SetDraw
    | SetPreference
    | SetPassword
    | SetAddress
    | Press
    | Broadcast
    | Resign
    | Process
    | SetDeadline
    | SetGrace
    | SetSetting
    | Pause
    | Resume
    | Eject
    | Become
    | Terminate
)

__all__ = [
    "COMMANDS",
    "AddOrders",
    "Audience",
    "Become",
    "Broadcast",
    "Cancel",
    "Clear",
    "Command",
    "Confirm",
    "Create",
    "Eject",
    "EndSet",
    "Entry",
    "ForgotPassword",
    "Get",
    "GiveAhead",
    "GiveOrders",
    "Help",
    "LendStanding",
    "List",
    "Observe",
    "Pause",
    "PhaseAhead",
    "Press",
    "Process",
    "Register",
    "ResetPassword",
    "Resign",
    "Resume",
    "RevokeProxy",
    "SetAddress",
    "SetDeadline",
    "SetDraw",
    "SetGrace",
    "SetPassword",
    "SetPreference",
    "SetSetting",
    "SetStyle",
    "SetWait",
    "SetZone",
    "SignOff",
    "SignOn",
    "Terminate",
    "Version",
]
