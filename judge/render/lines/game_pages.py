"""The pages of LIST: all games in brief, and one game's state as far as the reader may see it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from textwrap import fill

from judge.game.anonymity import is_nonplaying_master
from judge.game.order_style import USUAL, Style
from judge.game.phases.starting import waits_for_answers
from judge.game.roles import Actor, PersonId, Role
from judge.game.seats.entry import wants_masters_word
from judge.game.settings import PressMode
from judge.game.sight import SightedGame
from judge.game.state import Game, SeatState, Status
from judge.notices.replies import Page
from judge.notices.restricted import Known
from judge.render.lines.centres import change_lines, owner_lines
from judge.render.lines.header import ClockView, clock_view, phase_code
from judge.render.lines.history import winners_named
from judge.render.lines.orders import standing_proxy_lines, unit_lines
from judge.render.lines.orders_in_force import AheadLines, ahead_lines, all_orders, orders_title
from judge.render.lines.seats import (
    absence_lines,
    name_of,
    open_seats,
    players_needed,
    seat_lines,
    series_text,
    submission_lines,
    unreachable_lines,
)
from judge.render.lines.settings import setting_lines
from judge.render.lines.votes import proposal_lines
from judge.render.text.escaping import one_line
from judge.render.text.fixed_words import kind_label, machine, season
from judge.render.text.messages import listing, say
from judge.render.text.times import spoken

_HOUR = timedelta(hours=1)
_PRESS = {
    PressMode.NONE: "--",
    PressMode.WHITE: "W-",
    PressMode.GREY: "-G",
    PressMode.BOTH: "WG",
    PressMode.GREY_OR_WHITE: "GW",
}


# All games


def game_rows(page: Page, zone: str, now: datetime) -> tuple[str, ...]:
    """Each game in two or three lines, as programs and people of the hobby know them; more for LIST FULL.

    Below the reader's own stands what they are to them, and when the next deadline is.
    """
    return tuple(line for game in page.games for line in _game_lines(page, game, zone, now))


def _game_lines(page: Page, game: Game, zone: str, now: datetime) -> Iterator[str]:
    people = page.people.get(game.name, {})
    yield from _brief(game, people)
    mine = page.mine.get(game.name, ())
    if mine:
        parts = listing([_part(game, actor) for actor in mine])
        yield f"  * {say('games-yours', parts=parts)}"
        yield from _next_deadline(game, zone)
        yield from _own_absences(game, mine, zone, now)
    yield from _full(game, people) if page.topic == "full" else ()


def _part(game: Game, actor: Actor) -> str:
    """Return what somebody is to a game, in a word."""
    if actor.power is not None:
        state = _LOST.get(game.seat(actor.power).state, "played")
        return say("games-yours.power", power=game.variant.power(actor.power).name, state=state)
    awaited = actor.role is Role.PLAYER and actor.person in game.awaiting
    return say("games-yours.role", role="awaited" if awaited else actor.role.name.lower())


_LOST = {SeatState.ABANDONED: "abandoned", SeatState.DISORDER: "disorder"}
"""What a power that has lost its player still is to them."""


def _next_deadline(game: Game, zone: str) -> Iterator[str]:
    """Yield the deadline; of a game that is paused the day on which it goes on by itself, if there is one."""
    if game.clock is None or game.ending is not None:
        return
    if game.status is not Status.PAUSED:
        yield f"    {say('games-deadline', at=spoken(game.clock.deadline, zone))}"
    elif game.clock.resumes is not None:
        yield f"    {say('games-resumes', at=spoken(game.clock.resumes, zone))}"


def _own_absences(game: Game, mine: Sequence[Actor], zone: str, now: datetime) -> Iterator[str]:
    """Yield when the reader has said that he is away, as far as that is to come."""
    powers = {actor.power for actor in mine if actor.power is not None}
    own = {one for seat in game.seats if seat.power in powers for one in seat.absences if one.until > now}
    if game.ending is None:
        for one in sorted(own, key=lambda away: away.since):
            since, until = say("games-away"), say("games-away.until")
            width = max(9, len(since), len(until))
            yield f"    {since:<{width}} {spoken(one.since, zone)}"
            yield f"    {until:>{width}} {spoken(one.until, zone)}"


def _full(game: Game, people: Mapping[PersonId, Known]) -> tuple[str, ...]:
    """Return what LIST FULL adds: deadline, settings and players."""
    due = (f"  deadline    {machine(game.clock.deadline)}",) if game.clock else ()
    return ("", *due, *setting_lines(game), "", *seat_lines(game, people, full=False), "")


def _brief(game: Game, people: Mapping[PersonId, Known]) -> list[str]:
    settings = game.settings
    moderated = say("game-moderated", moderated="yes" if settings.moderated else "no")
    partial = "P" if settings.partial_press and settings.press is not PressMode.NONE else "-"
    master = ", ".join(name_of(people.get(one.person)) for one in game.masters)
    pace = f"{settings.moves.next / _HOUR:.0f} hrs, {moderated} ({master})"
    press = f"Press:{_PRESS[settings.press]}{partial}-"
    lines = [f"{game.name:<17} {phase_code(game):<8} {game.variant_title}, {pace}, {press}."]
    if settings.comment:
        lines.append(f"{'':20}{one_line(settings.comment, 58)}")
    return lines + [f"{'':21}{text}" for text in (_state_text(game),) if text]


def _state_text(game: Game) -> str:
    if game.series is not None and game.status is Status.FORMING:
        return say("game-state-series", state=series_text(game))
    if game.status is Status.FORMING:
        return say("game-state-forming", needed=players_needed(game))
    if game.ending is not None:
        named = "winners" if game.winners else "nobody"
        return say("game-state-over", ending=game.ending.value, named=named, winners=winners_named(game))
    if game.status is Status.PAUSED:
        return say("game-state-paused")
    free = open_seats(game)
    return say("game-state-openings", powers=free) if free else ""


def boards_with_games(text: str, games: Sequence[Game]) -> str:
    """Return the list of boards, with the games that want players below the board of each."""
    wanting: dict[str, list[str]] = {}
    for game in games:
        board = game.variant.name.partition("+")[0]
        if game.players_needed:
            wanting.setdefault(board, []).append(f"{game.name} ({players_needed(game)})")
    lines: list[str] = []
    for line in text.splitlines():
        named = wanting.get(line.partition(" ")[0])
        lines.append(line)
        if named:
            words = say("boards-wanted", games=tuple(named))
            lines.append(fill(words, 78, initial_indent=" " * 8, subsequent_indent=" " * 16))
    return "\n".join(lines)


# One game


@dataclass(frozen=True, slots=True)
class GameView:
    """A game's page; for the GM also who has sent orders, and the orders."""

    name: str
    number: str
    code: str
    forming: str
    roll_call: bool
    """Whether its players are asked to say that they are there."""
    joinable: bool
    series: str
    """How a series stands; "" for any other game."""
    over: str
    clock: ClockView | None
    parameters: tuple[str, ...]
    usual_left_out: bool
    """Whether settings with their usual values are left out."""
    players: tuple[str, ...]
    unreachable: tuple[str, ...]
    """Addresses from which email bounces; for the GM."""
    away: tuple[str, ...]
    openings: str
    only_invited: bool
    """Whether only people whom the GM admits can take one over."""
    openings_hidden: bool
    """Whether no one learns which powers are free."""
    title: str
    units: tuple[tuple[str, ...], ...]
    owners: tuple[str, ...]
    changes: tuple[str, ...]
    submitted: tuple[str, ...]
    orders_title: str
    orders: tuple[str, ...]
    draw_votes: int
    proposals: tuple[str, ...]
    """The proposed ends of the game; for those who are in it."""
    ahead: AheadLines
    """What the reader has sent for later phases."""
    style: str
    """How the reader has orders written to them, if not as usual: `ZINE CODES`."""
    lent: tuple[str, ...]
    """What the reader has lent or holds until that is revoked; for the GM, what everyone has."""


def game_view(page: Page, now: datetime, zone: str, style: Style) -> GameView:
    """Return the page of the one game on it; addresses are shown to those who are in the game."""
    (game,) = page.games
    running, master = game.status in (Status.RUNNING, Status.PAUSED), is_nonplaying_master(game, page.role, 0)
    leads, plays_along = running and master, running and page.role >= Role.OBSERVER
    owners, changes = _centre_lines(game, style)
    submitted, title, orders, draw_votes = _orders_for_master(game, style) if leads else ((), "", (), 0)
    return GameView(
        name=game.name,
        number=f"{game.number:03d}",
        code=phase_code(game),
        forming=players_needed(game) if game.status is Status.FORMING else "",
        roll_call=bool(waits_for_answers(game)),
        joinable=game.players_needed > 0,
        series=series_text(game),
        over=_state_text(game) if game.ending else "",
        clock=None if page.arrival else clock_view(game, now, zone, page.power),
        parameters=setting_lines(game, unusual=page.arrival),
        usual_left_out=page.arrival,
        players=seat_lines(game, page.people.get(game.name, {}), full=page.role >= Role.OBSERVER),
        unreachable=unreachable_lines(page.people.get(game.name, {})) if master else (),
        away=tuple(absence_lines(game, now, zone, master=master, reader=page.power)) if plays_along else (),
        openings=listing(open_seats(game)),
        only_invited=wants_masters_word(game),
        openings_hidden=isinstance(game, SightedGame),
        title=_state_title(game),
        units=unit_lines(game.variant, game.position, style),
        owners=owners,
        changes=changes,
        submitted=submitted,
        orders_title=title,
        orders=orders,
        draw_votes=draw_votes,
        proposals=proposal_lines(game, page.power) if plays_along else (),
        ahead=ahead_lines(game, page.power) if page.power and running else AheadLines(),
        style=str(style).upper() if str(style) != str(USUAL) else "",
        lent=standing_proxy_lines(game, page.power) if master or page.power else (),
    )


def _centre_lines(game: Game, style: Style) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return who owns which centres, and what changes with the next adjustments.

    Nothing before the game starts.
    """
    if game.phase is None:
        return (), ()
    position = game.position
    return owner_lines(game.variant, position.centres, style), change_lines(game, position)


def _orders_for_master(game: Game, style: Style) -> tuple[tuple[str, ...], str, tuple[str, ...], int]:
    """Return who has sent orders, the title of the orders, the orders, and how many vote for a draw."""
    votes = sum(seat.draw for seat in game.seats)
    return submission_lines(game), orders_title(game), all_orders(game, style), votes


def _state_title(game: Game) -> str:
    """`Status of the Movement phase for Spring of 1902.  (alpha.005)`; empty before the game starts."""
    if game.phase is None:
        return ""
    phase, number = game.phase, f"{game.number:03d}"
    return f"Status of the {kind_label(phase)} phase for {season(phase)}.  ({game.name}.{number})"
