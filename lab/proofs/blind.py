"""A blind game played twice, with other units where a player does not see: his mails may not differ.

Each pair is a random fall on the standard board under a random ruling. What the player sees of the position
is the same in both, all else is drawn anew. He asks, orders and errs the same; an observer asks too. Their
mails until the phase is judged must be the same to the byte. Results may differ only with what happened in
the player's sight: that is worked out here from the judged phases by rules of its own, and where it is the
same in both the results and all mails after them must be the same as well.

`python -m lab.proofs.blind --pairs 1000` is the whole run.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random
from typing import Any

from judge.game.settings import Blind, MissingOrders, SightModifier
from judge.game.state import Game, Snapshot
from judge.rules.phases import Phase
from judge.rules.units import Position, Power, Unit, province_of
from judge.service import work_round
from judge.service.dependencies import Services
from judge.service.incoming import intake
from lab.proofs.blind_boards import BOARD, POWERS, STANDARD, Eyes, drawn_apart, seen_of_phase
from lab.proofs.proof import Result
from tests.scenarios.story import raw_mail
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on

START = datetime(2026, 1, 5, 12, tzinfo=UTC)
OBSERVER = "oscar@obs.example"
_GOING = 0.35
"""How many of the others' units move."""
_SAME, _OTHER = SightModifier.UNITS_SEE_SAME, SightModifier.UNITS_SEE_OTHER
_BUNDLES = {SightModifier.GREEK: _SAME, SightModifier.TROJAN: _OTHER}
"""Units cannot see both their own kind only and the other only."""
_CLOCK = "CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS"


def _address(power: Power) -> str:
    return f"{power.lower()}@players.example"


@dataclass
class BlindRun:
    """One run of the game on a judge of its own."""

    store: TemporaryDatabase
    now: datetime = START
    mails: int = 0

    def send(self, sender: str, lines: Iterable[str]) -> None:
        self.mails += 1
        raw = raw_mail(sender, "orders", "\n".join(lines), f"<{self.mails}@players.example>")
        intake.receive(self.services, raw, self.now, "proof")
        self.wait(timedelta(minutes=1))

    def wait(self, length: timedelta) -> None:
        self.now += length
        work_round.work(self.services, self.now)

    @property
    def services(self) -> Services:
        return replace(_services(), store=self.store)

    def seen(self, *readers: str) -> list[bytes]:
        return [parcel.raw for parcel in self.store.parcels if parcel.recipient in readers]

    def change(self, change: Any) -> None:
        with self.store.begin() as work:
            game = work.games.get("fog")
            assert game is not None
            work.games.save(change(game), (), self.now, "proof", None)
            work.commit()

    def judged(self) -> Snapshot:
        with self.store.begin() as work:
            return work.games.snapshots("fog")[-1]

    def game(self) -> Game:
        with self.store.begin() as work:
            game = work.games.get("fog")
            assert game is not None
            return game


@cache
def _services() -> Services:
    return services_on(TemporaryDatabase(), opt_in=False)


@cache
def _begun() -> BlindRun:
    """A game that has just started; each run goes on from a copy."""
    run = BlindRun(TemporaryDatabase())
    master = ["REGISTER", "Name: Gina", "END", "CREATE ?fog gmword99", "SET BLIND", "SET NMR"]
    run.send(
        "gina@gm.example", [*master, *(f"SET {kind} {_CLOCK}" for kind in ("MOVES", "RETREAT", "BUILDS"))]
    )
    run.send(OBSERVER, ["REGISTER", "Name: Oscar", "END", "OBSERVE fog obsword99"])
    for number, facts in enumerate(STANDARD.powers):
        letters = [one.letter for one in STANDARD.powers]
        wish = "".join(letters[number:] + letters[:number])
        lines = ["REGISTER", f"Name: Ida {facts.name}", "END", f"SIGN ON ?fog sword{facts.letter}9"]
        run.send(_address(facts.code), [*lines, f"SET PREFERENCE {wish}"])
    return run


# What is written


def _lines_of_player(chance: Random, own: Iterable[Unit]) -> list[str]:
    """His orders, the first for each unit a hold, and lines that ask for what he may not learn."""
    places = [code.capitalize() for code, facts in BOARD.provinces.items()]
    lines = [f"{unit} H" for unit in own]
    for unit in own:
        for _ in range(chance.randint(1, 3)):
            to, of = chance.choice(places), chance.choice(places)
            near = chance.choice(BOARD.reach(unit.kind, unit.at))
            lines.append(
                chance.choice(
                    [
                        f"{unit} - {near}",
                        f"{unit} - {to}",
                        f"{unit} S {chance.choice('AF')} {of} - {near}",
                        f"{unit} S {of} - {province_of(near)}",
                        f"{unit} S {province_of(near)}",
                        f"{unit} C A {of} - {to}",
                        f"{unit} - {to} - {of}",
                    ]
                )
            )
    for _ in range(4):
        there, to = chance.choice(places), chance.choice(places)
        lines.append(
            chance.choice(
                [
                    f"A {there} - {to}",
                    f"{there} H",
                    f"F {there} S {to}",
                    f"{there} - {to}",
                    f"{there[:-1]}x H",
                    f"IF A {there} THEN {there} H",
                    "the rest hold",
                    f"BUILD A {there}",
                    f"retreat {there} - {to}",
                ]
            )
        )
    chance.shuffle(lines)
    return [*lines, *chance.sample(["LIST", "LIST FULL", "LIST fog", "SET DRAW", "GET MAP"], 3)]


def _orders_of_others(seed: int, position: Position, power: Power) -> list[str]:
    """What the others order: a unit that is in both games is told the same in both."""
    lines = []
    for unit in position.of(power):
        chance = Random(f"{seed} {power} {unit}")
        near = chance.choice(BOARD.reach(unit.kind, unit.at))
        lines.append(f"{unit} - {near}" if chance.random() < _GOING else f"{unit} H")
    return lines


# A pair

_LETTERS = {facts.code: facts.letter for facts in STANDARD.powers}


@dataclass(frozen=True)
class Pair:
    """Two runs; `differing` is the first mail that differs, `whole` if the results were compared too."""

    mails: int
    differing: str
    whole: bool


def compare(seed: int) -> Pair:
    """Play the pair of a seed."""
    chance = Random(seed)
    eyes = _drawn_eyes(chance)
    positions = None
    while positions is None:
        positions = drawn_apart(chance, eyes)
    own = positions[0].of(eyes.power)
    lines, again = _lines_of_player(chance, own), _lines_of_player(chance, own)
    return _compared(*(_played(seed, eyes, position, lines, again) for position in positions))


def _drawn_eyes(chance: Random) -> Eyes:
    power = chance.choice(POWERS)
    words = tuple(w for w in SightModifier if w is not SightModifier.HIDE_BUILDS and chance.random() < 0.07)
    if len({_SAME, _OTHER} & {_BUNDLES.get(word, word) for word in words}) > 1:
        words = ()
    ruling = chance.choice([one for one in Blind if one is not Blind.NO])
    return Eyes(ruling, words if ruling in (Blind.DPJUDGE, Blind.FOG) else (), power)


@dataclass(frozen=True)
class _Played:
    """What a player and an observer got, how much before the results, and what they may see of these."""

    mails: list[bytes]
    early: int
    facts: object


def _played(seed: int, eyes: Eyes, position: Position, lines: Sequence[str], again: Sequence[str]) -> _Played:
    """Play a phase from a position: the player writes some lines before the results, and some after."""
    power = eyes.power
    run = BlindRun(_begun().store.copy(), _begun().now, _begun().mails)
    run.change(lambda game: _placed(game, eyes, position))
    sign_on = f"SIGN ON {_LETTERS[power]} fog sword{_LETTERS[power]}9"
    run.send(_address(power), [sign_on, *lines])
    run.send(OBSERVER, ["SIGN ON O fog obsword99", "LIST", "LIST FULL"])
    early = len(run.seen(_address(power), OBSERVER))
    for other in POWERS:
        if other != power:
            code, texts = _LETTERS[other], _orders_of_others(seed, position, other)
            run.send(_address(other), [f"SIGN ON {code} fog sword{code}9", *texts])
    run.wait(timedelta(hours=1))
    facts = seen_of_phase(BOARD, run.game(), run.judged(), eyes)
    run.send(_address(power), [sign_on, *again])
    run.send(OBSERVER, ["SIGN ON O fog obsword99", "LIST"])
    return _Played(run.seen(_address(power), OBSERVER), early, facts)


def _compared(first: _Played, second: _Played) -> Pair:
    """Compare all mails byte by byte; if the results may differ, those before them."""
    whole = first.facts == second.facts
    if whole and len(first.mails) != len(second.mails):
        return Pair(len(first.mails), f"{len(first.mails)} mails against {len(second.mails)}", whole)
    both = zip(first.mails, second.mails, strict=False)
    compared = list(both)[: None if whole else first.early]
    wrong = next(((a, b) for a, b in compared if a != b), None)
    return Pair(len(compared), f"{wrong[0].decode()}\n!=\n{wrong[1].decode()}" if wrong else "", whole)


def _placed(game: Game, eyes: Eyes, position: Position) -> Game:
    """The game in that fall."""
    settings = replace(game.settings, blind=eyes.ruling, sight=eyes.words, missing=MissingOrders.PROCESS)
    return replace(game, settings=settings, phase=Phase.parse("F1901M"), position=position)


def non_interference(size: int, first: int = 0) -> Result:
    """Play `size` pairs of games, with seeds from `first` on."""
    pairs = [(seed, compare(seed)) for seed in range(first, first + size)]
    failures = tuple(f"seed {seed}: {pair.differing}" for seed, pair in pairs if pair.differing)
    whole = sum(pair.whole for _, pair in pairs)
    mails = sum(pair.mails for _, pair in pairs)
    return Result(size, failures, f"{mails:,} emails compared byte by byte, {whole} pairs past the results")


def main() -> int:
    """Print what came of it; 1 if any mail differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the first seed, to share a run among processes")
    options = parser.parse_args()
    result = non_interference(options.pairs, options.first)
    sys.stdout.write("\n".join((*result.failures[:3], "")))
    sys.stdout.write(f"{result.tried} pairs, {len(result.failures)} differ; {result.remark}\n")
    return 1 if result.failures else 0


if __name__ == "__main__":
    sys.exit(main())
