"""The composer: each kind of notice becomes the values that its templates print."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from types import MappingProxyType
from typing import Any, TypeAlias

from judge.game.events import Refused
from judge.game.state import Game
from judge.render.lines.refusals import refusal_words
from judge.render.mail_context import Sheet, Values
from judge.render.templates import Scene
from judge.render.views import game as life
from judge.render.views import personal as receipts
from judge.render.vocabulary import ordinary_words
from judge.service import notices as n
from judge.service.ports import Text

View: TypeAlias = Callable[[Any, Sheet], Values]

VIEWS: Mapping[type[Any], View] = MappingProxyType(
    {
        n.Reply: receipts.reply,
        n.CopyOfRecord: receipts.copy_of_record,
        n.PasswordToken: receipts.password_token,
        n.ConfirmationAsked: receipts.confirmation_asked,
        n.AddressAsked: receipts.confirmation_asked,
        n.MailHeld: receipts.mail_held,
        n.SeatLocked: receipts.seat_locked,
        n.AddressFails: receipts.address_fails,
        n.AddressChanged: receipts.address_changed,
        n.PlayerJoined: life.player_joined,
        n.GameStarting: life.game_starting,
        n.Results: life.results,
        n.GameEnded: life.game_ended,
        n.Reminder: life.reminder,
        n.PendingOrders: receipts.pending_orders,
        n.LateNotice: life.late_notice,
        n.Openings: life.openings,
        n.Disorder: life.disorder,
        n.SeatChanged: life.seat_changed,
        n.DeadlineChanged: life.deadline_changed,
        n.DeadlineHeld: life.deadline_held,
        n.SettingsChanged: life.settings_changed,
        n.PauseNotice: life.pause,
        n.PressLetter: receipts.press,
        n.KeeperNote: receipts.keeper_note,
    }
)


class MailComposer:
    """The service's `Composer`, with Jinja2 behind it; built once for a house."""

    def __init__(self, house: n.House) -> None:
        self.house = house
        self.scene = Scene(house)

    def vocabulary(self) -> frozenset[str]:
        """The words that templates, tables and maps hold, in lower case."""
        return ordinary_words()

    def compose(self, notice: n.Notice, reader: n.Addressee | None, now: datetime) -> Text:
        """The mail for this reader (None: somebody not registered), times in his zone and UTC."""
        values = VIEWS[type(notice)](notice, Sheet(self.house, reader, now))
        return self.scene.mail(notice.template, values)

    def refusal(self, refused: Refused, game: Game) -> tuple[str, str]:
        """A game's no in a sentence, and what would be right."""
        return refusal_words(refused, game)
