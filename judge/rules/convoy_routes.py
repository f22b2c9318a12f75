"""Convoy routes: which fleets can carry an army from one coast to another."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from judge.rules.board import Board


def connects(board: Board, fleets: AbstractSet[int], start: int, goal: int) -> bool:
    """Whether an unbroken chain of those fleets leads from the start's coast to the goal's."""
    near = board.carriers_near
    landing = near[goal]
    edge = near[start] & fleets
    if edge & landing:
        return True
    seen = set(edge)
    while edge:
        edge = frozenset(sea for fleet in edge for sea in near[fleet] if sea in fleets and sea not in seen)
        if edge & landing:
            return True
        seen |= edge
    return False


def takes_part(board: Board, fleets: AbstractSet[int], start: int, goal: int, fleet: int) -> bool:
    """Whether the fleet lies on a route without detours: one that breaks if any of its fleets is left out.

    DATC 6.F.12 and 6.G.19: a fleet off every such route cannot take part in the convoy.
    """
    near = board.carriers_near
    at_start, at_goal = fleet in near[start], fleet in near[goal]
    if at_start and at_goal:
        return True
    return any(fleet in route for route in routes(board, fleets, start, goal))


def routes(board: Board, fleets: AbstractSet[int], start: int, goal: int) -> Iterable[tuple[int, ...]]:
    """Every route without detours, as the fleets in their order from the start's coast.

    Such a route touches the start only with its first fleet, the goal only with its last, and no two of its
    fleets are next to each other unless one follows the other.
    """
    near = board.carriers_near
    first, last = near[start], near[goal]
    open_routes: list[tuple[int, ...]] = [(fleet,) for fleet in first if fleet in fleets]
    while open_routes:
        route = open_routes.pop()
        head = route[-1]
        if head in last:
            yield route
            continue
        open_routes.extend(
            (*route, sea)
            for sea in near[head]
            if sea in fleets and sea not in first and not any(sea in near[old] for old in route[:-1])
        )


def shortest_route(board: Board, fleets: AbstractSet[int], start: int, goal: int) -> tuple[int, ...]:
    """A route with as few fleets as can be, from the start's coast on; empty if there is none."""
    near, last = board.carriers_near, board.carriers_near[goal]
    edge: list[tuple[int, ...]] = [(fleet,) for fleet in sorted(near[start] & fleets)]
    seen = set(near[start])
    while edge:
        found = next((route for route in edge if route[-1] in last), None)
        if found is not None:
            return found
        longer: list[tuple[int, ...]] = []
        for route in edge:
            ahead = sorted((near[route[-1]] & fleets) - seen)
            seen.update(ahead)
            longer += [(*route, sea) for sea in ahead]
        edge = longer
    return ()
