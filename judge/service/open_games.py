"""Open games: the games of one unit of work, each read once, brought up to date, changed and saved together.

A game must never be seen as it was in the database, because time may have passed since: a deadline, an end of
grace, orders sent ahead for a phase that has opened. So everything in the service reads games through here,
and `up_to_date` first does whatever is due (`game.phases.expiry`, `give_orders_ahead`), which may adjudicate
phases. An email handled late is therefore handled as if it had been handled when it came (ADR 3).

The same game is the same value for the whole unit of work, however often it is asked for. `update` replaces
it with the state after a command and keeps the events. `save_changes`, once at the end, does what has become
due after all of it, writes each changed game with its events and the moment when it is next due, and yields
what changed, for the notices. Without it nothing is kept.

Orders sent ahead are read here when their phase opens, against the position at that time, and given; then the
judge's bots give theirs.

Read `OpenGames.up_to_date`, `update`, `save_changes`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from random import Random

from judge.bots.bot import Bots
from judge.bots.look_ahead import EASY, HARD, NORMAL
from judge.bots.province_values import Situation, inclination
from judge.game import machine, orders_ahead
from judge.game.anonymity import is_blind
from judge.game.commands.member import SetDraw, SetWait
from judge.game.events import Event, PhaseJudged
from judge.game.journeys import still_powers, unmoved_powers
from judge.game.message import Said, message
from judge.game.orders.outstanding import bots_owing, has_standbys, is_stale
from judge.game.orders.standing_proxies import proxies_allowed
from judge.game.orders_ahead import KeptLines, ReadAhead
from judge.game.permissions import actors_of
from judge.game.phases.extensions import move_missed_deadline
from judge.game.phases.rollback import at_hand
from judge.game.press import deliver, press_due
from judge.game.roles import Actor, PersonId
from judge.game.seats.standbys import settle_standbys
from judge.game.settings import BotLevel
from judge.game.sight import journeys_seen, position_seen
from judge.game.state import Game, PostedPress, Snapshot, Status
from judge.game.transition import Transition
from judge.language.conditions.choices import words_that_count
from judge.language.conditions.evaluation import evaluate
from judge.language.conditions.press import press_condition_holds
from judge.language.conditions.tokens import IF
from judge.language.names import is_game_name, names
from judge.language.orders.alternatives import beside_others, is_collective
from judge.language.orders.retreats import GOES_FIRST, put_first
from judge.language.policy import POLICIES
from judge.language.problems import Problem, ProblemKind
from judge.language.reading import read
from judge.language.statements import Answer, Context, Statement, Understood, UnderstoodOrder, UnderstoodProxy
from judge.records import OutOfTurn, Pending
from judge.rules import notation
from judge.rules.orders import Order, Retreat, Waive
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Position, Power, Province, province_of
from judge.service.holds import Holds
from judge.service.retry_policy import SOLITARY
from judge.store.database import UnitOfWork


@dataclass(slots=True)
class _OpenGame:
    """A game as it was stored and as it is now; `new` if it was not stored before this unit of work."""

    before: Game
    game: Game
    events: list[Event] = field(default_factory=list)
    new: bool = False
    states: list[tuple[int, Game]] = field(default_factory=list)
    """The game after each command, with the number of events by then."""


@dataclass(frozen=True, slots=True)
class GameChange:
    """What was saved of a game: its state before and after, and the events in between.

    `first` is the number of the first event in the game's record.
    """

    before: Game
    game: Game
    events: tuple[Event, ...]
    first: int
    states: tuple[tuple[int, Game], ...] = ()

    def game_at(self, index: int) -> Game:
        """Return the game right after the command that caused an event, before the rest of the email."""
        return next((game for count, game in self.states if index < count), self.game)


_BOTS_AT_ONCE = 24
"""Powers that bots order for in one unit of work: phases of the standard game, part of one of a large board.

Orders kept for ten phases would have 35 bots play them all within one mail."""
_FEW_UNITS = 60
"""Units on a board whose powers count as one each; among twice as many each counts as two."""
_BOTS_LATER = timedelta(seconds=10)
"""When they go on."""
_MOST_ABSENT = 500
"""Names of no game that an email may have looked up, each in the database, to tell them from passwords."""


class OpenGames:
    """The open games of a unit of work. Whatever is due at `now` happens before anybody sees a game.

    For an email, a deadline at the very moment of its arrival has not passed yet and is left for the clock:
    the email is on time, and others that came with it may be. If several processes work at once, older emails
    about the game go first.
    """

    def __init__(
        self,
        work: UnitOfWork,
        now: datetime,
        *,
        for_mail: bool = False,
        mail: Pending | None = None,
        handled: datetime | None = None,
    ) -> None:
        self._work = work
        self._now = now
        self._for_mail = for_mail or mail is not None
        self._mail = mail
        self._handled = handled or now
        self._open: dict[str, _OpenGame] = {}
        self._absent: set[str] = set()
        self._count: int | None = None
        self._bots_ordered: dict[str, int] = {}
        self._parts: dict[PersonId, dict[str, tuple[Game, tuple[Actor, ...]]]] = {}
        self._played: dict[PersonId, dict[str, tuple[Game, tuple[Actor, ...]]]] = {}
        self._holds = Holds(work, now)

    def up_to_date(self, name: str) -> Game | None:
        """Return the game at `now`, after everything that was due; None if there is no such game."""
        if name in self._open:
            return self._open[name].game
        found = self._work.games.get(name) if name not in self._absent else None
        if found is None:
            self._absent.add(name)
            return None
        game, events = self._expire(found)
        self._wait_for_older(name, judged=bool(events))
        self._open[name] = _OpenGame(found, game, list(events))
        return game

    def _wait_for_older(self, name: str, *, judged: bool) -> None:
        """Raise OutOfTurn if an older email about the game waits for another process.

        This is asked if an email is not known to be about it, and if something fell due before it came.
        """
        mail = self._mail
        if mail is None or (name in mail.routes and not judged):
            return
        if self._work.inbox.older_waits(mail, name, unrouted=judged, solitary=SOLITARY):
            raise OutOfTurn(name)

    def is_name(self, word: str) -> bool:
        """Return whether a game has that name; after many words that name none, no more are looked up."""
        if word not in self._open and len(self._absent) > _MOST_ABSENT:
            return False
        return self.up_to_date(word) is not None

    def names_game(self, word: str) -> bool:
        """Return whether a word is the name of a game here; words that cannot be names are not looked up."""
        return is_game_name(word) and self.is_name(word)

    def as_they_are(self, stored: Iterable[Game]) -> list[Game]:
        """Return these games, with the present state of those that this unit of work has open."""
        return [self._open[one.name].game if one.name in self._open else one for one in stored]

    def parts_of(self, person: PersonId) -> Mapping[str, tuple[Game, tuple[Actor, ...]]]:
        """Return what somebody is in each game in which the database has them, by its name.

        An email may ask that for each of its lines, about somebody who runs a thousand games. So the result
        is kept, and worked out again only for a game that changed.
        """
        if person not in self._parts:
            games = map(self.up_to_date, self._work.games.of(person))
            self._parts[person] = {
                one.name: (one, actors_of(one, person)) for one in games if one is not None
            }
        return self._parts[person]

    def powers_of(self, person: PersonId) -> Mapping[str, tuple[Game, tuple[Actor, ...]]]:
        """Return of `parts_of` the games in which somebody has a power: of a thousand, mostly a few."""
        if person not in self._played:
            parts = self.parts_of(person).items()
            self._played[person] = {
                name: part for name, part in parts for one in part[1] if one.power is not None
            }
        return self._played[person]

    def _note_changed(self, game: Game) -> None:
        for person, parts in self._parts.items():
            if game.name in parts:
                parts[game.name] = game, actors_of(game, person)
                self._played.pop(person, None)

    def _forget_parts(self) -> None:
        self._parts.clear()
        self._played.clear()

    def count(self) -> int:
        """Return how many games there were when this was first asked."""
        if self._count is None:
            self._count = self._work.games.count()
        return self._count

    def create(self, game: Game, events: Iterable[Event]) -> None:
        """Add a new game."""
        self._work.games.add(game)
        self._absent.discard(game.name)
        self._forget_parts()
        self._open[game.name] = _OpenGame(game, game, list(events), new=True)

    def update(self, game: Game, events: Iterable[Event]) -> None:
        """Keep a game after a command; what becomes due by that happens when changes are saved."""
        opened = self._open[game.name]
        opened.events.extend(events)
        opened.game = game
        opened.states.append((len(opened.events), game))
        self._note_changed(game)

    def before_these(self, name: str, kinds: Callable[[Event], bool]) -> Iterator[Game]:
        """Yield a game as it was before the latest commands of this email, latest first.

        Only as far back as their events are all of certain kinds.
        """
        opened = self._open[name]
        first = 0, opened.before
        for count, game in reversed((first, *opened.states[:-1])):
            if not all(map(kinds, opened.events[count:])):
                return
            yield game

    def judged(self, name: str) -> tuple[Snapshot, ...]:
        """Return the adjudicated phases of a game, including those of this unit of work."""
        opened = self._open.get(name)
        new = [event.snapshot for event in opened.events if isinstance(event, PhaseJudged)] if opened else []
        return (*self._work.games.snapshots(name), *new)

    def judged_by_mail(self, name: str) -> Phase | None:
        """Return the phase of a game that was adjudicated because of the email; None if none was."""
        opened = self._open.get(name)
        if opened is None or not opened.states:
            return None
        done = opened.events[opened.states[0][0] :]
        return next((event.snapshot.phase for event in done if isinstance(event, PhaseJudged)), None)

    def save_changes(self, cause: str) -> Iterator[GameChange]:
        """Save every changed game; `cause` is stored with the events.

        What is due now (a full game starts, a phase without delay is adjudicated) happens first. If a phase
        opened before the email was handled and its deadline has passed by then, the deadline is moved.
        """
        for opened in self._open.values():
            opened.game, due_now = self._expire(opened.game)
            opened.events.extend(due_now)
            if _opens_a_phase(opened):
                opened.game, moved = move_missed_deadline(opened.game, self._now, self._handled)
                opened.events.extend(moved)
            if opened.events or opened.game != opened.before or opened.new:
                self._forget_parts()  # from here on the people in the database are different
                due = self._next_due(opened.game)
                first = self._work.games.save(opened.game, opened.events, self._now, cause, due)
                states = tuple(opened.states)
                yield GameChange(opened.before, opened.game, tuple(opened.events), first, states)

    def _expire(self, game: Game) -> tuple[Game, tuple[Event, ...]]:
        """Do everything that is due, phase by phase: orders ahead are given as soon as their phase opens.

        If a deadline waits for an email that cannot be read, time stops just before it.
        """
        events: list[Event] = []
        while True:
            waits = self._holds.until(game)
            game, due = machine.expire(
                game,
                waits or self._now,
                sparing_deadlines=self._for_mail or waits is not None,
                told=self._handled,
            )
            game, seated = settle_standbys(game, self._now) if has_standbys(game) else (game, ())
            game, given = give_orders_ahead(game, self._now)
            game, played = self._give_bot_orders(game)
            game, sent = _deliver_posted(game)
            events += (*due, *seated, *given, *played, *sent)
            if not (given or played or seated):
                return game, tuple(events)

    def _give_bot_orders(self, game: Game) -> Transition:
        """Let bots order, unless they did for many powers: then the rest is for another unit of work."""
        done, owing = self._bots_ordered.get(game.name, 0), bots_owing(game)
        if done >= _BOTS_AT_ONCE or game.status is not Status.RUNNING:
            return game, ()
        counts_as = max(1, -(-len(game.position.units) // _FEW_UNITS))
        if counts_as > 1:
            owing = owing[: -(-(_BOTS_AT_ONCE - done) // counts_as)]
        after, played = machine.give_bot_orders(game, bot_orders(game, owing), self._now)
        self._bots_ordered[game.name] = done + (counts_as * len(owing) if played else 0)
        return after, played

    def _next_due(self, game: Game) -> datetime | None:
        """Return when a game is due: soon if bots were left to order later."""
        due, soon = machine.next_due(game), self._now + _BOTS_LATER
        left = self._bots_ordered.get(game.name, 0) >= _BOTS_AT_ONCE
        if not left or game.status is not Status.RUNNING or not bots_owing(game):
            return due
        return soon if due is None else min(due, soon)


def _opens_a_phase(opened: _OpenGame) -> bool:
    """Return whether the game's phase has opened since it was stored, so that nobody knows its deadline."""
    before, clock = opened.before.clock, opened.game.clock
    return clock is not None and (before is None or before.opened != clock.opened)


def _deliver_posted(game: Game) -> Transition:
    """Send the messages that waited for the results, unless their condition does not hold now."""
    due = press_due(game) if game.posted else ()
    if not due:
        return game, ()
    decided = {one: _as_it_counts(game, one) if one.choices else one for one in due}
    game = replace(game, posted=tuple(decided.get(one, one) for one in game.posted))
    withheld = [one for one in decided.values() if not _leaves(game, one)]
    return deliver(game, withheld)


def _as_it_counts(game: Game, press: PostedPress) -> PostedPress:
    """Return the message with those of its words that count in the game as it is."""
    return replace(press, body=words_that_count(press.body, game, press.author.power))


def _leaves(game: Game, press: PostedPress) -> bool:
    """Return whether a message's condition holds, and words of it are left."""
    holds = not press.condition or press_condition_holds(press.condition, game, press.author.power)
    return holds and not (press.choices and not press.body.strip())


def bot_orders(game: Game, owing: Sequence[Power]) -> Mapping[Power, tuple[Order, ...]]:
    """Return what the judge's bots order for powers now; in a blind game they see what a player would.

    Chance is seeded by game, phase and power: after a crash the same orders come again. What a power wants in
    the opening is seeded by game and power, so that it keeps wanting that.
    """
    if not owing or game.phase is None:
        return {}
    all_seeing = _bots(game, game.phase, game.position)
    orders: dict[Power, tuple[Order, ...]] = {}
    for power in owing:
        seen = position_seen(game, power)
        bots = all_seeing if seen is game.position else _bots(game, game.phase, seen)
        wants = inclination(all_seeing.situation, Random(f"{game.seed}:{power}"))  # noqa: S311  # to be repeatable
        chance = Random(f"{game.seed}:{game.number}:{power}")  # noqa: S311  # likewise
        orders[power] = bots.orders(power, chance, wants)
    return orders


_EFFORTS = {BotLevel.EASY: EASY, BotLevel.NORMAL: NORMAL, BotLevel.HARD: HARD}


def _bots(game: Game, phase: Phase, position: Position) -> Bots:
    powers = tuple(facts.code for facts in game.variant.powers)
    counts = game.variant.calendar.counts_ownership(phase)
    journeys = () if is_blind(game) else game.journeys
    still, unmoved = still_powers(journeys), unmoved_powers(journeys, position, game.variant.position)
    situation = Situation(
        game.board, position, phase.kind, powers, counts, game.rulebook, still, unmoved, game.number
    )
    return Bots(situation, _EFFORTS[game.settings.bots])


_NO_ORDER = message("ahead-no-order")
_NOT_NEEDED = (ProblemKind.NOT_DISLODGED, ProblemKind.NO_BUILD_DUE, ProblemKind.NO_REMOVAL_DUE)
"""What is wrong with an order for something that did not happen."""


def give_orders_ahead(game: Game, now: datetime) -> Transition:
    """Give what was kept for a running game's phase, and drop what was kept for a skipped phase."""
    if game.status is not Status.RUNNING or not is_stale(game):
        return game, ()
    openings = [
        (power, _read_kept(game, power, kept, now)) for power, kept in orders_ahead.lines_due(game).items()
    ]
    return orders_ahead.give_kept_lines(game, openings, now)


def _read_kept(game: Game, power: Power, kept: Iterable[str], now: datetime) -> KeptLines:
    """Return everything a power had kept, read as orders; of an IF, the orders that count."""
    context = replace(_context(game, power, now), kept=True)
    kept, put_first_at = _put_first(game, kept)
    lines: list[tuple[str, Answer]] = []
    decided: list[Said] = []
    for text in kept:
        orders: tuple[str, ...] = (text,)
        if IF.match(text):
            first, *body = text.split("\n")
            found = evaluate(Statement(1, first, tuple(body), block=True), context, game, power)
            orders = found.orders
            decided += found.why
        lines += ((order, answer) for order in orders for answer in read(Statement(1, order), context))
    lines = [(line, _before_others(answer, put_first_at)) for line, answer in lines]
    lines.sort(key=lambda line: is_collective(line[1]))  # the remaining builds are waived
    counting = beside_others([answer for _, answer in lines])
    readings = (
        _reading(line, one) for (line, _), one in zip(lines, counting, strict=True) if one is not None
    )
    return KeptLines(tuple(readings), tuple(decided))


def _put_first(game: Game, kept: Iterable[str]) -> tuple[tuple[str, ...], frozenset[Province]]:
    """Return the lines except those that only put a unit first (seed 004 §3.2), and where these units are."""
    lines = tuple(kept)
    if not POLICIES[game.settings.reading].priority or at_hand(game).kind is not PhaseKind.RETREAT:
        return lines, frozenset()
    known = names(game.variant)
    found = {line: place for line in lines if (place := put_first(line, known)) is not None}
    return tuple(line for line in lines if line not in found), frozenset(found.values())


def _before_others(answer: Answer, first: frozenset[Province]) -> Answer:
    """Return the answer with a retreat that has priority over others of its power, if a line says so."""
    if not isinstance(answer, UnderstoodOrder) or not isinstance(answer.order, Retreat):
        return answer
    if province_of(answer.order.at) not in first or answer.order.first:
        return answer
    return replace(answer, order=replace(answer.order, first=True), assumed=(*answer.assumed, GOES_FIRST))


def _context(game: Game, power: Power, now: datetime) -> Context:
    return Context(
        now,
        variant=game.variant,
        power=power,
        phase=game.phase,
        position=position_seen(game, power),
        reading=game.settings.reading,
        proxies=proxies_allowed(game),
        settings=game.settings,
        journeys=journeys_seen(game, power),
    )


def _reading(line: str, answer: Answer) -> ReadAhead:
    match answer:
        case UnderstoodOrder():
            fleets, printed = answer.fleets, answer.printed
            units = is_collective(answer) and not isinstance(answer.order, Waive)
            text = notation.write(answer.order) if units else answer.text
            return ReadAhead(text, answer.order, remarks=answer.assumed, fleets=fleets, printed=printed)
        case UnderstoodProxy():
            return ReadAhead(answer.text, answer.proxy, remarks=answer.assumed)
        case Understood(command=SetWait() | SetDraw() as wish):
            return ReadAhead(line, None, wish=wish)
        case Problem():
            return ReadAhead(line, None, answer.message, answer.kind in _NOT_NEEDED)
        case _:
            return ReadAhead(line, None, _NO_ORDER)
