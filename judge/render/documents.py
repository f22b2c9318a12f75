"""The documents GET serves: help pages and boards, by name; no name a player types ever reaches the disk."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from judge.render.composer import Templates
from judge.render.help_pages import INDEX, topics
from judge.render.lines.variant_rules import rules_page
from judge.render.text.escaping import fold
from judge.render.text.messages import say
from judge.render.text.names import with_local_names
from judge.render.text.reader_language import cached_by_language
from judge.rules.board import Board, ProvinceFacts
from judge.rules.units import Kind, Place
from judge.rules.variant import Variant
from judge.variants.geometry import map_of
from judge.variants.load import known_name, load, names, tables
from judge.variants.tables import VariantTables

_MAP, _RULES, _VARIANTS = "map", "rules", "variants"
_OLD_NAMES = {
    "info": "help",
    "guide": "joining",
    "syntax": "orders",
    "press": "talking",
    "master": "mastering",
    "form": "joining",
    "package": "help",
}
"""What players of other judges are used to ask for."""


class TextDocuments:
    """The documents by name that GET serves; nothing else can be named.

    They are each help page, and any board's map list and rules.
    """

    def __init__(self, templates: Templates) -> None:
        self._templates = templates

    @cached_property
    def _pages(self) -> Mapping[str, str]:
        """The help pages by the names under which GET serves them."""
        return MappingProxyType({**{topic: topic for topic in topics()}, "help": INDEX})

    def names(self) -> Sequence[str]:
        """Return the names of all documents, in alphabetical order."""
        return (*sorted({*self._pages, _MAP, _VARIANTS}), f"{_MAP}.NAME", f"{_RULES}.NAME")

    def text(self, name: str) -> str | None:
        """Return a document's text, None if it is not on the list."""
        word = name.strip().lower()
        what, *rest = re.split(r"[. ]+", word, maxsplit=1)
        if what in _OF_A_VARIANT and (rest or what not in self._pages):
            variant = known_name(*rest or ("standard",))
            return None if variant is None else _of_a_variant(what, variant)
        players = _OF_PLAYERS.fullmatch(word)
        if players is not None:
            return variant_list(_NUMBERS.get(players[1]) or int(players[1]))
        if what == _VARIANTS and rest:
            board = known_name(rest[0])
            return None if board is None else _board_line(board.partition("+")[0])
        if word == _VARIANTS:
            return variant_list()
        page = self._pages.get(_OLD_NAMES.get(word, word))
        return None if page is None else self._templates.help_page(page)


@cached_by_language(maxsize=8)  # an email may ask for the same hundreds of times
def _of_a_variant(what: str, variant: str) -> str:
    return _unplayable(variant) + _OF_A_VARIANT[what](with_local_names(load(variant)))


def _unplayable(name: str) -> str:
    """Return why no game can be played on that board, above its map and its rules; empty if one can."""
    facts = tables(name.partition("+")[0])
    if not facts.unplayable:
        return ""
    return f"{fold(say('boards-unplayable', board=facts.title, why=facts.unplayable))}\n\n"


_NUMBERS = dict(zip(("two", "three", "four", "five", "six", "seven", "eight"), range(2, 9), strict=True))
_OF_PLAYERS = re.compile(
    rf"{_VARIANTS}[. ]+(?:for +)?(\d{{1,2}}|{'|'.join(_NUMBERS)})(?:[ -](?:players?|powers?))?"
)


@cached_by_language(maxsize=16)
def variant_list(players: int = 0) -> str:
    """Return the boards a game can be played on, by name.

    Those for so many players alone, if a number is given.
    """
    playable = [facts for facts in map(tables, names()) if not facts.unplayable]
    if players:
        playable = [facts for facts in playable if len(facts.powers) == players]
    if not playable:
        return say("boards-none-for-players", players=players)
    number = len(playable)
    lines = [
        say("boards-for-players", number=number, players=players)
        if players
        else say("boards-all", number=number),
        fold(say("boards-how")),
        fold(say("boards-that-want-players")),
        *(() if players else (say("boards-for-two"),)),
        "",
    ]
    width = max(len(facts.name) for facts in playable)
    lines += [f"{facts.name:{width}} {_powers(facts):>10}  {facts.title}" for facts in playable]
    return "\n".join(lines)


def _powers(facts: VariantTables) -> str:
    return say("boards-powers", number=len(facts.powers))


def _board_line(name: str) -> str:
    """Return the line of one board in the list, and what to send for more of it."""
    facts = tables(name)
    return "\n".join(
        (
            f"{_unplayable(name)}{facts.name}  {_powers(facts)}  {facts.title}",
            "",
            fold(say("boards-how-one", name=name)),
        )
    )


def map_list(variant: Variant) -> str:
    """Return the provinces of a variant: name, short names, kind, owner of the centre, and neighbours."""
    board = variant.board
    lines = [
        say(
            "map-title",
            board=variant.title,
            provinces=len(board.provinces),
            centres=len(board.centres),
        ),
        "",
        fold(say("map-how")),
        *_of_picture(variant),
        "",
    ]
    for facts in sorted(board.provinces.values(), key=lambda f: f.name):
        short = ", ".join((facts.code.capitalize(), *facts.abbreviations))
        lines += [
            f"{facts.name} ({short}): {_kind_of(variant, facts)}",
            *_neighbours(board, facts.code, facts.coasts),
        ]
    return "\n".join(lines)


def _of_picture(variant: Variant) -> Iterator[str]:
    """What a reader has to know of the board's picture: that it is a diagram, or what it does not show."""
    geometry = map_of(variant.name)
    if geometry is None:
        yield fold(say("map-no-picture"))
    elif geometry.diagram:
        yield fold(say("map-diagram"))
    elif undrawn := geometry.undrawn(variant.board):
        yield fold(say("map-undrawn-borders", number=len(undrawn)))


def _kind_of(variant: Variant, facts: ProvinceFacts) -> str:
    """Return what a province is: land, coast or sea, and whose centre."""
    terrain = facts.terrain.name.lower()
    if not facts.centre:
        return say("map-province", terrain=terrain)
    if not facts.home:
        return say("map-centre", terrain=terrain)
    return say("map-home-centre", terrain=terrain, power=variant.power(facts.home))


def _neighbours(board: Board, code: str, coasts: tuple[Place, ...]) -> list[str]:
    rows = [("A", Kind.ARMY, code), *(("F", Kind.FLEET, place) for place in coasts or (code,))]
    lines = []
    for letter, kind, place in rows:
        near = " ".join(place_code(other) for other in board.reach(kind, place))
        coast = f" {place.partition('/')[2].lower()}" if "/" in place else ""
        if near:
            lines.append(f"    {letter}{coast}: {near}")
    return lines


_OF_A_VARIANT: Mapping[str, Callable[[Variant], str]] = {_MAP: map_list, _RULES: rules_page}


def place_code(place: Place) -> str:
    """Return a place's code as people write it, `Spa/sc`."""
    province, _, coast = place.partition("/")
    return f"{province.capitalize()}/{coast.lower()}" if coast else province.capitalize()
