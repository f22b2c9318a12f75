"""What all notices have in common: a name, which leads to what words them, an addressee, and the judge."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum
from typing import ClassVar, Self, TypeAlias

from judge.game.anonymity import hides_absence
from judge.game.order_style import MapForm
from judge.game.roles import PersonId, Role
from judge.game.settings import Evidence
from judge.game.sight import SightedGame, sighted
from judge.game.state import Game
from judge.records import Person
from judge.rules.units import Power

# Whom an email is for and from what judge it comes.


@dataclass(frozen=True, slots=True)
class Addressee:
    """Whom an email is for: the person, what they are to the game, and their power if they have one."""

    person: Person
    role: Role
    power: Power | None = None


def once(readers: Iterable[Addressee]) -> Iterable[Addressee]:
    """Return each person once for what is no power's own business.

    Who leads several reads it as the first.
    """
    told: dict[tuple[PersonId, Role], Addressee] = {}
    for reader in readers:
        told.setdefault((reader.person.id, reader.role), reader)
    return told.values()


@dataclass(frozen=True, slots=True)
class JudgeInfo:
    """What a judge is: its code in subjects and `::` lines, name, address, keeper and version.

    `creators` is `anyone`, `registered`, or a comma list of addresses that may CREATE; `evidence` the least
    that every game wants of an email; `map` how maps come with emails to whoever has not chosen; `site` the
    address of its pages on the web, empty if it has none; `language` the code of that in which it writes
    to whoever has not chosen.
    """

    code: str
    name: str
    address: str
    keeper: str
    version: str
    creators: str = "registered"
    evidence: Evidence = Evidence.EITHER
    map: MapForm = MapForm.NONE
    site: str = ""
    language: str = "en"


class Exemption(Enum):
    """Why a notice does not count against the quota of who causes it (ADR 106)."""

    ASKED_FOR = "it answers its reader, or tells what became of the reader's own orders"
    GUARD = "it guards its reader's own password or address, and has limits of its own"
    RESULT = "a phase is judged once"
    PRESS = "letters of players have limits of their own"


# What all notices have in common: a name, which leads to what words them, and what a reader sees of
# them.

_WORD = re.compile(r"(?<!^)(?=[A-Z])")


class Notice:
    """A kind of outgoing mail; each is a frozen dataclass of its own that holds values only.

    `template` is the class's name in snake case: the file in templates/mail that prints it. The
    view that is registered with the class (judge/render/views, in the file of the notice's own name) makes
    what it prints. One that `tells_deadline` always has the deadline of its game with it. One that
    `replaces_earlier` ones tells how something is now, so that of several in one mail the latest is enough.
    One that is `brought_by_time` is caused by who opened the game, though another's mail may be at hand.
    One that `leaves_first` is sent before others where only some may leave. One that `prompts` its reader to
    do something comes to no one who said STOP.
    One that is not `exempt` counts against the quota of who causes it.

    One notice goes to many readers, and not all may see all of it. A person of a game, or the address an
    email came from, is `Restricted` where the notice is made; `seen_by` hides what a reader does not see of
    a board.
    """

    template: ClassVar[str]
    tells_deadline: ClassVar[bool] = False
    replaces_earlier: ClassVar[bool] = False
    brought_by_time: ClassVar[bool] = False
    leaves_first: ClassVar[bool] = False
    prompts: ClassVar[bool] = False
    exempt: ClassVar[Exemption | None] = None

    def __init_subclass__(cls) -> None:
        cls.template = _WORD.sub("_", cls.__name__).lower()

    @property
    def about(self) -> Game | None:
        """The game that the notice is about, as it is; None if there is none."""
        return None

    @property
    def useful_until(self) -> datetime | None:
        """The moment after which no one needs the notice any more; None if there is none."""
        return None

    @property
    def has_deadline(self) -> bool:
        """Whether the deadline of its game comes with it for calendar programs."""
        return self.tells_deadline

    def exemption(self, cause: PersonId) -> Exemption | None:  # noqa: ARG002  # some look at it
        """Return why the notice does not count against the quota of who causes it; None if it does."""
        return self.exempt

    @abstractmethod
    def seen_by(self, reader: Addressee) -> Self:
        """Return the notice with its games as a reader sees them; itself where nothing is hidden."""


Addressed: TypeAlias = tuple[Notice, Addressee]
"""A notice and whom it is for."""


class AboutNoGame(Notice):
    """A notice that shows nothing of a game."""

    def seen_by(self, reader: Addressee) -> Self:  # noqa: ARG002  # every reader sees the same
        """Return the notice itself."""
        return self


@dataclass(frozen=True)
class PerhapsAboutGame(Notice):
    """A notice about a game, or about none."""

    game: Game | None

    @property
    def about(self) -> Game | None:
        """The game, as it is."""
        return self.game

    def seen_by(self, reader: Addressee) -> Self:
        """Return the notice with the game as a reader sees it."""
        game = self.game and game_seen(self.game, reader)
        return self if game is self.game else replace(self, game=game)


@dataclass(frozen=True)
class AboutGame(PerhapsAboutGame):
    """A notice about a game; one that shows adjudicated phases or powers besides hides these too."""

    game: Game


@dataclass(frozen=True)
class AboutPowers(AboutGame):
    """A notice that powers are late or free: where the game hides that, each reader reads of their own."""

    powers: tuple[Power, ...]

    def seen_by(self, reader: Addressee) -> Self:
        """Return the notice with the powers of which its reader learns that."""
        seen = super().seen_by(reader)
        if seen is self or not isinstance(seen.game, SightedGame):
            return seen
        return replace(seen, powers=tuple(one for one in self.powers if one == reader.power))


def game_seen(game: Game, reader: Addressee) -> Game:
    """Return a game as its reader sees it; the game itself where nothing is hidden."""
    return sighted(game, reader.role, reader.person.id, reader.power) if hides_absence(game) else game
