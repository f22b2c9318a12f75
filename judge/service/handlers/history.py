"""SUMMARY, HISTORY, WHY, RESEND, WHO GAME: what a game's record tells, as far as each reader may know.

The record of events is the truth. A page gets those of its events that its reader was or could be told of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from judge.game.anonymity import hides_absence, is_blind, is_illegal, is_nonplaying_master
from judge.game.commands import Command
from judge.game.commands.anyone import GameStatus, History, List, Resend, Summary, WhoGame, Why
from judge.game.events import (
    Abandoned,
    Adjusted,
    DeadlineMoved,
    Ended,
    EndTakenBack,
    Event,
    FellIntoDisorder,
    Joined,
    Left,
    MasterActed,
    MasterJoined,
    MasterLeft,
    MasterSilent,
    Observing,
    PauseChanged,
    PhaseJudged,
    PhaseOpened,
    PressSent,
    Returned,
    RolledBack,
    SettingChanged,
    Started,
    StartTakenBack,
    TookOver,
)
from judge.game.phases.rollback import counted
from judge.game.press import readers
from judge.game.roles import Actor, Role
from judge.game.state import Game, Status
from judge.language.names import names
from judge.notices.remarks import GameRemark, remark
from judge.notices.replies import MINE, Page, PageKind
from judge.records import Recorded
from judge.rules.outcome import concerns
from judge.rules.phases import Phase
from judge.service.changes import not_signed_on
from judge.service.handlers.inquiry import people_known, show_list
from judge.service.handlers.seat_lookup import is_hidden, no_such_game
from judge.service.outcomes import Outcome, Rejected
from judge.service.pages import add_page
from judge.service.publication import counting
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

PUBLIC_EVENTS: tuple[type[Event], ...] = (
    Joined,
    Observing,
    Started,
    PhaseOpened,
    PhaseJudged,
    Ended,
    DeadlineMoved,
    SettingChanged,
    PauseChanged,
    RolledBack,
    Adjusted,
    MasterActed,
    MasterJoined,
    MasterLeft,
    MasterSilent,
    EndTakenBack,
    StartTakenBack,
)
"""What everyone in a game is told, whatever it hides."""
_OF_ABSENCE = (TookOver, Returned, Left, Abandoned, FellIntoDisorder)
"""What a game that hides absence tells no one but its master."""


def show_status(request: Request, speaker: Speaker, transcript: Transcript, command: GameStatus) -> Outcome:
    """Show the sender's own games, or the summary of the game named."""
    if not command.game:
        return show_list(request, speaker, transcript, List(MINE))
    return show_summary(request, speaker, transcript, Summary(command.game))


def show_summary(request: Request, speaker: Speaker, transcript: Transcript, command: Summary) -> Outcome:
    """Show a game's people, settings and centres by year."""
    game = _named(request, speaker, command.game)
    if isinstance(game, Rejected):
        return game
    return _add(request, speaker, transcript, PageKind.SUMMARY, game, command, Started, PhaseJudged)


def show_who_game(request: Request, speaker: Speaker, transcript: Transcript, command: WhoGame) -> Outcome:
    """Show the people of a game."""
    game = _named(request, speaker, command.game)
    return (
        game
        if isinstance(game, Rejected)
        else _add(request, speaker, transcript, PageKind.WHO_GAME, game, command)
    )


def show_history(request: Request, speaker: Speaker, transcript: Transcript, command: History) -> Outcome:
    """Show what happened in a game."""
    game = _named(request, speaker, command.game)
    if isinstance(game, Rejected):
        return game
    return _add(
        request, speaker, transcript, PageKind.HISTORY, game, command, *PUBLIC_EVENTS, *_OF_ABSENCE, PressSent
    )


def resend(request: Request, speaker: Speaker, transcript: Transcript, command: Resend) -> Outcome:
    """Show the results of a phase once more."""
    return _of_phase(request, speaker, transcript, command, command.phase, PageKind.RESULTS)


def explain(request: Request, speaker: Speaker, transcript: Transcript, command: Why) -> Outcome:
    """Explain the results of a place's orders, or of all, in a phase."""
    game = speaker.current_game(request.games)
    if game is None:
        return not_signed_on()
    if command.place and len(names(game.variant).province(command.place)) != 1:
        return Rejected(remark(GameRemark.NO_SUCH_PLACE, place=command.place[:40]))
    if is_blind(game) or (is_illegal(game) and game.status is not Status.FINISHED):
        return Rejected(remark(GameRemark.NO_REASONS_YET))
    if command.phase is None:
        last = (
            _last_of_own(request, speaker, game)
            if command.own
            else _last_of_place(request, game, command.place)
        )
        command = replace(command, phase=last)
    return _of_phase(request, speaker, transcript, command, command.phase, PageKind.REASONS)


def _last_of_own(request: Request, speaker: Speaker, game: Game) -> Phase | None:
    """Return the last adjudicated phase in which the speaker's power had orders; for a GM the last one."""
    power = speaker.seat.actor.power if speaker.seat.actor else None
    if power is None:
        return None
    judged = counted(game, request.work.games.snapshots(game.name))
    own = [one.phase for one in judged if any(result.power == power for result in one.outcome.results)]
    return own[-1] if own else None


def _last_of_place(request: Request, game: Game, place: str) -> Phase | None:
    """Return the last adjudicated phase with an order that concerns the place; None for the last one.

    Somebody who asks after a winter why they did not get somewhere means the moves before it.
    """
    wanted = names(game.variant).province(place)
    judged = counted(game, request.work.games.snapshots(game.name))
    found = [one.phase for one in judged if any(concerns(result, wanted) for result in one.outcome.results)]
    return found[-1] if found else None


def _of_phase(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    command: Command,
    wanted: Phase | None,
    kind: PageKind,
) -> Outcome:
    """Add a page about one adjudicated phase of the speaker's game, the last one if none is named."""
    game = speaker.current_game(request.games)
    if game is None:
        return not_signed_on()
    judged = counted(game, request.work.games.snapshots(game.name))
    found = [one for one in judged if wanted in (None, one.phase)]
    if not found:
        phase = wanted or game.phase or game.first_phase
        return Rejected(remark(GameRemark.PHASE_NOT_JUDGED, phase=phase, game=game.name))
    return _add(request, speaker, transcript, kind, game, command, PhaseJudged, PhaseOpened)


def _named(request: Request, speaker: Speaker, name: str) -> Game | Rejected:
    """Return the game of that name, or the speaker's, as far as the sender may know of it."""
    wanted = name or speaker.seat.game
    if wanted is None:
        return not_signed_on()
    game = request.games.up_to_date(wanted)
    if game is None or (is_hidden(request, speaker, game) and speaker.seat.game != game.name):
        return no_such_game(request, speaker, wanted)
    return game


def _add(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    kind: PageKind,
    game: Game,
    command: Command,
    *events: type[Event],
) -> Outcome:
    """Add a page with those events of the game's record, for the sender's role in it."""
    known = speaker.seat.actor if speaker.seat.game == game.name else None
    role, power = (known.role, known.power) if known else (Role.ANYONE, None)

    def make() -> Page:
        people = {game.name: people_known(request, speaker, game, role)}
        record = tuple(_told(request, game, known, events)) if events else ()
        return Page(kind, game.name, (game,), people, role, power, record=record, asked=command)

    return add_page(request, speaker, transcript, (kind, f"{game.name} {command}", 1, role, power), make)


def _told(
    request: Request, game: Game, reader: Actor | None, kinds: Sequence[type[Event]]
) -> Iterator[Recorded]:
    """Yield those of the game's events of these kinds that the reader may know of."""
    master = reader is not None and is_nonplaying_master(game, reader.role, reader.person)
    record = request.work.games.record(game.name)
    for one in _with_deeds(record if RolledBack in kinds else counting(game, record), kinds):
        if not isinstance(one.event, tuple(kinds)):
            continue
        if isinstance(one.event, PressSent):
            if reader is not None and one.event.to_everybody and _reads(game, one.event, reader):
                yield one
        elif _is_told(game, one.event, reader, master=master):
            yield one


def _with_deeds(record: Iterable[Recorded], kinds: Sequence[type[Event]]) -> Iterator[Recorded]:
    """Yield the events without those that name a doer, if no event that is told is their doing."""
    doer: Recorded | None = None
    for one in record:
        if isinstance(one.event, MasterActed) and one.event.actor.power is None:
            doer = one
            continue
        if doer is not None and doer.at == one.at and isinstance(one.event, tuple(kinds)):
            yield doer
            doer = None
        yield one


def _is_told(game: Game, event: Event, reader: Actor | None, *, master: bool) -> bool:
    """Return whether an event that is no message is told: a quiet game hides who signs on or watches.

    That a GM spoke for a power is its player's business.
    """
    if master:
        return True
    if isinstance(event, MasterActed) and event.actor.power is not None:
        return reader is not None and event.actor.power == reader.power
    if isinstance(event, _OF_ABSENCE):
        return not hides_absence(game)
    return not (game.settings.quiet and isinstance(event, Joined | Observing))


def _reads(game: Game, press: PressSent, reader: Actor) -> bool:
    """Return whether a message went to the reader, or was theirs."""
    mine = Actor(reader.role, reader.person, reader.power)
    return mine == press.author or mine in readers(game, press)
