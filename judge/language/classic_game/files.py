"""The files of a classic game: its entry in dip.master, and its position, G and the number of its order.

An entry is a line with the game's name, order, phase and numbers, lines that begin with a capital (times,
clocks), a line for each member that begins with the small letter of their power, and a dash. A position is
the phase; a line for each unit, `F: F Spain/sc`, `Gr A Munich, Ruhr, Kiel` if it is dislodged; -1; the owners
of all provinces in columns, `N:` with the first letter of each name, four times `n:` with the next, `O:` with
the letter of the owner; the members; -2; and the entry of that time, without passwords.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from judge.game.settings.values import PressMode
from judge.game.state import SeatState
from judge.language.classic_game.contents import (
    ClassicGame,
    ClassicGameError,
    Member,
    WrittenUnit,
    clocks_in,
    phase_of,
)

_WAITS, _NO_WHITE, _GREY, _GUNBOAT, _BLIND, _OF_MACHIAVELLI = 0x1, 0x8, 0x10, 0x200, 0x400, 0x2000
_DISORDER, _ABANDONED, _RESIGNED = 0x4, 0x10, 0x800
_VARIANTS = (
    *("?", "standard", "youngstown", "loeb9", "pure", "chaos", "britain", "1898", "crowded", "machiavelli"),
    *("fleet_rome", "shift_right", "shift_left", "rootz", "aberration", "wraparound", "chromatic", "milan"),
    *("asia", "modern", "colonial", "h31", "h32", "classical", "empire", "african2", "wraparound2"),
    *("shift_around", "layered", "sailho_crowded", "sailho"),
)
"""The boards by their numbers in an entry; those after them differ between versions of that judge."""
_ENTRY = re.compile(
    r"\s*(?P<name>\S+)\s+(?P<order>x?\d{1,9})\s+(?P<phase>\S+)\s+\S+\s+(?P<variant>-?\d{1,9})\s+\S+\s+\S+"
    r"\s+(?P<flags>[0-9a-fA-F]{1,16})(?!\S)"
)
_MEMBER = re.compile(r"([a-z0-9]\S*)\s+([0-9a-f]+)(?:\s+-?\d+){4}\s+\S+\s+(\S+)")
_TIME = re.compile(r"^(Deadline|Grace)\s.*\((\d{1,11})\)", re.MULTILINE)
_UNIT = re.compile(r"(\S)(.) ([a-z]?[A-Z]) (.+)")


@dataclass(frozen=True, slots=True)
class Entry:
    """A game's entry in dip.master."""

    name: str
    order: str
    phase: str
    variant: int
    flags: int
    text: str


def entries(text: str) -> Iterator[Entry]:
    """Yield the entries of dip.master that can be read, except that of the judge itself, `control`."""
    for part in re.split(r"^-\s*$", text, flags=re.MULTILINE):
        if (found := _ENTRY.match(part)) and found["name"] != "control":
            variant, flags = int(found["variant"]), int(found["flags"], 16)
            yield Entry(found["name"], found["order"], found["phase"], variant, flags, part.strip())


def entry_in(position: str) -> Entry | None:
    """Return the entry that a position ends with."""
    return next(entries(position.partition("\n-2\n")[2]), None)


def game_in_files(entry: Entry, position: str, variant: str | None = None) -> ClassicGame:
    """Return the game of an entry and its position; `variant` is used if the entry's number names none."""
    if entry.order.startswith("x"):
        raise ClassicGameError(f"{entry.name} has not begun.")
    if entry.flags & _OF_MACHIAVELLI:
        raise ClassicGameError(f"{entry.name} is played by the rules of Machiavelli, which this judge lacks.")
    named = variant or (_VARIANTS[entry.variant] if 0 < entry.variant < len(_VARIANTS) else None)
    if named is None:
        raise ClassicGameError(f"The number {entry.variant} names no board here: name it with --variant.")
    phase, paused = phase_of(entry.phase, entry.name)
    lines = position.replace("\r\n", "\n").splitlines()
    if not lines or lines[0].strip()[:6] != entry.phase[:6]:
        raise ClassicGameError(
            f"The position is of {lines[0] if lines else 'nothing'}, not of {entry.phase}."
        )
    times = {name: datetime.fromtimestamp(int(at), UTC) for name, at in _TIME.findall(entry.text)}
    if "Deadline" not in times:
        raise ClassicGameError(f"{entry.name} has no deadline in dip.master.")
    members = tuple(_members(entry.text))
    letters = {one.name[0].upper(): one.name for one in members if one.part is None}
    return ClassicGame(
        name=entry.name.lower(),
        variant=named,
        number=int(entry.order),
        phase=phase,
        deadline=times["Deadline"],
        grace=times.get("Grace"),
        members=members,
        units=tuple(_units(lines, letters)),
        centres=_centres(lines, letters),
        waits=bool(entry.flags & _WAITS),
        gunboat=bool(entry.flags & _GUNBOAT),
        blind=bool(entry.flags & _BLIND),
        paused=paused,
        press=_press(entry.flags),
        clocks=clocks_in(entry.text),
    )


def _press(flags: int) -> PressMode:
    if flags & _NO_WHITE:
        return PressMode.GREY if flags & _GREY else PressMode.NONE
    return PressMode.BOTH if flags & _GREY else PressMode.WHITE


def _members(text: str) -> Iterator[Member]:
    for line in text.splitlines()[1:]:
        match = _MEMBER.match(line)
        if match is None:
            continue
        status = int(match[2], 16)
        gone = SeatState.ABANDONED if status & (_ABANDONED | _RESIGNED) else SeatState.PLAYED
        address = match[3].lower() if "@" in match[3] else ""
        yield Member(match[1].replace("_", " "), address, SeatState.DISORDER if status & _DISORDER else gone)


def _units(lines: list[str], letters: Mapping[str, str]) -> Iterator[WrittenUnit]:
    for line in lines[1:]:
        if line.startswith("-"):
            return
        match = _UNIT.fullmatch(line.strip())
        if match is None or match[3] not in ("A", "F"):
            raise ClassicGameError(f"This line of the position is no unit of this judge's: {line.strip()}")
        place, *retreats = (one.strip() for one in match[4].split(","))
        gone = tuple(retreats) if match[2] == "r" else None
        yield WrittenUnit(_power(letters, match[1]), match[3], place, gone)


def _power(letters: Mapping[str, str], letter: str) -> str:
    """Return the power of a letter; one without a player has only its letter, which begins its name."""
    return letters.get(letter, letter)


def _centres(lines: list[str], letters: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
    """Return what each power owns, by the first five letters of the provinces' names."""
    owned: dict[str, list[str]] = {}
    columns: list[str] = []
    for line in lines[lines.index("-1") + 1 :] if "-1" in lines else ():
        kind, _, values = line.partition(":")
        if kind == "N":
            columns = [values]
        elif kind == "n":
            columns.append(values)
        elif kind == "O":
            for at, letter in enumerate(values):
                if letter.isalnum() and letter != "x":
                    name = "".join(row[at : at + 1] for row in columns).rstrip()
                    owned.setdefault(_power(letters, letter), []).append(name)
    return {power: tuple(names) for power, names in owned.items()}
