"""Messages to JSON and back: a key with its values, so that each reader is told in their own language.

Places and powers are stored by their names on the board.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from judge.game.message import Message, PlaceName, Usage, Value
from judge.game.roles import Role
from judge.rules.phases import Phase
from judge.rules.units import Kind
from judge.rules.variant import PowerFacts


def encode_message(said: Message) -> dict[str, Any]:
    """Return a message as JSON has it."""
    values = [[name, _encoded(value)] for name, value in said.values]
    return {"key": said.key, "values": values, "hidden": list(said.hidden)}


def decode_message(stored: Any, _: object) -> Message | str:
    """Return a message; a text of before messages had keys is one as well."""
    if isinstance(stored, str):
        return stored
    values = tuple((name, _decoded(value)) for name, value in stored["values"])
    return Message(stored["key"], values, tuple(stored["hidden"]))


def _encoded(value: Value) -> Any:  # noqa: PLR0911  # one return for each kind of value
    match value:
        case Kind() | Role():
            return {type(value).__name__: value.name}
        case PlaceName():
            return value.board.name(value.place)
        case PowerFacts():
            return value.name
        case Phase():
            return {"Phase": value.mail_code}
        case datetime():
            return {"datetime": value.astimezone(UTC).isoformat()}
        case Message():
            return {"Message": encode_message(value)}
        case Usage():
            return {"Usage": [list(value.lines), value.block]}
        case tuple():
            return {"tuple": [_encoded(one) for one in value]}
        case _:
            return value


_DECODERS: dict[str, Any] = {
    "Kind": lambda name: Kind[name],
    "Role": lambda name: Role[name],
    "Phase": Phase.parse,
    "datetime": datetime.fromisoformat,
    "Message": lambda stored: decode_message(stored, None),
    "Usage": lambda parts: Usage(tuple(parts[0]), parts[1]),
    "tuple": lambda parts: tuple(map(_decoded, parts)),
}


def _decoded(stored: Any) -> Any:
    if not isinstance(stored, dict):
        return stored
    ((kind, value),) = stored.items()
    return _DECODERS[kind](value)
