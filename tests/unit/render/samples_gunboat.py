"""Samples of mails in a gunboat game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.notices.game import GameStarting, PlayerJoined, SeatChanged
from judge.notices.notice import Addressee, Notice
from judge.notices.phases import GameEnded
from judge.notices.press import Press
from judge.notices.replies import LineReport, Page, PageKind, Reply, Treatment
from judge.notices.restricted import in_secret, known_people, people_in, person_in, sender_in
from judge.notices.security import CopyOfRecord, lines_in
from tests.unit.render.games import DROPPED_GAME, GREY_GAME, LEFT_GAME, TAKEN_GAME, WISHING_GAME
from tests.unit.render.sample import AUSTRIA, Sample
from tests.unit.render.seven_players import GM, PEOPLE, WATCHER, reader, running

_BODY = (
    "Edgar \u2014 I\u2019ll take \u201cthe Channel\u201d if you keep out of it, as we said, and I expect you "
    "to sail\nnorth at once\u2026\n\n\n\nF Bre - Eng\nF Lon - Nth\nSent from my iPhone"
)
_FRENCH = Actor(Role.PLAYER, 3, "FRANCE")
_LINE = LineReport(2, "A Vie - Gal", Treatment.ORDER, "Austria: Army Vienna -> Galicia")


def gunboat(game: Game, *, reveal: bool = True) -> Game:
    """The game, its people hidden."""
    return replace(game, settings=replace(game.settings, gunboat=True, reveal=reveal))


def _sample(when: str, notice: Notice, to: Addressee) -> Sample:
    return Sample(f"{when}, in a gunboat game", notice, to)


def _letter(to: tuple[str, ...], *, grey: bool = False) -> Press:
    game = gunboat(GREY_GAME)
    return Press(
        game, _FRENCH, to, not to, not to, _BODY, game.phase, person=in_secret(game, PEOPLE[3]), grey=grey
    )


def _list(to: Addressee) -> Reply:
    game = gunboat(running())
    people = {game.name: known_people(game, PEOPLE, to.person.id, to.role)}
    line = LineReport(1, "LIST alpha", Treatment.DONE, "See below.")
    return Reply("", (line,), (Page(PageKind.GAME, game.name, (game,), people, to.role, to.power),))


_TAKEN = SeatChanged(gunboat(TAKEN_GAME), "took_over", person_in(gunboat(TAKEN_GAME), PEOPLE[9]), "TURKEY")
_RESIGNED = SeatChanged(gunboat(LEFT_GAME), "resigned", person_in(gunboat(LEFT_GAME), PEOPLE[7]), "TURKEY")
_JOINED = PlayerJoined(
    gunboat(WISHING_GAME),
    person_in(gunboat(WISHING_GAME), PEOPLE[2]),
    2,
    5,
    people_in(gunboat(WISHING_GAME), PEOPLE),
)

SAMPLES: Mapping[str, Sample] = {
    "gunboat-player-joined": _sample("A player joins a forming game", _JOINED, AUSTRIA),
    "gunboat-game-starting": _sample(
        "The last player has joined",
        GameStarting(gunboat(running()), people_in(gunboat(running()), PEOPLE)),
        AUSTRIA,
    ),
    "gunboat-list": _sample("LIST and a game's name", _list(AUSTRIA), AUSTRIA),
    "gunboat-list-for-an-observer": _sample("LIST and a game's name", _list(WATCHER), WATCHER),
    "gunboat-press": _sample("PRESS TO", _letter(("ENGLAND",)), reader("ENGLAND")),
    "gunboat-press-for-the-master": _sample("PRESS TO", _letter(("MASTER",)), GM),
    "gunboat-broadcast": _sample("BROADCAST", _letter(()), WATCHER),
    "gunboat-taken-over": _sample("Somebody took a free power over", _TAKEN, AUSTRIA),
    "gunboat-taken-over-for-the-master": _sample("Somebody took a free power over", _TAKEN, GM),
    "gunboat-resigned": _sample("A player or observer left", _RESIGNED, AUSTRIA),
    "gunboat-copy-of-record": _sample(
        "Orders came from another address",
        CopyOfRecord(
            gunboat(running()),
            "AUSTRIA",
            sender_in(gunboat(running()), "edgar@home.test"),
            lines_in(gunboat(running()), (_LINE,), "edgar@home.test"),
        ),
        AUSTRIA,
    ),
    "gunboat-game-over": _sample(
        "The game is over",
        GameEnded(gunboat(DROPPED_GAME), people_in(gunboat(DROPPED_GAME), PEOPLE)),
        AUSTRIA,
    ),
    "gunboat-game-over-unrevealed": _sample(
        "The game is over",
        GameEnded(
            gunboat(DROPPED_GAME, reveal=False), people_in(gunboat(DROPPED_GAME, reveal=False), PEOPLE)
        ),
        AUSTRIA,
    ),
}
