"""CREATE: a new game and its GM; and practice games, which each have one player."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import timedelta
from itertools import count

from judge.game import machine
from judge.game.commands import Command
from judge.game.commands.anyone import Create, Practice
from judge.game.commands.master import CreateSeries
from judge.game.copying import opening_of, settings_of_copy
from judge.game.master import is_too_dark, settings_on
from judge.game.permissions import actors_of
from judge.game.phases.starting import practice_settings, start_practice
from judge.game.refusals import Refused
from judge.game.roles import Actor, PersonId, Role
from judge.game.series import create_series
from judge.game.settings import Blind, Settings
from judge.game.settings.table import spread
from judge.game.state import Game, Guest, Opening
from judge.language.command_words import first_words
from judge.language.names import is_game_name
from judge.language.powers import power_meant, seat_without_power
from judge.language.zones import zone_words
from judge.notices.remarks import GameRefusal, GameRemark, MasterRemark, Remark, SeatRemark, remark
from judge.notices.replies import Note
from judge.records import CounterKind, Person
from judge.rules.rulebook import PRESETS
from judge.rules.units import Power
from judge.rules.variant import Variant
from judge.service.handlers.people import closed_to_new, not_registered
from judge.service.handlers.seat_lookup import is_hidden, no_such_game
from judge.service.handlers.seats import must_say_yes, wait_for_yes
from judge.service.handlers.settings import how_played, variant_refused
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.passwords import is_own_password, why_too_weak
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript
from judge.variants.load import known_name, load, named_by_options, power_names

PRACTICE = "practice"
"""What the names of practice games begin with, and no others."""
_MADE_UP = 10
_DAY = timedelta(hours=24)


def create(session: Session, command: Create) -> Outcome:
    """Create a game with the sender as its GM, if the keeper allows it."""
    request, speaker = session.request, session.speaker
    if known_name(command.named) is not None:
        command = replace(command, variant=command.named, gunboat=False)
    command = replace(command, variant=named_by_options(command.variant) or command.variant)
    if speaker.person is None:
        return not_registered(request, speaker)
    name = command.game.lower()
    why = _may_not_create(request, speaker.person) or why_too_weak(
        request, speaker.person.id, command.password, name
    )
    why = (
        why
        or _name_refused(request, speaker, name)
        or variant_refused(command.variant, speaker.context(request))
    )
    why = why or _not_so(command)
    if why is not None:
        speaker.seat.leave(refused=True)  # the lines below are for a game that does not exist
        return Rejected(why)
    if not command.source:
        return _create_game(session, name, command)
    found = _copied(request, speaker, speaker.person, command)
    if isinstance(found, Rejected):
        speaker.seat.leave(refused=True)
        return found
    return _create_game(session, name, command, found)


def _copied(
    request: Request, speaker: Speaker, person: Person, command: Create
) -> tuple[Game, Opening] | Rejected:
    """Return the game to be copied and the position of the new one; or why it cannot be copied."""
    source = request.games.up_to_date(command.source)
    if source is None or source.practice or is_hidden(request, speaker, source):
        return no_such_game(request, speaker, command.source)
    opening = opening_of(source, person.id, request.games.judged(source.name), command.phase)
    return Rejected(GameRefusal(opening, source)) if isinstance(opening, Refused) else (source, opening)


def _not_so(command: Create) -> Remark | None:
    """Return why the variant cannot be played blind, or to that year, if that is asked for."""
    variant = load(known_name(command.variant) or command.variant)
    dark = _too_dark(command.variant, command.blind)
    if dark is not None:
        return dark
    if 0 < command.last_year < variant.start.year:
        return remark(MasterRemark.LAST_YEAR_PAST, variant=variant.title, first=variant.start.year)
    return None


def _name_refused(request: Request, speaker: Speaker, name: str) -> Remark | None:
    """Return why the sender can give no game that name, without telling about games hidden from them."""
    if is_own_password(request, speaker, name):
        return remark(GameRemark.GAME_NAME_IS_PASSWORD)
    games = request.work.games
    known = games.names_taken()
    taken = name in known or _is_taken(request, name)  # without reading the game, which may be unreadable
    why = name_refused(name, known, taken=taken, is_removed=games.is_removed)
    if why is not None and why.key is GameRemark.GAME_LOOKS_ALIKE:
        other = request.games.up_to_date(str(dict(why.values)["other"]))
        tells = other is None or is_hidden(request, speaker, other)
    else:
        tells = why is not None and why.key is GameRemark.GAME_EXISTS
    return remark(GameRemark.GAME_NAME_NOT_FREE, game=name) if tells else why


def _too_dark(name: str, blind: Blind) -> Remark | None:
    """Return why the variant cannot be played blind, if that is asked for."""
    variant = load(known_name(name) or name)
    if is_too_dark(variant, Settings(blind=blind)):
        return remark(MasterRemark.VARIANT_NEVER_BLIND, variant=variant.title)
    return None


def name_refused(
    name: str, known: Iterable[str], *, taken: bool, is_removed: Callable[[str], bool]
) -> Remark | None:
    """Return why no new game can have that name; None if one can.

    About a game that the keeper removed nothing is said except that the name is taken.
    """
    if not is_game_name(name):
        return remark(GameRemark.GAME_NAME_MALFORMED, name=name)
    if name.startswith(PRACTICE):
        return remark(GameRemark.GAME_NAME_NOT_FREE, game=name)
    if _has_meaning(name):
        return remark(GameRemark.GAME_NAME_HAS_MEANING, name=name)
    other = name if taken else next((one for one in known if _look_alike(name, one)), "")
    if other and is_removed(other):
        return remark(GameRemark.GAME_NAME_NOT_FREE, game=name)
    if taken:
        return remark(GameRemark.GAME_EXISTS, game=name)
    return remark(GameRemark.GAME_LOOKS_ALIKE, game=name, other=other) if other else None


_ALIKE = (("0", "o"), ("1", "l"), ("i", "l"), ("5", "s"), ("_", "-"), ("rn", "m"), ("vv", "w"), ("cl", "d"))
"""Letters that are easily taken for others."""
_OTHER_WORDS = frozenset(
    [
        *(
            "all",
            "full",
            "mine",
            "player",
            "players",
            "observers",
            "powers",
            "games",
            "none",
            "open",
            "board",
        ),
        *("on", "off", "end", "next", "game", "series", "password", "everyone"),
    ]
)
_PHASE = re.compile(r"[sfwu]\d{1,5}[mrab]?x?")
"""A phase as people write it, whole or without its kind: `s1901m`, `f1902`."""


def _look_alike(one: str, other: str) -> bool:
    """Return whether two names are easily confused: their letters look alike, or two are swapped."""
    if _shape(one) == _shape(other):
        return True
    differ = [at for at, (mine, its) in enumerate(zip(one, other, strict=False)) if mine != its]
    if len(one) != len(other) or len(differ) != 2 or differ[1] != differ[0] + 1:  # noqa: PLR2004  # a pair
        return False
    pair = one[differ[0] : differ[1] + 1]
    return pair.isalpha() and pair[::-1] == other[differ[0] : differ[1] + 1]


def _shape(name: str) -> str:
    """Return the name with one letter for all that look like it."""
    for written, seen in _ALIKE:
        name = name.replace(written, seen)
    return name


def _has_meaning(name: str) -> bool:
    """Return whether a word means something else in the place of a game's name.

    It may be a number, a seat, a phase, a command, or an option in the keeper's.
    """
    power = not {name, re.sub("[_-]", " ", name)}.isdisjoint(power_names())
    seat = power or seat_without_power(name) is not None
    number_or_phase = name.isdigit() or _PHASE.fullmatch(name) is not None
    return number_or_phase or seat or name[0] in "-_" or name in first_words() | _OTHER_WORDS


def _create_game(
    session: Session, name: str, command: Create, copied: tuple[Game, Opening] | None = None
) -> Outcome:
    request, speaker = session.request, session.speaker
    assert speaker.person is not None
    if must_say_yes(session, None):
        return wait_for_yes(request, speaker)
    variant = copied[0].variant if copied else load(known_name(command.variant) or command.variant)
    defaults = request.services.defaults
    if request.services.spread_deadlines:
        defaults = spread(defaults, name)
    _, digest = request.services.passwords.token()
    game, events = machine.create(
        name,
        variant,
        copied[0].rulebook if copied else PRESETS[variant.rulebook],
        settings_of_copy(*copied) if copied else _first_settings(defaults, command, variant),
        Guest(speaker.person.id, request.services.passwords.hash(command.password)),
        seed=int(digest[:12], 16),
        now=request.now,
    )
    game = create_series(game) if isinstance(command, CreateSeries) else game
    game = replace(game, opening=copied[1]) if copied else game
    request.games.create(game, events)
    request.work.counters.add(CounterKind.CREATED, str(speaker.person.id), name, request.now)
    proof = request.proof_for(speaker.person.id, password=True)
    speaker.sign_on(game, Actor(Role.MASTER, speaker.person.id), proof)
    notes = _own_minute(game, request.services.defaults) if copied is None else ()
    if game.series is not None:
        return Done(remark(GameRemark.SERIES_CREATED, game=name, board=game.variant_title), notes)
    missing = game.players_needed
    if copied is not None:
        phase, board = game.first_phase, game.variant_title
        told = remark(GameRemark.GAME_COPIED, game=name, board=board, missing=missing, phase=phase)
        return Done(told, notes)
    return Done(remark(GameRemark.GAME_CREATED, game=name, board=game.variant_title, missing=missing), notes)


def _own_minute(game: Game, defaults: Settings) -> tuple[tuple[Note, Remark], ...]:
    """Return when the game's deadlines fall, if not at the minute that people know from other games."""
    clock = game.settings.moves.clock
    if clock == defaults.moves.clock:
        return ()
    time, zone = f"{clock // 60:02}:{clock % 60:02}", zone_words(game.settings.zone)
    return ((Note.NOTE, remark(GameRemark.DEADLINES_SPREAD, time=time, zone=zone)),)


def _first_settings(defaults: Settings, command: Create, variant: Variant) -> Settings:
    """Return the game's first settings: the keeper's defaults, the command's and the variant's."""
    gunboat, last_year = command.gunboat or defaults.gunboat, command.last_year or defaults.last_year
    chosen = replace(defaults, gunboat=gunboat, blind=command.blind, last_year=last_year)
    return settings_on(variant, chosen)


def with_variant(command: Command) -> Command:
    """Return a practice command with its words told apart: what names a variant is no password."""
    if not isinstance(command, Practice):
        return command
    words = (command.password, *command.variant.split())
    named = (count for count in range(len(words), 0, -1) if _names_board(" ".join(words[:count])))
    front = next(named, 0)
    if not front or len(words) - front > 1:
        return command
    return replace(command, password="".join(words[front:]), variant=" ".join(words[:front]))


def _names_board(text: str) -> bool:
    """Return whether words are a board, how it is played, or both: `fog hundred`, `blind`."""
    said = how_played(text)
    return known_name(said.board) is not None if said.board else said.blind is not Blind.NO


def practice(session: Session, command: Practice) -> Outcome:
    """Open a game for the sender against bots, and let the lines below speak for their power in it."""
    request, speaker = session.request, session.speaker
    person = speaker.person
    if person is None:
        return not_registered(request, speaker)
    name = _practice_name(request, person)
    said = how_played(command.variant)
    variant_name = said.board or "standard"
    why = _practice_refused(request, person, command, name) or _too_dark(variant_name, said.blind)
    if why is not None:
        speaker.seat.leave(refused=True)
        return Rejected(why)
    variant = load(known_name(variant_name) or variant_name)
    power = power_meant(variant, command.power, strict=True) if command.power else None
    if command.power and power is None:
        speaker.seat.leave(refused=True)
        return Rejected(
            remark(SeatRemark.NO_SUCH_POWER, game=variant.title, word=command.power, powers=variant.powers)
        )
    if must_say_yes(session, None):
        return wait_for_yes(request, speaker)
    password = command.password or _made_up_password(request, session.transcript)
    game = _open_practice(request, speaker, name, variant, said.blind, power, password)
    (actor,) = actors_of(game, person.id)
    speaker.sign_on(game, actor, request.proof_for(person.id, password=True))
    facts = variant.power(actor.power or "")
    if command.password:
        return Done(remark(GameRemark.PRACTICE_OPENED, game=name, power=facts))
    return Done(remark(GameRemark.PRACTICE_OPENED_WITH_PASSWORD, game=name, power=facts, password=password))


def _practice_refused(request: Request, person: Person, command: Practice, name: str) -> Remark | None:
    """Return why the sender may open no practice game of that name and password on that board."""
    weak = why_too_weak(request, person.id, command.password, name) if command.password else None
    why = closed_to_new(request) or _may_not_practise(request, person) or weak
    return why or variant_refused(how_played(command.variant).board or "standard")


def _open_practice(
    request: Request,
    speaker: Speaker,
    name: str,
    variant: Variant,
    blind: Blind,
    power: Power | None,
    password: str,
) -> Game:
    assert speaker.person is not None
    _, digest = request.services.passwords.token()
    player = Guest(speaker.person.id, request.services.passwords.hash(password))
    usual = replace(practice_settings(request.services.defaults), blind=blind)
    settings = replace(settings_on(variant, usual), powers_each=usual.powers_each)
    game, created = machine.create(
        name, variant, PRESETS[variant.rulebook], settings, player, int(digest[:12], 16), request.now
    )
    game, started = start_practice(game, power, request.now)
    request.games.create(game, (*created, *started))
    request.work.counters.add(CounterKind.CREATED, str(speaker.person.id), name, request.now)
    return game


def _made_up_password(request: Request, transcript: Transcript) -> str:
    """Return a password for a sender who gave none; only the answer to their address of record names it."""
    token, _ = request.services.passwords.token()
    password = token[:_MADE_UP]
    transcript.redactor.allow_token(password)
    return password


def _practice_name(request: Request, person: Person) -> str:
    """Return `practice-17` of person 17, or the first unused one of practice-17-2 and so on.

    A game's name is kept for ever, so it holds no name of a person, who may want to be forgotten (docs:
    press, "Personal data is erased when its time is over").
    """
    own = f"{PRACTICE}-{person.id}"
    return next(
        name
        for number in count(1)
        if not _is_taken(request, name := own if number == 1 else f"{own}-{number}")
    )


def _is_taken(request: Request, name: str) -> bool:
    return request.games.up_to_date(name) is not None or request.work.games.is_removed(name)


def _may_not_practise(request: Request, person: Person) -> Remark | None:
    """Return why somebody may open no practice game: one is open, or they made enough games today."""
    closed = closed_to_new(request)
    if closed is not None:
        return closed
    names = request.work.games.of(person.id)
    for game in filter(None, map(request.games.up_to_date, sorted(names))):
        if game.practice and game.ending is None:
            power = next(game.variant.power(seat.power) for seat in game.seats if seat.person == person.id)
            return remark(GameRemark.PRACTICE_STILL_OPEN, game=game.name, power=power)
    return made_enough(request, person.id)


def _may_not_create(request: Request, person: Person) -> Remark | None:
    """Return why somebody may not create a game here, or not today; None if he may."""
    judge = request.services.judge_info
    closed = closed_to_new(request)
    if closed is not None:
        return closed
    named = {part.strip().lower() for part in judge.creators.split(",")}
    if judge.creators not in ("anyone", "registered") and person.address not in named:
        return remark(GameRemark.MAY_NOT_CREATE, keeper=judge.keeper)
    return made_enough(request, person.id)


def made_enough(request: Request, person: PersonId) -> Remark | None:
    """Return the refusal of one more game than a person may make in a day; a round counts as one."""
    judge, most = request.services.judge_info, request.services.security.games
    if request.work.counters.count(CounterKind.CREATED, request.now, _DAY, who=str(person)) >= most:
        return remark(GameRemark.CREATED_ENOUGH, most=most, keeper=judge.keeper)
    return None
