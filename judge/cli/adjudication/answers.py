"""Writes the answer to an adjudicated record as a line of JSON.

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
from judge.rules.outcome import Removed, ResultFields, Verdict
from judge.rules.phases import PhaseKind
from judge.rules.units import Dislodged, Position, Power, Province

_Fields: TypeAlias = tuple[object, object, Verdict, str | None, object]
_MEMO_SIZE = 100_000
_OK = Verdict.OK  # looked up once: on Python 3.11, access to an enum member is slow
_UNREADABLE: _Fields = (None, None, Verdict.ILLEGAL, None, None)
_json = json.JSONEncoder(ensure_ascii=False, check_circular=False).encode


class _JsonTexts(dict[str, str]):
    """Texts as JSON, each encoded once."""

    def __missing__(self, text: str) -> str:
        return _remember(self, text, _json(text))


class _SuccessLines(dict[str, str]):
    """The results of orders that succeeded, by their texts."""

    def __missing__(self, text: str) -> str:
        return _remember(self, text, _result(text, _OK, None))


def _remember(memo: dict[str, str], text: str, piece: str) -> str:
    if len(memo) > _MEMO_SIZE:
        memo.clear()
    memo[text] = piece
    return piece


_JSON_TEXTS = _JsonTexts()
_SUCCESS_LINES = _SuccessLines()


def answer(title: object, judged: Judged) -> str:
    """Return the answer to a record; `title` is its id."""
    after = judged.outcome.after
    parts = [f'{{"id": {_json(title)}, "results": {_result_table(judged)}']
    if judged.phase.kind is PhaseKind.MOVEMENT:
        lost = ", ".join([_dislodged_unit(one) for one in after.dislodged])
        parts.append(f'"dislodged": [{lost}], "contested": {_json_list(sorted(after.contested))}')
        if judged.variant.board.variant_rules.naval is not None:
            parts.append(f'"removed": [{", ".join(map(_removed_unit, judged.outcome.removed))}]')
    parts.append(f'"after": {_units_after(judged.powers, after)}')
    if judged.phase.kind is PhaseKind.ADJUSTMENT:
        parts.append(f'"due": {_due(judged)}')
        if judged.outcome.after.homes:
            homes = {power: _json_list(sorted(own)) for power, own in judged.outcome.after.homes.items()}
            parts.append(f'"homes": {_json_object(homes)}')
    if counts_ownership(judged):
        parts.append(f'"sc": {_centres_after(judged.variant.board, after, judged.powers)}')
    return ", ".join(parts) + "}\n"


def error_answer(title: object, error: str) -> str:
    """Return the answer to a record that cannot be used."""
    return f'{{"id": {_json(title)}, "error": {_json(error)}}}\n'


def _json_list(texts: Iterable[str]) -> str:
    return "[" + ", ".join(map(_JSON_TEXTS.__getitem__, texts)) + "]"


def _json_object(rows: Mapping[Power, str]) -> str:
    return "{" + ", ".join([_JSON_TEXTS[power] + ": " + row for power, row in rows.items()]) + "}"


def _result(text: str, verdict: Verdict, by: str | None, more: str = "") -> str:
    """Return the result of one order."""
    cause = "" if by is None else ', "by": ' + _JSON_TEXTS[by]
    return '{"order": ' + _JSON_TEXTS[text] + ', "result": "' + verdict + '"' + cause + more + "}"


def _result_table(judged: Judged) -> str:
    """Return a line for each order given, then one for each that was not."""
    lines: dict[Power, list[str]] = {power: [] for power in judged.powers}
    result_fields = iter(judged.outcome.result_fields())
    for power, texts in judged.texts.items():
        unreadable = judged.unreadable.get(power)
        repeated = judged.repeated.get(power, {})
        results: Iterator[_Fields] = (
            result_fields if unreadable is None else _by_text(result_fields, len(texts), unreadable, repeated)
        )
        append = lines[power].append
        for text in texts:
            _, _, verdict, by, _ = next(results)
            append(_SUCCESS_LINES[text] if verdict is _OK else _result(text, verdict, by))
    for power, order, verdict, by, _ in result_fields:
        lines[power].append(_result(notation.write(order), verdict, by, ', "given": false'))
    return _json_object({power: "[" + ", ".join(found) + "]" for power, found in lines.items()})


def _by_text(
    result_fields: Iterator[ResultFields],
    count: int,
    unreadable: Container[int],
    repeated: Mapping[int, int],
) -> Iterator[_Fields]:
    """The results of `count` texts: illegal for those that are no orders, the worst for several fleets."""
    for number in range(count):
        if number in unreadable:
            yield _UNREADABLE
        elif number in repeated:
            same = [next(result_fields) for _ in range(repeated[number])]
            yield next((fields for fields in same if fields[2] is not _OK), same[0])
        else:
            yield next(result_fields)


def _dislodged_unit(lost: Dislodged) -> str:
    power, unit, by = _JSON_TEXTS[lost.unit.power], _JSON_TEXTS[lost.unit.text], _json(lost.by)
    retreats = _json_list(sorted(lost.retreats))
    return f'{{"power": {power}, "unit": {unit}, "by": {by}, "retreats": {retreats}}}'


def _removed_unit(gone: Removed) -> str:
    power, unit = _JSON_TEXTS[gone.unit.power], _JSON_TEXTS[gone.unit.text]
    return f'{{"power": {power}, "unit": {unit}, "why": "{gone.why}"}}'


def _units_after(powers: Iterable[Power], after: Position) -> str:
    standing: dict[Power, list[str]] = {power: [] for power in powers}
    for unit in after.units:
        standing[unit.power].append(unit.text)
    return _json_object({power: _json_list(sorted(units)) for power, units in standing.items()})


def _due(judged: Judged) -> str:
    """Return what was due to each power: builds positive, removals negative."""
    board, position = judged.variant.board, judged.position
    return _json_object({power: str(adjustments.due(board, position, power)) for power in judged.powers})


def counts_ownership(judged: Judged) -> bool:
    """Return whether centres have changed hands with this phase: the answer tells who owns them."""
    calendar, phase = judged.variant.calendar, judged.phase
    if phase.kind is PhaseKind.ADJUSTMENT or not calendar.counts_ownership(phase):
        return False
    return phase.kind is PhaseKind.RETREAT or not any(
        lost.retreats for lost in judged.outcome.after.dislodged
    )


def _centres_after(board: Board, after: Position, powers: Collection[Power]) -> str:
    owned: dict[Power, list[Province]] = {power: [] for power in powers}
    for centre, power in adjustments.owners(board, after).items():
        owned.setdefault(power, []).append(centre)
    return _json_object({p: _json_list(sorted(codes)) for p, codes in owned.items() if codes or p in powers})
