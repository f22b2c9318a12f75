"""HELP, LIST, GET and VERSION: answers that change nothing."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.commands.anyone import Get, Help, List, Version
from judge.game.roles import PersonId, Role
from judge.game.state import Game
from judge.service.notices.remarks import RemarkKey, remark
from judge.service.notices.replies import Page, PageKind
from judge.service.outgoing.announce import people_of
from judge.service.outgoing.anonymity import known_people
from judge.service.ports import Person
from judge.service.session import Done, Outcome, Rejected, Session


def show_help(session: Session, command: Help) -> Outcome:
    """Show a page of help."""
    session.pages.append(Page(PageKind.HELP, command.topic))
    return Done(remark(RemarkKey.SEE_BELOW))


def show_list(session: Session, command: List) -> Outcome:
    """List all games, or show one as far as the sender may see it."""
    name = command.game or (None if command.full else session.speaker.game)
    if name is None:
        games = tuple(session.work.games.all())
        people = {one.name: _people(session, one, Role.REGISTERED) for one in games}
        session.pages.append(Page(PageKind.GAMES, "full" if command.full else "", games, people))
        return Done(remark(RemarkKey.SEE_BELOW))
    game = session.games.up_to_date(name.lower())
    if game is None:
        return Rejected(remark(RemarkKey.NO_SUCH_GAME, name=name))
    session.pages.append(game_page(session, game))
    return Done(remark(RemarkKey.SEE_BELOW))


def game_page(session: Session, game: Game) -> Page:
    """The page of a game's state, for the sender's role in it."""
    known = session.speaker.actor if session.speaker.game == game.name else None
    role = known.role if known else Role.ANYONE
    people = {game.name: _people(session, game, role)}
    return Page(PageKind.GAME, game.name, (game,), people, role, known.power if known else None)


def _people(session: Session, game: Game, role: Role) -> Mapping[PersonId, Person]:
    """The game's people as the sender may know them; himself is who mailed, not whose seat he speaks for."""
    reader = session.person.id if session.person else 0
    return known_people(game, people_of(session.work, game), reader, role)


def get_file(session: Session, command: Get) -> Outcome:
    """Show a file of the fixed list, or name the files."""
    documents = session.services.documents
    files = tuple(documents.names())
    if not command.file:
        return Done(remark(RemarkKey.FILES_LISTED, files=files))
    text = documents.text(command.file)
    if text is None:
        return Rejected(remark(RemarkKey.NO_SUCH_FILE, name=command.file, files=files))
    session.pages.append(Page(PageKind.FILE, command.file, text=text))
    return Done(remark(RemarkKey.SEE_BELOW))


def show_version(session: Session, _command: Version) -> Outcome:
    """Show the judge's name, code, version and keeper."""
    judge = session.services.judge_info
    return Done(
        remark(
            RemarkKey.VERSION_SHOWN,
            judge=judge.name,
            code=judge.code,
            version=judge.version,
            keeper=judge.keeper,
        )
    )
