"""Samples of mails about orders that came after the deadline, where they need the master's word."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta

from judge.game.events import LateFate, LateOrders
from judge.notices.phases import LateOrdersAsked, LateOrdersTold
from judge.rules.orders import Move
from judge.rules.phases import Phase
from judge.rules.units import Kind
from tests.unit.render.games import LATE_GAME
from tests.unit.render.sample import Sample
from tests.unit.render.seven_players import DEADLINE, GM, GRACE, reader

STRICT_GAME = replace(LATE_GAME, settings=replace(LATE_GAME.settings, late_orders=False))
LATE_ORDERS = LateOrders(
    "TURKEY",
    LateFate.ACCEPTED,
    (Move(Kind.ARMY, "CON", "BUL"), Move(Kind.ARMY, "SMY", "CON"), Move(Kind.FLEET, "ANK", "BLA")),
)

SAMPLES: Mapping[str, Sample] = {
    "late-orders-asked": Sample(
        "SET NO LATE ORDERS: a power's first orders have come after the deadline, to the master",
        LateOrdersAsked(STRICT_GAME, "TURKEY"),
        GM,
        DEADLINE + timedelta(hours=1),
    ),
    "late-orders-asked-in-the-dark": Sample(
        "Likewise, to a master who plays a game that hides who is late",
        LateOrdersAsked(STRICT_GAME, None, together=True),
        GM,
        DEADLINE + timedelta(hours=1),
    ),
    "late-orders-asked-of-a-player": Sample(
        "Likewise, to a master who plays where everybody sees who is late",
        LateOrdersAsked(STRICT_GAME, "TURKEY", together=True),
        GM,
        DEADLINE + timedelta(hours=1),
    ),
    "late-orders-accepted": Sample(
        "ACCEPT LATE, to whoever had sent them",
        LateOrdersTold(STRICT_GAME, "TURKEY", Phase.parse("S1901M"), LATE_ORDERS),
        reader("TURKEY"),
        GRACE,
    ),
    "late-orders-declined": Sample(
        "The master says no, with words of his own",
        LateOrdersTold(
            STRICT_GAME,
            "TURKEY",
            Phase.parse("S1901M"),
            replace(LATE_ORDERS, fate=LateFate.DECLINED),
            words="You have had three days.",
        ),
        reader("TURKEY"),
        DEADLINE + timedelta(hours=2),
    ),
    "late-orders-unused": Sample(
        "The phase is judged without them",
        LateOrdersTold(
            STRICT_GAME,
            "TURKEY",
            Phase.parse("S1901M"),
            replace(LATE_ORDERS, fate=LateFate.UNUSED, ahead=("A Con R Smy",)),
            DEADLINE,
        ),
        reader("TURKEY"),
        GRACE,
    ),
}
