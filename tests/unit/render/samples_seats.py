"""Samples of mails about who is away, and who stands by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from judge.game.events import StandbyEnd
from judge.game.roles import Role
from judge.game.state import Clock, SeatState
from judge.notices.game import (
    AbsenceNotice,
    MemberMoved,
    Openings,
    PartnershipOffered,
    PlayersSwapped,
    SeatChanged,
    SwapOffered,
)
from judge.notices.notice import Addressee
from judge.notices.restricted import person_in
from judge.notices.standbys import StandbyMoved, StandbyTold, StandbyWanted
from tests.unit.render.games import (
    BUSY_GAME,
    LEFT_GAME,
    RETREAT_GAME,
    SPRING_GAME,
    TAKEN_GAME,
    seat_with,
)
from tests.unit.render.sample import AUSTRIA, FRANCE, SPECTATOR, Sample
from tests.unit.render.samples_game import NEWCOMER, OUTCAST
from tests.unit.render.seven_players import DEADLINE, GM, GRACE, NOW


def days_away(first: int, last: int) -> tuple[datetime, datetime]:
    """A time away, in days from now."""
    return NOW + timedelta(days=first), NOW + timedelta(days=last)


_SPECTATOR = person_in(SPRING_GAME, SPECTATOR.person)
_SWAPPED = seat_with(seat_with(SPRING_GAME, "FRANCE", person=1), "AUSTRIA", person=3)
SAMPLES: Mapping[str, Sample] = {
    "absence-notice": Sample(
        "A player says when he is away",
        AbsenceNotice(
            replace(
                SPRING_GAME,
                clock=Clock(
                    NOW, NOW + timedelta(hours=12), DEADLINE + timedelta(days=2), GRACE + timedelta(days=2)
                ),
            ),
            ("AUSTRIA",),
            (days_away(1, 3),),
            moved=True,
        ),
        GM,
    ),
    "absence-notice-in-gunboat": Sample(
        "Likewise, where nobody knows who plays what",
        AbsenceNotice(SPRING_GAME, (), (days_away(9, 12),)),
        FRANCE,
    ),
    "absence-taken-back": Sample(
        "A player is not away after all",
        AbsenceNotice(SPRING_GAME, ("AUSTRIA",), back=(days_away(1, 3),)),
        AUSTRIA,
    ),
    "absences-of-one-mail": Sample(
        "A mail says of two times that its player is away, and of one that he is not after all",
        AbsenceNotice(SPRING_GAME, ("AUSTRIA",), (days_away(1, 3), days_away(9, 12)), (days_away(20, 21),)),
        FRANCE,
    ),
    "standby-wanted": Sample(
        "At half of grace, to each on the standby list",
        StandbyWanted(SPRING_GAME, "TURKEY", late=True),
        OUTCAST,
    ),
    "standby-wanted-for-a-free-power": Sample(
        "A power lost its player, to each on the standby list",
        StandbyWanted(LEFT_GAME, "TURKEY", late=False),
        OUTCAST,
    ),
    "standby-wanted-for-a-retreat": Sample(
        "Likewise, where units of the power are dislodged",
        StandbyWanted(seat_with(BUSY_GAME, "GERMANY", state=SeatState.ABANDONED), "GERMANY", late=False),
        OUTCAST,
    ),
    "standby-wanted-for-a-build": Sample(
        "Likewise at half of grace, where the power may build",
        StandbyWanted(RETREAT_GAME, "TURKEY", late=True),
        OUTCAST,
    ),
    "openings-in-retreats": Sample(
        "A power with dislodged units lost its player, to all others",
        Openings(seat_with(BUSY_GAME, "GERMANY", state=SeatState.ABANDONED), ("GERMANY",), first=True),
        AUSTRIA,
    ),
    "standby-seated": Sample(
        "Grace is over, to the standby of a power whose player did not come",
        StandbyTold(TAKEN_GAME, "TURKEY", None),
        Addressee(NEWCOMER, Role.PLAYER, "TURKEY"),
    ),
    "standby-dismissed": Sample(
        "The orders of a late power came, to its standby",
        StandbyTold(SPRING_GAME, "TURKEY", StandbyEnd.BACK),
        OUTCAST,
    ),
    "standby-not-needed-any-more": Sample(
        "The master has the phase judged, to the standby of a power that was late",
        StandbyTold(SPRING_GAME, "TURKEY", StandbyEnd.JUDGED),
        OUTCAST,
    ),
    "standby-moved": Sample(
        "The master moves the end of grace, to the standby of a power",
        StandbyMoved(SPRING_GAME, "TURKEY"),
        OUTCAST,
    ),
    "partnership-offered": Sample(
        "PARTNER, to whom its player asks",
        PartnershipOffered(SPRING_GAME, "AUSTRIA", person_in(SPRING_GAME, NEWCOMER)),
        OUTCAST,
    ),
    "member-moved": Sample(
        "CONFIRM of a new address, to whoever may know the player",
        MemberMoved(
            SPRING_GAME, person_in(SPRING_GAME, NEWCOMER), person_in(SPRING_GAME, NEWCOMER), "AUSTRIA"
        ),
        FRANCE,
    ),
    "swap-offered": Sample(
        "SWAP, to the player of one of the two powers",
        SwapOffered(SPRING_GAME, "FRANCE", "AUSTRIA"),
        FRANCE,
    ),
    "players-swapped": Sample(
        "Both have said YES to that, to one of them",
        PlayersSwapped(
            _SWAPPED,
            ("FRANCE", "AUSTRIA"),
            (person_in(_SWAPPED, AUSTRIA.person), person_in(_SWAPPED, FRANCE.person)),
        ),
        replace(AUSTRIA, power="FRANCE"),
    ),
    "partner": Sample(
        "A YES to that, to everybody else",
        SeatChanged(SPRING_GAME, "partner", person_in(SPRING_GAME, NEWCOMER), "AUSTRIA"),
        FRANCE,
    ),
    "spectator": Sample(
        "SPECTATOR, to the GM", SeatChanged(SPRING_GAME, "spectator", _SPECTATOR, "AUSTRIA"), GM
    ),
    "spectator-not-watching": Sample(
        "SPECTATOR, to the GM, of somebody who does not watch",
        SeatChanged(SPRING_GAME, "spectator_not_watching", _SPECTATOR, "AUSTRIA"),
        GM,
    ),
    "spectator-you": Sample(
        "SPECTATOR", SeatChanged(SPRING_GAME, "spectator_you", _SPECTATOR, "AUSTRIA"), SPECTATOR
    ),
    "spectator-ended": Sample(
        "SPECTATOR -address", SeatChanged(SPRING_GAME, "spectator_ended", _SPECTATOR, "AUSTRIA"), GM
    ),
    "spectator-ended-you": Sample(
        "SPECTATOR NONE", SeatChanged(SPRING_GAME, "spectator_ended_you", _SPECTATOR, "AUSTRIA"), SPECTATOR
    ),
    "partner-left": Sample(
        "One of several leaves",
        SeatChanged(SPRING_GAME, "partner_left", person_in(SPRING_GAME, NEWCOMER), "AUSTRIA"),
        FRANCE,
    ),
    "partner-too": Sample(
        "EJECT of a power, of who led it beside its player",
        SeatChanged(SPRING_GAME, "partner_too", person_in(SPRING_GAME, NEWCOMER), "AUSTRIA"),
        FRANCE,
    ),
}
