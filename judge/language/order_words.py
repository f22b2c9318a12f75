"""Order words: the table of the words of orders, action by action.

How they form an order is in grammar/order_words.lark, which has the words of this table and no others; a test
compares the two. The table also gives the words that separate the orders of a line
(`judge.language.text.typography`), the words that never begin a command (`judge.language.command_words`) and
the words of the classic judge (`judge.language.policy`). A new word goes into this table and into
order_words.lark, and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from judge.language.drafts import Action

Phrases: TypeAlias = frozenset[str]
"""Words, or several words with a blank between them, in plain lower case."""


@dataclass(frozen=True, slots=True)
class WordSet:
    """The words for one thing; a word of an order is in `judge` or in `everyday`."""

    judge: Phrases
    """Words that the classic judge accepted (seed 002), and everybody else does."""
    everyday: Phrases
    """Words that people write, and the classic judge rejected."""
    beside: Phrases
    """Words that may come before or after these without another meaning."""
    continuing: Phrases
    """Words that cannot begin an order: even after a comma they continue one."""

    def __iter__(self) -> Iterator[str]:
        """Yield every single word, including those in `beside`."""
        for phrase in self.judge | self.everyday | self.beside:
            yield from re.findall(r"[a-z]+", phrase)


def _words(judge: str = "", everyday: str = "", beside: str = "", continuing: str = "") -> WordSet:
    """Return the words for one thing from texts with commas between them."""
    return WordSet(_phrases(judge), _phrases(everyday), _phrases(beside), _phrases(continuing))


def _phrases(text: str) -> Phrases:
    return frozenset(phrase.strip() for phrase in text.split(",") if phrase.strip())


UNIT = _words(
    judge="a, f, army, fleet",
    everyday="armies, fleets",
    beside="a, an, the, my, our, its, in, at, of",
)
"""A unit's kind."""

VIA = _words(
    everyday="via, by, using, vc, convoy",
    beside="a, the, sea",
    continuing="via, by",
)
"""Words that say that a move goes by convoy."""

ACTIONS: Mapping[Action, WordSet] = {
    Action.HOLD: _words(
        judge="h, hold, holds, stand, stands",
        everyday="holding, standing, std, stay, stays, remain, remains",
        beside="to, still, firm, position, in place",
        continuing="h",
    ),
    Action.MOVE: _words(
        judge="-, ->, m, move, moves, move to, moves to",
        everyday="""
        to, into, mv, moving, moved, go, goes, attack, attacks, advance, advances, march, marches,
        sail, sails, proceed, proceeds
        """,
        beside="to, into, on, toward, towards, the",
        continuing="to, into, m, move to, moves to, move into, moves into, attack, attacks, goes",
    ),
    Action.SUPPORT: _words(
        judge="s, support, supports",
        everyday="sup, supp, supporting, supported, help, helps, assist, assists",
        beside="to, the",
        continuing="s, sup, support, supports",
    ),
    Action.CONVOY: _words(
        judge="c, convoy, convoys, transport, transports, t, f, ferry, fast ferry, ff",
        everyday="conv, convoying, transporting, ferries",
        beside="to",
        continuing="c, convoy, convoys, transport, transports, ff",
    ),
    Action.PROXY: _words(judge="p, proxy, proxy to", everyday="proxies, proxied", beside="to"),
    Action.RETREAT: _words(everyday="r, retreat, retreats", beside="to, into, the"),
    Action.DISBAND: _words(judge="d, disband", everyday="disbands, disbanded, disbanding"),
    Action.BUILD: _words(judge="b, build", everyday="builds, building, built"),
    Action.REMOVE: _words(
        judge="r, remove", everyday="removes, removal, removals, removed, removing, debuild, debuilds"
    ),
    Action.WAIVE: _words(
        judge="w, waive",
        everyday="waives, waived, waiving",
        beside="a, an, the, my, one, build, builds",
    ),
}
"""The words of each action that has any; a bare unit has none."""

ORDER_WORDS = frozenset(word for words in (UNIT, VIA, *ACTIONS.values()) for word in words)
"""Every word that may be in an order."""
JUDGE_WORDS: Mapping[Action, Phrases] = {
    **{action: words.judge for action, words in ACTIONS.items()},
    Action.BARE: frozenset({""}),
}
"""The words of the classic judge for each action."""
CONTINUING = frozenset(phrase for words in (VIA, *ACTIONS.values()) for phrase in words.continuing)
"""The words before which no order ends."""


def either(phrases: Iterable[str]) -> str:
    """Return a pattern for any of these whole phrases, with any number of blanks between words."""
    patterns = (" +".join(map(re.escape, phrase.split())) for phrase in sorted(phrases))
    return rf"(?:{'|'.join(patterns)})\b"


_HELPS_OR_HOLDS = (Action.SUPPORT, Action.CONVOY, Action.HOLD)
BEHIND_UNIT = frozenset(
    phrase
    for action in _HELPS_OR_HOLDS
    for phrase in ACTIONS[action].judge | ACTIONS[action].everyday
    if phrase not in ("f", "t")
)
"""Words that end the place of a unit in an order that is asked about: `WHY A Mun S A Ruh - Bur`."""
