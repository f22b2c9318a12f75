"""What order pages offer, compared with the rules: `python -m tests.integration.order_offers [BOARD...]`.

All that is possible is offered and nothing else, on every board. Each order is read from its email as it is
meant: by name, by code, as a message and with routes. The positions are random, with many fleets at sea.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page

from judge.game.settings import Reading
from judge.language.reading import read
from judge.language.statements import Context, Statement, UnderstoodOrder
from judge.render.order_page.forms import MESSAGES, ROUTES, USUAL
from judge.rules.adjustments import due
from judge.rules.board import Board, connects
from judge.rules.legality import reason
from judge.rules.orders import Build, Convoy, Hold, Move, Order, Remove, Support, Waive
from judge.rules.phases import Phase, PhaseKind
from judge.rules.rulebook import DATC3, AdjacentConvoy
from judge.rules.units import Kind, Position, Power, Unit, province_of
from judge.rules.variant import Variant
from judge.variants.load import load, playable
from tests.integration.browser import started_browser
from tests.integration.order_pages import new_page, open_position, write_pages
from tests.unit.language.positions import NOW

VIA = replace(DATC3, adjacent_convoy=AdjacentConvoy.VIA_ONLY)
"""A rulebook by which VIA means a convoy wherever it stands."""
READINGS = {USUAL: Reading.LENIENT, ROUTES: Reading.JUDGE, MESSAGES: Reading.ILLEGAL}
UNITS, MOST_PAIRS, READ = 4, 6000, 12
"""Of how many units of a position all orders are compared, how many those are at most, how many are read."""
SEED = 1
ADJUSTMENTS = """
power => {
    const position = {...PAGE.draft.position, power};
    const draft = {...PAGE.draft, position, slots: slotsOf(position)};
    const code = place => place === undefined ? '' : BOARD.codes[place];
    return draft.slots.slice(0, 1).flatMap(slot => adjustmentGroups(draft, slot))
        .flatMap(group => group.choices).map(({order}) => ({
            act: order.act, kind: order.unit ? order.unit.kind : order.kind,
            to: code(order.unit ? order.unit.at : order.to),
            texts: [written(position, order, nameOf), written(position, order, codeOf)],
        }));
}
"""
OFFERS = """
([numbers, form]) => {
    const position = {...PAGE.draft.position, form};
    const code = place => place === undefined ? '' : BOARD.codes[place];
    return numbers.map(number => offersOf(position, position.units[number]).map(order => ({
        act: order.act, of: order.of ? order.of.number : -1, to: code(order.to), via: !!order.via,
        route: (order.route || []).map(code),
        texts: [written(position, order, nameOf), written(position, order, codeOf)],
    })));
}
"""


@dataclass(frozen=True)
class Sample:
    """A random position of a board in a movement phase, and the units that are asked about."""

    variant: Variant
    phase: Phase
    position: Position
    asked: tuple[int, ...]

    @property
    def board(self) -> Board:
        """The board in that season."""
        return self.variant.board_in(self.phase)


def sample(name: str, random: Random) -> Sample:
    variant = load(name)
    phase = variant.start
    for _ in range(random.randrange(4)):
        phase = variant.next_phase(phase)
    while phase.kind is not PhaseKind.MOVEMENT:
        phase = variant.next_phase(phase)
    board, powers = variant.board, [facts.code for facts in variant.powers]
    units = []
    for code in board.provinces:
        places = [(kind, place) for kind in Kind for place in board.standing_places(kind, code)]
        if places and random.random() < (0.5 if board.is_sea(code) else 0.35):
            kind, place = random.choice(places)
            units.append(Unit(random.choice(powers), kind, place))
    units = random.sample(units, min(len(units), 40))
    units.sort(key=lambda unit: powers.index(unit.power))
    centres = {centre: random.choice(powers) for centre in board.centres if random.random() < 0.8}
    asked = tuple(sorted(random.sample(range(len(units)), min(len(units), UNITS))))
    return Sample(variant, phase, Position(tuple(units), centres), asked)


def orders_of(sample: Sample, unit: Unit, random: Random) -> Iterator[Order]:
    """Every order that anybody could write for the unit, impossible or not; of very many some."""
    yield Hold(unit.kind, unit.at)
    places = sample.board.places
    for place in places:
        yield Move(unit.kind, unit.at, place)
        if unit.kind is Kind.ARMY:
            yield Move(unit.kind, unit.at, place, via=True)
    others = [one for one in sample.position.units if one != unit]
    for of in others:
        yield Support(unit.kind, unit.at, of.at, None, of.kind)
    pairs = [(of, place) for of in others for place in places]
    for of, place in pairs if len(pairs) <= MOST_PAIRS else random.sample(pairs, MOST_PAIRS):
        yield Support(unit.kind, unit.at, of.at, place, of.kind)
        if unit.kind is Kind.FLEET and of.kind is Kind.ARMY:
            yield Convoy(unit.kind, unit.at, of.at, place, of.kind)


def is_exact(board: Board, order: Order) -> bool:
    """Whether the place it goes to is one where the unit can stand, its coast named as need be."""
    match order:
        case Move() | Support(to=str()) | Convoy():
            kind = order.kind if isinstance(order, Move) else order.of_kind
            assert kind is not None
            assert order.to is not None
            return order.to in board.standing_places(kind, province_of(order.to))
    return True


def is_possible(sample: Sample, unit: Unit, order: Order) -> bool:
    """Whether the rules let the unit have the order; a move VIA needs fleets."""
    board = sample.board
    if isinstance(order, Move) and order.via:
        walks = order.to in board.reach(unit.kind, unit.at)
        fleets = frozenset(
            board.index[one.province] for one in sample.position.units if one.kind is Kind.FLEET
        )
        if not walks or not connects(
            board, fleets & board.carriers, board.index[unit.province], board.index[order.to]
        ):
            return False
    return reason(board, sample.position, unit.power, order, VIA) is None


def offered(sample: Sample, unit: Unit, offer: Any) -> Order:
    """An offer of the page as an order."""
    to = offer["to"]
    if offer["act"] == "hold":
        return Hold(unit.kind, unit.at)
    if offer["act"] == "move":
        return Move(unit.kind, unit.at, to, via=offer["via"], route=tuple(offer["route"]))
    of = sample.position.units[offer["of"]]
    if offer["act"] == "support":
        return Support(unit.kind, unit.at, of.at, to or None, of.kind)
    return Convoy(unit.kind, unit.at, of.at, to, of.kind)


def offers(page: Page, sample: Sample, form: str) -> list[tuple[Unit, list[tuple[Order, list[str]]]]]:
    found = page.evaluate(OFFERS, [sample.asked, form])
    units = [sample.position.units[number] for number in sample.asked]
    return [
        (unit, [(offered(sample, unit, offer), offer["texts"]) for offer in one])
        for unit, one in zip(units, found, strict=True)
    ]


def misread(sample: Sample, power: Power, order: Order, text: str, form: str) -> list[object]:
    """What an order's line in the email is read as, if not as that order."""
    context = Context(
        now=NOW,
        variant=sample.variant,
        power=power,
        phase=sample.phase,
        position=sample.position,
        reading=READINGS[form],
    )
    answers = read(Statement(1, text), context)
    found = [_as_meant(one.order, form) for one in answers if isinstance(one, UnderstoodOrder)]
    return [] if found == [_as_meant(order, form)] else [text, *answers]


def _as_meant(order: Order, form: str) -> Order:
    """The order without what goes without saying: a route is a convoy, a message's support has no coast."""
    match order:
        case Move():
            return replace(order, via=order.via or bool(order.route))
        case Support(to=str(to)) if form == MESSAGES:
            return replace(order, to=province_of(to))
    return order


def adjustments_of(board: Board) -> Iterator[Build]:
    """Every build that anybody could order, possible or not."""
    for kind in Kind:
        for place in board.places:
            if kind is Kind.FLEET or "/" not in place:
                yield Build(kind, place)


def compare_movement(page: Page, here: Sample, random: Random) -> Iterator[str]:
    """Say what the page offers and the rules do not allow, or the reverse."""
    for unit, found in offers(page, here, USUAL):
        given = {order for order, _ in found}
        if len(given) != len(found):
            yield f"{unit}: something is offered twice"
        asked = [one for one in orders_of(here, unit, random) if is_exact(here.board, one)]
        missing = [one for one in asked if one not in given and is_possible(here, unit, one)]
        if missing and not here.board.variant_rules.naval:  # whose other orders are typed
            yield f"{unit}: not offered: {missing[:4]}"
        if void := [one for one in given if not is_possible(here, unit, one)]:
            yield f"{unit}: offered: {void[:4]}"


def compare_adjustments(page: Page, here: Sample, winter: Phase) -> Iterator[str]:
    """Say which builds the page offers and the rules do not allow, or the reverse; and what is misread."""
    board, position = here.variant.board, here.position
    for facts in here.variant.powers:
        owed = due(board, position, facts.code)
        found = page.evaluate(ADJUSTMENTS, facts.code)
        given = {Build(Kind(one["kind"]), one["to"]) for one in found if one["act"] == "build"}
        possible = {
            one
            for one in adjustments_of(board)
            if reason(board, position, facts.code, one) is None
            and one.at in board.standing_places(one.kind, province_of(one.at))
        }
        if given != (possible if owed > 0 else set()):
            yield f"{facts.code}: {sorted(map(str, given ^ possible))[:4]}"
        for one in found:
            order = _adjustment(one)
            for text in one["texts"]:
                for form in READINGS:
                    if failed := misread(replace(here, phase=winter), facts.code, order, text, form):
                        yield str(failed)


def _adjustment(offer: Any) -> Order:
    if offer["act"] == "waive":
        return Waive()
    kind, place = Kind(offer["kind"]), offer["to"]
    return Build(kind, place) if offer["act"] == "build" else Remove(kind, place)


def compare(page: Page, folder: Path, name: str, seed: int) -> Iterator[str]:
    """Say in what the page of a board and the rules differ in a random position, and what is misread."""
    random = Random(f"{name} {seed}")
    here = sample(name, random)
    units = here.position.units
    show(page, folder, here, here.phase, units[0].power)
    yield from compare_movement(page, here, random)
    for form in READINGS:
        for unit, found in offers(page, here, form):
            for order, texts in random.sample(found, min(len(found), READ)):
                for text in texts:
                    if failed := misread(here, unit.power, order, text, form):
                        yield f"{form} {failed}"
    winter = here.phase
    while winter.kind is not PhaseKind.ADJUSTMENT:
        winter = here.variant.next_phase(winter)
    show(page, folder, here, winter, "")
    page.locator("#power").select_option(index=1)
    yield from compare_adjustments(page, here, winter)


def show(page: Page, folder: Path, here: Sample, phase: Phase, power: Power) -> None:
    """Open the page with the position in that phase."""
    open_position(page, folder, here.position, board=here.variant.name, phase=phase.mail_code, power=power)


def main() -> int:
    """Compare all boards, or those named, in one random position each."""
    boards, wrong = sys.argv[1:] or playable(), 0
    with TemporaryDirectory() as place, started_browser() as browser, new_page(browser) as page:
        folder = write_pages(Path(place), boards)
        for name in boards:
            found = list(compare(page, folder, name, SEED))
            wrong += len(found)
            sys.stdout.write("".join(f"{name}: {one}\n" for one in found))
    sys.stdout.write(f"{len(boards)} boards, {wrong} differences\n")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
