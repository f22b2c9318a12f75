"""What people write in random games: a bot's orders, now and then half of them or late, and nonsense between.

A kind of nonsense is a function from the `Writer` and what he sees to the lines of a mail. What may come of a
letter or a diary is noted by a word in it that stands nowhere else (`Told`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

from judge.bots.bot import Bots
from judge.bots.province_values import Situation
from judge.game.orders.outstanding import powers_owing
from judge.game.state import Game
from judge.rules import notation
from judge.rules.orders import Order
from judge.rules.units import Power
from lab.proofs.mail_programs import Author


@dataclass(frozen=True)
class Told:
    """A word that only some may read: `to` are letters of powers, M and O; none are the author alone."""

    word: str
    author: str
    to: str


@dataclass
class Writer:
    """A person who writes."""

    author: Author
    diligence: float
    """How often he orders at all."""


@dataclass(frozen=True)
class Turn:
    """What a writer sees when he writes: the game, his power, and the chance he writes by."""

    game: Game
    power: Power
    letter: str
    chance: Random
    told: list[Told] = field(default_factory=list)

    def word(self, author: str, to: str) -> str:
        """A word that is read by those alone."""
        told = Told(f"mark{self.chance.getrandbits(40):x}", author, to)
        self.told.append(told)
        return told.word


Kind: TypeAlias = Callable[[Turn, Author], Sequence[str]]


def bot_orders(game: Game, power: Power, chance: Random) -> tuple[Order, ...]:
    """What the judge's own bot would order; empty where nothing is asked."""
    if power not in powers_owing(game) or game.phase is None:
        return ()
    powers = tuple(facts.code for facts in game.variant.powers)
    counts = game.variant.calendar.counts_ownership(game.phase)
    situation = Situation(game.board, game.position, game.phase.kind, powers, counts, game.rulebook)
    return Bots(situation).orders(power, chance)


def sign_on(turn: Turn, author: Author) -> str:
    return f"SIGN ON {turn.letter} {turn.game.name} {author.password}"


def _others_units(turn: Turn, author: Author) -> Sequence[str]:
    """Orders for units that are not his, nor stand where one of his is dislodged: that would be his order."""
    position = turn.game.position
    lost = {one.unit.province for one in position.dislodged if one.unit.power == turn.power}
    units = [unit for unit in position.units if unit.power != turn.power and unit.province not in lost]
    lines = [sign_on(turn, author)]
    for unit in turn.chance.sample(units, min(3, len(units))):
        near = turn.chance.choice(turn.game.board.reach(unit.kind, unit.at) or (unit.at,))
        lines.append(turn.chance.choice([f"{unit} - {near}", f"{unit} H", f"{unit} D", f"BUILD {unit}"]))
    return lines


def _in_others_name(turn: Turn, author: Author) -> Sequence[str]:
    """Orders of another power, without its password."""
    others = [facts for facts in turn.game.variant.powers if facts.code != turn.power]
    other = turn.chance.choice(others)
    orders = bot_orders(turn.game, other.code, turn.chance)
    word = turn.chance.choice([author.password, "guess1word", ""])
    return [f"SIGN ON {other.letter} {turn.game.name} {word}", *map(notation.write, orders), "SET WAIT"]


def _letter(turn: Turn, author: Author) -> Sequence[str]:
    """A letter of any kind, to some, to all, or waiting for the results."""
    letters = [facts.letter for facts in turn.game.variant.powers]
    to = "".join(turn.chance.sample(letters, turn.chance.randint(1, min(3, len(letters)))))
    fake = turn.chance.choice(letters)
    where = turn.chance.choice(sorted(turn.game.board.provinces))
    heads = {
        f"PRESS TO {to}": to,
        f"PRESS GREY TO {to}": to,
        f"PRESS WHITE TO {to}M": f"{to}M",
        f"PRESS TO ALL BUT {fake}": "".join(letters).replace(fake, "") + "MO",
        "BROADCAST": "".join(letters) + "MO",
        "BROADCAST GREY": "".join(letters) + "MO",
        f"PRESS TO {to} FAKE BROADCAST": to,
        f"PRESS TO {to} FAKE TO {fake} GREY": to,
        "POSTAL PRESS": "".join(letters) + "MO",
        f"POSTAL PRESS GREY TO {to}": to,
        f"PRESS TO {to} IF MOVED {where} - {turn.chance.choice(sorted(turn.game.board.provinces))}": to,
        "PRESS TO M": "M",
        "DIARY": "",
    }
    head = turn.chance.choice(list(heads))
    end = "ENDDIARY" if head == "DIARY" else "ENDPRESS"
    text = turn.chance.choice(
        ["Is it so?", "PARIS: We surrender.", "", "SIGN OFF", "A Par - Bur", "> quoted"]
    )
    return [sign_on(turn, author), head, text, f"The word is {turn.word(author.address, heads[head])}.", end]


def _to_nobody(turn: Turn, author: Author) -> Sequence[str]:
    """Letters that are for nobody, or without an end."""
    head = turn.chance.choice(
        ["PRESS TO Q", "PRESS", "PRESS TO nobody", "PRESS GREY TO ", "PRESS TO ALL BUT"]
    )
    others = [facts.letter for facts in turn.game.variant.powers if facts.code != turn.power]
    is_for_other = head in ("PRESS", "PRESS GREY TO ") and len(others) == 1
    to = others[0] if is_for_other else ""
    return [sign_on(turn, author), head, turn.word(author.address, to), "ENDPRESS", "PRESS TO", "ENDPRESS"]


def _wrong_password(turn: Turn, _author: Author) -> Sequence[str]:
    return [f"SIGN ON {turn.letter} {turn.game.name} wrong{turn.chance.randint(0, 99)}", "CLEAR ALL", "LIST"]


def _votes(turn: Turn, author: Author) -> Sequence[str]:
    letters = [facts.letter for facts in turn.game.variant.powers]
    some = "".join(turn.chance.sample(letters, min(2, len(letters))))
    lines = [
        *("SET DRAW", "SET NODRAW", f"SET DRAW {some}", f"SET CONCEDE {some[0]}", "SET NOCONCEDE"),
        *(f"PROPOSE DRAW {some}", f"PROPOSE WIN {some[0]}", "PROPOSE END", "VOTE YES", "VOTE NO", "VOTE 7"),
        *("SET WAIT", "SET NOWAIT", "VOTE ABSTAIN 1", f"PROPOSE RANKING {some}"),
    ]
    return [sign_on(turn, author), *turn.chance.sample(lines, 3)]


def _absence(turn: Turn, author: Author) -> Sequence[str]:
    assert turn.game.clock is not None
    day = f"{turn.game.clock.deadline:%d %b %Y}"
    lines = [f"AWAY {day}", f"AWAY {day} TO {day}", "SET NO ABSENCE", "AWAY yesterday", "EXTEND +24h"]
    return [sign_on(turn, author), *turn.chance.sample(lines, 2)]


def _asks(turn: Turn, author: Author) -> Sequence[str]:
    lines = [
        *("LIST", "LIST FULL", "SUMMARY", "HISTORY", "HISTORY LINES 40", "WHO GAME", "WHO GAME FULL", "WHY"),
        *("WHY S1901M", "WHY S1951M", "RESEND", "STATUS", "MY GAMES", "GET DEDICATION", "DIARY LIST"),
        *("DIARY READ ALL", "HELP PRESS", "MAP", "VERSION", "GET PACKAGE", "HISTORY FROM never", "WHY Xyz"),
    ]
    return [sign_on(turn, author), *turn.chance.sample(lines, turn.chance.randint(1, 4))]


def _wishes(turn: Turn, author: Author) -> Sequence[str]:
    lines = [
        *("SET MAIL DIGEST", "SET MAIL ALL", "SET MAIL RESULTS", "SET MAIL NO LATE", "SET STYLE ZINE"),
        *("SET STYLE SHORT CODES", "SET ZONE Asia/Tokyo", "SET ZONE Atlantis", "SET COPY", "SET NOCOPY"),
        *(
            "SIGN UP AS STANDBY",
            "SIGN OFF AS STANDBY",
            "RECALL",
            "CLEAR",
            "SET NMR",
            "PROCESS NOW",
            "EJECT A",
        ),
        *("SET DEADLINE +1h", "BECOME MASTER", "ROLLBACK", "CONFIRM 0123456789abcdef0123456789abcdef"),
    ]
    return [sign_on(turn, author), *turn.chance.sample(lines, turn.chance.randint(1, 4))]


def _noise(turn: Turn, _author: Author) -> Sequence[str]:
    """Empty mails, words to a human, signs."""
    noise = "".join(chr(turn.chance.choice([*range(32, 127), 0xE4, 0x2014, 0x202E])) for _ in range(90))
    mails: Sequence[Sequence[str]] = (
        [""],
        ["Dear all,", "I am on the train, more tonight.", "Yours"],
        [noise, noise[::-1]],
        ["SIGN ON", "SIGN ON ?", f"SIGN ON {turn.game.name}", "ENDPRESS", "YES", "CANCEL", "PHASE F1951M"],
        ["SIGN OFF", "RESIGN"],
        ["IF A Par - Bur", "ELSE", "ENDIF"],
        ["<b>A Par</b> - <i>Bur</i>", "=20=3D", "&lt;SIGN ON&gt;"],
    )
    return turn.chance.choice(mails)


NONSENSE: Mapping[str, Kind] = {
    "others' units": _others_units,
    "another's name": _in_others_name,
    "letter": _letter,
    "press to nobody": _to_nobody,
    "wrong password": _wrong_password,
    "votes": _votes,
    "absence": _absence,
    "questions": _asks,
    "wishes": _wishes,
    "noise": _noise,
}
