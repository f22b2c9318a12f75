"""What passes between players: messages, and units that one lends to another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from judge.game.commands.member import Fake
from judge.game.events import ProxyEnd
from judge.game.proxies import Proxy, Standing
from judge.game.roles import Actor, PersonId
from judge.notices.notice import AboutGame, Addressee, Exemption
from judge.notices.remarks import AnyRemark
from judge.notices.restricted import NO_PERSON, Known, Restricted
from judge.rules.phases import Phase
from judge.rules.units import Power


@dataclass(frozen=True)
class Press(AboutGame):
    """A message between players.

    `author` is None where the message is grey; `person` is the author, whose address a white message shows;
    `grey` tells the GM that others see none, `left_out` whom ALL BUT leaves out of `to`. `own` and
    `watched` copies are not answered: the reader wrote the message, or it is one between others.
    """

    author: Actor | None
    to: tuple[str, ...]
    everybody: bool
    broadcast: bool
    body: str
    phase: Phase | None
    person: Restricted[Known | None] = NO_PERSON
    grey: bool = False
    left_out: tuple[str, ...] = ()
    fake: Fake | None = None
    """Whom the others think it is for, where the reader knows the truth."""
    own: bool = False
    watched: bool = False

    def exemption(self, cause: PersonId) -> Exemption | None:
        """Return why it does not count; a message of who leads the game to everyone does, as news of it."""
        return None if self.everybody and self.game.is_run_by(cause) else Exemption.PRESS


@dataclass(frozen=True)
class PostalPress(AboutGame):
    """The messages to a reader that waited for the results of the `phase` just judged, None at the end."""

    exempt: ClassVar[Exemption | None] = Exemption.PRESS
    phase: Phase | None
    press: tuple[Press, ...]

    def seen_by(self, reader: Addressee) -> Self:
        """Return the notice and its messages with the game as a reader sees it."""
        press = tuple(one.seen_by(reader) for one in self.press)
        return replace(super().seen_by(reader), press=press)


@dataclass(frozen=True)
class LettersShown(AboutGame):
    """To everyone, when a game is over that shows them: the messages between powers, first to last.

    `left_out` are those that one mail had no room for, the earliest.
    """

    press: tuple[Press, ...]
    left_out: int = 0

    def seen_by(self, reader: Addressee) -> Self:
        """Return the notice and its messages with the game as a reader sees it."""
        press = tuple(one.seen_by(reader) for one in self.press)
        return replace(super().seen_by(reader), press=press)


@dataclass(frozen=True)
class PressWatched(AboutGame):
    """To everyone: the GM, or (`by_master` not) an observer, has copies of all messages, or no longer."""

    wanted: bool
    by_master: bool = True


@dataclass(frozen=True)
class LetterDropped(AboutGame):
    """To the author of a message that waited for its time: it did not leave, and why."""

    why: AnyRemark
    body: str


@dataclass(frozen=True)
class ProxyChanged(AboutGame):
    """To the holder of a proxy: these units are theirs to order, or (`ended`) are so no more, and why."""

    giver: Power
    given: tuple[Proxy | Standing, ...]
    ended: ProxyEnd | None = None
