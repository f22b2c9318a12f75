"""Advice from the table of topics: the line for what words ask for, with the game and power at hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Literal

from judge.game.orders.outstanding import orders_missing
from judge.language.addresses import address_in
from judge.language.language_names import language_in, own_name
from judge.language.statements import Topic
from judge.language.text.topics import rows
from judge.notices.remarks import ProseRemark, Remark, remark
from judge.service.handlers.seat_lookup import game_at_hand, own_game_at_hand
from judge.service.incoming.advice.press import power_named
from judge.service.request import Request
from judge.service.speaker import Speaker

Reader = Literal["player", "master"]
"""Whose advice it is, by the key of the rows."""


NOT_DONE = frozenset(
    {
        ProseRemark.PROSE_DOES,
        ProseRemark.PROSE_PROCESS,
        ProseRemark.PROSE_EJECT,
        ProseRemark.PROSE_SUBSTITUTE,
        ProseRemark.PROSE_PAUSE,
        ProseRemark.PROSE_HOLIDAYS,
        ProseRemark.PROSE_ROLLBACK,
        ProseRemark.PROSE_END,
        ProseRemark.PROSE_UNSTART,
        ProseRemark.PROSE_BECOME,
        ProseRemark.PROSE_INVITED,
        ProseRemark.PROSE_GRACE,
        ProseRemark.PROSE_FORGOTTEN,
        ProseRemark.PROSE_PASSWORD,
        ProseRemark.PROSE_ADDRESS,
        ProseRemark.PROSE_RESIGN,
        ProseRemark.PROSE_LEAVE,
        ProseRemark.PROSE_LEAVE_OBSERVERS,
        ProseRemark.PROSE_ABSENCE,
        ProseRemark.PROSE_AWAY,
        ProseRemark.PROSE_BACK,
        ProseRemark.PROSE_WAIT,
        ProseRemark.PROSE_NOWAIT,
        ProseRemark.PROSE_DRAW,
        ProseRemark.PROSE_VOTE,
        ProseRemark.PROSE_CONCEDE,
        ProseRemark.PROSE_NO_CONCEDE,
        ProseRemark.PROSE_CLEAR,
        ProseRemark.PROSE_SURRENDER,
        ProseRemark.PROSE_LESS_MAIL,
        ProseRemark.PROSE_FORGET_ME,
        ProseRemark.PROSE_FORGET_ME_KEEPER,
        ProseRemark.PROSE_FOR_MASTER,
        ProseRemark.PROSE_REGISTER_FIRST,
        ProseRemark.PROSE_AS_MASTER,
        ProseRemark.PROSE_LETTER,
        ProseRemark.PROSE_LETTER_OF_NOBODY,
        ProseRemark.PROSE_ZONE_NAMED,
        ProseRemark.PROSE_JOIN,
    }
)
"""Advice on a wish that a command would grant; it was not granted."""


_WORD = re.compile(r"\w+")
_MOST_IN_PASSING = 3


def asks_nothing(text: str) -> bool:
    """Return whether words without a topic are so few that they ask for nothing: `Thanks!`, `Mannaggia!`."""
    return "?" not in text and len(_WORD.findall(text)) <= _MOST_IN_PASSING


def does(line: str) -> Remark:
    """Return the advice to send a line that does what is wanted."""
    return remark(ProseRemark.PROSE_DOES, line=line)


def brings(line: str) -> Remark:
    """Return the advice to send a line that shows what is wanted."""
    return remark(ProseRemark.PROSE_BRINGS, line=line)


def tabled(request: Request, speaker: Speaker, text: str, topic: Topic, reader: Reader) -> Remark | None:
    """Return the advice that grammar/topics.toml has for a topic; None if it has none."""
    row = rows()[topic].get(reader)
    if row is None:
        return None
    values = {name: partly(request, speaker, text) for name, partly in _SLOTS.items() if _names(row, name)}
    if "says" in row:
        return remark(
            ProseRemark(row["says"]), **{name.removeprefix("own_"): one for name, one in values.items()}
        )
    return does(row["does"].format(**values)) if "does" in row else brings(row["brings"].format(**values))


def _names(row: Mapping[str, str], slot: str) -> bool:
    """Return whether a row has a place for a value."""
    return slot in row.get("with", ()) or any(f"{{{slot}}}" in row.get(key, "") for key in ("does", "brings"))


def awaited(request: Request, speaker: Speaker, _text: str = "") -> str:
    """Return the letters of the powers whose orders are missing; ALL if no orders are missing."""
    game = speaker.current_game(request.games)
    if game is None or game.phase is None:
        return "ALL"
    late = [one for one in game.variant.powers if orders_missing(game, one.code)]
    return "".join(one.letter for one in late) or "ALL"


def _phase(request: Request, speaker: Speaker, _text: str) -> str:
    game = speaker.current_game(request.games)
    return game.phase.mail_code if game and game.phase else "S1901M"


def _language(_request: Request, _speaker: Speaker, text: str) -> str:
    """Return the language that the words name, as it calls itself; else the place for its name."""
    code = language_in(text.split())
    return own_name(code) if code else "name"


_SLOTS: Mapping[str, Callable[[Request, Speaker, str], str]] = {
    "game": lambda request, speaker, _: game_at_hand(request, speaker),
    "own_game": lambda request, speaker, _: own_game_at_hand(request, speaker),
    "power": power_named,
    "phase": _phase,
    "reader": awaited,
    "language": _language,
    "address": lambda _request, _speaker, text: address_in(text) or "address",
}
"""The values of a line, from the words or the game at hand."""
