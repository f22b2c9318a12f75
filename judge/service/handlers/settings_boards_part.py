"""Boards by the names people write: which is meant, what else the words say, and why none can be played."""

from __future__ import annotations

from dataclasses import replace

from judge.language.commands.bare_settings import setting_lines
from judge.language.commands.creation import BoardWords, board_words
from judge.language.statements import Context
from judge.notices.remarks import GameRemark, Remark, remark
from judge.variants.load import known_name, options_of, tables
from judge.variants.near import near_boards, words_beside


def variant_refused(name: str, context: Context | None = None) -> Remark | None:
    """Why no game can be played on a board of that name; None if one can.

    With a context it is for a game: what is a setting is told from what is nothing, and options are named.
    """
    known = known_name(name)
    if known is not None:
        why = tables(known.partition("+")[0]).unplayable
        return remark(GameRemark.VARIANT_UNPLAYABLE, name=known, why=why) if why else None
    board, odd = words_beside(name)
    lines = setting_lines(odd if board else name, context) if context is not None else ()
    if lines:
        return remark(GameRemark.SETTING_NO_BOARD, words=odd or name, lines=lines)
    near = near_boards(name)
    if odd and context is not None:
        return remark(GameRemark.NO_SUCH_OPTION, name=name, words=odd, variants=_with_options(near))
    return remark(GameRemark.NO_SUCH_VARIANT, name=name, variants=near)


def how_played(text: str) -> BoardWords:
    """A board's name, and the words beside it on how it is played; `gunboat` may be a part of its name."""
    said = board_words(text)
    if not said.gunboat or known_name(said.named) is None:
        return said
    return replace(said, board=said.named, gunboat=False)


def _with_options(near: tuple[str, ...]) -> tuple[str, ...]:
    """The boards, the first of which was named, with its options."""
    board, *others = near
    options = ", ".join(one.replace("_", " ") for one in options_of(board))
    return (f"{board} (options {options})", *others)
