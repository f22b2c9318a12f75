"""The composer: each kind of notice becomes the values that its templates print."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from types import MappingProxyType
from typing import Any, TypeAlias

from judge.render.mail_context import MailContext, Values
from judge.render.templates import Templates
from judge.render.views import game, personal
from judge.render.vocabulary import ordinary_words
from judge.service import notices as n
from judge.service.ports import MailText

View: TypeAlias = Callable[[Any, MailContext], Values]

VIEWS: Mapping[type[Any], View] = MappingProxyType(
    {
        n.Reply: personal.reply,
        n.CopyOfRecord: personal.copy_of_record,
        n.PasswordToken: personal.password_token,
        n.ConfirmationAsked: personal.confirmation_asked,
        n.AddressAsked: personal.confirmation_asked,
        n.MailHeld: personal.mail_held,
        n.SeatLocked: personal.seat_locked,
        n.AddressFails: personal.address_fails,
        n.AddressChanged: personal.address_changed,
        n.PlayerJoined: game.player_joined,
        n.GameStarting: game.game_starting,
        n.Results: game.results,
        n.GameEnded: game.game_ended,
        n.Reminder: game.reminder,
        n.PendingOrders: personal.pending_orders,
        n.LateNotice: game.late_notice,
        n.Openings: game.openings,
        n.Disorder: game.disorder,
        n.SeatChanged: game.seat_changed,
        n.DeadlineChanged: game.deadline_changed,
        n.DeadlineHeld: game.deadline_held,
        n.SettingsChanged: game.settings_changed,
        n.PauseNotice: game.pause,
        n.PressLetter: personal.press,
        n.KeeperNote: personal.keeper_note,
    }
)


class MailComposer:
    """The service's `Composer`, with Jinja2 behind it; built once for a house."""

    def __init__(self, judge_info: n.JudgeInfo) -> None:
        self.judge_info = judge_info
        self.scene = Templates(judge_info)

    def vocabulary(self) -> frozenset[str]:
        """The words that templates, tables and maps hold, in lower case."""
        return ordinary_words()

    def compose(self, notice: n.Notice, reader: n.Addressee | None, now: datetime) -> MailText:
        """The mail for this reader (None: somebody not registered), times in his zone and UTC."""
        values = VIEWS[type(notice)](notice, MailContext(self.judge_info, reader, now))
        return self.scene.mail(notice.template, values)
