"""A remark in words: the message of its key, and its hint where it has one.

The messages are in `locales/`, a file for each topic (`notices.remarks`).
"""

from __future__ import annotations

from dataclasses import dataclass

from judge.game.message import Value
from judge.notices.remarks import Remark, RemarkKey
from judge.render.text.messages import has_message, say


@dataclass(frozen=True, slots=True)
class Sentence:
    """What is said, and a hint where a refusal needs one."""

    text: str
    hint: str = ""


def sentence(remark: Remark) -> Sentence:
    """Return the remark in words; KeyError if the catalogue has no message of its key."""
    key = message_of(remark.key)
    values: dict[str, Value] = {"told": "yes"}
    for name, value in remark.values:
        values[name] = sentence(value).text if isinstance(value, Remark) else value
    hint = f"{key}.hint"
    return Sentence(say(key, **values), say(hint, **values) if has_message(hint) else "")


def message_of(key: RemarkKey) -> str:
    """Return the key of its message in the catalogue: `no-such-game`."""
    return key.replace("_", "-")
