"""Guesses: wrong passwords by seat and kind of sender; after many, a password alone is too little.

docs: sender, "A wrong password locks nobody out"

A mail with the right password always gets through; what many wrong ones bring about is that, for a while,
it waits until its player has answered a question at his address of record. So nobody can lock him out, and
whoever guesses right by then has gained nothing. The while grows with each mail that guessed wrong.

Those who claim the player's own address, those of whom something shows that it is his, and all others
together are counted apart: what a forger does in his name costs a stranger's try nothing, nor the other way
round. Where nobody may know who plays what, wrong passwords for a seat that was named count for "others" too
whoever claims to have sent them: what strangers' mails do must not tell whose seat it is (docs: sender,
"Joining a game asks the address first").
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from enum import StrEnum

from judge.game.anonymity import anonymous
from judge.game.permissions import actors_of
from judge.game.roles import Actor, PersonId, Role
from judge.game.state import Game
from judge.notices.notice import Addressee
from judge.notices.restricted import sender_in
from judge.notices.security import PasswordsTried
from judge.records import MarkKind, Trust
from judge.service.outcomes import Guess
from judge.service.outgoing.post import post_notice
from judge.service.session import Session

MONTH = timedelta(days=30)
"""How long a wrong password counts."""
FREE_FOR_OWN_ADDRESS = 10
"""So many times more mails than from others may guess wrong in the name of the player's own address before it
matters: their answers go to him, and it is he who must not be delayed."""
MOST_A_MAIL = 3
"""Wrong passwords of a mail for one seat that are compared: people mend a slip in the next line."""
_DAY = timedelta(days=1)
_LONGEST_EXPONENT = 11


class Side(StrEnum):
    """The kind of sender that guesses are counted for; kept in `mark.who`."""

    OWN = "own"
    """Claims an address of the player's, and nothing shows it."""
    PROVEN = "own, proven"
    """Our border vouches for that address, or the mail answers one that only its owner got."""
    OTHERS = "others"
    """Everybody else, however many addresses that are."""


def too_many_in_mail(session: Session, game: Game, actors: Iterable[Actor], *, named: bool) -> bool:
    """Whether the mail has had its tries for one of these seats, by name or as the sender's own."""
    tries = session.wrong_passwords
    return any(tries.get(Guess(game.name, actor, named), 0) >= MOST_A_MAIL for actor in actors)


def note_wrong_password(session: Session, game: Game, actors: Iterable[Actor], *, named: bool) -> None:
    """Note a wrong password for these seats; `count_guesses` counts the mail once for each."""
    for actor in actors:
        key = Guess(game.name, actor, named)
        session.wrong_passwords[key] = session.wrong_passwords.get(key, 0) + 1


def wants_word(session: Session, game: Game, actor: Actor) -> bool:
    """Whether a password alone is too little now: so many wrong ones came, the last so short a time ago."""
    return _wants_word(session, _side(session, actor), game, actor)


def _wants_word(session: Session, side: Side, game: Game, actor: Actor) -> bool:
    wait = delay(session.services.security.tries, side, _failures(session, side, game, actor, MONTH))
    return bool(wait) and _failures(session, side, game, actor, wait) > 0


def waits_as_if_right(session: Session, game: Game, actor: Actor) -> bool:
    """Whether a mail with a wrong password waits as the right one would, lest its sender learn which it was.

    So do all from other addresses than the player's, and those that may be his where that is a secret.
    """
    side = _side(session, actor)
    if side is Side.OTHERS:
        return _wants_word(session, side, game, actor)
    return side is Side.OWN and anonymous(game) and _wants_word(session, Side.OTHERS, game, actor)


def delay(tries: int, side: Side, failures: int) -> timedelta:
    """How long after the last of so many mails with a wrong password a password alone is too little.

    Not at all until there are `tries` of them, or many times more in the player's own name; then a minute,
    and twice as long with each, to a day.
    """
    above = failures - (tries if side is Side.OTHERS else tries * FREE_FOR_OWN_ADDRESS)
    if above < 0:
        return timedelta(0)
    return min(timedelta(minutes=2 ** min(above, _LONGEST_EXPONENT)), _DAY)


def count_guesses(session: Session) -> None:
    """Count the mail once against each seat it guessed at; of many a player is told once a day."""
    marks, now = session.work.marks, session.now
    guessed: dict[tuple[str, Actor], bool] = {}
    for guess in session.wrong_passwords:
        guessed[guess.game, guess.actor] = guessed.get((guess.game, guess.actor), False) or guess.named
    for (name, actor), named in guessed.items():
        game = session.games.up_to_date(name)
        if game is None or actor not in _seats(game, actor.person):
            continue
        side, about = _side(session, actor), seat_key(game, actor)
        marks.add(MarkKind.WRONG_SECRET, side, about, now)
        if side is Side.OWN and named and anonymous(game):
            marks.add(MarkKind.WRONG_SECRET, Side.OTHERS, about, now)
        if _failures(session, side, game, actor, MONTH) < session.services.security.tries:
            continue
        if not marks.count(MarkKind.WARNED, now, _DAY, about=about):
            marks.add(MarkKind.WARNED, "", about, now)
            _tell_player(session, game, actor)


def forgive_guesses(session: Session, person: PersonId) -> None:
    """Let a spent token lift whatever was counted against the seats of its person."""
    for name in session.work.games.of(person):
        game = session.games.up_to_date(name)
        if game is None:
            continue
        for actor in _seats(game, person):
            session.work.marks.clear(MarkKind.WRONG_SECRET, seat_key(game, actor))
            for named in (True, False):
                session.wrong_passwords.pop(Guess(name, actor, named), None)


def seat_key(game: Game, actor: Actor) -> str:
    """How a seat is named in marks; applicants and observers by their person."""
    return f"{game.name}:{actor.power or f'{actor.role.name}:{actor.person}'}"


def _seats(game: Game, person: PersonId) -> tuple[Actor, ...]:
    return tuple(actors_of(game, person))


def _failures(session: Session, side: Side, game: Game, actor: Actor, within: timedelta) -> int:
    about = seat_key(game, actor)
    return session.work.marks.count(MarkKind.WRONG_SECRET, session.now, within, side, about)


def _side(session: Session, actor: Actor) -> Side:
    letter = session.letter
    if not session.work.people.has(actor.person, letter.sender):
        return Side.OTHERS
    return (
        Side.PROVEN if letter.trust is Trust.ALIGNED or session.answers_mail_to(letter.sender) else Side.OWN
    )


def _tell_player(session: Session, game: Game, actor: Actor) -> None:
    """Mail the player of record that somebody guesses at his password."""
    record = session.work.people.get(actor.person)
    role = actor.role if actor.role is Role.MASTER else Role.PLAYER
    sender, tries = sender_in(game, session.letter.sender), session.services.security.tries
    notice = PasswordsTried(game, actor.power, sender, tries)
    key = f"mail:{session.mail}:tried:{seat_key(game, actor)}"
    reader = Addressee(record, role, actor.power)
    post_notice(session.services, session.work, notice, reader, key, session.now)
