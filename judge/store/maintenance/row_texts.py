"""Texts in rows that stand for more: games, events, people's wishes. Whether they read as what they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, TypeAlias
from zoneinfo import ZoneInfo

from judge.language.addresses import is_plain
from judge.language.names import is_game_name
from judge.store.codec import Undecodable, decode_game, decode_snapshot, require_event
from judge.store.games import body_hash
from judge.store.parked_items import parked_item
from judge.store.people import person_of
from judge.store.schema import REMOVED

_Row: TypeAlias = Mapping[str, Any]

LONGEST_NAME = 100
"""Signs of a person's name that are read in a mail's From."""


def require_texts(table: str, row: _Row) -> None:
    """ValueError, in a sentence, unless each text of a row reads as what it stands for."""
    require = _REQUIRED.get(table)
    if require is not None:
        require(row)


def require_person(row: _Row) -> None:
    """ValueError unless the row reads as a person."""
    name = f"person {row['id']}"
    _require(lambda: person_of(SimpleNamespace(**row)), f"{name} cannot be read")
    _require_zone(row["zone"], name)


def _require_registered(row: _Row) -> None:
    """The checks that a mail's person went through."""
    require_person(row)
    if row["id"] < 1:
        raise ValueError(f"no person has the number {row['id']}")
    if not row["name"].isprintable() or len(row["name"]) > LONGEST_NAME:
        raise ValueError(f"nobody can be called {row['name']!r:.60}")
    _require_address(row)


def _require_address(row: _Row) -> None:
    address = row["address"]
    if not is_plain(address) or any(sign.isascii() and sign.isupper() for sign in address):
        raise ValueError(f"{address!r:.60} is no address to which mail can be sent")


def _require_game(row: _Row) -> None:
    if not is_game_name(row["name"]):
        raise ValueError(f"no game can be called {row['name']!r:.60}")
    if row["status"] == REMOVED:
        return  # its state is nobody's any more, and may have been the reason
    game = decode_game(row["state"])
    _require_zone(game.settings.zone, f"game {row['name']}")


def _require_snapshot(row: _Row) -> None:
    if body_hash(row["body"]) != row["sha256"]:
        raise ValueError(f"phase {row['number']} of {row['game']} was changed: its hash differs")
    decode_snapshot(row["body"])


def _require_zone(zone: str, whose: str) -> None:
    _require(lambda: ZoneInfo(zone), f"{whose} is in no time zone, but in {zone!r:.60}")


def _require(read: Callable[[], object], otherwise: str) -> None:
    try:
        read()
    except Exception as error:  # whatever a wrong text makes its reader raise
        raise Undecodable(f"{otherwise}: {error}") from error


_REQUIRED: Mapping[str, Callable[[_Row], None]] = {
    "person": _require_registered,
    "other_address": _require_address,
    "game": _require_game,
    "snapshot": _require_snapshot,
    "event": lambda row: require_event(row["kind"], row["body"]),
    "parked": lambda row: _require(lambda: parked_item(SimpleNamespace(**row)), "it cannot be read"),
}
