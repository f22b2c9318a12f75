"""Games by mail that are taken back: bots play, the master rolls some phases back, all is played again.

The same orders come to the same game, whether they are sent again or were in and stayed; now and then the
ROLLBACK is undone and made once more. The record holds both branches whole, and no mail of the new one bears
a Message-ID of the old; the mail that tells of the ROLLBACK answers the results that it makes void.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from email.message import EmailMessage
from pathlib import Path
from random import Random

from judge.game.events import PhaseJudged
from judge.game.phases.rollback import counted
from judge.game.state import Game, Snapshot, Status
from judge.rules import notation
from judge.rules.units import Power
from judge.store.database import Database
from lab.proofs.proof import Result
from lab.proofs.random_writers import bot_orders
from lab.proofs.trial import story_judge, trial_folder
from tests.scenarios.story import StoryJudge

_NAME = "back"
_MASTER = ("gina@gm.example", "gmword99")
_PLAYERS = (
    ("anna@aus.example", "swordA99"),
    ("edgar@eng.example", "swordE99"),
    ("fleur@fra.example", "swordF99"),
)
_MOST = 6
"""Phases in a game: its second half repeats the first, which is why they are few."""
_Orders = Mapping[Power, str]


@dataclass
class TakenBack:
    """A game that is played, taken back, and played again."""

    here: StoryJudge
    chance: Random
    orders: list[_Orders] = field(default_factory=list)

    def play(self) -> Iterator[str]:
        """Play it; every way in which it is not the same game again."""
        self._open()
        for _ in range(self.chance.randint(1, _MOST)):
            if self._game().status is Status.RUNNING:
                self._judge({power: self._bot(power) for power in self._powers()}, first=True)
        before, judged = self._game(), self._judged()
        back = self.chance.randint(1, len(judged))
        self._roll_back(back)
        told = [one for one in self.here.unread if "Rollback to" in str(one["Subject"])]
        results = {str(one["Message-ID"]) for one in self.here.sent if "Results" in str(one["Subject"])}
        if len(told) != 1 + len(_PLAYERS):
            yield f"{len(told)} are told of the ROLLBACK"
        yield from (
            f"{one['To']}: the mail answers no results" for one in told if not _answered(one) & results
        )
        for orders in self.orders[-back:]:
            self._judge(orders if self.chance.random() < 0.5 or orders is not self.orders[-back] else {})
        yield from self._differences(before, judged)

    def _differences(self, before: Game, judged: Sequence[Snapshot]) -> Iterator[str]:
        """Yield what is not as it was before phases were taken back and played again."""
        after = self._game()
        for name in ("phase", "position", "journeys", "status", "ending", "winners"):
            if getattr(after, name) != getattr(before, name):
                yield f"another {name}: {getattr(after, name)}, not {getattr(before, name)}"
        again = counted(after, self._judged())
        if [(one.phase, one.position, one.outcome) for one in again] != [
            (one.phase, one.position, one.outcome) for one in judged
        ]:
            yield "other judged phases"
        if not {one.number for one in judged} <= {one.number for one in self._judged()}:
            yield "a judged phase of the old branch is gone"
        yield from self._differences_of_mails()

    def _differences_of_mails(self) -> Iterator[str]:
        """Yield each Message-ID that two emails bear, and whose results did not come once a phase."""
        idents = Counter(str(one["Message-ID"]) for one in self.here.sent)
        yield from (f"{ident} bears {number} mails" for ident, number in idents.items() if number > 1)
        told = Counter((str(one["To"]), str(one["Subject"])) for one in self.here.sent)
        wanted = Counter(f"{one.phase.mail_code} Results" for one in self._judged())
        for title, number in wanted.items():
            for address, _ in (_MASTER, *_PLAYERS):
                came = sum(n for (to, subject), n in told.items() if to == address and title in subject)
                if came != number:
                    yield f"{address} has {title} {came} times, not {number}"

    # Mails

    def _open(self) -> None:
        clock = "CLOCK -1 MIN 0 NEXT 24 GRACE 48 DELAY 0 DAYS SMTWTFS"
        settings = "".join(f"SET {phases} {clock}\n" for phases in ("MOVES", "RETREAT", "BUILDS"))
        self._send(
            _MASTER[0],
            f"REGISTER\nName: Gina\nEND\nCREATE ?{_NAME} {_MASTER[1]} hundred\n{settings}SET NMR\n",
        )
        for address, word in _PLAYERS:
            self._send(address, f"REGISTER\nName: {address[0].upper()}\nEND\nSIGN ON ?{_NAME} {word}\n")
        assert self._game().status is Status.RUNNING, "the game has not started"

    def _judge(self, orders: _Orders, *, first: bool = False) -> None:
        """Have orders sent and the phase judged, by the last of them or by the master."""
        number = self._game().number
        leads = self._leaders()
        for power, lines in orders.items():
            if lines and self._game().number == number:
                self._send(leads[power][0], f"SIGN ON {power} {_NAME} {leads[power][1]}\n{lines}\n")
        if self._game().number == number and self._game().status is Status.RUNNING:
            self._as_master("PROCESS NOW")
        if first:
            self.orders.append(orders)

    def _roll_back(self, phases: int) -> None:
        self._as_master(f"ROLLBACK {phases}")
        if self.chance.random() < 0.3:
            self._as_master("UNDO")
            self._as_master(f"ROLLBACK {phases}")

    def _as_master(self, line: str) -> None:
        self._send(_MASTER[0], f"SIGN ON M {_NAME} {_MASTER[1]}\n{line}\n")
        assert not any("REJECTED" in str(one.get_content()) for one in self.here.unread), line

    def _send(self, address: str, text: str) -> None:
        self.here.deliver(address, "a mail", text, "pass")

    # The game

    def _game(self) -> Game:
        with self.here.services.store.begin() as work:
            found = work.games.get(_NAME)
        assert found is not None
        return found

    def _judged(self) -> tuple[Snapshot, ...]:
        with self.here.services.store.begin() as work:
            events = [one.event for one in work.games.record(_NAME)]
        return tuple(one.snapshot for one in events if isinstance(one, PhaseJudged))

    def _powers(self) -> list[Power]:
        return [seat.power for seat in self._game().seats]

    def _leaders(self) -> Mapping[Power, tuple[str, str]]:
        words, seats = dict(_PLAYERS), self._game().seats
        with self.here.services.store.begin() as work:
            led = {seat.power: work.people.get(seat.person).address for seat in seats}
        return {power: (address, words[address]) for power, address in led.items()}

    def _bot(self, power: Power) -> str:
        return "\n".join(notation.write(order) for order in bot_orders(self._game(), power, self.chance))


def _answered(mail: EmailMessage) -> set[str]:
    """The mails that a mail answers."""
    return set(f"{mail['In-Reply-To'] or ''} {mail['References'] or ''}".split())


def taken_back(size: int, first: int = 0) -> Result:
    """Play `size` games twice, with seeds from `first` on."""
    failures: list[str] = []
    phases = 0
    for seed in range(first, first + size):
        with trial_folder() as place, story_judge(place) as here:
            game = TakenBack(here, Random(seed))
            failures += (f"seed {seed}: {fault}" for fault in game.play())
            phases += len(game.orders)
            failures += (f"seed {seed}: {fault}" for fault in _unsound(place))
    return Result(size, tuple(failures), f"{phases:,} phases, each taken back or not")


def _unsound(place: Path) -> Iterator[str]:
    with closing(Database(f"sqlite:///{place / 'judge.db'}")) as database:
        yield from map(str, database.check())
