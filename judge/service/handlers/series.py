"""ROUND opens games of a series, TABLE shows its standings.

docs: ends, "A series is a game that opens others"
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from judge.game.commands.anyone import SignOff, SignOn
from judge.game.commands.master import OpenRound, Seats, Table
from judge.game.permissions import refusal
from judge.game.roles import PersonId
from judge.game.series import (
    Played,
    Round,
    deal,
    games_possible,
    note_round,
    open_game,
    players,
    round_refused,
    standings,
)
from judge.game.state import Game
from judge.language.powers import power_meant
from judge.language.reading import read
from judge.language.statements import Understood
from judge.notices.remarks import GameRefusal, GameRemark, MasterRemark, Remark, remark
from judge.notices.replies import Page, PageKind
from judge.records import CounterKind
from judge.rules.units import Power
from judge.service.changes import not_signed_on, record
from judge.service.handlers.creation import made_enough
from judge.service.handlers.seat_lookup import is_hidden, no_such_game
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.outgoing.series import games_of, table_of
from judge.service.pages import add_page, page_key
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def open_round(request: Request, speaker: Speaker, transcript: Transcript, command: OpenRound) -> Outcome:
    """Open the games of a round; either all of them start or none."""
    series, actor = speaker.current_game(request.games), speaker.seat.actor
    if series is None or actor is None:
        return not_signed_on()
    why = refusal(series, actor, command) or round_refused(series, command.games)
    if why is not None:
        return Rejected(GameRefusal(why, series))
    too_soon = _too_soon(request, transcript, series) or made_enough(request, actor.person)
    if too_soon is not None:
        return Rejected(too_soon)
    outcome = (
        _open_as_dealt(request, speaker, transcript, series, command)
        if command.tables
        else _deal(request, speaker, transcript, series, command)
    )
    if isinstance(outcome, Done):
        transcript.round_asked = True
        request.work.counters.add(CounterKind.CREATED, str(actor.person), series.name, request.now)
    return outcome


def _too_soon(request: Request, transcript: Transcript, series: Game) -> Remark | None:
    """Return why no other round can be opened yet: the email has opened one, or one has not begun."""
    if transcript.round_asked:
        return remark(MasterRemark.ROUND_ONE_A_MAIL)
    assert series.series is not None
    last = series.series.rounds[-1] if series.series.rounds else ()
    games = filter(None, map(request.games.up_to_date, last))
    waiting = tuple(one.name for one in games if one.number <= 1 and one.ending is None)
    return remark(MasterRemark.ROUND_NOT_BEGUN, game=series.name, games=waiting) if waiting else None


def _deal(
    request: Request, speaker: Speaker, transcript: Transcript, series: Game, command: OpenRound
) -> Outcome:
    """Deal the players, or the best of them, into games."""
    people = _best(request, series) if command.top else list(players(series))
    size = series.players_a_game
    if len(people) < size:
        return Rejected(remark(MasterRemark.ROUND_TOP_LACKS, game=series.name, need=size))
    played = _played(request, series)
    games = command.games or games_possible(series)
    dealt = deal(people, size, games, played, series.seed + len(played.games))
    names = _open(request, series, dealt, played)
    return _note(request, speaker, transcript, series, names)


def _open_as_dealt(
    request: Request, speaker: Speaker, transcript: Transcript, series: Game, command: OpenRound
) -> Outcome:
    """Open the games whose GM says who leads what; if later lines deal others, say how to deal all."""
    typed = next((one.text for one in transcript.said if one.line == transcript.current_line), "")
    if typed.rstrip(" .!").endswith((",", ";")):
        return Rejected(remark(MasterRemark.ROUND_GOES_ON))
    seated = _seated(request, series, command.tables)
    if isinstance(seated, Remark):
        return Rejected(seated)
    below = [
        one
        for one in _dealt_below(request, speaker, transcript)
        if isinstance(_seated(request, series, (one,)), list)
    ]
    apart = tuple(dict.fromkeys((*command.tables, *below)))
    if len(apart) > len(command.tables):
        transcript.round_asked = True
        all_seated = _seated(request, series, apart)
        line = "; ".join(", ".join(f"{power.upper()} {who}" for power, who in table) for table in apart)
        together = remark(MasterRemark.ROUND_TABLES_TOGETHER, line=line)
        return Rejected(all_seated if isinstance(all_seated, Remark) else together)
    names = _names(request, series, len(seated))
    for name, leads in zip(names, seated, strict=True):
        people = tuple(dict.fromkeys(leads.values()))
        request.games.create(*open_game(series, name, people, Played(), request.now, leads))
    return _note(request, speaker, transcript, series, names)


def _dealt_below(request: Request, speaker: Speaker, transcript: Transcript) -> Iterator[Seats]:
    """Yield the tables that ROUND lines below this one deal in the same series."""
    for one in transcript.said:
        if one.line <= transcript.current_line:
            continue
        found = (
            read(one, speaker.context(request))
            if re.match(r"\s*(?:round|sign)\b", one.text, re.IGNORECASE)
            else ()
        )
        for answer in found:
            match answer:
                case Understood(command=SignOn() | SignOff()):
                    return
                case Understood(command=OpenRound(tables=tables)):
                    yield from tables


def _seated(
    request: Request, series: Game, tables: Sequence[Seats]
) -> list[Mapping[Power, PersonId]] | Remark:
    """Return who leads what at each table, each power and player once; or what is wrong."""
    found: list[Mapping[Power, PersonId]] = []
    there: set[PersonId] = set()
    powers = tuple(facts.code for facts in series.variant.powers)
    for table in tables:
        leads: dict[Power, PersonId] = {}
        for word, who in table:
            power, person = (
                power_meant(series.variant, word, strict=True),
                _player_meant(request, series, who),
            )
            if power is None or person is None:
                return remark(MasterRemark.ROUND_SEAT_UNKNOWN, word=word if power is None else who)
            if person in there:
                return remark(MasterRemark.ROUND_TWO_TABLES, who=who)
            leads[power] = person
        each = set(Counter(leads.values()).values())
        if set(leads) != set(powers) or each != {series.settings.powers_each} or len(table) != len(leads):
            return remark(MasterRemark.ROUND_SEATS_LACK, powers=series.variant.powers)
        there |= set(leads.values())
        found.append({power: leads[power] for power in powers})
    return found


def _note(
    request: Request, speaker: Speaker, transcript: Transcript, series: Game, names: tuple[str, ...]
) -> Outcome:
    """Note a round that was opened in the series, and say who plays and who does not."""
    outcome = record(request, speaker, transcript, series, *note_round(series, names))
    if isinstance(outcome, Rejected):
        return outcome
    assert series.series is not None
    number, out = len(series.series.rounds) + 1, len(players(series)) - len(names) * series.players_a_game
    if out:
        return Done(remark(MasterRemark.ROUND_OPENED_SOME_OUT, number=number, games=names, out=out))
    return Done(remark(MasterRemark.ROUND_OPENED, number=number, games=names))


def _player_meant(request: Request, series: Game, who: str) -> PersonId | None:
    """Return a player of a series by address, or by number in the order they joined."""
    there = players(series)
    if who.isdigit():
        number = int(who)
        return series.applicants[number - 1].person if 0 < number <= len(series.applicants) else None
    person = request.work.people.by_address(who.lower())
    return person.id if person is not None and person.id in there else None


def _best(request: Request, series: Game) -> list[PersonId]:
    """Return the best players of the table who are still in the series, as many as a game has."""
    there = players(series)
    rows = standings(series, games_of(request.work, series)).rows
    return [one.person for one in rows if one.person in there][: series.players_a_game]


def _played(request: Request, series: Game) -> Played:
    """Return who began in the games so far, with which power."""
    found = (one.game for one in games_of(request.work, series).values())
    return Played(
        tuple({seat.tenures[0].person: seat.power for seat in game.seats if seat.tenures} for game in found)
    )


def _open(request: Request, series: Game, dealt: Round, played: Played) -> tuple[str, ...]:
    """Open a game for each table; their names."""
    names = _names(request, series, len(dealt.tables))
    for name, table in zip(names, dealt.tables, strict=True):
        request.games.create(*open_game(series, name, table, played, request.now))
    return names


def _names(request: Request, series: Game, games: int) -> tuple[str, ...]:
    """Return `cup-1`, `cup-2` … in the order of the rounds; names of existing games are skipped."""
    assert series.series is not None
    found: list[str] = []
    for number in count(len(series.series.games) + 1):
        name = f"{series.name}-{number}"
        if request.games.up_to_date(name) is None and not request.work.games.is_removed(name):
            found.append(name)
        if len(found) == games:
            break
    return tuple(found)


def show_table(request: Request, speaker: Speaker, transcript: Transcript, command: Table) -> Outcome:
    """Show the table of a series, named by itself or by one of its games."""
    named = command.series or speaker.seat.game or ""
    if not named:
        return Rejected(remark(GameRemark.NO_SERIES_NAMED))
    game = request.games.up_to_date(named)
    if game is None or game.practice or is_hidden(request, speaker, game):
        return no_such_game(request, speaker, named)
    series = request.games.up_to_date(game.of_series) if game.of_series else game
    if series is None or series.series is None:
        return Rejected(remark(GameRemark.NO_SERIES_OF_THAT_NAME, game=named))
    rounds = len(series.series.rounds)
    if command.round > rounds:
        return Rejected(remark(GameRemark.NO_SUCH_ROUND, game=series.name, rounds=rounds))
    topic = f"{series.name} ROUND {command.round}" if command.round else series.name
    page = Page(PageKind.TABLE, topic, (series,), table=table_of(request.work, series, command.round))
    return add_page(request, speaker, transcript, page_key(PageKind.TABLE, topic), lambda: page)
