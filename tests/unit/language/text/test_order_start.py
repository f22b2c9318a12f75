"""A place that is called as a command, a greeting or a word of orders begins its order, on every board."""

from __future__ import annotations

import pytest

from judge.language.command_words import is_command
from judge.language.names import names
from judge.language.order_words import ORDER_WORDS
from judge.language.press_for_judge import without_call
from judge.language.reading import read
from judge.language.segmentation import A_GREETING, greets, statements
from judge.language.statements import Context, UnderstoodOrder
from judge.language.text.typography import plain
from judge.rules import notation
from judge.rules.board import Board
from judge.rules.phases import Phase
from judge.rules.units import Kind, Position, Unit
from judge.variants.load import load, tables
from tests.sampling import is_sampled
from tests.unit.language.positions import NOW
from tests.unit.language.printed import playable

_ONE_IN = 4
"""Of so many boards the names of one are read."""
SHORTEST_NAMES = 5
"""Letters of a short name."""


def test_every_short_name_of_every_board_begins_the_orders_of_its_unit() -> None:
    found = [(board, code, word) for board in playable() for code, word in _like_words(board)]
    assert {"bot", "add", "std", "hi"} <= {word for _, _, word in found}
    wrong = [
        (board, line, read_back)
        for board, code, word in found
        if is_sampled(board, one_in=_ONE_IN)
        for line, order in _orders(board, code, word)
        if (read_back := _read(board, code, line)) != [order]
    ]
    assert wrong == []


def _like_words(board: str) -> list[tuple[str, str]]:
    """The codes and short names of the board that are words elsewhere, each with its province's code."""
    return [
        (row.code, word)
        for row in tables(board).provinces
        for word in {row.code.lower(), *(short.lower() for short in row.abbreviations)}
        if len(word) <= SHORTEST_NAMES and _is_word(word)
    ]


def _is_word(word: str) -> bool:
    line = f"{word} - par"
    called = without_call(plain(line), lambda _: False).text != line
    return word in ORDER_WORDS or called or is_command(line, None) or greets(f"{word} h") or greets(line)


def _orders(board: str, code: str, word: str) -> list[tuple[str, str]]:
    """Lines that begin with the word, for the unit in its province, and what each of them orders."""
    here = load(board).board
    if names(load(board)).provinces.get(word) != code or (stand := _stand(here, code)) is None:
        return []
    kind, place = stand
    moves = [
        (f"{word}{dash}{goal}", f"{kind} {place} - {goal}")
        for goal in here.reach(kind, place)[:1]
        for dash in ("-", " - ")
    ]
    return [*moves, (f"{word} h", f"{kind} {place} H")]


def _stand(board: Board, code: str) -> tuple[Kind, str] | None:
    kinds = (Kind.FLEET, Kind.ARMY) if board.is_sea(code) else (Kind.ARMY, Kind.FLEET)
    return next(((kind, place) for kind in kinds for place in board.standing_places(kind, code)), None)


def _read(board: str, code: str, line: str) -> list[str]:
    variant = load(board)
    power, stand = variant.powers[0].code, _stand(variant.board, code)
    assert stand is not None
    where = Context(
        now=NOW,
        variant=variant,
        power=power,
        phase=Phase.parse("S1901M"),
        position=Position((Unit(power, *stand),), {}),
    )
    answers = [answer for statement in statements(line)[0] for answer in read(statement, where)]
    return [notation.write(one.order) if isinstance(one, UnderstoodOrder) else str(one) for one in answers]


@pytest.mark.parametrize(
    "line", ["Bot, A Mos - Ukr", "Judge: A Mos - Ukr", "Bot: A Mos - Ukr", "Oh - A Mos - Ukr"]
)
def test_who_is_called_before_an_order_is_still_left_out(line: str) -> None:
    variant = load("standard")
    where = Context(
        now=NOW,
        variant=variant,
        power="RUSSIA",
        phase=Phase.parse("S1901M"),
        position=variant.position,
    )
    (statement,) = statements(line)[0]
    (found,) = read(statement, where)
    assert isinstance(found, UnderstoodOrder)
    assert notation.write(found.order) == "A MOS - UKR"


@pytest.mark.parametrize("line", ["Hej H", "Hi H", "LG-Peter"])
def test_a_greeting_with_an_orders_form_is_one_where_no_place_is_called_so(line: str) -> None:
    (found, ignored), where = statements(line), Context(now=NOW, variant=load("standard"))
    answers = [answer for statement in found for answer in read(statement, where)]
    assert [one.why for one in (*ignored, *answers)] == [A_GREETING]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("board", "line"),
    [
        ("sengoku", "SET WAIT"),
        ("sengoku", "SET MOVES CLOCK 1200"),
        ("canton", "yes"),
        ("africa", "get results"),
    ],
)
def test_a_command_called_as_a_place_is_stays_a_command(board: str, line: str) -> None:
    assert is_command(plain(line).text, load(board))
