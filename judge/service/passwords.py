"""Passwords of seats: how strong a new one is, the wrong ones that came, and those quoted in messages."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from functools import partial
from itertools import islice, pairwise, repeat
from math import ceil
from operator import call, itemgetter

from judge.game.anonymity import anonymous
from judge.game.look_alikes import likeness
from judge.game.permissions import actors_of
from judge.game.roles import Actor, PersonId, Role
from judge.game.state import Game
from judge.language.password_words import (
    across,
    forms_of,
    inside,
    joined_words,
    letter_characters,
    likely_inside,
    likely_joined,
    likely_passwords,
    may_have_slip,
    rows_of,
    slips_of,
    unwritten,
    visible,
    written_at,
    written_words,
)
from judge.language.secret_words import undecorated
from judge.notices.notice import Addressee
from judge.notices.remarks import PersonRemark, Remark, remark
from judge.notices.restricted import sender_in
from judge.notices.security import PasswordsTried, PasswordToken
from judge.records import CounterKind, ParkedPress, Token, Trust
from judge.service.allowance import Allowance
from judge.service.dependencies import Adapters
from judge.service.mail_passwords import MOST_WORDS, MailPasswords
from judge.service.outcomes import Guess
from judge.service.outgoing.post import post_notice
from judge.service.parked import TOKEN_LIFE
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.store.database import UnitOfWork

# The strength of a password when it is chosen: what is refused, and why.
#
# docs: sender, "A wrong password locks nobody out"
#
# Somebody who guesses by email has some thousand tries a year (below), so a word may be simple,
# but not one that everybody tries first. Words that the judge's own emails print are refused as
# well: they cannot be masked without damage (`redaction`). Seats keep the passwords that they have.

SHORTEST = 6
_COMMONEST = (
    "password password1 password123 passw0rd passwort motdepasse contrasena welcome welcome1 letmein",
    "otter.lamp qwerty qwertz azerty qwerty1 qwerty12 qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbn",
    "zxcvbnm 1q2w3e 1q2w3e4r 1qaz2wsx qazwsx q1w2e3r4 abc123 abc1234 abcd1234 a123456 aa123456 123abc",
    "123qwe 1234567890 iloveyou princess sunshine dragon monkey football baseball basketball soccer",
    "hockey shadow master superman batman spiderman pokemon naruto starwars michael jennifer jordan",
    "jordan23 jessica ashley charlie thomas daniel andrew joshua robert george hannah nicole matthew",
    "maggie pepper ginger cookie cheese banana flower summer winter autumn spring computer internet",
    "samsung google facebook freedom whatever nothing trustno1 hunter hunter2 killer ranger buster harley",
    "tigger purple orange silver golden yellow secret secret1 login123 admin123 access administrator",
    "changeme default testing test123 guest123 user123 liverpool chelsea arsenal ferrari mustang corvette",
    "mercedes porsche diplomacy diplomat",
)
"""The short list: what is tried first."""


def why_too_weak(request: Request, person: PersonId, password: str, game: str) -> Remark | None:
    """Return what is wrong with a password that a person chooses for a seat; None if it will do."""
    word = password.casefold()
    if len(word) < SHORTEST:
        return remark(PersonRemark.PASSWORD_SHORT, shortest=SHORTEST)
    if word == game or _is_simple_row(word) or any(word in row.split() for row in _COMMONEST):
        return remark(PersonRemark.PASSWORD_COMMON)
    if word in request.services.composer.ordinary_words():
        return remark(PersonRemark.PASSWORD_OURS)
    letters = letter_characters(password)
    if any(letters in letter_characters(body) for body in _messages_of(request, person)):
        return remark(PersonRemark.PASSWORD_IN_MESSAGE)
    return None


def _messages_of(request: Request, person: PersonId) -> Iterator[str]:
    """Return the texts of a person's messages: sent, or waiting for the results, their time or a YES.

    Readers of a message know its words, and one that waits is sent as it is, whatever becomes a password.
    """
    for item in request.work.parked_items.press_of(person):
        assert isinstance(item.content, ParkedPress)
        yield item.content.press.body
    for name in request.work.games.of(person):
        game = request.games.up_to_date(name)
        if game is not None:
            yield from (one.body for one in game.posted if one.author.person == person)
    yield from request.work.games.press_of(person)


def _is_simple_row(word: str) -> bool:
    """Return whether a word has one or two different characters, or is a sequence like 123456 or fedcba."""
    steps = {ord(after) - ord(before) for before, after in pairwise(word)}
    return len(set(word)) <= len("ab") or steps in ({1}, {-1})


# Guesses: wrong passwords by seat and kind of sender; after many, a password alone is too little.
#
# docs: sender, "A wrong password locks nobody out"
#
# An email with the right password always gets through. After many wrong ones it waits, for a while,
# until its player has answered a question at their address of record. So nobody can lock players
# out, and a right guess by then has gained nothing. The while grows with each email that guessed
# wrong.
#
# Senders who claim the player's own address, senders shown to be the player, and all others
# together are counted apart: what a forger does in the player's name does not use up a stranger's
# tries, nor the other way round. If nobody may know who plays what, wrong passwords for a seat that
# was named count for "others" too, whoever claims to have sent them: what strangers' emails do must
# not tell whose seat it is (docs: sender, "Joining a game asks the address first").

MONTH = timedelta(days=30)
"""How long a wrong password counts."""
FREE_FOR_OWN_ADDRESS = 10
"""So many times more mails than from others may guess wrong in the name of the player's own address before it
matters: their answers go to them, and it are they who must not be delayed."""
MOST_A_MAIL = 3
"""Wrong passwords of an email for one seat that are compared: people correct a slip in the next line."""
_DAY = timedelta(days=1)
_LONGEST_EXPONENT = 11


class Side(StrEnum):
    """The kind of sender that guesses are counted for; kept in `mark.who`."""

    OWN = "own"
    """Claims an address of the player's, and nothing shows it."""
    PROVEN = "own, proven"
    """The border vouches for that address, or the email answers one that only its owner got."""
    OTHERS = "others"
    """Everyone else, under any number of addresses."""


def too_many_in_mail(allowance: Allowance, game: Game, actors: Iterable[Actor], *, named: bool) -> bool:
    """Return whether the email has used up its tries for one of these seats, named or the sender's own."""
    tries = allowance.wrong_passwords
    return any(tries.get(Guess(game.name, actor, named), 0) >= MOST_A_MAIL for actor in actors)


def note_wrong_password(allowance: Allowance, game: Game, actors: Iterable[Actor], *, named: bool) -> None:
    """Note a wrong password for these seats; `count_guesses` counts the email once for each."""
    for actor in actors:
        key = Guess(game.name, actor, named)
        allowance.wrong_passwords[key] = allowance.wrong_passwords.get(key, 0) + 1


def wants_word(request: Request, speaker: Speaker, game: Game, actor: Actor) -> bool:
    """Return whether a password alone is too little now, after that many wrong ones so recently."""
    return _wants_word(request, _side(request, speaker, actor), game, actor)


def _wants_word(request: Request, side: Side, game: Game, actor: Actor) -> bool:
    wait = delay(request.services.security.tries, side, _failures(request, side, game, actor, MONTH))
    return bool(wait) and _failures(request, side, game, actor, wait) > 0


def waits_as_if_right(request: Request, speaker: Speaker, game: Game, actor: Actor) -> bool:
    """Return whether an email with a wrong password waits like one with the right one.

    Otherwise its sender would learn which it was. All emails from other addresses than the player's wait like
    that, and those that may be the player's if that is a secret.
    """
    side = _side(request, speaker, actor)
    if side is Side.OTHERS:
        return _wants_word(request, side, game, actor)
    return side is Side.OWN and anonymous(game) and _wants_word(request, Side.OTHERS, game, actor)


def delay(tries: int, side: Side, failures: int) -> timedelta:
    """Return how long after that many emails with a wrong password a password alone is too little.

    Not at all until there are `tries` of them, or many times more in the player's own name; then a minute,
    doubled each time, up to a day.
    """
    above = failures - (tries if side is Side.OTHERS else tries * FREE_FOR_OWN_ADDRESS)
    if above < 0:
        return timedelta(0)
    return min(timedelta(minutes=2 ** min(above, _LONGEST_EXPONENT)), _DAY)


def count_guesses(request: Request, speaker: Speaker, allowance: Allowance) -> None:
    """Count the email once against each seat it guessed at; a player is told of many once a day."""
    counters, now = request.work.counters, request.now
    guessed: dict[tuple[str, Actor], bool] = {}
    for guess in allowance.wrong_passwords:
        guessed[guess.game, guess.actor] = guessed.get((guess.game, guess.actor), False) or guess.named
    for (name, actor), named in guessed.items():
        game = request.games.up_to_date(name)
        if game is None or actor not in _seats(game, actor.person):
            continue
        side, about = _side(request, speaker, actor), seat_key(game, actor)
        counters.add(CounterKind.WRONG_SECRET, side, about, now)
        if side is Side.OWN and named and anonymous(game):
            counters.add(CounterKind.WRONG_SECRET, Side.OTHERS, about, now)
        if _failures(request, side, game, actor, MONTH) < request.services.security.tries:
            continue
        if not counters.count(CounterKind.WARNED, now, _DAY, about=about):
            counters.add(CounterKind.WARNED, "", about, now)
            _tell_player(request, speaker, game, actor)


def forgive_guesses(request: Request, allowance: Allowance, person: PersonId) -> None:
    """Let a used token clear whatever was counted against the seats of its person."""
    for name in request.work.games.of(person):
        game = request.games.up_to_date(name)
        if game is None:
            continue
        for actor in _seats(game, person):
            request.work.counters.clear(CounterKind.WRONG_SECRET, seat_key(game, actor))
            for named in (True, False):
                allowance.wrong_passwords.pop(Guess(name, actor, named), None)


def seat_key(game: Game, actor: Actor) -> str:
    """Return how a seat is named in counters; applicants and observers by their person."""
    return f"{game.name}:{actor.power or f'{actor.role.name}:{actor.person}'}"


def _seats(game: Game, person: PersonId) -> tuple[Actor, ...]:
    return tuple(actors_of(game, person))


def _failures(request: Request, side: Side, game: Game, actor: Actor, within: timedelta) -> int:
    about = seat_key(game, actor)
    return request.work.counters.count(CounterKind.WRONG_SECRET, request.now, within, side, about)


def _side(request: Request, speaker: Speaker, actor: Actor) -> Side:
    email = request.email
    if not request.work.people.has(actor.person, email.sender):
        return Side.OTHERS
    return (
        Side.PROVEN
        if email.trust is Trust.ALIGNED or speaker.answers_mail_to(request, email.sender)
        else Side.OWN
    )


def _tell_player(request: Request, speaker: Speaker, game: Game, actor: Actor) -> None:
    """Tell the player of record that somebody guesses at their password."""
    record = request.work.people.get(actor.person)
    role = actor.role if actor.role is Role.MASTER else Role.PLAYER
    sender, tries = sender_in(game, request.email.sender), request.services.security.tries
    notice = PasswordsTried(game, actor.power, sender, tries)
    key = f"mail:{request.email_id}:tried:{seat_key(game, actor)}"
    reader = Addressee(record, role, actor.power)
    post_notice(speaker.as_cause(request.services), request.work, notice, reader, key, request.now)


# Find the words of a message to players that are a password of its author.
#
# The behaviour is in docs: press, "Doubtful answers are asked about".
#
# The judge keeps only hashes, so each word is tried. If a password was seen since the start, or a
# digest of it is kept under the lasting key (ADR 82), that takes microseconds a word, and all words
# are tried in all forms. Otherwise each try takes 30 ms: then only words that can be passwords are
# tried, the likely ones first, and a bounded number of them.


@dataclass(frozen=True, slots=True)
class OwnSecrets:
    """The words of a message, as written, that are a password of its writer.

    Those in `near` differ from one by a slip. `untried` if words that may be one were not compared because
    there are too many.
    """

    words: tuple[str, ...] = ()
    untried: bool = False
    near: tuple[str, ...] = ()


def own_secrets(request: Request, speaker: Speaker, text: str, aside: str = "") -> OwnSecrets:
    """Look for passwords of the sender and the speaker, in all their games, in their message.

    What is `aside` in the email is not sent, but may be shown to the writer: it is only tried quickly.
    """
    ours = request.services.composer.vocabulary()
    worth_trying = any(True for _ in _forms(f"{text}\n{aside}", ours, alike=True))
    hashes = dict.fromkeys(_hashes(request, speaker) if worth_trying else ())
    if not hashes:
        return OwnSecrets()
    lines = (line for line in text.splitlines() if _may_sign_on(request, line))
    near_in = "\n".join((*lines, aside))
    tests, slow = _quick_tests(request.passwords, hashes)
    found, too_many = (
        _found_quickly(request.passwords, f"{text}\n{aside}", ours, tests) if tests.all else ((), False)
    )
    more, untried = _found_slowly(request, text, slow) if slow else ((), False)
    return OwnSecrets((*found, *more), too_many or untried, tuple(_near(near_in, ours, tests.all)))


@dataclass(frozen=True, slots=True)
class _QuickTests:
    """Tests of a word against a password each: those in `alike` take its likeness, the others the word."""

    alike: tuple[Callable[[str], bool], ...]
    exact: tuple[Callable[[str], bool], ...]

    @property
    def all(self) -> tuple[Callable[[str], bool], ...]:
        return (*self.alike, *self.exact)


def _quick_tests(passwords: MailPasswords, hashes: Iterable[str]) -> tuple[_QuickTests, list[str]]:
    """Return the tests for these hashes, and the hashes for which there is only the slow comparison."""
    alike = {hashed: passwords.looks_like(hashed) for hashed in hashes}
    exact = {hashed: passwords.quick(hashed) for hashed, test in alike.items() if test is None}
    tests = _QuickTests(tuple(filter(None, alike.values())), tuple(filter(None, exact.values())))
    return tests, [hashed for hashed, test in exact.items() if test is None]


def is_own_password(request: Request, speaker: Speaker, name: str) -> bool:
    """Return whether a name that everybody may read is, or holds, a password of the person who chose it."""
    return bool(own_secrets(request, speaker, name).words)


def _worth_trying(text: str, ours: Container[str]) -> tuple[str, ...]:
    """Return the words of a text except those that are in the judge's own emails."""
    return tuple(one for one in written_words(text) if undecorated(one).lower() not in ours)


def _found_quickly(
    passwords: MailPasswords, text: str, ours: Container[str], tests: _QuickTests
) -> tuple[tuple[str, ...], bool]:
    """Return the words that one of the tests knows, in any form; and whether there were too many."""
    found: dict[str, None] = {}
    tried: set[str] = set()
    alike: dict[str, bool] = {}
    for forms, written in _forms(text, ours, alike=not tests.exact):
        for form in forms:
            # To make a form costs as much as to compare it, also one that was there before.
            passwords.quick_left -= 1
            if passwords.quick_left < 0:
                return tuple(found), True
            if form in tried:
                continue
            tried.add(form)
            passwords.quick_left -= len(tests.exact)
            looks = likeness(form)
            if looks not in alike:
                passwords.quick_left -= len(tests.alike)
                alike[looks] = any(map(call, tests.alike, repeat(looks)))
            if alike[looks] or (tests.exact and any(map(call, tests.exact, repeat(form)))):
                found |= dict.fromkeys(written())
    return tuple(found), False


def _may_sign_on(request: Request, line: str) -> bool:
    """Return whether a line is a word or two, or names a game; elsewhere a misspelt password is unlikely."""
    words = line.split()
    return len(words) <= _FEW_WORDS or any(map(request.games.names_game, map(_bare, words)))


def _bare(word: str) -> str:
    return undecorated(word).lower()


_FEW_WORDS = 2


def _near(text: str, ours: Container[str], tests: Sequence[Callable[[str], bool]]) -> Iterator[str]:
    """Yield the words of a text that differ from a password by a slip."""
    words = dict.fromkeys(undecorated(visible(word)) for word in _worth_trying(text, ours))
    likely = (word for word in words if may_have_slip(word, ours.__contains__))
    most = min(_MOST_NEAR, ceil(_MOST_NEAR_COMPARED / len(tests))) if tests else 0
    for word in islice(likely, most):
        if any(test(slip) for slip in slips_of(likeness(word)) for test in tests):
            yield word


_MOST_NEAR = 60
"""Words in which slips are looked for, at a millisecond for each password."""
_MOST_NEAR_COMPARED = 900
"""So many of these words and passwords are compared; who has more than fifteen passwords has fewer words."""


def _forms(
    text: str, ours: Container[str], *, alike: bool
) -> Iterator[tuple[Iterator[str], Callable[[], tuple[str, ...]]]]:
    """Yield the possible forms of the words of a text, each with how it is written.

    Of forms that look `alike`, one is enough.
    """
    words, typed = _worth_trying(text, ours), forms_of(alike=alike)
    for word in words:
        for row in dict.fromkeys(rows_of(word)):
            yield typed(row), partial(_both, word, row)
    for word in words:
        for part in inside(word, ours.__contains__):
            yield typed(part), partial(_both, word, part)
        if (plain := unwritten(word)) != word:
            yield from (
                (typed(part), partial(_both, word, part))
                for part in (plain, *inside(plain, ours.__contains__))
            )
    for before, behind in dict.fromkeys(pairwise(text.split())):
        yield across(before, behind, ours.__contains__, alike=alike), partial(_both, before, behind)
    for one in joined_words(text, ours.__contains__, alike=alike):
        yield one.forms, partial(written_at, text, one.first, one.last)


def _both(word: str, row: str) -> tuple[str, ...]:
    return word, row


def _found_slowly(request: Request, text: str, hashes: list[str]) -> tuple[tuple[str, ...], bool]:
    """Return the likely words that match one of the hashes; and whether some were left untried."""
    ours = request.services.composer.vocabulary()
    likely: list[tuple[int, str, tuple[str, ...]]] = [
        (rank, one, (word, one))
        for word in _worth_trying(text, ours)
        for rank, one in likely_passwords(word, ours.__contains__)
    ]
    likely += [
        (0, one, (word, one))
        for word in _worth_trying(text, ours)
        for one in islice(likely_inside(word, ours.__contains__), MOST_WORDS + 1)
    ]
    likely += [(rank, one, written_at(text, *at)) for rank, one, at in likely_joined(text, ours.__contains__)]
    found: dict[str, None] = {}
    for _, one, written in sorted(likely, key=itemgetter(0)):
        for form in _as_typed(one):
            for hashed in hashes:
                matches = request.passwords.matches_word(form, hashed)
                if matches is None:
                    return tuple(found), True
                if matches:
                    found |= dict.fromkeys(written)
    return tuple(found), False


def _as_typed(word: str) -> Iterator[str]:
    """Yield a word, then without a first capital, then with Latin letters for look-alikes."""
    yield word
    if word[:1].isupper():
        yield word[:1].lower() + word[1:]
    if not word.isascii():
        yield likeness(word)


def _hashes(request: Request, speaker: Speaker) -> Iterator[str]:
    """Yield the hashes of all passwords of the people that the email speaks for."""
    for person in speaker.people:
        for name in sorted({*request.work.games.of(person), speaker.seat.game or ""} - {""}):
            game = request.games.up_to_date(name)
            if game is not None:
                yield from filter(None, hashes_of(game, person))


def hashes_of(game: Game, person: PersonId) -> Iterator[str]:
    """Yield the hashes of a person's passwords in a game, whatever the person is there."""
    for seat in game.seats:
        led = ((seat.person, seat.password), *((one.person, one.password) for one in seat.partners))
        yield from (hashed for one, hashed in led if one == person)
    others = (game.masters, game.applicants, game.observers)
    yield from (guest.password for guests in others for guest in guests if guest.person == person)


# The token that sets a password (RESET PASSWORD): kept as a digest, mailed to the address of record.


def new_token(
    services: Adapters,
    work: UnitOfWork,
    game: Game,
    person: PersonId,
    now: datetime,
    *,
    asked_for: bool = False,
) -> PasswordToken:
    """Return the notice of a token kept for somebody in a game; their earlier ones become worthless.

    Unless it was `asked_for` (FORGOT PASSWORD), they take part from now on and have no password there yet.
    """
    token, digest = services.passwords.token()
    expires = now + TOKEN_LIFE
    work.people.forget_tokens(person, game.name)
    work.people.add_token(Token(digest, person, game.name, expires))
    return PasswordToken(game, token, expires, asked_for)
