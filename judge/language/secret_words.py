"""Passwords and tokens in lines: which commands carry one, and where it is.

A line need not be a command for that: spelling mistakes and quotes are recognised, because a mistyped
password must not be sent back either. A placeholder is what the judge's emails print where a reader writes a
word of their own; it is never a value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from difflib import SequenceMatcher, get_close_matches
from functools import lru_cache
from itertools import islice

from judge.game.commands import Command
from judge.language.command_words import SYNONYMS
from judge.language.secret_lines import password_names, secret_terms
from judge.language.text.order_start import is_order
from judge.language.text.patterns import without_tokens
from judge.language.text.subjects import taken_for_command

SHORTEST = 3
"""The fewest letters of a password: a shorter one cannot be distinguished from the text around it."""
SHOWN_AFTER = {
    "sign on": 1,
    "create": 1,
    "observe": 1,
    "set password": 0,
    "reset password": 0,
    "confirm": 0,
    "cancel": 0,
}
"""The commands with a secret, and how many words after them may be shown: a seat or a game, but no more.

What follows may be a secret wherever it stands (`SIGNON aalpha tulips`).
"""
_LIKE_THEM = {"hello": 1, "password": 0}
"""Beginnings of lines that are no commands here, though people write them with their password."""
_FIRST_WORDS = frozenset(command.split()[0] for command in SHOWN_AFTER) - {"set"}


def _glued(words: str) -> str:
    return words.replace(" ", "").replace("-", "")


_BY_KEYWORD = {
    **{_glued(command): shown for command, shown in (SHOWN_AFTER | _LIKE_THEM).items()},
    **{_glued(word): SHOWN_AFTER[full] for word, full in SYNONYMS.items() if full in SHOWN_AFTER},
}
"""All of them without blanks, synonyms too."""
_WITH_TOKEN = frozenset(
    ["confirm", "cancel", *(_glued(word) for word, full in SYNONYMS.items() if full in ("confirm", "cancel"))]
)
_INITIALS = frozenset(keyword[0] for keyword in _BY_KEYWORD)
_LETTERS = {keyword: frozenset(keyword) for keyword in _BY_KEYWORD}
_NO_SECRETS = ("signoff",)
_STANDBY = ("standby", "stand-by")
"""Words of `SIGN UP AS STANDBY FOR alpha` that no line with a password has."""
_LETTERS_OF_PLACE = 3
"""The number of letters of a province: `LON - NTH` is no LOGIN, nor `HEL - DEN` a HELLO."""
_WORD = re.compile(r"[^\s>|]+")
_LIKENESS = 0.75
_MOST_WORDS = 8
"""The most words; a longer line is prose that happens to begin like a command."""
_GREETING = 5
"""Words after *hello* that show that a line is for a reader, not for the judge."""
_MOST_LINES = 2000
_MOST_COMMANDS = 50
"""How many lines of a message are examined as commands; nobody writes as many."""
_WORDS_OF_PASSWORD = 2
_WHERE_IT_STANDS = 3
"""How many words may include the password: after the seat come game and password, or others by mistake."""
_DECORATION = "\"'`\u201c\u201d\u201e\u2018\u2019\u201a\u00ab\u00bb\u2039\u203a<>()[]{}*_.,;:!?"
_LONGEST_TALK = 60
_REACH = 6


def secrets_of(command: Command) -> tuple[str, ...]:
    """Return the password and the token that a command carries."""
    return tuple(filter(None, (getattr(command, "password", ""), getattr(command, "token", ""))))


def carries_secret(text: str) -> bool:
    """Return whether a line, its first word written out, is a command with a password or token.

    An unambiguous first word decides, whatever follows: `SIGN aalpha tulips` lacks its second word.
    """
    words = text.lower().split()
    if _is_sign_up(words):
        return False
    return not _FIRST_WORDS.isdisjoint(words[:1]) or "password" in words[:2]


def _is_sign_up(words: Sequence[str]) -> bool:
    """Return whether a line joins or leaves a standby list, with no password: `sign me up as a standby`."""
    return words[:1] == ["sign"] and any(word in _STANDBY for word in words[2:6])


def secret_start(line: str) -> int | None:
    """Return where a possible secret begins in a line that is, or nearly is, a command with a password.

    In `> SINGON aalpha tulips` it begins at the tulips. None if there is no such place.
    """
    words = list(islice(_WORD.finditer(line), _MOST_WORDS + 1))
    # A word alone, as the subject `orders`, is a keyword at most.
    if len(words) <= 1 or words[0].group()[0].lower() not in _INITIALS:
        return None
    keyword, taken = _keyword([word.group().lower() for word in words])
    if not keyword or (keyword == "hello" and len(words) > _GREETING):
        return None
    shown = taken + _BY_KEYWORD[keyword]
    after = words[shown:]
    alone = len(after) == 1 and keyword != "cancel"  # a word alone may be a password by mistake
    if keyword in _WITH_TOKEN and not alone:
        after = [word for word in after if _LIKE_TOKEN.search(word.group())]
    return after[0].start() if after else None


_LIKE_TOKEN = re.compile(r"\d|\b[a-f]{4,}\b", re.IGNORECASE)
"""What a token, or a piece of one, has and no ordinary word has: `confermo: valgono tutti e tre`."""


def _keyword(words: Sequence[str]) -> tuple[str, int]:
    """Return the keyword most like the first one or two words, and their number; "" if there is none."""
    glued = ["".join(words[:taken]) for taken in range(1, min(2, len(words)) + 1)]
    if _says_no_secret(words) or any(word in _NO_SECRETS for word in glued):
        return "", 0
    likely: list[tuple[float, str, int]] = []
    for taken, word in enumerate(glued, start=1):
        alike = [one for one in _may_be_like(word) if one.startswith("set") or words[0] != "set"]
        near = get_close_matches(word, alike, 1, _LIKENESS) if alike and word not in alike else []
        likely += [(SequenceMatcher(None, keyword, word).ratio(), keyword, taken) for keyword in near]
        likely += [(1.0, word, taken)] if word in alike else []
    _, keyword, taken = max(likely, default=(0.0, "", 0))
    return keyword, taken


def _says_no_secret(words: Sequence[str]) -> bool:
    """Return whether words are a move, or a command without a secret that looks like one with it."""
    if len(words) > 1 and len(words[0]) <= _LETTERS_OF_PLACE and not words[1][0].isalnum():
        return True
    if words[0] == "cancel" and ("proposal" in words[1:3] or is_order(" ".join(words[1:]).partition(".")[0])):
        return True
    return _is_sign_up(words)


def _may_be_like(word: str) -> list[str]:
    """Return the keywords that a word may be like, by the letters that only one of the two has.

    Most words are like none, and to find that out by comparison takes ten times as long. The check is first
    on which letters they have, then on how many of each: `orders` has a D that `observe` lacks, and an R too
    many.
    """
    letters, length = set(word), len(word)
    return [
        one
        for one, its in _as_long_as(length)
        if 2 * (length - len(letters - its)) >= (least := _LIKENESS * (length + len(one)))
        and 2 * (len(one) - len(its - letters)) >= least
        and 2 * sum([min(word.count(letter), one.count(letter)) for letter in letters & its]) >= least
    ]


@lru_cache(maxsize=64)
def _as_long_as(length: int) -> list[tuple[str, frozenset[str]]]:
    """Return the keywords, with their letters, that a word of that length may be like."""
    return [
        (one, its)
        for one, its in _LETTERS.items()
        if 2 * min(length, len(one)) >= _LIKENESS * (length + len(one))
    ]


def possible_secrets(line: str) -> tuple[str, ...]:
    """Return the words of a line, quoted or not, that are a password if it was meant as a command.

    In a long line (`SIGN ON England alpha tulips F Lon-Nth, F Edi-Nwg`) these are the words in a password's
    place; in any line those next to a word for it (`my password is tulips`).
    """
    start = secret_start(line)
    found = line[start:].split() if start is not None else []
    if len(line.split()) > _MOST_WORDS:
        found = [word for word in found[:_WHERE_IT_STANDS] if not _is_plain(word)]
    return tuple(dict.fromkeys((*found, *beside_password(line))))


@lru_cache(maxsize=32)  # a line is asked when it is read, and when it is quoted in the reply
def beside_password(line: str) -> tuple[str, ...]:
    """Return the words that may be the password in a line: `pw: tulips`, `tulips is my password`."""
    found: list[str] = []
    for before, _, after in _around_names(line):
        if not secret_terms("is").isdisjoint(map(str.lower, before[-_WHERE_IT_STANDS:])):
            found += [one for one in before[-_WHERE_IT_STANDS:] if not _is_plain(one)]
        found += [one for one in after[:_REACH] if not _is_plain(one)][:_WHERE_IT_STANDS]
    return tuple(one for one in map(undecorated, found) if len(one) >= SHORTEST)


def _around_names(line: str) -> Iterator[tuple[list[str], str, list[str]]]:
    """Yield the words before each name of a password, the signs after it, and the words after these."""
    talk = " ".join(line.split()[:_LONGEST_TALK])
    for start, end in password_names(talk, beside=True):
        after = talk[end:].lstrip(f"{_DECORATION}= -")
        yield talk[:start].split(), talk[end : len(talk) - len(after)], after.split()


def secrets_in_press(text: str, is_game: Callable[[str], bool]) -> tuple[str, ...]:
    """Return the words of a message, diary or comment that are anybody's password.

    Such texts are mostly prose, so more is required than in lines for the judge: SIGN ON, or a line like it,
    with an existing game, SET PASSWORD with one word after it, or `my password is …`. Other passwords cannot
    be recognised, because only hashes are kept.
    """
    lines = list(islice(text.splitlines(), _MOST_LINES))
    found = [word for line in lines for word in _named_password(line)]
    for line in islice((one for one in lines if secret_start(one) is not None), _MOST_COMMANDS):
        typed = _WORD.findall(line)
        words = list(map(undecorated, typed))
        keyword, taken = _keyword([word.lower() for word in words[: _MOST_WORDS + 1]])
        if keyword.endswith("password"):
            few = len(words) <= taken + _WORDS_OF_PASSWORD
            found += words[taken:] if few else []
        else:
            after = range(taken, min(taken + 3, len(words)))
            at = next((n for n in after if _is_named(typed[n], is_game)), len(words))
            found += words[at + 1 : at + 1 + (_WORDS_OF_PASSWORD if len(words) <= _MOST_WORDS else 1)]
    return tuple(dict.fromkeys(word for word in found if not _is_plain(word)))


def _is_named(word: str, is_game: Callable[[str], bool]) -> bool:
    """Return whether a word names a game, perhaps with a seat's letter before it (`aalpha`), or a new one."""
    bare = undecorated(word).lower()
    return word.startswith("?") or is_game(bare) or is_game(bare[1:])


def _named_password(line: str) -> Iterator[str]:
    """Yield the word after `my password is` or `pw:`."""
    for _, signs, after in _around_names(line):
        if ":" in signs or "=" in signs:
            yield undecorated("".join(after[:1]))
        elif after and after[0].lower() in secret_terms("is"):
            yield undecorated("".join(after[1:2]))


def _is_plain(word: str) -> bool:
    """Return whether a word may accompany a password in a sentence, or is no word at all."""
    bare = undecorated(word).lower()
    return not bare or bare in secret_terms("beside")


def holds_token(text: str) -> bool:
    """Return whether a text has what looks like one of the judge's tokens, also in pieces."""
    return without_tokens(text, "") != text


def undecorated(password: str) -> str:
    """Return a password without the quotes, brackets and points that programs and people put around it."""
    return password.strip(_DECORATION)


def typed_otherwise(password: str) -> tuple[str, ...]:
    """Return what a password may have been before a phone or its writer added a capital, point or quotes."""
    bare = undecorated(password)
    forms = (bare, bare[:1].swapcase() + bare[1:])
    return tuple(dict.fromkeys(form for form in forms if form and form != password))


def secrets_in_mail(subject: str, *texts: str) -> set[str]:
    """Return possible secrets of an email that is not read as one for the judge, or not yet."""
    lines = (taken_for_command(subject), *islice("\n".join(texts).splitlines(), _MOST_LINES))
    return {word for line in lines for word in possible_secrets(line)}


YOUR_PASSWORD = "YOUR-PASSWORD"  # noqa: S105  # what stands for one
OLD_PASSWORD = "OLD-PASSWORD"  # noqa: S105  # where a new one is chosen
NEW_PASSWORD = "NEW-PASSWORD"  # noqa: S105
PLACEHOLDERS = (YOUR_PASSWORD, OLD_PASSWORD, NEW_PASSWORD)
_BARE = ("yourpassword", "yournewpassword", "yourname")
_BEGINNING = "your"
_OF_A_CHANGE = (OLD_PASSWORD.casefold(), NEW_PASSWORD.casefold())
_BEGINNINGS = (_BEGINNING, "old", "new")


def holds_placeholder(folded: str) -> bool:
    """Return whether a placeholder may be in a text in small letters: a quick check."""
    return any(one in folded for one in _BEGINNINGS)


def is_placeholder(word: str) -> bool:
    """Return whether a word is a placeholder as the judge prints it.

    It may be in any case, in brackets or broken at its hyphen.
    """
    folded = word.casefold()
    if not holds_placeholder(folded):
        return False
    bare = "".join(filter(str.isalnum, folded))
    if bare.startswith(_BEGINNING):
        return any(whole.startswith(bare) for whole in _BARE)
    # `newpass` may be a password; the judge's own word has its hyphen, or is whole.
    typed = undecorated(folded).replace("_", "-")
    return any(
        bare == whole.replace("-", "") or ("-" in typed and whole.startswith(typed)) for whole in _OF_A_CHANGE
    )
