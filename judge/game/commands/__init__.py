"""The one table of commands: what people can ask, each a frozen dataclass with its usage and line of help.

Everything here is a value: words were read in `language`, passwords are hashed in `service` before a game
sees them. Reading, HELP and the reference page are drawn from `COMMANDS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeAlias, get_args

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
from judge.game.commands.registry import ENTRIES, Entry

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
    | SetZone
    | SetStyle
    | ForgotPassword
    | ResetPassword
    | Confirm
    | Cancel
    | Process
    | SetDeadline
    | SetGrace
    | SetSetting
    | Pause
    | Resume
    | Eject
    | Become
    | Terminate
    | GiveOrders
    | EndSet
    | GiveAhead
    | PhaseAhead
    | Clear
    | AddOrders
    | LendStanding
    | RevokeProxy
    | SetWait
    | SetDraw
    | SetPreference
    | SetPassword
    | SetAddress
    | Press
    | Broadcast
    | Resign
)
"""Every command, in the order in which HELP and the reference page show those of a topic."""

COMMANDS: Mapping[type[Any], Entry] = MappingProxyType(
    {kind: ENTRIES[kind] for kind in get_args(Command) if kind in ENTRIES}
)
"""The commands that people write, with their rows; the others are made of order lines."""
