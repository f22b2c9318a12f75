"""Transcript: what an email has said so far, and what became of each of its lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter

from judge.game.events import Event
from judge.game.proxies import ordered_province
from judge.game.roles import Actor, PersonId
from judge.language.partial_answers import PartialAnswer
from judge.language.reading import read
from judge.language.statements import Answer, Context, Statement, Understood
from judge.notices.remarks import AnyRemark
from judge.notices.replies import KeptAside, LineReport, Page, PageKey, SeatKey, Treatment
from judge.records import EmailId, ParkedItem, ParkedQuestion
from judge.rules.orders import Order
from judge.rules.phases import Phase
from judge.rules.units import Power
from judge.service.mailed_orders import DoubtfulOrder, MailedSet
from judge.service.open_games import OpenGames
from judge.service.outcomes import AnswerToPress, Release
from judge.service.redaction import Redactor
from judge.service.spoken_seat import SpokenSeat


@dataclass(slots=True)
class Transcript:
    """What an email has said so far, and what became of it: what the reply and the fate are made of.

    The main loop (`incoming/mail_lines`) writes where in the email it is, and a report for each line.
    Handlers add what their line leaves for the end of the email: a page, a message, orders that wait.
    `released` are held emails to be read after this one, `dropped` those that never will be.
    """

    redactor: Redactor
    """Its secrets so far; written as soon as a line is read, before any of it is stored."""

    # Where the main loop is.
    said: tuple[Statement, ...] = ()
    """Its statements, before any of them is carried out."""
    current_line: int = 0
    """The line of the command that is being carried out."""
    in_sentence: bool = False
    """Other words stand on that line, as in `Resign now, Turkey!`."""
    prose_line: int = 0
    """The last line of prose so far."""
    yes_as_written: Statement | None = None
    """The yes in other words that is read as YES."""
    yes_in_part: Statement | None = None
    """A yes that its email adds to; the end of the email shows what it accepts."""
    answer_in_part: PartialAnswer | None = None
    """Which parts of what was proposed that yes accepts and declines, if it says so."""
    subject_may_doubt: bool = False
    """Whether the subject may say that the orders of the email are not to count yet."""

    # The result of the lines.
    reports: list[LineReport] = field(default_factory=list)
    recorded: list[tuple[str, int, tuple[Event, ...]]] = field(default_factory=list)
    """What happened: the game, the line of the command, the events; written by `changes`."""
    told: int = 0
    """Notices so far, to everyone in a game, of what its sender can do and undo; written by `changes`."""
    effects: int = 0
    """Commands and orders that changed something or were answered; written once their outcome is known."""
    seats: dict[SeatKey, list[bool]] = field(default_factory=dict)
    """The seats the mail has spoken for, with each statement below SIGN ON: whether it was about orders."""
    sets: dict[tuple[str, Power], MailedSet] = field(default_factory=dict)
    """The orders so far, by game and power; written by `order_sets`."""
    pages: dict[PageKey, Page] = field(default_factory=dict)
    """The pages asked for, each once; written by `pages`."""
    unreadable: AnyRemark | None = None
    """Why nothing in the email was carried out."""
    mail_parked: bool = False
    """The email as a whole is parked until someone confirms it."""

    # What a handler notes of its line.
    round_asked: bool = False
    """It has opened a round of a series, or its reply says how."""
    word_taken: bool = False
    """It confirmed or cancelled something that was waiting."""
    words_passed_on: bool = False
    """Its prose goes to the GM with a request, or with the GM's rejection to the player."""
    passwords_set: set[tuple[str, Actor]] = field(default_factory=set)
    """The games and seats whose passwords the email has changed."""

    # What is left for the end of the email.
    doubtful_orders: list[DoubtfulOrder] = field(default_factory=list)
    """Orders that do not count until they are confirmed, because a heading contradicts them."""
    corrected: list[tuple[SeatKey, Order]] = field(default_factory=list)
    """Orders that do not count because a proposal below corrects them, and whose they are."""
    questions: dict[tuple[str, PersonId, Power, Phase], list[ParkedQuestion]] = field(default_factory=dict)
    """What the answers to its lines ask about orders, by game, person, power and phase."""
    kept_aside: tuple[KeptAside, ...] = ()
    """The doubtful orders, once they are parked."""
    answer: AnswerToPress | None = None
    """The words that go to the readers of the message that the email answers."""
    press_apart: list[ParkedItem] = field(default_factory=list)
    """Messages that leave later: answers to one, and those whose copies are too many for the mail."""
    released: list[Release] = field(default_factory=list)
    dropped: list[EmailId] = field(default_factory=list)

    # What was found out once, written by the first caller.
    answers: dict[Statement, tuple[Context, Sequence[Answer]]] = field(default_factory=dict)
    """What was read before anything was carried out, and in which context."""
    only_words: dict[tuple[str, bool, bool], bool] = field(default_factory=dict)
    """Whether it is only a confirmation, by the line that waits for it and how the confirmation is worded."""
    kinds: dict[Callable[[Statement], bool], tuple[list[int], Iterator[Statement]]] = field(
        default_factory=dict
    )
    """The last lines of each kind that was asked for, and the statements above them."""
    names_taken: Mapping[str, frozenset[PersonId]] | None = None
    """Who is registered under a name that looks alike; None until it is needed."""

    def keep_secret(self, games: OpenGames, *words: str) -> None:
        """Redact these words in everything that leaves; the name of a game is never a secret."""
        self.redactor.add_secrets(word for word in words if not games.names_game(word.lower()))

    def look_ahead(self, statement: Statement, context: Context) -> Sequence[Answer]:
        """Return the answers to a statement before any is carried out, as it is: no other words are tried.

        What is understood is not read again, as long as nothing changes.
        """
        answers = read(statement, replace(context, in_other_words=False))
        if all(isinstance(one, Understood) for one in answers):
            self.answers[statement] = (context, answers)
        return answers

    def read(self, statement: Statement, context: Context) -> Sequence[Answer]:
        """Return the answers to a statement, the earlier ones if it was read in the same context."""
        before, answers = self.answers.get(statement, (None, ()))
        return answers if before is context or before == context else read(statement, context)

    def lines_of(self, is_kind: Callable[[Statement], bool]) -> Iterator[int]:
        """Yield the numbers of the lines of a kind, the last first; each statement is examined once."""
        upwards = sorted(self.said, key=attrgetter("line"), reverse=True)
        known, above = self.kinds.setdefault(is_kind, ([], iter(upwards)))
        yield from known
        for one in above:
            if is_kind(one):
                known.append(one.line)
                yield one.line

    def end_doubtful(self, ended: DoubtfulOrder, why: AnyRemark) -> None:
        """Drop a doubtful order, as a later line of the email is about it; its report says why."""
        self.doubtful_orders = [one for one in self.doubtful_orders if one is not ended]
        unit = ordered_province(ended.proposed) if ended.proposed else None
        for number, each in enumerate(self.reports):
            if each.treatment is Treatment.WAITING and (
                (each.line, each.unit) == (ended.line, unit) if unit else each.text == ended.text
            ):
                self.reports[number] = replace(each, treatment=Treatment.IGNORED, understood=why)

    def refused_above(self, spoken: SpokenSeat) -> int | None:
        """Return the number of a line above this one that was refused to this seat in its game.

        None for none. Plain words are no line that comes first: their command may be the one at hand.
        """
        game, actor = spoken.game, spoken.actor
        if actor is None:
            return None
        for report in self.reports:
            if report.treatment is Treatment.REFUSED and report.seat is not None and not report.is_prose:
                name, one = report.seat
                if (name, one.role, one.person) == (game, actor.role, actor.person):
                    return report.line
        return None

    def note_seat(
        self, seat: SeatKey | None, since: int, *, unproven: bool, about_orders: bool | None = None
    ) -> None:
        """Note that the reports `since` that number are of lines for this seat; None is a mere SIGN ON.

        Lines of an `unproven` speaker speak for a seat only if orders of theirs are kept.
        """
        if seat is None or (unproven and not self.doubtful_orders):
            return
        said = self.seats.setdefault(seat, [])
        if about_orders is not None:
            said.append(about_orders and not unproven)
        for number, report in enumerate(self.reports[since:], since):
            if report.seat is None:
                self.reports[number] = replace(report, seat=seat)
