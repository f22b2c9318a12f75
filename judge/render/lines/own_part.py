"""The reader's own part of results: what a phase brought to the units and centres of their power.

It says nothing that the results do not say as well. Where those keep back why an order failed, as in blind
games and in Illegal Gunboat, no other power and no reason is named here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Literal

from judge.game.anonymity import anonymous, is_blind
from judge.game.order_style import Form
from judge.game.settings import Reading
from judge.game.sight import SightedSnapshot
from judge.game.state import Game, Snapshot
from judge.language.orders.writing import form_of, form_with_powers
from judge.render.lines.explanation import Account, removed_with
from judge.render.lines.guidance import OrderRequest, Owed, owed
from judge.render.lines.orders import OrderFormatter
from judge.render.text.messages import say
from judge.render.text.times import When
from judge.rules.notation import NOTATION, write
from judge.rules.orders import (
    Build,
    Combined,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Remove,
    Retreat,
    Support,
    Waive,
)
from judge.rules.outcome import Removal, Result, Verdict
from judge.rules.phases import PhaseKind
from judge.rules.units import Dislodged, Power, Province, alive


@dataclass(frozen=True, slots=True)
class OwnPart:
    """What happened to a power's units and centres, in sentences: the losses and gains, then all else."""

    first: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    short: str = ""
    """The first of the losses and gains in some words, `F Trieste dislodged`."""

    def __add__(self, later: OwnPart) -> OwnPart:
        return OwnPart(self.first + later.first, self.others + later.others, later.short or self.short)

    def parted(self) -> tuple[OwnPart, OwnPart]:
        """Return what a page shows above its buttons, and what below, so that a first screen has both."""
        first = sum(1 for used in accumulate(map(_lines, self.first)) if used <= _ABOVE)
        first = max(first, min(1, len(self.first)))
        room = (_ABOVE - sum(map(_lines, self.first[:first]))) * _LETTERS
        others = sum(1 for used in accumulate(len(one) + 1 for one in self.others) if used <= room)
        if first < len(self.first):
            others = 0
        above = OwnPart(self.first[:first], self.others[:others], self.short)
        return above, OwnPart(self.first[first:], self.others[others:])


_ABOVE, _LETTERS = 5, 38
"""Lines above the buttons of a page, and letters in a line on a telephone."""


def _lines(sentence: str) -> int:
    return -(-len(sentence) // _LETTERS)


def own_part(formatter: OrderFormatter, snapshot: Snapshot, power: Power, *, counted: bool) -> OwnPart:
    """Return what the phase brought to the power, as its player sees it.

    `counted` if centres changed hands.
    """
    return _Part(formatter, snapshot, power).made(counted=counted)


@dataclass(frozen=True, slots=True)
class _Part:
    """One phase for one power."""

    formatter: OrderFormatter
    snapshot: Snapshot
    power: Power

    def made(self, *, counted: bool) -> OwnPart:
        results = self.snapshot.outcome.of(self.power)
        lost = [(one, found) for one in results if (found := self._lost(one)) is not None]
        left = [id(one) for one, _ in lost]
        left += [id(one) for one in results if removed_with(self.snapshot.outcome, one) is not None]
        centres = list(self._centres()) if counted else []
        gone = [say("own-power-eliminated")] if self._is_eliminated() else []
        first = [*gone, *(self._dislodged(*one) for one in lost), *self._removed()]
        first += [sentence for sentence, _ in centres]
        others = (self._became(one) for one in results if id(one) not in left)
        short = self._short([found for _, found in lost], [words for _, words in centres])
        return OwnPart(tuple(first), tuple(filter(None, others)), short)

    def _short(self, lost: Sequence[Dislodged], centres: Sequence[str]) -> str:
        """Return the first of the losses and gains in some words."""
        if self._is_eliminated():
            return say("own-power-eliminated.short")
        return self._losses(lost) or self._removals() or next(iter(centres), "")

    @property
    def _is_reasoned(self) -> bool:
        """Whether the results tell everyone why orders failed."""
        return not isinstance(self.snapshot, SightedSnapshot) and not self._is_illegal

    @property
    def _is_illegal(self) -> bool:
        return self.snapshot.settings.reading is Reading.ILLEGAL

    def _is_eliminated(self) -> bool:
        """Return whether the phase took the last unit and the last centre of the power."""
        after = self.snapshot.outcome.after
        if after.of(self.power):
            return False
        fleeing = tuple(one for one in after.dislodged if one.retreats)
        still = alive(replace(after, dislodged=fleeing))
        return self.power in alive(self.formatter.position) and self.power not in still

    def _lost(self, result: Result) -> Dislodged | None:
        if self.formatter.kind is not PhaseKind.MOVEMENT:
            return None
        return self._account(result).lost()

    def _account(self, result: Result) -> Account:
        form, name = form_with_powers(self.formatter.style, self.formatter.variant)
        position, outcome = self.formatter.position, self.snapshot.outcome
        return Account(self.formatter.variant, position, outcome, result, form, name)

    def _dislodged(self, result: Result, lost: Dislodged) -> str:
        unit, gone = self._unit(result.order), _is_destroyed(lost)
        if not self._is_reasoned or lost.by is None:
            return say("own-unit-dislodged", unit=unit, gone=gone)
        attacker = self._account(result).attacker(lost)
        return say("own-unit-dislodged.by", unit=unit, attacker=attacker, gone=gone)

    def _losses(self, lost: Sequence[Dislodged]) -> str:
        if not lost:
            return ""
        unit = _unit(self.formatter, lost[0].unit.kind, lost[0].unit.at)
        gone = "yes" if all(_is_destroyed(one) == "yes" for one in lost) else "no"
        return say("own-unit-dislodged.short", units=len(lost), unit=unit, gone=gone)

    def _removed(self) -> Iterator[str]:
        """Yield the sentences about fleets that the phase took off the board (Naval Diplomacy)."""
        for one in self.snapshot.outcome.removed:
            if one.unit.power == self.power:
                unit = _unit(self.formatter, one.unit.kind, one.unit.at)
                helped = one.why is Removal.ANNIHILATED and one.order in self._combined()
                yield say("own-unit-removed", unit=unit, why="helped" if helped else one.why.value)

    def _combined(self) -> frozenset[str]:
        """Return the power's orders of a step and a support or convoy, in short form."""
        orders = (one.order for one in self.snapshot.outcome.of(self.power))
        return frozenset(write(one) for one in orders if isinstance(one, Combined))

    def _removals(self) -> str:
        units = [one.unit for one in self.snapshot.outcome.removed if one.unit.power == self.power]
        if not units:
            return ""
        unit = _unit(self.formatter, units[0].kind, units[0].at)
        return say("own-unit-removed.short", units=len(units), unit=unit)

    def _centres(self) -> Iterator[tuple[str, str]]:
        """Yield the sentences about centres lost and gained, and each in some words."""
        before, after = self.formatter.position.centres, self.snapshot.outcome.after.centres
        lost = [one for one in self.formatter.position.centres_of(self.power) if after.get(one) != self.power]
        gained = [
            one for one in self.snapshot.outcome.after.centres_of(self.power) if before.get(one) != self.power
        ]
        for centre in lost:
            name, owner = self.formatter.board.name(centre), self._owner(centre)
            lost_it = (
                say("own-centre-lost.to", centre=name, power=owner)
                if owner
                else say("own-centre-lost", centre=name)
            )
            yield lost_it, say("own-centre-lost.short", centre=name, number=len(lost))
        for centre in gained:
            name = self.formatter.board.name(centre)
            yield (
                say("own-centre-gained", centre=name),
                say("own-centre-gained.short", centre=name, number=len(gained)),
            )

    def _owner(self, centre: Province) -> str:
        """Return who has the centre now; empty for nobody, and for whom the reader does not see."""
        owner = self.snapshot.outcome.after.centres.get(centre, "")
        known = any(facts.code == owner for facts in self.formatter.variant.powers)
        return self.formatter.variant.power(owner).name if known and self._is_reasoned else ""

    def _became(self, result: Result) -> str:
        """Return the sentence for a unit that was not dislodged.

        Empty where the results do not say its fate.
        """
        order = result.order
        if self._is_illegal and not isinstance(order, Hold | Move | Retreat | Disband | Build | Remove):
            return ""
        return self._failed(order) if result.verdict is not Verdict.OK else self._done(order, result.given)

    def _done(self, order: Order, given: bool) -> str:
        match order:
            case Move():
                return say("own-unit-moved", unit=self._unit(order), place=self._place(order.to))
            case Retreat():
                return say("own-unit-retreated", unit=self._unit(order), place=self._place(order.to))
            case Hold():
                return say("own-unit-held", unit=self._unit(order), given="yes" if given else "no")
            case Build():
                return say("own-unit-built", unit=self._unit(order))
            case Disband() | Remove():
                return say("own-unit-disbanded", unit=self._unit(order))
        written = self.formatter.written(order)
        return (
            say("own-order-done", order=written.rstrip("."))
            if isinstance(order, Support | Convoy)
            else written
        )

    def _failed(self, order: Order) -> str:
        match order:
            case Move():
                return say("own-unit-stayed", unit=self._unit(order), place=self._place(order.to))
            case Retreat():
                return say("own-unit-disbanded", unit=self._unit(order))
        return say("own-order-failed", order=self.formatter.written(order).rstrip("."))

    def _unit(self, order: Order) -> str:
        return (
            "" if isinstance(order, Waive) else _unit(self.formatter, getattr(order, "kind", None), order.at)
        )

    def _place(self, place: str) -> str:
        return form_of(self.formatter.style, self.formatter.board)[1](place)


def _is_destroyed(lost: Dislodged) -> Literal["yes", "no"]:
    """Return whether no retreat is open to the unit, as messages ask for it."""
    return "no" if lost.retreats else "yes"


def _unit(formatter: OrderFormatter, kind: object, at: str) -> str:
    """Return a unit as one types it, `F Trieste`."""
    form, name = form_of(formatter.style, formatter.board)
    written = form if formatter.style.form is Form.ZINE else NOTATION
    return written.unit(kind, name(at))  # type: ignore[arg-type]


def in_subject(
    game: Game, part: OwnPart, request: OrderRequest | None, power: Power, due: When | None
) -> str:
    """Return what happened to the reader and what they owe, in the words of a subject.

    Empty in games that hide who plays what, or what others have: other people see a subject.
    """
    if anonymous(game) or is_blind(game):
        return ""
    task = owed(request, power) if request is not None and due is not None else Owed.NOTHING
    asked = (
        say("owed-by", task=task.value, due=due.brief) if due is not None and task is not Owed.NOTHING else ""
    )
    return ", ".join(filter(None, (part.short, asked)))
