"""The tables of a variant: what its files say, before a board is made of them.

Read from a variant folder and written to one (`folder`), or made by an importer from another judge's files
(`importers`). Rows keep the file's order and their line, so that whoever finds a fault can name it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from judge.rules.board import Terrain
from judge.rules.units import Kind, Place, Power, Province


class VariantError(ValueError):
    """A variant that cannot be read. The text names the file and the line."""


@dataclass(frozen=True, slots=True)
class ProvinceRow:
    """A row of provinces.csv: one province.

    `coasts` are short, `NC SC`; `flags` are words of FLAGS; `line` is 0 for a row that is in no file.
    """

    code: Province
    name: str
    terrain: Terrain
    centre: bool = False
    coasts: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    abbreviations: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)


FLAGS = ("convoys", "convoys_if_duality", "no_fall_entry")
"""What a province can be besides its terrain: a coast whose fleet convoys as if at sea, always or in a game
with duality; a space closed in fall."""


@dataclass(frozen=True, slots=True)
class BorderRow:
    """A row of borders.csv: from one place to its neighbours, for one kind of unit.

    A border holds both ways and stands once. `condition` is empty, or a word that narrows the border:
    `half_strength`, `only_with_support`, `owner_of:CON`, `one_way`.
    """

    place: Place
    kind: Kind
    neighbours: tuple[Place, ...]
    condition: str = ""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class PowerRow:
    """A power of variant.toml.

    `homes` are its home centres, `country` the other provinces of its home country; `owns` are the centres it
    owns at the start, None where they are its homes; `units` are `A VIE`, `F STP/SC`.
    """

    code: Power
    name: str
    adjective: str
    letter: str
    homes: tuple[Province, ...] = ()
    country: tuple[Province, ...] = ()
    units: tuple[str, ...] = ()
    owns: tuple[Province, ...] | None = None

    @property
    def owned(self) -> tuple[Province, ...]:
        """Return the centres that it owns at the start."""
        return self.homes if self.owns is None else self.owns


@dataclass(frozen=True, slots=True)
class VariantTables:
    """All tables of a variant.

    `start` is the code of the first phase; `rules` are the fields of the rulebook that the variant sets
    (`build = "any"`); `unplayable` says why no game can be played on it yet, empty if one can;
    `source_rules` are what its source's rule page speaks of, in the words of `source_rules`; `notes` is the
    text of notes.md; `options` are what a game on the board may turn on, each with the rules that it sets;
    `condition` is what victory asks beside centres, as `judge.rules.variant` has it; `foreign` are the names
    of provinces and powers in other languages, by code.
    """

    name: str
    title: str
    start: str
    victory: int
    powers: tuple[PowerRow, ...]
    provinces: tuple[ProvinceRow, ...]
    borders: tuple[BorderRow, ...]
    rulebook: str = "datc3"
    rules: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    calendar: str = "standard"
    tier: str = "D"
    table: str = ""
    unplayable: str = ""
    source_rules: tuple[str, ...] = ()
    notes: str = ""
    options: Mapping[str, Mapping[str, object]] = field(default_factory=lambda: MappingProxyType({}))
    condition: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    foreign: Mapping[str, tuple[str, ...]] = field(
        default_factory=lambda: MappingProxyType({}), compare=False
    )


# Where something stands in the files of a board, as the start of a sentence about a fault.

TOML = "variant.toml"


class TomlLines:
    """Where something stands in variant.toml, as the start of a sentence; no line for what a base says."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._at: dict[tuple[str, str], int] = {}
        block = ""
        for number, text in enumerate(texts, start=1):
            key, _, value = (part.strip() for part in text.partition("="))
            block = f"new {number}" if key == "[[powers]]" else block
            if key == "code" and block:
                self._at = {(value.strip('"') if b == block else b, k): n for (b, k), n in self._at.items()}
                block = value.strip('"')
            self._at.setdefault((block, key), number)
        self._powers = [number for number, text in enumerate(texts, start=1) if text.strip() == "[[powers]]"]

    def of(self, power: str, key: str) -> str:
        """Return the power's own line of that key, or the one with its code."""
        return at(TOML, self._at.get((power, key), self._at.get((power, "code"), 0)))

    def top(self, key: str) -> str:
        """Return the line of a key that is not in a power's section."""
        return at(TOML, self._at.get(("", key), 0))

    def nth(self, number: int, key: str) -> str:
        """Return the line of that key of a power by its number, or its first line; it may have no code."""
        first, last = (
            (*self._powers, 0, 0)[number - 1 : number + 1] if number <= len(self._powers) else (0, 0)
        )
        inside = (n for (_, k), n in self._at.items() if k == key and first < n < (last or n + 1))
        return at(TOML, next(inside, first))


def at(file: str, line: int) -> str:
    """Return the start of a sentence about that line, or about the file."""
    return f"{file}: line {line}: " if line else f"{file}: "
