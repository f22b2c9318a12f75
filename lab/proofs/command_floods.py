"""Every command, hundreds of times in an email and in email after email: what others receive of it.

The trials are made of the table of commands, with the words of `tests/data/commands.toml` and of the table's
own examples. A command that has none there makes the proof fail, so that no new one is forgotten.
"""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from copy import copy
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time
from types import MappingProxyType
from typing import Any

from sqlalchemy import text

from judge.game.commands import COMMANDS
from judge.game.roles import Role
from judge.language.mail_domains import asked_as
from judge.service.keeper_policy import KeeperPolicy
from judge.service.outgoing.quota import EARLY_AN_HOUR, STANDBY_QUESTIONS_A_DAY
from judge.store.database import Database
from lab.proofs.proof import Result
from lab.proofs.trial import trial_folder
from tests.scenarios.story import CapturedTransport, StoryJudge, asks_for_yes, yes_to
from tests.servers import sqlite
from tests.services import services_on

_WORDS: Mapping[str, Mapping[str, Any]] = tomllib.loads(
    (Path(__file__).parents[2] / "tests/data/commands.toml").read_text(encoding="utf-8")
)
_GINA, _EVE, _OLGA, _STRANGER = "gina@gm.example", "eve@evil.example", "olga@o.example", "zed@zed.example"
_PAUL = "paul@p.example"
"""Who leads Austria with its player, and is sent a copy of all that the player writes."""
_PLAYERS = MappingProxyType(
    {
        "A": "anna@aus.example",
        "E": "edgar@eng.example",
        "F": "fleur@fra.example",
        "G": "gerd@ger.example",
        "I": "irma@ita.example",
        "R": "rolf@rus.example",
        "T": "tara@tur.example",
    }
)
_CLOCK = "CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS"
SPEAKERS: Mapping[str, tuple[Role, str]] = MappingProxyType(
    {
        _STRANGER: (Role.ANYONE, ""),
        _EVE: (Role.REGISTERED, ""),
        _OLGA: (Role.OBSERVER, "SIGN ON O alpha swordO\n"),
        _PLAYERS["A"]: (Role.PLAYER, "SIGN ON Austria alpha swordA\n"),
        _GINA: (Role.MASTER, "SIGN ON M alpha gmword\n"),
    }
)
_LINES, _MAILS = 490, 60
_QUOTA = KeeperPolicy().notices
_LETTERS = KeeperPolicy().letters
_PHASES = 20
"""Phases that an email has judged at most, each of which is mailed to everybody."""
RATIO = 400
"""How many times the processor time of an ordinary email one of hundreds of commands may take."""
_COARSE = 0.003
"""Seconds of an ordinary email at least: the clock of a process may go in steps longer than that."""
_HOUR = timedelta(hours=1)
_PARTS = len(("cause", "kind", "reader", "part"))
"""What the key of a notice is made of."""
_FREE = ("results", "press", "postal_press", "pending_orders", "late_orders_told", "request_answered")


@dataclass(frozen=True)
class Trial:
    """What is sent: by whom in which game, these texts in turn, all in one email or each in its own."""

    game: str
    sender: str
    texts: tuple[str, ...]
    together: bool

    def __str__(self) -> str:
        """How a failure names it."""
        how = "in one email" if self.together else "one an email"
        return f"{self.game}, {self.sender}, {' / '.join(map(repr, self.texts))}, {how}"


_ORDERS = "orders"
"""What is no command, and yet is told to others: to those who lead the power too."""
_ORDER_LINES = (
    ("A Vie - Gal\n", "A Vie - Tyr\n"),
    ("A Vie - Gal\nSET WAIT\n", "A Vie - Tyr\nSET NOWAIT\n"),
    ("PHASE F1901M\nA Vie - Boh\n",),
)


def trials() -> tuple[tuple[Trial, ...], tuple[str, ...]]:
    """All trials, each command's first before anybody's second; and the commands without words."""
    missing = tuple(kind.__name__ for kind in COMMANDS if kind.__name__ not in _WORDS)
    random = Random(28)
    of_command: dict[str, list[Trial]] = {}
    for kind, row in COMMANDS.items():
        if kind.__name__ not in missing:
            found = [*_alone(kind.__name__), *_in_pairs(kind.__name__, random)]
            random.shuffle(found)
            of_command[kind.__name__] = found
            assert row.usage
    of_command[_ORDERS] = [
        Trial(game, _PLAYERS["A"], lines, together)
        for game in _GAMES
        for lines in _ORDER_LINES
        for together in (False, True)
    ]
    rounds = max(map(len, of_command.values()))
    each = (found[at] for at in range(rounds) for found in of_command.values() if at < len(found))
    return tuple(each), missing


def _alone(name: str) -> Iterator[Trial]:
    """A command again and again, and its examples in turn."""
    for game in _GAMES:
        for sender in _who(name):
            for lines in texts(name):
                yield from (Trial(game, sender, lines, together) for together in (True, False))


_PAIRS = 60


def _in_pairs(name: str, random: Random) -> Iterator[Trial]:
    """A command in turn with others that the same person may give: which of them undoes it is not asked."""
    for _ in range(_PAIRS):
        game, sender = random.choice(list(_GAMES)), random.choice(_who(name))
        other = random.choice([one for one in _CHANGING if sender in _who(one)] or [name])
        yield Trial(
            game,
            sender,
            (random.choice(texts(name))[0], random.choice(texts(other))[0]),
            random.random() < 1 / 2,
        )


_CHANGING = tuple(
    kind.__name__ for kind, row in COMMANDS.items() if row.topic != "asking" and kind.__name__ in _WORDS
)


def _who(name: str) -> list[str]:
    """Who may give a command, and a bit more: the role of its row and the next ones."""
    row = next(row for kind, row in COMMANDS.items() if kind.__name__ == name)
    return [one for one, (role, _) in SPEAKERS.items() if role >= row.who]


@cache
def texts(name: str) -> tuple[tuple[str, ...], ...]:
    """The words of a command: as they are carried out, the examples of its row in turn, and `in_turn` itself.

    The latter is for a command whose other words need a game that is not there.
    """
    row = next(row for kind, row in COMMANDS.items() if kind.__name__ == name)
    whole = (_named(row.example),) if row.example else ()
    lines = tuple(f"{one}\n" for one in _named(row.example).splitlines()) if len(row.usage) > 1 else ()
    in_turn = tuple(f"{one}\n" for one in _WORDS[name].get("in_turn", ()))
    return tuple(filter(None, ((f"{_WORDS[name]['good']}\n",), whole, lines, in_turn)))


def _named(example: str) -> str:
    for one in ("anna@example.net", "bob@example.net"):
        example = example.replace(one, _EVE)
    return f"{example}\n" if example else ""


def _forming(here: StoryJudge, create: str = "CREATE ?alpha gmword") -> None:
    """A game with all its players, which waits for its master's BEGIN, and somebody who watches."""
    clocks = "".join(f"SET {one} {_CLOCK}\n" for one in ("MOVES", "RETREAT", "BUILDS"))
    start = "" if "SERIES" in create else "SET MANUAL START\n"
    _say(here, _GINA, f"REGISTER\nName: Gina\nEND\n{create}\n{clocks}{start}SET WHITE/GREY\n")
    for letter, player in _PLAYERS.items():
        name = f"Person {letter}"
        _say(here, player, f"REGISTER\nName: {name}\nEND\nSIGN ON ?alpha sword{letter}\n")
    _say(here, _OLGA, "REGISTER\nName: Olga\nEND\nOBSERVE alpha swordO\nSIGN UP AS STANDBY\n")
    _say(here, _EVE, "REGISTER\nName: Eve\nEND\n")


def _running(here: StoryJudge) -> None:
    _forming(here)
    _say(here, _GINA, "SIGN ON M alpha gmword\nBEGIN\n")
    _say(here, _PAUL, "REGISTER\nName: Paul\nEND\n")
    _say(here, _PLAYERS["A"], f"SIGN ON Austria alpha swordA\nPARTNER {_PAUL}\n")
    here.deliver_raw(yes_to(here.last(_PAUL)))


def _judged(here: StoryJudge) -> None:
    _running(here)
    _say(here, _GINA, "SIGN ON M alpha gmword\nPROCESS NOW\n")


def _series(here: StoryJudge) -> None:
    _forming(here, "CREATE SERIES ?alpha gmword")


def _gunboat(here: StoryJudge) -> None:
    _forming(here, "CREATE ?alpha gmword gunboat")
    _say(here, _GINA, "SIGN ON M alpha gmword\nBEGIN\n")


_GAMES: Mapping[str, Callable[[StoryJudge], None]] = MappingProxyType(
    {"forming": _forming, "running": _running, "judged": _judged, "series": _series, "gunboat": _gunboat}
)


def _say(here: StoryJudge, sender: str, body: str, subject: str = "mail") -> None:
    here.deliver(sender, subject, body, "pass")


@cache
def _played(game: str) -> tuple[bytes, StoryJudge]:
    """The database of a game of that kind, some hours after all that, and its judge."""
    with trial_folder() as place:
        database = sqlite.fresh(place / "judge.db")
        here = StoryJudge(services_on(database))
        here.now = datetime.fromisoformat("2026-01-05T12:00:00+00:00")
        _GAMES[game](here)
        here.now += 3 * _HOUR
        here.tick(None)
        database.close()
        return (place / "judge.db").read_bytes(), here


def failures_of(trial: Trial) -> list[str]:
    """What goes wrong in a trial: too many emails to somebody in an hour, or too much work for one."""
    with judge_of(trial.game) as (here, database):
        return _try(here, trial, database)


@contextmanager
def judge_of(game: str) -> Iterator[tuple[StoryJudge, Database]]:
    """Yield a judge of its own with a game of that kind, and its database."""
    contents, played = _played(game)
    with trial_folder() as place:
        (place / "judge.db").write_bytes(contents)
        with closing(Database(f"sqlite:///{place / 'judge.db'}")) as database:
            yield (
                replace(
                    played,
                    # It counts tokens: a new one would hand out those again that the database has.
                    services=replace(services_on(database), passwords=copy(played.services.passwords)),
                    transport=CapturedTransport(),
                    unread=[],
                    sent=[],
                ),
                database,
            )


def _try(here: StoryJudge, trial: Trial, database: Database) -> list[str]:
    costs = (_cost(here, _PLAYERS["E"], "SIGN ON England alpha swordE\nF Lon - Nth\n") for _ in range(3))
    ordinary = max(_COARSE, min(costs))
    _, playing = SPEAKERS[trial.sender]
    went: dict[str, list[tuple[datetime, str]]] = defaultdict(list)
    failures = []
    for number, body in enumerate(_bodies(trial)):
        spent = _cost(here, trial.sender, playing + body, f"no {number}") / ordinary
        if spent > RATIO:
            failures.append(f"{trial}: as much work as {spent:.0f} ordinary emails")
        _note(here, went, trial.sender)
        here.now += timedelta(seconds=50)
    for _ in range(3):
        here.now += timedelta(minutes=31)
        here.tick(None)
        _note(here, went, trial.sender)
    return failures + list(_floods(trial, went, _kinds(database)))


def _bodies(trial: Trial) -> Iterator[str]:
    if not trial.together:
        for number in range(_MAILS):
            yield trial.texts[number % len(trial.texts)]
        return
    turn = "".join(trial.texts)
    yield turn * max(1, min(249, _LINES // max(1, turn.count("\n"))))


def _cost(here: StoryJudge, sender: str, body: str, subject: str = "mail") -> float:
    began = process_time()
    _say(here, sender, body, subject)
    return process_time() - began


def _note(here: StoryJudge, went: dict[str, list[tuple[datetime, str]]], sender: str) -> None:
    """Note each mail to others since the last time, and when it left."""
    for mail in here.unread:
        to = asked_as(str(mail["To"]))
        if to != sender and not asks_for_yes(mail) and str(mail["Auto-Submitted"]) != "auto-replied":
            went[to].append((here.now, str(mail["Message-ID"])))
    here.unread = []


def _kinds(database: Database) -> dict[str, str]:
    """The kind of notice of each mail, by its Message-ID."""
    with database.connections.read() as read:
        rows = read.execute(text("SELECT message_id, key FROM outbox")).all()
    parted = ((row.message_id, row.key.rsplit(":", 3)) for row in rows)
    return {ident: parts[1] for ident, parts in parted if len(parts) == _PARTS}


def _floods(
    trial: Trial, went: Mapping[str, list[tuple[datetime, str]]], kinds: Mapping[str, str]
) -> Iterator[str]:
    letters = trial.sender != _GINA or any(one.startswith("PRESS") for one in trial.texts)
    named_free = [kind for kind in _FREE if letters or kind != "press"]  # a master's to everybody are counted
    for to, mails in went.items():
        for start, _ in mails:
            within = Counter(kinds.get(one, "") for at, one in mails if start <= at < start + _HOUR)
            free = Counter({kind: within.pop(kind, 0) for kind in named_free})
            offers = within.pop("standby_wanted", 0)  # which the master of the game causes, whoever wrote
            if (
                within.total() > _QUOTA + EARLY_AN_HOUR + 1
                or offers > STANDBY_QUESTIONS_A_DAY
                or free["press"] > _LETTERS
            ):
                yield f"{trial}: {to} had {within.total()} emails within an hour: {dict(within | free)}"
                break
            if trial.together and free["results"] > _PHASES:
                yield f"{trial}: {to} had {free['results']} results of one email"
                break


def told(size: int) -> Result:
    """Try so many of the trials, each command's first before anybody's second."""
    found, missing = trials()
    failures = [f"{name} has no words in tests/data/commands.toml" for name in missing]
    tried = 0
    for trial in islice(found, size):
        failures += failures_of(trial)
        tried += 1
    return Result(tried, tuple(failures), f"of {len(found):,} trials of {len(COMMANDS)} commands")
