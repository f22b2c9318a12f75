"""Classic words: commands and settings of the classic judge that this judge does not have (seed 002).

Some people have sent them for twenty years. One line tells them that it is always so here, what to use
instead, or that there is no such thing. A line is looked up here only if it could not be read otherwise, so a
word that becomes a command or setting of this judge needs no change here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from judge.game.message import Message, Usage, message
from judge.language.names import is_game_name
from judge.language.problems import Problem, ProblemKind
from judge.language.statements import Answer, Ignored

_KEEPER = message("classic-ask-keeper")
_OF_MAPS = message("classic-of-maps")
_NO_MACHIAVELLI = message("no-machiavelli")


@dataclass(frozen=True, slots=True)
class ClassicWord:
    """A row: the words as the classic judge's help has them, and what is true of them here.

    `always` is the value that cannot be changed here: True for the word itself, False for its NO; None if
    there is none. `said` says it, or what there is instead.
    """

    words: str
    said: Message | None = None
    always: bool | None = None
    setting: bool = True
    rest: bool = False
    """Whether a value or more words may follow."""


def _commands(said: Message, *rows: str) -> Iterator[ClassicWord]:
    return (ClassicWord(words, said, setting=False, rest=True) for words in rows)


def _absent(said: Message, *rows: str) -> Iterator[ClassicWord]:
    """Yield settings that are permanently off: their NO … is always true."""
    return (ClassicWord(words, said, always=False, rest=True) for words in rows)


def _always(said: Message | None, words: str) -> Iterator[ClassicWord]:
    yield ClassicWord(words, said, always=True)


def _option(*named: str, board: str = "standard") -> Message:
    """Return the message that an option of the board sets this here."""
    line = Usage(tuple(f"SET VARIANT {board} {one}" for one in named))
    return message("classic-option", line=line, board=board)


CLASSIC_WORDS: tuple[ClassicWord, ...] = (
    # Commands
    *_commands(message("classic-who", game=message("placeholder", word="game")), "WHO", "INFO"),
    *_commands(message("classic-dedication"), "DEDICATION"),
    *_commands(_KEEPER, "RECORD", "FIXID", "NOCONTROL"),
    # Orders
    *_commands(message("units-stay-what-they-are"), "TRANSFORM", "TRANSFORMS", "TRAFO", "TR"),
    *_commands(message("units-need-no-maintenance"), "MAINTAIN", "HOME", "NO HOME"),
    # Rules
    *_always(None, "NORMAL DISBAND"),
    *_always(message("removals-follow-rulebook"), "AUTO DISBAND"),
    *_absent(message("classic-draw"), "ALLIED WIN", "CAPTURE WIN"),
    *_absent(message("classic-rulebook"), "ANY DISBAND", "DISBAND", "STRICT CONVOY"),
    *_absent(message("classic-variant"), "NEUTRALS", "AIR LIFTS"),
    *_absent(_option("transform", "winter transform"), "TRANSFORM", "ATTACK TRANSFORM"),
    *_absent(_OF_MAPS, "GATEWAYS", "GATEWAY", "HOME TRANSFER"),
    *_absent(_option("railway", board="colonial"), "RAILWAYS", "RAILWAY"),
    *_absent(_option("hong kong", board="colonial"), "HONG KONG"),
    *_absent(_option("portage"), "PORTAGE"),
    *_absent(_option("coastal convoys"), "COASTAL CONVOYS", "COASTAL CONVOY"),
    *_absent(_option("duality"), "DUALITY"),
    *_absent(message("classic-create"), "AUTO CREATE"),
    *_absent(message("classic-centres"), "BCENTERS", "XFLAG"),
    # Machiavelli
    *_absent(_NO_MACHIAVELLI, "BASIC", "ADVANCED", "MACH2", "DICE", "FAMINE", "PLAGUE"),
    *_absent(_NO_MACHIAVELLI, "STORMS", "LOANS", "BANKERS", "ASSASSINS", "ADJACENCY"),
    *_absent(_NO_MACHIAVELLI, "SPECIAL", "FORTS", "GARRISONS", "MONEY"),
)
"""The classic judge's words in the order of its help; those in small letters are values."""

_SET = re.compile(r"set\b\s*", re.IGNORECASE)
_NO = re.compile(r"no[nt]?\b[\s-]*|no(?=\w{3})", re.IGNORECASE)
_UNIT = re.compile(
    r"(?:a|f|army|fleet) [a-z. ]{2,20}? (?=(?:transforms?|trafo|tr|maintains?)\b)",
    re.IGNORECASE,
)


_MAINTAINED = re.compile(r"^m(?=\s+(?:a|f|army|fleet)\s)", re.IGNORECASE)
"""The classic judge's `m` before a unit that is maintained."""


_NAMELESS = re.compile(r"who\s*is\W*", re.IGNORECASE)
"""A command of this judge without its name."""


def classic_answer(line: int, text: str, game: str = "", *, transforms: bool = False) -> Answer | None:
    """Return the answer to a line with a classic word, in that game; None if it has none.

    If a game `transforms` units, the words after a unit are a rejected order, and no classic word.
    """
    bare = _MAINTAINED.sub("maintain", " ".join(text.split()).strip(" .;,"))
    sets = _SET.match(bare)
    words = bare[sets.end() :] if sets else bare if transforms else _UNIT.sub("", bare)
    if _NAMELESS.fullmatch(words):
        return None
    row, negated = _row_said(words, setting=sets is not None)
    if row is None:
        return None
    if row.always is not None and row.always is not negated:
        return Ignored(line, text, row.said if row.always and row.said else message("always-so-here"))
    what = " ".join(filter(None, ("SET" if sets else "", "NO" if negated else "", row.words)))
    hint = row.said or message("classic-settings")
    if named := _game_after(words, row) or game:
        hint = hint.with_value("game", named)
    absent = message("classic-word-not-here", words=what)
    return Problem(line, 1, text, ProblemKind.NOT_HERE, absent, hint=hint)


def _row_said(words: str, *, setting: bool) -> tuple[ClassicWord | None, bool]:
    """Return the row of the words, and whether they are its NO; words with a row of their own are not."""
    row = _row(words, setting=setting)
    no = _NO.match(words) if setting and row is None else None
    return (_row(words[no.end() :], setting=True), True) if no else (row, False)


def _game_after(words: str, row: ClassicWord) -> str:
    """Return the game after the words of a row; "" if there is none."""
    after = words.lower().split()[len(_bare(row.words).split()) :]
    named = bool(after) and is_game_name(after[0]) and len(after[0]) > _SHORTEST_OF_LETTER
    return after[0] if named else ""


_SHORTEST_OF_LETTER = 1
"""The length of a power's letter, as in `who is e`."""


def _row(words: str, *, setting: bool) -> ClassicWord | None:
    return next((one for one in CLASSIC_WORDS if one.setting == setting and _fits(one, words)), None)


def _bare(words: str) -> str:
    """Return the words of a row without the placeholders of values."""
    return " ".join(word for word in words.split() if not word.islower())


def _fits(row: ClassicWord, words: str) -> bool:
    """Return whether the words are those of the row, with blanks, hyphens or nothing between them."""
    pattern = r"[\s-]*".join(re.escape(word) for word in _bare(row.words).split())
    after = r"(?!\w)" if row.rest else r"$"
    return re.match(pattern + after, words, re.IGNORECASE) is not None
