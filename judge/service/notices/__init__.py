"""One frozen dataclass for each kind of outgoing mail; `template` is its folder in templates/mail.

A notice holds values only. What it says, and how times look in the reader's zone, is the renderer's.
"""

from __future__ import annotations

from typing import TypeAlias

from judge.service.notices.addressee import Addressee, JudgeInfo
from judge.service.notices.game import (
    Disorder,
    GameStarting,
    Openings,
    PauseNotice,
    PlayerJoined,
    SeatChanged,
    SettingsChanged,
)
from judge.service.notices.phases import (
    DeadlineChanged,
    DeadlineHeld,
    GameEnded,
    LateNotice,
    PendingOrders,
    Reminder,
    Results,
)
from judge.service.notices.press import PressLetter
from judge.service.notices.remarks import AnyRemark, GameRefusal, Remark, RemarkKey, remark
from judge.service.notices.replies import KeptAside, LineReport, Page, PageKind, Reply, Treatment
from judge.service.notices.security import (
    AddressAsked,
    AddressChanged,
    AddressFails,
    ConfirmationAsked,
    CopyOfRecord,
    KeeperNote,
    MailHeld,
    PasswordToken,
    SeatLocked,
)

Notice: TypeAlias = (
    Reply
    | CopyOfRecord
    | PasswordToken
    | ConfirmationAsked
    | MailHeld
    | SeatLocked
    | AddressAsked
    | AddressFails
    | AddressChanged
    | PlayerJoined
    | GameStarting
    | Results
    | GameEnded
    | Reminder
    | PendingOrders
    | LateNotice
    | Openings
    | Disorder
    | SeatChanged
    | DeadlineChanged
    | DeadlineHeld
    | SettingsChanged
    | PauseNotice
    | PressLetter
    | KeeperNote
)

__all__ = [
    "AddressAsked",
    "AddressChanged",
    "AddressFails",
    "Addressee",
    "AnyRemark",
    "ConfirmationAsked",
    "CopyOfRecord",
    "DeadlineChanged",
    "DeadlineHeld",
    "Disorder",
    "GameEnded",
    "GameRefusal",
    "GameStarting",
    "JudgeInfo",
    "KeeperNote",
    "KeptAside",
    "LateNotice",
    "LineReport",
    "MailHeld",
    "Notice",
    "Openings",
    "Page",
    "PageKind",
    "PasswordToken",
    "PauseNotice",
    "PendingOrders",
    "PlayerJoined",
    "PressLetter",
    "Remark",
    "RemarkKey",
    "Reminder",
    "Reply",
    "Results",
    "SeatChanged",
    "SeatLocked",
    "SettingsChanged",
    "Treatment",
    "remark",
]
