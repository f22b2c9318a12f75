"""The scheduler wakes the judge when something is due, and sweeps."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest

from judge.daemon.clock import system_clock
from judge.daemon.ticker import Ticker


@asynccontextmanager
async def ticking(wake: Callable[[], None], sweep_seconds: float = 3600) -> AsyncIterator[Ticker]:
    ticker = Ticker(wake, sweep_seconds)
    ticker.start()
    try:
        yield ticker
    finally:
        ticker.stop()


@pytest.mark.parametrize("ahead", [0.05, -3600.0])
async def test_it_wakes_at_the_moment_due_and_at_once_for_the_past(ahead: float) -> None:
    woken = asyncio.Event()
    async with ticking(woken.set) as ticker:
        ticker.due_at(system_clock() + timedelta(seconds=ahead))
        await asyncio.wait_for(woken.wait(), 10)


async def test_a_new_moment_replaces_the_one_before() -> None:
    woken = asyncio.Event()
    async with ticking(woken.set) as ticker:
        ticker.due_at(system_clock() + timedelta(hours=1))
        ticker.due_at(system_clock() + timedelta(seconds=0.05))
        await asyncio.wait_for(woken.wait(), 10)


async def test_nothing_due_means_no_call() -> None:
    calls: list[int] = []
    async with ticking(lambda: calls.append(1)) as ticker:
        ticker.due_at(system_clock() + timedelta(seconds=0.2))
        ticker.due_at(None)
        ticker.due_at(None)
        await asyncio.sleep(0.4)
    assert calls == []


async def test_it_sweeps_again_and_again() -> None:
    calls: list[int] = []
    thrice = asyncio.Event()

    def wake() -> None:
        calls.append(1)
        if len(calls) == 3:
            thrice.set()

    async with ticking(wake, 0.05):
        await asyncio.wait_for(thrice.wait(), 10)
