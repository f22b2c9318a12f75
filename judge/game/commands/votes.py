"""What players, and a master who proposes, ask to end their game by a vote."""

from __future__ import annotations

from dataclasses import dataclass

from judge.game.commands.registry import Command, CommandRow, command
from judge.game.endings import Ending, Vote
from judge.game.roles import Role
from judge.rules.units import Power


@command(
    CommandRow(
        ("SET DRAW [powers]", "SET NODRAW"),
        Role.PLAYER,
        "votes",
        "Vote for a draw of all survivors, or of some (NO DIAS); for this phase.",
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
        "Concede the game to a power, if all others do; for this phase.",
        "SET CONCEDE Italy",
    )
)
@dataclass(frozen=True, slots=True)
class SetConcede(Command):
    """A vote to let a power win; "" takes it back."""

    to: Power


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
        "Propose how the game ends; all are asked, nobody is told who proposed.",
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
        "Vote on a proposal; the number is needed only if there are several.",
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
        "Withdraw a proposal of your own; everybody is told that it is withdrawn.",
        "CANCEL PROPOSAL 2",
    )
)
@dataclass(frozen=True, slots=True)
class WithdrawProposal(Command):
    """A proposal of one's own is not voted on any more; no number is the only one."""

    number: int | None = None
