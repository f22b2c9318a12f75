"""Datelines of letters that belong to somebody (seed 004 §10.2, §10.3), where the game's setting says so.

`Par`, `Paris` and `France (Govt.)` are France's as long as it is in the game, `Versailles` is the master's.
All others are free, and prove nothing.
"""

from __future__ import annotations

import re

from judge.game.permissions import is_master_of
from judge.game.roles import Actor
from judge.game.state import Game, Status
from judge.rules.units import Power, alive

CAPITALS: dict[str, str] = {
    "vienna": "AUSTRIA",
    "london": "ENGLAND",
    "paris": "FRANCE",
    "berlin": "GERMANY",
    "rome": "ITALY",
    "st petersburg": "RUSSIA",
    "constantinople": "TURKEY",
}
"""The capitals that are reserved, by the powers' codes; a variant without that power has none."""
_SHORT = {"vie": "vienna", "lon": "london", "par": "paris", "ber": "berlin", "rom": "rome"}
_SHORT |= {"stp": "st petersburg", "con": "constantinople"}
_MASTERS = "versailles"

_DATELINE = re.compile(r"^\s*(?P<name>[^\W\d_][^:\n]{0,60}?)\s*(?::|\s[-\u2013\u2014]\s|$)")
_PLACE = re.compile(r"^(?:st|saint|s)\b\.?\s*(?=p)")
_GOVERNMENT = re.compile(r"^(?P<name>.+?)\s*[(\[]\s*gov(?:t|ernment)?\.?\s*[)\]]$")


def dateline_taken(game: Game, actor: Actor, body: str) -> str:
    """The first dateline of a letter that is another's; "" if all are its author's or free."""
    if not game.settings.datelines or (is_master_of(game, actor) and not actor.acting):
        return ""
    lines = (_DATELINE.match(line) for line in _first_lines(body))
    names = (found["name"].strip() for found in lines if found)
    return next((name for name in names if not _may_use(game, actor, name)), "")


def _first_lines(body: str) -> list[str]:
    """The first line of each paragraph, and every line with a colon near its beginning."""
    lines = body.split("\n")
    return [line for line in lines if ":" in line[:70]] + [
        line for above, line in zip(["", *lines], lines, strict=False) if not above.strip()
    ]


def _may_use(game: Game, actor: Actor, name: str) -> bool:
    owner = owner_of(game, name)
    return owner is None or owner == actor.power


def owner_of(game: Game, name: str) -> Power | None:
    """The power that a dateline is reserved for, "" for the master's; None for a free one."""
    words = " ".join(name.casefold().replace(",", " ").split())
    government = _GOVERNMENT.match(words)
    meant = government["name"] if government else words
    if meant.strip(". ") == _MASTERS:
        return ""
    in_game = alive(game.position) if game.status is not Status.FORMING else frozenset()
    powers = {facts.name.casefold(): facts.code for facts in game.variant.powers}
    place = _PLACE.sub("st ", meant).strip(". ")
    owner = powers.get(meant) if government else CAPITALS.get(_SHORT.get(place, place))
    return owner if owner in in_game else None
