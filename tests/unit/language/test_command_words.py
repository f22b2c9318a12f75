"""First words: no order is taken for a command, no command for an order."""

from __future__ import annotations

import pytest

from judge.game.commands import COMMANDS
from judge.language.command_words import (
    IN_PHRASES,
    ORDER_WORDS,
    SYNONYMS,
    first_words,
    full_word,
    is_command,
    similar_commands,
    written_out,
)
from judge.language.names import names
from judge.language.reading import read
from judge.language.statements import Statement, Understood, UnderstoodOrder
from tests.rows import each_row
from tests.unit.language.positions import STANDARD, context

KNOWN = names(STANDARD)


def beginnings(words: frozenset[str]) -> set[str]:
    return {word[:length] for word in words for length in range(1, len(word) + 1)}


def test_the_words_are_those_of_the_table() -> None:
    first = {entry.usage[0].split()[0].lower() for entry in COMMANDS.values()}
    assert first_words() == first - IN_PHRASES.keys()
    assert {word.split()[0] for word in SYNONYMS.values()} <= first


def test_every_command_is_known_in_full() -> None:
    for entry in COMMANDS.values():
        if entry.usage[0].split()[0].lower() in IN_PHRASES:
            assert all(is_command(line.lower(), STANDARD) for line in entry.example.splitlines()), entry
            continue
        for usage in entry.usage:
            if usage.split()[0].lower() in IN_PHRASES:
                continue
            if (
                usage.split()[0].isupper()
                and usage.split()[0].isalpha()
                and usage.split()[0] not in ("END", "ENDPRESS", "ENDDIARY")
            ):
                assert is_command(usage.lower(), STANDARD), usage


def test_no_name_of_the_map_is_a_command() -> None:
    for word in (*KNOWN.provinces, *KNOWN.powers, *KNOWN.written):
        assert not is_command(word, STANDARD), word
        assert not is_command(f"{word} - bur", STANDARD), word


@each_row("word", sorted(beginnings(frozenset(KNOWN.provinces)) | ORDER_WORDS))
def test_no_beginning_of_a_name_and_no_order_word_is_a_command(word: str) -> None:
    full = full_word(word, KNOWN)
    assert full is None or (len(word) >= 3 and not KNOWN.province(word) and word not in ORDER_WORDS)


def test_no_command_is_read_as_an_order() -> None:
    where = context({"FRANCE": ["A PAR", "A MAR", "F BRE", "F WAL", "F HEL", "A SER"]})
    for word in beginnings(first_words() | set(SYNONYMS)):
        for rest in ("", " par", " - par", " h", " alpha word"):
            for found in read(Statement(1, word + rest), where):
                if isinstance(found, UnderstoodOrder):
                    assert KNOWN.province(word) or word in ORDER_WORDS, word + rest


@pytest.mark.parametrize(
    ("word", "full"),
    [
        ("lis", "list"),
        ("vers", "version"),
        ("signon", "sign on"),
        ("broad", "broadcast"),
        ("term", "terminate"),
    ],
)
def test_clear_beginnings_stand_for_the_whole_word(word: str, full: str) -> None:
    assert full_word(word, KNOWN) == full


@pytest.mark.parametrize("word", ["res", "se", "l", "hel", "liver", "watching", "settle", "remove", "mar"])
def test_others_do_not(word: str) -> None:
    assert full_word(word, KNOWN) is None


@pytest.mark.parametrize(
    "line",
    [
        "Who is going to help me against Turkey?",
        "Who game me this?",
        "Why did you move to Galicia?",
        "Why not A Gal - War?",
        "Map the way to victory",
        "His fleet is strong",
        "Who?",
        "Why?",
    ],
)
def test_sentences_that_begin_like_a_question_to_the_judge_are_none(line: str) -> None:
    assert not is_command(line, STANDARD)


@pytest.mark.parametrize(
    "line",
    [
        "who game alpha full",
        "WHOGAME",
        "why a gal",
        "why gal f1901m?",
        "why f1901m",
        "map",
        "map alpha",
        "map f1901m",
        "map of spring 1901 movement",
        "hist",
    ],
)
def test_questions_to_the_judge_are_commands(line: str) -> None:
    assert is_command(line.lower(), STANDARD)


@pytest.mark.parametrize("word", ["reject", "ejekt", "elect", "design", "terminates", "declared", "deject"])
def test_what_cannot_be_undone_is_not_guessed_from_a_word_with_another_letter(word: str) -> None:
    assert similar_commands(f"{word} turkey") == ()


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("ejct", "EJECT"),
        ("resing", "RESIGN"),
        ("terminat", "TERMINATE"),
        ("beggin", "BEGIN"),
        ("extedn", "EXTEND"),
        ("extent", "EXTEND"),
    ],
)
def test_a_command_is_guessed_from_a_slip(word: str, meant: str) -> None:
    assert similar_commands(f"{word} turkey") == (meant,)


def test_only_the_first_word_is_written_out() -> None:
    assert written_out("Signoff", STANDARD) == ("sign off", 1)
    assert written_out("LIST alpha", STANDARD) == ("list alpha", 0)
    assert written_out("SIGN ON: x", STANDARD)[0].startswith("sign ")


def test_confirm_and_cancel_are_commands_only_in_full() -> None:
    assert full_word("confirm") == "confirm"
    assert [full_word(word) for word in ("con", "conf", "can", "canc")] == [None] * 4


def test_what_cannot_be_taken_back_is_never_read_from_a_beginning_of_its_word() -> None:
    whole = {entry.usage[0].split()[0].lower() for entry in COMMANDS.values() if entry.whole}
    once = {"resign", "terminate", "eject", "become", "begin", "recall", "diary", "accept", "round"}
    seats = {"promote", "hand", "partner", "spectator", "assign", "swap"}
    assert whole == once | seats | {"adjust", "rollback", "undo", "unstart", "announce", "declare"}
    others = {word for word, full in SYNONYMS.items() if full in whole}
    for word in sorted(beginnings(frozenset(whole | others)) - whole - others):
        for rest in ("", " Turkey", " Master", " please", "."):
            for found in read(Statement(1, word + rest), context({})):
                assert not isinstance(found, Understood) or not COMMANDS[type(found.command)].whole, word
