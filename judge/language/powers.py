"""Powers by the words people have for them: one power, the addressees of a letter, a list of preferences."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.game.roles import MASTER, OBSERVERS
from judge.language.command_line import InvalidCommand
from judge.language.names import names, normalized
from judge.language.statements import Context
from judge.rules.units import Power
from judge.rules.variant import PowerFacts, Variant

LONGEST_LIST = 400
_SEATS = {"m": MASTER, "gm": MASTER, "master": MASTER, "o": OBSERVERS, "observer": OBSERVERS}
"""Who is in a game without a power, as a SIGN ON names them."""
_OTHERS = {**_SEATS, "observers": OBSERVERS}
"""The same in all other commands."""
_BETWEEN = re.compile(r"[\s,;+&/]+|\band\b")


def variant_of(context: Context) -> Variant:
    """The game's variant; InvalidCommand where nobody is signed on."""
    if context.variant is None:
        raise InvalidCommand("Before this, say which game you mean.", hint="SIGN ON power game password")
    return context.variant


def letters(variant: Variant) -> dict[str, Power]:
    """The powers by their letters, in lower case."""
    return {p.letter.lower(): p.code for p in variant.powers}


def seat_without_power(word: str) -> str | None:
    """MASTER or OBSERVERS where the word in front of a game's name means one of these seats."""
    return _SEATS.get(word.lower())


def means_master(word: str) -> bool:
    """Whether the word stands for the game's master."""
    return _OTHERS.get(word.lower()) == MASTER


def power_meant(variant: Variant, word: str, *, strict: bool = False) -> Power | None:
    """The one power meant by its letter, its name or the beginning of one; None if none or several are.

    `strict` is for the word in front of a game's name: it counts as typed, and an adjective only in full.
    """
    word = word.lower()
    if word in letters(variant):
        return letters(variant)[word]
    known = names(variant)
    found = known.power(word)
    if strict and normalized(word) not in known.foreign_powers:
        found = tuple(code for code in found if _is_as_typed(variant.power(code), word))
    return found[0] if len(found) == 1 else None


def _is_as_typed(facts: PowerFacts, word: str) -> bool:
    return word in (facts.code.lower(), facts.adjective.lower()) or facts.name.lower().startswith(word)


def power(context: Context, text: str) -> Power:
    """The one power meant; InvalidCommand if there is none."""
    variant = variant_of(context)
    found = power_meant(variant, text.strip().strip(".,;"))
    if found is not None:
        return found
    listed = ", ".join(p.name for p in variant.powers)
    raise InvalidCommand(f'"{text.strip()}" names no power.', text.strip(), f"The powers are {listed}.")


def addressees(context: Context, text: str) -> tuple[str, ...]:
    """Power codes, MASTER and OBSERVERS, each once, from `E F`, `EF`, `England, France and M`."""
    by_word = {**_OTHERS, **letters(variant_of(context))}
    found = (_powers_of_word(context, word, by_word) for word in _BETWEEN.split(text.lower()) if word)
    return tuple(dict.fromkeys(one for several in found for one in several))


def _powers_of_word(context: Context, word: str, by_word: Mapping[str, str]) -> list[str]:
    """What a word of a list means: itself, a power by its name, or each of its letters."""
    if word in by_word:
        return [by_word[word]]
    named = power_meant(variant_of(context), word)
    if named is not None:
        return [named]
    if all(letter in by_word for letter in word):
        return [by_word[letter] for letter in word]
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
        named = _group(context, together or apart)
        groups.extend([named] if together else [(one,) for one in named])
    flat = [one for group in groups for one in group]
    twice = next((one for one in flat if flat.count(one) > 1), None)
    if twice is not None:
        raise InvalidCommand(f"{variant_of(context).power(twice).name} stands there twice.", text.strip())
    return tuple(group for group in groups if group)


def _group(context: Context, text: str) -> tuple[Power, ...]:
    by_letter = letters(variant_of(context))
    words = (word for word in _BETWEEN.split(text.lower()) if word and word != "*")
    return tuple(one for word in words for one in _powers_of_word(context, word, by_letter))
