"""The view of the notice in notices/replies: every line of an email accounted for, and longer pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypedDict

from judge.game.orders.standing_proxies import held
from judge.game.proxies import Given
from judge.game.roles import Role
from judge.game.sight import SightedGame
from judge.game.state import Game
from judge.notices.remarks import GameRemark, Remark
from judge.notices.replies import MINE, KeptAside, Page, PageKind, Reply, SeatReport, Spent
from judge.render.help_pages import (
    CommandHelp,
    SettingHelp,
    commands_named,
    settings_named,
    similar_topics,
    topic_for,
    topics,
)
from judge.render.lines.game_pages import GameView, boards_with_games, game_rows, game_view
from judge.render.lines.guidance import Guidance, current_request
from judge.render.lines.header import ClockView, clock_view, header, subject_prefix
from judge.render.lines.orders_in_force import (
    OrdersInForce,
    orders_in_force,
    powers_awaited,
    powers_declined,
    powers_late,
)
from judge.render.lines.replies import (
    Summary,
    fitting_lines,
    only_news,
    report_lines,
    summary,
    worded,
    worth_telling,
)
from judge.render.lines.verdicts import Standing, Verdict, is_verdict, orders_stand, verdict
from judge.render.mail_context import MailContext, PageValues, view
from judge.render.text.escaping import answered_subject, one_line
from judge.render.text.messages import listing, say
from judge.render.text.times import When, length, spoken
from judge.render.views import record_pages, series, trial_pages
from judge.render.views.buttons import Button
from judge.render.views.record_pages import reasons_page
from judge.render.views.reply_buttons import change_buttons, order_buttons, yes_button
from judge.rules.phases import Phase


class ReplyValues(TypedDict):
    """What the templates of `Reply` print."""

    header: tuple[str, ...]
    flag: str
    subject_prefix: str
    subject: str
    unreadable: str
    not_done: str
    last_until: When | None
    last_in_vain: bool
    spent: Spent | None
    lines: tuple[str, ...]
    verdict: tuple[str, ...]
    news: str
    accepted: bool
    counts: Summary
    kept_aside: tuple[KeptAsideValues, ...]
    pages: tuple[PageValues, ...]
    pages_last: bool
    room: int
    rationed: bool
    seats: tuple[SeatValues, ...]
    code: str
    waits_for_yes: bool
    buttons: tuple[Button, ...]
    question_open: str
    open_game: str
    stranger: bool
    came: str
    waited: str


@view(Reply)
def reply(notice: Reply, context: MailContext) -> ReplyValues:
    """The reply to an email: what became of each line, pages asked for, orders in force, what is missing."""
    shown = _seats_shown(notice)
    reported = notice.lines
    told = worth_telling(notice.lines)
    notice = notice if told == notice.lines else replace(notice, lines=told)
    counts, standings, named = summary(notice), _standings(shown, context), _are_named(notice, shown)
    found = verdict(counts, standings, named=named, empty=not reported)
    prefix, subject = _subject(notice, found, context)
    lines = report_lines(
        notice.lines,
        silent=context.is_silent(notice.game),
        held=_held(shown),
        adjudicated=_are_adjudicated(shown),
    )
    came, waited = _waited(notice, context)
    seats = tuple(_seat(seat, one, context, named=named) for seat, one in zip(shown, standings, strict=True))
    return {
        "header": header(context.judge_info, notice.game or _game_of_pages(notice)),
        "flag": "[Error Flag] " if _must_act(notice, counts) else "",
        "subject_prefix": prefix,
        "subject": subject,
        "unreadable": one_line(worded(notice.unreadable or "").text),
        "not_done": _not_done(notice),
        "last_until": context.when(notice.last_until) if notice.last_until else None,
        "last_in_vain": notice.last_in_vain,
        "spent": notice.spent,
        "lines": fitting_lines(lines, notice.room // 2),
        "verdict": found.lines,
        "news": _news(notice),
        "accepted": found.accepted,
        "counts": counts,
        "kept_aside": tuple(map(_kept_aside, notice.kept_aside)),
        "pages": tuple(_page(page, context) for page in notice.pages),
        "pages_last": bool(notice.pages) and all(page.arrival for page in notice.pages),
        "room": notice.room,
        "rationed": notice.rationed,
        "seats": seats,
        "buttons": (
            *yes_button(context, prefix, [f"CONFIRM {one.token}" for one in notice.kept_aside]),
            *_buttons(shown, seats, context),
        ),
        "code": context.judge_info.code,
        "waits_for_yes": notice.waits_for_yes and not counts.taken,
        "question_open": one_line(worded(notice.question_open).text) if notice.question_open else "",
        "open_game": notice.open_game,
        "stranger": context.reader is None and not counts.taken and not _is_closed(notice),
        "came": came,
        "waited": waited,
    }


def _news(notice: Reply) -> str:
    """Return what the email's page says first: that all in it is a trial, or the only thing that was done."""
    if {page.kind for page in notice.pages} == {PageKind.TRIAL}:
        return say("trial-nothing-counts")
    return "" if notice.pages else only_news(notice.lines)


def _buttons(
    shown: Sequence[SeatReport], seats: Sequence[SeatValues], context: MailContext
) -> tuple[Button, ...]:
    """Return the buttons for what is missing or can change; none where the mail spoke for several seats."""
    if len(shown) != 1:
        return ()
    report, seat = shown[0], seats[0]
    if report.judged is None and _can_change(seat["in_force"], seat["clock"]):
        return change_buttons(context, report.game, report.power)
    return order_buttons(context, report.game, seat["guidance"], report.power)


def _can_change(found: OrdersInForce | None, clock: ClockView | None) -> bool:
    """Return whether all orders are in and others still count in their place."""
    if found is None or not found.asked or found.count or found.late or found.closed:
        return False
    return clock is None or not (clock.deadline.past and clock.late_by_master)


def _subject(notice: Reply, found: Verdict, context: MailContext) -> tuple[str, str]:
    """Return the prefix and the rest of the subject: the verdict, or else what the sender wrote."""
    code, game = context.judge_info.code, notice.game
    answered, written = answered_subject(notice.subject, code)
    in_game = game is not None and answered.startswith(f"{code}:{game.name} - ")
    own = "" if is_verdict(written) else written
    keeps_prefix = in_game and not found.subject
    about = game or _game_tried(notice)
    return answered if keeps_prefix else subject_prefix(context.judge_info, about), found.subject or own


def _game_tried(notice: Reply) -> Game | None:
    """Return the game of the trial in an email that spoke for no seat; None if it tried a board."""
    trials = [page.trial for page in notice.pages if page.trial is not None]
    if len(notice.pages) != 1 or not trials or not trials[0].about:
        return None
    return replace(trials[0].game, name=trials[0].about)


def _not_done(notice: Reply) -> str:
    """Say why nothing in an email was done though it could be read; "" where something was."""
    return one_line(worded(notice.unreadable).text) if isinstance(notice.unreadable, Remark) else ""


def _waited(notice: Reply, context: MailContext) -> tuple[str, str]:
    """Return when the mail came and how long it waited, if it waited long."""
    if notice.came is None:
        return "", ""
    return spoken(notice.came, context.zone), length(context.now - notice.came)


def _must_act(notice: Reply, counts: Summary) -> bool:
    """Return whether something in the mail was not done, or waits for its sender."""
    return bool(counts.refused or counts.waiting or counts.press_asks or notice.unreadable)


def _are_named(notice: Reply, shown: Sequence[SeatReport]) -> bool:
    """Whether each seat is headed by its name, as there are several or none of the reply's own game."""
    return len(shown) > 1 or bool(shown and notice.game and shown[0].game.name != notice.game.name)


def _standings(shown: Sequence[SeatReport], context: MailContext) -> list[Standing]:
    apart = len({seat.game.name for seat in shown}) > 1
    return [_standing(seat, context, apart=apart) for seat in shown]


def _standing(seat: SeatReport, context: MailContext, *, apart: bool = False) -> Standing:
    """Return where a seat's orders stand.

    `apart` where a mail spoke in several games, which are named then.
    """
    game, power = seat.game, seat.power
    in_force = orders_in_force(game, power, context.style) if power else None
    clock = clock_view(game, context.now, context.zone, power)
    owing = _owing(in_force, game.name if apart else "") if in_force else ""
    return Standing(in_force, clock, owing, seat.judged, game.phase)


def _held(shown: Iterable[SeatReport]) -> frozenset[Given]:
    """Return the orders in force that the reply shows, as the lines of the mail gave them."""
    return frozenset(
        given for one in shown if one.power and one.judged is None for given in held(one.game, one.power)
    )


def _are_adjudicated(shown: Iterable[SeatReport]) -> bool:
    """Return whether the mail completed the phase of each power that it spoke for."""
    judged = [one.judged is not None for one in shown if one.power]
    return bool(judged) and all(judged)


def _is_closed(notice: Reply) -> bool:
    """Return whether the judge takes nobody new, so that no line is to be mailed by which one registers."""
    said = (line.understood for line in notice.lines)
    return any(isinstance(why, Remark) and why.key is GameRemark.JUDGE_CLOSED for why in said)


def _game_of_pages(notice: Reply) -> Game | None:
    """Return the game that all pages are about; programs look for its name and board in the header."""
    games = {game.name: game for page in notice.pages for game in page.games}
    about = all(page.kind is not PageKind.GAMES and page.games for page in notice.pages)
    return next(iter(games.values())) if about and len(games) == 1 else None


class KeptAsideValues(TypedDict):
    """Orders that do not count until they are confirmed."""

    wrong: str
    token: str
    phase: Phase
    unproven: bool


def _kept_aside(one: KeptAside) -> KeptAsideValues:
    return {
        "wrong": " ".join(worded(why).text for why in one.wrong),
        "token": one.token,
        "phase": one.phase,
        "unproven": one.unproven,
    }


def _seats_shown(notice: Reply) -> tuple[SeatReport, ...]:
    if notice.seats is not None:
        return notice.seats
    return (SeatReport(notice.game, notice.power, notice.role),) if notice.game else ()


class SeatValues(TypedDict):
    """What is told of one seat: the orders in force and what is missing; to the GM, who is awaited."""

    guidance: Guidance | None
    named: str
    joining: int
    clock: ClockView | None
    in_force: OrdersInForce | None
    stands: tuple[str, ...]
    awaited: str
    late: tuple[str, ...]
    declined: tuple[str, ...]
    speaks_as_master: bool


def _seat(seat: SeatReport, standing: Standing, context: MailContext, *, named: bool) -> SeatValues:
    """Return what is told of one seat: the orders in force and what is missing.

    To the master, who is awaited.
    """
    game, in_force = seat.game, standing.in_force
    return {
        "guidance": _guidance(seat, in_force, context),
        "named": _seat_name(seat) if named else "",
        "joining": game.players_needed,
        "clock": standing.clock,
        "in_force": in_force,
        "stands": tuple(orders_stand(standing)) if named else (),
        "awaited": powers_awaited(game, seat.role),
        "late": powers_late(game, seat.role),
        "declined": powers_declined(game, seat.role),
        "speaks_as_master": seat.role >= Role.MASTER and not isinstance(game, SightedGame),
    }


def _guidance(seat: SeatReport, in_force: OrdersInForce | None, context: MailContext) -> Guidance | None:
    """Return what is to be sent next, where orders are missing and are not too late."""
    if in_force is None or not in_force.count or in_force.late or in_force.closed:
        return None
    return context.guidance(seat.game, current_request(seat.game, seat.power), seat.power)


def _owing(in_force: OrdersInForce, game: str) -> str:
    """Return the power if orders of its are missing, with its game if that is named; else nothing."""
    named = say("seat-of-power-in-game", power=in_force.power, game=game) if game else in_force.power
    return named if in_force.count else ""


def _seat_name(seat: SeatReport) -> str:
    """Return a seat as the head of its block, where a mail spoke for several."""
    if seat.power is not None:
        return f"{seat.game.name}, {seat.game.variant.power(seat.power).name}"
    return say("seat-of-master", game=seat.game.name) if seat.role >= Role.MASTER else seat.game.name


class GamesPageValues(PageValues):
    """What the page of a list of games prints."""

    rows: tuple[str, ...]
    own: bool
    some: bool
    promises: list[str]
    standby: str
    number: int
    pages: int
    next: str


class GamePageValues(PageValues):
    """What the page of a game prints."""

    view: GameView
    web: str


class HelpPageValues(PageValues):
    """What a page of HELP prints."""

    topic: str
    asked: str
    similar: tuple[str, ...]
    commands: tuple[CommandHelp, ...]
    settings: tuple[SettingHelp, ...]


class FilePageValues(PageValues):
    """What the page of a file prints."""

    name: str
    text: str


def _page(page: Page, context: MailContext) -> PageValues:
    """Return a page that was asked for.

    `kind` names its template in mail/_parts, `asked_for` the command for it.
    """
    full = f" {page.topic.upper()}" if page.topic else ""
    match page.kind:
        case PageKind.GAMES:
            return GamesPageValues(
                kind="games",
                asked_for=f"LIST{full} {page.number}" if page.number > 1 else f"LIST{full}",
                rows=game_rows(page, context.zone, context.now),
                own=page.topic == MINE,
                some=page.topic not in ("", "full", MINE),
                promises=[worded(one).text for one in page.promises],
                standby=listing(worded(one).text for one in page.standby),
                number=page.number,
                pages=page.pages,
                next=f"LIST{full} {page.number + 1}" if page.number < page.pages else "",
            )
        case PageKind.GAME:
            return GamePageValues(
                kind="game",
                asked_for=f"LIST {page.topic}",
                view=game_view(page, context.now, context.zone, context.style),
                web=context.web_page(page.games[0]),
            )
        case PageKind.HELP:
            known = topics()
            asked = one_line(page.topic, 40)
            return HelpPageValues(
                kind="help",
                asked_for=f"HELP {asked}".rstrip(),
                topic=topic_for(page.topic, known),
                asked=asked,
                similar=similar_topics(asked, known),
                commands=commands_named(page.topic, known),
                settings=settings_named(page.topic, known),
            )
        case PageKind.FILE:
            name = one_line(page.topic, 40)
            wanting = () if page.mine else page.games
            text = boards_with_games(page.text, wanting) if wanting else page.text
            return FilePageValues(kind="file", asked_for=f"GET {name}", name=name, text=text)
        case kind:
            return _OF_RECORD[kind](page, context)


_OF_RECORD: Mapping[PageKind, Callable[[Page, MailContext], PageValues]] = {
    PageKind.SUMMARY: record_pages.summary_page,
    PageKind.HISTORY: record_pages.history_page,
    PageKind.RESULTS: record_pages.results_page,
    PageKind.REASONS: reasons_page,
    PageKind.PREDICTION: record_pages.prediction_page,
    PageKind.TRIAL: trial_pages.trial_page,
    PageKind.OWN_ORDERS: trial_pages.own_orders_page,
    PageKind.WHO_GAME: record_pages.who_game_page,
    PageKind.PEOPLE: record_pages.people_page,
    PageKind.RECORD: record_pages.record_page,
    PageKind.TABLE: series.table_page,
}
