"""Powers by the words people have for them: one power, the readers of a message, a list of preferences."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial

from judge.game.message import Message, Name, message, written_as
from judge.game.roles import MASTER, OBSERVERS, Role
from judge.language.command_line import InvalidCommand
from judge.language.names import names, normalized
from judge.language.problems import ProblemKind
from judge.language.reader_words import (
    between_names,
    between_words,
    is_word_for_master,
    means_opponent,
    names_apart,
    with_sign_of_master,
)
from judge.language.statements import Context
from judge.language.word_files import PEOPLE, any_of, word_files, word_table
from judge.rules.units import Power
from judge.rules.variant import PowerFacts, Variant

LONGEST_LIST = 400
_SEATS = {"m": MASTER, "gm": MASTER, "master": MASTER, "o": OBSERVERS, "observer": OBSERVERS}
"""The seats without a power, as a SIGN ON names them."""
_OTHERS = {**_SEATS, "observers": OBSERVERS}
"""The same seats in all other commands."""


def variant_of(context: Context) -> Variant:
    """Return the game's variant; InvalidCommand if no one is signed on."""
    if context.variant is None:
        hint = written_as("SIGN ON power game password")
        raise InvalidCommand(message("say-which-game"), hint=hint, kind=ProblemKind.NO_GAME)
    return context.variant


def seat_without_power(word: str) -> str | None:
    """Return MASTER or OBSERVERS if the word before a game's name means one of these seats."""
    return _SEATS.get(word.lower())


def means_master(word: str) -> bool:
    """Return whether the word means the game's GM."""
    return _OTHERS.get(word.lower()) == MASTER


def power_meant(variant: Variant, word: str, *, strict: bool = False) -> Power | None:
    """Return the power meant by its letter, its name or the beginning of one; None unless it is one.

    `strict` is for the word before a game's name: it counts as typed, and an adjective only in full.
    """
    sign = names(variant).letters.get(word.lower())
    return sign or _power_by_name(variant, word.lower(), strict=strict)


def power_of_people(variant: Variant, word: str) -> Power | None:
    """Return the power whose player is called so in some language, as `der Engländer`; None if it is none."""
    named = _peoples().get(normalized(word))
    return next((facts.code for facts in variant.powers if facts.name == named), None)


@cache
def _peoples() -> Mapping[str, str]:
    found = (file.get(PEOPLE, {}).items() for file in word_files().values())
    return {word: power for each in found for power, words in each for word in words}


def _power_by_name(variant: Variant, word: str, *, strict: bool = False) -> Power | None:
    """Return the power meant by its name, its short form, the beginning of one, or its centre."""
    known = names(variant)
    found = known.power(word)
    if strict and normalized(word) not in known.foreign_powers:
        found = tuple(code for code in found if _is_as_typed(variant.power(code), word))
    short = known.short_powers.get(word.replace(".", ""))
    if short is not None and known.power_named(word) is None:
        return short
    return found[0] if len(found) == 1 else _power_of_centre(variant, word)


_BETWEEN_WORDS = re.compile(r"[\s_-]+")


def _is_as_typed(facts: PowerFacts, word: str) -> bool:
    glued = word.replace("_", "")  # `South_Africa`, `USA` for U S A
    apart = _BETWEEN_WORDS.split(facts.name.lower())
    return (
        word == facts.adjective.lower()
        or word in map(str.lower, facts.foreign)  # `Rússia`, which without its accent is the English name
        or facts.name.lower().startswith(word)
        or glued in (facts.code.lower().replace("_", ""), "".join(apart))
        or (len(apart) > 1 and _BETWEEN_WORDS.split(word) == apart)
    )


def _power_of_centre(variant: Variant, word: str) -> Power | None:
    """Return the power named by a letter and its one centre, as all in Chaos: `V-Par` by Par, Paris."""
    place = names(variant).provinces.get(normalized(word))
    home = variant.board.provinces[place].home if place else None
    return home if home and variant.power(home).name.startswith(f"{variant.power(home).letter}-") else None


def power(context: Context, text: str) -> Power:
    """Return the one power meant; InvalidCommand if there is none."""
    variant, word = variant_of(context), text.strip().strip(".,;").lower()
    known = names(variant)
    sign, named = known.letters.get(word), known.short_powers.get(word)
    if sign and named not in (None, sign):
        raise InvalidCommand(
            _sign_or_name(variant, word, sign, named), text.strip(), message("name-the-power")
        )
    found = power_meant(variant, word) or _power_of_person(context, text)
    if found is not None:
        return found
    typed, hint = text.strip(), message("the-powers-are", powers=variant.powers)
    raise InvalidCommand(message("names-no-power", word=typed), typed, hint)


def _power_of_person(context: Context, text: str) -> Power | None:
    """Return the power of the one person who has all these words in their name."""
    words = set(_names(text.strip(" .,;")))
    seats = {seat for name, seat in context.people if words and words <= set(_names(name))}
    return seats.pop() if len(seats) == 1 and not seats & {MASTER, OBSERVERS} else None


_IN_BRACKETS = re.compile(r"\s*\([^()]*\)")


def readers_named(context: Context, text: str) -> tuple[str, ...]:
    """Return the powers, people and GM that words name, as `Fleur (France) and Gerd`; none if unclear."""
    by_word = {**_OTHERS, **names(variant_of(context)).letters}
    apart = _apart(variant_of(context), _IN_BRACKETS.sub("", text), by_word)
    words = [one.strip(" .!") for one in between_names().split(apart) if one.strip(" .!")]
    found = [_reader_named(context, word) for word in words]
    return tuple(dict.fromkeys(one for one in found if one)) if all(found) else ()


def _reader_named(context: Context, text: str) -> str | None:
    if means_master(text) or is_word_for_master(text):
        return MASTER
    words = set(_names(text))
    seats = {seat for name, seat in context.people if words and words <= set(_names(name))}
    variant = variant_of(context)
    found = power_meant(variant, text, strict=True) or power_of_people(variant, text)
    if len(seats | ({found} if found else set())) > 1:
        return None
    return found or next(iter(seats), None)


def opponent(context: Context) -> Power | None:
    """Return the power of a player's only opponent; None on a board of more than two powers."""
    powers = context.variant.powers if context.variant is not None and context.power else ()
    others = [facts.code for facts in powers if facts.code != context.power]
    return others[0] if len(others) == 1 else None


def addressees(context: Context, text: str) -> tuple[str, ...]:
    """Return power codes, MASTER and OBSERVERS, each once, from `E F`, `EF`, `England, France and M`, `Anna`.

    A message to the wrong reader cannot be called back, so an ambiguous word is asked about.
    """
    variant, other = variant_of(context), opponent(context)
    if other is not None and means_opponent(text):
        return (other,)
    by_word = {**_OTHERS, **names(variant).letters}
    parts = between_names().split(_apart(variant, with_sign_of_master(text, "m"), by_word))
    runs = (
        run
        for part in parts
        for run in _runs(context, [w for w in between_words().split(part) if w.strip(".:!")])
    )
    found = ([run] if known else _readers_of_word(context, run.strip(".:!"), by_word) for run, known in runs)
    return tuple(dict.fromkeys(one for several in found for one in several))


def _apart(variant: Variant, text: str, by_word: Mapping[str, str]) -> str:
    """Return a list with commas for the words of any language between its names."""
    known = names(variant)

    def is_sign(word: str) -> bool:
        return word in by_word or bool(_listed(word, by_word))

    def is_foreign(word: str) -> bool:
        name = normalized(word.strip(".:!"))
        return name in known.foreign_powers and name not in known.powers

    return names_apart(text, is_sign, is_foreign)


_LONGEST_NAME = 8
"""The most words of a power's name."""


def _runs(context: Context, words: Sequence[str]) -> Iterator[tuple[str, bool]]:
    """Yield a list's words; several that are one power's name as that power, with True: `South Africa`."""
    here = 0
    while here < len(words):
        for end in range(min(len(words), here + _LONGEST_NAME), here + 1, -1):
            found = _power_of_words(context, words[here:end])
            if found is not None:
                yield found, True
                break
        else:
            end = here + 1
            if words[here].lower() != "the":
                yield words[here], False
        here = end


def _power_of_words(context: Context, words: Sequence[str]) -> Power | None:
    """Return the power named by these words, whole or each except the last cut short: `N Carolina`.

    InvalidCommand if each of the shortened words also means somebody by itself.
    """
    variant, typed = variant_of(context), " ".join(words).lower().strip(" .:!")
    whole = names(variant).power_named(typed) or names(variant).short_powers.get(typed.replace(".", ""))
    if whole is None and min(map(len, words)) > 1:
        whole = _power_of_centre(variant, typed)
    if whole is not None:
        return whole
    cut = [word.strip(".") for word in typed.split()]
    found = [one for one in variant.powers if _begin(cut, _BETWEEN_WORDS.split(one.name.lower()))]
    if len(found) != 1:
        return None
    if all(power_meant(variant, word) is not None for word in cut):
        apart = tuple(variant.power(one) for one in map(partial(power_meant, variant), cut) if one)
        several = message("power-or-powers", word=typed, power=found[0], powers=apart)
        raise InvalidCommand(several, typed, message("power-or-powers.hint", power=found[0]))
    return found[0].code


_LEAST_OF_LAST_WORD = 3


def _begin(typed: Sequence[str], name: Sequence[str]) -> bool:
    """Return whether words are those of a longer name, shortened, but with something of the last word."""
    begun = len(typed) == len(name) and all(map(str.startswith, name, typed))
    return begun and len(typed[-1]) >= min(_LEAST_OF_LAST_WORD, len(name[-1]))


_NO_LIST = frozenset(["for", "from", "go", "me", "more", "of", "or", "to"])
"""Small words that happen to be letters of powers."""
_LONG_LIST = 4
"""The letters of a word from which it is a list only in the usual order, as no name is by chance."""


def _readers_of_word(context: Context, typed: str, by_word: Mapping[str, str]) -> list[str]:
    """Return the readers that a word of a message's first line means.

    A word means a power, its letter, a person, or several letters.
    """
    word = typed.lower()
    person = [seat for name, seat in context.people if len(word) > 1 and normalized(word) in _names(name)]
    listed = _listed(word, by_word)
    is_list = _is_list(context, word, listed, by_word)
    named = _one_meant(context, word, by_word.get(word), listed if is_list else ())
    if len(set(person)) == 1 and named in (None, person[0]) and not is_list:
        return person[:1]
    if person or (listed and not is_list and named is None):
        raise InvalidCommand(_doubt(typed, person, listed), typed, _letters_apart(variant_of(context)))
    if named is not None:
        return [named]
    return listed if is_list else [power(context, typed)]


def _one_meant(context: Context, word: str, sign: str | None, listed: Sequence[str]) -> str | None:
    """Return the one reader a word means by sign or name; InvalidCommand if it may mean others too."""
    variant, short = variant_of(context), names(variant_of(context)).short_powers.get(word)
    if sign:
        if len(word) > 1 and short not in (None, sign):
            raise InvalidCommand(_sign_or_name(variant, word, sign, short), word, _NAMES_APART)
        return sign
    named = _power_by_name(variant, word)
    if listed and context.power not in listed and (like := _mistakable(variant, word, named, listed)):
        powers = tuple(map(variant.power, like))
        readers = tuple(_named_reader(variant, seat) for seat in dict.fromkeys(listed))
        doubt = message("power-or-letters", word=word.upper(), powers=powers, readers=readers)
        raise InvalidCommand(doubt, word, _NAMES_APART)
    return named


def _mistakable(variant: Variant, word: str, named: Power | None, listed: Sequence[str]) -> Sequence[Power]:
    """Return the powers whose names a list of letters may be mistaken for."""
    if _tell(variant, word):
        short = names(variant).short_powers.get(word)
        return [short] if short else []
    return [] if named else _like(variant, word, listed)


_NAMES_APART = message("names-apart")


def _sign_or_name(variant: Variant, word: str, sign: str, named: Power | None) -> Message:
    """Return the question about a word that is one power's letters and another's short name."""
    whose, other = _named_reader(variant, sign), _named_reader(variant, named or "")
    return message("sign-or-name", word=word.upper(), power=whose, other=other)


def _named_reader(variant: Variant, seat: str) -> Name:
    known: dict[str, Name] = {MASTER: Role.MASTER, OBSERVERS: Role.OBSERVER}
    known |= {facts.code: facts for facts in variant.powers}
    return known.get(seat, seat)


def _tell(variant: Variant, word: str) -> bool:
    """Return whether letters are the first letters of their powers' names, and so unmistakable."""
    begun = {p.letter.lower() for p in variant.powers if p.name.lower().startswith(p.letter.lower())}
    return all(letter in begun or letter in _OTHERS for letter in word)


_MOST_LIKE = 3


def _like(variant: Variant, word: str, found: Sequence[str]) -> list[Power]:
    """Return the powers outside those found whose names the word may shorten: `SAF`."""
    short = re.compile(".*".join(map(re.escape, word)))
    others = (p for p in variant.powers if p.code not in found)
    return [p.code for p in others if short.match(normalized(p.name))][:_MOST_LIKE]


def _names(name: str) -> list[str]:
    return [normalized(one) for one in name.split()]


def _listed(word: str, by_word: Mapping[str, str]) -> list[str]:
    """Return the seats that the letters of a word mean; nothing if one letter is nobody's."""
    return [by_word[letter] for letter in word] if all(letter in by_word for letter in word) else []


def _is_list(context: Context, word: str, found: list[str], by_word: Mapping[str, str]) -> bool:
    """Return whether letters are a list of powers: none twice, not the writer's own, in the usual order."""
    usual = [letter for letter in by_word if len(letter) == 1]
    usual = sorted(usual, key=lambda one: (by_word[one] in (MASTER, OBSERVERS), one.isdigit(), one))
    places = [usual.index(letter) for letter in word] if found else []
    orderly = word not in _NO_LIST and (len(word) < _LONG_LIST or places == sorted(places))
    own = len(word) > 2 and context.power in found  # noqa: PLR2004  # two letters are no name
    return bool(found) and len(set(found)) == len(found) and not own and orderly


def _doubt(word: str, person: list[str], listed: list[str]) -> Message:
    if person and listed:
        return message("person-or-letters", word=word)
    if person:
        return message("reader-of-several", word=word)
    return message("names-no-reader", word=word)


def _letters_apart(variant: Variant) -> Message:
    some = "".join(facts.letter for facts in variant.powers[:2])
    return message("letters-in-order", letters=some)


def _powers_of_word(context: Context, typed: str, by_word: Mapping[str, str]) -> list[str]:
    """Return what a word of a list means: itself, a power by its name, or each of its letters."""
    word = typed.lower()
    if word in by_word:
        return [by_word[word]]
    variant = variant_of(context)
    named, listed = power_meant(variant, word), _listed(word, by_word)
    if named is not None and not (listed and word in names(variant).short_powers and _tell(variant, word)):
        return [named]
    return listed or [power(context, typed)]


_GROUPS = re.compile(r"[\[({<]([^\])}>]*)[\])}>]|([^\[\](){}<>]+)")


def preference(context: Context, text: str) -> tuple[tuple[Power, ...], ...]:
    """Return groups of powers, best first, from `E[AF]GIRT` or `England, [Austria France]`; none for `*`."""
    if len(text) > LONGEST_LIST:
        raise InvalidCommand(message("powers-too-long", most=LONGEST_LIST), text.strip())
    if text.strip() in ("*", "none", "NONE"):
        return ()
    groups: list[tuple[Power, ...]] = []
    for together, apart in _GROUPS.findall(text):
        named = _group(context, together or apart)
        groups.extend([named] if together else [(one,) for one in named])
    flat = [one for group in groups for one in group]
    twice = next((one for one in flat if flat.count(one) > 1), None)
    if twice is not None:
        raise InvalidCommand(message("power-twice", power=variant_of(context).power(twice)), text.strip())
    return tuple(group for group in groups if group)


def _group(context: Context, text: str) -> tuple[Power, ...]:
    by_letter = names(variant_of(context)).letters
    words = (word for word in between_words().split(text) if word and word != "*")
    return tuple(one for word in words for one in _powers_of_word(context, word, by_letter))


@cache
def _before_wish() -> re.Pattern[str]:
    """Return the pattern of what stands before powers in a list: `1. Austria 2. Italy`, `first Russia`."""
    words = any_of(word_table("vote_words")["before_power"])
    return re.compile(rf"\b\d{{1,2}}\s*[.):]|\b(?:{words})\b|^\s*[:=]|>", re.IGNORECASE)


def wishes(context: Context, text: str) -> tuple[tuple[Power, ...], ...]:
    """Return the groups of a list of wishes, with or without the words people put before each power."""
    return preference(context, _before_wish().sub(" ", text))
