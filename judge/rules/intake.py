"""Takes the orders into a battle: who moves where, whose support matches what, who carries whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set as AbstractSet
from typing import NamedTuple

from judge.rules.battle import NOT_MOVING, Battle
from judge.rules.board import ARMY, FLEET
from judge.rules.convoys import connects
from judge.rules.field import EMPTY
from judge.rules.legality import move_fault, order_fault
from judge.rules.orders import Convoy, Hold, Move, Order, Support
from judge.rules.outcome import Verdict
from judge.rules.rulebook import (
    AdjacentConvoy,
    ConvoyPath,
    DisorderSupport,
    IllegalOrder,
    SupportCoast,
)
from judge.rules.units import Power, province_of


class Record(NamedTuple):
    """One order as it was taken: the unit it is for (EMPTY if none), its verdict where it is known already."""

    power: Power
    order: Order
    unit: int
    verdict: Verdict | None = None
    given: bool = True


def take_orders(
    battle: Battle, orders: Mapping[Power, Sequence[Order]], afoot: AbstractSet[int] = frozenset()
) -> Battle:
    """Fill the battle with the orders; the last order for a unit counts. Armies `afoot` may not sail."""
    intake = _Intake(battle, afoot)
    for power, sequence in orders.items():
        for order in sequence:
            intake.take(power, order)
    intake.refuse_help()
    intake.send_by_sea()
    intake.match_supports()
    intake.find_opponents()
    battle.records = intake.records
    return battle


class _Intake:
    """The orders as far as they are read; each step needs the one before."""

    def __init__(self, battle: Battle, afoot: AbstractSet[int]) -> None:
        self.battle = battle
        self.afoot = afoot
        self.field = battle.field
        self.board = battle.field.board
        self.rules = battle.rulebook
        self.records: list[Record] = []
        self.record_of: dict[int, int] = {}
        self.ordered: dict[int, Order] = {}
        self.disordered: set[int] = set()
        self.stubborn: set[int] = set()

    def take(self, power: Power, order: Order) -> None:
        """Note one order; an impossible one is ignored, its unit holds."""
        unit = self._unit(order)
        verdict: Verdict | None = None
        if unit == EMPTY or self.battle.owner[unit] is None:
            unit, verdict = EMPTY, Verdict.ILLEGAL
        elif self.battle.owner[unit] != power:
            unit, verdict = EMPTY, Verdict.NOT_OWNED
        elif unit in self.record_of:
            earlier = self.record_of[unit]
            self.records[earlier] = self.records[earlier]._replace(unit=EMPTY, verdict=Verdict.VOID)
        if unit != EMPTY:
            self.record_of[unit] = len(self.records)
            self.ordered[unit] = order
        self.records.append(Record(power, order, unit, verdict))

    def _unit(self, order: Order) -> int:
        if not isinstance(order, Hold | Move | Support | Convoy):
            return EMPTY
        return self.board.index.get(province_of(order.at), EMPTY)

    def _label(self, unit: int, verdict: Verdict) -> None:
        at = self.record_of[unit]
        self.records[at] = self.records[at]._replace(verdict=verdict)

    def refuse_help(self) -> None:
        """Sort the orders by kind; set impossible ones aside."""
        self.convoys: dict[int, Convoy] = {}
        self.supports: dict[int, Support] = {}
        for unit, order in self.ordered.items():
            if isinstance(order, Move):
                self._take_move(unit, order)
            elif isinstance(order, Support):
                if self._possible(unit, order):
                    self.supports[unit] = order
            elif isinstance(order, Convoy) and self._possible(unit, order):
                self.convoys[unit] = order
        if self.rules.disorder_support is DisorderSupport.FAILS:
            present = {self.battle.owner[unit] for unit in self.ordered}
            self.disordered = {u for u, p in enumerate(self.battle.owner) if p is not None and p not in present}

    def _known(self, order: Move | Support | Convoy) -> bool:
        index = self.board.index
        if isinstance(order, Move):
            return order.to in index and all(sea in index for sea in order.route)
        return order.of in index and (order.to is None or order.to in index)

    def _possible(self, unit: int, order: Move | Support | Convoy) -> bool:
        if self._known(order) and order_fault(self.field, unit, order) is None:
            return True
        self._label(unit, Verdict.ILLEGAL)
        return False

    def _take_move(self, unit: int, order: Move) -> None:
        """Set the unit going if any way could take it there."""
        battle = self.battle
        to = self.board.index.get(order.to, EMPTY)
        by_land = EMPTY if to == EMPTY else self.field.destination(unit, to)
        if by_land == unit:
            by_land = EMPTY
        if by_land == EMPTY and (to == EMPTY or not self._could_sail(unit, to, order)):
            self._label(unit, Verdict.ILLEGAL)
            self.stubborn.add(unit)
            return
        battle.place_to[unit] = by_land
        battle.goes[unit] = self.board.province_number[to]

    def _could_sail(self, unit: int, to: int, order: Move) -> bool:
        if not self._known(order) or move_fault(self.field, unit, to) is not None:
            return False
        return bool(order.route) or self.rules.convoy_path is not ConvoyPath.REQUIRED

    def send_by_sea(self) -> None:
        """Decide which armies go over sea, and match the convoy orders to them."""
        battle = self.battle
        offers: dict[int, set[int]] = {}
        for fleet, order in self.convoys.items():
            army = self.board.index[province_of(order.of)]
            if battle.goes[army] == self.board.index[province_of(order.to)]:
                offers.setdefault(army, set()).add(fleet)
            else:
                self._label(fleet, Verdict.VOID)
        for unit in list(self.ordered):
            if battle.goes[unit] != NOT_MOVING and self.field.kind[unit] == ARMY:
                self._send(unit, offers.get(unit, set()))
        for unit in self.ordered:
            goal = battle.goes[unit]
            if goal != NOT_MOVING:
                battle.movers.append(unit)
                if battle.attackers[goal] is None:
                    battle.attackers[goal] = []
                battle.attackers[goal].append(unit)  # type: ignore[union-attr]  # made just above

    def _send(self, army: int, offers: set[int]) -> None:
        order = self.ordered[army]
        assert isinstance(order, Move)
        battle, goal = self.battle, self.battle.goes[army]
        by_land = battle.place_to[army] != EMPTY
        carriers = self._named(order, offers)
        complete = bool(carriers) and connects(self.board, carriers, army, goal)
        if army in self.afoot or (by_land and not self._goes_by_sea(army, order, offers, complete=complete)):
            return
        if by_land and not complete and self._stays_dry(army, order, goal):
            return
        if by_land and self._may_walk():
            battle.walkers.add(army)
        battle.place_to[army] = goal
        battle.carriers[army] = frozenset(carriers)

    def _may_walk(self) -> bool:
        """Whether an army that could walk goes by land if its convoy breaks."""
        return self.rules.land_fallback or self.rules.adjacent_convoy is AdjacentConvoy.WHEN_SWAPPING

    def _wanted(self, army: int, order: Move, offers: set[int]) -> bool:
        owner = self.battle.owner
        return order.via or bool(order.route) or any(owner[fleet] == owner[army] for fleet in offers)

    def _stays_dry(self, army: int, order: Move, goal: int) -> bool:
        """With no way over sea: go by land if the rulebook lets it; otherwise an order no fleet could serve is void."""
        if self.rules.land_fallback:
            return True
        if not connects(self.board, self.field.fleets, army, goal):
            self._label(army, Verdict.ILLEGAL)
            self.battle.goes[army] = NOT_MOVING
            self.stubborn.add(army)
            return True
        return False

    def _named(self, order: Move, offers: set[int]) -> set[int]:
        """The carriers that count: all that were ordered to, or those of the route the army names."""
        rule = self.rules.convoy_path
        if not order.route or rule is ConvoyPath.IGNORED:
            return offers if rule is not ConvoyPath.REQUIRED else set()
        route = {self.board.index[sea] for sea in order.route if sea in self.board.index}
        return route if route <= offers else set()

    def _goes_by_sea(self, army: int, order: Move, offers: set[int], *, complete: bool) -> bool:
        """An army that could walk: does it sail? (DATC 4.A.3)."""
        rule = self.rules.adjacent_convoy
        if rule is AdjacentConvoy.WHEN_SWAPPING:
            return complete and self.battle.goes[self.battle.goes[army]] == army
        if rule is AdjacentConvoy.PATH_ONLY:
            return bool(order.route)
        if rule is AdjacentConvoy.VIA_ONLY:
            return order.via or bool(order.route)
        return self._wanted(army, order, offers)

    def match_supports(self) -> None:
        """Join each support to what the unit it helps was really told to do."""
        battle = self.battle
        for unit, order in self.supports.items():
            helped = self.board.index[province_of(order.of)]
            if not self._matches(helped, order, unit):
                self._label(unit, Verdict.VOID)
                continue
            target = battle.goes[helped] if order.to is not None else helped
            battle.help_at[unit] = target
            battle.supporters.append(unit)
            if battle.helpers[helped] is None:
                battle.helpers[helped] = []
            battle.helpers[helped].append(unit)  # type: ignore[union-attr]  # made just above

    def _matches(self, helped: int, order: Support, supporter: int) -> bool:
        goes = self.battle.goes[helped]
        if order.to is None:
            refused = self.rules.illegal_order is IllegalOrder.REFUSES_SUPPORT and helped in self.stubborn
            return goes == NOT_MOVING and not refused and helped not in self.disordered
        to = self.board.index[order.to]
        if goes != self.board.province_number[to]:
            return False
        rule = self.rules.support_coast
        if rule is SupportCoast.IGNORED or self.field.kind[helped] != FLEET:
            return True
        landing = self.battle.place_to[helped]
        if to < self.board.size:
            return landing < self.board.size or self._coast_not_needed(rule, helped, supporter)
        return to == landing

    def _coast_not_needed(self, rule: SupportCoast, helped: int, supporter: int) -> bool:
        if rule is SupportCoast.OWN_UNITS_ONLY:
            return self.battle.owner[helped] == self.battle.owner[supporter]
        return rule is not SupportCoast.REQUIRED

    def find_opponents(self) -> None:
        """Pair the units that meet head to head: each moving to where the other stands, neither over sea."""
        battle = self.battle
        if self.rules.brannan_battle:
            self._meet_last_fleets()
        for unit in battle.movers:
            other = battle.goes[unit]
            if battle.goes[other] == unit and unit not in battle.carriers and other not in battle.carriers:
                if not self._pass_by(unit, other):
                    battle.opponent[unit] = other

    def _meet_last_fleets(self) -> None:
        """A convoyed army meets the unit that leaves its target for the province of its last fleet (Brannan 3)."""
        battle = self.battle
        for army, carriers in battle.carriers.items():
            other = battle.goes[army]
            fleet = battle.goes[other]
            if fleet in carriers and fleet in self.board.seas_near[other]:
                battle.opponent[army] = other
                battle.opponent[other] = army

    def _pass_by(self, unit: int, other: int) -> bool:
        """Whether the rulebook lets two units change places: fleets along different coasts, or a fleet and an army."""
        battle, place, kind = self.battle, self.field.place, self.field.kind
        if self.rules.changing_of_the_guard and kind[unit] != kind[other]:
            return True
        return self.rules.coastal_crawl and (
            battle.place_to[unit] != place[other] or battle.place_to[other] != place[unit]
        )

