"""Writes the answer to a judged record as a line of JSON.

The same few thousand orders and units come again and again, so an answer is put together from pieces of text:
building objects only to write them out would take as long as the judging.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Container, Iterable, Iterator, Mapping
from typing import TypeAlias

from judge.cli.adjudication.records import Judged
from judge.rules import adjustments, notation
from judge.rules.board import Board
from judge.rules.outcome import ResultFields, Verdict
from judge.rules.phases import PhaseKind
from judge.rules.units import Dislodged, Position, Power, Province

_End: TypeAlias = tuple[object, object, Verdict, str | None, object]
_LIMIT = 100_000
_OK = Verdict.OK  # on Python 3.11 a member read through its class costs more than the test it is for
_NO_ORDER: _End = (None, None, Verdict.ILLEGAL, None, None)
_written = json.JSONEncoder(ensure_ascii=False, check_circular=False).encode


class _Quoted(dict[str, str]):
    """Texts as JSON, each written once."""

    def __missing__(self, text: str) -> str:
        return _keep(self, text, _written(text))


class _Done(dict[str, str]):
    """The lines of orders that came off, by their texts."""

    def __missing__(self, text: str) -> str:
        return _keep(self, text, _line(text, _OK, None))


def _keep(memo: dict[str, str], text: str, piece: str) -> str:
    if len(memo) > _LIMIT:
        memo.clear()
    memo[text] = piece
    return piece


_QUOTED = _Quoted()
_DONE = _Done()


def answer(title: object, judged: Judged) -> str:
    """The answer to a record; `title` is its id."""
    after = judged.outcome.after
    parts = [f'{{"id": {_written(title)}, "results": {_results(judged)}']
    if judged.phase.kind is PhaseKind.MOVEMENT:
        lost = ", ".join([_flight(one) for one in after.dislodged])
        parts.append(f'"dislodged": [{lost}], "contested": {_texts(sorted(after.contested))}')
    parts.append(f'"after": {_standing(judged.powers, after)}')
    if _counts_ownership(judged):
        parts.append(f'"sc": {_owned(judged.variant.board, after, judged.powers)}')
    return ", ".join(parts) + "}\n"


def refusal(title: object, error: str) -> str:
    """The answer to a record that cannot be used."""
    return f'{{"id": {_written(title)}, "error": {_written(error)}}}\n'


def _texts(texts: Iterable[str]) -> str:
    return "[" + ", ".join(map(_QUOTED.__getitem__, texts)) + "]"


def _table(rows: Mapping[Power, str]) -> str:
    return "{" + ", ".join([_QUOTED[power] + ": " + row for power, row in rows.items()]) + "}"


def _line(text: str, verdict: Verdict, by: str | None, more: str = "") -> str:
    """What became of one order."""
    cause = "" if by is None else ', "by": ' + _QUOTED[by]
    return '{"order": ' + _QUOTED[text] + ', "result": "' + verdict + '"' + cause + more + "}"


def _results(judged: Judged) -> str:
    """A line for each order given, then one for each that was not."""
    lines: dict[Power, list[str]] = {power: [] for power in judged.powers}
    result_fields = iter(judged.outcome.result_fields())
    for power, texts in judged.texts.items():
        odd = judged.unreadable.get(power)
        ends: Iterator[_End] = (
            result_fields if odd is None else _among_unreadable(result_fields, len(texts), odd)
        )
        note = lines[power].append
        for text in texts:
            _, _, verdict, by, _ = next(ends)
            note(_DONE[text] if verdict is _OK else _line(text, verdict, by))
    for power, order, verdict, by, _ in result_fields:
        lines[power].append(_line(notation.write(order), verdict, by, ', "given": false'))
    return _table({power: "[" + ", ".join(found) + "]" for power, found in lines.items()})


def _among_unreadable(
    result_fields: Iterator[ResultFields], count: int, unreadable: Container[int]
) -> Iterator[_End]:
    """The ends of so many texts, illegal for those that are no orders."""
    for number in range(count):
        yield _NO_ORDER if number in unreadable else next(result_fields)


def _flight(lost: Dislodged) -> str:
    power, unit, by = _QUOTED[lost.unit.power], _QUOTED[lost.unit.text], _written(lost.by)
    retreats = _texts(sorted(lost.retreats))
    return f'{{"power": {power}, "unit": {unit}, "by": {by}, "retreats": {retreats}}}'


def _standing(powers: Iterable[Power], after: Position) -> str:
    standing: dict[Power, list[str]] = {power: [] for power in powers}
    for unit in after.units:
        standing[unit.power].append(unit.text)
    return _table({power: _texts(sorted(units)) for power, units in standing.items()})


def _counts_ownership(judged: Judged) -> bool:
    calendar, phase = judged.variant.calendar, judged.phase
    if phase.kind is PhaseKind.ADJUSTMENT or not calendar.counts_ownership(phase):
        return False
    return phase.kind is PhaseKind.RETREAT or not any(
        lost.retreats for lost in judged.outcome.after.dislodged
    )


def _owned(board: Board, after: Position, powers: Collection[Power]) -> str:
    owned: dict[Power, list[Province]] = {power: [] for power in powers}
    for centre, power in adjustments.owners(board, after).items():
        owned.setdefault(power, []).append(centre)
    return _table({p: _texts(sorted(codes)) for p, codes in owned.items() if codes or p in powers})
