"""Publication: what anybody may read about a game. The site's pages are made of nothing else.

A game is published if everybody can find it: it is neither private nor unlisted nor for practice. Of a
published game nothing is shown here that HISTORY would not tell a stranger, except messages to everybody,
which were for all its readers. A blind game shows nothing of its board until it is over, then all. Until then
it shows the turn of its moves during retreats and adjustments too, and no deadline, as both show that
somebody was dislodged. A gunboat game names nobody, and people who hide their names have none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from judge.game.anonymity import is_blind, is_public
from judge.game.commands.anyone import Shown
from judge.game.events import Ended, PhaseJudged, PhaseOpened, PressSent, Started
from judge.game.phases.rollback import counted
from judge.game.roles import PersonId, Role
from judge.game.sight import sighted
from judge.game.state import Game
from judge.notices.publication import Publication
from judge.notices.restricted import UNNAMED, Known, known_people
from judge.records import Person, Recorded
from judge.rules.phases import PhaseKind
from judge.service.outgoing.members import people_of
from judge.service.outgoing.series import table_of
from judge.store.database import UnitOfWork


def published(work: UnitOfWork, name: str) -> Publication | None:
    """Return what anybody may read of the game of that name, with its series, or the games of that series."""
    game = work.games.get(name)
    public = game and publicly(game, work.games.record(name), people_of(work, game))
    if not game or not public:
        return None
    if game.series is not None:
        table = table_of(work, game)
        rounds = tuple(tuple(_findable(work, names)) for names in game.series.rounds)
        return replace(public, rounds=rounds, table=table)
    return replace(public, series=next((one.name for one in _findable(work, (game.of_series,))), ""))


def _findable(work: UnitOfWork, names: Iterable[str]) -> Iterable[Game]:
    """Return those games of these names that exist and are public, as anybody may see them."""
    for name in names:
        game = work.games.get(name) if name else None
        if game is not None and is_public(game):
            yield sighted(game, Role.ANYONE, 0, None)


def publicly(game: Game, record: Sequence[Recorded], people: Mapping[PersonId, Person]) -> Publication | None:
    """Return what anybody may read about the game; None if not everybody may find it."""
    if not is_public(game):
        return None
    return Publication(
        _turn_alone(sighted(game, Role.ANYONE, 0, None)),
        _named(game, people),
        () if is_blind(game) else tuple(_published(counting(game, record))),
    )


def _turn_alone(game: Game) -> Game:
    """Return a blind game with its turn instead of its phase and without its clock; any other as it is."""
    if not is_blind(game) or game.phase is None:
        return game
    return replace(game, phase=replace(game.phase, kind=PhaseKind.MOVEMENT), clock=None)


_PUBLISHED = (Started, PhaseOpened, PhaseJudged, Ended)
"""What happened that is published, messages apart; who came when might tell who they are."""


def _named(game: Game, people: Mapping[PersonId, Person]) -> dict[PersonId, Known]:
    known = known_people(game, people, 0, Role.ANYONE)
    secret = game.settings.secret and game.ending is None
    return {
        number: one if Shown.NAME in one.shows and not (secret and not game.is_run_by(number)) else UNNAMED
        for number, one in known.items()
    }


def counting(game: Game, record: Sequence[Recorded]) -> Iterable[Recorded]:
    """Yield the record without the adjudicated phases that a ROLLBACK has made void."""
    judged = (one.event.snapshot for one in record if isinstance(one.event, PhaseJudged))
    valid = {one.number for one in counted(game, judged)}
    for one in record:
        if not isinstance(one.event, PhaseJudged) or one.event.snapshot.number in valid:
            yield one


def _published(record: Iterable[Recorded]) -> Iterable[Recorded]:
    for one in record:
        if isinstance(one.event, _PUBLISHED) or _to_everybody(one.event):
            yield one


def _to_everybody(event: object) -> bool:
    """Return whether it is a message to everybody; one that only pretends to be is private."""
    return isinstance(event, PressSent) and event.to_everybody
