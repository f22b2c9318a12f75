"""Mails that ask for as much as they can: forged ones for a victim, slow ones, every command many times."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from time import process_time

from judge.daemon import heap
from judge.game import machine
from judge.game.settings import Settings
from judge.game.state import Clock, Guest, Seat, Status
from judge.rules.board import Terrain
from judge.rules.phases import Phase, PhaseKind, Season
from judge.rules.rulebook import PRESETS
from judge.rules.units import Kind, Position, Province, Unit
from judge.rules.variant import Variant
from judge.service import work_round
from judge.service.incoming import intake
from judge.service.incoming.limits.reply_limits import AMPLIFICATION, FREE_BYTES
from judge.store.passwords import Passwords
from judge.variants.load import load
from lab.proofs import command_floods
from lab.proofs.proof import Result
from lab.proofs.trial import story_judge, trial_folder
from tests.scenarios.story import StoryJudge, raw_mail

_NOON = datetime(2026, 1, 5, 13, tzinfo=UTC)
_VICTIMS = ("vic@else.example", "eve@evil.example", "anna@aus.example")
"""Nobody the judge knows, somebody registered, a player."""
_QUESTIONS = (
    "HELP",
    "HELP orders",
    "GET map",
    "GET",
    "LIST",
    "LIST alpha",
    "LIST FULL",
    "VERSION",
    "x",
    "LIST zz",
)
_LARGEST_REPLY = 256 * 1024


def amplified(size: int) -> Result:
    """Ask for pages in the name of three people, in mails of one to five hundred lines, over some days.

    What each is sent in a day is at most ten times what came in his name, or the little that is free; no
    reply is larger than 256 KB.
    """
    random, failures = Random(size), []
    came: Counter[tuple[str, int]] = Counter()
    went: Counter[tuple[str, int]] = Counter()
    with trial_folder() as place, story_judge(place) as here:
        here.play("opening")
        here.deliver("eve@evil.example", "me", "REGISTER\nName: Eve\nEND\n")
        for number in range(size):
            day, hour = number // 60, number % 60 // 3
            here.now = _NOON + timedelta(days=7 + 2 * day, hours=hour)
            victim = _VICTIMS[number % 3]
            lines = random.choices(_QUESTIONS, k=random.choice((1, 2, 20, 499)))
            raw = raw_mail(victim, f"no {number}", "\n".join((*lines, "")), f"<{number}@evil.example>")
            here.deliver_raw(raw)
            came[victim, day] += len(raw)
            for message in here.unread:
                if message["To"] == victim and message["Auto-Submitted"] == "auto-replied":
                    reply = len(message.as_bytes())
                    went[victim, day] += reply
                    if reply > _LARGEST_REPLY:
                        failures.append(f"mail {number}: a reply of {reply:,} bytes")
    for (victim, day), sent in went.items():
        if sent > max(FREE_BYTES, AMPLIFICATION * came[victim, day]):
            failures.append(f"day {day}: {victim} was sent {sent:,} bytes for {came[victim, day]:,}")
    worst = max(went[key] / came[key] for key in came)
    return Result(
        size, tuple(failures), f"{sum(went.values()) / sum(came.values()):.1f} times, {worst:.1f} at most"
    )


RATIO, MEMORY, LIMIT = 600, 100_000_000, 512 * 1024 * 1024
"""The most that one email costs, in ordinary ones (two seconds where one takes 3.4 ms) and in bytes; and what
the process may have."""
_GAMES = 998


def slow(size: int) -> Result:
    """Handle the slowest mails we know with 998 games there, in a process that may have 512 MB, all told."""
    with trial_folder() as place:
        done = subprocess.run(
            [sys.executable, "-m", "lab.proofs.floods", str(place), str(size)],
            capture_output=True,
            text=True,
            check=False,
            cwd=Path(__file__).parents[2],
        )
    if done.returncode:
        return Result(size, (f"the judge died: {done.stderr[-300:]}",))
    failures, dearest, grown = [], 0.0, 0
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    for name, ratio, memory, reply in rows:
        dearest, grown = max(dearest, ratio), max(grown, memory)
        if ratio > RATIO or memory > MEMORY or not 0 < reply < _LARGEST_REPLY:
            failures.append(
                f"{name}: as {ratio:.0f} ordinary ones, {memory:,} bytes more, a reply of {reply:,}"
            )
    return Result(
        len(rows),
        tuple(failures),
        f"at most as {dearest:.0f} ordinary ones, {grown / 1e6:.0f} MB more at most",
    )


def _main(place: Path, size: int) -> None:
    """In the limited process: a line of JSON for each mail: name, cost, growth in bytes, largest reply."""
    resource.setrlimit(resource.RLIMIT_AS, (LIMIT, LIMIT))
    with story_judge(place) as here:
        heap.settle()  # as `judge run` does when it has started
        here.services = replace(here.services, passwords=Passwords())
        here.play("opening")
        here.now = _NOON
        here.deliver("joe@x.example", "me", "REGISTER\nName: Joe\nEND\n")
        _create_games(here)
        _create_large_game(here)
        orders = "SIGN ON Austria alpha swordA\nA Vie - Gal\n"
        ordinary = min(
            _seconds(here, raw_mail("anna@aus.example", "orders", orders, f"<orders{number}@x.example>"))
            for number in range(5)
        )
        here.tick(None)
        for number, (name, sender, body) in enumerate(_slow_mails()[:size]):
            here.now += timedelta(hours=1)
            raw = raw_mail(sender, name, body, f"<slow{number}@x.example>")
            before = _peak()
            row = name, _seconds(here, raw) / ordinary, _peak() - before
            here.tick(None)
            replies = (len(m.as_bytes()) for m in here.unread if m["To"] == sender)
            sys.stdout.write(f"{json.dumps((*row, max(replies, default=0)))}\n")


def _seconds(here: StoryJudge, raw: bytes) -> float:
    """Receive and handle a mail, and return the processor time of it."""
    began = process_time()
    intake.receive(here.services, raw, here.now, "proof")
    work_round.work(here.services, here.now)
    return process_time() - began


def _peak() -> int:
    """The most memory that the process has had so far, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def _create_games(here: StoryJudge) -> None:
    variant, store = load("standard"), here.services.store
    hashed = here.services.passwords.hash("a")
    with store.begin() as work:
        joe = work.people.by_address("joe@x.example")
        assert joe is not None
        for number in range(_GAMES):
            rulebook, master = PRESETS[variant.rulebook], Guest(joe.id, hashed)
            game, events = machine.create(
                f"g{number}", variant, rulebook, Settings(), master, seed=number, now=here.now
            )
            work.games.add(game)
            work.games.save(game, events, here.now, "proof", None)
        work.commit()


_LARGE = load("europa_renovatio")
"""The largest board: 842 places with eleven thousand spellings."""
_LARGE_POWER = _LARGE.powers[0]


def _create_large_game(here: StoryJudge) -> None:
    """A game on the largest board in its first moves; all inland places are Joe's, nobody else is there."""
    store, rulebook = here.services.store, PRESETS[_LARGE.rulebook]
    hashed, later = here.services.passwords.hash("a"), here.now + timedelta(days=365)
    units = tuple(Unit(_LARGE_POWER.code, Kind.ARMY, code) for code in _inland(_LARGE))
    with store.begin() as work:
        joe = work.people.by_address("joe@x.example")
        assert joe is not None
        master = Guest(joe.id, hashed)
        game, events = machine.create("large", _LARGE, rulebook, Settings(), master, seed=1, now=here.now)
        began = replace(
            game,
            status=Status.RUNNING,
            seats=tuple(
                Seat(one.code, joe.id if one == _LARGE_POWER else 0, hashed, heard=True)
                for one in _LARGE.powers
            ),
            phase=Phase(Season.SPRING, _LARGE.start.year + 1, PhaseKind.MOVEMENT),
            number=1,
            position=Position(units=units),
            clock=Clock(opened=here.now, earliest=here.now, deadline=later, grace=later),
        )
        work.games.add(game)
        work.games.save(began, events, here.now, "proof", None)
        work.commit()


def _inland(variant: Variant) -> list[Province]:
    return [code for code, facts in variant.board.provinces.items() if facts.terrain is Terrain.LAND]


def _large_mails() -> tuple[tuple[str, str, str], ...]:
    """The first mail of a process to the largest board, then others."""
    random, board = Random(842), _LARGE.board
    steps = [(board.name(code), board.name(board.reach(Kind.ARMY, code)[0])) for code in _inland(_LARGE)]
    orders = [f"A {one} - {other}\n" for one, other in steps]
    slips = [f"A {_slip(random, one)} - {_slip(random, other)}\n" for one, other in steps]
    prose = [
        f"I think we should attack {other} together in year {n}, what do you say?\n"
        for n, (_, other) in enumerate(steps)
    ]
    joe, playing = "joe@x.example", f"SIGN ON {_LARGE_POWER.name} large a\n"
    return (
        ("200 slips on 842 places", joe, playing + "".join(slips[:200])),
        ("prose on 842 places", joe, playing + "".join(prose[:200])),
        ("200 orders on 842 places", joe, playing + "".join(orders[:200])),
    )


def _slip(random: Random, name: str) -> str:
    place = random.randrange(len(name))
    return f"{name[:place]}x{name[place + 1 :]}"


def slips(number: int) -> str:
    """A line of 30 misspelt orders, none of which was there before."""
    return ", ".join(f"A Moscw{number}x{n} S A Warsw{number} - Galcia{n}" for n in range(30))


def _plain_words() -> Iterator[tuple[str, str, str]]:
    """Lines that are read in other words, hundreds of each kind, on the largest and the usual board."""
    boards = (
        ("joe@x.example", f"SIGN ON {_LARGE_POWER.name} large a\n", _LARGE),
        ("anna@aus.example", "SIGN ON Austria alpha swordA\n", load("standard")),
    )
    for sender, playing, variant in boards:
        random = Random(10)
        names = [facts.name for facts in variant.board.provinces.values()]
        for name, form in _WORDY.items():
            lines = (form.format(*random.sample(names, 6), number=number)[:239] for number in range(490))
            yield f"{name} on {len(names)} places", sender, f"{playing}{chr(10).join(lines)}\n"
    zones = "".join(f"SET DEADLINE 2027-03-14 20:{n % 60:02} Amercia/New_Yrok{n}\n" for n in range(490))
    yield "misspelt zones", sender, playing + zones
    facts = " AND ".join(["FRANCE OWNS PAR", "NOT RUSSIA OWNS MOS"] * 10)
    for name, asked in (("IF", facts), ("brackets of an IF", f"{'(' * 60}FRANCE OWNS PAR{')' * 60}")):
        yield name, sender, playing + "".join(f"IF {asked} THEN BUILD A VIE # {n}\n" for n in range(490))


_WORDY = {
    "the rest hold": "the rest hold",
    "German": "Armee {0} unterstützt Flotte {1} nach {2} und Armee {3} stützt {4} nach {5} {number}",
    "French": "l'armée de {0} va à {1} avec {2}. La flotte de {3} va vers {4} {number}",
    "names in prose": "I think {0} should support {1} to {2} or {3}, what do you say {number}?",
    "units in a row": "A {0} h A {1} h F {2} h A {3} h A {4} h A {5} {number}",
    "closings": "gr vg! bg? lg cheers " * 12,
}


def _runs() -> Iterator[tuple[str, str, str]]:
    """Lines of one sign each, over which patterns may go again from each place."""
    for number, run in enumerate("(\t-.*=\u00a0"):
        yield (
            f"a run of {run!r}",
            f"zed{number}@zed.example",
            f"A Vie - Gal\n{run * 100_000}x\n{run * 100_000}\n",
        )


_JOE, _JOINING = "joe@x.example", "SIGN ON M g1 a\n"
_ANNA, _PLAYING = "anna@aus.example", "SIGN ON Austria alpha swordA\n"


def _slow_mails() -> tuple[tuple[str, str, str], ...]:
    """Return name, sender and text of each; who signs on proves something, and is answered at length."""
    pages = "".join(f"LIST FULL {n}\nLIST {n}\n" for n in range(2, 250))
    return (
        *_large_mails(),
        *_many_commands(),
        *_many_proofs(),
        ("all pages", _JOE, f"{_JOINING}LIST FULL\n{pages}"),
        *_plain_words(),
        *_runs(),
        *_many_lines(),
        *_many_letters(),
    )


def _many_commands() -> tuple[tuple[str, str, str], ...]:
    """Return emails that ask for pages, games and settings hundreds of times."""
    numbers = range(499)
    return (
        ("LIST FULL x 120", _JOE, _JOINING + "LIST FULL\n" * 120),
        ("LIST FULL, every page", _JOE, _JOINING + "".join(f"LIST FULL {n}\n" for n in range(1, 101))),
        ("SET PASSWORD x 498", _JOE, _JOINING + "".join(f"SET PASSWORD sesame{n}\n" for n in range(498))),
        ("CREATE x 499", _JOE, _JOINING + "".join(f"CREATE ?h{n} sesame{n}\n" for n in numbers)),
        ("LIST of each game", _JOE, _JOINING + "".join(f"LIST g{n}\n" for n in range(498))),
        ("GET map x 499", "vic@else.example", "GET map\n" * 499),
    )


def _many_proofs() -> tuple[tuple[str, str, str], ...]:
    """Return emails of hundreds of passwords and tokens, each of which would be compared slowly."""
    numbers = range(499)
    quotes = "".join(
        f"> lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam {n}\n" for n in range(11_000)
    )
    return (
        ("SIGN ON x 499, wrong", _JOE, "".join(f"SIGN ON M g1 sesame{n}\n" for n in numbers)),
        ("SIGN ON x 499, many games", _JOE, "".join(f"SIGN ON M g{n} sesame{n}\n" for n in numbers)),
        ("SIGN ON x 499, right", _JOE, "".join(f"SIGN ON M g{n} a\n" for n in numbers)),
        ("OBSERVE x 499", _ANNA, _PLAYING + "".join(f"OBSERVE g{n} sesame{n}\n" for n in numbers)),
        ("joining x 499", _ANNA, _PLAYING + "".join(f"SIGN ON ?g{n} sesame{n}\n" for n in numbers)),
        ("CONFIRM x 499", _JOE, "".join(f"CONFIRM {n:040x}\n" for n in numbers)),
        ("RESET PASSWORD x 499", _JOE, "".join(f"RESET PASSWORD {n:040x} sesame{n}\n" for n in numbers)),
        ("FORGOT PASSWORD x 499", _ANNA, "".join(f"FORGOT PASSWORD g{n}\n" for n in numbers)),
        (
            "SIGN ON with 60 words each x 480",
            _ANNA,
            "".join(
                f"SIGN ON Austria alpha {' '.join(f'w{n}x{m}' for m in range(60))}\n" for n in range(480)
            ),
        ),
        (
            "RESET PASSWORD x 430 above 800 KB of quotes",
            _ANNA,
            _PLAYING + "".join(f"RESET PASSWORD {n:040x} sesame{n}\n" for n in range(430)) + quotes,
        ),
    )


def _many_lines() -> tuple[tuple[str, str, str], ...]:
    """Return emails of hundreds of orders, of slips in them, and of what is neither."""
    letters = "".join(f"A {'abcdefghi' * 100}{n}\n" for n in range(490))
    invented = "".join(f"Everything below is invented {n}.\n" for n in range(400))
    return (
        ("junk", _ANNA, _PLAYING + "".join(f"{n} {'ж' * 80}\n" for n in range(498))),
        ("500 orders", _ANNA, _PLAYING + "A Vie - Gal\n" * 498),
        ("orders of 900 letters", _ANNA, _PLAYING + letters),
        ("words about the orders below", _ANNA, f"{_PLAYING}{invented}A Vie - Gal\n"),
        ("orders glued", _ANNA, _PLAYING + f"{'A Vie - Gal; ' * 35}\n" * 490),
        ("slips glued", "nobody@else.example", "\n".join(slips(n) for n in range(33))),
        ("slips glued below SIGN ON", _ANNA, _PLAYING + "\n".join(slips(n) for n in range(33))),
        ("opening signs on lines", _ANNA, _PLAYING + "{\n" * 4900),
        ("opening quotation marks", _ANNA, _PLAYING + '"a\n' * 4900),
        ("a sign on each line", _ANNA, _PLAYING + "(\n" * 40_000),
        ("the name of a game, repeated", _ANNA, f"{_PLAYING}A Vie - Gal\n{'alpha ' * 600}\n"),
        ("WAIT and LIST", _ANNA, _PLAYING + "SET WAIT\nLIST\nSET NOWAIT\nLIST\n" * 124),
    )


def _many_letters() -> tuple[tuple[str, str, str], ...]:
    """Return emails of long messages, of many, and of messages and quotes full of passwords."""
    paragraph = "lorem ipsum dolor sit amet\n" * 200
    letter = f"BROADCAST\n{paragraph}ENDBROADCAST\n"
    passwords = "".join(f"SINGON Turky alpa{n} pw: word{n}\n" for n in range(9000))
    return (
        ("BROADCAST of 900 KB", _ANNA, f"{_PLAYING}BROADCAST\n{paragraph * 165}ENDBROADCAST\n"),
        ("BROADCAST x 150", _ANNA, _PLAYING + letter * 150),
        ("a letter of passwords", _ANNA, f"{_PLAYING}PRESS TO E\n{passwords}ENDPRESS\n"),
        (
            "quoted slips of SIGN ON",
            _ANNA,
            _PLAYING + "".join(f"> singon x{n} y{n} z{n}\n" for n in range(9000)),
        ),
    )


def commands(size: int) -> Result:
    """Try every command of the table, hundreds of times in an email, in turn with others, one an email.

    No mailbox gets more than the quota and one email in an hour, and no email costs more than some hundred
    ordinary ones.
    """
    return command_floods.told(size)


if __name__ == "__main__":
    _main(Path(sys.argv[1]), int(sys.argv[2]))
