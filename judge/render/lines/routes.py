"""Convoy routes in results, sea by sea as the hobby's programs expect: `-> North Sea -> Norway`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from judge.rules.board import Board
from judge.rules.orders import Convoy, Move, Order
from judge.rules.outcome import Outcome
from judge.rules.units import Kind, Place, Province, province_of


def with_route(board: Board, order: Order, outcome: Outcome) -> Order:
    """A move by convoy with the shortest chain of fleets ordered to carry it; any other order as it is."""
    if not isinstance(order, Move) or order.kind is not Kind.ARMY or order.route:
        return order
    if not order.via and order.to in board.reach(order.kind, order.at):
        return order
    carrying = (r.order for r in outcome.results if isinstance(r.order, Convoy))
    seas = {
        province_of(c.at)
        for c in carrying
        if (province_of(c.of), province_of(c.to)) == (province_of(order.at), province_of(order.to))
    }
    return replace(order, via=False, route=_shortest_route(board, order.at, order.to, seas))


def _shortest_route(board: Board, start: Place, end: Place, seas: Iterable[Province]) -> tuple[Province, ...]:
    """Seas one beside the other from `start` to `end`, as few as will do; empty if they do not reach."""
    left, ends = set(seas), _neighbouring_seas(board, end)
    chains: list[tuple[Province, ...]] = [(sea,) for sea in sorted(left & _neighbouring_seas(board, start))]
    while chains:
        for chain in chains:
            if chain[-1] in ends:
                return chain
        left -= {chain[-1] for chain in chains}
        chains = [
            (*chain, sea) for chain in chains for sea in sorted(left & _neighbouring_seas(board, chain[-1]))
        ]
    return ()


def _neighbouring_seas(board: Board, place: Place) -> set[Province]:
    """The seas a fleet in the province could go to."""
    province = province_of(place)
    return {
        near
        for at in board.standing_places(Kind.FLEET, province)
        for near in board.reach(Kind.FLEET, at)
        if board.is_sea(province_of(near))
    }
