"""Commands of players, observers and applicants once they are signed on: orders, press, votes, absences."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import ClassVar

from judge.game.commands.registry import Command, CommandRow, command
from judge.game.endings import Ending, Vote
from judge.game.proxies import Given
from judge.game.roles import PersonId, Role
from judge.rules.phases import Phase
from judge.rules.units import Power, Province

# What players, observers and applicants ask once they are signed on.


@dataclass(frozen=True, slots=True)
class GiveOrders(Command):
    """Orders and proxies for the phase at hand, and those that the same mail gave `before` them.

    `lines` are the words of lines that are printed as written, by the province of their units; in summer
    they are all there is.
    """

    power: Power
    orders: tuple[Given, ...]
    before: tuple[Given, ...] = ()
    lines: tuple[tuple[Province, str], ...] = ()


@dataclass(frozen=True, slots=True)
class EndSet(Command):
    """A mail has said everything it orders for a power: a set that may replace the earlier ones."""

    power: Power
    orders: tuple[Given, ...]


@dataclass(frozen=True, slots=True)
class GiveAhead(Command):
    """Lines of orders for a later phase, read when it opens, and those before that they take the place of."""

    power: Power
    phase: Phase
    lines: tuple[str, ...]
    instead_of: tuple[str, ...] = ()


@command(
    CommandRow(
        ("PHASE season year phase",),
        Role.PLAYER,
        "playing",
        "PHASE Fall 1901 Movement\nPHASE F1901M",
    )
)
@dataclass(frozen=True, slots=True)
class PhaseAhead(Command):
    """The phase that the orders below it are for."""

    phase: Phase


@command(
    CommandRow(
        ("CLEAR", "CLEAR ALL", "CLEAR phase"),
        Role.PLAYER,
        "playing",
        "CLEAR\nCLEAR ALL\nCLEAR F1901R",
    )
)
@dataclass(frozen=True, slots=True)
class Clear(Command):
    """The power's orders of this phase are gone, and those for later ones; with a phase, that one's alone.

    `ahead_only` spares those of the phase at hand.
    """

    phase: Phase | None = None
    ahead_only: bool = False


@command(
    CommandRow(
        ("ADD",),
        Role.PLAYER,
        "playing",
        "ADD",
    )
)
@dataclass(frozen=True, slots=True)
class AddOrders(Command):
    """The mail is no set of its own: what was ordered before stays as far as it is not ordered anew."""


@command(
    CommandRow(
        ("PROXY unit|ALL TO power UNTIL REVOKED",),
        Role.PLAYER,
        "playing",
        "PROXY A Mar TO Italy UNTIL REVOKED\nPROXY ALL TO Italy UNTIL REVOKED",
    )
)
@dataclass(frozen=True, slots=True)
class LendStanding(Command):
    """A standing proxy; `at` None lends all the power has."""

    to: Power
    at: Province | None = None


@command(
    CommandRow(
        ("REVOKE PROXY [unit|ALL]",),
        Role.PLAYER,
        "playing",
        "REVOKE PROXY A Mar\nREVOKE PROXY ALL",
    )
)
@dataclass(frozen=True, slots=True)
class RevokeProxy(Command):
    """The end of a standing proxy; `at` None ends all the power gave."""

    at: Province | None = None


@command(
    CommandRow(
        ("SET WAIT", "SET NOWAIT"),
        Role.PLAYER,
        "playing",
        "SET WAIT",
    )
)
@dataclass(frozen=True, slots=True)
class SetWait(Command):
    """The wait flag: the phase is not judged before its deadline."""

    wait: bool


@command(
    CommandRow(
        ("SET PREFERENCE list", "SET PREFERENCE *"),
        Role.PLAYER,
        "joining",
        "SET PREFERENCE E[AF]GIRT",
    )
)
@dataclass(frozen=True, slots=True)
class SetPreference(Command):
    """Groups of powers, the most wanted group first; empty for none. Powers not named come last, equal."""

    groups: tuple[tuple[Power, ...], ...]


@command(CommandRow(("SET PASSWORD word",), Role.OBSERVER, "joining", "SET PASSWORD lilies"))
@dataclass(frozen=True, slots=True)
class SetPassword(Command):
    """A new password for the seat; hashed before the game sees it."""

    password: str


@command(
    CommandRow(
        ("SET ADDRESS address", "SET ADDRESS"),
        Role.OBSERVER,
        "joining",
        "SET ADDRESS anna@example.net",
    )
)
@dataclass(frozen=True, slots=True)
class SetAddress(Command):
    """Another address of record for the person signed on; none is the one that the mail comes from."""

    address: str


class Audience(StrEnum):
    """Whom press is for."""

    SOME = "some"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Fake:
    """Whom a letter pretends to be for: powers, `MASTER` and `OBSERVERS`; none of them is a broadcast."""

    to: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()


@command(
    CommandRow(
        ("PRESS [WHITE|GREY] TO powers", "…", "ENDPRESS"),
        Role.OBSERVER,
        "talking",
        "PRESS TO EF\nShall we?\nENDPRESS",
    )
)
@dataclass(frozen=True, slots=True)
class Press(Command):
    """A letter; `to` holds powers, `MASTER` and `OBSERVERS`; empty when `audience` is ALL.

    `grey` is None where the writer did not say; `left_out` are those whom ALL BUT names. `fake` is whom it
    shall seem to be for, `no_fake` asks for the truth where letters fake by default. One that is `postal`
    leaves with the results, if its `condition` holds by then, the words behind an IF. `watchers` are who had
    copies of letters between others when it was written, if it leaves later.
    """

    body: str
    audience: Audience
    to: tuple[str, ...] = ()
    grey: bool | None = None
    left_out: tuple[str, ...] = ()
    fake: Fake | None = None
    no_fake: bool = False
    postal: bool = False
    condition: str = ""
    watchers: tuple[PersonId, ...] | None = None
    choices: bool = False
    """Which of its words count hangs on an IF in it, so that it waits too."""


@command(
    CommandRow(
        ("BROADCAST [WHITE|GREY]", "…", "ENDPRESS"),
        Role.OBSERVER,
        "talking",
        "BROADCAST\nGood luck to all!\nENDPRESS",
    )
)
@dataclass(frozen=True, slots=True)
class Broadcast(Command):
    """A letter to everybody: players, observers and the master; the rest as in `Press`."""

    body: str
    grey: bool | None = None
    fake: Fake | None = None
    postal: bool = False
    condition: str = ""
    choices: bool = False


@command(
    CommandRow(
        ("RECALL [number]",),
        Role.OBSERVER,
        "talking",
        "RECALL\nRECALL 2",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Recall(Command):
    """A letter that waits for the results is not sent; all of the writer's where `number` is None."""

    number: int | None = None


class PressWish(StrEnum):
    """What somebody wants of the letters of a game beyond those that are for him."""

    COPY = "copy"
    """A copy of what he writes."""
    ALL_PRESS = "all press"
    """Copies of letters between others: a master who does not play, observers where the game allows it."""
    NO_BROADCAST = "no broadcast"
    """No broadcasts: of the master and observers only."""


@command(
    CommandRow(
        ("SET COPY", "SET NOCOPY", "SET ALL PRESS", "SET NORMAL PRESS", "SET BROADCAST", "SET NO BROADCAST"),
        Role.OBSERVER,
        "talking",
        "SET COPY",
    )
)
@dataclass(frozen=True, slots=True)
class SetPressWish(Command):
    """A wish about letters is set or taken back."""

    wish: PressWish
    wanted: bool


@command(
    CommandRow(
        ("DIARY", "…", "ENDDIARY"),
        Role.OBSERVER,
        "talking",
        "DIARY\nTurkey lies.\nENDDIARY",
    )
)
@dataclass(frozen=True, slots=True)
class RecordDiary(Command):
    """A new entry of the writer's diary."""

    body: str


@command(
    CommandRow(
        ("DIARY LIST", "DIARY READ number", "DIARY READ ALL"),
        Role.OBSERVER,
        "talking",
        "DIARY LIST\nDIARY READ 1",
    )
)
@dataclass(frozen=True, slots=True)
class ReadDiary(Command):
    """The list of a diary's entries, or with their text: that of `number`, or where it is 0 of all."""

    number: int | None = None


@command(
    CommandRow(
        ("DIARY DELETE number",),
        Role.OBSERVER,
        "talking",
        "DIARY DELETE 1",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class DeleteDiary(Command):
    """An entry of the writer's diary is gone."""

    number: int


@command(
    CommandRow(
        ("I AM HERE",),
        Role.PLAYER,
        "joining",
        "I AM HERE",
    )
)
@dataclass(frozen=True, slots=True)
class SayHere(Command):
    """Somebody who waits for a full game to start is there."""


@command(
    CommandRow(
        ("RESIGN", "RESIGN NOW"),
        Role.OBSERVER,
        "playing",
        "RESIGN",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Resign(Command):
    """The seat is given up; `now` without a day's thought, where the mail's proof is the best there is."""

    now: bool = False


# What a player asks about who leads his power with him.


@command(
    CommandRow(
        ("PARTNER address", "PARTNER -address", "PARTNER NONE"),
        Role.PLAYER,
        "joining",
        "PARTNER bob@example.net\nPARTNER NONE",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Partner(Command):
    """Somebody is asked to lead the power too, or (`off`) leads it no longer; no address is all of them.

    `person` is whom the service found, or 0.
    """

    address: str = ""
    off: bool = False
    person: PersonId = 0


@command(
    CommandRow(
        ("SPECTATOR address [WITH ORDERS]", "SPECTATOR -address", "SPECTATOR NONE"),
        Role.PLAYER,
        "joining",
        "SPECTATOR bob@example.net\nSPECTATOR NONE",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class PermitSpectator(Command):
    """Somebody who watches may see what the power gets, or (`off`) no longer; no address is all of them.

    `person` is whom the service found, or 0.
    """

    address: str = ""
    off: bool = False
    receipts: bool = False
    person: PersonId = 0


# What players, and a master who proposes, ask to end their game by a vote.


@command(
    CommandRow(
        ("SET DRAW [powers]", "SET NODRAW"),
        Role.PLAYER,
        "votes",
        "SET DRAW",
    )
)
@dataclass(frozen=True, slots=True)
class SetDraw(Command):
    """A vote for a draw; `of` are the powers that share it, none named are all survivors."""

    draw: bool
    of: tuple[Power, ...] = ()


@command(
    CommandRow(
        ("SET CONCEDE power", "SET NOCONCEDE"),
        Role.PLAYER,
        "votes",
        "SET CONCEDE Italy",
    )
)
@dataclass(frozen=True, slots=True)
class SetConcede(Command):
    """A vote to let a power win; "" takes it back."""

    to: Power


@command(
    CommandRow(
        ("SWAP power power",),
        Role.OBSERVER,
        "mastering",
        "SWAP Austria England",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Swap(Command):
    """The players of these powers change places, once the GM has proposed it and both agree."""

    powers: tuple[Power, Power]


@command(
    CommandRow(
        (
            "PROPOSE DRAW [powers]",
            "PROPOSE WIN power",
            "PROPOSE RANKING powers",
            "PROPOSE END",
        ),
        Role.OBSERVER,
        "votes",
        "PROPOSE DRAW ERT\nPROPOSE RANKING E[RT]G",
    )
)
@dataclass(frozen=True, slots=True)
class Propose(Command):
    """An end of the game to vote on; a master may say that who is silent agrees."""

    ending: Ending
    ranks: tuple[tuple[Power, ...], ...] = ()
    silence_agrees: bool = False


@command(
    CommandRow(
        ("VOTE YES|NO|ABSTAIN [number]",),
        Role.OBSERVER,
        "votes",
        "VOTE YES\nVOTE NO 2",
    )
)
@dataclass(frozen=True, slots=True)
class CastVote(Command):
    """A vote, or the master's word on a proposal that passed in silence."""

    vote: Vote
    number: int | None = None


@command(
    CommandRow(
        ("CANCEL PROPOSAL [number]",),
        Role.OBSERVER,
        "votes",
        "CANCEL PROPOSAL 2",
    )
)
@dataclass(frozen=True, slots=True)
class WithdrawProposal(Command):
    """A proposal of one's own is not voted on any more; no number is the only one."""

    number: int | None = None


# What players ask of the clock: to be away, and more time.


@command(
    CommandRow(
        ("AWAY day [TO day]", "SET ABSENCE day [TO day]"),
        Role.PLAYER,
        "playing",
        "AWAY 10 Jan TO 20 Jan\nSET ABSENCE 25 Jan TO 28 Jan",
    )
)
@dataclass(frozen=True, slots=True)
class SetAbsence(Command):
    """A time away; the master says for which power."""

    since: datetime
    until: datetime
    power: Power | None = None
    TO_COME: ClassVar[str] = "until"


@command(
    CommandRow(
        ("SET NO ABSENCE [day [TO day]]",),
        Role.PLAYER,
        "playing",
        "SET NO ABSENCE\nSET NO ABSENCE 25 Jan\nSET NO ABSENCE 13 Jan TO 14 Jan",
    )
)
@dataclass(frozen=True, slots=True)
class EndAbsence(Command):
    """An absence is taken back from that moment on, or all that lies between two; with no moment, all."""

    at: datetime | None = None
    until: datetime | None = None


@command(
    CommandRow(
        ("EXTEND time",),
        Role.PLAYER,
        "playing",
        "EXTEND +24h\nEXTEND Sun 20:00",
    )
)
@dataclass(frozen=True, slots=True)
class Extend(Command):
    """A later deadline of the phase at hand: a player asks for it, the master grants it."""

    at: datetime
    TO_COME: ClassVar[str] = "at"
