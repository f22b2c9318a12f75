"""Datelines of letters that belong to somebody (seed 004 §10.2, §10.3), where the game's setting says so.

`Par`, `Paris` and `France (Govt.)` are France's as long as it is in the game, `Versailles` is the master's.
All others are free, and prove nothing. Compared is what a reader sees: letters of other alphabets that look
the same, accents, wide forms, and what stands round the name (a day, a quote mark) make no other dateline.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from judge.game.look_alikes import UNKNOWN, as_seen, fold, hard_to_tell
from judge.game.permissions import is_master_of
from judge.game.roles import Actor
from judge.game.state import Game, Status
from judge.rules.units import Power, alive
from judge.rules.variant import PowerFacts

CAPITALS: dict[str, str] = {
    "vienna": "AUSTRIA",
    "london": "ENGLAND",
    "paris": "FRANCE",
    "berlin": "GERMANY",
    "rome": "ITALY",
    "st petersburg": "RUSSIA",
    "constantinople": "TURKEY",
}
"""The capitals that are reserved, by the powers' codes; a variant without that power has none."""
_SHORT = {"vie": "vienna", "lon": "london", "par": "paris", "ber": "berlin", "rom": "rome"}
_SHORT |= {"stp": "st petersburg", "con": "constantinople"}
_PLACES = {**CAPITALS, **{short: CAPITALS[name] for short, name in _SHORT.items()}, "versailles": ""}


_GOVERNMENT = frozenset(["gov", "govt", "government"])
_JOINED = frozenset(["of", "the", "s"])
_DATES = re.compile(
    r"(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
    r"|spring|summer|fall|autumn|winter|[sfw]?\d+[a-z]*"
)
"""Words that may stand beside the place, as a day or a season does."""
_ASIDE = re.compile(r"[(\[{<][^)\]}>]*[)\]}>]?")
_SAINT = re.compile(r"^(\W*)(?:st|saint|s)\b[. ]*(?=p)")
_END = re.compile(r":|--|\s-(?=\s|$)|;|\.(?=\s|\W|$)|$")
_STRONG = re.compile(r":|--")
_NEAR = 70
"""How near the beginning of a line a colon or a long dash makes a dateline of what stands before it."""
_WORD = re.compile(r"[a-z0-9\0]+")
_LETTER = re.compile(r"[a-z\0]")


_MOST_WORDS = 20
"""Of a dateline, should its letters be spaced."""


def dateline_taken(game: Game, actor: Actor, body: str) -> str:
    """The first dateline of a letter that is another's; "" if all are its author's or free."""
    if not game.settings.datelines or (is_master_of(game, actor) and not actor.acting):
        return ""
    heads = (_before(line) for line in _first_lines(body))
    return next((head for head in heads if not _may_use(game, actor, head)), "")


def _first_lines(body: str) -> list[str]:
    """The first line of each paragraph, and every line with a colon or a long dash near its beginning."""
    lines = body.splitlines()
    plain = [as_seen(line) for line in lines]
    blank = [True, *(_WORD.search(one) is None for one in plain)]
    return [
        line
        for line, one, begins in zip(lines, plain, blank, strict=False)
        if begins or _STRONG.search(one[:_NEAR])
    ]


def _before(line: str) -> str:
    """What stands in a line before its first colon, spaced or long dash, or full stop, as it was written."""
    letters = [fold(sign) for sign in line]
    folded = _SAINT.sub(lambda found: found[0].replace(".", " "), "".join(letters))
    end, signs = _end(folded), 0
    for number, one in enumerate(letters):
        if signs >= end:
            return line[:number].strip()
        signs += len(one)
    return line.strip()


def _end(folded: str) -> int:
    """Where the dateline of a folded line ends: not within brackets behind its first letter."""
    start = next((at for at, sign in enumerate(folded) if _LETTER.match(sign)), 0)
    bare = folded[:start] + _ASIDE.sub(lambda found: "_" * len(found[0]), folded[start:])
    found = _END.search(bare, start)
    return found.start() if found else len(bare)


def _may_use(game: Game, actor: Actor, name: str) -> bool:
    owner = owner_of(game, name)
    return owner is None or owner == actor.power


def owner_of(game: Game, name: str) -> Power | None:
    """The power that a dateline is reserved for, "" for the master's; None for a free one."""
    folded = _SAINT.sub(r"\1st ", as_seen(name))
    known = {hard_to_tell(form): facts.code for facts in game.variant.powers for form in _forms(facts)}
    words = _WORD.findall(folded)
    if len(words) > _MOST_WORDS:
        return None
    in_game = alive(game.position) if game.status is not Status.FORMING else frozenset()
    if any(_is(word, sign) for word in words for sign in _GOVERNMENT):
        owner = _meant([one for one in words if one not in _GOVERNMENT | _JOINED], known)
    else:
        owner = _meant(_WORD.findall(_ASIDE.sub(" ", folded)) or words, _PLACES, beside=known)
    return owner if owner in in_game or owner == "" else None


def _forms(facts: PowerFacts) -> tuple[str, ...]:
    return tuple(" ".join(_WORD.findall(as_seen(one))) for one in (facts.name, facts.adjective))


def _meant(words: list[str], known: Mapping[str, Power], beside: Collection[str] = ()) -> Power | None:
    """Whose the name is that the words come to, but for days and seasons, and for those `beside` it."""
    rest = [word for word in words if not _DATES.fullmatch(word)]
    alone = [word for word in rest if not any(_is(word, one) for one in beside)]
    names = {sign.join(some) for some in (rest, alone) for sign in (" ", "")}
    forms = ((form, owner) for one, owner in known.items() for form in (one, one.replace(" ", "")))
    return next((owner for form, owner in forms if any(_is(name, form) for name in names)), None)


# What looks the same


def _is(word: str, name: str) -> bool:
    """Whether a folded word looks like a name; a letter of an unknown alphabet beside known ones is any."""
    word, name = hard_to_tell(word), hard_to_tell(name)
    if UNKNOWN not in word:
        return word == name
    pairs = list(zip(word, name, strict=False))
    known = any(one == other for one, other in pairs)
    return len(word) == len(name) and known and all(one in (UNKNOWN, other) for one, other in pairs)
