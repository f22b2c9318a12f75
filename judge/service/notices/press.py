"""Letters between players."""

from __future__ import annotations

from dataclasses import dataclass

from judge.game.roles import Actor
from judge.game.state import Game
from judge.rules.phases import Phase
from judge.service.notices.notice import Notice
from judge.service.ports import Person


@dataclass(frozen=True)
class Press(Notice):
    """A letter between players.

    `author` is None where the letter is grey; `person` is the author, whose address a white letter shows;
    `grey` tells the master that others see none.
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
