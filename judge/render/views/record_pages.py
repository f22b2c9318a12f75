"""Pages of a game's record: summary, history, results once more, reasons, people.

HISTORY keeps the classic's blocks, `Date:`, the line of `Subject:` below it and the text as it was mailed:
programs cut them apart there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import groupby
from typing import Any, TypedDict, TypeGuard

from judge.game import events as ev
from judge.game.anonymity import anonymous
from judge.game.commands.anyone import History, Resend, Why
from judge.game.commands.master import Predict
from judge.game.phases.turn import following_phase, powers_without_orders
from judge.game.roles import Role
from judge.game.sight import SightedGame, position_in
from judge.game.state import Ending, Game, SeatState, Snapshot
from judge.language.names import names
from judge.language.orders.writing import form_with_powers
from judge.notices.phases import Results
from judge.notices.replies import Page, Profile
from judge.notices.restricted import Known
from judge.records import Recorded
from judge.render.lines.board_table import correction_lines
from judge.render.lines.explanation import explain
from judge.render.lines.header import subject_prefix
from judge.render.lines.history import centre_lines, owner_chart, tenure_lines, winners_named
from judge.render.lines.orders import start_lines
from judge.render.lines.press import press_lines
from judge.render.lines.replies import worded
from judge.render.lines.results import ResultsView, results_view
from judge.render.lines.seats import is_named, name_of, player_lines, player_named
from judge.render.lines.settings import keyword, setting_lines, value_text
from judge.render.mail_context import MailContext, PageValues
from judge.render.text.escaping import one_line, wrapped
from judge.render.text.fixed_words import machine
from judge.render.text.messages import listing, say
from judge.render.text.numbers import to_places
from judge.render.text.phase_names import phase_with_kind, season_of_year
from judge.render.text.power_names import powers_named
from judge.rules.english import capitalized
from judge.rules.outcome import concerns


class SummaryPageValues(PageValues):
    """What the page of a summary prints."""

    name: str
    through: str
    tenures: tuple[str, ...]
    parameters: tuple[str, ...]
    code: str
    comment: str
    started: str
    ending: str
    winners: str
    chart: tuple[str, ...]
    counts: tuple[str, ...]
    index: bool


def summary_page(page: Page, context: MailContext) -> SummaryPageValues:
    """Return a game's people, settings and centres by year."""
    (game,), people = page.games, page.people.get(page.topic, {})
    snapshots = [one.event.snapshot for one in page.record if isinstance(one.event, ev.PhaseJudged)]
    started = next((one.at for one in page.record if isinstance(one.event, ev.Started)), None)
    return {
        "kind": "summary",
        "asked_for": f"SUMMARY {game.name}",
        "name": game.name,
        "through": snapshots[-1].phase.mail_code if snapshots else "",
        "tenures": tenure_lines(game, people, full=page.role >= Role.OBSERVER),
        "parameters": setting_lines(game, unusual=True),
        "code": context.judge_info.code,
        "comment": one_line(game.settings.comment),
        "started": _unix(started) if started else "",
        "ending": str(game.ending or ""),
        "winners": winners_named(game),
        "chart": owner_chart(game, snapshots),
        "counts": centre_lines(game, snapshots, people),
        "index": not _is_blind(game),
    }


class WhoGamePageValues(PageValues):
    """What the page of a game's people prints."""

    name: str
    players: tuple[str, ...]


def who_game_page(page: Page, _context: MailContext) -> WhoGamePageValues:
    """Return the people of a game."""
    (game,), people = page.games, page.people.get(page.topic, {})
    return {
        "kind": "who_game",
        "asked_for": f"WHO GAME {game.name}",
        "name": game.name,
        "players": player_lines(game, people, full=page.role >= Role.OBSERVER),
    }


class RecordValues(TypedDict):
    """How reliable a person has been, in numbers."""

    dedication: int
    on_time: int
    turns: int
    started: int
    taken_over: int
    resigned: int
    on_time_ratio: str
    resignation_ratio: str


class ProfileValues(TypedDict):
    """What a person shows of themselves."""

    name: str
    address: str
    zone: str
    numbers: RecordValues | None


class PeoplePageValues(PageValues):
    """What the page of what people show prints."""

    rows: tuple[ProfileValues, ...]


def people_page(page: Page, _context: MailContext) -> PeoplePageValues:
    """Return what people show of themselves."""
    return {"kind": "people", "asked_for": "WHO IS", "rows": tuple(_profile(one) for one in page.profiles)}


class RecordPageValues(PageValues, ProfileValues):
    """What the page of a person's record prints."""


def record_page(page: Page, _context: MailContext) -> RecordPageValues:
    """Return how reliable somebody has been."""
    (profile,) = page.profiles
    return {"kind": "record", "asked_for": "INFO PLAYER", **_profile(profile)}


def _profile(one: Profile) -> ProfileValues:
    record = one.record
    numbers: RecordValues | None = (
        {
            "dedication": record.dedication,
            "on_time": record.on_time,
            "turns": record.turns,
            "started": record.started,
            "taken_over": record.taken_over,
            "resigned": record.resigned,
            "on_time_ratio": to_places(record.on_time_ratio, 3),
            "resignation_ratio": to_places(record.resignation_ratio, 3),
        }
        if record
        else None
    )
    return {
        "name": one_line(one.name, 60),
        "address": one_line(one.address, 100),
        "zone": one.zone,
        "numbers": numbers,
    }


# One phase


class ResultsPageValues(PageValues):
    """What the page of results prints."""

    subject: str
    date: str
    view: ResultsView


def results_page(page: Page, context: MailContext) -> ResultsPageValues:
    """Return the results of one phase once more."""
    command = page.asked
    assert isinstance(command, Resend)
    snapshot, at = snapshot_of(page, command)
    return {
        "kind": "results",
        "asked_for": f"RESEND {snapshot.phase.mail_code}",
        "subject": f"{subject_prefix(context.judge_info, page.games[0], snapshot.phase.mail_code)} Results",
        "date": _unix(at),
        "view": _results(page, snapshot, context),
    }


class PredictionPageValues(PageValues):
    """What the page of a prediction prints."""

    name: str
    code: str
    silent: str
    partial: str
    left_out: tuple[tuple[int, str, str], ...]
    mended: bool
    tried: bool
    following: str
    view: ResultsView


def prediction_page(page: Page, context: MailContext) -> PredictionPageValues:
    """A phase as it would be adjudicated now: its results, whose orders are missing, what would come next."""
    (game,) = page.games
    snapshot = foreseen(page)
    missing = powers_without_orders(game)
    following = following_phase(game.variant, snapshot.phase, snapshot.outcome.after, snapshot.settings).phase
    return {
        "kind": "prediction",
        "asked_for": "PREDICT",
        "name": game.name,
        "code": snapshot.phase.mail_code,
        "silent": powers_named(game.variant, [one for one in missing if not game.orders.get(one)]),
        "partial": powers_named(game.variant, [one for one in missing if game.orders.get(one)]),
        "left_out": tuple(
            (one.line, one_line(one.text, 60), one_line(worded(one.why).text)) for one in page.left_out
        ),
        "mended": page.mended,
        "tried": bool(isinstance(page.asked, Predict) and page.asked.lines) and not page.mended,
        "following": phase_with_kind(following),
        "view": results_view(Results(game, snapshot), context.style),
    }


def foreseen(page: Page) -> Snapshot:
    """Return the phase that a prediction shows as judged."""
    return next(one.event.snapshot for one in page.record if isinstance(one.event, ev.PhaseJudged))


def snapshot_of(page: Page, command: Resend | Why) -> tuple[Snapshot, datetime]:
    """Return the phase asked for, the last one where none is named, and when it was judged."""
    found = [one.event.snapshot for one in page.record if isinstance(one.event, ev.PhaseJudged)]
    chosen = [one for one in found if command.phase in (None, one.phase)][-1]
    return chosen, chosen.at


def _results(page: Page, snapshot: Snapshot, context: MailContext) -> ResultsView:
    """Return the lines of a phase's results as they were: how seats are led now is no matter of then."""
    (game,) = page.games
    last = game.ending is Ending.VICTORY and snapshot.number == game.number
    then = replace(
        game,
        seats=tuple(replace(seat, state=SeatState.PLAYED) for seat in game.seats),
        ending=game.ending if last else None,
    )
    opened, seen = None, False
    for one in page.record:
        if isinstance(one.event, ev.PhaseJudged):
            if seen:
                break
            seen = one.event.snapshot.number == snapshot.number
        elif seen and isinstance(one.event, ev.PhaseOpened):
            opened = one.event
            break
    return results_view(Results(then, snapshot, opened=opened), context.style)


# History


_ROOM = 200_000
"""Bytes of a history in one mail."""


class EventValues(TypedDict, total=False):
    """What the sentence of an event is made of; each kind of event has some of it."""

    view: ResultsView
    players: tuple[str, ...]
    season: str
    start: tuple[tuple[str, ...], ...]
    deadline: str
    who: str
    keeper: bool
    power: str
    by_keeper: bool
    judged: str
    names: str
    keyword: str
    old: str
    new: str
    number: int
    ejected: bool
    grace: str
    out: bool
    since: str
    paused: bool
    until: str
    reason: str
    lines: tuple[str, ...]
    phase: str
    before: str
    left: str
    undo: bool
    mended: bool
    ended: bool
    ending: str
    winners: str
    opening: str
    body: tuple[str, ...]
    changes: list[BlockValues]
    """The settings that one email changed, in one block."""


class BlockValues(EventValues):
    """An event of a history: its kind, when it happened, and its subject."""

    kind: str
    date: str
    iso: str
    subject: str


class HistoryPageValues(PageValues):
    """What the page of a history prints."""

    name: str
    since: str
    until: str
    left_out: tuple[str, ...]
    lines: int
    room: int
    blocks: tuple[BlockValues, ...]


def history_page(page: Page, context: MailContext) -> HistoryPageValues:
    """Return what happened in a game, in blocks; `more` is the moment from which on there was no room."""
    command, (game,) = page.asked, page.games
    assert isinstance(command, History)
    return {
        "kind": "history",
        "asked_for": f"HISTORY {game.name}",
        "name": game.name,
        "since": machine(command.since or game.created),
        "until": machine(command.until or context.now),
        "left_out": tuple(one.mail_code if one else "" for one in command.left_out or ()),
        "lines": command.lines,
        "room": _ROOM,
        "blocks": tuple(_blocks(page, _asked_for(page.record, command), context)),
    }


def _blocks(page: Page, record: Iterator[Recorded], context: MailContext) -> Iterator[BlockValues]:
    """Yield the events as blocks; settings that one mail changed stand in one."""
    for (_, changes), group in groupby(
        record, lambda one: (one.at, isinstance(one.event, ev.SettingChanged))
    ):
        blocks = [_block(page, one, context) for one in group]
        if changes:
            together: BlockValues = {**blocks[0], "changes": blocks}
            yield together
        else:
            yield from blocks


def _asked_for(record: Sequence[Recorded], command: History) -> Iterator[Recorded]:
    """Yield the events between the two moments.

    Or, of results alone, those of the phases that are not left out.
    """
    leaving = command.left_out is not None and command.left_out[0] is None and command.left_out[1] is not None
    for one in record:
        event = one.event
        if isinstance(event, ev.PhaseOpened) or not _is_between(one.at, command):
            continue
        if command.left_out is None:
            yield one
            continue
        first, last = command.left_out
        phase = event.snapshot.phase if isinstance(event, ev.PhaseJudged) else None
        leaving = leaving or (first is not None and phase == first)
        told = (ev.PhaseJudged, ev.Started, ev.Ended, *((ev.PressSent,) if command.broadcasts else ()))
        if not leaving and isinstance(event, told):
            yield one
        leaving = leaving and not (last is not None and phase == last)


def _is_between(at: datetime, command: History) -> bool:
    after = command.since is None or at >= command.since
    return after and (command.until is None or at <= command.until)


def _block(page: Page, one: Recorded, context: MailContext) -> BlockValues:
    """Return an event as a block of its own: date, subject, text."""
    (game,), event = page.games, one.event
    people = page.people.get(page.topic, {})
    subject = f"Diplomacy notice: '{game.name}'"
    values: EventValues = {}
    if isinstance(event, ev.PhaseJudged):
        subject = f"{subject_prefix(context.judge_info, game, event.snapshot.phase.mail_code)} Results"
        values["view"] = _results(page, event.snapshot, context)
    elif isinstance(event, ev.Started):
        subject = f"{subject_prefix(context.judge_info, game, game.first_phase.mail_code)} Game Starting"
        values |= _started(page, game, event, people)
    else:
        values |= _told(game, event, people, page)
    return {
        **values,
        "kind": type(event).__name__,
        "date": _unix(one.at),
        "iso": f"{one.at:%Y-%m-%d %H:%M}",
        "subject": subject,
    }


def _started(page: Page, game: Game, event: ev.Started, people: Mapping[int, Known]) -> EventValues:
    first = dict(event.assigned)
    seats = tuple(replace(seat, person=first.get(seat.power, 0)) for seat in game.seats)
    then = replace(game, seats=seats, observers=())
    deadline = next(
        (one.event.deadline for one in page.record if isinstance(one.event, ev.PhaseOpened)), None
    )
    start = game.first_position
    start = position_in(game, game.reader, start) if _is_blind(game) else start
    return {
        "players": player_lines(then, people, full=page.role >= Role.OBSERVER),
        "season": season_of_year(game.first_phase),
        "start": start_lines(
            game.variant, position_in(game, game.reader, start) if _is_blind(game) else start
        ),
        "deadline": machine(deadline) if deadline else "",
    }


def _is_blind(game: Game) -> TypeGuard[SightedGame]:
    return isinstance(game, SightedGame) and game.is_blind


def _told(game: Game, event: Any, people: Mapping[int, Known], page: Page) -> EventValues:
    """Return the values of an event that its sentence is made of."""
    if isinstance(event, ev.PressSent):
        return _press(game, event, people, page)
    values: EventValues = {}
    if isinstance(event, ev.Joined | ev.Observing | ev.TookOver | ev.Left | ev.MasterJoined | ev.MasterLeft):
        values["who"] = _who(people.get(event.person))
    if isinstance(event, ev.MasterActed):
        keeper = event.actor.role is Role.KEEPER
        values["who"] = "" if keeper else _who(people.get(event.actor.person))
        values["keeper"] = keeper
        values["power"] = game.variant.power(event.actor.power).name if event.actor.power else ""
    if isinstance(event, ev.Left | ev.MasterLeft):
        values["by_keeper"] = _is_keepers(page, event)
    if isinstance(event, ev.PlayerActed):
        values["who"] = capitalized(player_named(game, event.actor, people.get(event.actor.person)))
    if isinstance(event, ev.TookOver | ev.Left | ev.Returned):
        values["power"] = game.variant.power(event.power).name if event.power else ""
    if isinstance(event, ev.RolledBack):
        judged = (one.event.snapshot for one in page.record if isinstance(one.event, ev.PhaseJudged))
        phases = (one.phase.mail_code for one in judged if one.number in event.judged)
        values["judged"] = listing(phases)
    return values | _VALUES_OF.get(type(event), _no_values)(game, event)


def _is_keepers(page: Page, event: ev.Event) -> bool:
    """Return whether an event is told of as the keeper's deed."""
    at = next((one.at for one in page.record if one.event is event), None)
    acted = (one.event for one in page.record if one.at == at and isinstance(one.event, ev.MasterActed))
    return any(one.actor.role is Role.KEEPER for one in acted)


def _no_values(_game: Game, _event: Any) -> EventValues:
    return {}


def _powers(game: Game, event: ev.Abandoned | ev.FellIntoDisorder) -> EventValues:
    return {"names": powers_named(game.variant, event.powers), "number": len(event.powers)}


def _setting(game: Game, event: ev.SettingChanged) -> EventValues:
    old, new = (value_text(game, event.name, value) for value in (event.old, event.new))
    return {"keyword": keyword(game, event.name), "old": old, "new": new}


_VALUES_OF: Mapping[type[Any], Callable[[Game, Any], EventValues]] = {
    ev.Joined: lambda _game, event: {"number": event.number},
    ev.Left: lambda _game, event: {"ejected": event.ejected},
    ev.Abandoned: _powers,
    ev.FellIntoDisorder: _powers,
    ev.SettingChanged: _setting,
    ev.DeadlineMoved: lambda _game, event: {
        "deadline": machine(event.deadline),
        "grace": machine(event.grace),
    },
    ev.MasterLeft: lambda _game, event: {"out": event.by is not None},
    ev.MasterSilent: lambda _game, event: {"since": machine(event.since)},
    ev.PauseChanged: lambda _game, event: {
        "paused": event.paused,
        "until": machine(event.until) if event.until else "",
    },
    ev.Adjusted: lambda game, event: {
        "reason": one_line(event.reason, 300),
        "lines": () if _is_blind(game) else correction_lines(game, event.corrections),
        "phase": event.phase.mail_code,
        "before": event.before.mail_code,
    },
    ev.RolledBack: lambda _game, event: {
        "phase": event.phase.mail_code,
        "left": event.left.mail_code,
        "undo": event.undo,
        "mended": event.mended,
        "ended": event.ended is not None,
    },
    ev.Ended: lambda game, event: {
        "ending": str(event.ending),
        "winners": powers_named(game.variant, event.winners),
        "reason": one_line(event.declared, 600),
    },
}


def _press(game: Game, press: ev.PressSent, people: Mapping[int, Known], page: Page) -> EventValues:
    """Return a message to everybody; a grey one names nobody."""
    author = press.author
    power = game.variant.power(author.power).name if author.power else ""
    role = power or ("Master" if author.role >= Role.MASTER else "Observer")
    person = people.get(author.person)
    hidden = anonymous(game) and author.power is not None  # also where the GM speaks for a power
    named = person if is_named(person) and page.role >= Role.OBSERVER and not hidden else None
    return {
        "opening": _opening(game, "" if press.grey else role, named),
        "body": press_lines(press.body, set_anew=anonymous(game)),
    }


def _opening(game: Game, author: str, person: Known | None) -> str:
    """Return the first line of a message to everyone, which programs read."""
    address = f"{one_line(person.address, 100)} as " if person and author else ""
    return f"Broadcast message{f' from {address}{author}' if author else ''} in '{game.name}':"


def _who(person: Known | None) -> str:
    return name_of(person) if is_named(person) else say("history-someone")


def _unix(at: datetime) -> str:
    """`Mon Jan  5 12:00:00 2026 (1767614400)`, as programs read it; in UTC."""
    utc = at.astimezone(UTC)
    day, month = machine(utc).split()[:2]
    return f"{day} {month} {utc.day:2} {utc:%H:%M:%S %Y} ({int(utc.timestamp())})"


# The page of reasons: why the orders of a phase, or of a place in it, came to what they did.


class ReasonsPageValues(PageValues):
    """What the page of reasons prints."""

    title: str
    name: str
    place: str
    code: str
    rows: tuple[str, ...]


def reasons_page(page: Page, context: MailContext) -> ReasonsPageValues:
    """Return why the orders of a phase that have to do with a place came to what they did."""
    command, (game,) = page.asked, page.games
    assert isinstance(command, Why)
    snapshot, _ = snapshot_of(page, command)
    wanted = names(game.variant).province(command.place) if command.place else ()
    own = page.power if command.own else None
    results = (one for one in snapshot.outcome.results if own is None or one.power == own)
    found = [one for one in results if not wanted or concerns(one, wanted)]
    form, name = form_with_powers(context.style, game.variant)
    rows = (
        (
            game.variant.power(one.power).name,
            explain(game.variant, snapshot.position, snapshot.outcome, one, form, name),
        )
        for one in found
    )
    return {
        "kind": "reasons",
        "asked_for": "WHY",
        "title": capitalized(phase_with_kind(snapshot.phase)),
        "name": game.name,
        "place": game.board.name(wanted[0]) if wanted else "",
        "code": snapshot.phase.mail_code,
        "rows": tuple(line for power, why in rows for line in wrapped(f"- {power}: {why}.", hanging="  ")),
    }
