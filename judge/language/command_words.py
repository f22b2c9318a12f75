"""Command words: the first words of lines that are commands; an unambiguous beginning means the whole word.

The words come from the table of commands. A province, a power or a word of an order is never read as a
command: `Hel - Den` is a fleet's move, not a cry for help.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import chain

from judge.game.commands import COMMANDS
from judge.language import order_words
from judge.language.addresses import PERSON
from judge.language.names import Names, names_of
from judge.language.phases_named import PHASE
from judge.language.slips import has_no_other_letter, near
from judge.language.text.order_start import orders_place
from judge.language.word_files import word_table
from judge.rules.variant import Variant

SHORTEST = 3
"""The fewest letters of a shortened command."""

SYNONYMS = {
    "absence": "away",
    "absent": "away",
    "additional": "add",
    "additions": "add",
    "signon": "sign on",
    "signoff": "sign off",
    "standby": "sign up as standby",
    "stand-by": "sign up as standby",
    "sign-on": "sign on",
    "sign-off": "sign off",
    "login": "sign on",
    "force": "begin",
    "holiday": "away",
    "send": "get",
    "vacation": "away",
    "watch": "observe",
    "withdraw": "resign",
    "suspend": "pause",
    "hist": "history",
    "whogame": "who game",
    "whois": "who is",
    "infoplayer": "info player",
}
"""Other words for commands, and the words of the table that they mean."""

_PHASE_OF_GAME = rf"(?:[\w?-]+\s+(?:(?:for|of)\s+)?)?{PHASE}(?:\s+(?:(?:of|in|for)\s+)?(?:game\s+)?[\w?-]+)?"
"""A phase, with a game's name before or after it."""
_IN_FULL = frozenset(
    ["confirm", "cancel", "yes", "history", "hist", "infoplayer", "whogame", "whois", "rollback"]
)
"""Words that are commands only in full: `Con` is a city, `Can you …` and `His fleet …` begin sentences."""

_OF_SERIES = r"(?:\s+(?:of\s+)?[\w?-]+)?(?:\s+(?:of\s+)?(?:round\s+)?\d{1,3})?[\s.?!]*$"
"""The words after the word for a table: whose, and of which round."""
_BEHIND_UNIT = order_words.either(order_words.BEHIND_UNIT)
IN_PHRASES: Mapping[str, re.Pattern[str]] = {
    "assign": re.compile(
        r"\s*assign\s+"
        r"(?:<?(?:\S+@\S+|\d{1,3})>?(?:[\s,:]+\S.{0,200})?|\S.{0,40}[\s,:]<?(?:\S+@\S+|\d{1,3})>?)[\s.!]*$"
    ),
    "swap": re.compile(r"\s*swap(?:\s+[\w-]+)?(?:(?:[\s,&/]+|\s+(?:and|with|for)\s+)[\w-]+)?[\s.!]*$"),
    **dict.fromkeys(
        ("accept", "reject", "decline", "refuse"),
        re.compile(r"\s*(?:accept|reject|decline|refuse)[ -]*late(?:\s+[\w'. -]{1,40})?[\s.:]*$"),
    ),
    "who": re.compile(
        r"\s*who\s*(?:game(?:\s+[\w?-]+)?(?:\s+full)?|is(?:\s+[\w@.'-]+(?:\s+[\w.'-]+)?)?)\s*$"
    ),
    "invite": re.compile(r"\s*invite\s+<?\S+@\S+\s*$"),
    "info": re.compile(r"\s*info\s*player(?:\s+\S+)?\s*$"),
    "i": re.compile(
        r"\s*i(?:\s+am|[\u2019']?m)\s+"
        r"(?:here[\s.!]*|(?:also|not|no\s+longer)\s+<?\S+@\S*(?:\s+\S+)?\s*)$"
    ),
    "roll": re.compile(r"\s*roll[ -]*back(?:\s+(?:to\s+)?[\w ]{1,30})?[\s.!]*$"),
    "round": re.compile(
        rf"\s*round(?:\s+(?:\d{{1,2}}|top|final)|(?:[\s,;]+[^\W\d_][\w-]*:?\s+{PERSON})+)?[\s.!,;]*$"
    ),
    "table": re.compile(rf"\s*table{_OF_SERIES}"),
    "standings": re.compile(rf"\s*standings{_OF_SERIES}"),
    "undo": re.compile(
        r"\s*undo(?:\s+(?:the\s+|my\s+)?(?:last\s+)?"
        r"(?:roll[ -]*back|adjust(?:ment)?|terminat(?:e|ion)|declar(?:e|ation)|end))?[\s.!]*$"
    ),
    "partner": re.compile(r"\s*partners?\s+(?:(?:with\s+)?-?\s*<?\S+@\S+|none|nobody)[\s.!]*$"),
    "spectator": re.compile(r"\s*spectators?\s+(?:-?\s*<?\S+@\S+(?:\s+with\s+orders)?|none|nobody)[\s.!]*$"),
    "promote": re.compile(r"\s*promote\s+(?:<?\S+@\S+|\w[\w-]*(?:[ _]\w[\w-]*)?)[\s.!]*$"),
    "hand": re.compile(r"\s*hand\s*over\s+(?:(?!\S*@)\S+\s+){0,4}(?:<?\S+@\S+|\w[\w-]*)[\s.!]*$"),
    "handover": re.compile(r"\s*handover\s+(?:(?!\S*@)\S+\s+){0,4}(?:<?\S+@\S+|\w[\w-]*)[\s.!]*$"),
    "my": re.compile(r"\s*my\s+addresses[\s.?!]*$"),
    "map": re.compile(rf"\s*map(?:\s+(?:of\s+)?(?:{_PHASE_OF_GAME}|[\w?-]+))?[\s.?!]*$"),
    "why": re.compile(
        r"\s*why(?:[.!]*$|\s*:?\s+(?!(?:did|do|does|is|are|was|were|not|should|would|dont|you|we)\b)"
        r"(?:[\w./()>-]+\s*){1,6}[.?!]*$)"
        rf"|\s*why\s*:?\s+(?:{PHASE}\s+)?(?:[af]|army|fleet)[\s(]+(?:[\w./()]++\s+){{1,3}}"
        rf"(?:-+>?|{_BEHIND_UNIT})(?:\s+[\w./()>-]++){{1,12}}[\s.?!]*$"
    ),
}
"""Words that also begin sentences: they are commands only with these words, and nothing after them."""
_OF_PEOPLE = frozenset(["for", "with", *chain.from_iterable(word_table("people_words").values())])
"""Other words with the same beginning as a command's: `With pleasure`, `Wat mij betreft` (WATCH)."""

_MY_GAMES = re.compile(
    r"\s*(?:(?:list|show)\s+)?(?:me\s+)?my\s+games[\s.?!]*|\s*which games am i in[\s.?!]*"
    r"|\s*(?:(?:list|show)\s+(?:the\s+)?stand[ -]?bys?(?:\s+lists?)?|stand[ -]?bys?\s+lists?)[\s.?!]*"
)
PARTS_OF_GAME = frozenset(
    {
        *("proposal", "proposals", "vote", "votes", "player", "players", "member", "members", "master"),
        *("masters", "observer", "observers", "deadline", "deadlines", "settings", "parameters", "unit"),
        *("units", "position", "positions", "centers", "centres", "powers", "orders", "status"),
    }
)
"""Parts of a game's page."""
_PART_OF_GAME = re.compile(
    r"\s*(?:list|show)\s+(?:me\s+)?(?:(?:all|the|my|our|open|current)\s+)*"
    rf"(?P<part>{'|'.join(sorted(PARTS_OF_GAME - {'orders'}))})"
    r"(?:\s+(?:of|for|in)\s+(?P<game>[a-z][\w-]*))?[\s.?!]*"
)
_LIST_MINE = "list mine"
"""The command of people who ask for their own games or standbys; others' are not shown."""
_HELLO = re.compile(r"\s*hello(?=\s+\?\s*\w+\s+\S+\s*$)")
"""The classic judge's other word for SIGN ON, if it cannot be a greeting: `hello ?alpha tulips`."""

_SEND = "send"
_TO_SOMEBODY = re.compile(rf"{_SEND}\s+(?:him|her|them)\b")
"""The beginning of a sentence that wants something sent to somebody else; GET brings a file to its sender."""
_FIRST = re.compile(r"\s*(?:(?:i|we)\s+(?=prox))?(set(?=(?:no)?(?:wait|draw)\b)|[a-z][a-z-]*)\s*:?")
_MORE_TIME = re.compile(
    r"\s*(?:please,?\s+)?(?P<length>(?:(?:an?|one|two|three|\d{1,2})\s+(?:more|extra|additional)|another(?:\s+\d{1,2})?)"
    r"\s+(?:hours?|days?|weeks?)|(?:an?|one|two|three|\d{1,2})\s+(?:hours?|days?|weeks?)(?=\s+(?:longer|more)\b))"
    r"(?:\s+(?:longer|more))?(?:[\s,]+(?:please|pls))?[\s.!]*"
)
"""A line that only asks for more time, as EXTEND does: `Another day, please!`."""
_NOT_AWAY = re.compile(
    r"\s*(?:(?:no|not)\s+(?:away|absences?|vacation|holidays?)(?:\s+any\s?more)?"
    r"|(?:away|absence|vacation|holidays?)\s+(?:off|no|none|over|ended|cancel(?:l?ed)?))[\s.!]*"
)
"""A line that takes an absence back: `NO AWAY`, `AWAY OFF`."""
_SENTENCES = (_MY_GAMES, _PART_OF_GAME, _HELLO, _NOT_AWAY, _MORE_TIME)
_BEGINS_SENTENCE = re.compile("|".join(one.pattern for one in _SENTENCES), re.IGNORECASE)
"""The beginnings of these sentences."""


@cache
def first_words() -> frozenset[str]:
    """Return the first word of every command in lower case, except words that need a phrase."""
    usages = (usage for entry in COMMANDS.values() for usage in entry.usage[:1])
    return frozenset(usage.split()[0].lower() for usage in usages) - IN_PHRASES.keys()


ORDER_WORDS = order_words.ORDER_WORDS - first_words()
"""Words of orders that are no commands themselves, as HELP and PROXY are."""


@lru_cache(maxsize=4096)
def full_word(word: str, known: Names | None = None) -> str | None:
    """Return the command that a first word means: itself, a synonym's, or the only one it begins."""
    if word in first_words():
        return word
    if word in SYNONYMS:
        return SYNONYMS[word]
    if len(word) < SHORTEST or word in ORDER_WORDS or word in _OF_PEOPLE:
        return None
    if known is not None and (known.province(word) or known.power(word)):
        return None
    longer = (first_words() | SYNONYMS.keys()) - _IN_FULL
    found = {SYNONYMS.get(full, full) for full in longer if full.startswith(word)}
    return found.pop() if len(found) == 1 else None


def similar_commands(text: str) -> tuple[str, ...]:
    """Return the commands one slip away from the first word of the text, in capitals.

    What cannot be undone is guessed only where no other letter is in the word.
    """
    first, similar = _first_and_similar(text)
    final = _final_words()
    sure = (word for word in similar if word not in final or has_no_other_letter(first, word))
    return tuple(word.upper() for word in sure)[:2]


def _first_and_similar(text: str) -> tuple[str, tuple[str, ...]]:
    """Return the first word of a text, and the commands one slip away from it."""
    first = text.split(maxsplit=1)[0] if text.split() else ""
    return first, near(first, sorted(first_words()))


@cache
def _final_words() -> frozenset[str]:
    """Return the first words of commands that cannot be undone."""
    return frozenset(entry.usage[0].split()[0].lower() for entry in COMMANDS.values() if entry.whole)


def is_shortened(text: str) -> bool:
    """Return whether the line's first word is a shortened command word."""
    first = _FIRST.match(text.lower())
    return first is not None and first[1] not in first_words() | SYNONYMS.keys() | IN_PHRASES.keys()


def is_command(text: str, variant: Variant | None) -> bool:
    """Return whether the plain line begins with a command's word, or asks for the sender's games."""
    first, known = _FIRST.match(text), names_of(variant)
    begins = first is not None and (full_word(first[1], known) is not None or _is_phrase(first[1], text))
    if not begins and not _sentence_written_out(text):
        return False
    if text.startswith(_SEND) and _TO_SOMEBODY.match(text):
        return False
    return known is None or not orders_place(text, known)


def is_whole_command(line: str) -> bool:
    """Return whether a line begins with a command's whole word; a shortened one may be a place."""
    return is_command(line.lower(), None) and not is_shortened(line)


_DATE = re.compile(r"\b(?:\d{4}-\d\d?-\d\d?|\d\d?\.\d\d?\.\d{4})\b")


def is_command_with_value(line: str) -> bool:
    """Return whether a line is a command with a number or a date, and so no part of a signature.

    The command's word may have a slip before a date. Without a number it may be a company's: `Map Ltd`.
    """
    if not any(map(str.isdigit, line)):
        return False
    return is_whole_command(line) or (
        _DATE.search(line) is not None and _first_and_similar(line.lower())[1] != ()
    )


def _sentence_written_out(text: str) -> str:
    """Return the command that a whole sentence means; "" if the line is no such sentence."""
    if not _BEGINS_SENTENCE.match(text):
        return ""
    line = text.lower()
    if _MY_GAMES.fullmatch(line):
        return _LIST_MINE
    if part := _PART_OF_GAME.fullmatch(line):
        return f"list {part['game'] or part['part']}"
    if greeted := _HELLO.match(line):
        return "sign on" + text[greeted.end() :]
    if _NOT_AWAY.fullmatch(line):
        return "set no absence"
    more = _MORE_TIME.fullmatch(line)
    return f"extend {more['length']}" if more else ""


def asks_for_time(text: str) -> bool:
    """Return whether the line begins by asking for more time, whatever else it says."""
    return _MORE_TIME.match(text.lower()) is not None


def _is_phrase(first: str, text: str) -> bool:
    """Return whether the line is a command only as a phrase; `Who is your ally?` is a question."""
    phrase = IN_PHRASES.get(first)
    return phrase is not None and phrase.match(text) is not None


def begins_with_phase(text: str) -> bool:
    """Return whether the line begins with PHASE, so that what follows it is for another phase."""
    first = _FIRST.match(text.lower())
    return first is not None and full_word(first[1], None) == "phase"


def written_out(text: str, variant: Variant | None) -> tuple[str, int]:
    """Return the line with its first word in full, and by how many characters it grew."""
    if sentence := _sentence_written_out(text):
        return sentence, len(sentence) - len(text)
    first = _FIRST.match(text.lower())
    full = full_word(first[1], names_of(variant)) if first else None
    if first is None or full is None:
        return text, 0
    rest = text[first.end() :]
    if not rest.startswith(" ") and rest:
        rest = " " + rest
    return full + rest, len(full) + len(rest) - len(text)
