"""Emails about ends of the game that are proposed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from judge.game.endings import Terms, Vote
from judge.game.settings import VoteCount
from judge.notices.notice import AboutGame
from judge.rules.units import Power


@dataclass(frozen=True)
class VoteOpened(AboutGame):
    """To everyone: an end of the game was proposed; no one is told by whom."""

    number: int
    terms: Terms
    until: datetime | None
    silence_agrees: bool
    repeated: bool
    count: VoteCount = VoteCount.SECRET
    silent_from: datetime | None = None
    """The moment before which no one's silence agrees."""


@dataclass(frozen=True)
class VoteAwaits(AboutGame):
    """To the GM: a proposal passed in silence, and they may refuse it."""

    number: int
    terms: Terms


@dataclass(frozen=True)
class VoteClosed(AboutGame):
    """To everyone: a proposal passed or failed; `votes` and `silent` only as far as the game tells them."""

    number: int
    terms: Terms
    passed: bool
    refused: bool
    count: VoteCount
    votes: tuple[tuple[Power, Vote], ...] = ()
    silent: int = 0
    withdrawn: bool = False
    silence_agrees: bool = False
