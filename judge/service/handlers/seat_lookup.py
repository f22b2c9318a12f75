"""Seat lookup: which game and seats the words of a SIGN ON may mean, with the hashes of their passwords."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from operator import itemgetter
from typing import TypeAlias

from judge.game.anonymity import anonymous, hides_absence
from judge.game.commands.anyone import SignOn
from judge.game.orders.outstanding import vacant_powers
from judge.game.permissions import actors_of
from judge.game.roles import MASTER, OBSERVERS, Actor, Applicant, Guest, PersonId, Role
from judge.game.settings import Visibility
from judge.game.state import Game, Seat
from judge.language.names import is_game_name
from judge.language.powers import power_meant, seat_without_power
from judge.language.prose import is_sentence
from judge.language.secret_lines import is_sentence_without_password, secret_terms
from judge.language.secret_words import holds_placeholder, is_placeholder, undecorated
from judge.language.sign_on_form import Places
from judge.language.text.typography import plain, plain_letters
from judge.notices.remarks import GameRemark, remark
from judge.notices.replies import SeatKey
from judge.rules.units import Power
from judge.service import passwords
from judge.service.allowance import Allowance
from judge.service.entrants import invited
from judge.service.open_games import OpenGames
from judge.service.outcomes import Rejected
from judge.service.own_statements import sign_ons
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import Speaker
from judge.variants.load import glued_power_names

_SHORTEST_WITH_SLIP = 3
_SIGN_ONS_TRIED = 3
_WORDS_OF_SIGN_ON = 8
_SEAT_GAME_PASSWORD = 3
"""Words of a SIGN ON that say something, but for its own."""
_WORDS_OF_SENTENCE = 6
_WITHOUT_PASSWORD = 2
"""Words of a SIGN ON without its password."""
_FILLERS = frozenset(["in", "as", "of", "for", "game", "the", "to", "-", "/"])


def named_game(
    request: Request, speaker: Speaker, allowance: Allowance, command: SignOn
) -> tuple[Game, str] | None:
    """Return the game that is meant and the word for the seat, which may be glued to its name (`aalpha`)."""
    name, seat = command.game.lower().removeprefix("?"), command.seat.upper()
    game = request.games.up_to_date(name)
    if game is not None:
        return game, seat
    glued = request.games.up_to_date(name[1:]) if not seat and len(name) > 1 else None
    if glued is not None:
        return glued, name[0].upper()
    bare = not seat and request.games.up_to_date(command.password.lower()) is not None
    return None if bare else _own_game_meant(request, speaker, allowance, name, seat, command.password)


def named_without_password(request: Request, speaker: Speaker, command: SignOn) -> tuple[Game, str] | None:
    """Return the game and the seat's word of `SIGN ON Austria alpha`, without password; None for others.

    What can be no password (`no_password`) is skipped. The seat may come after the game, and a slip in the
    name of the sender's own game is accepted, as long as no word is the sender's password.
    """
    typed = tuple(filter(None, (command.seat, command.game, command.password)))
    if len(typed) > _WITHOUT_PASSWORD and not _may_lack_password(" ".join(typed).lower()):
        return None
    words = [word.lower() for word in typed if not is_no_password(word)]
    if any(word.startswith("?") for word in typed) or len(words) > _WITHOUT_PASSWORD:
        return None
    place = _seat_and_game(request, speaker, words)
    if place is None or command.password.lower() == place[0].name:
        return place
    mine = speaker.person.id if speaker.person else 0
    actors = [actor for actor, _ in matching_seats(speaker, place[0], "") if actor.person == mine]
    return (
        None
        if any(_is_password_of(request, speaker, place[0], one, command.password) for one in actors)
        else place
    )


def _seat_and_game(request: Request, speaker: Speaker, words: list[str]) -> tuple[Game, str] | None:
    """Return what one or two words name: seat and game, or only the game; no words: the email's own."""
    if not words:
        game = speaker.current_game(request.games)
        return (game, "") if game else None
    first = request.games.up_to_date(words[0])
    glued = request.games.up_to_date(words[0][1:]) if words[0][1:] else None
    if len(words) == 1:
        return (first, "") if first else (glued, words[0][0].upper()) if glued else None
    if first is not None:
        return (first, words[1].upper()) if names_seat(first, words[1]) else None
    if glued is not None:
        return None
    exact = request.games.up_to_date(words[1])
    if exact is not None:
        return exact, words[0].upper()
    meant = {
        game.name: game
        for game, actor in own_seats(request, speaker)
        if is_slip(words[1], game.name) and _is_seat_of(actor, game, words[0])
    }
    return (next(iter(meant.values())), words[0].upper()) if len(meant) == 1 else None


def _may_lack_password(words: str) -> bool:
    """Return whether one of the words, in lower case, may be `is_no_password`: a quick check."""
    plain_words = words.replace(" ", "").isalnum() and not holds_placeholder(words)
    return not (plain_words and secret_terms("no_password").isdisjoint(words.split()))


def is_no_password(word: str) -> bool:
    """Return whether a word of a SIGN ON is only a sign, a courtesy, or a placeholder for a password."""
    bare = word.lower() if word.isalnum() else "".join(filter(str.isalnum, word.lower()))
    return not bare or bare in secret_terms("no_password") or is_placeholder(word)


def _is_password_of(request: Request, speaker: Speaker, game: Game, actor: Actor, password: str) -> bool:
    hashes = (hashed for one, hashed in matching_seats(speaker, game, "") if one == actor)
    return any(request.passwords.matches_as_typed(password, hashed) for hashed in hashes)


def bare_seat(request: Request, speaker: Speaker, command: SignOn) -> SeatKey | None:
    """Return the sender's own seat that a SIGN ON without a password names; None for any other SIGN ON.

    A word for the seat that names none contradicts nothing: then it is the sender's only one in the game.
    """
    place, mine = (
        named_without_password(request, speaker, command),
        speaker.person.id if speaker.person else 0,
    )
    if place is None:
        return None
    game, seat = place
    known = names_seat(game, seat) or seat_without_power(seat) is not None
    actors = [
        actor for actor, _ in matching_seats(speaker, game, seat if known else "") if actor.person == mine
    ]
    if not known and len(actors) > 1:
        return None
    return (game.name, actors[0]) if actors else None


def is_sentence_like_sign_on(
    request: Request, speaker: Speaker, allowance: Allowance, text: str, command: SignOn
) -> bool:
    """Return whether a SIGN ON only begins like one and names no game: `Log in the fire …`."""
    long = len(text.split()) >= _WORDS_OF_SENTENCE
    if not (long and is_sentence(plain(text).text)) and not is_sentence_without_password(text):
        return False
    return (
        named_without_password(request, speaker, command) is None
        and named_game(request, speaker, allowance, command) is None
    )


def _own_game_meant(
    request: Request, speaker: Speaker, allowance: Allowance, name: str, seat: str, password: str
) -> tuple[Game, str] | None:
    """Return the sender's own game, if there is one way to read it: its name with a slip, or their seat.

    `SIGN ON Austria alhpa tulips`, `SIGN ON aalhpa tulips`, `SIGN ON Austria tulips`. If nobody may know that
    it is theirs, only with their password: otherwise anybody who writes in their name would see it in the
    answer.
    """
    if seat == "?":
        return None
    mine = own_seats(request, speaker)
    found = {game.name: (game, seat) for game, _ in mine if is_slip(name, game.name)}
    if not seat:
        found |= {game.name: (game, name[0].upper()) for game, _ in mine if is_slip(name[1:], game.name)}
        found |= {game.name: (game, name.upper()) for game, actor in mine if _is_seat_of(actor, game, name)}
    shown = [
        one
        for one in found.values()
        if not anonymous(one[0]) or _is_his(request, speaker, allowance, *one, password)
    ]
    return shown[0] if len(shown) == 1 else None


def is_hidden(request: Request, speaker: Speaker, game: Game) -> bool:
    """Return whether the sender is not told about the game: another's practice or a private game."""
    person = speaker.person
    if game.settings.visibility is Visibility.PRIVATE:
        return person is None or not (actors_of(game, person.id) or invited(request.work, game, person))
    return game.practice and (person is None or person.id != game.master.person)


def own_seats(request: Request, speaker: Speaker) -> list[tuple[Game, Actor]]:
    """Return the seats of the sender's person in games that have not ended."""
    return [
        (game, actor)
        for game, actors in _own_games(request, speaker).values()
        if game.ending is None
        for actor in actors
    ]


def own_powers(request: Request, speaker: Speaker) -> list[tuple[Game, Actor]]:
    """Return those of the sender's `own_seats` that are of powers."""
    return [
        (game, actor)
        for game, actors in _own_games(request, speaker, OpenGames.powers_of).values()
        if game.ending is None
        for actor in actors
        if actor.power is not None
    ]


_Parts: TypeAlias = Mapping[str, tuple[Game, tuple[Actor, ...]]]


def _own_games(
    request: Request,
    speaker: Speaker,
    among: Callable[[OpenGames, PersonId], _Parts] = OpenGames.parts_of,
) -> _Parts:
    """Return the games of the sender, and the one the email speaks in, in the order of their names."""
    if speaker.person is None:
        return {}
    games, person = request.games, speaker.person.id
    parts, at_hand = among(games, person), speaker.current_game(games)
    if at_hand is None or at_hand.name in parts:
        return parts
    # The email has let its sender into that game, or created it.
    return dict(sorted({**parts, at_hand.name: (at_hand, actors_of(at_hand, person))}.items()))


def sign_on_places(request: Request, speaker: Speaker) -> Places:
    """Return what the sender may sign on to: all their games, and words for a seat in one of them or any."""
    games = [game for game, _ in _own_games(request, speaker).values()]
    variants = {game.variant.name: game.variant for game in games}.values()
    ours = request.services.composer.vocabulary()

    def is_seat(word: str) -> bool:
        if seat_without_power(word) is not None or word in glued_power_names():
            return True
        forms = {word, plain_letters(word)}  # `Áustria`
        return any(power_meant(one, form, strict=True) is not None for one in variants for form in forms)

    return Places(frozenset(game.name for game in games), is_seat, ours.__contains__, _is_filler)


def _is_filler(word: str) -> bool:
    return is_no_password(word) and not is_placeholder(word)


def own_promises(request: Request, speaker: Speaker) -> list[tuple[Game, Power]]:
    """Return the powers for which the sender stands by, with their games."""
    person = speaker.person.id if speaker.person else 0
    games = map(request.games.up_to_date, request.work.games.stood_by(person)) if person else ()
    return [(game, seat.power) for game in games if game for seat in game.seats if seat.standby == person]


def game_at_hand(request: Request, speaker: Speaker) -> str:
    """Return the current game, or the only one of the sender's that their email may be told about.

    Below a refused SIGN ON it is the game that was meant.
    """
    return speaker.seat.game or speaker.seat.refused_in or _own_game(request, speaker) or "game"


def own_game_at_hand(request: Request, speaker: Speaker) -> str:
    """Return the current game in which the sender has a part, if their email may be told about it."""
    return speaker.seat.game or _own_game(request, speaker) or speaker.seat.refused_in or "game"


def _own_game(request: Request, speaker: Speaker) -> str | None:
    """Return the sender's only game that their email may be told about, or the one they meant."""
    mine = {game.name for game, _ in own_seats(request, speaker) if not anonymous(game)}
    meant = speaker.seat.refused_in
    return meant if meant in mine else mine.pop() if len(mine) == 1 else None


def seat_to_sign_on(request: Request, speaker: Speaker) -> tuple[str, str]:
    """Return the seat and the game, as SIGN ON names them, that a mail speaks for."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return "power", "game"
    if actor.power is not None:
        return "_".join(game.variant.power(actor.power).name.split()), game.name
    return {Role.MASTER: "M", Role.OBSERVER: "O"}.get(actor.role, "?"), game.name


def _is_seat_of(actor: Actor, game: Game, word: str) -> bool:
    if actor.role is Role.MASTER:
        return seat_without_power(word) == MASTER
    return actor.power is not None and power_meant(game.variant, word, strict=True) == actor.power


def proves_itself_below(session: Session) -> bool:
    """Return whether a SIGN ON below the current line has a password of its supposed sender.

    People set their zone first and sign on then; the line itself is read in its turn.
    """
    request, speaker, allowance = session.request, session.speaker, session.allowance
    found = sign_ons(request.email, request.now)
    first = bisect_right(found, session.transcript.current_line, key=itemgetter(0))
    for _, command in found[first : first + _SIGN_ONS_TRIED]:
        place = named_game(request, speaker, allowance, command)
        if place is not None and _is_his(request, speaker, allowance, *place, command.password):
            return True
    return False


def _is_his(
    request: Request, speaker: Speaker, allowance: Allowance, game: Game, seat: str, password: str
) -> bool:
    """Return whether it is the password of a seat of the supposed sender."""
    mine = speaker.person.id if speaker.person else 0
    meant = [(actor, hashed) for actor, hashed in matching_seats(speaker, game, seat) if actor.person == mine]
    if passwords.too_many_in_mail(allowance, game, (actor for actor, _ in meant), named=False):
        return False
    for actor, hashed in meant:
        if request.passwords.matches_as_typed(password, hashed):
            return not passwords.wants_word(request, speaker, game, actor)
    passwords.note_wrong_password(allowance, game, tuple(actor for actor, _ in meant), named=False)
    return False


def is_slip(word: str, meant: str) -> bool:
    """Return whether a word is another with one slip: a letter added, missing or wrong, or two swapped."""
    shorter = min(len(word), len(meant))
    if shorter < _SHORTEST_WITH_SLIP or word == meant:
        return word == meant
    if abs(len(word) - len(meant)) > 1:
        return False
    start = next((at for at in range(shorter) if word[at] != meant[at]), shorter)
    one, other = word[start:], meant[start:]
    exchanged = one[:2] == other[1::-1] and one[2:] == other[2:]
    return exchanged or one[1:] in (other, other[1:]) or one == other[1:]


_HELLO = re.compile(r"\s*hello\s+(?=\S+\s+\S+(?:\s+\S+)?\s*$)", re.IGNORECASE)


def hello_as_sign_on(request: Request, text: str) -> str:
    """Return the SIGN ON that the classic judge's `HELLO aalpha password` is; "" for a mere greeting."""
    found = _HELLO.match(text)
    words = text[found.end() :].lower().split()[:2] if found else []
    names = [name for word in words for name in (word, word[1:]) if is_game_name(name)]
    return f"SIGN ON {text[found.end() :]}" if found and any(map(request.games.is_name, names)) else ""


def no_such_game(request: Request, speaker: Speaker, name: str) -> Rejected:
    """Return the refusal of a game that does not exist; players are told which games they are in."""
    mine = tuple(dict.fromkeys(game.name for game, _ in own_seats(request, speaker)))
    if not mine:
        return Rejected(remark(GameRemark.NO_SUCH_GAME, name=name))
    return Rejected(remark(GameRemark.NO_SUCH_GAME_OF_YOURS, name=name, games=mine))


def matching_seats(speaker: Speaker, game: Game, seat: str) -> Iterator[tuple[Actor, str]]:
    """Yield the seats that a word may mean, each with the hash of its password; no word: the sender's own."""
    mine = speaker.person.id if speaker.person else 0
    wanted, other = power_meant(game.variant, seat, strict=True), seat_without_power(seat)
    for one in game.seats:
        if seat and one.power != wanted:
            continue
        for person, hashed in _players_of(one, first=mine):
            if person and (one.power == wanted or person == mine):
                yield Actor(Role.PLAYER, person, one.power), hashed
    if other == MASTER:
        for master in sorted(game.masters, key=lambda one: one.person != mine):
            yield Actor(Role.MASTER, master.person), master.password
    else:
        yield from _of(mine, Role.MASTER, () if seat else game.masters)
        yield from _of(mine, Role.PLAYER, game.applicants)
    if not seat or other == OBSERVERS:
        yield from _of(mine, Role.OBSERVER, game.observers)


def _players_of(seat: Seat, first: PersonId) -> list[tuple[PersonId, str]]:
    """Yield a seat's player and partners with the hashes of their passwords, one person first."""
    led = ((seat.person, seat.password), *((guest.person, guest.password) for guest in seat.partners))
    return sorted(led, key=lambda pair: pair[0] != first)


def _of(person: PersonId, role: Role, members: Iterable[Guest | Applicant]) -> Iterator[tuple[Actor, str]]:
    """Yield the roles of a person among these, with the hash of their password."""
    for one in members:
        if one.person == person:
            yield Actor(role, person), one.password


def names_seat(game: Game, seat: str) -> bool:
    """Return whether a word names a power or the GM, whoever writes.

    Other words mean a seat of the sender's.
    """
    return power_meant(game.variant, seat, strict=True) is not None or seat_without_power(seat) == MASTER


def is_free_for_sender(speaker: Speaker, game: Game, power: Power) -> bool:
    """Return whether the sender may take over the power by its name: it is vacant and was not theirs."""
    mine = speaker.person is not None and speaker.person.id in game.seat(power).players
    return is_known_vacant(speaker, game, power) and not mine


def is_known_vacant(speaker: Speaker, game: Game, power: Power | None) -> bool:
    """Return whether the power is vacant and the sender may know it.

    If a game hides absence, only who left the power knows; others take over with SIGN ON ?.
    """
    if power is None or power not in vacant_powers(game):
        return False
    last = game.seat(power).tenures[-1:]
    left = speaker.person is not None and speaker.person.id in (one.person for one in last)
    return left or not hides_absence(game)


def word_after_game(request: Request, text: str) -> tuple[str, ...]:
    """Return the password in `England alpha tulips`, without SIGN ON: the word after seat and game."""
    bare = map(undecorated, text.split()[:_WORDS_OF_SIGN_ON])
    words = (word for word in bare if word and word.lower() not in _FILLERS)
    seat, *rest = [*islice(words, _SEAT_GAME_PASSWORD)] or [""]
    if rest and _is_seat(request, seat, rest[0].lower()):
        return tuple(rest[1:2])
    return tuple(rest[:1]) if len(rest) == 1 and _is_seat(request, seat[:1], seat[1:].lower()) else ()


def _is_seat(request: Request, seat: str, name: str) -> bool:
    """Return whether the words are a seat and a game."""
    game = request.games.up_to_date(name) if is_game_name(name) else None
    if game is None:
        return False
    return power_meant(game.variant, seat, strict=True) is not None or seat_without_power(seat) is not None
