"""Commands of players, observers and applicants who are signed on: orders, press, votes, absences."""

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
    """Give orders and proxies for the current phase; `before` are those that the same email gave earlier.

    `lines` are lines that are printed as written, by the province of their unit. In summer they are all there
    is.
    """

    power: Power
    orders: tuple[Given, ...]
    before: tuple[Given, ...] = ()
    lines: tuple[tuple[Province, str], ...] = ()


@dataclass(frozen=True, slots=True)
class EndSet(Command):
    """End a power's orders of one email: they are a set that may replace the earlier ones."""

    power: Power
    orders: tuple[Given, ...]


@dataclass(frozen=True, slots=True)
class GiveAhead(Command):
    """Keep order lines for a later phase, and name the earlier lines that they replace."""

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
    """Name the phase that the orders below are for."""

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
    """Forget the power's orders of this phase and of later ones; with a phase, of that phase only.

    `ahead_only` keeps those of the current phase.
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
    """Say that the email adds to the earlier set: what it does not order anew stays."""


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
    """Give a standing proxy; `at` None lends all the power's units."""

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
    """End a standing proxy; `at` None ends all that the power gave."""

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
    """Set the wait flag: the phase is not adjudicated before its deadline."""

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
    """Set the powers wished for, in groups, most wanted first; powers not named come last, as equals."""

    groups: tuple[tuple[Power, ...], ...]


@command(CommandRow(("SET PASSWORD word",), Role.OBSERVER, "joining", "SET PASSWORD lilies"))
@dataclass(frozen=True, slots=True)
class SetPassword(Command):
    """Set a new password for the seat; it is hashed before the game sees it."""

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
    """Set another address of record for the person signed on; none is the one that the email comes from."""

    address: str


class Audience(StrEnum):
    """Whom press is for."""

    SOME = "some"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Fake:
    """Whom a message pretends to be for: powers, `MASTER` and `OBSERVERS`; none of them is a broadcast."""

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
    """Send a message; `to` holds powers, `MASTER` and `OBSERVERS`, and is empty when `audience` is ALL.

    `grey` is None if the writer did not say. `left_out` are those named by ALL BUT. `fake` is whom the
    message shall seem to be for; `no_fake` asks for the truth in a game where messages are faked by default.
    A `postal` one is sent with the results, if its `condition` (the words of an IF) holds by then. `watchers`
    are those who got copies of other people's messages when it was written.
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
    """An IF in it decides which of its words count, so it also waits."""


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
    """Send a message to everybody: players, observers and the GM; the rest as in `Press`."""

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
    """Withdraw a message that waits for the results; all of the writer's if `number` is None."""

    number: int | None = None


class PressWish(StrEnum):
    """Which messages of a game somebody wants beyond those that are for them."""

    COPY = "copy"
    """A copy of what they write."""
    ALL_PRESS = "all press"
    """Copies of messages between others: a GM who does not play, observers where the game allows it."""
    NO_BROADCAST = "no broadcast"
    """No broadcasts: of the GM and observers only."""


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
    """Set or take back a wish about messages."""

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
    """Write an entry into the sender's diary."""

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
    """List a diary's entries, or show the text of entry `number`, 0 for all."""

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
    """Delete an entry of the sender's diary."""

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
    """Say that one is present, in a full game that waits to start."""


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
    """Give up the seat; `now` without a day to reconsider, if the email is proven as well as possible."""

    now: bool = False


# What a player asks about those who lead the power with them.


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
    """Ask somebody to lead the power too, or (`off`) end that; without an address, for all partners.

    The service fills in `person`, 0 if nobody was found.
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
    """Let somebody see what the power gets, or (`off`) end that; without an address, for all.

    The service fills in `person`, 0 if nobody was found.
    """

    address: str = ""
    off: bool = False
    receipts: bool = False
    person: PersonId = 0


# What players, and a GM who proposes, ask for to end their game by a vote.


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
    """Vote for a draw; `of` are the powers that share it, none named are all survivors."""

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
    """Vote to let a power win; "" takes the vote back."""

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
    """Let the players of these powers change places, once the GM has proposed it and both agree."""

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
    """Propose an end of the game; a GM may rule that silence counts as agreement."""

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
    """Vote on a proposal, or decide as GM on one that passed by silence."""

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
    """Withdraw one's own proposal; without a number, the only one."""

    number: int | None = None


# What players ask of the clock: absences, and more time.


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
    """Announce an absence; a GM names the power."""

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
    """End an absence from that moment on, or all between two moments; without a moment, all."""

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
    """Ask for a later deadline of the phase as a player, or grant it as the GM."""

    at: datetime
    TO_COME: ClassVar[str] = "at"
