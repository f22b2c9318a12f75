"""Changes to the JSON of games and events as it is stored, where nobody need read it as a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any


def empty_letter(letter: Mapping[str, Any]) -> str:
    """The JSON of a letter without its text: the one change of the record that its trigger allows."""
    return json.dumps({**letter, "body": ""}, ensure_ascii=False, separators=(",", ":"))


def renumbered(text: str, numbers: Mapping[int, int]) -> str:
    """A state or an event with other numbers for its people, who stand under these names alone."""

    def walk(value: Any) -> Any:
        match value:
            case dict():
                return {key: put(value[key]) if key in _PEOPLE else walk(value[key]) for key in value}
            case list():
                return [walk(one) for one in value]
            case _:
                return value

    def put(value: Any) -> Any:
        return numbers.get(value, value) if isinstance(value, int) else walk(value)

    changed = walk(json.loads(text))
    for pair in changed.get("assigned", ()):  # a Started event: power and person
        pair[1] = numbers.get(pair[1], pair[1])
    for pair in changed.get("press_wishes", ()):  # of a state: person and wish
        pair[0] = numbers.get(pair[0], pair[0])
    return json.dumps(changed, ensure_ascii=False, separators=(",", ":"))


_PEOPLE = ("person", "master", "standby")


def people_named(text: str) -> frozenset[int]:
    """The numbers of the people named in a state or an event."""
    found: set[int] = set()

    def walk(value: Any) -> None:
        match value:
            case dict():
                for key, one in value.items():
                    if key in _PEOPLE and isinstance(one, int):
                        found.add(one)
                    walk(one)
            case list():
                for one in value:
                    walk(one)

    read = json.loads(text)
    walk(read)
    found.update(person for _, person in read.get("assigned", ()))
    found.update(person for person, _ in read.get("press_wishes", ()))
    return frozenset(found)


def without_passwords(text: str) -> str:
    """A state without the hashes of its passwords."""

    def walk(value: Any) -> Any:
        match value:
            case dict():
                return {key: "" if key == "password" else walk(one) for key, one in value.items()}
            case list():
                return [walk(one) for one in value]
            case _:
                return value

    return json.dumps(walk(json.loads(text)), ensure_ascii=False, separators=(",", ":"))
