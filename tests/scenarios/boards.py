"""Plays boards by mail, from CREATE on, with random orders: `python -m tests.scenarios.boards --years 2`.

Each board has a game of its own on a fresh database, some have more, with options; every power has a player
who mails its orders. A board is played again by other chance while nobody has given an order of a kind of its
own. Prints a line for each game: the phases adjudicated and the mails; below it the lines that were refused,
and the kinds that are lacking. At the end it prints how many orders there were of each kind. A refused line
is a fault, and so is a kind without an order.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from judge.game.settings import Reading
from judge.game.state import Game, Status
from judge.render.text.fixed_words import one_word
from judge.rules import notation
from judge.rules.orders import Order
from judge.rules.phases import PhaseKind
from judge.rules.units import Power
from judge.variants.load import load, options_of, playable
from tests.scenarios.board_orders import KINDS, kinds_of, kinds_of_its_own, possible_orders
from tests.scenarios.story import StoryJudge
from tests.servers import sqlite
from tests.services import services_on

_START = datetime(2026, 1, 5, 12, 0, tzinfo=UTC)
_MASTER = "gina@gm.example"
_WITH_OPTIONS = ("colonial+canal+railway", *(f"standard+{option}" for option in options_of("standard")))
"""Games with what boards have as an option only."""
_MOST_GAMES = 4
"""How often a board is played for each kind of order of its own to come up."""


@dataclass
class Played:
    """What came of a board: the phases judged, the mails in and out, the lines refused."""

    board: str
    phases: list[str] = field(default_factory=list)
    mails: int = 0
    refused: list[str] = field(default_factory=list)
    status: Status = Status.FORMING
    kinds: Counter[str] = field(default_factory=Counter)


def play(
    board: str,
    years: int,
    folder: Path,
    seed: int = 1,
    enough: Callable[[Sequence[str]], bool] = lambda _phases: False,
) -> Played:
    """A game on the board by mail, until its years are over, enough phases are, or somebody has won."""
    database = sqlite.fresh(folder / f"{board}-{seed}.db")
    try:
        return _play(StoryJudge(services_on(database), now=_START), board, years, Random(seed), enough)
    finally:
        database.close()


def games_on(board: str, years: int, folder: Path) -> Iterator[Played]:
    """Games on the board, by other chance each, until every kind of order of its own has come up."""
    lacking = set(kinds_of_its_own(load(board)))
    for seed in range(1, _MOST_GAMES + 1):
        played = play(board, years, folder, seed)
        yield played
        lacking -= played.kinds.keys()
        if not lacking:
            break


def _play(
    story: StoryJudge, board: str, years: int, chance: Random, enough: Callable[[Sequence[str]], bool]
) -> Played:
    played = Played(board)
    game = _started(story, played, board)
    variant = load(board)
    moves = variant.start
    while moves.kind is not PhaseKind.MOVEMENT:
        moves = variant.next_phase(moves)
    last = moves.year + years * (variant.calendar.to_fall + variant.calendar.to_spring)
    while game.status is Status.RUNNING and game.phase is not None and game.phase.year < last:
        if enough(played.phases):
            break
        played.phases.append(str(game.phase))
        _orders(story, played, game, chance)
        game = _next_phase(story, played, game)
    played.status = game.status
    return played


def _started(story: StoryJudge, played: Played, board: str) -> Game:
    _mail(story, played, _MASTER, f"REGISTER\nName: Gina\nEND\nCREATE ?played gmsecret {board}")
    story.now += timedelta(minutes=1)
    for facts in load(board).powers[: _game(story).players_a_game]:
        name = f"Ida {facts.code.replace('_', ' ').title()}"
        # The strangers of one domain have a ceiling for each hour, and the largest board has fifty powers.
        story.now += timedelta(minutes=5)
        _mail(
            story,
            played,
            _address(facts.code),
            f"REGISTER\nName: {name}\nEND\nSIGN ON ?played {_word(facts.code)}",
        )
    return _game(story)


def _address(power: Power) -> str:
    return f"{power.lower()}@players.example"


def _word(power: Power) -> str:
    return f"pass{power.lower()}word"


def _game(story: StoryJudge) -> Game:
    with story.services.store.begin() as work:
        game = work.games.get("played")
    assert game is not None
    return game


def _orders(story: StoryJudge, played: Played, game: Game, chance: Random) -> None:
    """Each player mails what he orders, in two mails now and then, with a line that is nothing."""
    assert game.phase is not None
    led = {seat.power: seat.person for seat in game.seats if seat.person}
    addresses = _addresses(story, list(led.values()))
    orders = possible_orders(game, chance)
    for power, person in led.items():
        lines = [_written(order, game) for order in orders.get(power, [])]
        played.kinds += kinds_of(game.variant.board, orders.get(power, []))
        if lines:
            head = f"SIGN ON {one_word(game.variant.power(power).name)} played {_word_of(addresses[person])}"
            _mail(story, played, addresses[person], "\n".join((head, *lines)))


def _written(order: Order, game: Game) -> str:
    """An order as the game wants it: by the rules of seed 000 with brackets, and what a support is for."""
    text = notation.write(order)
    if game.settings.reading is not Reading.ILLEGAL:
        return text
    text += " H" if " S " in text and " - " not in text else ""
    return re.sub(r"\b([AF]) ([A-Z]+(?:/[A-Z]+)?)", r"\1(\2)", text)


def _addresses(story: StoryJudge, people: Sequence[int]) -> dict[int, str]:
    with story.services.store.begin() as work:
        return {person: work.people.get(person).address for person in people}


def _word_of(address: str) -> str:
    return f"pass{address.partition('@')[0]}word"


def _mail(story: StoryJudge, played: Played, sender: str, body: str) -> None:
    story.deliver(sender, "board", f"{body}\n")
    played.mails += 1 + len(story.unread)
    for reply in (mail for mail in story.unread if mail["To"] == sender):
        lines = reply.get_content().splitlines()
        played.refused += [
            " / ".join(lines[n - 1 : n + 2]) for n, line in enumerate(lines) if "REJECTED:" in line
        ]


def _next_phase(story: StoryJudge, played: Played, before: Game) -> Game:
    """The game once the phase is judged: by its deadline, or by its master where orders are missing."""
    story.now += timedelta(days=4)
    story.tick(None)
    played.mails += len(story.unread)
    if _game(story).number == before.number and _game(story).status is Status.RUNNING:
        _mail(story, played, _MASTER, f"SIGN ON M played gmsecret\nPROCESS {before.phase} NOW")
        if any("CONFIRM" in mail.get_content() for mail in story.unread if mail["To"] == _MASTER):
            _mail(story, played, _MASTER, f"CONFIRM {story.token}")
    return _game(story)


def _report(played: Played) -> None:
    sys.stdout.write(f"{played.board}: {len(played.phases)} phases, {played.mails} mails, {played.status}\n")
    sys.stdout.writelines(f"    {line}\n" for line in played.refused[:5])


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the boards named, or all that can be played; exit 1 if anything went wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.scenarios.boards", description="Plays boards by mail."
    )
    parser.add_argument("boards", nargs="*")
    parser.add_argument("--years", type=int, default=2)
    asked = parser.parse_args(arguments)
    wrong, kinds = 0, Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        for board in asked.boards or [*playable(), *_WITH_OPTIONS]:
            found = Counter[str]()
            for played in games_on(board, asked.years, Path(folder)):
                found += played.kinds
                wrong += not played.phases or bool(played.refused)
                _report(played)
            lacking = sorted(kinds_of_its_own(load(board)) - found.keys())
            wrong += bool(lacking)
            kinds += found
            sys.stdout.writelines(f"    none of {kind}\n" for kind in lacking)
            sys.stdout.flush()
    sys.stdout.writelines(f"{number} of {kind}\n" for kind, number in sorted(kinds.items()))
    never = () if asked.boards else sorted(KINDS - kinds.keys())
    sys.stdout.writelines(f"none of {kind}\n" for kind in never)
    return 1 if wrong or never else 0


if __name__ == "__main__":
    sys.exit(main())
