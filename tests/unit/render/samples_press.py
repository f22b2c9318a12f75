"""Samples of letters between players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from judge.game.commands.member import Fake
from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.notices.press import LetterDropped, LettersShown, PostalPress, Press, PressWatched
from judge.notices.remarks import OrderRemark, remark
from judge.notices.restricted import person_in
from tests.unit.render.games import (
    GREY_GAME,
    SPRING_GAME,
)
from tests.unit.render.sample import AUSTRIA, SPECTATOR, Sample
from tests.unit.render.seven_players import (
    GM,
    PEOPLE,
    reader,
)

_FRENCH = Actor(Role.PLAYER, 3, "FRANCE")
_BODY = (
    "Dear Gerd, Burgundy is mine.\n\n"
    ":: Judge: ANCH  Game: Alpha  Variant: Standard\n"
    "Movement results for Spring of 1901. (alpha.001)\n"
    "Fleur"
)


def _letter(game: Game, to: tuple[str, ...], *, grey: bool = False, **more: bool) -> Press:
    author, person = (None, None) if grey else (_FRENCH, PEOPLE[3])
    shout = more.get("broadcast", False)
    return Press(game, author, to, not to, shout, _BODY, game.phase, person=person_in(game, person))


def _grey_for_master() -> Press:
    return Press(
        GREY_GAME,
        _FRENCH,
        (),
        True,
        True,
        _BODY,
        GREY_GAME.phase,
        person=person_in(GREY_GAME, PEOPLE[3]),
        grey=True,
    )


def _faked() -> Press:
    return replace(_letter(SPRING_GAME, ("ENGLAND",)), fake=Fake(("ENGLAND", "ITALY")))


FRANCE = reader("FRANCE")
_LEFT = remark(OrderRemark.PRESS_SEAT_LEFT, game="alpha")
SAMPLES: Mapping[str, Sample] = {
    "press": Sample("PRESS TO", _letter(SPRING_GAME, ("GERMANY",)), reader("GERMANY")),
    "press-grey": Sample(
        "PRESS GREY TO", _letter(GREY_GAME, ("ENGLAND", "GERMANY"), grey=True), reader("ENGLAND")
    ),
    "press-to-the-master": Sample("PRESS TO M", _letter(SPRING_GAME, ("MASTER",)), GM),
    "broadcast": Sample("BROADCAST", _letter(SPRING_GAME, (), broadcast=True), AUSTRIA),
    "broadcast-grey": Sample("BROADCAST GREY", _letter(GREY_GAME, (), grey=True, broadcast=True), AUSTRIA),
    "broadcast-grey-for-the-master": Sample("BROADCAST GREY", _grey_for_master(), GM),
    "press-faked": Sample("PRESS TO E FAKE TO EI", _faked(), GM),
    "press-own-copy": Sample("SET COPY", replace(_letter(SPRING_GAME, ("ITALY",)), own=True), FRANCE),
    "press-watched": Sample("SET ALL PRESS", replace(_letter(SPRING_GAME, ("ITALY",)), watched=True), GM),
    "press-for-a-spectator": Sample(
        "SPECTATOR", replace(_letter(SPRING_GAME, ("AUSTRIA",)), watched=True), SPECTATOR
    ),
    "postal-press": Sample(
        "letters that waited for the results",
        PostalPress(
            SPRING_GAME,
            SPRING_GAME.phase,
            (_letter(SPRING_GAME, (), broadcast=True), _letter(SPRING_GAME, ("AUSTRIA",), grey=True)),
        ),
        AUSTRIA,
    ),
    "letters-shown": Sample(
        "The end of a game with SET LETTERS SHOWN",
        LettersShown(
            SPRING_GAME,
            (
                _letter(SPRING_GAME, (), broadcast=True),
                replace(_letter(SPRING_GAME, ("GERMANY",)), watched=True),
                _faked(),
            ),
            left_out=12,
        ),
        AUSTRIA,
    ),
    "the-master-reads-all": Sample("SET ALL PRESS", PressWatched(SPRING_GAME, wanted=True), AUSTRIA),
    "the-master-reads-his": Sample("SET NORMAL PRESS", PressWatched(SPRING_GAME, wanted=False), AUSTRIA),
    "letter-dropped": Sample(
        "an answer to a letter whose author left, or whose game ended, before it could leave",
        LetterDropped(SPRING_GAME, _LEFT, _BODY),
        AUSTRIA,
    ),
}
