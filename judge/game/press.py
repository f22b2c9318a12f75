"""Press: messages between the people of a game: which are allowed, who reads them, whom they name.

Every message goes through `_why_not`. The GM may always be written to, and only rules about grey and faked
press bind the GM's own messages. A fake shows other readers than there are, never another author (seed 002,
`Fake`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from typing import TypeAlias

from judge.game.anonymity import is_illegal, is_nonplaying_master
from judge.game.commands.member import Audience, Broadcast, Fake, Press, PressWish, Recall, SetPressWish
from judge.game.events import Event, PressPosted, PressSent, PressWishSet, PressWithheld
from judge.game.look_alikes import UNKNOWN, as_seen, fold, hard_to_tell
from judge.game.orders.outstanding import late_powers, orders_missing
from judge.game.permissions import is_master_of, powers_shown
from judge.game.refusals import Refusal, Refused
from judge.game.roles import MASTER, OBSERVERS, Actor, PersonId, Role
from judge.game.seats.entry import note_reader
from judge.game.settings import Blind, Fakes, ObserverPress, PressMode
from judge.game.sight import position_seen
from judge.game.state import Game, PostedPress, Status
from judge.game.transition import Transition, refuse, refused
from judge.rules.phases import PhaseKind
from judge.rules.units import Power, alive
from judge.rules.variant import PowerFacts

# Datelines of messages that belong to somebody (seed 004 §10.2, §10.3), if the game has that setting.
#
# `Par`, `Paris` and `France (Govt.)` belong to France as long as it is in the game, `Versailles`
# belongs to the GM. All others are free and prove nothing. What a reader sees is compared: letters of
# other alphabets that look the same, accents, wide forms, and what surrounds the name (a day, a
# quotation mark) make no other dateline.

CAPITALS: dict[str, str] = {
    "vienna": "AUSTRIA",
    "london": "ENGLAND",
    "paris": "FRANCE",
    "berlin": "GERMANY",
    "rome": "ITALY",
    "st petersburg": "RUSSIA",
    "constantinople": "TURKEY",
}
"""The capitals that are reserved, by the powers' codes; a variant without that power has none."""
_SHORT = {"vie": "vienna", "lon": "london", "par": "paris", "ber": "berlin", "rom": "rome"}
_SHORT |= {"stp": "st petersburg", "con": "constantinople"}
_PLACES = {**CAPITALS, **{short: CAPITALS[name] for short, name in _SHORT.items()}, "versailles": ""}


_GOVERNMENT = frozenset(["gov", "govt", "government"])
_JOINED = frozenset(["of", "the", "s"])
_DATES = re.compile(
    r"(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
    r"|spring|summer|fall|autumn|winter|[sfw]?\d+[a-z]*"
)
"""Words that may stand beside the place, as a day or a season does."""
_ASIDE = re.compile(r"[(\[{<][^)\]}>]*[)\]}>]?")
_SAINT = re.compile(r"^(\W*)(?:st|saint|s)\b[. ]*(?=p)")
_END = re.compile(r":|--|\s-(?=\s|$)|;|\.(?=\s|\W|$)|$")
_STRONG = re.compile(r":|--")
_NEAR = 70
"""How near the beginning of a line a colon or a long dash makes a dateline of what stands before it."""
_WORD = re.compile(r"[a-z0-9\0]+")
_LETTER = re.compile(r"[a-z\0]")


_MOST_WORDS = 20
"""Of a dateline, should its letters be spaced."""


def dateline_taken(game: Game, actor: Actor, body: str) -> str:
    """Return the first dateline of a message that belongs to another; "" if there is none."""
    if not game.settings.datelines or (is_master_of(game, actor) and not actor.acting):
        return ""
    heads = (_before(line) for line in _first_lines(body))
    return next((head for head in heads if not _may_use(game, actor, head)), "")


def _first_lines(body: str) -> list[str]:
    """Yield the first line of each paragraph, and every line with an early colon or long dash."""
    lines = body.splitlines()
    plain = [as_seen(line) for line in lines]
    blank = [True, *(_WORD.search(one) is None for one in plain)]
    return [
        line
        for line, one, begins in zip(lines, plain, blank, strict=False)
        if begins or _STRONG.search(one[:_NEAR])
    ]


def _before(line: str) -> str:
    """Return what is in a line before its first colon, spaced or long dash, or full stop, as written."""
    letters = [fold(sign) for sign in line]
    folded = _SAINT.sub(lambda found: found[0].replace(".", " "), "".join(letters))
    end, signs = _end(folded), 0
    for number, one in enumerate(letters):
        if signs >= end:
            return line[:number].strip()
        signs += len(one)
    return line.strip()


def _end(folded: str) -> int:
    """Return where the dateline of a folded line ends: not within brackets behind its first letter."""
    start = next((at for at, sign in enumerate(folded) if _LETTER.match(sign)), 0)
    bare = folded[:start] + _ASIDE.sub(lambda found: "_" * len(found[0]), folded[start:])
    found = _END.search(bare, start)
    return found.start() if found else len(bare)


def _may_use(game: Game, actor: Actor, name: str) -> bool:
    owner = owner_of(game, name)
    return owner is None or owner == actor.power


def owner_of(game: Game, name: str) -> Power | None:
    """Return the power that a dateline is reserved for, "" for the GM's; None for a free one."""
    folded = _SAINT.sub(r"\1st ", as_seen(name))
    known = {hard_to_tell(form): facts.code for facts in game.variant.powers for form in _forms(facts)}
    words = _WORD.findall(folded)
    if len(words) > _MOST_WORDS:
        return None
    in_game = alive(game.position) if game.status is not Status.FORMING else frozenset()
    if any(_is(word, sign) for word in words for sign in _GOVERNMENT):
        owner = _meant([one for one in words if one not in _GOVERNMENT | _JOINED], known)
    else:
        owner = _meant(_WORD.findall(_ASIDE.sub(" ", folded)) or words, _PLACES, beside=known)
    return owner if owner in in_game or owner == "" else None


def _forms(facts: PowerFacts) -> tuple[str, ...]:
    return tuple(" ".join(_WORD.findall(as_seen(one))) for one in (facts.name, facts.adjective))


def _meant(words: list[str], known: Mapping[str, Power], beside: Collection[str] = ()) -> Power | None:
    """Return whose name the words are, without days and seasons, and without those `beside` it."""
    rest = [word for word in words if not _DATES.fullmatch(word)]
    alone = [word for word in rest if not any(_is(word, one) for one in beside)]
    names = {sign.join(some) for some in (rest, alone) for sign in (" ", "")}
    forms = ((form, owner) for one, owner in known.items() for form in (one, one.replace(" ", "")))
    return next((owner for form, owner in forms if any(_is(name, form) for name in names)), None)


# What looks the same


def _is(word: str, name: str) -> bool:
    """Return whether a folded word looks like a name.

    A letter of an unknown alphabet beside known ones may be any letter.
    """
    word, name = hard_to_tell(word), hard_to_tell(name)
    if UNKNOWN not in word:
        return word == name
    pairs = list(zip(word, name, strict=False))
    known = any(one == other for one, other in pairs)
    return len(word) == len(name) and known and all(one in (UNKNOWN, other) for one, other in pairs)


# Posted messages: they wait for the results of the phase and are sent with them (seed 002, POSTAL
# PRESS).
#
# A message with a condition is sent only if it holds once the phase is adjudicated (seed 004 §10.1).
# Reading the conditions is no part of the game: `deliver` is told which messages are not sent.

MOST, MOST_CHARACTERS = 10, 20_000
"""Messages of one person that wait, and the characters in them."""


def post(game: Game, press: PressSent, condition: str, *, choices: bool = False) -> Transition:
    """Let a message wait for the results; its author may withdraw it until then."""
    if game.phase is None or game.status not in (Status.RUNNING, Status.PAUSED):
        return refuse(game, Refusal.NOT_RUNNING)
    if not (condition or choices or game.settings.postal_press):
        return refuse(game, Refusal.NO_POSTAL_PRESS)
    if (condition or choices) and game.settings.blind is not Blind.NO:
        return refuse(game, Refusal.NO_POSTAL_PRESS, "blind")
    own = posted_by(game, press.author)
    if len(own) >= MOST or sum(len(one.body) for one in own) + len(press.body) > MOST_CHARACTERS:
        return refuse(game, Refusal.TOO_MUCH_POSTED)
    waiting = PostedPress(
        max((one.number for one in own), default=0) + 1,
        game.number,
        press.author,
        press.to,
        press.grey,
        press.body,
        press.broadcast,
        press.left_out,
        press.fake,
        condition,
        press.watchers,
        choices,
    )
    return replace(game, posted=(*game.posted, waiting)), (PressPosted(press.author, waiting.number),)


def posted_by(game: Game, actor: Actor) -> tuple[PostedPress, ...]:
    """Return somebody's messages that wait."""
    return tuple(one for one in game.posted if one.author == actor)


def recall(game: Game, actor: Actor, command: Recall, _now: datetime) -> Transition:
    """Withdraw messages that have not been sent."""
    found = [one for one in posted_by(game, actor) if command.number in (None, one.number)]
    if not found:
        return refuse(game, Refusal.NOTHING_POSTED, str(command.number or ""))
    rest = tuple(one for one in game.posted if one not in found)
    return replace(game, posted=rest), tuple(PressWithheld(actor, one.number, recalled=True) for one in found)


def press_due(game: Game) -> tuple[PostedPress, ...]:
    """Return the messages whose phase has been adjudicated, or whose game is over."""
    over = game.status is Status.FINISHED
    return tuple(one for one in game.posted if over or one.phase != game.number)


def deliver(game: Game, withheld: Collection[PostedPress]) -> Transition:
    """Send the messages that are due, except those whose condition does not hold."""
    due = press_due(game)
    events: tuple[Event, ...] = tuple(
        PressWithheld(one.author, one.number) if one in withheld else as_sent(one) for one in due
    )
    return replace(game, posted=tuple(one for one in game.posted if one not in due)), events


def as_sent(one: PostedPress) -> PressSent:
    """Return the message as it is sent."""
    audience = Audience.SOME if one.to else Audience.ALL
    sent = PressSent(one.author, audience, one.to, one.grey, one.body, one.broadcast, one.left_out, one.fake)
    return replace(sent, postal=True, watchers=one.watchers)


_GREY_WHEN_UNSAID = {
    PressMode.NONE: False,
    PressMode.WHITE: False,
    PressMode.GREY: True,
    PressMode.BOTH: False,
    PressMode.GREY_OR_WHITE: True,
}
GROUPS = {Role.MASTER: MASTER, Role.OBSERVER: OBSERVERS}
"""What messages call those who lead no power."""
_COLOUR_REFUSED = {
    (PressMode.WHITE, True): Refusal.NO_GREY_PRESS,
    (PressMode.NONE, True): Refusal.NO_GREY_PRESS,
    (PressMode.GREY, False): Refusal.NO_WHITE_PRESS,
}


def send(game: Game, actor: Actor, command: Press, now: datetime) -> Transition:
    """Send a message to some readers, or to everybody."""
    if game.practice and command.audience is not Audience.SOME:
        return refuse(game, Refusal.BOT_READS_NOTHING)
    to = tuple(dict.fromkeys(command.to)) if command.audience is Audience.SOME else ()
    if command.audience is Audience.SOME:
        wrong = _wrong_addressee(game, to)
        if wrong is not None:
            return game, (wrong,)
    press = PressSent(actor, command.audience, to, False, command.body, False, command.left_out)
    press = replace(press, watchers=command.watchers)
    after, events = _press(game, press, command, now)
    unread = _unread(game, actor, to) if to and not refused(events) else None
    return (game, (unread,)) if unread is not None else (after, events)


def broadcast(game: Game, actor: Actor, command: Broadcast, now: datetime) -> Transition:
    """Send a message to everybody: players, observers and the GM."""
    if game.practice:
        return refuse(game, Refusal.BOT_READS_NOTHING)
    press = PressSent(actor, Audience.ALL, (), False, command.body, True)
    return _press(game, press, command, now)


# Who reads a message, and what they are shown


def readers(game: Game, press: PressSent) -> frozenset[Actor]:
    """Return who gets a message.

    Its author only if it came with the results, or if they want copies of their own messages.
    """
    everybody = (
        *(Actor(Role.MASTER, one.person) for one in game.masters),
        *(Actor(Role.PLAYER, person, seat.power) for seat in game.seats for person in seat.players),
        *(Actor(Role.PLAYER, applicant.person) for applicant in game.applicants),
        *(
            Actor(Role.OBSERVER, guest.person, power)
            for guest in game.observers
            for power in powers_shown(game, guest.person) or (None,)
        ),
    )
    return frozenset(one for one in everybody if _reads(game, press, one))


def _reads(game: Game, press: PressSent, one: Actor) -> bool:
    if one.person == press.author.person:
        own = replace(press.author, acting=False) == one
        return own and (press.postal or wants(game, one.person, PressWish.COPY))
    if press.broadcast or not press.to:
        return one.role is Role.PLAYER or not wants(game, one.person, PressWish.NO_BROADCAST)
    return not {one.power, GROUPS.get(one.role)}.isdisjoint(press.to) or watches(game, press, one)


def watches(game: Game, press: PressSent, one: Actor) -> bool:
    """Return whether somebody has a copy of a message to others; nobody has of one to the GM alone.

    Of an earlier message, only those who got copies then: what was sent before a change stays private.
    """
    if press.watchers is not None and one.person not in press.watchers:
        return False
    if press.to == (MASTER,) or not wants(game, one.person, PressWish.ALL_PRESS):
        return False
    if one.role is Role.OBSERVER:
        return game.settings.watch_all_press
    return one.role is Role.MASTER and is_nonplaying_master(game, one.role, one.person)


def watchers(game: Game) -> tuple[PersonId, ...]:
    """Return who has copies of messages between others now."""
    masters = (one.person for one in game.masters if is_nonplaying_master(game, Role.MASTER, one.person))
    observers = (guest.person for guest in game.observers if game.settings.watch_all_press)
    return tuple(one for one in (*masters, *observers) if wants(game, one, PressWish.ALL_PRESS))


def wants(game: Game, person: PersonId, wish: PressWish) -> bool:
    """Return whether somebody has that wish about the game's messages."""
    return (person, wish) in game.press_wishes


def as_shown(game: Game, press: PressSent, reader: Actor) -> PressSent:
    """Return the message with the readers that this one is shown; its author and the GM see the true ones."""
    knows = press.author.person == reader.person or is_nonplaying_master(game, reader.role, reader.person)
    if press.fake is None or knows:
        return press
    to, left_out = press.fake.to, press.fake.left_out
    audience = Audience.SOME if to else Audience.ALL
    return replace(press, audience=audience, to=to, left_out=left_out, broadcast=not to, fake=None)


def set_press_wish(game: Game, actor: Actor, command: SetPressWish, _now: datetime) -> Transition:
    """Set which messages somebody wants beyond those that are for them."""
    why = _wish_refused(game, actor, command)
    if why is not None:
        return refuse(game, why, command.wish.value)
    others = tuple(one for one in game.press_wishes if one != (actor.person, command.wish))
    wishes = (*others, (actor.person, command.wish)) if command.wanted else others
    changed = PressWishSet(actor.person, command.wish, command.wanted)
    game = game if command.wanted else note_reader(game, actor.person)
    return replace(game, press_wishes=wishes), (changed,)


def _wish_refused(game: Game, actor: Actor, command: SetPressWish) -> Refusal | None:
    if command.wish is PressWish.COPY or not command.wanted:
        return None
    leads = is_master_of(game, actor) and is_nonplaying_master(game, actor.role, actor.person)
    watching = actor.role is Role.OBSERVER
    if command.wish is PressWish.ALL_PRESS and watching:
        return None if game.settings.watch_all_press else Refusal.NO_PRESS_WISH
    return None if leads or watching else Refusal.NO_PRESS_WISH


# Whether a message may be sent


Spoken: TypeAlias = Press | Broadcast


def _press(game: Game, press: PressSent, command: Spoken, now: datetime) -> Transition:
    why = _unfit(game, press) or _why_not(game, press, command, now)
    if why is not None:
        return game, (why,)
    if press.to != (MASTER,):
        grey, fake = _is_grey(game, press.author, command.grey), _faked(game, press, command)
        press = replace(press, grey=grey, fake=fake)
    if command.postal or command.condition or command.choices:
        press = replace(press, watchers=watchers(game))
        return post(game, press, command.condition, choices=command.choices)
    return game, (press,)


def _unfit(game: Game, press: PressSent) -> Refused | None:
    """Return why a message may not be sent, whoever it is for."""
    if not press.body.strip() and not game.settings.blank_press:
        return Refused(Refusal.EMPTY_PRESS)
    if is_illegal(game) and not _runs(game, press.author):
        return Refused(Refusal.NO_PRESS_AT_ALL)
    taken = dateline_taken(game, press.author, press.body)
    return Refused(Refusal.DATELINE_TAKEN, taken) if taken else None


def _runs(game: Game, actor: Actor) -> bool:
    """Return whether the GM speaks, for themselves."""
    return is_master_of(game, actor) and not actor.acting


def _is_grey(game: Game, actor: Actor, grey: bool | None) -> bool:
    if grey is not None:
        return grey
    signs = game.settings.observer_press is ObserverPress.WHITE and actor.role is Role.OBSERVER
    return not (_runs(game, actor) or signs) and _GREY_WHEN_UNSAID[game.settings.press]


def _faked(game: Game, press: PressSent, command: Spoken) -> Fake | None:
    """Return whom the message shows instead of its readers."""
    by_default = game.settings.fakes in (Fakes.DEFAULT, Fakes.ALWAYS) and not _runs(game, press.author)
    if command.fake is None and by_default and press.to and not getattr(command, "no_fake", False):
        return Fake()
    return command.fake


def _why_not(game: Game, press: PressSent, command: Spoken, now: datetime) -> Refused | None:
    """Return why the game's settings forbid a message; grey and fake rules alone bind the GM's own."""
    if press.to == (MASTER,):
        return Refused(Refusal.FAKE_TO_MASTER) if command.fake is not None else None
    mode, actor = game.settings.press, press.author
    checks: tuple[Callable[[], Refusal | None], ...] = (
        lambda: Refusal.NO_PRESS if mode is PressMode.NONE else None,
        lambda: _partial_refused(game, press),
        lambda: None if command.grey is None else _COLOUR_REFUSED.get((mode, command.grey)),
        lambda: _observer_refused(game, actor, press, command.grey),
        lambda: _fake_refused(game, command),
        lambda: _not_now(game, actor, now),
    )
    if _runs(game, actor):
        checks = (
            lambda: _COLOUR_REFUSED.get((mode, True)) if command.grey else None,
            lambda: _fake_refused(game, command),
        )
    why = next((found for check in checks if (found := check()) is not None), None)
    if why is not None:
        return Refused(why)
    pretended = () if command.fake is None else (*command.fake.to, *command.fake.left_out)
    wrong = _wrong_addressee(game, pretended) if pretended else None
    return wrong or (None if _runs(game, actor) else _untouched(game, actor, press))


def _partial_refused(game: Game, press: PressSent) -> Refusal | None:
    forbidden = press.audience is Audience.SOME and not game.settings.partial_press
    return Refusal.NO_PARTIAL_PRESS if forbidden else None


def _observer_refused(game: Game, actor: Actor, press: PressSent, grey: bool | None) -> Refusal | None:
    reaches_players = not press.to or any(one not in (MASTER, OBSERVERS) for one in press.to)
    if actor.role is not Role.OBSERVER or not reaches_players:
        return None
    match game.settings.observer_press:
        case ObserverPress.NONE:
            return Refusal.NO_OBSERVER_PRESS
        case ObserverPress.WHITE if grey:
            return Refusal.NO_OBSERVER_GREY
        case ObserverPress.WHITE if press.to:
            return Refusal.NO_OBSERVER_PARTIAL
        case _:
            return None


def _fake_refused(game: Game, command: Spoken) -> Refusal | None:
    fakes, plain = game.settings.fakes, getattr(command, "no_fake", False)
    if command.fake is not None and fakes is Fakes.NONE:
        return Refusal.NO_FAKES
    if fakes is Fakes.ALWAYS and (plain or (command.fake is not None and command.fake.to)):
        return Refusal.ONLY_FAKE_BROADCAST
    return None


def _not_now(game: Game, actor: Actor, now: datetime) -> Refusal | None:
    """Return why nobody, or not this power, may write now.

    When the game is over, everybody may.
    """
    settings, clock = game.settings, game.clock
    if game.status not in (Status.RUNNING, Status.PAUSED) or game.phase is None or clock is None:
        return None
    past = game.status is Status.RUNNING and now > clock.deadline
    if not settings.minor_press and game.phase.kind is not PhaseKind.MOVEMENT:
        return Refusal.NO_MINOR_PRESS
    if past and not settings.grace_press:
        return Refusal.NO_GRACE_PRESS
    if past and not settings.late_press and actor.power in late_powers(game):
        return Refusal.NO_LATE_PRESS
    if settings.must_order and actor.power is not None and orders_missing(game, actor.power):
        return Refusal.MUST_ORDER
    return None


def _untouched(game: Game, actor: Actor, press: PressSent) -> Refused | None:
    """Return the readers whom the author's units are not next to, in a game where only neighbours write."""
    if not game.settings.touch_press or actor.power is None or game.status is Status.FINISHED:
        return None
    wanted = [one for one in press.to if one not in (MASTER, OBSERVERS)]
    if not press.to:
        return Refused(Refusal.NOT_TOUCHED)
    near = set(touched(game, actor.power))
    far = tuple(one for one in wanted if one not in near)
    return Refused(Refusal.NOT_TOUCHED, ",".join(far)) if far else None


def touched(game: Game, power: Power) -> Iterator[Power]:
    """Return the powers with a unit in or next to a province of this power's units, if it sees them."""
    position = position_seen(game, power)
    units = [*position.units, *(one.unit for one in position.dislodged)]
    own = {unit.province for unit in units if unit.power == power}
    for province in own:
        near = game.board.distances(province)
        yield from (u.power for u in units if u.power != power and near.get(u.province, 2) <= 1)


def _wrong_addressee(game: Game, to: tuple[str, ...]) -> Refused | None:
    """Return what is wrong with a list of addressees; powers have no players before the start."""
    known = {facts.code for facts in game.variant.powers}
    for name in to:
        if name not in known | {MASTER, OBSERVERS}:
            return Refused(Refusal.UNKNOWN_ADDRESSEE, name)
        if name in known and not game.seats:
            return Refused(Refusal.NOT_RUNNING, name)
    return None if to else Refused(Refusal.UNKNOWN_ADDRESSEE)


def _unread(game: Game, actor: Actor, to: tuple[str, ...]) -> Refused | None:
    """Return why nobody would read a message: the seats are empty, or its author is the only reader."""
    if any(persons_of(game, one) - {actor.person} for one in to):
        return None
    own = all(persons_of(game, one) for one in to)
    bots = all(seat.bot for seat in game.seats if seat.power in to and not seat.person)
    empty = Refusal.BOT_READS_NOTHING if bots and OBSERVERS not in to else Refusal.NO_READER
    return Refused(Refusal.ONLY_YOURSELF if own else empty, ",".join(to))


def unheld(game: Game, to: tuple[str, ...]) -> tuple[str, ...]:
    """Return the addressees of a message who are nobody at the moment."""
    return tuple(one for one in to if not persons_of(game, one))


def persons_of(game: Game, addressee: str) -> frozenset[PersonId]:
    """Return who reads what is for a power, the GM or the observers; empty if nobody is there."""
    if addressee == MASTER:
        return frozenset(one.person for one in game.masters)
    if addressee == OBSERVERS:
        return frozenset(guest.person for guest in game.observers)
    return frozenset(person for seat in game.seats if seat.power == addressee for person in seat.players)
