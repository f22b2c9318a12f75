"""Explanation: why each order ended as it did, in one sentence.

`explain` gives the sentence of each order; `Account` holds one result with everything that explains it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from judge.language.orders.faults import fault
from judge.render.text.messages import clauses, listing, say
from judge.rules import notation
from judge.rules.board import WHOLE, Board
from judge.rules.english import describe, unit_named
from judge.rules.legality import refusal_reason
from judge.rules.notation import EXPLAINED, Namer, OrderForm
from judge.rules.orders import (
    Block,
    Build,
    Combined,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Patrol,
    Permit,
    Remove,
    Retreat,
    Support,
    Waive,
)
from judge.rules.outcome import Outcome, Removal, Removed, Result, Verdict, helps
from judge.rules.units import Dislodged, Kind, Position, Power, Province, province_of
from judge.rules.variant import Variant

_STAYING = (Hold, Move, Support, Convoy)
"""The orders of a unit that may stay where it is."""

# Account: one result with everything it is explained from; what happened to its unit, and how strong it
# was.
#
# Strengths are counted as the equations count them, here in words: one for the unit, half or nothing
# of one over a narrow border, one for each support given.


def removed_with(outcome: Outcome, result: Result) -> Removed | None:
    """Return the unit of that order, if the phase took it off the board (Naval Diplomacy)."""
    if not outcome.removed:
        return None
    text = notation.write(result.order)
    found = (one for one in outcome.removed if one.unit.power == result.power and one.order == text)
    return next(found, None)


@dataclass(frozen=True, slots=True)
class Account:
    """One result with everything it is explained from."""

    variant: Variant
    position: Position
    outcome: Outcome
    result: Result
    form: OrderForm = EXPLAINED
    name: Namer | None = None

    @property
    def board(self) -> Board:
        """The board of the variant."""
        return self.variant.board

    @property
    def order(self) -> str:
        """The order explained, in the reader's style."""
        return self.text(self.result.order)

    def text(self, order: Order) -> str:
        """Return an order as the reader likes orders written."""
        return describe(self.board, order, self.form, self.name)

    def unit(self, order: Order) -> str:
        """Return the unit of an order, likewise."""
        if isinstance(order, Waive | Permit):
            return ""
        return unit_named(self.board, order.kind, order.at, self.form, self.name)

    def at(self) -> Province:
        """Return where the unit of the order stood; empty for a build given up."""
        order = self.result.order
        return "" if isinstance(order, Waive) else province_of(order.at)

    def dislodgement(self) -> str:
        """Return what is added when the unit was dislodged as well; "" if it was not."""
        lost = self.lost()
        said_already = self.result.verdict is Verdict.DISRUPTED and isinstance(self.result.order, Convoy)
        if lost is None or said_already:
            return ""
        if lost.by is None:
            return say("explained-left")
        return say("explained-dislodged", attacker=self.attacker(lost))

    def removal(self) -> str:
        """Return what is added when the phase took the unit off the board (Naval Diplomacy)."""
        gone = removed_with(self.outcome, self.result)
        if gone is None:
            return ""
        if gone.why is Removal.PATROLLED:
            fleets = self.result.order.fleets if isinstance(self.result.order, Patrol) else 1
            return say("explained-removed-by-patrol", units=fleets, patrol=self.named(gone.by))
        if isinstance(self.result.order, Combined):
            return say("explained-annihilated.helped")
        return say("explained-annihilated")

    def named(self, by: str | None) -> str:
        """Return the order of that text with its power."""
        found = next((r for r in self.outcome.results if notation.write(r.order) == by), None)
        return say("explained-another-power") if found is None else self._of_power(found)

    def lost(self) -> Dislodged | None:
        """Return the unit of the order, if it was dislodged."""
        if isinstance(self.result.order, Retreat | Disband):
            return None
        at = self.at()
        found = (lost for lost in self.outcome.after.dislodged if lost.unit.province == at)
        return next((lost for lost in found if lost.unit.power == self.result.power), None)

    def attacker(self, lost: Dislodged) -> str:
        """Return the order that dislodged the unit, with its strength."""
        for result in self.outcome.results:
            order = result.order
            came = isinstance(order, Move) and province_of(order.to) == lost.unit.province
            if came and result.verdict is Verdict.OK:
                return say(
                    "order-with-strength", order=self._of_power(result), strength=self.strength(result)
                )
        return say("unit-from", place=self.board.name(lost.by or ""))

    def whose(self, other: Result) -> str:
        """`Russia's A Warsaw - Galicia`, or `its own ...` among units of one power."""
        if other.power == self.result.power:
            return say("order-of-own", order=self.text(other.order))
        return self._of_power(other)

    def power_name(self, power: Power) -> str:
        """Return the name of a power, as the variant has it."""
        return self.variant.power(power).name

    def _of_power(self, other: Result) -> str:
        return say("order-of-power", power=self.power_name(other.power), order=self.text(other.order))

    def cause(self) -> Result | None:
        """Return the result whose order `by` names."""
        by = self.result.by
        if by is None:
            return None
        return next((r for r in self.outcome.results if notation.write(r.order) == by), None)

    def helpers(self, result: Result) -> list[Result]:
        """Return the supports given to an order."""
        return [other for other in self.outcome.results if helps(other, result)]

    def strength(self, result: Result, victim: Power | None = None) -> str:
        """`2 (with A Ukraine)`: how strong, and whose support makes it so; `1/2` over a narrow border."""
        helpers = [helper for helper in self.helpers(result) if helper.power != victim]
        own = self._own(result.order)
        number = _in_wholes(own + WHOLE * len(helpers))
        units = listing(self.unit(helper.order) for helper in helpers)
        if own < WHOLE:
            counts = "half" if own else "nothing"
            helped = "yes" if helpers else "no"
            return say(
                "strength-over-narrow-border", number=number, helped=helped, units=units, counts=counts
            )
        return say("strength-with-support", number=number, units=units) if helpers else number

    def _own(self, order: Order) -> int:
        """Return what the unit counts by itself, in halves."""
        if not isinstance(order, Move) or order.via or not {order.at, order.to} <= self.board.index.keys():
            return WHOLE
        return self.board.crossing(order.kind, order.at, order.to)

    def is_narrow(self) -> bool:
        """Return whether the move crosses a border over which its unit counts less."""
        return self._own(self.result.order) < WHOLE

    def own_strength(self) -> str:
        """Return how strong the move was, supports of the victim's power left out."""
        order = self.result.order
        stayer = self.stayer(province_of(order.to)) if isinstance(order, Move) else None
        return self.strength(self.result, None if stayer is None else stayer.power)

    def against(self, cause: Result) -> str:
        """Return how strong was what the move bounced off.

        A unit that failed to move to a third place has one.
        """
        order = self.result.order
        stays = isinstance(order, Move) and cause is self.stayer(province_of(order.to))
        return "1" if stays and _tried_elsewhere(cause, self.at()) else self.strength(cause)

    def stayer(self, province: Province) -> Result | None:
        """Return what the unit that stood in the province and stayed there was told."""
        for result in self.outcome.results:
            order = result.order
            if isinstance(order, _STAYING) and province_of(order.at) == province:
                left = isinstance(order, Move) and result.verdict is Verdict.OK
                if result.verdict is not Verdict.NOT_OWNED and not left:
                    return result
        return None

    def own_stayer(self, order: Move) -> Result | None:
        """Return what the power's own unit was told that stood in the way of a move, and held its place."""
        province = province_of(order.to)
        stayer = self.stayer(province)
        gone = any(lost.unit.province == province for lost in self.outcome.after.dislodged)
        return None if gone or stayer is None or stayer.power != self.result.power else stayer

    def goes_the_other_way(self, order: Move, other: Result) -> bool:
        """Return whether two units stopped each other because each went to where the other one was.

        Fleets on different coasts may change places by some rules (coastal crawl): those that do not have
        only each other in their way have something else to blame.
        """
        back = other.order
        if not isinstance(back, Move) or province_of(back.to) != province_of(order.at):
            return False
        same_way = order.at == back.to and order.to == back.at
        if same_way or Kind.ARMY in {order.kind, back.kind}:
            return True
        return self.result.by == notation.write(back) and other.by == notation.write(order)


def _in_wholes(halves: int) -> str:
    """`1/2`, `2`, `1 1/2`."""
    whole, half = divmod(halves, WHOLE)
    return f"{whole} 1/2" if half and whole else "1/2" if half else str(whole)


def _tried_elsewhere(result: Result, here: Province) -> bool:
    """Return whether the unit failed to move to a third place: it then stays with a strength of one."""
    order = result.order
    if not isinstance(order, Move) or result.verdict is Verdict.ILLEGAL:
        return False
    return order.via or province_of(order.to) != here


# Explanations: one sentence for each order, what happened to it and why.
#
# Everything is drawn from the position and the outcome, so that the sentence can be made as well for
# a phase of long ago. Strengths are counted as the equations count them: one for the unit, one for
# each support given, those of the victim's power left out.


def explain(
    variant: Variant,
    position: Position,
    outcome: Outcome,
    result: Result,
    form: OrderForm = EXPLAINED,
    name: Namer | None = None,
) -> str:
    """Return the sentence for one result of the outcome that the position came to; without a full stop.

    Orders are written in that form, places in them by `name` (None: by their names).
    """
    return _sentence(Account(variant, position, outcome, result, form, name))


def explain_bounces(
    variant: Variant,
    position: Position,
    outcome: Outcome,
    results: Sequence[Result],
    form: OrderForm = EXPLAINED,
    name: Namer | None = None,
) -> str:
    """One sentence for several moves that bounced in one province: whose, how strong, and against whom."""
    accounts = [Account(variant, position, outcome, result, form, name) for result in results]
    moves = [_with_strength(one, one.result, one.own_strength()) for one in accounts]
    causes = {id(cause): cause for one in accounts if (cause := one.cause()) is not None}
    others = [cause for cause in causes.values() if cause not in results]
    against = [_with_strength(accounts[0], other, accounts[0].against(other)) for other in others]
    if not against:
        return say("explained-bounces", moves=listing(moves))
    return say("explained-bounces.against", moves=listing(moves), others=listing(against))


def _with_strength(account: Account, result: Result, strength: str) -> str:
    order = say("order-of-power", power=account.power_name(result.power), order=account.text(result.order))
    return say("order-with-strength", order=order, strength=strength)


def is_joint_bounce(variant: Variant, position: Position, outcome: Outcome, result: Result) -> bool:
    """Whether a bounce is told with others of its province: not off its own unit, and not dislodged."""
    if result.verdict is not Verdict.BOUNCE or not isinstance(result.order, Move):
        return False
    account = Account(variant, position, outcome, result)
    own = account.own_stayer(result.order)
    return own is None and account.cause() is not None and account.lost() is None


def _sentence(account: Account) -> str:
    result = account.result
    explainer = _EXPLAINERS.get((type(result.order), result.verdict))
    if explainer is None:
        explainer = _EXPLAINERS_BY_VERDICT[result.verdict]
    more = [one for one in (account.dislodgement(), account.removal()) if one]
    return clauses((explainer(account), *more))


def _done(account: Account) -> str:
    order = account.result.order
    if isinstance(order, Hold):
        given = "yes" if account.result.given else "no"
        return say(
            "explained-held", unit=account.unit(order), given=given, strength=account.strength(account.result)
        )
    if isinstance(order, Move):
        return say("explained-moved", order=account.order, strength=account.strength(account.result))
    return say("explained-done", order=account.order)


def _given(account: Account) -> str:
    return say("explained-given", order=account.order)


def _bounced(account: Account) -> str:
    order, cause = account.result.order, account.cause()
    assert isinstance(order, Move)
    stayer = account.own_stayer(order)
    if stayer is not None:
        if account.goes_the_other_way(order, stayer):
            return say("explained-bounced.swap", order=account.order, other=account.whose(stayer))
        return say("explained-bounced.own-unit", order=account.order, other=account.whose(stayer))
    if cause is None and account.is_narrow():
        return say("explained-bounced.alone-with", order=account.order, strength=account.own_strength())
    if cause is None:
        return say("explained-bounced.alone", order=account.order)
    return say(
        "explained-bounced",
        order=account.order,
        strength=account.own_strength(),
        other=account.whose(cause),
        against=account.against(cause),
    )


def _cut(account: Account) -> str:
    cause = account.cause()
    if cause is None:
        return say("explained-cut.alone", order=account.order)
    return say("explained-cut", order=account.order, other=account.whose(cause))


def _unmatched(account: Account) -> str:
    """Return a support or convoy whose unit was told something else, or a repeated order."""
    cause = account.cause()
    if cause is None:
        return say("explained-void.replaced", order=account.order)
    if not cause.given:
        return say("explained-void.no-order", order=account.order, unit=account.unit(cause.order))
    return say("explained-void", order=account.order, other=account.text(cause.order))


def _not_carried(account: Account) -> str:
    if account.result.by is not None:
        return _unmatched(account)
    return say("explained-not-convoyed", order=account.order)


def _convoy_broken(account: Account) -> str:
    """Return an army whose convoy failed, at the fleet that failed it."""
    place = account.result.by
    if account.outcome.removed:
        return _convoy_patrolled(account)
    assert place is not None
    for lost in account.outcome.after.dislodged:
        if lost.unit.province == place:
            fleet = unit_named(account.board, lost.unit.kind, lost.unit.at, account.form, account.name)
            return say(
                "explained-convoy-broken",
                order=account.order,
                fleet=say("order-of-power", power=account.power_name(lost.unit.power), order=fleet),
                attacker=account.attacker(lost),
            )
    return say("explained-paradox", order=account.order)


def _fleet_lost(account: Account) -> str:
    lost = account.lost()
    if account.outcome.removed:
        return _convoy_patrolled(account)
    if lost is None:
        return say("explained-fleet-dislodged.alone", order=account.order)
    return say("explained-fleet-dislodged", order=account.order, attacker=account.attacker(lost))


def _blocked(account: Account) -> str:
    if account.result.by is None:
        return say("explained-blocked", order=account.order)
    return say("explained-blocked.strait", order=account.order, other=account.named(account.result.by))


def _block_failed(account: Account) -> str:
    return say("explained-block-failed", order=account.order)


def _convoy_patrolled(account: Account) -> str:
    """Return a convoy whose fleet was patrolled, or the army it was to carry."""
    place = account.result.by or ""
    if place in account.board.provinces:
        return say("explained-convoy-patrolled", order=account.order, place=account.board.name(place))
    return say("explained-failed", order=account.order)


def _fleet_idle(account: Account) -> str:
    return say("explained-convoy-paradox", order=account.order)


def _impossible(account: Account) -> str:
    found = refusal_reason(account.board, account.position, account.outcome, account.result)
    if found is None:
        return say("explained-impossible.phase", order=account.order)
    return say("explained-impossible", order=account.order, why=fault(account.board, found))


def _foreign(account: Account) -> str:
    at = account.at()
    units = (*account.position.units, *(lost.unit for lost in account.position.dislodged))
    owner = next((unit.power for unit in units if unit.province == at), None)
    whose = say("explained-another-power") if owner is None else account.power_name(owner)
    return say("explained-foreign", order=account.order, place=account.board.name(at), power=whose)


def _retreated(account: Account) -> str:
    order = account.result.order
    assert isinstance(order, Retreat)
    return say("explained-retreated", unit=account.unit(order), place=account.board.name(order.to))


def _disbanded(account: Account) -> str:
    given = "yes" if account.result.given else "no"
    return say("explained-disbanded", unit=account.unit(account.result.order), given=given)


def _retreats_met(account: Account) -> str:
    cause = account.cause()
    other = say("explained-another-unit") if cause is None else account.whose(cause)
    if cause is not None and cause.verdict is Verdict.OK:
        return say("explained-retreats-met.priority", order=account.order, other=other)
    return say("explained-retreats-met", order=account.order, other=other)


def _removed(account: Account) -> str:
    order = account.result.order
    assert isinstance(order, Remove | Disband)
    given, power = "yes" if account.result.given else "no", account.power_name(account.result.power)
    return say("explained-removed", unit=account.unit(order), given=given, power=power)


def _built(account: Account) -> str:
    order = account.result.order
    assert isinstance(order, Build)
    return say("explained-built", unit=account.unit(order), given="yes" if account.result.given else "no")


def _waived(account: Account) -> str:
    return say("explained-waived", power=account.power_name(account.result.power))


def _came_to_nothing(account: Account) -> str:
    """Return a move by rail that ended short of its goal, a transformation, a permission that was lost."""
    order, stop = account.result.order, account.result.by
    if not isinstance(order, Move):
        return say("explained-undone", order=account.order)
    other = next((r for r in account.outcome.results if _is_second_rail_move(account.result, r)), None)
    if other is not None:
        return say("explained-two-journeys", order=account.order, other=account.whose(other))
    obstacle = _obstacle(account, order)
    if stop is None:
        return say("explained-journey", order=account.order, obstacle=obstacle)
    return say(
        "explained-journey.stopped", order=account.order, obstacle=obstacle, place=account.board.name(stop)
    )


def _is_second_rail_move(result: Result, other: Result) -> bool:
    """Return whether two moves by one railway stopped each other."""
    if other is result or not isinstance(other.order, Move) or not isinstance(result.order, Move):
        return False
    return other.verdict is Verdict.FAILED and other.order.route == result.order.route


def _obstacle(account: Account, rail_move: Move) -> str:
    """Return what ended a move by rail: a foreign unit on the line, or it could not enter its goal."""
    line, goal = account.board.variant_rules.railway, account.board.name(rail_move.to)
    owners = account.position.owners
    for stop in () if line is None else line.between(rail_move.at, rail_move.to):
        if owners.get(stop, account.result.power) != account.result.power:
            return say(
                "journey-blocked", power=account.power_name(owners[stop]), place=account.board.name(stop)
            )
    return say("journey-blocked.goal", place=goal)


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
    Verdict.NO_EFFECT: lambda account: say("explained-speaks", order=account.order),
}
