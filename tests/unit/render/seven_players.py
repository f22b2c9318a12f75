"""A game of seven and its people, built by hand, and turns judged by the real rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from judge.game.events import PhaseOpened
from judge.game.orders.proxy_effects import orders_in_force, proxies_given
from judge.game.phases.turn import following_phase
from judge.game.roles import PersonId, Role
from judge.game.settings import Settings
from judge.game.state import Applicant, Clock, Game, Guest, Seat, Snapshot, Status, Tenure
from judge.notices.notice import Addressee, JudgeInfo, Notice
from judge.notices.phases import Results
from judge.notices.restricted import Known
from judge.records import EmailText, Person
from judge.render.composer import MailComposer
from judge.rules import adjustments, retreats
from judge.rules.movement import adjudicate
from judge.rules.notation import read
from judge.rules.orders import Order
from judge.rules.outcome import Outcome
from judge.rules.phases import Phase, PhaseKind
from judge.rules.rulebook import DATC3
from judge.rules.units import Position, Power
from judge.variants.load import load

NOW = datetime(2026, 1, 5, 13, 1, tzinfo=UTC)
DEADLINE = datetime(2026, 1, 7, 23, 30, tzinfo=UTC)
GRACE = datetime(2026, 1, 12, 23, 30, tzinfo=UTC)
JUDGE_INFO = JudgeInfo("ANCH", "The Anchor Judge", "judge@judge.test", "keeper@judge.test", "1.0")
STANDARD = load("standard")
POWERS = tuple(facts.code for facts in STANDARD.powers)

_NAMES = ("Anna", "Edgar", "Fleur", "Gerd", "Irma", "Rolf", "Tara")
MASTER, OBSERVER = 8, 9


def _person(number: PersonId, name: str, zone: str) -> Known:
    first = name.partition(" ")[0].lower()
    return Known(Person(number, name, f"{first}@home.test", zone, NOW))


PEOPLE: Mapping[PersonId, Known] = {
    **{n + 1: _person(n + 1, f"{name} Player", "Europe/Vienna") for n, name in enumerate(_NAMES)},
    MASTER: _person(MASTER, "Gina Master", "America/New_York"),
    OBSERVER: _person(OBSERVER, "Oscar Observer", "UTC"),
}
COMPOSER = MailComposer(JUDGE_INFO)


def reader(power: Power) -> Addressee:
    """The player of a power."""
    return Addressee(PEOPLE[POWERS.index(power) + 1], Role.PLAYER, power)


GM = Addressee(PEOPLE[MASTER], Role.MASTER)
WATCHER = Addressee(PEOPLE[OBSERVER], Role.OBSERVER)


def forming(players: int = 0) -> Game:
    """A game that waits for the rest of its players."""
    waiting = tuple(Applicant(n + 1, "hash") for n in range(players))
    return Game(
        "alpha", STANDARD, DATC3, Settings(), 1, Guest(MASTER, "hash"), created=NOW, applicants=waiting
    )


def running() -> Game:
    """A game at its first phase, two days and ten hours before the deadline."""
    return replace(
        forming(),
        status=Status.RUNNING,
        observers=(Guest(OBSERVER, "hash"),),
        seats=tuple(
            Seat(power, n + 1, "hash", tenures=(Tenure(n + 1, STANDARD.start),))
            for n, power in enumerate(POWERS)
        ),
        phase=STANDARD.start,
        number=1,
        position=STANDARD.position,
        clock=Clock(NOW, NOW + timedelta(hours=12), DEADLINE, GRACE),
    )


def orders(text: str) -> tuple[Order, ...]:
    """Orders in short form, separated by commas."""
    found = [read(STANDARD.board, part.strip()) for part in text.split(",") if part.strip()]
    assert None not in found, text
    return tuple(order for order in found if order is not None)


def with_orders(game: Game, **texts: str) -> Game:
    """The game with these orders held, powers in small letters: `austria="A VIE - GAL"`."""
    return replace(game, orders={power.upper(): orders(text) for power, text in texts.items()})


def judged(game: Game) -> tuple[Game, Results]:
    """The game after its phase, and the results of it."""
    assert game.phase is not None
    rules = {
        PhaseKind.MOVEMENT: adjudicate.adjudicate,
        PhaseKind.RETREAT: retreats.adjudicate,
        PhaseKind.ADJUSTMENT: adjustments.adjudicate,
    }
    counted = orders_in_force(game)
    outcome = rules[game.phase.kind](game.variant.board, game.position, counted, game.rulebook)
    following = following_phase(game.variant, game.phase, outcome.after)
    if following.counted:
        outcome = Outcome(outcome.results, replace(outcome.after, centres=following.position.centres))
    snapshot = Snapshot(
        game.number,
        game.phase,
        game.position,
        counted,
        outcome,
        game.settings,
        NOW,
        DEADLINE,
        None,
        proxies_given(game),
    )
    after = at(game, following.phase, following.position, game.number + 1)
    opened = PhaseOpened(following.phase, after.number, DEADLINE, GRACE)
    return after, Results(after, snapshot, opened=opened)


def at(game: Game, phase: Phase, position: Position, number: int) -> Game:
    """The game at another phase, nobody's orders given."""
    return replace(game, phase=phase, position=position, number=number, orders={}, proxies={})


SPRING = {
    "austria": "A VIE - GAL, A BUD - SER, F TRI - ALB",
    "england": "A LVP - YOR, F EDI - NWG, F LON - NTH",
    "france": "A MAR - SPA, A PAR - BUR, F BRE - MAO",
    "germany": "A BER - KIE, A MUN - RUH, F KIE - DEN",
    "italy": "A ROM - APU, A VEN - TYR, F NAP - ION",
    "russia": "A MOS - UKR, A WAR - GAL, F SEV - BLA, F STP/SC - BOT",
    "turkey": "A CON - BUL, A SMY - CON, F ANK - BLA",
}
FALL = {
    "austria": "A VIE S F ALB - TRI, A SER H, F ALB - TRI",
    "england": "A YOR - NWY, F NWG - BAR, F NTH C A YOR - NWY",
    "france": "A SPA - POR, A BUR - BEL, F MAO - SPA/SC",
    "germany": "A KIE - HOL, A RUH - BEL, F DEN - SWE",
    "italy": "A TYR - TRI, A APU - TUN, F ION C A APU - TUN",
    "russia": "A UKR - RUM, A WAR - GAL, F BOT - SWE",
    "turkey": "A BUL - SER, A CON - BUL, F ANK - BLA",
}


def compose(notice: Notice, to: Addressee | None, now: datetime = NOW) -> EmailText:
    """The mail."""
    return COMPOSER.compose(notice, to, now)
