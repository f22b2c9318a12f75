"""The seat that a line of an email speaks for: in which game, on what proof, and what its orders are for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.language.drafts import Action
from judge.language.statements import About, Claim
from judge.notices.remarks import Remark
from judge.records import Proof
from judge.rules.phases import Phase


class PageLine(NamedTuple):
    """A PAGE line of an email: its number, and the token of the order page, in lower case."""

    line: int
    token: str


class SpokenSeat(ABC):
    """The seat that the lines below a SIGN ON speak for; one without an actor means no seat.

    Functions that take a SpokenSeat read it. Those that take a ChangingSeat may change it.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def game(self) -> str | None:
        """The game of the last SIGN ON, None before it."""

    @property
    @abstractmethod
    def actor(self) -> Actor | None:
        """Whom it speaks for there; None for no seat."""

    @property
    @abstractmethod
    def proof(self) -> Proof:
        """What the mail brought for it."""

    @property
    @abstractmethod
    def sign_on_refused(self) -> bool:
        """The last SIGN ON was refused: orders and commands for a game are set aside."""

    @property
    @abstractmethod
    def phase_ahead(self) -> Phase | None:
        """The later phase that orders are for; None for the one of the game now."""

    @property
    @abstractmethod
    def phase_named(self) -> Phase | None:
        """The phase of the last PHASE, within which headings like `Retreats:` lead."""

    @property
    @abstractmethod
    def no_phase(self) -> Remark | None:
        """Why orders count for no phase: PHASE was not understood, or a heading is not for one to come."""

    @property
    @abstractmethod
    def claims(self) -> Mapping[About, Claim]:
        """What the headings so far say of the orders below them."""

    @property
    @abstractmethod
    def last_order(self) -> int:
        """The line of the last order read."""

    @property
    @abstractmethod
    def adjustment(self) -> Action | None:
        """What the last line or heading about builds or removals asks for; None for neither and both."""

    @property
    @abstractmethod
    def gone(self) -> Remark | None:
        """Why they speak for no power in the game that the email is about, though they led one there."""

    @property
    @abstractmethod
    def unproven(self) -> bool:
        """Nobody signed on, and nothing shows who wrote: orders are kept until the player says YES."""

    @property
    @abstractmethod
    def doubt(self) -> Remark | None:
        """Why orders are kept until then; None if they count at once."""

    @property
    @abstractmethod
    def refused_in(self) -> str | None:
        """The game of a refused SIGN ON, if the sender may know of it: advice below is about that game."""

    @property
    def gives_orders_only(self) -> bool:
        """Whether nothing, or the order page alone, shows who wrote: only orders have an owner then."""
        return self.unproven or self.proof.only_paged

    @property
    def plays(self) -> bool:
        """Whether it speaks for a power."""
        return self.actor is not None and self.actor.power is not None

    @property
    def is_master_alone(self) -> bool:
        """Whether it speaks for the GM, and for no power."""
        actor = self.actor
        return actor is not None and actor.role is Role.MASTER and actor.power is None


@dataclass(slots=True)
class ChangingSeat(SpokenSeat):
    """The seat that the next line speaks for, for functions that change it."""

    game: str | None = None
    actor: Actor | None = None
    proof: Proof = field(default_factory=Proof)
    sign_on_refused: bool = False
    phase_ahead: Phase | None = None
    phase_named: Phase | None = None
    no_phase: Remark | None = None
    claims: dict[About, Claim] = field(default_factory=dict)
    last_order: int = 0
    adjustment: Action | None = None
    gone: Remark | None = None
    unproven: bool = False
    doubt: Remark | None = None
    refused_in: str | None = None

    def signed_on(self, game: Game, actor: Actor, proof: Proof) -> ChangingSeat:
        """Return the seat below a SIGN ON: headings above it are not about its orders."""
        signed_on = ChangingSeat(game.name, actor, proof, claims=self.claims, last_order=self.last_order)
        signed_on.end_section()
        return signed_on

    def leave(self, *, refused: bool = False, game: str | None = None) -> None:
        """Speak for no seat, because somebody resigned or their SIGN ON for this game was `refused`."""
        self.refused_in = game if refused else None
        self.game, self.actor, self.sign_on_refused = None, None, refused

    def end_section(self) -> None:
        """No PHASE so far leads the orders below, nor does a heading above the last order."""
        self.phase_ahead, self.phase_named, self.no_phase = None, None, None
        self.claims = {claim.about: claim for claim in self.claims.values() if claim.line > self.last_order}
