"""Exports that are changed and signed anew, as somebody would who means harm, or whose program errs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

JUNK: tuple[Any, ...] = (
    *(None, True, -1, 0, 2, 10**30, 1.5, float("nan"), "", "x", "\ud800", "a\nb", "0", "\x1b[31m", "\0"),
    *([], {}, [1], ["a", "b"], {"a": 1}, "2026-01-05", "0001-01-01T00:00:00+14:00", "FRANCE", "[]", "{}"),
)


def signed(lines: Iterable[str]) -> str:
    """The lines of an export with the last one that they should have."""
    kept = [f"{line}\n" for line in lines]
    digest = hashlib.sha256("".join(kept).encode(errors="surrogatepass")).hexdigest()
    return "".join(kept) + json.dumps({"rows": len(kept) - 1, "sha256": digest}, separators=(",", ":")) + "\n"


def changed(text: str, where: Callable[[dict[str, Any]], bool], **columns: Any) -> str:
    """An export with other columns in the rows that are meant."""
    lines = []
    for line in text.splitlines()[:-1]:
        value = json.loads(line)
        if "row" in value and where(value):
            value["row"].update(columns)
            line = json.dumps(value)  # noqa: PLW2901  # as it was but for that
        lines.append(line)
    return signed(lines)


def bent(text: str, seed: int) -> str:
    """An export with one to three slips in it: a value of another kind, a row that is gone or there twice."""
    chance, lines = Random(seed), text.splitlines()[:-1]  # no secret
    for _ in range(chance.choice((1, 1, 1, 3))):
        at = chance.randrange(len(lines))
        match chance.randrange(15):
            case 0:
                lines.insert(chance.randrange(len(lines) + 1), lines[at])
            case 1:
                del lines[at : at + chance.choice((1, 1, 3))]
            case 2:
                other = chance.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            case _:
                lines[at] = json.dumps(_bent_line(json.loads(lines[at]), chance))
        if not lines:
            break
    return signed(lines)


def _bent_line(line: dict[str, Any], chance: Random) -> Any:
    """A line with one value changed, mostly in its row, there mostly in a text that is JSON."""
    if "row" not in line or chance.random() < 0.1:
        return _bent(line, chance)
    row = line["row"]
    long = [name for name in ("state", "body", "entry") if row.get(name)]
    if long and chance.random() < 0.7:
        return {**line, "row": {**row, long[0]: _bent(row[long[0]], chance)}}
    return {**line, "row": _bent(row, chance)}


def _bent(value: Any, chance: Random) -> Any:
    """JSON with one value changed, deep within, in texts that are JSON too."""
    if isinstance(value, str) and value[:1] in ("{", "[") and chance.random() < 0.9:
        return json.dumps(_bent(json.loads(value), chance), ensure_ascii=False)
    if isinstance(value, dict) and value and chance.random() < 0.95:
        key = chance.choice(sorted(value))
        match chance.randrange(12):
            case 0:
                return {name: one for name, one in value.items() if name != key}
            case 1:
                return {**value, chance.choice(("x", "person", "assigned")): chance.choice(JUNK)}
            case _:
                return {**value, key: _bent(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.9:
        at = chance.randrange(len(value))
        return [*value[:at], _bent(value[at], chance), *value[at + 1 :]]
    return chance.choice(JUNK)
