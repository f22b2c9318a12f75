"""The games a use case has in hand: opened once, brought up to date, changed, put back together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime

from judge.game import machine
from judge.game.events import Event
from judge.game.state import Game
from judge.service.orders_ahead import open_ahead
from judge.service.ports import UnitOfWork


@dataclass(slots=True)
class _Held:
    before: Game
    game: Game
    events: list[Event] = field(default_factory=list)
    new: bool = False


@dataclass(frozen=True, slots=True)
class GameChange:
    """What a use case did to a game: its state before and after, and the events in between.

    `first` is the number of the first event in the game's record.
    """

    before: Game
    game: Game
    events: tuple[Event, ...]
    first: int


class OpenGames:
    """The games of one unit of work. Opening a game lets everything due at `now` happen to it first.

    For a mail, a deadline at the very moment of its arrival has not passed yet, and is left for the clock:
    the mail is in time, and others that came with it may be.
    """

    def __init__(self, work: UnitOfWork, now: datetime, *, for_mail: bool = False) -> None:
        self._work = work
        self._now = now
        self._for_mail = for_mail
        self._held: dict[str, _Held] = {}

    def up_to_date(self, name: str) -> Game | None:
        """The game as it stands at `now`; None if there is none of that name."""
        held = self._held.get(name)
        if held is None:
            found = self._work.games.get(name)
            if found is None:
                return None
            game, events = self._expire(found)
            held = self._held[name] = _Held(found, game, list(events))
        return held.game

    def create(self, game: Game, events: Iterable[Event]) -> None:
        """A game that is new in this unit of work."""
        self._work.games.add(game)
        self._held[game.name] = _Held(game, game, list(events), new=True)

    def change(self, game: Game, events: Iterable[Event]) -> Game:
        """The game after a command; what is due at once happens when the mail has been read to its end."""
        held = self._held[game.name]
        held.events.extend(events)
        held.game = game
        return game

    def save_changes(self, cause: str) -> Iterator[GameChange]:
        """Save every changed game and say what happened to it; `cause` is written beside the events.

        What is due at once now (a full game starts, a phase without delay is judged) happens first.
        """
        for held in self._held.values():
            held.game, due_now = self._expire(held.game)
            held.events.extend(due_now)
            if held.events or held.game != held.before or held.new:
                due = machine.next_due(held.game)
                first = self._work.games.save(held.game, held.events, self._now, cause, due)
                yield GameChange(held.before, held.game, tuple(held.events), first)

    def _expire(self, game: Game) -> tuple[Game, tuple[Event, ...]]:
        """What time brings, phase by phase: orders sent ahead are given before more of it passes."""
        events: list[Event] = []
        while True:
            game, due = machine.expire(game, self._now, sparing_deadlines=self._for_mail)
            game, opened = open_ahead(game, self._now)
            events += (*due, *opened)
            if not opened:
                return game, tuple(events)
