"""Find the words of a message to players that are a password of its author.

The behaviour is in docs: press, "Doubtful answers are asked about".

The judge keeps hashes alone, so each word is tried. Where a password was seen since the start, or a digest of
it is kept under the lasting key (ADR 82), that takes microseconds a word, and all are tried, in all forms.
Where it was not, each try takes 30 ms: then only words are tried that can be passwords, the likely ones
first, and a bounded number of them.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from operator import itemgetter

from judge.game.roles import PersonId
from judge.game.state import Game
from judge.language.password_words import (
    across,
    inside,
    joined_words,
    likely_inside,
    likely_joined,
    likely_passwords,
    rows_of,
    typed_as,
    unwritten,
    written_at,
    written_words,
)
from judge.language.secret_words import undecorated
from judge.service.session import Session

_MOST_QUICK = 300_000
"""Forms made for a message and quick comparisons of them, each at about a microsecond."""


@dataclass(frozen=True, slots=True)
class OwnSecrets:
    """The words of a message, as they stand in it, that are a password of its writer's.

    `untried` if words that may be one were not compared, as they are too many.
    """

    words: tuple[str, ...] = ()
    untried: bool = False


def own_secrets(session: Session, text: str, aside: str = "") -> OwnSecrets:
    """Look for passwords of the sender and of the speaker, in all their games, in a message of theirs.

    What stands `aside` in the mail is not sent, but may be shown to the writer: it is only tried quickly.
    """
    hashes = dict.fromkeys(_hashes(session))
    if not hashes:
        return OwnSecrets()
    quick = {hashed: session.passwords.quick(hashed) for hashed in hashes}
    tests = [test for test in quick.values() if test is not None]
    slow = [hashed for hashed, test in quick.items() if test is None]
    ours = session.services.composer.vocabulary()
    found, too_many = _found_quickly(f"{text}\n{aside}", ours, tests) if tests else ((), False)
    more, untried = _found_slowly(session, text, slow) if slow else ((), False)
    return OwnSecrets((*found, *more), too_many or untried)


def _worth_trying(text: str, ours: Container[str]) -> tuple[str, ...]:
    """The words of a text but for those that stand in the judge's own mails."""
    return tuple(one for one in written_words(text) if undecorated(one).lower() not in ours)


def _found_quickly(
    text: str, ours: Container[str], tests: list[Callable[[str], bool]]
) -> tuple[tuple[str, ...], bool]:
    """The words one of the tests knows, in any form; and whether there were too many for that."""
    found: dict[str, None] = {}
    tried: set[str] = set()
    left = _MOST_QUICK
    for forms, written in _forms(text, ours):
        for form in forms:
            if form in tried:
                continue
            tried.add(form)
            left -= 1 + len(tests)
            for test in tests:
                if test(form):
                    found |= dict.fromkeys(written())
        if left < 0:
            return tuple(found), True
    return tuple(found), False


def _forms(text: str, ours: Container[str]) -> Iterator[tuple[Iterator[str], Callable[[], tuple[str, ...]]]]:
    """What the words of a text may be, with how they stand in it."""
    for word in _worth_trying(text, ours):
        for row in dict.fromkeys(rows_of(word)):
            yield typed_as(row), partial(_both, word, row)
    for word in _worth_trying(text, ours):
        for part in inside(word, ours.__contains__):
            yield typed_as(part), partial(_both, word, part)
        if (plain := unwritten(word)) != word:
            yield from (
                (typed_as(part), partial(_both, word, part))
                for part in (plain, *inside(plain, ours.__contains__))
            )
    for before, behind in dict.fromkeys(pairwise(text.split())):
        yield across(before, behind, ours.__contains__), partial(_both, before, behind)
    for one in joined_words(text, ours.__contains__):
        yield one.forms, partial(written_at, text, one.first, one.last)


def _both(word: str, row: str) -> tuple[str, ...]:
    return word, row


def _found_slowly(session: Session, text: str, hashes: list[str]) -> tuple[tuple[str, ...], bool]:
    """The likely words that are the password of one of the hashes; and whether some were left."""
    ours = session.services.composer.vocabulary()
    likely: list[tuple[int, str, tuple[str, ...]]] = [
        (rank, one, (word, one))
        for word in _worth_trying(text, ours)
        for rank, one in likely_passwords(word, ours.__contains__)
    ]
    likely += [
        (0, one, (word, one))
        for word in _worth_trying(text, ours)
        for one in likely_inside(word, ours.__contains__)
    ]
    likely += [(rank, one, written_at(text, *at)) for rank, one, at in likely_joined(text, ours.__contains__)]
    found: dict[str, None] = {}
    for _, one, written in sorted(likely, key=itemgetter(0)):
        for form in (one, one[:1].lower() + one[1:]) if one[:1].isupper() else (one,):
            for hashed in hashes:
                matches = session.passwords.matches_word(form, hashed)
                if matches is None:
                    return tuple(found), True
                if matches:
                    found |= dict.fromkeys(written)
    return tuple(found), False


def _hashes(session: Session) -> Iterator[str]:
    """The hashes of all passwords of the people that the mail speaks for."""
    speaker = session.speaker.actor
    people = {session.person.id if session.person else 0, speaker.person if speaker else 0} - {0}
    for person in sorted(people):
        for name in sorted({*session.work.games.of(person), session.speaker.game or ""} - {""}):
            game = session.games.up_to_date(name)
            if game is not None:
                yield from filter(None, hashes_of(game, person))


def hashes_of(game: Game, person: PersonId) -> Iterator[str]:
    """The hashes of a person's passwords in a game, whatever the person is there."""
    for seat in game.seats:
        led = ((seat.person, seat.password), *((one.person, one.password) for one in seat.partners))
        yield from (hashed for one, hashed in led if one == person)
    others = (game.masters, game.applicants, game.observers)
    yield from (guest.password for guests in others for guest in guests if guest.person == person)
