"""The scope of each field of the rulebook: where a board shows none of it, the field must change nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from judge.rules.board import Board
from judge.rules.orders import Convoy, Move, Order, Support
from judge.rules.outcome import Outcome, Verdict
from judge.rules.units import Kind, Province, Unit, province_of
from tests.rules.case_runner import dislodged_from
from tests.rules.random_boards import Battle


@dataclass(frozen=True)
class JudgedPhase:
    """A phase with its end by the default rulebook, by the province of each unit."""

    board: Board
    units: Mapping[Province, Unit]
    orders: Mapping[Province, Order]
    outcome: Outcome

    def moves(self) -> list[Move]:
        return [order for order in self.orders.values() if isinstance(order, Move)]

    def supports(self) -> list[Support]:
        return [order for order in self.orders.values() if isinstance(order, Support)]

    def convoys(self) -> list[Convoy]:
        return [order for order in self.orders.values() if isinstance(order, Convoy)]

    def attacked(self, province: Province) -> int:
        return sum(province_of(move.to) == province for move in self.moves())

    def dislodged(self) -> set[Province]:
        return set(dislodged_from(self.outcome))

    def sails(self, move: Move) -> bool:
        """Whether the move may be a convoyed one by some reading."""
        carried = any(
            (province_of(c.of), province_of(c.to)) == (province_of(move.at), province_of(move.to))
            for c in self.convoys()
        )
        return move.kind is Kind.ARMY and (move.via or bool(move.route) or carried)

    def two_coasts(self, province: Province) -> bool:
        return bool(self.board.provinces[province].coasts)


def judged_phase(board: Board, fight: Battle, outcome: Outcome) -> JudgedPhase:
    """The board, its orders and its end, ready to be asked."""
    units = {unit.province: unit for unit in fight.position.units}
    orders = {province_of(o.at): o for own in fight.orders.values() for o in own if hasattr(o, "at")}
    return JudgedPhase(board, units, orders, outcome)


def _sailing(s: JudgedPhase) -> bool:
    return any(s.sails(move) for move in s.moves())


def _over_sea(s: JudgedPhase) -> bool:
    return any(
        s.sails(m) or m.to not in s.board.reach(m.kind, m.at) for m in s.moves() if m.kind is Kind.ARMY
    )


def _convoy_attacked(s: JudgedPhase) -> bool:
    return any(s.attacked(province_of(convoy.at)) for convoy in s.convoys())


def _lands_on_supporter(s: JudgedPhase) -> bool:
    targets = {province_of(move.to) for move in s.moves() if s.sails(move)}
    return any(province_of(support.at) in targets for support in s.supports())


def _sails_next_door(s: JudgedPhase) -> bool:
    return any(s.sails(m) and m.to in s.board.reach(m.kind, m.at) for m in s.moves())


def _mover_dislodged(s: JudgedPhase) -> bool:
    return any(province_of(move.at) in s.dislodged() for move in s.moves())


def _supporter_dislodged(s: JudgedPhase) -> bool:
    return any(province_of(support.at) in s.dislodged() for support in s.supports())


def _besieged(s: JudgedPhase) -> bool:
    return any(s.attacked(province) > 1 for province in s.units)


def _on_own_unit(move: Move, s: JudgedPhase) -> bool:
    victim, mover = s.units.get(province_of(move.to)), s.units.get(province_of(move.at))
    return victim is not None and mover is not None and victim.power == mover.power


def _own_unit_attacked(s: JudgedPhase) -> bool:
    return any(_on_own_unit(move, s) for move in s.moves())


def _own_supporter_attacked(s: JudgedPhase) -> bool:
    supporters = {province_of(support.at) for support in s.supports()}
    return any(_on_own_unit(move, s) and province_of(move.to) in supporters for move in s.moves())


def _swaps(s: JudgedPhase) -> list[tuple[Unit, Unit]]:
    aims = {province_of(move.at): province_of(move.to) for move in s.moves()}
    return [
        (s.units[a], s.units[b])
        for a, b in aims.items()
        if aims.get(b) == a and a in s.units and b in s.units
    ]


def _crawl(s: JudgedPhase) -> bool:
    return any(s.two_coasts(one.province) or s.two_coasts(two.province) for one, two in _swaps(s))


def _crawl_by_move(s: JudgedPhase) -> bool:
    return any(s.two_coasts(province_of(move.to)) or s.two_coasts(province_of(move.at)) for move in s.moves())


def _guards(s: JudgedPhase) -> bool:
    return any(one.kind is not two.kind for one, two in _swaps(s))


def _coast_supported(s: JudgedPhase) -> bool:
    return any(support.to is not None and s.two_coasts(province_of(support.to)) for support in s.supports())


def _silent_power(s: JudgedPhase) -> bool:
    speaking = {s.units[at].power for at in s.orders if at in s.units}
    return any(unit.power not in speaking for unit in s.units.values())


def _nonsense(s: JudgedPhase) -> bool:
    return any(result.verdict is Verdict.ILLEGAL for result in s.outcome.results)


def _never(_phase: JudgedPhase) -> bool:
    return False


ABOUT: Mapping[str, Callable[[JudgedPhase], bool]] = {
    "multi_route": _convoy_attacked,
    "convoy_paradox": lambda s: _convoy_attacked(s) or _lands_on_supporter(s),
    "adjacent_convoy": _sails_next_door,
    "land_fallback": _sails_next_door,
    "convoy_attack_from": _lands_on_supporter,
    "brannan_battle": _convoy_attacked,
    "retreat_to_convoy_origin": lambda s: _sailing(s) and bool(s.dislodged()),
    "convoy_path": _over_sea,
    "dislodged_standoff": _mover_dislodged,
    "dislodged_support": _supporter_dislodged,
    "dislodged_attack": _mover_dislodged,
    "garrison": _besieged,
    "own_unit_attack": _own_unit_attacked,
    "self_cut": _own_supporter_attacked,
    "broken_convoy": _convoy_attacked,
    "coastal_crawl": _crawl,
    "crawling_retreat": lambda s: _crawl_by_move(s) and bool(s.dislodged()),
    "changing_of_the_guard": _guards,
    "support_coast": _coast_supported,
    "removal": _never,
    "disorder_support": _silent_power,
    "illegal_order": _nonsense,
}
