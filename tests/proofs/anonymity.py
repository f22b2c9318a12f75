"""A gunboat game played twice, two of its people in each other's seats: nobody else's mails may differ.

`python -m tests.proofs.anonymity --pairs 1000` is the whole run.
"""

from __future__ import annotations

import argparse
import re
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
from tests.proofs.mail_programs import MAIL_PROGRAMS, Author, mail
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

_TOKEN = re.compile(rb"CONFIRM ([0-9a-f]{32,})")

Seating = Mapping[str, Author]


@dataclass(frozen=True)
class ScriptedMail:
    """A mail from a seat, or (no seat) time that passes; `disowned` by the mail server of its sender."""

    seat: str
    lines: tuple[str, ...]
    wait: timedelta = timedelta(minutes=1)
    disowned: bool = False


@dataclass
class GunboatRun:
    """One run of the game on a judge of its own; what it sends is read from its outbox."""

    seating: Seating
    words: Mapping[str, str]
    """What others know and write, whoever sits where."""
    store: MemoryStore = field(default_factory=MemoryStore)
    now: datetime = START
    mails: int = 0

    def play(self, script: tuple[ScriptedMail, ...]) -> None:
        """Every mail of the script in its turn; a seat's password and address are its author's."""
        services = replace(_services(), store=self.store, passwords=PlainPasswords())
        for entry in script:
            self.now += entry.wait
            if entry.seat:
                self._send(services, entry)
            work_round.work(services, self.now)

    def _send(self, services: Services, entry: ScriptedMail) -> None:
        self.mails += 1
        author = self.seating[entry.seat]
        words = {**self.words, "#name": author.name, "#zone": author.zone}
        words |= {f"%{seat}": one.password for seat, one in self.seating.items()}
        text = "\n".join(entry.lines).replace("{token}", self._token(author.address))
        for sign, word in words.items():
            text = text.replace(sign, word)
        raw = mail(author, "orders", text.split("\n"), self.now, self.mails)
        if entry.disowned:
            domain = author.address.rpartition("@")[2]
            verdict = f"Authentication-Results: {BORDER}; dmarc=fail header.from={domain}\r\n"
            raw = verdict.encode() + raw
        intake.receive(services, raw, self.now, "proof")

    def _token(self, address: str) -> str:
        """The last token mailed to an address."""
        mine = (_TOKEN.search(p.raw) for p in reversed(self.store.parcels) if p.recipient == address)
        return next((found[1].decode() for found in mine if found), "")

    def seen_by_others(self, but: set[str]) -> list[tuple[str, bytes]]:
        """The mails to everybody but these addresses, in the order they leave."""
        return [(p.recipient, p.raw) for p in self.store.parcels if p.recipient not in but]


@cache
def _services() -> Services:
    services = services_on(MemoryStore(), opt_in=False)
    return replace(services, security=replace(services.security, tries=GUESSES))


def deal_seats(chance: Random) -> dict[str, Author]:
    """Seats dealt among ten people with programs and networks of their own; the master keeps his."""
    seats = (*POWERS, OBSERVER, NEWCOMER)
    people = [*chance.sample(_PEOPLE[:-1], len(seats)), _PEOPLE[-1]]
    return {
        seat: Author(
            *person,
            f"{chance.randint(1, 223)}.{chance.randint(0, 255)}.0.{number}",
            chance.choice(MAIL_PROGRAMS),
            f"word{number}{chance.randint(100, 999)}",
        )
        for number, (seat, person) in enumerate(zip((*seats, MASTER), people, strict=True))
    }


def swapped(seating: Seating, one: str, other: str) -> dict[str, Author]:
    """The seating with two people in each other's place."""
    return {**seating, one: seating[other], other: seating[one]}


def game(chance: Random, one: str, other: str) -> tuple[ScriptedMail, ...]:
    """A spring with letters, orders, an absence, a new player and many who ask; `one` and `other` do most."""
    return (*_beginning(), *_middle(chance, one, other), *_end(chance, one))


def _beginning() -> Iterator[ScriptedMail]:
    register = ("REGISTER", "Name: #name", "Timezone: #zone", "END")
    clock = "CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS"
    settings = (f"SET MOVES {clock}", "SET WHITE/GREY", "SET NO REVEAL", "SET REMINDER 2")
    yield ScriptedMail(MASTER, (*register, "CREATE ?gun %Master standard gunboat", *settings))
    yield ScriptedMail(NEWCOMER, register)
    yield ScriptedMail(OBSERVER, (*register, "OBSERVE gun %Observer"))
    for number, power in enumerate(POWERS):
        wish = "AEFGIRT"[number:] + "AEFGIRT"[:number]
        yield ScriptedMail(power, (*register, f"SIGN ON ?gun %{power}", f"SET PREFERENCE {wish}"))


def _middle(chance: Random, one: str, other: str) -> list[ScriptedMail]:
    """In a random order, but each seat's orders are what they are."""
    third = chance.choice([power for power in POWERS if power not in (one, other)])
    script = [_letter(chance, seat) for seat in (one, other, one, other, third, OBSERVER)]
    script += [
        ScriptedMail(power, (*_as(power), *_UNITS[power])) for power in POWERS if power not in (one, third)
    ]
    script += [
        ScriptedMail(one, (*_as(one), *_UNITS[one][:-1], "LIST")),
        ScriptedMail(other, (*_as(third), _UNITS[third][0], "LIST gun")),  # with another's password
        ScriptedMail(other, (*_as(third), _UNITS[third][1]), disowned=True),
        ScriptedMail(third, (*_as(third), f"EJECT @{one}", f"EJECT @{other}", f"SET ADDRESS @{one}", "LIST")),
        ScriptedMail(NEWCOMER, ("LIST FULL", "LIST gun", f"SIGN ON {one} gun guess", "FORGOT PASSWORD gun")),
        ScriptedMail(OBSERVER, (*_as(OBSERVER), "LIST", f"SIGN ON {one} gun guess")),
        ScriptedMail(
            one, (*_as(one), "SET WAIT", "Hello there, who are you?", "PRESS TO Q", "x", "ENDPRESS")
        ),
        ScriptedMail(other, tuple(f"SIGN ON {third} gun guess{number}" for number in range(GUESSES))),
        ScriptedMail(MASTER, (*_as(MASTER), "LIST", "BROADCAST", "Be kind.", "ENDPRESS")),
    ]
    chance.shuffle(script)
    return [replace(entry, wait=timedelta(seconds=chance.randint(1, 600))) for entry in script]


def _end(chance: Random, one: str) -> Iterator[ScriptedMail]:
    """The deadline passes, `one` leaves, somebody else takes over, the turn is judged, the game ends."""
    yield ScriptedMail("", (), timedelta(hours=22))
    yield ScriptedMail("", (), timedelta(hours=2))
    yield ScriptedMail(one, (*_as(one), "RESIGN"))
    yield ScriptedMail(one, ("CONFIRM {token}",))
    yield ScriptedMail(NEWCOMER, (f"SIGN ON {one} gun %{NEWCOMER}", *_UNITS[one], "LIST"))
    yield ScriptedMail("", (), timedelta(hours=25))
    yield _letter(chance, NEWCOMER, one)
    yield ScriptedMail(
        MASTER, (*_as(MASTER), "SET DEADLINE +3d", "EJECT England", "PROCESS NOW", "TERMINATE")
    )
    yield ScriptedMail(OBSERVER, (*_as(OBSERVER), "LIST"))


def _as(seat: str, sign_on_as: str = "") -> tuple[str]:
    word = {MASTER: "M", OBSERVER: "O"}.get(sign_on_as or seat, sign_on_as or seat)
    return (f"SIGN ON {word} gun %{seat}",)


def _letter(chance: Random, seat: str, sign_on_as: str = "") -> ScriptedMail:
    """A letter of a few paragraphs to somebody, or to all."""
    to = "".join(chance.sample("AEFGIRTMO", chance.randint(1, 4)))
    head = chance.choice([f"PRESS TO {to}", f"PRESS GREY TO {to}", "BROADCAST", "BROADCAST GREY"])
    body = [" ".join(chance.choices(_WORDS, k=chance.randint(1, 60))) for _ in range(chance.randint(1, 4))]
    paragraphs = [line for text in body for line in (text, "")]
    return ScriptedMail(seat, (*_as(seat, sign_on_as), head, *paragraphs, "ENDPRESS"))


@dataclass(frozen=True)
class Pair:
    """Two runs of one game; `differing` describes the first mail that is not the same to the byte."""

    mails: int
    differing: str


def compare(seed: int) -> Pair:
    """Play the game of a seed, and again with two people swapped."""
    chance = Random(seed)
    seating = deal_seats(chance)
    one, other = chance.sample(POWERS, 2)
    script = game(chance, one, other)
    words = {f"@{seat}": author.address for seat, author in seating.items()}
    hidden = {seating[seat].address for seat in (one, other, MASTER)}
    runs = []
    for people in (seating, swapped(seating, one, other)):
        run = GunboatRun(people, words)
        run.play(script)
        runs.append(run.seen_by_others(hidden))
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
