"""LIST of the classic judge: the one email with everything about a game; the newest in a mailbox is read.

The reply begins with `:: Judge: ANCH  Game: Alpha  Variant: Standard Gunboat`. If the game has continued
since, as results of the same phase or a later one show, the LIST is stale and rejected.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
from judge.rules.phases import Phase, PhaseKind

_TITLE = re.compile(r"^:: Judge: \S+\s+Game: (\S+)\s+Variant: (.+?)\s*$", re.MULTILINE)
_TIME = r"(\w{3} \w{3} +\d{1,2} \d{4} \d\d:\d\d:\d\d [+-]\d{4})"
_DEADLINE = re.compile(rf"^Game '(\S+)' order #(\d+) \((\w+)\) has a deadline of {_TIME}\.", re.MULTILINE)
_GRACE = re.compile(rf"received by\s+{_TIME}\.")
_MEMBERS = re.compile(
    r"^The following players are signed up for game '\S+':\n(.*?)\n\s*\n", re.MULTILINE | re.DOTALL
)
_MEMBER = re.compile(r"^\s+([A-Z][\w' -]*?)(?:\s{2,}(move|late|part|abandon|CD))?\s.*?(\S+@\S+)?\s*$")
_STATUS = re.compile(
    r"^Status of the .*?\n(.*?)^Ownership of supply centers:\n(.*?)\n\s*\n", re.MULTILINE | re.DOTALL
)
_UNIT = re.compile(r"^(.+?):\s+(Army|Fleet)\s+(.+?)(?: can retreat to (.+?)| with no valid retreats.*?)?\.$")
_OWNED = re.compile(r"^(\S.*?):\s+(.*)$")
_RESULTS = re.compile(r":(\S+) - (\w+?)P? Results\s*$")
_STATES = {"abandon": SeatState.ABANDONED, "CD": SeatState.DISORDER}
_PRESS = {
    "None": PressMode.NONE,
    "White": PressMode.WHITE,
    "Grey": PressMode.GREY,
    "White/Grey": PressMode.BOTH,
    "Grey/White": PressMode.GREY_OR_WHITE,
}


def game_in_mails(mails: Sequence[tuple[str, str]], name: str | None = None) -> ClassicGame:
    """Return the game of the newest LIST among emails, each its subject and its text, oldest first."""
    found = {game.name: game for _, text in mails if (game := _listed(text)) is not None}
    wanted = [one for one in found.values() if name in (None, one.name)]
    if len(wanted) != 1:
        names = ", ".join(sorted(found)) or "no game"
        raise ClassicGameError(
            f"The mails hold a LIST of {names}: " + ("choose one." if wanted else "one is needed.")
        )
    _check_is_newest(wanted[0], (subject for subject, _ in mails))
    return wanted[0]


def _listed(text: str) -> ClassicGame | None:
    """Return the game of a LIST; None for any other email."""
    text = text.replace("\r\n", "\n") + "\n\n"
    title, deadline = _TITLE.search(text), _DEADLINE.search(text)
    members, status = _MEMBERS.search(text), _STATUS.search(text)
    if title is None or deadline is None or members is None or status is None:
        return None
    name = deadline[1].lower()
    phase, paused = phase_of(deadline[3], name)
    words = title[2].split()
    grace = _GRACE.search(text, deadline.end())
    return ClassicGame(
        name=name,
        variant=" ".join(word for word in words if word not in ("Gunboat", "Blind")),
        number=int(deadline[2]),
        phase=phase,
        deadline=_moment(deadline[4]),
        grace=_moment(grace[1]) if grace else None,
        members=tuple(_members(members[1])),
        units=tuple(_units(status[1])),
        centres=_centres(status[2]),
        waits=re.search(r"^\s*Flags:.*\bNoNMR\b", text, re.MULTILINE) is not None,
        gunboat="Gunboat" in words,
        blind="Blind" in words,
        paused=paused,
        press=_press(text),
        clocks=clocks_in(text),
    )


def _moment(text: str) -> datetime:
    return datetime.strptime(text, "%a %b %d %Y %H:%M:%S %z").astimezone(UTC)


def _press(text: str) -> PressMode | None:
    found = re.search(r"^\s*Press:\s+([\w/]+)", text, re.MULTILINE)
    return _PRESS.get(found[1]) if found else None


def _members(block: str) -> Iterator[Member]:
    for line in block.splitlines():
        match = _MEMBER.match(line)
        if match is None:
            raise ClassicGameError(f"This line of the LIST names nobody: {line.strip()}")
        yield Member(match[1], (match[3] or "").lower(), _STATES.get(match[2], SeatState.PLAYED))


def _units(block: str) -> Iterator[WrittenUnit]:
    for line in filter(str.strip, block.splitlines()):
        match = _UNIT.match(line.strip())
        if match is None:
            raise ClassicGameError(f"This line of the LIST is no unit: {line.strip()}")
        retreats = tuple(match[4].split(" or ")) if match[4] else None
        yield WrittenUnit(match[1], match[2][0], match[3], retreats)


def _centres(block: str) -> Mapping[str, tuple[str, ...]]:
    """Return owners and what they own; a full line continues in the next one, which is indented."""
    whole = re.sub(r"\n[ \t]+", " ", block)
    rows = (match for line in whole.splitlines() if (match := _OWNED.match(line)))
    owned = {row[1]: tuple(one.strip() for one in row[2].rstrip(". ").split(",")) for row in rows}
    return {power: centres for power, centres in owned.items() if power != "Unowned" and centres != ("",)}


def _check_is_newest(game: ClassicGame, subjects: Iterable[str]) -> None:
    judged = (match for one in subjects if (match := _RESULTS.search(one)) and match[1].lower() == game.name)
    phases = [Phase.parse(match[2]) for match in judged]
    later = [phase for phase in phases if _order(phase) >= _order(game.phase)]
    if later:
        last = max(later, key=_order).mail_code
        raise ClassicGameError(
            f"The LIST of {game.name} is of {game.phase.mail_code}, and there are results of {last}: "
            "ask that judge for a LIST anew."
        )


def _order(phase: Phase) -> tuple[int, int, int]:
    kinds = (PhaseKind.MOVEMENT, PhaseKind.RETREAT, PhaseKind.ADJUSTMENT)
    return phase.year, "SUFW".index(phase.season), kinds.index(phase.kind)
