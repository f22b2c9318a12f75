"""What must hold of a random game whatever was written: its invariants, each said in words where it does not.

While it goes on: a phase's deadline never moves earlier, but by the master's word, and no phase is judged
before it without the orders of everybody who plays. At its end, from the record: every mail has met one fate,
the database is sound, each phase's results went once to everybody in the game, no unit was lost, what was
judged is what its players wrote, and no word went to whom it was not for.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from sqlalchemy import select

from judge.game.phases.turn import following_phase
from judge.game.roles import PersonId
from judge.game.state import Game, SeatState, Snapshot, Status
from judge.records import Fate
from judge.rules import notation
from judge.rules.outcome import Verdict
from judge.rules.phases import PhaseKind
from judge.rules.units import Power
from judge.store.database import Database
from judge.store.schema import InboxRow
from lab.proofs.mail_programs import Author
from lab.proofs.random_writers import Told
from tests.scenarios.story import StoryJudge

MASTER_ADDRESS = "gina@gm.example"
_OF_HELP = "Name: Anna Schmidt"
"""An example of HELP has the name of one of the people."""
_WORD = re.compile("mark[0-9a-f]{5,}")
_COAST = re.compile("/[ENSW]C")


@dataclass
class Witness:
    """What was seen of a game while it went on: `readers` are who was in it when a phase was judged."""

    seen: Game | None = None
    faults: list[str] = field(default_factory=list)
    allowed: dict[int, set[str]] = field(default_factory=dict)
    readers: dict[int, set[PersonId]] = field(default_factory=dict)
    holders: dict[Power, set[PersonId]] = field(default_factory=dict)
    bots: set[tuple[int, Power]] = field(default_factory=set)
    mails_before_the_end: int = 0
    told: list[Told] = field(default_factory=list)
    writers: dict[str, set[str]] = field(default_factory=dict)
    """Who wrote a word himself, by his address: he may read it in the answer."""
    forced: set[int] = field(default_factory=set)
    """The phases that the master had judged."""
    authors: list[Author] = field(default_factory=list)

    def note_words(self, sender: str, lines: Sequence[str]) -> None:
        """These lines were sent from that address."""
        for word in _WORD.findall(" ".join(lines)):
            self.writers.setdefault(word, set()).add(sender)

    def allow(self, game: Game, lines: Sequence[str]) -> None:
        """These lines were written by whoever may order by them."""
        self.allowed.setdefault(game.number, set()).update(_plain(line) for line in lines)

    def look(self, game: Game, mails: int, *, by_master: bool) -> None:
        """Compare the game with what was seen of it last; `by_master` if it was he who wrote."""
        before, self.seen = self.seen, game
        if game.status is Status.RUNNING:
            self.mails_before_the_end = mails
        for seat in game.seats:
            self.holders.setdefault(seat.power, set()).add(seat.person)
            if seat.bot or seat.state is not SeatState.PLAYED:
                since = (before or game).number
                self.bots |= {(number, seat.power) for number in range(since, game.number + 1)}
        if before is None or before.status is not Status.RUNNING:
            return
        if game.number != before.number or game.status is Status.FINISHED:
            self.readers[before.number] = _members(before) & _members(game)
        elif (
            before.clock is not None
            and game.clock is not None
            and not by_master
            and game.clock.deadline < before.clock.deadline
        ):
            self.faults.append(f"{game.phase}: the deadline moved to {game.clock.deadline}")

    def early(self, judged: Snapshot) -> Iterator[str]:
        """Whether somebody who plays had not ordered when a phase was judged before its deadline."""
        if judged.phase.kind is not PhaseKind.MOVEMENT or judged.at >= judged.deadline:
            return
        for one in () if judged.number in self.forced else judged.outcome.results:
            if not one.given and (judged.number, one.power) not in self.bots:
                yield f"{judged.phase}: judged without the order of {one.power} for {one.order}"


def _members(game: Game) -> set[PersonId]:
    people = {seat.person for seat in game.seats} | {one.person for one in game.observers}
    return (people | {game.master.person}) - {0}


def faults(here: StoryJudge, database: Database, witness: Witness, came: int) -> Iterator[str]:
    """Everything that does not hold at the end of the game, to which so many mails came."""
    game = witness.seen
    assert game is not None
    yield from witness.faults
    yield from map(str, database.check())
    yield from _of_the_inbox(database, came)
    with database.begin() as work:
        judged = tuple(work.games.snapshots(game.name))
        address = {
            one: work.people.get(one).address for members in witness.readers.values() for one in members
        }
        holders = {
            power: {work.people.get(one).address for one in held if one}
            for power, held in witness.holders.items()
        }
    if game.status is not Status.FINISHED:
        yield f"the game is {game.status}"
    for one in judged:
        yield from witness.early(one)
        yield from _of_the_orders(one, witness)
        yield from _of_the_units(one)
        readers = {address[person] for person in witness.readers.get(one.number, ())}
        yield from _of_the_results(here, game, one, readers)
    yield from _of_the_chain(game, judged)
    yield from _of_the_words(here, game, witness, holders)
    yield from _of_the_secrets(here, game, witness)


def _of_the_inbox(database: Database, came: int) -> Iterator[str]:
    """Each mail was stored once and met a fate; none was set aside."""
    with database.connections.read() as connection:
        fates = [row.fate for row in connection.execute(select(InboxRow.fate))]
    if len(fates) != came:
        yield f"{came} mails came, {len(fates)} are in the inbox"
    wrong = Counter(fate for fate in fates if fate not in (Fate.APPLIED, Fate.REFUSED, Fate.IGNORED))
    if wrong:
        yield f"mails without a fate, or set aside: {dict(wrong)}"


def _plain(text: str) -> str:
    return _COAST.sub("", text)


def _of_the_orders(judged: Snapshot, witness: Witness) -> Iterator[str]:
    """Each order was written for that phase by whoever led its power, or by a bot of the judge's."""
    written = witness.allowed.get(judged.number, set())
    for power, orders in judged.orders.items():
        for order in orders:
            text = _plain(notation.write(order))
            if text not in written and (judged.number, power) not in witness.bots:
                yield f"{judged.phase}: {power} never wrote {text}"


def _of_the_units(judged: Snapshot) -> Iterator[str]:
    """No unit came or went but by a rule."""
    before, after = judged.position, judged.outcome.after
    if judged.phase.kind is PhaseKind.MOVEMENT:
        here = Counter(unit.power for unit in (*after.units, *(one.unit for one in after.dislodged)))
        if here != Counter(unit.power for unit in before.units):
            yield f"{judged.phase}: {before.units} became {here}"
    elif judged.phase.kind is PhaseKind.RETREAT:
        went = sum(one.verdict is Verdict.OK and hasattr(one.order, "to") for one in judged.outcome.results)
        if len(after.units) != len(before.units) + went or not set(before.units) <= set(after.units):
            yield f"{judged.phase}: {len(before.units)} units and {went} retreats became {len(after.units)}"
    else:
        for power in {unit.power for unit in (*before.units, *after.units)}:
            due = len(before.centres_of(power)) - len(before.of(power))
            change = len(after.of(power)) - len(before.of(power))
            if not min(due, 0) <= change <= max(due, 0) or (due < 0 and change != due):
                yield f"{judged.phase}: {power} was due {due} and has {change}"


def _of_the_chain(game: Game, judged: Sequence[Snapshot]) -> Iterator[str]:
    """Each phase begins where the one before it ended, and is judged once."""
    for one, following in pairwise(judged):
        wanted = following_phase(game.variant, one.phase, one.outcome.after, one.settings)
        if (following.phase, following.position) != (wanted.phase, wanted.position):
            yield f"{following.phase} does not begin where {one.phase} ended"
    again = [phase for phase, number in Counter(one.phase for one in judged).items() if number > 1]
    yield from (f"{phase} was judged twice" for phase in again)


def _of_the_results(here: StoryJudge, game: Game, judged: Snapshot, readers: set[str]) -> Iterator[str]:
    """Everybody who was in the game has them once, nobody twice, with their own part in the subject."""
    subject = f"TEST:{game.name} - {judged.phase.mail_code} Results"
    results = (one for one in here.sent if f"{one['Subject']}:".startswith(f"{subject}:"))
    got = Counter(str(one["To"]) for one in results)
    yield from (f"{subject}: {reader} has none" for reader in readers - got.keys())
    yield from (f"{subject}: {reader} has {number}" for reader, number in got.items() if number > 1)


def _of_the_words(
    here: StoryJudge, game: Game, witness: Witness, holders: Mapping[Power, set[str]]
) -> Iterator[str]:
    """What somebody wrote to some, or into his diary, has nobody else read."""
    told, wrote = witness.told, witness.writers
    letters = {facts.letter: holders.get(facts.code, set()) for facts in game.variant.powers}
    readers = {
        one.word: {one.author}.union(
            wrote.get(one.word, ()), *(letters.get(letter, set()) for letter in one.to)
        )
        for one in told
    }
    everybody = {one.word for one in told if "O" in one.to}
    to_master = {one.word for one in told if "M" in one.to}
    for mail in here.sent:
        for word in set(_WORD.findall(mail.get_content())) & readers.keys():
            master = mail["To"] == MASTER_ADDRESS and word in to_master
            if mail["To"] not in readers[word] and not master and word not in everybody:
                yield f"{mail['To']} reads {word} in {mail['Subject']}"


def _of_the_secrets(here: StoryJudge, game: Game, witness: Witness) -> Iterator[str]:
    """No password in any mail; where nobody knows who plays, no name and no address of another's."""
    for number, mail in enumerate(here.sent):
        text = f"{mail['Subject']}\n{mail.get_content()}".replace(_OF_HELP, "")
        hidden = game.settings.gunboat and number < witness.mails_before_the_end
        for one in witness.authors:
            if one.password in text:
                yield f"{mail['To']} reads the password of {one.address} in {mail['Subject']}"
            named = one.address in text or one.name in text or one.network in text
            if hidden and named and mail["To"] not in (one.address, MASTER_ADDRESS):
                yield f"{mail['To']} reads of {one.address} in {mail['Subject']}"
