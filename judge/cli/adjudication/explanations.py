"""An adjudicated record in plain English: a paragraph for each power, then who must retreat."""

from __future__ import annotations

from collections.abc import Iterator

from judge.cli.adjudication.records import Judged
from judge.render.lines.explanation import explain
from judge.rules.units import Power


def explained(judged: Judged) -> str:
    """One sentence an order, under the name of its power; lines end in a newline."""
    lines: list[str] = []
    for power in judged.powers:
        sentences = list(_sentences(judged, power))
        if sentences:
            lines += [f"{judged.variant.power(power).name}:", *(f"  {sentence}." for sentence in sentences)]
    lines += _retreats(judged)
    return "".join(f"{line}\n" for line in lines)


def _sentences(judged: Judged, power: Power) -> Iterator[str]:
    variant, position, outcome = judged.variant, judged.position, judged.outcome
    results = outcome.of(power)
    given = iter([result for result in results if result.given])
    unreadable = judged.unreadable.get(power, ())
    for number, text in enumerate(judged.texts.get(power, ())):
        if number in unreadable:
            yield f'"{text}" cannot be read as an order'
        else:
            for _ in range(judged.repeated.get(power, {}).get(number, 1)):
                yield explain(variant, position, outcome, next(given))
    for result in results:
        if not result.given:
            yield explain(variant, position, outcome, result)


def _retreats(judged: Judged) -> Iterator[str]:
    board = judged.variant.board
    for lost in judged.outcome.after.dislodged:
        unit = f"{judged.variant.power(lost.unit.power).name}'s {lost.unit.kind} {board.name(lost.unit.at)}"
        places = " or ".join(board.name(place) for place in lost.retreats)
        yield (
            f"{unit} can retreat to {places}."
            if places
            else f"{unit} has nowhere to retreat and is disbanded."
        )
