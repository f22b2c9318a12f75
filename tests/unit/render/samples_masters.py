"""Samples of mails about who leads a game, and what a master tells everybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from judge.game.roles import MasterTask
from judge.game.state import Ending, Game, Status
from judge.game.transition import with_clock
from judge.notices.game import (
    EndTakenBack,
    MastershipOffered,
    MasterSilent,
    Pause,
    SeatChanged,
    StartTakenBack,
)
from judge.notices.phases import RolledBack
from judge.notices.restricted import person_in
from judge.rules.phases import Phase
from tests.unit.render.games import SPRING_GAME
from tests.unit.render.sample import AUSTRIA, Sample
from tests.unit.render.samples_game import NEWCOMER, OUTCAST
from tests.unit.render.seven_players import GM, NOW, PEOPLE


def _paused(since: datetime, *, resumes: datetime | None = None) -> Game:
    return with_clock(replace(SPRING_GAME, status=Status.PAUSED), stopped=since, resumes=resumes)


SAMPLES: Mapping[str, Sample] = {
    "mastership-offered": Sample(
        "PROMOTE, to whoever is asked",
        MastershipOffered(
            SPRING_GAME, person_in(SPRING_GAME, PEOPLE[SPRING_GAME.master.person]), in_place=False
        ),
        OUTCAST,
    ),
    "mastership-handed-over": Sample(
        "HAND OVER, to whoever is asked",
        MastershipOffered(
            SPRING_GAME, person_in(SPRING_GAME, PEOPLE[SPRING_GAME.master.person]), in_place=True
        ),
        OUTCAST,
    ),
    **{
        f"master-silent-{task.name.lower().replace('_', '-')}{told}": Sample(
            "A week after something began to wait for the master's word",
            MasterSilent(SPRING_GAME, NOW - timedelta(days=7), task),
            reader,
        )
        for task in MasterTask
        for told, reader in (("", AUSTRIA), ("-for-the-master", GM))
    },
    "end-rolled-back": Sample(
        "ROLLBACK of a game that was drawn",
        RolledBack(
            SPRING_GAME,
            Phase.parse("F1901B"),
            (Phase.parse("F1901M"),),
            (),
            (31,),
            ended=Ending.DRAW,
            winners=("FRANCE", "TURKEY"),
        ),
        AUSTRIA,
    ),
    "adjust-undone": Sample(
        "UNDO after an ADJUST, to the master",
        RolledBack(SPRING_GAME, Phase.parse("S1901M"), (), (), (), undo=True, mended=True),
        GM,
    ),
    "co-master": Sample(
        "The game has another master",
        SeatChanged(SPRING_GAME, "co_master", person_in(SPRING_GAME, NEWCOMER)),
        AUSTRIA,
    ),
    "successor": Sample(
        "The game was handed over",
        SeatChanged(SPRING_GAME, "successor", person_in(SPRING_GAME, NEWCOMER)),
        AUSTRIA,
    ),
    "successor-for-himself": Sample(
        "The game was handed over, to who led it",
        SeatChanged(SPRING_GAME, "successor", person_in(SPRING_GAME, NEWCOMER)),
        OUTCAST,
    ),
    "master-left": Sample(
        "One of several masters left",
        SeatChanged(SPRING_GAME, "master_left", person_in(SPRING_GAME, NEWCOMER)),
        AUSTRIA,
    ),
    "paused-until": Sample(
        "PAUSE UNTIL a day",
        Pause(_paused(NOW, resumes=NOW + timedelta(days=12)), paused=True),
        AUSTRIA,
    ),
    "paused-still": Sample(
        "A week of pause",
        Pause(_paused(NOW - timedelta(days=7)), paused=True, reminds=True),
        AUSTRIA,
    ),
    "paused-still-for-the-master": Sample(
        "A week of pause",
        Pause(_paused(NOW - timedelta(days=7)), paused=True, reminds=True),
        GM,
    ),
    "master-silent": Sample(
        "The game has waited for its master for a week",
        MasterSilent(SPRING_GAME, NOW - timedelta(days=7)),
        AUSTRIA,
    ),
    "master-silent-in-a-pause": Sample(
        "The game was paused for two weeks, without a day to go on",
        MasterSilent(_paused(NOW - timedelta(days=14)), NOW - timedelta(days=14)),
        GM,
    ),
    "end-taken-back": Sample("TERMINATE was taken back", EndTakenBack(SPRING_GAME), AUSTRIA),
    "start-taken-back": Sample("UNSTART", StartTakenBack(SPRING_GAME), AUSTRIA),
    "master-out": Sample(
        "The first master put another out",
        SeatChanged(SPRING_GAME, "master_out", person_in(SPRING_GAME, NEWCOMER)),
        OUTCAST,
    ),
}
