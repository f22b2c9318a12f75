"""Arguments of CREATE and CREATE SERIES: the name, the password, the board and its options."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from judge.game.commands import Command
from judge.game.commands.anyone import Create
from judge.game.commands.master import CreateSeries
from judge.game.message import message
from judge.game.settings import Blind
from judge.language.command_line import CommandLine, InvalidCommand, usage
from judge.language.phases_named import phase_or_moves
from judge.language.statements import Context
from judge.rules.phases import Phase

_GUNBOAT = "gunboat"
_BLIND = {"blind": Blind.NJUDGE, "fog": Blind.FOG}
_FOG_OF_WAR = re.compile(r"\bfog\s+of\s+war\b")
_BOARD_LABEL = re.compile(r"^(?:variant|board|map)\s*[:=]\s*")
_LAST_YEAR = re.compile(r"(?:^|[\s,]+)(?:until|till|last\s+year)\s+[fw]?(\d{1,4})m?\W*$")


def _create_series(command_line: CommandLine) -> Command:
    return CreateSeries(**asdict(_create(command_line)))


def _create(command_line: CommandLine) -> Create:
    name = command_line.argument(0).lstrip("?")
    if not name:
        raise InvalidCommand(message("new-game-has-no-name"), hint=usage(Create))
    text = " ".join(command_line.arguments[2:]).lower()
    copied = _FROM.fullmatch(text)
    if copied is not None:
        phase = _phase_copied(copied["phase"] or "", command_line.context)
        return Create(name.lower(), command_line.argument(1), source=copied["game"], phase=phase)
    last = _LAST_YEAR.search(text)
    said = board_words(_BOARD_LABEL.sub("", _LAST_YEAR.sub("", text)))
    return Create(
        name.lower(),
        command_line.argument(1),
        said.board or "standard",
        said.gunboat,
        said.blind,
        said.named if said.gunboat else "",
        int(last[1]) if last else 0,
    )


_FROM = re.compile(
    r"(?:(?:as\s+)?(?:an?\s+)?copy\s+of|from)\s+\??(?P<game>[\w-]+)"
    r"(?:[\s,]+(?:(?:in|at|as\s+of|phase)\s+)?(?P<phase>\S.*))?"
)


def _phase_copied(text: str, context: Context) -> Phase | None:
    """Return the phase after the game's name; a season means its movement."""
    words = text.strip(" .!")
    return phase_or_moves(words, "CREATE … FROM game", context) if words else None


@dataclass(frozen=True, slots=True)
class BoardWords:
    """Words that name a board, and how it is played; `named` is the name if `gunboat` belongs to it."""

    board: str
    gunboat: bool
    blind: Blind
    named: str


def board_words(text: str) -> BoardWords:
    """Return the words separated: `hundred, fog of war` is Hundred in fog.

    A word of the name may be there again as an option: `illegal gunboat, gunboat`.
    """
    words = [word.strip(",") for word in _FOG_OF_WAR.sub("fog", text.lower()).split()]
    named = [word for word in words if word not in _BLIND]
    return BoardWords(
        " ".join(word for word in named if word != _GUNBOAT),
        _GUNBOAT in words,
        next((_BLIND[word] for word in words if word in _BLIND), Blind.NO),
        " ".join([*dict.fromkeys(reversed(named))][::-1]),
    )


READERS: Mapping[str, Callable[[CommandLine], Any]] = {
    "create": _create,
    "create_series": _create_series,
}
"""The readers by the names of the rules in grammar/commands.lark."""
