"""Samples of mails about who leads a game, and what a master tells everybody."""

from __future__ import annotations

from collections.abc import Mapping

from judge.service.notices.game import MastershipOffered, SeatChanged
from tests.unit.render.games import SPRING_GAME
from tests.unit.render.sample import AUSTRIA, Sample
from tests.unit.render.samples_game import NEWCOMER, OUTCAST
from tests.unit.render.seven_players import PEOPLE

SAMPLES: Mapping[str, Sample] = {
    "mastership-offered": Sample(
        "PROMOTE, to whoever is asked",
        MastershipOffered(SPRING_GAME, PEOPLE[SPRING_GAME.master.person], in_place=False),
        OUTCAST,
    ),
    "mastership-handed-over": Sample(
        "HAND OVER, to whoever is asked",
        MastershipOffered(SPRING_GAME, PEOPLE[SPRING_GAME.master.person], in_place=True),
        OUTCAST,
    ),
    "co-master": Sample(
        "The game has another master", SeatChanged(SPRING_GAME, "co_master", NEWCOMER), AUSTRIA
    ),
    "successor": Sample("The game was handed over", SeatChanged(SPRING_GAME, "successor", NEWCOMER), AUSTRIA),
    "successor-for-himself": Sample(
        "The game was handed over, to who led it", SeatChanged(SPRING_GAME, "successor", NEWCOMER), OUTCAST
    ),
    "master-left": Sample(
        "One of several masters left", SeatChanged(SPRING_GAME, "master_left", NEWCOMER), AUSTRIA
    ),
    "master-out": Sample(
        "The first master put another out", SeatChanged(SPRING_GAME, "master_out", NEWCOMER), OUTCAST
    ),
}
