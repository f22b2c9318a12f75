"""Session: the working state of one mail, from its first line to its answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import TypeAlias

from judge.game import machine
from judge.game.commands import Command
from judge.game.events import Event, Refused
from judge.game.order_style import USUAL, Style
from judge.game.orders.proxy_effects import with_proxies
from judge.game.proxies import Given
from judge.game.roles import Actor, PersonId
from judge.game.settings import Lending
from judge.game.state import Game
from judge.language.statements import Context
from judge.rules.phases import Phase
from judge.rules.units import Power
from judge.service.dependencies import Services
from judge.service.notices import (
    AnyRemark,
    GameRefusal,
    KeptAside,
    LineReport,
    Page,
    Remark,
    RemarkKey,
    remark,
)
from judge.service.open_games import OpenGames
from judge.service.ports import Letter, MailId, Person, Trust, UnitOfWork
from judge.service.speaker import Speaker
from judge.service.trust.evidence import Proof
from judge.service.trust.redaction import Redactor


@dataclass(frozen=True, slots=True)
class Done:
    """A command took effect; `remark` tells the sender what."""

    remark: Remark


@dataclass(frozen=True, slots=True)
class Rejected:
    """A command was refused; `remark` says why and what would be right."""

    remark: Remark | GameRefusal


Outcome: TypeAlias = Done | Rejected


@dataclass(frozen=True, slots=True)
class Doubted:
    """An order kept aside: its seat, how it is written, for which `later` phase, and what is wrong."""

    game: str
    actor: Actor
    phase: Phase
    text: str
    later: Phase | None
    wrong: str


@dataclass(slots=True)
class MailedSet:
    """What a mail said so far in a seat for the game's phase of that number; `line` is its last line.

    `keeps` tells that it also said something for later phases.
    """

    actor: Actor
    number: int
    said: list[Given] = field(default_factory=list)
    adds: bool = False
    line: int = 0
    keeps: bool = False


@dataclass(slots=True)
class Session:
    """What one mail has come to so far.

    `speaker` is for whom its next line speaks, `confirmed_by` who confirmed the mail as a whole. A mail that
    has to wait is `withheld` for a person and a game; then nothing it did may last. `released` mails are to
    be read after this one, each with the word of a person, `dropped` ones never.
    """

    services: Services
    work: UnitOfWork
    letter: Letter
    mail: MailId
    now: datetime
    person: Person | None
    games: OpenGames
    redactor: Redactor = field(default_factory=Redactor)
    confirmed_by: PersonId | None = None
    reports: list[LineReport] = field(default_factory=list)
    kept_aside: tuple[KeptAside, ...] = ()
    pages: list[Page] = field(default_factory=list)
    speaker: Speaker = field(default_factory=Speaker)
    withheld: tuple[PersonId, str] | None = None
    released: list[tuple[MailId, PersonId]] = field(default_factory=list)
    dropped: list[MailId] = field(default_factory=list)
    doubted: list[Doubted] = field(default_factory=list)
    """Orders that do not count, because a heading contradicts them."""
    sets: dict[tuple[str, Power], MailedSet] = field(default_factory=dict)
    """The orders so far, by game and power."""
    confirmed: tuple[str, Actor] | None = None
    """The game and seat of orders that count since this mail, though it does not speak for them."""
    line: int = 0
    """The line of the command at hand."""
    parked_whole: bool = False
    """The mail itself waits for a word."""
    unreadable: AnyRemark | None = None
    """Why nothing in the mail was done."""
    effects: int = 0
    """Commands and orders that changed something or were answered."""

    @property
    def style(self) -> Style:
        """How the sender likes to see orders written."""
        return self.person.style if self.person else USUAL

    def current_game(self) -> Game | None:
        """The game signed on to, as it stands now."""
        return self.games.up_to_date(self.speaker.game) if self.speaker.game is not None else None

    def context(self) -> Context:
        """What the next line is read against."""
        game, actor, ahead = self.current_game(), self.speaker.actor, self.speaker.phase_ahead
        zone = self.person.zone if self.person else "UTC"
        if game is None or actor is None:
            return Context(self.now, zone)
        return Context(
            self.now,
            zone,
            game.variant,
            actor.power,
            ahead or game.phase,
            game.position if game.phase else None,
            game.settings.reading,
            game.settings.proxies is not Lending.NONE if ahead else with_proxies(game),
            game.settings,
            game=game.name,
            player=self.person.name if self.person else "",
            ahead=ahead is not None,
            journeys=game.journeys,
            keeps=ahead is None,
        )

    def sign_on(self, game: Game, actor: Actor, proof: Proof) -> None:
        """From here on the mail speaks for this actor in this game."""
        self.speaker = self.speaker.signed_on(game, actor, proof)

    @contextmanager
    def speaking_as(self, game: Game, actor: Actor, proof: Proof) -> Iterator[None]:
        """Speak for this actor inside the `with` block, and below it for whom the mail spoke before."""
        before = self.speaker
        self.sign_on(game, actor, proof)
        try:
            yield
        finally:
            self.speaker = before

    def speaks_for(self) -> tuple[Game | None, Actor | None]:
        """The game and seat that the answer shows: those signed on to, else those of confirmed orders."""
        if self.speaker.actor is None and self.confirmed is not None:
            name, actor = self.confirmed
            return self.games.up_to_date(name), actor
        return self.current_game(), self.speaker.actor

    def proof_for(self, person: PersonId, *, password: bool) -> Proof:
        """What this mail brings to speak for a person."""
        letter = self.letter
        of_record = self.work.people.get(person).address == letter.sender
        return Proof(password, of_record and letter.trust is Trust.ALIGNED, self.confirmed_by == person)

    def apply(self, command: Command) -> tuple[Event, ...] | Rejected:
        """Put a command to the game signed on to."""
        game, actor = self.current_game(), self.speaker.actor
        if game is None or actor is None:
            return not_signed_on()
        after, events = machine.apply(game, actor, command, self.now)
        return self.record(game, after, events)

    def record(self, before: Game, after: Game, events: tuple[Event, ...]) -> tuple[Event, ...] | Rejected:
        """Keep what a game made of something, or say its no."""
        for event in events:
            if isinstance(event, Refused):
                return Rejected(GameRefusal(event, before))
        self.games.change(after, events)
        return events


def not_signed_on() -> Rejected:
    """The answer to a command that needs a game."""
    return Rejected(remark(RemarkKey.NOT_SIGNED_ON))
