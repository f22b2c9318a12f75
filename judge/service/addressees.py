"""Whom the lines of an email call among the people of its writer's game: the GM, or another player."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from judge.game.roles import MASTER
from judge.language.addressees import Call, call_of, calls_in_passing
from judge.language.names import names
from judge.language.powers import means_master
from judge.language.readings.writers import writer_of
from judge.language.text.typography import plain
from judge.notices.restricted import UNNAMED, known_people
from judge.service.outgoing.members import people_of
from judge.service.request import Request
from judge.service.speaker import Speaker


def readers_by_name(request: Request, speaker: Speaker) -> tuple[tuple[str, str], ...]:
    """Return whom the speaker may name in a message's first line: the people of their game."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return ()
    people = known_people(game, people_of(request.work, game), actor.person, actor.role)
    masters = ((MASTER, one.person) for one in game.masters)
    seats = [*masters, *((seat.power, seat.person) for seat in game.seats)]
    known = [(people.get(person, UNNAMED), seat) for seat, person in seats]
    return tuple((person.name, seat) for person, seat in known if person is not UNNAMED)


@dataclass(frozen=True, slots=True)
class _Names:
    """Words of the names of the other players, of the writer and of the GMs, in plain letters."""

    players: Collection[str]
    own: Collection[str]
    """Those of the writer and of their seat."""
    masters: frozenset[str]


_ALIKE = 3
"""How many first letters short forms of a name share: `Reg` for `Regina`."""


def calls_another(request: Request, speaker: Speaker, text: str) -> bool:
    """Return whether a line begins by calling another player or power, and neither the GM nor its writer."""
    call = call_of(text) if speaker.seat.plays else None
    known = _names(request, speaker) if call is not None else None
    if call is None or known is None or _calls_us(call, known):
        return False
    return call.names(known.players) or call.means_players() or _calls_power(request, speaker, call)


def calls_us(request: Request, speaker: Speaker, text: str) -> bool:
    """Return whether a line begins by calling the GM, or by the name of its writer."""
    call = call_of(text)
    known = _names(request, speaker) if call is not None else None
    return call is not None and known is not None and _calls_us(call, known)


def master_words(request: Request, speaker: Speaker) -> frozenset[str]:
    """Return the words of the names of the GMs whom a player may call."""
    known = _names(request, speaker)
    return frozenset() if known is None else known.masters


def names_another(request: Request, speaker: Speaker, text: str) -> bool:
    """Return whether a line calls another player, at its beginning or in passing: `Yes, Rolf`."""
    if not speaker.seat.plays or not text.strip():
        return False
    known = _names(request, speaker)
    if known is None:
        return False
    ours = (*known.masters, *known.own)
    return calls_another(request, speaker, text) or calls_in_passing(text, known.players, ours)


def _calls_us(call: Call, known: _Names) -> bool:
    """Return whether a call has a word for the GM or the judge, or the name of its writer."""
    called = [word for word in call.words if word not in known.players]
    short = {one[:_ALIKE] for one in known.masters}
    ours = (*known.masters, *known.own)
    return any(
        means_master(word) or word in known.own or word[:_ALIKE] in short or _shortens(word, ours)
        for word in called
    )


def _shortens(word: str, names_of_us: Collection[str]) -> bool:
    """Return whether a word is the beginning of a name: `Gi` for `Gina`."""
    return 1 < len(word) < _ALIKE and any(one.startswith(word) for one in names_of_us)


def _calls_power(request: Request, speaker: Speaker, call: Call) -> bool:
    """Return whether a greeting calls another power; without one, the name of a power is a heading."""
    game = speaker.current_game(request.games)
    if game is None or not call.greets:
        return False
    named = (names(game.variant).power_named(word) for word in call.words if call.is_only(word))
    own = None if speaker.seat.actor is None else speaker.seat.actor.power
    return any(power is not None and power != own for power in named)


def _names(request: Request, speaker: Speaker) -> _Names | None:
    """Return the names of the game that the writer speaks in; None if they speak in none."""
    actor = speaker.seat.actor
    if actor is None or speaker.current_game(request.games) is None:
        return None
    own = writer_of(speaker.context(request)).own
    people = [(plain(name).text.split(), seat) for name, seat in readers_by_name(request, speaker)]
    named = [(word, seat) for words, seat in people for word in words if len(word) >= _ALIKE]
    masters = frozenset(word for word, seat in named if seat == MASTER)
    own |= {word for word, seat in named if seat == actor.power}
    return _Names({word for word, _ in named} - masters - own, own, masters)
