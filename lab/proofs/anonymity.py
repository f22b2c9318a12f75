"""A gunboat game played twice, two of its people in each other's seats: nobody else's mails may differ.

`python -m lab.proofs --full --only gunboat` is the whole run.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import cycle
from random import Random

from judge.service import work_round
from judge.service.dependencies import Chores, Services
from judge.service.incoming import intake
from lab.proofs.mail_programs import MAIL_PROGRAMS, Author, mail
from lab.proofs.proof import Result
from tests.orders_by_power import orders_by_power
from tests.plain_passwords import PlainPasswords
from tests.servers.sqlite import TemporaryDatabase
from tests.services import BORDER, services_on

POWERS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
MASTER, OBSERVER, NEWCOMER, OUTSIDER, PARTNER = "Master", "Observer", "Newcomer", "Outsider", "Partner"
GUESSES = 3
"""So many wrong passwords lock a seat, and its player is told."""
START = datetime(2026, 1, 5, 12, tzinfo=UTC)
PRESS_SETTINGS = (
    *("SET PARTIAL MAY BE FAKED", "SET POSTAL PRESS", "SET OBSERVER ANY", "SET WATCH ALL PRESS"),
    *("SET DATELINES", "SET BLANK PRESS", "SET DIARIES SHOWN", "SET LETTERS SHOWN", "SET VOTES NAMED"),
)
"""So that letters of every kind may be written."""
CAPITALS = dict(zip(POWERS, ("Vienna", "London", "Paris", "Berlin", "Rome", "Moscow", "Ankara"), strict=True))
UNITS = orders_by_power(
    """
    Austria: A Vie - Gal, A Bud - Ser, F Tri - Alb
    England: F Lon - Nth, F Edi - Nwg, A Lvp - Yor
    France: A Par - Bur, A Mar - Spa, F Bre - Mid
    Germany: A Mun - Ruh, A Ber - Kie, F Kie - Den
    Italy: A Ven - Tyr, A Rom - Apu, F Nap - Ion
    Russia: A War - Gal, A Mos - Ukr, F Sev - Bla, F Stp(sc) - Bot
    Turkey: A Con - Bul, A Smy - Con, F Ank - Bla
    """
)
PEOPLE = (
    ("anna.s@aus.example", "Anna Schmidt", "Europe/Vienna", 1),
    ("edgar@uni.eng.example", "Edgar Stone", "Europe/London", 0),
    ("fleur@fra.example", "Fleur Petit", "Europe/Paris", 1),
    ("g.meier@ger.example", "G\u00fcnther Meier", "Europe/Berlin", 1),
    ("irma@ita.example", "Irma Rossi", "Europe/Rome", 1),
    ("rolf@rus.example", "Rolf Iwanow", "Asia/Vladivostok", 10),
    ("tara@tur.example", "Tara Y\u0131lmaz", "Europe/Istanbul", 3),
    ("oscar@obs.example", "Oscar Watcher", "America/New_York", -5),
    ("nina@new.example", "Nina New", "Australia/Sydney", 11),
    ("otto@out.example", "Otto Outside", "America/Lima", -5),
    ("gina@gm.example", "Gina Master", "Europe/London", 0),
)
LEADS_WITH_ANOTHER = ("paul@partner.example", "Paul Partner", "Asia/Tokyo", 9)
"""The partner of a player, who knows with whom he leads a power."""
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

YES = ("{word}",)
TOKEN = re.compile(rb"(?:CONFIRM|YES|PASSWORD) ([0-9a-f]{32,})")

IDENTIFIER = re.compile(rb"^Message-ID:\s*(<[^>]+>)", re.IGNORECASE | re.MULTILINE)

Seating = Mapping[str, Author]


@dataclass(frozen=True)
class ScriptedMail:
    """A mail from a seat, or (no seat) time that passes; `disowned` by the mail server of its sender.

    One that `claims` a word like `@Austria` names that address as its sender's; one that `answers` is a reply
    to the last mail that went there.
    """

    seat: str
    lines: tuple[str, ...]
    wait: timedelta = timedelta(minutes=1)
    disowned: bool = False
    claims: str = ""
    answers: bool = False


@dataclass
class GunboatRun:
    """One run of the game on a judge of its own; what it sends is read from its outbox."""

    seating: Seating
    words: Mapping[str, str]
    """What others know and write, whoever sits where."""
    store: TemporaryDatabase = field(default_factory=TemporaryDatabase)
    passwords: PlainPasswords = field(default_factory=PlainPasswords)
    chores: Chores = field(default_factory=Chores)
    now: datetime = START
    mails: int = 0

    def play(self, script: Sequence[ScriptedMail]) -> None:
        """Every mail of the script in its turn; a seat's password and address are its author's."""
        services = replace(_services(), store=self.store, passwords=self.passwords, chores=self.chores)
        for entry in script:
            self.now += entry.wait
            if entry.seat:
                self._send(services, entry)
            work_round.work(services, self.now)

    def _send(self, services: Services, entry: ScriptedMail) -> None:
        self.mails += 1
        author = self.seating[entry.seat]
        if entry.claims:
            author = replace(author, address=self.words[entry.claims])
        words = {**self.words, "#name": author.name, "#zone": author.zone}
        words |= {f"%{seat}": one.password for seat, one in self.seating.items()}
        text = "\n".join(entry.lines).replace("{word}", self._word(author.address))
        for sign, word in words.items():
            text = text.replace(sign, word)
        raw = mail(author, "orders", text.split("\n"), self.now, self.mails)
        if entry.disowned:
            domain = author.address.rpartition("@")[2]
            verdict = f"Authentication-Results: {BORDER}; dmarc=fail header.from={domain}\r\n"
            raw = verdict.encode() + raw
        if entry.answers:
            raw = b"In-Reply-To: " + self._last_identifier(author.address) + b"\r\n" + raw
        intake.receive(services, raw, self.now, "proof")

    def _last_identifier(self, address: str) -> bytes:
        last = next(p.raw for p in reversed(self.store.parcels) if p.recipient == address)
        found = IDENTIFIER.search(last)
        assert found is not None
        return found[1]

    def _word(self, address: str) -> str:
        """The last word with a token that an address was asked for."""
        mine = (TOKEN.search(p.raw) for p in reversed(self.store.parcels) if p.recipient == address)
        return next((found[0].decode() for found in mine if found), "")

    def seen_by_others(self, but: set[str]) -> list[tuple[str, bytes]]:
        """The mails to everybody but these addresses, in the order they leave."""
        return [(p.recipient, p.raw) for p in self.store.parcels if p.recipient not in but]


@cache
def _services() -> Services:
    services = services_on(TemporaryDatabase())
    return replace(services, security=replace(services.security, tries=GUESSES))


def deal_seats(chance: Random) -> dict[str, Author]:
    """Seats dealt among people with programs and networks of their own; the master keeps his."""
    seats = (*POWERS, OBSERVER, NEWCOMER, OUTSIDER)
    people = [*chance.sample(PEOPLE[:-1], len(seats)), PEOPLE[-1]]
    dealt = {
        seat: Author(
            *person,
            f"{chance.randint(1, 223)}.{chance.randint(0, 255)}.0.{number}",
            chance.choice(MAIL_PROGRAMS),
            f"word{number}{chance.randint(100, 999)}",
        )
        for number, (seat, person) in enumerate(zip((*seats, MASTER), people, strict=True))
    }
    partner = Author(*LEADS_WITH_ANOTHER, "198.51.100.7", chance.choice(MAIL_PROGRAMS), "partner77")
    return {**dealt, PARTNER: partner}


def swapped(seating: Seating, one: str, other: str) -> dict[str, Author]:
    """The seating with two people in each other's place."""
    return {**seating, one: seating[other], other: seating[one]}


def game(chance: Random, one: str, other: str) -> tuple[ScriptedMail, ...]:
    """A spring with letters, orders, an absence, a new player and many who ask; `one` and `other` do most."""
    colours = chance.choice(("WHITE/GREY", "GREY/WHITE"))
    return (
        *beginning(colours),
        *middle(chance, one, other),
        *partnership(chance, other),
        *end(chance, one),
    )


def beginning(colours: str = "WHITE/GREY") -> Iterator[ScriptedMail]:
    register = ("REGISTER", "Name: #name", "Timezone: #zone", "END")
    clock = "CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS"
    settings = (f"SET MOVES {clock}", f"SET {colours}", "SET NO REVEAL", "SET REMINDER 2", *PRESS_SETTINGS)
    yield ScriptedMail(MASTER, (*register, "CREATE ?gun %Master standard gunboat", *settings))
    yield ScriptedMail(MASTER, YES)
    for guest in (NEWCOMER, OUTSIDER, PARTNER):
        yield ScriptedMail(guest, register)
        yield ScriptedMail(guest, YES)
    yield ScriptedMail(OBSERVER, (*register, "OBSERVE gun %Observer"))
    yield ScriptedMail(OBSERVER, YES)
    for number, power in enumerate(POWERS):
        wish = "AEFGIRT"[number:] + "AEFGIRT"[:number]
        yield ScriptedMail(power, (*register, f"SIGN ON ?gun %{power}", f"SET PREFERENCE {wish}"))
        yield ScriptedMail(power, YES)


def middle(chance: Random, one: str, other: str) -> list[ScriptedMail]:
    """In a random order, but each seat's orders are what they are."""
    third = chance.choice([power for power in POWERS if power not in (one, other)])
    pair = cycle(chance.sample((one, other), 2))
    script = [_letter(chance, seat, head=head) for head, seat in zip(_heads(chance), pair, strict=False)]
    script += [_letter(chance, seat) for seat in (third, OBSERVER)]
    script += [
        ScriptedMail(OBSERVER, (*as_seat(OBSERVER), "SET ALL PRESS", "SET COPY")),
        ScriptedMail(MASTER, (*as_seat(MASTER), "SET ALL PRESS", "SET NO BROADCAST")),
        ScriptedMail(one, (*as_seat(one), "SET COPY", "DIARY", "Who am I?", "ENDDIARY", "DIARY LIST")),
        ScriptedMail(one, (*as_seat(one), "PROPOSE WIN Italy", "SET CONCEDE Italy")),
        ScriptedMail(other, (*as_seat(other), "VOTE NO", "SET DRAW")),
        ScriptedMail(third, (*as_seat(third), "VOTE YES", "LIST gun")),
        ScriptedMail(other, (*as_seat(other), "RECALL", "DIARY", f"Not @{one}.", "ENDDIARY")),
        ScriptedMail(one, (*as_seat(one), "BROADCAST", f"{CAPITALS[one]}: We rule.", "ENDPRESS")),
        ScriptedMail(other, (*as_seat(other), "BROADCAST", f"{CAPITALS[one]}: They do not.", "ENDPRESS")),
        ScriptedMail(other, (*as_seat(other), "PRESS TO ALL GREY", "ENDPRESS", "SET MAIL DIGEST")),
        ScriptedMail(third, (*as_seat(third), "WHO GAME FULL", "SUMMARY", "HISTORY", "MY GAMES", "WHO IS A")),
    ]
    script += [
        ScriptedMail(power, (*as_seat(power), *UNITS[power])) for power in POWERS if power not in (one, third)
    ]
    script += [
        ScriptedMail(one, (*as_seat(one), *UNITS[one][:-1], "LIST")),
        ScriptedMail(other, (*as_seat(third), UNITS[third][0], "LIST gun")),  # with another's password
        ScriptedMail(other, (*as_seat(third), UNITS[third][1]), disowned=True),
        ScriptedMail(
            third, (*as_seat(third), f"EJECT @{one}", f"EJECT @{other}", f"SET ADDRESS @{one}", "LIST")
        ),
        ScriptedMail(NEWCOMER, ("LIST FULL", "LIST gun", f"SIGN ON {one} gun guess", "FORGOT PASSWORD gun")),
        ScriptedMail(OBSERVER, (*as_seat(OBSERVER), "LIST", f"SIGN ON {one} gun guess")),
        ScriptedMail(
            one, (*as_seat(one), "SET WAIT", "Hello there, who are you?", "PRESS TO Q", "x", "ENDPRESS")
        ),
        ScriptedMail(other, tuple(f"SIGN ON {third} gun guess{number}" for number in range(GUESSES))),
        ScriptedMail(MASTER, (*as_seat(MASTER), "LIST", "BROADCAST", "Be kind.", "ENDPRESS")),
    ]
    chance.shuffle(script)
    return [replace(entry, wait=timedelta(seconds=chance.randint(1, 600))) for entry in script]


def partnership(chance: Random, power: str) -> Iterator[ScriptedMail]:
    """Somebody leads a power beside its player, writes in its name, and leaves."""
    yield ScriptedMail(power, (*as_seat(power), f"PARTNER @{PARTNER}"))
    yield ScriptedMail(PARTNER, ("YES",), answers=True)
    yield ScriptedMail(PARTNER, (f"RESET {{word}} %{PARTNER}",))
    yield replace(_letter(chance, PARTNER, power), wait=timedelta(minutes=9))
    yield ScriptedMail(PARTNER, (*as_seat(PARTNER, power), UNITS[power][0], "DIARY", "We two.", "ENDDIARY"))
    yield ScriptedMail(power, (*as_seat(power), f"PARTNER -@{PARTNER}"))


def end(chance: Random, one: str) -> Iterator[ScriptedMail]:
    """The deadline passes, `one` leaves, somebody else takes over, the turn is judged, the game ends."""
    yield ScriptedMail("", (), timedelta(hours=22))
    yield ScriptedMail("", (), timedelta(hours=2))
    yield ScriptedMail(one, (*as_seat(one), "RESIGN"))
    yield ScriptedMail(one, YES)
    yield ScriptedMail(NEWCOMER, (f"SIGN ON {one} gun %{NEWCOMER}", *UNITS[one], "LIST"))
    yield ScriptedMail(NEWCOMER, YES)
    yield ScriptedMail("", (), timedelta(hours=25))
    yield _letter(chance, NEWCOMER, one)
    yield ScriptedMail(
        MASTER, (*as_seat(MASTER), "SET DEADLINE +3d", "EJECT England", "PROCESS NOW", "TERMINATE")
    )
    yield ScriptedMail(
        OBSERVER, (*as_seat(OBSERVER), "LIST", "WHO GAME FULL", "SUMMARY", "HISTORY", "WHY S1901M")
    )
    yield ScriptedMail(NEWCOMER, ("STATUS gun", "SUMMARY gun", "HISTORY gun", "WHO GAME gun"))


def as_seat(seat: str, sign_on_as: str = "") -> tuple[str]:
    word = {MASTER: "M", OBSERVER: "O"}.get(sign_on_as or seat, sign_on_as or seat)
    return (f"SIGN ON {word} gun %{seat}",)


def _heads(chance: Random) -> tuple[str, ...]:
    """How letters of each kind begin."""
    heads = (
        *("PRESS TO {to}", "PRESS GREY TO {to}", "PRESS WHITE TO {to}", "BROADCAST", "BROADCAST GREY"),
        *("PRESS TO {to} FAKE BROADCAST", "PRESS TO {to} GREY FAKE TO {fake}", "PRESS TO -{fake}"),
        *("PRESS TO {to} FAKE TO ALL BUT {fake}", "POSTAL PRESS", "POSTAL PRESS GREY TO {to}"),
        *("PRESS TO {to} IF FRANCE OWNS PAR", "BROADCAST GREY IF ITALY OWNS PAR", "PRESS TO ALL GREY"),
    )
    return tuple(
        head.format(to=_some(chance, "AEFGIRTMO", 2, 4), fake=_some(chance, "AEFGIRT", 2, 2))
        for head in heads
    )


def _some(chance: Random, letters: str, fewest: int, most: int) -> str:
    """Some of these letters in their order, so that they are no other word."""
    return "".join(sorted(chance.sample(letters, chance.randint(fewest, most)), key=letters.index))


def _letter(chance: Random, seat: str, sign_on_as: str = "", head: str = "") -> ScriptedMail:
    """A letter of a few paragraphs with that head, or of any kind to anybody."""
    head = head or chance.choice(_heads(chance))
    body = [" ".join(chance.choices(_WORDS, k=chance.randint(1, 60))) for _ in range(chance.randint(1, 4))]
    paragraphs = [line for text in body for line in (text, "")]
    return ScriptedMail(seat, (*as_seat(seat, sign_on_as), head, *paragraphs, "ENDPRESS"))


@dataclass(frozen=True)
class Pair:
    """Two runs of one game; `differing` describes the first mail that is not the same to the byte."""

    mails: int
    differing: str


def compare(seed: int) -> Pair:
    """Play the game of a seed, and again with two of its players swapped."""
    chance = Random(seed)
    seating = deal_seats(chance)
    one, other = chance.sample(POWERS, 2)
    return played_twice(seating, game(chance, one, other), one, other)


def _as_sent(raw: bytes) -> bytes:
    return raw


_UNSUBSCRIBE = re.compile(rb"(\?subject=STOP%20)[0-9a-f]+")
"""The token of List-Unsubscribe, which is chance."""


def played_twice(
    seating: Seating,
    script: tuple[ScriptedMail, ...],
    first: str,
    second: str,
    compared: Callable[[bytes], bytes] = _as_sent,
) -> Pair:
    """The script played by these people, and with two of them swapped, up to the first difference."""
    hidden = {seating[seat].address for seat in (first, second, MASTER, PARTNER)}
    seatings = (seating, swapped(seating, first, second))
    return compared_runs(seatings, (script, script), seating, hidden, compared)


def compared_runs(
    seatings: Sequence[Seating],
    scripts: Sequence[tuple[ScriptedMail, ...]],
    named: Seating,
    hidden: set[str],
    compared: Callable[[bytes], bytes] = _as_sent,
) -> Pair:
    """Two scripts of one length played side by side; what goes to the `hidden` addresses may differ.

    `named` says whom an address in a script means.
    """
    words = {f"@{seat}": author.address for seat, author in named.items()}
    runs = [GunboatRun(people, words) for people in seatings]
    for start in range(0, len(scripts[0]), _AT_ONCE):
        for run, script in zip(runs, scripts, strict=True):
            run.play(script[start : start + _AT_ONCE])
        mails, others = (_seen(run, hidden, compared) for run in runs)
        wrong = next(((a, b) for a, b in zip(mails, others, strict=False) if a != b), None)
        if wrong:
            return Pair(len(mails), f"{wrong[0]!r}\n!=\n{wrong[1]!r}")
    return Pair(len(mails), f"{len(mails)} mails against {len(others)}" if len(mails) != len(others) else "")


def _seen(run: GunboatRun, hidden: set[str], compared: Callable[[bytes], bytes]) -> list[tuple[str, bytes]]:
    """What a run sent to others, without what is chance."""
    seen = run.seen_by_others(hidden)
    return [(reader, compared(_UNSUBSCRIBE.sub(rb"\1token", raw))) for reader, raw in seen]


_AT_ONCE = 40
"""Mails of the script between two comparisons of what went out."""


def non_interference(size: int, first: int = 0) -> Result:
    """Play `size` pairs of games, two players swapped, with seeds from `first` on; many on all processors."""
    seeds = range(first, first + size)
    if size < _MANY:
        return result_of(size, [(seed, compare(seed)) for seed in seeds])
    with ProcessPoolExecutor() as processes:
        return result_of(size, list(zip(seeds, processes.map(compare, seeds), strict=True)))


_MANY = 5
"""Pairs of games that are worth processes of their own."""


def result_of(size: int, pairs: list[tuple[int, Pair]]) -> Result:
    failures = tuple(f"seed {seed}: {pair.differing}" for seed, pair in pairs if pair.differing)
    return Result(size, failures, f"{sum(pair.mails for _, pair in pairs):,} emails compared byte by byte")
