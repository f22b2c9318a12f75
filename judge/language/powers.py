"""Powers in lists: whom a letter is for, what somebody would like to play, whom a master means."""

from __future__ import annotations

import re

from judge.language.command_line import InvalidCommand
from judge.language.names import names
from judge.language.statements import Context
from judge.rules.units import Power
from judge.rules.variant import Variant

LONGEST_LIST = 400
MASTER = "MASTER"
OBSERVERS = "OBSERVERS"
_OTHERS = {
    "m": MASTER,
    "o": OBSERVERS,
    "master": MASTER,
    "gm": MASTER,
    "observers": OBSERVERS,
    "observer": OBSERVERS,
}
_BETWEEN = re.compile(r"[\s,;+&/]+|\band\b")


def variant_of(context: Context) -> Variant:
    """The game's variant; Refusal where nobody is signed on."""
    if context.variant is None:
        raise InvalidCommand("Before this, say which game you mean.", hint="SIGN ON power game password")
    return context.variant


def letters(variant: Variant) -> dict[str, Power]:
    """The powers by their letters, in lower case."""
    return {p.letter.lower(): p.code for p in variant.powers}


def power(context: Context, text: str) -> Power:
    """The one power meant by a letter, a name or its beginning; Refusal otherwise."""
    variant = variant_of(context)
    word = text.strip().strip(".,;").lower()
    if word in letters(variant):
        return letters(variant)[word]
    found = names(variant).power(word)
    if len(found) == 1:
        return found[0]
    listed = ", ".join(p.name for p in variant.powers)
    raise InvalidCommand(f'"{text.strip()}" names no power.', text.strip(), f"The powers are {listed}.")


def addressees(context: Context, text: str) -> tuple[str, ...]:
    """Power codes, MASTER and OBSERVERS, each once, from `E F`, `EF`, `England, France and M`."""
    variant = variant_of(context)
    found: list[str] = []
    for word in (part for part in _BETWEEN.split(text.lower()) if part):
        found.extend(_addressed(context, variant, word))
    return tuple(dict.fromkeys(found))


def _addressed(context: Context, variant: Variant, word: str) -> list[str]:
    by_letter = {**_OTHERS, **letters(variant)}
    if word in by_letter:
        return [by_letter[word]]
    if len(names(variant).power(word)) == 1:
        return [names(variant).power(word)[0]]
    if all(letter in by_letter for letter in word):
        return [by_letter[letter] for letter in word]
    return [power(context, word)]


_GROUPS = re.compile(r"[\[({<]([^\])}>]*)[\])}>]|([^\[\](){}<>]+)")


def preference(context: Context, text: str) -> tuple[tuple[Power, ...], ...]:
    """Groups of powers, best first, from `E[AF]GIRT` or `England, [Austria France]`; `*` is none at all."""
    if len(text) > LONGEST_LIST:
        raise InvalidCommand(f"A list of powers has at most {LONGEST_LIST} characters.", text.strip())
    if text.strip() in ("*", "none", "NONE"):
        return ()
    groups: list[tuple[Power, ...]] = []
    for together, apart in _GROUPS.findall(text):
        named = _wanted(context, together or apart)
        groups.extend([named] if together else [(one,) for one in named])
    flat = [one for group in groups for one in group]
    twice = next((one for one in flat if flat.count(one) > 1), None)
    if twice is not None:
        raise InvalidCommand(f"{variant_of(context).power(twice).name} stands there twice.", text.strip())
    return tuple(group for group in groups if group)


def _wanted(context: Context, text: str) -> tuple[Power, ...]:
    known = variant_of(context)
    words = [part for part in _BETWEEN.split(text.lower()) if part and part != "*"]
    found: list[Power] = []
    for word in words:
        by_letter = letters(known)
        whole = names(known).power(word)
        if len(whole) == 1 and len(word) > 1 and word not in by_letter:
            found.append(whole[0])
        elif all(letter in by_letter for letter in word):
            found.extend(by_letter[letter] for letter in word)
        else:
            found.append(power(context, word))
    return tuple(found)
