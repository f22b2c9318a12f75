"""Random games: bots play them by mail, and write nonsense between; whatever they write, each stays sound.

Each game has its own settings, board and people, drawn by its seed. People order as the judge's bots do, some
of them half, late or not at all; some leave, others take over. Between come orders for others' units, letters
of each kind, wrong passwords, quoted, empty, doubled, robots' and strangers' mails, votes and absences. What
must hold is in `random_invariants`; `python -m lab.proofs --full --only "random games"` is the whole run.
"""

from __future__ import annotations

import heapq
import traceback
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from email.message import EmailMessage
from itertools import count
from pathlib import Path
from random import Random
from typing import TypeAlias

from judge.game.orders.outstanding import powers_owing, survivors
from judge.game.state import Game, SeatState, Status
from judge.rules import notation
from judge.rules.units import Power
from judge.service.incoming import intake
from judge.store.database import Database
from lab.proofs import random_invariants
from lab.proofs.anonymity import PEOPLE
from lab.proofs.mail_programs import MAIL_PROGRAMS, Author, mail
from lab.proofs.proof import Result
from lab.proofs.random_invariants import Witness
from lab.proofs.random_writers import NONSENSE, Turn, Writer, bot_orders, sign_on
from lab.proofs.trial import story_judge, trial_folder
from tests.scenarios.story import StoryJudge, asks_for_yes

NAME = "rnd"
_BOARDS = ("standard", "standard", "standard", "hundred", "germany_italy", "milan")
_PHASES = 13
_ROUNDS = 60
_CLOCK = "CLOCK -1 MIN 0 NEXT 24 GRACE 48 DELAY 0.5 DAYS SMTWTFS"
_CHOICES = (
    ("SET NMR", "SET NONMR", "SET NMR BOT", "SET NMR FIRST", "SET NMR TWICE", "SET NMR HOUSE"),
    ("SET WHITE", "SET GREY", "SET WHITE/GREY", "SET NO PRESS"),
    ("SET PARTIAL MAY BE FAKED", "SET NO FAKE", "SET PARTIAL FAKES BROADCAST", "SET NO PARTIAL"),
    ("SET POSTAL PRESS", "SET NO POSTAL PRESS"),
    ("SET PROPOSALS SEASON", "SET PROPOSALS PHASE"),
    ("SET VOTES NAMED", "SET VOTES COUNTED", "SET VOTES SECRET"),
    ("SET DATELINES", "SET NO DATELINES"),
    ("SET NO LATE PRESS", "SET MUST ORDER", "SET TOUCH PRESS", "SET NO MINOR PRESS", "SET LATE PRESS"),
    ("SET NO DIAS", "SET DIAS"),
    ("SET TWO SEASONS", *("SET NO TWO SEASONS",) * 5),
    ("SET STRICT WAIT", "SET STRICT GRACE", "SET NO STRICT GRACE"),
)
_Action: TypeAlias = tuple[datetime, int, str, Sequence[str], bool]


@dataclass
class RandomGame:
    """A game by mail whose people write by chance, with a witness of all that it comes to."""

    here: StoryJudge
    chance: Random
    phases: int = _PHASES
    """So many are played, unless somebody wins before."""
    written: int = 0
    people: dict[str, Writer] = field(default_factory=dict)
    raws: list[bytes] = field(default_factory=list)
    witness: Witness = field(default_factory=Witness)

    def play(self) -> None:
        """From the registration of everybody to the end."""
        self._open()
        assert self._game().status is Status.RUNNING, "the game has not started"
        for _ in range(_ROUNDS):
            game = self._game()
            if game.status is Status.FINISHED:
                return
            if game.number > self.phases:
                break
            if game.status is Status.PAUSED:
                self._send(self.master, [self._as_master(), "RESUME"])
                continue  # where nothing more was missing, the phase is judged at once, and may be the last
            self._round(game)
        self._agree_on_a_draw()

    @property
    def master(self) -> Author:
        return Author(*PEOPLE[-1], "10.0.0.9", MAIL_PROGRAMS[0], "gm.word99")

    # The people

    def _open(self) -> None:
        board = self.chance.choice(_BOARDS)
        kind = self.chance.choice(["", " GUNBOAT", " GUNBOAT", " BLIND"])
        settings = [self.chance.choice(choices) for choices in _CHOICES]
        clocks = [f"SET {phases} {_CLOCK}" for phases in ("MOVES", "RETREAT", "BUILDS")]
        create = f"CREATE ?{NAME} {self.master.password} {board}{kind}"
        self._send(self.master, [*_registration(self.master), create, *clocks, *settings])
        for number, person in enumerate(self.chance.sample(PEOPLE[:-1], len(PEOPLE) - 1)):
            program = self.chance.choice(MAIL_PROGRAMS)
            word = f"pass.{number}{self.chance.randint(100, 999)}"
            author = Author(*person, f"10.{number}.0.1", program, word)
            self.witness.authors.append(author)
            self.people[author.address] = Writer(author, self.chance.choice([1.0, 1.0, 0.95, 0.7]))
        *players, watcher = self.people.values()
        for one in players:
            join = f"SIGN ON ?{NAME} {one.author.password}"
            lines = (join if self._game().players_needed else "SIGN UP AS STANDBY",)
            self._send(one.author, [*_registration(one.author), *lines])
        watch = f"OBSERVE {NAME} {watcher.author.password}"
        self._send(watcher.author, [*_registration(watcher.author), watch])
        if self._game().status is not Status.RUNNING:
            self._send(self.master, [self._as_master(), "BEGIN"])

    def _game(self) -> Game:
        with self.here.services.store.begin() as work:
            found = work.games.get(NAME)
        assert found is not None
        return found

    def _number(self) -> int:
        """The number of the phase at hand; 0 before the first."""
        with self.here.services.store.begin() as work:
            found = work.games.get(NAME)
        return 0 if found is None else found.number

    def _leaders(self, game: Game) -> dict[Power, Writer]:
        """Who leads each power now, by his address of record."""
        found = {}
        with self.here.services.store.begin() as work:
            for seat in game.seats:
                person = work.people.get(seat.person) if seat.person else None
                if person is not None:
                    found[seat.power] = self.people[person.address]
        return found

    # A phase

    def _round(self, game: Game) -> None:
        """What is written for a phase, in the order of its times, until it is judged."""
        assert game.clock is not None
        actions = [*self._orders(game), *self._nonsense(game)]
        heapq.heapify(actions)
        while actions and self._game().number == game.number:
            due = self._next_due()
            if due is not None and due <= actions[0][0]:
                self._wait_until(due)
                continue
            at, _, sender, lines, is_order = heapq.heappop(actions)
            self._wait_until(at)
            self._write(sender, lines, is_order=is_order)
        for _ in range(20):
            if self._game().number != game.number or self._game().status is not Status.RUNNING:
                return
            self._let_time_pass()

    def _let_time_pass(self) -> None:
        """On to what is due next; a game that waits for somebody gets him, or the master's word."""
        game, due = self._game(), self._next_due()
        assert game.clock is not None
        self._wait_until(max(due or self.here.now, self.here.now + timedelta(hours=6)))
        if self.here.now > game.clock.grace:
            free = [seat for seat in game.seats if seat.state is not SeatState.PLAYED or not seat.person]
            new = [one for one in self.people.values() if one not in self._leaders(game).values()]
            if free and new and self.chance.random() < 0.6:
                seat, one = self.chance.choice(free), self.chance.choice(new[:-1] or new)
                orders = bot_orders(game, seat.power, self.chance)
                letter = _letter_of(game, seat.power)
                lines = [f"SIGN ON {letter} {NAME} {one.author.password}", *map(notation.write, orders)]
                self._write(one.author.address, lines, is_order=True)
            elif self.chance.random() < 0.5:
                self._send(self.master, [self._as_master(), "PROCESS NOW"], by_master=True)

    def _orders(self, game: Game) -> Iterator[_Action]:
        """Each power's orders: whole, in halves, late, by an answer, or never."""
        assert game.clock is not None
        length = max(game.clock.deadline - self.here.now, timedelta(hours=1))
        for power, one in sorted(self._leaders(game).items()):
            if power not in powers_owing(game) or self.chance.random() > one.diligence:
                continue
            orders = [notation.write(order) for order in bot_orders(game, power, self.chance)]
            late = 1.4 if self.chance.random() < 0.08 else 1.0
            turn = self._turn(game, power)
            first, head = self.chance.random() * late, sign_on(turn, one.author)
            if self.chance.random() < 0.25:
                yield self._action(length * first, one, [head, *orders[: len(orders) // 2]], is_order=True)
                first += (1 - first) * self.chance.random()
            yield self._action(length * first, one, [head, *orders], is_order=True)

    def _nonsense(self, game: Game) -> Iterator[_Action]:
        assert game.clock is not None
        length = max(game.clock.deadline - self.here.now, timedelta(hours=1))
        leaders = self._leaders(game)
        for power in self.chance.choices(sorted(leaders), k=self.chance.randint(1, 4)) if leaders else ():
            kind = self.chance.choice(list(NONSENSE))
            turn = self._turn(game, power)
            lines = NONSENSE[kind](turn, leaders[power].author)
            yield self._action(length * self.chance.random(), leaders[power], lines)

    def _turn(self, game: Game, power: Power) -> Turn:
        letter = next(facts.letter for facts in game.variant.powers if facts.code == power)
        return Turn(game, power, letter, self.chance, self.witness.told)

    def _action(
        self, after: timedelta, one: Writer, lines: Sequence[str], *, is_order: bool = False
    ) -> _Action:
        return (self.here.now + after, next(_COUNT), one.author.address, lines, is_order)

    # The mail

    def _write(self, sender: str, lines: Sequence[str], *, is_order: bool) -> None:
        """A person's mail, and now and then what else comes with it."""
        one = self.people[sender]
        last = next((mail for mail in reversed(self.here.sent) if mail["To"] == sender), None)
        answers = last if last is not None and self.chance.random() < 0.2 else None
        if is_order:
            self.witness.allow(self._game(), lines)
        self._send(one.author, lines, answers="" if answers is None else str(answers["Message-ID"]))
        self._write_more(one, lines, last, is_order=is_order)

    def _write_more(
        self, one: Writer, lines: Sequence[str], last: EmailMessage | None, *, is_order: bool
    ) -> None:
        """Perhaps the same mail again, thanks, a forgery, an automatic reply, a yes or a resignation."""
        extra = self.chance.random()
        if extra < 0.06:
            self._deliver(self.chance.choice(self.raws[-20:]))
        elif extra < 0.1 and last is not None:
            quoted = [f"> {line}" for line in str(last.get_content()).splitlines()]
            self._send(one.author, ["Thank you!", "", *quoted], answers=str(last["Message-ID"]))
        elif extra < 0.13:
            stranger = replace(one.author, address="mallory@evil.example", name="Mallory")
            self._send(stranger, lines[1:] if is_order else lines)
        elif extra < 0.15:
            self._send(one.author, ["I am away until Monday."], headers=b"Auto-Submitted: auto-replied\r\n")
        elif extra < 0.17 and last is not None and not is_order:
            self._send(one.author, ["YES"], answers=str(last["Message-ID"]))
        elif extra < 0.175:
            self._send(one.author, [lines[0], "RESIGN NOW"])

    def _send(
        self,
        author: Author,
        lines: Sequence[str],
        *,
        answers: str = "",
        headers: bytes = b"",
        by_master: bool = False,
    ) -> None:
        self.written += 1
        self.witness.note_words(author.address, lines)
        raw = headers + mail(author, "orders", lines, self.here.now, self.written)
        if answers:
            raw = f"In-Reply-To: {answers}\r\nReferences: {answers}\r\n".encode() + raw
        self._deliver(raw, by_master=by_master)

    def _deliver(self, raw: bytes, *, by_master: bool = False) -> None:
        self.raws.append(raw)
        number = self._number()
        intake.receive(self.here.services, raw, self.here.now, "proof")
        self._work(by_master=by_master)
        if by_master:
            self.witness.forced.add(number)

    def _work(self, *, by_master: bool = False) -> None:
        self.here.tick(None)
        if self._number():
            self.witness.look(self._game(), len(self.here.sent), by_master=by_master)

    def _next_due(self) -> datetime | None:
        with self.here.services.store.begin() as work:
            return work.games.next_due()

    def _wait_until(self, at: datetime) -> None:
        self.here.now = max(at, self.here.now)
        self._work()

    # The end

    def _agree_on_a_draw(self) -> None:
        """All survivors vote for it; what then still goes on, the master ends."""
        game = self._game()
        leaders, alive = self._leaders(game), survivors(game)
        some = "" if game.settings.dias else "".join(_letter_of(game, one) for one in alive)
        for power in alive:
            if power in leaders and self._game().status is Status.RUNNING:
                turn, author = self._turn(game, power), leaders[power].author
                self._send(author, [sign_on(turn, author), f"SET DRAW {some}"])
        if self._game().status is not Status.FINISHED:
            self._send(self.master, [self._as_master(), "TERMINATE"])
            self._send(self.master, [f"CONFIRM {self.here.token}"])

    def faults(self, place: Path) -> Iterator[str]:
        """Everything that does not hold at its end."""
        came = len(set(self.raws)) + sum(map(asks_for_yes, self.here.sent))
        with closing(Database(f"sqlite:///{place / 'judge.db'}")) as database:
            yield from random_invariants.faults(self.here, database, self.witness, came)

    def _as_master(self) -> str:
        return f"SIGN ON M {NAME} {self.master.password}"


_COUNT = count()


def random_games(size: int, first: int = 0) -> Result:
    """Play `size` games, with seeds from `first` on."""
    failures: list[str] = []
    mails = phases = 0
    for seed in range(first, first + size):
        with trial_folder() as place, story_judge(place) as here:
            game = RandomGame(here, Random(seed))
            failures += (f"seed {seed}: {fault}" for fault in _faults(game, place))
            mails, phases = mails + len(set(game.raws)), phases + len(game.witness.readers)
    return Result(size, tuple(failures), f"{phases:,} phases, {mails:,} emails in")


def _faults(game: RandomGame, place: Path) -> Iterator[str]:
    """What does not hold in a game; one that stops halfway is told by its seed, and the others are played."""
    try:
        game.play()
    except AssertionError as stopped:
        yield f"stopped at {traceback.extract_tb(stopped.__traceback__)[-1].line}: {stopped}"
        return
    yield from game.faults(place)


def _registration(author: Author) -> Sequence[str]:
    return ("REGISTER", f"Name: {author.name}", f"Timezone: {author.zone}", "END")


def _letter_of(game: Game, power: Power) -> str:
    return next(facts.letter for facts in game.variant.powers if facts.code == power)
