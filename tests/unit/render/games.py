"""Games at moments that mails tell of."""

from __future__ import annotations

from dataclasses import replace

from judge.game.settings import PressMode
from judge.game.state import Applicant, Ending, Game, SeatState, Status, Tenure
from judge.rules.phases import Phase
from judge.rules.units import Kind, Place, Position, Power, Unit
from tests.unit.render.seven_players import (
    DEADLINE,
    FALL,
    SPRING,
    STANDARD,
    at,
    forming,
    judged,
    running,
    with_orders,
)


def _units(text: str) -> tuple[Unit, ...]:
    units = []
    for group in text.split(";"):
        power, _, rest = group.strip().partition(" ")
        for unit in rest.split(","):
            kind, place = unit.split()
            units.append(Unit(power, Kind(kind), Place(place)))
    return tuple(units)


def _owned() -> dict[Place, Power]:
    return {**STANDARD.position.centres, "BUL": "TURKEY", "NWY": "ENGLAND", "POR": "FRANCE"}


def busy_fall() -> Game:
    """A fall with every kind of result: bounce, cut, void, no convoy, dislodged, destroyed."""
    units = _units(
        "AUSTRIA A BOH, A SER, F ALB; ENGLAND A YOR, F NTH, F NWG; FRANCE A BUR, A SPA, F MAO;"
        "GERMANY A KIE, A MUN, F DEN; ITALY A TYR, A VEN, F ION;"
        "RUSSIA A GAL, A UKR, F RUM, F BOT;"
        "TURKEY A BUL, A SMY, F ANK"
    )
    fall = at(running(), Phase.parse("F1901M"), Position(units, _owned()), 2)
    return with_orders(
        fall,
        austria="A SER S F RUM - BUL/EC, A BOH - MUN, F ALB - GRE",
        england="A YOR - NTH - NWY, F NWG C A YOR - NWY, F NTH H",
        france="A SPA - POR, A BUR H, F MAO C A SPA - NAF",
        germany="A KIE - HOL, A MUN S A BUR, F DEN - SWE",
        italy="A VEN - TRI, A TYR S A BOH - MUN, F ION - TUN",
        russia="A UKR S F RUM, A GAL - BUD, F RUM - BUL/EC, F BOT - SWE",
        turkey="A BUL - RUM, A SMY - CON",
    )


SPRING_GAME, SPRING_RESULTS = judged(with_orders(running(), **SPRING))
FALL_GAME, FALL_RESULTS = judged(with_orders(SPRING_GAME, **FALL))
BUSY_GAME, BUSY_RESULTS = judged(busy_fall())
RETREAT_GAME, RETREAT_RESULTS = judged(with_orders(BUSY_GAME, germany="A MUN R BER"))
_, WINTER_RESULTS = judged(
    with_orders(
        RETREAT_GAME,
        england="F LON B",
        france="A PAR B",
        italy="F NAP B, WAIVE",
        turkey="WAIVE",
    )
)
WITHOUT_RETREAT = judged(BUSY_GAME)[1]


def _overdrawn() -> Game:
    """A winter in which Austria must remove a unit and has not said which."""
    lost = {**RETREAT_GAME.position.centres}
    for code in [c for c, owner in lost.items() if owner == "AUSTRIA"][1:]:
        del lost[code]
    return replace(RETREAT_GAME, position=replace(RETREAT_GAME.position, centres=lost))


REMOVAL_GAME = _overdrawn()
REMOVAL_RESULTS = judged(REMOVAL_GAME)[1]
PARTLY = with_orders(running(), austria="A VIE - GAL, F TRI H")
COMPLETE = with_orders(running(), austria="A VIE - GAL, A BUD - SER, F TRI H")


def seat_with(game: Game, power: Power, **changes: object) -> Game:
    changed = replace(game.seat(power), **changes)  # type: ignore[arg-type]  # any field
    seats = tuple(changed if seat.power == power else seat for seat in game.seats)
    return replace(game, seats=seats)


def late(game: Game) -> Game:
    assert game.clock is not None
    late = replace(game, clock=replace(game.clock, late_notice=DEADLINE))
    return seat_with(seat_with(late, "RUSSIA", late=1), "TURKEY", late=2)


def over(game: Game, ending: Ending, *winners: Power) -> Game:
    return replace(game, status=Status.FINISHED, ending=ending, winners=winners, clock=None)


LATE_GAME = late(with_orders(SPRING_GAME, **{**FALL, "russia": "A UKR H", "turkey": "A BUL H"}))
LEFT_GAME = seat_with(
    seat_with(LATE_GAME, "TURKEY", state=SeatState.ABANDONED), "RUSSIA", state=SeatState.DISORDER
)
PAUSED_GAME = replace(SPRING_GAME, status=Status.PAUSED)
FORSAKEN_GAME = replace(
    PAUSED_GAME,
    seats=tuple(
        replace(seat, state=SeatState.ABANDONED)
        if seat.power in ("GERMANY", "ITALY", "RUSSIA", "TURKEY")
        else seat
        for seat in PAUSED_GAME.seats
    ),
)
TAKEN_GAME = seat_with(
    SPRING_GAME,
    "TURKEY",
    person=9,
    tenures=(Tenure(7, STANDARD.start), Tenure(9, Phase.parse("F1901M"))),
)
WON_GAME = over(
    seat_with(replace(FALL_GAME, phase=Phase.parse("F1901M")), "TURKEY", tenures=TAKEN_GAME.seats[6].tenures),
    Ending.VICTORY,
    "FRANCE",
)
DRAWN_GAME = over(FALL_GAME, Ending.DRAW, "AUSTRIA", "FRANCE", "GERMANY")
DROPPED_GAME = over(SPRING_GAME, Ending.TERMINATED)
SNAPSHOTS = (SPRING_RESULTS.snapshot, FALL_RESULTS.snapshot)
_WISHES = (("ENGLAND",), ("AUSTRIA", "FRANCE"), ("GERMANY",))
WISHING_GAME = replace(
    forming(2), applicants=(Applicant(1, "hash", (("AUSTRIA",),)), Applicant(2, "hash", _WISHES))
)
GREY_GAME = replace(SPRING_GAME, settings=replace(SPRING_GAME.settings, press=PressMode.BOTH))
