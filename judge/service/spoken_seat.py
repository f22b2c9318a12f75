"""The seat that a line of an email speaks for: in which game, on what proof, and what its orders are for."""

from __future__ import annotations

from dataclasses import dataclass, field

from judge.game.roles import Actor
from judge.game.state import Game
from judge.language.statements import About, Claim
from judge.notices.remarks import Remark
from judge.records import Proof
from judge.rules.phases import Phase


@dataclass(slots=True)
class SpokenSeat:
    """The seat that the lines below a SIGN ON speak for; one without an actor stands for no seat.

    `game` and `actor` are those of the last SIGN ON, None before it; `proof` is what the mail brought for it.
    """

    game: str | None = None
    actor: Actor | None = None
    proof: Proof = field(default_factory=Proof)
    sign_on_refused: bool = False
    """The last SIGN ON was refused: orders and commands for a game are set aside."""
    phase_ahead: Phase | None = None
    """The later phase that orders are for; None for the one of the game now."""
    phase_named: Phase | None = None
    """The phase of the last PHASE, within which headings like `Retreats:` lead."""
    phase_unknown: bool = False
    """A PHASE was not understood: nobody knows what the orders below it are for."""
    claims: dict[About, Claim] = field(default_factory=dict)
    """What the headings so far say of the orders below them."""
    last_order: int = 0
    """The line of the last order read."""
    gone: Remark | None = None
    """Why he speaks for no power in the game that the mail is about, though he has led one there."""
    unproven: bool = False
    """Nobody signed on, and nothing shows who wrote: orders are kept until its player says YES."""
    doubt: Remark | None = None
    """Why orders are kept until then; None where they count at once."""
    refused_in: str | None = None
    """The game of a SIGN ON that was refused, where he may know of it: advice below is about that one."""

    @property
    def plays(self) -> bool:
        """Whether he speaks for a power."""
        return self.actor is not None and self.actor.power is not None

    def signed_on(self, game: Game, actor: Actor, proof: Proof) -> SpokenSeat:
        """Return the seat below a SIGN ON: what led the orders above it leads none of its orders."""
        signed_on = SpokenSeat(game.name, actor, proof, claims=self.claims, last_order=self.last_order)
        signed_on.end_section()
        return signed_on

    def leave(self, *, refused: bool = False, game: str | None = None) -> None:
        """Speak for no seat, because somebody resigned or his SIGN ON for this game was `refused`."""
        self.refused_in = game if refused else None
        self.game, self.actor, self.sign_on_refused = None, None, refused

    def end_section(self) -> None:
        """No PHASE so far leads the orders below, nor does a heading above the last order."""
        self.phase_ahead, self.phase_named, self.phase_unknown = None, None, False
        self.claims = {claim.about: claim for claim in self.claims.values() if claim.line > self.last_order}
