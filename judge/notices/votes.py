"""Mails about ends of the game that are proposed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from judge.game.endings import Terms, Vote
from judge.game.settings import VoteCount
from judge.game.state import Game
from judge.notices.notice import Notice
from judge.rules.units import Power


@dataclass(frozen=True)
class VoteOpened(Notice):
    """To everybody: an end of the game was proposed; nobody is told by whom."""

    game: Game
    number: int
    terms: Terms
    until: datetime | None
    silence_agrees: bool
    repeated: bool
    count: VoteCount = VoteCount.SECRET
    silent_from: datetime | None = None
    """The moment before which nobody's silence agrees."""


@dataclass(frozen=True)
class VoteAwaits(Notice):
    """To the master: a proposal passed in silence, and he may refuse it."""

    game: Game
    number: int
    terms: Terms


@dataclass(frozen=True)
class VoteClosed(Notice):
    """To everybody: a proposal passed or failed; `votes` and `silent` only as far as the game tells them."""

    game: Game
    number: int
    terms: Terms
    passed: bool
    refused: bool
    count: VoteCount
    votes: tuple[tuple[Power, Vote], ...] = ()
    silent: int = 0
    withdrawn: bool = False
    silence_agrees: bool = False
