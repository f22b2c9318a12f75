"""The year of 1901 played on the order pages alone: every order is tapped and mailed, and counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from judge.game.state import Game, Snapshot
from judge.render.lines.guidance import current_request
from judge.rules.orders import Build, Convoy, Disband, Hold, Move, Order, Remove, Retreat, Support, Waive
from judge.rules.outcome import Verdict
from judge.rules.units import Place, Power
from tests.integration.browser import NEEDS_CHROMIUM
from tests.integration.order_pages import choose, email, new_page, write_pages
from tests.scenarios import played as stories
from tests.scenarios.page_tokens import SITE, context, with_site
from tests.scenarios.story import StoryJudge

pytestmark = NEEDS_CHROMIUM


@pytest.fixture
def typed(tmp_path: Path) -> Sequence[Snapshot]:
    """The year as it was typed."""
    judge = stories.on_disk(tmp_path / "typed.db", "year")
    with judge.services.store.begin() as work:
        return work.games.snapshots("alpha")


@pytest.fixture
def tapped(tmp_path: Path) -> StoryJudge:
    """The same game before its first orders, on a judge with pages on the web."""
    return with_site(stories.on_disk(tmp_path / "tapped.db", "opening"))


def at_hand(judge: StoryJudge) -> Game:
    with judge.services.store.begin() as work:
        found = work.games.get("alpha")
    assert found is not None
    return found


def given(snapshot: Snapshot) -> Mapping[Power, list[Order]]:
    """The orders that players gave for a phase."""
    orders: dict[Power, list[Order]] = {}
    for result in snapshot.outcome.results:
        if result.given:
            orders.setdefault(result.power, []).append(result.order)
    return orders


def ended(snapshot: Snapshot) -> list[tuple[Power, Verdict]]:
    """How each order ended; a convoy may have been typed with its route."""
    return [(result.power, result.verdict) for result in snapshot.outcome.results]


class Taps:
    """Taps orders on a page and counts them."""

    def __init__(self, page: Page, game: Game, power: Power) -> None:
        self.page, self.game, self.power = page, game, power
        self.count = self.adjusted = 0

    def order(self, order: Order) -> None:
        slot, *labels = self.labels(order)
        button = self.page.locator("#list > li > button[aria-expanded=true]")
        is_open = button.count() > 0 and button.inner_text().startswith(slot)
        self.count += len(labels) + (not is_open)
        choose(self.page, slot, *labels)

    def labels(self, order: Order) -> tuple[str, ...]:
        """What the buttons say for an order: of its unit, and of the choices."""
        name = self.game.variant.board.name
        match order:
            case Hold():
                labels: tuple[str, ...] = ("Hold",)
            case Move() | Retreat():
                labels = (name(order.to),)
            case Support():
                labels = ("Support…", self.other(order.of), f"To {name(order.to)}" if order.to else "Holding")
            case Convoy():
                labels = ("Convoy…", self.other(order.of), f"To {name(order.to)}")
            case Disband():
                labels = ("Disband",)
            case Waive():
                return self.adjustment("Build"), "Waive this build"
            case Build() | Remove():
                slot = self.adjustment("Build" if isinstance(order, Build) else "Removal")
                return slot, f"{order.kind} {name(order.at)}"
            case _:
                raise AssertionError(order)
        return (f"{order.kind} {name(order.at)}", *labels)

    def adjustment(self, word: str) -> str:
        """The next of the builds or removals."""
        self.adjusted += 1
        return f"{word} {self.adjusted}"

    def other(self, place: Place) -> str:
        """How the page calls the unit of a place."""
        unit = next(unit for unit in self.game.position.units if unit.at == place)
        name = f"{unit.kind} {self.game.variant.board.name(place)}"
        return name if unit.power == self.power else f"{name} ({self.game.variant.power(unit.power).name})"


def senders(judge: StoryJudge) -> Mapping[Power, str]:
    """The address of the player of each power."""
    return {facts.code: judge.leaders[facts.name[0]][0] for facts in at_hand(judge).variant.powers}


def test_the_year_comes_out_as_it_was_typed(
    typed: Sequence[Snapshot], tapped: StoryJudge, browser: Browser, tmp_path: Path
) -> None:
    folder = write_pages(tmp_path, ("standard",)).parent
    taps = orders = 0
    with new_page(browser) as page:
        for snapshot in typed:
            game = at_hand(tapped)
            assert game.phase == snapshot.phase
            for power, asked in given(snapshot).items():
                page.goto("about:blank")
                page.goto(order_page(tapped, game, power).replace(SITE, f"file://{folder}"))
                hand = Taps(page, game, power)
                for order in asked:
                    hand.order(order)
                sent = email(page)
                send(tapped, power, sent)
                assert begun(page, tapped, power, folder) == sent, "a page begins with the orders in force"
                taps, orders = taps + hand.count, orders + len(asked)
            tapped.now += timedelta(days=3)
            tapped.tick(None)
    with tapped.services.store.begin() as work:
        played = work.games.snapshots("alpha")
    assert [ended(one) for one in played] == [ended(one) for one in typed]
    assert [one.outcome.after for one in played] == [one.outcome.after for one in typed]
    assert (orders, taps) == (55, 78)


def order_page(judge: StoryJudge, game: Game, power: Power) -> str:
    """The link in the emails of the power's player."""
    reader = context(judge, senders(judge)[power], power)
    guidance = reader.guidance(game, current_request(game, power), power)
    assert guidance is not None
    return guidance.order_page


def begun(page: Page, judge: StoryJudge, power: Power, folder: Path) -> list[str]:
    """The email of a page that is opened anew, in a browser that has kept nothing, once orders are in."""
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    reader = context(judge, senders(judge)[power], power)
    page.goto(reader.order_page(at_hand(judge), power).replace(SITE, f"file://{folder}"))
    return email(page)


def send(judge: StoryJudge, power: Power, lines: Sequence[str]) -> None:
    """Mail what the page wrote, from an address for which nobody vouches."""
    sender = senders(judge)[power]
    judge.deliver(sender, "orders", "\n".join(lines) + "\n")
    assert not [mail for mail in judge.unread if "Error Flag" in str(mail["Subject"])]
