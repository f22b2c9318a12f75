"""Samples of replies and of other mails to one person."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta

from judge.game.order_style import Style
from judge.game.roles import Role
from judge.game.state import Ahead, Game
from judge.language.text.own_lines import A_SIGNATURE
from judge.notices.notice import Addressee
from judge.notices.remarks import GameRemark, MailRemark, remark
from judge.notices.replies import KeptAside, LineReport, Page, PageKind, Reply, SeatReport, Treatment
from judge.rules.phases import Phase
from tests.unit.render.games import (
    BUSY_GAME,
    COMPLETE,
    LATE_GAME,
    LEFT_GAME,
    PARTLY,
    WON_GAME,
    seat_with,
)
from tests.unit.render.sample import AUSTRIA, Sample
from tests.unit.render.seven_players import (
    DEADLINE,
    GM,
    PEOPLE,
    forming,
    reader,
)


def _page(kind: PageKind, topic: str, *games: Game, to: Addressee | None = None, text: str = "") -> Reply:
    role, power = (to.role, to.power) if to else (Role.ANYONE, None)
    page = Page(kind, topic, games, {game.name: PEOPLE for game in games}, role, power, text)
    line = LineReport(1, f"{kind.name} {topic}", Treatment.DONE, "See below.")
    return Reply("", (line,), (page,))


# The lines of two mails

_SPOKEN = remark(GameRemark.SPEAKS_FOR_POWER, power="Austria", game="alpha")
_SIGN_ON = LineReport(1, "SIGN ON Austria alpha ***", Treatment.DONE, _SPOKEN)
_SIGN_ON_AS_GERMANY = LineReport(
    1,
    "SIGN ON Germany alpha ***",
    Treatment.DONE,
    remark(GameRemark.SPEAKS_FOR_POWER, power="Germany", game="alpha"),
)
_MIXED = (
    _SIGN_ON,
    LineReport(2, "A Vie - Gal", Treatment.ORDER, "Army Vienna -> Galicia"),
    LineReport(
        3,
        "A Bud - Xyz",
        Treatment.REFUSED,
        "There is no province called Xyz.",
        column=9,
        read="Xyz",
        hint="Syria (Syr)? GET MAP lists the short names.",
    ),
    LineReport(
        4, "F Tri H", Treatment.ORDER, "Fleet Trieste HOLD", ("the coast of Trieste, which has only one",)
    ),
    LineReport(6, "-- ", Treatment.IGNORED, A_SIGNATURE),
    LineReport(7, "Anna Player", Treatment.IGNORED, A_SIGNATURE),
    LineReport(8, "Vienna", Treatment.IGNORED, A_SIGNATURE),
)
ALL_WELL = (
    _SIGN_ON,
    LineReport(2, "A Vie - Gal, A Bud - Ser", Treatment.ORDER, "Army Vienna -> Galicia"),
    LineReport(2, "A Vie - Gal, A Bud - Ser", Treatment.ORDER, "Army Budapest -> Serbia"),
    LineReport(3, "F Tri hold", Treatment.ORDER, "Fleet Trieste HOLD"),
    LineReport(4, "set wait", Treatment.DONE, "WAIT is on: this phase waits for its deadline."),
)
_STRAY = (
    *ALL_WELL[:4],
    LineReport(5, "see you in spring", Treatment.REFUSED, "This is not a known order.", column=1, read="see"),
)


_DOUBTED = (
    _SIGN_ON,
    LineReport(
        2,
        "Spring 1902",
        Treatment.REFUSED,
        "This heading names Spring 1902, but the current phase is S1901M.",
    ),
    LineReport(3, "A Vie - Gal", Treatment.WAITING, "Austria: Army Vienna -> Galicia"),
    LineReport(4, "A Bud - Ser", Treatment.WAITING, "Austria: Army Budapest -> Serbia"),
)
_ASIDE = KeptAside(
    "alpha",
    "AUSTRIA",
    Phase.parse("S1901M"),
    2,
    ("This heading names Spring 1902, but the current phase is S1901M.",),
    "4f9c71aa0b3e4f9c71aa0b3e4f9c71aa",
)


def _reply(game: Game, lines: tuple[LineReport, ...], subject: str = "orders") -> Reply:
    return Reply(subject, lines, game=game, power="AUSTRIA", role=Role.PLAYER)


_FALL, _WINTER = Phase.parse("F1901M"), Phase.parse("F1901A")
_AHEAD_GAME = replace(
    COMPLETE,
    ahead={
        "AUSTRIA": (
            Ahead(_WINTER, "Build A Vie", 1),
            Ahead(_FALL, "A Ser S F Alb - Gre", 1),
            Ahead(_FALL, "F Alb - Gre", 1),
        )
    },
)

SAMPLES: Mapping[str, Sample] = {
    "reply-with-a-refused-line": Sample("Every mail is answered", _reply(PARTLY, _MIXED), AUSTRIA),
    "reply-in-two-games": Sample(
        "Every mail is answered",
        replace(
            _reply(PARTLY, _MIXED),
            seats=(SeatReport(PARTLY, "AUSTRIA"), SeatReport(replace(PARTLY, name="bravo"), "AUSTRIA")),
        ),
        AUSTRIA,
    ),
    "reply-complete-and-waiting": Sample(
        "Every mail is answered", _reply(seat_with(COMPLETE, "AUSTRIA", wait=True), ALL_WELL), AUSTRIA
    ),
    "reply-with-a-wrong-heading": Sample(
        "Every mail is answered", replace(_reply(PARTLY, _DOUBTED), kept_aside=(_ASIDE,)), AUSTRIA
    ),
    "reply-in-the-zine-s-style": Sample(
        "Every mail is answered",
        _reply(COMPLETE, ALL_WELL[:1]),
        replace(AUSTRIA, person=replace(AUSTRIA.person, style=Style.parse("zine"))),
    ),
    "reply-with-a-vote": Sample(
        "Every mail is answered", _reply(seat_with(COMPLETE, "AUSTRIA", draw=True), ALL_WELL[:1]), AUSTRIA
    ),
    "reply-with-a-concession": Sample(
        "Every mail is answered",
        _reply(
            seat_with(COMPLETE, "AUSTRIA", draw=True, draw_of=("AUSTRIA", "ITALY"), concede="ITALY"),
            ALL_WELL[:1],
        ),
        AUSTRIA,
    ),
    "reply-complete-with-a-stray-line": Sample(
        "Every mail is answered", _reply(COMPLETE, _STRAY, "Re: ANCH:alpha - S1901M Results"), AUSTRIA
    ),
    "reply-nothing-due": Sample("Every mail is answered", _reply(BUSY_GAME, ALL_WELL[:1]), AUSTRIA),
    "reply-late-retreat": Sample(
        "Every mail is answered",
        Reply("", (_SIGN_ON_AS_GERMANY,), game=BUSY_GAME, power="GERMANY", role=Role.PLAYER),
        reader("GERMANY"),
        DEADLINE + timedelta(hours=3),
    ),
    "reply-to-the-master": Sample(
        "Every mail is answered", Reply("hello", ALL_WELL[:1], game=PARTLY, role=Role.MASTER), GM
    ),
    "reply-to-a-stranger": Sample(
        "Every mail is answered",
        Reply(
            "hello",
            (
                LineReport(
                    1,
                    "signon ?alpha secret",
                    Treatment.REFUSED,
                    "You are not registered here.",
                    hint="Send REGISTER, a line Name: with your name, and END; then send this mail again.",
                ),
            ),
        ),
        None,
    ),
    "reply-to-a-mail-that-waits": Sample(
        "From another address than the player's",
        Reply("orders", (), unreadable=remark(MailRemark.MAIL_WAITS)),
        AUSTRIA,
    ),
    "reply-unreadable": Sample(
        "Every mail is answered", Reply("orders", (), unreadable="it holds attachments only."), AUSTRIA
    ),
    "reply-empty": Sample("Every mail is answered", Reply("", ()), None),
    "list-of-games": Sample(
        "LIST",
        _page(
            PageKind.GAMES, "", forming(6), replace(LEFT_GAME, name="beta"), replace(WON_GAME, name="gamma")
        ),
        AUSTRIA,
    ),
    "list-full": Sample("LIST FULL", _page(PageKind.GAMES, "full", forming(2), LATE_GAME), AUSTRIA),
    "list-of-a-game": Sample("LIST game", _page(PageKind.GAME, "alpha", LATE_GAME, to=AUSTRIA), AUSTRIA),
    "list-for-the-master": Sample(
        "LIST game, by its master",
        _page(PageKind.GAME, "alpha", seat_with(LEFT_GAME, "ITALY", draw=True), to=GM),
        GM,
    ),
    "list-in-retreats-for-a-stranger": Sample(
        "LIST game, by somebody not in it", _page(PageKind.GAME, "alpha", BUSY_GAME), None
    ),
    "list-of-a-forming-game": Sample(
        "LIST game", _page(PageKind.GAME, "alpha", forming(6), to=AUSTRIA), AUSTRIA
    ),
    "help": Sample("HELP", _page(PageKind.HELP, ""), None),
    "help-unknown": Sample("HELP topic", _page(PageKind.HELP, "playin the game"), None),
    "file": Sample("GET file", _page(PageKind.FILE, "map", text="Austria: ...\nEngland: ...\n"), None),
    "reply-with-orders-ahead": Sample("Every mail is answered", _reply(_AHEAD_GAME, ALL_WELL[:1]), AUSTRIA),
}
