"""Answers: lines that consist of an answer and nothing else.

docs: sender, "A confirmation is the only word of its email"

A question of the judge is answered with YES, CONFIRM or CANCEL. The word counts if nothing else is said:
`Yes, that was me. Thanks!` is a yes; `Yes, what is this?` and `CONFIRM what?` are not. The words that may
accompany an answer are a closed list in grammar/answer_words.toml; any other word makes the line more than an
answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

from judge.language.prose import speaks_to_people
from judge.language.statements import Place, Statement, Topic
from judge.language.text.greetings import after_closing
from judge.language.text.patterns import DEVICE, TOKEN, without_tokens
from judge.language.text.retractions import tells_absence
from judge.language.text.signatures import is_contact, is_name
from judge.language.text.subjects import taken_for_command
from judge.language.text.topics import topic
from judge.language.text.typography import LONGEST, asks, frowns, plain, without_skin
from judge.language.word_files import ANSWERS, any_of, with_languages, word_table

_LONGEST_WORD = 120
"""The most letters of a line that may be only an answer."""
_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_HUMAN_IN_SIGNATURE = 2
"""How many words to people make a line of a signature say something."""
_URL = re.compile(r"<?(?:https?://|www\.)\S+")
_GREEK_QUESTION = ";"
"""The Greek question mark looks like a semicolon, and is one on Greek keyboards."""


@cache
def _file() -> dict[str, dict[str, list[str]]]:
    return word_table("answer_words")


@cache
def _table() -> dict[str, list[str]]:
    return with_languages(ANSWERS, {kind: row["words"] for kind, row in _file().items()})


@cache
def _phrases(*kinds: str) -> frozenset[tuple[str, ...]]:
    """Return the words and phrases of these kinds, each as its words in plain letters."""
    return frozenset(tuple(one.split()) for kind in kinds for one in _table()[kind])


def is_yes(text: str, also: Iterable[str] = ()) -> bool:
    """Return whether a line says yes, in any words or by a sign, and nothing else; `also` are names in it."""
    return is_sign_of_yes(text) or _is(text, _phrases("yes"), _phrases("yes", "courtesy", "assent"), also)


def after_yes(text: str) -> str | None:
    """Return what follows the yes that a line begins with; None if that may not be a yes.

    A sign after the word shows that it is a yes, or a word that goes with one: `Sure would be nice` agrees to
    nothing. A word that acknowledges receipt is no yes if its line thanks: `OK, thanks for the explanation`.
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
"""Signs that a word before was a yes: punctuation, or nothing more."""
_AROUND = " \t\n,.:;!-"


def _past(words: Sequence[str], at: int, phrases: frozenset[tuple[str, ...]]) -> int:
    """Return the position after all phrases that follow each other from a word on."""
    while end := _end(words, at, phrases):
        at = end
    return at


def _end(words: Sequence[str], at: int, phrases: frozenset[tuple[str, ...]]) -> int:
    """Return the end of the longest of the phrases that begins at a word; 0 if none does."""
    ends = range(min(len(words), at + max(map(len, phrases))), at, -1)
    return next((end for end in ends if tuple(words[at:end]) in phrases), 0)


def phrase_end(words: Sequence[str], at: int, *kinds: str) -> int:
    """Return the end of the longest phrase of these kinds that begins at a word; 0 if none does."""
    return _end(words, at, _phrases(*kinds))


def objects(text: str) -> bool:
    """Return whether words after a yes deny, doubt or ask, put it off, or make a condition of it."""
    return hesitates(text) or _holds(_words(text), _phrases("but"))


def hesitates(text: str) -> bool:
    """Return whether words after a yes deny, doubt or ask, or put it off."""
    asked = asks(text) or frowns(text) or text.rstrip().endswith(_GREEK_QUESTION)
    return asked or _holds(_words(text), _phrases("doubt", "putting_off", "irony")) or _asks_in_words(text)


def _asks_in_words(text: str) -> bool:
    """Return whether a clause begins or ends with a question word: `Yes, who is this`."""
    clauses = (_WORD.findall(one) for one in _CLAUSES.split(_line(text)))
    return any(
        _end(words, 0, _phrases("asking")) or tuple(words[-1:]) in _phrases("asking") for words in clauses
    )


_CLAUSES = re.compile(r"[,.;:!()\n-]+")


def may_thank(text: str) -> bool:
    """Return whether a yes may only acknowledge an email: `Okay, thanks`, or a thumb."""
    beside = _phrases("courtesy", "thanks")
    received = _is(text, _phrases("received"), beside, ()) and _holds(_words(text), _phrases("thanks"))
    return is_sign_of_yes(text) or received


def is_sign_of_yes(text: str) -> bool:
    """Return whether a line is only a sign that says yes, such as a thumb."""
    signs = set(without_skin(text).split())
    return bool(signs) and signs <= {
        one for sign in _file()["yes"]["signs"] for one in (sign, sign * 2, sign * 3)
    }


def beside_answer(text: str) -> list[str]:
    """Return the words of an answer in plain letters, without filler words: `the … one, please`."""
    known = {word for phrase in _phrases("courtesy", "beside") for word in phrase}
    return [word for word in _words(text) if word not in known]


def coast_named(text: str) -> str:
    """Return the coast that an answer names and nothing else, as an order writes it; "" if none."""
    found = {_coasts().get(word) for word in beside_answer(text)}
    return found.pop() or "" if len(found) == 1 else ""


@cache
def _coasts() -> dict[str, str]:
    return {word: coast for coast in ("nc", "sc", "ec", "wc") for word in _table()[coast]}


def without_signs_around(text: str) -> str:
    """Return an answer of one word, perhaps with its token, without the signs around it: `*CANCEL*`.

    The name of an emoji behind it says nothing: `CANCEL :thumbs-up:`.
    """
    found = _IN_SIGNS.fullmatch(text) or _BEFORE_EMOJI.fullmatch(text)
    return text if found is None else found["answer"]


def may_have_signs_around(text: str) -> bool:
    """Return whether a line begins with a sign or ends with one for the name of an emoji."""
    return not text[:1].isalnum() or text.rstrip().endswith(":")


_ANSWER = rf"(?P<answer>(?:confirm|cancel)(?:[\s:=-]{{1,3}}{TOKEN})?)"
_BEFORE_EMOJI = re.compile(rf"\s*{_ANSWER}[\s.!]*(?::[\w+-]+(?: emoji)?:\s*)+", re.IGNORECASE)
_IN_SIGNS = re.compile(
    rf"\s*[*_`'\"\[(\u00ab\u00bb\u2018-\u201e]{{1,3}}\s*"
    rf"{_ANSWER}\s*[.!]*[*_`'\"\])\u00ab\u00bb\u2018-\u201e]{{1,3}}[\s.!]*",
    re.IGNORECASE,
)
"""A word that answers, or that with its token, in emphasis, quotation marks or brackets."""


def yes_in_subject(subject: str) -> tuple[Statement, ...]:
    """Return a yes in any words that is the whole subject, as line 0; callers decide if it counts."""
    return (Statement(0, "YES"),) if is_yes(taken_for_command(subject)) else ()


def yes_and_rest(text: str) -> tuple[str, str] | None:
    """Return the yes that a line begins with, and the rest; None without both, or if it is conditional."""
    found = _AFTER_YES.match(text)
    if found is None or not is_yes(found["yes"]) or _begins(_words(found["rest"]), "but"):
        return None
    return found["yes"], found["rest"]


def yes_but_rest(text: str) -> tuple[str, str] | None:
    """Return the yes that a line begins with, including the word that makes it conditional, and the rest.

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


def without_yes_to_rest(text: str) -> tuple[str, str] | None:
    """Return the words that say that the rest is right, and a line without them; None if it has none.

    A clause that only says that it is not all right, `Almost.`, goes with them.
    """
    line = plain(text[:LONGEST])
    found = list(_WORD.finditer(line.text))
    words = [one[0] for one in found]
    spans = (_yes_to_rest(line.text, found, words, at) for at in range(len(words)))
    said = next(filter(None, spans), None)
    if said is None:
        return None
    first, end = said
    begin = _past(words, 0, _phrases("nearly", "right", "yes", "courtesy")) if _begins(words, "nearly") else 0
    while first > begin and _end(words, first - 1, _phrases("joining")) == first:
        first -= 1
    cuts = [line.column(one.start()) - 1 for one in found] + [len(text)]
    left = f"{text[cuts[begin] : cuts[first]]} {text[cuts[end] :]}" if begin < first else text[cuts[end] :]
    return text[cuts[first] : cuts[end]].strip(_AROUND), left.strip(_AROUND)


def _yes_to_rest(
    line: str, found: Sequence[re.Match[str]], words: Sequence[str], at: int
) -> tuple[int, int] | None:
    """Return the words from one that names the rest to the end of its clause if they say that it is right."""
    begin = _end(words, at, _phrases("rest"))
    gaps = ((n, line[found[n].end() : found[n + 1].start()]) for n in range(at, len(words) - 1))
    end = next((n for n, gap in gaps if _CLAUSES.search(gap)), len(words) - 1) + 1
    said = [*words[begin:end]]
    if not begin or begin >= end or not _holds(said, _phrases("yes", "right")):
        return None
    known = _goes_on(said, _phrases("yes", "assent", "courtesy", "linking", "right"), set())
    return (at, end) if known and "?" not in line[found[at].start() :] else None


def is_qualified_yes(text: str) -> bool:
    """Return whether a line begins with a yes that the next words make conditional: `Yes, but …`."""
    words = _words(text)
    lengths = [len(phrase) for phrase in _phrases("yes") if tuple(words[: len(phrase)]) == phrase]
    return any(_begins(words[length:], "but") for length in lengths)


def may_be_yes(text: str) -> bool:
    """Return whether a line begins with a word or a sign that says yes, perhaps after a greeting."""
    return is_sign_of_yes(text) or begins_with_yes(text) or after_yes(text) is not None


def may_answer(text: str) -> bool:
    """Return whether a clause begins with a yes, or a word of the line denies: `Well, my wife says yes`."""
    clauses = (_WORD.findall(one) for one in _CLAUSES.split(_line(text)))
    return any(map(_agrees_in_clause, clauses)) or _holds(_words(text), _phrases("doubt"))


def _agrees_in_clause(words: Sequence[str]) -> bool:
    """Return whether a clause begins with a yes and ends, or continues with a word that goes with a yes."""
    begins = (0, _past(words, 0, _phrases("before", "courtesy", "but")))
    ends = (end for at in begins if (end := _end(words, at, _phrases("yes"))))
    return any(end == len(words) or _end(words, end, _phrases("courtesy", "assent", "but")) for end in ends)


def begins_with_yes(text: str) -> bool:
    """Return whether a line begins with a word that says yes."""
    return _begins(_words(text), "yes")


def _begins(words: list[str], kind: str) -> bool:
    return any(tuple(words[: len(phrase)]) == phrase for phrase in _phrases(kind))


_AFTER_YES = re.compile(
    r"\s*+(?P<yes>[^.!,;:]{1,40}?)\s*+(?:[.!,;:]++|(?<=\s)-+)\s++(?P<rest>\w.*)$", re.DOTALL
)
"""A yes, and the words after it on its line."""


def is_confirm(text: str, also: Iterable[str] = ()) -> bool:
    """Return whether a line is CONFIRM with at most its token, courtesies and `also`."""
    return _is(text, frozenset([("confirm",)]), _phrases("courtesy"), also)


def is_courtesy(text: str, also: Iterable[str] = ()) -> bool:
    """Return whether a line has only courtesies and names."""
    return _is(text, _phrases("courtesy"), _phrases("courtesy"), also) or _only(_words(text), set(also))


def _is(
    text: str, first: frozenset[tuple[str, ...]], rest: frozenset[tuple[str, ...]], also: Iterable[str]
) -> bool:
    """Return whether a line begins with one of the `first` phrases and has only others or names after it."""
    words = _words(text)
    asked = asks(text) or text.rstrip().endswith(_GREEK_QUESTION) or frowns(text)
    too_long = len(without_tokens(text, "")) > _LONGEST_WORD
    if asked or too_long or _NOT_TICKED.match(text) or _is_irony(words):
        return False
    names = {one.lower() for one in also}
    begins = (len(phrase) for phrase in first if words[: len(phrase)] == list(phrase))
    return any(_goes_on(words[length:], rest, names) for length in begins)


def _goes_on(words: list[str], phrases: frozenset[tuple[str, ...]], names: set[str]) -> bool:
    """Return whether words are only such phrases and names; each position is looked at once."""
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
    """Return the words of a line in plain letters, without a token."""
    return _WORD.findall(_line(text))


def _line(text: str) -> str:
    """Return a line in plain letters, without a token, and without a ticked box or `Answer:` before it."""
    line = without_tokens(plain(_TICKED.sub("", text[:LONGEST])).text, " ")
    return _introduction().sub("", line)


@cache
def _introduction() -> re.Pattern[str]:
    """Return the pattern of words that introduce an answer; those without a verb need a sign: `Answer: …`."""
    every = {" ".join(one) for one in _phrases("answering")}
    sentences = {one for one in every if one.count(" ") >= _WORDS_WITH_VERB - 1}
    return re.compile(rf"\s*(?:(?:{any_of(every)})\s*[:=-]+|(?:{any_of(sentences)})\b[\s:=-]*)\s*(?=\w)")


_WORDS_WITH_VERB = 3


_TICKED = re.compile(r"^\s*(?:[\[(]\s*[xX\u2713\u2714]\s*[\])]|[\u2611\u2705\u2713\u2714])\s*")
"""A box that the writer has ticked: `[x] Yes`."""
_NOT_TICKED = re.compile(r"^\s*(?:\[\s*\]|\(\s+\)|[\u2610\u25a1])")
"""A box that the writer has left empty: `[ ] Yes`."""


def is_irony(text: str) -> bool:
    """Return whether a text has words of agreement that mean the opposite: `Yeah, right`."""
    return _is_irony(_words(text))


def _is_irony(words: list[str]) -> bool:
    """Return whether words of agreement mean the opposite: `Yeah, right`."""
    return _holds(words, _phrases("irony"))


def has_finished(text: str) -> bool:
    """Return whether words say that their writer has finished: `OK, I'm done now`."""
    return _holds(_words(text), _phrases("finished"))


def doubts(text: str) -> bool:
    """Return whether a line asks, denies, protests, asks to be left alone, or says that somebody is away."""
    words = _words(text)
    denied = _holds(words, _phrases("doubt", "asking", "irony"))
    leaves = topic(plain(text).text) in (Topic.LEAVE, Topic.FORGET_ME)
    return asks(text) or frowns(text) or denied or leaves or tells_absence(text)


def signs(statement: Statement, also: Iterable[str] = ()) -> bool:
    """Return whether a whole line is a courtesy, a name or part of a signature, and says nothing."""
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
    """Return whether a line is a closing greeting, names, or how to reach somebody, with no other word."""
    if sum(map(speaks_to_people, text.split())) >= _HUMAN_IN_SIGNATURE:
        return False
    rest = after_closing(text)
    if rest is None:
        return _all_names(text, contact=is_contact(text))
    return not _WORD.search(rest) or is_courtesy(rest, also) or _all_names(rest)


def _is_device(text: str) -> bool:
    """Return whether a line has only words that programs say about themselves, and names of devices."""
    words = _WORD.findall(plain(_URL.sub(" ", text)[:LONGEST]).text)
    known = {word for phrase in _phrases("device") for word in phrase}
    return all(word in known or any(map(str.isdigit, word)) for word in words)


def is_disclaimer(text: str) -> bool:
    """Return whether a text is a disclaimer, as companies and lists add to emails, by its topics."""
    words = set(_words(text))
    return len(words & {word for phrase in _phrases("disclaimer") for word in phrase}) > 1


def _all_names(text: str, *, contact: bool = False) -> bool:
    """Return whether each word has a capital, except short ones such as *van*, or is about a `contact`."""
    known = {word for phrase in _phrases("contact") for word in phrase} if contact else set()
    bare = _ADDRESS.sub(" ", text) if contact else text
    words = (word for word in _WORD.findall(bare) if not any(map(str.isdigit, word)))
    return all(word[0].isupper() or len(word) <= len("von") or word.lower() in known for word in words)


_ADDRESS = re.compile(r"(?<!\S)\S+@\S+|(?:https?://|www\.)\S+|\b[\w-]+\.[a-z]{2,6}\b\S*")


def sounds_private(text: str) -> bool:
    """Return whether a message says that somebody must not read it: `Keep it between you and me`."""
    return _holds(_words(text), _phrases("private"))


def _holds(words: list[str], phrases: frozenset[tuple[str, ...]]) -> bool:
    """Return whether one of the phrases is among the words; looked up, because messages may be long."""
    lengths = {len(one) for one in phrases}
    return any(tuple(words[n : n + length]) in phrases for n in range(len(words)) for length in lengths)
