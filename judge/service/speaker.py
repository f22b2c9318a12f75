"""Speaker: who wrote an email, what proves it, and for which seat its next line speaks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial

from judge.game.anonymity import is_blind, is_stranger_to
from judge.game.order_style import USUAL, Style
from judge.game.orders.standing_proxies import proxies_allowed
from judge.game.roles import Actor, PersonId
from judge.game.settings import Lending
from judge.game.sight import journeys_seen, position_seen
from judge.game.state import Game
from judge.language.statements import Context, Work
from judge.notices.replies import SeatKey
from judge.records import Person, Proof, Trust
from judge.rules.phases import Phase
from judge.service.dependencies import Adapters, Services
from judge.service.open_games import OpenGames
from judge.service.outcomes import Hold
from judge.service.request import Request
from judge.service.spoken_seat import ChangingSeat, PageLine, SpokenSeat
from judge.service.transcript import Transcript
from judge.variants.load import glued_power_names


class Speaker(ABC):
    """Who wrote an email, what proves it, and for which seat its next line speaks.

    Functions that take a Speaker read it. Those that take a ChangingSpeaker may change it.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def person(self) -> Person | None:
        """The person who is registered at its address by now."""

    @property
    @abstractmethod
    def cause(self) -> PersonId:
        """The person whose quota pays for notices to others, 0 while unknown. Written by `sign_on`."""

    @property
    @abstractmethod
    def seat(self) -> SpokenSeat:
        """The seat that the next line speaks for."""

    @property
    @abstractmethod
    def held_for(self) -> Hold | None:
        """Why the email waits as a whole: its proof is too weak for a seat of this person."""

    @property
    @abstractmethod
    def unanswered(self) -> bool:
        """The email would let an address take part that has not shown that it wants to: it is held."""

    @property
    @abstractmethod
    def is_newcomer(self) -> bool:
        """Its sender has registered with this email."""

    @property
    @abstractmethod
    def knows_password(self) -> bool:
        """A password or token in it was right, whoever's."""

    @property
    @abstractmethod
    def proven(self) -> bool:
        """A password or token in it belonged to the person whose address it bears."""

    @property
    @abstractmethod
    def replied(self) -> bool:
        """It speaks for the seat of the email that it answers; without effect it may be a robot's."""

    @property
    @abstractmethod
    def is_password(self) -> bool:
        """It is only its sender's password, in the place of a YES."""

    @property
    @abstractmethod
    def page(self) -> tuple[PageLine, ...]:
        """Its PAGE lines, by which an order page says whose it is."""

    @property
    @abstractmethod
    def answered(self) -> dict[str, bool]:
        """Whether it answers one of the judge's emails to an address, for the addresses asked so far."""

    @property
    @abstractmethod
    def work(self) -> Work:
        """What it took so far to read its lines in other words; written by the language."""

    @property
    @abstractmethod
    def contexts(self) -> dict[bool, tuple[object, Context]]:
        """The last context with prose above its line and the last without, each with what it was made of."""

    @property
    def people(self) -> tuple[PersonId, ...]:
        """The people that the email speaks for: its sender, and whoever has the seat it signed on to."""
        actor = self.seat.actor
        found = {self.person.id if self.person else 0, actor.person if actor else 0}
        return tuple(sorted(found - {0}))

    @property
    def is_held(self) -> bool:
        """Whether the email waits as a whole, so that nothing it did may be kept."""
        return self.held_for is not None or self.unanswered

    def as_cause(self, adapters: Adapters) -> Services:
        """Return the services for telling others something that counts against the speaker."""
        return adapters.caused_by(self.cause)

    # What shows who wrote. Whether that suffices to play a seat is decided by `Proof`, of records.

    def is_authentic(self, request: Request, transcript: Transcript) -> bool:
        """Return whether anything shows that the email comes from the address it names."""
        replied = self.replied and transcript.effects > 0
        vouched = request.email.trust is Trust.ALIGNED
        return vouched or self.proven or replied or request.confirmed_by is not None

    def proof_kind(self, request: Request, transcript: Transcript) -> str:
        """What shows whose the email is: "proven", "answers" for what only its sender got, "" for nothing."""
        if self.is_authentic(request, transcript):
            return "proven"
        answers = self.seat.proof.paged or self.answers_mail_to(request, request.email.sender)
        return "answers" if answers else ""

    def answers_mail_to(self, request: Request, address: str) -> bool:
        """Return whether the email names one of the judge's that only this address's owner got."""
        if address not in self.answered:
            work = request.work
            named = (one for one in request.email.references if not request.is_shown(one))
            found = filter(None, map(work.outbox.by_message_id, named))
            same = work.people.same
            self.answered[address] = any(same(recipient, address) for _, recipient in found)
        return self.answered[address]

    def must_answer(self, request: Request) -> bool:
        """Return whether the sender's unregistered address has still to show that it receives email."""
        vouched = request.email.trust is Trust.ALIGNED or request.confirmed_by is not None or self.proven
        return request.services.security.opt_in and not vouched

    # For which seat the next line speaks.

    def seat_key(self) -> SeatKey | None:
        """Return the seat that the next line speaks for."""
        game, actor = self.seat.game, self.seat.actor
        return (game, actor) if game is not None and actor is not None else None

    def current_game(self, games: OpenGames) -> Game | None:
        """Return the speaker's game, up to date; None before a SIGN ON."""
        return games.up_to_date(self.seat.game) if self.seat.game is not None else None

    # How the speaker's lines are read.

    def style(self, games: OpenGames) -> Style:
        """Return how the sender likes to see orders written."""
        person = self._known_sender(games)
        return person.style if person else USUAL

    def zone(self, games: OpenGames) -> str:
        """Return the time zone in which the sender names times."""
        person = self._known_sender(games)
        return person.zone if person else "UTC"

    def _known_sender(self, games: OpenGames) -> Person | None:
        """Return the sender, unless they speak for a power whose player may not know them."""
        game, actor, person = self.current_game(games), self.seat.actor, self.person
        unknown = game and actor and person and is_stranger_to(game, actor, person.id)
        return None if unknown else person

    def phase_ahead(self, games: OpenGames) -> Phase | None:
        """Return the later phase that the lines below are for; None if that is the current one."""
        ahead = self.seat.phase_ahead
        if ahead is None:
            return None
        game = self.current_game(games)
        return ahead if game is None or ahead != game.phase else None

    def context(
        self, request: Request, people: Sequence[tuple[str, str]] = (), *, prose_above: bool = False
    ) -> Context:
        """Return what the language has to know to read the next line, in which these people may be named.

        It stays the same value as long as nothing changes.
        """
        games = request.games
        game, ahead = self.current_game(games), self.phase_ahead(games)
        of = (game, self.seat.actor, self.person, ahead, self.seat.adjustment, tuple(people))
        known = self.contexts.get(prose_above)
        if known is None or known[0] != of:
            known = self.contexts[prose_above] = (of, self._context(request, people, prose_above=prose_above))
        return known[1]

    def _context(self, request: Request, people: Sequence[tuple[str, str]], *, prose_above: bool) -> Context:
        games = request.games
        game, actor = self.current_game(games), self.seat.actor
        ahead, blind = self.phase_ahead(games), game is not None and is_blind(game)
        name = self.person.name if self.person else ""
        for_anyone = partial(
            Context,
            request.now,
            self.zone(games),
            player=name,
            people=tuple(people),
            glued_powers=glued_power_names,
            prose_above=prose_above,
            on_the_web=bool(request.services.judge_info.site),
            work=self.work,
        )
        if game is None or actor is None:
            return for_anyone()
        return for_anyone(
            variant=game.variant,
            power=actor.power,
            phase=ahead or game.phase,
            position=(position_seen(game, actor.power) if blind else game.position)
            if game.phase and game.ending is None
            else None,
            reading=game.settings.reading,
            proxies=game.settings.proxies is not Lending.NONE if ahead else proxies_allowed(game),
            settings=game.settings,
            game=game.name,
            ahead=ahead is not None,
            adjustment=self.seat.adjustment if ahead is not None else None,
            over=game.ending is not None,
            journeys=journeys_seen(game, actor.power) if blind else game.journeys,
            keeps=ahead is None,
            deadline=game.clock.deadline if game.clock else None,
        )


@dataclass(slots=True)
class ChangingSpeaker(Speaker):
    """The speaker of an email, for functions that change it.

    SIGN ON and whatever else signs on write the seat. Comparing a password or token writes what it proves.
    REGISTER and the commands about oneself write the person. An email whose proof is too weak for a seat is
    `held_for` its person; then nothing it did may be kept.
    """

    # A field without a value would take the property of the same name for its default.
    person: Person | None = field()
    cause: PersonId = field()
    seat: ChangingSeat = field(default_factory=ChangingSeat)
    held_for: Hold | None = None
    unanswered: bool = False
    is_newcomer: bool = False
    knows_password: bool = False
    proven: bool = False
    replied: bool = False
    is_password: bool = False
    page: tuple[PageLine, ...] = ()
    answered: dict[str, bool] = field(default_factory=dict)
    work: Work = field(default_factory=Work)
    contexts: dict[bool, tuple[object, Context]] = field(default_factory=dict)
    left: dict[str, ChangingSeat] = field(default_factory=dict)
    """The last seat in each game that the lines above spoke for."""

    def note_proof(self, request: Request, person: PersonId) -> None:
        """Note that a password or token of this person was right.

        It proves the address only if it is theirs.
        """
        self.knows_password = True
        self.proven |= request.work.people.has(person, request.email.sender)

    def sign_on(self, game: Game, actor: Actor, proof: Proof) -> None:
        """Let the lines below speak for this actor in this game; email from an unknown address is theirs."""
        if not self.cause:
            self.cause = actor.person
        if self.seat.game is not None:
            self.left[self.seat.game] = self.seat
        self.seat = self.seat.signed_on(game, actor, proof)

    @contextmanager
    def speaking_for_nobody(self) -> Iterator[None]:
        """Speak for no seat inside the `with` block, unless there is a SIGN ON in it."""
        before, self.seat = self.seat, ChangingSeat()
        yield
        # A SIGN ON in the block holds for the lines below it, and a
        # refused one must not let them speak as before.
        if self.seat.actor is None and not self.seat.sign_on_refused:
            self.seat = before

    @contextmanager
    def speaking_as(self, game: Game, actor: Actor, proof: Proof) -> Iterator[None]:
        """Speak for this actor inside the `with` block, and afterwards for the earlier one."""
        before = self.seat
        self.sign_on(game, actor, proof)
        try:
            yield
        finally:
            self.seat = before
