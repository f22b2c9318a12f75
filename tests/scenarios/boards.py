"""Plays boards by mail, from CREATE on, with random orders: `python -m tests.scenarios.boards --years 2`.

Each board has a game of its own on a fresh database; every power has a player who mails its orders. Prints a
line for each board: the phases adjudicated, the mails, and the lines that were refused.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from judge.game.settings import Reading
from judge.game.state import Game, Status
from judge.render.text.fixed_words import one_word
from judge.rules import notation
from judge.rules.capability import transform_reason
from judge.rules.orders import Order, StandardOrder, Transform
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Power, province_of
from judge.variants.load import load, names, tables
from tests.rules.self_play import orders_of
from tests.scenarios.story import StoryJudge
from tests.servers import sqlite
from tests.services import services_on

_START = datetime(2026, 1, 5, 12, 0, tzinfo=UTC)
_MASTER = "gina@gm.example"
_TRANSFORMED = 0.3
"""How many of the orders that could be a transformation are one, where the board has them."""


@dataclass
class Played:
    """What came of a board: the phases judged, the mails in and out, the lines refused."""

    board: str
    phases: list[str] = field(default_factory=list)
    mails: int = 0
    refused: list[str] = field(default_factory=list)
    status: Status = Status.FORMING


def play(board: str, years: int, folder: Path, seed: int = 1, most: int = 1000) -> Played:
    """A game on the board by mail, until its years or `most` phases are over or somebody has won."""
    database = sqlite.fresh(folder / f"{board}.db")
    try:
        return _play(StoryJudge(services_on(database), now=_START), board, years, Random(seed), most)
    finally:
        database.close()


def _play(story: StoryJudge, board: str, years: int, chance: Random, most: int) -> Played:
    played = Played(board)
    game = _started(story, played, board)
    variant = load(board)
    last = variant.start.year + years * (variant.calendar.to_fall + variant.calendar.to_spring)
    while game.status is Status.RUNNING and game.phase is not None and game.phase.year < last:
        if len(played.phases) == most:
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
    orders = orders_of(game.variant.board, game.phase, game.position, chance) or {}
    if game.phase.kind is PhaseKind.MOVEMENT:
        orders = {power: [_special(game, power, one, chance) for one in own] for power, own in orders.items()}
    for power, person in led.items():
        lines = [_written(order, game) for order in orders.get(power, [])]
        if lines:
            head = f"SIGN ON {one_word(game.variant.power(power).name)} played {_word_of(addresses[person])}"
            _mail(story, played, addresses[person], "\n".join((head, *lines)))


def _special(game: Game, power: Power, order: Order, chance: Random) -> Order:
    """The order, or now and then an order of another kind that the board has for its unit."""
    if not isinstance(order, StandardOrder) or game.variant.board.variant_rules.transform is None:
        return order
    other = Kind.FLEET if order.kind is Kind.ARMY else Kind.ARMY
    places = game.variant.board.standing_places(other, province_of(order.at))
    turned = [Transform(order.kind, order.at, other, place) for place in places]
    board, position = game.variant.board, game.position
    possible = [
        one for one in turned if transform_reason(board, position, power, one, in_adjustments=False) is None
    ]
    return chance.choice(possible) if possible and chance.random() < _TRANSFORMED else order


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
            " / ".join(lines[n - 1 : n + 2])
            for n, line in enumerate(lines)
            if "REJECTED:" in line and "Which coast" not in line
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


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the boards named, or all that can be played; exit 1 if anything went wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.scenarios.boards", description="Plays boards by mail."
    )
    parser.add_argument("boards", nargs="*")
    parser.add_argument("--years", type=int, default=2)
    asked = parser.parse_args(arguments)
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for board in asked.boards or [name for name in names() if not tables(name).unplayable]:
            played = play(board, asked.years, Path(folder))
            good = played.phases and not played.refused
            wrong += not good
            sys.stdout.write(f"{board}: {len(played.phases)} phases, {played.mails} mails, {played.status}\n")
            sys.stdout.writelines(f"    {line}\n" for line in played.refused[:5])
            sys.stdout.flush()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
