"""Messages as notices: as each reader is shown them; those that waited for the results in one email."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game import events as ev
from judge.game.anonymity import is_nonplaying_master
from judge.game.commands.member import PressWish
from judge.game.press import GROUPS, as_shown, posted_by, readers, wants
from judge.game.roles import MASTER, OBSERVERS, Actor
from judge.game.transition import happened
from judge.notices.notice import Addressed, Addressee, once
from judge.notices.press import LetterDropped, LettersShown, PostalPress, Press, PressWatched
from judge.notices.remarks import OrderRemark, remark
from judge.notices.restricted import NO_PERSON, Known, Restricted, in_secret
from judge.rules.phases import Phase
from judge.service.outgoing.members import GameMembers


def sent(members: GameMembers, index: int, event: ev.PressSent) -> Iterator[Addressed]:
    """Yield a message for its readers; only a GM who does not play sees the author of a grey one."""
    if event.postal:
        yield from _postal(members, index)
        return
    reads = readers(members.game, event)
    for reader in members.everyone():
        if _as_actor(reader) in reads:
            yield _press(members, event, reader), reader


def _postal(members: GameMembers, index: int) -> Iterator[Addressed]:
    """Yield everything that waited for the results in one email to each reader, at the last message."""
    events = members.change.events
    if any(isinstance(e, ev.PressSent) and e.postal for e in events[index + 1 :]):
        return
    press = [(e, readers(members.game, e)) for e in events if isinstance(e, ev.PressSent) and e.postal]
    judged = members.change.before.phase if happened(ev.PhaseJudged, events) else None
    for reader in members.everyone():
        his = tuple(_press(members, one, reader) for one, reads in press if _as_actor(reader) in reads)
        if his:
            yield PostalPress(members.game, judged, his), reader


_MOST_CHARACTERS = 150_000
"""Of the messages that are shown at the end of a game, the latest that have room."""


def shown_at_the_end(members: GameMembers) -> Iterator[Addressed]:
    """Return the messages between powers for everybody, as their readers had them.

    A grey one still has no author. What was for the GM or the observers is not shown, nor what was written
    before a start that was undone: its powers were dealt to others, and its settings may have promised
    secrecy.
    """
    game = members.game
    if not game.settings.letters_shown:
        return
    phase: Phase | None = None
    press: list[Press] = []
    for recorded in members.work.games.record(game.name):
        match recorded.event:
            case ev.PhaseOpened():
                phase = recorded.event.phase
            case ev.StartTakenBack():
                press.clear()
            case ev.PressSent() as one if _is_between_powers(one) and one.body:
                press.append(_kept_press(members, one, phase))
    room, kept = _MOST_CHARACTERS, len(press)
    while kept and room >= len(press[kept - 1].body):
        kept -= 1
        room -= len(press[kept].body)
    if press:
        notice = LettersShown(game, tuple(press[kept:]), kept)
        yield from ((notice, reader) for reader in once(members.everyone()))


def _is_between_powers(event: ev.PressSent) -> bool:
    return event.author.power is not None and not {MASTER, OBSERVERS}.intersection(event.to)


def _kept_press(members: GameMembers, event: ev.PressSent, phase: Phase | None) -> Press:
    author = None if event.grey else event.author
    return Press(
        members.game,
        author,
        event.to,
        event.broadcast or not event.to,
        event.broadcast,
        event.body,
        phase,
        person=_named(members, author),
        grey=event.grey,
        left_out=event.left_out,
        fake=event.fake,
        watched=True,
    )


def _named(members: GameMembers, author: Actor | None) -> Restricted[Known | None]:
    """Return the person who wrote a message; nobody for a power whose people are secret.

    Nor is a GM named whom everybody may know, if they speak for it with BECOME.
    """
    if author is None:
        return NO_PERSON
    if author.power is None:
        return members.named(author.person)
    return in_secret(members.game, members.person(author.person))


def _as_actor(reader: Addressee) -> Actor:
    return Actor(reader.role, reader.person.id, reader.power)


def withheld(members: GameMembers, _index: int, event: ev.PressWithheld) -> Iterator[Addressed]:
    """Tell its author that a message was not sent, as its condition does not hold."""
    author = members.person(event.author.person)
    waited = [one for one in posted_by(members.change.before, event.author) if one.number == event.number]
    if event.recalled or author is None or not waited:
        return
    condition, game = waited[0].condition, members.game
    why = remark(OrderRemark.PRESS_NOT_HELD, number=event.number, game=game.name, condition=condition)
    yield LetterDropped(game, why, waited[0].body), Addressee(author, event.author.role, event.author.power)


def wish_set(members: GameMembers, index: int, event: ev.PressWishSet) -> Iterator[Addressed]:
    """Tell that others read what passes between players; what an email takes back is not told."""
    later = (e for e in members.change.events[index + 1 :] if isinstance(e, ev.PressWishSet))
    again = any((e.person, e.wish) == (event.person, event.wish) for e in later)
    same = wants(members.change.before, event.person, event.wish) == event.wanted
    if event.wish is not PressWish.ALL_PRESS or again or same:
        return iter(())
    notice = PressWatched(members.game, event.wanted, members.game.is_run_by(event.person))
    return ((notice, reader) for reader in once(members.everyone()) if reader.person.id != event.person)


def _press(members: GameMembers, event: ev.PressSent, reader: Addressee) -> Press:
    """Return the message as that reader is shown it."""
    game, actor = members.game, _as_actor(reader)
    own = event.author.person == reader.person.id
    told = own or not event.grey or is_nonplaying_master(game, reader.role, reader.person.id)
    author, shown = event.author if told else None, as_shown(game, event, actor)
    return Press(
        game,
        author,
        shown.to,
        shown.broadcast or not shown.to,
        shown.broadcast,
        event.body,
        members.change.before.phase if event.postal else game.phase,
        person=_named(members, author),
        grey=event.grey,
        left_out=shown.left_out,
        fake=shown.fake,
        own=own,
        watched=_is_copy(event, actor),
    )


def _is_copy(event: ev.PressSent, reader: Actor) -> bool:
    """Return whether the message is for others, and the reader has a copy."""
    if not event.to or event.broadcast or event.author.person == reader.person:
        return False
    return (GROUPS.get(reader.role) or reader.power) not in event.to
