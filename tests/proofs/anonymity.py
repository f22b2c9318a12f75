"""A gunboat game played twice, two of its people in each other's clothes: nobody else's mails may differ.

`python -m tests.proofs.anonymity --pairs 1000` is the whole run.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random

from judge.service import work_round
from judge.service.dependencies import Services
from judge.service.incoming import intake
from tests.fakes.database import MemoryStore
from tests.fakes.passwords import PlainPasswords
from tests.proofs.clients import CLIENTS, Author, mail
from tests.proofs.proof import Result
from tests.services import BORDER, services_on

POWERS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
MASTER, OBSERVER, NEWCOMER = "Master", "Observer", "Newcomer"
GUESSES = 3
"""So many wrong passwords lock a seat, and its player is told."""
START = datetime(2026, 1, 5, 12, tzinfo=UTC)
_UNITS = {
    "Austria": ("A Vie - Gal", "A Bud - Ser", "F Tri - Alb"),
    "England": ("F Lon - Nth", "F Edi - Nwg", "A Lvp - Yor"),
    "France": ("A Par - Bur", "A Mar - Spa", "F Bre - Mid"),
    "Germany": ("A Mun - Ruh", "A Ber - Kie", "F Kie - Den"),
    "Italy": ("A Ven - Tyr", "A Rom - Apu", "F Nap - Ion"),
    "Russia": ("A War - Gal", "A Mos - Ukr", "F Sev - Bla", "F Stp(sc) - Bot"),
    "Turkey": ("A Con - Bul", "A Smy - Con", "F Ank - Bla"),
}
_PEOPLE = (
    ("anna.s@aus.example", "Anna Schmidt", "Europe/Vienna", 1),
    ("edgar@uni.eng.example", "Edgar Stone", "Europe/London", 0),
    ("fleur@fra.example", "Fleur Petit", "Europe/Paris", 1),
    ("g.meier@ger.example", "G\u00fcnther Meier", "Europe/Berlin", 1),
    ("irma@ita.example", "Irma Rossi", "Europe/Rome", 1),
    ("rolf@rus.example", "Rolf Iwanow", "Asia/Vladivostok", 10),
    ("tara@tur.example", "Tara Y\u0131lmaz", "Europe/Istanbul", 3),
    ("oscar@obs.example", "Oscar Watcher", "America/New_York", -5),
    ("nina@new.example", "Nina New", "Australia/Sydney", 11),
    ("gina@gm.example", "Gina Master", "Europe/London", 0),
)
_WORDS = (
    *(
        "don't",
        '"never"',
        "Z\u00fcrich",
        "--",
        "perhaps...",
        "caf\u00e9",
        "nobody's",
        '"friend"',
        "a",
        "I",
        "the",
    ),
    *(
        "Galicia",
        "Sevastopol",
        "Channel",
        "Warsaw",
        "you",
        "shall",
        "we",
        "attack",
        "support",
        "fleet",
        "army",
    ),
    *("trust", "tomorrow", "because", "quickly", "bounce", "unfortunately", "so"),
)

Cast = Mapping[str, Author]


@dataclass(frozen=True)
class Act:
    """A mail from a seat, or (no seat) time that passes; `disowned` by the mail server of its sender."""

    seat: str
    lines: tuple[str, ...]
    wait: timedelta = timedelta(minutes=1)
    disowned: bool = False


@dataclass
class Table:
    """A judge with nothing on it but this game; what it sends is read from its outbox."""

    cast: Cast
    words: Mapping[str, str]
    """What others know and write, whoever wears which clothes."""
    store: MemoryStore = field(default_factory=MemoryStore)
    now: datetime = START
    mails: int = 0

    def play(self, acts: tuple[Act, ...]) -> None:
        """Every act in its turn; a seat's password and address are its author's."""
        services = replace(_desk(), store=self.store, passwords=PlainPasswords())
        for act in acts:
            self.now += act.wait
            if act.seat:
                self._send(services, act)
            work_round.work(services, self.now)

    def _send(self, services: Services, act: Act) -> None:
        self.mails += 1
        author = self.cast[act.seat]
        words = {**self.words, "#name": author.name, "#zone": author.zone}
        words |= {f"%{seat}": one.password for seat, one in self.cast.items()}
        text = "\n".join(act.lines)
        for sign, word in words.items():
            text = text.replace(sign, word)
        raw = mail(author, "orders", text.split("\n"), self.now, self.mails)
        if act.disowned:
            domain = author.address.rpartition("@")[2]
            verdict = f"Authentication-Results: {BORDER}; dmarc=fail header.from={domain}\r\n"
            raw = verdict.encode() + raw
        intake.receive(services, raw, self.now, "proof")

    def seen_by_others(self, but: set[str]) -> list[tuple[str, bytes]]:
        """The mails to everybody but these addresses, in the order they leave."""
        return [(p.recipient, p.raw) for p in self.store.parcels if p.recipient not in but]


@cache
def _desk() -> Services:
    services = services_on(MemoryStore())
    return replace(services, security=replace(services.security, tries=GUESSES))


def cast_of(chance: Random) -> dict[str, Author]:
    """Ten people with programs and networks of their own, seats dealt among all but the master."""
    seats = (*POWERS, OBSERVER, NEWCOMER)
    people = [*chance.sample(_PEOPLE[:-1], len(seats)), _PEOPLE[-1]]
    return {
        seat: Author(
            *person,
            f"{chance.randint(1, 223)}.{chance.randint(0, 255)}.0.{number}",
            chance.choice(CLIENTS),
            f"word{number}{chance.randint(100, 999)}",
        )
        for number, (seat, person) in enumerate(zip((*seats, MASTER), people, strict=True))
    }


def swapped(cast: Cast, one: str, other: str) -> dict[str, Author]:
    """The cast with two people in each other's place."""
    return {**cast, one: cast[other], other: cast[one]}


def game(chance: Random, one: str, other: str) -> tuple[Act, ...]:
    """A spring with letters, orders, an absence, a new player and many who ask; `one` and `other` do most."""
    return (*_beginning(), *_middle(chance, one, other), *_end(chance, one))


def _beginning() -> Iterator[Act]:
    register = ("REGISTER", "Name: #name", "Timezone: #zone", "END")
    clock = "CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS"
    settings = (f"SET MOVES {clock}", "SET WHITE/GREY", "SET NO REVEAL", "SET REMINDER 2")
    yield Act(MASTER, (*register, "CREATE ?gun %Master standard gunboat", *settings))
    yield Act(NEWCOMER, register)
    yield Act(OBSERVER, (*register, "OBSERVE gun %Observer"))
    for number, power in enumerate(POWERS):
        wish = "AEFGIRT"[number:] + "AEFGIRT"[:number]
        yield Act(power, (*register, f"SIGN ON ?gun %{power}", f"SET PREFERENCE {wish}"))


def _middle(chance: Random, one: str, other: str) -> list[Act]:
    """In a random order, but each seat's orders are what they are."""
    third = chance.choice([power for power in POWERS if power not in (one, other)])
    acts = [_letter(chance, seat) for seat in (one, other, one, other, third, OBSERVER)]
    acts += [Act(power, (*_as(power), *_UNITS[power])) for power in POWERS if power not in (one, third)]
    acts += [
        Act(one, (*_as(one), *_UNITS[one][:-1], "LIST")),
        Act(other, (*_as(third), _UNITS[third][0], "LIST gun")),  # with another's password
        Act(other, (*_as(third), _UNITS[third][1]), disowned=True),
        Act(third, (*_as(third), f"EJECT @{one}", f"EJECT @{other}", f"SET ADDRESS @{one}", "LIST")),
        Act(NEWCOMER, ("LIST FULL", "LIST gun", f"SIGN ON {one} gun guess", "FORGOT PASSWORD gun")),
        Act(OBSERVER, (*_as(OBSERVER), "LIST", f"SIGN ON {one} gun guess")),
        Act(one, (*_as(one), "SET WAIT", "Hello there, who are you?", "PRESS TO Q", "x", "ENDPRESS")),
        Act(other, tuple(f"SIGN ON {third} gun guess{number}" for number in range(GUESSES))),
        Act(MASTER, (*_as(MASTER), "LIST", "BROADCAST", "Be kind.", "ENDPRESS")),
    ]
    chance.shuffle(acts)
    return [replace(act, wait=timedelta(seconds=chance.randint(1, 600))) for act in acts]


def _end(chance: Random, one: str) -> Iterator[Act]:
    """The deadline passes, `one` leaves, somebody else takes over, the turn is judged, the game ends."""
    yield Act("", (), timedelta(hours=22))
    yield Act("", (), timedelta(hours=2))
    yield Act(one, (*_as(one), "RESIGN"))
    yield Act(NEWCOMER, (f"SIGN ON {one} gun %{NEWCOMER}", *_UNITS[one], "LIST"))
    yield Act("", (), timedelta(hours=25))
    yield _letter(chance, NEWCOMER, one)
    yield Act(MASTER, (*_as(MASTER), "SET DEADLINE +3d", "EJECT England", "PROCESS", "TERMINATE"))
    yield Act(OBSERVER, (*_as(OBSERVER), "LIST"))


def _as(seat: str, chair: str = "") -> tuple[str]:
    word = {MASTER: "M", OBSERVER: "O"}.get(chair or seat, chair or seat)
    return (f"SIGN ON {word} gun %{seat}",)


def _letter(chance: Random, seat: str, chair: str = "") -> Act:
    """A letter of a few paragraphs to somebody, or to all."""
    to = "".join(chance.sample("AEFGIRTMO", chance.randint(1, 4)))
    head = chance.choice([f"PRESS TO {to}", f"PRESS GREY TO {to}", "BROADCAST", "BROADCAST GREY"])
    body = [" ".join(chance.choices(_WORDS, k=chance.randint(1, 60))) for _ in range(chance.randint(1, 4))]
    paragraphs = [line for text in body for line in (text, "")]
    return Act(seat, (*_as(seat, chair), head, *paragraphs, "ENDPRESS"))


@dataclass(frozen=True)
class Pair:
    """Two runs of one game; `differing` describes the first mail that is not the same to the byte."""

    mails: int
    differing: str


def compare(seed: int) -> Pair:
    """Play the game of a seed, and again with two people swapped."""
    chance = Random(seed)
    cast = cast_of(chance)
    one, other = chance.sample(POWERS, 2)
    acts = game(chance, one, other)
    words = {f"@{seat}": author.address for seat, author in cast.items()}
    hidden = {cast[seat].address for seat in (one, other, MASTER)}
    runs = []
    for people in (cast, swapped(cast, one, other)):
        table = Table(people, words)
        table.play(acts)
        runs.append(table.seen_by_others(hidden))
    first, second = runs
    if len(first) != len(second):
        return Pair(len(first), f"{len(first)} mails against {len(second)}")
    wrong = next(((a, b) for a, b in zip(first, second, strict=True) if a != b), None)
    return Pair(len(first), f"{wrong[0]!r}\n!=\n{wrong[1]!r}" if wrong else "")


def non_interference(size: int, first: int = 0) -> Result:
    """Play `size` pairs of games, with seeds from `first` on."""
    pairs = [(seed, compare(seed)) for seed in range(first, first + size)]
    failures = tuple(f"seed {seed}: {pair.differing}" for seed, pair in pairs if pair.differing)
    return Result(size, failures, f"{sum(pair.mails for _, pair in pairs):,} mails compared byte by byte")


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
