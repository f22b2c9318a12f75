"""Advice about press: whom words to somebody are for, and the lines that send them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from judge.game.roles import MASTER, Role
from judge.game.state import Game
from judge.language.answer_words import sounds_private
from judge.language.cases_of_names import uninflected
from judge.language.command_words import is_command, similar_commands
from judge.language.names import names
from judge.language.orders.grammar import any_name
from judge.language.powers import means_master, power_meant, power_of_people
from judge.language.press_for_judge import kept_from, speaks_about, told
from judge.language.press_readers import (
    beside_names,
    for_one_alone,
    greeted_first,
    means_everybody,
    tells_somebody,
    told_beside,
    told_first,
    without_left_out,
    words_of_name,
)
from judge.language.prose import begins_order
from judge.language.readings.lexicon import known_words
from judge.language.segmentation import A_GREETING
from judge.language.statements import Topic
from judge.language.text.topics import topic, topics
from judge.language.text.typography import plain
from judge.notices.remarks import ProseRemark, Remark, remark
from judge.rules.units import Power
from judge.service.addressees import readers_by_name
from judge.service.handlers.press import seat_letters
from judge.service.parked import press_wants_yes
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

_TO_SOMEBODY = re.compile(r"(?:to |for )?(?P<label>[^,:!?.\n-]{2,30}):\s+(?P<rest>\S.*)$")


def addresses_somebody(request: Request, speaker: Speaker, text: str) -> bool:
    """Return whether a line without sense is for somebody: their name or power, a colon, no order."""
    game, found = speaker.current_game(request.games), _TO_SOMEBODY.match(plain(text).text)
    if game is None or found is None or begins_order(found["rest"], names(game.variant)):
        return False
    return bool(_reader(request, speaker, game, found["label"]))


def names_no_order(request: Request, speaker: Speaker, text: str) -> bool:
    """Return whether the writer of a line without sense orders nothing and names no place.

    A GM's words to a human are never a power's orders that went wrong.
    """
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or actor.power is not None or actor.role is not Role.MASTER:
        return False
    words, line = names(game.variant), plain(text).text
    if is_command(line, game.variant) or similar_commands(line) or begins_order(line, words):
        return False
    found = words_of_name(line)
    asks = next(topics(line, of_master=True), None) is not None  # `lørdag den 10.`: `den` is Denmark as well
    return len(found) > 1 and (asks or not any(map(words.province, found)))


def reader_told(request: Request, speaker: Speaker, game: Game, text: str) -> str:
    """Return who is to be told something by words that also ask for something else; "" for no one."""
    return next(filter(None, (_reader(request, speaker, game, one) for one in told_beside(text))), "")


def press_advice(request: Request, speaker: Speaker, transcript: Transcript, text: str) -> Remark | None:
    """Return the advice on words to somebody in the game, which were not sent; None if they name no one."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return None
    above = transcript.reports[-1].understood if transcript.reports else None
    if isinstance(above, Remark) and above.key in _OF_PRESS:
        return above
    named = (_reader(request, speaker, game, name) for name in _names_called(transcript, text))
    reader = next(filter(None, named), None)
    if reader is None:
        return None
    if not speaker.seat.unproven:
        return remark(ProseRemark.PROSE_LETTER, reader=reader)
    power = game.variant.power(actor.power).name if actor.power else "power"
    return remark(ProseRemark.PROSE_LETTER_OF_NOBODY, reader=reader, power=power, game=game.name)


def _names_called(transcript: Transcript, text: str) -> Iterator[str]:
    """Yield the words of a line that may name its reader, or those of a greeting above it."""
    line = plain(text).text
    greetings = (plain(one.text).text for one in transcript.reports if one.understood == A_GREETING)
    for said in (line, *greetings):
        if name := greeted_first(said):
            yield name
    if topic(line) is Topic.PRESS or tells_somebody(text):
        yield told_first(line)


_CALL = re.compile(r"\W*(?P<name>[^,:!?.;\n-]{1,40}?)\s*(?:[,:!;]|\s-+\s|$)")


def called(request: Request, speaker: Speaker, game: Game, body: str) -> str:
    """Return whom a message's first words address, as power letters; "" if no one: `Gina, look at this!`."""
    first = next((line for line in body.splitlines() if line.strip()), "")
    found = _CALL.match(plain(first).text)
    words = words_of_name(found["name"]) if found else []
    names = [word for word in words if word not in beside_names() or means_master(word)]
    readers = [_reader(request, speaker, game, word) for word in names]
    return "".join(dict.fromkeys("".join(readers))) if readers and all(readers) else ""


def for_one(request: Request, speaker: Speaker, game: Game, body: str) -> bool:
    """Return whether a message says that it is for only some of its readers."""
    return any(_reader(request, speaker, game, name) for name in for_one_alone(body)) or any(
        sounds_private(line) for line in plain(body).text.splitlines()
    )


def is_kept_from(request: Request, speaker: Speaker, game: Game, body: str, letters: str) -> bool:
    """Return whether a message says that one of its readers, given as letters, must not have it."""
    names = (name for line in body.splitlines() for name in kept_from(line))
    readers = (_reader(request, speaker, game, name) for name in names)
    return any(len(reader) == 1 and reader in letters for reader in readers)


def tells_reader(request: Request, speaker: Speaker, game: Game, body: str, letters: str) -> bool:
    """Return whether a message asks that one of its readers, given as letters, be told something."""
    names = (form for line in body.splitlines() for name in told(line) for form in uninflected(name))
    return any(
        len(reader) == 1 and reader in letters
        for reader in (_reader(request, speaker, game, name) for name in names)
    )


def speaks_about_reader(request: Request, speaker: Speaker, body: str, seat: str) -> bool:
    """Return whether a message to one seat names its person as somebody else: `I still don't trust Rolf`."""
    people = readers_by_name(request, speaker)
    names = {
        word
        for name, of in people
        if of == seat
        for word in plain(name).text.split()
        if len(word) >= _SHORTEST_READER
    }
    return any(speaks_about(line, names) for line in body.splitlines())


def reader_wanted(request: Request, speaker: Speaker, text: str) -> str:
    """Return who alone is to read a message, by the answer to the question whether to send it.

    As a message's first line has them; "" if the answer names no reader.
    """
    game = speaker.current_game(request.games)
    if game is None or not press_wants_yes(request):
        return ""
    return next(filter(None, (_reader(request, speaker, game, name) for name in for_one_alone(text))), "")


_OF_PRESS = (ProseRemark.PROSE_LETTER, ProseRemark.PROSE_LETTER_OF_NOBODY)
_SHORTEST_READER = 3


def _reader(request: Request, speaker: Speaker, game: Game, text: str) -> str:
    """Return the readers that words name, as a message's first line has them: letters of powers, M, ALL.

    Words for everybody count if no one is named: Swedish `alla` is Italian for *to the*.
    """
    some, but = without_left_out(text)
    if but is not None and means_everybody(some):
        left_out = _reader(request, speaker, game, but)
        return f"ALL BUT {left_out}" if left_out else "ALL"
    actor = speaker.seat.actor
    if actor is None:
        return ""
    people = [(plain(name).text.split(), seat) for name, seat in readers_by_name(request, speaker)]
    said = {word: _seat_named(game, people, word) for word in words_of_name(text)}
    others = dict.fromkeys(seat for seat in _seats_meant(game, said) if seat != actor.power)
    named = seat_letters(game, others)
    return named or ("ALL" if means_everybody(text) else "")


def _seat_named(game: Game, people: Sequence[tuple[Sequence[str], str]], word: str) -> str | None:
    """Return the GM or power that a word names, or the only seat of a person with that name."""
    if means_master(word):
        return MASTER
    if len(word) < _SHORTEST_READER:
        return None
    seats = {seat for name, seat in people if word in name}
    named = power_meant(game.variant, word, strict=True) or power_of_people(game.variant, word)
    return named or (seats.pop() if len(seats) == 1 else None)


def _seats_meant(game: Game, said: Mapping[str, str | None]) -> Iterator[str]:
    """Yield the seats that words name; a word of a language counts only beside names alone."""
    only_names = all(seat or word in beside_names() for word, seat in said.items())
    for word, seat in said.items():
        if seat is not None and (only_names or not _is_common_beginning(game, word)):
            yield seat


def _is_common_beginning(game: Game, word: str) -> bool:
    """Return whether the beginning of a power's name is a word of a language, too: Swedish `från`."""
    return word in known_words() and names(game.variant).power_named(word) is None


def power_named(request: Request, speaker: Speaker, text: str, game: Game | None = None) -> str:
    """Return the one power that the words name, in the current game or another; "power" unless it is one."""
    game = game or speaker.current_game(request.games)
    if game is None:
        return NO_POWER
    words = [word.lower() for word in words_of_name(text)]
    people = {word: seat for name, seat in readers_by_name(request, speaker) for word in name.lower().split()}
    found = {people[word] for word in words if people.get(word, MASTER) != MASTER}
    found |= powers_in(game, text)
    return game.variant.power(found.pop()).name if len(found) == 1 else NO_POWER


def powers_in(game: Game, text: str) -> set[Power]:
    """Return the powers that the words name, not only by their letters or the people who play them."""
    long = (word.lower() for word in words_of_name(text) if len(word) >= _SHORTEST_POWER)
    meant = (power_meant(game.variant, word) or power_of_people(game.variant, word) for word in long)
    return {code for code in meant if code is not None}


NO_POWER = "power"
"""The place for a power's name in a line whose writer names none."""
_SHORTEST_POWER = 4
"""The fewest letters of a power's name among other words: `it`, `an` and `aus` are no powers."""


_SHORTEST_NAME = 4
"""The fewest letters of a place's name that is no common word: `war` and `den` are German."""


_ASKED_OF = re.compile(
    r"\b(?:did|does|has|was|is|why)\s+(?:(?:the|my|his|her|their|army|fleet|unit|in)\s+)*([a-z]{3})\b"
)
"""A short name in a place where only a unit's can be: `did gal move?`"""


def place_named(request: Request, speaker: Speaker, text: str) -> str | None:
    """Return the place that the words name, by its longest name in them."""
    game = speaker.current_game(request.games)
    if game is None:
        return None
    known, board = names(game.variant), game.variant.board
    line = plain(text).text
    found = (line[start:end] for start, end in any_name(known).find(line))
    longest = max((name for name in found if len(name) >= _SHORTEST_NAME), key=len, default="")
    asked = None if longest else _ASKED_OF.search(line)
    means = known.province(longest or (asked[1] if asked else ""))
    return board.name(means[0]) if len(means) == 1 else None
