"""What passes between players: letters, and units that one lends to another."""

from __future__ import annotations

from dataclasses import dataclass

from judge.game.events import ProxyEnd
from judge.game.proxies import Proxy, Standing
from judge.game.roles import Actor
from judge.game.state import Game
from judge.rules.phases import Phase
from judge.rules.units import Power
from judge.service.notices.notice import Notice
from judge.service.notices.remarks import AnyRemark
from judge.service.ports import Person


@dataclass(frozen=True)
class Press(Notice):
    """A letter between players.

    `author` is None where the letter is grey; `person` is the author, whose address a white letter shows;
    `grey` tells the master that others see none, `left_out` whom ALL BUT leaves out of `to`.
    """

    game: Game
    author: Actor | None
    to: tuple[str, ...]
    everybody: bool
    broadcast: bool
    body: str
    phase: Phase | None
    person: Person | None = None
    grey: bool = False
    left_out: tuple[str, ...] = ()


@dataclass(frozen=True)
class LetterDropped(Notice):
    """To the author of a letter that waited for its time: it did not leave, and why."""

    game: Game
    why: AnyRemark
    body: str


@dataclass(frozen=True)
class ProxyChanged(Notice):
    """To the holder of a proxy: these units are his to order, or (`ended`) are so no more, and why."""

    game: Game
    giver: Power
    given: tuple[Proxy | Standing, ...]
    ended: ProxyEnd | None = None
