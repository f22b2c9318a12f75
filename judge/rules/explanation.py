"""Explanation: why each order ended as it did, in one English sentence.

`explain` gives the sentence of each order; `Account` holds one result with everything that explains it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from judge.rules import notation
from judge.rules.board import WHOLE, Board
from judge.rules.english import describe, listing, power_name, unit_named, why_impossible
from judge.rules.legality import refusal_reason
from judge.rules.notation import EXPLAINED, Namer, OrderForm
from judge.rules.orders import (
    Block,
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Permit,
    Remove,
    Retreat,
    Support,
    Waive,
)
from judge.rules.outcome import Outcome, Removal, Removed, Result, Verdict, helps
from judge.rules.units import Dislodged, Position, Power, Province, province_of

# Account: one result with everything it is explained from; what became of its unit, and how strong it
# was.
#
# Strengths are counted as the equations count them, here in words: one for the unit, half or nothing
# of one over a narrow border, one for each support given.

_NARROW = {
    WHOLE // 2: "half strength over this border",
    0: "this crossing counts nothing without a support",
}


def removed_with(outcome: Outcome, result: Result) -> Removed | None:
    """The unit of that order, if the phase took it off the board (Naval Diplomacy)."""
    text = notation.write(result.order)
    found = (one for one in outcome.removed if one.unit.power == result.power and one.order == text)
    return next(found, None)


@dataclass(frozen=True, slots=True)
class Account:
    """One result with everything it is explained from."""

    board: Board
    position: Position
    outcome: Outcome
    result: Result
    form: OrderForm = EXPLAINED
    name: Namer | None = None

    @property
    def order(self) -> str:
        """The order explained, in the reader's style."""
        return self.text(self.result.order)

    def text(self, order: Order) -> str:
        """An order as the reader likes orders written."""
        return describe(self.board, order, self.form, self.name)

    def unit(self, order: Order) -> str:
        """The unit of an order, likewise."""
        if isinstance(order, Waive | Permit):
            return ""
        return unit_named(self.board, order.kind, order.at, self.form, self.name)

    def at(self) -> Province:
        """Where the unit of the order stood; empty for a build given up."""
        order = self.result.order
        return "" if isinstance(order, Waive) else province_of(order.at)

    def dislodgement(self) -> str:
        """What is added when the unit was dislodged as well."""
        lost = self.lost()
        said_already = self.result.verdict is Verdict.DISRUPTED and isinstance(self.result.order, Convoy)
        if lost is None or said_already:
            return ""
        if lost.by is None:
            return "; between two equal attacks it had to leave"
        return f"; it was dislodged by {self.attacker(lost)}"

    def removal(self) -> str:
        """What is added when the phase took the unit off the board (Naval Diplomacy)."""
        gone = removed_with(self.outcome, self.result)
        if gone is None:
            return ""
        if gone.why is Removal.PATROLLED:
            return f"; it was removed by {self.named(gone.by)}"
        return "; it was annihilated, because it did not end its two steps in a supply centre"

    def named(self, by: str | None) -> str:
        """The order of that text with its power."""
        found = next((r for r in self.outcome.results if notation.write(r.order) == by), None)
        return "another power" if found is None else f"{power_name(found.power)}'s {self.text(found.order)}"

    def lost(self) -> Dislodged | None:
        """The unit of the order, if it was dislodged."""
        if isinstance(self.result.order, Retreat | Disband):
            return None
        at = self.at()
        found = (lost for lost in self.outcome.after.dislodged if lost.unit.province == at)
        return next((lost for lost in found if lost.unit.power == self.result.power), None)

    def attacker(self, lost: Dislodged) -> str:
        """The order that dislodged the unit, with its strength."""
        for result in self.outcome.results:
            order = result.order
            if isinstance(order, Move) and province_of(order.at) == lost.by and result.verdict is Verdict.OK:
                named = self.text(order)
                return f"{power_name(result.power)}'s {named} with {self.strength(result)}"
        return f"the unit from {self.board.name(lost.by or '')}"

    def whose(self, other: Result) -> str:
        """`Russia's A Warsaw - Galicia`, or `its own ...` among units of one power."""
        owner = "its own" if other.power == self.result.power else f"{power_name(other.power)}'s"
        return f"{owner} {self.text(other.order)}"

    def cause(self) -> Result | None:
        """The result whose order `by` names."""
        by = self.result.by
        matching = [r for r in self.outcome.results if notation.write(r.order) == by]
        return matching[0] if matching else None

    def helpers(self, result: Result) -> list[Result]:
        """The supports given to an order."""
        return [other for other in self.outcome.results if helps(other, result)]

    def strength(self, result: Result, victim: Power | None = None) -> str:
        """`2 (with A Ukraine)`: how strong, and whose support makes it so; `1/2` over a narrow border."""
        helpers = [helper for helper in self.helpers(result) if helper.power != victim]
        own = self._own(result.order)
        why = [f"with {' and '.join(self.unit(helper.order) for helper in helpers)}"] if helpers else []
        if own < WHOLE:
            why.append(_NARROW[own])
        return _in_wholes(own + WHOLE * len(helpers)) + (f" ({'; '.join(why)})" if why else "")

    def _own(self, order: Order) -> int:
        """What the unit counts by itself, in halves."""
        if not isinstance(order, Move) or order.via or not {order.at, order.to} <= self.board.index.keys():
            return WHOLE
        return self.board.crossing(order.kind, order.at, order.to)

    def is_narrow(self) -> bool:
        """Whether the move crosses a border over which its unit counts less."""
        return self._own(self.result.order) < WHOLE

    def own_strength(self) -> str:
        """How strong the move was, supports of the victim's power left out."""
        order = self.result.order
        stayer = self.stayer(province_of(order.to)) if isinstance(order, Move) else None
        return self.strength(self.result, None if stayer is None else stayer.power)

    def against(self, cause: Result) -> str:
        """How strong was what the move bounced off; a unit that failed to move to a third place has one."""
        order = self.result.order
        stays = isinstance(order, Move) and cause is self.stayer(province_of(order.to))
        return "1" if stays and _tried_elsewhere(cause, self.at()) else self.strength(cause)

    def stayer(self, province: Province) -> Result | None:
        """What the unit that stood in the province and stayed there was told."""
        for result in self.outcome.results:
            order = result.order
            if isinstance(order, Hold | Move | Support | Convoy) and province_of(order.at) == province:
                left = isinstance(order, Move) and result.verdict is Verdict.OK
                if result.verdict is not Verdict.NOT_OWNED and not left:
                    return result
        return None


def _in_wholes(halves: int) -> str:
    """`1/2`, `2`, `1 1/2`."""
    whole, half = divmod(halves, WHOLE)
    return f"{whole} 1/2" if half and whole else "1/2" if half else str(whole)


def _tried_elsewhere(result: Result, here: Province) -> bool:
    """Whether the unit failed to move to a third place: it then stays with a strength of one."""
    order = result.order
    if not isinstance(order, Move) or result.verdict is Verdict.ILLEGAL:
        return False
    return order.via or province_of(order.to) != here


# Explanations: one English sentence for each order, what became of it and why.
#
# Everything is drawn from the position and the outcome, so that the sentence can be made as well for
# a phase of long ago. Strengths are counted as the equations count them: one for the unit, one for
# each support given, those of the victim's power left out.

DID_NOT_COUNT = "did not count"


def explain(
    board: Board,
    position: Position,
    outcome: Outcome,
    result: Result,
    form: OrderForm = EXPLAINED,
    name: Namer | None = None,
) -> str:
    """The sentence for one result of the outcome that the position came to; without a full stop.

    Orders are written in that form, places in them by `name` (None: by their names).
    """
    return _sentence(Account(board, position, outcome, result, form, name))


def explain_bounces(
    board: Board,
    position: Position,
    outcome: Outcome,
    results: Sequence[Result],
    form: OrderForm = EXPLAINED,
    name: Namer | None = None,
) -> str:
    """One sentence for several moves that bounced in one province: whose, how strong, and against whom."""
    accounts = [Account(board, position, outcome, result, form, name) for result in results]
    moves = [f"{power_name(one.result.power)}'s {one.order} with {one.own_strength()}" for one in accounts]
    causes = {id(cause): cause for one in accounts if (cause := one.cause()) is not None}
    others = [cause for cause in causes.values() if cause not in results]
    against = [
        f"{power_name(o.power)}'s {accounts[0].text(o.order)} with {accounts[0].against(o)}" for o in others
    ]
    return f"{listing(moves)} bounced" + (f" against {listing(against)}" if against else "")


def is_joint_bounce(board: Board, position: Position, outcome: Outcome, result: Result) -> bool:
    """Whether a bounce is told with others of its province: not off its own unit, and not dislodged."""
    if result.verdict is not Verdict.BOUNCE or not isinstance(result.order, Move):
        return False
    account = Account(board, position, outcome, result)
    stayer = account.stayer(province_of(result.order.to))
    own = stayer is not None and stayer.power == result.power
    return not own and account.cause() is not None and account.lost() is None


def _sentence(account: Account) -> str:
    result = account.result
    explainer = _EXPLAINERS.get((type(result.order), result.verdict))
    if explainer is None:
        explainer = _EXPLAINERS_BY_VERDICT[result.verdict]
    return explainer(account) + account.dislodgement() + account.removal()


def _done(account: Account) -> str:
    order = account.result.order
    if isinstance(order, Hold):
        given = "" if account.result.given else " without an order"
        return f"{account.unit(order)} held{given} with {account.strength(account.result)}"
    if isinstance(order, Move):
        return f"{account.order} succeeded with {account.strength(account.result)}"
    return f"{account.order} was carried out"


def _given(account: Account) -> str:
    return f"{account.order} was given"


def _bounced(account: Account) -> str:
    order, cause = account.result.order, account.cause()
    assert isinstance(order, Move)
    stayer = account.stayer(province_of(order.to))
    if stayer is not None and stayer.power == account.result.power:
        if isinstance(stayer.order, Move) and province_of(stayer.order.to) == province_of(order.at):
            other = account.whose(stayer)
            return (
                f"{account.order} bounced: {other} goes the other way, and places are changed by convoy only"
            )
        return f"{account.order} bounced: {account.whose(stayer)} stayed, and nobody dislodges his own unit"
    if cause is None:
        return f"{account.order} bounced" + (f" with {account.own_strength()}" if account.is_narrow() else "")
    mine, theirs = account.own_strength(), account.against(cause)
    return f"{account.order} bounced: {mine} against {account.whose(cause)} with {theirs}"


def _cut(account: Account) -> str:
    cause = account.cause()
    if cause is None:
        return f"{account.order} was cut"
    return f"{account.order} was cut by {account.whose(cause)}"


def _unmatched(account: Account) -> str:
    """A support or convoy whose unit was told something else, or a repeated order."""
    cause = account.cause()
    if cause is None:
        return f"{account.order} {DID_NOT_COUNT}: a later order for the same unit replaced it"
    if not cause.given:
        return f"{account.order} {DID_NOT_COUNT}: {account.unit(cause.order)} had no order and held"
    return f"{account.order} {DID_NOT_COUNT}: the order was {account.text(cause.order)}"


def _not_carried(account: Account) -> str:
    if account.result.by is not None:
        return _unmatched(account)
    return f"{account.order} did not move: no unbroken chain of fleets was ordered to convoy it"


def _convoy_broken(account: Account) -> str:
    """An army whose convoy failed, at the fleet that failed it."""
    place = account.result.by
    if account.outcome.removed:
        return _convoy_patrolled(account)
    assert place is not None
    for lost in account.outcome.after.dislodged:
        if lost.unit.province == place:
            place = unit_named(account.board, lost.unit.kind, lost.unit.at, account.form, account.name)
            fleet = f"{power_name(lost.unit.power)}'s {place}"
            by = account.attacker(lost)
            return f"{account.order} failed: its convoy broke where {fleet} was dislodged by {by}"
    return f"{account.order} failed: {_PARADOX}"


_PARADOX = "its landing would have decided whether its own convoy held, and such a paradox stops the convoy"


def _fleet_lost(account: Account) -> str:
    lost = account.lost()
    if account.outcome.removed:
        return _convoy_patrolled(account)
    by = "" if lost is None else f" by {account.attacker(lost)}"
    return f"{account.order} failed: the fleet was dislodged{by}"


def _blocked(account: Account) -> str:
    if account.result.by is None:
        return f"{account.order} was blocked: nobody let it through"
    return f"{account.order} was stopped at the strait by {account.named(account.result.by)}"


def _block_failed(account: Account) -> str:
    return f"{account.order} failed: another power had a fleet in that half of the strait"


def _convoy_patrolled(account: Account) -> str:
    """A convoy whose fleet was patrolled, or the army it was to carry."""
    place = account.result.by or ""
    if place in account.board.provinces:
        return f"{account.order} failed: its convoy broke in {account.board.name(place)}, by a patrol"
    return f"{account.order} failed"


def _fleet_idle(account: Account) -> str:
    return f"{account.order} failed: the army's landing would have decided whether the convoy held, a paradox"


def _impossible(account: Account) -> str:
    found = refusal_reason(account.board, account.position, account.outcome, account.result)
    clause = "it is no order for this phase" if found is None else why_impossible(account.board, found)
    return f"{account.order} was impossible: {clause}"


def _foreign(account: Account) -> str:
    at = account.at()
    units = (*account.position.units, *(lost.unit for lost in account.position.dislodged))
    owner = next((unit.power for unit in units if unit.province == at), None)
    whose = "another power" if owner is None else power_name(owner)
    return f"{account.order} {DID_NOT_COUNT}: the unit in {account.board.name(at)} belongs to {whose}"


def _retreated(account: Account) -> str:
    order = account.result.order
    assert isinstance(order, Retreat)
    return f"{account.unit(order)} retreated to {account.board.name(order.to)}"


def _disbanded(account: Account) -> str:
    why = "" if account.result.given else ", because it had no order to retreat"
    return f"{account.unit(account.result.order)} was disbanded{why}"


def _retreats_met(account: Account) -> str:
    cause = account.cause()
    by = "another unit" if cause is None else account.whose(cause)
    if cause is not None and cause.verdict is Verdict.OK:
        return f"{account.order} failed: {by} went there too and had priority, so this unit was disbanded"
    return f"{account.order} failed: {by} went there too, and both were disbanded"


def _removed(account: Account) -> str:
    order = account.result.order
    assert isinstance(order, Remove | Disband)
    why = ""
    if not account.result.given:
        why = f", because {power_name(account.result.power)} did not order enough removals"
    return f"{account.unit(order)} was removed{why}"


def _built(account: Account) -> str:
    order = account.result.order
    assert isinstance(order, Build)
    why = "" if account.result.given else ", because nothing possible was ordered there"
    return f"{account.unit(order)} was built{why}"


def _waived(account: Account) -> str:
    return f"{power_name(account.result.power)} left a build unused"


def _came_to_nothing(account: Account) -> str:
    """A journey by rail that ended short of its goal, a transformation, a permission that was lost."""
    order, stop = account.result.order, account.result.by
    if not isinstance(order, Move):
        return f"{account.order} came to nothing: its unit was attacked, or left"
    other = next((r for r in account.outcome.results if _is_second_journey(account.result, r)), None)
    if other is not None:
        return (
            f"{account.order} failed: one army a turn uses the railway, and so would {account.whose(other)}"
        )
    where = "stayed" if stop is None else f"stopped in {account.board.name(stop)}"
    return f"{account.order} failed: {_obstacle(account, order)}, and the army {where}"


def _is_second_journey(result: Result, other: Result) -> bool:
    """Whether two journeys by one railway stopped each other."""
    if other is result or not isinstance(other.order, Move) or not isinstance(result.order, Move):
        return False
    return other.verdict is Verdict.FAILED and other.order.route == result.order.route


def _obstacle(account: Account, journey: Move) -> str:
    """What ended a journey by rail: a foreign unit on the line, or it could not enter its goal."""
    line, goal = account.board.variant_rules.railway, account.board.name(journey.to)
    owners = account.position.owners
    for stop in () if line is None else line.between(journey.at, journey.to):
        if owners.get(stop, account.result.power) != account.result.power:
            return f"a unit of {power_name(owners[stop])}'s stood on the line in {account.board.name(stop)}"
    return f"the way to {goal} was not free"


Explainer = Callable[[Account], str]
_EXPLAINERS: Mapping[tuple[type[Order], Verdict], Explainer] = {
    (Support, Verdict.OK): _given,
    (Convoy, Verdict.DISRUPTED): _fleet_lost,
    (Block, Verdict.FAILED): _block_failed,
    (Move, Verdict.VOID): _not_carried,
    (Retreat, Verdict.OK): _retreated,
    (Retreat, Verdict.BOUNCE): _retreats_met,
    (Disband, Verdict.OK): _disbanded,
    (Remove, Verdict.OK): _removed,
    (Build, Verdict.OK): _built,
    (Waive, Verdict.OK): _waived,
}
_EXPLAINERS_BY_VERDICT: Mapping[Verdict, Explainer] = {
    Verdict.OK: _done,
    Verdict.BOUNCE: _bounced,
    Verdict.CUT: _cut,
    Verdict.VOID: _unmatched,
    Verdict.ILLEGAL: _impossible,
    Verdict.DISRUPTED: _convoy_broken,
    Verdict.PARADOX: _fleet_idle,
    Verdict.NOT_OWNED: _foreign,
    Verdict.FAILED: _came_to_nothing,
    Verdict.BLOCKED: _blocked,
    Verdict.NO_EFFECT: lambda account: f"{account.order} speaks and does nothing: it is summer",
}
