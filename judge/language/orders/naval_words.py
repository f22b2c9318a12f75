"""Words for the orders of Naval Diplomacy, put into their notation before a line is cut into its orders.

`Let Russia pass Constantinople` is `con friendly to russia`, `both North Sea fleets` are `both f north sea`,
and `F Lon - Nth, then to Nwy` is a fleet of two steps.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from judge.language.drafts import Action
from judge.language.names import Names
from judge.language.order_words import ACTIONS, UNIT, either
from judge.language.text.typography import Plain
from judge.language.word_files import word_table
from judge.rules.units import Power, Province

_PLACE = r"(?P<place>[a-z][a-z. ]*?)"
_POWER = r"(?:the +)?(?P<power>[a-z]+)(?:'s)?(?: +fleets?)?"
_OF_FLEET = re.compile(r" *(?:(?:\d{1,2}|two|three|four|five|both) *)?(?:f|fleets?)(?![a-z])")
_MOVES = re.compile(rf"-|{either(phrase for phrase in ACTIONS[Action.MOVE] if phrase.isalpha())}")
_HELPS = either((*ACTIONS[Action.SUPPORT], *ACTIONS[Action.CONVOY]))
_A_UNIT = rf"(?:the +)?(?:{either(UNIT)})"
_CUT = re.compile(r"[,;]")
_START = re.compile(r"(?:^|[,;]) *")
_LONGEST_NAME = 60
_END = re.compile(r"[,;.!]")


def in_notation(line: Plain, known: Names) -> Plain:
    """Return the line with passages, counts and second steps in words as their orders are written."""
    granted = _granted(line, known)
    return granted if granted is not line else _joined(_counted(line, known), known)


def power_of_people(known: Names, word: str) -> Power | None:
    """Return the power that a name, an adjective or a word for its people means: `the Germans`."""
    for one in (word, word.removesuffix("s")):
        means = known.power(one)
        if len(means) == 1:
            return means[0]
    return None


_BETWEEN = re.compile(
    r"(?:(?:from|in|at|across|out +of) +)?(?:the +)?"
    r"(?:(?P<one>[a-z][a-z. -]*?) */ *(?P<other>[a-z][a-z. -]*)"
    r"|(?P<half>[a-z][a-z. ]*?) *- *(?P<rest>[a-z][a-z. ]*))"
)


def straits_named(known: Names, words: str) -> set[Province]:
    """Return the halves of straits that words name: `Gibraltar`, `the English Channel/North Sea`."""
    names = word_table("naval_words")["straits"]
    found = {half for word in words.split() for half in names.get(word, ())}
    between = _BETWEEN.search(words)
    for name in filter(None, between.groups() if between is not None else ()):
        found.update(known.province(name) if len(known.province(name)) == 1 else ())
    return found


def _pattern(text: str) -> str:
    spaced = text.replace(" ?", " *").replace(" ", " +").replace(" +*", " *")
    return spaced.replace("{power}", _POWER).replace("{place}", _PLACE)


@cache
def _pattern_of(key: str) -> re.Pattern[str]:
    return re.compile(_pattern(word_table("naval_words")[key]))


@cache
def _passages() -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(f" *{_pattern(one)}[ .!]*") for one in word_table("naval_words")["passage"])


def _granted(line: Plain, known: Names) -> Plain:
    """Return the line as a passage, if it grants one in words."""
    for pattern in _passages():
        found = pattern.fullmatch(line.text)
        named = found is not None and power_of_people(known, found["power"]) is not None
        if found is not None and named and len(known.province(found["place"])) == 1:
            return line.replaced([(0, len(line.text), f"{found['place']} friendly to {found['power']}")])
    return line


def _starts(text: str) -> Iterator[int]:
    """Yield where orders may begin: at the start of the line and after each comma or semicolon."""
    yield from (one.end() for one in _START.finditer(text))


def _counted(line: Plain, known: Names) -> Plain:
    """Return the line with fleets counted before `f`: `My two fleets`, `F Nth x2`."""
    cuts = []
    for at in _starts(line.text):
        found = _pattern_of("counted").match(line.text, at) or _pattern_of("counted_behind").match(
            line.text, at
        )
        if found is None or (found["place"] and len(known.province(found["place"])) != 1):
            continue
        number = found["number"] or found["times"]
        cuts.append((found.start(), found.end(), f"{number} f {found['place'] or ''}"))
    return line.replaced(cuts)


@cache
def _second() -> re.Pattern[str]:
    """Return the pattern of what joins a second step, or a second order of the same fleet."""
    step, order = _pattern_of("next_step").pattern, _pattern_of("next_order").pattern
    return re.compile(rf"(?P<step>{step})(?!{_A_UNIT})|(?P<order>{order})(?={_HELPS} *\(?{_A_UNIT})")


def _place_behind(text: str, at: int) -> str:
    """Return the words up to the next sign, among which a province may be."""
    return _END.split(text[at : at + _LONGEST_NAME], maxsplit=1)[0].strip()


def _joined(line: Plain, known: Names) -> Plain:
    """Return the line with a dash before a second step and no sign before a second order."""
    cuts, begins = [], 0
    for found in _second().finditer(line.text):
        begins = max((begins, *(one.end() for one in _CUT.finditer(line.text, begins, found.start()))))
        order = line.text[begins : found.start()]
        if not (_OF_FLEET.match(order) and _MOVES.search(order)):
            continue
        if found["order"]:
            cuts.append((found.start(), found.end(), " "))
            close = line.text.find(")", found.end()) if "(" in found["order"] else -1
            cuts += [(close, close + 1, " ")] if close > 0 else []
        elif known.province(_place_behind(line.text, found.end())):
            cuts.append((found.start(), found.end(), " - "))
    return line.replaced(cuts)
