"""Scenes from the life of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta

from judge.game.roles import Actor, Role
from judge.service import notices as n
from judge.service.notices import Addressee
from tests.unit.render.games import (
    BUSY_RESULTS,
    DRAWN_GAME,
    DROPPED_GAME,
    FALL_RESULTS,
    LATE_GAME,
    LEFT_GAME,
    PAUSED_GAME,
    REMOVAL_RESULTS,
    RETREAT_RESULTS,
    SNAPSHOTS,
    SPRING_GAME,
    SPRING_RESULTS,
    TAKEN_GAME,
    WINTER_RESULTS,
    WISHING_GAME,
    WITHOUT_RETREAT,
    WON_GAME,
)
from tests.unit.render.scene import AUSTRIA, FRANCE, Scene
from tests.unit.render.seven_players import (
    DEADLINE,
    GM,
    GRACE,
    PEOPLE,
    WATCHER,
    reader,
    running,
)

OUTCAST = Addressee(PEOPLE[7], Role.REGISTERED, "TURKEY")
NEWCOMER = PEOPLE[9]

SCENES: Mapping[str, Scene] = {
    "player-joined": Scene(
        "A player joins a forming game", n.PlayerJoined(WISHING_GAME, PEOPLE[2], 2, 5, PEOPLE), AUSTRIA
    ),
    "player-joined-for-the-master": Scene(
        "A player joins a forming game", n.PlayerJoined(WISHING_GAME, PEOPLE[2], 2, 5, PEOPLE), GM
    ),
    "game-starting": Scene("The last player has joined", n.GameStarting(running(), PEOPLE), AUSTRIA),
    "game-starting-for-an-observer": Scene(
        "The last player has joined", n.GameStarting(running(), PEOPLE), WATCHER
    ),
    "results-spring": Scene("A phase was judged", SPRING_RESULTS, AUSTRIA),
    "results-with-everything": Scene("A phase was judged", BUSY_RESULTS, reader("GERMANY")),
    "results-for-the-master": Scene("A phase was judged", replace(BUSY_RESULTS, by_master=True), GM),
    "results-fall": Scene("A phase was judged", FALL_RESULTS, reader("RUSSIA")),
    "results-retreats": Scene("A phase was judged", RETREAT_RESULTS, FRANCE),
    "results-retreats-without-orders": Scene("A phase was judged", WITHOUT_RETREAT, reader("GERMANY")),
    "results-adjustments": Scene("A phase was judged", WINTER_RESULTS, FRANCE),
    "results-adjustments-by-default": Scene("A phase was judged", REMOVAL_RESULTS, WATCHER),
    "results-of-the-last-phase": Scene(
        "A phase was judged", replace(FALL_RESULTS, game=WON_GAME, opened=None), AUSTRIA
    ),
    "game-won": Scene("The game is over", n.GameEnded(WON_GAME, PEOPLE, SNAPSHOTS), AUSTRIA),
    "game-drawn": Scene("The game is over", n.GameEnded(DRAWN_GAME, PEOPLE, SNAPSHOTS), WATCHER),
    "game-terminated": Scene("The game is over", n.GameEnded(DROPPED_GAME, PEOPLE, SNAPSHOTS[:1]), AUSTRIA),
    "late-notice": Scene(
        "The deadline has passed and orders are missing; daily to the late",
        n.LateNotice(LATE_GAME, ("RUSSIA", "TURKEY")),
        reader("TURKEY"),
        DEADLINE + timedelta(minutes=31),
    ),
    "late-notice-for-the-others": Scene(
        "The deadline has passed and orders are missing",
        n.LateNotice(LATE_GAME, ("RUSSIA", "TURKEY")),
        AUSTRIA,
        DEADLINE + timedelta(minutes=31),
    ),
    "openings": Scene(
        "Grace is over in a game that waits for a replacement, or a player has left",
        n.Openings(LEFT_GAME, ("TURKEY",), first=True),
        AUSTRIA,
        GRACE,
    ),
    "openings-for-the-player-himself": Scene(
        "Every two days while the game waits",
        n.Openings(LEFT_GAME, ("RUSSIA", "TURKEY"), first=False),
        reader("TURKEY"),
        GRACE,
    ),
    "disorder": Scene(
        "Grace is over in a game judged without missing orders",
        n.Disorder(LEFT_GAME, ("RUSSIA",)),
        reader("RUSSIA"),
        GRACE,
    ),
    "taken-over": Scene(
        "Somebody took a free power over",
        n.SeatChanged(TAKEN_GAME, "took_over", NEWCOMER, "TURKEY"),
        AUSTRIA,
    ),
    "returned": Scene(
        "A player came back to his power",
        n.SeatChanged(SPRING_GAME, "returned", PEOPLE[6], "RUSSIA"),
        AUSTRIA,
    ),
    "resigned": Scene(
        "A player or observer left", n.SeatChanged(SPRING_GAME, "resigned", PEOPLE[3], "FRANCE"), AUSTRIA
    ),
    "ejected": Scene(
        "The master put somebody out", n.SeatChanged(SPRING_GAME, "ejected", PEOPLE[7], "TURKEY"), AUSTRIA
    ),
    "ejected-for-himself": Scene(
        "The master put somebody out", n.SeatChanged(SPRING_GAME, "ejected", PEOPLE[7], "TURKEY"), OUTCAST
    ),
    "observing": Scene("An observer came", n.SeatChanged(SPRING_GAME, "observing", NEWCOMER), AUSTRIA),
    "observer-left": Scene(
        "An observer left", n.SeatChanged(SPRING_GAME, "stopped_observing", NEWCOMER), AUSTRIA
    ),
    "deadline-changed": Scene(
        "The master moved the deadline or the grace",
        n.DeadlineChanged(SPRING_GAME, DEADLINE + timedelta(days=1), GRACE, Actor(Role.MASTER, 8)),
        AUSTRIA,
    ),
    "settings-changed": Scene(
        "The master changed settings",
        n.SettingsChanged(SPRING_GAME, (("partial_press", True, False), ("comment", "", "Friends only"))),
        AUSTRIA,
    ),
    "deadline-held": Scene(
        "A deadline has passed for ten minutes while the mailbox cannot be read",
        n.DeadlineHeld(SPRING_GAME, DEADLINE),
        GM,
    ),
    "paused": Scene("The master stopped the clock", n.PauseNotice(PAUSED_GAME, paused=True), AUSTRIA),
    "resumed": Scene("The master started the clock again", n.PauseNotice(SPRING_GAME, paused=False), AUSTRIA),
}
