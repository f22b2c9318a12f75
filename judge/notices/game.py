"""Emails about who sits at the table and by what rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import ClassVar, Self

from judge.game.events import PauseCause
from judge.game.roles import Actor, MasterTask, PersonId
from judge.game.state import Game
from judge.notices.notice import AboutGame, AboutNoGame, AboutPowers, Addressee, Exemption, Notice, game_seen
from judge.notices.restricted import NO_PERSON, Known, Restricted
from judge.rules.units import Power


@dataclass(frozen=True)
class PlayerJoined(AboutGame):
    """To everyone in a forming game: one more player; the GM also sees the preferences."""

    who: Restricted[Known | None]
    number: int
    needed: int
    people: Mapping[PersonId, Restricted[Known]] = field(default_factory=dict)


@dataclass(frozen=True)
class RollCall(AboutGame):
    """To a player of a full game that has not started: the question whether they are there."""

    brought_by_time: ClassVar[bool] = True
    until: datetime


@dataclass(frozen=True)
class GameStarting(AboutGame):
    """To everyone: who plays what, the position, the first deadline, what to send."""

    tells_deadline: ClassVar[bool] = True
    leaves_first: ClassVar[bool] = True
    people: Mapping[PersonId, Restricted[Known]]
    again: bool = False
    """The same email undid a start, and orders and messages sent before do not count."""
    dealt_anew: bool = False
    """The powers have other players than before that."""


@dataclass(frozen=True)
class Openings(AboutPowers):
    """To everyone: these powers are free for anyone registered, and how to take one over."""

    brought_by_time: ClassVar[bool] = True
    first: bool


@dataclass(frozen=True)
class Disorder(AboutPowers):
    """To everyone: these powers fell into civil disorder."""

    brought_by_time: ClassVar[bool] = True


@dataclass(frozen=True)
class SeatChanged(AboutGame):
    """To everyone: a player took over, returned, resigned or was ejected; an observer, a GM changed."""

    what: str
    """`took_over`, `returned`, `resigned`, `ejected`, `admitted`, `approved`, `waits_again`, `observing`,
    `stopped_observing`, `new_master`, `co_master`, `successor`, `master_left`, `master_out`, `partner`,
    `partner_left`, `partner_too`: they led a power whose player went with them; `spectator`,
    `spectator_not_watching`, `spectator_ended`, `spectator_you` and `spectator_ended_you` to them; to whoever
    led a power until now `replaced` (their orders were late, a standby leads it) or `succeeded` (it was free
    by then)."""
    who: Restricted[Known | None]
    power: Power | None = None
    master: Restricted[Known | None] = NO_PERSON
    """The GM to whom someone who was removed can write; their messages in the game no longer arrive."""
    by_keeper: bool = False


@dataclass(frozen=True)
class MemberMoved(AboutGame):
    """To whoever may know a player or GM of the game: mail to them goes to another address from now on."""

    who: Restricted[Known | None]
    before: Restricted[Known | None]
    """The same person with their previous address."""
    power: Power | None = None
    leads: bool = False


@dataclass(frozen=True)
class SwapOffered(AboutGame):
    """To the player of one of two powers: whether they change places with the player of the other."""

    power: Power
    other: Power


@dataclass(frozen=True)
class PlayersSwapped(AboutGame):
    """To everyone: the players of two powers have changed places; `people` lead them now."""

    powers: tuple[Power, Power]
    people: tuple[Restricted[Known | None], Restricted[Known | None]]


@dataclass(frozen=True)
class Invitation(AboutGame):
    """To someone registered whom a GM invites: the game, and the line that joins it."""

    prompts: ClassVar[bool] = True
    master: Restricted[Known | None]


@dataclass(frozen=True)
class PartnershipOffered(AboutGame):
    """To someone whom a power's player asks to lead it with them; None where no one may know who plays."""

    power: Power
    player: Restricted[Known | None]


@dataclass(frozen=True)
class MastershipOffered(AboutGame):
    """To someone whom a GM asks to lead the game beside them, or (`in_place`) in their place."""

    master: Restricted[Known | None]
    in_place: bool


@dataclass(frozen=True)
class GameArrived(AboutGame):
    """To everyone in it: a game of another judge is kept by this one now; with a token for a password."""

    token: str
    expires: datetime
    with_orders: bool = True
    """Whether what was sent to the other judge for the current phase came along."""


@dataclass(frozen=True)
class GameMoved(AboutGame):
    """To everyone in it: another judge keeps the game, and takes mail for it at that address."""

    moved_to: str


@dataclass(frozen=True)
class GameLost(AboutNoGame):
    """To everyone in it: the keeper removed a game of which nothing but the name can be read any more."""

    name: str


@dataclass(frozen=True)
class Digest(AboutGame):
    """To whoever wants little mail: subject and text of each mail that was put off, oldest first."""

    exempt: ClassVar[Exemption | None] = Exemption.ASKED_FOR
    mails: tuple[tuple[str, str], ...]
    with_results: bool


@dataclass(frozen=True)
class ToldMail:
    """An email that waited for others: its subject and text, and the token that says yes to it, if it asks.

    What it asks may be `closed` by now.
    """

    subject: str
    text: str
    token: str = ""
    closed: bool = False


@dataclass(frozen=True)
class ToldTogether(Notice):
    """To whom one person causes many emails in an hour: those over the quota, oldest first (ADR 106).

    `left_out` are how many there is no room for, or which a later one of the same kind replaces; `games` are
    those that the emails are about, one alone if each is about the same (`one_game`). `several` people
    caused them.
    """

    exempt: ClassVar[Exemption | None] = Exemption.ASKED_FOR
    mails: tuple[ToldMail, ...]
    games: tuple[Game, ...]
    left_out: int = 0
    one_game: bool = False
    several: bool = False

    def seen_by(self, reader: Addressee) -> Self:
        """Return the notice with its games as a reader sees them."""
        return replace(self, games=tuple(game_seen(one, reader) for one in self.games))


@dataclass(frozen=True)
class AbsenceNotice(AboutGame):
    """To everyone: when a player is `away`, and when they are not after all (`back`), each from … until.

    One for all that an email says of a player. `powers`, their, are none for a reader who may not learn whose
    player it is, and then only the days; `moved` if the deadline moved with it, or `only_grace` did.
    """

    powers: tuple[Power, ...]
    away: tuple[tuple[datetime, datetime], ...] = ()
    back: tuple[tuple[datetime, datetime], ...] = ()
    moved: bool = False
    only_grace: bool = False

    @property
    def has_deadline(self) -> bool:
        """Whether the deadline has moved."""
        return self.moved


@dataclass(frozen=True)
class SettingsChanged(AboutGame):
    """To everyone: the GM changed settings; name, old and new value of each.

    `moved` if the same mail moved the deadline or the end of grace too. `by` is the
    player who did so, `who` their person.
    """

    changes: tuple[tuple[str, object, object], ...]
    moved: bool = False
    by: Actor | None = None
    who: Restricted[Known | None] = NO_PERSON

    @property
    def has_deadline(self) -> bool:
        """Whether the deadline has moved."""
        return self.moved


@dataclass(frozen=True)
class Pause(AboutGame):
    """To everyone: the clock stopped, by itself for a `cause`, or runs again with this deadline."""

    tells_deadline: ClassVar[bool] = True
    replaces_earlier: ClassVar[bool] = True
    paused: bool
    cause: PauseCause | None = None
    reminds: bool = False
    """The game has been paused for a long time."""
    by: Actor | None = None
    """The player who did so."""
    by_keeper: bool = False


@dataclass(frozen=True)
class MasterSilent(AboutGame):
    """To everyone: the game has waited for its master since then, and the keeper is told."""

    brought_by_time: ClassVar[bool] = True
    since: datetime
    task: MasterTask | None = None


@dataclass(frozen=True)
class EndTakenBack(AboutGame):
    """To everyone: TERMINATE does not count, and the game goes on."""

    tells_deadline: ClassVar[bool] = True


@dataclass(frozen=True)
class StartTakenBack(AboutGame):
    """To everyone: the game forms again; who played in it still is."""
