"""The table of order words and grammar/order_words.lark have the same words, and a new one goes into both."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from judge.language.drafts import Action
from judge.language.order_words import ACTIONS, CONTINUING, UNIT, VIA, WordSet
from judge.language.orders.grammar import order_parser
from judge.paths import grammar
from tests.rows import each_row

ROWS = [
    ("TYPE", UNIT),
    ("VIA", VIA),
    ("WITHDRAW R", ACTIONS[Action.RETREAT]),
    ("REMOVE R", ACTIONS[Action.REMOVE]),
    *(
        (action.name, words)
        for action, words in ACTIONS.items()
        if action not in (Action.RETREAT, Action.REMOVE)
    ),
]
"""The terminals of the grammar with the row of the table that has their words."""
NO_WORDS = {"COAST", "FRONT_COAST", "STRANGE_COAST", "NAME", "LPAR", "RPAR", "WORD"}
"""Terminals for coasts, names and signs."""

_LOOKAHEAD = re.compile(r"\(\?[!=](?:[^()]|\([^()]*\))*\)")
_LETTERS = re.compile(r"\[([a-z]+)\]")
_WORD = re.compile(r"[a-z]+\??")
_CUT_UP = re.compile(r"[a-z]\??(?:\((?!\?: )|[\[*+{])|[a-z]\?[a-z]|[^+]\)\??[a-z]")


@cache
def terminals() -> dict[str, str]:
    """The pattern of each terminal of orders."""
    return {str(one.name): one.pattern.to_regexp() for one in order_parser(naval=False).terminals}


def words_in(pattern: str) -> Iterator[str]:
    """Every word a terminal's pattern can match, or one it is made of."""
    pattern = re.sub(r"\\.", " ", _LOOKAHEAD.sub("", pattern))
    pattern = _LETTERS.sub(lambda found: "|".join(found[1]), pattern)
    assert not _CUT_UP.search(pattern), f"words stand there in pieces: {pattern}"
    for word in _WORD.findall(pattern):
        yield word.removesuffix("?")
        if word.endswith("?"):
            yield word[:-2]


@each_row(("named", "row"), ROWS)
def test_the_grammar_and_the_table_have_the_same_words(named: str, row: WordSet) -> None:
    in_grammar = {word for name in named.split() for word in words_in(terminals()[name])}
    assert in_grammar == set(row)


def test_every_terminal_with_words_is_in_the_table() -> None:
    with_row = {name for named, _ in ROWS for name in named.split()}
    text = (grammar() / "order_words.lark").read_text(encoding="utf-8")
    assert with_row | NO_WORDS == set(re.findall(r"^([A-Z_]+)[.:]", text, re.MULTILINE))
    assert with_row & NO_WORDS == set()


@each_row(("named", "row"), ROWS)
def test_a_word_is_the_classic_judges_or_an_everyday_one(named: str, row: WordSet) -> None:
    assert not row.judge & row.everyday
    single = {phrase for phrase in row.continuing if " " not in phrase}
    assert single <= row.judge | row.everyday, named


def test_a_word_that_begins_an_order_never_goes_on_with_one() -> None:
    first = ("WITHDRAW", "R", "DISBAND", "BUILD", "REMOVE", "WAIVE")
    patterns = [terminals()[name] for name in first]
    assert not [phrase for phrase in CONTINUING if any(re.fullmatch(one, phrase) for one in patterns)]


READ = """
import sys
from datetime import UTC, datetime

from judge.game.settings import Reading
from judge.language.reading import read
from judge.language.statements import Context, Statement
from judge.rules.notation import write
from judge.rules.phases import Phase
from judge.rules.units import Kind, Position, Unit
from judge.variants.load import load

now = datetime(2026, 1, 1, tzinfo=UTC)
board = Position((Unit("FRANCE", Kind.ARMY, "PAR"), Unit("FRANCE", Kind.FLEET, "BRE")))
where = {"now": now, "variant": load("standard"), "power": "FRANCE", "phase": Phase.parse("S1901M")}
for reading in (Reading.LENIENT, Reading.JUDGE):
    for line in sys.argv[1:]:
        (answer,) = read(Statement(1, line), Context(**where, position=board, reading=reading))
        print(write(answer.order) if hasattr(answer, "order") else answer.kind)
"""
"""Prints what each line means, first to a lenient game, then to the classic judge."""
LINES = ("A Par zigzags to Bur", "A Par S F Bre, zigzags to Pic", "A Par regis", "regis A Par")


def test_a_new_word_is_added_in_the_grammar_and_the_table_alone(tmp_path: Path) -> None:
    """`zigzags` is a move, which a comma does not part from its unit; `regis`, like REGISTER, is a hold."""
    here = grammar().parent
    for folder in ("judge", "grammar", "locales"):
        shutil.copytree(here / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    _replace(tmp_path / "grammar/order_words.lark", "/(?:m|mv|", "/(?:m|mv|zigzags|")
    _replace(tmp_path / "grammar/order_words.lark", "(?:h|holds?|", "(?:h|regis|holds?|", times=1)
    _replace(tmp_path / "judge/language/order_words.py", "to, into, mv,", "to, into, mv, zigzags,")
    _replace(
        tmp_path / "judge/language/order_words.py", "to, into, m, move to,", "to, into, m, zigzags, move to,"
    )
    _replace(tmp_path / "judge/language/order_words.py", "holding, standing,", "holding, regis, standing,")
    run = subprocess.run(
        [sys.executable, "-c", READ, *LINES],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    lenient = ["A PAR - BUR", "A PAR S F BRE - PIC", "A PAR H", "A PAR H"]
    assert run.stdout.splitlines() == [*lenient, *["unknown_action"] * len(LINES)], run.stderr


def _replace(file: Path, old: str, new: str, times: int = -1) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, times), encoding="utf-8")
