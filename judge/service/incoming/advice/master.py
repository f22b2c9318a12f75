"""Advice to GMs: the line for what their words ask for, where it depends on the words or on the game.

Some words ask for something in a GM's lines alone. They are tried before the topics of everybody.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from judge.game.anonymity import anonymous, knows_everybody
from judge.game.roles import Role
from judge.game.state import Game, Status
from judge.language.addresses import address_in
from judge.language.commands.dates import only_of_deadline
from judge.language.commands.times import MORE_TIME, hours_more, lengths_in_english
from judge.language.date_words import period_words
from judge.language.games_named import game_named
from judge.language.phases_named import phase_apart
from judge.language.statements import Prose, Topic
from judge.language.text.sentence_ends import sentences
from judge.language.text.topics import topics
from judge.language.text.typography import plain
from judge.notices.remarks import ProseRemark, Remark, remark
from judge.rules.phases import Phase, PhaseKind, Season
from judge.service.handlers.seat_lookup import own_seats
from judge.service.incoming.advice.deadlines import (
    of_holidays,
    of_more_time,
    of_new_deadline,
    of_pause,
    set_deadline,
)
from judge.service.incoming.advice.lines import asks_nothing, awaited, brings, does, tabled
from judge.service.incoming.advice.press import NO_POWER, power_named
from judge.service.incoming.advice.votes import of_draw
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def of_masters_words(request: Request, speaker: Speaker, text: str) -> Remark | None:
    """Return the advice on words that ask for something in a GM's lines alone; None if they do not."""
    game = speaker.current_game(request.games)
    if game is None or game.series is not None:
        return None
    found = topics(plain(text).text, of_master=True)
    said = list(filter(None, (of_topic(request, speaker, text, one) for one in found)))
    return next((one for one in said if ("power", NO_POWER) not in one.values), said[0] if said else None)


def of_topic(request: Request, speaker: Speaker, text: str, topic: Topic) -> Remark | None:
    """Return the advice to a GM on a topic; None if what everybody is told fits."""
    game, by_words = speaker.current_game(request.games), OF_MASTER.get(topic)
    said = by_words(request, speaker, game, text) if by_words is not None and game is not None else None
    return said or tabled(request, speaker, text, topic, "master")


def of_other_words(request: Request, speaker: Speaker, transcript: Transcript, text: str) -> Remark:
    """Return the advice to a GM whose words have no topic: on more time, if they ask only for that."""
    wanted = lengths_in_english(plain(text).text)
    asks_only = bool(hours_more(wanted)) and only_of_deadline(MORE_TIME.sub(" ", wanted, count=1))
    line = set_deadline(request, speaker, text) if asks_only else None
    if line:
        return does(line)
    if transcript.words_passed_on:
        return remark(ProseRemark.PROSE_WITH_NO)
    if asks_nothing(text):
        return remark(ProseRemark.PROSE_ASKS_NOTHING)
    return remark(ProseRemark.PROSE_OF_MASTER)


def sentences_of(request: Request, speaker: Speaker, text: str) -> Iterator[str]:
    """Yield the sentences of a GM's words, also those after a colon, without the current game's name.

    One of them may be a request: `Anna is ill. Please move the deadline in alpha to Friday`.
    """
    game = speaker.current_game(request.games)
    for one in chain.from_iterable(map(_AFTER_COLON.split, sentences(text))):
        named = game_named(one, [game.name]) if game is not None else None
        yield named.rest if named is not None else one


_AFTER_COLON = re.compile(r"(?<=[^\W\d]:)\s+")


def _of_begin(_request: Request, _speaker: Speaker, game: Game, _text: str) -> Remark:
    """Return the advice to a GM who wants the game to begin: BEGIN before the start, RESUME in a pause."""
    if game.series is not None:
        return does("ROUND")
    if game.seats:
        return does("RESUME") if game.status is Status.PAUSED else remark(ProseRemark.PROSE_OF_MASTER)
    return does("BEGIN")


_BEGINS = re.compile(r"^\W*(?:\w+\W+){0,5}?(?:start|begin|open|launch|deal|round)\b")
_ENDS = re.compile(r"\b(?:close|end|finish|stop)\b")


def _of_series(_request: Request, _speaker: Speaker, game: Game, text: str) -> Remark:
    """Return the advice to a GM about tournaments: in a series the line that opens a round, or ends it."""
    line = plain(text).text
    if game.series is None:
        return brings("HELP SERIES")
    if _ENDS.search(line):
        return does("TERMINATE")
    if _BEGINS.search(line):
        return does("ROUND")
    return brings("HELP SERIES")


_CALLS_VOTE = re.compile(
    r"\b(?:vote|ballot|poll|propose|abstimmung|scrutin|votacion|votazione|stemming|votacao)\b"
)


def _of_draw(request: Request, speaker: Speaker, _game: Game, text: str) -> Remark:
    """Return the advice to a GM about a draw: the line that makes the players vote."""
    if _CALLS_VOTE.search(plain(text).text):
        return does("PROPOSE DRAW")
    return of_draw(request, speaker, text)


def _of_force(_request: Request, _speaker: Speaker, game: Game, text: str) -> Remark | None:
    """Return the line that begins a game with those there, or SET PLAYERS for another number of them."""
    if game.status is not Status.FORMING or game.awaiting:
        return None
    line = plain(text).text
    said = None if _AT_ONCE.search(line) else _PLAYERS.search(line)
    players = int(said[1]) if said is not None else 0
    if 1 < players < len(game.variant.powers) and players != len(game.applicants):
        return does(f"SET PLAYERS {players}")
    return does("FORCE BEGIN" if game.players_needed else "BEGIN")


_AT_ONCE = re.compile(r"\b(?:start|begin|go|now|anyway)\b")
_PLAYERS = re.compile(r"\b(\d{1,2}) (?:players?|people|powers|of us)\b")


def _of_restart(_request: Request, _speaker: Speaker, game: Game, _text: str) -> Remark | None:
    """Return UNSTART before the first phase is adjudicated; None for a game that is paused or over."""
    is_new = game.status is Status.RUNNING and game.number == 1 and game.phase == game.first_phase
    return remark(ProseRemark.PROSE_UNSTART) if is_new else None


def _of_manual_start(_request: Request, _speaker: Speaker, game: Game, _text: str) -> Remark | None:
    return does("SET MANUAL START") if game.status is Status.FORMING else None


def _of_seats(request: Request, speaker: Speaker, game: Game, text: str) -> Remark | None:
    """Return ASSIGN with the player and the power named, or how it is written; None if no power is named."""
    powers = _powers_in(game, text)
    if not powers or game.status is not Status.FORMING:
        return None
    found = [
        (address, power)
        for address, name in _players_named(request, speaker, game, text)
        for power in powers
        if not name.issuperset(_WORD.findall(plain(power).text))
    ]
    return does(f"ASSIGN {' '.join(found[0])}") if len(found) == 1 else remark(ProseRemark.PROSE_SEATS)


_TWO = 2


def _of_exchange(_request: Request, _speaker: Speaker, game: Game, text: str) -> Remark | None:
    """Return SWAP with the two powers whose players are to change places; None for another number."""
    named = _powers_in(game, text)
    if game.status is not Status.RUNNING or len(named) != _TWO:
        return None
    return does(f"SWAP {' '.join(named)}")


def _of_winner(_request: Request, _speaker: Speaker, game: Game, text: str) -> Remark | None:
    """Return DECLARE with the power that is said to have won; it needs a reason."""
    named = _powers_in(game, text)
    if game.status is not Status.RUNNING or len(named) != 1:
        return None
    return does(f"DECLARE {named[0]} THE WINNER BECAUSE reason")


def _of_copy(_request: Request, _speaker: Speaker, game: Game, text: str) -> Remark | None:
    """Return CREATE with the game whose position is to be copied, and the new name if the words have it."""
    if game.phase is None:
        return None
    new = _NEW_NAME.search(text)
    name = new["asked"] or new["called"] if new is not None else "name"
    return does(f"CREATE ?{name} password FROM {game.name}")


_NEW_NAME = re.compile(
    r"\?(?P<asked>[a-z]\w*)|\bnew (?:game|name):? (?:called |named )?(?P<called>[a-z]\w*)", re.IGNORECASE
)


def _powers_in(game: Game, text: str) -> list[str]:
    """Return the names of the powers that words name, in the order of the board."""
    said = set(_WORD.findall(plain(text).text))
    return [one.name for one in game.variant.powers if said.issuperset(_WORD.findall(plain(one.name).text))]


def _players_named(
    request: Request, speaker: Speaker, game: Game, text: str
) -> Iterator[tuple[str, set[str]]]:
    """Yield the players whom words name by address or name, each with the words of their names."""
    actor, words = speaker.seat.actor, set(_WORD.findall(plain(text).text))
    if actor is None or not knows_everybody(game, Role.MASTER, actor.person):
        return
    written = address_in(text).lower()
    people = [request.work.people.get(one.person) for one in game.applicants]
    names = [set(_WORD.findall(plain(one.name).text)) for one in people]
    shared = Counter(chain.from_iterable(names))
    for one, name in zip(people, names, strict=True):
        if one.address == written or (not written and any(shared[word] == 1 for word in name & words)):
            yield one.address, set() if written else name & words


def _of_invited(_request: Request, _speaker: Speaker, _game: Game, text: str) -> Remark | None:
    named = address_in(text)
    return does(f"INVITE {named}") if named else None


def _of_only_invited(_request: Request, _speaker: Speaker, game: Game, _text: str) -> Remark | None:
    return remark(ProseRemark.PROSE_INVITED) if game.status is Status.FORMING else None


_WORD = re.compile(r"[\w']+")
_NUMBER = re.compile(r"(?<![\w.])\d{1,2}(?![\w.])")


def _of_approval(request: Request, speaker: Speaker, game: Game, text: str) -> Remark | None:
    """Return SET APPROVED with the waiting people whom the words name by address or number in LIST."""
    if not game.awaiting:
        return None
    named = address_in(text)
    numbers = _NUMBER.findall(text) or _numbers_named(request, speaker, game, text)
    if named:
        return does(f"SET APPROVED {named.lower()}")
    return does(f"SET APPROVED {', '.join(numbers) or 'ALL'}")


def _numbers_named(request: Request, speaker: Speaker, game: Game, text: str) -> list[str]:
    """Return the numbers of waiting people who are named; none if the GM may not know who they are."""
    actor, words = speaker.seat.actor, set(plain(text).text.split())
    if actor is None or not knows_everybody(game, Role.MASTER, actor.person):
        return []
    return [
        str(number)
        for number, one in enumerate(game.applicants, 1)
        if one.person in game.awaiting
        and words & set(plain(request.work.people.get(one.person).name).text.split())
    ]


_OWNED = re.compile(r"(\w{4,})(?:'s|s'|s|')(?!\w)")


def _of_late_orders(request: Request, speaker: Speaker, game: Game, text: str) -> Remark | None:
    """Return ACCEPT LATE for the power that is named, or for the one whose orders wait."""
    if not game.late_sets:
        return None
    named = {power_named(request, speaker, text), power_named(request, speaker, _OWNED.sub(r"\1", text))}
    named -= {NO_POWER}
    waiting = [game.variant.power(code).name for code in game.late_sets]
    found = [one for one in waiting if one in named] or waiting
    return does(f"ACCEPT LATE {found[0] if len(found) == 1 else 'power'}")


_SEASON = re.compile(r"\b(?:spring|fall|autumn)\b")
_COUNT = re.compile(r"\b(\d{1,2}|one|two|three|four) (?:turns?|phases?|seasons?)\b")
_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4}


def _of_rollback(request: Request, speaker: Speaker, game: Game, text: str) -> Remark | None:
    """Return ROLLBACK to the phase in the words, or by their number of phases; None if they name neither."""
    line = plain(text).text
    if (count := _COUNT.search(line)) is not None:
        number = _NUMBERS.get(count[1]) or int(count[1])
        return does(f"ROLLBACK {number}" if number > 1 else "ROLLBACK")
    _, phase = phase_apart(line, speaker.context(request))
    season = _SEASON.search(line)
    if phase is None and season is not None and game.phase is not None:
        phase = _last_of(Season.SPRING if season[0] == "spring" else Season.FALL, game.phase)
    if phase is None or phase.year < game.first_phase.year:
        return None
    return does(f"ROLLBACK TO {phase.mail_code}")


def _last_of(season: Season, now: Phase) -> Phase:
    """Return the last moves of that season before the current phase."""
    later = now.season is not Season.SPRING and (
        season is Season.SPRING or now.kind is not PhaseKind.MOVEMENT
    )
    same_spring = now.season is season and now.kind is not PhaseKind.MOVEMENT
    return Phase(season, now.year if later or same_spring else now.year - 1, PhaseKind.MOVEMENT)


def _of_undo(_request: Request, _speaker: Speaker, game: Game, _text: str) -> Remark | None:
    return does("UNDO") if game.left else None


def _of_undone_end(_request: Request, _speaker: Speaker, game: Game, _text: str) -> Remark | None:
    return does("UNDO TERMINATE") if game.ending is not None else remark(ProseRemark.PROSE_NOT_OVER)


def _of_again(request: Request, speaker: Speaker, game: Game, text: str) -> Remark:
    """Return the advice that no one was told, with the message to the people named or to the late powers."""
    named = power_named(request, speaker, text)
    letters = [one.letter for one in game.variant.powers if one.name == named]
    return remark(ProseRemark.PROSE_LETTER, reader=letters[0] if letters else awaited(request, speaker))


_SPEAKS_OF_THEMSELVES = re.compile(
    r"\b(?:i|i'm|i'll|ich|je|j'\w+|yo|estoy|estare|sono|saro|vado|ik|eu|estou|estarei|vou|jestem|bede|jag|jeg)\b"
)


def _of_absence(request: Request, speaker: Speaker, game: Game, text: str) -> Remark:
    """Return the advice to a GM about an absence; their own moves no deadline: the players are to know."""
    line = plain(text).text
    asks = any(one in (Topic.MORE_TIME, Topic.DEADLINE) for one in topics(line))
    if asks or set(period_words("self")).isdisjoint(_WORD.findall(line)):
        return of_more_time(request, speaker, game, text)
    return remark(ProseRemark.PROSE_OF_MASTER)


_Advice = Callable[[Request, Speaker, Game, str], Remark | None]
OF_MASTER: Mapping[Topic, _Advice] = {
    Topic.ABSENCE: _of_absence,
    Topic.DEADLINE: of_new_deadline,
    Topic.MORE_TIME: of_more_time,
    Topic.HOLD_OVER: of_more_time,
    Topic.PAUSE: of_pause,
    Topic.BEGIN: _of_begin,
    Topic.SERIES: _of_series,
    Topic.DRAW: _of_draw,
    Topic.ACCEPT_LATE: _of_late_orders,
    Topic.UNDO_END: _of_undone_end,
    Topic.UNDO_ROLLBACK: _of_undo,
    Topic.ROLLBACK: _of_rollback,
    Topic.UNSTART: _of_restart,
    Topic.FORCE_BEGIN: _of_force,
    Topic.MANUAL_START: _of_manual_start,
    Topic.APPROVE: _of_approval,
    Topic.INVITE: _of_invited,
    Topic.INVITED_ONLY: _of_only_invited,
    Topic.SEATS: _of_seats,
    Topic.EXCHANGE: _of_exchange,
    Topic.WINNER: _of_winner,
    Topic.COPY: _of_copy,
    Topic.HOLIDAYS: of_holidays,
    Topic.SEND_AGAIN: _of_again,
}
"""The advice to a GM on topics whose line depends on the words or the game; None if it fits neither."""


_LINES_OF_MASTER: Mapping[Topic | None, str] = {
    Topic.PAUSE: "PAUSE",
    Topic.RESUME: "RESUME",
    Topic.PROCESS: "PROCESS",
    Topic.END: "TERMINATE",
    Topic.TERMINATE: "TERMINATE",
    Topic.NO_PRESS: "SET NO PRESS",
}


def of_master_unknown(request: Request, speaker: Speaker, prose: Prose) -> Remark | None:
    """Return the advice to a GM who has not signed on and plays no power; None if it is another matter."""
    mine = [(game, actor) for game, actor in own_seats(request, speaker) if not anonymous(game)]
    if len(mine) != 1 or mine[0][1].role is not Role.MASTER:
        return None
    line = _LINES_OF_MASTER.get(prose.topic)
    if prose.topic in (Topic.ABSENCE, Topic.MORE_TIME, Topic.DEADLINE):
        line = set_deadline(request, speaker, prose.text)
    if prose.topic in (Topic.ABSENCE, Topic.MORE_TIME):
        line = line or "SET DEADLINE +48h"
    return remark(ProseRemark.PROSE_AS_MASTER, game=mine[0][0].name, line=line) if line else None
