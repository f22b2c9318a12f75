"""HELP, LIST, GET and VERSION: answers that change nothing."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from judge.game.commands.anyone import Get, Help, List, MapOwnOrders, Version
from judge.game.orders.outstanding import wants_players
from judge.game.permissions import actors_of
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, PersonId, Role
from judge.game.state import Game, Status
from judge.language.command_words import PARTS_OF_GAME
from judge.notices.remarks import GameRefusal, GameRemark, Remark, remark
from judge.notices.replies import MINE, Page, PageKind
from judge.notices.restricted import UNNAMED, Known, known_people
from judge.rules.units import Power
from judge.service.changes import not_signed_on
from judge.service.handlers.seat_lookup import game_at_hand, is_hidden, no_such_game, own_promises, own_seats
from judge.service.handlers.settings import variant_refused
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.outgoing.members import people_of
from judge.service.outgoing.standbys import kind_in_words, promise_in_words
from judge.service.pages import add_page, page_key
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript
from judge.variants.load import known_name
from judge.variants.near import near_boards

_GAMES_A_PAGE, _GAMES_A_FULL_PAGE = 50, 10
"""Games on a page of LIST and of LIST FULL: about 8,000 bytes."""
_VARIANTS, _GAMES_WANTING = "variants", 200
"""The file that lists the boards, and how many games that want players are named in it."""
_OF_A_BOARD = ("map", "rules")
"""The files that each board has one of."""
_PAGE_NUMBER = re.compile(r"[1-9][0-9]{0,3}")


def show_help(request: Request, speaker: Speaker, transcript: Transcript, command: Help) -> Outcome:
    """Show a page of help."""
    key = page_key(PageKind.HELP, command.topic)
    return add_page(request, speaker, transcript, key, lambda: Page(PageKind.HELP, command.topic))


def show_list(request: Request, speaker: Speaker, transcript: Transcript, command: List) -> Outcome:
    """List all games page by page, or show one as far as the sender may see it.

    A number is a page, unless a game has it as its name: `LIST 2`, `LIST FULL 2`.
    """
    if command.board:
        return _list_board(request, speaker, transcript, command.board)
    name = command.game or (None if command.full else speaker.seat.game)
    if name is None:
        return _list_games(request, speaker, transcript, 1, full=command.full)
    if name.lower() == MINE and request.games.up_to_date(MINE) is None:
        return _list_own_games(request, speaker, transcript)
    if name.lower() == OPEN and request.games.up_to_date(OPEN) is None:
        return _list_some_games(request, speaker, transcript, OPEN, wants_players)
    number = int(name) if _PAGE_NUMBER.fullmatch(name) else 0
    if number and command.full:
        return _list_games(request, speaker, transcript, number, full=True)
    return _list_game(request, speaker, transcript, name.lower()) or (
        _list_games(request, speaker, transcript, number, full=False)
        if number
        else _list_no_game(request, speaker, transcript, name)
    )


def _list_game(request: Request, speaker: Speaker, transcript: Transcript, name: str) -> Outcome | None:
    """Return the page of the game of that name, as far as the sender may know of it."""
    game = request.games.up_to_date(name)
    if game is None or (is_hidden(request, speaker, game) and speaker.seat.game != game.name):
        return None
    return add_game_page(request, speaker, transcript, game)


def _list_no_game(request: Request, speaker: Speaker, transcript: Transcript, name: str) -> Outcome:
    """Return what LIST shows for a name of no game: the boards, or the game whose seat it names."""
    if name.lower() == _VARIANTS:
        return get_file(request, speaker, transcript, Get(_VARIANTS))
    if name.lower() not in PARTS_OF_GAME:
        return no_such_game(request, speaker, name)
    return _list_game(request, speaker, transcript, game_at_hand(request, speaker)) or not_signed_on()


def _list_games(
    request: Request, speaker: Speaker, transcript: Transcript, number: int, *, full: bool
) -> Outcome:
    """Return one page of the list of all games."""
    topic, most = ("full", _GAMES_A_FULL_PAGE) if full else ("", _GAMES_A_PAGE)
    pages = max(1, math.ceil(request.games.count() / most))
    if number > pages:
        return Rejected(remark(GameRemark.NO_SUCH_LIST_PAGE, number=number, pages=pages))

    def make() -> Page:
        games = tuple(request.games.as_they_are(request.work.games.listed((number - 1) * most, most)))
        people = {one.name: people_known(request, speaker, one, Role.REGISTERED) for one in games}
        mine = _mine(speaker, games)
        return Page(PageKind.GAMES, topic, games, people, number=number, pages=pages, mine=mine)

    return add_page(request, speaker, transcript, page_key(PageKind.GAMES, topic, number), make)


OPEN = "open"
"""What LIST is asked for games that want players; no game can be called so."""
_GAMES_LOOKED_AT = 300


def _list_board(request: Request, speaker: Speaker, transcript: Transcript, words: str) -> Outcome:
    """Return the games on a board that go on or form."""
    known = known_name(words)
    if known is None:
        return Rejected(remark(GameRemark.NO_SUCH_VARIANT, name=words, variants=near_boards(words)))
    name = known.partition("+")[0]

    def on_it(game: Game) -> bool:
        return game.variant.name.partition("+")[0] == name

    return _list_some_games(request, speaker, transcript, f"board {name}", on_it)


def _list_some_games(
    request: Request, speaker: Speaker, transcript: Transcript, topic: str, wanted: Callable[[Game], bool]
) -> Outcome:
    """Return the first games that form or go on, as many as are wanted."""

    def make() -> Page:
        known = request.games.as_they_are(request.work.games.going(_GAMES_LOOKED_AT))
        games = tuple(filter(wanted, known))[:_GAMES_A_PAGE]
        people = {one.name: people_known(request, speaker, one, Role.REGISTERED) for one in games}
        return Page(PageKind.GAMES, topic, games, people, mine=_mine(speaker, games))

    return add_page(request, speaker, transcript, page_key(PageKind.GAMES, topic), make)


def _list_own_games(request: Request, speaker: Speaker, transcript: Transcript) -> Outcome:
    """Return the games in which the sender has a part, with their deadlines."""
    return add_page(
        request, speaker, transcript, page_key(PageKind.GAMES, MINE), lambda: own_games_page(request, speaker)
    )


def own_games_page(request: Request, speaker: Speaker) -> Page:
    """Return the page of the sender's games, their places on the standby list and what they agreed to."""
    games = tuple({game.name: game for game, _ in own_seats(request, speaker)}.values())
    people = {game.name: people_known(request, speaker, game, Role.REGISTERED) for game in games}
    listed = speaker.person.standby if speaker.person is not None else ()
    standby = tuple(map(kind_in_words, listed))
    waits = tuple(promise_in_words(*one) for one in own_promises(request, speaker))
    mine = _mine(speaker, games)
    return Page(PageKind.GAMES, MINE, games, people, mine=mine, standby=standby, promises=waits)


def _mine(speaker: Speaker, games: Iterable[Game]) -> Mapping[str, tuple[Actor, ...]]:
    """Return the sender's roles in each of these games in which they have a part."""
    person = speaker.person.id if speaker.person else 0
    found = {game.name: actors_of(game, person) for game in games}
    return {name: actors for name, actors in found.items() if actors}


def add_game_page(
    request: Request, speaker: Speaker, transcript: Transcript, game: Game, *, arrival: bool = False
) -> Outcome:
    """Add the page of a game's state, for the sender's role in it, in which they may have just arrived."""
    known = speaker.seat.actor if speaker.seat.game == game.name else None
    role, power = (known.role, known.power) if known else (Role.ANYONE, None)

    key = (PageKind.GAME, game.name, 1, role, power)
    return add_page(
        request,
        speaker,
        transcript,
        key,
        lambda: replace(game_page(request, speaker, transcript, game, role, power), arrival=arrival),
    )


def game_page(
    request: Request, speaker: Speaker, transcript: Transcript, game: Game, role: Role, power: Power | None
) -> Page:
    """Return the page of a game's state for that role."""
    people = {game.name: people_known(request, speaker, game, role)}
    return Page(
        PageKind.GAME,
        game.name,
        (game,),
        people,
        role,
        power,
        mine=_proven_part(request, speaker, transcript, game),
    )


def _proven_part(
    request: Request, speaker: Speaker, transcript: Transcript, game: Game | None
) -> Mapping[str, tuple[Actor, ...]]:
    """Return the sender's role in the game, if something shows that they wrote the email."""
    return _mine(speaker, (game,)) if game is not None and speaker.is_authentic(request, transcript) else {}


def people_known(request: Request, speaker: Speaker, game: Game, role: Role) -> Mapping[PersonId, Known]:
    """Return the game's people as the sender may know them.

    They themselves are the person who wrote, not whose seat they speak for.
    """
    reader = speaker.person.id if speaker.person else 0
    people = known_people(game, people_of(request.work, game), reader, role)
    inside = role >= Role.OBSERVER or bool(actors_of(game, reader))
    if inside or not game.settings.secret or game.ending is not None:
        return people
    return {number: one if game.is_run_by(number) else UNNAMED for number, one in people.items()}


def show_own_orders(
    request: Request, speaker: Speaker, transcript: Transcript, command: MapOwnOrders
) -> Outcome:
    """Show the orders that the speaker's power has in force, and the map of them, to them alone."""
    seat, game = speaker.seat, speaker.current_game(request.games)
    power = seat.actor.power if seat.actor is not None and not seat.unproven else None
    if game is None or power is None:
        return Rejected(remark(GameRemark.OWN_ORDERS_OF_WHOM))
    if game.phase is None or game.status not in (Status.RUNNING, Status.PAUSED):
        why = Refusal.FINISHED if game.status is Status.FINISHED else Refusal.NOT_RUNNING
        return Rejected(GameRefusal(Refused(why), game))
    role, topic = Role.PLAYER, game.name
    return add_page(
        request,
        speaker,
        transcript,
        (PageKind.OWN_ORDERS, topic, 1, role, power),
        lambda: Page(PageKind.OWN_ORDERS, topic, (game,), role=role, power=power, asked=command),
    )


def get_file(request: Request, speaker: Speaker, transcript: Transcript, command: Get) -> Outcome:
    """Show a file of the fixed list, or name the files.

    GET MAP and GET RULES are about the board of the game that is spoken for or named, with its options.
    """
    documents = request.services.documents
    files = tuple(documents.names())
    if not command.file:
        return Done(remark(GameRemark.FILES_LISTED, files=files))
    game = _game_asked_for(request, speaker, command.file)
    if game is not None:
        command = Get(f"{command.file.split()[0].partition('.')[0]}.{game.variant.name}")
    text = documents.text(command.file)
    if text is None:
        return Rejected(
            _no_such_board(command.file) or remark(GameRemark.NO_SUCH_FILE, name=command.file, files=files)
        )
    key = page_key(PageKind.FILE, command.file)
    if (mine := _proven_part(request, speaker, transcript, game)) and game is not None:
        return add_page(
            request,
            speaker,
            transcript,
            key,
            lambda: Page(PageKind.FILE, command.file, (game,), text=text, mine=mine),
        )
    if command.file == _VARIANTS:
        wanting = games_wanting(request)
        return add_page(
            request, speaker, transcript, key, lambda: Page(PageKind.FILE, command.file, wanting, text=text)
        )

    def make() -> Page:
        proven = speaker.is_authentic(request, transcript)
        games = (one for one, _ in own_seats(request, speaker)) if proven else ()
        plays = _mine(speaker, games)  # who plays is sent a picture of any board
        return Page(PageKind.FILE, command.file, text=text, mine=plays)

    return add_page(request, speaker, transcript, key, make)


def _no_such_board(file: str) -> Remark | None:
    """Return that no board has the name asked about, and which may be meant."""
    what, *rest = re.split(r"[. ]+", file, maxsplit=1)
    if rest and what == "map" and _SEVERAL.fullmatch(rest[0]):
        return remark(GameRemark.NO_SINGLE_PHASE, when=rest[0])
    return variant_refused(rest[0]) if rest and what in (*_OF_A_BOARD, _VARIANTS) else None


_SEVERAL = re.compile(r"[0-9]{1,4}|spring|summer|fall|autumn|winter")
"""What people write for a phase, of which there may be several."""


def games_wanting(request: Request) -> tuple[Game, ...]:
    """Return the games that want players, as they are by this line of the mail."""
    games = request.games.as_they_are(request.work.games.forming(_GAMES_WANTING))
    return tuple(game for game in games if game.players_needed)


def _game_asked_for(request: Request, speaker: Speaker, file: str) -> Game | None:
    """Return the game whose map or rules are asked for, by its name or without one.

    Without a name it is the speaker's game, or one of the sender's if all are on one board.
    """
    what, *rest = re.split(r"[. ]+", file, maxsplit=1)
    if what not in _OF_A_BOARD or (rest and request.services.documents.text(file) is not None):
        return None
    if rest:
        game = request.games.up_to_date(rest[0].lstrip("?"))
        return None if game is None or is_hidden(request, speaker, game) else game
    if (spoken := speaker.current_game(request.games)) is not None:
        return spoken
    games = [game for game, _ in own_seats(request, speaker)]
    return games[0] if len({game.variant.name for game in games}) == 1 else None


def show_version(request: Request, _command: Version) -> Outcome:
    """Show the judge's name, code, version and keeper."""
    judge = request.services.judge_info
    return Done(
        remark(
            GameRemark.VERSION_SHOWN,
            judge=judge.name,
            code=judge.code,
            version=judge.version,
            keeper=judge.keeper,
        )
    )
