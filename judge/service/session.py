"""Session: the working state of one mail, from its first line to its answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial

from judge.game import machine
from judge.game.anonymity import is_blind, is_stranger_to
from judge.game.commands import Command
from judge.game.events import Event
from judge.game.order_style import USUAL, Style
from judge.game.orders.standing_proxies import proxies_allowed
from judge.game.refusals import Refused
from judge.game.roles import Actor, PersonId
from judge.game.settings import Lending
from judge.game.sight import journeys_seen, position_seen
from judge.game.state import Game
from judge.language.mail_domains import asked_as
from judge.language.names import is_game_name
from judge.language.reading import read
from judge.language.statements import Answer, Context, Effort, Statement, Understood
from judge.notices.remarks import AnyRemark, GameRefusal, GameRemark, OrderRemark, remark
from judge.notices.replies import (
    KeptAside,
    LineReport,
    Page,
    PageKey,
    SeatKey,
    Treatment,
)
from judge.records import Letter, MailId, MarkKind, ParkedItem, Person, Proof, Trust
from judge.rules.phases import Phase
from judge.rules.units import Power
from judge.service.dependencies import Services
from judge.service.mail_passwords import MailPasswords
from judge.service.mailed_orders import DoubtfulOrder, MailedSet
from judge.service.open_games import OpenGames
from judge.service.outcomes import AnswerToLetter, Guess, Hold, Rejected, Release
from judge.service.outgoing.quota import NEWS, count_news
from judge.service.redaction import Redactor
from judge.service.speaker import Speaker
from judge.store.database import UnitOfWork
from judge.variants.load import glued_power_names


@dataclass(slots=True)
class Session:
    """The working state of one mail within a unit of work.

    `speaker` is who speaks at its next line, `confirmed_by` who confirmed the mail as a whole. A mail whose
    proof is too weak for a seat is `held_for` its person; then nothing it did may last. `released`
    are held mails to be read after this one, `dropped` those that
    never will be.
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
    handled: datetime | None = None
    """When the mail is handled, which may be long after `now`, when it came; None where that is the same."""
    came: datetime | None = None
    """When the mail came, if it waited for a YES.

    docs: sender, "An address confirms once before it takes part"
    """
    whole_letter: Letter | None = None
    """The letter as it was sent, where `letter` was cut down to the lines that prove themselves."""
    reports: list[LineReport] = field(default_factory=list)
    kept_aside: tuple[KeptAside, ...] = ()
    pages: dict[PageKey, Page] = field(default_factory=dict)
    """The pages asked for, each once."""
    speaker: Speaker = field(default_factory=Speaker)
    held_for: Hold | None = None
    unanswered: bool = False
    """The mail would let an address take part that has not shown that it wants that: it is held."""
    released: list[Release] = field(default_factory=list)
    dropped: list[MailId] = field(default_factory=list)
    sets: dict[tuple[str, Power], MailedSet] = field(default_factory=dict)
    """The orders so far, by game and power."""
    doubtful_orders: list[DoubtfulOrder] = field(default_factory=list)
    """Orders that do not count until they are confirmed, because a heading contradicts them."""
    answer: AnswerToLetter | None = None
    """The words that go to the readers of a letter that the mail answers."""
    prose_line: int = 0
    """The last line of prose so far."""
    seats: dict[SeatKey, list[bool]] = field(default_factory=dict)
    """The seats the mail has spoken for, with each statement below SIGN ON: whether it was about orders."""
    current_line: int = 0
    """The line of the command that is carried out."""
    in_sentence: bool = False
    """Other words stand on that line, as in `Resign now, Turkey!`."""
    mail_parked: bool = False
    """The mail as a whole is parked until somebody confirms it."""
    unreadable: AnyRemark | None = None
    """Why nothing in the mail was done."""
    effects: int = 0
    """Commands and orders that changed something or were answered."""
    copies: int = 0
    """Copies of the letters in the mail so far."""
    letters_apart: list[ParkedItem] = field(default_factory=list)
    """Letters that leave by themselves when the mail is done, as their copies are too many for it."""
    processed: int = 0
    """Phases so far that the mail has had judged."""
    recorded: list[tuple[str, int, tuple[Event, ...]]] = field(default_factory=list)
    """What happened: the game, the line of the command, the events."""
    round_asked: bool = False
    """It has opened a round of a series, or was told how to."""
    said: tuple[Statement, ...] = ()
    """Its statements, before any is carried out."""
    told: int = 0
    """Notices so far, to everybody in a game, of what its sender can do and undo."""
    size: int = 0
    """Bytes of the mail as it came."""
    effort: Effort = field(default_factory=Effort)
    """What it took so far to read its lines in other words."""
    answers: dict[Statement, tuple[Context, Sequence[Answer]]] = field(default_factory=dict)
    """What was read before anything is carried out, and in which context."""
    known_context: tuple[object, bool, Context] | None = None
    """The context of the line before, and of what it was made."""
    wrong_passwords: dict[Guess, int] = field(default_factory=dict)
    """Lines with a wrong password, by seat."""
    names_taken: Mapping[str, frozenset[PersonId]] | None = None
    """Who is registered under a name that looks so; None as long as nothing has asked."""
    passwords_set: set[tuple[str, Actor]] = field(default_factory=set)
    """The games and seats whose passwords the mail has changed."""
    mailbox: str = field(init=False)
    """Where the sender reads mail: all addresses of one mailbox are answered as one (docs:
    press, "A mailbox plays once")."""
    passwords: MailPasswords = field(init=False)
    """Its passwords, each hashed or compared once; the handlers reach them through `services`."""

    def __post_init__(self) -> None:
        """Put the mail's own passwords in the place of those of the services; released mail shares them."""
        known = self.services.passwords
        self.passwords = (
            known if isinstance(known, MailPasswords) else MailPasswords(known, lambda: self.work.verified)
        )
        self.mailbox = asked_as(self.letter.sender)
        person = self.person.id if self.person else self.confirmed_by or 0
        self.services = replace(self.services, passwords=self.passwords, caused_by=person)

    @property
    def is_proven(self) -> bool:
        """Whether anything shows that the mail comes from the address it names."""
        replied = self.replied and self.effects > 0
        return self.letter.trust is Trust.ALIGNED or self.proven or replied or self.confirmed_by is not None

    def note_proof(self, person: PersonId) -> None:
        """Note that a password or token of this person was right; it proves the address only if it is his."""
        self.knows_password = True
        self.proven |= self.work.people.has(person, self.letter.sender)

    @property
    def proof_kind(self) -> str:
        """What shows whose the mail is: "proven", "answers" what only its sender got, or "" for nothing."""
        if self.is_proven:
            return "proven"
        return "answers" if self.answers_mail_to(self.letter.sender) else ""

    @property
    def answers_ours(self) -> bool:
        """Whether the mail says that it answers one of ours."""
        return any(map(self.work.outbox.by_message_id, self.letter.references))

    def answers_mail_to(self, address: str) -> bool:
        """Whether the mail names one of ours that only this address's owner got: nobody can guess which."""
        if address not in self.answered:
            named = (one for one in self.letter.references if not self.is_shown(one))
            found = filter(None, map(self.work.outbox.by_message_id, named))
            same = self.work.people.same
            self.answered[address] = any(same(recipient, address) for _, recipient in found)
        return self.answered[address]

    def is_shown(self, message_id: str) -> bool:
        """Whether others know this identifier, so that it proves nothing without the border's word."""
        marks, trusted = self.work.marks, self.letter.trust is Trust.ALIGNED
        return not trusted and marks.last(MarkKind.SHOWN, message_id) is not None

    def note_shown(self) -> None:
        """Note the identifiers of ours that the mail shows to others; for itself they have counted."""
        for message_id in self.letter.references if self.letter.shared else ():
            found = self.work.outbox.by_message_id(message_id)
            own = found is not None and self.work.people.same(found[1], self.letter.sender)
            if own and self.work.marks.last(MarkKind.SHOWN, message_id) is None:
                self.work.marks.add(MarkKind.SHOWN, message_id, "", self.now)

    @property
    def reply_key(self) -> str:
        """The key of the reply to the mail, by which its Message-ID is known before it is written."""
        return f"mail:{self.mail}:{'released' if self.confirmed_by else 'reply'}"

    @property
    def is_banned(self) -> bool:
        """Whether the keeper has banned the sender's address or its domain."""
        address, marks = self.letter.sender.lower(), self.work.marks
        record = self.person.address if self.person else address
        return marks.any_of(MarkKind.BANNED, {address, address[address.rfind("@") :], record})

    @property
    def is_held(self) -> bool:
        """Whether the mail waits as a whole, so that nothing it did may last."""
        return self.held_for is not None or self.unanswered

    @property
    def must_answer(self) -> bool:
        """Whether the sender's address, if it is nobody's yet, has still to show that it receives mail."""
        vouched = self.letter.trust is Trust.ALIGNED or self.confirmed_by is not None or self.proven
        return self.services.security.opt_in and not vouched

    @property
    def is_stranger(self) -> bool:
        """Whether the mail comes from nobody registered, proves nothing, and speaks for no seat."""
        return self.person is None and not self.seats and not self.is_proven

    is_newcomer: bool = False
    """Its sender has registered with this mail."""
    knows_password: bool = False
    """A password or token in it was right, whoever's."""
    proven: bool = False
    """A password or token in it was that of the person whose address it bears."""
    word_taken: bool = False
    """It gave the word that something waited for, to be done or dropped."""
    words_passed_on: bool = False
    """The master gets its plain words, with what it asks him for; or they go with his no."""
    replied: bool = False
    """It speaks for the seat of the mail that it answers; without effect it may be a robot's."""
    is_password: bool = False
    """It is nothing but its sender's password, in the place of a YES."""
    only_words: dict[tuple[str, bool, bool], bool] = field(default_factory=dict)
    """Whether it says nothing but a word, by the line that waits for it, and how it is asked and given."""
    answered: dict[str, bool] = field(default_factory=dict)
    """Whether it answers one of ours to an address, by the addresses asked about so far."""
    holds_our_text: bool | None = None
    """Whether the sender's own lines hold sentences of ours; None before anybody asked."""

    @property
    def as_sent(self) -> Letter:
        """The letter with all that its sender wrote."""
        return self.whole_letter or self.letter

    @property
    def style(self) -> Style:
        """How the sender likes to see orders written."""
        person = self._known_sender()
        return person.style if person else USUAL

    @property
    def zone(self) -> str:
        """The time zone in which the sender names times."""
        person = self._known_sender()
        return person.zone if person else "UTC"

    def _known_sender(self) -> Person | None:
        """The sender, but where he speaks for a power whose player may not know him and sees the answers."""
        game, actor, person = self.current_game(), self.speaker.actor, self.person
        unknown = game and actor and person and is_stranger_to(game, actor, person.id)
        return None if unknown else person

    def keep_secret(self, *words: str) -> None:
        """Redact these words in all that leaves; the name of a game is no secret, wherever it stands."""
        self.redactor.add_secrets(word for word in words if not self.names_game(word.lower()))

    def names_game(self, word: str) -> bool:
        """Whether a word is the name of a game here."""
        return is_game_name(word) and self.games.is_name(word)

    def current_game(self) -> Game | None:
        """The speaker's game, up to date; None before a SIGN ON."""
        return self.games.up_to_date(self.speaker.game) if self.speaker.game is not None else None

    def context(self, people: Sequence[tuple[str, str]] = (), *, prose_above: bool = False) -> Context:
        """What the language has to know to read the next line, in which these people may be named.

        It stays the same value as long as nothing changes.
        """
        of = (self.current_game(), self.speaker.actor, self.person, self.phase_ahead(), tuple(people))
        if self.known_context is None or self.known_context[:2] != (of, prose_above):
            self.known_context = (of, prose_above, self._context(people, prose_above=prose_above))
        return self.known_context[2]

    def _context(self, people: Sequence[tuple[str, str]], *, prose_above: bool) -> Context:
        game, actor = self.current_game(), self.speaker.actor
        ahead, blind = self.phase_ahead(), game is not None and is_blind(game)
        name = self.person.name if self.person else ""
        for_anyone = partial(
            Context,
            self.now,
            self.zone,
            player=name,
            people=tuple(people),
            glued_powers=glued_power_names,
            prose_above=prose_above,
            on_the_web=bool(self.services.judge_info.site),
            effort=self.effort,
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
            over=game.ending is not None,
            journeys=journeys_seen(game, actor.power) if blind else game.journeys,
            keeps=ahead is None,
            deadline=game.clock.deadline if game.clock else None,
        )

    def look_ahead(self, statement: Statement) -> Sequence[Answer]:
        """The answers to a statement before any is carried out, as it stands: no other words are tried.

        What is understood is not read again, as long as nothing changes.
        """
        context = self.context()
        answers = read(statement, replace(context, in_other_words=False))
        if all(isinstance(one, Understood) for one in answers):
            self.answers[statement] = (context, answers)
        return answers

    def read(self, statement: Statement, context: Context) -> Sequence[Answer]:
        """The answers to a statement, those of before if it was read in the same context."""
        before, answers = self.answers.get(statement, (None, ()))
        return answers if before == context else read(statement, context)

    def phase_ahead(self) -> Phase | None:
        """The later phase that the lines below are for; None for the game's own, which it may be by now."""
        game, ahead = self.current_game(), self.speaker.phase_ahead
        return ahead if game is None or ahead != game.phase else None

    def sign_on(self, game: Game, actor: Actor, proof: Proof) -> None:
        """Let the lines below speak for this actor in this game; mail from nobody's address is theirs."""
        if not self.services.caused_by:
            self.services = replace(self.services, caused_by=actor.person)
        self.speaker = self.speaker.signed_on(game, actor, proof)

    def refused_above(self) -> int | None:
        """The number of a line above this one that was refused to the speaker in his game; None for none."""
        game, actor = self.speaker.game, self.speaker.actor
        if actor is None:
            return None
        for report in self.reports:
            if report.treatment is Treatment.REFUSED and report.seat is not None:
                name, one = report.seat
                if (name, one.role, one.person) == (game, actor.role, actor.person):
                    return report.line
        return None

    @contextmanager
    def speaking_for_nobody(self) -> Iterator[None]:
        """Speak for no seat inside the `with` block, unless a SIGN ON stands in it."""
        before, self.speaker = self.speaker, Speaker()
        yield
        if self.speaker.actor is None and not self.speaker.sign_on_refused:
            self.speaker = before

    @contextmanager
    def speaking_as(self, game: Game, actor: Actor, proof: Proof) -> Iterator[None]:
        """Speak for this actor inside the `with` block, and below it for whom the mail spoke before."""
        before = self.speaker
        self.sign_on(game, actor, proof)
        try:
            yield
        finally:
            self.speaker = before

    def seat(self) -> SeatKey | None:
        """The seat that the next line speaks for."""
        game, actor = self.speaker.game, self.speaker.actor
        return (game, actor) if game is not None and actor is not None else None

    def note_seat(self, seat: SeatKey | None, since: int, *, about_orders: bool | None = None) -> None:
        """Note that the reports `since` that number are of lines for this seat; None is a mere SIGN ON."""
        if seat is None or (self.speaker.unproven and not self.doubtful_orders):
            return
        said = self.seats.setdefault(seat, [])
        if about_orders is not None:
            said.append(about_orders and not self.speaker.unproven)
        for number, report in enumerate(self.reports[since:], since):
            if report.seat is None:
                self.reports[number] = replace(report, seat=seat)

    def proof_for(self, person: PersonId, *, password: bool) -> Proof:
        """The proof that this mail comes from a person, `password` being that of a seat of his."""
        vouched = self.letter.trust is Trust.ALIGNED and self.work.people.has(person, self.letter.sender)
        return Proof(password, vouched, self.confirmed_by == person)

    def apply(self, command: Command) -> tuple[Event, ...] | Rejected:
        """Apply a command to the speaker's game: its events, or why it was refused."""
        game, actor = self.current_game(), self.speaker.actor
        if game is None or actor is None:
            return not_signed_on()
        after, events = machine.apply(game, actor, self.redactor.redact_kept(command), self.now)
        return self.record(game, after, events)

    def record(self, before: Game, after: Game, events: tuple[Event, ...]) -> tuple[Event, ...] | Rejected:
        """Keep the events of a game for saving; where one of them is a refusal nothing is kept."""
        for event in events:
            if isinstance(event, Refused):
                return Rejected(GameRefusal(event, before))
        if any(isinstance(one, NEWS) for one in events):
            told = count_news(
                self.work.marks, self.services.security, before, self.person, events, self.now, self.told
            )
            if told is None:
                return Rejected(remark(OrderRemark.TOLD_ALL_OFTEN, game=before.name))
            self.told = told
        self.games.update(after, events)
        self.recorded.append((after.name, self.current_line, events))
        return events


def not_signed_on() -> Rejected:
    """The answer to a command that needs a game."""
    return Rejected(remark(GameRemark.NOT_SIGNED_ON))
