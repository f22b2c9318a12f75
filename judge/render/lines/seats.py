"""Seats and people as lines: names, addresses, who plays what, whose orders are in, which seats are free."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from judge.game.anonymity import anonymous, hidden_days, hides_absence
from judge.game.orders.outstanding import is_closed, is_vacant, late_powers, orders_asked, orders_missing
from judge.game.orders.submission import late_sent, late_waiting
from judge.game.phases.starting import waits_for_answers
from judge.game.roles import Actor, PersonId
from judge.game.sight import SightedGame
from judge.game.state import Game, Seat, SeatState, Status
from judge.notices.restricted import UNNAMED, Known
from judge.render.lines.orders import power_column
from judge.render.text.escaping import one_line
from judge.render.text.messages import listing, say
from judge.render.text.times import day, spoken
from judge.rules.units import Power, alive

# People as text: a name, an address, and the addresses that mail comes back from.


def nobody() -> str:
    """Return what stands in the place of a player where there is none."""
    return say("person-nobody")


def name_of(person: Known | None) -> str:
    """Return a person's name on one line, a word for somebody if the reader may not know it."""
    if person is None:
        return nobody()
    return one_line(person.name, 60) if is_named(person) else say("unnamed-person.listed")


def is_named(person: Known | None) -> bool:
    """Return whether the reader may know who it is."""
    return person is not None and person != UNNAMED


def exact_name(person: Known | None) -> str:
    """A person's name with their address: anyone may take any name. "" if the reader may not know them."""
    named = person is not None and is_named(person)
    return f"{name_of(person)} ({one_line(person.address, 100)})" if person and named else ""


def address_shown(person: Known | None) -> str:
    """Return the address of a person on one line."""
    return one_line(person.address, 100) if person else nobody()


def player_named(game: Game, player: Actor | None, person: Known | None = None) -> str:
    """Return a player who did something, as everybody may know him: his power, before the start his name."""
    if player is None:
        return ""
    if player.power is not None:
        return game.variant.power(player.power).name
    return name_of(person) if person is not None and is_named(person) else say("unnamed-player")


def address_of(person: Known | None, *, full: bool) -> str:
    """Address and name for those who are in the game, the name alone for others."""
    if person is None:
        return nobody()
    if not is_named(person):
        return person.address if full else name_of(person)
    return f"{one_line(person.address, 100)}  ({name_of(person)})" if full else name_of(person)


def unreachable_lines(people: Mapping[PersonId, Known]) -> tuple[str, ...]:
    """Return the addresses that mail comes back from, and since when."""
    return tuple(
        f"   {say('address-fails-since', address=one_line(person.address, 100), since=person.unreachable)}"
        for _, person in sorted(people.items())
        if person.unreachable is not None
    )


# Seats as lines: who plays what, how each power is led, whose orders are in, which seats are free.

_STATE_WORDS = {SeatState.DISORDER: "CD", SeatState.ABANDONED: "abandon"}


def player_lines(game: Game, people: Mapping[PersonId, Known], *, full: bool) -> tuple[str, ...]:
    """Return who plays: master, powers (or the waiting), observers; `full` shows addresses."""
    master, player, observer = _titles()
    rows = [(master, address_of(people.get(one.person), full=full)) for one in game.masters]
    rows += [(game.variant.power(seat.power).name, _player(seat, people, full=full)) for seat in game.seats]
    rows += [(player, _applicant(game, a.person, people, full=full)) for a in game.applicants]
    rows += [(observer, address_of(people.get(o.person), full=full)) for o in game.observers]
    return tuple(f"     {title + ':':<26}{who}" for title, who in rows)


def _titles() -> tuple[str, str, str]:
    return (
        say("player-title", who="master"),
        say("player-title", who="player"),
        say("player-title", who="observer"),
    )


def _applicant(game: Game, person: PersonId, people: Mapping[PersonId, Known], *, full: bool) -> str:
    """Return a player of a game that forms; the master's word may be wanted for him still."""
    number = next((n for n, one in enumerate(game.applicants, 1) if one.person == person), 0)
    shown = address_of(people.get(person), full=full)
    return say("applicant-waits", who=shown, number=number) if person in game.awaiting else shown


def _player(seat: Seat, people: Mapping[PersonId, Known], *, full: bool) -> str:
    """Return the power's player; a bot where there never was one."""
    if seat.bot and not seat.person:
        return say("person-bot")
    named = [one.person for one in seat.partners if is_named(people.get(one.person))]
    return listing(address_of(people.get(one), full=full) for one in (seat.person, *named))


def seat_lines(game: Game, people: Mapping[PersonId, Known], *, full: bool) -> tuple[str, ...]:
    """Return the players' table of a game's page: how each power is led, units/centres, times late, who."""
    master, player, observer = _titles()
    rows = [f"   {master:<26}{address_of(people.get(one.person), full=full)}" for one in game.masters]
    for seat in game.seats:
        name = game.variant.power(seat.power).name
        count = "" if is_hidden(game, seat.power) else _holdings(game, seat.power)
        who = _player(seat, people, full=full)
        hidden = isinstance(game, SightedGame) and seat.power != game.reader
        late = "" if hidden or not game.settings.late_count else seat.late
        rows.append(f"   {name:<10} {state_word(game, seat):<8} {count:>5} {late:>3}  {who}".rstrip())
    rows += [f"   {player:<26}{_applicant(game, a.person, people, full=full)}" for a in game.applicants]
    rows += [f"   {observer:<26}{address_of(people.get(o.person), full=full)}" for o in game.observers]
    return tuple(rows)


def absence_lines(game: Game, now: datetime, zone: str, *, master: bool, reader: Power | None) -> list[str]:
    """Return who will be away and when; whose player it is, and to the hour, only for who may know that."""
    hidden = (anonymous(game) or hides_absence(game)) and not master
    rows: list[tuple[datetime, str, str, str]] = []
    for seat in game.seats:
        told = not hidden or seat.power == reader
        who = game.variant.power(seat.power).name if told else say("absence-line.unnamed")
        for one in (one for one in seat.absences if one.until > now):
            since, until = (one.since, one.until) if told else hidden_days(one.since, one.until)
            first, last = (spoken(at, zone) if told else day(at) for at in (since, until))
            rows.append((since, who, first, last))
    return [
        line
        for _, who, first, last in sorted(rows)
        for line in (
            f"   {say('absence-line', who=who, since=first)}",
            f"     {say('absence-line.until', until=last)}",
        )
    ]


def _holdings(game: Game, power: Power) -> str:
    """Return a power's units and centres, `3/4`."""
    return f"{len(game.position.of(power))}/{len(game.position.centres_of(power))}"


def state_word(game: Game, seat: Seat) -> str:
    """`move`, `late`, `abandon`, `CD`, `bot`, or `out` for a power that has nothing left."""
    if is_hidden(game, seat.power):
        return "move"
    if seat.power not in alive(game.position):
        return "out"
    if seat.bot:
        return "bot"
    if seat.state in _STATE_WORDS:
        return _STATE_WORDS[seat.state]
    late = game.clock is not None and game.clock.late_notice is not None
    if isinstance(game, SightedGame) and seat.power != game.reader:
        return "move"
    return "late" if late and seat.power in late_powers(game) else "move"


def is_hidden(game: Game, power: Power) -> bool:
    """Return whether the reader of the game does not know how many units and centres the power has."""
    return isinstance(game, SightedGame) and game.is_blind and power != game.reader


def submission_lines(game: Game) -> tuple[str, ...]:
    """For the GM: which powers' orders are in, and their flags."""
    lines = []
    for seat in game.seats:
        if not orders_asked(game, seat.power):
            sent = "not-asked"
        else:
            owing = orders_missing(game, seat.power) and not is_closed(game, seat.power)
            sent = "missing" if owing else "sent"
        flags = [", WAIT"] * seat.wait + [", CD"] * (seat.state is SeatState.DISORDER)
        flags += [", BOT"] * seat.bot
        name = game.variant.power(seat.power).name
        if seat.power in late_waiting(game):
            flags += [f", {say('orders-sent.late-waiting', power=name)}"]
        elif seat.power in late_sent(game):
            flags += [f", {say('orders-sent.late-refused', power=name)}"]
        title = f"{name}:"
        lines.append(f"{title:<{power_column(game.variant)}}{say('orders-sent', sent=sent)}{''.join(flags)}.")
    return tuple(lines)


def open_seats(game: Game) -> tuple[str, ...]:
    """Return the powers anybody may take over, `Turkey (4/4)`; how many there are where nobody learns which.

    Of a game that is over no one takes one.
    """
    if game.status is Status.FINISHED:
        return ()
    if isinstance(game, SightedGame):
        return (say("boards-powers", number=game.vacancies),) if game.vacancies else ()
    return tuple(
        f"{game.variant.power(seat.power).name} ({_holdings(game, seat.power)})"
        for seat in game.seats
        if is_vacant(seat) and state_word(game, seat) != "out"
    )


def players_needed(game: Game) -> str:
    """Return how many players a forming game waits for, or for whose answers or word, in words."""
    silent = waits_for_answers(game)
    if silent:
        return say("game-needs-answers", players=len(silent))
    if game.is_full:
        if game.awaiting:
            return say("game-needs-approval")
        return say("game-needs-begin") if game.settings.manual_start else say("game-needs-start")
    return say("game-needs-players", players=game.players_needed)


def series_text(game: Game) -> str:
    """Return how a series stands: `5 players, 2 games (cup-1 and cup-2)`; "" of a game that is none."""
    if game.series is None or game.status is not Status.FORMING:
        return ""
    names = game.series.games
    opened = say("series-games", number=len(names), games=names) if names else say("series-games.none")
    return say("series-state", players=len(game.applicants), games=opened)
