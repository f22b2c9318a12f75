"""Answers: lines that are the word of an answer and nothing else.

docs: sender, "A confirmation is the only word of its email"

A question of the judge's is answered with YES, CONFIRM or CANCEL. The word counts where nothing else is said:
`Yes, that was me. Thanks!` is a yes, `Yes, what is this?` and `CONFIRM what?` are none. What may stand beside
a word is a closed list in grammar/answer_words.toml; whatever is not on it makes the line more than a word.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache

from judge.language.prose import speaks_to_people, tells_absence
from judge.language.segmentation import taken_for_command
from judge.language.statements import Place, Statement, Topic
from judge.language.text.patterns import DEVICE, TOKEN
from judge.language.text.signatures import behind_closing, is_contact, is_name
from judge.language.text.topics import topic
from judge.language.text.typography import LONGEST, asks, frowns, plain, without_skin
from judge.language.word_files import ANSWERS, with_languages
from judge.paths import grammar

_LONGEST_WORD = 120
"""Letters of a line that may be nothing but a word."""
_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_TOKEN = re.compile(TOKEN)
_HUMAN_IN_SIGNATURE = 2
"""Words of people from which on a line of a signature says something."""
_URL = re.compile(r"<?(?:https?://|www\.)\S+")
_GREEK_QUESTION = ";"
"""What ends a question in Greek looks like a semicolon, and is one on its keyboards."""


@cache
def _file() -> dict[str, dict[str, list[str]]]:
    return tomllib.loads((grammar() / "answer_words.toml").read_text(encoding="utf-8"))


@cache
def _table() -> dict[str, list[str]]:
    return with_languages(ANSWERS, {kind: row["words"] for kind, row in _file().items()})


@cache
def _phrases(*kinds: str) -> frozenset[tuple[str, ...]]:
    """The words and phrases of these kinds, each as its words in plain letters."""
    return frozenset(tuple(one.split()) for kind in kinds for one in _table()[kind])


def is_yes(text: str, also: Iterable[str] = ()) -> bool:
    """Whether a line says yes, in any words or by a sign, and nothing else; `also` are names in it."""
    return is_sign_of_yes(text) or _is(text, _phrases("yes"), _phrases("yes", "courtesy", "assent"), also)


def behind_yes(text: str) -> str | None:
    """What a line goes on with behind the yes that it begins with; None where that may be no yes.

    A sign shows that it is one, or a word that goes with a yes: `Sure would be nice` agrees to nothing. A
    word for having got something does not where its line thanks: `OK, thanks for the explanation`.
    """
    line = _line(text)
    found = list(_WORD.finditer(line))
    words = [one[0] for one in found]
    begins = (0, _past(words, 0, _phrases("before", "courtesy")))
    yes, end = next(((at, end) for at in begins if (end := _end(words, at, _phrases("yes")))), (0, 0))
    if not end or _is_irony(words):
        return None
    rest = line[found[end - 1].end() :]
    thanks = tuple(words[yes:end]) in _phrases("received") and _holds(words, _phrases("thanks"))
    if thanks or not (_ENDS_YES.match(rest) or _end(words, end, _phrases("courtesy", "assent"))):
        return None
    return rest.strip(_AROUND)


_ENDS_YES = re.compile(r"\s*(?:[^\w\s]|$)")
"""What shows behind a yes that it is one: a sign, or nothing more."""
_AROUND = " \t\n,.:;!-"


def _past(words: Sequence[str], at: int, phrases: frozenset[tuple[str, ...]]) -> int:
    """Where the phrases end that follow each other from a word on."""
    while end := _end(words, at, phrases):
        at = end
    return at


def _end(words: Sequence[str], at: int, phrases: frozenset[tuple[str, ...]]) -> int:
    """Where the longest of the phrases ends that begin with a word; 0 for none."""
    ends = range(min(len(words), at + max(map(len, phrases))), at, -1)
    return next((end for end in ends if tuple(words[at:end]) in phrases), 0)


def objects(text: str) -> bool:
    """Whether words behind a yes deny, doubt or ask, put it off, or make a condition of it."""
    asked = asks(text) or frowns(text) or text.rstrip().endswith(_GREEK_QUESTION)
    return (
        asked
        or _holds(_words(text), _phrases("doubt", "putting_off", "irony", "but"))
        or _asks_in_words(text)
    )


def _asks_in_words(text: str) -> bool:
    """Whether a clause begins or ends with a word that asks: `Yes, who is this`."""
    clauses = (_WORD.findall(one) for one in _CLAUSES.split(_line(text)))
    return any(
        _end(words, 0, _phrases("asking")) or tuple(words[-1:]) in _phrases("asking") for words in clauses
    )


_CLAUSES = re.compile(r"[,.;:!()\n-]+")


def may_thank(text: str) -> bool:
    """Whether a yes may say no more than that an email has come: `Okay, thanks`, or a thumb."""
    beside = _phrases("courtesy", "thanks")
    received = _is(text, _phrases("received"), beside, ()) and _holds(_words(text), _phrases("thanks"))
    return is_sign_of_yes(text) or received


def is_sign_of_yes(text: str) -> bool:
    """Whether a line is nothing but a sign that says yes, as a thumb is."""
    signs = set(without_skin(text).split())
    return bool(signs) and signs <= {
        one for sign in _file()["yes"]["signs"] for one in (sign, sign * 2, sign * 3)
    }


def beside_answer(text: str) -> list[str]:
    """The words of an answer in plain letters, without those that say nothing: `the … one, please`."""
    known = {word for phrase in _phrases("courtesy", "beside") for word in phrase}
    return [word for word in _words(text) if word not in known]


def coast_named(text: str) -> str:
    """The coast that an answer names and nothing else, as an order writes it; "" for none."""
    found = {_coasts().get(word) for word in beside_answer(text)}
    return found.pop() or "" if len(found) == 1 else ""


@cache
def _coasts() -> dict[str, str]:
    return {word: coast for coast in ("nc", "sc", "ec", "wc") for word in _table()[coast]}


def yes_in_subject(subject: str) -> tuple[Statement, ...]:
    """A yes in any words that is the whole subject, as line 0 of the mail; others decide if it counts."""
    return (Statement(0, "YES"),) if is_yes(taken_for_command(subject)) else ()


def yes_and_rest(text: str) -> tuple[str, str] | None:
    """The yes that a line begins with, and what else it says; None without both, or if it is a condition."""
    found = _BEHIND_YES.match(text)
    if found is None or not is_yes(found["yes"]) or _begins(_words(found["rest"]), "but"):
        return None
    return found["yes"], found["rest"]


def yes_but_rest(text: str) -> tuple[str, str] | None:
    """The yes that a line begins with and the word that makes a condition of it, and what follows.

    None without both.
    """
    line = _line(text)
    found = list(_WORD.finditer(line))
    words = [one[0] for one in found]
    yes = _end(words, 0, _phrases("yes"))
    end = _end(words, yes, _phrases("but")) if yes else 0
    if not 0 < end < len(words):
        return None
    cut = plain(text).column(found[end].start()) - 1
    return text[:cut].strip(), text[cut:]


def is_qualified_yes(text: str) -> bool:
    """Whether a line begins with a yes of which its next words make a condition: `Yes, but …`."""
    words = _words(text)
    lengths = [len(phrase) for phrase in _phrases("yes") if tuple(words[: len(phrase)]) == phrase]
    return any(_begins(words[length:], "but") for length in lengths)


def may_be_yes(text: str) -> bool:
    """Whether a line begins with a word or a sign that says yes, perhaps behind a greeting."""
    return is_sign_of_yes(text) or begins_with_yes(text) or behind_yes(text) is not None


def may_answer(text: str) -> bool:
    """Whether a clause of a line begins with a yes, or a word of it denies: `Well, my wife says yes`."""
    clauses = (_WORD.findall(one) for one in _CLAUSES.split(_line(text)))
    return any(map(_agrees_in_clause, clauses)) or _holds(_words(text), _phrases("doubt"))


def _agrees_in_clause(words: Sequence[str]) -> bool:
    """Whether a clause begins with a yes that ends it, or that a word follows which goes with one."""
    begins = (0, _past(words, 0, _phrases("before", "courtesy", "but")))
    ends = (end for at in begins if (end := _end(words, at, _phrases("yes"))))
    return any(end == len(words) or _end(words, end, _phrases("courtesy", "assent", "but")) for end in ends)


def begins_with_yes(text: str) -> bool:
    """Whether a line begins with a word that says yes."""
    return _begins(_words(text), "yes")


def _begins(words: list[str], kind: str) -> bool:
    return any(tuple(words[: len(phrase)]) == phrase for phrase in _phrases(kind))


_BEHIND_YES = re.compile(
    r"\s*+(?P<yes>[^.!,;:]{1,40}?)\s*+(?:[.!,;:]++|(?<=\s)-+)\s++(?P<rest>\w.*)$", re.DOTALL
)
"""A yes, and what stands behind it on its line."""


def is_confirm(text: str, also: Iterable[str] = ()) -> bool:
    """Whether a line is the one word CONFIRM, with its token, courtesy and `also` at most."""
    return _is(text, frozenset([("confirm",)]), _phrases("courtesy"), also)


def is_courtesy(text: str, also: Iterable[str] = ()) -> bool:
    """Whether a line holds nothing but courtesy and names."""
    return _is(text, _phrases("courtesy"), _phrases("courtesy"), also) or _only(_words(text), set(also))


def _is(
    text: str, first: frozenset[tuple[str, ...]], rest: frozenset[tuple[str, ...]], also: Iterable[str]
) -> bool:
    """Whether a line begins with one of these phrases and goes on with the others, or with names."""
    words = _words(text)
    asked = asks(text) or text.rstrip().endswith(_GREEK_QUESTION)
    if asked or frowns(text) or _is_irony(words) or len(_TOKEN.sub("", text)) > _LONGEST_WORD:
        return False
    names = {one.lower() for one in also}
    begins = (len(phrase) for phrase in first if words[: len(phrase)] == list(phrase))
    return any(_goes_on(words[length:], rest, names) for length in begins)


def _goes_on(words: list[str], phrases: frozenset[tuple[str, ...]], names: set[str]) -> bool:
    """Whether words are nothing but such phrases and names; each place is looked at once."""
    longest = max(map(len, phrases))
    reached = {0}
    for here in range(len(words)):
        if here not in reached:
            continue
        if words[here] in names:
            reached.add(here + 1)
        reached |= {here + n for n in range(1, longest + 1) if tuple(words[here : here + n]) in phrases}
    return len(words) in reached


def _only(words: list[str], names: set[str]) -> bool:
    return bool(words) and {*words} <= {one.lower() for one in names}


def _words(text: str) -> list[str]:
    """The words of a line in plain letters, without a token."""
    return _WORD.findall(_line(text))


def _line(text: str) -> str:
    """A line in plain letters, without a token."""
    return _TOKEN.sub(" ", plain(text[:LONGEST]).text)


def _is_irony(words: list[str]) -> bool:
    """Whether words that agree are said the other way: `Yeah, right`."""
    return _holds(words, _phrases("irony"))


def doubts(text: str) -> bool:
    """Whether a line asks, denies, protests, asks to be left alone, or tells that somebody is away."""
    words = _words(text)
    denied = _holds(words, _phrases("doubt", "asking", "irony"))
    leaves = topic(plain(text).text) in (Topic.LEAVE, Topic.FORGET_ME)
    return asks(text) or frowns(text) or denied or leaves or tells_absence(text)


def signs(statement: Statement, also: Iterable[str] = ()) -> bool:
    """Whether a line is courtesy, a name or a line of a signature as a whole, and says nothing."""
    text = statement.text
    if is_courtesy(text, also) or is_yes(text, also):
        return True
    if DEVICE.match(text):
        return _is_device(text) and not doubts(text)
    if doubts(text):
        return False
    if statement.place is Place.SIGNATURE:
        return _is_of_signature(text, also)
    names = is_name(text) and text.strip()[:1].isupper() and not speaks_to_people(text)
    return not _WORD.search(text) or (names and _all_names(text))


def _is_of_signature(text: str, also: Iterable[str]) -> bool:
    """Whether a line is a closing greeting, names, or how to reach somebody, with no other word."""
    if sum(map(speaks_to_people, text.split())) >= _HUMAN_IN_SIGNATURE:
        return False
    rest = behind_closing(text)
    if rest is None:
        return _all_names(text, contact=is_contact(text))
    return not _WORD.search(rest) or is_courtesy(rest, also) or _all_names(rest)


def _is_device(text: str) -> bool:
    """Whether what a program says of itself is all that its line says: its words, and names of devices."""
    words = _WORD.findall(plain(_URL.sub(" ", text)[:LONGEST]).text)
    known = {word for phrase in _phrases("device") for word in phrase}
    return all(word in known or any(map(str.isdigit, word)) for word in words)


def is_disclaimer(text: str) -> bool:
    """Whether a text is one of those that companies and lists put around a mail, by what it is about."""
    words = set(_words(text))
    return len(words & {word for phrase in _phrases("disclaimer") for word in phrase}) > 1


def _all_names(text: str, *, contact: bool = False) -> bool:
    """Whether each word but a short one, as *van* and *de* are, has a capital; or is of a `contact`."""
    known = {word for phrase in _phrases("contact") for word in phrase} if contact else set()
    bare = _ADDRESS.sub(" ", text) if contact else text
    words = (word for word in _WORD.findall(bare) if not any(map(str.isdigit, word)))
    return all(word[0].isupper() or len(word) <= len("von") or word.lower() in known for word in words)


_ADDRESS = re.compile(r"\S+@\S+|(?:https?://|www\.)\S+|\b[\w-]+\.[a-z]{2,6}\b\S*")


def sounds_private(text: str) -> bool:
    """Whether a letter says that somebody shall not read it, as `Keep it between you and me`."""
    return _holds(_words(text), _phrases("private"))


def _holds(words: list[str], phrases: frozenset[tuple[str, ...]]) -> bool:
    """Whether one of the phrases stands somewhere among the words; looked up, as letters may be long."""
    lengths = {len(one) for one in phrases}
    return any(tuple(words[n : n + length]) in phrases for n in range(len(words)) for length in lengths)
