"""The documents GET serves: a fixed list made at the start; no name a player types ever reaches the disk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from judge.render.composer import Templates
from judge.render.help_pages import INDEX, topics
from judge.rules.board import Board, Terrain
from judge.rules.units import Kind, Place
from judge.rules.variant import Variant

_TERRAIN = {Terrain.LAND: "land", Terrain.COAST: "coast", Terrain.SEA: "sea", Terrain.IMPASSABLE: "closed"}
_OLD_NAMES = {
    "info": "help",
    "guide": "joining",
    "syntax": "orders",
    "press": "talking",
    "master": "mastering",
    "form": "joining",
}
"""What players of other judges are used to ask for."""


class TextDocuments:
    """The documents by name: each help page, and a map list of each variant; the service's `Documents`."""

    def __init__(self, templates: Templates, variants: Sequence[Variant]) -> None:
        texts = {topic: templates.help_page(topic) for topic in topics()}
        texts["help"] = templates.help_page(INDEX)
        for number, variant in enumerate(variants):
            texts[f"map.{variant.name}"] = map_list(variant)
            if number == 0 or variant.name == "standard":
                texts["map"] = texts[f"map.{variant.name}"]
        self._texts: Mapping[str, str] = MappingProxyType(texts)

    def names(self) -> Sequence[str]:
        """The names of all documents, in alphabetical order."""
        return tuple(sorted(self._texts))

    def text(self, name: str) -> str | None:
        """A document's text, None if it is not on the list."""
        word = name.strip().lower()
        return self._texts.get(_OLD_NAMES.get(word, word))


def map_list(variant: Variant) -> str:
    """The provinces of a variant: name, short names, kind, owner of the centre, and neighbours."""
    board = variant.board
    lines = [
        f"The {variant.title} map: {len(board.provinces)} provinces, {len(board.centres)} supply centres.",
        "",
        "For each province: its name, the short names you may write instead, what it is,",
        "and where an army (A) or a fleet (F) can go from it.",
        "",
    ]
    for facts in sorted(board.provinces.values(), key=lambda f: f.name):
        short = ", ".join((facts.code.capitalize(), *facts.abbreviations))
        what = _TERRAIN[facts.terrain]
        if facts.centre:
            what += f", supply centre{_home(variant, facts.home)}"
        lines += [f"{facts.name} ({short}): {what}", *_neighbours(board, facts.code, facts.coasts)]
    return "\n".join(lines)


def _home(variant: Variant, power: str | None) -> str:
    return f" of {variant.power(power).name}" if power else ""


def _neighbours(board: Board, code: str, coasts: tuple[Place, ...]) -> list[str]:
    rows = [("A", Kind.ARMY, code), *(("F", Kind.FLEET, place) for place in coasts or (code,))]
    lines = []
    for letter, kind, place in rows:
        near = " ".join(place_code(other) for other in board.reach(kind, place))
        coast = f" {place.partition('/')[2].lower()}" if "/" in place else ""
        if near:
            lines.append(f"    {letter}{coast}: {near}")
    return lines


def place_code(place: Place) -> str:
    """A place's code as people write it, `Spa/sc`."""
    province, _, coast = place.partition("/")
    return f"{province.capitalize()}/{coast.lower()}" if coast else province.capitalize()
