"""One scene for each mail the judge writes, by the name of its snapshot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from judge.game.roles import Actor, Role
from judge.game.seats import Applicant, SeatState, Tenure
from judge.game.settings import PressMode
from judge.game.state import Ending, Game, Status
from judge.rules.phases import Phase
from judge.rules.units import Kind, Place, Position, Power, Unit
from judge.service import notices as n
from judge.service.notices import Addressee, LineReport, Notice, Page, PageKind, Treatment
from tests.unit.render.table import (
    DEADLINE,
    FALL,
    GM,
    GRACE,
    NOW,
    PEOPLE,
    SPRING,
    STANDARD,
    WATCHER,
    at,
    forming,
    judged,
    reader,
    running,
    with_orders,
)

AUSTRIA, FRANCE = reader("AUSTRIA"), reader("FRANCE")
OUTCAST = Addressee(PEOPLE[7], Role.REGISTERED, "TURKEY")
NEWCOMER = PEOPLE[9]


@dataclass(frozen=True)
class Scene:
    """A notice, who reads it, when, and when such a mail is sent."""

    when_sent: str
    notice: Notice
    to: Addressee | None
    now: datetime = NOW


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


def _seat(game: Game, power: Power, **changes: object) -> Game:
    changed = replace(game.seat(power), **changes)  # type: ignore[arg-type]  # any field
    seats = tuple(changed if seat.power == power else seat for seat in game.seats)
    return replace(game, seats=seats)


def _late(game: Game) -> Game:
    assert game.clock is not None
    late = replace(game, clock=replace(game.clock, late_notice=DEADLINE))
    return _seat(_seat(late, "RUSSIA", late=1), "TURKEY", late=2)


def _over(game: Game, ending: Ending, *winners: Power) -> Game:
    return replace(game, status=Status.FINISHED, ending=ending, winners=winners, clock=None)


LATE_GAME = _late(with_orders(SPRING_GAME, **{**FALL, "russia": "A UKR H", "turkey": "A BUL H"}))
LEFT_GAME = _seat(_seat(LATE_GAME, "TURKEY", state=SeatState.ABANDONED), "RUSSIA", state=SeatState.DISORDER)
PAUSED_GAME = replace(SPRING_GAME, status=Status.PAUSED)
TAKEN_GAME = _seat(
    SPRING_GAME,
    "TURKEY",
    person=9,
    tenures=(Tenure(7, STANDARD.start), Tenure(9, Phase.parse("F1901M"))),
)
WON_GAME = _over(
    _seat(replace(FALL_GAME, phase=Phase.parse("F1901M")), "TURKEY", tenures=TAKEN_GAME.seats[6].tenures),
    Ending.VICTORY,
    "FRANCE",
)
DRAWN_GAME = _over(FALL_GAME, Ending.DRAW, "AUSTRIA", "FRANCE", "GERMANY")
DROPPED_GAME = _over(SPRING_GAME, Ending.TERMINATED)
SNAPSHOTS = (SPRING_RESULTS.snapshot, FALL_RESULTS.snapshot)
_WISHES = (("ENGLAND",), ("AUSTRIA", "FRANCE"), ("GERMANY",))
WISHING_GAME = replace(
    forming(2), applicants=(Applicant(1, "hash", (("AUSTRIA",),)), Applicant(2, "hash", _WISHES))
)
GREY_GAME = replace(SPRING_GAME, settings=replace(SPRING_GAME.settings, press=PressMode.BOTH))

_FRENCH = Actor(Role.PLAYER, 3, "FRANCE")
_BODY = (
    "Dear Gerd, Burgundy is mine.\n\n"
    ":: Judge: ANCH  Game: Alpha  Variant: Standard\n"
    "Movement results for Spring of 1901. (alpha.001)\n"
    "Fleur"
)


def _letter(game: Game, to: tuple[str, ...], *, grey: bool = False, **more: bool) -> n.PressLetter:
    author, person = (None, None) if grey else (_FRENCH, PEOPLE[3])
    shout = more.get("broadcast", False)
    return n.PressLetter(game, author, to, not to, shout, _BODY, game.phase, person=person)


def _grey_for_master() -> n.PressLetter:
    return n.PressLetter(
        GREY_GAME, _FRENCH, (), True, True, _BODY, GREY_GAME.phase, person=PEOPLE[3], grey=True
    )


def _page(kind: PageKind, topic: str, *games: Game, to: Addressee | None = None, text: str = "") -> n.Reply:
    role, power = (to.role, to.power) if to else (Role.ANYONE, None)
    page = Page(kind, topic, games, PEOPLE, role, power, text)
    line = LineReport(1, f"{kind.name} {topic}", Treatment.DONE, "See below.")
    return n.Reply("", (line,), (page,))


# The lines of two mails

_SIGN_ON = LineReport(1, "SIGN ON Austria alpha ***", Treatment.DONE, "You speak for Austria in alpha.")
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
        4, "F Tri H", Treatment.ORDER, "Fleet Trieste HOLD", ("the coast of Trieste, as there is one",)
    ),
    LineReport(6, "-- ", Treatment.IGNORED, "a signature"),
    LineReport(7, "Anna Player", Treatment.IGNORED, "a signature"),
    LineReport(8, "Vienna", Treatment.IGNORED, "a signature"),
)
_ALL_WELL = (
    _SIGN_ON,
    LineReport(2, "A Vie - Gal, A Bud - Ser", Treatment.ORDER, "Army Vienna -> Galicia"),
    LineReport(2, "A Vie - Gal, A Bud - Ser", Treatment.ORDER, "Army Budapest -> Serbia"),
    LineReport(3, "F Tri hold", Treatment.ORDER, "Fleet Trieste HOLD"),
    LineReport(4, "set wait", Treatment.DONE, "The phase will not be judged before its deadline."),
)
_STRAY = (
    *_ALL_WELL[:4],
    LineReport(
        5, "see you in spring", Treatment.REFUSED, "I do not know the word see.", column=1, read="see"
    ),
)


def _reply(game: Game, lines: tuple[LineReport, ...], subject: str = "orders") -> n.Reply:
    return n.Reply(subject, lines, game=game, power="AUSTRIA", role=Role.PLAYER)


SCENES: Mapping[str, Scene] = {
    # Replies
    "reply-with-a-refused-line": Scene("Every mail is answered", _reply(PARTLY, _MIXED), AUSTRIA),
    "reply-complete-and-waiting": Scene(
        "Every mail is answered", _reply(_seat(COMPLETE, "AUSTRIA", wait=True), _ALL_WELL), AUSTRIA
    ),
    "reply-complete-with-a-stray-line": Scene(
        "Every mail is answered", _reply(COMPLETE, _STRAY, "Re: ANCH:alpha - S1901M Results"), AUSTRIA
    ),
    "reply-nothing-due": Scene("Every mail is answered", _reply(BUSY_GAME, _ALL_WELL[:1]), AUSTRIA),
    "reply-late-retreat": Scene(
        "Every mail is answered",
        n.Reply("", _ALL_WELL[:1], game=BUSY_GAME, power="GERMANY", role=Role.PLAYER),
        reader("GERMANY"),
        DEADLINE + timedelta(hours=3),
    ),
    "reply-to-the-master": Scene(
        "Every mail is answered", n.Reply("hello", _ALL_WELL[:1], game=PARTLY, role=Role.MASTER), GM
    ),
    "reply-to-a-stranger": Scene(
        "Every mail is answered",
        n.Reply(
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
    "reply-unreadable": Scene(
        "Every mail is answered", n.Reply("orders", (), unreadable="it holds attachments only."), AUSTRIA
    ),
    "reply-empty": Scene("Every mail is answered", n.Reply("", ()), None),
    "list-of-games": Scene(
        "LIST",
        _page(
            PageKind.GAMES, "", forming(6), replace(LEFT_GAME, name="beta"), replace(WON_GAME, name="gamma")
        ),
        AUSTRIA,
    ),
    "list-of-a-game": Scene("LIST game", _page(PageKind.GAME, "alpha", LATE_GAME, to=AUSTRIA), AUSTRIA),
    "list-for-the-master": Scene(
        "LIST game, by its master", _page(PageKind.GAME, "alpha", LEFT_GAME, to=GM), GM
    ),
    "list-in-retreats-for-a-stranger": Scene(
        "LIST game, by somebody not in it", _page(PageKind.GAME, "alpha", BUSY_GAME), None
    ),
    "list-of-a-forming-game": Scene(
        "LIST game", _page(PageKind.GAME, "alpha", forming(6), to=AUSTRIA), AUSTRIA
    ),
    "help": Scene("HELP", _page(PageKind.HELP, ""), None),
    "help-unknown": Scene("HELP topic", _page(PageKind.HELP, "playin the game"), None),
    "file": Scene("GET file", _page(PageKind.FILE, "map", text="Austria: ...\nEngland: ...\n"), None),
    # Mails to one person
    "copy-of-record": Scene(
        "Orders for a power came from another address than its player's, with the right password",
        n.CopyOfRecord(COMPLETE, "AUSTRIA", "anna@work.test", _ALL_WELL),
        AUSTRIA,
    ),
    "password-token": Scene(
        "FORGOT PASSWORD", n.PasswordToken(SPRING_GAME, "4f9c-71aa-0b3e", NOW + timedelta(hours=24)), AUSTRIA
    ),
    "address-changed": Scene(
        "SET ADDRESS, to the old and the new address",
        n.AddressChanged("anna@home.test", "anna@example.test"),
        AUSTRIA,
    ),
    "reminder": Scene(
        "Some hours before the deadline, to each power whose orders are not complete",
        n.Reminder(PARTLY, "AUSTRIA"),
        AUSTRIA,
        DEADLINE - timedelta(hours=8),
    ),
    "keeper-note": Scene(
        "Something needs the judge's keeper",
        n.KeeperNote("A mail was set aside", "Mail 17 made the judge stumble three times."),
        None,
    ),
    # A game's life
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
    "paused": Scene("The master stopped the clock", n.PauseNotice(PAUSED_GAME, paused=True), AUSTRIA),
    "resumed": Scene("The master started the clock again", n.PauseNotice(SPRING_GAME, paused=False), AUSTRIA),
    # Press
    "press": Scene("PRESS TO", _letter(SPRING_GAME, ("GERMANY",)), reader("GERMANY")),
    "press-grey": Scene(
        "PRESS GREY TO", _letter(GREY_GAME, ("ENGLAND", "GERMANY"), grey=True), reader("ENGLAND")
    ),
    "press-echo": Scene(
        "PRESS TO, to its author", replace(_letter(SPRING_GAME, ("GERMANY",)), echo=True), FRANCE
    ),
    "press-to-the-master": Scene("PRESS TO M", _letter(SPRING_GAME, ("MASTER",)), GM),
    "broadcast": Scene("BROADCAST", _letter(SPRING_GAME, (), broadcast=True), AUSTRIA),
    "broadcast-grey": Scene("BROADCAST GREY", _letter(GREY_GAME, (), grey=True, broadcast=True), AUSTRIA),
    "broadcast-grey-for-the-master": Scene("BROADCAST GREY", _grey_for_master(), GM),
}
